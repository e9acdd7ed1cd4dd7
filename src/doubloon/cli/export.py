"""`doubloon export`: finished games as tables for those who study them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from doubloon.core import DoubloonError, find_game

from .campaign import check_writable, progress
from .export_sources import Source, found
from .files import BadFile
from .terminal import error_terminal

if TYPE_CHECKING:
    from doubloon.science import Finished, Writer


def command(
    sources: Annotated[
        list[str],
        typer.Argument(
            metavar="SOURCE",
            help="Records of games, folders of them (*.jsonl), logbooks that `doubloon arena --resume` keeps, or the "
            "database of a server (a SQLite file, a backup, or postgresql://…).",
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
    game: Annotated[str, typer.Option(metavar="GAME", help="Take only games of this kind.")] = "",
) -> None:
    """Write finished games of one kind as a table: a row for each decision, with the position as its player knew it.

    Logbooks keep no moves, so their games are played again, which takes as long as the series did.
    A server gives only games that everybody who played agreed to give, and never a name.
    docs/science.md says what the columns mean.

    Example: doubloon export records/ --to games.parquet
    """
    try:
        from doubloon.science import SUFFIXES
    except ImportError as error:
        raise DoubloonError(str(error)) from error
    if to.suffix not in SUFFIXES:
        raise BadFile(f"{to} must end in {', '.join(SUFFIXES[:-1])} or {SUFFIXES[-1]}.")
    if game:
        find_game(game)
    check_writable(to)
    export = Export(to, skip, names, game)
    notes = error_terminal()
    try:
        with progress(notes, hidden=False) as bar, ExitStack() as opened:
            for source in bar.track(list(found(sources, game, opened)), description="games"):
                for note in export.read(source):
                    notes.print(note)
        games, rows = export.close()
    except BaseException:
        export.give_up()
        raise
    notes.print(f"{games:,} games, {rows:,} decisions are in {to}.")


class Export:
    """What has been read and written so far; the first game decides which game it is about."""

    def __init__(self, to: Path, skips: bool, with_names: bool, game: str) -> None:
        self._to = to
        self._game = game
        self._skips = skips
        self._with_names = with_names
        self._writer: Writer | None = None
        self._known: set[int] = set()

    def read(self, source: Source) -> Iterator[str]:
        """Write all games of a source; what was left out is told."""
        if source.note:
            yield source.note
        games = source.games()
        while True:
            try:
                played = next(games, None)
            except DoubloonError as error:
                if not self._skips:
                    why = f"{source.name}: {error} (--skip leaves out what cannot be exported.)"
                    raise DoubloonError(why) from error
                yield f"{source.name} is left out: {error}"
                return
            if played is None:
                return
            if self._game not in ("", played.game.id):
                continue
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
