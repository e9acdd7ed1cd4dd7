"""What the pictures of all games share: the width of a terminal, and names that are safe to print in it."""

from __future__ import annotations

from typing import Final
from unicodedata import combining, east_asian_width

WIDTH: Final = 80
"""How many columns a picture may take."""


def plain(name: str, width: int) -> str:
    """A player's name cut to a width and filled up to it, and unable to be taken for a colour mark."""
    shown, used = "", 0
    for sign in name:
        wide = 0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1
        if used + wide > width:
            break
        shown, used = shown + sign, used + wide
    return shown.replace("\\", "/").replace("[", r"\[") + " " * (width - used)
