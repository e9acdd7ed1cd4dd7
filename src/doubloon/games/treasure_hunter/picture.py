"""Treasure Hunter as the terminal shows it: drawn from a view, so it can show nothing that the view does not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def draw(view: Mapping[str, Any], names: Sequence[str]) -> str:
    """The table in text."""
    return str(view["step"])
