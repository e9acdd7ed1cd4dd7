"""A server that is started again goes on where it was, and reads no game that nobody asks for."""

from pathlib import Path

import pytest

from tests.server.answers import Message
from tests.server.servers import Server
from tests.server.trials import PLENTY, store_games, stored

STORED = 500


def tables_in_hand(server: Server) -> int:
    """How many tables a server has read."""
    figures = dict(line.split() for line in server.get("/metrics").text.splitlines() if not line.startswith("#"))
    return int(float(figures["doubloon_tables"]))


def test_a_server_with_many_stored_games_reads_only_what_is_wanted(address: str, tmp_path: Path) -> None:
    """How long a start takes with ten thousand of them, `benchmarks/server_trials.py` measures."""
    with Server(tmp_path, database=address, **PLENTY) as server:
        ada = server.person()
        table = ada.open_table(seats=2, hot_seat=True, start=True)
        with ada.sit(table) as seat:
            seat.play_to_end()
        going = ada.open_table(seats=2, hot_seat=True, start=True)
        with ada.sit(going) as seat:
            n = seat.done()
        store_games(address, table["id"], STORED)
        server.restart(kill=True)
        assert len(server.get("/api/tables").json()["tables"]) == 0 == tables_in_hand(server)
        with ada.sit(going) as seat:
            assert seat.position["n"] == n
        assert tables_in_hand(server) == 1
        assert ada.record(f"stored{STORED}").count("\n") == ada.record(table).count("\n")
        assert tables_in_hand(server) == 3
        assert len(ada.get("/api/tables/mine")["tables"]) == 100
        assert tables_in_hand(server) == 3, "a list reads the games that wait for somebody, and no other"


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
