"""Fuzzing: random play over all seat counts and options under the laws, until a fault or a number of decisions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Final

from doubloon.core import Game, find_game

from .laws import check
from .walk import LawBroken

CHUNK: Final = 5_000
"""How many decisions are made between two reports; each chunk has its own luck, so jobs do not change the run."""


@dataclass
class Fuzzed:
    """What the fuzzer has met so far: how much, by which seat counts and options, and the fault if there was one."""

    decisions: int = 0
    games: int = 0
    seats: Counter[int] = field(default_factory=Counter)
    options: Counter[str] = field(default_factory=Counter)
    laws: Counter[str] = field(default_factory=Counter)
    fault: LawBroken | None = None

    def add(self, other: Fuzzed) -> None:
        """Count what another part of the run has met."""
        self.decisions += other.decisions
        self.games += other.games
        self.seats += other.seats
        self.options += other.options
        self.laws += other.laws
        self.fault = other.fault


def fuzz(game: Game[Any], decisions: int, seed: int = 0, care: float = 0.05) -> Fuzzed:
    """Play random games until that many decisions are made, or to the first fault and the record that leads there."""
    rng = Random(f"fuzz {game.id} {seed}")
    fuzzed = Fuzzed()
    while fuzzed.decisions < decisions:
        seats = game.min_seats + fuzzed.games % (game.max_seats - game.min_seats + 1)
        options = game.options.sample(rng).as_dict()
        try:
            walk = check(game, seats, options, f"{seed} {fuzzed.games}", care)
        except LawBroken as fault:
            fuzzed.fault = fault
            return fuzzed
        fuzzed.decisions += len(walk.moves)
        fuzzed.games += 1
        fuzzed.seats[seats] += 1
        fuzzed.options.update(f"{name}={value}" for name, value in options.items())
        fuzzed.laws.update(walk.checked)
    return fuzzed


def fuzz_in_parts(game_id: str, decisions: int, seed: int, care: float, jobs: int = 1) -> Iterator[Fuzzed]:
    """The same in chunks, each with its own seed, in several processes; after each chunk, what was met so far."""
    chunks = range(-(-decisions // CHUNK))
    work = partial(_chunk, game_id, decisions, seed, care)
    fuzzed = Fuzzed()
    if jobs == 1:
        parts: Iterator[Fuzzed] = map(work, chunks)
        yield from _until_fault(fuzzed, parts)
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            yield from _until_fault(fuzzed, pool.map(work, chunks))
        finally:
            pool.shutdown(cancel_futures=True)


def _until_fault(fuzzed: Fuzzed, parts: Iterator[Fuzzed]) -> Iterator[Fuzzed]:
    for part in parts:
        fuzzed.add(part)
        yield fuzzed
        if fuzzed.fault is not None:
            return


def _chunk(game_id: str, decisions: int, seed: int, care: float, number: int) -> Fuzzed:
    return fuzz(find_game(game_id), min(CHUNK, decisions - number * CHUNK), seed * 1_000_003 + number, care)
