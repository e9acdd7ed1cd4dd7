"""People at a table: their names, who watches, who is the host, one device for several, and clocks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.answers import Message
from tests.server.persons import Person
from tests.server.servers import Server
from tests.server.sockets import Socket


def together(server: Server, *names: str, **wish: object) -> tuple[list[Person], Message]:
    """People at a table that has begun; the first has opened it. A game that lasts days begins by itself."""
    people = [server.person(name) for name in names]
    table = people[0].open_table("salvage", len(people), **wish)
    for person in people[1:]:
        person.join(table)
    if people[0].table(table)["status"] == "open":
        people[0].start(table)
    return people, table


def called(socket: Socket) -> list[str]:
    """What the seats are called, as this socket was told last."""
    socket.drain()
    return [seat["name"] for seat in socket.info["seats"]]


# Names ----------------------------------------------------------------------------------------------------------------


def test_a_new_name_is_told_at_once_to_everybody_at_every_table(server: Server) -> None:
    (ada, bob), running = together(server, "Ada", "Bob")
    waiting = bob.open_table("salvage", 3)
    ada.join(waiting)
    with bob.sit(running) as his, bob.sit(waiting) as other:
        ada.post("/api/me", name="Countess")
        assert called(his) == ["Countess", "Bob"]
        assert called(other) == ["Bob", "Countess", ""]
        ada.post("/api/me", name="BOB")
        assert called(his) == ["BOB 2", "Bob"], "nobody is taken for somebody else"
        ada.post("/api/me", name="Ada")
        assert called(his) == ["Ada", "Bob"]
    assert bob.get(f"/api/tables/{running['id']}/replay")["names"] == ["Ada", "Bob"]


def test_a_table_that_nobody_has_in_hand_knows_the_new_name_too(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        (ada, bob), table = together(server, "Ada", "Bob")
        server.restart()
        ada.post("/api/me", name="Countess")
        with bob.sit(table) as his:
            assert called(his) == ["Countess", "Bob"]


def test_whoever_takes_over_a_seat_gives_it_their_name(server: Server) -> None:
    (_ada, bob), table = together(server, "Ada", "Bob", newcomers="anybody")
    eve = server.person("Eve")
    bob.leave(table)
    assert [seat["name"] for seat in eve.table(table)["seats"]] == ["Ada", "Bob"], "a bot plays on by that name"
    eve.join(table, 1)
    eve.post("/api/me", name="Evelyn")
    told = eve.table(table)
    assert [seat["name"] for seat in told["seats"]] == ["Ada", "Evelyn"]
    assert [(note["kind"], note["seat"], note["name"]) for note in told["notes"]] == [
        ("left", 1, "Bob"),
        ("seated", 1, "Bob"),
    ]


def test_at_one_device_every_seat_has_a_name(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table("salvage", 4, hot_seat=True, names=["", "Bob", "Ada"], bots=["greedy"])
    with ada.sit(table) as device:
        assert called(device)[:3] == ["Ada", "Bob", "Ada 2"]
        ada.post(f"/api/tables/{table['id']}/name", seat=2, name="  Cid  ")
        assert called(device)[:3] == ["Ada", "Bob", "Cid"]
        ada.start(table)
        ada.post(f"/api/tables/{table['id']}/name", seat=1, name="Eve")
        ada.post("/api/me", name="Countess")
        assert called(device)[:3] == ["Countess", "Eve", "Cid"], "the names of the others stay"
    path = f"/api/tables/{table['id']}/name"
    bob.refused(path, 403, "seat_not_yours", seat=1, name="Bob")
    ada.refused(path, 403, "seat_not_yours", seat=3, name="Bot")
    ada.refused(path, 400, "name_blank", seat=0, name="\u200b")
    ada.refused(path, 404, "no_seat", seat=9, name="Zoe")


# One device -----------------------------------------------------------------------------------------------------------


def test_at_one_device_the_table_says_what_may_be_shown_to_everybody(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.open_table("salvage", 2, hot_seat=True, start=True)
    with ada.sit(table) as device, server.watch(table) as watcher:
        assert [(face["seat"], face["secret"]) for face in device.faces] == [(0, True), (1, True), (None, False)]
        assert device.position["open"], "the captain may say in front of everybody whether to look"
        device.done("look")
        assert not device.position["open"], "now the captain has seen something"
        watcher.drain()
        assert device.faces[2] == watcher.faces[0], "it is what spectators see"
    with server.person("Bob").sit(ada.open_table(bots=["greedy"], start=True)) as alone:
        assert [face["secret"] for face in alone.faces] == [False]


def test_whoever_holds_the_device_looks_at_no_hand_in_the_replay(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.open_table("salvage", 2, hot_seat=True, watchable=False, start=True)
    path = f"/api/tables/{table['id']}/replay"
    assert ada.get(path)["eyes"] == [None]
    assert ada.get(f"{path}/positions?from=0&to=0")["positions"][0]["faces"][0]["seat"] is None
    assert ada.ask("GET", f"{path}/positions?from=0&to=0&seat=0").json()["error"]["code"] == "other_hand"
    with ada.sit(table) as device:
        device.play_to_end()
    assert ada.get(path)["eyes"] == [None, 0, 1]


# Clocks ---------------------------------------------------------------------------------------------------------------


def test_while_several_choose_the_move_of_one_gives_the_others_no_more_time(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        (ada, bob, cid), table = together(server, "Ada", "Bob", "Cid", timer=3600, cover_after=0)
        with ada.sit(table) as hers:
            first = hers.position["clock"]["ends"]
            assert first[1:] == [None, None], "only the captain is asked"
            hers.done("trust")
            ends = hers.position["clock"]["ends"]
            assert None not in ends and ends[1] == ends[2] >= first[0]
            hers.done()
            assert hers.position["clock"]["ends"] == [None, ends[1], ends[2]]
        server.restart()
        with bob.sit(table) as his, cid.sit(table) as third:
            assert his.position["clock"]["ends"] == [None, ends[1], ends[2]], "also after a restart"
            his.done()
            third.until(lambda me: me.position["actors"] == [2])
            assert third.position["clock"]["ends"] == [None, None, ends[2]]
            n = third.done()
            third.until(lambda me: me.position["n"] >= n)
            again = third.position["clock"]["ends"]
            asked = [end for end in again if end is not None]
            assert len(asked) == 1 and asked[0] == pytest.approx(third.position["clock"]["now"] + 3600, abs=60), (
                "a new question has its own time"
            )


# Who watches ----------------------------------------------------------------------------------------------------------


def test_everybody_sees_how_many_watch_and_who(server: Server) -> None:
    (ada, _bob), table = together(server, "Ada", "Bob", visibility="listed")
    eve = server.person("Eve")
    with ada.sit(table) as hers, eve.sit(table) as one, eve.sit(table), server.watch(table):
        hers.until(lambda me: me.info["watchers"] == 2)
        assert [(each["name"], each["yours"]) for each in hers.info["watching"]] == [("Eve", False)]
        one.until(lambda me: me.info["watchers"] == 2)
        assert one.info["watching"][0]["yours"]
        assert eve.table(table)["watchers"] == 2
        eve.post("/api/me", name="Evelyn")
        hers.until(lambda me: me.info["watching"][0]["name"] == "Evelyn")
        assert one.say("Ahoy!")["type"] == "ack"
        hers.until(lambda me: me.chat)
        assert hers.chat[0]["name"] == "Evelyn"
        who = hers.info["watching"][0]["id"]
        path = f"/api/tables/{table['id']}/mute"
        eve.refused(path, 403, "owner_keeps_order", watcher=who)
        ada.refused(path, 409, "nobody_watches", watcher="somebody")
        ada.post(path, watcher=who)
        one.until(lambda me: me.info["muted"])
        assert one.say("Still there?")["code"] == "muted"
        hers.until(lambda me: me.info["watching"][0]["muted"])
        ada.post(path, watcher=who, muted=False)
        assert one.say("Thanks.")["type"] == "ack"
    assert eve.id not in str(hers.messages)


# The host -------------------------------------------------------------------------------------------------------------


def test_somebody_else_takes_over_when_the_host_stays_away(tmp_path: Path) -> None:
    with Server(tmp_path, host_seconds=0) as server:
        ada, bob, eve = (server.person(name) for name in ("Ada", "Bob", "Eve"))
        table = ada.open_table("salvage", 3)
        bob.join(table)
        path = f"/api/tables/{table['id']}/host"
        with ada.sit(table), bob.sit(table) as his:
            bob.refused(path, 409, "owner_here")
        with bob.sit(table) as his:
            his.until(lambda me: not me.seat(0)["connected"])
            eve.refused(path, 403, "not_seated")
            assert bob.post(path)["owner"]
            his.until(lambda me: me.seat(1)["host"] and not me.seat(0)["host"])
            bob.start(table)
        assert not ada.table(table)["owner"]


def test_a_host_who_has_only_just_left_is_waited_for(server: Server) -> None:
    (_ada, bob), table = together(server, "Ada", "Bob")
    with bob.sit(table) as his:
        his.drain()
        told = bob.refused(f"/api/tables/{table['id']}/host", 409, "owner_just_left")
        assert "You can take over in 1" in told


# Taking back ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("again", [False, True])
def test_whoever_asks_to_take_back_is_told_who_refused(server: Server, again: bool) -> None:
    (ada, bob), table = together(server, "Ada", "Bob")
    with ada.sit(table) as hers, bob.sit(table) as his:
        hers.done("look")
        hers.undo()
        assert his.ask("consent", agree=False)["type"] == "ack"
        hers.until(lambda me: me.info["declined"])
        assert (hers.info["declined"], hers.info["proposal"]) == ({"by": 0, "no": 1}, None)
        assert his.ask("consent", agree=True)["code"] == "no_proposal"
        if again:
            hers.undo()
            hers.until(lambda me: me.info["proposal"])
            assert hers.info["declined"] is None
            assert hers.ask("consent", agree=False)["type"] == "ack", "whoever asked may withdraw"
        else:
            hers.done()
        for socket in (hers, his):
            socket.until(lambda me: not me.info["proposal"] and not me.info["declined"])
