"""Who is asking: a secret in a cookie or a bearer header, of which only the hash is kept."""

from __future__ import annotations

import time
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from .errors import Refusal, Refused
from .names import clean_name
from .settings import Settings
from .store import Database, Person
from .store import queries as q
from .tokens import hashed, new_code, new_name, new_secret

COOKIE: Final = "doubloon"
YEAR: Final = 365 * 24 * 3600
CODE_SECONDS: Final = 600
"""How long a code for another device is good."""
LONGEST_SECRET: Final = 200


def _host(origin: str) -> str:
    """The host and port of an origin; nothing that could be one if it makes no sense."""
    try:
        return urlsplit(origin).netloc or "?"
    except ValueError:
        return "?"


class Identities:
    """Makes identities and finds out whose secret a request carries."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._origins = set(settings.origins.split())

    async def of(self, connection: HTTPConnection) -> Person:
        """Who is asking; an error if nobody knows."""
        person = await self.known(connection)
        if person is None:
            raise Refused(Refusal.NO_IDENTITY)
        return person

    async def known(self, connection: HTTPConnection) -> Person | None:
        """Who is asking; None if the request carries no secret, or one that is not known."""
        secret = self._secret(connection)
        if not secret or len(secret) > LONGEST_SECRET:
            return None
        return await self._database.run(q.find_person(hashed(secret)))

    def _secret(self, connection: HTTPConnection) -> str:
        kind, _, secret = connection.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            return secret.strip()
        secret = connection.cookies.get(COOKIE, "")
        if secret:
            self.check_origin(connection)
        return secret

    def check_origin(self, connection: HTTPConnection) -> None:
        """A cookie counts only if the page that sends it is ours: other pages cannot act in somebody's name."""
        origin = connection.headers.get("origin")
        if origin is None:
            site = connection.headers.get("sec-fetch-site", "same-origin")
            if site in ("same-origin", "none") and connection.scope["type"] == "http":
                return
            raise Refused(Refusal.ORIGIN_MISSING)
        if origin in self._origins or _host(origin) == connection.headers.get("host", ""):
            return
        raise Refused(Refusal.ORIGIN_FOREIGN)

    async def make(self, name: str) -> tuple[Person, str]:
        """A new identity and its secret, which is never told again."""
        person, secret = Person(new_name(), clean_name(name)), new_secret()
        await self._database.run(q.add_person(person.id, person.name, hashed(secret), time.time()))
        return person, secret

    async def rename(self, person: Person, name: str) -> Person:
        """Give an identity another name."""
        person.name = clean_name(name)
        await self._database.run(q.rename_person(person.id, person.name))
        return person

    async def code(self, person: Person) -> str:
        """A code by which another device takes this identity over, for ten minutes and once."""
        code = new_code()
        await self._database.run(q.add_code(person.id, hashed(code), time.time() + CODE_SECONDS))
        return code

    async def claim(self, code: str) -> tuple[Person, str]:
        """Exchange a code for a secret of its identity."""
        secret = new_secret()
        tidy = "-".join(code.lower().replace("-", " ").split())
        person = await self._database.run(q.claim_code(hashed(tidy), hashed(secret), time.time()))
        if person is None:
            raise Refused(Refusal.CODE_UNKNOWN)
        return person, secret

    def remember(self, response: Response, secret: str) -> None:
        """Let the browser keep the secret where no script can read it."""
        response.set_cookie(
            COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=self._settings.secure, path="/"
        )
