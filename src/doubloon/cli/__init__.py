"""The command line: one module per command, loaded when it is wanted; its function `command` is the command.

`doubloon` alone opens the web app.
"""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Iterator, MutableMapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

__all__ = ["app", "main"]

GROUPS: Final = {
    "Play": ("play", "games"),
    "Run a server": ("serve", "backup", "restore", "ratings"),
    "Look back at a game": ("replay", "verify", "daily", "analyse"),
    "Bots against bots": ("arena", "league", "balance"),
    "Study, and make games": ("new-game", "mine-puzzles", "fuzz", "features", "export", "bench"),
}
"""The commands by what people want, and in the order in which they are likely to want them."""
COMMANDS: Final = {name: group for group, names in GROUPS.items() for name in names}


class Later(TyperCommand):
    """A command of which only the name and what it is for are known: its module is loaded when somebody runs it."""

    def __init__(self, name: str) -> None:
        self._module: Final = name.replace("-", "_")
        source = Path(__file__).with_name(f"{self._module}.py").read_text(encoding="utf-8")
        found = (
            node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef) and node.name == "command"
        )
        super().__init__(name, help=ast.get_docstring(next(found)), rich_help_panel=COMMANDS[name])

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
        alone.command(self.name)(import_module(f"{__name__}.{self._module}").command)
        return typer.main.get_command(alone).make_context(info_name, args, parent, **extra)


class Modules(MutableMapping[str, Any]):
    """The commands by name; nobody who wants one waits until all the others are loaded."""

    def __init__(self) -> None:
        self._known: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._known:
            if name not in COMMANDS:
                raise KeyError(name)
            self._known[name] = Later(name)
        return self._known[name]

    def __setitem__(self, name: str, command: Any) -> None:
        self._known[name] = command

    def __delitem__(self, name: str) -> None:
        del self._known[name]

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
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback()
def doubloon(context: typer.Context) -> None:
    """Treasure-hunting board games. Alone, this opens them in your browser; your games stay on this machine."""
    if context.invoked_subcommand is None:
        from .serve import open_app

        open_app()


def main() -> None:
    """Run the command line. Bad input is one sentence and exit code 2, never a stack trace."""
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except Exception as error:
        from rich.console import Console

        from doubloon.core import DoubloonError  # now, and not before: whoever asks for help waits for none of it

        if not isinstance(error, DoubloonError):
            raise
        Console(stderr=True, soft_wrap=True, highlight=False).print(f"doubloon: {error}", markup=False)
        sys.exit(2)
