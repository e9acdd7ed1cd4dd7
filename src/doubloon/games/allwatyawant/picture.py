"""Allwatyawant as the terminal shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def draw(view: Mapping[str, Any], names: Sequence[str]) -> str:
    """The table in text."""
    return f"round {view['round']} {names[0]}"
