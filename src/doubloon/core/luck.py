"""Luck that anybody can check: the seed is committed to before play, opened at the end, and decides every draw."""

from __future__ import annotations

from hashlib import sha256
from hmac import digest
from typing import Final

from .errors import DoubloonError
from .words import Move


def commitment(seed: str) -> str:
    """What is published before play: the SHA-256 of the seed, so that nobody can pick a better one later."""
    try:
        return sha256(seed.encode()).hexdigest()
    except UnicodeEncodeError as error:
        raise DoubloonError("A seed must be text that can be written as UTF-8.") from error


class Luck:
    """Draws outcomes from a seed. Each stream (a deck, a seat's dice) has its own luck, counted from 0."""

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed
        self.commitment: Final = commitment(seed)

    def draw(self, outcomes: list[tuple[Move, int]], stream: str, count: int) -> Move:
        """The outcome of draw number ``count`` of a stream: HMAC-SHA256 of its name and number, by weight."""
        number = int.from_bytes(digest(self.seed.encode(), f"{stream}#{count}".encode(), "sha256"), "big")
        place = number % max(sum([weight for _, weight in outcomes]), 1)
        for move, weight in outcomes:
            place -= weight
            if place < 0:
                return move
        raise ValueError("chance has no outcome to draw")
