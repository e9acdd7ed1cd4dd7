"""Below requests and messages: who may connect, how fast a client is read, and how long it may take over anything."""

from .dialects import Socket
from .door import AT_ONCE, Door

__all__ = ["AT_ONCE", "Door", "Socket"]
