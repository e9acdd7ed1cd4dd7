"""§10.3, §10.4, §6.2 A series of shots: stopping, further shots, stones on the plank, fouls."""

from __future__ import annotations

from random import Random

import pytest

from doubloon.core import CannotUndo, Match
from doubloon.games.allwatyawant.plank import CALM, HANDS, PUSH_SPEEDS, SUNK, TREMORS
from doubloon.testing.players import play_on
from tests.games.allwatyawant.table import (
    GAME,
    HIT,
    MISS,
    Voyage,
    asked,
    chances,
    go,
    hand,
    hold,
    is_chance,
    moves,
    place,
    question,
    reads,
    shoots,
    stick,
    stuck_in,
    view,
    voyage,
    why,
)

AIMED = "0 stand 5; 0 aim 0"
FOUL = f"{AIMED}; 0 foul"


def task(cards: str = "", card: str = "F02", **options: object) -> Voyage:
    """Seat 0 is at the plank: for Boar on the Path two must be sunk."""
    state = voyage(3, **options)
    hold(state, 0, cards)
    state = reads(state, card)
    return go(state, "0 no") if cards else state


# A shot ----------------------------------------------------------------------------------------------------------


def test_10_2_a_shot_is_stand_aim_and_push_and_then_the_hand_trembles() -> None:
    """K27"""
    state = task()
    assert moves(state) == [f"stand {stand}" for stand in range(1, 10)]
    state = go(state, "0 stand 5")
    assert len(moves(state)) == 121
    assert moves(state)[::60] == ["aim -30", "aim 0", "aim 30"]
    state = go(state, "0 aim -0.5")
    assert moves(state) == [f"shoot {speed}" for speed in PUSH_SPEEDS]
    assert len(PUSH_SPEEDS) == 60
    state = go(state, "0 shoot 400")
    assert (is_chance(state), question(state)) == (True, "Tremble")
    assert len(chances(state)) == TREMORS


# A series --------------------------------------------------------------------------------------------------------


def test_10_3_a_series_is_three_shots_on_an_empty_plank() -> None:
    """K27"""
    state = task()
    assert (state.lying, state.shots, state.sunk) == ((), 3, 0)
    state = shoots(state, "miss miss")
    assert (len(state.lying), state.shots) == (4, 1)
    state = shoots(state, "miss")
    assert (state.turn, state.penalty[0]) == (1, 1)


def test_10_3_every_series_begins_anew() -> None:
    state = voyage(2)
    stick(state, 0, "V05")
    state = shoots(state, "hit miss miss")
    assert (state.lying, state.turn) == ((), 1)
    place(state, 1, "o1")
    state = reads(state, "F02", "p03")
    assert (asked(state), state.lying, state.sunk, state.shots) == (1, (), 0, 3)


def test_10_3_stones_stay_where_they_come_to_rest() -> None:
    """K27"""
    once = shoots(task(), "miss")
    assert view(once, None)["plank"]["lying"] == list(once.lying)
    twice = shoots(once, "miss")
    assert len(twice.lying) == 4
    assert twice.lying[:2] != once.lying  # it was knocked on by the second one


def test_10_3_a_stone_sunk_by_another_counts() -> None:
    """K27, ruling 39"""
    state = go(task(hand="flick"), "0 stand 2; 0 aim -1.5; 0 shoot 320")
    assert state.sunk == 0
    state = go(state, "0 stand 2; 0 aim -1.5; 0 shoot 380")
    assert [stone for what, stone, *_ in state.happened if what == SUNK] == [0]
    assert (state.sunk, len(state.lying)) == (1, 2)


def test_10_3_one_may_stop_as_soon_as_the_task_is_met() -> None:
    state = shoots(task(), "hit")
    assert why(state, "0 stop") == "task_not_met §10.3, need 2"
    state = shoots(state, "hit")
    assert "stop" in moves(state)
    state = go(state, "0 stop")
    assert (state.turn, state.penalty[0]) == (1, 0)


def test_10_3_one_may_also_shoot_on() -> None:
    state = shoots(task(), "hit hit miss")
    assert (state.turn, state.penalty[0]) == (1, 0)


def test_10_3_in_the_bottle_gallery_one_may_stop_after_two() -> None:
    state = shoots(task(card="R02"), "hit")
    assert "stop" not in moves(state)
    state = go(shoots(state, "hit"), "0 stop")
    assert question(state) == "DrawFavour"
    assert hand(go(state, "* favour silver; * favour silver"), 0) == ["silver", "silver"]


def test_10_3_with_all_three_sunk_the_series_is_over() -> None:
    state = shoots(task("silver chain-shot"), "hit hit hit")
    assert (state.turn, len(hand(state, 0))) == (1, 2)


# Further shots ---------------------------------------------------------------------------------------------------


def test_6_2_an_extra_shot_costs_any_card_and_takes_a_stone_back() -> None:
    """K30"""
    state = shoots(task("silver feint"), "hit miss miss")
    assert moves(state) == ["no", "extra shot"]
    lying = state.lying
    state = go(state, "0 extra shot")
    assert moves(state) == ["spend silver", "spend feint"]
    state = go(state, "0 spend feint")
    assert (state.lying, state.shots) == (lying[:2], 1)
    state = shoots(state, "hit")
    assert (state.turn, state.penalty[0], hand(state, 0)) == (1, 0, ["silver"])


def test_6_2_the_stone_taken_back_is_the_one_shot_last() -> None:
    state = shoots(task("silver"), "miss miss miss")
    assert len(state.lying) == 6
    lying = state.lying
    state = go(state, "0 extra shot; 0 spend silver")
    assert state.lying == lying[:4]


def test_6_2_with_further_cards_there_are_further_shots() -> None:
    """K30"""
    state = shoots(task("silver silver chain-shot"), "miss miss miss")
    state = shoots(go(state, "0 extra shot; 0 spend silver"), "miss")
    assert moves(state) == ["no", "extra shot", "play chain-shot"]
    state = shoots(go(state, "0 play chain-shot"), "hit")
    state = shoots(go(state, "0 extra shot; 0 spend silver"), "hit")
    assert (state.turn, state.penalty[0], hand(state, 0)) == (1, 0, [])


def test_6_2_once_the_task_is_met_nobody_is_asked_for_a_further_shot() -> None:
    state = shoots(task("silver"), "hit miss hit")
    assert (state.turn, hand(state, 0)) == (1, ["silver"])


def test_6_2_who_says_no_has_failed() -> None:
    state = go(shoots(task("silver"), "hit miss miss"), "0 no")
    assert (state.turn, state.penalty[0], hand(state, 0)) == (1, 1, ["silver"])
    assert view(state, None)["plank"]["lying"] == []


def test_6_2_in_the_turn_of_another_only_a_chain_shot_helps() -> None:
    """K18: a scapegoat has no turn."""
    state = voyage(2)
    hold(state, 0, "scapegoat")
    hold(state, 1, "silver chain-shot")
    state = go(reads(state, "F02"), "0 choose seat-2")
    state = shoots(state, "hit miss miss")
    assert (asked(state), moves(state)) == (1, ["no", "play chain-shot"])
    state = shoots(go(state, "1 play chain-shot"), "hit")
    assert state.penalty == [0, 0]


def test_4_2_an_extra_shot_may_free_from_an_adventure() -> None:
    """K30"""
    state = voyage(2)
    hold(state, 0, "silver")
    stick(state, 0, "V05")
    state = shoots(state, "hit miss miss")
    state = shoots(go(state, "0 extra shot; 0 spend silver"), "hit")
    assert (stuck_in(state, 0), state.turn, question(state)) == (None, 0, "ThrowDice")


# The hand --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rule", ["steady", "normal", "shaky"])
def test_10_4_without_flick_the_hand_trembles_and_there_are_no_fouls(rule: str) -> None:
    """Ruling 38"""
    state = go(task(hand=rule), AIMED)
    assert "foul" not in moves(state)
    assert why(state, "0 foul") == "no_fouls §10.4"
    assert len(chances(go(state, "0 shoot 400"))) == TREMORS


def test_10_4_the_shakier_the_hand_the_farther_the_same_tremor_leads_off() -> None:
    tremor = CALM + 2
    ends = []
    for rule in ("steady", "normal", "shaky"):
        state = go(task(hand=rule), "0 stand 5; 0 aim 0; 0 shoot 300")
        calm, off = go(state, f"* tremor {CALM + 1}").lying, go(state, f"* tremor {tremor}").lying
        ends.append(abs(off[0] - calm[0]) + abs(off[1] - calm[1]))
    assert ends[0] < ends[1] < ends[2]


def test_10_4_with_flick_nothing_trembles() -> None:
    state = go(task(hand="flick"), "; ".join(f"0 {step}" for step in HIT.split("; ")))
    assert (state.sunk, state.shots, question(state)) == (1, 2, "TakeStand")
    assert HANDS.index("flick") == state.hand_rule


def test_10_4_a_foul_spends_the_shot_and_leaves_no_stone() -> None:
    """K27, ruling 38"""
    state = go(task(hand="flick"), FOUL)
    assert (state.shots, state.lying, state.sunk, state.fouls) == (2, (), 0, 1)
    state = go(state, f"{FOUL}; {FOUL}")
    assert (state.turn, state.penalty[0]) == (1, 1)


def test_10_4_after_a_foul_the_other_shots_count() -> None:
    state = shoots(go(task(hand="flick"), FOUL), "hit hit")
    assert (state.turn, state.penalty[0]) == (1, 0)


def test_10_4_option_forgive_first_foul() -> None:
    """Ruling 38"""
    state = go(task(hand="flick", forgive_first_foul=True), FOUL)
    assert (state.shots, state.fouls) == (3, 1)
    state = go(state, FOUL)
    assert (state.shots, state.fouls) == (2, 2)
    state = go(state, f"{FOUL}; {FOUL}")
    assert state.turn == 1


def test_10_4_option_forgive_first_foul_in_every_series() -> None:
    state = voyage(2, hand="flick", forgive_first_foul=True)
    stick(state, 0, "V05")
    state = shoots(go(state, FOUL), "miss miss miss")
    place(state, 1, "o1")
    state = reads(state, "F02", "p03")
    state = go(state, "1 stand 5; 1 aim 0; 1 foul")
    assert (state.shots, state.fouls) == (3, 1)


def test_10_3_a_stone_in_the_way_of_the_hand_is_taken_off_and_counts_for_nothing() -> None:
    state = task(hand="flick")
    state.lying = (10500, 10000)
    state.stones = state.shots = 2
    state = go(state, "; ".join(f"0 {step}" for step in MISS.replace("stand 1", "stand 5").split("; ")))
    assert (state.sunk, len(state.lying), state.stones) == (0, 2, 2)


def test_6_2_after_fouls_the_stones_in_hand_are_shot_and_none_is_taken_back() -> None:
    state = go(shoots(task("silver", hand="flick"), "hit miss"), FOUL)
    lying = state.lying
    state = go(state, "0 extra shot; 0 spend silver")
    assert (state.lying, state.shots) == (lying, 1)
    assert shoots(state, "hit").turn == 1


def test_10_4_with_flick_who_only_chooses_a_push_trembles_like_a_normal_hand() -> None:
    """A choice is no flick: luck decides about it, as at a table with normal hands."""
    state = go(task(hand="flick"), "0 stand 5; 0 aim 0; 0 push 300")
    normal = go(task(), "0 stand 5; 0 aim 0; 0 shoot 300")
    assert (is_chance(state), chances(state)) == (True, chances(normal))
    tremor = f"* tremor {CALM + 3}"
    assert go(state, tremor).lying == go(normal, tremor).lying != go(normal, f"* tremor {CALM + 1}").lying
    assert why(go(task(), AIMED), "0 push 300") == "shoot_instead §10.4"


@pytest.mark.parametrize(
    ("hand_rule", "push"), [("flick", "push 300"), ("normal", "shoot 300"), ("shaky", "shoot 300")]
)
def test_10_2_nobody_takes_back_a_shot_that_was_seen(hand_rule: str, push: str) -> None:
    """The stand and the aim can be taken back, the shot cannot."""
    match, rng = Match.begin(GAME, 2, "seen", {"hand": hand_rule}), Random(1)
    while match.state().phase.name != "Push":
        play_on(match, rng)
    (seat,) = match.actors()
    match.undo(seat)
    assert match.state().phase.name == "TakeAim"
    match.submit(seat, "aim 0", at=match.n)
    match.submit(seat, push, at=match.n)
    with pytest.raises(CannotUndo):
        match.undo(seat)


# What is at stake ------------------------------------------------------------------------------------------------


def plank_of(state: Voyage) -> tuple[int | None, str | None, list[str]]:
    """Whom it is fired at, what for, and what follows, as everybody sees it."""
    plank = view(state, None)["plank"]
    return plank["target_seat"], plank["quest"], plank["stakes"]


@pytest.mark.parametrize(("card", "name"), [("F02", "Boar on the Path"), ("R02", "Bottle Gallery")])
def test_10_3_everybody_sees_what_a_series_is_for(card: str, name: str) -> None:
    state = task(card=card)
    stakes = [f"{card.lower()} sunk {sunk}" for sunk in range(4)]
    assert plank_of(state) == (None, name, stakes)
    assert plank_of(go(state, AIMED)) == (None, name, stakes)
    words = GAME.voice().text
    assert all(words("nouns", "word", stake) for stake in stakes)
    assert plank_of(shoots(state, "miss miss miss")) == (None, None, [])


def test_10_3_an_adventure_is_what_a_later_try_is_for() -> None:
    state = voyage(2)
    stick(state, 0, "V05")
    assert plank_of(state)[1:] == ("Drums of the Dead", [f"v05 sunk {sunk}" for sunk in range(4)])


@pytest.mark.parametrize("push", ["shoot 320", "foul"])
def test_10_4_nobody_takes_back_a_flick_whose_result_was_seen(push: str) -> None:
    match, rng = Match.begin(GAME, 2, "flick", {"hand": "flick"}), Random(1)
    while match.state().phase.name != "Push":
        play_on(match, rng)
    (seat,) = match.actors()
    match.submit(seat, push, at=match.n)
    with pytest.raises(CannotUndo):
        match.undo(seat)
