"""How well `evaluate` knows how a game will end: calm positions, and what became of them.

    PYTHONPATH=build/fast python benchmarks/evaluate.py [GAME...] [--games 200] [--seats 2]

Games are played as bots that look ahead expect it (`play_on`). For each fifth of a game: the line by which the lead at
the end follows from `evaluate` (a slope of 1 is a well-measured point), which part of the scatter it explains (R²), and
how often the player it puts ahead goes on to win.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from random import Random
from statistics import StatisticsError, correlation, linear_regression
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from doubloon.core import CHANCE, Game, find_game, game_ids

PARTS: Final = 5


@dataclass
class Sample:
    """A position: how far the game had gone, what was thought of it, and how it ended for that seat."""

    part: int
    thought: float
    ended: float
    won: bool


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=game_ids())
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    asked = parser.parse_args()
    for id in asked.game:
        game = find_game(id)
        samples = [sample for seed in range(asked.games) for sample in play(game, asked.seats, seed)]
        Console().print(report(f"{game.title}, {asked.games} games at {asked.seats} seats", samples))


def play(game: Game[Any], seats: int, seed: int) -> list[Sample]:
    """One game, played on by everybody; every calm position, from the side of one seat."""
    state, rng = game.start(seats), Random(seed)
    seat = seed % seats
    seen: list[float] = []
    while actors := state.actors():
        actor = actors[0]
        if actor != CHANCE and game.is_calm(state):
            seen.append(game.evaluate(state, seat))
        move = state.phase.sample(state, rng) if actor == CHANCE else game.play_on(state, actor, rng)
        state.apply(actor, move)
    ended = game.evaluate(state, seat)
    won = game.ranking(state)[seat] == 1
    return [Sample(PARTS * number // len(seen), thought, ended, won) for number, thought in enumerate(seen)]


def report(title: str, samples: list[Sample]) -> Table:
    table = Table(title=title)
    for column in ("part of the game", "positions", "slope", "intercept", "R²", "leader wins"):
        table.add_column(column, justify="right")
    for part in range(PARTS):
        here = [sample for sample in samples if sample.part == part]
        thought, ended = [sample.thought for sample in here], [sample.ended for sample in here]
        ahead = [sample.won == (sample.thought > 0) for sample in here if sample.thought]
        try:
            line, fit = linear_regression(thought, ended), correlation(thought, ended) ** 2
        except StatisticsError:  # all alike, as before the first move
            continue
        wins = f"{sum(ahead) / len(ahead):.0%}" if ahead else ""
        shown = [f"{line.slope:.2f}", f"{line.intercept:.1f}", f"{fit:.2f}", wins]
        table.add_row(f"{part + 1} of {PARTS}", f"{len(here):,}", *shown)
    return table


if __name__ == "__main__":
    main()
