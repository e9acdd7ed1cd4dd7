"""A face-down pile whose cards are bound to their places only when somebody sees them.

So a deck has no hidden order that could leak. What has been looked at and put back stays in its place, with a note of
who has seen it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from .bag import Bag
from .errors import BadGame
from .words import Move

UNBOUND: Final = -1


class Pile:
    """Places from the bottom (index 0) to the top (the end), each unbound or holding a card; made by `Pile.of`.

    ``unbound`` holds the cards that have no place yet. ``held`` lists cards that lie only in the lower part of the deck
    as (depth, kind, number): they join when no more than ``depth`` unbound places are left. Until then nobody looks
    into the pile, because a card seen there is known to be none of them, and `scatter` would forget that.
    """

    __slots__ = ("held", "places", "seen", "unbound")

    unbound: Bag
    held: list[tuple[int, int, int]]
    places: list[int]
    seen: list[int]

    @staticmethod
    def of(counts: list[int], held: Sequence[tuple[int, int, int]] = ()) -> Pile:
        """A shuffled pile of ``counts[kind]`` cards of each kind, and of those held back for its lower part."""
        new = Pile()
        new.unbound = Bag.of(counts)
        new.held = list(held)
        size = new.unbound.total + sum(number for _, _, number in held)
        new.places = [UNBOUND] * size
        new.seen = [0] * size
        new._join()
        return new

    def clone(self) -> Pile:
        """An equal, independent pile."""
        new = Pile()
        new.unbound = self.unbound.clone()
        new.held = self.held
        new.places = self.places[:]
        new.seen = self.seen[:]
        return new

    def __len__(self) -> int:
        return len(self.places)

    def stream(self, name: str) -> str:
        """The stream of luck for the top card: turning up a card that is already bound uses none of the deck's luck."""
        return name if self.places[-1] == UNBOUND else f"{name} seen before"

    def outcomes(self, moves: list[Move]) -> list[tuple[Move, int]]:
        """What chance may turn up on top: ``moves[kind]``; the one card for sure if it is bound already."""
        top = self.places[-1]
        return self.unbound.outcomes(moves) if top == UNBOUND else [(moves[top], 1)]

    def sample(self, rng: Random) -> int:
        """A kind for the top card at random: the one chance would pick from `outcomes` with the same random number."""
        top = self.places[-1]
        if top == UNBOUND:
            return self.unbound.sample(rng)
        rng.random()
        return top

    def show(self, kind: int, seats: int) -> None:
        """Let the seats of a bit set see the top card, which chance has drawn as this kind, and leave it there."""
        if self.held:
            raise BadGame("A pile cannot be looked into while cards are held back for its lower part.")
        self._bind(kind)
        self.seen[-1] |= seats

    def draw(self, kind: int) -> None:
        """Take the top card, which chance has drawn as this kind, off the pile."""
        self._bind(kind)
        self.places.pop()
        self.seen.pop()

    def sink(self) -> None:
        """Put the top card, which somebody has seen, under the pile: those who saw it know where it is."""
        self.places.insert(0, self.places.pop())
        self.seen.insert(0, self.seen.pop())

    def put(self, kind: int, seats: int = 0) -> None:
        """Put a card that the seats of a bit set have seen on top."""
        self.places.append(kind)
        self.seen.append(seats)

    def tuck(self, kind: int, seats: int = 0) -> None:
        """Put a card that the seats of a bit set have seen under the pile."""
        self.places.insert(0, kind)
        self.seen.insert(0, seats)

    def shuffle_in(self, kind: int) -> None:
        """Shuffle a card in: it may come to lie anywhere among the places that are not bound."""
        self.places.insert(0, UNBOUND)
        self.seen.insert(0, 0)
        self.unbound.put(kind)

    def known_to(self, seat: int) -> list[int]:
        """The pile from bottom to top as this seat knows it: kinds, and UNBOUND for what it has not seen."""
        bit = 1 << seat if seat >= 0 else 0
        return [kind if seen & bit else UNBOUND for kind, seen in zip(self.places, self.seen, strict=True)]

    def gather(self, seat: int, pool: Bag) -> None:
        """Determinising, first half: move every card whose kind this seat cannot know into the pool."""
        pool.pour(self.unbound)
        for place, kind in enumerate(self.places):
            if kind != UNBOUND and not self.seen[place] >> seat & 1:
                pool.put(kind)

    def scatter(self, seat: int, pool: Bag, rng: Random) -> None:
        """Determinising, second half: deal out again what others have seen; the rest of the pool is unbound again."""
        for place, kind in enumerate(self.places):
            if kind != UNBOUND and not self.seen[place] >> seat & 1:
                self.places[place] = pool.draw(rng)
        self.unbound.pour(pool)

    def count(self, kind: int) -> int:
        """How many cards of this kind the pile holds, wherever they lie: for the census, never for a view."""
        held = sum(number for _, what, number in self.held if what == kind)
        return self.unbound.counts[kind] + held + self.places.count(kind)

    def _bind(self, kind: int) -> None:
        if self.places[-1] == UNBOUND:
            self.places[-1] = kind
            self.unbound.take(kind)
            self._join()

    def _join(self) -> None:
        if self.held:
            unbound_places = self.unbound.total + sum(number for _, _, number in self.held)
            for depth, kind, number in self.held:
                if unbound_places <= depth:
                    self.unbound.put(kind, number)
            self.held = [entry for entry in self.held if unbound_places > entry[0]]
