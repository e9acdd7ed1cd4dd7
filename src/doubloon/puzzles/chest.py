"""What was mined so far, in a file, so that mining can be interrupted at any time and resumed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from doubloon.core import DoubloonError, Game
from doubloon.core.puzzle import Puzzle, read, written

from .mine import Haul, Wish, gap_of

FORMAT: Final = 1


class Chest:
    """A file of JSON lines: first what was looked for, then one line for each deal that is done.

    A line is written at once and a half-written last line is dropped, so whatever happens, whole deals are kept.
    """

    def __init__(self, path: Path, game: Game[Any], wish: Wish) -> None:
        self.hauls: Final[list[Haul]] = []
        self._path: Final = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("a+b")
        except OSError as error:
            raise DoubloonError(f"What is found cannot be kept in {str(path)!r} ({error.strerror}).") from error
        try:
            self._open(about(game, wish))
        except BaseException:
            self._file.close()
            raise

    @property
    def deals(self) -> set[int]:
        """Those that are done."""
        return {haul.deal for haul in self.hauls}

    def put(self, haul: Haul) -> None:
        """One more deal is done."""
        self.hauls.append(haul)
        told = {"deal": haul.deal, "choices": haul.choices, "spots": haul.spots, "looked_at": haul.looked_at}
        self._write({**told, "puzzles": {puzzle.id: written(puzzle) for puzzle in haul.puzzles}})

    def close(self) -> None:
        """Let others have the file."""
        self._file.close()

    def _open(self, wanted: dict[str, Any]) -> None:
        self._file.seek(0)
        lines = self._file.read().split(b"\n")
        half = lines.pop()  # empty if the last line was finished
        if half:
            self._file.truncate(sum(len(line) + 1 for line in lines))
        if not lines:
            self._write(wanted)
            return
        found = _json(lines[0])
        if found is None or "chest" not in found:
            raise DoubloonError(f"{str(self._path)!r} already exists and holds no puzzles; choose another name.")
        for key, value in wanted.items():
            if found.get(key) != value:
                raise DoubloonError(
                    f"{str(self._path)!r} was mined with other settings: its {key} is {found.get(key)!r}, not "
                    f"{value!r}. Choose another file, or ask for the same again."
                )
        for number, line in enumerate(lines[1:], start=2):
            self.hauls.append(self._haul(number, line))

    def _haul(self, number: int, line: bytes) -> Haul:
        data = _json(line)
        try:
            if data is None:
                raise ValueError("it is not JSON")
            puzzles: list[Puzzle] = [read(name, text) for name, text in data["puzzles"].items()]
            return Haul(data["deal"], data["choices"], data["spots"], data["looked_at"], puzzles)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise DoubloonError(f"{str(self._path)!r}, line {number}: not a mined deal ({error}).") from error

    def _write(self, told: dict[str, Any]) -> None:
        self._file.write(json.dumps(told, ensure_ascii=False).encode() + b"\n")
        self._file.flush()


def about(game: Game[Any], wish: Wish) -> dict[str, Any]:
    """What decides what is found; how many deals there shall be is left out, so that one can go on."""
    return {
        "chest": FORMAT,
        "game": game.id,
        "rules version": game.rules_version,
        "content": game.content_digest,
        "seed": wish.seed,
        "budget": wish.budget,
        "gap": gap_of(game, wish),
        "asked": list(wish.asked),
    }


def _json(line: bytes) -> dict[str, Any] | None:
    try:
        data = json.loads(line)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None
