"""What a view of Treasure Hunter is made of: the board, the terminal and the web read these types."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from doubloon.core.schema import BY_SEAT, CHOICE, COLOUR, HAND, TITLE, UNSAID, YOU, Seat, noun, of, usually

Card: TypeAlias = Annotated[str, noun("card")]
Treasure: TypeAlias = Annotated[str, noun("treasure")]
Goblin: TypeAlias = Annotated[str, noun("goblin")]


class HoldView(TypedDict):
    """Who would take a prize, or took it, and why."""

    seat: Seat | None
    why: str
    """highest, lowest, only (nobody else can), tie, split (a tie that the other one won), nobody; empty: not yet."""
    tied: list[Seat]
    by: Card | None
    """The adventurer that decides a tie."""


class LocationView(TypedDict):
    """A location: its prizes, the totals as they stand or stood, and who captured what."""

    location: Annotated[str, noun("location"), TITLE]
    colour: Annotated[str, COLOUR]
    max: Treasure | None
    min: Treasure | None
    max_seat: Seat | None
    min_seat: Seat | None
    max_now: Annotated[HoldView, UNSAID]
    min_now: Annotated[HoldView, UNSAID]
    visited: bool
    totals: Annotated[list[int | None], BY_SEAT]
    times: Annotated[list[int], BY_SEAT, usually(1)]
    bonus: Annotated[list[int], BY_SEAT, usually(0)]


class GoblinView(TypedDict):
    """A goblin: how many paws keep it at bay, what it takes, and what lies on it."""

    goblin: Annotated[Goblin, TITLE]
    paws: int
    takes: int
    loot: int


class StacksView(TypedDict):
    """How many tiles and goblins are left to come."""

    max: int
    min: int
    goblins: int


class WealthView(TypedDict):
    """What a player has, as it would count now."""

    gray: int
    artifacts: int
    goblins: int
    money: int


class MuleView(TypedDict):
    """A card that a mule brings: after which location, and whether it has been laid out."""

    after: int
    laid: bool


class ScrollView(TypedDict):
    """A scroll, and what it would pay: so much each time, and how often."""

    scroll: Annotated[Treasure, TITLE]
    pays: int
    each: Annotated[int, UNSAID]
    times: Annotated[int, UNSAID]


class PlayerView(TypedDict):
    """What everybody sees of a player: wealth, and the cards laid out."""

    money: int
    treasures: list[Treasure]
    goblins: list[Goblin]
    wealth: WealthView
    score: int
    cards: Annotated[int, usually(0)]
    pack: Annotated[int, usually(0)]
    own_pile: Annotated[int, usually(0)]
    has_kept: bool
    has_chosen: bool
    laid: Annotated[list[Card], UNSAID, CHOICE]
    """All cards laid out; teams, dogs, coins and actions are the same in groups."""
    teams: list[list[Card]]
    dogs: list[Card]
    coins: list[Card]
    actions: list[Card]
    played: Annotated[list[list[Card]], UNSAID]
    """The action cards by the location where they were played, and last those against goblins."""
    too_late: list[Card]
    asleep: list[Card]
    mules: list[MuleView]
    paws: Annotated[int | None, usually(0)]
    scaregoblin: bool
    collected: Annotated[int, usually(0)]
    scrolls: Annotated[list[ScrollView], UNSAID]
    """Once the cards are open: what the yellow scrolls would pay."""
    done: bool


class LookView(TypedDict):
    """A pack that was passed on: what was in it, and what was drawn, kept and set aside."""

    pack_seat: Annotated[Seat, TITLE]
    cards: list[Card]
    drawn: Card | None
    kept: Card
    aside: Card | None


class GroupsView(TypedDict):
    """What a player's cards add up to."""

    totals: list[int | None]
    """For each location the strength of the adventurers in hand."""
    cards: list[int]
    paws: int
    coins: int
    actions: int
    helpers: list[list[Card]]
    """For each location the cards in hand that help there alone, and last those that protect from goblins."""


class GuardView(TypedDict):
    """What a goblin would do: held off, or how much it takes."""

    held: bool
    pays: int


class PickView(TypedDict):
    """What a card of the pack would change if it were kept."""

    card: Card
    group: str
    """blue, green, red, dogs, coins or actions."""
    location: str | None
    """Where an adventurer hunts or a companion helps."""
    before: int | None
    after: int | None
    guard: list[GuardView]
    scrolls: int
    """How much more the player's yellow scrolls would pay in this round."""
    fades: bool
    """Is it lost at the end of the round if it has not been played?"""
    is_last_choice: bool
    """Does the last card of the round come by itself after it?"""


class WantedView(TypedDict):
    """A card of the pack that would pay whoever gets the pack next."""

    card: Card
    by_seat: Seat
    scroll: Treasure
    """The open scroll of theirs that would pay the most for it."""
    pays: int


class PlayView(TypedDict):
    """What passing or an action card would lead to, or why it cannot be played."""

    move: str
    card: Card | None
    sleeper: Card | None
    why_not: str
    """The name of a reason; empty: it can be played when the player is asked."""
    totals: list[int | None]
    max_now: HoldView
    min_now: HoldView
    money: int
    guard: list[GuardView]
    draws: bool
    closes: bool
    """Would the window close?"""


class OwnView(TypedDict, total=False):
    """What only its own seat sees."""

    hand: Annotated[list[Card], HAND]
    pack: Annotated[list[Card], HAND]
    keeps: Card | None
    sets_aside: Card | None
    brought: list[Card]
    seen: list[LookView]
    """Every pack that the reader has passed on in this round."""
    scrolls: list[ScrollView]
    groups: Annotated[GroupsView, UNSAID]
    guard: Annotated[list[GuardView], UNSAID]
    """What each goblin would do to the reader now."""
    picks_would: Annotated[list[PickView], UNSAID]
    wanted: Annotated[list[WantedView], UNSAID]
    """What the neighbour's open scrolls would pay for, of the cards that may go on to them."""
    plays_would: Annotated[list[PlayView], UNSAID]


class TreasureHunterView(OwnView):
    """The open table, and for a seat its own cards."""

    you_seat: Annotated[Seat | None, UNSAID, YOU]
    round: Annotated[int, of("rounds")]
    rounds: int
    step: Annotated[str, of("steps")]
    steps: list[str]
    dealer_seat: Seat
    passing: Literal["left", "right"]
    ring: Annotated[list[Seat], UNSAID]
    """The seats in the order in which a pack goes round."""
    pick: Annotated[int, UNSAID]
    picks: Annotated[int, UNSAID]
    locations: list[LocationView]
    goblins: list[GoblinView]
    stacks: StacksView
    draw_pile: Annotated[int, usually(0)]
    players: Annotated[list[PlayerView], BY_SEAT]
    asked_seat: Seat | None
    passes: Annotated[int, usually(0)]
    passed_seats: Annotated[list[Seat], UNSAID]
    order: Annotated[list[Seat], UNSAID]
    """Who is asked in the action window, in order; whoever holds no card is skipped."""
    out_of_the_game: list[Treasure]
