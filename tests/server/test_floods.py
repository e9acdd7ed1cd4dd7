"""Floods of what is smaller than a message or a request: read slowly or refused, and felt by nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.attacks import check_log
from tests.server.floods import EMPTY_CONTINUATION, MASK, ONE_BYTE_CHUNK, OPENED_CHUNKS, OPENED_MESSAGE, PING
from tests.server.raw import HEALTH, PONG, Raw
from tests.server.servers import Server

ATTACKER = "127.0.0.2"
UNASKED_PONG = b"\x8a\x80" + MASK


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets everybody send as little as possible at a time: ten pieces a second, fifty at once."""
    with Server(tmp_path_factory.mktemp("guarded"), pieces_per_second=10) as server:
        yield server
        check_log(server)


def slowed(server: Server) -> float:
    """How often somebody was read more slowly."""
    lines = server.get("/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith('doubloon_throttled_total{why="pieces"}'))


def memory(server: Server) -> int:
    """The memory that the server holds, in kB."""
    lines = Path(f"/proc/{server.pid}/status").read_text(encoding="ascii").splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


# Frames ---------------------------------------------------------------------------------------------------------------


def test_a_message_in_endless_empty_pieces_ends_the_socket(server: Server) -> None:
    table = server.person("Ada").open_table("salvage")
    with Raw(server).sit(table) as flood, Raw(server).sit(table) as other:
        flood.send(OPENED_MESSAGE)
        assert flood.is_dropped(EMPTY_CONTINUATION * 1_000)
        assert other.hears(PING, PONG)


def test_a_message_in_some_pieces_is_read(server: Server) -> None:
    table = server.person("Ada").open_table("salvage")
    first, *others, last = (bytes([0x81]) + MASK + bytes([letter]) for letter in b'{"type": "ping"}')
    with Raw(server).sit(table) as phone:
        phone.send(b"\x01" + first + b"".join(b"\x00" + each for each in others))
        assert phone.hears(PING, PONG), "a ping may come in between"
        assert phone.hears(b"\x80" + last, b'"pong"')


def test_a_flood_of_pings_is_read_slowly_and_nothing_of_it_is_lost(tmp_path: Path) -> None:
    with Server(tmp_path, pieces_per_second=400) as server:
        table = server.person("Ada").open_table("salvage")
        before = slowed(server)
        with Raw(server, ATTACKER).sit(table) as flood, Raw(server).sit(table) as other:
            flood.send(PING * 3_000)
            assert other.hears(PING, PONG)
            assert flood.hears(b"", PONG, 3_000)
        assert slowed(server) > before


def test_a_flood_stays_where_it_comes_from(guarded: Server) -> None:
    """The attacker's address has little left, so its flood waits on its own machine while others are served."""
    table = guarded.person("Ada").open_table("salvage")
    with Raw(guarded, ATTACKER).sit(table) as flood, Raw(guarded, "127.0.0.3").sit(table) as other:
        flood.send(PING * 10_000)
        for _ in range(5):
            assert other.hears(PING, PONG)
        assert flood.count(PONG) < 5_000


def test_what_is_never_answered_counts_too(guarded: Server) -> None:
    table = guarded.person("Ada").open_table("salvage")
    before = slowed(guarded)
    with Raw(guarded, "127.0.0.4").sit(table) as flood, Raw(guarded, "127.0.0.5").sit(table) as other:
        flood.send(UNASKED_PONG * 10_000)
        assert other.hears(PING, PONG)
        while slowed(guarded) == before:
            assert other.hears(PING, PONG)


def test_a_flood_through_a_proxy_is_its_own_clients_affair(tmp_path: Path) -> None:
    with Server(tmp_path, pieces_per_second=3, proxies=ATTACKER) as server:
        table = server.person("Ada").open_table("salvage")
        with (
            Raw(server, ATTACKER).sit(table, "203.0.113.7") as flood,
            Raw(server, ATTACKER).sit(table, "203.0.113.8") as other,
        ):
            flood.send(PING * 10_000)
            assert other.hears(PING, PONG)
            with Raw(server, ATTACKER).sit(table, "203.0.113.7") as more:
                more.send(PING)
                assert other.hears(PING, PONG)
                assert flood.count(PONG) < 5_000
                assert more.count(PONG) == 0, "all that a client sends is read at its expense"


# Requests -------------------------------------------------------------------------------------------------------------


def test_a_body_in_endless_small_pieces_is_refused(server: Server) -> None:
    before = len(server.log)
    with Raw(server) as flood, Raw(server) as other:
        assert flood.refusal(OPENED_CHUNKS + ONE_BYTE_CHUNK * 1_100) == (400, "not_understood")
        assert flood.is_dropped(ONE_BYTE_CHUNK * 1_000)
        assert other.ask() == 200
    check_log(server, before)


def test_a_body_that_is_refused_is_not_read_for_ever(server: Server) -> None:
    with Raw(server) as flood, Raw(server) as other:
        length = b"POST /api/identity HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n"
        assert flood.refusal(length + b" " * 20_000) == (413, "too_large")
        assert flood.is_dropped(b" " * 20_000)
        assert other.ask() == 200


def test_a_header_without_end_is_refused(server: Server) -> None:
    with Raw(server) as flood, Raw(server) as other:
        assert flood.refusal(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5_000) == (400, "not_understood")
        assert flood.is_dropped(b"X: y\r\n" * 5_000)
        assert other.ask() == 200


def test_requests_sent_ahead_are_answered_one_after_the_other(server: Server) -> None:
    with Raw(server) as eager:
        assert eager.hears(HEALTH * 300, b"HTTP/1.1 200 OK", 300)


def test_requests_sent_ahead_are_not_kept_by_the_server(server: Server) -> None:
    """While one request is answered, no more of the others is read than fits into one reading."""
    claim = b"POST /api/identity/claim HTTP/1.1\r\nHost: x\r\nContent-Length: 25\r\n\r\n" + b'{"code":"aaaa-bbbb-cccc"}'
    with Raw(server) as eager:
        left, answers, before = b"", 0, memory(server)
        while answers < 3_000:
            left = left or claim * 1_000
            left = left[eager.send_some(left) :]
            answers += eager.count(b"HTTP/1.1 403 ")
        assert memory(server) - before < 3_000


def test_requests_sent_ahead_wait_with_their_sender(guarded: Server) -> None:
    with Raw(guarded, "127.0.0.6") as flood, Raw(guarded, "127.0.0.7") as other:
        flood.send(HEALTH * 1_000)
        assert other.ask() == other.ask() == 200
        assert flood.count(b"HTTP/1.1 200 OK") < 500


@pytest.mark.parametrize(
    "request_",
    [
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
        b"GET /healthz HTTP/3.7\r\nHost: x\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost : x\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
    ],
)
def test_what_a_proxy_might_read_otherwise_is_refused(server: Server, request_: bytes) -> None:
    before = len(server.log)
    with Raw(server) as odd:
        assert odd.refusal(request_ + HEALTH) == (400, "not_understood")
        assert odd.read_to_end() == b"", "nothing more is read"
    check_log(server, before)


def test_connecting_again_and_again_is_felt_by_nobody_else(guarded: Server) -> None:
    for _ in range(200):
        Raw(guarded, "127.0.0.8").close()
    with Raw(guarded, "127.0.0.9") as other:
        assert other.ask() == 200
