"""A server gives a game to science only if everybody who played it agreed, and no name goes with it."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from doubloon.core import CHANCE, parse
from tests.cli.terminals import doubloon, refusal
from tests.server.answers import Message
from tests.server.persons import Person
from tests.server.servers import Server
from tests.server.sockets import Socket
from tests.server.test_retention import branch, finished


def agree(person: Person, table: Message, yes: bool = True) -> Message:
    """Say whether the game may be used; what was agreed by then."""
    told: Message = person.post(f"/api/tables/{table['id']}/science", agree=yes)["science"]
    return told


def exported(address: str, folder: Path, *more: str) -> list[dict[str, Any]]:
    """All rows that the server gives."""
    file = folder / "games.parquet"
    ran = doubloon("export", address, "--to", file, *more)
    assert ran.code == 0, ran
    return list(pq.read_table(file).drop_columns(["features"]).to_pylist())


def kept_back(address: str, folder: Path) -> str:
    """What is said where there is nothing to give."""
    ran = doubloon("export", address, "--to", folder / "nothing.parquet")
    assert ran.code == 2 and "There is no finished game to export" in ran.err
    assert not list(folder.glob("nothing*"))
    return ran.err


def move_among_bots(seat: Socket) -> None:
    """Make one move, however often a bot is faster."""
    while seat.my_turn() and seat.move()["type"] != "ack":
        seat.drain()


def test_a_game_is_given_once_all_have_agreed_and_until_one_takes_it_back(address: str, tmp_path: Path) -> None:
    with Server(tmp_path, database=address) as server:
        ada, bob, eve = (server.person(name) for name in ("Ada Lovelace", "Bob Hope", "Eve"))
        table = ada.open_table("salvage", 3, bots=["random"], options={"nights": 3})
        bob.join(table)
        ada.start(table)
        with ada.sit(table) as hers, bob.sit(table) as his:
            assert hers.info["science"] == his.info["science"] == {"mine": False, "agreed": 0, "asked": 2}
            hers.done("trust")
            assert hers.undo()["type"] == "ack"
            hers.done("trust")
            move_among_bots(his)
            assert agree(ada, table) == {"mine": True, "agreed": 1, "asked": 2}
            his.until(lambda me: me.info["science"]["agreed"] == 1)
            assert his.info["science"]["mine"] is False
            bob.set_seat(table, 1, "bot", "greedy")
            hers.play_to_end()
        assert eve.table(table)["science"] == {"mine": None, "agreed": 1, "asked": 2}
        eve.refused(f"/api/tables/{table['id']}/science", 403, "not_seated", agree=True)
        assert "1 finished games stay where they are" in kept_back(address, tmp_path)
        agree(bob, table)
        rows = exported(address, tmp_path)
        agree(ada, table, False)
        assert "1 finished games stay where they are" in kept_back(address, tmp_path)
        record = parse(ada.record(table))
    moves = [(n, seat, text) for n, (seat, text) in enumerate(record.moves()) if seat != CHANCE]
    assert [(row["n"], row["seat"], row["move"]) for row in rows] == moves
    assert {row["bot"] for row in rows if row["seat"] == 0} == {None}
    assert {row["bot"] for row in rows if row["seat"] == 2} == {"random"}
    his_rows = [row["bot"] for row in rows if row["seat"] == 1]
    assert his_rows == [None] + ["stand-in"] * (len(his_rows) - 1) and len(his_rows) > 1
    assert {(row["name"], row["source"], row["bot_version"]) for row in rows} == {(None, "server", None)}
    assert {row["seed"] for row in rows} == {record.seed}
    said = (tmp_path / "games.parquet").read_bytes() + repr(rows).encode()
    assert not any(secret.encode() in said for secret in ("Ada", "Lovelace", "Bob", table["id"], ada.id, bob.id))


def test_who_has_left_still_has_a_say(server: Server, tmp_path: Path) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table("salvage", 2, options={"nights": 3})
    bob.join(table)
    ada.start(table)
    bob.leave(table)
    with ada.sit(table) as hers:
        hers.play_to_end()
    assert agree(ada, table) == {"mine": True, "agreed": 1, "asked": 2}
    assert agree(bob, table) == {"mine": True, "agreed": 2, "asked": 2}
    rows = [row for row in exported(server.database, tmp_path) if row["seed"] == parse(ada.record(table)).seed]
    assert {row["bot"] for row in rows if row["seat"] == 1} == {"stand-in"}
    again = ada.rematch(table)
    assert again["science"] == {"mine": False, "agreed": 0, "asked": 1}, "a rematch is another game"
    agree(bob, table, False)


def test_nobody_is_asked_about_a_game_whose_luck_is_known(server: Server, tmp_path: Path) -> None:
    ada = server.person("Ada")
    table = finished(ada)
    agree(ada, table)
    lesson = ada.post("/api/games/treasure_hunter/lesson")
    for other in (branch(ada, table), lesson):
        assert other["science"] is None
        ada.refused(f"/api/tables/{other['id']}/science", 409, "not_for_science", agree=True)
    assert exported(server.database, tmp_path, "--game", "salvage")
    agree(ada, table, False)


def test_one_file_holds_one_game_and_what_is_no_database_is_refused(address: str, tmp_path: Path) -> None:
    with Server(tmp_path, database=address) as server:
        ada = server.person("Ada")
        for game in ("salvage", "treasure_hunter"):
            table = ada.open_table(game, 2, bots=["random", "random"], start=True)
            with ada.sit(table) as watching:
                watching.until(lambda me: me.position and me.position["over"])
            assert agree(ada, table) == {"mine": True, "agreed": 1, "asked": 1}, "where only bots play, the owner"
        assert "--game" in refusal_of(address, tmp_path)
        assert {row["game"] for row in exported(address, tmp_path, "--game", "salvage")} == {"salvage"}
        backup = tmp_path / "backup.sqlite3"
        assert doubloon("backup", backup, "--database", address).code == 0
        assert {row["bot"] for row in exported(str(backup), tmp_path, "--game", "treasure_hunter")} == {"random"}
    other = tmp_path / "other.sqlite3"
    other.write_bytes(b"SQLite format 3\0 and nothing more")
    said = refusal(doubloon("export", other, "--to", tmp_path / "none.parquet"))
    assert "is not a Doubloon database" in said
    assert "There is no game 'chess'" in refusal(
        doubloon("export", other, "--to", tmp_path / "none.parquet", "--game", "chess")
    )


def refusal_of(address: str, folder: Path) -> str:
    """Why two games do not go into one table."""
    ran = doubloon("export", address, "--to", folder / "both.parquet")
    assert ran.code == 2 and not list(folder.glob("both*"))
    return ran.err


@pytest.mark.parametrize("steps", [1, 99])
def test_a_database_of_another_version_is_not_guessed_at(tmp_path: Path, steps: int) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        connection.execute("CREATE TABLE steps (taken INTEGER NOT NULL)")
        connection.execute("INSERT INTO steps (taken) VALUES (?)", (steps,))
    said = refusal(doubloon("export", tmp_path / "tables.sqlite3", "--to", tmp_path / "none.parquet"))
    assert "is of another version" in said
