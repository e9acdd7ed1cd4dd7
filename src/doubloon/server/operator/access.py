"""The way in to the operator's page: a password of its own and a session of its own; no identity opens it."""

from __future__ import annotations

import hmac
import time
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..errors import Refusal, Refused
from ..identity import LONGEST_SECRET, Identities
from ..limits import Buckets
from ..settings import Settings
from ..store import Database
from ..store import overview as o
from ..tokens import new_secret

COOKIE: Final = "doubloon-operator"
SECURE_COOKIE: Final = "__Host-doubloon-operator"
SESSION: Final = 12 * 3600
"""Seconds until the operator is asked again."""
TRIES: Final = 5
"""So many passwords may be tried from one address at once, right or wrong; then one every so many seconds:"""
EVERY: Final = 60.0


class Access:
    """Knows the operator by a password, and then by a cookie, of which only a hash is kept.

    The hash is keyed with the password: with another one, every session is over.
    """

    def __init__(self, database: Database, settings: Settings, identities: Identities) -> None:
        self._database: Final = database
        self._identities: Final = identities
        self._password: Final = settings.operator_password
        self._secure: Final = settings.secure
        self._cookie: Final = SECURE_COOKIE if settings.secure else COOKIE
        self._tries: Final = Buckets(1.0 / EVERY, time.monotonic, burst=TRIES * EVERY)

    @property
    def is_on(self) -> bool:
        """Is there an operator's page at all?"""
        return bool(self._password)

    async def check(self, connection: HTTPConnection) -> None:
        """Refuse whoever is not the operator."""
        self._check_on()
        secret = connection.cookies.get(self._cookie, "")
        if not 0 < len(secret) <= LONGEST_SECRET:
            raise Refused(Refusal.OPERATOR_ONLY)
        self._identities.check_origin(connection)
        if not await self._database.run(o.has_session(self._hash(secret), time.time())):
            raise Refused(Refusal.OPERATOR_ONLY)

    async def enter(self, connection: HTTPConnection, address: str, password: str) -> str:
        """The secret of a new session, for the right password; each try counts, so that guessing takes for ever."""
        self._check_on()
        self._identities.check_origin(connection)
        self._tries.check(address, Refusal.TOO_MANY_PASSWORDS)
        given, right = (sha256(each.encode()).digest() for each in (password, self._password))
        if not hmac.compare_digest(given, right):
            raise Refused(Refusal.WRONG_PASSWORD)
        secret, now = new_secret(), time.time()
        await self._database.run(o.add_session(self._hash(secret), now + SESSION, now))
        return secret

    async def leave(self, connection: HTTPConnection) -> None:
        """The session is over."""
        await self._database.run(o.end_session(self._hash(connection.cookies.get(self._cookie, ""))))

    def remember(self, response: Response, secret: str) -> None:
        """Let the browser keep the session, where no script can read it and no other page can use it."""
        response.set_cookie(
            self._cookie, secret, max_age=SESSION, httponly=True, samesite="strict", secure=self._secure, path="/"
        )

    def forget(self, response: Response) -> None:
        """Let the browser forget it."""
        response.delete_cookie(self._cookie, httponly=True, samesite="strict", secure=self._secure, path="/")

    def _check_on(self) -> None:
        if not self.is_on:
            raise Refused(Refusal.NOT_FOUND)

    def _hash(self, secret: str) -> str:
        return hmac.new(self._password.encode(), secret.encode("utf-8", "replace"), sha256).hexdigest()
