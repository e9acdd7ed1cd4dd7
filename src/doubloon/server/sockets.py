"""One socket per table and client: it hears everything that its seats may hear, and says what it wants to do."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from doubloon.core import DoubloonError, IllegalMove

from .errors import Refusal, Refused, fault, refused, understood
from .limits import Bucket
from .outbox import GOODBYE, TRY_AGAIN, Outbox
from .prose import clean_line
from .services import Services
from .store import Person
from .store import queries as q
from .store.finished import note_hint
from .table import Reader, Table, play, seating, shuffling, takebacks, talk
from .wire.said import (
    Admit,
    AskEarlier,
    AskHint,
    AskWhy,
    Consent,
    Look,
    MakeMove,
    OpenCut,
    Ping,
    Say,
    SealCut,
    Seen,
    TakeBack,
    decode_said,
)
from .wire.told import Ack, Alternative, Hint, LastLook, Pong, Problem, Why, encode

MOST_MESSAGE: Final = 4_096
POLICY: Final = 1008
PASSING: Final = (429, 503)
"""The status of refusals after which it is worth trying again."""
READING: Final = 0.2
PLAIN: Final = 1.0 - READING
EXPLAINING: Final = 4.0
"""Finding words for why a move is no move takes longer than most moves."""
PRICES: Final[dict[type, float]] = {
    Ping: 0.0,
    Seen: 0.3,
    Look: 4.0,
    AskEarlier: 2.0,
    AskHint: 5.0,
    AskWhy: EXPLAINING,
    TakeBack: 2.0,
    Consent: 2.0,
}
"""What messages cost besides being read, where a move costs one in all: time of the event loop, which all share."""
BYTES_FOR_ONE: Final = 16_384
"""So many bytes that a client asks to be told cost as much as a plain message."""
SPECTATOR: Final = Person("", "Spectator")
SCREEN: Final = "screen"
"""In the address of a socket: a screen in the middle of the room, which is a stranger's whoever's browser it is."""

log = logging.getLogger("doubloon.sockets")


async def table_socket(socket: WebSocket) -> None:
    """The endpoint of a table."""
    services: Services = socket.app.state.services
    address = services.address(socket)
    changes = services.devices.changes
    try:
        services.requests.check(address, Refusal.TOO_MANY_REQUESTS)
        await services.turns.take(address)
        known = None if SCREEN in socket.query_params else await services.identities.known(socket)
        person = known or SPECTATOR
        table = await services.keeper.find(socket.path_params["table"], address)
        services.sockets_of_address.enter(address, Refusal.TOO_MANY_SOCKETS)
    except DoubloonError as error:
        await _refuse(socket, services, error)
        return
    try:
        if person.id:
            services.sockets.enter(person.id, Refusal.TOO_MANY_SOCKETS)
        try:
            await socket.accept()
            conversation = Conversation(socket, services, table, person, address)
            with services.devices.hold(person, conversation.hang_up, changes):
                await conversation.run()
        finally:
            if person.id:
                services.sockets.leave(person.id)
    except Refused as error:
        await _refuse(socket, services, error)
    finally:
        services.sockets_of_address.leave(address)


async def _refuse(socket: WebSocket, services: Services, error: DoubloonError) -> None:
    """Accept only to say why not: a browser cannot read the status of a refused handshake."""
    problem = _problem(error)
    services.metrics.refused.labels(problem.code).inc()
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.accept()
        await socket.send_bytes(encode(problem))
        await socket.close(TRY_AGAIN if refused(error).refusal.status in PASSING else POLICY)


def _problem(error: DoubloonError, id: str = "") -> Problem:
    told = fault(error)
    reason = dict(error.reason) if isinstance(error, IllegalMove) and error.reason is not None else None
    return Problem(told.code, told.message, told.fields, id, reason)


class Conversation:
    """One client at one table, from the first message to the last."""

    def __init__(self, socket: WebSocket, services: Services, table: Table, person: Person, address: str) -> None:
        self._socket = socket
        self._services = services
        self._table = table
        self._person = person
        self._address = address
        self._is_over = asyncio.Event()
        self._outbox = Outbox(socket, services.metrics)
        self._reader = Reader(person.id, person.name, self._outbox.put)
        self._reader.hushed_until = person.hushed_until
        self._messages = Bucket(services.settings.messages_per_second, time.monotonic)

    async def run(self) -> None:
        """Read until the client leaves; write from a queue, so that one slow reader holds nobody up."""
        self._table.guests += 1
        tasks = [asyncio.create_task(work) for work in (self._outbox.deliver(), self._read(), self._is_over.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._table.guests -= 1
            await self._depart()
        if self._is_over.is_set():
            with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
                await asyncio.wait_for(self._socket.close(TRY_AGAIN), GOODBYE)

    def hang_up(self) -> None:
        """Hear no more of this client; it may come back, and is then whoever its secret says."""
        self._is_over.set()

    async def _read(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                text = message.get("bytes") or (message.get("text") or "").encode("utf-8", "replace")
                await self._outbox.room()
                await self._slow_down()
                await self._services.turns.take(self._address)
                await self._answer(text)

    async def _slow_down(self) -> None:
        """A client that asks for too much at once is told so and read more slowly; nothing is lost."""
        if self._owed() > 0:
            self._services.metrics.throttled.labels("messages").inc()
            self._refuse(Refused(Refusal.TOO_MANY_MESSAGES))
        while (wait := self._owed()) > 0:
            await asyncio.sleep(wait)

    def _owed(self) -> float:
        return max(self._messages.owed(), self._services.work.of(self._address).owed())

    def _charge(self, price: float) -> None:
        """What it asks for is paid by the socket and by the address, on credit if need be."""
        self._messages.spend(price)
        self._services.work.of(self._address).spend(price)

    async def _answer(self, text: bytes) -> None:
        said, id = None, ""
        self._charge(READING)
        try:
            if len(text) > MOST_MESSAGE:
                raise Refused(Refusal.TOO_LARGE, most=MOST_MESSAGE)
            said = understood(lambda: decode_said(text))
            id = getattr(said, "id", "")
            self._charge(PRICES.get(type(said), PLAIN))
            await self._carry_out(said)
        except DoubloonError as error:
            if isinstance(error, IllegalMove):
                self._charge(EXPLAINING)
            self._refuse(error, id)
        except Exception:
            log.exception("a message failed", extra={"table": self._table.id, "kind": type(said).__name__})
            self._refuse(Refused(Refusal.FAILED), id)

    def _refuse(self, error: DoubloonError, id: str = "") -> None:
        problem = _problem(error, id)
        self._services.metrics.refused.labels(problem.code).inc()
        self._say(problem)

    async def _carry_out(self, said: Any) -> None:
        table, me = self._table, self._person.id
        if isinstance(said, Look):
            before = self._outbox.total
            await self._arrive(said)
            self._charge((self._outbox.total - before) / BYTES_FOR_ONE)
        elif isinstance(said, AskEarlier):
            page = await table.earlier(me, said.before)
            self._outbox.put(page)
            self._charge(len(page) / BYTES_FOR_ONE)
        elif isinstance(said, Seen):
            await table.saw(me, said.n)
        elif isinstance(said, Ping):
            self._say(Pong())
        elif isinstance(said, MakeMove):
            began = time.perf_counter()
            n = await play.submit(table, me, said.seat, said.text, said.at, said.id)
            self._services.metrics.moved(time.perf_counter() - began)
            self._say(Ack(said.id, n))
        elif isinstance(said, AskWhy):
            self._say(Why(said.id, await play.explain(table, me, said.seat, said.text)))
        elif isinstance(said, TakeBack):
            most = self._services.settings.most_taken_back
            self._say(Ack(said.id, await takebacks.undo(table, me, said.seat, said.at, said.id, most)))
        elif isinstance(said, Consent):
            self._say(Ack(said.id, await takebacks.consent(table, me, said.agree, said.id)))
        elif isinstance(said, Admit):
            await seating.admit(table, me, said.ask, said.agree)
            self._services.keeper.drive(table)
            self._say(Ack(said.id, table.match.n if table.match else 0))
        elif isinstance(said, AskHint):
            await self._hint(said)
        elif isinstance(said, Say):
            await self._chat_line(said)
        elif isinstance(said, SealCut):
            await shuffling.seal(table, me, said.seal)
            self._say(Ack(said.id, 0))
        elif isinstance(said, OpenCut):
            await shuffling.cut(table, me, said.cut)
            self._say(Ack(said.id, table.match.n if table.match else 0))

    async def _arrive(self, said: Look) -> None:
        table, me = self._table, self._person.id
        looked = await table.last_look(me) if me and not said.since else None
        if looked is not None:
            self._say(LastLook(*looked))
        await table.welcome(self._reader, said.since, said.chat)
        if me and self._services.database.is_shared:
            async with table.presence:
                await self._services.database.run(q.arrive(table.id, me, self._services.keeper.process, time.time()))
        await seating.hand_back(table, [me])
        self._services.keeper.drive(table)
        table.changed.set()

    async def _depart(self) -> None:
        table, me = self._table, self._person.id
        await table.farewell(self._reader)
        if me and not table.row.settings.is_slow:
            with suppress(DoubloonError):
                await table.remember_look(me)
        if not me or not self._services.database.is_shared:
            return
        async with table.presence:
            if not any(reader.identity == me for reader in table.readers.here):
                with suppress(DoubloonError):
                    await self._services.database.run(q.depart(table.id, me, self._services.keeper.process))

    async def _hint(self, said: AskHint) -> None:
        table = self._table
        if said.seat not in table.row.seats_of(self._person.id):
            raise Refused(Refusal.SEAT_NOT_YOURS)
        if table.row.is_contest:
            raise Refused(Refusal.NO_HINTS)
        async with table.hold():
            match = table.match
            if match is None or said.seat not in match.actors():
                raise Refused(Refusal.NOTHING_TO_DECIDE)
            state = match.state()
        seconds = self._services.settings.hint_seconds
        bot, ideas = await self._services.workers.advise(match.game, state, said.seat, said.id, seconds)
        if not ideas:
            raise Refused(Refusal.NO_HINT)
        await self._services.database.run(note_hint(table.id, said.seat))
        others = [Alternative(idea.text, idea.behind) for idea in ideas[1:]]
        self._say(Hint(said.id, ideas[0].text, bot, others, ideas[0].then))

    async def _chat_line(self, said: Say) -> None:
        text = clean_line(said.text)
        if not self._person.id:
            raise Refused(Refusal.STRANGERS_LISTEN)
        if self._reader.is_hushed:
            raise Refused(Refusal.HUSHED)
        self._services.talk.check(self._person.id, self._services.address(self._socket), self._table.row)
        await talk.say(self._table, self._person.id, self._reader.name, text)
        self._say(Ack(said.id, self._table.match.n if self._table.match else 0))

    def _say(self, message: Any) -> None:
        self._outbox.put(encode(message))
