"""Nobody learns what is hidden: all bytes sent to a reader are the same in all worlds that it cannot tell apart.

Without a server: what it would send is made and compared here, so that many worlds can be.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from doubloon.bots import ask, find_bot
from doubloon.core import (
    CHANCE,
    Event,
    Game,
    Match,
    Move,
    Record,
    State,
    commitment,
    find_game,
    fingerprint,
    game_ids,
)
from doubloon.core.record import Header, Played
from doubloon.server import faces, replays
from doubloon.server.table.history import History
from doubloon.server.wire.requests import ReplayRange
from doubloon.server.wire.told import Clock, encode
from doubloon.telling import PAGE, own_eyes, positions
from doubloon.testing.walk import any_move, apply_telling, is_possible, same

GAMES: Final = game_ids()
SEATS: Final = 3
MOST_TWINS: Final = 3
LONGEST: Final = 260
"""So many moves of a random game are enough to see everything in it."""

Hint = Callable[[Game[Any], State, int], str]


# Two worlds side by side ----------------------------------------------------------------------------------------------


class World:
    """A game as it might have gone: its entries, and the position that they lead to."""

    def __init__(self, game: Game[Any], entries: list[Played | int], state: State) -> None:
        self.game, self.entries, self.state = game, entries, state
        self.parted: Final = len(entries)
        """Up to here it went as another did."""

    def clone(self) -> World:
        return World(self.game, list(self.entries), self.state.clone())

    def play(self, seat: int, move: Move) -> list[Event]:
        told = apply_telling(self.state, seat, move)
        self.entries.append((seat, self.game.words.text[move]))
        return told

    def go_back(self, to: int) -> None:
        self.entries.append(to)
        self.state = self.match().state()

    def match(self) -> Match[Any]:
        """The world as a table holds it; without a seed, because no seed draws just this."""
        names = [f"Player {seat + 1}" for seat in range(SEATS)]
        game = self.game
        options = game.options.settle({}).as_dict()
        header = Header(game.id, game.rules_version, game.content_digest, SEATS, options, names, commitment("?"))
        return Match.resume(game, Record(header, list(self.entries)))


def honest_hint(game: Game[Any], state: State, seat: int) -> str:
    """What the server answers to a seat that asks for a hint."""
    return game.words.text[ask(find_bot("first_mate"), game, state, seat, Random("hint"))]


class Comparison:
    """A random game, and twins of it that some seat cannot tell from it; everything sent to that seat is compared."""

    def __init__(self, game: Game[Any], seed: int, hint: Hint = honest_hint) -> None:
        self.rng: Final = Random(f"{game.id} {seed}")
        self.game, self.hint = game, hint
        self.true = World(game, [], game.start(SEATS, {}))
        self.twins: list[tuple[int, World]] = []
        self.compared = 0

    def run(self) -> int:
        """Play; how often two worlds were compared."""
        while self.true.state.actors() and len(self.true.entries) < LONGEST:
            self.step()
            if self.true.state.actors() != [CHANCE] and self.rng.random() < 0.12:
                self.compare()
        self.compare()
        return self.compared

    def step(self) -> None:
        state = self.true.state
        actors = state.actors()
        seat = actors[int(self.rng.random() * len(actors))]
        if seat != CHANCE and self.rng.random() < 0.03 and self.take_back(seat):
            return
        move = any_move(state, seat, self.rng)
        before = self.true.clone()
        told = self.true.play(seat, move)
        self.twins = [(watcher, twin) for watcher, twin in self.twins if self.follows(watcher, twin, seat, move, told)]
        if len(self.twins) < MOST_TWINS:
            self.find_twin(before, seat, move, told)

    def take_back(self, seat: int) -> bool:
        match = self.true.match()
        if match.undo_limit(seat) >= len(match.record.moves()):
            return False
        for world in [self.true, *(twin for _, twin in self.twins)]:
            world.go_back(len(match.record.moves()) - 1)
        self.twins = [(watcher, twin) for watcher, twin in self.twins if self.sees_the_same(watcher, twin)]
        return True

    def follows(self, watcher: int, twin: World, seat: int, move: Move, told: list[Event]) -> bool:
        """Let the twin move too; does the watcher still see and hear the same?"""
        own = move if is_possible(twin.state, seat, move) else any_move(twin.state, seat, self.rng)
        return self.is_alike(watcher, twin, twin.play(seat, own), told)

    def find_twin(self, before: World, seat: int, move: Move, told: list[Event]) -> None:
        """Whoever did not see this move cannot know that it was no other."""
        state = before.state
        moves = [each for each, _ in state.outcomes()] if seat == CHANCE else state.legal_moves(seat)
        others = [other for other in moves if other != move]
        watchers = [watcher for watcher in range(SEATS) if watcher != seat]
        if not others:
            return
        watcher = watchers[int(self.rng.random() * len(watchers))]
        twin = before.clone()
        twin_told = twin.play(seat, others[int(self.rng.random() * len(others))])
        if not same(twin.state, self.true.state) and self.is_alike(watcher, twin, twin_told, told):
            self.twins.append((watcher, twin))

    def is_alike(self, watcher: int, twin: World, twin_told: list[Event], told: list[Event]) -> bool:
        read = self.game.words.read
        hears = [read(event, watcher) for event in told] == [read(event, watcher) for event in twin_told]
        return hears and self.sees_the_same(watcher, twin)

    def sees_the_same(self, watcher: int, twin: World) -> bool:
        return bool(self.game.view(twin.state, watcher) == self.game.view(self.true.state, watcher))

    def compare(self) -> None:
        if not self.twins:
            return
        match = self.true.match()
        for watcher, twin in self.twins:
            if same(self.true.state, twin.state):
                continue
            other = twin.match()
            since = int(self.rng.random() * match.n)
            for eyes in ([watcher], []):
                one, two = (encode(faces.position(each, eyes, since, clock(each), "free")) for each in (match, other))
                assert one == two, difference(one, two)
                one, two = (past(each, eyes) for each in (match, other))
                assert one == two, difference(one, two)
                one, two = (replayed(each, eyes, twin.parted) for each in (match, other))
                assert one == two, difference(one, two)
            if watcher in match.actors():
                one_hint, two_hint = (self.hint(self.game, each.state, watcher) for each in (self.true, twin))
                assert one_hint == two_hint, "a hint tells what is hidden"
            self.compared += 1


def clock(match: Match[Any]) -> Clock:
    """Clocks that tell since when each seat has been awaited."""
    actors = match.actors()
    return Clock(9.5, [float(match.awaited_since(seat)) if seat in actors else None for seat in range(SEATS)])


def past(match: Match[Any], eyes: list[int]) -> bytes:
    """All pages of the past that these eyes may ask for, and what they are told when they come."""
    told = History(match)
    pages = [told.page(seat, first) for seat in own_eyes(eyes) for first in range(0, match.n, PAGE)]
    return encode([*pages, *(told.since(seat, told.begin()) for seat in own_eyes(eyes))])


def replayed(match: Match[Any], eyes: list[int], since: int) -> bytes:
    """All that a replay of the running game tells to these eyes of what came after entry `since`."""
    tape = replays.Tape(match.game, Record(match.record.header, match.record.entries[:]), False, [])
    stops = [stop for _, stop in replays.stops(tape)]
    first = sum(stop.n <= since for stop in stops)
    return encode([stops, replays.positions_of(tape, ReplayRange(first, LONGEST, eyes[0] if eyes else None))])


def difference(one: bytes, two: bytes) -> str:
    """Where two messages part."""
    place = next((place for place, pair in enumerate(zip(one, two, strict=False)) if pair[0] != pair[1]), 0)
    return f"{one[max(place - 80, 0) : place + 80]!r}\n{two[max(place - 80, 0) : place + 80]!r}"


def worlds(game: str, games: int, hint: Hint = honest_hint) -> int:
    """Compare worlds in a few random games; how many were compared."""
    return sum(Comparison(find_game(game), seed, hint).run() for seed in range(games))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_look_alike_are_told_alike(game: str) -> None:
    assert worlds(game, 3) > 10


# The same with a server that leaks ------------------------------------------------------------------------------------

honest_face = positions.face


def peeking(field: str, value: Callable[[Match[Any], int], object]) -> Callable[..., Any]:
    """A face in which one field shows what belongs to another seat."""

    def face(match: Match[Any], seat: int | None, events: list[Any], undo: Any) -> Any:
        shown = honest_face(match, seat, events, undo)
        other = 0 if seat is None else (seat + 1) % SEATS
        shown[field] = value(match, other)
        return shown

    return face


LEAKS: Final[dict[str, Callable[..., Any]]] = {
    "the view of another seat": peeking("view", lambda match, other: dict(match.view(other))),
    "the events of another seat": peeking("events", lambda match, other: match.events(other)),
    "what another seat may do": peeking("moves", lambda match, other: match.legal_moves(other)),
    "the true position": peeking("can_undo", lambda match, _: fingerprint(match.state())),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "face", LEAKS[leak])
    found = 0
    for game in GAMES:
        try:
            worlds(game, 2)
        except AssertionError:
            found += 1
    assert found >= 2, f"{leak}: only {found} games notice"


def test_a_prompt_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    said = faces.position

    def position(match: Match[Any], *rest: Any) -> Any:
        shown = said(match, *rest)
        shown.prompt["text"] = fingerprint(match.state())[:1]
        return shown

    monkeypatch.setattr(faces, "position", position)
    with pytest.raises(AssertionError):
        worlds("salvage", 3)


def test_a_page_of_another_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = History._encode

    def peek(self: History, seat: int | None, first: int, end: int) -> bytes:
        return honest(self, 0 if seat is None else (seat + 1) % SEATS, first, end)

    monkeypatch.setattr(History, "_encode", peek)
    with pytest.raises(AssertionError):
        worlds("salvage", 3)


def test_a_hint_that_knows_too_much_is_found() -> None:
    def peek(game: Game[Any], state: State, seat: int) -> str:
        return fingerprint(state)

    with pytest.raises(AssertionError, match="a hint"):
        worlds("tobago", 3, peek)
