"""§4 The turn: drive, exchange the hand, and what happens when no clue fits."""

from __future__ import annotations

import pytest

from doubloon.core.spaces import spaces_in
from doubloon.games.tobago.box import TERRAINS
from doubloon.games.tobago.state import Expedition
from doubloon.testing import deal
from tests.games.tobago.table import (
    BLACK,
    BROWN,
    GAME,
    GREY,
    WHITE,
    at,
    clue,
    give_amulets,
    go,
    hand,
    hold,
    lay,
    locate,
    moves,
    names,
    share_out,
    table,
    those,
    wash_ashore,
    why,
)


def parked(space: str, seats: int = 3, **options: object) -> Expedition:
    """Seat 0 is on turn here."""
    state = table(seats, **options)
    state.atvs[0] = at(space)
    return state


def terrains(state: Expedition, spaces: str) -> list[str]:
    """What lies on these spaces."""
    return [TERRAINS[state.ground().kind[at(space)]] for space in spaces.split()]


def test_4_turns_go_round_from_the_first_player() -> None:
    state = go(table(), "0 drive h5; 0 end; 1 drive h5; 1 end; 2 drive h5; 2 end")
    assert state.turn == 0
    assert state.turns == 4


def test_4_a_turn_needs_an_action_before_it_can_be_ended() -> None:
    state = table()
    assert why(state, "0 end") == ["act_first", "4"]
    give_amulets(state, 0, 1)
    state = go(state, "0 use exchange; 0 drive h5")
    assert "end" in moves(state)


def test_4_the_question_names_all_that_may_be_done() -> None:
    state = table()
    assert GAME.asks(state) == {"prompt": "act", "seats": [0]}
    locate(state, GREY, "h4", [2])
    assert GAME.asks(state)["prompt"] == "act_or_raise"
    give_amulets(state, 0, 1)
    assert GAME.asks(state)["prompt"] == "act_or_raise_or_use"
    state = go(state, "0 drive h5")
    assert GAME.asks(state) == {"prompt": "drive_on_or_use", "legs": 2, "seats": [0]}
    state = go(state, "0 drive h4")
    assert GAME.asks(state) == {"prompt": "drive_on_or_raise_or_use", "legs": 1, "seats": [0]}
    state.legs = 0
    assert GAME.asks(state)["prompt"] == "raise_or_use_or_finish"


def test_4_there_is_one_action_a_clue_or_a_drive() -> None:
    state = table()
    give_amulets(state, 0, 1)
    hold(state, 0, "in-jungle in-lake in-beach in-river")
    driven = go(state, "0 drive o1")
    assert why(driven, "0 play in-jungle") == ["action_taken", "6.3"]
    played = deal(go(state, "0 play in-jungle; 0 on grey"))
    assert why(played, "0 drive h5") == ["action_taken", "6.3"]


def test_4_a_turn_ends_by_itself_when_nothing_is_left_to_decide() -> None:
    state = parked("o1")
    hold(state, 0, "in-jungle in-lake in-beach in-river")
    assert deal(go(state, "0 play in-jungle; 0 on grey")).turn == 1
    assert go(state, "0 drive d7").turn == 1
    assert go(state, "0 drive k6").turn == 0
    give_amulets(state, 0, 1)
    assert go(state, "0 drive d7").turn == 0
    state = parked("o1")
    locate(state, GREY, "d7", [2])
    assert go(state, "0 drive d7").turn == 0


def test_4_2_lola_drives_through_the_jungle_into_the_mountains() -> None:
    """The rulebook's example: along the jungle, over into the mountains, and to their end."""
    state = parked("o1")
    assert terrains(state, "o1 j6 k6 d7") == ["jungle", "jungle", "mountain", "mountain"]
    first = go(state, "0 drive j6")
    second = go(first, "0 drive k6")
    assert [first.legs, second.legs] == [2, 1]
    assert go(second, "0 drive d7").turn == 1
    reach = {text.removeprefix("drive ") for text in moves(second, "drive")}
    assert set(names(state.ground().area(at("k6"), state.ground().terrain[5]))) - {"k6"} < reach
    assert reach - set(names(state.ground().grow(those("k6")))) <= set(names(state.ground().terrain[5]))


def test_4_2_bobby_drives_from_the_lake_across_scrubland_to_the_river() -> None:
    """The rulebook's other example: out of the lake, across the scrubland, into the river."""
    state = parked("j4")
    assert terrains(state, "j4 i4 e3 d2") == ["lake", "scrubland", "scrubland", "river"]
    first = go(state, "0 drive i4")
    second = go(first, "0 drive e3")
    assert [first.legs, second.legs] == [2, 1]
    third = go(second, "0 drive d2")
    assert third.turn == 1
    assert third.atvs[0] == at("d2")


def test_4_2_driving_takes_the_fewest_legs() -> None:
    assert go(parked("j4"), "0 drive d2").turn == 1
    assert go(parked("j4"), "0 drive e3").legs == 1
    assert go(parked("j4"), "0 drive i4").legs == 2


def test_4_2_three_legs_are_the_most() -> None:
    state = parked("o1")
    far = [space for space in names(state.ground().land) if f"drive {space}" not in moves(state) and space != "o1"]
    assert far
    for space in far[:5]:
        assert why(state, f"0 drive {space}") == ["too_far", "4.2", space, 3]
    assert far == [
        name
        for name in names(state.ground().land)
        if all(state.ground().legs[legs][at("o1")] >> at(name) & 1 == 0 for legs in range(4))
    ]


@pytest.mark.parametrize("start", ["o1", "h4", "j4", "m1", "b4"])
def test_4_2_legs_by_a_plain_search(start: str) -> None:
    """Worked out anew: one leg is any way within an area, or one step into other terrain."""
    island = table().ground()
    reached = {at(start)}
    for legs in range(1, 4):
        further = set(reached)
        for space in reached:
            further.update(spaces_in(island.area(space, island.terrain[island.kind[space]])))
            further.update(near for near in island.neighbours[space] if island.kind[near] != island.kind[space])
        reached = further
        assert set(spaces_in(island.legs[legs][at(start)])) == reached


def test_4_2_nothing_but_the_sea_is_in_the_way() -> None:
    state = parked("h4")
    state.atvs[1] = at("h5")
    assert "drive h5" in moves(state)
    for occupied in ("f2", "f4"):
        assert f"drive {occupied}" in moves(state)
    sea = next(name for name in ("a1", "a2", "p1", "q1", "c1", "d1") if not state.ground().land >> at(name) & 1)
    assert why(state, f"0 drive {sea}") == ["not_on_island", "4", sea]
    assert why(state, "0 drive h4") == ["already_there", "4.2", "h4"]


def test_4_2_one_may_stop_before_all_legs_are_used() -> None:
    state = go(parked("j4"), "0 drive i4")
    assert "end" in moves(state)
    assert go(state, "0 end").turn == 1
    assert why(state, "0 stop") == ["not_driving", "4.2"]


def test_4_3_the_hand_may_be_exchanged_for_the_whole_turn() -> None:
    state = table()
    old = state.hands[0]
    state = go(state, "0 exchange")
    assert state.hands[0] == 0
    assert state.discards == old
    state = deal(state)
    assert len(hand(state, 0)) == 4
    assert state.turn == 1


def test_4_3_two_players_exchange_six_clues() -> None:
    state = deal(go(table(2), "0 exchange"))
    assert len(hand(state, 0)) == 6
    assert state.discards.bit_count() == 6


def test_4_3_a_player_with_an_amulet_uses_it_instead() -> None:
    state = table()
    give_amulets(state, 0, 1)
    assert why(state, "0 exchange") == ["use_amulet", "4.3"]


def test_4_3_an_amulet_picked_up_at_the_start_counts() -> None:
    state = table()
    state.atvs[1] = at("m1")
    wash_ashore(state, "m1")
    state = go(state, "0 drive h5; 0 end")
    assert state.amulets[1] == 1
    assert why(state, "1 exchange") == ["use_amulet", "4.3"]


def test_4_3_after_an_amulet_was_used_or_a_treasure_raised_it_is_too_late() -> None:
    state = table()
    give_amulets(state, 0, 1)
    used = deal(go(state, "0 use exchange"))
    assert why(used, "0 exchange") == ["whole_turn", "4.3"]
    state = table()
    locate(state, GREY, "h4", [2])
    raised = share_out(go(state, "0 raise grey"))
    assert why(raised, "0 exchange") == ["whole_turn", "4.3"]
    assert why(go(table(), "0 drive h5"), "0 exchange") == ["whole_turn", "4.3"]


def test_4_3_option_free_exchange_allows_it_with_an_amulet() -> None:
    state = table(free_exchange=True)
    give_amulets(state, 0, 1)
    state = deal(go(state, "0 exchange"))
    assert state.turn == 1
    assert state.amulets[0] == 1


def test_4_3_the_discards_are_shuffled_in_the_middle_of_an_exchange_if_need_be() -> None:
    state = table()
    hold(state, 0, "in-jungle in-lake in-beach in-river")
    rest = state.deck
    state.deck = rest & -rest
    state.discards = rest & ~state.deck
    state = deal(go(state, "0 exchange"))
    assert len(hand(state, 0)) == 4
    assert len(state.batches) == 2
    assert state.discards == 0


def stuck(deadlock_rule: bool = True) -> Expedition:
    """Every map has two sites that no clue can tell apart; the deadlock is seen when the next turn begins."""
    state = table(deadlock_rule=deadlock_rule)
    one, other = twins(state)
    for map in range(4):
        lay(state, map, ["in-largest-river", "in-largest-lake", "in-largest-beach", "in-largest-jungle"][map])
        state.sites[map] = 1 << one | 1 << other
    return state


def twins(state: Expedition) -> tuple[int, int]:
    """Two spaces that no clue can tell apart; the objects are moved until there are some."""
    land = spaces_in(state.ground().land)
    for huts in land:
        state.huts = [huts, *state.huts[1:]]
        state.forget()
        for place, one in enumerate(land):
            for other in land[place + 1 :]:
                if all((state.clue(card) >> one & 1) == (state.clue(card) >> other & 1) for card in range(52)):
                    return one, other
    raise AssertionError("every two spaces can be told apart")


def test_4_4_in_a_deadlock_each_player_strikes_a_site_off() -> None:
    state = go(stuck(), "0 drive h5; 0 end")
    assert state.phase.name == "PickTarget"
    for seat, colour in ((1, "grey"), (2, "brown"), (0, "black")):
        assert state.actors() == [seat]
        before = state.sites[("grey", "brown", "black", "white").index(colour)]
        state = go(state, f"{seat} on {colour}")
        site = names(before)[0]
        assert moves(state) == [f"strike {name}" for name in names(before)]
        state = go(state, f"{seat} strike {site}")
    assert [sites.bit_count() for sites in state.sites] == [1, 1, 1, 2]
    assert state.phase.name == "Turn"
    assert state.turn == 1
    assert state.amulets == [0, 0, 0]


def test_4_4_a_map_with_one_site_cannot_be_struck() -> None:
    state = go(stuck(), "0 drive h5; 0 end; 1 on grey")
    state = go(state, f"1 strike {names(state.sites[GREY])[0]}")
    assert why(state, "2 on grey") == ["nothing_to_strike", "6.3", "grey map"]


def test_4_4_with_a_located_treasure_or_a_clue_that_fits_there_is_no_deadlock() -> None:
    state = stuck()
    locate(state, WHITE, "g3", [2])
    assert go(state, "0 drive h5; 0 end").phase.name == "Turn"
    state = stuck()
    state.sites[BROWN] = state.ground().largest[4]
    lay(state, BLACK, "in-lake")
    assert any(state.fits(card, BLACK) for card in spaces_in(state.deck))
    assert go(state, "0 drive h5; 0 end").phase.name == "Turn"


def test_4_4_without_the_option_nothing_is_struck_off() -> None:
    state = go(stuck(deadlock_rule=False), "0 drive h5; 0 end")
    assert state.phase.name == "Turn"
    assert [sites.bit_count() for sites in state.sites] == [2, 2, 2, 2]
    assert moves(state, "play") == []
    assert not state.fits_somewhere(clue("in-river"))


def test_whoever_points_at_a_space_or_a_map_is_told_what_keeps_them_from_it() -> None:
    state = parked("h6")
    far = GAME.why(state, 0, next(name for name in names(state.ground().land) if f"drive {name}" not in moves(state)))
    assert far is not None and far["reason"] in ("too_far", "already_there") and far["section"] == "4.2"
    assert (GAME.why(state, 0, "grey") or {})["reason"] == "not_located"
    told = GAME.explain(state, 0, "claim") or {}
    assert {str(move).split(" ")[0] for move in told["moves"]} == {move.split(" ")[0] for move in moves(state)}  # type: ignore[attr-defined]
