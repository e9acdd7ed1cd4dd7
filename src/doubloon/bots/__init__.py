"""Bots: programs that play any game through the protocol alone, in worlds that their seat thinks possible."""

from .base import Bot, ask, ask_for_advice, ask_in_words, ask_what_follows
from .discover import BadBot, UnknownBot, bot_names, find_bot

__all__ = [
    "BadBot",
    "Bot",
    "UnknownBot",
    "ask",
    "ask_for_advice",
    "ask_in_words",
    "ask_what_follows",
    "bot_names",
    "find_bot",
]
