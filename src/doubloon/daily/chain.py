"""A chain of secrets, one for each day: the secret of a day is the seal (SHA-256) of the next day's.

Its anchor, the seal of the first, is shown before the first day and fixes all that follow: whoever knows it can check
every secret that is opened, and nobody can go the other way. docs/daily.md tells what that proves and what it does not.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from hmac import digest

from doubloon.core import DoubloonError, commitment
from doubloon.core.cuts import is_secret


class BadChain(DoubloonError):
    """What is told of a chain does not fit together."""


@dataclass(frozen=True)
class Chain:
    """What everybody may know of a chain: from when on and for how many days it lasts, and what fixes it."""

    first: date
    days: int
    anchor: str

    @staticmethod
    def forge(first: date, days: int, tip: str) -> Chain:
        """The chain that ends with this secret: its anchor is as many seals further on as it has days."""
        return Chain(first, days, sealed(tip, days))

    @property
    def last(self) -> date:
        """The last day that it has a secret for."""
        return self.first + timedelta(self.days - 1)

    def covers(self, day: date) -> bool:
        """Does it have a secret for this day?"""
        return self.first <= day <= self.last

    def secret(self, tip: str, day: date) -> str:
        """The secret of a day, for whoever knows the last one."""
        self._check_day(day)
        return sealed(tip, (self.last - day).days)

    def check(self, day: date, secret: str) -> None:
        """Refuse a secret that is not the one of this day."""
        self._check_day(day)
        if not is_secret(secret) or sealed(secret, (day - self.first).days + 1) != self.anchor:
            raise BadChain(f"The secret that was opened for {day} is not the one that the anchor fixed.")

    def _check_day(self, day: date) -> None:
        if not self.covers(day):
            raise BadChain(f"The chain lasts from {self.first} to {self.last}; {day} is not among its days.")


def sealed(secret: str, times: int) -> str:
    """The seal of a secret, the seal of that, and so on."""
    for _ in range(times):
        secret = commitment(secret)
    return secret


def seed_of(secret: str, game: str) -> str:
    """The seed of a game on the day of this secret; from it nobody learns the secret, nor another game's seed."""
    return digest(secret.encode(), game.encode(), "sha256").hex()


def public_secret(day: date) -> str:
    """The secret of a day where no server keeps any: it follows from the date, so everybody can know it beforehand."""
    return commitment(f"doubloon {day.isoformat()}")
