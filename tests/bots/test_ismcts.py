"""The yardstick: plain tree search over what a seat can tell apart."""

from __future__ import annotations

from random import Random

import pytest

from doubloon.bots.ismcts import Search
from doubloon.core import find_game, game_ids
from doubloon.core.codec import text_of
from tests.bots.test_lookahead import some_way_on

PLAIN = Search(visits=12)
GUIDED = Search(visits=12, widest=4, depth=8)


@pytest.mark.parametrize("search", [PLAIN, GUIDED], ids=["plain", "guided"])
@pytest.mark.parametrize("game_id", game_ids())
def test_it_is_legal_honest_and_the_same_each_time(game_id: str, search: Search) -> None:
    game = find_game(game_id)
    state, seat = some_way_on(game, 30)
    before = text_of(state)
    alike = [game.determinize(game.determinize(state, seat, Random(number)), seat, Random(9)) for number in (1, 2)]
    chosen = {search.choose(game, world, seat, Random(5)) for world in alike}
    assert len(chosen) == 1 and chosen <= set(state.legal_moves(seat))
    assert text_of(state) == before
