"""What a view of Tobago is made of: the board, the terminal and the web read these types."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from doubloon.core.schema import BY_SEAT, COLOUR, HAND, TITLE, UNSAID, YOU, Seat, noun, now, of, usually

Space: TypeAlias = Annotated[str, noun("space")]
Clue: TypeAlias = Annotated[str, noun("clue")]
Map: TypeAlias = Annotated[str, noun("map")]
Card: TypeAlias = Annotated[str, noun("card")]
Thing: TypeAlias = Annotated[str, noun("object")]
Misfit: TypeAlias = Literal["strikes-none", "leaves-none"]


class IslandView(TypedDict):
    """Which island it is."""

    number: int
    title: str
    reconstructed_sides: list[str]
    """Those of its sides that are our reconstruction."""


class StatueView(TypedDict):
    """A statue, which way it looks, and the first space that it sees."""

    space: Annotated[Space, TITLE]
    looks: Annotated[str, noun("direction")]
    at: Space


class ObjectsView(TypedDict):
    """Huts, palms and statues, and what is placed next before the first turn."""

    huts: list[Space]
    palms: list[Space]
    statues: list[StatueView]
    unturned: list[Space]
    """Statues that look nowhere yet."""
    placing: Thing | None


class LaidClueView(TypedDict):
    """A clue on a map, and whose compass roses lie on it."""

    clue: Annotated[Clue, TITLE]
    roses: list[Seat]


class MapView(TypedDict):
    """A treasure map: its clues, and where its treasure can still be."""

    colour: Annotated[Map, TITLE, COLOUR]
    clues: list[LaidClueView]
    sites: int
    possible: Annotated[list[Space], UNSAID]
    """The spaces where the treasure can still be."""
    markers: list[Space] | None
    """Where site markers lie, once there are enough of them for all sites."""


class PlayerView(TypedDict):
    """What everybody sees of a player."""

    atv: Space | None
    amulets: int
    clues: int
    roses_left: int
    treasure_cards: int


# fmt: off
Leg = TypedDict("Leg", {"legs": int, "from": Space})
# fmt: on


class TurnView(TypedDict):
    """Whose turn it is, and what is left of it."""

    number: int
    seat: Seat
    action_taken: bool
    has_touched: bool
    legs_left: Annotated[int, usually(0)]
    in_reach: Annotated[list[Space], UNSAID]
    reach: Annotated[dict[Space, Leg], UNSAID]
    """By space: how many legs it takes to get there, and the space before it on the way."""
    by_amulet: bool
    picks_up: bool
    on_map: Map | None
    first_rose: int | None
    asked_for: Annotated[int, UNSAID]
    asked: Annotated[int, UNSAID]


class SharingView(TypedDict):
    """A treasure being shared out: what has been turned up, and who is asked."""

    map: Annotated[Map, TITLE]
    raiser: Seat
    roses: list[Seat]
    asked: Seat | None
    asked_rose: Annotated[int | None, UNSAID]
    offer: Card | None
    turned_up: list[Card]
    face_down: int
    looked: Annotated[list[int], UNSAID]
    """By card: who looked at it before the shuffle; −1 for a card that nobody saw."""
    last_claimer: Seat | None
    you_saw: list[Card]
    """What the reader looked at before the cards were shuffled."""


class TableView(TypedDict):
    """What everybody sees."""

    island: IslandView | None
    objects: ObjectsView
    amulets_ashore: list[Space]
    amulets_left: int
    powers: Annotated[list[str], UNSAID]
    """The moves that amulets can pay for at this table, legal now or not."""
    maps: list[MapView]
    players: Annotated[list[PlayerView], BY_SEAT]
    first: Seat
    turn: Annotated[TurnView | None, now()]
    clues_left: int
    clues_discarded: list[Clue]
    treasure_left: int
    treasure_discarded: list[Card]
    curses: int
    curses_out: Annotated[int, of("curses"), usually(0)]
    last_treasure: bool
    sharing: Annotated[SharingView | None, now()]


class TobagoView(TableView, total=False):
    """What a seat sees; a spectator gets the table alone."""

    you: Annotated[Seat, UNSAID, YOU]
    hand: Annotated[list[Clue], HAND]
    hand_allows: Annotated[list[list[Space]], UNSAID]
    """By clue of the hand: the spaces that it allows."""
    would_leave: Annotated[list[list[int | None]], UNSAID]
    """By clue and map: how many sites it would leave; null where it does not fit."""
    misfits: Annotated[list[list[Misfit | None]], UNSAID]
    """By clue and map: what is wrong with it there; null where it fits."""
    claimed: list[Card]
    chosen_clue: Clue | None
