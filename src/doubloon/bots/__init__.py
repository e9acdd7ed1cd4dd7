"""Bots: programs that play any game through the protocol alone, on worlds that their seat considers possible."""

from .base import Bot, ask
from .discover import BadBot, UnknownBot, bot_names, find_bot

__all__ = ["BadBot", "Bot", "UnknownBot", "ask", "bot_names", "find_bot"]
