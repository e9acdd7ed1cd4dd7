"""Spaces as bitboards: sets, areas and distances, compared with plain searches."""

from hypothesis import given
from hypothesis import strategies as st

from doubloon.core.spaces import UNREACHABLE, Spaces, mask_of, spaces_in

FORK = Spaces([[1], [0, 2, 3], [1], [1, 4], [3], []])
"""0 - 1 - 2, from 1 also to 3 - 4; space 5 lies alone."""


@st.composite
def boards(draw: st.DrawFn) -> Spaces:
    """A small board with ways at random, each leading both ways."""
    size = draw(st.integers(1, 12))
    ways = draw(st.sets(st.tuples(st.integers(0, size - 1), st.integers(0, size - 1))))
    both = {(a, b) for a, b in ways if a != b} | {(b, a) for a, b in ways if a != b}
    return Spaces([sorted(b for a, b in both if a == space) for space in range(size)])


def plain_distances(board: Spaces, start: int) -> list[int]:
    """Distances by the search that everybody knows."""
    found = [UNREACHABLE] * board.size
    found[start] = 0
    queue = [start]
    for space in queue:
        for other in board.neighbours[space]:
            if found[other] == UNREACHABLE:
                found[other] = found[space] + 1
                queue.append(other)
    return found


@given(st.sets(st.integers(0, 300)))
def test_a_set_comes_back_in_increasing_order(spaces: set[int]) -> None:
    mask = mask_of(spaces)
    assert spaces_in(mask) == sorted(spaces)
    assert mask.bit_count() == len(spaces)


@given(boards())
def test_distances_are_those_of_a_plain_search(board: Spaces) -> None:
    assert board.distance == [plain_distances(board, space) for space in range(board.size)]


@given(boards())
def test_within_holds_what_so_many_steps_reach(board: Spaces) -> None:
    for steps, reach in enumerate(board.within):
        for space in range(board.size):
            near = [other for other in range(board.size) if board.distance[space][other] <= steps]
            assert spaces_in(reach[space]) == near
    reached = [steps for row in board.distance for steps in row if steps != UNREACHABLE]
    assert board.diameter == max(reached)


@given(boards(), st.integers(0))
def test_areas_split_a_set_into_its_connected_parts(board: Spaces, mask: int) -> None:
    mask &= board.all
    areas = board.areas(mask)
    assert sum(areas) == mask and not any(one & other for one in areas for other in areas if one != other)
    assert areas == sorted(areas, key=lambda area: area & -area)
    for area in areas:
        assert board.next_to(area) & mask == 0, "two areas touch"
        assert all(board.area(space, area) == area for space in spaces_in(area)), "an area falls apart"


@given(boards(), st.integers(0))
def test_growing_adds_all_neighbours_and_nothing_else(board: Spaces, mask: int) -> None:
    mask &= board.all
    grown = set(spaces_in(mask)) | {near for space in spaces_in(mask) for near in board.neighbours[space]}
    assert spaces_in(board.grow(mask)) == sorted(grown)
    assert board.next_to(mask) == board.grow(mask) & ~mask


def test_a_space_that_no_way_reaches_is_further_than_any_other() -> None:
    assert FORK.distance[0] == [0, 1, 2, 2, 3, UNREACHABLE]
    assert FORK.diameter == 3
    assert FORK.distance[0][5] > FORK.diameter


def test_an_area_of_a_space_outside_the_set_is_empty() -> None:
    assert FORK.area(0, mask_of([1, 2])) == 0
    assert FORK.areas(mask_of([0, 2, 3, 4, 5])) == [mask_of([0]), mask_of([2]), mask_of([3, 4]), mask_of([5])]


def test_an_empty_board_has_empty_tables() -> None:
    board = Spaces([])
    assert (board.size, board.all, board.diameter, board.areas(0)) == (0, 0, 0, [])
