"""Hexes: the directions and turns of a flat-top board, maps read from text, and the tables of a hex map."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core import BadContent
from doubloon.core.hexgrid import (
    DIRECTIONS,
    NOWHERE,
    Hex,
    HexMap,
    disc,
    distance,
    line,
    neighbours,
    read_columns,
    ring,
    rotate,
    step,
    turned,
)
from doubloon.core.spaces import UNREACHABLE, mask_of, spaces_in

hexes: st.SearchStrategy[Hex] = st.tuples(st.integers(-20, 20), st.integers(-20, 20))
turns = st.integers(-12, 12)
directions = st.integers(0, 5)

BAY = """
0: 0=S 1=S 2=B
1: 0=J 2=B
2: -1=J 0=J 1=B
"""
"""Land all around one hex of sea, (1, 1)."""


def test_directions_run_clockwise_from_down() -> None:
    around = dict(zip(DIRECTIONS, neighbours((0, 0)), strict=True))
    assert around == {"D": (0, 1), "DL": (-1, 1), "UL": (-1, 0), "U": (0, -1), "UR": (1, -1), "DR": (1, 0)}


def test_a_turn_clockwise_sends_q_r_to_minus_r_q_plus_r() -> None:
    assert rotate((3, 1), 1) == (-1, 4)
    assert rotate((3, 1), -1) == (4, -3)
    assert rotate((3, 1), 2, centre=(2, 1)) == (1, 1 + 1)


@given(hexes, hexes, turns)
def test_six_turns_lead_back_and_turns_add_up(hex: Hex, centre: Hex, number: int) -> None:
    assert rotate(hex, 6, centre) == hex
    assert rotate(rotate(hex, number, centre), 1, centre) == rotate(hex, number + 1, centre)
    assert rotate(centre, number, centre) == centre


@given(hexes, directions, st.integers(0, 9), turns)
def test_steps_turn_with_the_board(centre: Hex, direction: int, number: int, turn: int) -> None:
    assert rotate(step(centre, direction, number), turn, centre) == step(centre, turned(direction, turn), number)


@given(hexes, hexes, hexes, turns)
def test_distance_is_a_distance_and_turns_keep_it(one: Hex, two: Hex, three: Hex, turn: int) -> None:
    assert (distance(one, two) == 0) == (one == two)
    assert distance(one, two) == distance(two, one)
    assert distance(one, three) <= distance(one, two) + distance(two, three)
    assert distance(rotate(one, turn, three), rotate(two, turn, three)) == distance(one, two)


@given(hexes, hexes)
def test_some_neighbour_is_one_step_nearer(one: Hex, other: Hex) -> None:
    nearest = min(distance(near, other) for near in neighbours(one))
    assert nearest == (distance(one, other) - 1 if one != other else 1)


@given(hexes, directions, st.integers(0, 9))
def test_a_line_goes_straight_ahead(start: Hex, direction: int, length: int) -> None:
    ahead = line(start, direction, length)
    assert [distance(start, hex) for hex in ahead] == list(range(1, length + 1))
    for before, after in zip([start, *ahead], ahead, strict=False):
        assert step(before, direction) == after


@given(hexes, st.integers(0, 6))
def test_a_ring_holds_each_hex_at_its_distance_once_and_goes_round(centre: Hex, radius: int) -> None:
    around = ring(centre, radius)
    assert len(set(around)) == len(around) == max(1, 6 * radius)
    assert {distance(centre, hex) for hex in around} == {radius}
    assert around[0] == step(centre, DIRECTIONS.index("D"), radius)
    if radius:
        assert around[radius] == step(centre, DIRECTIONS.index("DL"), radius), "clockwise"
        assert all(distance(one, two) == 1 for one, two in zip(around, [*around[1:], around[0]], strict=True))
    assert len(disc(centre, radius)) == len(set(disc(centre, radius))) == 1 + 3 * radius * (radius + 1)


@given(hexes, st.integers(0, 4))
def test_on_a_full_disc_ways_over_the_map_are_straight(centre: Hex, radius: int) -> None:
    board = HexMap(disc(centre, radius))
    for space, hex in enumerate(board.hexes):
        assert board.distance[space] == [distance(hex, other) for other in board.hexes]
    assert board.diameter == 2 * radius
    assert sorted(board.number[hex] for hex in ring(centre, radius)) == spaces_in(board.coast)


@given(st.sets(hexes, max_size=60))
def test_a_map_numbers_its_spaces_in_one_order(places: set[Hex]) -> None:
    board = HexMap(sorted(places, reverse=True))
    assert board.hexes == sorted(places)
    assert all(board.number[hex] == space for space, hex in enumerate(board.hexes))
    for space, hex in enumerate(board.hexes):
        beside = [board.number.get(near, NOWHERE) for near in neighbours(hex)]
        assert board.step[space] == beside
        assert board.neighbours[space] == [near for near in beside if near != NOWHERE]
        assert board.beside[space] == mask_of(board.neighbours[space])
        assert (board.coast >> space & 1 == 1) == (NOWHERE in beside)


@given(st.sets(hexes, max_size=30))
def test_a_map_is_the_same_after_a_full_turn_and_keeps_its_ways_after_any(places: set[Hex]) -> None:
    board, turned_board = HexMap(places), HexMap([rotate(hex, 1) for hex in places])
    moved = [turned_board.number[rotate(hex, 1)] for hex in board.hexes]
    for space in range(board.size):
        ways = [turned_board.distance[moved[space]][moved[other]] for other in range(board.size)]
        assert board.distance[space] == ways


def test_ways_go_round_a_bay_and_a_line_stops_before_it() -> None:
    board = HexMap(read_columns(BAY, "SJB", "bay"))
    above, below = board.number[1, 0], board.number[1, 2]
    assert distance((1, 0), (1, 2)) == 2
    assert board.distance[above][below] == 3
    assert board.line(above, DIRECTIONS.index("D")) == []
    left_top, left_bottom = board.number[0, 0], board.number[0, 2]
    assert board.line(left_top, DIRECTIONS.index("D")) == [board.number[0, 1], left_bottom]
    assert board.coast == board.all


def test_two_islands_are_out_of_reach_of_each_other() -> None:
    board = HexMap([(0, 0), (0, 1), (5, 5)])
    assert board.distance[0] == [0, 1, UNREACHABLE]
    assert board.areas(board.all) == [0b011, 0b100]


def test_a_map_is_read_column_by_column() -> None:
    marks = read_columns(BAY, "SJB", "bay")
    assert marks[0, 0] == "S" and marks[2, -1] == "J" and (1, 1) not in marks
    board = HexMap(marks)
    scrub, jungle, beach = board.sets(marks, "SJB")
    assert [board.hexes[space] for space in spaces_in(jungle)] == [(1, 0), (2, -1), (2, 0)]
    assert scrub | jungle | beach == board.all and scrub.bit_count() == 2


@given(st.dictionaries(hexes, st.sampled_from("SRJM")))
def test_what_is_written_in_columns_is_read_back(marks: dict[Hex, str]) -> None:
    columns = sorted({q for q, _ in marks})
    rows = [f"{q}: " + " ".join(f"{r}={marks[q, r]}" for c, r in sorted(marks) if c == q) for q in columns]
    assert read_columns("\n".join(rows), "SRJM", "map") == marks
    assert read_columns("\r\n".join(rows) + "\r\n\r\n", "SRJM", "map") == marks


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("0: 0=S\n1 0=S", "map, line 2: a column begins with its number and a colon, such as '-2:', not '1 0=S'."),
        ("x: 0=S", "map, line 1: a column begins with its number and a colon, such as '-2:', not 'x: 0=S'."),
        ("0: 0=S\n\n0: 1=S", "map, line 3: the column 0 stands here twice."),
        ("0: 0=S 0=J", "map, line 1: the hex 0 of column 0 stands here twice."),
        ("0: 0=Q", "map, line 1: a hex is its row, '=' and one letter of SJ, such as '3=S', not '0=Q'."),
        ("0: 0=SJ", "map, line 1: a hex is its row, '=' and one letter of SJ, such as '3=S', not '0=SJ'."),
        ("0: 0=", "map, line 1: a hex is its row, '=' and one letter of SJ, such as '3=S', not '0='."),
        ("0: S", "map, line 1: a hex is its row, '=' and one letter of SJ, such as '3=S', not 'S'."),
        ("0: --1=S", "map, line 1: a hex is its row, '=' and one letter of SJ, such as '3=S', not '--1=S'."),
        ("0: ²=S", "map, line 1: a hex is its row, '=' and one letter of SJ, such as '3=S', not '²=S'."),
    ],
)
def test_a_map_that_cannot_be_read_names_line_and_what_was_expected(text: str, complaint: str) -> None:
    with pytest.raises(BadContent, match=f"^{re.escape(complaint)}$"):
        read_columns(text, "SJ", "map")


@given(st.text(alphabet="-0123456789:= SJx\n\t²"))
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        marks = read_columns(text, "SJ", "map")
    except BadContent as error:
        assert str(error).startswith("map, line ")
    else:
        assert set(marks.values()) <= {"S", "J"}
