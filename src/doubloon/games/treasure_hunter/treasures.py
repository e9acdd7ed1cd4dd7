"""§1.2, §1.3 The treasure tiles and the goblins, as numbered kinds."""

from __future__ import annotations

from typing import Final

from doubloon.core.content import Table

from .box import BOX, COIN_VALUES, COLOURS, METALS

ARTIFACT: Final = 0
STRONG_TEAM: Final = 1
PACKMASTER: Final = 2
SPECIAL_TEAM: Final = 3
RAINING_COINS: Final = 4
MASTER_OF_GOBLINS: Final = 5
COLLECTORS_CRAZE: Final = 6


class Treasure:
    """A kind of treasure tile: its sort, its worth or what it pays each time, and for what."""

    def __init__(self, sort: int, name: str, row: Table) -> None:
        self.sort: Final = sort
        self.name: Final = name
        self.tiles: Final = row.number("tiles", 0, 99)
        self.source: Final = row.source()
        self.richer = self.tiles
        self.worth = 0
        self.colour = -1
        self.team: list[int] = []


def _artifact(row: Table) -> Treasure:
    value = row.number("value", -99, 99)
    treasure = Treasure(ARTIFACT, f"artifact-{value}" if value > 0 else f"junk-{-value}", row)
    treasure.worth = value
    return treasure


def _strong_team(row: Table) -> Treasure:
    colour, coin = row.text("colour", COLOURS), row.text("coin", METALS)
    treasure = Treasure(STRONG_TEAM, f"strong-team-{colour}-{coin}", row)
    treasure.colour, treasure.worth = COLOURS.index(colour), coin_worth(coin)
    treasure.richer = row.number("richer", 0, 99)
    return treasure


def _packmaster(row: Table) -> Treasure:
    coin = row.text("coin", METALS)
    treasure = Treasure(PACKMASTER, f"packmaster-{coin}", row)
    treasure.worth, treasure.richer = coin_worth(coin), row.number("richer", 0, 99)
    return treasure


def _special_team(row: Table) -> Treasure:
    team, coin = row.numbers("team"), row.text("coin", METALS)
    treasure = Treasure(SPECIAL_TEAM, f"special-team-{'-'.join([str(strength) for strength in team])}", row)
    treasure.team, treasure.worth = team, coin_worth(coin)
    return treasure


def _raining_coins(row: Table) -> Treasure:
    times = row.number("times", 1, 9)
    treasure = Treasure(RAINING_COINS, f"raining-coins-x{times}", row)
    treasure.worth = times
    return treasure


def _master_of_goblins(row: Table) -> Treasure:
    coin = row.text("coin", METALS)
    treasure = Treasure(MASTER_OF_GOBLINS, f"master-of-goblins-{coin}", row)
    treasure.worth = coin_worth(coin)
    return treasure


def _collectors_craze(row: Table) -> Treasure:
    coin = row.text("coin", METALS)
    treasure = Treasure(COLLECTORS_CRAZE, f"collectors-craze-{coin}", row)
    treasure.worth = coin_worth(coin)
    return treasure


def coin_worth(metal: str) -> int:
    """§1.4 What a coin of this metal is worth."""
    return COIN_VALUES[METALS.index(metal)]


def _treasures() -> list[Treasure]:
    table = BOX.table("treasures")
    read = [(row, _artifact(row)) for row in table.tables("artifacts")]
    read += [(row, _strong_team(row)) for row in table.tables("strong_teams")]
    read += [(row, _packmaster(row)) for row in table.tables("packmasters")]
    read += [(row, _special_team(row)) for row in table.tables("special_teams")]
    read += [(row, _raining_coins(row)) for row in table.tables("raining_coins")]
    read += [(row, _master_of_goblins(row)) for row in table.tables("masters_of_goblins")]
    read += [(row, _collectors_craze(row)) for row in table.tables("collectors_crazes")]
    for row, _ in read:
        row.done()
    table.done()
    return [treasure for _, treasure in read]


class Goblin:
    """§1.3 A kind of goblin: its paws, and what it takes from those who cannot hold it off."""

    def __init__(self, row: Table) -> None:
        self.paws: Final = row.number("paws", 1, 99)
        metal = row.text("takes", METALS)
        self.takes: Final = coin_worth(metal)
        self.name: Final = f"goblin-{self.paws}-{metal}"
        self.tiles: Final = row.number("tiles", 0, 99)
        self.source: Final = row.source()
        row.done()


def _goblins() -> list[Goblin]:
    table = BOX.table("goblins")
    goblins = [Goblin(row) for row in table.tables("tiles")]
    table.done()
    return goblins


TREASURES: Final = _treasures()
TREASURE_NAMES: Final = [treasure.name for treasure in TREASURES]
SORT: Final = [treasure.sort for treasure in TREASURES]
WORTH: Final = [treasure.worth for treasure in TREASURES]
IS_YELLOW: Final = [STRONG_TEAM <= treasure.sort <= RAINING_COINS for treasure in TREASURES]
IS_GRAY: Final = [treasure.sort >= MASTER_OF_GOBLINS for treasure in TREASURES]
YELLOW: Final = [kind for kind, yellow in enumerate(IS_YELLOW) if yellow]

GOBLINS: Final = _goblins()
GOBLIN_NAMES: Final = [goblin.name for goblin in GOBLINS]
GOBLIN_PAWS: Final = [goblin.paws for goblin in GOBLINS]
GOBLIN_TAKES: Final = [goblin.takes for goblin in GOBLINS]
