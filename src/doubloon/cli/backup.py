"""`doubloon backup`: everything a server keeps, in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from doubloon.server.settings import from_environment, with_files
from doubloon.server.store.copies import back_up

from .database import with_database
from .terminal import open_terminal


def command(
    file: Annotated[Path, typer.Argument(help="The file to make; it must not exist yet.")],
    database: Annotated[
        str | None, typer.Option(help="A SQLite file or postgresql://… [DOUBLOON_DATABASE, a file in DOUBLOON_HOME].")
    ] = None,
) -> None:
    """Copy everything a server keeps into one file, even while it is running; `restore` reads it back."""
    settings = with_files(with_database(from_environment(), database))
    count = back_up(settings.database, file)
    say = open_terminal().print
    say(f"{file}: {count} table{'' if count == 1 else 's'}.", markup=False, highlight=False, soft_wrap=True)
    say(
        f"Keep the key apart from it, in another place: {settings.key_file}",
        markup=False,
        highlight=False,
        soft_wrap=True,
    )
