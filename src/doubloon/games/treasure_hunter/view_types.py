"""What a view of Treasure Hunter is made of: the board, the terminal and the web read these types."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from doubloon.core.schema import BY_SEAT, CHOICE, COLOUR, HAND, TITLE, UNSAID, Seat, noun, of, usually

Card: TypeAlias = Annotated[str, noun("card")]
Treasure: TypeAlias = Annotated[str, noun("treasure")]
Goblin: TypeAlias = Annotated[str, noun("goblin")]


class LocationView(TypedDict):
    """A location: its prizes, the totals as they stand or stood, and who captured what."""

    location: Annotated[str, noun("location"), TITLE]
    colour: Annotated[str, COLOUR]
    max: Treasure | None
    min: Treasure | None
    max_seat: Seat | None
    min_seat: Seat | None
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
    too_late: list[Card]
    asleep: list[Card]
    mules: list[MuleView]
    paws: Annotated[int | None, usually(0)]
    scaregoblin: bool
    collected: Annotated[int, usually(0)]
    done: bool


class LookView(TypedDict):
    """A pack that was passed on: what was in it, and what was drawn, kept and set aside."""

    pack_seat: Annotated[Seat, TITLE]
    cards: list[Card]
    drawn: Card | None
    kept: Card
    aside: Card | None


class ScrollView(TypedDict):
    """A scroll, and what it would pay."""

    scroll: Annotated[Treasure, TITLE]
    pays: int


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


class TreasureHunterView(OwnView):
    """The open table, and for a seat its own cards."""

    you_seat: Annotated[Seat | None, UNSAID]
    round: Annotated[int, of("rounds")]
    rounds: int
    step: Annotated[str, of("steps")]
    steps: list[str]
    dealer_seat: Seat
    passing: Literal["left", "right"]
    locations: list[LocationView]
    goblins: list[GoblinView]
    stacks: StacksView
    draw_pile: Annotated[int, usually(0)]
    players: Annotated[list[PlayerView], BY_SEAT]
    asked_seat: Seat | None
    passes: Annotated[int, usually(0)]
    out_of_the_game: list[Treasure]
