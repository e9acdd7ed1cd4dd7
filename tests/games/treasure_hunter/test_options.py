"""The five options, off and on: rulings that people may want otherwise."""

from __future__ import annotations

import pytest

from doubloon.games.treasure_hunter.box import FOLDER
from doubloon.games.treasure_hunter.treasures import IS_YELLOW, TREASURE_NAMES
from tests.games.treasure_hunter.table import (
    ANI,
    FRANK,
    GAME,
    GOBLINS,
    JENNY,
    after_passes,
    after_raid,
    at,
    captors,
    go,
    moves,
    table,
    totals,
    why,
)

NAMES = ["beauty_removes", "split_ties", "mule_counts", "lenient_mercenaries", "richer_scrolls"]
OFF_AND_ON = pytest.mark.parametrize("on", [False, True])


def test_options_are_five_switches_all_off_and_told_in_the_rules() -> None:
    assert [(option.name, option.default) for option in GAME.options.all] == [(name, False) for name in NAMES]
    rules = (FOLDER / "RULES.md").read_text(encoding="utf-8")
    for name in NAMES:
        assert rules.count(f"*Option* **{GAME.voice('en').text('options', name, 'name')}**") == 1


# §4.4 beauty_removes --------------------------------------------------------------------------------------------------


@OFF_AND_ON
def test_4_4_beauty_removes_the_sleeper_from_ties(on: bool) -> None:
    state = table("blue-4 blue-9 sleeping-beauty", "blue-1 blue-3 coin-gold", "blue-12", beauty_removes=on)
    state = go(state, "0 beauty blue-9")
    assert totals(state) == [4, 4, 12]
    assert captors(after_passes(state))[1] == ANI
    state = table(
        "blue-2 blue-9 sleeping-beauty flaming-sword", "blue-1 blue-5 coin-gold", "blue-12", beauty_removes=on
    )
    state = go(state, "0 beauty blue-9; 1 pass; 0 play flaming-sword")
    assert totals(state) == [6, 6, 12]
    assert captors(after_passes(state))[1] == (FRANK if on else ANI)


@OFF_AND_ON
def test_4_4_beauty_removes_any_waking_adventurer_goes_before_a_sleeping_one(on: bool) -> None:
    """Ani has only a sleeping 12 and a sword, Frank a waking 1 and a 3."""
    state = table("blue-12 sleeping-beauty flaming-sword", "blue-1 blue-3 coin-gold", beauty_removes=on)
    state = go(state, "0 beauty blue-12; 1 pass; 0 play flaming-sword")
    assert totals(state) == [4, 4]
    assert captors(after_passes(state)) == ((FRANK, FRANK) if on else (ANI, ANI))


@pytest.mark.parametrize(("ani", "frank", "winner"), [(12, 11, ANI), (2, 11, FRANK)])
def test_4_4_beauty_removes_where_nobody_is_awake_the_highest_sleeper_decides(
    ani: int, frank: int, winner: int
) -> None:
    state = table(
        f"blue-{ani} sleeping-beauty flaming-sword",
        f"blue-{frank} sleeping-beauty flaming-sword",
        "coin-gold",
        beauty_removes=True,
    )
    state = go(state, f"0 beauty blue-{ani}; 1 beauty blue-{frank}; 2 pass; 0 play flaming-sword; 1 play flaming-sword")
    assert totals(state) == [4, 4, 0]
    assert captors(after_passes(state)) == (winner, winner)


@OFF_AND_ON
def test_4_4_beauty_removes_the_sleeper_from_scrolls(on: bool) -> None:
    scrolls = "strong-team-blue-gold special-team-4-5-6"
    state = table("blue-4 blue-5 blue-9 sleeping-beauty", "coin-gold", owned=[scrolls], beauty_removes=on)
    state = after_raid(go(state, "0 beauty blue-5"))
    money = state.money[ANI]
    assert go(state, "0 use strong-team-blue-gold").money[ANI] == money + (6 if on else 9)
    assert go(state, "0 use special-team-4-5-6").money[ANI] == money + (3 if on else 6)


@OFF_AND_ON
def test_4_4_beauty_removes_but_the_sleeper_lets_you_act_and_capture(on: bool) -> None:
    state = table("blue-9 sleeping-beauty flaming-sword", "coin-gold", beauty_removes=on)
    state = go(state, "0 beauty blue-9; 1 pass")
    assert moves(state) == ["pass", "play flaming-sword"]
    assert captors(after_passes(go(state, "0 play flaming-sword"))) == (ANI, ANI)
    assert captors(after_passes(state)) == (-1, -1)


# §4.5 split_ties ------------------------------------------------------------------------------------------------------


@OFF_AND_ON
def test_4_5_split_ties_gives_min_to_the_last_in_the_same_order(on: bool) -> None:
    state = table("blue-5 blue-4", "blue-8 blue-1", "blue-7 blue-2", "coin-gold", split_ties=on)
    assert captors(after_passes(state)) == ((FRANK, ANI) if on else (FRANK, FRANK))


@OFF_AND_ON
def test_4_5_split_ties_changes_nothing_unless_all_have_the_same_total(on: bool) -> None:
    state = table("blue-5 blue-4", "blue-8 blue-1", "blue-12", "coin-gold", split_ties=on)
    assert captors(after_passes(state)) == (JENNY, FRANK)
    state = table("blue-5 blue-4", "blue-8 blue-1", "blue-3", "coin-gold", split_ties=on)
    assert captors(after_passes(state)) == (FRANK, JENNY)


@OFF_AND_ON
def test_4_5_split_ties_leaves_both_to_the_only_one(on: bool) -> None:
    state = table("blue-2 shrinking-potion", "blue-8", "coin-gold", split_ties=on)
    assert captors(after_passes(go(state, "0 play shrinking-potion"))) == (FRANK, FRANK)


def test_4_5_split_ties_looks_at_those_awake_first_with_beauty_removes() -> None:
    hands = ("blue-12 sleeping-beauty flaming-sword", "blue-1 blue-3", "coin-gold")
    for removes, expected in ((False, (ANI, FRANK)), (True, (FRANK, ANI))):
        state = table(*hands, split_ties=True, beauty_removes=removes)
        state = go(state, "0 beauty blue-12; 2 pass; 0 play flaming-sword")
        assert captors(after_passes(state)) == expected


# §4.6 mule_counts -----------------------------------------------------------------------------------------------------


@OFF_AND_ON
def test_4_6_mule_counts_lets_one_that_came_too_late_count_for_scrolls(on: bool) -> None:
    scrolls = "strong-team-green-gold special-team-10-11-12"
    state = at(table("green-5 mystery-mule", "coin-gold", owned=[scrolls], mule_counts=on), GOBLINS)
    state = after_raid(go(state, "0 play mystery-mule; * deal green-12"))
    money = state.money[ANI]
    assert go(state, "0 use strong-team-green-gold").money[ANI] == money + (6 if on else 3)
    assert go(state, "0 use special-team-10-11-12").money[ANI] == money + (3 if on else 0)


@OFF_AND_ON
def test_4_6_mule_counts_for_scrolls_only(on: bool) -> None:
    before = at(table("green-5 mystery-mule", "green-7 coin-gold", mule_counts=on), GOBLINS)
    state = go(before, "0 play mystery-mule; * deal green-12")
    assert (state.captors, state.treasures) == (before.captors, before.treasures)


# §4.4 lenient_mercenaries ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("money", "loot"), [(1, [1, 0, 0]), (2, [1, 1, 0]), (3, [1, 1, 1]), (4, [1, 1, 1])])
def test_4_4_lenient_mercenaries_take_what_you_have_from_the_top_goblin_down(money: int, loot: list[int]) -> None:
    hands = ("blue-4 goblin-mercenaries", "coin-gold")
    state = go(table(*hands, money=[money, 15], lenient_mercenaries=True), "0 play goblin-mercenaries")
    assert totals(state)[ANI] == 12
    assert state.loot == loot
    assert state.money[ANI] == money - sum(loot)
    strict = table(*hands, money=[money, 15])
    assert ("play goblin-mercenaries" in moves(strict)) == (money >= 3)


def test_4_4_lenient_mercenaries_want_at_least_1() -> None:
    state = table("blue-4 goblin-mercenaries", "coin-gold", money=[0, 15], lenient_mercenaries=True)
    assert moves(state) == ["pass"]
    assert why(state, "0 play goblin-mercenaries") == ["too_dear", "4.4", 1, 0]


# §1.2 richer_scrolls --------------------------------------------------------------------------------------------------


def scrolls(**options: object) -> dict[str, int]:
    """How many tiles there are of each yellow scroll before the game."""
    state = GAME.start(3, options)
    return {name: state.tiles.counts[kind] for kind, name in enumerate(TREASURE_NAMES) if IS_YELLOW[kind]}


def test_1_2_richer_scrolls_replaces_four_copper_tiles_by_silver_ones() -> None:
    poor, rich = scrolls(), scrolls(richer_scrolls=True)
    changed = {name: rich[name] - poor[name] for name in poor if rich[name] != poor[name]}
    assert changed == {
        "strong-team-blue-copper": -1,
        "strong-team-green-copper": -1,
        "strong-team-red-copper": -1,
        "packmaster-copper": -1,
        "strong-team-blue-silver": 1,
        "strong-team-green-silver": 1,
        "strong-team-red-silver": 1,
        "packmaster-silver": 1,
    }
    assert sum(poor.values()) == sum(rich.values()) == 20


@OFF_AND_ON
def test_1_2_richer_scrolls_keeps_every_other_number(on: bool) -> None:
    state = GAME.start(3, {"richer_scrolls": on})
    assert state.tiles.total == 54
    assert state.stacks == [27, 27]
    assert min(scrolls(richer_scrolls=on).values()) == (0 if on else 1)
