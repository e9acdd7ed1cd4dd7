"""The better line: how the game might have gone on from a better move, with the luck that the game had."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from doubloon.core import CHANCE, Move

from .dice import Dice
from .story import Step, Story, stream_of
from .verdict import Verdict

OWN: Final = 3
"""A line ends when its seat has moved so often,"""
LONGEST: Final = 16
"""and at the latest after so many entries."""


@dataclass(frozen=True)
class Line:
    """A better move and what might have followed."""

    place: int
    moves: list[tuple[int, str]]


def better_line(story: Story, seed: str, verdict: Verdict) -> Line:
    """The better move, and then what the game advises everybody by what they know, with the game's own draws."""
    step = story.steps[verdict.place]
    state, drawn = step.state.clone(), dict(step.drawn)
    rng = Random(story.luck_of(seed, f"line/{step.n}"))
    played = [(verdict.seat, verdict.best)]
    own = 0
    while True:
        actor, move = played[-1]
        stream = stream_of(state, actor)
        drawn[stream] = drawn.get(stream, 0) + 1
        state.apply(actor, move)
        own += actor == verdict.seat
        actors = state.actors()
        if not actors or own == OWN or len(played) == LONGEST:
            return Line(verdict.place, [(actor, story.text(move)) for actor, move in played])
        played.append((actors[0], _next(story, step, state, actors[0], drawn, rng)))


def _next(story: Story, step: Step, state: Any, actor: int, drawn: dict[str, int], rng: Random) -> Move:
    if actor != CHANCE:
        return story.game.play_on(story.game.determinize(state, actor, rng), actor, rng)
    stream = stream_of(state, actor)
    if story.luck is not None:
        return story.luck.draw(state.outcomes(), stream, drawn.get(stream, 0))
    dice = Dice(step.n)
    dice.point(stream, drawn.get(stream, 0))
    move: Move = state.phase.sample(state, dice)
    return move
