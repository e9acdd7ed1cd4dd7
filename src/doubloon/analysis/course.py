"""What a position promises: the game is played on from it by the game's own advice, and judged some way ahead.

One *course* is one luck for the whole game: every draw that has not been made yet is fixed by its stream and number.
From each position of the game the course is played on with this luck. Where the game went as the course had it, nothing
is worth more or less than before, so nothing is played again; where it went another way, what that changed is the
difference between two futures with the same luck, judged equally far ahead. So for every course, to the last digit:

    what the start promised + what chance changed + what decisions changed + what was not foreseen = the end

The last is what shows only when one sees a decision further: if `evaluate` were never wrong, it would be nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any, Final

from doubloon.core import CHANCE, Game, Move

from .dice import Dice
from .story import Step, Story, stream_of

PATIENCE: Final = 3
"""A course that does not come to rest goes on so many times as far as planned, like a trial of a bot."""
NEAREST: Final = 20
"""How many decisions one looks ahead in a game none of whose bots does."""


@dataclass(frozen=True)
class Course:
    """What one luck makes of a game, by step and seat."""

    number: int
    worth: list[list[float]]
    """What each position promises: before every step, and at the end."""
    changes: list[list[float]]
    """What each step changed."""


def depth_of(game: Game[Any]) -> int:
    """How many decisions one looks ahead in this game: as far as its best bot does."""
    return max([level.depth for level in game.levels]) or NEAREST


def play_course(story: Story, seed: str, number: int) -> Course:
    """Course number so and so; the same seed gives the same one."""
    depth = depth_of(story.game)
    future = _Future(story.game, Random(story.luck_of(seed, f"course/{number}")).getrandbits(64), depth)
    steps = story.steps
    future.begin(steps[0])
    now = future.judge(steps[0].decided + depth)
    worth, changes = [now], []
    for step, following in pairwise(steps):
        then = now
        if not future.goes_on(step):
            future.begin(following)
            then = future.judge(step.decided + depth)
        changes.append([after - before for after, before in zip(then, now, strict=True)])
        now = future.judge(following.decided + depth) if following.decided != step.decided else then
        worth.append(now)
    return Course(number, worth, changes)


class _Future:
    """How a game goes on with one luck, as far as somebody has looked."""

    def __init__(self, game: Game[Any], luck: int, depth: int) -> None:
        self._game: Final = game
        self._dice: Final = Dice(luck)
        self._most: Final = (PATIENCE - 1) * depth
        self._world: Any
        self._decided: int
        self._drawn: dict[str, int]
        self._ahead: list[tuple[int, Move]]
        """What happens on the way from the present position to where it has been played to."""

    def begin(self, step: Step) -> None:
        """Forget what was ahead, and go on from the position before this step."""
        self._world = step.state.clone()
        self._decided, self._drawn, self._ahead = step.decided, dict(step.drawn), []

    def goes_on(self, step: Step) -> bool:
        """Did the game go as this future has it? Then that is behind it now.

        Of several who choose at the same time it does not matter who is first.
        """
        for move in step.moves:
            place = self._place(step)
            if place is None or self._ahead[place][1] != move:
                return False
            del self._ahead[place]
        return True

    def _place(self, step: Step) -> int | None:
        for place, (actor, _) in enumerate(self._ahead):
            if actor == step.seat:
                return place
            if actor not in step.actors:
                return None
        return None

    def judge(self, horizon: int) -> list[float]:
        """What each seat has when so many decisions are made and all is calm, in points of `evaluate`."""
        game, world = self._game, self._world
        while self._decided < horizon or (self._decided < horizon + self._most and not game.is_calm(world)):
            actors = world.actors()
            if not actors:
                break
            actor = actors[0]
            stream = stream_of(world, actor)
            count = self._drawn.get(stream, 0)
            self._drawn[stream] = count + 1
            self._dice.point(stream, count)
            if actor == CHANCE:
                move = world.phase.sample(world, self._dice)
            else:
                move = game.play_on(world, actor, self._dice)
                self._decided += 1
            world.apply(actor, move)
            self._ahead.append((actor, move))
        return [game.evaluate(world, seat) for seat in range(world.seats)]
