"""How games of greedy bots go: scores, length, and how often each thing happens, per number of seats.

    .venv/bin/python benchmarks/calibrate.py GAME --games 100

Compare it with what is known of games between people before trusting a bot, or a rule, too far.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from statistics import mean
from typing import Any

from rich.console import Console
from rich.table import Table

from doubloon.bots import ask, find_bot
from doubloon.core import Game, Match, find_game


def play(game: Game[Any], seats: int, number: int) -> Match[Any]:
    """One game of greedy bots to its end."""
    bot, rng = find_bot("greedy"), Random(number)
    match = Match.begin(game, seats, f"calibration {number}")
    while not match.is_over():
        seat = match.actors()[0]
        match.submit(seat, game.words.text[ask(bot, game, match.state(), seat, rng)])
    return match


def measure(game: Game[Any], seats: int, games: int) -> dict[str, float]:
    """The means over so many games."""
    matches = [play(game, seats, number) for number in range(games)]
    told = Counter(str(event["event"]) for match in matches for event in match.events(None))
    figures = {
        "score": mean(score for match in matches for score in match.scores()),
        "winner's score": mean(max(match.scores()) for match in matches),
        "decisions": mean(match.n for match in matches),
        "longest": float(max(match.n for match in matches)),
    }
    return figures | {name.replace("_", " "): number / games for name, number in sorted(told.items())}


def main() -> None:
    """Measure and show, a column for each number of seats."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    counts = range(game.min_seats, game.max_seats + 1)
    figures = [measure(game, seats, chosen.games) for seats in counts]
    table = Table("", *(f"{seats} seats" for seats in counts), title=f"{game.title}: means of {chosen.games} games")
    for column in table.columns[1:]:
        column.justify = "right"
    for name in dict.fromkeys(name for column in figures for name in column):
        table.add_row(name, *(f"{column.get(name, 0):.1f}" for column in figures))
    Console().print(table)


if __name__ == "__main__":
    main()
