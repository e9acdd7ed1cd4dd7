"""Bots that have learned: small networks in files, played with NumPy alone."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""A move takes a tenth of a millisecond: threads would only get in the way of the processes beside. NumPy reads this
when it is first loaded; whoever loads it before, or sets another number, has decided already."""

from .bot import NetBot  # noqa: E402 - as said
from .file import BadNet, Net, load, save  # noqa: E402
from .search import NetSearch  # noqa: E402

__all__ = ["BadNet", "Net", "NetBot", "NetSearch", "load", "save"]
