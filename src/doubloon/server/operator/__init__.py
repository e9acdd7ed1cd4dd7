"""Whoever runs the server: how they come in, what they are told, and what they do to keep the peace."""

from .access import Access
from .closing import close_table
from .peace import Peace
from .seen import RecentErrors

__all__ = ["Access", "Peace", "RecentErrors", "close_table"]
