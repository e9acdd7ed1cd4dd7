"""Below requests and messages: who may connect, how fast a client is read, and how long it may take over anything."""

from .dialects import Socket
from .door import QUEUE, Door

__all__ = ["QUEUE", "Door", "Socket"]
