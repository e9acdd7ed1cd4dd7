"""The command line: one module per command, loaded when it is wanted; its function `command` is the command."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import Any, Final

import typer
from rich.console import Console
from typer.core import TyperGroup

from doubloon.core import DoubloonError

__all__ = ["app", "main"]

COMMANDS: Final = (
    "play",
    "serve",
    "games",
    "replay",
    "verify",
    "analyse",
    "arena",
    "league",
    "balance",
    "fuzz",
    "bench",
    "features",
    "new-game",
)
"""In the order in which people are likely to want them."""


class Modules(MutableMapping[str, Any]):
    """The commands by name; nobody who wants one waits until all the others are loaded."""

    def __init__(self) -> None:
        self._loaded: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._loaded:
            if name not in COMMANDS:
                raise KeyError(name)
            alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
            alone.command(name)(import_module(f"{__name__}.{name.replace('-', '_')}").command)
            self._loaded[name] = typer.main.get_command(alone)
        return self._loaded[name]

    def __setitem__(self, name: str, command: Any) -> None:
        self._loaded[name] = command

    def __delitem__(self, name: str) -> None:
        del self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(COMMANDS)

    def __len__(self) -> int:
        return len(COMMANDS)


class Commands(TyperGroup):
    """The group of all commands."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = Modules()


app = typer.Typer(
    name="doubloon",
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback()
def doubloon() -> None:
    """Treasure-hunting board games: play them, watch bots play them, study them."""


def main() -> None:
    """Run the command line. Bad input is one sentence and exit code 2, never a stack trace."""
    try:
        app()
    except DoubloonError as error:
        Console(stderr=True, soft_wrap=True, highlight=False).print(f"doubloon: {error}", markup=False)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
