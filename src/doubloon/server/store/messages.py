"""How people want to be told, and what waits to be sent to them: an outbox from which nothing is lost.

Whoever takes a message has it for a while; it is deleted once it is sent. So a process may die at any moment: what it
had taken is sent again, and no two processes send the same at the same time.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from ..tokens import hashed, new_name
from .database import Transaction
from .queries import as_work, load_table
from .rows import TableRow
from .waits import TOLD, UNTOLD

Way = Literal["mail", "push", "hook"]
MessageKind = Literal["turn", "reminder", "covered", "over", "confirm"]
JUST_NOW: Final = 900.0
"""Whoever has looked at a table within so many seconds need not be reminded of it."""
TAKEN: Final = 300.0
"""For so many seconds a message is in the hands of whoever takes it."""
CONFIRM_SECONDS: Final = 172_800
"""How long the link is good by which an address is confirmed."""
MOST_PUSHES: Final = 20
"""So many browsers of one person are called; the oldest are forgotten."""


class Mailbox(Struct, frozen=True):
    """An address of a person; nothing but the question whether it is theirs is sent there before it is confirmed."""

    address: str
    language: str
    confirmed: bool


class Push(Struct, frozen=True):
    """A browser that can be called, and the keys that only it can open."""

    endpoint: str
    p256dh: str
    auth: str
    language: str

    @property
    def id(self) -> str:
        """Its name among our own: the same browser is known once."""
        return hashed(self.endpoint)[:32]


class Message(Struct, frozen=True):
    """Something to be sent, with all that its words are made of; nothing of it comes out of the game."""

    id: str
    identity: str
    kind: MessageKind
    way: Way
    tries: int
    created: float
    table: TableRow | None
    ends: float | None
    mailbox: Mailbox | None
    push: Push | None
    turns: int
    """How many tables wait for this person."""
    token: str
    """For a link in a letter: to confirm the address, or to have no more letters."""


# Calling -------------------------------------------------------------------------------------------------------------


@as_work
def due_calls(transaction: Transaction, now: float, patience: float, limit: int) -> list[tuple[str, str]]:
    """Of which tables whom to tell something, unless they know it already: table and identity."""
    rows = transaction.execute(
        "SELECT table_id, identity FROM calls WHERE due <= CASE told WHEN 0 THEN CAST(? AS DOUBLE PRECISION) "
        "ELSE CAST(? AS DOUBLE PRECISION) END ORDER BY due LIMIT ?",
        (now - patience, now, limit),
    )
    return [(row[0], row[1]) for row in rows]


@as_work
def call_out(transaction: Transaction, id: str, identity: str, now: float, patience: float, ways: list[Way]) -> int:
    """Put into the outbox what somebody has to be told by now, by these ways; how many messages that is.

    Nobody is told of what they have seen, nor reminded of what they have just looked at, nor told anything twice, nor
    when their time is over anyway.
    """
    rows = transaction.execute(
        "SELECT kind, n, told, ends, remind FROM calls WHERE table_id = ? AND identity = ? AND due <= CASE told "
        "WHEN 0 THEN CAST(? AS DOUBLE PRECISION) ELSE CAST(? AS DOUBLE PRECISION) END",
        (id, identity, now - patience, now),
    )
    if not rows:
        return 0
    kind, n, told, ends, remind = rows[0]
    later = remind if told == UNTOLD and remind is not None and remind > now else None
    taken = transaction.execute(
        "UPDATE calls SET told = told + 1, due = ? WHERE table_id = ? AND identity = ? AND n = ? AND told = ? "
        "RETURNING told",
        (later, id, identity, n, told),
    )
    looks = transaction.execute("SELECT n, at FROM looks WHERE table_id = ? AND identity = ?", (id, identity))
    seen, at = looks[0] if looks else (-1, 0.0)
    knows = at > now - JUST_NOW if told == TOLD else seen >= n
    is_too_late = ends is not None and ends <= now
    if not taken or knows or is_too_late:
        return 0
    said: MessageKind = "reminder" if told == TOLD else kind
    goals = _goals(transaction, identity, ways)
    for way, goal in goals:
        _put(transaction, identity, id, said, n, way, goal, now)
    return len(goals)


def _goals(transaction: Transaction, identity: str, ways: list[Way]) -> list[tuple[Way, str]]:
    """How somebody can be told: by letter, in which browsers, and through the operator."""
    goals: list[tuple[Way, str]] = []
    if "mail" in ways and transaction.execute("SELECT 1 FROM mail WHERE identity = ? AND confirmed = 1", (identity,)):
        goals.append(("mail", ""))
    if "push" in ways:
        rows = transaction.execute("SELECT id FROM pushes WHERE identity = ? ORDER BY id", (identity,))
        goals += [("push", row[0]) for row in rows]
    if "hook" in ways:
        goals.append(("hook", ""))
    return goals


def _put(
    transaction: Transaction, identity: str, table: str, kind: MessageKind, n: int, way: Way, goal: str, now: float
) -> None:
    transaction.execute(
        "INSERT INTO messages (id, identity, table_id, kind, n, way, goal, tries, created, due) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?)",
        (new_name(20), identity, table, kind, n, way, goal, now, now),
    )


# Sending -------------------------------------------------------------------------------------------------------------


@as_work
def due_messages(transaction: Transaction, now: float, limit: int) -> list[str]:
    """What is to be sent by now and in nobody's hands, the oldest first."""
    return [row[0] for row in transaction.execute(
        "SELECT id FROM messages WHERE due <= ? ORDER BY due LIMIT ?", (now, limit)
    )]  # fmt: skip


@as_work
def take_message(transaction: Transaction, id: str, now: float) -> Message | None:
    """Take a message to send it; None if another process has it. What nobody needs to know any more is deleted."""
    rows = transaction.execute(
        "UPDATE messages SET due = ?, tries = tries + 1 WHERE id = ? AND due <= ? "
        "RETURNING identity, table_id, kind, n, way, goal, tries, created",
        (now + TAKEN, id, now),
    )
    if not rows:
        return None
    identity, table, kind, n, way, goal, tries, created = rows[0]
    is_so, ends = _still_so(transaction, table, identity, kind, n, now)
    row = load_table(table)(transaction) if table else None
    mailbox = _mailbox(transaction, identity) if way == "mail" else None
    push = _push(transaction, goal) if way == "push" else None
    is_lost = {"mail": mailbox is None, "push": push is None, "hook": False}[way]
    if is_lost or (kind != "confirm" and (not is_so or row is None)):
        transaction.execute("DELETE FROM messages WHERE id = ?", (id,))
        return None
    turns = transaction.execute("SELECT COUNT(*) FROM calls WHERE identity = ? AND kind = 'turn'", (identity,))
    token = ""
    if mailbox is not None:
        until = int(now) + CONFIRM_SECONDS if kind == "confirm" else 0
        token = _token(transaction, "confirm" if kind == "confirm" else "stop", identity, until, mailbox.address)
    return Message(id, identity, kind, way, tries, created, row, ends, mailbox, push, turns[0][0], token)


def _still_so(
    transaction: Transaction, table: str, identity: str, kind: str, n: int, now: float
) -> tuple[bool, float | None]:
    """Does a table still call somebody for the same, in time, who has not come to look? And when is it too late?"""
    called = "turn" if kind == "reminder" else kind
    rows = transaction.execute(
        "SELECT ends FROM calls WHERE table_id = ? AND identity = ? AND kind = ? AND n = ?",
        (table, identity, called, n),
    )
    looks = transaction.execute("SELECT n FROM looks WHERE table_id = ? AND identity = ?", (table, identity))
    has_seen = kind != "reminder" and bool(looks) and looks[0][0] >= n
    ends = rows[0][0] if rows else None
    return bool(rows) and not has_seen and (ends is None or ends > now), ends


@as_work
def is_sent(transaction: Transaction, id: str) -> None:
    """A message was sent, or never will be: it is forgotten."""
    transaction.execute("DELETE FROM messages WHERE id = ?", (id,))


@as_work
def send_later(transaction: Transaction, id: str, due: float) -> None:
    """A message could not be sent: it is tried again then."""
    transaction.execute("UPDATE messages SET due = ? WHERE id = ?", (due, id))


@as_work
def take_back_all(transaction: Transaction, now: float) -> None:
    """No process lives that could have a message in hand: all are to be sent."""
    transaction.execute("UPDATE messages SET due = ? WHERE due > ? AND tries > 0", (now, now))


# Addresses -----------------------------------------------------------------------------------------------------------


@as_work
def mailbox_of(transaction: Transaction, identity: str) -> Mailbox | None:
    """The address of a person, if they gave one."""
    return _mailbox(transaction, identity)


def _mailbox(transaction: Transaction, identity: str) -> Mailbox | None:
    rows = transaction.execute("SELECT address, language, confirmed FROM mail WHERE identity = ?", (identity,))
    return Mailbox(rows[0][0], rows[0][1], bool(rows[0][2])) if rows else None


@as_work
def ask_mailbox(transaction: Transaction, identity: str, address: str, language: str, now: float) -> None:
    """Somebody says that this is their address: a letter there asks whether that is so."""
    transaction.execute(
        "INSERT INTO mail (identity, address, language, confirmed, asked) VALUES (?, ?, ?, 0, ?) "
        "ON CONFLICT (identity) DO UPDATE SET confirmed = CASE WHEN mail.address = excluded.address "
        "THEN mail.confirmed ELSE 0 END, address = excluded.address, language = excluded.language, "
        "asked = excluded.asked",
        (identity, address, language, now),
    )
    transaction.execute("DELETE FROM messages WHERE identity = ? AND kind = 'confirm'", (identity,))
    if not transaction.execute("SELECT 1 FROM mail WHERE identity = ? AND confirmed = 1", (identity,)):
        _put(transaction, identity, "", "confirm", 0, "mail", "", now)


@as_work
def forget_mailbox(transaction: Transaction, identity: str) -> None:
    """No more letters to this person; their address is forgotten."""
    transaction.execute("DELETE FROM mail WHERE identity = ?", (identity,))
    transaction.execute("DELETE FROM messages WHERE identity = ? AND way = 'mail'", (identity,))


@as_work
def forget_unconfirmed(transaction: Transaction, now: float) -> None:
    """Whoever let the time to confirm an address go by does not want it here; perhaps it was never theirs."""
    rows = transaction.execute(
        "SELECT identity FROM mail WHERE confirmed = 0 AND asked < ? ORDER BY identity", (now - CONFIRM_SECONDS,)
    )
    for (identity,) in rows:
        forget_mailbox(identity)(transaction)


@as_work
def use_token(transaction: Transaction, token: str, now: float) -> Literal["confirm", "stop"] | None:
    """Do what a link in a letter is for; None if it is not good, or not good any more."""
    deed, _, rest = token.partition(".")
    identity, _, rest = rest.partition(".")
    until = rest.partition(".")[0]
    mailbox = _mailbox(transaction, identity)
    if deed not in ("confirm", "stop") or not until.isdecimal() or mailbox is None:
        return None
    good = _token(transaction, deed, identity, int(until), mailbox.address)
    if not transaction.seal.is_same(token, good) or (deed == "confirm" and int(until) < now):
        return None
    if deed == "confirm":
        transaction.execute("UPDATE mail SET confirmed = 1 WHERE identity = ?", (identity,))
        return "confirm"
    forget_mailbox(identity)(transaction)
    return "stop"


def _token(transaction: Transaction, deed: str, identity: str, until: int, address: str) -> str:
    """A link's secret: nobody can make one without the key, and it is about this very address."""
    text = f"{deed}.{identity}.{until}"
    return f"{text}.{transaction.seal.sign(f'{text}.{address}')}"


# Browsers ------------------------------------------------------------------------------------------------------------


@as_work
def add_push(transaction: Transaction, identity: str, device: str, push: Push, now: float) -> None:
    """Call somebody in this browser from now on."""
    transaction.execute(
        "INSERT INTO pushes (id, identity, device, endpoint, p256dh, auth, language, created) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET identity = excluded.identity, "
        "device = excluded.device, p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language",
        (push.id, identity, device, push.endpoint, push.p256dh, push.auth, push.language, now),
    )
    transaction.execute(
        "DELETE FROM pushes WHERE identity = ? AND id NOT IN "
        "(SELECT id FROM pushes WHERE identity = ? ORDER BY created DESC, id LIMIT ?)",
        (identity, identity, MOST_PUSHES),
    )


@as_work
def forget_push(transaction: Transaction, identity: str, id: str) -> None:
    """This browser is called no more."""
    transaction.execute("DELETE FROM pushes WHERE identity = ? AND id = ?", (identity, id))


@as_work
def pushes_of(transaction: Transaction, identity: str, device: str) -> int:
    """How many browsers of somebody on one device are called."""
    rows = transaction.execute("SELECT COUNT(*) FROM pushes WHERE identity = ? AND device = ?", (identity, device))
    return int(rows[0][0])


def _push(transaction: Transaction, id: str) -> Push | None:
    rows = transaction.execute("SELECT endpoint, p256dh, auth, language FROM pushes WHERE id = ?", (id,))
    return Push(*rows[0]) if rows else None
