"""§1 What there is, §2 before the first turn."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from doubloon.core.hexgrid import distance
from doubloon.core.spaces import spaces_in
from doubloon.games.tobago.box import CURSE, GAZES
from doubloon.games.tobago.island import HEXES, island
from doubloon.games.tobago.rules.setup import has_room
from doubloon.games.tobago.state import Expedition
from doubloon.testing import deal, play
from tests.games.tobago.table import GAME, ISLAND, at, hand, moves, names, table, those, view, why


def dealt(seats: int, seed: str, **options: object) -> Expedition:
    """A game in its first turn after luck has decided all that it decides, every ATV on the first space there is."""
    state = deal(GAME.start(seats, options), seed)
    while state.phase.name == "ParkAtv":
        seat = state.actors()[0]
        state.apply(seat, state.legal_moves(seat)[0])
        state = deal(state, seed)
    return state


def weights(state: Expedition) -> dict[str, int]:
    """What chance may do."""
    return {GAME.words.text[move]: weight for move, weight in state.outcomes()}


def test_1_there_are_52_clues_39_gold_cards_2_curses_20_amulets_and_15_roses_each() -> None:
    assert GAME.census(GAME.start(4)) == {
        "clues": 52,
        "clue kinds": 52,
        "amulets": 20,
        "gold-2": 10,
        "gold-3": 9,
        "gold-4": 11,
        "gold-5": 6,
        "gold-6": 3,
        "curse": 2,
        "roses of seat 0": 15,
        "roses of seat 1": 15,
        "roses of seat 2": 15,
        "roses of seat 3": 15,
    }


def test_1_option_more_amulets_gives_twenty_one() -> None:
    assert GAME.census(GAME.start(2, {"more_amulets": True}))["amulets"] == 21


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_luck_decides_who_goes_first(seats: int) -> None:
    assert weights(GAME.start(seats)) == {f"first seat-{seat + 1}": 1 for seat in range(seats)}
    state = dealt(seats, "first")
    assert state.turn == state.first


def test_2_play_goes_round_from_the_first_player() -> None:
    state = deal(play(GAME, ISLAND.replace("seat-1", "seat-3"), 3, {"island": "1"}))
    assert state.actors() == [2]
    state = deal(play(GAME, "2 park h4; 0 park h5; 1 park o1", start=state))
    assert state.turn == 2
    assert [roses[:1] for roses in state.roses] == [(2,), (0,), (1,), ()]


def test_2_1_luck_chooses_one_of_the_islands() -> None:
    state = play(GAME, "* first seat-1", 2)
    assert weights(state) == {f"island {number}": 1 for number in range(1, 33)}
    assert view(state, None)["island"] is None
    state = play(GAME, "* island 9", start=state)
    assert view(state, None)["island"] == {"number": 9, "title": "AbC-1", "reconstructed_sides": ["b"]}


@pytest.mark.parametrize("number", [1, 17, 32])
def test_2_1_option_island_names_it(number: int) -> None:
    state = play(GAME, "* first seat-1", 2, {"island": str(number)})
    assert state.phase.name == "PlaceObject"
    assert view(state, None)["island"]["number"] == number
    assert state.sites == [island(number - 1).land] * 4


@pytest.mark.parametrize("number", range(1, 33))
def test_2_2_objects_keep_their_distance_and_statues_stand_inland(number: int) -> None:
    for seed in range(5):
        state = dealt(2, f"objects {seed}", island=str(number))
        objects = [*state.huts, *state.palms, *state.statues]
        assert [len(state.huts), len(state.palms), len(state.statues), len(state.facing)] == [4, 3, 3, 3]
        assert len(set(objects)) == 10
        for kind in (state.huts, state.palms, state.statues):
            for place, one in enumerate(kind):
                for other in kind[:place]:
                    assert distance(HEXES[one], HEXES[other]) >= 4
        assert all(state.ground().inland >> space & 1 for space in state.statues)


def test_2_2_huts_come_first_then_palms_then_statues_and_each_statue_looks_somewhere() -> None:
    state = play(GAME, "* first seat-1", 2, {"island": "1"})
    kinds = []
    while state.phase.name != "ParkAtv":
        kinds.append(GAME.asks(state).get("object", "face"))
        if kinds[-1] == "face":
            assert weights(state) == {f"face {way}": 1 for way in GAZES}
        state.apply(-1, state.outcomes()[0][0])
    assert kinds == ["hut"] * 4 + ["palm"] * 3 + ["statue", "face"] * 3


def test_2_2_option_place_yourselves_lets_the_players_place_in_turn() -> None:
    state = play(GAME, "* first seat-2", 3, {"island": "1", "place_yourselves": True})
    rng, actors = Random(2), []
    while state.phase.name != "ParkAtv":
        seat = state.actors()[0]
        actors.append(seat)
        choices = state.legal_moves(seat)
        state.apply(seat, choices[int(rng.random() * len(choices))])
    assert actors == [1, 2, 0, 1, 2, 0, 1, 2, 2, 0, 0, 1, 1]
    assert state.actors() == [1]


def test_2_2_why_an_object_may_not_stand_somewhere() -> None:
    state = play(GAME, "* first seat-1; 0 place g11", 2, {"island": "1", "place_yourselves": True})
    assert why(state, "1 place g11") == ["occupied", "2.2", "g11"]
    assert why(state, "1 place g10") == ["too_close", "2.2", "g10"]
    sea = next(name for name in ("a1", "a2", "c1") if not state.ground().land >> at(name) & 1)
    assert why(state, f"1 place {sea}") == ["not_on_island", "2.2", sea]
    script = "1 place n4; 0 place b2; 1 place l8; 0 place b4; 1 place f10; 0 place f4"
    state = play(GAME, script, start=state)
    assert why(state, "1 place f1") == ["on_coast", "2.2", "f1"]
    assert "place g10" not in moves(play(GAME, "1 place g10; 1 face down", start=state))


def test_2_2_objects_of_different_kinds_may_be_neighbours() -> None:
    huts = "* first seat-1; 0 place g11; 1 place n4; 0 place b2; 1 place l8"
    state = play(GAME, huts, 2, {"island": "1", "place_yourselves": True})
    assert "place g10" in moves(state)


def test_2_2_room_is_left_for_the_others_of_a_kind() -> None:
    ground = island(0)
    assert has_room(ground, ground.land, 4)
    assert has_room(ground, those("h4"), 1)
    assert not has_room(ground, those("h4 h5"), 2)
    assert has_room(ground, those("h4 o1"), 2)
    assert not has_room(ground, 0, 1)
    assert has_room(ground, 0, 0)


@pytest.mark.parametrize(("lower", "safe"), [(False, 12), (True, 18)])
def test_2_3_the_first_treasure_cards_are_safe(lower: bool, safe: int) -> None:
    pile = table(lower_21=lower).treasure
    assert len(pile) == 41
    for _ in range(safe):
        assert pile.unbound.counts[CURSE] == 0
        pile.draw(next(kind for kind, number in enumerate(pile.unbound.counts) if number))
    assert pile.unbound.counts[CURSE] == 2
    assert pile.unbound.total == len(pile) == 41 - safe


def test_2_3_with_one_curse_or_none_there_are_as_many_safe_cards() -> None:
    for curses in (1, 0):
        pile = table(curses=curses).treasure
        for _ in range(12):
            assert pile.unbound.counts[CURSE] == 0
            pile.draw(next(kind for kind, number in enumerate(pile.unbound.counts) if number))
        assert pile.unbound.counts[CURSE] == curses


def test_2_4_atvs_are_parked_in_turn_order_anywhere_and_may_share_a_space() -> None:
    state = play(GAME, ISLAND, 3, {"island": "1"})
    assert moves(state) == [f"park {space}" for space in names(state.ground().land)]
    sea = next(name for name in ("a1", "a2", "c1") if not state.ground().land >> at(name) & 1)
    assert why(state, f"0 park {sea}") == ["not_on_island", "2.4", sea]
    state = play(GAME, "0 park h4; 1 park h4; 2 park f2", start=state)
    assert state.atvs == [at("h4"), at("h4"), at("f2")]
    assert state.phase.name == "OpenMaps"


def test_2_4_option_late_parking_comes_after_clues_and_hands() -> None:
    state = play(GAME, ISLAND, 3, {"island": "1", "late_parking": True})
    assert state.phase.name == "OpenMaps"
    state = deal(state)
    assert state.phase.name == "ParkAtv"
    assert [len(hand(state, seat)) for seat in range(3)] == [4, 4, 4]
    state = play(GAME, "0 park h4; 1 park h4; 2 park f2", start=state)
    assert state.phase.name == "Turn"
    assert state.turn == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_5_each_player_opens_a_map_with_a_clue_from_the_deck(seats: int) -> None:
    state = play(GAME, ISLAND + "; ".join(f"{seat} park h4" for seat in range(seats)), seats, {"island": "1"})
    assert len(weights(state)) == 52
    state = deal(state)
    assert [len(column) for column in state.columns] == [1] * seats + [0] * (4 - seats)
    assert state.roses == [(seat,) for seat in range(seats)] + [()] * (4 - seats)
    assert state.roses_left == [14] * seats
    for map in range(seats):
        assert state.sites[map] == state.clue(state.columns[map][0])
    for map in range(seats, 4):
        assert state.sites[map] == state.ground().land


@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 4), (4, 4)])
def test_2_6_hands_have_four_clues_or_six_with_two_players(seats: int, size: int) -> None:
    state = dealt(seats, "hands")
    assert [len(hand(state, seat)) for seat in range(seats)] == [size] * seats
    assert state.deck.bit_count() == 52 - seats * (size + 1)
    held = Counter(card for mask in (*state.hands, state.deck) for card in spaces_in(mask))
    assert set(held.values()) == {1}
