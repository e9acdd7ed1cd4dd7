"""The question that other people's bots are asked: what the seat sees, what it may do, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, TypeAlias

from doubloon.bots import BadBot, Bot
from doubloon.core import Game, Move
from doubloon.core.options import Value

PROTOCOL: Final = 1
LUCK: Final = 2**32

Question: TypeAlias = dict[str, Any]


def put_question(
    game: Game[Any], world: Any, seat: int, rng: Random, options: Mapping[str, Value], seconds: float
) -> Question:
    """A question, JSON-ready. The view is that of a world which the seat cannot tell from the real one."""
    return {
        "protocol": PROTOCOL,
        "game": game.id,
        "options": dict(options),
        "seats": world.seats,
        "seat": seat,
        "view": game.view(world, seat),
        "moves": [game.words.text[move] for move in world.legal_moves(seat)],
        "seconds": seconds,
        "luck": rng.randrange(LUCK),
    }


def read_move(game: Game[Any], question: Question, answer: object) -> Move:
    """The move that was answered; refuses with a sentence what is none of those that were offered."""
    moves = question["moves"]
    if not isinstance(answer, str) or answer not in moves:
        raise BadBot(f"answered {_shown(answer)}, which is none of its {len(moves)} moves, such as {moves[0]!r}")
    return game.words.parse(answer)


class Answerer(Bot):
    """A function that is given a question and returns one of its moves."""

    def __init__(
        self, name: str, function: Callable[[Question], object], options: Mapping[str, Value], seconds: float
    ) -> None:
        self.called: Final = name
        self._function: Final = function
        self._options: Final = options
        self._seconds: Final = seconds

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        question = put_question(game, world, seat, rng, self._options, self._seconds)
        return read_move(game, question, self._function(question))


def _shown(answer: object) -> str:
    shown = repr(answer)
    return shown if len(shown) <= 60 else shown[:57] + "..."
