"""All that is mine in one file: what is kept of me, my finished games, and their records."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

from doubloon.core import DoubloonError, Match, find_game, parse

from .store import Database, Person
from .store import belongings as b

READ_ME: Final = """All that this server keeps of you.

me.json        who you are here, your devices, your ratings
games.json     your finished games, newest first
talk.json      what you said at tables
tables.json    the tables at which you sit or sat
records/       the records of your finished games: `doubloon replay FILE`, `doubloon verify FILE`
more/          whatever else is kept with your identity
"""


class _Pipe(io.RawIOBase):
    """What is written into it is taken out at the other end."""

    def __init__(self) -> None:
        super().__init__()
        self._written = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._written += data
        return len(data)

    def taken(self) -> bytes:
        """What was written since the last time."""
        taken = bytes(self._written)
        self._written.clear()
        return taken


async def packed(database: Database, person: Person) -> AsyncIterator[bytes]:
    """A zip file, a piece at a time: nobody has to hold all of it."""
    pipe = _Pipe()
    with ZipFile(pipe, "w", ZIP_DEFLATED) as file:
        file.writestr("README.txt", READ_ME)
        for name, content in (await database.run(b.about(person.id))).items():
            file.writestr(f"{name}.json", json.dumps(content, indent=1, ensure_ascii=False))
            yield pipe.taken()
        for game, table in await database.run(b.finished_tables(person.id)):
            lines = await database.run(b.record(table))
            if lines:
                file.writestr(f"records/{game}-{table}.jsonl", await asyncio.to_thread(_with_result, game, lines))
                yield pipe.taken()
    yield pipe.taken()


def _with_result(game: str, lines: str) -> str:
    """A record that names its result; one that this version cannot play stays as it is."""
    try:
        return Match.resume(find_game(game), parse(lines)).record.text()
    except DoubloonError:
        return lines
