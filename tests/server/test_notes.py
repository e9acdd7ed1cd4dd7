"""What happens at a table and not in the game is told to everybody there, and to whoever comes later."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.answers import Message
from tests.server.servers import Server
from tests.server.sockets import Socket
from tests.server.test_people import together


def notes(told: Message) -> list[tuple[Any, ...]]:
    """What was noted: kind and seat, who did not agree, how many moves."""
    return [(note["kind"], note["seat"], note["other"], note["moves"]) for note in told["notes"]]


def ask_back(socket: Socket) -> int:
    """Ask to take the last move back; how many entries there are then."""
    socket.undo()
    socket.until(lambda me: me.info["proposal"])
    return int(socket.info["proposal"]["at"])


def test_a_wish_to_take_back_that_comes_to_nothing_is_noted_for_everybody(server: Server) -> None:
    (ada, bob, _cid), table = together(server, "Ada", "Bob", "Cid")
    with ada.sit(table) as hers, bob.sit(table) as his, server.watch(table) as watcher:
        hers.done("look")
        ask_back(hers)
        hers.ask("consent", agree=False)
        ask_back(hers)
        his.ask("consent", agree=False)
        asked_at = ask_back(hers)
        hers.done("keep")
        told = [("withdrawn", 0, None, 0), ("declined", 0, 1, 0), ("void", 0, None, 0)]
        for socket in (hers, his, watcher):
            socket.until(lambda me: len(me.info["notes"]) == 3)
            assert notes(socket.info) == told
        assert hers.info["notes"][-1]["n"] == asked_at
        bob.post(f"/api/tables/{table['id']}/name", seat=1, name="Robert")
        assert notes(bob.table(table)) == told, "what followed from the game is written down once"


def test_what_is_taken_back_because_all_agree_is_no_void_wish(server: Server) -> None:
    (ada, bob), table = together(server, "Ada", "Bob")
    with ada.sit(table) as hers, bob.sit(table) as his:
        hers.done("look")
        ask_back(hers)
        assert his.ask("consent", agree=True)["type"] == "ack"
        hers.drain()
        hers.done("trust")
        assert notes(bob.table(table)) == []


def test_a_wish_that_ends_because_somebody_leaves_is_noted(server: Server) -> None:
    (ada, bob, cid), table = together(server, "Ada", "Bob", "Cid")
    with ada.sit(table) as hers:
        hers.done("look")
        ask_back(hers)
        cid.leave(table)
        assert notes(bob.table(table)) == [("void", 0, None, 0), ("left", 2, None, 0)]


def test_a_bot_that_plays_for_somebody_is_noted_and_its_moves_are_counted(server: Server) -> None:
    (ada, bob), table = together(server, "Ada", "Bob")
    with ada.sit(table) as hers, bob.sit(table) as his:
        ada.set_seat(table, 0, "bot", "greedy")
        his.until(lambda me: me.my_turn())
        his.done()
        his.until(lambda me: me.position["actors"] and 0 not in me.position["actors"])
        ada.set_seat(table, 0, "person")
        hers.until(lambda me: len(me.info["notes"]) == 2)
        asked, back = hers.info["notes"]
        assert (asked["kind"], asked["seat"], back["kind"], back["seat"]) == ("bot_asked", 0, "back", 0)
        stops = ada.get(f"/api/tables/{table['id']}/replay")["stops"]
        movers = [stop["by"] for stop in stops if asked["n"] < stop["n"] <= back["n"]]
        untold = movers.count(None)  # where both were asked, who of them moved is told when the game is over
        assert back["moves"] > 0 and movers.count(0) <= back["moves"] <= movers.count(0) + untold


def test_who_is_away_is_told_in_how_many_seconds_a_bot_steps_in(server: Server) -> None:
    (ada, bob), table = together(server, "Ada", "Bob", cover_after=600)
    with bob.sit(table) as his:
        left = his.seat(0)["bot_in"]
        assert his.seat(1)["bot_in"] is None and 0 < left <= 600
        with ada.sit(table):
            his.until(lambda me: me.seat(0)["connected"])
            assert his.seat(0)["bot_in"] is None
    (_, eve), other = together(server, "Dan", "Eve", cover_after=0)
    with eve.sit(other) as hers:
        assert hers.seat(0)["bot_in"] is None, "nobody ever steps in"


def test_who_was_away_and_who_was_late_is_noted_also_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        (ada, bob), table = together(server, "Ada", "Bob", cover_after=1)
        with bob.sit(table) as his:
            his.until(lambda me: me.info["notes"])
            assert notes(his.info)[0] == ("covered", 0, None, 0)
            his.until(lambda me: me.my_turn())
        server.restart()
        with ada.sit(table) as hers:
            hers.until(lambda me: len(me.info["notes"]) == 2)
            assert notes(hers.info)[1][:2] == ("back", 0) and hers.info["notes"][1]["moves"] > 0
        (cid, dan), late = together(server, "Cid", "Dan", timer=1, cover_after=0)
        with cid.sit(late), dan.sit(late) as his:
            his.until(lambda me: me.info["notes"])
            assert notes(his.info)[0] == ("timed_out", 0, None, 1)
