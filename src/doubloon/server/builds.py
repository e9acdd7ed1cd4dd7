"""The compiled build beside a server: processes that think long change over to it as soon as it is whole."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import Final

from doubloon.core import State

MACHINE_CODE: Final = (".so", ".pyd")
OWN: Final = Path(__file__).resolve().parents[2]
"""The build that this process runs on."""
WHOLE: Final = ".whole"
"""The file in a compiled build that says that nothing is missing."""

log = logging.getLogger("doubloon.bots")


class Build:
    """Where the compiled build of the package is, or will be: it may be made while the server runs.

    A server that runs on that very build has nothing to change to, and machine code cannot be loaded twice.
    """

    def __init__(self, folder: str) -> None:
        self._folder = Path(folder) if folder and Path(folder).resolve() != OWN else None
        self._is_sound = True

    def ready(self) -> Path | None:
        """Its folder, if it is whole."""
        if self._folder is None or not self._is_sound or not (self._folder / WHOLE).is_file():
            return None
        return self._folder

    def give_up(self) -> None:
        """Do without it: a process could not even be started on it."""
        self._is_sound = False
        log.warning("bots do without the compiled build", extra={"folder": str(self._folder)})


def is_compiled() -> bool:
    """Do the rules run as machine code in this process?"""
    return str(sys.modules[State.__module__].__file__).endswith(MACHINE_CODE)


def prefer(build: Path) -> None:
    """Whatever is imported of the package from now on comes from this folder."""
    for name in [name for name in sys.modules if name.split(".")[0] == "doubloon"]:
        del sys.modules[name]
    sys.path.insert(0, str(build))
