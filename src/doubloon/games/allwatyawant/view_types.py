"""What a view of Allwatyawant is made of: the board, the terminal and the web read these types."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from doubloon.core.schema import (
    BY_SEAT,
    CHOICE,
    FLAVOUR,
    HAND,
    OPEN,
    TITLE,
    UNSAID,
    YOU,
    Seat,
    Text,
    from_seat,
    going,
    noun,
    now,
    of,
    usually,
)

from .choices import MOST_ROUNDS

Space: TypeAlias = Annotated[str, noun("space")]
Icon: TypeAlias = Annotated[str, noun("icon")]
Item: TypeAlias = Annotated[str, noun("item")]
Favour: TypeAlias = Annotated[str, noun("favour")]
Quest: TypeAlias = Annotated[str, noun("quest")]
Deck: TypeAlias = Annotated[str, noun("deck")]
Way: TypeAlias = Annotated[str, noun("way")]
Where: TypeAlias = Literal["off", "finish", "ashore", "afloat", "bay"]
Found: TypeAlias = Literal["emerald", "bones"]
Follows: TypeAlias = Literal["exchange", "round", "tie", "won"]


class CardView(TypedDict):
    """The card that was last read in this turn, in words."""

    deck: str
    name: Annotated[Quest, TITLE]
    text: Text
    flavour: Annotated[str, FLAVOUR]
    options: Annotated[list[Text], UNSAID]
    """What its options are, while one is chosen."""


class WhenView(TypedDict):
    """What a case asks of the dice: their sum or the better die from low to high, a double, a die that shows it."""

    test: str
    low: int
    high: int


class CaseView(TypedDict):
    """One way in which a throw may end, and what follows."""

    when: list[WhenView]
    """Any of these; nothing: whatever is left."""
    follows: Text


class ChanceView(TypedDict):
    """How likely each case is."""

    move: str
    """What leads to it; empty: whatever is chosen."""
    ways: list[int]
    """How many of all throws lead to each case."""
    of: int


class FateView(TypedDict):
    """What a throw decides, with its chances: one that comes, or one that lies there and may still be changed."""

    cases: list[CaseView]
    chances: list[ChanceView]


class PlayerView(TypedDict):
    """What everybody sees of a pirate."""

    space: Space | None
    where: Where
    steps_left: int | None
    items: list[Item]
    favours: Annotated[int, usually(0)]
    favour_limit: int
    markers: Annotated[int, usually(0)]
    adventure: Quest | None
    task: Text | None
    tries: Annotated[int, usually(0)]
    curse: Quest | None
    has_chosen: bool


class CoinView(TypedDict):
    """A piece of eight: open, known to the reader, or face down, and who has looked under it."""

    field: Annotated[Space, TITLE]
    open: Annotated[bool, OPEN]
    icon: Icon | None
    seen_by_seats: list[Seat]


class DeckView(TypedDict):
    """How many cards of a deck were never seen, and which lie under them in what order."""

    deck: Annotated[Deck, TITLE]
    fresh: int
    under: list[Quest]


class DoubloonView(TypedDict):
    """A doubloon: face down, or what was found under it."""

    doubloon: Annotated[str, noun("doubloon"), TITLE]
    found: Found | None


class OutcomeView(TypedDict):
    """What an exchange leads to, if nobody plays a special."""

    points: list[int]
    follows: Follows
    striker_seat: Seat | None
    """Who attacks next."""
    winner_seat: Seat | None
    booty: int


class DuelView(TypedDict):
    """Who fights whom and how it stands; an attack that lies face down is only its owner's to see."""

    attacker_seat: Seat
    target_seat: Seat
    points: list[int]
    round: int
    exchange: int
    striker_seat: Seat
    has_laid: bool
    laid: Way | None
    shown: Way | None
    tricks: Annotated[int, usually(0)]
    hits: Annotated[int, usually(0)]
    is_off: bool
    exchanges: Annotated[int, UNSAID]
    """How many exchanges make a round."""
    rounds: Annotated[int, UNSAID]
    """How many rounds a duel has at most."""
    if_hit: Annotated[OutcomeView | None, UNSAID]
    if_parried: Annotated[OutcomeView | None, UNSAID]
    booty_left: Annotated[int, UNSAID]
    """How many points of booty are still to be taken."""
    named: Annotated[Item | None, UNSAID]
    """What the winner has named, while the loser may pay a ransom."""


class PlankView(TypedDict):
    """The plank: stones, what is chosen so far, and what the last shot did, also after the series is over."""

    in_use: Annotated[bool, UNSAID]
    shooter_seat: Seat
    shots_left: int
    stones: int
    sunk: int
    need: int
    fouls: Annotated[int, usually(0)]
    lying: Annotated[list[int], UNSAID]
    """Where the stones lie."""
    stand: int | None
    aim: Annotated[str, noun("aim")] | None
    speed: int | None
    last_tremor: int | None
    last_shot: Annotated[list[list[int]], UNSAID]
    """What happened in the last shot, to which stone, when and where."""
    target_seat: Seat | None
    """Whom a volley is fired at."""
    quest: Quest | None
    """The card or event that the shots are for."""
    stakes: list[Text]
    """What follows if nothing is sunk, one stone, two, three."""


class ReachView(TypedDict):
    """A space that the reader chooses from now, or could once the throw is accepted."""

    move: str
    space: Annotated[Space, TITLE]
    steps: int | None
    via: Space | None
    """The field before it on a shortest way."""
    meets_seats: list[Seat]
    """Whom the reader attacks there, or at sea may attack."""


class MissingView(TypedDict):
    """Something the reader lacks, and the nearest place where the reader knows one."""

    item: Annotated[Item, TITLE]
    nearest: Space | None
    steps: int | None


class TableView(TypedDict):
    """What everybody sees."""

    you_seat: Annotated[Seat | None, UNSAID, YOU]
    round: Annotated[int, of("round_limit")]
    round_limit: Annotated[int, usually(MOST_ROUNDS)]
    turn_seat: Seat | None
    first_seat: Seat
    play_goes: Literal["clockwise", "counterclockwise"]
    hand_rule: str
    dice: list[int]
    last_dice: list[int]
    """What was thrown last before this turn began."""
    exact_landing: bool
    card: CardView | None
    target_seat: Seat | None
    fields_resolved: Annotated[int, usually(0)]
    dolphins: Annotated[int, usually(0)]
    players: Annotated[list[PlayerView], BY_SEAT]
    coins: list[CoinView]
    icons_hidden: dict[Icon, int]
    decks: list[DeckView]
    favours_left: int
    favours_below: list[Favour]
    tokens: dict[Item, int]
    doubloons: list[DoubloonView]
    landing_throws: Annotated[list[int], from_seat("first_seat"), going("play_goes")]
    question: Annotated[str, UNSAID]
    """The name of the phase: what is being asked."""
    fate: Annotated[FateView | None, UNSAID]
    """What a throw decides that is asked about."""
    asked_for: Annotated[list[list[int]], UNSAID]
    """What is being asked and what is still to be done, the next first."""
    duel: Annotated[DuelView | None, now()]
    plank: Annotated[PlankView | None, now("in_use")]
    winner_seat: Seat | None


class AllwatyawantView(TableView, total=False):
    """What a seat sees; a spectator gets the table alone."""

    favours: Annotated[list[Favour], HAND]
    known_favours: Annotated[list[list[Favour]], BY_SEAT]
    lacking: Annotated[list[Item], CHOICE]
    missing: Annotated[list[MissingView], UNSAID]
    """What the reader lacks, with the nearest place that is known to have it."""
    reach: Annotated[list[ReachView], UNSAID]
    """Where the reader may go, sail, drive somebody or look, if asked."""
    offers: str | None
    """The item or favour that the reader has chosen to pass on."""
