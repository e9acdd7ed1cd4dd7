"""Secrets and public names: a secret is handed out once and only its hash is kept; a public name says nothing."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letters and digits that look alike, because people read codes aloud."""
LONGEST_NAME: Final = 64


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def new_name(length: int = 12) -> str:
    """A public name for a table or an identity: hard to guess, but no secret."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def is_table_name(text: str) -> bool:
    """Can this be the name of a table? Databases need not see what cannot."""
    return len(text) <= LONGEST_NAME and text.isascii() and text.isalnum()


def new_code() -> str:
    """A code that a person types on another device, soon."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(3))


def hashed(secret: str) -> str:
    """What is kept of a secret. Secrets are long and random, so a plain hash cannot be turned back."""
    return sha256(secret.encode("utf-8", "replace")).hexdigest()
