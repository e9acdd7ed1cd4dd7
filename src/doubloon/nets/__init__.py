"""Bots that have learned: small networks in files, played with NumPy alone."""

from .bot import NetBot
from .file import BadNet, Net, load, save

__all__ = ["BadNet", "Net", "NetBot", "load", "save"]
