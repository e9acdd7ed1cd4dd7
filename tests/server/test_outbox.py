"""What waits for a client: it is bounded, and who does not read is cut off and holds nobody up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from doubloon.server import outbox as outboxes
from doubloon.server.metrics import Metrics
from doubloon.server.outbox import ENOUGH, FEW, MOST_BYTES, MOST_MESSAGES, TRY_AGAIN, Outbox
from tests.server.servers import Server
from tests.server.sockets import Socket
from tests.server.test_health import figures
from tests.server.test_history import long_game
from tests.server.waiting import PATIENCE


class Client:
    """A client that reads only while it is allowed to."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.got: list[bytes] = []
        self.closed = 0

    async def send_bytes(self, message: bytes) -> None:
        await self.reads.wait()
        self.got.append(message)

    async def close(self, code: int) -> None:
        self.closed = code


def with_outbox(body: Callable[[Outbox, Client, asyncio.Task[None], Metrics], Awaitable[None]]) -> None:
    async def run() -> None:
        client, metrics = Client(), Metrics()
        outbox = Outbox(client, metrics)  # type: ignore[arg-type]
        delivering = asyncio.create_task(outbox.deliver())
        await asyncio.sleep(0)
        await asyncio.wait_for(body(outbox, client, delivering, metrics), PATIENCE)
        delivering.cancel()
        await asyncio.gather(delivering, return_exceptions=True)
        assert waiting(metrics) == 0, "what is not sent any more does not wait"

    asyncio.run(run())


def waiting(metrics: Metrics) -> int:
    return metrics.queued_bytes


@pytest.mark.parametrize("size", [10, MOST_BYTES // 20])
def test_who_lets_too_much_wait_is_cut_off(size: int) -> None:
    async def body(outbox: Outbox, client: Client, delivering: Any, metrics: Metrics) -> None:
        for _ in range(MOST_MESSAGES + 50):
            outbox.put(b"x" * size)
            assert waiting(metrics) <= MOST_BYTES
        await delivering
        assert client.closed == TRY_AGAIN
        outbox.put(b"more")
        assert waiting(metrics) == 0

    with_outbox(body)


def test_who_reads_nothing_for_too_long_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outboxes, "LONGEST", 0.01)

    async def body(outbox: Outbox, client: Client, delivering: Any, metrics: Metrics) -> None:
        outbox.put(b"hello")
        await delivering
        assert client.closed == TRY_AGAIN and metrics.throttled.labels("slow_reader")._value.get() == 1

    with_outbox(body)


def test_who_reads_again_is_told_everything_in_its_order() -> None:
    async def body(outbox: Outbox, client: Client, delivering: Any, _: Metrics) -> None:
        for number in range(MOST_MESSAGES):
            outbox.put(str(number).encode())
        assert client.got == []
        client.reads.set()
        await outbox.room()
        while len(client.got) < MOST_MESSAGES:
            await asyncio.sleep(0)
        assert client.got == [str(number).encode() for number in range(MOST_MESSAGES)]
        assert not delivering.done()

    with_outbox(body)


@pytest.mark.parametrize("message", [b"x" * (ENOUGH + 1), b"x"])
def test_nothing_more_is_answered_while_enough_waits(message: bytes) -> None:
    async def body(outbox: Outbox, client: Client, _: Any, __: Metrics) -> None:
        for _number in range(1 if len(message) > ENOUGH else FEW + 2):
            outbox.put(message)
        room = asyncio.ensure_future(outbox.room())
        await asyncio.sleep(0)
        assert not room.done()
        client.reads.set()
        await room

    with_outbox(body)


def test_a_client_that_asks_and_never_reads_makes_nothing_grow(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = server.person("Ada")
        table, seat = long_game(ada, visibility="listed")
        address = f"ws://127.0.0.1:{server.port}/ws/tables/{table['id']}"
        with seat, connect(address, compression=None, max_queue=1, proxy=None) as deaf:
            for _ in range(3_000):
                deaf.send('{"type": "look"}', text=True)
            worst = 0.0
            for _ in range(20):
                seat.done()
                worst = max(worst, figures(server)["doubloon_queued_bytes"])
            assert worst < MOST_BYTES
            assert isinstance(seat, Socket)
