"""Record files and the secret seeds beside them: one clear sentence for everything that can be wrong with them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from doubloon.core import DoubloonError, Record, parse

LARGEST: Final = 64 * 2**20
"""A record is a few kilobytes; anything larger than this is something else and not worth reading."""

LONGEST_SEED: Final = 1000


class BadFile(DoubloonError):
    """A file cannot be read or written; the message says which and why."""


def read_record(path: Path) -> Record:
    """The record in a file, broken lines noted in its `damage`."""
    return parse_record(read_bytes(path), path)


def parse_record(data: bytes, path: Path) -> Record:
    """The record in these bytes. Bytes that are not UTF-8 become a mark that JSON refuses, breaking only their line."""
    text = data.decode("utf-8", "backslashreplace").removeprefix("\N{BYTE ORDER MARK}").rstrip("\r\n")
    return parse(text, str(path))


def read_bytes(path: Path, most: int = LARGEST) -> bytes:
    """All bytes of a file no larger than this."""
    try:
        if path.is_dir():
            raise BadFile(f"{path} is a folder, not a record file.")
        with path.open("rb") as file:
            data = file.read(most + 1)
    except FileNotFoundError:
        raise BadFile(f"{path} does not exist; a record file was expected.") from None
    except (OSError, ValueError) as error:
        raise BadFile(f"{path} cannot be read: {reason(error)}.") from error
    if len(data) > most:
        raise BadFile(f"{path} is larger than {most:,} bytes; no record is.")
    return data


# The secret seed --------------------------------------------------------------------------------------------------


def seed_path(path: Path) -> Path:
    """Where the secret seed of an unfinished game is kept: `NAME.seed` beside `NAME.jsonl`."""
    return path.with_suffix(".seed") if path.suffix == ".jsonl" else path.with_name(path.name + ".seed")


def write_seed(path: Path, seed: str) -> None:
    """Put the seed beside a record, for its owner's eyes only; never over another one."""
    target = seed_path(path)
    try:
        file = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise BadFile(f"{target} already exists and may be the seed of another game; choose another name.") from None
    except (OSError, ValueError) as error:
        raise BadFile(f"{target} cannot be written: {reason(error)}.") from error
    try:
        os.write(file, f"{seed}\n".encode())
        os.fsync(file)
    except OSError as error:
        raise BadFile(f"{target} cannot be written: {reason(error)}.") from error
    finally:
        os.close(file)


def read_seed(path: Path) -> str | None:
    """The secret seed beside a record; None if there is none."""
    target = seed_path(path)
    if not target.exists():
        return None
    try:
        seed = read_bytes(target, LONGEST_SEED).decode("utf-8").removesuffix("\n").removesuffix("\r")
    except UnicodeDecodeError:
        seed = ""
    if not seed:
        raise BadFile(f"{target} must hold the seed as one line of text, but is empty or not text.")
    return seed


def remove_seed(path: Path) -> None:
    """Remove the secret seed once the record itself has opened it."""
    try:
        seed_path(path).unlink(missing_ok=True)
    except OSError as error:
        raise BadFile(f"{seed_path(path)} cannot be removed: {reason(error)}.") from error


def reason(error: Exception) -> str:
    """Why the system refused, in its own words."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
