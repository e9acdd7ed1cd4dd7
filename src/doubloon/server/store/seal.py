"""The seeds of games that are not over are kept sealed: whoever has a copy of the database alone cannot tell the luck.

A secret is masked with a stream (XOR) and gets a tag that says whether the key fits. Both come from keyed BLAKE2b,
which is made for that, with a random nonce for each secret. The key lies in a file of its own, outside the database;
the database knows its fingerprint, so that nobody plays on with another key unawares.
"""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import blake2b
from hmac import compare_digest
from pathlib import Path
from re import fullmatch
from secrets import token_bytes, token_hex
from typing import Final

from .database import BadDatabase, Transaction
from .files import make_private, open_private

MARK: Final = "sealed:"
KEY_BYTES: Final = 32
NONCE: Final = 16
TAG: Final = 16
BLOCK: Final = 64
WAY_OUT: Final = (
    "Put the right one back (DOUBLOON_KEY_FILE). If it is lost for good, start once with --new-key: "
    "games that are not over can then no longer be played on; all others are as they were."
)


def is_sealed(text: str) -> bool:
    """Is it a sealed text? Out of the database, that means that its key is lost."""
    return text.startswith(MARK)


class Seal:
    """Closes and opens secrets with the key of a database; its file is made when the database is first used."""

    def __init__(self, path: Path, *, is_new: bool = False) -> None:
        self._path = path
        self._key = b""
        self._may_change = is_new

    # The key ----------------------------------------------------------------------------------------------------------

    def unlock(self, transaction: Transaction) -> None:
        """Read the key for a database that is being opened; `BadDatabase` if it is not the one that it knows."""
        known = [row[0] for row in transaction.execute("SELECT fingerprint FROM seals")]
        if known and not self._may_change and not self._path.exists():
            raise BadDatabase(f"The key file {str(self._path)!r} is missing. {WAY_OUT}")
        self._key = self._read()
        fingerprint = blake2b(key=self._key, person=b"doubloon key", digest_size=TAG).hexdigest()
        if known == [fingerprint]:
            return
        if known and not self._may_change:
            raise BadDatabase(f"The key in {str(self._path)!r} does not belong to this database. {WAY_OUT}")
        transaction.execute("DELETE FROM seals")
        transaction.execute("INSERT INTO seals (fingerprint) VALUES (?)", (fingerprint,))
        for id, status, seed in transaction.execute("SELECT id, status, seed FROM tables WHERE status <> 'over'"):
            is_shuffled_in_vain = status == "open" and is_sealed(self.open(seed))
            kept = "" if is_shuffled_in_vain else self.close(seed)
            transaction.execute("UPDATE tables SET seed = ? WHERE id = ?", (kept, id))

    def _read(self) -> bytes:
        try:
            if not self._path.exists():
                self._make()
            make_private(self._path)
            text = self._path.read_text(encoding="utf-8", errors="replace")
        except OSError as error:
            raise BadDatabase(f"The key file {str(self._path)!r} cannot be used: {error.strerror}.") from error
        if not fullmatch(rf"[0-9a-fA-F]{{{2 * KEY_BYTES}}}\s*", text):
            raise BadDatabase(f"There is no key in {str(self._path)!r}: it should hold {2 * KEY_BYTES} hex digits.")
        return bytes.fromhex(text)

    def _make(self) -> None:
        """Write a new key, whole or not at all: another process may be doing the same."""
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = self._path.with_name(f"{self._path.name}.{token_hex(8)}")
        with os.fdopen(open_private(draft), "w") as file:
            file.write(token_hex(KEY_BYTES) + "\n")
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            self._path.hardlink_to(draft)
        draft.unlink()

    # Secrets ----------------------------------------------------------------------------------------------------------

    def close(self, text: str) -> str:
        """A secret as it is kept; nothing stays nothing."""
        if not text or is_sealed(text):
            return text
        nonce = token_bytes(NONCE)
        masked = nonce + self._mask(nonce, text.encode())
        return MARK + (masked + self._tag(masked)).hex()

    def open(self, text: str) -> str:
        """The secret again; still sealed if that was done with another key. What is not sealed is told as it is."""
        if not is_sealed(text):
            return text
        told = bytes.fromhex(text.removeprefix(MARK))
        masked, tag = told[:-TAG], told[-TAG:]
        if not compare_digest(tag, self._tag(masked)):
            return text
        return self._mask(masked[:NONCE], masked[NONCE:]).decode()

    def sign(self, text: str) -> str:
        """What nobody without the key can write beside a text."""
        return blake2b(text.encode(), key=self._key, person=b"doubloon sign", digest_size=TAG).hexdigest()

    @staticmethod
    def is_same(one: str, other: str) -> bool:
        """Are two signed texts the same? Nobody learns by the time it takes how far they are."""
        return compare_digest(one.encode(), other.encode())

    def _mask(self, nonce: bytes, text: bytes) -> bytes:
        """A text and its stream, one upon the other: done twice, it is the text again."""
        stream = b"".join(
            blake2b(nonce, key=self._key, salt=number.to_bytes(16, "big"), person=b"doubloon mask").digest()
            for number in range(-(-len(text) // BLOCK))
        )
        return bytes(a ^ b for a, b in zip(text, stream, strict=False))

    def _tag(self, masked: bytes) -> bytes:
        return blake2b(masked, key=self._key, person=b"doubloon tag", digest_size=TAG).digest()
