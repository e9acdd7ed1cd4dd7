"""Every attack that `benchmarks/attacks.py` plays: each line of attack runs in a process of its own, at its address."""

from __future__ import annotations

import http.client
import json
import os
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.attack_scene import Scene
from tests.server import floods
from tests.server.answers import Message
from tests.server.floods import Closed, Line, text_frame
from tests.server.servers import Server
from tests.server.sockets import Socket

MESSAGES_A_SECOND: Final = 20
"""As many as the server lets one socket say."""
BYTES_A_SECOND: Final = 20_000_000
"""More than the server takes, in most attacks."""
PIPELINED: Final = 20_000_000
CONNECTIONS: Final = 1_100
TICK: Final = 0.02
GIVES_WAY: Final = 10
"""Attackers are nicer than victims to the processor, so that what victims feel is the server."""
LOOK: Final = text_frame({"type": "look", "since": 0, "chat": 0})


@dataclass
class Attacker:
    """One line of attack while it lasts, and what became of it."""

    server: Server
    scene: Scene
    source: str
    stop: Event
    got: Counter[str] = field(default_factory=Counter)

    def goes_on(self) -> bool:
        """Has nobody called it off?"""
        return not self.stop.is_set()

    def line(self, narrow: bool = False) -> Line:
        """A plain connection to the server."""
        return Line(self.server.port, self.source, narrow)

    def sit(self, table: str) -> Socket:
        """A socket with a proper client, which has looked at the end of the record only."""
        known = {"Authorization": f"Bearer {self.scene.secret}"}
        return Socket(self.server, table, known, since=10_000_000, source=self.source)

    def ticks(self, rate: float, *lines: Line) -> Iterator[int]:
        """So many turns a second; meanwhile whatever comes over these lines is read."""
        began, turn = time.monotonic(), 0
        while self.goes_on():
            yield turn
            turn += 1
            while (rest := began + turn / rate - time.monotonic()) > 0 and self.goes_on():
                for line in lines:
                    self.got["bytes heard"] += line.read_for(0.0)
                time.sleep(min(rest, TICK))

    def persist(self, attack: Callable[[], None]) -> None:
        """Come back whenever the server hangs up."""
        while self.goes_on():
            try:
                attack()
            except Closed:
                self.got["hung up"] += 1
                self.stop.wait(0.1)

    def ask(self, path: str, connection: http.client.HTTPConnection, *forwarded: str) -> None:
        """One request over a connection that is kept, through so many proxies; its status is counted."""
        try:
            connection.putrequest("GET", path)
            for address in forwarded:
                connection.putheader("X-Forwarded-For", address)
            connection.endheaders()
            answer = connection.getresponse()
            self.got["bytes heard"] += len(answer.read())
            self.got[str(answer.status)] += 1
        except (OSError, http.client.HTTPException):
            connection.close()
            self.got["hung up"] += 1
            self.stop.wait(0.1)

    def connection(self) -> http.client.HTTPConnection:
        """For requests that are asked for properly."""
        return http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=60, source_address=(self.source, 0))


# Looks ----------------------------------------------------------------------------------------------------------------


def _look(me: Attacker, secret: str, reads: bool) -> None:
    def once() -> None:
        with me.line(narrow=not reads).open_socket(me.scene.long, secret) as line:
            for _ in me.ticks(MESSAGES_A_SECOND, *([line] if reads else [])):
                line.send_some(LOOK)
                me.got["looks"] += 1

    me.persist(once)


def own_looks(me: Attacker) -> None:
    """Look at a whole long game through all its seats, again and again."""
    _look(me, me.scene.secret, reads=True)


def strangers_looks(me: Attacker) -> None:
    """The same without an identity, as a spectator."""
    _look(me, "", reads=True)


def unread_looks(me: Attacker) -> None:
    """The same through all seats, and nothing of it is read."""
    _look(me, me.scene.secret, reads=False)


def pages(me: Attacker) -> None:
    """Turn the pages of a long game, through all its seats."""

    def once() -> None:
        with me.line().open_socket(me.scene.long, me.scene.secret) as line:
            for turn in me.ticks(MESSAGES_A_SECOND, line):
                line.send_some(text_frame({"type": "earlier", "before": 4_000 - turn * 100 % 4_000}))
                me.got["pages"] += 1

    me.persist(once)


# Frames and bytes -----------------------------------------------------------------------------------------------------


def _flood(me: Attacker, opening: bytes, part: bytes, most: int = 0, reads: bool = True) -> None:
    """So many bytes a second over one line, part by part; those that the server does not take wait."""

    def once() -> None:
        with me.line() as line:
            if not opening.startswith((b"GET", b"POST")):
                line.open_socket(me.scene.long)
            line.send(opening)
            block, left, sent = part * max(int(BYTES_A_SECOND * TICK) // len(part), 1), b"", 0
            for _ in me.ticks(1 / TICK, *([line] if reads else [])):
                if most and sent >= most:
                    continue
                left = left or block
                taken = line.send_some(left)
                left, sent = left[taken:], sent + taken
                me.got["bytes sent"] += taken

    me.persist(once)


def continuations(me: Attacker) -> None:
    """Frames that carry nothing, of a message that never ends."""
    _flood(me, floods.OPENED_MESSAGE, floods.EMPTY_CONTINUATION)


def pings(me: Attacker) -> None:
    """Pings of the protocol, each of which wants an answer."""
    _flood(me, floods.PING, floods.PING)


def fragments(me: Attacker) -> None:
    """Messages in fragments of one letter."""
    message = floods.OPENED_MESSAGE + floods.ONE_LETTER * 1_000 + floods.LAST_FRAGMENT
    _flood(me, floods.PING, message)


def pipelined(me: Attacker) -> None:
    """Requests without waiting for answers, which are never read."""
    _flood(me, floods.GET, floods.GET, most=PIPELINED, reads=False)


def endless_header(me: Attacker) -> None:
    """A header that never ends."""
    _flood(me, floods.OPENED_HEADER, b"a")


def one_byte_chunks(me: Attacker) -> None:
    """A body in chunks of one byte."""
    _flood(me, floods.OPENED_CHUNKS, floods.ONE_BYTE_CHUNK)


def large_messages(me: Attacker) -> None:
    """Messages of the largest size that is read, which say nothing."""
    _flood(me, floods.PING, text_frame("a" * 4_000))


def comers_and_goers(me: Attacker) -> None:
    """Connect and hang up, as often as possible."""

    def once() -> None:
        for _ in me.ticks(500):
            with me.line() as line:
                line.send(floods.GET)
                me.got["came"] += 1

    me.persist(once)


def lingerers(me: Attacker) -> None:
    """More connections than the server has descriptors: idle, with half a header, with half a body; always replaced."""
    _linger(me, CONNECTIONS)


def some_lingerers(me: Attacker) -> None:
    """A fifth of them."""
    _linger(me, CONNECTIONS // 5)


def _linger(me: Attacker, number_of_lines: int) -> None:
    kinds = (b"", floods.HALF_HEADER, floods.HALF_BODY)
    lines: list[Line | None] = [None] * number_of_lines
    for _ in me.ticks(4):
        for number, line in enumerate(lines):
            try:
                if line is None:
                    line = lines[number] = me.line()
                    line.send(kinds[number % 3])
                line.read_for(0.0)
            except Closed:
                me.got["hung up"] += 1
                if line is not None:
                    line.close()
                lines[number] = None
        me.got["most held"] = max(me.got["most held"], sum(line is not None for line in lines))


# Work -----------------------------------------------------------------------------------------------------------------


def hurried_moves(me: Attacker) -> None:
    """Play five long games at once, each as fast as the server answers."""
    _play_five(me, takes_back=False)


def take_backs(me: Attacker) -> None:
    """Move and take back, late in five long games."""
    _play_five(me, takes_back=True)


def _play_five(me: Attacker, takes_back: bool) -> None:
    def play(table: str) -> None:
        chance = Random(table)

        def once() -> None:
            with me.sit(table) as seat:
                for _ in me.ticks(MESSAGES_A_SECOND):
                    if not seat.my_turn():
                        return
                    face = next(face for face in seat.faces if face["moves"])
                    answers = [seat.move(chance.choice(face["moves"]), face["seat"])]
                    seat.drain()
                    if takes_back:
                        answers.append(_undo(seat, face["seat"]))
                    me.got.update(answer.get("code") or answer["type"] for answer in answers)
                    seat.messages.clear()

        me.persist(lambda: _proper(once))

    _together(me, [partial(play, table) for table in me.scene.regretted[:5]])


def _undo(seat: Socket, number: int) -> Message:
    answer = seat.undo(number)
    seat.drain()
    return answer


def hints(me: Attacker) -> None:
    """Ask for hints all the time."""

    def once() -> None:
        with me.sit(me.scene.long) as seat:
            seat.my_turn()
            acting = next(face["seat"] for face in seat.faces if face["moves"])
            for _ in me.ticks(MESSAGES_A_SECOND):
                answer = seat.ask("hint", seat=acting)
                me.got[answer.get("code") or answer["type"]] += 1

    me.persist(lambda: _proper(once))


def _proper(attack: Callable[[], None]) -> None:
    """A proper client says in other words that the server has hung up."""
    try:
        attack()
    except (OSError, EOFError, AssertionError, KeyError, StopIteration) as error:
        raise Closed from error
    except Exception as error:
        if type(error).__module__.startswith("websockets"):
            raise Closed from error
        raise


def hurried_bots(me: Attacker) -> None:
    """Watch twenty games that only bots play, without a pause between their moves."""
    lines, secret = [], me.scene.chatters[0]
    for _ in range(20):
        connection = me.connection()
        wish = {"game": me.scene.game, "seats": me.scene.seats, "bots": ["greedy"] * me.scene.seats, "pace": 0}
        known = {"Authorization": f"Bearer {secret}"}
        connection.request("POST", "/api/tables", json.dumps({**wish, "start": True}), known)
        table = json.loads(connection.getresponse().read())
        connection.close()
        if "id" in table:
            lines.append(me.line().open_socket(table["id"], secret))
            lines[-1].send(LOOK)
            me.got["games"] += 1
    for _ in me.ticks(1, *lines):
        pass


def loads(me: Attacker) -> None:
    """Ask for seven tables that nobody has in hand, each with many take-backs; then for the next seven."""
    for start in range(0, len(me.scene.regretted), 7):
        lines = []
        for table in me.scene.regretted[start : start + 7]:
            line = me.line()
            line.send(f"GET /api/tables/{table} HTTP/1.1\r\nHost: doubloon\r\nConnection: close\r\n\r\n".encode())
            lines.append(line)
            me.got["asked for"] += 1
        while lines and me.goes_on():
            for line in lines[:]:
                try:
                    line.read_for(TICK)
                except Closed:
                    lines.remove(line)
                    me.got["answered"] += 1


def forged_addresses(me: Attacker) -> None:
    """Be somebody else at each request, by a line before the one that the operator's proxy adds."""
    connection = me.connection()
    for number in me.ticks(300):
        forged = f"198.51.{number // 250 % 250}.{number % 250}"
        me.ask("/api/games", connection, forged, "203.0.113.9")


def talk(me: Attacker) -> None:
    """Ten people who talk all the time at one table, and as many who listen."""
    known = [me.line().open_socket(me.scene.tavern, secret) for secret in me.scene.chatters]
    listening = [me.line().open_socket(me.scene.tavern) for _ in known]
    for line in (*known, *listening):
        line.send(LOOK)
    for number in me.ticks(MESSAGES_A_SECOND, *known, *listening):
        for line in known:
            line.send_some(text_frame({"type": "chat", "id": f"c{number}", "text": "Ahoy! " * 80}))
            me.got["lines said"] += 1


def _ask_all(me: Attacker, number: int, path: Callable[[int], str]) -> None:
    def work(first: int) -> None:
        connection = me.connection()
        for turn in me.ticks(MESSAGES_A_SECOND):
            me.ask(path(first + turn), connection)

    _together(me, [partial(work, first * 7) for first in range(number)])


def _together(me: Attacker, works: list[Callable[[], None]]) -> None:
    """All of these at once; one that still waits for an answer when it is called off is not waited for."""
    for work in works:
        threading.Thread(target=work, daemon=True).start()
    me.stop.wait()


def replays(me: Attacker) -> None:
    """Fifteen who look at parts of a long finished game, over and over."""

    def path(turn: int) -> str:
        first = turn * 50 % 2_000
        return f"/api/tables/{me.scene.finished}/replay/positions?from={first}&to={first + 49}&seat={turn % 2}"

    _ask_all(me, 15, path)


def records(me: Attacker) -> None:
    """Fetch the record of a long game, over and over."""
    _ask_all(me, 4, lambda _: f"/api/tables/{me.scene.finished}/record")


# The list -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Attack:
    """What happens at once, each part of it in a process and at an address of its own."""

    name: str
    parts: tuple[Callable[[Attacker], None], ...]
    felt: str = "moves"
    """What the victims do meanwhile: `moves`, `arrivals` of newcomers, or `loads` of tables that nobody has in hand."""
    by_proxy: bool = False
    """Do the attackers come through a proxy that the operator trusts?"""


ATTACKS: Final = (
    Attack("looks at a whole game", (own_looks,) * 2),
    Attack("looks of strangers", (strangers_looks,) * 8),
    Attack("looks that are not read", (unread_looks,)),
    Attack("pages of the past", (pages,) * 2),
    Attack("empty continuations", (continuations,)),
    Attack("pings", (pings,)),
    Attack("fragments of one letter", (fragments,)),
    Attack("large messages", (large_messages,)),
    Attack("pipelined requests", (pipelined,)),
    Attack("endless header", (endless_header,)),
    Attack("chunks of one byte", (one_byte_chunks,)),
    Attack("coming and going", (comers_and_goers,), felt="arrivals"),
    Attack("1,100 connections", (lingerers,), felt="arrivals"),
    Attack("the same from five addresses", (some_lingerers,) * 5, felt="arrivals"),
    Attack("hurried moves", (hurried_moves,)),
    Attack("hurried bots", (hurried_bots,)),
    Attack("take-backs", (take_backs,)),
    Attack("loading regretted games", (loads,), felt="loads"),
    Attack("forged addresses", (forged_addresses,), by_proxy=True),
    Attack("talk", (talk,)),
    Attack("replays", (replays,)),
    Attack("records", (records,)),
    Attack("hints", (hints,) * 4),
    Attack(
        "many at once",
        (own_looks, unread_looks, continuations, pings, one_byte_chunks, take_backs, talk, replays, hints),
    ),
)


def attack(
    part: Callable[[Attacker], None], port: int, scene: Scene, source: str, go: Event, stop: Event, tell: Connection
) -> None:
    """The life of an attacking process: wait for the sign, attack until it is called off, tell what came of it."""
    os.nice(GIVES_WAY)
    me = Attacker(Server(Path(), port=port), scene, source, stop)
    go.wait()
    try:
        part(me)
    except Closed:
        me.got["hung up"] += 1
    tell.send(me.got)
