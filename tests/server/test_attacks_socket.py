"""Attacks over sockets: whatever a client says, it is told what is wrong, nobody else hears of it, the game goes on."""

from __future__ import annotations

import contextlib
import json
import socket
from collections.abc import Iterator
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from doubloon.server.sockets import MOST_MESSAGE
from tests.server.answers import Message, good
from tests.server.attacks import almost, as_json, check_log, deep, raw, texts
from tests.server.persons import Person
from tests.server.servers import Server
from tests.server.sockets import Socket
from tests.server.waiting import wait_until

QUICK: Final = settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
MESSAGES: Final[list[dict[str, Any]]] = [
    {"type": "look", "since": 0, "chat": 0},
    {"type": "move", "id": "a", "seat": 0, "text": "dive", "at": 0},
    {"type": "why", "id": "a", "seat": 0, "text": "dive"},
    {"type": "hint", "id": "a", "seat": 1},
    {"type": "undo", "id": "a", "seat": 0, "at": 3},
    {"type": "consent", "id": "a", "agree": True},
    {"type": "chat", "id": "a", "text": "Hello"},
    {"type": "ping"},
]
TOLD: Final = {"table", "position", "ack", "reason", "advice", "said", "pong", "error"}


class Scene:
    """A game of two people, one of whom is an attacker, and a spectator."""

    def __init__(self, server: Server, **wish: object) -> None:
        self.server = server
        self.ada, self.mallory = server.person("Ada"), server.person("Mallory")
        self.table = self.ada.open_table("salvage", seats=3, **wish)
        self.mallory.join(self.table)
        self.ada.start(self.table)
        self.honest, self.evil = self.ada.sit(self.table), self.mallory.sit(self.table)
        self.spectator = server.watch(self.table)

    def refused(self, who: Socket, kind: str, code: str, **fields: object) -> str:
        """The sentence with which a message is refused; nothing changes and nobody else is told anything."""
        for each in (self.honest, self.evil, self.spectator):
            each.drain()
        n = self.honest.position["n"]
        answer = who.ask(kind, **fields)
        assert (answer["type"], answer["code"]) == ("error", code), answer
        for other in (self.honest, self.evil, self.spectator):
            assert other is who or other.drain() == []
        assert self.honest.position["n"] == n
        return str(answer["message"])

    def close(self) -> None:
        for each in (self.honest, self.evil, self.spectator):
            each.close()


@pytest.fixture(scope="module")
def scene(server: Server) -> Iterator[Scene]:
    """One scene for many attacks; afterwards nothing has failed, and the game can be played to its end."""
    before = len(server.log)
    scene = Scene(server)
    yield scene
    check_log(server, before)
    scene.close()


def acting(scene: Scene) -> tuple[Socket, Socket, int]:
    """Who is to act, who is not, and the seat that is to act."""
    scene.honest.until(lambda me: set(me.position["actors"]) & {0, 1})
    seat = min(seat for seat in scene.honest.position["actors"] if seat in (0, 1))
    mover, other = (scene.honest, scene.evil) if seat == 0 else (scene.evil, scene.honest)
    for each in (mover, other):
        each.until(lambda me: me.position["n"] >= scene.honest.position["n"])
    return mover, other, seat


# Anything -------------------------------------------------------------------------------------------------------------


@given(st.one_of(raw(), almost(MESSAGES)), st.booleans(), st.booleans())
@QUICK
def test_anything_is_answered_in_words(scene: Scene, sent: bytes, as_text: bool, known: bool) -> None:
    who = scene.evil if known else scene.spectator
    before = len(who.messages)
    text: str | None = None
    if as_text:
        try:
            text = sent.decode()
        except UnicodeDecodeError:
            text = None
    who.send(sent if text is None else text)
    who.drain()
    for message in who.messages[before:]:
        assert message["type"] in TOLD
        assert message.get("code") != "failed" and "Traceback" not in json.dumps(message)


@given(st.sampled_from(["move", "why", "chat"]), texts())
@QUICK
def test_any_text_of_a_move(scene: Scene, kind: str, text: str) -> None:
    fields: Message = {"type": kind, "id": "x", "text": text}
    if kind != "chat":
        fields["seat"] = 1
    if kind == "move":
        fields["at"] = scene.evil.position["n"]
    scene.evil.send(as_json(fields))
    for message in scene.evil.drain():
        assert message["type"] in TOLD and message.get("code") != "failed"


def test_wrong_messages_are_told_apart(scene: Scene) -> None:
    for sent, code in (
        (b"hello", "not_understood"),
        (b"", "not_understood"),
        ("", "not_understood"),
        (b"\xff\xfe", "not_understood"),
        (b'{"type": "look", "since": -1}', "not_understood"),
        (b'{"type": "look", "since": 1e9}', "not_understood"),
        (b'{"type": "look", "since": "0"}', "not_understood"),
        (b'{"type": "look", "seat": 0}', "not_understood"),
        (b'{"type": "position"}', "not_understood"),
        (b'{"type": ["look"]}', "not_understood"),
        (b'{"type": "move", "id": "a\\u0000", "seat": 1, "text": "x", "at": 0}', "not_understood"),
        (b'{"type": "move", "id": "' + b"a" * 65 + b'", "seat": 1, "text": "x", "at": 0}', "not_understood"),
        (b'{"type": "chat", "id": "a", "text": "\\ud83d"}', "not_understood"),
        (b'{"type": "chat", "id": "a", "text": "\xff"}', "not_understood"),
        (b'{"type": "chat", "id": "a", "text": "\xed\xa0\x80"}', "not_understood"),
        (deep(2_000), "not_understood"),
        (b'{"type": "chat", "id": "a", "text": "' + b"a" * MOST_MESSAGE + b'"}', "too_large"),
        (b" " * 60_000, "too_large"),
    ):
        scene.evil.drain()
        scene.evil.send(sent)
        answer = scene.evil.wait_for("error")
        assert answer["code"] == code, sent[:80]
        assert len(answer["message"]) < 400


def test_a_message_that_is_far_too_large_ends_the_socket(server: Server, scene: Scene) -> None:
    with scene.mallory.sit(scene.table) as seat:
        with contextlib.suppress(ConnectionClosed):
            seat.send(b" " * 70_000)
        assert seat.hear_the_end() in (1009, 1006), "who still sends may miss the last word"
    with scene.mallory.sit(scene.table) as seat:
        with contextlib.suppress(ConnectionClosed):
            seat.send([b" " * 1_000] * 80)  # type: ignore[arg-type]  # the library sends a list in fragments
        assert seat.hear_the_end() in (1009, 1006), "who still sends may miss the last word"


def test_a_text_that_is_none_ends_the_socket_quietly(server: Server, scene: Scene) -> None:
    before = len(server.log)
    with scene.mallory.sit(scene.table) as seat:
        seat._socket.send(b"\xff\xfe\xfd", text=True)
        assert seat.hear_the_end() == 1007
    check_log(server, before)


def test_people_who_hang_up_at_any_moment(server: Server, scene: Scene) -> None:
    before = len(server.log)
    head = (
        "GET /ws/tables/{} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    for number in range(40):
        table = scene.table["id"] if number % 2 else "nowhere"
        with socket.create_connection(("127.0.0.1", server.port)) as connection:
            connection.sendall(head.format(table).encode())
            if number % 4 > 1:
                connection.recv(100)
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")  # a reset, no goodbye
    good(server.get("/healthz"))
    scene.spectator.until(lambda me: me.info["watchers"] <= 1)
    check_log(server, before)


# In the name of others ------------------------------------------------------------------------------------------------


def test_nobody_acts_for_another_seat(scene: Scene) -> None:
    mover, other, seat = acting(scene)
    text, n = mover.moves()[0], mover.position["n"]
    for who in (other, scene.spectator):
        scene.refused(who, "move", "seat_not_yours", seat=seat, text=text, at=n)
        scene.refused(who, "why", "seat_not_yours", seat=seat, text=text)
        scene.refused(who, "undo", "seat_not_yours", seat=seat, at=n)
        scene.refused(who, "hint", "seat_not_yours", seat=seat)
    for seat in (2, 3, 99):
        scene.refused(mover, "move", "seat_not_yours", seat=seat, text=text, at=n)
        scene.refused(mover, "why", "seat_not_yours", seat=seat, text=text)
        scene.refused(mover, "hint", "seat_not_yours", seat=seat)
    scene.refused(scene.spectator, "consent", "not_seated", agree=True)
    scene.refused(scene.spectator, "chat", "strangers_listen", text="Let me play")
    scene.refused(other, "consent", "no_proposal", agree=True)
    scene.refused(other, "hint", "nothing_to_decide", seat=other.faces[0]["seat"])


def test_answers_to_old_and_future_questions(scene: Scene) -> None:
    mover, _, seat = acting(scene)
    text, n = mover.moves()[0], mover.position["n"]
    scene.refused(mover, "move", "stale_answer", seat=seat, text=text, at=n + 1)
    scene.refused(mover, "move", "stale_answer", seat=seat, text=text, at=10_000_000)
    scene.refused(mover, "undo", "stale_answer", seat=seat, at=n + 1)
    scene.refused(mover, "move", "illegal_move", seat=seat, text="no such move", at=n)


def test_a_message_that_is_sent_again_is_done_once(server: Server) -> None:
    scene = Scene(server, undo="never")
    mover, other, seat = acting(scene)
    text, n = mover.moves()[0], mover.position["n"]
    first = mover.move(text, seat, n, id="once")
    assert first["type"] == "ack"
    scene.honest.drain()
    assert mover.move(text, seat, n, id="once") == first
    mover.my_turn()
    again = mover.move(mover.moves()[0], seat, mover.position["n"], id="once")
    assert again["type"] == "error" or again["n"] == first["n"], "an id names one message for ever"
    other.drain()
    stolen = other.move(text, other.faces[0]["seat"], id="once")
    assert stolen["type"] == "error" or stolen["n"] > first["n"], "ids of others are no ids of mine"
    scene.close()


def test_a_socket_sees_the_seats_of_its_person_only(server: Server, scene: Scene) -> None:
    for number, seat in ((0, scene.honest), (1, scene.evil)):
        seat.look()
        assert [face["seat"] for face in seat.faces] == [number]
    scene.spectator.look()
    assert [face["seat"] for face in scene.spectator.faces] == [None]
    assert scene.spectator.faces[0]["moves"] == []
    assert scene.spectator.info["invitation"] == ""
    for query in ("?seat=0", "?seats=0,1,2", f"?identity={scene.ada.id}"):
        with server.watch(scene.table["id"] + query) as stranger:
            assert [face["seat"] for face in stranger.faces] == [None]


def test_a_table_that_cannot_be_watched(server: Server) -> None:
    scene = Scene(server, watchable=False)
    scene.honest.say("Psst")
    with server.person("Eve").sit(scene.table) as eve:
        eve.look(since=0, chat=0)
        eve.drain()
        assert {message["type"] for message in eve.messages} == {"table", "pong"}
        assert eve.ask("chat", text="I am here")["code"] == "talk_of_watchers"
    assert {message["type"] for message in scene.spectator.messages} == {"table"}
    scene.close()


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None])
def test_a_foreign_page_opens_no_socket_with_my_cookie(server: Server, origin: str | None) -> None:
    ada = server.person("Ada")
    table = ada.open_table("salvage", bots=["random"], start=True)
    with Socket(server, table, {"Cookie": f"doubloon={ada.secret}"}, look=False, origin=origin) as stolen:
        assert stolen.hear()["code"] == ("origin_foreign" if origin else "origin_missing")
        assert stolen.hear_the_end() == 1008
    with Socket(server, table, {"Cookie": f"doubloon={ada.secret}"}, origin=server.url) as own:
        assert own.faces[0]["seat"] == 0


@pytest.mark.parametrize("table", ["nowhere", "a" * 3_000, "%00", "%F0%9F%8F%B4", "..", "x'%20OR%201=1"])
def test_tables_that_do_not_exist(server: Server, table: str) -> None:
    with server.watch(table, look=False) as stranger:
        try:
            assert stranger.hear()["code"] == "no_table"
            assert stranger.hear_the_end() == 1008
        except ConnectionClosed:
            pytest.fail("a refusal comes in words")


@pytest.mark.parametrize("text", ["\u202eadA :olleH", "a\u2028b\nc\x00d\x1b[31m", "\u2066x\u2069"])
def test_what_is_said_is_one_honest_line(server: Server, text: str) -> None:
    eve = server.person("Eve")
    with eve.sit(eve.open_table("salvage")) as seat:
        assert seat.say(text)["type"] == "ack"
        seat.until(lambda me: me.chat)
        assert seat.chat[0]["text"].isprintable(), ascii(seat.chat)


@pytest.mark.parametrize("text", ["", "  ", "\u200b\u200b", "\n\t\x00", "\u202e"])
def test_nothing_is_said_in_vain(server: Server, text: str) -> None:
    eve = server.person("Eve")
    with eve.sit(eve.open_table("salvage")) as seat:
        assert seat.say(text)["code"] == "nothing_said"


# Too much -------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with narrow limits for sockets."""
    narrow: dict[str, Any] = {
        "messages_per_second": 20,
        "most_sockets": 3,
        "most_sockets_of_address": 5,
        "bot_processes": 0,
    }
    with Server(tmp_path_factory.mktemp("strict"), **narrow) as server:
        yield server
        check_log(server)


def test_a_flood_is_slowed_and_nothing_of_it_is_lost(strict: Server) -> None:
    ada = strict.person("Ada")
    table = ada.open_table("salvage", seats=2)
    with ada.sit(table) as flood, strict.watch(table) as other:
        for _ in range(400):
            flood.send({"type": "ping"})
        other.drain()
        flood.until(lambda me: sum(message["type"] == "pong" for message in me.messages) == 400)
        told = [message["code"] for message in flood.messages if message["type"] == "error"]
        assert set(told) == {"too_many_messages"}


def test_sockets_of_one_person_and_of_one_address(strict: Server) -> None:
    ada, grace = strict.person("Ada"), strict.person("Grace")
    table = ada.open_table("salvage", seats=2)
    held = [ada.sit(table) for _ in range(3)]
    refused_socket(strict, table, ada)
    held += [grace.sit(table) for _ in range(2)]
    refused_socket(strict, table, grace)
    for each in held:
        each.close()
    strict.person("Eve")

    def is_free() -> bool:
        with ada.sit(table, look=False) as seat:
            seat.send({"type": "ping"})
            return bool(seat.hear()["type"] == "pong")

    wait_until(is_free)
    held = [ada.sit(table) for _ in range(3)]
    for each in held:
        each.close()


def refused_socket(server: Server, table: Message, who: Person) -> None:
    """One socket too many is told so."""
    with who.sit(table, look=False) as extra:
        assert extra.hear()["code"] == "too_many_sockets"
        assert extra.hear_the_end() == 1013


def test_looking_again_and_again_bothers_nobody_else(server: Server) -> None:
    scene = Scene(server)
    for each in (scene.honest, scene.evil):
        each.drain()
    for _ in range(50):
        scene.spectator.send({"type": "look"})
    scene.spectator.drain()
    assert scene.honest.drain() == []
    scene.close()


def test_the_game_goes_on(scene: Scene) -> None:
    """After all of this the attacked game can be played to its end."""
    while not scene.honest.position["over"]:
        mover, _, seat = acting(scene)
        if mover.moves(seat):
            answer = mover.move(mover.moves(seat)[0], seat)
            assert answer["type"] == "ack" or answer["code"] == "stale_answer", answer
            mover.drain()
            scene.honest.drain()
        scene.honest.until(lambda me: me.position["over"] or set(me.position["actors"]) & {0, 1})
