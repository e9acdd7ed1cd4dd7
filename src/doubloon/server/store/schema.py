"""The tables of the database, in words that both back ends understand, and how an older database becomes a newer one.

A step is never changed once it has landed: a new column, table or index is a new step at the end.
"""

from __future__ import annotations

from typing import Final

from .database import BadDatabase, Transaction

STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE IF NOT EXISTS identities (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, created DOUBLE PRECISION NOT NULL)""",
        """CREATE TABLE IF NOT EXISTS secrets (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL REFERENCES identities (id))""",
        """CREATE TABLE IF NOT EXISTS codes (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL REFERENCES identities (id),
            expires DOUBLE PRECISION NOT NULL)""",
        """CREATE TABLE IF NOT EXISTS tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, owner TEXT NOT NULL, status TEXT NOT NULL, settings TEXT NOT NULL,
            seats TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, changed DOUBLE PRECISION NOT NULL,
            invitation TEXT NOT NULL, header TEXT NOT NULL, seed TEXT NOT NULL, proposal TEXT NOT NULL,
            next TEXT NOT NULL, version INTEGER NOT NULL, listed INTEGER NOT NULL)""",
        "CREATE INDEX IF NOT EXISTS tables_listed ON tables (listed, status, created)",
        "CREATE INDEX IF NOT EXISTS tables_owner ON tables (owner, status)",
        """CREATE TABLE IF NOT EXISTS members (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (identity, table_id))""",
        """CREATE TABLE IF NOT EXISTS entries (
            table_id TEXT NOT NULL, n INTEGER NOT NULL, line TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, client TEXT,
            PRIMARY KEY (table_id, n))""",
        "CREATE UNIQUE INDEX IF NOT EXISTS entries_client ON entries (table_id, client)",
        """CREATE TABLE IF NOT EXISTS chat (
            table_id TEXT NOT NULL, k INTEGER NOT NULL, name TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, k))""",
        """CREATE TABLE IF NOT EXISTS presence (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, process TEXT NOT NULL, seen DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, identity, process))""",
    ),
    (  # whose running tables count: 1 as long as a table is open or played and they sit there
        "ALTER TABLE members ADD COLUMN going INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX members_going ON members (identity) WHERE going = 1",
        "CREATE INDEX members_table ON members (table_id)",
        """UPDATE members SET going = 1
            WHERE table_id IN (SELECT id FROM tables WHERE status IN ('open', 'playing'))""",
    ),
    (  # one row, which is written to see whether anything can be
        "CREATE TABLE health (id INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL)",
    ),
    (  # what is known of the device that has a secret
        "ALTER TABLE secrets ADD COLUMN browser TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE secrets ADD COLUMN system TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE secrets ADD COLUMN created DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE secrets ADD COLUMN seen DOUBLE PRECISION NOT NULL DEFAULT 0",
        "CREATE INDEX secrets_identity ON secrets (identity)",
    ),
    (  # by which key seeds are sealed
        "CREATE TABLE seals (fingerprint TEXT NOT NULL)",
    ),
    (  # which tables are old, and which come before one that is deleted
        "CREATE INDEX tables_changed ON tables (status, changed)",
        "CREATE INDEX tables_next ON tables (next)",
    ),
    (  # how games ended
        "ALTER TABLE tables ADD COLUMN result TEXT NOT NULL DEFAULT 'null'",
    ),
    (  # what finished games were made of, as JSON
        "CREATE TABLE analyses (table_id TEXT PRIMARY KEY, report TEXT NOT NULL, at DOUBLE PRECISION NOT NULL)",
    ),
    (  # the daily deal: what fixes its luck (the tip is sealed), who has tried which, and how bots fared there
        """CREATE TABLE daily_chains (
            first TEXT PRIMARY KEY, days INTEGER NOT NULL, anchor TEXT NOT NULL, tip TEXT NOT NULL,
            made DOUBLE PRECISION NOT NULL)""",
        """CREATE TABLE daily_tries (
            game TEXT NOT NULL, day TEXT NOT NULL, identity TEXT NOT NULL, counted INTEGER NOT NULL,
            table_id TEXT NOT NULL, PRIMARY KEY (game, day, identity, counted))""",
        "CREATE INDEX daily_tries_identity ON daily_tries (identity)",
        "CREATE INDEX daily_tries_table ON daily_tries (table_id)",
        """CREATE TABLE daily_levels (
            game TEXT NOT NULL, day TEXT NOT NULL, rules INTEGER NOT NULL, level INTEGER NOT NULL,
            result TEXT NOT NULL, PRIMARY KEY (game, day, rules, level))""",
    ),
    (  # other lines of finished games, and what people say about their moves
        """CREATE TABLE branches (
            id TEXT PRIMARY KEY, table_id TEXT NOT NULL, identity TEXT NOT NULL, author TEXT NOT NULL,
            name TEXT NOT NULL, note TEXT NOT NULL, n INTEGER NOT NULL, seed TEXT NOT NULL, moves TEXT NOT NULL,
            scores TEXT NOT NULL, at DOUBLE PRECISION NOT NULL)""",
        "CREATE UNIQUE INDEX branches_table ON branches (table_id, name)",
        "CREATE INDEX branches_identity ON branches (identity)",
        """CREATE TABLE comments (
            id TEXT PRIMARY KEY, table_id TEXT NOT NULL, identity TEXT NOT NULL, author TEXT NOT NULL,
            branch TEXT NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL, at DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX comments_table ON comments (table_id)",
        "CREATE INDEX comments_identity ON comments (identity)",
    ),
)


def bring_up_to_date(transaction: Transaction) -> None:
    """Take the steps that a database has not taken yet; a new one takes them all."""
    transaction.execute("CREATE TABLE IF NOT EXISTS steps (taken INTEGER NOT NULL)")
    rows = transaction.execute("SELECT taken FROM steps")
    taken = rows[0][0] if rows else 0
    if taken > len(STEPS):
        raise BadDatabase("The database belongs to a newer version of Doubloon: use that one, or a backup from before.")
    if taken == len(STEPS):
        return
    for step in STEPS[taken:]:
        for statement in step:
            transaction.execute(statement)
    transaction.execute("DELETE FROM steps")
    transaction.execute("INSERT INTO steps (taken) VALUES (?)", (len(STEPS),))
