"""More bots that do what no bot should, for servers: offered as an installed package would offer them."""

from __future__ import annotations

import os
import threading
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from doubloon.core import Game, Move
from tests.odd_bots import ROOT, First, install


class Sleeping(First):
    """Thinks for ever."""

    name: ClassVar[str] = "sleeping"

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        threading.Event().wait()
        raise AssertionError("nobody wakes it")


class Silly(First):
    """Answers what is no move at all."""

    name: ClassVar[str] = "silly"

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        return "the biggest one"  # type: ignore[return-value]  # that is what is wrong with it


SLEEPING: Final = Sleeping()
SILLY: Final = Silly()
ENTRIES: Final = {
    "crashing": "tests.odd_bots:CRASHING",
    "lawless": "tests.odd_bots:LAWLESS",
    "dying": "tests.odd_bots:DYING",
    "sleeping": "tests.server.slow_bots:SLEEPING",
    "silly": "tests.server.slow_bots:SILLY",
    "studious": "tests.server.studious_bot:STUDIOUS",
    "gone": "tests.no_such_module:BOT",
}


def offering(folder: Path) -> dict[str, str]:
    """The environment of a server to which these bots are installed."""
    from tests.cli.terminals import environment

    path = [str(install(folder / "installed", entries=ENTRIES)), str(ROOT), environment()["PYTHONPATH"]]
    return {"PYTHONPATH": os.pathsep.join(path)}
