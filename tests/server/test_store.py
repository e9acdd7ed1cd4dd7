"""Both databases behave alike, say clearly when they cannot be used, and come back when they can."""

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest

from doubloon.server.store import (
    BadDatabase,
    Crowded,
    Database,
    Device,
    Entry,
    Person,
    Proposal,
    Result,
    Room,
    Seat,
    TableRow,
    TableSettings,
    Taken,
    open_database,
    people,
)
from doubloon.server.store import queries as q
from doubloon.server.store.database import Transaction
from doubloon.server.store.schema import STEPS
from tests.cli.terminals import doubloon, environment, refusal
from tests.server.postgres import Cluster
from tests.server.servers import Server, key_file
from tests.server.trials import read, stored
from tests.server.waiting import PATIENCE, wait_until

T = TypeVar("T")

MANY = 12
"""How many do the same at the same time."""


def row(id: str = "table", **fields: object) -> TableRow:
    """A table that nobody plays at yet."""
    made = TableRow(id, "salvage", "ada", "open", TableSettings(visibility="listed"), [Seat()], 1.0)
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def device(secret: str, now: float = 50.0) -> Device:
    return Device(secret, "Firefox", "Linux", now, now)


def entry(n: int, client: str | None = None) -> Entry:
    return Entry(n, f"line {n}", float(n), client)


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Database]:
    database = open_database(address, key_file(address))
    try:
        yield database
    finally:
        await database.close()


def with_database(address: str, body: Callable[[Database], Awaitable[T]]) -> T:
    """Do something with a database that has one table."""

    async def run() -> T:
        async with opened(address) as database:
            await database.run(q.add_table(row(), Room(10)))
            return await body(database)

    return asyncio.run(run())


async def together(*work: Awaitable[object]) -> tuple[int, list[BaseException]]:
    """How many of these succeeded, and the errors of the others."""
    results = await asyncio.gather(*work, return_exceptions=True)
    errors = [result for result in results if isinstance(result, BaseException)]
    return len(results) - len(errors), errors


# Records ---------------------------------------------------------------------------------------------------------


def test_each_number_of_a_record_is_written_once(address: str) -> None:
    async def body(database: Database) -> None:
        write = [database.run(q.append("table", [entry(0), entry(1, f"ada:{k}")])) for k in range(MANY)]
        good, errors = await together(*write)
        assert good == 1 and all(isinstance(error, Taken) for error in errors)
        assert [each.n for each in await database.run(q.entries_since("table", 0))] == [0, 1]
        with pytest.raises(Taken):
            await database.run(q.append("table", [entry(2), entry(1)]))
        assert [each.n for each in await database.run(q.entries_since("table", 1))] == [1]
        await database.run(q.append("other", [entry(0)]))

    with_database(address, body)


def test_a_message_is_carried_out_once(address: str) -> None:
    async def body(database: Database) -> None:
        await database.run(q.append("table", [entry(0), entry(1, "ada:x")]))
        with pytest.raises(Taken):
            await database.run(q.append("table", [entry(2, "ada:x")]))
        assert await database.run(q.entry_of("table", "ada:x")) == 1
        assert await database.run(q.entry_of("table", "bob:x")) is None
        assert await database.run(q.entry_of("other", "ada:x")) is None
        await database.run(q.append("table", [entry(2), entry(3)]))
        await database.run(q.append("other", [entry(0, "ada:x")]))

    with_database(address, body)


def test_the_last_entry_ends_the_table_too(address: str) -> None:
    async def body(database: Database) -> None:
        await database.run(q.append("table", [entry(0)], Result((7,), (1,), 5.0)))
        table = await database.run(q.load_table("table"))
        assert table is not None and (table.status, table.version) == ("over", 1)
        assert table.result == Result((7,), (1,), 5.0)
        assert await database.run(q.listed_tables(10)) == []
        with pytest.raises(Taken):
            await database.run(q.append("table", [entry(0)], Result((8,), (1,), 6.0)))
        assert await database.run(q.load_table("table")) == table

    with_database(address, body)


# Tables ----------------------------------------------------------------------------------------------------------


def test_a_table_is_as_it_was_written(address: str) -> None:
    async def body(database: Database) -> None:
        made = row("other", seats=[Seat("person", "zoe", "Zoë 🏴‍☠️")], header='{"a":1}', seed="s", version=3)
        made.proposal = Proposal(0, 1, 3, (0,))
        await database.run(q.add_table(made, Room(10)))
        assert await database.run(q.load_table("other")) == made
        assert await database.run(q.load_table("nobody's")) is None

    with_database(address, body)


def test_only_one_of_many_changes_at_once_is_made(address: str) -> None:
    async def body(database: Database) -> None:
        rows = [row(next=f"n{k}") for k in range(MANY)]
        good, errors = await together(*(database.run(q.change_table(each, Room(10), 2.0)) for each in rows))
        assert good == 1 and all(isinstance(error, Taken) for error in errors)
        table = await database.run(q.load_table("table"))
        assert table is not None and table.version == 1 and table.next.startswith("n")

    with_database(address, body)


def test_changes_that_look_again_are_all_made(address: str) -> None:
    async def body(database: Database) -> None:
        async def add(k: int) -> None:
            while True:
                table = await database.run(q.load_table("table"))
                assert table is not None
                changed = table.copy()
                changed.seats.append(Seat("person", f"person {k}", f"{k}"))
                try:
                    await database.run(q.change_table(changed, Room(10), 2.0))
                except Taken:
                    continue
                return

        await asyncio.gather(*(add(k) for k in range(MANY)))
        table = await database.run(q.load_table("table"))
        assert table is not None and table.version == MANY
        assert sorted(int(seat.name) for seat in table.seats[1:]) == list(range(MANY))
        for k in range(MANY):
            assert len(await database.run(q.tables_of(f"person {k}", 9))) == 1

    with_database(address, body)


def test_a_change_is_made_as_a_whole_or_not_at_all(address: str) -> None:
    async def body(database: Database) -> None:
        await database.run(q.append("table", [entry(1)]))
        bobs = [Seat("person", "bob", "Bob")]
        with pytest.raises(Taken):
            await database.run(q.change_table(row(status="playing", seats=bobs), Room(10), 2.0, [entry(0), entry(1)]))
        assert await database.run(q.load_table("table")) == row()
        assert await database.run(q.tables_of("bob", 9)) == []
        assert [each.n for each in await database.run(q.entries_since("table", 0))] == [1]

    with_database(address, body)


def test_a_table_has_one_rematch(address: str) -> None:
    async def body(database: Database) -> None:
        work = [database.run(q.add_table(row(f"next{k}"), Room(99), after="table")) for k in range(MANY)]
        good, errors = await together(*work)
        assert good == 1 and all(isinstance(error, Taken) for error in errors)
        tables = {table.id: table for table in await database.run(q.tables_of("ada", 99))}
        assert set(tables) == {"table", tables["table"].next}

    with_database(address, body)


def test_lists(address: str) -> None:
    async def body(database: Database) -> None:
        both = [Seat("person", "ada", "Ada"), Seat("person", "bob", "Bob")]
        for k in range(5):
            await database.run(q.add_table(row(f"t{k}", created=10.0 + k, seats=both), Room(99)))
        await database.run(q.add_table(row("secret", settings=TableSettings()), Room(99)))
        await database.run(q.add_table(row("over", status="over"), Room(99)))
        await database.run(q.change_table(row("t2", status="playing", seats=both), Room(99), 99.0))
        listed = [table.id for table in await database.run(q.listed_tables(99))]
        assert listed == ["t4", "t3", "t1", "t0", "table", "t2"]
        assert [table.id for table in await database.run(q.listed_tables(2))] == ["t4", "t3"]
        assert [table.id for table in await database.run(q.tables_of("bob", 99))] == ["t2", "t4", "t3", "t1", "t0"]
        assert [table.id for table in await database.run(q.tables_of("bob", 1))] == ["t2"]
        assert await database.run(q.tables_of("nobody", 9)) == []

    with_database(address, body)


def seated(id: str, *people: str, **fields: object) -> TableRow:
    """A table at which these people sit."""
    return row(id, seats=[Seat("person", each, each.title()) for each in people], **fields)


def test_nobody_has_more_tables_going_than_the_limit_whichever_way_they_come(address: str) -> None:
    """Ada has one table already, and there is room for three."""

    async def body(database: Database) -> None:
        await database.run(people.add_person("ada", "Ada", device("secret")))
        for k in range(MANY):
            await database.run(q.add_table(seated(f"t{k}", "bob", owner="bob"), Room(99)))
        come = [
            database.run(q.change_table(seated(f"t{k}", "ada", "bob", owner="bob"), Room(3), 2.0)) for k in range(MANY)
        ]
        good, errors = await together(*come, *(database.run(q.add_table(row(f"new{k}"), Room(3))) for k in range(MANY)))
        assert good == 2
        assert {(type(error), getattr(error, "identity", "")) for error in errors} == {(Crowded, "ada")}
        mine = [table for table in await database.run(q.tables_of("ada", 99)) if table.id != "table"]
        assert len(mine) == 2, "who was refused sits nowhere"

    with_database(address, body)


def test_a_table_counts_no_more_when_it_is_over_or_left(address: str) -> None:
    async def body(database: Database) -> None:
        async def has_room() -> bool:
            try:
                await database.run(q.change_table(seated("other", "ada", version=others.version), Room(1), 2.0))
            except Crowded:
                return False
            others.version += 2
            await database.run(q.change_table(seated("other", "bob", version=others.version - 1), Room(1), 2.0))
            return True

        others = seated("other", "bob", owner="bob")
        await database.run(q.add_table(others, Room(1)))
        assert not await has_room(), "Ada's own table, where nobody sits"
        await database.run(q.change_table(seated("table", "cleo"), Room(1), 2.0))
        assert await has_room(), "somebody else's now"
        await database.run(q.change_table(seated("table", "ada", version=1), Room(1), 2.0))
        assert not await has_room()
        await database.run(q.change_table(seated("table", "ada", version=2, status="closed"), Room(1), 2.0))
        assert await has_room()
        await database.run(q.change_table(seated("table", "ada", version=3, status="playing"), Room(1), 2.0))
        assert not await has_room()
        await database.run(q.append("table", [entry(0)], Result((7,), (1,), 3.0)))
        assert await has_room()

    with_database(address, body)


# People ----------------------------------------------------------------------------------------------------------


def test_lines_of_talk_get_their_numbers_in_turn(address: str) -> None:
    async def body(database: Database) -> None:
        say = [database.run(q.say("table", "Ada", None, f"line {k}", float(k))) for k in range(MANY)]
        good, errors = await together(*say)
        assert (good, errors) == (MANY, [])
        lines = await database.run(q.chat_since("table", 0, 99))
        assert [line.k for line in lines] == list(range(MANY))
        assert sorted(line.at for line in lines) == [float(k) for k in range(MANY)]
        assert [line.k for line in await database.run(q.chat_since("table", 9, 99))] == [9, 10, 11]
        assert [line.k for line in await database.run(q.chat_since("table", 0, 2))] == [10, 11]

    with_database(address, body)


def test_a_code_is_good_once_and_in_time(address: str) -> None:
    async def body(database: Database) -> None:
        await database.run(people.add_person("ada", "Ada", device("secret")))
        await database.run(people.add_code("ada", "old", 100.0))
        await database.run(people.add_code("ada", "code", 100.0))
        assert await database.run(people.claim_code("old", device("s"), 9)) is None
        claims = await asyncio.gather(
            *(database.run(people.claim_code("code", device(f"s{k}"), 9)) for k in range(MANY))
        )
        assert sum(claim is not None for claim in claims) == 1
        good = [await database.run(people.find_person(f"s{k}", 50.0)) is not None for k in range(MANY)]
        assert sum(good) == 1
        await database.run(people.add_code("ada", "late", 100.0))
        assert await database.run(people.claim_code("late", device("s", 100.5), 9)) is None
        assert await database.run(people.find_person("s", 50.0)) is None
        await database.run(people.rename_person("ada", "Countess"))
        person = await database.run(people.find_person("secret", 50.0))
        assert person is not None and (person.id, person.name) == ("ada", "Countess")

    with_database(address, body)


def test_a_device_has_its_own_secret_which_can_be_renewed_and_made_void(address: str) -> None:
    async def body(database: Database) -> None:
        async def known() -> list[str]:
            return [each.hash for each in await database.run(people.devices_of("ada"))]

        await database.run(people.add_person("ada", "Ada", device("one", 1.0)))
        for number, secret in enumerate(("two", "three")):
            await database.run(people.add_code("ada", secret, 99.0))
            await database.run(people.claim_code(secret, device(secret, 2.0 + number), 9))
        assert await known() == ["three", "two", "one"], "last seen first"
        await database.run(people.find_person("one", 10.0))
        assert await known() == ["three", "two", "one"], "seen again within the hour, so nothing is written"
        await database.run(people.find_person("one", 9_000.0))
        assert await known() == ["one", "three", "two"]
        assert await database.run(people.renew("ada", "two", "new"))
        assert not await database.run(people.renew("ada", "two", "newer"))
        assert not await database.run(people.renew("eve", "new", "hers"))
        assert await database.run(people.find_person("two", 5.0)) is None
        await database.run(people.add_code("ada", "code", 99.0))
        await database.run(people.sign_out("eve", ["three"]))
        await database.run(people.sign_out("ada", ["new", "one"]))
        assert await known() == ["three"]
        assert await database.run(people.claim_code("code", device("s"), 9)) is None, "codes are void too"
        await database.run(people.add_code("ada", "code", 99.0))
        with pytest.raises(Crowded):
            await database.run(people.claim_code("code", device("s"), 1))
        assert await database.run(people.claim_code("code", device("s"), 2)) is not None, (
            "a refused code is not used up"
        )

    with_database(address, body)


def test_presence_is_known_through_other_processes_and_forgotten_with_them(address: str) -> None:
    async def body(database: Database) -> None:
        arrive = [database.run(q.arrive("table", "ada", "one", 10.0)) for _ in range(MANY)]
        assert await together(*arrive) == (MANY, [])
        await database.run(q.arrive("table", "bob", "two", 10.0))
        assert await database.run(q.who_is_here("table", "one")) == ["bob"]
        assert await database.run(q.who_is_here("table", "two")) == ["ada"]
        assert sorted(await database.run(q.who_is_here("table", "three"))) == ["ada", "bob"]
        assert await database.run(q.still_here("one", [("table", "ada")], 50.0, 5.0)) == []
        assert await database.run(q.still_here("one", [("table", "ada")], 60.0, 20.0)) == ["table"]
        assert await database.run(q.who_is_here("table", "three")) == ["ada"]
        await database.run(q.depart("table", "ada", "two"))
        await database.run(q.depart("table", "ada", "one"))
        assert await database.run(q.who_is_here("table", "three")) == []
        await database.run(q.still_here("one", [("table", "ada")], 70.0, 20.0))
        assert await database.run(q.who_is_here("table", "three")) == ["ada"]

    with_database(address, body)


# Several processes -----------------------------------------------------------------------------------------------


def test_what_another_process_changes_is_heard_and_only_that(postgres: str) -> None:
    async def body(here: Database) -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        async with opened(postgres) as there:
            await here.listen(heard.put_nowait)
            assert await asyncio.wait_for(heard.get(), PATIENCE) == ""
            await here.run(q.say("table", "Ada", None, "mine", 1.0))
            with pytest.raises(Taken):
                await there.run(q.change_table(row(version=9), Room(10), 2.0))
            await there.run(q.append("table", [entry(0)]))
            await there.run(q.say("other", "Ada", None, "yours", 1.0))
            assert await asyncio.wait_for(heard.get(), PATIENCE) == "table"
            assert await asyncio.wait_for(heard.get(), PATIENCE) == "other"
            assert heard.empty()

    with_database(postgres, body)


def test_one_process_drives_a_table(postgres: str) -> None:
    async def body(one: Database) -> None:
        async with opened(postgres) as two:
            assert await one.lease("table") and await one.lease("table")
            assert not await two.lease("table")
            assert await two.lease("other")
            await one.release("table")
            await one.release("table")
            assert await two.lease("table")
            assert not await one.lease("table")
        async with asyncio.timeout(PATIENCE):
            while not await one.lease("table"):
                pass

    with_database(postgres, body)


# Databases of other versions -------------------------------------------------------------------------------------


def make_it_old(transaction: Transaction) -> None:
    """A database as the first version left it, which did not count its steps: Ada has a table and a secret."""
    made = re.findall(r"CREATE TABLE (?:IF NOT EXISTS )?(\w+)", "\n".join(sum(STEPS, ())))
    for name in [*reversed(made), "steps"]:
        transaction.execute(f"DROP TABLE {name}")
    for statement in STEPS[0]:
        transaction.execute(statement)
    transaction.execute("INSERT INTO identities (id, name, created) VALUES ('ada', 'Ada', 1.0)")
    transaction.execute("INSERT INTO secrets (hash, identity) VALUES ('secret', 'ada')")
    transaction.execute("INSERT INTO members (identity, table_id) VALUES ('ada', 'table')")
    transaction.execute(
        "INSERT INTO tables "
        "VALUES ('table', 'salvage', 'ada', 'open', '{}', '[]', 1.0, 1.0, '', '', '', 'null', '', 0, 0)"
    )


def test_a_database_from_before_goes_on(address: str) -> None:
    async def run() -> None:
        async with opened(address) as database:
            await database.run(make_it_old)
        async with opened(address) as database:
            assert [table.id for table in await database.run(q.tables_of("ada", 9))] == ["table"]
            with pytest.raises(Crowded):
                await database.run(q.add_table(row("more"), Room(1)))
            assert await database.run(people.find_person("secret", 9_000.0)) == Person("ada", "Ada", "secret")
            assert await database.run(people.devices_of("ada")) == [Device("secret", "", "", 0.0, 9_000.0)]

    asyncio.run(run())


def test_a_database_of_a_newer_version_is_refused_in_words(address: str) -> None:
    async def run() -> None:
        async with opened(address) as database:
            await database.run(lambda transaction: transaction.execute("UPDATE steps SET taken = taken + 1"))
        async with opened(address) as database:
            with pytest.raises(BadDatabase, match="newer version of Doubloon"):
                await database.run(q.is_alive())

    asyncio.run(run())


# Databases that cannot be used -----------------------------------------------------------------------------------


def test_a_file_that_cannot_be_used_is_refused_in_one_sentence(tmp_path: Path) -> None:
    nonsense = tmp_path / "nonsense"
    nonsense.write_text("This is no database. " * 500, encoding="utf-8")
    for path in (nonsense, tmp_path, tmp_path / "nowhere" / "tables.sqlite3"):
        assert str(path) in refusal(doubloon("serve", "--port", "0", "--database", path))


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://nobody@127.0.0.1:1/nothing",
        "postgresql://127.0.0.1:port/nothing",
        "postgresql://nobody:pa55word@127.0.0.1:1/?nonsense=1",
    ],
)
def test_a_server_that_does_not_answer_is_named_in_one_sentence(address: str) -> None:
    said = refusal(doubloon("serve", "--port", "0", "--database", address))
    assert "database" in said and "pa55word" not in said


def test_a_database_that_does_not_exist_is_named(cluster: Cluster) -> None:
    address = cluster.new_database().replace("doubloon_", "nonesuch_")
    assert "nonesuch_" in refusal(doubloon("serve", "--port", "0", "--database", address))


def test_a_file_that_others_hold_is_refused_and_then_used(tmp_path: Path) -> None:
    """Somebody else writes for longer than the server waits: nothing is lost, and afterwards it goes on."""
    address = str(tmp_path / "tables.sqlite3")

    async def body(database: Database) -> None:
        other = sqlite3.connect(address, isolation_level=None)
        await database.run(lambda transaction: transaction.execute("PRAGMA busy_timeout = 1"))
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(BadDatabase, match="locked"):
            await database.run(q.append("table", [entry(0)]))
        other.execute("ROLLBACK")
        other.close()
        await database.run(q.append("table", [entry(0)]))

    with_database(address, body)


def test_a_database_that_goes_away_and_returns(cluster: Cluster) -> None:
    address = cluster.new_database()

    async def body(here: Database) -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        async with opened(address) as there:
            await here.listen(heard.put_nowait)
            assert await asyncio.wait_for(heard.get(), PATIENCE) == ""
            assert await here.lease("table")
            cluster.stop()
            try:
                good, errors = await together(*(here.run(q.is_alive()) for _ in range(MANY)))
                assert good == 0 and all(isinstance(error, BadDatabase) for error in errors)
                assert not await here.lease("table")
            finally:
                cluster.start()
            good, errors = await together(*(here.run(q.is_alive()) for _ in range(MANY)))
            assert (good, errors) == (MANY, [])
            assert await here.lease("table") and not await there.lease("table")
            assert await asyncio.wait_for(heard.get(), PATIENCE) == ""
            await there.run(q.append("table", [entry(0)]))
            assert await asyncio.wait_for(heard.get(), PATIENCE) == "table"

    with_database(address, body)


BOT = 2
"""The seat of the bot at a table for three."""


def test_a_game_goes_on_when_its_database_returns(cluster: Cluster, tmp_path: Path) -> None:
    """Nothing is told that was not written, the server says that it is ill, and bots play on by themselves."""
    address = cluster.new_database()
    with Server(tmp_path, database=address) as server:
        ada = server.person()
        table = ada.open_table(seats=3, bots=["greedy"], hot_seat=True, start=True)
        with ada.sit(table) as seat, server.watch(table) as watcher:
            while seat.my_turn() and seat.position["n"] < 25:
                seat.move()
            seat.my_turn()
            seat.until(lambda me: BOT not in me.position["actors"])
            seat.drain()
            before = stored(address, table["id"]).match.n
            face = next(face for face in seat.faces if face["moves"])
            cluster.stop()
            try:
                asked = {"id": "again", "seat": face["seat"], "text": face["moves"][0], "at": seat.position["n"]}
                answer = seat.ask("move", **asked)
                assert (answer["type"], answer["code"]) == ("error", "bad_database")
                health = server.get("/healthz")
                assert health.status_code == 503 and health.json()["error"]["code"] == "bad_database"
                newcomer = server.watch(table, look=False)
                newcomer.send({"type": "look"})
                assert newcomer.wait_for("error")["code"] == "bad_database"
                newcomer.close()
                with ada.sit(table, look=False) as turned_away:
                    assert turned_away.wait_for("error")["code"] == "bad_database"
                    assert turned_away.hear_the_end() == 1013
                watcher.drain()
                assert watcher.position["n"] <= before
            finally:
                cluster.start()
            wait_until(lambda: server.get("/healthz").status_code == 200)
            answer = seat.ask("move", **asked)
            assert answer["type"] == "ack", answer
            seat.play_to_end()
            watcher.until(lambda me: me.position["over"])
            assert stored(address, table["id"]).match.is_over()
        assert read(address, "SELECT COUNT(*) FROM entries WHERE client LIKE ?", "%:again") == [(1,)]
        assert "Traceback" not in server.log


def test_without_psycopg_the_way_to_it_is_told() -> None:
    code = "import sys; sys.modules['psycopg'] = None; from doubloon.cli import main; main()"
    words = [sys.executable, "-c", code, "serve", "--port", "0", "--database", "postgresql://x/y"]
    ran = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, env={**os.environ, **environment()})
    assert ran.returncode == 2 and "doubloon[postgres]" in ran.stderr and "Traceback" not in ran.stderr


def test_rows_can_be_read_by_many_threads_from_the_first_one_on() -> None:
    """Each try is a process of its own: the types of rows are read for the first time only once."""
    for _ in range(3):
        readers = [sys.executable, "-m", "tests.server.first_readers"]
        told = subprocess.run(readers, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False)
        assert (told.returncode, told.stdout) == (0, "all read\n"), told.stderr
