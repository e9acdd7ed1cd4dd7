"""Bots of all levels in all seats of all games on a real server, while their processes are killed at random.

    python -m benchmarks.killing [--minutes 10] [--build build/fast] [--seed 1]

Somebody sits at each table, because a table where nobody looks rests, and makes the first move offered. It fails if a
table stands still for long, or if a record holds a move that was not legal, and tells how much was played and killed.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
os.environ.setdefault("DOUBLOON_GAMES", str(ROOT / "tests" / "sample"))

from doubloon.bots.levels import BOTS  # noqa: E402
from doubloon.core import Match, find_game, game_ids  # noqa: E402
from doubloon.core.record import parse  # noqa: E402
from tests.server.killing import kill_one  # noqa: E402
from tests.server.servers import Server  # noqa: E402
from tests.server.sockets import Socket  # noqa: E402

STUCK: Final = 120.0
"""A table where nothing happens for so many seconds stands still."""
PAUSE: Final = 2.0
"""So many seconds pass at most between two who are killed."""
THOUGHT: Final = 0.5
"""So many seconds bots have, and think for less than half of them, so that much is played in a short time."""


class Evening:
    """What happens at one table after another until time is up."""

    def __init__(self, server: Server, ends: float, seed: str) -> None:
        self.server, self.ends, self.rng = server, ends, Random(seed)
        self.figures: Counter[str] = Counter()
        self.slowest = 0.0
        self.failure: str = ""

    def run(self) -> None:
        """Play; whatever goes wrong is told at the end."""
        try:
            while time.monotonic() < self.ends:
                self.play()
        except Exception as error:
            self.failure = f"{type(error).__name__}: {error}"

    def play(self) -> None:
        """One game, or as much of it as there is time for."""
        game = find_game(self.rng.choice(game_ids()))
        seats = self.rng.randint(game.min_seats, game.max_seats)
        bots = [self.rng.choice(BOTS).name for _ in range(seats - 1)]
        ada = self.server.person("Ada")
        table = ada.open_table(game.id, seats, bots=bots, start=True)
        with ada.sit(table) as seat:
            while time.monotonic() < self.ends and self.wait(seat):
                seat.done()
            is_over = bool(seat.position["over"])
        if is_over:
            record = parse(ada.record(table))
            assert Match.resume(game, record, None).is_over(), "the record says something else than the table"
            self.figures.update({f"games of {game.id}": 1}, decisions=len(record.moves()))
            self.figures.update(f"seats of {bot}" for bot in bots)

    def wait(self, seat: Socket) -> bool:
        """Wait for the next turn; how long bots let one wait is noted, between any two things that happen."""
        while not seat.position["over"]:
            if any(face["moves"] for face in seat.faces):
                return True
            began = time.monotonic()
            seat.hear(STUCK)
            self.slowest = max(self.slowest, time.monotonic() - began)
        return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--build", default="", help="A compiled build for the bots.")
    parser.add_argument("--tables", type=int, default=2)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    settings: dict[str, Any] = {"bot_seconds": THOUGHT, "bot_processes": 2, "compiled": asked.build}
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), **settings) as server:
        ends = time.monotonic() + 60 * asked.minutes
        evenings = [Evening(server, ends, f"{asked.seed} {number}") for number in range(asked.tables)]
        threads = [threading.Thread(target=evening.run) for evening in evenings]
        for thread in threads:
            thread.start()
        rng, kills = Random(asked.seed), 0
        while any(thread.is_alive() for thread in threads):
            time.sleep(rng.random() * PAUSE)
            kills += kill_one(server.pid, rng)
        plain = server.log.count("a bot did not answer in time")
        lost = server.log.count("do without the compiled build")
    total = sum((evening.figures for evening in evenings), Counter[str]())
    print(f"killed {kills}; plain moves {plain}; build lost {lost}; {dict(sorted(total.items()))}")
    print(f"longest silence of a table {max(evening.slowest for evening in evenings):.1f} s")
    for evening in evenings:
        if evening.failure:
            raise SystemExit(evening.failure)


if __name__ == "__main__":
    main()
