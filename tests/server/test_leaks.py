"""Nobody learns what is hidden: all bytes of real games, as real readers were sent them."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from doubloon.core import Match, Record, find_game, game_ids, parse
from doubloon.server.wire.told import encode
from tests.server import cutting
from tests.server.answers import Message
from tests.server.cutting import Hand
from tests.server.persons import Person
from tests.server.servers import Server
from tests.server.sockets import Socket
from tests.server.trials import unsealed

GAMES: Final = game_ids()
SEATS: Final = 3


class Heard:
    """Everything that one reader was sent at a table, and what it may know."""

    def __init__(self, seat: int | None, socket: Socket, person: Person | None) -> None:
        self.seat, self.socket, self.person = seat, socket, person

    def check(self, match: Match[Any], secrets: dict[str, str], raw: list[str] | None = None) -> int:
        """Nothing secret is in it, and positions tell just what this seat may read; how many positions there were."""
        raw = self.socket.raw if raw is None else raw
        for name, secret in secrets.items():
            assert not any(secret in text for text in raw), f"seat {self.seat} was sent {name}"
        positions = [json.loads(text) for text in raw if '"type":"position"' in text]
        for told in positions:
            self.check_position(match, told)
        return len(positions)

    def check_position(self, match: Match[Any], told: Message) -> None:
        assert [face["seat"] for face in told["faces"]] == [self.seat]
        face = told["faces"][0]
        may_read = [event for event in match.events(self.seat, told["since"]) if event["n"] < told["n"]]
        assert face["events"] == may_read
        then = Match.resume(match.game, Record(match.record.header, match.record.entries[: told["n"]]))
        assert face["view"] == json.loads(encode(dict(then.view(self.seat))))
        assert face["moves"] == ([] if self.seat is None else then.legal_moves(self.seat))
        assert told["prompt"] == then.prompt() and told["actors"] == then.actors()
        assert bool(told["scores"]) == then.is_over()


def from_disk(file: Path, table: str) -> tuple[Match[Any], dict[str, str]]:
    """The true game as the server keeps it, and all its secrets."""
    with sqlite3.connect(file) as disk:
        header, seed, invitation = disk.execute(
            "SELECT header, seed, invitation FROM tables WHERE id = ?", (table,)
        ).fetchone()
        lines = [line for (line,) in disk.execute("SELECT line FROM entries WHERE table_id = ? ORDER BY n", (table,))]
        hashes = [hashed for (hashed,) in disk.execute("SELECT hash FROM secrets")]
    disk.close()
    record = parse("\n".join([header, *lines]))
    opened = unsealed(str(file), seed)
    secrets = {"the seed": opened, "the server's part of the seed": opened.partition(".")[0]}
    secrets |= {"the sealed seed": seed, "the invitation": invitation}
    secrets |= {f"hash {number}": hashed for number, hashed in enumerate(hashes)}
    return Match.resume(find_game(record.header.game), record), secrets


@pytest.mark.parametrize("game", GAMES)
def test_no_secret_is_sent_in_a_real_game(server: Server, game: str) -> None:
    rng = Random(game)
    people = [server.person(name) for name in ("Ada", "Grace", "Joan")]
    stranger = server.person("Eve")
    table = people[0].open_table(game, seats=SEATS, undo="free")
    for person in people[1:]:
        person.join(table)
    readers = [Heard(seat, person.sit(table), person) for seat, person in enumerate(people)]
    readers += [Heard(None, stranger.sit(table), stranger), Heard(None, server.watch(table), None)]
    hands = [Hand(reader.socket).sealed() for reader in readers[:SEATS]]
    cutting.begin(people[0], table, hands)
    for reader in readers:
        reader.socket.until(lambda me: me.position)
    for _ in range(70):
        for reader in readers:
            reader.socket.drain()
        acting = [reader for reader in readers if any(face["moves"] for face in reader.socket.faces)]
        if not acting:
            break
        one = acting[int(rng.random() * len(acting))].socket
        chosen = one.moves()[int(rng.random() * len(one.moves()))]
        if rng.random() < 0.1:
            one.ask("why", seat=one.faces[0]["seat"], text=chosen)
            readers[int(rng.random() * 4)].socket.look(since=int(rng.random() * one.position["n"]))
            readers[int(rng.random() * 4)].socket.say("Aha.")
        assert one.move(chosen)["type"] == "ack"
        if rng.random() < 0.1 and one.until(lambda me: me.position["n"]).face()["can_undo"]:
            one.drain()
            one.undo()
    pages = [stranger.ask("GET", path).text for path in ("/api/tables", f"/api/tables/{table['id']}", "/api/games")]
    assert stranger.ask("GET", f"/api/tables/{table['id']}/record").status_code in (200, 409)
    for reader in readers:
        reader.socket.drain()
    match, secrets = from_disk(server.file, table["id"])
    invitation = secrets.pop("the invitation")
    secrets |= {f"the cut of {person.name}": hand.cut for person, hand in zip(people, hands, strict=True)}
    for person in [*people, stranger]:
        secrets |= {f"who {person.name} is": person.id, f"the secret of {person.name}": person.secret}
    for reader in readers:
        hidden = secrets if reader.seat is not None else {**secrets, "the invitation": invitation}
        assert reader.check(match, hidden) > 50 or match.is_over()
        reader.socket.close()
    assert not any(secret in page for secret in [*secrets.values(), invitation] for page in pages)
    bites(readers, match, secrets)


def bites(readers: list[Heard], match: Match[Any], secrets: dict[str, str]) -> None:
    """Would it have been noticed? What one seat was sent is a leak if another hears it, and so is every secret."""
    for reader, other in ((readers[0], readers[1]), (readers[3], readers[0])):
        swapped = [
            text.replace(f'"seat":{json.dumps(other.seat)},"view"', f'"seat":{json.dumps(reader.seat)},"view"')
            for text in other.socket.raw
        ]
        with pytest.raises(AssertionError):
            reader.check(match, secrets, swapped)
    for secret in secrets.values():
        with pytest.raises(AssertionError):
            readers[0].check(match, secrets, [f'{{"type":"said","text":"{secret}"}}'])
