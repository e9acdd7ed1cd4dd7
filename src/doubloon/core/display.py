"""What the pictures of all games share: the width of a terminal, and names that are safe to print in it."""

from __future__ import annotations

from typing import Final
from unicodedata import combining, east_asian_width

WIDTH: Final = 80
"""How many columns a picture may take."""


WIDE_SINCE_UNICODE_16: Final = [(0x2630, 0x2637), (0x268A, 0x268F), (0x4DC0, 0x4DFF), (0x1D300, 0x1D376)]


def plain(name: str, width: int) -> str:
    """A player's name cut or padded to a width, and never mistaken for a colour mark."""
    shown, used = "", 0
    for sign in name:
        wide = 0 if combining(sign) else 2 if is_wide(sign) else 1
        if used + wide > width:
            break
        shown, used = shown + sign, used + wide
    return shown.replace("\\", "/").replace("[", r"\[") + " " * (width - used)


def is_wide(sign: str) -> bool:
    """Is this character two columns wide? Some are only since Unicode 16, which older Pythons do not know."""
    code = ord(sign)
    return east_asian_width(sign) in "WF" or any(first <= code <= last for first, last in WIDE_SINCE_UNICODE_16)
