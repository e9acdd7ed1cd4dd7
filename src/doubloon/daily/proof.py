"""What a server tells of its chains, and what of it can be checked by anybody who has it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date, timedelta

from doubloon.core import commitment

from .chain import BadChain, Chain, sealed, seed_of


@dataclass(frozen=True)
class Opened:
    """A chain, and the secret of the last of its days that is open; those of the days before follow from it."""

    chain: Chain
    day: date | None
    secret: str

    def check(self) -> None:
        """Refuse a secret that does not lead back to the anchor."""
        if self.day is not None:
            self.chain.check(self.day, self.secret)

    def deals(self, game: str) -> dict[str, date]:
        """The days that are open, by what was committed to for this game."""
        found: dict[str, date] = {}
        day, secret = self.day, self.secret
        while day is not None and day >= self.chain.first:
            found[commitment(seed_of(secret, game))] = day
            day, secret = day - timedelta(1), commitment(secret)
        return found

    def seed(self, game: str, day: date) -> str:
        """The seed of a game on a day; empty if the secret of that day is not open."""
        if self.day is None or not self.chain.first <= day <= self.day:
            return ""
        return seed_of(sealed(self.secret, (self.day - day).days), game)


def read_proof(text: str) -> list[Opened]:
    """The chains in what a server answers at /api/daily/commitments, the latest first."""
    try:
        told = json.loads(text)["chains"]
        return [_read(each) for each in told]
    except (ValueError, KeyError, TypeError, OverflowError) as error:
        raise BadChain("This is not what a server tells at /api/daily/commitments.") from error


def _read(told: dict[str, object]) -> Opened:
    first, days, anchor = told["first"], told["days"], told["anchor"]
    opened, secret = told["opened"], told["secret"]
    texts = [first, anchor, opened, secret]
    if type(days) is not int or not all(isinstance(each, str) for each in texts):
        raise TypeError("a chain has texts and a number")
    chain = Chain(date.fromisoformat(str(first)), days, str(anchor))
    if chain.last < chain.first:
        raise ValueError("a chain lasts for a day at least")
    return Opened(chain, date.fromisoformat(str(opened)) if opened else None, str(secret))
