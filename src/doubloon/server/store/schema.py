"""The tables of the database, in words that both back ends understand, and how an older database becomes a newer one.

A step is never changed once it has landed: a new column, table or index is a new step at the end.
"""

from __future__ import annotations

import re
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
    (  # who played which finished game and how well, in the order in which games ended; it outlives their tables
        """CREATE TABLE finished (
            n INTEGER PRIMARY KEY, played TEXT NOT NULL UNIQUE, game TEXT NOT NULL, seats INTEGER NOT NULL,
            at DOUBLE PRECISION NOT NULL, moves INTEGER NOT NULL, why TEXT NOT NULL)""",
        """CREATE TABLE finishers (
            n INTEGER NOT NULL, seat INTEGER NOT NULL, identity TEXT NOT NULL, bot TEXT NOT NULL, name TEXT NOT NULL,
            score INTEGER NOT NULL, place INTEGER NOT NULL, part TEXT NOT NULL, counts INTEGER NOT NULL,
            mu_before DOUBLE PRECISION, sigma_before DOUBLE PRECISION, mu DOUBLE PRECISION, sigma DOUBLE PRECISION,
            PRIMARY KEY (n, seat))""",
        "CREATE INDEX finishers_identity ON finishers (identity, n)",
        """CREATE TABLE ratings (
            player TEXT NOT NULL, game TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL,
            games INTEGER NOT NULL, PRIMARY KEY (player, game))""",
        "CREATE INDEX ratings_game ON ratings (game, mu)",
        """CREATE TABLE rating_book (
            id INTEGER PRIMARY KEY, version TEXT NOT NULL, last INTEGER NOT NULL, rated INTEGER NOT NULL)""",
        """CREATE TABLE hints (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, asked INTEGER NOT NULL, PRIMARY KEY (table_id, seat))""",
        "ALTER TABLE identities ADD COLUMN listed INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE identities ADD COLUMN leaving INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE chat ADD COLUMN identity TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX chat_identity ON chat (identity)",
    ),
    (  # which puzzles somebody has tried: was the first try right, and was any?
        """CREATE TABLE puzzle_tries (
            identity TEXT NOT NULL, game TEXT NOT NULL, puzzle TEXT NOT NULL, first INTEGER NOT NULL,
            solved INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (identity, game, puzzle))""",
    ),
    (  # games that last days: whom tables wait for, who should know of it, and what people have seen
        """CREATE TABLE waits (table_id TEXT PRIMARY KEY, n INTEGER NOT NULL, seats TEXT NOT NULL, ends TEXT NOT NULL,
            due DOUBLE PRECISION)""",
        "CREATE INDEX waits_due ON waits (due) WHERE due IS NOT NULL",
        """CREATE TABLE calls (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, kind TEXT NOT NULL, n INTEGER NOT NULL,
            since DOUBLE PRECISION NOT NULL, ends DOUBLE PRECISION, remind DOUBLE PRECISION, told INTEGER NOT NULL,
            due DOUBLE PRECISION, PRIMARY KEY (table_id, identity))""",
        "CREATE INDEX calls_identity ON calls (identity)",
        "CREATE INDEX calls_due ON calls (due) WHERE due IS NOT NULL",
        """CREATE TABLE looks (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, n INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, identity))""",
    ),
    (  # how people want to be told, and what waits to be sent to them
        """CREATE TABLE mail (
            identity TEXT PRIMARY KEY, address TEXT NOT NULL, language TEXT NOT NULL, confirmed INTEGER NOT NULL,
            asked DOUBLE PRECISION NOT NULL)""",
        """CREATE TABLE pushes (
            id TEXT PRIMARY KEY, identity TEXT NOT NULL, device TEXT NOT NULL, endpoint TEXT NOT NULL,
            p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL, created DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX pushes_identity ON pushes (identity)",
        """CREATE TABLE messages (
            id TEXT PRIMARY KEY, identity TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL, n INTEGER NOT NULL,
            way TEXT NOT NULL, goal TEXT NOT NULL, tries INTEGER NOT NULL, created DOUBLE PRECISION NOT NULL,
            due DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX messages_due ON messages (due)",
        "CREATE INDEX messages_identity ON messages (identity)",
    ),
    (  # what people report (k: the line, -1: a name), what the operator did about it, and who the operator is
        """CREATE TABLE reports (
            id TEXT PRIMARY KEY, table_id TEXT NOT NULL, identity TEXT NOT NULL, about TEXT NOT NULL,
            k INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, reason TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL, answered DOUBLE PRECISION, deeds TEXT NOT NULL)""",
        "CREATE UNIQUE INDEX reports_table ON reports (table_id, identity, about, k, name)",
        "CREATE INDEX reports_about ON reports (about)",
        "CREATE INDEX reports_identity ON reports (identity)",
        "CREATE INDEX reports_answered ON reports (answered)",
        "CREATE TABLE operator_sessions (hash TEXT PRIMARY KEY, expires DOUBLE PRECISION NOT NULL)",
        "ALTER TABLE identities ADD COLUMN hushed_until DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE identities ADD COLUMN renamed INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE chat ADD COLUMN removed INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX identities_hushed ON identities (hushed_until) WHERE hushed_until > 0",
        "CREATE INDEX chat_at ON chat (at) WHERE text <> ''",
    ),
    (  # deals that are played on somebody's own device: the header of that game, whose table comes when it is over
        "ALTER TABLE daily_tries ADD COLUMN taken TEXT NOT NULL DEFAULT ''",
    ),
)


MADE: Final = re.compile(r"CREATE TABLE (?:IF NOT EXISTS )?(\w+) \((.*)\)", re.DOTALL)
ADDED: Final = re.compile(r"ALTER TABLE (\w+) ADD COLUMN (\w+)")
A_COLUMN: Final = re.compile(r"(?:^|,)\s*(?!PRIMARY|UNIQUE|FOREIGN)([a-z_]\w*) [A-Z]")


def columns() -> dict[str, list[str]]:
    """The tables of the database and their columns, as the steps make them."""
    found: dict[str, list[str]] = {}
    for statement in sum(STEPS, ()):
        if made := MADE.match(statement):
            found[made[1]] = A_COLUMN.findall(made[2])
        elif added := ADDED.match(statement):
            found[added[1]].append(added[2])
    return found


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
