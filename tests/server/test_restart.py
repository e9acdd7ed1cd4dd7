"""A server that is started again goes on at once, however many games are stored."""

import time
from pathlib import Path

import pytest

from tests.server.servers import Message, Server
from tests.server.trials import PLENTY, computed, store_games, stored

STORED = 10_000
SOON = 2.0
"""Seconds in which a server must serve again, on a machine that has nothing else to do."""


def test_a_server_with_ten_thousand_stored_games_serves_soon(address: str, tmp_path: Path) -> None:
    """Measured is how long the process has computed: by the clock it also waits for whatever else the machine does.
    The time by the clock is printed, and `benchmarks/server_trials.py` tells it for many starts."""
    with Server(tmp_path, database=address, **PLENTY) as server:
        ada = server.person()
        table = ada.open_table(seats=2, hot_seat=True, start=True)
        with ada.sit(table) as seat:
            seat.play_to_end()
        going = ada.open_table(seats=2, hot_seat=True, start=True)
        with ada.sit(going) as seat:
            n = seat.done()
        store_games(address, table["id"], STORED)
        server.kill()
        times, worked = [], []
        for _ in range(3):
            began = time.monotonic()
            server.start()
            with ada.sit(going) as seat:
                assert seat.position["n"] == n
                times.append(time.monotonic() - began)
                worked.append(computed(server.pid))
            server.kill()
        print(f"{STORED} stored games: somebody plays after {min(times):.2f} s, {min(worked):.2f} s of it computing.")
        assert min(worked) < SOON
        server.start()
        assert ada.record(f"stored{STORED}").count("\n") == ada.record(table).count("\n")
        assert len(ada.get("/api/tables/mine")["tables"]) == 100


def test_a_stop_in_the_middle_of_games_loses_nothing(address: str, tmp_path: Path) -> None:
    with Server(tmp_path, database=address, **PLENTY) as server:
        ada = server.person()
        tables = [ada.open_table(seats=3, bots=["greedy"], hot_seat=True, start=True)["id"] for _ in range(4)]
        told: dict[str, int] = {}
        for table in tables:
            with ada.sit(table) as seat:
                told[table] = seat.done()
        server.restart()
        for table in tables:
            assert stored(address, table).match.n >= told[table]
            with ada.sit(table) as seat:
                seat.play_to_end()
        server.restart(kill=True)
        for table in tables:
            disk = stored(address, table)
            assert disk.match.is_over() and disk.status == "over"
            assert ada.record(table) == disk.match.record.text()


def without_presence(table: Message) -> Message:
    """A table apart from who is connected: whom a killed process knew is held for present for a while."""
    return {**table, "seats": [{**seat, "connected": None} for seat in table["seats"]]}


def test_identities_talk_and_seats_survive(address: str, tmp_path: Path) -> None:
    with Server(tmp_path, database=address, **PLENTY) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        table = ada.open_table(seats=3)
        bob.join(table)
        with ada.sit(table) as seat:
            assert seat.say("Hello")["type"] == "ack"
        before = without_presence(ada.table(table))
        server.restart(kill=True)
        assert ada.get("/api/me")["name"] == "Ada"
        assert without_presence(ada.table(table)) == before
        with bob.sit(table) as seat:
            assert [line["text"] for line in seat.wait_for("said")["lines"]] == ["Hello"]


@pytest.mark.parametrize("undo", ["free", "consent"])
def test_moves_that_were_taken_back_stay_so(undo: str, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = server.person()
        table = ada.open_table(seats=2, hot_seat=True, undo=undo, start=True)
        with ada.sit(table) as seat:
            mover = seat.position["actors"][0]
            first = seat.position
            seat.done()
            assert seat.undo(mover)["type"] == "ack"
            view = seat.position
            assert view["n"] > first["n"] and view["prompt"] == first["prompt"]
        server.restart(kill=True)
        with ada.sit(table) as seat:
            for key in ("n", "actors", "prompt"):
                assert seat.position[key] == view[key]
            assert [face["view"] for face in seat.faces] == [face["view"] for face in view["faces"]]


def test_a_second_server_does_not_use_the_same_file(tmp_path: Path) -> None:
    """Neither would hear of what the other writes; when the first is killed, its claim ends."""
    with Server(tmp_path) as first:
        second = Server(tmp_path)
        with pytest.raises(AssertionError, match="Another server uses the database"):
            second.start()
        first.kill()
        second.start()
        second.stop()
