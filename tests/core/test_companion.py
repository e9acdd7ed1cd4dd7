"""Finding the companion of a game."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from doubloon.core import BadGame, Game, find_game
from doubloon.core.companion import companion_of
from doubloon.core.state import State


def test_a_companion_is_found_beside_its_game() -> None:
    companion = companion_of(find_game("tobago"))
    assert companion is not None
    assert companion.sheet.__name__ == "Sheet" and companion.answer.__name__ == "Answer"
    assert companion_of(find_game("salvage")) is None


def test_a_game_of_a_single_file_has_none() -> None:
    class Alone(Game[State]):
        folder = find_game("salvage").folder

    Alone.__module__ = "no_such_package.game"
    assert companion_of(Alone()) is None


def test_a_companion_must_be_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert companion_of(find_game("tobago")) is not None
    empty = ModuleType("doubloon.games.tobago.companion")
    empty.__spec__ = sys.modules[empty.__name__].__spec__
    monkeypatch.setitem(sys.modules, empty.__name__, empty)
    with pytest.raises(BadGame, match="must offer a Companion called COMPANION"):
        companion_of(find_game("tobago"))
