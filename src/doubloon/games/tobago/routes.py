"""§4.2 By which way an ATV gets somewhere; the rules only ask how many legs it takes, people want to see the way."""

from __future__ import annotations

from doubloon.core.spaces import spaces_in

from .island import Island


def routes(island: Island, here: int, legs: int) -> dict[int, tuple[int, int]]:
    """By space that so many legs reach: the fewest legs to it, and the space before it on the way.

    Within a leg the spaces before lead back through one area. A leg begins where the space before took a leg less.
    """
    found: dict[int, tuple[int, int]] = {}
    edge = 1 << here
    for leg in range(1, legs + 1):
        new = island.legs[leg][here] & ~island.legs[leg - 1][here]
        missing = new
        for terrain in island.terrain:
            ends = edge & terrain
            while ends:
                reached = island.grow(ends) & terrain & missing
                _note(found, island, leg, reached, ends)
                missing &= ~reached
                ends = reached
        _note(found, island, leg, missing, edge)
        edge = new
    return found


def _note(found: dict[int, tuple[int, int]], island: Island, leg: int, reached: int, ends: int) -> None:
    """Each of these spaces is entered from a neighbour in ``ends``."""
    for space in spaces_in(reached):
        found[space] = (leg, spaces_in(island.beside[space] & ends)[0])
