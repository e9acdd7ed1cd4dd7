"""§5.1 Yellow scrolls, §6.1 gray scrolls and §6.2 the count."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from doubloon.games.treasure_hunter.rules.scrolls import wealth
from doubloon.games.treasure_hunter.state import Hunt
from doubloon.games.treasure_hunter.treasures import IS_YELLOW, TREASURE_NAMES
from tests.games.treasure_hunter.table import (
    ANI,
    FRANK,
    GAME,
    GOBLINS,
    after_raid,
    at,
    give,
    give_goblins,
    go,
    is_opening,
    moves,
    next_round,
    owns,
    table,
    tiles,
    told,
    view,
    why,
)

EASY = "goblin-1-copper goblin-1-copper goblin-2-copper"


def camp(hand: str, scrolls: str, *others: str, round: int = 1) -> Hunt:
    """The third phase: Ani has played this hand and owns these scrolls."""
    hands = (hand, *(others or ("dog-3-4 dog-3-3", "coin-copper")))
    return after_raid(table(*hands, owned=[scrolls], goblins=EASY, round=round))


def pays(state: Hunt, scroll: str, seat: int = ANI) -> int:
    """What a seat receives for a scroll: the view says so, and it is so."""
    after = go(state, f"{seat} use {scroll}")
    paid = after.money[seat] - state.money[seat]
    told = next(each for each in view(state, seat)["scrolls"] if each["scroll"] == scroll)
    assert told["pays"] == paid == told["each"] * told["times"]
    assert state.bank - after.bank == paid
    return paid


# §5.1 -----------------------------------------------------------------------------------------------------------------


def test_example_09_four_adventurers_of_the_jungle_bring_4_silver() -> None:
    """§5.1 Strong Team."""
    state = camp("green-1 green-5 green-8 green-9 blue-3", "strong-team-green-silver")
    assert pays(state, "strong-team-green-silver") == 8


def test_example_16_two_adventurers_at_the_lava_cave_bring_2_gold() -> None:
    """§5.1 Strong Team."""
    assert pays(camp("red-1 red-5 green-8", "strong-team-red-gold"), "strong-team-red-gold") == 6


def test_example_17_four_watchdogs_bring_4_silver() -> None:
    """§5.1 Packmaster: for the cards, not for the paws."""
    state = camp("dog-3-4 dog-3-3 dog-1-12 dog-2-8", "packmaster-silver", "coin-gold", "coin-gold")
    assert pays(state, "packmaster-silver") == 8


def test_example_18_five_adventurers_of_strength_4_5_or_6_bring_5_gold() -> None:
    """§5.1 Special Team: at any location."""
    state = camp("blue-4 blue-5 green-5 red-4 red-6 red-7 green-3", "special-team-4-5-6")
    assert pays(state, "special-team-4-5-6") == 15


def test_example_19_coins_worth_8_bring_16_more() -> None:
    """§5.1 It's Raining Coins."""
    state = camp("coin-gold coin-gold coin-silver dog-3-4", "raining-coins-x2", "", "")
    assert state.collected[ANI] == 8
    assert pays(state, "raining-coins-x2") == 16


@pytest.mark.parametrize("colour", ["blue", "green", "red"])
@pytest.mark.parametrize(("metal", "coin"), [("copper", 1), ("silver", 2), ("gold", 3)])
def test_5_1_strong_team(colour: str, metal: str, coin: int) -> None:
    scroll = f"strong-team-{colour}-{metal}"
    state = camp("blue-1 green-1 green-2 red-1 red-2 red-3", scroll)
    assert pays(state, scroll) == coin * {"blue": 1, "green": 2, "red": 3}[colour]


@pytest.mark.parametrize(("metal", "coin"), [("copper", 1), ("silver", 2), ("gold", 3)])
def test_5_1_packmaster(metal: str, coin: int) -> None:
    assert pays(camp("dog-3-4 dog-1-12", f"packmaster-{metal}", "coin-gold"), f"packmaster-{metal}") == 2 * coin


@pytest.mark.parametrize(("team", "members"), [("1-2-3", 1), ("4-5-6", 2), ("7-8-9", 3), ("10-11-12", 2)])
def test_5_1_special_team(team: str, members: int) -> None:
    state = camp("blue-3 green-4 red-6 blue-7 green-8 red-9 blue-10 red-12", f"special-team-{team}")
    assert pays(state, f"special-team-{team}") == 3 * members


@pytest.mark.parametrize(("scroll", "times"), [("raining-coins-x1", 1), ("raining-coins-x2", 2)])
def test_5_1_its_raining_coins(scroll: str, times: int) -> None:
    assert pays(camp("coin-gold coin-copper", scroll), scroll) == 4 * times


def test_5_1_raining_coins_looks_at_coin_cards_alone() -> None:
    """Ruling 15: neither at loot nor at other scrolls, so two of them do not feed each other."""
    state = camp("coin-gold dog-3-4 dog-3-3", "raining-coins-x1 raining-coins-x2 packmaster-gold", "", "")
    assert state.money[ANI] > 15 + 3
    state = go(state, "0 use packmaster-gold; 0 use raining-coins-x2")
    assert pays(state, "raining-coins-x1") == 3


def test_5_1_only_what_the_seat_played_itself_counts() -> None:
    state = camp("blue-1", "strong-team-blue-gold", "blue-2 blue-3 blue-4 dog-3-4")
    assert pays(state, "strong-team-blue-gold") == 3


def test_5_1_a_used_scroll_leaves_the_game() -> None:
    state = go(camp("blue-1", "strong-team-blue-gold packmaster-gold"), "0 use strong-team-blue-gold")
    assert owns(state, ANI).split()[:1] == ["packmaster-gold"]
    assert state.gone.counts[tiles("strong-team-blue-gold")[0]] == 1
    assert "use strong-team-blue-gold" not in moves(state, ANI)


def test_5_1_any_number_or_none_may_be_used() -> None:
    state = camp("blue-1", "strong-team-blue-gold packmaster-gold raining-coins-x1")
    assert moves(state, ANI) == ["use strong-team-blue-gold", "use packmaster-gold", "use raining-coins-x1", "done"]
    assert is_opening(go(state, "0 done"))
    assert "packmaster-gold" in owns(go(state, "0 done"), ANI)
    state = go(state, "0 use packmaster-gold; 0 use strong-team-blue-gold; 0 use raining-coins-x1")
    assert is_opening(state)


def test_5_1_two_equal_scrolls_are_used_one_by_one() -> None:
    state = camp("coin-gold", "raining-coins-x1 raining-coins-x1")
    assert moves(state, ANI) == ["use raining-coins-x1", "done"]
    state = go(state, "0 use raining-coins-x1")
    assert moves(state, ANI) == ["use raining-coins-x1", "done"]


def test_5_1_all_use_their_scrolls_at_once_in_any_order() -> None:
    state = table(
        "blue-1", "blue-2", "dog-1-12 coin-gold", owned=["packmaster-gold", "raining-coins-x1", "artifact-20"]
    )
    state = after_raid(state)
    assert state.actors() == [ANI, FRANK]
    one = go(state, "0 use packmaster-gold; 1 use raining-coins-x1")
    other = go(state, "1 use raining-coins-x1; 0 use packmaster-gold")
    assert (one.money, one.treasures) == (other.money, other.treasures)
    assert is_opening(one) and is_opening(other)
    waiting = go(state, "0 done")
    assert waiting.actors() == [FRANK]
    assert view(waiting, None)["players"][ANI]["done"] is True


def test_5_1_a_scroll_may_be_used_in_the_round_of_its_capture() -> None:
    """Ruling 15."""
    prizes = "strong-team-blue-gold artifact-11 artifact-12 artifact-2 artifact-3 junk-3"
    state = after_raid(table("blue-4 blue-5 coin-gold", "blue-1", prizes=prizes))
    assert pays(state, "strong-team-blue-gold") == 6


def test_5_1_a_scroll_may_wait_for_a_later_round_where_only_its_cards_count() -> None:
    state = next_round(table("blue-4 blue-5", "coin-gold", owned=["strong-team-blue-gold"]))
    assert "strong-team-blue-gold" in owns(state, ANI)
    again = table("blue-9", "coin-gold", owned=["strong-team-blue-gold"], round=2)
    assert pays(after_raid(again), "strong-team-blue-gold") == 3


def test_5_1_scrolls_may_be_used_in_the_fifth_round_too() -> None:
    state = camp("blue-4 blue-5", "strong-team-blue-gold", round=5)
    assert pays(state, "strong-team-blue-gold") == 6
    assert go(state, "0 use strong-team-blue-gold").phase.name == "Finished"


def test_5_1_a_scroll_may_be_used_for_nothing() -> None:
    assert pays(camp("coin-gold", "packmaster-gold"), "packmaster-gold") == 0


def test_5_1_sleepers_count_for_scrolls() -> None:
    """§4.4, ruling 4."""
    state = table("blue-4 blue-5 sleeping-beauty", "coin-gold", owned=["strong-team-blue-gold"])
    state = after_raid(go(state, "0 beauty blue-4"))
    assert pays(state, "strong-team-blue-gold") == 6


def test_5_1_whoever_owns_no_yellow_scroll_is_not_asked() -> None:
    state = table("blue-1 coin-gold", "", owned=["artifact-20 master-of-goblins-silver", "junk-7"])
    assert is_opening(after_raid(state))


def test_5_1_why_a_scroll_cannot_be_used() -> None:
    state = camp("coin-gold", "packmaster-gold")
    assert why(state, "0 use raining-coins-x1") == ["not_owned", "5.1", "raining-coins-x1"]
    assert why(state, "0 pass")[:3] == ["not_now", "5.1", "pass"]
    assert why(state, "1 done") == ["not_your_turn", "5.1"]
    assert (GAME.why(state, 0, "lava cave") or {})["noun"] == "Lava Cave"


def test_5_1_gray_scrolls_and_artifacts_cannot_be_used() -> None:
    words = [text for text in GAME.words.text if text.startswith("use ")]
    assert words == [f"use {name}" for kind, name in enumerate(TREASURE_NAMES) if IS_YELLOW[kind]]


def test_5_1_using_a_scroll_is_told() -> None:
    state = camp("dog-3-4", "packmaster-gold raining-coins-x1", "coin-gold")
    assert told(state, "0 use packmaster-gold; 0 done", FRANK)[:2] == [
        "Ani uses packmaster-gold for 3.",
        "Ani uses no more scrolls.",
    ]


def test_5_1_a_scroll_that_was_never_used_is_worth_nothing_to_those_who_look_ahead() -> None:
    """Or the strongest would keep it in the last round, and with it the money."""
    state = camp("green-1 green-5 green-8 green-9 blue-3", "strong-team-green-silver", round=5)
    kept, used = go(state, f"{ANI} done"), go(state, f"{ANI} use strong-team-green-silver")
    assert not kept.actors()
    assert not used.actors()
    scores = GAME.scores(kept)
    assert GAME.evaluate(kept, ANI) == scores[ANI] - max(scores[FRANK:])
    assert GAME.evaluate(used, ANI) - GAME.evaluate(kept, ANI) == 8


# §6.1 -----------------------------------------------------------------------------------------------------------------


def estate(owned: str, claimed: str = "", money: int = 0) -> Hunt:
    """Ani owns this much at the end of a game."""
    state = table("coin-gold", "", owned=[owned], money=[money, 0], round=5)
    give_goblins(state, ANI, claimed)
    return state


def test_example_20_master_of_goblins_in_silver_with_four_goblins_is_worth_8() -> None:
    """§6.1: besides the 1 that each counts anyway."""
    state = estate("master-of-goblins-silver", "goblin-1-gold goblin-2-gold goblin-3-gold goblin-4-gold")
    assert wealth(state, ANI) == (8, 0, 4, 0)


def test_example_21_collectors_craze_in_copper_with_six_treasures_is_worth_6() -> None:
    """§6.1: artifacts and junk, unused yellow scrolls, gray scrolls and this one itself."""
    state = estate("collectors-craze-copper artifact-20 artifact-6 junk-7 packmaster-gold master-of-goblins-silver")
    assert wealth(state, ANI)[0] == 6


@pytest.mark.parametrize(
    ("owned", "claimed", "gray"),
    [
        ("master-of-goblins-copper", "goblin-1-gold goblin-2-gold", 2),
        ("master-of-goblins-copper master-of-goblins-silver", "goblin-1-gold goblin-2-gold", 2 + 4),
        ("master-of-goblins-silver", "", 0),
        ("collectors-craze-silver", "", 2),
        ("collectors-craze-copper collectors-craze-silver junk-4", "", 3 + 6),
        ("collectors-craze-silver raining-coins-x1 raining-coins-x1", "", 6),
    ],
)
def test_6_1_gray_scrolls(owned: str, claimed: str, gray: int) -> None:
    assert wealth(estate(owned, claimed), ANI)[0] == gray


def test_6_1_a_used_scroll_no_longer_counts_for_collectors_craze() -> None:
    """Ruling 15; one never used counts for that and is otherwise worth nothing."""
    state = camp("coin-gold", "collectors-craze-silver packmaster-gold", "dog-3-4", round=5)
    used, kept = go(state, "0 use packmaster-gold"), go(state, "0 done")
    assert wealth(used, ANI)[0] == 2
    assert wealth(kept, ANI)[0] == 4
    assert GAME.scores(kept)[ANI] == kept.money[ANI] + 4


# §6.2 -----------------------------------------------------------------------------------------------------------------


def test_example_22_ani_counts_6_and_26_and_3_and_41_which_is_76() -> None:
    """§6.2"""
    owned = "collectors-craze-copper artifact-20 artifact-6 raining-coins-x1 raining-coins-x2 packmaster-gold"
    state = estate(owned, "goblin-1-gold goblin-2-gold goblin-5-gold", 41)
    assert wealth(state, ANI) == (6, 26, 3, 41)
    assert GAME.scores(state)[ANI] == 76
    counted = [(line, points[ANI]) for line, points in GAME.tally(state)]
    assert counted == [("gray scrolls", 6), ("artifacts", 26), ("goblins", 3), ("money", 41)]
    seen = view(state, FRANK)["players"][ANI]
    assert (seen["score"], seen["wealth"]) == (76, {"gray": 6, "artifacts": 26, "goblins": 3, "money": 41})


def test_6_2_junk_is_deducted() -> None:
    assert wealth(estate("artifact-9 junk-4 junk-5", "", 5), ANI) == (0, 0, 0, 5)
    assert GAME.scores(estate("junk-7 junk-6", "", 5))[ANI] == -8


@pytest.mark.parametrize(
    ("money", "places"), [([20, 30, 10], [2, 1, 3]), ([30, 30, 10], [1, 1, 3]), ([20, 20, 20], [1, 1, 1])]
)
def test_6_2_the_most_wins_and_equals_share_the_victory(money: Sequence[int], places: list[int]) -> None:
    """Ruling 20."""
    state = table(
        "dog-3-4",
        "dog-3-3 dog-3-2",
        "dog-3-1",
        money=money,
        round=5,
        goblins="goblin-6-gold goblin-5-gold goblin-4-gold",
    )
    assert GAME.ranking(state) == places


def test_6_2_the_count_is_told_part_by_part() -> None:
    state = at(table("coin-gold", "", owned=["artifact-20", "collectors-craze-copper"], money=[0, 0], round=5), GOBLINS)
    assert told(state, "0 pass")[-8:] == [
        "Ani counts gray scrolls: 0.",
        "Frank counts gray scrolls: 1.",
        "Ani counts artifacts: 20.",
        "Frank counts artifacts: 0.",
        "Ani counts goblins: 0.",
        "Frank counts goblins: 0.",
        "Ani counts money: 3.",
        "Frank counts money: 0.",
    ]


def test_6_2_the_final_count() -> None:
    """Jenny's goblins and loot, Ani's treasures, Frank's coins."""
    state = table(
        "blue-5", "coin-gold coin-gold", "dog-3-4", round=5, goblins="goblin-1-copper goblin-2-copper goblin-3-silver"
    )
    give(state, ANI, "master-of-goblins-silver")
    state = after_raid(state)
    assert state.phase.name == "Finished"
    assert GAME.scores(state) == [15 - 4 + 10 + 2, 15 - 4 + 6, 15 + 8 + 3]
    assert GAME.ranking(state) == [2, 3, 1]
