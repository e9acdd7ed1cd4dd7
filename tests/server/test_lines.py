"""Connections that wait for nothing: they are closed in time, and there is always room for somebody new."""

from __future__ import annotations

import json
import resource
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.server.answers import good
from tests.server.attacks import check_log
from tests.server.floods import HALF_HEADER, PING, Closed
from tests.server.raw import HEALTH, PONG, Raw
from tests.server.servers import Server


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    brief: dict[str, Any] = dict.fromkeys(("header_seconds", "body_seconds", "idle_seconds", "unread_seconds"), 0.2)
    with Server(tmp_path_factory.mktemp("hasty"), **brief) as server:
        yield server
        check_log(server)


# Deadlines ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/healthz", "/api/games"])
def test_half_a_header_is_not_waited_for(hasty: Server, path: str) -> None:
    with Raw(hasty) as slow:
        assert slow.refusal(f"GET {path} HTTP/1.1\r\nHost: x\r\n".encode()) == (408, "too_slow")
        assert slow.read_to_end() == b""


def test_a_header_that_grows_and_grows_is_not_waited_for(hasty: Server) -> None:
    with Raw(hasty) as slow:
        slow.send(b"GET /healthz HTTP/1.1\r\n")
        with suppress(Closed):
            while not slow.read_for(0.0):
                slow.send(b"X")
                good(hasty.get("/healthz"))
        assert slow.heard.startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize("body", [b"Content-Length: 20\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n5\r\n{\r\n"])
def test_half_a_body_is_not_waited_for(hasty: Server, body: bytes) -> None:
    with Raw(hasty) as slow:
        assert slow.refusal(b"POST /api/identity HTTP/1.1\r\nHost: x\r\n" + body) == (408, "too_slow")
        assert slow.read_to_end() == b""


def test_a_refused_request_that_never_ends_is_closed(hasty: Server) -> None:
    with Raw(hasty) as slow:
        assert slow.ask(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{") == 401
        assert slow.read_to_end() == b""


def test_idle_connections_are_closed(hasty: Server) -> None:
    with Raw(hasty) as silent, Raw(hasty) as kept:
        assert kept.ask() == kept.ask() == 200
        assert silent.read_to_end() == kept.read_to_end() == b""


def test_who_does_not_read_is_cut_off(hasty: Server) -> None:
    with Raw(hasty, narrow=True) as deaf:
        assert deaf.is_dropped(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 100)


def test_a_quiet_socket_is_kept(hasty: Server) -> None:
    ada = hasty.person("Ada")
    table = ada.open_table("salvage")
    with Raw(hasty).sit(table) as quiet, ada.sit(table) as seat:
        for _ in range(3):
            with Raw(hasty) as idle:
                assert idle.read_to_end() == b"", "as long as it takes to be closed"
        assert quiet.hears(PING, PONG)
        assert seat.say("Still here.")["type"] == "ack"


def test_a_slow_phone_gets_its_answer(server: Server) -> None:
    """Its request comes in many pieces, and much else happens in between."""
    body = b'{"name": "Ada", "bearer": true}'
    request = b"POST /api/identity HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body) + body
    with Raw(server) as phone, Raw(server) as other:
        for place in range(0, len(request), 7):
            assert other.ask() == 200
            phone.send(request[place : place + 7])
        status, answer = phone.answer()
        assert (status, json.loads(answer)["name"]) == (200, "Ada")
        assert phone.ask() == 200, "and its connection is good for more"


# Room -----------------------------------------------------------------------------------------------------------------


def test_who_idles_makes_room(tmp_path: Path) -> None:
    with Server(tmp_path, most_connections=10) as server, ExitStack() as stack:
        held = [stack.enter_context(Raw(server, "127.0.0.2")) for _ in range(10)]
        for each in held[::2]:
            each.send(HALF_HEADER)
        assert held[5].ask() == 200
        for number in range(3):
            assert stack.enter_context(Raw(server)).ask() == 200, number
        assert held[0].read_to_end() == b"", "the one that had been idle for longest"
        assert held[5].ask() == 200, "not one that had just been of use"


def test_sockets_are_not_thrown_out_for_newcomers(tmp_path: Path) -> None:
    with Server(tmp_path, most_connections=3) as server, ExitStack() as stack:
        table = server.person("Ada").open_table("salvage")
        seats = [stack.enter_context(Raw(server).sit(table)) for _ in range(3)]
        with Raw(server) as newcomer:
            assert newcomer.refusal(HEALTH) == (503, "too_many_connections")
            assert newcomer.read_to_end() == b""
        assert all(seat.hears(PING, PONG) for seat in seats)
        seats[0].close()
        while stack.enter_context(Raw(server)).ask() != 200:
            pass
        figures = server.get("/metrics").text
        assert 'doubloon_refused_total{code="too_many_connections"}' in figures
        assert "doubloon_connections " in figures


def test_one_address_does_not_take_all_the_room(tmp_path: Path) -> None:
    with Server(tmp_path, most_connections_of_address=3) as server, ExitStack() as stack:
        held = [stack.enter_context(Raw(server, "127.0.0.2")) for _ in range(3)]
        assert all(each.ask() == 200 for each in held)
        with Raw(server, "127.0.0.2") as extra:
            assert extra.refusal(HEALTH) == (503, "too_many_connections")
        with Raw(server, "127.0.0.3") as other:
            assert other.ask() == 200
        assert all(each.ask() == 200 for each in held)


def test_a_proxy_may_bring_everybody(tmp_path: Path) -> None:
    with (
        Server(tmp_path, most_connections_of_address=3, proxies="127.0.0.2") as server,
        ExitStack() as stack,
    ):
        for _ in range(10):
            assert stack.enter_context(Raw(server, "127.0.0.2")).ask() == 200


def test_there_is_room_below_the_limit_of_the_system(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    server = Server(tmp_path)
    resource.setrlimit(resource.RLIMIT_NOFILE, (240, hard))
    try:
        server.start()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    with ExitStack() as stack:
        stack.callback(server.stop)
        for number in range(300):
            stack.enter_context(Raw(server, f"127.0.0.{2 + number % 3}")).send(HALF_HEADER)
        assert stack.enter_context(Raw(server)).ask() == 200
        ada = server.person("Ada")
        with ada.sit(ada.open_table("salvage", bots=["random"], options={"nights": 3}, start=True)) as seat:
            assert seat.play_to_end()["over"]
        check_log(server)
