"""Identities and their devices: each device has a secret of its own, of which only the hash is kept."""

from __future__ import annotations

from typing import Final

from .database import Crowded, Transaction
from .queries import as_work
from .rows import Device, Person

SEEN_EVERY: Final = 3600.0
"""When a device was last seen is known by the hour, so that not every request has to be written down."""
NEWS: Final = "~"
"""Begins what processes tell each other when the devices of an identity have changed; no table is called so."""


@as_work
def add_person(transaction: Transaction, id: str, name: str, device: Device) -> None:
    """A new identity with its first device."""
    transaction.execute("INSERT INTO identities (id, name, created) VALUES (?, ?, ?)", (id, name, device.created))
    _add_device(transaction, id, device)


@as_work
def find_person(transaction: Transaction, hash: str, now: float) -> Person | None:
    """Whose secret this is; their device has been seen."""
    rows = transaction.execute(
        "SELECT i.id, i.name, i.hushed_until, i.renamed, s.seen "
        "FROM secrets s JOIN identities i ON i.id = s.identity WHERE s.hash = ?",
        (hash,),
    )
    if not rows:
        return None
    id, name, hushed_until, renamed, seen = rows[0]
    if seen < now - SEEN_EVERY:
        transaction.execute("UPDATE secrets SET seen = ? WHERE hash = ?", (now, hash))
    return Person(id, name, hash, hushed_until, bool(renamed))


@as_work
def rename_person(transaction: Transaction, id: str, name: str) -> None:
    """Give an identity another name, as it wishes."""
    transaction.execute("UPDATE identities SET name = ?, renamed = 0 WHERE id = ?", (name, id))


# Codes -----------------------------------------------------------------------------------------------------------


@as_work
def add_code(transaction: Transaction, id: str, code_hash: str, expires: float) -> None:
    """A code for another device; an older one is void."""
    transaction.execute("DELETE FROM codes WHERE identity = ?", (id,))
    transaction.execute("INSERT INTO codes (hash, identity, expires) VALUES (?, ?, ?)", (code_hash, id, expires))


@as_work
def claim_code(transaction: Transaction, code_hash: str, device: Device, most: int) -> Person | None:
    """Exchange a code, once and in time, for a further device of the same identity; `Crowded` if it has enough."""
    now = device.created
    rows = transaction.execute("DELETE FROM codes WHERE hash = ? RETURNING identity, expires", (code_hash,))
    transaction.execute("DELETE FROM codes WHERE expires < ?", (now,))
    if not rows or rows[0][1] < now:
        return None
    id = rows[0][0]
    if transaction.execute("SELECT COUNT(*) FROM secrets WHERE identity = ?", (id,))[0][0] >= most:
        raise Crowded(id, most)
    _add_device(transaction, id, device)
    found = transaction.execute("SELECT name FROM identities WHERE id = ?", (id,))
    return Person(id, found[0][0], device.hash)


# Devices ---------------------------------------------------------------------------------------------------------


@as_work
def devices_of(transaction: Transaction, id: str) -> list[Device]:
    """All devices of an identity, last seen first."""
    rows = transaction.execute(
        "SELECT hash, browser, system, created, seen FROM secrets WHERE identity = ? ORDER BY seen DESC, hash", (id,)
    )
    return [Device(*row) for row in rows]


@as_work
def renew(transaction: Transaction, id: str, old: str, new: str) -> bool:
    """The same device with another secret; False if the old one is not known any more."""
    change = "UPDATE secrets SET hash = ? WHERE identity = ? AND hash = ? RETURNING hash"
    rows = transaction.execute(change, (new, id, old))
    transaction.execute("UPDATE pushes SET device = ? WHERE identity = ? AND device = ?", (new, id, old))
    transaction.tell(NEWS + id)
    return bool(rows)


@as_work
def sign_out(transaction: Transaction, id: str, hashes: list[str]) -> None:
    """These devices are nobody's any more; codes that one of them may have asked for are void."""
    for hash in hashes:
        transaction.execute("DELETE FROM secrets WHERE identity = ? AND hash = ?", (id, hash))
        transaction.execute("DELETE FROM pushes WHERE identity = ? AND device = ?", (id, hash))
    transaction.execute("DELETE FROM codes WHERE identity = ?", (id,))
    transaction.tell(NEWS + id)


def _add_device(transaction: Transaction, id: str, device: Device) -> None:
    transaction.execute(
        "INSERT INTO secrets (hash, identity, browser, system, created, seen) VALUES (?, ?, ?, ?, ?, ?)",
        (device.hash, id, device.browser, device.system, device.created, device.seen),
    )
