"""What a bot is, and the only door through which one is asked."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final, TypeVar

from doubloon.core.game import Game
from doubloon.core.interpreted import mypyc_attr
from doubloon.core.state import State
from doubloon.core.words import Move

S = TypeVar("S", bound=State)
FOLLOW_UP: Final = 0.25
"""So much of the time for an advice is taken once more for what follows."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A program that plays. It is shown a world that its seat thinks possible, never the real state.

    One instance plays every seat that asks for it, so a bot keeps nothing from one question to the next.
    """

    name: ClassVar[str]
    summary: ClassVar[str] = ""
    title: ClassVar[str] = ""
    """What people call it at a table; empty: it is given a sailor's name."""
    level: ClassVar[int] = 0
    """Which rung of the ladder it stands on, from 1 to 6; 0: none."""
    is_yardstick: ClassVar[bool] = False
    """Is it there for others to be measured by? Then nobody is offered it; who knows its name may still ask for it."""

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        """One of ``world.legal_moves(seat)``; the bot may change the world, and `determinize` gives it more."""
        raise NotImplementedError(f"{self.name} has no choose().")

    def choose_within(
        self,
        game: Game[Any],
        world: Any,
        seat: int,
        rng: Random,
        seconds: float,  # noqa: ARG002 - most need no time
    ) -> Move:
        """The same where somebody waits: a bot that thinks long stops in time with the best that it has found."""
        return self.choose(game, world, seat, rng)

    def advise(
        self, game: Game[Any], world: Any, seat: int, rng: Random, seconds: float
    ) -> list[tuple[Move, float | None]]:
        """What it would tell somebody who asks: the best move first, then others, and how much less each promises on
        average, in points of `evaluate`; 0: too close to call; None: it cannot tell, as most bots cannot."""
        return [(self.choose_within(game, world, seat, rng, seconds), None)]


def ask(bot: Bot, game: Game[S], state: S, seat: int, rng: Random, seconds: float = 0.0) -> Move:
    """The bot's move for this seat. It sees one determinised world, so it cannot peek, however hard it tries.

    Without a limit in seconds it depends on nothing but what the seat knows and the luck that it is given.
    """
    moves = state.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    world = game.determinize(state, seat, rng)
    if seconds > 0.0:
        return bot.choose_within(game, world, seat, rng, seconds)
    return bot.choose(game, world, seat, rng)


def ask_for_advice(
    bot: Bot, game: Game[S], state: S, seat: int, rng: Random, seconds: float
) -> list[tuple[Move, float | None]]:
    """What the bot advises this seat to do, the best first; it sees no more than `ask` lets it see."""
    moves = state.legal_moves(seat)
    if len(moves) == 1:
        return [(moves[0], None)]
    return bot.advise(game, game.determinize(state, seat, rng), seat, rng, seconds)


def ask_what_follows(
    bot: Bot, game: Game[S], state: S, seat: int, move: Move, rng: Random, seconds: float
) -> Move | None:
    """What the bot advises right after a move of this seat; None where somebody else comes first, or where the move
    shows what the seat cannot know: in two worlds that it thinks possible it then sees the same, or nobody can tell."""
    worlds = [game.determinize(state, seat, rng) for _ in range(2)]
    for world in worlds:
        world.apply(seat, move)
    if any(world.actors() != [seat] for world in worlds):
        return None
    one, other = [game.view(world, seat) for world in worlds]
    return ask_for_advice(bot, game, worlds[0], seat, rng, seconds * FOLLOW_UP)[0][0] if one == other else None


def ask_in_words(
    bot: Bot, game: Game[S], state: S, seat: int, rng: Random, seconds: float
) -> tuple[list[tuple[str, float | None]], str]:
    """What the bot advises this seat to do, as texts, and what to do right after the first of them; "" where nobody can
    tell. Whoever asks for advice is told so, at a server and without one."""
    told, text = ask_for_advice(bot, game, state, seat, rng, seconds), game.words.text
    follows = ask_what_follows(bot, game, state, seat, told[0][0], rng, seconds)
    return [(text[move], behind) for move, behind in told], "" if follows is None else text[follows]
