"""Who is asking: a secret in a cookie or a bearer header, of which only the hash is kept."""

from __future__ import annotations

import time
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from .clients import Clients
from .devices import browser_and_system
from .errors import Refusal, Refused
from .house_names import house_name
from .names import clean_name
from .settings import Settings
from .store import Crowded, Database, Device, Person, people
from .tokens import hashed, new_code, new_name, new_secret

COOKIE: Final = "doubloon"
SECURE_COOKIE: Final = "__Host-doubloon"
"""Browsers take a cookie of this name by https only, and from no other host of the same domain."""
YEAR: Final = 365 * 24 * 3600
CODE_SECONDS: Final = 600
"""How long a code for another device is good."""
MOST_DEVICES: Final = 20
LONGEST_SECRET: Final = 200
PORTS: Final = {"http": 80, "https": 443}


def has_bearer(connection: HTTPConnection) -> bool:
    """Does a program ask, which keeps its secret itself?"""
    return connection.headers.get("authorization", "").lower().startswith("bearer ")


def _parts(origin: str) -> tuple[str, str, int | None] | None:
    """Scheme, host and port of an origin; None if it makes no sense."""
    try:
        parts = urlsplit(origin)
        return (parts.scheme, parts.hostname, parts.port or PORTS.get(parts.scheme)) if parts.hostname else None
    except ValueError:
        return None


class Identities:
    """Makes identities and finds out whose secret a request carries."""

    def __init__(self, database: Database, settings: Settings, clients: Clients) -> None:
        self._database = database
        self._clients = clients
        self._secure = settings.secure
        self._cookie = SECURE_COOKIE if settings.secure else COOKIE
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
        return await self._database.run(people.find_person(hashed(secret), time.time()))

    def _secret(self, connection: HTTPConnection) -> str:
        if has_bearer(connection):
            return connection.headers["authorization"].partition(" ")[2].strip()
        secret = connection.cookies.get(self._cookie, "")
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
        if origin not in self._origins and not self._is_ours(origin, connection):
            raise Refused(Refusal.ORIGIN_FOREIGN)

    def _is_ours(self, origin: str, connection: HTTPConnection) -> bool:
        """Is it the very address at which we were asked, with scheme and port?"""
        scheme = "https" if self._secure else self._clients.scheme(connection)
        here = _parts(f"{scheme}://{connection.headers.get('host', '')}")
        return here is not None and _parts(origin) == here

    async def make(self, name: str | None, connection: HTTPConnection) -> tuple[Person, str]:
        """A new identity and its secret, which is never told again; without a name it is given one."""
        secret = new_secret()
        device = _device(secret, connection)
        person = Person(new_name(), house_name() if name is None else clean_name(name), device.hash)
        await self._database.run(people.add_person(person.id, person.name, device))
        return person, secret

    async def rename(self, person: Person, name: str) -> Person:
        """Give an identity another name."""
        person.name = clean_name(name)
        await self._database.run(people.rename_person(person.id, person.name))
        return person

    async def code(self, person: Person) -> str:
        """A code by which another device takes this identity over, for ten minutes and once."""
        code = new_code()
        await self._database.run(people.add_code(person.id, hashed(code), time.time() + CODE_SECONDS))
        return code

    async def claim(self, code: str, connection: HTTPConnection) -> tuple[Person, str]:
        """Exchange a code for a secret of its identity."""
        secret = new_secret()
        tidy = "-".join(code.lower().replace("-", " ").split())
        work = people.claim_code(hashed(tidy), _device(secret, connection), MOST_DEVICES)
        try:
            person = await self._database.run(work)
        except Crowded as error:
            raise Refused(Refusal.TOO_MANY_DEVICES, most=error.most) from error
        if person is None:
            raise Refused(Refusal.CODE_UNKNOWN)
        return person, secret

    async def devices(self, person: Person) -> list[Device]:
        """Every device that is this person, last seen first."""
        return await self._database.run(people.devices_of(person.id))

    async def sign_out(self, person: Person, device: str | None) -> None:
        """Make the secret of a device void; without a device, of all but the one that asks."""
        known = await self.devices(person)
        if device is None:
            gone = [each.hash for each in known if each.hash != person.device]
        else:
            gone = [each.hash for each in known if each.id == device]
            if not gone:
                raise Refused(Refusal.NO_DEVICE)
        await self._database.run(people.sign_out(person.id, gone))

    async def renew(self, person: Person) -> str:
        """Another secret for the device that asks; the old one is void."""
        secret = new_secret()
        if not await self._database.run(people.renew(person.id, person.device, hashed(secret))):
            raise Refused(Refusal.NO_IDENTITY)
        return secret

    def remember(self, response: Response, secret: str) -> None:
        """Let the browser keep the secret where no script can read it."""
        response.set_cookie(
            self._cookie, secret, max_age=YEAR, httponly=True, samesite="lax", secure=self._secure, path="/"
        )

    def forget(self, response: Response) -> None:
        """Let the browser forget its secret."""
        response.delete_cookie(self._cookie, httponly=True, samesite="lax", secure=self._secure, path="/")


def _device(secret: str, connection: HTTPConnection) -> Device:
    browser, system = browser_and_system(connection.headers.get("user-agent", ""))
    now = time.time()
    return Device(hashed(secret), browser, system, now, now)
