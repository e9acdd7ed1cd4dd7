"""Pieces of the row that a position is told by."""

from __future__ import annotations

import pytest

from doubloon.core import MOST
from doubloon.core.row import NO_PIECE, Gathered, Piece, packed, signed
from doubloon.core.spaces import Planes, mask_of


def test_numbers_are_packed_in_order_and_only_as_many_as_are_asked_for() -> None:
    assert packed(7, 1, 2, 3, 4, 5, 6, MOST) == bytes([1, 2, 3, 4, 5, 6, MOST])
    assert packed(2, 9, True) == bytes([9, 1])


@pytest.mark.parametrize("number", [-1, MOST + 1, 1 << 70])
def test_a_number_that_does_not_fit_is_refused_instead_of_changing_its_neighbour(number: int) -> None:
    with pytest.raises(ValueError, match="within 0 and 127"):
        packed(3, 1, number, 1)


def test_a_number_below_zero_is_a_byte_too_and_what_is_too_large_counts_as_the_most() -> None:
    told = b"".join([signed(number) for number in (-1, -MOST, -1000, 0, MOST, 1000)])
    assert memoryview(told).cast("b").tolist() == [-1, -MOST, -MOST, 0, MOST, MOST]


def test_a_piece_is_made_of_these_very_things_and_not_of_equal_ones() -> None:
    ours, same = [1, 2], [1, 2]
    piece = Piece(b"12", ours, same)
    assert piece.is_of(ours, same)
    assert not piece.is_of(same, ours)
    assert not piece.is_of(ours)
    assert not NO_PIECE.is_of(ours)
    gathered = Gathered(b"12", [ours, same])
    assert gathered.is_of([ours, same])
    assert not gathered.is_of([ours, ours])
    assert not gathered.is_of([ours, same, same])


@pytest.mark.parametrize("size", [1, 8, 57, 124])
def test_a_plane_has_a_1_for_each_space_of_a_set(size: int) -> None:
    planes, spaces = Planes(size), [0, size // 2, size - 1]
    for _ in range(2):
        plane = planes.of(mask_of(spaces))
        assert plane == bytes([int(space in spaces) for space in range(size)])
    assert planes.of(0) == bytes(size)
