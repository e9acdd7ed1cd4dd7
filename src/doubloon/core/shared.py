"""Lists that clones share. Whoever changes one lays a changed copy in its place, so `clone` has less to copy."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def changed(things: list[T], place: int, thing: T) -> list[T]:
    """A copy of a list with another thing in one place."""
    new = things[:]
    new[place] = thing
    return new
