"""Luck that nobody can choose: the table shuffles and everybody cuts; docs/luck.md explains how and why.

A secret is 64 hexadecimal digits, its seal the SHA-256 of that text. The seed is the table's secret and, behind it,
the cut of everybody who opened theirs, in the order of the seats, joined by full stops.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .errors import BadRecord
from .luck import commitment

DIGITS: Final = 64
"""How long a secret and its seal are: 256 bits in hexadecimal digits."""


def is_secret(text: str) -> bool:
    """Can this be a secret, or a seal?"""
    return len(text) == DIGITS and all(digit in "0123456789abcdef" for digit in text)


def fits(secret: str, seal: str) -> bool:
    """Is this the secret that was sealed?"""
    return is_secret(secret) and commitment(secret) == seal


@dataclass(frozen=True)
class Cut:
    """What one person gave to the luck: the seats of that person, the seal, and the cut if it was opened in time."""

    seats: list[int]
    seal: str = ""
    cut: str = ""


@dataclass(frozen=True)
class Shuffle:
    """How a seed came about: the seal of the table's secret, and everybody's cut, one for each person."""

    seal: str
    cuts: list[Cut]

    def seed(self, secret: str) -> str:
        """The seed that this secret of the table and all opened cuts make."""
        return ".".join([secret, *[cut.cut for cut in self.cuts if cut.cut]])

    def check(self, seed: str | None) -> None:
        """Refuse cuts that do not match their seals, and a seed, if it is known, that was made some other way."""
        for cut in self.cuts:
            if cut.cut and not fits(cut.cut, cut.seal):
                raise BadRecord(f"The cut of seat {cut.seats[0]} is not what was sealed before the shuffle.")
        if seed is None:
            return
        secret = seed.partition(".")[0]
        if seed != self.seed(secret):
            raise BadRecord("The seed is not made of the table's secret and the cuts of the people in the record.")
        if not fits(secret, self.seal):
            raise BadRecord("The table's secret is not what it sealed before the people cut.")
