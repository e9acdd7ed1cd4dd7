"""Somebody reports a line or a name, the operator does something about it, and everybody sees it at once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.answers import Message
from tests.server.operators import PASSWORD, Operator
from tests.server.persons import Person
from tests.server.postgres import Cluster
from tests.server.servers import Server
from tests.server.test_retention import finished
from tests.server.test_tables import play_out
from tests.server.trials import read
from tests.server.waiting import wait_until


@pytest.fixture
def guarded(address: str, tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, database=address, operator_password=PASSWORD) as server:
        yield server


def report(person: Person, table: Message, **what: object) -> None:
    assert person.post(f"/api/tables/{table['id']}/report", **{"reason": "insult", **what}) == {"reported": True}


def one(operator: Operator) -> Any:
    """The only report that waits."""
    (found,) = operator.get("/reports")["open"]
    return found


def test_a_line_is_reported_removed_and_its_writer_pauses(guarded: Server) -> None:
    ada, bob, eve = (guarded.person(name) for name in ("Ada", "Bob", "Eve"))
    table = ada.open_table(visibility="listed")
    bob.join(table)
    with ada.sit(table) as hers, bob.sit(table) as his, eve.sit(table) as watcher, Operator(guarded) as operator:
        for socket, text in ((hers, "Ahoy!"), (his, "You are a swab."), (hers, "Oh.")):
            assert socket.say(text)["type"] == "ack"
        assert hers.info["reports"] and his.info["hushed_until"] == 0
        for person in (ada, ada, eve):
            report(person, table, line=1)
        bob.refused(f"/api/tables/{table['id']}/report", 409, "your_own", line=1, reason="other")
        told = one(operator)
        assert (told["line"], told["name"], told["text"], told["reason"]) == (1, "Bob", "You are a swab.", "insult")
        assert told["times"] == 2, "once is enough from one person"
        assert [line["text"] for line in told["talk"]] == ["Ahoy!", "You are a swab.", "Oh."]
        assert ada.id not in str(told) and eve.id not in str(told)
        after = operator.post("/reports/decide", report=told["id"], remove=True, hush_days=7)
        assert after["open"] == [] and {tuple(each["deeds"]) for each in after["answered"]} == {("remove", "hush")}
        for socket in (hers, his, watcher):
            socket.until(lambda me: me.chat and me.chat[-1]["removed"])
            gone = socket.chat[-1]
            assert (gone["k"], gone["name"], gone["text"]) == (1, "Bob", "")
        his.until(lambda me: me.info["hushed_until"] > time.time() + 6 * 86_400)
        assert hers.info["hushed_until"] == 0
        assert his.say("But…")["code"] == "hushed"
        with eve.sit(table) as later:
            later.until(lambda me: len(me.chat) == 3)
            assert [line["text"] for line in later.chat] == ["Ahoy!", "", "Oh."]
            later.drain()
            assert len(later.chat) == 3, "each line is told once"
        over = finished(bob)
        stops = bob.get(f"/api/tables/{over['id']}/replay")["stops"]
        bob.refused(f"/api/tables/{over['id']}/comments", 403, "hushed", n=stops[0]["n"], text="But…")
        (pausing,) = after["hushed"]
        assert pausing["name"] == "Bob"
        assert operator.post("/people/unhush", person=pausing["id"])["hushed"] == []
        his.until(lambda me: me.info["hushed_until"] == 0)
        assert his.say("Sorry.")["type"] == "ack"


def test_a_bad_name_goes_from_wherever_it_stood(guarded: Server) -> None:
    ada, bob = guarded.person("Ada"), guarded.person("Swab")
    over = ada.open_table(options={"nights": 3})
    bob.join(over)
    with ada.sit(over) as hers, bob.sit(over) as his:
        his.say("Hello")
        ada.start(over)
        for socket in (hers, his):
            socket.until(lambda me: me.position)
        play_out(hers, his)
    going = ada.open_table()
    bob.join(going)
    ada.start(going)
    with ada.sit(going) as hers, bob.sit(going) as his, Operator(guarded) as operator:
        report(ada, going, seat=1, reason="indecent")
        told = one(operator)
        assert (told["line"], told["name"], told["reason"]) == (None, "Swab", "indecent")
        operator.post("/reports/decide", report=told["id"], rename=True)
        hers.until(lambda me: me.seat(1)["name"] != "Swab")
        me = bob.get("/api/me")
        assert me["renamed"] and me["name"] == hers.seat(1)["name"]
        names = [each["seats"] for each in ada.get("/api/me/games")["games"]]
        assert "Swab" not in str(names) and "Swab" not in ada.record(over) and "Swab" not in str(ada.table(over))
        with ada.sit(over) as again:
            again.until(lambda me: me.chat)
            assert again.chat[0]["name"] == me["name"]
        bob.post("/api/me", name="Bob")
        assert "renamed" not in bob.get("/api/me")
        play_out(hers, his)
    for table in ("seats", "settings", "header"):
        assert "Swab" not in str(read(guarded.database, f"SELECT {table} FROM tables"))


def test_who_watches_is_reported_too_and_well_meant_names_stay(guarded: Server) -> None:
    ada, eve = guarded.person("Ada"), guarded.person("Eve")
    table = ada.open_table(visibility="listed")
    with ada.sit(table) as hers, eve.sit(table):
        hers.until(lambda me: me.info["watching"])
        report(ada, table, watcher=hers.info["watching"][0]["id"], reason="other")
        with Operator(guarded) as operator:
            after = operator.post("/reports/decide", report=one(operator)["id"])
            assert after["open"] == [] and after["answered"][0]["deeds"] == []
            assert eve.get("/api/me")["name"] == "Eve"
            missing = operator.browser.post("/api/operator/reports/decide", json={"report": "nonsense"})
            assert missing.json()["error"]["code"] == "no_report"


def test_what_is_not_there_cannot_be_reported(guarded: Server) -> None:
    ada, eve = guarded.person("Ada"), guarded.person("Eve")
    table = ada.open_table(watchable=False)
    path = f"/api/tables/{table['id']}/report"
    with ada.sit(table) as hers:
        hers.say("Ahoy!")
    eve.refused(path, 403, "game_hidden", line=0, reason="spam")
    for nothing in ({"line": 7}, {"seat": 1}, {"watcher": "nobody"}):
        ada.refused(path, 409, "not_there_to_report", reason="spam", **nothing)
    for nonsense in ({}, {"line": 0, "seat": 0}, {"line": -1}):
        ada.refused(path, 400, "not_understood", reason="spam", **nonsense)
    assert guarded.post(path, {"reason": "spam", "line": 0}).status_code == 401


def test_nobody_floods_the_operator(guarded: Server) -> None:
    ada, eve = guarded.person("Ada"), guarded.person("Eve")
    table = ada.open_table(visibility="listed")
    with ada.sit(table) as hers:
        hers.say("Ahoy!")
    for _ in range(20):
        report(eve, table, line=0)
    eve.refused(f"/api/tables/{table['id']}/report", 429, "too_many_reports", line=0, reason="spam")


def test_whoever_goes_takes_the_reports_about_them_along(guarded: Server) -> None:
    ada, bob = guarded.person("Ada"), guarded.person("Bob")
    table = ada.open_table(visibility="listed")
    bob.join(table)
    with bob.sit(table) as his, ada.sit(table) as hers:
        his.say("Ahoy!")
        hers.say("Hello.")
    report(ada, table, line=0)
    report(bob, table, line=1)
    bob.post("/api/me/delete", name="Bob")
    wait_until(lambda: read(guarded.database, "SELECT about FROM reports") == [])


def test_a_pause_is_heard_by_every_process(cluster: Cluster, tmp_path: Path) -> None:
    shared = cluster.new_database()
    with (
        Server(tmp_path, database=shared, operator_password=PASSWORD) as one_server,
        Server(tmp_path, database=shared, operator_password=PASSWORD) as other,
        Operator(one_server) as operator,
    ):
        ada = other.person("Ada")
        bob = Person(one_server)
        table = ada.open_table(visibility="listed")
        with ada.sit(table) as hers, bob.sit(table) as his:
            hers.say("You are a swab.")
            his.until(lambda me: me.chat)
            report(bob, table, line=0)
            operator.post("/reports/decide", report=one(operator)["id"], remove=True, hush_days=-1)
            for socket in (hers, his):
                socket.until(lambda me: me.chat[-1]["removed"])
            hers.until(lambda me: me.info["hushed_until"])
            assert hers.say("But…")["code"] == "hushed"
