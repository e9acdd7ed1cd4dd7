"""Whoever is cut off comes back and has heard the same as somebody who never was."""

import asyncio
import json
from pathlib import Path
from random import Random

from tests.server.servers import Server
from tests.server.trials import PLENTY, drop_trials, has_reached


def test_clients_that_hang_up_all_the_time_hear_the_same_as_one_that_never_does(address: str, tmp_path: Path) -> None:
    with Server(tmp_path, database=address, **PLENTY) as server:
        figures = asyncio.run(drop_trials([server], 300, Random(7), tables=3))
        assert figures.dropped >= 300
        assert figures.games >= 3 and figures.acked > 50 and figures.resent > 0
        assert '"level": "error"' not in server.log


def test_a_move_whose_ack_was_never_heard_is_made_once_and_acknowledged_again(server: Server) -> None:
    ada = server.person()
    table = ada.open_table(seats=2, hot_seat=True, start=True)
    with ada.sit(table) as seat:
        face = next(face for face in seat.faces if face["moves"])
        move = {"type": "move", "id": "once", "seat": face["seat"], "text": face["moves"][0], "at": seat.position["n"]}
        seat.send(move)
        seat.cut()
    for _ in range(3):
        with ada.sit(table) as seat:
            seat.send(move)
            ack = seat.wait_for("ack")
            assert ack["n"] > move["at"]
            assert seat.position["n"] == ack["n"]


def test_a_client_that_is_cut_off_while_its_move_is_written_finds_it_made(server: Server) -> None:
    """The move is seen through, and everybody else hears of it."""
    ada = server.person()
    table = ada.open_table(seats=2, hot_seat=True, start=True)
    with server.watch(table) as watcher:
        for number in range(20):
            seat = ada.sit(table, since=watcher.position["n"])
            face = next(face for face in seat.faces if face["moves"])
            at = seat.position["n"]
            seat.send({"type": "move", "id": f"m{number}", "seat": face["seat"], "text": face["moves"][0], "at": at})
            seat.send(json.dumps({"type": "ping"}))
            seat.cut()
            with ada.sit(table, since=at) as again:
                again.send(
                    {"type": "move", "id": f"m{number}", "seat": face["seat"], "text": face["moves"][0], "at": at}
                )
                n = again.wait_for("ack")["n"]
            watcher.until(has_reached(n))
            assert watcher.position["n"] == n
            if watcher.position["over"]:
                break
