"""Whoever thinks ahead keeps to the time that a server gives; by a clock of our own, so only the source will do."""

from __future__ import annotations

from random import Random

import pytest

from doubloon.bots import ask, find_bot
from doubloon.bots.levels import BOTS
from doubloon.core import find_game, game_ids
from doubloon.server.bot_workers import PATIENCE
from doubloon.server.settings import Settings
from tests.bots.test_lookahead import some_way_on


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("name", [bot.name for bot in BOTS[3:]])
def test_whoever_thinks_ahead_keeps_to_the_time_of_a_server(
    game_id: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With every world that a bot imagines the clock goes on by a tenth of that time."""
    game, seconds, worlds = find_game(game_id), PATIENCE * Settings().bot_seconds, 0
    imagine = type(game).determinize

    def count(*given: object) -> object:
        nonlocal worlds
        worlds += 1
        return imagine(*given)  # type: ignore[arg-type]  # as they came

    state, seat = some_way_on(game, 20)
    monkeypatch.setattr(type(game), "determinize", count)
    monkeypatch.setattr("doubloon.bots.lookahead.perf_counter", lambda: worlds * seconds / 10)
    assert ask(find_bot(name), game, state, seat, Random(1), seconds) in state.legal_moves(seat)
    assert 1 <= worlds <= 12, "never more than a fifth too long"
