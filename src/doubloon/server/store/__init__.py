"""Where tables are kept: SQLite for one process, PostgreSQL when several share them. The record is the truth."""

from .database import (
    BadDatabase,
    CannotWrite,
    Crowded,
    Database,
    Heard,
    Taken,
    Work,
    is_postgres,
    open_database,
    try_database,
)
from .rows import Device, Entry, Person, Proposal, Seat, Status, TableRow, TableSettings

__all__ = [
    "BadDatabase",
    "CannotWrite",
    "Crowded",
    "Database",
    "Device",
    "Entry",
    "Heard",
    "Person",
    "Proposal",
    "Seat",
    "Status",
    "TableRow",
    "TableSettings",
    "Taken",
    "Work",
    "is_postgres",
    "open_database",
    "try_database",
]
