"""Hexes: the directions and turns of a flat-top board, and maps read from text."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core import BadContent
from doubloon.core.hexgrid import Hex, distance, neighbours, read_columns, rotate, step

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
    assert neighbours((0, 0)) == [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)]


def test_a_turn_clockwise_sends_q_r_to_minus_r_q_plus_r() -> None:
    assert rotate((3, 1), 1) == (-1, 4)
    assert rotate((3, 1), -1) == (4, -3)


@given(hexes, turns)
def test_six_turns_lead_back_and_turns_add_up(hex: Hex, number: int) -> None:
    assert rotate(hex, 6) == hex
    assert rotate(rotate(hex, number), 1) == rotate(hex, number + 1)


@given(hexes, directions, turns)
def test_steps_turn_with_the_board(hex: Hex, direction: int, turn: int) -> None:
    assert rotate(step(hex, direction), turn) == step(rotate(hex, turn), (direction + turn) % 6)


@given(hexes, hexes, hexes, turns)
def test_distance_is_a_distance_and_turns_keep_it(one: Hex, two: Hex, three: Hex, turn: int) -> None:
    assert (distance(one, two) == 0) == (one == two)
    assert distance(one, two) == distance(two, one)
    assert distance(one, three) <= distance(one, two) + distance(two, three)
    assert distance(rotate(one, turn), rotate(two, turn)) == distance(one, two)


@given(hexes, hexes)
def test_some_neighbour_is_one_step_nearer(one: Hex, other: Hex) -> None:
    nearest = min(distance(near, other) for near in neighbours(one))
    assert nearest == (distance(one, other) - 1 if one != other else 1)


def test_a_map_is_read_column_by_column() -> None:
    marks = read_columns(BAY, "SJB", "bay")
    assert marks[0, 0] == "S" and marks[2, -1] == "J" and (1, 1) not in marks
    assert sorted(hex for hex, letter in marks.items() if letter == "J") == [(1, 0), (2, -1), (2, 0)]


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
        ("0: 0=S\n\n0: 1=S", "map, line 3: the column 0 appears twice."),
        ("0: 0=S 0=J", "map, line 1: the hex 0 of column 0 appears twice."),
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
