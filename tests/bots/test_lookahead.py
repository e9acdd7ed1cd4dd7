"""Looking ahead: it is honest, and the same luck gives the same move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from doubloon.bots import find_bot
from doubloon.bots.lookahead import Plan, decide
from doubloon.core import CHANCE, Game, find_game, game_ids
from doubloon.core.codec import text_of

QUICK = Plan(candidates=4, trials=12, depth=12, curiosity=0.3, sure=3.0)


def some_way_on(game: Game[Any], decisions: int) -> tuple[Any, int]:
    """A position in a game played by advice, and who is to choose there among several moves."""
    state, rng = game.start(game.min_seats), Random(3)
    while True:
        seat = state.actors()[0]
        if decisions <= 0 and seat != CHANCE and len(state.legal_moves(seat)) > 1:
            return state, seat
        move = state.phase.sample(state, rng) if seat == CHANCE else game.suggest(state, seat, rng)
        state.apply(seat, move)
        decisions -= 1


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("decisions", [0, 40])
def test_it_chooses_a_legal_move_and_the_same_luck_gives_the_same_one(game_id: str, decisions: int) -> None:
    game = find_game(game_id)
    state, seat = some_way_on(game, decisions)
    before = text_of(state)
    once, again = ([each.move for each in decide(game, state, seat, Random(5), QUICK)] for _ in range(2))
    assert once == again and set(once) <= set(state.legal_moves(seat))
    assert len(once) == min(QUICK.candidates, len(state.legal_moves(seat)))
    assert text_of(state) == before, "it thinks in copies"


@pytest.mark.parametrize("game_id", game_ids())
def test_it_knows_no_more_than_its_seat(game_id: str) -> None:
    """In two worlds that the seat cannot tell apart it decides alike."""
    game = find_game(game_id)
    state, seat = some_way_on(game, 40)
    chosen = []
    for number in (1, 2):
        alike = game.determinize(state, seat, Random(number))
        shown = game.determinize(alike, seat, Random(9))
        chosen.append(decide(game, shown, seat, Random(5), QUICK)[0].move)
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("game_id", game_ids())
def test_every_move_is_weighed(game_id: str) -> None:
    game = find_game(game_id)
    for decisions in (0, 20, 35):
        state, seat = some_way_on(game, decisions)
        moves = state.legal_moves(seat)
        weights = game.weigh(state, seat, moves)
        assert len(weights) == len(moves)


def test_what_a_game_works_out_is_not_tried() -> None:
    """Tobago knows what it is worth to claim a card that is offered; whoever asks for advice hears of both moves."""
    game, asked = find_game("tobago"), 0
    state, rng = game.start(2), Random(3)
    while asked < 5:
        seat = state.actors()[0]
        moves = [] if seat == CHANCE else state.legal_moves(seat)
        worth = game.solve(state, seat, moves) if moves else None
        if worth is not None:
            asked += 1
            tried = decide(game, state, seat, rng, QUICK)
            assert [each.lead for each in tried] == sorted(worth, reverse=True)
            assert {each.move: each.lead for each in tried} == dict(zip(moves, worth, strict=True))
            advised = find_bot("agatha").advise(game, state, seat, rng, 9.0)
            assert advised == [(tried[0].move, 0.0), (tried[1].move, tried[0].lead - tried[1].lead)]
        state.apply(seat, game.suggest(state, seat, rng) if moves else state.phase.sample(state, rng))
