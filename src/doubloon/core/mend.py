"""Mending a record with broken lines: find what stood there by trying everything the rules and the luck allow."""

from __future__ import annotations

from typing import Any, Final

from .codec import fingerprint
from .errors import UnknownMove
from .game import Game
from .luck import Luck
from .record import Played, Record
from .state import State
from .words import CHANCE, Move

PATIENCE: Final = 2_000_000
"""How many moves are tried before mending gives up: many broken lines in a row can be filled in too many ways."""


MOST_BROKEN: Final = 20


class Mended:
    """What was found: up to two ways to fill the broken places such that all the rest replays without fault."""

    def __init__(self) -> None:
        self.ways: Final[list[list[Played | int | None]]] = []
        """Each way has one filling per broken place; None leaves the line out, because nothing fits there."""
        self.farthest = 0
        """How many entries replay without fault under the best filling."""
        self.gave_up = False

    def is_certain(self) -> bool:
        """Is there exactly one way?"""
        return len(self.ways) == 1 and not self.gave_up


def mend(game: Game[Any], record: Record, seed: str | None = None) -> Mended:
    """Find what fits into the broken places of a record: a move of an actor, what the seed draws, or a take-back.

    A place held no entry at all (but a result, a seed, or nothing) if the game was over there, or if nothing else fits.
    """
    opened = seed if seed is not None else record.seed
    luck = None if opened is None else Luck(opened)
    search = _Search(game, record, luck)
    if record.entries.count(None) > MOST_BROKEN:
        search.found.gave_up = True
    else:
        search.follow(_Place(game.start(record.header.seats, record.header.options)), 0, [])
    return search.found


def filled(record: Record, way: list[Played | int | None]) -> Record:
    """The record with its broken places filled."""
    entries: list[Played | int | None] = []
    place = 0
    for entry in record.entries:
        if entry is not None:
            entries.append(entry)
            continue
        filling = way[place]
        place += 1
        if filling is not None:
            entries.append(filling)
    return Record(record.header, entries, record.result, record.seed, [], record.branches, record.comments)


class _Place:
    """A position on the way, with all that stood before it, so that take-backs can return there."""

    def __init__(self, state: State) -> None:
        self.states: list[State] = [state]
        self.streams: list[str] = []

    def branch(self) -> _Place:
        """The same place on a branch of its own; positions are never changed, so they are shared."""
        new = _Place(self.states[0])
        new.states = self.states[:]
        new.streams = self.streams[:]
        return new


class _Search:
    """Follows the record from entry to entry and branches where one is broken."""

    def __init__(self, game: Game[Any], record: Record, luck: Luck | None) -> None:
        self.game: Final = game
        self.record: Final = record
        self.luck: Final = luck
        self.found: Final = Mended()
        self.tried = 0

    def follow(self, place: _Place, number: int, way: list[Played | int | None]) -> bool:
        """Replay from entry ``number`` on; the ways that reach the end without fault are noted. Has any?"""
        entries = self.record.entries
        while number < len(entries):
            self.found.farthest = max(self.found.farthest, number)
            entry = entries[number]
            if entry is None:
                return self._fill(place, number, way)
            if not self._step(place, entry):
                return False
            number += 1
        self.found.farthest = len(entries)
        if not self._ends_well(place):
            return False
        self.found.ways.append(way)
        return True

    def _fill(self, place: _Place, number: int, way: list[Played | int | None]) -> bool:
        if not place.states[-1].actors() and self.follow(place.branch(), number + 1, [*way, None]):
            return True
        fits = False
        for filling in self._fillings(place):
            if len(self.found.ways) > 1 or self.found.gave_up:
                return fits
            branch = place.branch()
            if self._step(branch, filling) and self.follow(branch, number + 1, [*way, filling]):
                fits = True
        return fits or self.follow(place.branch(), number + 1, [*way, None])

    def _fillings(self, place: _Place) -> list[Played | int]:
        state = place.states[-1]
        text = self.game.words.text
        found: list[Played | int] = []
        for seat in state.actors():
            found.extend((seat, text[move]) for move in self._possible(place, state, seat))
        found.extend(range(len(place.states) - 1))
        return found

    def _possible(self, place: _Place, state: State, seat: int) -> list[Move]:
        if seat != CHANCE:
            return state.legal_moves(seat)
        outcomes = state.outcomes()
        if self.luck is None:
            return [move for move, _ in outcomes]
        stream = state.phase.stream(state)
        return [self.luck.draw(outcomes, stream, place.streams.count(stream))]

    def _step(self, place: _Place, entry: Played | int) -> bool:
        """Carry out an entry if rules and luck allow it."""
        self.tried += 1
        if self.tried > PATIENCE:
            self.found.gave_up = True
            return False
        if isinstance(entry, int):
            if entry >= len(place.states) - 1:
                return False
            del place.states[entry + 1 :]
            del place.streams[entry:]
            return True
        seat, text = entry
        state = place.states[-1]
        try:
            move = self.game.words.parse(text)
        except UnknownMove:
            return False
        if seat not in state.actors() or move not in self._possible(place, state, seat):
            return False
        after = state.clone()
        place.streams.append(state.phase.stream(state) if seat == CHANCE else "")
        after.apply(seat, move)
        place.states.append(after)
        return True

    def _ends_well(self, place: _Place) -> bool:
        state = place.states[-1]
        result = self.record.result
        if result is None:
            return True
        return not state.actors() and (
            result.fingerprint == fingerprint(state)
            and result.scores == self.game.scores(state)
            and result.ranking == self.game.ranking(state)
        )
