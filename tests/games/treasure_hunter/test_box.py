"""§1 What there is: every card, tile, goblin and coin, and how sure we are of it."""

from __future__ import annotations

from collections import Counter

import pytest

from doubloon.core.content import SOURCES
from doubloon.games.treasure_hunter.box import (
    BANK,
    COIN_TOKENS,
    COIN_VALUES,
    COLOURS,
    FOLDER,
    GEM_TOKENS,
    LOCATIONS,
)
from doubloon.games.treasure_hunter.cards import (
    ACTIONS,
    ADVENTURERS,
    CARDS,
    COINS,
    COMPANIONS,
    NAMES,
    WATCHDOGS,
)
from doubloon.games.treasure_hunter.treasures import (
    ARTIFACT,
    COLLECTORS_CRAZE,
    GOBLINS,
    IS_GRAY,
    IS_YELLOW,
    MASTER_OF_GOBLINS,
    PACKMASTER,
    RAINING_COINS,
    SPECIAL_TEAM,
    STRONG_TEAM,
    TREASURES,
)
from tests.games.treasure_hunter.table import GAME

RULES = (FOLDER / "RULES.md").read_text(encoding="utf-8")

PRINTED_SCROLLS = {
    "strong-team-green-silver",
    "strong-team-red-gold",
    "packmaster-silver",
    "special-team-4-5-6",
    "master-of-goblins-silver",
    "collectors-craze-copper",
}
"""It's Raining Coins is printed too, but not that there are two tiles of each kind."""


def tiles_of(sort: int) -> dict[str, int]:
    """The tiles of one sort and how many there are of each."""
    return {treasure.name: treasure.tiles for treasure in TREASURES if treasure.sort == sort}


def artifacts() -> list[int]:
    """The value of every artifact, junk included."""
    return [each.worth for each in TREASURES if each.sort == ARTIFACT for _ in range(each.tiles)]


# §1 -------------------------------------------------------------------------------------------------------------------


def test_1_the_locations_in_their_order() -> None:
    assert list(zip(LOCATIONS, COLOURS, strict=True)) == [
        ("Frosty Mountain", "blue"),
        ("Tangled Jungle", "green"),
        ("Lava Cave", "red"),
    ]


def test_1_copper_silver_and_gold() -> None:
    assert COIN_VALUES == [1, 2, 3]


def test_1_everything_has_a_source() -> None:
    sources = [card.source for card in CARDS] + [tile.source for tile in TREASURES]
    sources += [goblin.source for goblin in GOBLINS] + [token.source for token in COIN_TOKENS + GEM_TOKENS]
    assert len(sources) == len(CARDS) + len(TREASURES) + len(GOBLINS) + 5
    assert set(sources) <= set(SOURCES)


def test_1_what_is_printed_attested_and_reconstructed() -> None:
    assert {card.source for card in ADVENTURERS + COINS} == {"printed"}
    assert {card.source for card in COMPANIONS} == {"attested"}
    assert {card.source for card in WATCHDOGS + ACTIONS} == {"reconstructed"}
    assert [token.source for token in COIN_TOKENS] == ["printed", "printed", "attested"]
    assert {token.source for token in GEM_TOKENS} == {"printed"}
    assert {goblin.name for goblin in GOBLINS if goblin.source == "printed"} == {"goblin-3-silver"}
    assert {tile.name for tile in TREASURES if tile.source == "printed"} == PRINTED_SCROLLS
    assert {tile.name for tile in TREASURES if tile.source == "attested"} == {"artifact-6", "artifact-19"}
    assert {goblin.source for goblin in GOBLINS} == {"printed", "reconstructed"}
    assert {tile.source for tile in TREASURES} == {"printed", "attested", "reconstructed"}


# §1.1 -----------------------------------------------------------------------------------------------------------------


def test_1_1_there_are_75_cards() -> None:
    assert sum(card.copies for card in CARDS) == 75
    assert [sum(card.copies for card in kind) for kind in (ADVENTURERS, COINS, WATCHDOGS, COMPANIONS, ACTIONS)] == [
        36,
        12,
        12,
        3,
        12,
    ]


def test_1_1_adventurers_of_strength_1_to_12_once_in_each_colour() -> None:
    assert [(card.colour, card.strength, card.copies) for card in ADVENTURERS] == [
        (colour, strength, 1) for colour in range(3) for strength in range(1, 13)
    ]


def test_1_1_four_coin_cards_of_each_metal() -> None:
    assert [(card.name, card.pays, card.copies) for card in COINS] == [
        ("coin-copper", 1, 4),
        ("coin-silver", 2, 4),
        ("coin-gold", 3, 4),
    ]


def test_1_1_twelve_watchdogs() -> None:
    dogs = [(dog.paws, dog.discipline) for dog in WATCHDOGS for _ in range(dog.copies)]
    assert [paws for paws, _ in dogs] == [1] * 4 + [2] * 4 + [3] * 4
    assert [discipline for _, discipline in dogs] == list(range(12, 0, -1))
    assert ", ".join(f"{paws}/{discipline}" for paws, discipline in dogs) in RULES


def test_1_1_no_discipline_stands_on_two_dogs() -> None:
    assert len({dog.discipline for dog in WATCHDOGS}) == sum(dog.copies for dog in WATCHDOGS) == 12


def test_1_1_a_companion_for_each_location() -> None:
    assert [(card.name, COLOURS[card.colour], card.copies) for card in COMPANIONS] == [
        ("polar-bear", "blue", 1),
        ("tiger", "green", 1),
        ("dragon", "red", 1),
    ]


def test_1_1_two_of_each_other_action() -> None:
    assert {card.name: card.copies for card in ACTIONS} == dict.fromkeys(
        [
            "flaming-sword",
            "goblin-mercenaries",
            "shrinking-potion",
            "sleeping-beauty",
            "scaregoblin",
            "mystery-mule",
        ],
        2,
    )


def test_1_1_cards_are_told_apart_by_name() -> None:
    assert len(set(NAMES)) == len(NAMES) == 36 + 3 + 12 + 3 + 6


# §1.2 -----------------------------------------------------------------------------------------------------------------


def test_1_2_there_are_54_treasures() -> None:
    assert sum(treasure.tiles for treasure in TREASURES) == 54


def test_1_2_artifacts_junk_yellow_and_gray() -> None:
    good = [value for value in artifacts() if value > 0]
    junk = [value for value in artifacts() if value < 0]
    yellow = sum(tile.tiles for kind, tile in enumerate(TREASURES) if IS_YELLOW[kind])
    gray = sum(tile.tiles for kind, tile in enumerate(TREASURES) if IS_GRAY[kind])
    assert (len(good), len(junk), yellow, gray) == (25, 5, 20, 4)


def test_1_2_the_values_of_the_artifacts() -> None:
    good = sorted(value for value in artifacts() if value > 0)
    assert Counter(good) == Counter([*range(2, 21), *range(4, 10)])
    assert sum(good) == 248
    assert ", ".join(str(value) for value in good) in RULES


def test_1_2_the_junk() -> None:
    assert [value for value in artifacts() if value < 0] == [-3, -4, -5, -6, -7]


def test_1_2_strong_team_for_each_location_and_metal() -> None:
    assert tiles_of(STRONG_TEAM) == {
        f"strong-team-{colour}-{metal}": 1 for colour in COLOURS for metal in ("copper", "silver", "gold")
    }
    for treasure in TREASURES:
        if treasure.sort == STRONG_TEAM:
            _, _, colour, metal = treasure.name.split("-")
            assert (COLOURS[treasure.colour], treasure.worth) == (colour, {"copper": 1, "silver": 2, "gold": 3}[metal])


@pytest.mark.parametrize(
    ("sort", "tiles", "worth"),
    [
        (PACKMASTER, {"packmaster-copper": 1, "packmaster-silver": 1, "packmaster-gold": 1}, [1, 2, 3]),
        (
            SPECIAL_TEAM,
            {
                "special-team-1-2-3": 1,
                "special-team-4-5-6": 1,
                "special-team-7-8-9": 1,
                "special-team-10-11-12": 1,
            },
            [3] * 4,
        ),
        (RAINING_COINS, {"raining-coins-x1": 2, "raining-coins-x2": 2}, [1, 2]),
        (MASTER_OF_GOBLINS, {"master-of-goblins-copper": 1, "master-of-goblins-silver": 1}, [1, 2]),
        (COLLECTORS_CRAZE, {"collectors-craze-copper": 1, "collectors-craze-silver": 1}, [1, 2]),
    ],
)
def test_1_2_the_other_scrolls(sort: int, tiles: dict[str, int], worth: list[int]) -> None:
    assert tiles_of(sort) == tiles
    assert [treasure.worth for treasure in TREASURES if treasure.sort == sort] == worth


def test_1_2_the_special_teams_are_three_strengths_each() -> None:
    teams = [treasure.team for treasure in TREASURES if treasure.sort == SPECIAL_TEAM]
    assert teams == [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]


# §1.3 -----------------------------------------------------------------------------------------------------------------


def test_1_3_there_are_22_goblins() -> None:
    assert sum(goblin.tiles for goblin in GOBLINS) == 22


def test_1_3_the_goblins_by_paws_and_coin() -> None:
    found = Counter({(goblin.paws, goblin.takes): goblin.tiles for goblin in GOBLINS})
    rows = [[found[paws, coin] for coin in (1, 2, 3)] for paws in range(1, 7)]
    assert rows == [[2, 1, 1], [2, 2, 1], [2, 2, 1], [1, 2, 1], [1, 1, 1], [0, 0, 1]]
    assert [sum(column) for column in zip(*rows, strict=True)] == [8, 8, 6]
    for paws, row in enumerate(rows, start=1):
        assert f"| {paws} | {row[0]} | {row[1]} | {row[2]} | {sum(row)} |" in RULES


# §1.4 -----------------------------------------------------------------------------------------------------------------


def test_1_4_82_coins_worth_142() -> None:
    assert [token.tokens for token in COIN_TOKENS] == [42, 20, 20]
    assert sum(token.tokens for token in COIN_TOKENS) == 82
    assert sum(token.tokens * token.value for token in COIN_TOKENS) == 142


def test_1_4_39_gems_worth_510() -> None:
    assert [(token.value, token.tokens) for token in GEM_TOKENS] == [(10, 27), (20, 12)]
    assert sum(token.tokens for token in GEM_TOKENS) == 39
    assert sum(token.tokens * token.value for token in GEM_TOKENS) == 510


def test_1_4_all_money_is_in_the_supply_or_with_the_players() -> None:
    assert BANK == 652
    assert GAME.census(GAME.start(6))["money"] == 652
