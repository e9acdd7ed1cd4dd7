"""Newcomers get a seat of a running game only as the table has agreed, and nobody comes to see two hands."""

from __future__ import annotations

from pathlib import Path

from tests.server.answers import Message
from tests.server.persons import Person
from tests.server.servers import Server
from tests.server.sockets import Socket


def running(server: Server, seats: int = 3, **wish: object) -> tuple[Person, Person, Message]:
    """Ada and Bob in a game of Moonlight Salvage, bots in the other seats."""
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table("salvage", seats, bots=["random"] * (seats - 2), **wish)
    bob.join(table)
    return ada, bob, ada.start(table)


def join(table: Message) -> str:
    """Where one sits down."""
    return f"/api/tables/{table['id']}/join"


def answer(socket: Socket, agree: bool) -> Message:
    """Say yes or no to whoever asks."""
    socket.until(lambda me: me.info["asking"])
    return socket.ask("admit", ask=socket.info["asking"][0]["ask"], agree=agree)


def test_a_newcomer_sits_down_when_everybody_agrees(server: Server) -> None:
    ada, bob, table = running(server)
    eve = server.person("Eve")
    with ada.sit(table) as hers, eve.sit(table) as third, server.watch(table) as watcher:
        assert [seat["offered"] for seat in third.info["seats"]] == [False, False, True]
        asked = eve.join(table, seat=2)
        assert not any(seat["yours"] for seat in asked["seats"]), "so far she has only asked"
        third.until(lambda me: me.info["asking"])
        told = third.info["asking"][0]
        assert {**told, "ask": ""} == {
            "ask": "", "name": "Eve", "seat": 2, "yours": True, "agreed": [], "waiting": [0, 1]
        }  # fmt: skip
        watcher.drain()
        assert watcher.info["asking"] == [], "it is nobody else's business"
        assert third.ask("admit", ask=told["ask"], agree=True)["code"] == "not_seated", "she cannot agree herself"
        assert answer(hers, True)["type"] == "ack"
        third.until(lambda me: [each["waiting"] for each in me.info["asking"]] == [[1]])
        assert third.face()["seat"] is None, "Bob is away, but he has a seat: he is asked"
        with bob.sit(table) as his:
            assert answer(his, True)["type"] == "ack"
        third.until(lambda me: me.face()["seat"] == 2)
        assert third.info["asking"] == []
        assert third.seat(2)["yours"]
        assert [each["id"] for each in eve.get("/api/tables/mine")["tables"]] == [table["id"]]


def test_one_no_is_enough_and_who_asks_may_withdraw(server: Server) -> None:
    ada, _, table = running(server)
    eve, mallory = server.person("Eve"), server.person("Mallory")
    shown = {"invitation": table["invitation"]}
    with ada.sit(table) as hers, eve.sit(table) as third:
        eve.join(table, seat=2)
        mallory.refused(join(table), 409, "seat_asked_for", seat=2, **shown)
        assert answer(hers, False)["type"] == "ack"
        third.drain()
        assert third.info["asking"] == []
        assert not third.seat(2)["yours"]
        eve.join(table, seat=2)
        hers.until(lambda me: me.info["asking"])
        asked = hers.info["asking"][0]["ask"]
        assert answer(third, False)["type"] == "ack"
        hers.until(lambda me: not me.info["asking"])
        mallory.join(table, seat=2)
        assert hers.ask("admit", ask=asked, agree=True)["code"] == "nobody_asks", "a yes to Eve is none to Mallory"


def test_nobody_asks_for_ever(server: Server) -> None:
    ada, _, table = running(server)
    eve = server.person("Eve")
    with ada.sit(table) as hers:
        for _ in range(3):
            eve.join(table, seat=2)
            answer(hers, False)
        assert "3 times" in eve.refused(join(table), 429, "asked_enough", seat=2, invitation=table["invitation"])
        assert not eve.table(table)["seats"][2]["offered"]
        hers.drain()
        assert hers.info["asking"] == []


def test_who_leaves_is_not_waited_for(server: Server) -> None:
    ada, bob, table = running(server)
    eve = server.person("Eve")
    with ada.sit(table) as hers, eve.sit(table) as third:
        eve.join(table, seat=2)
        answer(hers, True)
        third.until(lambda me: [each["waiting"] for each in me.info["asking"]] == [[1]])
        bob.leave(table)
        third.until(lambda me: me.seat(2)["yours"])


def test_a_seat_that_was_left_is_kept_from_strangers_until_its_player_is_back(server: Server) -> None:
    ada, bob, table = running(server, seats=2)
    eve = server.person("Eve")
    with ada.sit(table):
        bob.leave(table)
        assert not eve.join(table, seat=1)["seats"][1]["yours"], "Ada has not agreed"
        with eve.sit(table) as third:
            assert "hand" not in third.face()["view"]
            assert bob.join(table)["seats"][1]["yours"]
            third.until(lambda me: not me.info["asking"])
            assert "hand" not in third.face()["view"]


def test_at_a_table_that_all_have_left_strangers_wait_for_its_owner(server: Server) -> None:
    ada, bob, table = running(server, seats=2)
    bob.leave(table)
    ada.leave(table)
    eve = server.person("Eve")
    eve.join(table, seat=1)
    told = eve.table(table)
    assert (told["status"], told["seats"][1]["yours"]) == ("closed", False)
    assert bob.join(table)["status"] == "playing"
    assert bob.table(table)["owner"], "who is first back has the table"


def test_the_table_may_want_nobody_or_take_anybody(server: Server) -> None:
    _, bob, closed = running(server, newcomers="nobody")
    _, _, free = running(server, newcomers="anybody")
    eve = server.person("Eve")
    assert "Nobody new" in eve.refused(join(closed), 403, "no_newcomers", seat=2, invitation=closed["invitation"])
    assert not any(seat["offered"] for seat in eve.table(closed)["seats"])
    bob.leave(closed)
    assert bob.join(closed)["seats"][1]["yours"], "who sat there may come back"
    assert eve.table(free)["seats"][2]["offered"]
    assert eve.join(free, seat=2)["seats"][2]["yours"]
    assert not server.get(f"/api/tables/{free['id']}").json()["seats"][2]["offered"]


def test_who_watches_bots_of_their_own_may_sit_down_and_is_asked_by_others(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    table = ada.open_table("salvage", 3, bots=["random"] * 3, start=True)
    with ada.sit(table) as hers:
        eve.join(table, seat=1)
        assert answer(hers, True)["type"] == "ack"
        hers.until(lambda me: me.seat(1)["kind"] == "person")
        assert ada.set_seat(table, 0, "person")["asking"][0]["waiting"] == [1], "now Eve has a say"
        with eve.sit(table) as third:
            answer(third, True)
        hers.until(lambda me: me.face()["seat"] == 0)


def test_who_has_seen_a_hand_for_a_moment_sees_no_other(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        _, _, table = running(server, seats=4, newcomers="anybody")
        eve = server.person("Eve")
        eve.join(table, seat=2)
        eve.leave(table)
        server.restart(kill=True)
        shown = {"invitation": table["invitation"]}
        assert "seat 2" in eve.refused(join(table), 403, "hand_seen", seat=3, **shown)
        assert [seat["offered"] for seat in eve.table(table)["seats"]] == [False, False, True, False]


def test_agreed_or_not_nobody_is_let_in_to_a_second_hand(server: Server) -> None:
    ada, bob, table = running(server, seats=4)
    bob.leave(table)
    shown = {"invitation": table["invitation"]}
    assert "seat 1" in bob.refused(join(table), 403, "hand_seen", seat=2, **shown)
    with ada.sit(table) as hers:
        assert hers.info["asking"] == []
    ada.refused(f"/api/tables/{table['id']}/seat", 409, "seated_already", seat=2, kind="person")


def test_a_newcomer_with_too_many_tables_holds_nobody_up(tmp_path: Path) -> None:
    """Everybody who is left has agreed to Eve, but meanwhile she sits elsewhere: Bob can leave all the same."""
    with Server(tmp_path, most_tables=1) as server:
        ada, bob, table = running(server)
        eve = server.person("Eve")
        eve.join(table, seat=2)
        with ada.sit(table) as hers:
            answer(hers, True)
            eve.open_table()
            left = bob.leave(table)
            assert [seat["kind"] for seat in left["seats"]] == ["person", "bot", "bot"]
            hers.until(lambda me: not me.info["asking"])
            eve.join(table, seat=2)
            assert answer(hers, True)["type"] == "ack"
            hers.until(lambda me: not me.info["asking"])
            assert hers.seat(2)["kind"] == "bot", "agreed, but there is no room for her"
