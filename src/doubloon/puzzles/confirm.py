"""Is one move clearly the best? A search far longer than play says so, or that it cannot tell.

Every move is tried in the same worlds with the same luck as the one that looked best. What falls clearly behind drops
out; the closest rivals stay to the end, over several seeds, half of which look twice as far ahead as bots do: what is
best only by the judgement of `evaluate` at one horizon is no puzzle.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from doubloon.bots.lookahead import worth_of_trial
from doubloon.core import Game, Move

SEEDS: Final = 4
"""So many times the whole comparison is made, each with other worlds and other luck; all must agree."""
FURTHER: Final = (1, 2, 1, 2)
"""How many times as far as the strongest bot each of them looks ahead."""
GLANCE: Final = 24
"""After how many worlds one looks who has fallen behind."""
SURE: Final = 4.0
"""By how many standard errors a move must be worse to be called worse."""
GONE: Final = 6.0
"""By how many it drops out early: one looks often, so luck has more chances."""
DOUBT: Final = 2.0
"""A difference of fewer standard errors may be none."""
ALIKE: Final = 0.25
"""A move that is behind by less than this part of the gap, and within doubt, is as good as the best."""
RIVALS: Final = 3
"""So many of the closest are never given up early."""
MOST_RIGHT: Final = 3
"""With more right answers it is no puzzle,"""
RIGHT_SHARE: Final = 1 / 3
"""nor if more than this part of all moves is right."""


@dataclass
class Rival:
    """What is known of a move against the one that looked best, by seed."""

    move: Move
    counts: list[int]
    sums: list[float]
    squares: list[float]

    @property
    def trials(self) -> int:
        return sum(self.counts)

    @property
    def behind(self) -> float:
        """How much less it is worth, on average over all worlds."""
        return sum(self.sums) / max(self.trials, 1)

    @property
    def error(self) -> float:
        """The standard error of that."""
        n, mean = self.trials, self.behind
        return sqrt(max(sum(self.squares) / n - mean * mean, 0.0) / (n - 1)) if n > 1 else float("inf")

    def learn(self, seed: int, behind: float) -> None:
        """One more world."""
        self.counts[seed] += 1
        self.sums[seed] += behind
        self.squares[seed] += behind * behind

    def is_worse(self, gap: float, sure: float = SURE) -> bool:
        """Is it beyond doubt worse, by at least the gap, and by every seed that has asked?"""
        agreed = all(total > 0 for total, count in zip(self.sums, self.counts, strict=True) if count)
        return agreed and self.behind >= gap and self.behind >= sure * self.error

    def is_alike(self, gap: float) -> bool:
        """Is it as good, as far as one can tell?"""
        return abs(self.behind) <= max(DOUBT * self.error, 1e-9) and abs(self.behind) <= ALIKE * gap

    def is_between(self, gap: float) -> bool:
        """Will it hardly turn out to be either, or even to be better?"""
        low, high = self.behind - DOUBT * self.error, self.behind + DOUBT * self.error
        return high < 0.0 or (high < gap and low > ALIKE * gap)


@dataclass(frozen=True)
class Finding:
    """A choice with a clear answer: what each move is worth against the best."""

    best: Move
    right: list[Move]
    """The best, and moves that are as good."""
    rivals: list[Rival]
    """All other moves, in the order of the game."""
    gap: float
    """By how much the closest wrong move is worse."""
    error: float
    """The standard error of that."""
    trials: int
    """How often something was tried in all."""


def confirm(
    game: Game[Any], state: Any, seat: int, favourite: Move, luck: str, worlds: int, gap: float
) -> Finding | None:
    """What a long search finds; None: no move is clearly the best, or not the one that looked so.

    It imagines worlds that the seat thinks possible, and sees nothing else of the position.
    """
    moves = state.legal_moves(seat)
    world = game.determinize(state, seat, Random(luck))
    depth = max([level.depth for level in game.levels])
    left = [Rival(move, [0] * SEEDS, [0.0] * SEEDS, [0.0] * SEEDS) for move in moves if move != favourite]
    every = list(left)
    trials = 0
    for seed in range(SEEDS):
        fortune = Random(f"{luck}/{seed}").getrandbits(64)
        for trial in range(worlds):
            start = game.determinize(world, seat, Random(fortune + trial))
            ahead = FURTHER[seed] * depth
            usual = worth_of_trial(game, start.clone(), seat, favourite, fortune - trial, ahead)
            for rival in left:
                rival.learn(seed, usual - worth_of_trial(game, start.clone(), seat, rival.move, fortune - trial, ahead))
            trials += 1 + len(left)
            if (trial + 1) % GLANCE == 0 or trial + 1 == worlds:
                if any(rival.is_between(gap) for rival in left if rival.trials > GLANCE):
                    return None
                left = still_in(left, gap)
    return finding(every, favourite, gap, trials)


def still_in(left: Sequence[Rival], gap: float) -> list[Rival]:
    """Those who are not far behind, and the closest in any case."""
    closest = sorted(left, key=lambda rival: (rival.behind, rival.move))[:RIVALS]
    return [rival for rival in left if rival in closest or not rival.is_worse(gap, GONE)]


def finding(rivals: Sequence[Rival], best: Move, gap: float, trials: int) -> Finding | None:
    """What all trials come to: every move is right or clearly wrong, or it is no puzzle."""
    alike = [rival for rival in rivals if rival.is_alike(gap)]
    wrong = [rival for rival in rivals if rival not in alike]
    right = [best, *[rival.move for rival in alike]]
    if not wrong or not all(rival.is_worse(gap) for rival in wrong):
        return None
    if len(right) > MOST_RIGHT or len(right) > RIGHT_SHARE * (len(rivals) + 1):
        return None
    closest = min(wrong, key=lambda rival: (rival.behind, rival.move))
    return Finding(best, right, list(rivals), closest.behind, closest.error, trials)
