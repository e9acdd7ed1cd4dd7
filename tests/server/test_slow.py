"""Games that last days: nobody has to be there for them to go on, and whoever comes back learns what has happened."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.answers import Message
from tests.server.passing import DAY, HOUR, let_pass
from tests.server.persons import Person
from tests.server.servers import Server
from tests.server.test_people import together
from tests.server.trials import read
from tests.server.waiting import wait_until

DIES_BEFORE_IT_NOTES = """
import os
from doubloon.server.table import Table
change = Table.change

async def die(self, row):
    if row.settings.notes:
        os._exit(1)
    await change(self, row)

Table.change = die
"""
PATIENT = {"timer": int(DAY), "undo": "never"}


def waiting(person: Person, table: Message) -> list[int]:
    """For whom a table waits, as a list of tables tells."""
    seats: list[int] = person.get("/api/tables/mine")["waiting"][table["id"]]
    return seats


def end(person: Person, table: Message) -> float:
    """When the time for which a table waits is over."""
    return float(person.get("/api/tables/mine")["ends"][table["id"]])


def moves_of(server: Server, table: Message) -> int:
    """How many entries a record has, past the server."""
    return int(read(server.database, "SELECT COUNT(*) FROM entries WHERE table_id = ?", table["id"])[0][0])


def test_a_clock_runs_out_though_nobody_is_there_and_a_bot_moves_once(address: str, tmp_path: Path) -> None:
    with Server(tmp_path, database=address) as server:
        (ada, bob), table = together(server, "Ada", "Bob", **PATIENT, stand_in="pip")
        assert waiting(bob, table) == [0], "Ada is the captain"
        before, ends = moves_of(server, table), end(bob, table)
        server.restart(kill=True)
        assert end(bob, table) == ends, "a restart gives nobody new time"
        let_pass(server, table, 2 * DAY)
        wait_until(lambda: moves_of(server, table) > before)
        wait_until(lambda: ada.table(table)["notes"])
        note = ada.table(table)["notes"][0]
        assert (note["kind"], note["seat"]) == ("timed_out", 0)
        assert not ada.table(table)["seats"][0]["covered"], "the next time she is asked herself"
        assert ada.table(table)["cover_after"] == 0, "being away is nothing here"


def test_whoever_is_late_has_their_whole_turn_made_for_them(tmp_path: Path) -> None:
    """Where a turn has several questions nobody waits a day for each; what a bot did is noted move by move."""
    with Server(tmp_path) as server:
        (ada, bob), table = together(server, "Ada", "Bob", **PATIENT)
        for _ in range(4):
            wait_until(lambda: waiting(bob, table) == [0])
            let_pass(server, table, 2 * DAY)
            wait_until(lambda: 0 not in waiting(bob, table))
            end_of_turn(bob, table)
            if ada.table(table)["status"] == "over":
                break
        lines = read(server.database, "SELECT n, line FROM entries WHERE table_id = ? ORDER BY n", table["id"])
        made = [n for n, line in lines if line.startswith("[0,")]
        late = [note for note in ada.table(table)["notes"] if note["kind"] == "timed_out"]
        noted = {n for note in late for n in range(note["n"], note["until"])}
        assert made and noted.issuperset(made) and len(made) == sum(note["moves"] for note in late)
        others = [line for n, line in lines if n in noted and n not in made]
        assert all(line.startswith("[-1,") for line in others), "what chance did at once, and nobody else"


def test_that_a_bot_moved_for_somebody_is_written_down_with_the_move(tmp_path: Path) -> None:
    """Not after it: a server may be killed at any moment, and then nobody would know whose move it was."""
    server = Server(tmp_path)
    server.before = DIES_BEFORE_IT_NOTES
    with server:
        (ada, bob), table = together(server, "Ada", "Bob", **PATIENT)
        let_pass(server, table, 2 * DAY)
        wait_until(lambda: 0 not in waiting(bob, table))
        assert [note["kind"] for note in ada.table(table)["notes"]] == ["timed_out"]


def end_of_turn(person: Person, table: Message) -> None:
    """Make all moves that seat 1 is asked for."""
    with person.sit(table) as seat:
        while 1 in seat.position["actors"]:
            seat.done()


def test_a_bot_takes_the_seat_until_its_person_is_back_and_rests_when_nobody_else_plays(
    address: str, tmp_path: Path
) -> None:
    with Server(tmp_path, database=address) as server:
        (ada, bob), table = together(server, "Ada", "Bob", **PATIENT, late="seat")
        let_pass(server, table, 2 * DAY)
        wait_until(lambda: waiting(bob, table) == [1])
        assert bob.table(table)["seats"][0]["covered"]
        let_pass(server, table, 2 * DAY)
        wait_until(lambda: bob.table(table)["seats"][1]["covered"])
        due = read(server.database, "SELECT due FROM waits WHERE table_id = ?", table["id"])
        assert due == [(None,)], "bots do not play a game to its end among themselves"
        with ada.sit(table) as seat:
            seat.until(lambda me: not me.seat(0)["covered"])
            kinds = [(note["kind"], note["seat"]) for note in seat.info["notes"]]
            assert kinds == [("covered", 0), ("covered", 1), ("back", 0)]


def test_bots_answer_though_whoever_moved_is_gone_again(address: str, tmp_path: Path) -> None:
    with Server(tmp_path, database=address) as server:
        ada = server.person("Ada")
        table = ada.open_table("salvage", 3, bots=["greedy", "greedy"], start=True, **PATIENT)
        for _ in range(2):
            wait_until(lambda: 0 in waiting(ada, table))
            with ada.sit(table) as seat:
                n = moves_of(server, table)
                while 0 in seat.position["actors"] and seat.position["n"] < n + 5:
                    seat.done()
        wait_until(lambda: 0 in waiting(ada, table))


def test_a_table_that_is_full_begins_by_itself(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table("salvage", 2, **PATIENT)
    bob.join(table)
    wait_until(lambda: ada.table(table)["status"] == "playing")
    quick = ada.open_table("salvage", 2)
    bob.join(quick)
    assert ada.table(quick)["status"] == "open", "where people sit together, the host says when"


def test_turns_are_counted_where_somebody_waits_or_a_clock_runs(server: Server) -> None:
    (ada, bob), table = together(server, "Ada", "Bob", **PATIENT)
    alone = ada.open_table("salvage", 2, bots=["greedy"], start=True)
    hurried = ada.open_table("salvage", 2, bots=["greedy"], start=True, timer=int(HOUR))
    assert ada.get("/api/tables/turns")["tables"] == [hurried["id"], table["id"]], "the most pressing first"
    assert alone["id"] in ada.get("/api/tables/mine")["waiting"]
    assert bob.get("/api/tables/turns")["tables"] == []
    now = ada.get("/api/tables/mine")["now"]
    assert end(ada, hurried) < now + HOUR + 60 < end(ada, table)
    with ada.sit(table) as seat:
        while 0 in seat.position["actors"]:
            seat.done()
    assert bob.get("/api/tables/turns")["tables"] == [table["id"]]
    assert table["id"] not in ada.get("/api/tables/turns")["tables"]


@pytest.mark.parametrize("timer", [0, int(DAY)])
def test_another_device_knows_up_to_where_i_have_looked(server: Server, timer: int) -> None:
    (ada, bob), table = together(server, "Ada", "Bob", timer=timer, undo="never")
    with ada.sit(table) as first, ada.sit(table) as second:
        assert [told for told in first.messages if told["type"] == "last_look"] == [], "she was never here"
        n = first.position["n"]
        first.send({"type": "seen", "n": n})
        first.drain()
        while 0 in second.position["actors"]:
            second.done()
    with ada.sit(table) as other:
        last = other.wait_for("last_look")
        assert last["n"] == n < other.position["n"]
        assert other.messages[0] == last, "before anything else"
        other.send({"type": "seen", "n": 10_000})
        other.drain()
    with ada.sit(table) as again, bob.sit(table) as his:
        for socket in (again, his):
            assert all(told["type"] != "last_look" for told in socket.drain() + socket.messages)


def test_a_seat_at_a_listed_table_is_kept_as_long_as_a_move_would_take(tmp_path: Path) -> None:
    with Server(tmp_path, hold_minutes=0.001) as server:
        ada = server.person("Ada")
        slow = ada.open_table("salvage", 2, visibility="listed", **PATIENT)
        quick = ada.open_table("salvage", 2, visibility="listed")
        wait_until(lambda: ada.table(quick)["status"] == "closed")
        assert ada.table(slow)["status"] == "open"
