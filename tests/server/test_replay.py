"""Replays: everybody sees again what they could see, a finished game is open, and one can go on from any stop of it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from doubloon.core import Match, find_game
from doubloon.server.errors import Refused
from doubloon.server.http.replays import ENTRIES_FOR_ONE, one_of_few
from doubloon.server.limits import Buckets, Count
from doubloon.server.replays import MOST_POSITIONS, Tape, stops
from tests.cli.terminals import doubloon
from tests.server.answers import Message, good
from tests.server.persons import Person
from tests.server.servers import Server
from tests.server.sockets import Socket


def finished(person: Person, game: str = "salvage", **wish: Any) -> Message:
    """A table whose game has been played to the end, one move taken back on the way."""
    table = person.open_table(game, 3, hot_seat=True, bots=["greedy"], start=True, **wish)
    with person.sit(table) as seat:
        actor = next(face["seat"] for face in seat.faces if face["moves"]) if seat.my_turn() else 0
        seat.done(seat=actor)
        seat.undo(actor)
        seat.play_to_end()
    return table


def replay(person: Person, table: Message) -> Message:
    return person.get(f"/api/tables/{table['id']}/replay")


def positions(person: Person, table: Message, seat: int | None = None) -> list[Message]:
    """All positions of a replay, in as many requests as it takes."""
    told: list[Message] = []
    for first in range(0, len(replay(person, table)["stops"]), MOST_POSITIONS):
        eyes = "" if seat is None else f"&seat={seat}"
        path = f"/api/tables/{table['id']}/replay/positions?from={first}&to={first + MOST_POSITIONS - 1}{eyes}"
        told += person.get(path)["positions"]
    return told


def refusal(person: Person, path: str, status: int, code: str) -> str:
    answer = person.ask("GET", path)
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["code"] == code, answer.text
    return str(answer.json()["error"]["message"])


@pytest.mark.parametrize("game", ["salvage", "treasure_hunter"])
def test_a_replay_shows_what_the_people_at_the_table_saw(server: Server, game: str) -> None:
    ada = server.person("Ada")
    table = ada.open_table(game, 2, hot_seat=True, start=True)
    with ada.sit(table) as seat, server.watch(table) as watcher:
        actor = seat.position["actors"][0]
        seat.done(seat=actor)
        seat.undo(actor)
        seat.play_to_end()
        watcher.until(lambda me: me.position["over"])
    told = replay(ada, table)
    assert told["over"] and told["names"] == ["Ada", "Ada 2"] and told["eyes"] == [None, 0, 1]
    assert told["branch_of"] is None and told["commitment"] == seat.info["commitment"]
    assert told["stops"][0]["by"] is None
    seen = shown(seat)
    assert [stop["n"] for stop in told["stops"]] == list(seen), "the stops are what was sent to the table"
    for number in (0, 1):
        again = positions(ada, table, number)
        assert [each["since"] for each in again] == [0, *[stop["n"] for stop in told["stops"]][:-1]]
        for each in again:
            live = seen[each["n"]]
            face = next(face for face in live["faces"] if face["seat"] == number)
            assert len(each["faces"]) == 1
            for key in ("view", "moves"):
                assert each["faces"][0][key] == face[key]
            for key in ("prompt", "section", "actors", "over", "scores", "ranking"):
                assert each[key] == live[key]
    spectator = shown(watcher)
    for each in positions(ada, table):
        if each["n"] in spectator:
            assert each["faces"][0]["view"] == spectator[each["n"]]["faces"][0]["view"]
    events = [event for each in positions(ada, table, 0) for event in each["faces"][0]["events"]]
    with ada.sit(table) as seat:
        assert events == seat.log(0), "nothing is told twice, nothing is left out"


def shown(socket: Socket) -> dict[int, Message]:
    return {message["n"]: message for message in socket.messages if message["type"] == "position"}


def test_of_a_running_game_nobody_sees_more_than_at_the_table(server: Server) -> None:
    ada, bob, eve = (server.person(name) for name in ("Ada", "Bob", "Eve"))
    open_to_all = ada.open_table("treasure_hunter", 3)
    bob.join(open_to_all)
    closed = ada.open_table("treasure_hunter", 2, watchable=False)
    bob.join(closed)
    for table in (open_to_all, closed):
        ada.start(table)
        path = f"/api/tables/{table['id']}/replay"
        for person, own in ((ada, 0), (bob, 1)):
            told = replay(person, table)
            assert told["seed"] == "" and not told["over"] and told["commitment"]
            spectators = [None] if table is open_to_all else []
            assert told["eyes"] == [*spectators, own]
            assert positions(person, table, own)[0]["faces"][0]["seat"] == own
            message = refusal(person, f"{path}/positions?from=0&to=0&seat={1 - own}", 403, "other_hand")
            assert message.startswith("During the game you see it only from your own seats")
            refusal(person, f"/api/tables/{table['id']}/luck", 409, "luck_later")
            person.refused(f"/api/tables/{table['id']}/branch", 409, "branch_later", n=told["stops"][0]["n"], seat=own)
        hidden = "other_hand" if table is open_to_all else "game_hidden"
        refusal(eve, f"{path}/positions?from=0&to=0&seat=0", 403, hidden)
    with bob.sit(open_to_all) as seat:
        assert len(seat.position["actors"]) > 1
        seat.done()
    moved = {stop["by"] for stop in replay(ada, open_to_all)["stops"]}
    assert moved == {None}, "several were asked, and who has answered is not told"
    path = f"/api/tables/{open_to_all['id']}/replay"
    assert good(server.get(path))["eyes"] == [None]
    with server.watch(open_to_all) as watcher:
        live = watcher.position
    seen = {each["n"]: each for each in good(server.get(f"{path}/positions?from=0&to=9"))["positions"]}
    assert seen[live["n"]]["faces"][0]["view"] == live["faces"][0]["view"]
    path = f"/api/tables/{closed['id']}/replay"
    for where in (path, f"{path}/positions?from=0&to=0"):
        refusal(eve, where, 403, "game_hidden")
        assert server.get(where).status_code == 403
    refusal(ada, f"{path}/positions?from=0&to=0", 403, "not_watchable")


def test_who_watches_bots_at_a_closed_table_sees_its_replay(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    table = ada.open_table("salvage", 2, bots=["greedy", "random"], watchable=False, start=True)
    with ada.sit(table) as watcher:
        assert watcher.face()["seat"] is None
    assert replay(ada, table)["eyes"] == [None]
    assert positions(ada, table)[0]["faces"][0]["seat"] is None
    refusal(eve, f"/api/tables/{table['id']}/replay", 403, "game_hidden")


def test_nobody_replays_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("salvage")
    record = Match.begin(game, 2, "00" * 32).record
    tape = Tape(game, record, over=False, eyes=[None])
    assert list(stops(tape))
    monkeypatch.setattr("doubloon.server.replays.MOST_SECONDS", -1.0)
    with pytest.raises(Refused, match="too long to replay"):
        list(stops(tape))


def asking(services: Any, address: str, entries: int = 0) -> Any:
    """A request for the replay of a game with so many entries."""

    async def table() -> Any:
        return SimpleNamespace(match=SimpleNamespace(n=entries))

    return SimpleNamespace(services=services, address=address, table=table)


def test_one_address_does_not_take_all_places() -> None:
    services = SimpleNamespace(replays_of_address=Count(1), work=Buckets(1.0, lambda: 0.0))

    async def run() -> None:
        async with one_of_few(asking(services, "here")):
            with pytest.raises(Refused, match="already waiting for 1 replays"):
                await one_of_few(asking(services, "here")).__aenter__()
            async with one_of_few(asking(services, "there")):
                pass
        async with one_of_few(asking(services, "here")):
            pass

    asyncio.run(run())


def test_a_long_game_costs_the_address_that_replays_it_more_and_nobody_else() -> None:
    clock = [0.0]
    services = SimpleNamespace(replays_of_address=Count(9), work=Buckets(100.0, lambda: clock[0]))

    async def run() -> None:
        async with one_of_few(asking(services, "here", ENTRIES_FOR_ONE * 400)):
            assert services.work.of("here").owed() > 0
        waiting = asyncio.ensure_future(one_of_few(asking(services, "here")).__aenter__())
        async with one_of_few(asking(services, "there")):
            assert not waiting.done()
        clock[0] = 10.0
        await waiting

    asyncio.run(run())


def test_a_finished_game_is_open_to_those_who_may_look(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    table, closed = finished(ada), finished(ada, watchable=False)
    for number in (None, 0, 1, 2):
        assert positions(eve, table, number)[-1]["over"]
        assert positions(ada, closed, number)[-1]["over"]
    for what in ("replay", "replay/positions?from=0&to=0&seat=1", "luck", "record"):
        refusal(eve, f"/api/tables/{closed['id']}/{what}", 403, "game_hidden")
    eve.refused(f"/api/tables/{closed['id']}/branch", 403, "game_hidden", n=6, seat=0)


def test_the_luck_can_be_drawn_again_by_anybody(server: Server) -> None:
    ada = server.person("Ada")
    for game in ("salvage", "treasure_hunter"):
        table = finished(ada, game)
        told = ada.get(f"/api/tables/{table['id']}/luck")
        seed = told["seed"].encode()
        assert hashlib.sha256(seed).hexdigest() == told["commitment"] == table["commitment"]
        lines = [json.loads(line) for line in ada.record(table).splitlines()][1:]
        assert [(each["n"], each["drawn"]) for each in told["draws"]] == [
            (n, line[1]) for n, line in enumerate(lines) if isinstance(line, list) and line[0] == -1
        ]
        for each in told["draws"]:
            number = int(hmac.new(seed, f"{each['stream']}#{each['count']}".encode(), "sha256").hexdigest(), 16)
            place = number % sum(weight for _, weight in each["outcomes"])
            shares = [text for text, weight in each["outcomes"] for _ in range(weight)]
            assert shares[place] == each["drawn"]


def test_what_makes_no_sense_is_refused(server: Server) -> None:
    ada = server.person("Ada")
    table = finished(ada)
    path = f"/api/tables/{table['id']}/replay/positions"
    message = refusal(ada, f"{path}?from=0&to={MOST_POSITIONS}", 400, "too_many_positions")
    assert f"{MOST_POSITIONS} positions at most" in message
    for query in (
        "",
        "?from=0",
        "?from=-1&to=2",
        "?from=a&to=b",
        "?from=0&to=1&seat=x",
        "?from=0&to=1&n=1",
    ):
        refusal(ada, path + query, 400, "not_understood")
    refusal(ada, f"{path}?from=2&to=1", 400, "too_many_positions")
    refusal(ada, f"{path}?from=0&to=0&seat=3", 404, "no_seat")
    refusal(ada, f"{path}?from=90000&to=90001", 404, "no_stop")
    refusal(ada, "/api/tables/nothing/replay", 404, "no_table")
    refusal(ada, f"/api/tables/{ada.open_table()['id']}/replay", 409, "not_started")

    stops, branch = replay(ada, table)["stops"], f"/api/tables/{table['id']}/branch"
    first, last = stops[0]["n"], stops[-1]["n"]
    ada.refused(branch, 409, "branch_at_end", n=last, seat=0)
    asked = {stop["n"] for stop in stops}
    drawn = next(n for n in range(last) if n not in asked)
    assert f"after entry {drawn}" in ada.refused(branch, 400, "no_choice_there", n=drawn, seat=0)
    ada.refused(branch, 400, "no_choice_there", n=last + 1, seat=0)
    ada.refused(branch, 404, "no_seat", n=first, seat=3)
    ada.refused(branch, 404, "unknown_bot", n=first, seat=0, bot="nobody")
    assert server.post(branch, {"n": first, "seat": 0}).status_code == 401


@pytest.mark.parametrize("game", ["salvage", "tobago"])
def test_one_can_go_on_from_any_stop_against_bots(tmp_path: Path, game: str) -> None:
    """The branch is a table like any other: it survives the power cut, is played to its end and proves its luck."""
    with Server(tmp_path) as server:
        ada, eve = server.person("Ada"), server.person("Eve")
        table = finished(ada, game)
        told = replay(ada, table)
        stop = told["stops"][len(told["stops"]) // 3]
        before = next(each for each in positions(eve, table, 1) if each["n"] == stop["n"])
        new = eve.post(f"/api/tables/{table['id']}/branch", n=stop["n"], seat=1)
        assert new["status"] == "playing" and new["visibility"] == "link" and new["owner"]
        assert new["branch_of"] == {"table": table["id"], "n": stop["n"]}
        assert new["commitment"] == told["commitment"]
        assert [(seat["kind"], seat["yours"]) for seat in new["seats"]] == [
            ("bot", False),
            ("person", True),
            ("bot", False),
        ]
        assert server.get("/api/tables").json()["tables"] == []
        server.restart(kill=True)
        assert eve.table(new)["branch_of"] == {"table": table["id"], "n": stop["n"]}
        assert replay(eve, new)["seed"] == ""
        assert positions(eve, new, 1)[-1]["faces"][0]["view"].keys() == before["faces"][0]["view"].keys()
        with eve.sit(new) as seat:
            assert seat.info["branch_of"]["n"] == stop["n"]
            seat.play_to_end(lambda moves: moves[-1])
        assert replay(eve, new)["branch_of"]["table"] == table["id"]
        again = eve.rematch(new)
        assert again["branch_of"] is None, "the luck of a rematch is new"
        text = eve.record(new)
        lines, old = text.splitlines(), ada.record(table).splitlines()
        assert lines[1 : stop["n"] + 1] == old[1 : stop["n"] + 1]
        assert json.loads(lines[0])["names"] == ["Bosun", "Eve", "Quill"]
    file = tmp_path / "branch.jsonl"
    file.write_text(text, encoding="utf-8")
    ran = doubloon("verify", file)
    assert ran.code == 0, ran
    assert "prove" in ran.out


def test_a_frozen_table_says_why(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = server.person("Ada")
        table = finished(ada)
        server.stop()
        with sqlite3.connect(server.file) as database:
            (header,) = database.execute("SELECT header FROM tables").fetchone()
            database.execute("UPDATE tables SET header = ?", (json.dumps({**json.loads(header), "rules": 99}),))
        database.close()
        server.start()
        for what in ("replay", "replay/positions?from=0&to=0", "luck"):
            assert "rules version 99" in refusal(ada, f"/api/tables/{table['id']}/{what}", 409, "other_rules")
        assert "rules version 99" in ada.refused(f"/api/tables/{table['id']}/branch", 409, "other_rules", n=6, seat=0)
