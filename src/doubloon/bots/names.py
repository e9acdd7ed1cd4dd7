"""What bots are called at a table."""

from __future__ import annotations

from typing import Final

from .discover import find_bot

SAILORS: Final = ("Bosun", "Quill", "Marrow", "Tansy", "Hook", "Pepper", "Salt", "Juniper")


def names_for(bot: str) -> tuple[str, ...]:
    """Names for a bot, its own first if it has one: whoever seats it takes the first that is free."""
    return tuple(name for name in (find_bot(bot).title, *SAILORS) if name)
