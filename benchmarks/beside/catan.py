"""Catanatron: Catan with four players at random, a list of legal moves at every decision."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from benchmarks.beside.gauge import one, tell

LONGEST = 1_000


def main() -> None:
    catan: Any = import_module("catanatron")
    colours = [catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE, catan.Color.ORANGE]

    def begin() -> Any:
        return catan.Game([catan.RandomPlayer(colour) for colour in colours])

    def play() -> tuple[Any, int]:
        game, made = begin(), 0
        while game.winning_color() is None and game.state.num_turns < LONGEST:
            game.play_tick()
            made += 1
        return game, made

    def clone(game: Any) -> int:
        for _ in range(100):
            game.copy()
        return 100

    tell("Catan", "decisions", lambda: play()[1])
    tell("Catan", "games", one(lambda: play()[1]))
    middle = begin()
    for _ in range(100):
        middle.play_tick()
    tell("Catan", "clones", lambda: clone(middle))


if __name__ == "__main__":
    main()
