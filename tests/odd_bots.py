"""Bots that do what no bot should, offered as an installed package would offer them, to see that we stand it."""

from __future__ import annotations

import os
import signal
from multiprocessing import current_process, parent_process
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from doubloon.bots import Bot
from doubloon.core import Game, Move

ROOT: Final = Path(__file__).parent.parent


class First(Bot):
    """Always plays the first legal move: the same in the same position, whatever its random numbers."""

    name: ClassVar[str] = "first"

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        moves: list[Move] = world.legal_moves(seat)
        return moves[0]


class Crashing(First):
    """Has a bug."""

    name: ClassVar[str] = "crashing"

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        raise KeyError("treasure\nmap")


class Lawless(First):
    """Answers a move that is not legal: one of chance."""

    name: ClassVar[str] = "lawless"

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        return len(game.words) - 1


class Dying(First):
    """Takes its whole process with it, as want of memory would."""

    name: ClassVar[str] = "dying"

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        os._exit(3)


class Frail(First):
    """Takes its process with it the first time that anybody asks, and leaves a file where ODD_FRAIL says."""

    name: ClassVar[str] = "frail"

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        died = Path(os.environ["ODD_FRAIL"])
        if not died.exists():
            died.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(game, world, seat, rng)


class Impatient(First):
    """Presses Ctrl-C for the person at the terminal after 100 choices, once."""

    name: ClassVar[str] = "impatient"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        self.asked += 1
        if self.asked == 100 and current_process().name in ("MainProcess", "SpawnProcess-1"):
            os.kill(os.getpid() if parent_process() is None else os.getppid(), signal.SIGINT)
        return super().choose(game, world, seat, rng)


class Ungrateful(First):
    """Kills the process that started its own, as the system does when memory runs out."""

    name: ClassVar[str] = "ungrateful"

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        if parent_process() is not None:
            os.kill(os.getppid(), signal.SIGKILL)
        return super().choose(game, world, seat, rng)


FIRST: Final = First()
CRASHING: Final = Crashing()
LAWLESS: Final = Lawless()
DYING: Final = Dying()
FRAIL: Final = Frail()
IMPATIENT: Final = Impatient()
UNGRATEFUL: Final = Ungrateful()
NOT_A_BOT: Final = "not a bot"

ENTRIES: Final = {
    "first": "tests.odd_bots:FIRST",
    "crashing": "tests.odd_bots:CRASHING",
    "lawless": "tests.odd_bots:LAWLESS",
    "dying": "tests.odd_bots:DYING",
    "frail": "tests.odd_bots:FRAIL",
    "impatient": "tests.odd_bots:IMPATIENT",
    "ungrateful": "tests.odd_bots:UNGRATEFUL",
    "misnamed": "tests.odd_bots:FIRST",
    "no-bot": "tests.odd_bots:NOT_A_BOT",
    "gone": "tests.no_such_module:BOT",
}


def install(folder: Path, group: str = "doubloon.bots", entries: dict[str, str] | None = None) -> Path:
    """Make a folder look like one where a package is installed that offers the odd bots; for the Python path."""
    about = folder / "odd-1.5.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: odd\nVersion: 1.5\n")
    lines = [f"{name} = {value}" for name, value in (entries or ENTRIES).items()]
    (about / "entry_points.txt").write_text("\n".join([f"[{group}]", *lines]) + "\n")
    return folder
