"""The life of a process in which bots think."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, Final

from doubloon.bots import Bot, ask, ask_in_words, find_bot
from doubloon.core import Game, find_game, load

from .builds import prefer

READY: Final = "ready"
"""What a process says before it lets the bot think; from then on the bot's time counts."""


@dataclass
class Question:
    """What a bot is asked: everything that its process needs, as plain data."""

    game: str
    position: dict[str, Any]
    seat: int
    bot: str
    seed: str
    seconds: float
    """When it should be done thinking: well before it is stopped."""
    is_for_advice: bool = False
    """Does a person ask? Then the bot tells of other moves too."""


@dataclass
class Idea:
    """A move that a bot thinks of, and how much less it promises than the best, if the bot can tell."""

    text: str
    behind: float | None = None
    then: str = ""
    """What it would do right after that; empty: nobody can tell yet."""


def live(pipe: Connection, build: Path | None) -> None:
    """Answer until the server hangs up, or is killed in the middle of a question; on another build, if one is named."""
    serve = answer_all
    if build is not None:
        prefer(build)
        from doubloon.server.thinking import answer_all as serve
    with suppress(EOFError, OSError, KeyboardInterrupt):
        serve(pipe)


def answer_all(pipe: Connection) -> None:
    """One question after the other."""
    while True:
        question: Question = pipe.recv()
        try:
            game, bot = find_game(question.game), find_bot(question.bot)
            pipe.send(READY)
            pipe.send(_think(question, game, bot))
        except Exception:  # whatever a bot does, the table must go on
            pipe.send([])


def _think(question: Question, game: Game[Any], bot: Bot) -> list[Idea]:
    state, rng = load(game, question.position), Random(question.seed)
    if question.is_for_advice:
        told, then = ask_in_words(bot, game, state, question.seat, rng, question.seconds)
        (best, behind), *others = told
        return [Idea(best, behind, then), *(Idea(*other) for other in others)]
    return [Idea(game.words.text[ask(bot, game, state, question.seat, rng, question.seconds)])]
