"""`doubloon export`: finished games as tables for those who study them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from doubloon.core import DoubloonError

from .campaign import check_writable, progress
from .files import BadFile, parse_record, read_bytes
from .terminal import error_terminal

if TYPE_CHECKING:
    from doubloon.science import Finished, Writer


def command(
    sources: Annotated[
        list[Path],
        typer.Argument(
            metavar="SOURCE",
            help="Records of games, folders of them (*.jsonl), or logbooks that `doubloon arena --resume` keeps.",
        ),
    ],
    to: Annotated[
        Path,
        typer.Option(metavar="FILE", help="What to write: FILE.parquet, or FILE.arrow for Arrow's own format."),
    ],
    skip: Annotated[
        bool,
        typer.Option("--skip", help="Leave out games that are damaged or not finished, and say which, and why."),
    ] = False,
    names: Annotated[
        bool, typer.Option(help="Whether the names of the players are written too; bots are named in any case.")
    ] = True,
) -> None:
    """Write finished games of one kind as a table: a row for each decision, as whoever made it knew the position.

    Logbooks keep no moves, so their games are played again, which takes as long as the series did.
    What the columns mean is told in docs/science.md.

    Example: doubloon export records/ --to games.parquet
    """
    try:
        from doubloon.science import SUFFIXES
    except ImportError as error:
        raise DoubloonError(str(error)) from error
    if to.suffix not in SUFFIXES:
        raise BadFile(f"{to} must end in {', '.join(SUFFIXES[:-1])} or {SUFFIXES[-1]}.")
    check_writable(to)
    export = Export(to, skip, names)
    notes = error_terminal()
    try:
        with progress(notes, hidden=False) as bar:
            for path in bar.track(_files(sources), description="games"):
                for note in export.read(path):
                    notes.print(note)
        games, rows = export.close()
    except BaseException:
        export.give_up()
        raise
    notes.print(f"{games:,} games, {rows:,} decisions are in {to}.")


class Export:
    """What has been read and written so far; the first game decides which game it is about."""

    def __init__(self, to: Path, skips: bool, with_names: bool) -> None:
        self._to = to
        self._skips = skips
        self._with_names = with_names
        self._writer: Writer | None = None
        self._known: set[int] = set()

    def read(self, path: Path) -> Iterator[str]:
        """Write all games of a file; what was left out is told."""
        games = self._games(path)
        while True:
            try:
                played = next(games, None)
            except DoubloonError as error:
                if not self._skips:
                    raise DoubloonError(f"{path}: {error} (--skip leaves out what cannot be exported.)") from error
                yield f"{path} is left out: {error}"
                return
            if played is None:
                return
            if int(played.id, 16) in self._known:
                yield f"{played.source} is left out: the same game is there already."
                continue
            self._known.add(int(played.id, 16))
            self._put(played)

    def close(self) -> tuple[int, int]:
        """How many games and decisions were written."""
        if self._writer is None:
            raise DoubloonError("There is no finished game to export.")
        self._writer.close()
        return len(self._known), self._writer.rows

    def give_up(self) -> None:
        """Leave nothing behind."""
        if self._writer is not None:
            self._writer.give_up()

    def _put(self, played: Finished) -> None:
        from doubloon.science import Writer

        if self._writer is None:
            self._writer = Writer(self._to, played.game, self._with_names)
        self._writer.put(played)

    def _games(self, path: Path) -> Iterator[Finished]:
        from doubloon.science import finished, is_logbook, played_again

        try:
            with path.open("rb") as file:
                first = file.read(100)
        except (OSError, ValueError):
            first = b""  # whoever reads it next says what is wrong
        if is_logbook(first):
            yield from played_again(path)
        else:
            yield finished(parse_record(read_bytes(path), path), path.name)


def _files(sources: list[Path]) -> list[Path]:
    """All files that are meant, those of a folder in the order of their names."""
    found: list[Path] = []
    for source in sources:
        if source.is_dir():
            inside = sorted(source.glob("*.jsonl"))
            if not inside:
                raise BadFile(f"There is no record (*.jsonl) in the folder {source}.")
            found += inside
        else:
            found.append(source)
    return found
