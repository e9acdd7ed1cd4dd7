"""How long tables are kept: finished ones and forgotten branches for a while, games that are played for ever."""

from __future__ import annotations

import asyncio
from pathlib import Path

from doubloon.server.origins import Loaded
from doubloon.server.store import Room, Seat, TableRow, TableSettings, open_database
from doubloon.server.store import queries as q
from doubloon.server.store.branches import BranchRow, CommentRow, Most, add_branch, add_comment
from doubloon.server.store.retention import BELONGINGS, Old, forget_table, old_tables
from tests.server.answers import Message
from tests.server.persons import Person
from tests.server.servers import Server, key_file
from tests.server.test_tables import play_out
from tests.server.trials import read
from tests.server.waiting import wait_until

LONG_AGO = 1_000_000.0


def finished(person: Person) -> Message:
    """A game that is over."""
    table = person.open_table(bots=["greedy"], options={"nights": 3}, start=True)
    with person.sit(table) as seat:
        seat.play_to_end()
    return table


def branch(person: Person, table: Message) -> Message:
    """A game that goes on from the beginning of another."""
    stops = person.get(f"/api/tables/{table['id']}/replay")["stops"]
    return person.post(f"/api/tables/{table['id']}/branch", n=stops[0]["n"], seat=0, bot="greedy")


def age(database: str, tables: list[Message]) -> None:
    """Let all that happened at these tables be long ago."""

    async def body() -> None:
        opened = open_database(database, key_file(database))
        for table in tables:
            for sql in ("UPDATE tables SET changed = ? WHERE id = ?", "UPDATE entries SET at = ? WHERE table_id = ?"):
                values = (LONG_AGO, table["id"])
                await opened.run(lambda transaction, sql=sql, values=values: transaction.execute(sql, values))  # type: ignore[misc]
        await opened.close()

    asyncio.run(body())


def test_old_tables_go_one_by_one_and_games_that_are_played_stay(address: str, tmp_path: Path) -> None:
    with Server(tmp_path, database=address, keep_finished_days=2, keep_branches_days=1) as server:
        ada = server.person("Ada")
        old, again, new = finished(ada), finished(ada), finished(ada)
        rematch = ada.rematch(new)
        forgotten, fresh = branch(ada, new), branch(ada, new)
        running = ada.open_table(bots=["greedy"], start=True)
        waiting = ada.open_table()
        left = ada.open_table()
        ada.leave(rematch)
        ada.leave(left)
        server.stop()
        age(address, [old, again, rematch, forgotten, running, waiting, left])
        server.start()
        gone = [old, again, rematch, forgotten, left]
        left_over = sorted([(running["id"],), (waiting["id"],)])
        wait_until(lambda: sorted(read(address, "SELECT id FROM tables WHERE changed = ?", LONG_AGO)) == left_over)
        for table in gone:
            assert ada.ask("GET", f"/api/tables/{table['id']}").status_code == 404
            for name in BELONGINGS:
                assert read(address, f"SELECT * FROM {name} WHERE table_id = ?", table["id"]) == []
        assert ada.record(new)
        assert ada.rematch(new)["id"] != rematch["id"]
        for table in (fresh, running):
            with ada.sit(table) as seat:
                seat.play_to_end()


def test_what_somebody_looks_at_is_not_old(address: str) -> None:
    async def body() -> None:
        database = open_database(address, key_file(address))
        await database.run(
            q.add_table(TableRow("table", "salvage", "ada", "over", TableSettings(), [Seat()], 1.0), Room(10))
        )
        old = Old(2.0, 0.0)
        assert await database.run(old_tables(old, 9)) == ["table"]
        await database.run(q.arrive("table", "ada", "process", 1.0))
        assert await database.run(old_tables(old, 9)) == []
        assert not await database.run(forget_table("table", old))
        await database.run(q.depart("table", "ada", "process"))
        assert await database.run(forget_table("table", old))
        assert not await database.run(forget_table("table", old))
        await database.close()

    asyncio.run(body())


def test_an_analysis_is_kept_with_a_finished_game_and_goes_with_it(address: str) -> None:
    async def body() -> None:
        database = open_database(address, key_file(address))
        over = TableRow("over", "salvage", "ada", "over", TableSettings(), [Seat()], 1.0)
        going = TableRow("going", "salvage", "ada", "playing", TableSettings(), [Seat()], 1.0)
        for row in (over, going):
            await database.run(q.add_table(row, Room(10)))
            assert await database.run(q.analysis_of(row.id)) == b""
            for report in ("{}", '{"a": "ä"}'):
                await database.run(q.keep_analysis(row.id, report, 1.0))
        assert await database.run(q.analysis_of("over")) == '{"a": "ä"}'.encode()
        assert await database.run(q.analysis_of("going")) == b"", "a running game has none"
        assert await database.run(forget_table("over", Old(2.0, 0.0)))
        assert await database.run(q.analysis_of("over")) == b""
        await database.close()

    asyncio.run(body())


def test_all_that_belongs_to_a_table_is_known(server: Server) -> None:
    sql = (
        "SELECT t.name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table' AND c.name = 'table_id'"
    )
    assert sorted(BELONGINGS) == sorted(name for (name,) in read(server.database, sql))


# What people asked to keep, talk, addresses, people -------------------------------------------------------------------


def let_it_be_old(address: str, sql: list[str]) -> None:
    """Change the past of a database while no server runs."""

    async def body() -> None:
        opened = open_database(address, key_file(address))
        for each in sql:
            await opened.run(lambda transaction, each=each: transaction.execute(each))  # type: ignore[misc]
        await opened.close()

    asyncio.run(body())


def test_what_people_asked_to_keep_stays_as_long_as_they_do(address: str) -> None:
    async def body() -> None:
        database = open_database(address, key_file(address))
        for id, settings in (
            ("plain", TableSettings()),
            ("loaded", TableSettings(loaded=Loaded("Ada", 1.0))),
            ("branched", TableSettings()),
            ("commented", TableSettings()),
        ):
            await database.run(q.add_table(TableRow(id, "salvage", "ada", "over", settings, [Seat()], 1.0), Room(10)))
        await database.run(
            add_branch(BranchRow("b", "branched", "ada", "Ada", "What if?", "", 0, "", [], [], 1.0), Most(9, 9))
        )
        await database.run(add_comment(CommentRow("c", "commented", "ada", "Ada", "", 0, "Here!", 1.0), Most(9, 9)))
        old = Old(2.0, 0.0)
        assert await database.run(old_tables(old, 9)) == ["plain"]
        for id in ("loaded", "branched", "commented"):
            assert not await database.run(forget_table(id, old))
        await database.run(lambda transaction: transaction.execute("UPDATE branches SET identity = ''"))
        assert await database.run(forget_table("branched", old)), "whoever kept it is nobody here any more"
        await database.close()

    asyncio.run(body())


def test_talk_and_addresses_go_earlier_than_games(address: str, tmp_path: Path) -> None:
    with Server(tmp_path, database=address, keep_chat_days=2, keep_addresses_days=2) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        over, running = finished(ada), ada.open_table(bots=["greedy"], start=True)
        for table in (over, running):
            with ada.sit(table) as seat:
                for text in ("Long ago", "Just now"):
                    seat.say(text)
        server.stop()
        let_it_be_old(
            address,
            [
                f"UPDATE chat SET at = {LONG_AGO} WHERE text = 'Long ago'",
                f"UPDATE secrets SET seen = {LONG_AGO} WHERE identity = '{bob.id}'",
                *(
                    f"INSERT INTO mail (identity, address, language, confirmed, asked) "
                    f"VALUES ('{who}', 'a@example.org', 'en', {confirmed}, {LONG_AGO})"
                    for who, confirmed in ((ada.id, 1), (bob.id, 1), ("somebody", 0))
                ),
            ],
        )
        server.start()
        wait_until(lambda: read(address, "SELECT identity FROM mail") == [(ada.id,)])
        wait_until(lambda: "Long ago" not in str(read(address, "SELECT text FROM chat WHERE table_id = ?", over["id"])))
        for table, lines in ((over, ["Just now"]), (running, ["Long ago", "Just now"])):
            with ada.sit(table) as seat:
                assert [line["text"] for line in seat.until(lambda me: me.chat).chat] == lines
                assert seat.say("And now")["type"] == "ack"
                seat.until(lambda me, lines=lines: len(me.chat) == len(lines) + 1)  # type: ignore[misc]


def test_who_stays_away_goes_and_leaves_behind_what_they_gave(address: str, tmp_path: Path) -> None:
    with Server(tmp_path, database=address, keep_people_days=2) as server:
        ada, bob, eve = (server.person(name) for name in ("Ada", "Bob", "Eve"))
        alone = finished(bob)
        given = finished(bob)
        bob.post(f"/api/tables/{given['id']}/science", agree=True)
        together = ada.open_table(options={"nights": 3})
        bob.join(together)
        with ada.sit(together) as hers, bob.sit(together) as his:
            ada.start(together)
            for socket in (hers, his):
                socket.until(lambda me: me.position)
            play_out(hers, his)
        for person in (ada, bob):
            person.post(f"/api/tables/{together['id']}/science", agree=True)
        n = bob.get(f"/api/tables/{together['id']}/replay")["stops"][0]["n"]
        bob.post(f"/api/tables/{together['id']}/comments", n=n, text="Well begun!")
        waiting = eve.open_table()
        server.stop()
        away = f"('{bob.id}', '{eve.id}')"
        let_it_be_old(
            address,
            [
                f"UPDATE secrets SET seen = {LONG_AGO} WHERE identity IN {away}",
                f"UPDATE identities SET created = {LONG_AGO} WHERE id IN {away}",
            ],
        )
        server.start()
        wait_until(lambda: read(address, "SELECT id FROM identities WHERE id = ?", bob.id) == [])
        assert bob.ask("GET", "/api/me").status_code == 401
        assert eve.table(waiting)["owner"], "who sits where something happened lately is not away"
        assert ada.ask("GET", f"/api/tables/{alone['id']}").status_code == 404
        assert ada.ask("GET", f"/api/tables/{given['id']}").status_code == 200
        names = [seat["name"] for seat in ada.table(together)["seats"]]
        assert names[0] == "Ada" and names[1] != "Bob"
        assert ada.table(together)["science"] == {"mine": True, "agreed": 2, "asked": 2}
        (comment,) = ada.get(f"/api/tables/{together['id']}/branches")["comments"]
        assert (comment["text"], comment["by"] != "Bob") == ("Well begun!", True)
        for table in ("seats", "settings", "header"):
            assert bob.id not in str(read(address, f"SELECT {table} FROM tables"))
