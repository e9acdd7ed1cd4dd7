"""Twins: two true positions that one seat cannot tell apart, made by the game's own hidden moves.

Where chance or another player did something that this seat could not see, they might just as well have done something
else. Playing both on side by side shows whether anything that the seat sees, hears, may do or is told gives the
difference away, and whether `determinize` peeks. Unlike worlds made by `determinize`, twins do not trust it.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, Generic, TypeVar

from doubloon.core import CHANCE, Event, Move, State

from .secrets import heard
from .walk import LawBroken, Walk, any_move, apply_telling, differences, is_possible, same

S = TypeVar("S", bound=State)

MOST: Final = 4


class Twins(Generic[S]):
    """The twins that follow a walk, each with the seat that must not notice."""

    def __init__(self, walk: Walk[S]) -> None:
        self.walk = walk
        self.pairs: list[tuple[int, S]] = []

    def follow(self, before: S, seat: int, move: Move, told: list[Event], careful: bool) -> None:
        """After a move of the walk: have the twins make it too, drop those found out, and look for a new one."""
        self.pairs = [
            (watcher, twin) for watcher, twin in self.pairs if self._moves_alike(watcher, twin, seat, move, told)
        ]
        if careful and len(self.pairs) < MOST:
            self._find(before, seat, move, told)
        if careful:
            for watcher, twin in self.pairs:
                self._compare(watcher, twin)

    def _moves_alike(self, watcher: int, twin: S, seat: int, move: Move, told: list[Event]) -> bool:
        own = move if is_possible(twin, seat, move) else any_move(twin, seat, self.walk.rng)
        return self._looks_alike(watcher, twin, apply_telling(twin, seat, own), told)

    def _find(self, before: S, seat: int, move: Move, told: list[Event]) -> None:
        rng = self.walk.rng
        watchers = [watcher for watcher in self.walk.everyone() if watcher != seat]
        moves = [each for each, _ in before.outcomes()] if seat == CHANCE else before.legal_moves(seat)
        others = [other for other in moves if other != move]
        if not watchers or not others:
            return
        watcher = watchers[int(rng.random() * len(watchers))]
        twin = before.clone()
        twin_told = apply_telling(twin, seat, others[int(rng.random() * len(others))])
        if not same(twin, self.walk.state) and self._looks_alike(watcher, twin, twin_told, told):
            self.pairs.append((watcher, twin))

    def _looks_alike(self, watcher: int, twin: S, twin_told: list[Event], told: list[Event]) -> bool:
        walk = self.walk
        alike = walk.game.view(twin, watcher) == walk.game.view(walk.state, watcher)
        return alike and heard(walk, twin_told, watcher) == heard(walk, told, watcher)

    def _compare(self, watcher: int, twin: S) -> None:
        walk = self.walk
        same_to(walk, "twins", watcher, walk.state, twin)
        number = walk.rng.random()
        one = walk.game.determinize(walk.state, watcher, Random(number))
        other = walk.game.determinize(twin, watcher, Random(number))
        if not same(one, other):
            raise LawBroken("twins", f"determinize knows more than seat {watcher}: {differences(one, other)}")
        walk.saw("twins")


def same_to(walk: Walk[Any], law: str, seat: int, one: State, other: State) -> None:
    """Views, actors, phase, prompt, legal moves and explanations are the same for this seat in two positions."""
    game = walk.game
    for watcher in (seat, None):
        if game.view(one, watcher) != game.view(other, watcher):
            unlike = _unlike(game.view(one, watcher), game.view(other, watcher))
            raise LawBroken(law, _sees(law, seat, watcher, unlike))
    if one.actors() != other.actors() or one.phase.name != other.phase.name:
        raise LawBroken(
            law, f"who may act depends on what seat {seat} does not know: {one.actors()} / {other.actors()}"
        )
    if one.phase.prompt(one) != other.phase.prompt(other):
        raise LawBroken(law, f"the prompt depends on what seat {seat} does not know: {one.phase.prompt(one)!r}")
    if seat in one.actors() and one.legal_moves(seat) != other.legal_moves(seat):
        raise LawBroken(law, f"the legal moves of seat {seat} depend on what it does not know")
    texts = [game.words.text[move] for move in walk.some(list(range(len(game.words))), 12)]
    for text in [*texts, texts[-1].split(" ")[-1]]:
        if game.why(one, seat, text) != game.why(other, seat, text):
            raise LawBroken(law, f"the answer to {text!r} tells seat {seat} what it does not know: "
                                 f"{game.why(one, seat, text)!r}")  # fmt: skip


def _sees(law: str, seat: int, watcher: int | None, unlike: str) -> str:
    """Two true positions accuse the view; a world of `determinize` may itself be what is wrong."""
    who = "a spectator" if watcher is None else f"seat {watcher}"
    if law != "imagined":
        return f"the view of {who} shows what seat {seat} does not know: {unlike}"
    where = "in a world of determinize" if watcher is not None else f"in a world of determinize for seat {seat}"
    either = "either the view shows too much or determinize changes what it knows"
    return f"{where} {who} sees something else: {unlike}; {either}"


def _unlike(one: Any, other: Any) -> str:
    keys = [key for key in one if one[key] != other.get(key)] if isinstance(one, dict) else []
    return ", ".join(f"{key}: {one[key]} / {other.get(key)}" for key in keys)[:300]
