"""The record file of a game that is being played: it only grows, and a killed process loses nothing."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from doubloon.core import Record
from doubloon.core.record import Damage

from .files import BadFile, parse_record, read_bytes, read_seed, reason, remove_seed, write_seed

if sys.platform != "win32":
    import fcntl


class Ledger:
    """A file that holds a record; `keep` writes what is new in it, and it is on the disk before `keep` returns.

    Use `create` or `reopen`. The file is locked, so that two terminals cannot mix their lines.
    """

    def __init__(self, path: Path, file: int, held: Record) -> None:
        self.path: Final = path
        self.notice = ""
        self._file: Final = file
        self._entries = len(held.entries)
        self._has_result = held.result is not None
        self._has_seed = held.seed is not None
        self._found: bytes | None = None
        """What stood in the file when it was opened again, until its end is made whole."""
        self._damage: list[Damage] = []

    @staticmethod
    def create(path: Path, record: Record, seed: str) -> Ledger:
        """A new file with the record so far; the seed is kept beside it until the game is over."""
        if path.is_dir():
            raise BadFile(f"{path} is a folder; name a new file in it, such as {path / 'game.jsonl'}.")
        if path.exists() or path.is_symlink():
            raise BadFile(f"{path} already exists; continue it with --resume, or save under another name.")
        write_seed(path, seed)
        try:
            file = _open(path, os.O_CREAT | os.O_EXCL)
        except BadFile:
            remove_seed(path)
            raise
        ledger = Ledger(path, file, Record(record.header))
        _write(file, record.header.line().encode() + b"\n", path)
        _sync_folder(path)
        ledger.keep(record)
        return ledger

    @staticmethod
    def reopen(path: Path) -> tuple[Ledger, Record, str | None]:
        """Continue a file: its record and its seed.

        The first `keep` moves a last line that was cut short aside, with a notice: only then is it certain that the
        game goes on.
        """
        parse_record(read_bytes(path), path)  # says what is wrong with the file before it is opened for writing
        file = _open(path, 0)
        try:
            data = read_bytes(path)
            record = parse_record(data, path)
            ledger = Ledger(path, file, record)
            seed = record.seed if record.seed is not None else read_seed(path)
            ledger._found = data
            ledger._damage = record.damage
            ledger._refuse_broken_middle()
        except Exception:
            os.close(file)
            raise
        return ledger, record, seed

    def keep(self, record: Record) -> None:
        """Append what is new; once the record has opened the seed, the secret file is removed."""
        if self._found is not None:
            self._make_whole(self._found)
            self._found = None
        result = None if self._has_result else record.result
        seed = None if self._has_seed else record.seed
        new = Record(record.header, record.entries[self._entries :], result, seed).lines()
        if new:
            _write(self._file, "".join(f"{line}\n" for line in new).encode(), self.path)
        self._entries = len(record.entries)
        self._has_result = record.result is not None
        self._has_seed = record.seed is not None
        if self._has_seed:
            remove_seed(self.path)

    def close(self) -> None:
        """Let others write the file."""
        os.close(self._file)

    def _refuse_broken_middle(self) -> None:
        for broken in self._damage:
            if not broken.is_last:
                raise BadFile(f"{self.path}, line {broken.line}, {broken.reason}; "
                              f"try `doubloon verify {self.path} --mend NEW_FILE`.")  # fmt: skip

    def _make_whole(self, data: bytes) -> None:
        """Make sure the file ends with a whole line, so that the next one is never glued to a broken one."""
        for broken in self._damage:
            lines = data.split(b"\n")
            whole = sum(len(line) + 1 for line in lines[: broken.line - 1])
            aside = self.path.with_name(self.path.name + ".broken")
            _move_aside(self._file, data, whole, aside)
            data = data[:whole]
            self.notice = (f"The last line of {self.path} was cut short (line {broken.line} {broken.reason}). "
                           f"It was moved to {aside.name}, and the game goes on from the line before it.")  # fmt: skip
        if not data.endswith(b"\n"):
            _write(self._file, b"\n", self.path)


def _open(path: Path, flags: int) -> int:
    try:
        file = os.open(path, os.O_RDWR | os.O_APPEND | flags, 0o644)
    except (OSError, ValueError) as error:
        raise BadFile(f"{path} cannot be written: {reason(error)}.") from error
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(file)
            raise BadFile(f"{path} is being played in another terminal; only one may write to it.") from None
    return file


def _write(file: int, data: bytes, path: Path) -> None:
    try:
        while data:
            data = data[os.write(file, data) :]
        os.fsync(file)
    except OSError as error:
        raise BadFile(f"{path} cannot be written: {reason(error)}.") from error


def _move_aside(file: int, data: bytes, whole: int, aside: Path) -> None:
    """Keep the broken rest in its own file before cutting it off, so that nothing is lost."""
    other = _open(aside, os.O_CREAT)
    _write(other, data[whole:].rstrip(b"\n") + b"\n", aside)
    os.close(other)
    try:
        os.ftruncate(file, whole)
        os.fsync(file)
    except OSError as error:
        raise BadFile(f"The broken last line cannot be cut off: {reason(error)}.") from error


def _sync_folder(path: Path) -> None:
    """Make the names of new files durable too, where the system can."""
    if sys.platform != "win32":
        folder = os.open(path.absolute().parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)
