"""The command line: one module per command, discovered; its function `command` is the command."""

from __future__ import annotations

import os
import pkgutil
import sys
from importlib import import_module

import typer
from rich.console import Console

from doubloon.core import DoubloonError

__all__ = ["app", "main"]

app = typer.Typer(
    name="doubloon",
    help="Treasure-hunting board games: play them, watch bots play them, study them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

for _module in sorted(module.name for module in pkgutil.iter_modules(__path__)):
    _command = getattr(import_module(f"{__name__}.{_module}"), "command", None)
    if _command is not None:
        app.command(_module.replace("_", "-"))(_command)


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
