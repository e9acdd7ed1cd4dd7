"""An answer that is given by itself betrays no hand: the real page, at a real table, in two worlds that look alike.

In one world somebody can do nothing but pass; in the other they could play a card, and pass with a quick click. The
others hear the same bytes, and the page sends them at the same moment: luck's, which the test holds as it holds the
clock.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from doubloon.core import CHANCE, Game, find_game
from doubloon.testing.walk import apply_telling
from tests.e2e.guests import CLICK, GAMES, Guest
from tests.server.cutting import HASTY
from tests.server.persons import Person
from tests.server.servers import Server
from tests.server.sockets import Socket
from tests.server.waiting import wait_until
from tests.wire.test_alike import SEATS, Comparison, World

ADA = 0
"""Whose page it is."""
WINDOWS = [game for game in GAMES if find_game(game).windows]
HELD_LUCK = """
import json, os
from doubloon.core import find_game
from doubloon.core.luck import Luck
text = find_game(os.environ["WORLD_GAME"]).words.text
held = {(stream, count): drawn for stream, count, drawn in json.loads(os.environ["WORLD_LUCK"])}
plain = Luck.draw
def draw(self, outcomes, stream, count):
    wanted = [move for move, _ in outcomes if text[move] == held.get((stream, count))]
    return wanted[0] if wanted else plain(self, outcomes, stream, count)
Luck.draw = draw
"""
"""A server whose luck is the luck of one world."""
SENT = """
window.sent = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const said = JSON.parse(text);
  if (said.type === "move") window.sent.push(said);
  return send.call(this, text);
};
"""


Pair = tuple[int, World, World, str]


class Pairs(Comparison):
    """A random game in which Ada is once asked for a card that she holds in one world only."""

    def take_back(self, seat: int) -> bool:
        return False

    def pair(self, longest: int) -> Pair | None:
        """Who must not notice, the world without a choice and the one with it, and how Ada lets the chance go by."""
        while self.true.state.actors() and len(self.true.entries) < longest:
            for watcher, twin in self.twins:
                both = sorted((self.true, twin), key=lambda world: len(moves_of(world)))
                forced, free = (moves_of(world) for world in both)
                is_pair = len(forced) == 1 < len(free) and {*forced} <= {*free} & {*self.game.windows}
                if is_pair and watcher != ADA and self.stays_alike(watcher, twin, forced[0]):
                    return watcher, both[0], both[1], forced[0]
            self.step()
        return None

    def stays_alike(self, watcher: int, twin: World, answer: str) -> bool:
        move = self.game.words.parse(answer)
        one, two = self.true.state.clone(), twin.state.clone()
        read = self.game.words.read
        heard = [[read(event, watcher) for event in apply_telling(state, ADA, move)] for state in (one, two)]
        settled = CHANCE not in (*one.actors(), *two.actors())
        return settled and heard[0] == heard[1] and self.game.view(one, watcher) == self.game.view(two, watcher)


def find_pair(game: Game[Any]) -> Pair:
    """The first pair that random games have, short ones first."""
    games = [(seed, longest) for longest, seeds in ((60, 40), (240, 40), (1_500, 400)) for seed in range(seeds)]
    return next(pair for seed, longest in games if (pair := Pairs(game, seed).pair(longest)))


def moves_of(world: World) -> list[str]:
    """What Ada may do."""
    is_asked = ADA in world.state.actors()
    return [world.game.words.text[move] for move in world.state.legal_moves(ADA)] if is_asked else []


def luck_of(game: Game[Any], world: World) -> list[tuple[str, int, str]]:
    """Every draw of a world: its stream, its number there, and what it was."""
    state, drawn, counts = game.start(SEATS, {}), [], Counter[str]()
    for entry in world.entries:
        assert not isinstance(entry, int)
        seat, text = entry
        if seat == CHANCE:
            stream = state.phase.stream(state)
            drawn.append((stream, counts[stream], text))
            counts[stream] += 1
        state.apply(seat, game.words.parse(text))
    return drawn


def answered(browser: Browser, folder: Path, game: Game[Any], world: World, watcher: int, answer: str) -> Any:
    """What Ada's page sends and when, after she was asked, and which positions the watcher is told from then on."""
    luck = {"WORLD_GAME": game.id, "WORLD_LUCK": json.dumps(luck_of(game, world))}
    folder.mkdir()
    server = Server(folder, **HASTY)
    server.environment |= luck
    server.before = HELD_LUCK
    with server:
        guest = Guest(browser, server, every_question=False)
        guest.context.add_init_script(SENT)
        code = guest.ask("/api/me/code", {})["code"]
        ada = Person(server, secret=server.post("/api/identity/claim", {"code": code, "bearer": True}).json()["secret"])
        table = ada.open_table(game.id, SEATS, cover_after=0)
        people = [ada, *(server.person(name) for name in ("Bob", "Cleo"))]
        for seat in range(1, SEATS):
            people[seat].join(table, seat)
        ada.start(table)
        sockets = [person.sit(table) for person in people]
        for entry in world.entries:
            assert not isinstance(entry, int)
            if entry[0] != CHANCE:
                make(sockets[entry[0]], *entry)
        sockets[ADA].close()
        bob = sockets[watcher]
        bob.drain()
        known = len(bob.messages)

        page = guest.page
        page.add_init_script("Math.random = () => 0.5")
        page.clock.install()
        page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
        guest.visit(f"/table/{table['id']}")
        wait_until(lambda: page.query_selector(f'[data-stage=idle] [data-move="{answer}"]'))
        asked = page.evaluate("performance.now()")
        page.clock.run_for(400)
        if len(moves_of(world)) > 1:
            page.evaluate(CLICK, answer)
        while not page.evaluate("window.sent.length"):
            page.clock.run_for(100)
        sent = page.evaluate("window.sent[0]")
        moment = page.evaluate("performance.now()") - asked
        bob.until(lambda me: me.position["n"] > sent["at"])
        told = [text for text, message in zip(bob.raw, bob.messages, strict=True) if message["type"] == "position"]
        before = sum(message["type"] == "position" for message in bob.messages[:known])
        assert guest.errors == []
        guest.close()
        for socket in sockets[1:]:
            socket.close()
    return {**sent, "id": len(sent["id"])}, moment, told[before:]


def make(socket: Socket, seat: int, text: str) -> None:
    """Make a move as soon as it is asked for."""
    socket.until(lambda me: me.position and text in me.moves(seat))
    socket.done(text, seat)


@pytest.mark.parametrize("game", WINDOWS)
def test_nobody_learns_from_the_pace_of_an_answer_whether_there_was_a_choice(
    browser: Browser, tmp_path: Path, game: str
) -> None:
    rules = find_game(game)
    watcher, forced, free, answer = find_pair(rules)
    one = answered(browser, tmp_path / "forced", rules, forced, watcher, answer)
    two = answered(browser, tmp_path / "free", rules, free, watcher, answer)
    assert one == two
    assert one[0]["text"] == answer and one[2], "the watcher hears of it"
