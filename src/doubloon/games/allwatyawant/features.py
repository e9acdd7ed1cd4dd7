"""A position as numbers: for search, and for learning."""

from __future__ import annotations

from .progress import progress
from .state import Voyage


def evaluate(state: Voyage, seat: int) -> float:
    """How far a seat is ahead."""
    return float(progress(state, seat))


def features(state: Voyage, seat: int) -> list[float]:
    """Numbers."""
    return [float(progress(state, seat))]
