"""Spaces as bitboards: sets, their neighbours and their areas."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core.spaces import Spaces, mask_of, space_at, spaces_in

FORK = Spaces([[1], [0, 2, 3], [1], [1, 4], [3], []])
"""0 - 1 - 2, from 1 also to 3 - 4; space 5 lies alone."""


@st.composite
def boards(draw: st.DrawFn) -> Spaces:
    """A small board with ways at random, each leading both ways."""
    size = draw(st.integers(1, 12))
    ways = draw(st.sets(st.tuples(st.integers(0, size - 1), st.integers(0, size - 1))))
    both = {(a, b) for a, b in ways if a != b} | {(b, a) for a, b in ways if a != b}
    return Spaces([sorted(b for a, b in both if a == space) for space in range(size)])


@given(st.sets(st.integers(0, 300)))
def test_a_set_comes_back_in_increasing_order(spaces: set[int]) -> None:
    mask = mask_of(spaces)
    assert spaces_in(mask) == sorted(spaces)
    assert mask.bit_count() == len(spaces)


@given(st.sets(st.integers(0, 300)))
def test_each_place_of_a_set_is_found_without_listing_it(spaces: set[int]) -> None:
    mask = mask_of(spaces)
    assert [space_at(mask, place) for place in range(len(spaces))] == sorted(spaces)
    with pytest.raises(IndexError, match="fewer spaces"):
        space_at(mask, len(spaces))


@given(boards(), st.integers(0))
def test_areas_split_a_set_into_its_connected_parts(board: Spaces, mask: int) -> None:
    mask &= (1 << len(board.neighbours)) - 1
    areas = board.areas(mask)
    assert sum(areas) == mask and not any(one & other for one in areas for other in areas if one != other)
    assert areas == sorted(areas, key=lambda area: area & -area)
    for area in areas:
        assert board.next_to(area) & mask == 0, "two areas touch"
        assert all(board.area(space, area) == area for space in spaces_in(area)), "an area falls apart"


@given(boards(), st.integers(0))
def test_growing_adds_all_neighbours_and_nothing_else(board: Spaces, mask: int) -> None:
    mask &= (1 << len(board.neighbours)) - 1
    grown = set(spaces_in(mask)) | {near for space in spaces_in(mask) for near in board.neighbours[space]}
    assert spaces_in(board.grow(mask)) == sorted(grown)
    assert board.next_to(mask) == board.grow(mask) & ~mask


def test_an_area_of_a_space_outside_the_set_is_empty() -> None:
    assert FORK.area(0, mask_of([1, 2])) == 0
    assert FORK.areas(mask_of([0, 2, 3, 4, 5])) == [mask_of([0]), mask_of([2]), mask_of([3, 4]), mask_of([5])]
