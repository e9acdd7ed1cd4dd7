"""What is kept to call people is theirs alone: addresses, browsers, messages and looks go when they should, and nothing
of anybody else with them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from doubloon.server.store import Database, Device, Room, Seat, TableRow, TableSettings, messages, open_database, people
from doubloon.server.store import queries as q
from doubloon.server.store import waits as w
from doubloon.server.store.leaving import leave_for_good
from doubloon.server.store.retention import Old, forget_table
from doubloon.server.store.rows import SLOW, Status
from tests.server.servers import key_file
from tests.server.trials import read

NOW = 1_000_000.0
WAYS: list[messages.Way] = ["mail", "push", "hook"]
PEOPLE = ("ada", "bea")
PLACES = ("phone", "desk")
TABLES: dict[str, Status] = {"old": "over", "running": "playing"}
KEPT = {
    "mail": "SELECT identity, address FROM mail",
    "pushes": "SELECT identity, device FROM pushes",
    "messages": "SELECT identity, table_id, way, goal FROM messages",
    "calls": "SELECT identity, table_id FROM calls",
    "looks": "SELECT identity, table_id FROM looks",
    "waits": "SELECT table_id FROM waits",
}
Rows = dict[str, set[tuple[Any, ...]]]


def device(secret: str) -> Device:
    return Device(secret, "Firefox", "Linux", NOW, NOW)


def browser(of: str) -> messages.Push:
    return messages.Push(f"https://push.example.org/{of}", f"key of {of}", f"auth of {of}", "en")


async def call_everybody(database: Database) -> None:
    """Two people with two devices and an address each are called from two tables, in every way that there is."""
    run = database.run
    for name in PEOPLE:
        await run(people.add_person(name, name.title(), device(f"{name}-phone")))
        await run(people.add_code(name, f"code of {name}", NOW + 1))
        assert await run(people.claim_code(f"code of {name}", device(f"{name}-desk"), 2))
        for place in PLACES:
            await run(messages.add_push(name, f"{name}-{place}", browser(f"{name}-{place}"), NOW))
        await run(messages.ask_mailbox(name, f"{name}@example.org", "en", NOW))
        (id,) = await run(messages.due_messages(NOW, 9))
        letter = await run(messages.take_message(id, NOW))
        assert letter is not None
        assert await run(messages.use_token(letter.token, NOW)) == "confirm"
        await run(messages.is_sent(id))
    for table, status in TABLES.items():
        seats = [Seat("person", name, name.title()) for name in PEOPLE]
        row = TableRow(table, "salvage", "ada", status, TableSettings(timer=SLOW), seats, 1.0)
        await run(q.add_table(row, Room(10)))
        calls = tuple(w.Call(name, "turn") for name in PEOPLE)
        await run(w.write_waits(table, w.Waits(3, (0, 1), calls=calls, is_told=True), NOW))
        for name in PEOPLE:
            await run(w.look(table, name, 1, NOW))
            assert await run(messages.call_out(table, name, NOW, 0.0, WAYS)) == 4


def left_after(address: str, *deeds: Callable[[Database], Awaitable[object]]) -> tuple[Rows, Rows]:
    """What is kept of calls before something is done, and after it."""

    async def body() -> tuple[Rows, Rows]:
        database = open_database(address, key_file(address))
        await call_everybody(database)
        before = kept(address)
        for deed in deeds:
            await deed(database)
        after = kept(address)
        await database.close()
        return before, after

    return asyncio.run(body())


def kept(address: str) -> Rows:
    return {name: set(read(address, sql)) for name, sql in KEPT.items()}


def without(rows: Rows, gone: Callable[[str, tuple[Any, ...]], bool]) -> Rows:
    """All rows but those that are to be gone; some must be."""
    assert any(gone(name, row) for name, found in rows.items() for row in found)
    return {name: {row for row in found if not gone(name, row)} for name, found in rows.items()}


def test_of_whoever_leaves_for_good_nothing_is_left_and_of_others_all(address: str) -> None:
    before, after = left_after(address, lambda database: database.run(leave_for_good("ada")))
    assert all(any("ada" in row for row in before[name]) for name in KEPT if name != "waits")
    assert after == without(before, lambda name, row: row[0] == "ada")
    for name in KEPT:
        everything = str(read(address, f"SELECT * FROM {name}"))
        assert "ada" not in everything, name


def test_whoever_wants_no_more_letters_is_called_otherwise_as_before(address: str) -> None:
    before, after = left_after(address, lambda database: database.run(messages.forget_mailbox("ada")))
    assert after == without(
        before, lambda name, row: row[0] == "ada" and (name == "mail" or (name == "messages" and "mail" in row))
    )


def test_a_browser_that_is_signed_out_is_forgotten_and_what_was_meant_for_it_is_never_sent(address: str) -> None:
    async def take_all(database: Database) -> None:
        for id in await database.run(messages.due_messages(NOW, 99)):
            await database.run(messages.take_message(id, NOW))

    goal = browser("ada-desk").id
    before, after = left_after(address, lambda database: database.run(people.sign_out("ada", ["ada-desk"])), take_all)
    assert after == without(
        before, lambda name, row: (name, row) == ("pushes", ("ada", "ada-desk")) or (name == "messages" and goal in row)
    )


def test_with_an_old_table_all_goes_that_was_to_be_said_of_it(address: str) -> None:
    before, after = left_after(address, lambda database: database.run(forget_table("old", Old(2.0, 0.0))))
    assert after == without(before, lambda name, row: "old" in row)


def test_an_address_that_nobody_confirms_in_time_is_forgotten(address: str) -> None:
    """It may be somebody else's, who was only asked."""

    async def ask(database: Database) -> None:
        await database.run(messages.ask_mailbox("ada", "other@example.org", "en", NOW))
        await database.run(messages.forget_unconfirmed(NOW + messages.CONFIRM_SECONDS))
        assert ("ada", "other@example.org") in kept(address)["mail"], "there is still time"
        await database.run(messages.forget_unconfirmed(NOW + messages.CONFIRM_SECONDS + 1))

    before, after = left_after(address, ask)
    assert after["mail"] == {("bea", "bea@example.org")}
    assert after["messages"] == {row for row in before["messages"] if row[0] == "bea" or "mail" not in row}
