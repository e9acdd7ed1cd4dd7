"""§7.1 to §7.3 Duels: the attack, the rounds, the odds, and the cards for them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from tests.games.allwatyawant.duels import ANNA, BOBBY, ROGER, blows, exchanges, fight, fight_for
from tests.games.allwatyawant.table import (
    Voyage,
    asked,
    coin,
    equip,
    go,
    hand,
    hold,
    items,
    moves,
    place,
    question,
    view,
    voyage,
    walk,
    where,
    why,
)

# The attack ------------------------------------------------------------------------------------------------------


def test_7_1_whoever_ends_on_the_field_of_an_opponent_attacks() -> None:
    """K19, ruling 8: on land it is no choice."""
    state = fight()
    assert state.duelists == (ANNA, BOBBY)
    assert (asked(state), moves(state)) == (ANNA, ["lay horizontal", "lay vertical"])


def test_7_1_of_several_opponents_one_is_chosen() -> None:
    """Ruling 18"""
    state = voyage(4)
    place(state, 1, "o2")
    place(state, 2, "o2")
    state = walk(state, "o2")
    assert moves(state) == ["attack seat-2", "attack seat-3"]
    assert why(state, "0 attack seat-4") == "not_on_field §7.1"
    assert go(state, "0 attack seat-3").duelists == (0, 2)


def test_7_1_nobody_is_attacked_in_the_raft_bay() -> None:
    """K22"""
    state = voyage(2)
    place(state, BOBBY, "bay")
    place(state, ANNA, "p01")
    state = walk(state, "bay")
    assert (state.duelists, state.turn) == ((), 1)


# PARLEY ----------------------------------------------------------------------------------------------------------


def test_6_3_parley_stops_the_attack_and_the_attacker_deals_with_the_field() -> None:
    state = voyage(2)
    coin(state, "p05", "lumber")
    place(state, BOBBY, "p05")
    equip(state, BOBBY, "map")
    hold(state, BOBBY, "parley")
    state = walk(state, "p05")
    assert (asked(state), moves(state)) == (BOBBY, ["no", "play parley"])
    state = go(state, "1 play parley")
    assert (where(state, ANNA), where(state, BOBBY)) == ("p05", "p05")
    assert (items(state, ANNA), items(state, BOBBY), hand(state, BOBBY)) == (["lumber"], ["map"], [])
    assert state.turn == 1


def test_6_3_parley_is_for_one_attack_only() -> None:
    state = voyage(2)
    place(state, BOBBY, "o2")
    hold(state, BOBBY, "parley")
    state = go(walk(state, "o2"), "1 play parley; * throw 1-1; 1 go l1; * throw 1-1; 0 go l1")
    assert (question(state), asked(state)) == ("LayAttack", ANNA)


def test_6_4_whoever_holds_any_card_is_asked_for_parley_and_who_holds_none_is_not() -> None:
    state = voyage(2)
    place(state, BOBBY, "o2")
    assert question(walk(state, "o2")) == "LayAttack"
    hold(state, BOBBY, "silver")
    state = walk(state, "o2")
    assert moves(state) == ["no"]
    assert why(state, "1 play parley") == "not_held §6.3, favour parley"
    assert asked(go(state, "1 no")) == ANNA


# A round ---------------------------------------------------------------------------------------------------------


def test_7_2_the_attack_lies_face_down_until_the_defence_is_open() -> None:
    """K20"""
    state = go(fight(3), "0 lay vertical")
    assert asked(state) == BOBBY
    for watcher in (BOBBY, ROGER, None):
        seen = view(state, watcher)["duel"]
        assert (seen["has_laid"], seen["laid"]) == (True, None)
    assert view(state, ANNA)["duel"]["laid"] == "vertical"


def test_7_2_same_direction_is_a_hit_and_the_attacker_goes_on() -> None:
    """K20"""
    state = blows(fight(), "vv")
    assert (state.points, asked(state)) == ([1, 0], ANNA)


def test_7_2_different_directions_are_a_parry_and_the_defender_attacks() -> None:
    """K20"""
    for cards in ("vh", "hv"):
        state = blows(fight(), cards)
        assert (state.points, asked(state), question(state)) == ([0, 0], BOBBY, "LayAttack")


def test_7_2_the_example_of_the_rulebook_is_a_tie_after_three_exchanges() -> None:
    """K20, rulings 9, 10 and 11: A hits, B parries, B hits; B begins the second round."""
    state = blows(fight(), "hh hv vv")
    assert state.points == [1, 1]
    assert (asked(state), question(state), state.exchange) == (BOBBY, "LayAttack", 0)


@pytest.mark.parametrize("pattern", ["hhh", "hhp", "hpp", "pph", "ppp", "hph", "php", "phh"])
def test_7_2_a_round_has_three_exchanges_and_only_a_tie_leads_to_a_second(pattern: str) -> None:
    """Rulings 9 and 10"""
    state = exchanges(fight(), pattern)
    points, striker = [0, 0], 0
    for letter in pattern:
        points[striker] += letter == "h"
        striker = striker if letter == "h" else 1 - striker
    assert state.points == points
    assert question(state) == ("LayAttack" if points[0] == points[1] else "DriveAway")


# The second round ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pattern", ["hph", "ppp"])
def test_7_3_without_specials_the_victim_begins_the_second_round(pattern: str) -> None:
    """Ruling 11. (0:0 needs three parries: A, B and A attack, so B is next.)"""
    state = exchanges(fight(), pattern)
    assert asked(state) == BOBBY


def test_7_3_the_points_of_both_rounds_are_added() -> None:
    """K20"""
    state = exchanges(exchanges(fight(), "hph"), "hpp")
    assert state.points == [1, 2]
    assert (question(state), asked(state)) == ("DriveAway", BOBBY)


def test_7_3_a_second_tie_is_the_end_and_costs_nobody_anything() -> None:
    """K20, ruling 17: the attacker deals with the field."""
    state = voyage(2)
    coin(state, "p05", "rope")
    place(state, BOBBY, "p05")
    equip(state, BOBBY, "map")
    state = exchanges(walk(state, "p05"), "ppp" + "ppp")
    assert state.turn == 1
    assert (where(state, ANNA), where(state, BOBBY)) == ("p05", "p05")
    assert (items(state, ANNA), items(state, BOBBY)) == (["rope"], ["map"])


# The odds --------------------------------------------------------------------------------------------------------


def differences(state: Voyage) -> Counter[int]:
    """How often the attacker is how much ahead at the end, of all ways to lay the cards, with their chances in 4^6."""
    found: Counter[int] = Counter()
    pending = [(state, 4**6)]
    while pending:
        before, weight = pending.pop()
        if question(before) not in ("LayAttack", "Defend"):
            found[before.points[0] - before.points[1]] += weight
            continue
        for move in moves(before, "lay"):
            pending.append((go(before, f"{asked(before)} {move}"), weight // 2))
    return found


def test_7_2_the_odds_of_a_duel_are_exact() -> None:
    """Both choose evenly at random: 9/16 for the attacker, 6/16 for the victim, 1/16 for a tie."""
    found = differences(fight())
    odds = {difference: Fraction(weight, 4**6) for difference, weight in found.items()}
    assert odds == {
        3: Fraction(4, 32),
        2: Fraction(5, 32),
        1: Fraction(9, 32),
        0: Fraction(2, 32),
        -1: Fraction(6, 32),
        -2: Fraction(5, 32),
        -3: Fraction(1, 32),
    }
    assert sum(odds[ahead] for ahead in (1, 2, 3)) == Fraction(9, 16)
    assert sum(odds[behind] for behind in (-1, -2, -3)) == Fraction(6, 16)


# FEINT and DIRTY TRICK -------------------------------------------------------------------------------------------


def test_6_3_feint_of_the_attacker_turns_a_parry_into_a_hit() -> None:
    state = go(fight(cards="feint"), "0 lay horizontal; 1 lay vertical")
    assert (asked(state), moves(state)) == (ANNA, ["no", "play feint"])
    state = go(state, "0 play feint")
    assert (state.points, asked(state), hand(state, ANNA)) == ([1, 0], ANNA, [])


def test_6_3_the_defender_may_answer_a_feint_with_a_feint() -> None:
    """The attacker of the exchange decides first, then the defender; one each."""
    state = voyage(2)
    place(state, BOBBY, "o2")
    hold(state, ANNA, "feint")
    hold(state, BOBBY, "silver feint")
    state = go(walk(state, "o2"), "1 no; 0 lay horizontal; 1 lay vertical; 0 play feint")
    assert (asked(state), question(state)) == (BOBBY, "PlayFeint")
    state = go(state, "1 play feint")
    assert (state.points, asked(state)) == ([0, 0], BOBBY)
    assert (question(state), hand(state, BOBBY)) == ("LayAttack", ["silver"])


def test_6_3_whoever_attacks_in_the_exchange_is_asked_first_for_a_feint() -> None:
    state = voyage(2)
    place(state, BOBBY, "o2")
    hold(state, ANNA, "silver")
    hold(state, BOBBY, "silver")
    state = go(walk(state, "o2"), "1 no; 0 lay horizontal; 1 lay vertical; 0 no; 1 no")
    state = go(state, "1 lay vertical; 0 lay vertical")
    assert (asked(state), moves(state)) == (BOBBY, ["no"])
    assert why(state, "1 play feint") == "not_held §6.3, favour feint"
    assert asked(go(state, "1 no")) == ANNA


def test_6_3_a_dirty_trick_is_one_point_more() -> None:
    state = voyage(2)
    place(state, BOBBY, "o2")
    hold(state, BOBBY, "dirty-trick")
    equip(state, ANNA, "map")
    state = go(walk(state, "o2"), "1 no")
    for cards in ("hv", "hv", "hv"):
        state = blows(state, cards)
        state = go(state, "1 no")
    assert (question(state), asked(state), state.points) == ("PlayTrick", BOBBY, [0, 0])
    state = go(state, "1 play dirty-trick")
    assert (state.points, asked(state), moves(state)) == ([0, 1], BOBBY, ["rob map", "waive"])


def test_6_3_the_attacker_of_the_duel_is_asked_first_for_a_trick_and_each_tricks_once() -> None:
    state = voyage(2)
    place(state, BOBBY, "o2")
    hold(state, ANNA, "dirty-trick dirty-trick")
    hold(state, BOBBY, "silver")
    state = go(walk(state, "o2"), "1 no")
    for cards in ("hh", "hv", "vv"):
        state = go(blows(state, cards), "0 no; 1 no" if cards != "vv" else "1 no; 0 no")
    assert (question(state), asked(state)) == ("PlayTrick", ANNA)
    state = go(state, "0 no")
    assert (question(state), asked(state)) == ("PlayTrick", BOBBY)
    state = go(state, "1 no")
    assert (question(state), asked(state), state.points) == ("LayAttack", BOBBY, [1, 1])


def test_6_3_after_a_trick_in_the_first_round_there_is_none_in_the_second() -> None:
    state = voyage(2)
    place(state, BOBBY, "o2")
    hold(state, ANNA, "dirty-trick dirty-trick")
    state = walk(state, "o2")
    for cards in ("hv", "vv", "vh"):
        state = go(blows(state, cards), "0 no")
    assert state.points == [0, 1]
    state = go(state, "0 play dirty-trick")
    assert (question(state), asked(state), state.points) == ("LayAttack", ANNA, [1, 1])
    for cards in ("hv", "hv", "hv"):
        state = go(blows(state, cards), "0 no")
    assert hand(state, ANNA) == ["dirty-trick"]
    assert state.turn == 1


def test_7_3_after_a_tie_by_trick_the_one_who_parried_last_begins_the_second_round() -> None:
    """Ruling 11: Bobby has hit, and Anna has parried his last attack."""
    state = fight(cards="dirty-trick")
    for cards in ("hv", "vv", "hv"):
        state = go(blows(state, cards), "0 no")
    state = go(state, "0 play dirty-trick")
    assert (state.points, asked(state), question(state)) == ([1, 1], ANNA, "LayAttack")


def test_7_3_after_a_tie_by_trick_the_one_who_hit_last_begins_the_second_round() -> None:
    """Ruling 11: both have parried, then Anna has hit."""
    state = fight_for("", "dirty-trick")
    for cards in ("hv", "hv", "hh"):
        state = go(blows(state, cards), "1 no")
    state = go(state, "1 play dirty-trick")
    assert (state.points, asked(state), question(state)) == ([1, 1], ANNA, "LayAttack")


def test_7_the_view_of_a_duel_tells_of_the_duel_alone() -> None:
    seen = view(fight(), None)["duel"]
    assert set(seen) == {
        *("attacker_seat", "target_seat", "points", "round", "exchange", "striker_seat"),
        *("has_laid", "laid", "shown", "tricks", "hits", "is_off"),
        *("exchanges", "rounds", "if_hit", "if_parried", "booty_left", "named"),
    }
