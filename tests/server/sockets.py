"""Sockets at tables: what is said there, and all that was heard."""

from __future__ import annotations

import contextlib
import json
import os
import ssl
import time
from collections.abc import Callable, Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Final

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.answers import Message, id_of
from tests.server.waiting import PATIENCE

if TYPE_CHECKING:
    from tests.server.servers import Server

UNPROVEN: Final = ssl.create_default_context()
"""For certificates that a test has made itself."""
UNPROVEN.check_hostname = False
UNPROVEN.verify_mode = ssl.CERT_NONE
UNPROVEN.maximum_version = ssl.TLSVersion.TLSv1_2  # 1.3 may send tickets while another thread writes: Python 3.11 trips


class Socket:
    """One socket at one table, from any address of this machine, say 127.0.1.1 as `source`.

    It remembers every message; `info` and `position` are the last of their kinds.
    """

    def __init__(
        self,
        server: Server,
        table: str | Message,
        headers: Mapping[str, str],
        *,
        since: int = 0,
        look: bool = True,
        origin: str | None = None,
        source: str = "",
        screen: bool = False,
    ) -> None:
        self.table: Final = id_of(table)
        self.messages: list[Message] = []
        self.raw: list[str] = []
        """Every message as it came."""
        self.info: Message = {}
        self.position: Message = {}
        self.chat: list[Message] = []
        self.closed: int | None = None
        """The code with which the server closed the socket."""
        self._mark = 0
        self._sent = 0
        self._name = os.urandom(4).hex()
        opening = connect(
            f"{server.url.replace('http', 'ws', 1)}/ws/tables/{self.table}{'?screen' if screen else ''}",
            ssl=UNPROVEN if server.url.startswith("https:") else None,
            additional_headers=dict(headers),
            origin=origin,  # type: ignore[arg-type]  # a plain text will do
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
            proxy=None,
            max_size=None,
            max_queue=None,
            source_address=(source, 0) if source else None,
        )
        self._open = contextlib.ExitStack()
        self._socket: ClientConnection = self._open.enter_context(opening)
        if look:
            self.look(since)

    # Saying -------------------------------------------------------------------------------------------------------

    def send(self, message: Message | str | bytes) -> None:
        """Send anything."""
        self._socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def new_id(self) -> str:
        """A name for a message, never used before."""
        self._sent += 1
        return f"{self._name}-{self._sent}"

    def ask(self, kind: str, **fields: object) -> Message:
        """Say something that has an id, and wait for the answer to it: an ack, a reason, advice or an error."""
        id = fields.setdefault("id", self.new_id())
        before = len(self.messages)
        self.send({"type": kind, **fields})
        return self._find(lambda message: message.get("id") == id and message["type"] != "table", before)[1]

    def look(self, since: int = 0, chat: int = 0) -> Message:
        """Look at the table: wait for its description, and for the position if the game has begun."""
        before = len(self.messages)
        self.send({"type": "look", "since": since, "chat": chat})
        found = self._find(lambda message: message["type"] in ("table", "error"), before)[1]
        if found["type"] == "table" and found["status"] in ("playing", "over") and self._may_read(found):
            self._find(lambda message: message["type"] == "position", before)
        return found

    def earlier(self, before: int) -> Message:
        """Ask for the page of the past before an entry."""
        told = len(self.messages)
        self.send({"type": "earlier", "before": before})
        return self._find(lambda message: message["type"] == "past" or not message.get("id", "-"), told)[1]

    def log(self, seat: int | None = None) -> list[Message]:
        """All that one of my seats was ever told, page by page, up to the position."""
        lines, first = list(self.face(seat)["events"]), int(self.position["since"])
        while first > 0:
            page = self.earlier(first)
            assert page["since"] < first == page["before"], page
            lines = [*next(face for face in page["faces"] if seat in (None, face["seat"]))["events"], *lines]
            first = page["since"]
        return lines

    @staticmethod
    def _may_read(info: Message) -> bool:
        return bool(info["watchable"] or info["owner"] or any(seat["yours"] for seat in info["seats"]))

    def move(self, text: str | None = None, seat: int | None = None, at: int | None = None, id: str = "") -> Message:
        """Make a move, the first legal one if none is named, and wait for the answer."""
        acting = next((face for face in self.faces if face["moves"]), None) if seat is None else self.face(seat)
        assert acting is not None, self.position
        if text is None:
            text = acting["moves"][0]
        if at is None:
            at = self.position["n"]
        return self.ask("move", id=id or self.new_id(), seat=acting["seat"], text=text, at=at)

    def done(self, text: str | None = None, seat: int | None = None) -> int:
        """Make a move that must succeed; the new number of entries."""
        answer = self.move(text, seat)
        assert answer["type"] == "ack", answer
        return int(answer["n"])

    def undo(self, seat: int | None = None, at: int | None = None, id: str = "") -> Message:
        """Ask to take the last move back, and wait for the answer."""
        seat = self.faces[0]["seat"] if seat is None else seat
        at = self.position["n"] if at is None else at
        return self.ask("undo", id=id or self.new_id(), seat=seat, at=at)

    def say(self, text: str) -> Message:
        """Say something at the table, and wait for the answer."""
        return self.ask("chat", text=text)

    # Hearing ------------------------------------------------------------------------------------------------------

    @property
    def faces(self) -> list[Message]:
        """My sides of the position."""
        return list(self.position.get("faces", []))

    def face(self, seat: int | None = None) -> Message:
        """My side of the position, or that of one of my seats."""
        return self.faces[0] if seat is None else next(face for face in self.faces if face["seat"] == seat)

    def moves(self, seat: int | None = None) -> list[str]:
        """What I may do now."""
        return list(self.face(seat)["moves"])

    def seat(self, number: int) -> Message:
        """A seat as everybody sees it."""
        return dict(self.info["seats"][number])

    def until(self, condition: Callable[[Socket], object], timeout: float = PATIENCE) -> Socket:
        """Hear until this is true of the socket: `seat.until(lambda seat: seat.position["over"])`."""
        ends = time.monotonic() + timeout
        while not condition(self):
            self.hear(ends - time.monotonic())
        return self

    def my_turn(self) -> bool:
        """Wait until I may act (True) or the game is over (False)."""
        self.until(lambda me: me.position and (me.position["over"] or any(face["moves"] for face in me.faces)))
        return not self.position["over"]

    def wait_for(
        self, kind: str, predicate: Callable[[Message], object] = lambda _: True, timeout: float = PATIENCE
    ) -> Message:
        """The next message of this kind for which this is true, after the one that was waited for before."""
        place, message = self._find(
            lambda message: message["type"] == kind and predicate(message), self._mark, timeout=timeout
        )
        self._mark = place + 1
        return message

    def drain(self) -> list[Message]:
        """Hear all that was sent until now (a ping is answered after it): what had not been waited for."""
        before = len(self.messages)
        self.send({"type": "ping"})
        place, _ = self._find(lambda message: message["type"] == "pong", before)
        fresh = self.messages[self._mark : place]
        self._mark = place + 1
        return fresh

    def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message."""
        assert timeout > 0, f"Waited in vain; the last messages were {self.messages[-3:]}"
        try:
            raw = self._socket.recv(timeout=timeout)
        except TimeoutError:
            raise AssertionError(f"Waited in vain; the last messages were {self.messages[-3:]}") from None
        except ConnectionClosed as closed:
            self.closed = closed.rcvd.code if closed.rcvd else 1006
            raise
        text = raw if isinstance(raw, str) else raw.decode("utf-8")
        message: Message = json.loads(text)
        self.raw.append(text)
        self.messages.append(message)
        if message["type"] == "table":
            self.info = message
        elif message["type"] == "position":
            self.position = message
        elif message["type"] == "said":
            self.chat.extend(message["lines"])
        return message

    def hear_the_end(self) -> int:
        """Hear until the server closes the socket; the code with which it did."""
        ends = time.monotonic() + PATIENCE
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.hear(ends - time.monotonic())
        assert self.closed is not None
        return self.closed

    def _find(self, fits: Callable[[Message], object], start: int, timeout: float = PATIENCE) -> tuple[int, Message]:
        ends = time.monotonic() + timeout
        place = start
        while True:
            while place < len(self.messages):
                if fits(self.messages[place]):
                    return place, self.messages[place]
                place += 1
            self.hear(ends - time.monotonic())

    # Playing ------------------------------------------------------------------------------------------------------

    def alone_asked(self) -> bool:
        """Wait until the table waits for me and nobody else (True), or the game is over (False).

        What bots imagine may depend on who has chosen already: so the game is the same, however quick they are.
        """
        while self.my_turn() and len(self.position["actors"]) > 1:
            self.hear()
        return not self.position["over"]

    def play_to_end(
        self, choose: Callable[[list[str]], str] = lambda moves: moves[0], *, after_others: bool = False
    ) -> Message:
        """Play all my seats until the game is over; the last position."""
        while self.alone_asked() if after_others else self.my_turn():
            face = next(face for face in self.faces if face["moves"])
            answer = self.move(choose(face["moves"]), face["seat"])
            assert answer["type"] == "ack" or answer["code"] == "stale_answer", answer
        return self.position

    def close(self) -> None:
        """Leave."""
        self._open.close()

    def cut(self) -> None:
        """Leave without a word, as a phone in a tunnel does."""
        with contextlib.suppress(OSError):
            self._socket.socket.shutdown(2)
        self._open.close()

    def __enter__(self) -> Socket:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
