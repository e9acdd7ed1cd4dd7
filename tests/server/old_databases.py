"""Databases as every version left them, as text: tests/server/schemas/<version>.sql, by how many steps they had taken.

Each was written by the server of its time, at which Ada finished a game, talked, and began another with Bob that goes
on. For a new step in `store/schema.py`, write the database of the version that has it:

    python -m tests.server.old_databases            # this source tree
    python -m tests.server.old_databases /some/src  # another one, say of an earlier commit
"""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx
import psycopg

from tests.server.persons import Person
from tests.server.waiting import PATIENCE

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = Path(__file__).parent / "schemas"
KEY: Final = FOLDER / "key"
"""The key of all of them, where there was one."""
PASSING: Final = ("presence", "health")
MOVES: Final = 3
"""So many moves were made in the game that goes on."""


@dataclass(frozen=True)
class Old:
    """A database of another version, and who and what is in it."""

    version: str
    sql: str
    ada: str
    bob: str
    over: str
    running: str

    def into(self, address: str) -> None:
        """Make a new database this one."""
        if address.startswith("postgresql:"):
            with psycopg.connect(address, autocommit=True) as connection:
                connection.execute(self.sql.encode())
        else:
            with closing(sqlite3.connect(address)) as file:
                file.executescript(self.sql)


def old_databases() -> list[Old]:
    """All of them, the oldest first."""
    return [_read(file) for file in sorted(FOLDER.glob("*.sql"))]


def _read(file: Path) -> Old:
    sql = file.read_text(encoding="utf-8")
    known = dict(re.findall(r"^-- (\w+): (\S+)$", sql, re.MULTILINE))
    return Old(file.stem, sql, known["ada"], known["bob"], known["over"], known["running"])


class _Served:
    """A server of any version, as far as guests need it."""

    def __init__(self, url: str) -> None:
        self.url = url

    def post(self, path: str, body: object) -> Any:
        return httpx.post(self.url + path, json=body, timeout=PATIENCE, trust_env=False)


@contextmanager
def _serving(source: Path, database: Path) -> Iterator[Any]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("DOUBLOON_")}
    environment |= {"PYTHONPATH": str(source), "DOUBLOON_GAMES": str(source.parent / "tests" / "sample")}
    words = [sys.executable, "-m", "doubloon", "serve", "--port", "0", "--database", str(database)]
    process = subprocess.Popen(words, env=environment, cwd=database.parent, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield _Served(next(line for line in process.stdout if "listens on" in line).split()[-1].rstrip("/"))
    finally:
        process.terminate()
        process.stdout.close()
        process.wait(PATIENCE)


def write(source: Path) -> Path:
    """Let the server of a source tree make a database, and write it down."""
    with TemporaryDirectory() as folder:
        database = Path(folder, "tables.sqlite3")
        key = Path(f"{database}.key")
        key.write_bytes(KEY.read_bytes())
        key.chmod(0o600)
        with _serving(source, database) as server:
            known = _play(server)
        with closing(sqlite3.connect(database)) as file:
            tables = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            taken = file.execute("SELECT taken FROM steps").fetchone()[0] if "steps" in tables else 0
            lines = [f"-- {name}: {value}" for name, value in known.items()]
            lines += _dump(file)
    FOLDER.mkdir(exist_ok=True)
    target = FOLDER / f"{taken:02}.sql"
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return target


def _play(server: Any) -> dict[str, str]:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    over = ada.open_table(bots=["greedy"], options={"nights": 3}, start=True)
    with ada.sit(over) as seat:
        seat.say("Ahoy!")
        seat.play_to_end()
    running = ada.open_table(options={"nights": 3})
    bob.join(running)
    ada.start(running)
    with ada.sit(running) as hers, bob.sit(running) as his:
        made = 0
        while made < MOVES:
            for seat in (hers, his):
                seat.drain()
                if made < MOVES and any(face["moves"] for face in seat.faces):
                    seat.done()
                    made += 1
    return {"ada": ada.secret, "bob": bob.secret, "over": over["id"], "running": running["id"]}


def _dump(file: sqlite3.Connection) -> list[str]:
    """Everything as SQL that both back ends understand, whoever is referred to before those who refer to them."""
    made = file.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid").fetchall()
    lines = [f"{sql};" for kind, _, sql in made if kind == "table"]
    for kind, name, _ in made:
        if kind == "table" and name not in PASSING:
            columns = ", ".join(f"quote({column[1]})" for column in file.execute(f"PRAGMA table_info({name})"))
            for row in file.execute(f"SELECT {columns} FROM {name} ORDER BY rowid"):
                lines.append(f"INSERT INTO {name} VALUES ({', '.join(row)});")
    return lines + [f"{sql};" for kind, _, sql in made if kind == "index"]


if __name__ == "__main__":
    print(write(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT / "src"))
