"""For people with the box on the table: the rules count what they own, and work out a raid or a scroll."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

from doubloon.core.companion import Companion
from doubloon.core.errors import BadSheet
from doubloon.core.schema import Seat

from . import GAME
from .box import RAIDERS
from .cards import DISCIPLINE, NAMES
from .rules.raid import claim, steal, strongest_pack, theft
from .rules.scrolls import counts, scroll_pays, times_for
from .state import NOBODY, Hunt
from .treasures import GOBLIN_NAMES, IS_YELLOW, TREASURE_NAMES
from .view_types import Goblin, Treasure
from .vocabulary import CLAIMED

MOST_MONEY: Final = 9_999
MOST_THINGS: Final = 99
"""Nobody comes near that; it only keeps nonsense out."""
BEST_DOG: Final = max(DISCIPLINE)


Fate: TypeAlias = Literal["pays", "broke", "held", "scared"]


class OwnSheet(TypedDict):
    """What somebody owns."""

    money: NotRequired[int]
    """Left out: as much as everybody begins with."""
    treasures: list[str]
    goblins: int


class CampSheet(TypedDict):
    """How somebody guards the camp."""

    paws: int
    discipline: int
    """The highest on a single dog; it matters only where the most paws are tied."""
    scared: bool
    """Has this player set up a Scaregoblin?"""


class RaidSheet(TypedDict):
    """A night with goblins."""

    goblins: list[str]
    """From top to bottom."""
    coins: list[int]
    """The money that lies on each of them already."""
    camps: list[CampSheet]


class ScrollSheet(TypedDict):
    """A yellow scroll that somebody uses."""

    treasure: str
    times: int
    """How many cards it speaks of were played, or what coin cards paid."""


class Sheet(TypedDict):
    """What people enter."""

    players: list[OwnSheet]
    raid: NotRequired[RaidSheet]
    scroll: NotRequired[ScrollSheet]


class Line(TypedDict):
    """One line of the count."""

    part: str
    points: int


class TileRow(TypedDict):
    """A treasure, and what it counts at the end."""

    treasure: Treasure
    points: int
    usable: bool
    """Is it a yellow scroll, that pays only when it is used?"""


class Count(TypedDict):
    """What somebody's wealth comes to."""

    money: int
    lines: list[Line]
    tiles: list[TileRow]
    total: int
    place: int


class Theft(TypedDict):
    """What a goblin does."""

    goblin: Goblin
    pays: list[int]
    """By seat: what it takes,"""
    fates: list[Fate]
    """and why that much."""
    coins: int
    """What lies on it in the end."""
    claimed: bool


class Raid(TypedDict):
    """How a night ends."""

    goblins: list[Theft]
    claimer: Seat | None
    """Who has the strongest pack; null: nobody has a dog."""
    tied: list[Seat]
    """Who has the most paws, if more than one: discipline decides among them."""
    settled: bool
    """Is it clear who has the strongest pack? If not, the disciplines of those who are tied are missing."""
    money: list[int]
    claims: list[int]
    """By seat: money afterwards, and the goblins claimed in all."""


class Answer(TypedDict):
    """What people are told."""

    players: list[Count]
    raid: Raid | None
    raiders: int
    """So many goblins come in a round."""
    pays: int | None
    """What the scroll pays."""


TREASURE: Final = {name: tile for tile, name in enumerate(TREASURE_NAMES)}
GOBLIN: Final = {name: goblin for goblin, name in enumerate(GOBLIN_NAMES)}


def advise(sheet: Sheet) -> Answer:
    """§4.7, §5.1, §6 The count as it stands, the raid and the scroll if there is one."""
    state = _table(sheet["players"])
    places = GAME.ranking(state)
    return {
        "players": [_count(state, seat, places[seat]) for seat in range(state.seats)],
        "raid": _raid(_table(sheet["players"]), sheet["raid"]) if "raid" in sheet else None,
        "raiders": RAIDERS,
        "pays": _pays(state, sheet["scroll"]) if "scroll" in sheet else None,
    }


def _table(players: list[OwnSheet]) -> Hunt:
    """The table at which people own all that."""
    state: Hunt = GAME.start(len(players))
    for seat, own in enumerate(players):
        who = f"Player {seat + 1}"
        state.money[seat] = _within(own.get("money", state.money[seat]), MOST_MONEY, f"the money of {who}")
        _within(own["goblins"], MOST_THINGS, f"the goblins of {who}")
        _within(len(own["treasures"]), MOST_THINGS, f"the treasures of {who}")
        state.treasures[seat] = tuple([_known(name, TREASURE, "treasure") for name in own["treasures"]])
        state.claimed[seat] = (0,) * own["goblins"]
    return state


def _count(state: Hunt, seat: int, place: int) -> Count:
    """§6.2 The four things that are added up, and what each treasure brings to them."""
    return {
        "money": state.money[seat],
        "lines": [{"part": part, "points": points[seat]} for part, points in GAME.tally(state)],
        "tiles": [
            {"treasure": TREASURE_NAMES[tile], "points": counts(state, seat, tile), "usable": IS_YELLOW[tile]}
            for tile in state.treasures[seat]
        ],
        "total": GAME.scores(state)[seat],
        "place": place,
    }


def _raid(state: Hunt, raid: RaidSheet) -> Raid:
    """§4.7 The goblins strike one after the other; the strongest pack claims those that it holds off."""
    camps = raid["camps"]
    if len(camps) != state.seats or len(raid["coins"]) != len(raid["goblins"]) or len(raid["goblins"]) > RAIDERS:
        raise BadSheet(f"A raid has a camp for each player, and up to {RAIDERS} goblins with the coins on each (§4.7).")
    state.raiders = [_known(name, GOBLIN, "goblin") for name in raid["goblins"]]
    state.loot = [_within(coins, MOST_MONEY, "the money on a goblin") for coins in raid["coins"]]
    state.paws = tuple([_within(camp["paws"], MOST_THINGS, "a number of paws") for camp in camps])
    for seat, camp in enumerate(camps):
        state.laid[seat] = _best_dog(camp)
        state.scared |= camp["scared"] << seat
    thefts = [_theft(state, place) for place in range(len(state.raiders))]
    most = max(state.paws)
    tied = [seat for seat, paws in enumerate(state.paws) if paws == most and most]
    best = [seat for seat in tied if camps[seat]["discipline"] == max([camps[each]["discipline"] for each in tied])]
    claimer = strongest_pack(state) if len(best) < 2 else NOBODY
    if len(best) < 2:
        state.told = []
        claim(state)
        for theft, event in zip(thefts, state.told, strict=True):
            theft["claimed"] = event[0] == CLAIMED
    return {
        "goblins": thefts,
        "claimer": None if claimer == NOBODY else claimer,
        "tied": tied if len(tied) > 1 else [],
        "settled": len(best) < 2,
        "money": state.money,
        "claims": [len(claimed) for claimed in state.claimed],
    }


def _theft(state: Hunt, place: int) -> Theft:
    """§4.7 A goblin takes its coin from everybody who cannot hold it off."""
    goblin, before = state.raiders[place], state.money
    for seat in range(state.seats):
        steal(state, seat, place, goblin)
    pays = [had - has for had, has in zip(before, state.money, strict=True)]
    return {
        "goblin": GOBLIN_NAMES[goblin],
        "pays": pays,
        "fates": [_fate(state, seat, goblin, coins) for seat, coins in enumerate(pays)],
        "coins": state.loot[place],
        "claimed": False,
    }


def _fate(state: Hunt, seat: int, goblin: int, coins: int) -> Fate:
    """§4.7 Why a goblin has taken so much from somebody."""
    if coins:
        return "pays"
    paws, scared = state.paws[seat], state.scared
    if theft(state, seat, goblin, paws, MOST_MONEY):
        return "broke"
    state.scared = 0
    is_held = not theft(state, seat, goblin, paws, MOST_MONEY)
    state.scared = scared
    return "held" if is_held else "scared"


def _best_dog(camp: CampSheet) -> tuple[int, ...]:
    """§4.7 A dog of this discipline, which is all that a tie asks for."""
    discipline = _within(camp["discipline"], BEST_DOG, "a discipline")
    return (DISCIPLINE.index(discipline),) if discipline in DISCIPLINE else ()


def _pays(state: Hunt, scroll: ScrollSheet) -> int:
    """§5.1 What a yellow scroll pays for so many cards that it speaks of, or for what coin cards paid."""
    tile = _known(scroll["treasure"], TREASURE, "treasure")
    if not IS_YELLOW[tile]:
        raise BadSheet(f"The {scroll['treasure']} is not a yellow scroll (§1.2).")
    times = _within(scroll["times"], MOST_THINGS, "a number of cards")
    card = next(card for card in range(len(NAMES)) if times_for(tile, card) == 1)
    state.laid[0] = (card,) * times
    return scroll_pays(state, 0, tile)


def _known(name: str, names: dict[str, int], thing: str) -> int:
    """The tile of this name."""
    if name not in names:
        raise BadSheet(f"There is no {thing} {name!r}.")
    return names[name]


def _within(number: int, most: int, what: str) -> int:
    """A number that somebody can have entered."""
    if not 0 <= number <= most:
        raise BadSheet(f"There are 0 to {most} of {what}, not {number}.")
    return number


COMPANION: Final = Companion(Sheet, Answer, advise)
