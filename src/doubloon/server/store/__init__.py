"""Where tables are kept: SQLite for one process, PostgreSQL when several share them. The record is the truth."""

from .backends import is_postgres, open_database, sqlite_file, try_database
from .database import BadDatabase, CannotWrite, Crowded, Database, Heard, ServerFull, Taken, Work
from .rows import Asking, Device, Entry, Order, Person, Proposal, Result, Room, Seat, Status, TableRow, TableSettings
from .seal import is_sealed

__all__ = [
    "Asking",
    "BadDatabase",
    "CannotWrite",
    "Crowded",
    "Database",
    "Device",
    "Entry",
    "Heard",
    "Order",
    "Person",
    "Proposal",
    "Result",
    "Room",
    "Seat",
    "ServerFull",
    "Status",
    "TableRow",
    "TableSettings",
    "Taken",
    "Work",
    "is_postgres",
    "is_sealed",
    "open_database",
    "sqlite_file",
    "try_database",
]
