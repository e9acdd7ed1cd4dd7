"""Which of the two back ends a database needs."""

from __future__ import annotations

from pathlib import Path

from .database import BadDatabase, Database
from .seal import Seal
from .sqlite import Sqlite


def is_postgres(address: str) -> bool:
    """Does an address name a PostgreSQL database? Then it may hold a password."""
    return address.startswith(("postgresql://", "postgres://"))


def sqlite_file(address: str) -> str:
    """The path that an address without a PostgreSQL database names."""
    return address.removeprefix("sqlite:///")


def open_database(address: str, key_file: Path, new_key: bool = False) -> Database:
    """The database at an address: postgresql://…, or the path of a SQLite file. It may be given a new key."""
    seal = Seal(key_file, is_new=new_key)
    if not is_postgres(address):
        return Sqlite(sqlite_file(address), seal)
    try:
        from .postgres import Postgres
    except ImportError as error:
        raise BadDatabase("PostgreSQL needs psycopg: pip install 'doubloon[postgres]'.") from error
    return Postgres(address, seal)


async def try_database(address: str, key_file: Path, new_key: bool = False) -> None:
    """Nothing happens if the database can be used, else `BadDatabase` says why not."""
    database = open_database(address, key_file, new_key)
    try:
        await database.run(lambda transaction: transaction.execute("SELECT 1"))
    finally:
        await database.close()
