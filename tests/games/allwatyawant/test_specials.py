"""§6.3 The eight specials of Fortuna's favour."""

# ruff: noqa: N802  tests are named after the specials, G1 to G8

from __future__ import annotations

from random import Random

from tests.games.allwatyawant.favour_positions import battle, dig, duel, fight, held, skip
from tests.games.allwatyawant.table import (
    GAME,
    asked,
    coin,
    equip,
    go,
    hand,
    items,
    moves,
    place,
    question,
    reads,
    shoots,
    stick,
    stuck_in,
    view,
    walk,
    where,
    why,
)


def test_G1_doublette_two_doubloons_the_second_after_seeing_the_first() -> None:
    state = go(dig("silver doublette"), "0 play doublette; 0 flip centre; * bones")
    assert (hand(state, 0), question(state)) == (["silver"], "ChooseDoubloon")
    assert {"doubloon": "centre", "found": "bones"} in view(state, 1)["doubloons"]
    assert "flip centre" not in moves(state)
    state = go(state, f"0 {moves(state)[0]}; * bones")
    assert state.turn == 1, "only one card a turn"


def test_G1_doublette_is_one_doubloon_if_handed_in_like_any_card() -> None:
    assert moves(dig("doublette")) == ["dig", "spend doublette", "play doublette"]
    assert moves(dig("silver")) == ["dig", "spend silver"]
    assert why(dig("silver"), "0 play doublette") == "not_held §11, favour doublette"
    assert go(dig("doublette"), "0 spend doublette; 0 flip centre; * bones").turn == 1


def test_G1_doublette_wins_at_once_with_the_first() -> None:
    state = go(dig("doublette"), "0 play doublette; 0 flip centre; * emerald")
    assert state.actors() == []
    assert GAME.ranking(state) == [1, 2]


def test_G2_tailwind_turns_a_die_to_any_number_ashore() -> None:
    state = go(held("tailwind"), "* throw 2-5")
    turns = [f"tailwind low {eyes}" for eyes in (1, 3, 4, 5, 6)] + [f"tailwind high {eyes}" for eyes in (1, 2, 3, 4, 6)]
    assert moves(state, "tailwind") == turns
    state = go(state, "0 tailwind low 6")
    assert (state.dice, hand(state, 0), question(state)) == ((5, 6), [], "GoAshore")


def test_G2_tailwind_at_sea_and_in_the_bay() -> None:
    state = held("tailwind silver")
    place(state, 0, "a13")
    state = go(state, "* throw 2; 0 tailwind low 5; 0 accept; 0 sail finish")
    assert where(state, 0) == "finish"
    state = held("tailwind")
    equip(state, 0, "all")
    place(state, 0, "bay")
    state = go(state, "0 launch; * throw 2-5; 0 tailwind high 6; 0 course 1")
    assert where(state, 0) == "a2"


def test_G2_tailwind_is_not_for_tests_nor_for_digging() -> None:
    state = held("tailwind")
    stick(state, 0, "I01")
    state = go(state, "* throw 2-5")
    assert moves(state) == ["accept", "again", "again low", "again high"]
    assert why(state, "0 tailwind low 6") == "tailwind_moves §6.3"
    assert go(dig("tailwind"), "0 dig; * throw 5-5").turn == 1


def test_G2_tailwind_is_offered_only_to_who_holds_it() -> None:
    state = go(held("silver"), "* throw 2-5")
    assert moves(state, "tailwind") == []
    assert why(state, "0 tailwind low 6") == "special_not_held §6.3, favour tailwind"


def test_G3_feint_makes_a_hit_of_a_parry() -> None:
    state = fight(duel("feint", ""), "parry")
    assert (asked(state), moves(state)) == (0, ["no", "play feint"])
    state = go(state, "0 play feint")
    assert (state.points, hand(state, 0)) == ([1, 0], [])
    assert asked(state) == 0, "a hit: the same pirate attacks again"


def test_G3_feint_makes_a_parry_of_a_hit() -> None:
    state = go(fight(duel("", "feint"), "hit"), "1 play feint")
    assert state.points == [0, 0]
    assert (asked(state), question(state)) == (1, "LayAttack")


def test_G3_feint_the_attacker_of_the_exchange_first_then_the_defender_and_one_each() -> None:
    """§6.4: both turn their cards, so that nothing has changed; a second feint must wait."""
    state = fight(duel("feint feint", "silver"), "parry parry")
    assert asked(state) == 1, "seat 1 has parried and attacks"
    state = go(state, "1 no")
    assert (asked(state), question(state)) == (0, "PlayFeint")
    state = go(state, "0 play feint")
    assert question(state) == "LayAttack"
    assert state.points == [0, 1]
    both = fight(duel("feint", "feint"), "hit")
    assert go(both, "0 play feint; 1 play feint").points == [1, 0]


def test_G3_feint_is_offered_only_to_who_holds_it() -> None:
    state = fight(duel("dirty-trick", ""), "parry")
    assert moves(state) == ["no"]
    assert why(state, "0 play feint") == "not_held §6.3, favour feint"


def test_G4_dirty_trick_is_a_point_at_the_end_of_a_round() -> None:
    """The attacker of the duel is asked first, whoever attacked last."""
    state = fight(duel("silver", "dirty-trick"), "parry parry hit")
    state = skip(state, "PlayTrick")
    assert (asked(state), moves(state)) == (0, ["no"])
    state = go(state, "0 no")
    assert (asked(state), moves(state)) == (1, ["no", "play dirty-trick"])
    tricked = go(state, "1 play dirty-trick")
    assert tricked.points == [1, 1], "a tie: a second round"
    assert question(tricked) == "LayAttack"
    assert state.points == [1, 0]


def test_G4_dirty_trick_one_each_per_duel() -> None:
    state = skip(fight(duel("", "dirty-trick dirty-trick"), "hit parry parry"), "PlayTrick")
    state = go(state, "1 play dirty-trick")
    assert state.points == [1, 1]
    state = skip(fight(state, "parry parry parry"), "PlayTrick")
    assert question(state) != "PlayTrick", "no second one in this duel"
    assert state.duelists == ()


def test_G4_dirty_trick_does_not_make_more_booty_than_three() -> None:
    state = held("dirty-trick")
    place(state, 1, "o2")
    equip(state, 1, "all")
    state = skip(fight(walk(state, "o2"), "hit hit hit"), "PlayTrick")
    state = go(state, "0 play dirty-trick")
    assert state.points == [4, 0]
    state = go(state, "0 rob rope; 0 rob flag; 0 rob map")
    assert (question(state), len(items(state, 1))) == ("DriveAway", 3)


def test_G5_chain_shot_in_a_task_also_for_a_scapegoat() -> None:
    """The scapegoat has no turn, and so of §6.2 only RANSOM; but specials are for anybody's turn."""
    state = shoots(skip(reads(held("chain-shot"), "F02")), "hit miss miss")
    assert moves(state) == ["no", "extra shot", "play chain-shot"]
    assert shoots(go(state, "0 play chain-shot"), "hit").penalty[0] == 0
    state = go(reads(held("scapegoat", "", "chain-shot"), "F02"), "0 choose seat-3")
    state = shoots(state, "hit miss miss")
    assert (asked(state), moves(state)) == (2, ["no", "play chain-shot"])
    state = shoots(go(state, "2 play chain-shot"), "hit")
    assert (state.penalty, hand(state, 2)) == ([0, 0, 0], [])


def test_G5_chain_shot_in_a_battle_on_either_side() -> None:
    state = go(battle("chain-shot", "chain-shot"), "1 no")
    state = go(shoots(state, "miss miss miss"), "0 play chain-shot")
    state = shoots(state, "miss")
    assert state.shooter == 1 and question(state) == "TakeStand", "the victim fires back"
    state = go(shoots(state, "miss miss miss"), "1 play chain-shot")
    state = shoots(state, "hit")
    assert state.penalty == [1, 0, 0]


def test_G5_who_may_play_a_chain_shot_is_not_asked_in_front_of_everybody() -> None:
    """Others do not know whether one is held, and must not read it off what is offered."""
    state = shoots(battle("silver chain-shot"), "miss miss miss")
    worlds = [GAME.determinize(state, 1, Random(luck)) for luck in range(40)]
    assert len({tuple(world.legal_moves(0)) for world in worlds}) == 2
    assert not state.phase.is_open


def test_G6_bulwark_holds_one_hit_off() -> None:
    state = shoots(go(battle("", "bulwark silver"), "1 no"), "hit hit miss")
    assert (asked(state), moves(state)) == (1, ["no", "play bulwark"])
    assert go(state, "1 no").penalty[1] == 2
    state = go(state, "1 play bulwark; 1 no")
    assert (hand(state, 1), state.penalty[1], state.turn) == (["silver"], 1, 1)


def test_G6_bulwark_that_leaves_no_hit_does_not_let_the_victim_fire_back() -> None:
    """Ruling 30"""
    state = go(shoots(go(battle("", "bulwark"), "1 no"), "hit miss miss"), "1 play bulwark")
    assert (state.penalty[1], state.turn) == (0, 1)


def test_G6_bulwark_saves_a_raft_from_sinking() -> None:
    state = shoots(go(battle("", "bulwark silver"), "1 no"), "hit hit hit")
    assert where(go(state, "1 no"), 1) == "bay"
    state = go(state, "1 play bulwark; 1 no")
    assert (where(state, 1), state.penalty[1]) == ("a5", 2)


def test_G6_bulwark_is_offered_only_to_who_holds_it() -> None:
    state = shoots(go(battle("", "chain-shot"), "1 no"), "hit miss miss")
    assert moves(state) == ["no"]
    assert why(state, "1 play bulwark") == "not_held §6.3, favour bulwark"


def test_G7_parley_ends_a_duel_before_it_begins_and_the_field_is_dealt_with() -> None:
    """§6.3, §7.6, K21: as after a tie."""
    state = held("", "parley")
    place(state, 1, "p05")
    coin(state, "p05", "lumber")
    state = walk(state, "p05")
    assert (asked(state), moves(state)) == (1, ["no", "play parley"])
    state = go(state, "1 play parley")
    assert (where(state, 0), where(state, 1), items(state, 0)) == ("p05", "p05", ["lumber"])
    assert (hand(state, 1), state.turn) == ([], 1)


def test_G7_parley_ends_a_battle_and_the_event_happens() -> None:
    state = held("", "parley")
    place(state, 0, "a9")
    place(state, 1, "a10")
    state = go(state, "* throw 1; 0 sail a10; 0 attack seat-2; 1 play parley")
    assert (state.penalty, hand(state, 1), state.turn) == ([1, 0, 0], [], 1)


def test_G7_parley_is_offered_only_to_who_holds_it_and_only_the_victim_is_asked() -> None:
    state = duel("parley", "silver")
    assert (asked(state), moves(state)) == (1, ["no"])
    assert why(state, "1 play parley") == "not_held §6.3, favour parley"
    assert question(go(state, "1 no")) == "LayAttack"


def test_G8_scapegoat_another_carries_the_card_out_on_their_own_field() -> None:
    state = held("scapegoat", "silver", seats=4)
    place(state, 3, "bay")
    state = reads(state, "I02")
    assert (asked(state), moves(state)) == (0, ["no", "choose seat-2", "choose seat-3"])
    state = go(state, "0 choose seat-2; * throw 1")
    assert (state.penalty[:1], where(state, 1), where(state, 0)) == ([0], "l2", "p05")
    assert (hand(state, 0), hand(state, 1), state.penalty[1]) == ([], ["silver"], 1)


def test_G8_scapegoat_has_no_turn() -> None:
    """§6.3: no ANOTHER THROW; only RANSOM."""
    state = held("scapegoat", "silver silver")
    equip(state, 1, "rope")
    state = go(reads(state, "F07"), "0 choose seat-2; * throw 1-1")
    assert (asked(state), moves(state)) == (1, ["give rope", "give silver"])


def test_G8_scapegoat_takes_over_an_adventure_and_marches_from_its_own_field() -> None:
    state = go(reads(held("scapegoat"), "I01"), "0 choose seat-3; * throw 1-1")
    assert (stuck_in(state, 0), stuck_in(state, 2), state.turn) == (None, "I01", 1)
    state = go(reads(held("scapegoat"), "F04"), "0 choose seat-3")
    assert asked(state) == 2 and "go o6" in moves(state)
    assert "go o2" not in moves(state)


def test_G8_scapegoat_needs_somebody_ashore_whom_no_adventure_holds() -> None:
    """Ruling 37"""
    state = held("scapegoat")
    stick(state, 1, "I01")
    state = reads(state, "F01")
    assert moves(state) == ["no", "choose seat-3"]
    assert why(state, "0 choose seat-2") == "no_scapegoat §6.3"
    state = held("scapegoat")
    stick(state, 1, "I01")
    place(state, 2, "a5")
    state = reads(state, "R08")
    assert (items(state, 0), state.turn) == (["map"], 1), "nobody is there: no window"


def test_G8_scapegoat_does_not_help_against_sea_events() -> None:
    state = held("scapegoat")
    place(state, 0, "a9")
    state = go(state, "* throw 1; 0 accept; 0 sail a10")
    assert (state.penalty[0], hand(state, 0)) == (1, ["scapegoat"])
