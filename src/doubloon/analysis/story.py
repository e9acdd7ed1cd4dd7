"""A finished game as a story: what happened, one step after the other, and the position before each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from doubloon.core import CHANCE, BadRecord, Game, Luck, Match, Move, Record, find_game

LONGEST: Final = 20_000
"""Longer records are not analysed: nobody plays so long, but somebody may take back for ever."""


@dataclass(frozen=True)
class Step:
    """A decision, or all that chance did between two decisions."""

    n: int
    """How many entries the record had before it."""
    to: int
    """How many it had after it."""
    seat: int
    moves: list[Move]
    state: Any
    """The true position before it; nobody may change it."""
    actors: list[int]
    decided: int
    """How many decisions had been made before it."""
    drawn: dict[str, int]
    """How often chance had drawn from each stream, and each seat had chosen (`seat_stream`)."""

    @property
    def is_chance(self) -> bool:
        return self.seat == CHANCE

    @property
    def is_choice(self) -> bool:
        """Was there anything to decide?"""
        return self.seat != CHANCE and len(self.state.legal_moves(self.seat)) > 1


class Story:
    """A finished game: its steps, and how it ended. What was taken back never happened."""

    def __init__(self, record: Record, source: str = "The record") -> None:
        if record.damage:
            raise BadRecord(f"{source} is damaged: line {record.damage[0].line} {record.damage[0].reason}.")
        if len(record.entries) > LONGEST:
            raise BadRecord(f"{source} is longer than {LONGEST:,} entries; no game is, so it is not analysed.")
        self.record: Final = record
        self.game: Final[Game[Any]] = find_game(record.header.game)
        match = Match.resume(self.game, record)
        if not match.is_over():
            raise BadRecord(
                f"{source} tells of a game that is not over. An analysis sees every hand, so it waits for the end."
            )
        self.seats: Final = record.header.seats
        self.names: Final = match.names
        self.scores: Final = match.scores()
        self.ranking: Final = match.ranking()
        self.fingerprint: Final = "" if match.record.result is None else match.record.result.fingerprint
        self.luck: Final = None if record.seed is None else Luck(record.seed)
        self.steps: Final = _steps(self.game, record)
        """All of them, and at the end one that holds the last position and in which nothing happens."""
        last = self.steps[-1].state
        self.final: Final = [self.game.evaluate(last, seat) for seat in range(self.seats)]
        self.choices: Final = [place for place, step in enumerate(self.steps) if step.is_choice]
        """Which steps are decisions with more than one way to go."""

    def luck_of(self, seed: str, what: str) -> str:
        """What random numbers are drawn from: other games have others, or the same error would be in all of them."""
        return f"{seed}/{self.fingerprint}/{what}"

    def text(self, move: Move) -> str:
        """A move as people read it."""
        return self.game.words.text[move]


def seat_stream(seat: int) -> str:
    """The name under which the decisions of a seat are counted, which no deck has."""
    return f"\0{seat}"


def stream_of(state: Any, actor: int) -> str:
    """From which stream whatever happens next is drawn."""
    return str(state.phase.stream(state)) if actor == CHANCE else seat_stream(actor)


def _steps(game: Game[Any], record: Record) -> list[Step]:
    state = game.start(record.header.seats, record.header.options)
    drawn: dict[str, int] = {}
    steps: list[Step] = []
    decided = 0
    for n, (seat, text) in _standing(record):
        move = game.words.parse(text)
        if seat == CHANCE and steps and steps[-1].is_chance:
            before = steps.pop()
            steps.append(
                Step(before.n, n + 1, CHANCE, [*before.moves, move], before.state, before.actors, decided, before.drawn)
            )
        else:
            actors = list(state.actors())
            steps.append(Step(n, n + 1, seat, [move], state.clone(), actors, decided, dict(drawn)))
        stream = stream_of(state, seat)
        drawn[stream] = drawn.get(stream, 0) + 1
        decided += seat != CHANCE
        state.apply(seat, move)
    end = len(record.entries)
    return [*steps, Step(end, end, CHANCE, [], state, [], decided, dict(drawn))]


def _standing(record: Record) -> list[tuple[int, tuple[int, str]]]:
    """The moves that stand, each with the number of its entry."""
    standing: list[tuple[int, tuple[int, str]]] = []
    for n, entry in enumerate(record.entries):
        if isinstance(entry, int):
            del standing[entry:]
        elif entry is not None:
            standing.append((n, entry))
    return standing
