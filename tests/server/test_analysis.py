"""Analyses at a server: never of a running game, told as they grow, kept with the game, and called off at once."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from doubloon.analysis import analyse
from doubloon.core import parse
from tests.server.answers import Message, good
from tests.server.persons import Person
from tests.server.servers import Server
from tests.server.waiting import wait_until

BUDGET = 4


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Server]:
    """A server that soon has enough."""
    with Server(tmp_path, analysis_budget=BUDGET) as server:
        yield server


@pytest.fixture
def thorough(tmp_path: Path) -> Iterator[Server]:
    """A server that would analyse until tomorrow."""
    with Server(tmp_path, analysis_budget=100_000) as server:
        yield server


def finished(person: Person) -> Message:
    table = person.open_table("salvage", 2, bots=["greedy"], start=True)
    with person.sit(table) as seat:
        seat.play_to_end()
    return table


def path(table: Message, more: str = "") -> str:
    return f"/api/tables/{table['id']}/analysis{more}"


def code(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["code"])


def whole(person: Person, table: Message) -> Message:
    """The report, once it is done; each answer waits for more than was seen before."""
    seen, told = -1, person.get(path(table))
    while told["status"] in ("waiting", "working"):
        seen = told["done"] or seen
        told = person.get(path(table, f"?seen={seen}"))
    assert told["status"] == "done", told
    report: Message = person.get(path(table))["report"]
    return report


def test_a_running_game_is_never_analysed(quick: Server) -> None:
    ada = quick.person("Ada")
    table = ada.open_table("salvage", 2, bots=["greedy"], start=True)
    waiting = ada.open_table("salvage", 2)
    for running in (table, waiting):
        for method, more in (("GET", ""), ("GET", "?seen=0"), ("POST", "")):
            answer = ada.ask(method, path(running, more))
            assert answer.status_code == 409 and code(answer) == "analysis_later"


def test_it_is_what_the_command_line_finds_and_is_kept_with_the_game(quick: Server) -> None:
    ada, bob = quick.person("Ada"), quick.person("Bob")
    table = finished(ada)
    assert ada.get(path(table))["status"] == "none"
    begun = good(ada.ask("POST", path(table)))
    assert begun["status"] in ("waiting", "working", "done")
    told = whole(ada, table)
    assert told["done"] == told["total"] and told["budget"] == BUDGET
    record = parse(bob.ask("GET", f"/api/tables/{table['id']}/record").text)
    *_, report = analyse(record, told["seed"], BUDGET)
    assert told == json.loads(json.dumps(report.as_dict()))
    quick.stop()
    quick.start()
    again = bob.get(path(table))
    assert again["status"] == "done" and again["report"] == told and not again["mine"]
    assert good(bob.ask("POST", path(table)))["status"] == "done", "nothing is done twice"


def test_a_stranger_may_read_but_not_ask_for_it(quick: Server) -> None:
    table = finished(quick.person("Ada"))
    assert good(quick.get(path(table)))["status"] == "none"
    assert quick.post(path(table)).status_code == 401


def test_it_grows_before_ones_eyes_and_is_called_off(thorough: Server) -> None:
    ada, bob = thorough.person("Ada"), thorough.person("Bob")
    table, other = finished(ada), finished(ada)
    good(ada.ask("POST", path(table)))
    wait_until(lambda: ada.get(path(table))["report"])
    first = ada.get(path(table))
    assert first["status"] == "working" and first["mine"] and 0 < first["done"] < first["total"]
    more = ada.get(path(table, f"?seen={first['done']}"))
    assert more["done"] >= first["done"]
    assert code(ada.ask("POST", path(other))) == "analysing_already"
    assert code(bob.ask("POST", path(table, "/stop"))) == "others_analysis"
    assert not bob.get(path(table))["mine"]
    assert good(ada.ask("POST", path(table, "/stop")))["status"] == "none"
    assert ada.get(path(table))["status"] == "none"
    good(ada.ask("POST", path(other)))
    wait_until(lambda: ada.get(path(other))["report"])
    good(ada.ask("POST", path(other, "/stop")))
    with sqlite3.connect(thorough.file) as database:
        assert database.execute("SELECT COUNT(*) FROM analyses").fetchone() == (0,), "only what is whole is kept"


def test_others_wait_in_line_and_may_still_play(thorough: Server) -> None:
    ada, bob = thorough.person("Ada"), thorough.person("Bob")
    hers, his = finished(ada), finished(bob)
    good(ada.ask("POST", path(hers)))
    wait_until(lambda: ada.get(path(hers))["report"])
    assert good(bob.ask("POST", path(his)))["status"] == "waiting"
    finished(bob)
    good(ada.ask("POST", path(hers, "/stop")))
    wait_until(lambda: bob.get(path(his))["status"] == "working")
    good(bob.ask("POST", path(his, "/stop")))


def test_a_server_may_do_without(tmp_path: Path) -> None:
    with Server(tmp_path, analysis_processes=0) as server:
        ada = server.person("Ada")
        assert code(ada.ask("POST", path(finished(ada)))) == "no_analyses"
