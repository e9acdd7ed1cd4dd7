"""Asking a bot that somebody else may have written: what is wrong with it becomes a sentence that names it."""

from __future__ import annotations

from random import Random
from typing import Any

from doubloon.bots import BadBot, Bot, ask
from doubloon.core import Game, Move

from .faults import Fault, describe


def ask_guest(
    bot: Bot,
    called: str,
    game: Game[Any],
    state: Any,
    seat: int,
    rng: Random,
    decision: int,
    seconds: float = 0.0,
) -> Move:
    """The bot's move, one of the legal ones; a `Fault` passes, and everything else that is wrong is a `BadBot`."""
    try:
        move = ask(bot, game, state, seat, rng, seconds)
    except Fault:
        raise
    except BadBot as error:
        raise BadBot(f"The bot {called!r} failed at decision {decision}: it {error}.") from error
    except Exception as error:
        raise BadBot(f"The bot {called!r} failed at decision {decision} with {describe(error)}.") from error
    legal = state.legal_moves(seat)
    if move not in legal:
        raise BadBot(
            f"The bot {called!r} must choose one of {len(legal)} legal moves at decision {decision}, "
            f"such as {legal[0]} ({game.words.text[legal[0]]}), not {move!r}."
        )
    return move
