"""Do the answers of puzzles hold without a horizon? The best move against the closest wrong one, to the end of a game.

    PYTHONPATH=build/fast python benchmarks/puzzles.py GAME [FOLDER] [--worlds 400] [--ahead 4] [--into FILE]

Both are played in the same worlds with the same luck, by the game's advice: once `--ahead` times as far as the
strongest bot looks, and once to the end, where nothing is estimated. With a FILE each puzzle is noted there as soon as
it is done, and the next run carries on, or adds worlds to those that have fewer.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from doubloon.bots.lookahead import worth_of_trial
from doubloon.core import Game, find_game
from doubloon.core.puzzle import Puzzle, begun, puzzles_of, read

FOR_EVER: Final = 1_000_000
"""Further than any game goes."""
AT_ONCE: Final = 50
"""After so many worlds it is noted how far it is."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--worlds", type=int, default=400)
    parser.add_argument("--ahead", type=int, default=4)
    parser.add_argument("--into", type=Path)
    asked = parser.parse_args()
    game = find_game(asked.game)
    files = sorted(asked.folder.glob("*.jsonl")) if asked.folder else []
    puzzles = [read(file.stem, file.read_text(encoding="utf-8")) for file in files] or puzzles_of(game)
    known: dict[str, list[list[float]]] = {}
    if asked.into is not None and asked.into.exists():
        known = json.loads(asked.into.read_text())
    for begin in range(0, asked.worlds, AT_ONCE):
        for puzzle in puzzles:
            pairs = known.setdefault(puzzle.id, [])
            while len(pairs) < min(begin + AT_ONCE, asked.worlds):
                pairs.append(compared(game, puzzle, len(pairs), asked.ahead))
            if asked.into is not None:
                asked.into.write_text(json.dumps(known))
    show(game, puzzles, known, asked.ahead)


def closest(puzzle: Puzzle) -> str:
    """The wrong move that is behind by least."""
    return min((text for text in puzzle.moves if text not in puzzle.right), key=lambda text: puzzle.moves[text].behind)


def compared(game: Game[Any], puzzle: Puzzle, number: int, ahead: int) -> list[float]:
    """In one world: by how much the best move is better when one looks further, and at the end."""
    words, luck = game.words, Random(f"{puzzle.id}/{number}").getrandbits(60)
    world = game.determinize(begun(game, puzzle).state(), puzzle.seat, Random(luck))
    moves = [words.parse(puzzle.best), words.parse(closest(puzzle))]
    further = ahead * max(level.depth for level in game.levels)
    told = []
    for depth in (further, FOR_EVER):
        best, wrong = (worth_of_trial(game, world.clone(), puzzle.seat, move, luck, depth) for move in moves)
        told.append(best - wrong)
    return told


def mean(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    middle = fmean(values)
    return middle, sqrt(sum((value - middle) ** 2 for value in values) / max(len(values) - 1, 1) / len(values))


def show(game: Game[Any], puzzles: list[Puzzle], known: dict[str, list[list[float]]], ahead: int) -> None:
    """Each puzzle, and what they come to."""
    table = Table(title=f"{game.title}: the best move against the closest wrong one")
    for column in ("puzzle", "best", "wrong", "worlds", "long search", f"{ahead} times as far", "to the end"):
        table.add_column(column)
    for puzzle in puzzles:
        pairs = known[puzzle.id]
        row = [puzzle.id, puzzle.best, closest(puzzle), str(len(pairs)), f"{puzzle.mined['gap']:.2f}"]
        table.add_row(*row, *("{:.2f} ± {:.2f}".format(*mean([pair[place] for pair in pairs])) for place in (0, 1)))
    console = Console(width=140)
    console.print(table)
    for place, what in ((0, f"{ahead} times as far"), (1, "to the end")):
        found = [mean([pair[place] for pair in known[puzzle.id]]) for puzzle in puzzles]
        average = fmean([middle for middle, _ in found])
        error = sqrt(sum(error * error for _, error in found)) / len(found)
        ahead, clear = sum(middle > 0 for middle, _ in found), sum(middle > 2 * each for middle, each in found)
        console.print(
            f"{what}: ahead in {ahead} of {len(found)}, by {average:.2f} ± {error:.2f} on average; by more than two "
            f"standard errors in {clear}, behind by so many in {sum(middle < -2 * each for middle, each in found)}"
        )


if __name__ == "__main__":
    main()
