"""Where tables are kept: SQLite for one process, PostgreSQL when several share them. The record is the truth."""

from .database import BadDatabase, Database, Taken, Work, open_database, try_database
from .rows import ChatRow, Entry, TableRow

__all__ = ["BadDatabase", "ChatRow", "Database", "Entry", "TableRow", "Taken", "Work", "open_database", "try_database"]
