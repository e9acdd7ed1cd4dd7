"""`doubloon restore`: a backup becomes a database again, of either kind."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from doubloon.server.settings import from_environment, with_files
from doubloon.server.store.copies import restore

from .database import with_database
from .terminal import open_terminal


def command(
    file: Annotated[Path, typer.Argument(help="What `doubloon backup` made.")],
    database: Annotated[
        str | None, typer.Option(help="A SQLite file or postgresql://… [DOUBLOON_DATABASE, a file in DOUBLOON_HOME].")
    ] = None,
) -> None:
    """Read a backup into a database that does not exist yet or is empty: of the same kind, or of the other."""
    settings = with_files(with_database(from_environment(), database))
    count = restore(file, settings.database)
    say = open_terminal().print
    say(f"{count} table{'' if count == 1 else 's'} restored.", markup=False, highlight=False)
    if not Path(settings.key_file).exists():
        say(
            f"Now put the key back: {settings.key_file}. If it is lost, start once with `doubloon serve --new-key`: "
            "games that are not over can then no longer be played on.",
            markup=False,
            highlight=False,
            soft_wrap=True,
        )
