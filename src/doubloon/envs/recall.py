"""A game as a chain of moments, and what each seat has seen, heard and done on the way there.

A moment never changes, so copies of a game share all that lies behind them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from doubloon.core import Event, Game, Move, State, dump, find_game, fingerprint, load

Reader: TypeAlias = int | None
"""A seat, or None for somebody who looks on."""


class Past(NamedTuple):
    """What a reader remembers."""

    lines: str
    """What they did and were told, a line each."""
    trail: str
    """A fingerprint of all that they have seen, one view after the other."""


class Moment:
    """A position, the moment before it, and the move that led from there to here."""

    def __init__(
        self,
        game: Game[Any],
        position: State,
        before: Moment | None = None,
        move: Move = 0,
        told: list[Event] | None = None,
        pasts: Mapping[Reader, Past] | None = None,
    ) -> None:
        self.game: Final = game
        self.position: Final = position
        self.before: Final = before
        self.move: Final = move
        """The move by which whoever acted in the moment before came here."""
        self.actors: Final = position.actors()
        self._told: Final = told or []
        self._pasts: Final = pasts or {}
        """For a world that somebody imagines: what each reader remembers there."""
        self._seen: dict[Reader, str] = {}
        self._steps: dict[Reader, Past] = dict(self._pasts)
        """By reader: what the way from the moment before adds to the lines, and the trail up to here."""
        self._legal: dict[int, list[Move]] = {}

    @cached_property
    def title(self) -> str:
        """The position in a line, for those who debug: other positions have other lines."""
        return f"{self.game.title}: {self.position.phase.name} {self.actors} {fingerprint(self.position)}"

    def legal(self, seat: int) -> list[Move]:
        """What an actor may do, in the order of the vocabulary."""
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = sorted(self.position.legal_moves(seat))
        return found

    def play(self, move: Move) -> Moment:
        """What comes after a move of the first actor."""
        position = self.position.clone()
        told: list[Event] = []
        position.told = told
        position.apply(self.actors[0], move)
        position.told = None
        return Moment(self.game, position, self, move, told)

    def imagine(self, seat: int, rng: Random) -> Moment:
        """A world that a seat cannot tell from this one. What others remember there is what everybody knows: their own
        memories would give away what they hold."""
        everybody = self.past(None)
        pasts: dict[Reader, Past] = dict.fromkeys([None, *range(self.position.seats)], everybody)
        pasts[seat] = self.past(seat)
        return Moment(self.game, self.game.determinize(self.position, seat, rng), pasts=pasts)

    def seen(self, reader: Reader) -> str:
        """All that a reader sees now: the view, what the game waits for, and what the reader may do."""
        found = self._seen.get(reader)
        if found is None:
            shown: dict[str, Any] = {**self.game.asks(self.position), "view": self.game.view(self.position, reader)}
            shown["moves"] = self._moves(reader)
            found = self._seen[reader] = _json(shown)
        return found

    def own(self, seat: int) -> str:
        """What a seat sees now and spectators do not."""
        public, shown = self.game.view(self.position, None), self.game.view(self.position, seat)
        view = {key: value for key, value in shown.items() if key not in public or public[key] != value}
        return _json({"moves": self._moves(seat), "view": view})

    def past(self, reader: Reader) -> Past:
        """What a reader has done, was told and has seen until now."""
        way: list[Moment] = [self]
        while way[-1].before is not None:
            way.append(way[-1].before)
        way.reverse()
        for moment in way:
            if reader not in moment._steps:
                moment._steps[reader] = moment._step(reader)
        return Past("".join([moment._steps[reader].lines for moment in way]), self._steps[reader].trail)

    def recalled(self, reader: Reader) -> str:
        """What a reader knows who forgets nothing: a line for each thing they did or were told, then the present."""
        past = self.past(reader)
        return f'{past.lines}{{"trail":"{past.trail}"}}\n{self.seen(reader)}'

    def _moves(self, reader: Reader) -> list[str]:
        if reader is None or reader not in self.actors:
            return []
        return [self.game.words.text[move] for move in self.legal(reader)]

    def _step(self, reader: Reader) -> Past:
        """What a reader did and was told since the moment before, and the trail from there to here."""
        if self.before is None:
            return Past("", _digest(self.seen(reader)))
        news = [dict(self.game.words.read(event, reader)) for event in self._told]
        if self.before.actors[0] == reader:
            news.insert(0, {"did": self.game.words.text[self.move]})
        trail = self.before._steps[reader].trail
        if self.seen(reader) != self.before.seen(reader):
            trail = _digest(trail + self.seen(reader))
        return Past("".join([f"{_json(line)}\n" for line in news]), trail)

    # Copies of a moment are the moment itself; in a file there is where it began, and the moves --------------------

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        moves: list[Move] = []
        moment = self
        while moment.before is not None:
            moves.append(moment.move)
            moment = moment.before
        return _restored, (self.game.id, dump(moment.position), dict(moment._pasts), moves[::-1])


def _restored(id: str, position: dict[str, Any], pasts: Mapping[Reader, Past], moves: list[Move]) -> Moment:
    """The moment that was saved, and all before it."""
    game = find_game(id)
    moment = Moment(game, load(game, position), pasts=pasts)
    for move in moves:
        moment = moment.play(move)
    return moment


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
