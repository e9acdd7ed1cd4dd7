"""A bag: how many of each kind are still in it. No order exists, so none can leak."""

from __future__ import annotations

from random import Random

from .words import Move


class Bag:
    """Cards, tiles or tokens of numbered kinds, drawn by chance with their counts as weights; made by `Bag.of`."""

    __slots__ = ("counts", "total")

    counts: list[int]
    total: int

    @staticmethod
    def of(counts: list[int]) -> Bag:
        """A bag that holds ``counts[kind]`` of each kind."""
        new = Bag()
        new.counts = counts[:]
        new.total = sum(counts)
        return new

    def clone(self) -> Bag:
        """An equal, independent bag."""
        new = Bag()
        new.counts = self.counts[:]
        new.total = self.total
        return new

    def take(self, kind: int) -> None:
        """Take one of this kind out."""
        self.counts[kind] -= 1
        self.total -= 1

    def put(self, kind: int, number: int = 1) -> None:
        """Put some of this kind in."""
        self.counts[kind] += number
        self.total += number

    def pour(self, other: Bag) -> None:
        """Empty another bag into this one."""
        for kind, number in enumerate(other.counts):
            self.counts[kind] += number
            other.counts[kind] = 0
        self.total += other.total
        other.total = 0

    def outcomes(self, moves: list[Move]) -> list[tuple[Move, int]]:
        """What chance may draw: ``moves[kind]`` with the number of that kind as weight."""
        counts = self.counts
        return [(move, counts[kind]) for kind, move in enumerate(moves) if counts[kind]]

    def sample(self, rng: Random) -> int:
        """A kind at random, by its count: the one chance would pick from `outcomes` with the same random number."""
        place = int(rng.random() * float(self.total))
        if 2 * place < self.total:  # from whichever end is nearer
            for kind, number in enumerate(self.counts):
                place -= number
                if place < 0:
                    return kind
        kind, rest = len(self.counts), self.total - place
        for number in reversed(self.counts):
            kind -= 1
            rest -= number
            if rest <= 0 < number:
                return kind
        raise IndexError("nothing is left in the bag")

    def draw(self, rng: Random) -> int:
        """Take one out at random: for determinising, where chance is not asked."""
        kind = self.sample(rng)
        self.take(kind)
        return kind
