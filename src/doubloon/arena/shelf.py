"""Where the records of a series are put: one file for each game, and never over somebody else's file."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryFile

from doubloon.core import DoubloonError, commitment, find_game
from doubloon.core.record import Header

from .plan import Plan, Sitting
from .table import Outcome


class Shelf:
    """A folder for the records of one plan; made and checked before the first game is played."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with TemporaryFile(dir=folder):
                present = {path.name for path in folder.iterdir()}
        except FileExistsError as error:
            raise DoubloonError(f"Records are written to a folder, but {str(folder)!r} is a file.") from error
        except OSError as error:
            raise DoubloonError(f"No records can be written to {str(folder)!r} ({error.strerror}).") from error
        for sitting in plan.sittings() if present else ():
            path = self.path(sitting)
            if path.name in present and _first_line(path) != self._header(sitting):
                raise DoubloonError(
                    f"{str(path)!r} already exists and is not from this series; choose another folder or move it."
                )

    def path(self, sitting: Sitting) -> Path:
        """Where the record of a game goes: game, deal and rotation."""
        return self.folder / f"{self.plan.game}-{sitting.deal:04}-{sitting.rotation}.jsonl"

    def put(self, outcome: Outcome) -> None:
        """Write a record, whole or not at all."""
        path = self.path(outcome.sitting)
        part = path.with_suffix(".part")
        try:
            part.write_text(outcome.record, encoding="utf-8", newline="\n")
            part.replace(path)
        except OSError as error:
            part.unlink(missing_ok=True)
            raise DoubloonError(f"The record {str(path)!r} cannot be written ({error.strerror}).") from error

    def _header(self, sitting: Sitting) -> str:
        game, plan = find_game(self.plan.game), self.plan
        names = plan.names()
        return Header(
            game.id,
            game.rules_version,
            game.content_digest,
            len(plan.bots),
            dict(plan.options),
            [names[entrant] for entrant in plan.seating(sitting)],
            commitment(plan.luck_seed(sitting)),
        ).line()


def _first_line(path: Path) -> str | None:
    """The header of an existing file; None if it cannot be read, so it is not ours."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.readline().rstrip("\n")
    except (OSError, UnicodeDecodeError):
        return None
