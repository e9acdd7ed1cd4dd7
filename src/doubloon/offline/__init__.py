"""A table without a server: one person's own device is the whole harbour. Standard library only, for the browser.

It speaks the messages of `docs/wire.md`, and keeps what it needs as one plain mapping that its page stores.
"""

from .table import Table

__all__ = ["Table"]
