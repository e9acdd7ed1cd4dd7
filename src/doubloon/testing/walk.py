"""A walk: one game played at random, remembered well enough to be replayed when a law is broken on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any, Final, Generic, TypeVar

from doubloon.core import CHANCE, Event, Game, Move, Record, State, dump, fingerprint, random_move
from doubloon.core.codec import text_of
from doubloon.core.options import Value
from doubloon.core.record import Header, parse

S = TypeVar("S", bound=State)

WANDERING: Final = 1_000
"""How many decisions are made entirely at random before a walk heads for the end of the game."""
HOMESICK: Final = 0.9
"""How often it then follows the game's advice: random play alone might never end."""


class LawBroken(AssertionError):
    """A game does not keep one of the laws; the record leads to the position where it was seen."""

    def __init__(self, law: str, reason: str, record: Record | None = None) -> None:
        super().__init__(law, reason, record)
        self.law = law
        self.reason = reason
        self.record = record

    def __str__(self) -> str:
        return f"the law of {self.law} is broken: {self.reason}"

    def __reduce__(self) -> tuple[object, ...]:
        """Between processes the record goes as text: compiled, it cannot be taken apart."""
        return _unpacked, (self.law, self.reason, self.record.text() if self.record else None)


def _unpacked(law: str, reason: str, record: str | None) -> LawBroken:
    return LawBroken(law, reason, None if record is None else parse(record))


class Walk(Generic[S]):
    """The game so far: the position, the moves that led to it, and a fingerprint after each."""

    def __init__(self, game: Game[S], seats: int, options: Mapping[str, Value], rng: Random) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.rng = rng
        self.moves: list[tuple[int, Move]] = []
        self.fingerprints: list[str] = []
        self.state: S
        self.census: dict[str, int] = {}
        self.checked: Counter[str] = Counter()

    def begin(self) -> None:
        """Set the game up."""
        self.state = self.game.start(self.seats, self.options)
        self.census = dict(self.game.census(self.state))
        self.fingerprints.append(fingerprint(self.state))

    def saw(self, law: str) -> None:
        """Note that a law had something to check: one that never does would pass unnoticed."""
        self.checked[law] += 1

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [f"Player {seat + 1}" for seat in range(self.seats)]

    def everyone(self) -> list[int]:
        """All seats."""
        return list(range(self.seats))

    def some(self, things: list[Any], number: int) -> list[Any]:
        """At most this many of these, picked at random, in their order."""
        if len(things) <= number:
            return things
        places = sorted(self.rng.sample(range(len(things)), number))
        return [things[place] for place in places]

    def choose(self) -> tuple[int, Move] | None:
        """Who acts next and how: at random, or after long wandering mostly by advice; None when the game is over."""
        actors = self.state.actors()
        if not actors:
            return None
        seat = actors[int(self.rng.random() * len(actors))]
        if seat != CHANCE and len(self.moves) > WANDERING and self.rng.random() < HOMESICK:
            return seat, self.game.suggest(self.state.clone(), seat, self.rng)
        return seat, any_move(self.state, seat, self.rng)

    def step(self, seat: int, move: Move) -> list[Event]:
        """Make the move and remember it; returns what was told."""
        self.moves.append((seat, move))
        told = apply_telling(self.state, seat, move)
        self.fingerprints.append(fingerprint(self.state))
        return told

    def record(self) -> Record:
        """The walk as a record; its luck came from the walk, so it carries no seed and commits to none."""
        game = self.game
        header = Header(game.id, game.rules_version, game.content_digest, self.seats, self.options, self.names, "none")
        return Record(header, [(seat, game.words.text[move]) for seat, move in self.moves])


def apply_telling(state: State, seat: int, move: Move) -> list[Event]:
    """Make a move and hand over what was told."""
    told: list[Event] = []
    state.told = told
    state.apply(seat, move)
    state.told = None
    return told


def any_move(state: State, seat: int, rng: Random) -> Move:
    """A random move of this actor; having none breaks a law, rather than crashing the choice."""
    if seat == CHANCE and not state.outcomes():
        raise LawBroken("alive", f"chance has nothing to draw in {state.phase.name}")
    if seat != CHANCE and not state.legal_moves(seat):
        raise LawBroken("alive", f"seat {seat} must act in {state.phase.name} but has no move")
    return random_move(state, seat, rng)


def play_on(state: State, rng: Random, limit: int, made: list[tuple[int, Move]]) -> None:
    """Play on at random for this many decisions, or to the end; ``made`` gets the moves, even one that fails."""
    for _ in range(limit):
        actors = state.actors()
        if not actors:
            return
        made.append((actors[0], any_move(state, actors[0], rng)))
        state.apply(*made[-1])


def is_possible(state: State, seat: int, move: Move) -> bool:
    """May this actor, chance included, make this move now?"""
    if seat not in state.actors():
        return False
    if seat == CHANCE:
        return any(move == outcome for outcome, _ in state.outcomes())
    return move in state.legal_moves(seat)


def differences(one: State, other: State) -> str:
    """Where two positions differ, for a message."""
    first, second = dump(one), dump(other)
    slots = [slot for slot in first if first[slot] != second.get(slot)]
    return ", ".join(f"{slot}: {first[slot]} / {second.get(slot)}" for slot in slots)[:400]


def same(one: State, other: State) -> bool:
    """Are these the same position?"""
    return text_of(one) == text_of(other)
