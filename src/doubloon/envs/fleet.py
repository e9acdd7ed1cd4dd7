"""Many games that go on together: one call moves in all of them, and what is seen lies in arrays made once.

Worker processes share these arrays with whoever learns, so nothing is copied or packed between them. Table number
`i` has the same luck from the same seed, however many workers there are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from doubloon.core import Game, Practice, Rows, find_game

from .table import is_forgiving

_PLACE: Final = 64
"""Arrays begin where a line of the processor's cache does."""


class Arrays(NamedTuple):
    """What is shared: a row for each table."""

    observations: NDArray[np.int8]
    """What the seat that is asked knows."""
    masks: NDArray[np.int8]
    """A 1 for each move that it may make."""
    to_play: NDArray[np.int32]
    """Which seat is asked."""
    rewards: NDArray[np.float32]
    """What each seat got by the last step; nothing where nobody sits."""
    over: NDArray[np.bool_]
    """Has the last step ended a game? Another one has begun at that table."""
    actions: NDArray[np.int32]
    """What is to be done next."""

    def rows(self, first: int, last: int) -> Arrays:
        """The part of some tables."""
        parts: list[Any] = [array[first:last] for array in self]
        return Arrays(*parts)


class Plan(NamedTuple):
    """All that a worker must know to have tables of its own."""

    game: str
    seats: tuple[int, ...]
    """How many sit at each table."""
    options: Mapping[str, object]
    illegal: str
    choices_only: bool

    def shapes(self) -> list[tuple[tuple[int, ...], type]]:
        """Size and kind of each array."""
        game, tables = find_game(self.game), len(self.seats)
        features, moves = len(game.feature_names()), len(game.words.text)
        return [
            ((tables, features), np.int8),
            ((tables, moves), np.int8),
            ((tables,), np.int32),
            ((tables, game.max_seats), np.float32),
            ((tables,), np.bool_),
            ((tables,), np.int32),
        ]

    def size(self) -> int:
        """How many bytes all arrays take."""
        return sum(_room(shape, kind) for shape, kind in self.shapes())

    def arrays(self, memory: Any) -> Arrays:
        """The arrays, in memory that has room for them."""
        found: list[Any] = []
        place = 0
        for shape, kind in self.shapes():
            found.append(np.frombuffer(memory, kind, int(np.prod(shape)), place).reshape(shape))
            place += _room(shape, kind)
        return Arrays(*found)


def _room(shape: tuple[int, ...], kind: type) -> int:
    return -(-int(np.prod(shape)) * np.dtype(kind).itemsize // _PLACE) * _PLACE


class Berth:
    """Some of the tables, in one process."""

    def __init__(self, plan: Plan, arrays: Arrays, first: int, last: int) -> None:
        game = find_game(plan.game)
        forgives = is_forgiving(plan.illegal)
        self._arrays: Final = arrays.rows(first, last)
        self._first: Final = first
        self._skips: Final = plan.choices_only
        views: Any = self._arrays
        self._rows: Final = Rows(
            [Practice(game, seats, plan.options, forgives) for seats in plan.seats[first:last]],
            [memoryview(row) for row in views.observations.view(np.uint8)],
            [memoryview(row) for row in views.masks.view(np.uint8)],
            memoryview(views.to_play),
            [memoryview(row) for row in views.rewards],
            memoryview(views.over),
        )

    def deal(self, seed: int) -> None:
        """Begin anew at all tables."""
        self._wipe()
        for row, table in enumerate(self._rows.games):
            table.luck = Random(f"{seed} {self._first + row}")
            table.skips = self._skips
            table.deal(None)
            self._rows.look(row)

    def step(self) -> None:
        """One move at each table; where that ends a game, the next begins."""
        self._wipe()
        self._rows.step(self._arrays.actions.tolist())

    def _wipe(self) -> None:
        """Zeros where only what is not zero will be written."""
        arrays = self._arrays
        for array in (arrays.masks, arrays.rewards, arrays.over):
            array.fill(0)


class Fleet:
    """As many games as you like, in as many processes as the machine has cores for.

    `seats` is a number for all tables, or one for each. With no workers all is done in this process. With
    `choices_only` a seat with one legal move is not asked: it is made, and the game goes on.
    """

    def __init__(
        self,
        game: Game[Any] | str,
        tables: int = 64,
        seats: int | Sequence[int] | None = None,
        options: Mapping[str, object] | None = None,
        workers: int = 0,
        illegal: str = "lose",
        choices_only: bool = False,
    ) -> None:
        rules = find_game(game) if isinstance(game, str) else game
        fewest = rules.min_seats if seats is None else seats
        each = tuple([fewest] * tables if isinstance(fewest, int) else fewest)
        if len(each) != tables:
            raise ValueError(f"There are {tables} tables, but numbers of seats for {len(each)}.")
        if tables < max(1, workers):
            raise ValueError(f"{workers} workers cannot share {tables} tables: each needs one at least.")
        plan = Plan(rules.id, each, dict(options or {}), illegal, choices_only)
        context = get_context("spawn")
        memory = context.RawArray("b", plan.size())
        self._arrays: Final = plan.arrays(memory)
        self._own: Final = None if workers else Berth(plan, self._arrays, 0, tables)
        self._lines: list[Connection] = []
        self._workers: list[Any] = []
        bounds = [tables * number // workers for number in range(workers + 1)] if workers else []
        for first, last in pairwise(bounds):
            here, there = context.Pipe()
            worker = context.Process(target=_work, args=(there, plan, memory, first, last), daemon=True)
            worker.start()
            there.close()
            self._lines.append(here)
            self._workers.append(worker)

    @property
    def observations(self) -> NDArray[np.int8]:
        """What the seat that is asked knows, a row for each table; the next step writes over it."""
        return self._arrays.observations

    @property
    def masks(self) -> NDArray[np.int8]:
        """A 1 for each move that it may make."""
        return self._arrays.masks

    @property
    def to_play(self) -> NDArray[np.int32]:
        """Which seat is asked."""
        return self._arrays.to_play

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What each seat got by the last step, a column for each."""
        return self._arrays.rewards

    @property
    def over(self) -> NDArray[np.bool_]:
        """Where the last step ended a game; another one has begun there."""
        return self._arrays.over

    def reset(self, seed: int) -> None:
        """Begin anew at all tables; the same seed gives the same luck."""
        if self._own:
            self._own.deal(seed)
        else:
            self._all(seed)

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Make one move at each table, and look again."""
        self._arrays.actions[:] = actions
        if self._own:
            self._own.step()
        else:
            self._all(None)

    def close(self) -> None:
        """Send the workers home."""
        for line in self._lines:
            line.close()
        for worker in self._workers:
            worker.join()
        self._lines, self._workers = [], []

    def __enter__(self) -> Fleet:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _all(self, order: int | None) -> None:
        """Give all workers an order, and wait until each has done it."""
        if not self._lines:
            raise RuntimeError("This fleet has been closed.")
        try:
            for line in self._lines:
                line.send(order)
            for line in self._lines:
                line.recv()
        except (EOFError, OSError) as error:
            codes = [worker.exitcode for worker in self._workers if not worker.is_alive()]
            self.close()
            raise RuntimeError(f"A worker of the fleet is gone (exit codes: {codes}); its games are lost.") from error


def _work(line: Connection, plan: Plan, memory: Any, first: int, last: int) -> None:
    """Do what is asked until nobody asks any more."""
    berth = Berth(plan, plan.arrays(memory), first, last)
    while True:
        try:
            seed: int | None = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        if seed is None:
            berth.step()
        else:
            berth.deal(seed)
        line.send(None)
