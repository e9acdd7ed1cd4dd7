"""The operator's page at the wire: nothing without the password, wrong ones slowed down, what the right one opens."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from doubloon.server.http.routes import ADDRESSES
from doubloon.server.operator import RecentErrors
from doubloon.server.pulse import MINUTES, Pulse
from doubloon.server.settings import BadSetting, Settings, with_password
from tests.cli.terminals import doubloon, refusal
from tests.server.operators import PASSWORD, Operator
from tests.server.servers import Server
from tests.server.trials import read
from tests.server.waiting import wait_until

OWN = [address for address in ADDRESSES if address.path.startswith("/api/operator")]
GUARDED = [address for address in OWN if address.needs == "operator"]


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, operator_password=PASSWORD) as server:
        yield server


def test_without_a_password_there_is_no_such_page(server: Server) -> None:
    for address in OWN:
        answer = server.send(address.method, address.path, json.dumps({"password": ""}).encode())
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found"), address.path
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table()
    bob.join(table)
    assert ada.table(table)["reports"] is False
    ada.refused(f"/api/tables/{table['id']}/report", 409, "no_reports", seat=1, reason="spam")


def test_only_the_password_opens_it(guarded: Server) -> None:
    assert {address.path for address in OWN} - {address.path for address in GUARDED} == {"/api/operator/session"}
    ada = guarded.person("Ada")
    for address in GUARDED:
        for headers in ({}, ada.headers, {"Cookie": f"doubloon={ada.secret}; doubloon-operator={ada.secret}"}):
            answer = guarded.send(address.method, address.path, b"{}", **headers)
            assert (answer.status_code, answer.json()["error"]["code"]) == (401, "operator_only"), address.path
    with Operator(guarded) as operator:
        assert operator.get()["version"]
        assert operator.browser.get("/api/me").status_code == 401, "the operator is nobody at the tables"
        foreign = operator.browser.get("/api/operator", headers={"Origin": "https://elsewhere.example"})
        assert foreign.json()["error"]["code"] == "origin_foreign"


def test_wrong_passwords_are_slowed_down(guarded: Server) -> None:
    guesser = Operator(guarded)
    for wrong in ("", "wrong", PASSWORD + " ", PASSWORD.upper(), "x" * 400):
        assert guesser.enter(wrong).json()["error"]["code"] == "wrong_password"
    late = guesser.enter()
    assert (late.status_code, late.json()["error"]["code"]) == (429, "too_many_passwords")
    assert not late.cookies and guesser.browser.get("/api/operator").status_code == 401
    guesser.browser.close()
    with Operator(guarded, "127.0.1.1") as elsewhere:
        assert elsewhere.get()["version"], "nobody locks the operator out"
    assert PASSWORD not in guarded.log


def test_the_session_ends_with_it_or_with_the_password(guarded: Server) -> None:
    with Operator(guarded) as operator:
        cookie = operator.enter().headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=strict" in cookie and "max-age=43200" in cookie
        secret = operator.browser.cookies["doubloon-operator"]
        assert secret not in str(read(guarded.database, "SELECT hash FROM operator_sessions"))
        guarded.restart()
        assert operator.get()["version"], "a restart ends no session"
        operator.post("/session/end")
        old = operator.browser.get("/api/operator", headers={"Cookie": f"doubloon-operator={secret}"})
        assert old.status_code == 401
        operator.enter()
        guarded.environment["DOUBLOON_OPERATOR_PASSWORD"] = "another one altogether"
        guarded.restart()
        assert operator.browser.get("/api/operator").status_code == 401


def test_the_password_comes_from_a_file_too(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text(f"{PASSWORD}\nand what else stands there\n", encoding="utf-8")
    server = Server(tmp_path)
    server.words = ["--operator-password-file", str(file)]
    with server, Operator(server) as operator:
        assert operator.get()["version"]


def test_a_password_that_is_none_is_refused_before_anything_starts(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    for file, why in (("empty", "12 letters"), ("nowhere", "cannot be read"), (".", "cannot be read")):
        words = ("serve", "--port", "0", "--database", tmp_path / "x.sqlite3", "--operator-password-file")
        assert why in refusal(doubloon(*words, tmp_path / file))
    with pytest.raises(BadSetting, match="12 letters"):
        with_password(Settings(operator_password="short"))
    with pytest.raises(BadSetting, match="Choose one"):
        with_password(Settings(operator_password=PASSWORD, operator_password_file="file"))


def test_what_goes_on_is_told(address: str, tmp_path: Path) -> None:
    with (
        Server(tmp_path, database=address, operator_password=PASSWORD, most_tables=7) as server,
        Operator(server) as op,
    ):
        empty = op.get()
        assert empty["tables"] == [] and sum(empty["load"]["moves"]) == 0
        ada = server.person("Ada")
        over = ada.open_table(bots=["greedy"], options={"nights": 3}, start=True)
        with ada.sit(over) as seat:
            seat.play_to_end()
        waiting = ada.open_table(visibility="listed")
        running = ada.open_table(bots=["greedy"], start=True)
        with ada.sit(running) as seat:
            seat.until(lambda me: me.position and me.moves())
            told = op.get()
        assert told["counts"] == {
            "waiting": 1,
            "running": 1,
            "finished_today": 1,
            "kept": 1,
            "people": 1,
            "reports": 0,
        }
        tables = {each["table"]["id"]: each for each in told["tables"]}
        assert tables.keys() == {waiting["id"], running["id"]}
        assert (tables[running["id"]]["here"], tables[waiting["id"]]["here"]) == (1, 0)
        assert tables[waiting["id"]]["table"]["names"] == ["Ada"] and tables[waiting["id"]]["table"]["listed"]
        load, bots = told["load"], told["bots"]
        assert sum(load["moves"]) >= 3 and load["connections"] >= 2 and load["database_bytes"] > 10_000
        assert load["memory_bytes"] > 10_000_000
        assert bots["processes"] == 1 and bots["longest"] > 0
        limits = {each["name"]: each for each in told["quotas"]}
        assert limits["DOUBLOON_MOST_TABLES"] == {"name": "DOUBLOON_MOST_TABLES", "value": 7.0, "usual": 50.0}
        assert not [name for name in limits if "PASSWORD" in name or "DATABASE" in name]
        for (seed,) in read(address, "SELECT seed FROM tables WHERE seed <> ''"):
            assert seed not in json.dumps(told)
        assert ada.secret not in json.dumps(told) and PASSWORD not in json.dumps(told)


def test_an_abandoned_table_is_closed_and_one_where_somebody_is_is_not(guarded: Server) -> None:
    ada, bob = guarded.person("Ada"), guarded.person("Bob")
    table = ada.open_table(bots=["greedy"], start=True)
    alone = ada.open_table(seats=2, bots=["greedy", "greedy"], start=True)
    with Operator(guarded) as operator:
        with bob.sit(table):
            busy = operator.browser.post("/api/operator/tables/close", json={"table": table["id"]})
            assert (busy.status_code, busy.json()["error"]["code"]) == (409, "table_in_use")
        wait_until(lambda: not any(each["here"] for each in operator.get()["tables"]))
        for each in (table, alone):
            left = operator.post("/tables/close", table=each["id"])["tables"]
            assert each["id"] not in [one["table"]["id"] for one in left]
            assert ada.table(each)["status"] == "closed"
    back = ada.join(table, 0)
    assert back["status"] == "playing" and back["seats"][0]["yours"]


def test_errors_are_told_without_what_nobody_may_know() -> None:
    seed, card = "a3" * 32, "draw rope-1"
    errors = RecentErrors()
    log = logging.getLogger("doubloon.test-of-errors")
    log.addHandler(errors)
    log.propagate = False
    for _ in range(3):
        try:
            raise ValueError(f"the seed {seed} draws {card}")
        except ValueError:
            log.exception("a table stopped", extra={"table": "k3v", "secret": seed})
    log.error("a table could not be read", extra={"table": "k3v", "error": f"{card} is no move"})
    log.error("the database failed", extra={"error": f"connection refused for {seed}"})
    log.error("failed %s", card)
    log.info("all is well")
    told = errors.latest()
    assert [each.message for each in told] == [
        "failed %s",
        "the database failed",
        "a table could not be read",
        "a table stopped",
    ]
    assert told[1].about == {"error": "connection refused for …"}
    assert told[2].about == {"table": "k3v"}
    assert (told[3].times, told[3].about) == (3, {"table": "k3v", "error": "ValueError"})
    assert seed not in repr(told) and card not in repr(told)


def test_a_fault_of_the_server_is_told_with_its_place(guarded: Server) -> None:
    """Whoever damages the record of a running game makes the server say so."""
    ada = guarded.person("Ada")
    table = ada.open_table(bots=["greedy"], start=True)
    guarded.stop()
    with sqlite3.connect(guarded.file) as file:
        file.execute("UPDATE entries SET line = replace(line, 'draw', 'drew') WHERE table_id = ?", (table["id"],))
    guarded.start()
    assert ada.table(table)["status"] == "frozen"
    with Operator(guarded) as operator:
        (error,) = [each for each in operator.get()["errors"] if each["level"] == "error"]
    assert error["message"] == "a record cannot be replayed" and error["about"]["table"] == table["id"]
    assert any("contents.py" in place for place in error["where"])
    assert "drew" not in json.dumps(error)


def test_the_pulse_counts_by_the_minute() -> None:
    now = [0.0]
    pulse = Pulse(lambda: now[0])
    for at in (0, 59, 60, 61, 62, 60 * MINUTES + 1):
        now[0] = float(at)
        pulse.beat()
    assert pulse.minutes() == [3, *[0] * (MINUTES - 2), 1]
    now[0] += 10 * 60 * MINUTES
    assert pulse.minutes() == [0] * MINUTES
