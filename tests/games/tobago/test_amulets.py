"""§6 Amulets: where they appear, how they are picked up, and what they do."""

from __future__ import annotations

from doubloon.core.hexgrid import STEPS
from doubloon.games.tobago.box import TERRAINS
from doubloon.games.tobago.island import HEXES, NUMBER, Island, island
from doubloon.games.tobago.state import DOUBLE, Expedition
from doubloon.testing import deal
from tests.games.tobago.table import (
    BLACK,
    BROWN,
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

LOLA, ROGER, ANNA = 0, 1, 2
A, B, C, D, E = "m2", "l1", "j1", "h2", "g2"


def coast() -> Expedition:
    """The rulebook's five amulets: Lola in the mountains, Roger's ATV on amulet B, Anna's on E."""
    state = table()
    state.atvs = [at("l3"), at(B), at(E)]
    wash_ashore(state, f"{A} {B} {C} {D} {E}")
    return state


def after_treasure(state: Expedition) -> Expedition:
    """Seat 0 has raised a treasure and it was shared out."""
    locate(state, GREY, "h4", [1])
    return share_out(go(state, "0 raise grey"))


def test_6_1_each_statue_calls_up_an_amulet_at_the_end_of_its_gaze_and_turns() -> None:
    state = table()
    assert [names(1 << space) for space in state.statues] == [["d6"], ["f2"], ["h7"]]
    assert state.facing == [0, 3, 4]
    state = after_treasure(state)
    assert names(state.ashore) == sorted(["d7", "f1", "o1"])
    assert state.supply == 17
    assert state.facing == [1, 4, 5]


def test_6_1_statues_turn_clockwise_all_the_way_round() -> None:
    state = table()
    state.facing = [5, 0, 2]
    assert after_treasure(state).facing == [0, 1, 3]


def test_6_1_where_an_amulet_lies_none_is_added_but_the_statue_turns() -> None:
    state = table()
    wash_ashore(state, "d7")
    state = after_treasure(state)
    assert names(state.ashore) == sorted(["d7", "f1", "o1"])
    assert state.supply == 17
    assert state.facing[0] == 1


def test_6_1_two_statues_that_look_at_one_space_call_up_one_amulet() -> None:
    state = table()
    state.statues = [at("d6"), at("d6"), at("h7")]
    state.facing = [0, 0, 4]
    state = after_treasure(state)
    assert names(state.ashore) == sorted(["d7", "o1"])
    assert state.supply == 18


def test_6_1_when_the_supply_is_short_the_first_statues_are_served() -> None:
    state = table()
    give_amulets(state, ROGER, 19)
    state = after_treasure(state)
    assert names(state.ashore) == ["d7"]
    assert state.supply == 0


def test_6_1_the_gaze_ends_before_the_first_sea_hex() -> None:
    """On every island, also where land lies beyond a bay."""
    beyond = 0
    for number in range(32):
        ground = island(number)
        for space in names(ground.inland):
            for direction in range(6):
                end = ground.gaze[at(space)][direction]
                assert ground.coast >> end & 1
                beyond += has_land_beyond(ground, end, direction)
    assert beyond > 0


def has_land_beyond(ground: Island, space: int, direction: int) -> bool:
    """Is there land again behind the sea in this direction?"""
    (q, r), (right, down) = HEXES[space], STEPS[direction]
    ahead = [(q + number * right, r + number * down) for number in range(1, 15)]
    assert not (ahead[0] in NUMBER and ground.land >> NUMBER[ahead[0]] & 1)
    return any(hex in NUMBER and ground.land >> NUMBER[hex] & 1 for hex in ahead)


def test_6_2_lola_picks_up_two_amulets_on_one_drive() -> None:
    """The rulebook's example: a leg to A, a leg to the end of the mountains, a leg onto the beach to B."""
    state = coast()
    ground = state.ground()
    assert [TERRAINS[ground.kind[at(space)]] for space in ("l3", A, "m1", B)] == ["mountain"] * 3 + ["beach"]
    state = go(state, f"0 drive {A}")
    assert (state.amulets[LOLA], state.legs) == (1, 2)
    state = go(state, "0 drive m1")
    assert (state.amulets[LOLA], state.legs) == (1, 1)
    state = go(state, f"0 drive {B}")
    assert state.amulets[LOLA] == 2
    assert state.atvs[ROGER] == at(B)
    assert names(state.ashore) == sorted([C, D, E])


def test_6_2_passing_over_an_amulet_does_not_pick_it_up() -> None:
    state = go(coast(), "0 drive m1")
    assert state.amulets[LOLA] == 0
    assert state.legs == 2


def test_6_2_roger_then_finds_c_and_d_but_cannot_reach_e() -> None:
    """The rulebook's example: along the beach to C, then two changes of terrain to D; E is one leg too far."""
    state = go(coast(), f"0 drive {A}; 0 drive m1; 0 drive {B}; 0 end")
    assert state.amulets[ROGER] == 0
    assert f"drive {E}" not in moves(state)
    state = go(state, f"1 drive {C}")
    assert (state.amulets[ROGER], state.legs) == (1, 2)
    state = go(state, "1 drive i2")
    state = go(state, f"1 drive {D}")
    assert (state.amulets[ROGER], state.legs) == (2, 0)
    extra = go(state, f"1 use drive; 1 drive {E}")
    assert extra.amulets[ROGER] == 1
    assert extra.ashore == those(E)


def test_6_2_an_expert_roger_takes_e_too() -> None:
    """The rulebook's hint: an amulet's drive to C, which stays there, then D and E on the ordinary drive."""
    state = coast()
    state.atvs[LOLA] = at("o1")
    state.ashore &= ~those(B)
    give_amulets(state, ROGER, 1)
    state = go(state, f"0 drive j6; 0 end; 1 use drive; 1 drive {C}")
    assert state.amulets[ROGER] == 0
    assert state.ashore & those(C)
    state = go(state, f"1 stop; 1 drive {D}")
    assert (state.amulets[ROGER], state.legs) == (1, 1)
    state = go(state, f"1 drive {E}")
    assert state.amulets[ROGER] == 2
    assert state.atvs[ANNA] == at(E)
    assert names(state.ashore) == sorted([A, C])


def test_6_2_an_amulet_under_the_atv_is_picked_up_at_the_start_of_the_turn() -> None:
    state = go(coast(), "0 drive m1; 0 end")
    assert state.turn == ROGER
    assert state.amulets[ROGER] == 1
    assert not state.acted
    assert not state.ashore & those(B)


def test_6_2_an_amulet_that_appears_under_the_atv_waits_for_the_next_turn() -> None:
    state = table()
    state.atvs[0] = at("d7")
    locate(state, GREY, "d7", [1])
    state = share_out(go(state, "0 raise grey"))
    assert state.ashore & those("d7")
    assert state.amulets[0] == 0
    state = go(state, "0 drive e7; 0 end; 1 drive h5; 1 end; 2 drive h5; 2 end")
    assert state.amulets[0] == 0
    stayed = table()
    stayed.atvs[0] = at("d7")
    locate(stayed, GREY, "d7", [1])
    hold(stayed, 0, "in-jungle in-lake in-beach in-river")
    stayed = share_out(go(stayed, "0 raise grey"))
    text = moves(stayed, "play")[0]
    stayed = go(stayed, f"0 {text}")
    stayed = deal(go(stayed, f"0 {moves(stayed)[0]}"))
    stayed = go(stayed, "1 drive h5; 1 end; 2 drive h5; 2 end")
    assert (stayed.turn, stayed.amulets[0]) == (0, 1)


def test_6_3_lola_raises_four_treasures_in_one_turn() -> None:
    """The rulebook's example: a marker off and a treasure at once, one on the drive, two by an amulet's drive."""
    state = table()
    state.atvs[LOLA] = at("h4")
    locate(state, GREY, "h4", [ROGER])
    state.sites[GREY] = those("h4 b4")
    locate(state, BLACK, "h5", [ANNA])
    locate(state, BROWN, "o1", [ROGER])
    locate(state, WHITE, "o1", [ANNA])
    give_amulets(state, LOLA, 2)
    assert moves(state, "raise") == []
    state = share_out(go(state, "0 use marker; 0 on grey; 0 strike b4; 0 raise grey"))
    assert not state.acted
    state = share_out(go(state, "0 drive h5; 0 raise black"))
    assert state.acted
    assert state.turn == LOLA
    state = go(state, "0 use drive; 0 drive j6; 0 drive o1")
    assert moves(state, "raise") == ["raise brown", "raise white"]
    state = share_out(go(state, "0 raise white"))
    state = share_out(go(state, "0 raise brown"))
    assert [len(state.claimed[seat]) for seat in range(3)] == [4, 2, 2]
    assert state.turn == ROGER


def test_6_3_a_marker_is_struck_off_and_the_space_stays_struck() -> None:
    state = table()
    lay(state, GREY, "in-largest-river")
    hold(state, 0, "next-to-ocean in-lake in-beach in-jungle")
    give_amulets(state, 0, 1)
    before = names(state.sites[GREY])
    assert len(before) == 4
    state = go(state, f"0 use marker; 0 on grey; 0 strike {before[0]}")
    assert names(state.sites[GREY]) == before[1:]
    assert (state.amulets[0], state.supply) == (0, 20)
    state = go(state, "0 play next-to-ocean; 0 on grey")
    assert before[0] not in names(state.sites[GREY])


def test_6_3_only_markers_on_the_island_can_be_struck_off_and_never_the_last() -> None:
    state = table()
    give_amulets(state, 0, 1)
    lay(state, GREY, "in-jungle")
    locate(state, BROWN, "g3", [1])
    assert why(state, "0 use marker") == ["no_markers", "6.3"]
    lay(state, BLACK, "in-largest-river")
    state = go(state, "0 use marker")
    assert moves(state) == ["on black"]
    for colour in ("grey", "brown", "white"):
        assert why(state, f"0 on {colour}") == ["nothing_to_strike", "6.3", f"{colour} map"]
    state = go(state, "0 on black")
    assert why(state, "0 strike o1") == ["no_site", "6.3", "o1", "black map"]


def test_6_3_an_amulet_adds_another_clue() -> None:
    state = table()
    give_amulets(state, 0, 1)
    hold(state, 0, "in-jungle in-lake in-beach in-river")
    state = go(state, "0 play in-jungle; 0 on grey; * draw in-mountain; 0 use clue; 0 play in-lake; 0 on brown")
    state = deal(state)
    assert state.columns[BROWN] == (clue("in-lake"),)
    assert state.roses_left[0] == 13
    assert len(hand(state, 0)) == 4
    assert state.turn == 1


def test_6_3_without_a_clue_that_fits_an_amulet_adds_none() -> None:
    state = table()
    give_amulets(state, 0, 1)
    for map in range(4):
        locate(state, map, "g3", [1])
    assert why(state, "0 use clue") == ["no_clue_fits", "6.3"]


def test_6_3_an_amulet_drives_three_more_legs_without_picking_up() -> None:
    state = table()
    state.atvs[0] = at("l3")
    wash_ashore(state, A)
    give_amulets(state, 0, 1)
    state = go(state, f"0 use drive; 0 drive {A}")
    assert (state.amulets[0], state.legs) == (0, 2)
    assert state.ashore == those(A)
    assert not state.acted
    state = go(state, f"0 stop; 0 drive m1; 0 drive {A}")
    assert (state.amulets[0], state.legs) == (1, 1)


def test_6_3_an_amulets_drive_ends_the_drive_under_way() -> None:
    state = table()
    give_amulets(state, 0, 1)
    state = go(state, "0 drive h5")
    assert state.legs == 2
    state = go(state, "0 use drive")
    assert state.legs == 3
    assert state.by_amulet


def test_6_3_other_powers_may_be_used_between_legs() -> None:
    state = table()
    give_amulets(state, 0, 1)
    state = deal(go(state, "0 drive h5; 0 use exchange"))
    assert state.legs == 2
    assert moves(state, "drive")


def test_6_3_an_amulet_exchanges_the_hand_and_the_turn_goes_on() -> None:
    state = table()
    give_amulets(state, 0, 1)
    old = state.hands[0]
    state = deal(go(state, "0 use exchange"))
    assert state.discards == old
    assert len(hand(state, 0)) == 4
    assert (state.turn, state.acted) == (0, False)


def test_6_3_an_amulet_just_found_may_be_used_at_once() -> None:
    state = table()
    state.atvs[0] = at("l3")
    wash_ashore(state, A)
    state = go(state, f"0 drive {A}; 0 use drive; 0 drive {B}")
    assert state.atvs[0] == at(B)


def test_6_3_without_an_amulet_there_is_no_power() -> None:
    assert why(table(), "0 use drive") == ["no_amulet", "6.3"]
    assert moves(table(), "use") == []


def test_6_4_both_powers_are_options() -> None:
    state = table()
    give_amulets(state, 0, 1)
    lay(state, GREY, "in-largest-river next-to-ocean", [0, 1])
    for power in ("double-claim", "swap"):
        assert why(state, f"0 use {power}") == ["power_off", "6.4"]


def expert() -> Expedition:
    """Seat 0 has an amulet and both powers; the grey map bears roses of seats 0, 1, 0."""
    state = table(double_claim=True, swap_roses=True)
    give_amulets(state, 0, 1)
    lay(state, GREY, "in-river not-in-jungle not-in-lake", [0, 1, 0])
    return state


def test_6_4_a_second_rose_is_put_on_a_clue_of_ones_own() -> None:
    state = go(expert(), "0 use double-claim; 0 on grey")
    assert moves(state) == ["rose 1", "rose 3"]
    state = go(state, "0 rose 3")
    assert state.roses[GREY] == (0, 1, DOUBLE)
    assert state.roses_left[0] == 12
    assert state.amulets[0] == 0


def test_6_4_a_clue_with_two_roses_is_not_doubled_again() -> None:
    state = expert()
    give_amulets(state, 0, 1)
    state = go(state, "0 use double-claim; 0 on grey; 0 rose 1; 0 use double-claim; 0 on grey")
    assert moves(state) == ["rose 3"]


def test_6_4_the_clue_just_added_may_be_doubled() -> None:
    state = table(double_claim=True)
    give_amulets(state, 0, 1)
    hold(state, 0, "in-jungle in-lake in-beach in-river")
    state = go(state, "0 play in-jungle; 0 on brown; 0 use double-claim; 0 on brown; 0 rose 1")
    assert state.roses[BROWN] == (DOUBLE,)


def test_6_4_two_single_roses_of_different_players_are_swapped() -> None:
    state = go(expert(), "0 use swap; 0 on grey")
    assert moves(state) == ["rose 1", "rose 2", "rose 3"]
    state = go(state, "0 rose 2")
    assert moves(state) == ["rose 1", "rose 3"]
    state = go(state, "0 rose 3")
    assert state.roses[GREY] == (0, 0, 1)


def test_6_4_double_roses_are_swapped_with_double_ones_only() -> None:
    state = expert()
    lay(state, GREY, "in-river not-in-jungle not-in-lake", [DOUBLE, 1, DOUBLE + 2])
    state = go(state, "0 use swap; 0 on grey")
    assert moves(state) == ["rose 1", "rose 3"]
    state = go(state, "0 rose 1; 0 rose 3")
    assert state.roses[GREY] == (DOUBLE + 2, 1, DOUBLE)


def test_6_4_a_located_treasure_is_out_of_reach() -> None:
    state = expert()
    state.sites[GREY] = those("g3")
    for power in ("double-claim", "swap"):
        assert why(state, f"0 use {power}") == ["no_map_with_roses", "6.4"]


def test_6_4_without_a_rose_left_nothing_is_doubled() -> None:
    state = expert()
    for map, number in ((BROWN, 5), (BLACK, 5), (WHITE, 3)):
        locate(state, map, "g3", [0] * number)
    assert state.roses_left[0] == 0
    assert why(state, "0 use double-claim") == ["no_map_with_roses", "6.4"]
