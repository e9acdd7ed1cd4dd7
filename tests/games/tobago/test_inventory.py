"""§1 What boards are told of the box."""

from __future__ import annotations

from doubloon.games.tobago import GAME
from doubloon.games.tobago.box import CLUES
from doubloon.games.tobago.island import ISLANDS, SPACES


def test_every_island_has_a_letter_for_every_space() -> None:
    box = GAME.box()
    assert len(box["islands"]) == len(ISLANDS)
    assert len(box["clues"]) == len(CLUES)
    for island in box["islands"]:
        assert len(island["land"]) == len(box["spaces"]) == len(SPACES)
        assert set(island["land"]) == set(".012345")
        places = zip(island["largest"], island["land"], strict=True)
        assert all(mark == "." or (mark == "*" and kind != ".") for mark, kind in places)
