"""An address of the API: what it takes, what it answers, and who may ask. Application and OpenAPI are made from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..errors import Refusal, Refused, understood
from ..services import Services
from ..store import Person
from ..table import Table

W = TypeVar("W")
MOST_BODY: Final = 16_384

Needs = Literal["nobody", "anybody", "somebody", "operator"]
"""Does the address look who asks? Not at all; yes, but strangers may ask too; only those with an identity may; only
whoever runs the server."""


@dataclass(frozen=True)
class Call(Generic[W]):
    """One request: who asks, and for what."""

    request: Request
    services: Services
    person: Person | None
    wish: W
    """The body or the query of the request, read by its type; None if the address takes neither."""

    @property
    def me(self) -> Person:
        """Who asks, where only somebody may."""
        assert self.person is not None
        return self.person

    @property
    def identity(self) -> str:
        """Who asks; empty for a stranger."""
        return self.person.id if self.person else ""

    @property
    def address(self) -> str:
        """Where the request comes from, as limits count it."""
        return self.services.address(self.request)

    async def table(self) -> Table:
        """The table that the address names."""
        return await self.services.keeper.find(self.request.path_params["table"], self.address)


@dataclass(frozen=True)
class Address(Generic[W]):
    """One method of one path; the first line of its handler's docstring says what it is for."""

    method: Literal["GET", "POST"]
    path: str
    handler: Callable[[Call[W]], Awaitable[object]]
    answer: type | str
    """The type of the answer, or its media type if it is no JSON of ours."""
    needs: Needs = "nobody"
    body: type[W] | None = None
    query: type[W] | None = None
    status: int = 200
    most: int = MOST_BODY
    """How many bytes of a body are read."""
    opens: bool = False
    """Does it make a table? Only so many an hour may come from one address."""

    @property
    def summary(self) -> str:
        """What it is for, in one line."""
        return (self.handler.__doc__ or "").splitlines()[0]

    def route(self) -> Route:
        """The address as Starlette knows it."""
        return Route(self.path, self._serve, methods=[self.method])

    async def _serve(self, request: Request) -> Response:
        services: Services = request.app.state.services
        client = services.address(request)
        if self.path.startswith("/api/"):
            services.requests.check(client, Refusal.TOO_MANY_REQUESTS)
        await services.turns.take(client)
        person = None
        if self.needs == "operator":
            await services.access.check(request)
        elif self.needs != "nobody":
            identities = services.identities
            person = await (identities.of(request) if self.needs == "somebody" else identities.known(request))
        if self.opens:
            services.openings.check(client, Refusal.TOO_MANY_NEW_TABLES)
        wish: Any = None
        if self.body is not None:
            wish = await _read(request, self.body, self.most)
        elif self.query is not None:
            wish = understood(lambda: msgspec.convert(dict(request.query_params), self.query, strict=False))
        told = await self.handler(Call(request, services, person, wish))
        return told if isinstance(told, Response) else answer(told, self.status)


def answer(value: object, status: int = 200) -> Response:
    """A value as JSON; nothing of it is cached."""
    return Response(msgspec.json.encode(value), status, {"Cache-Control": "no-store"}, "application/json")


async def _read(request: Request, kind: type[W], most: int) -> W:
    """The body of a request as a message of this kind."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refused(Refusal.TOO_LARGE, most=most)
    return understood(lambda: msgspec.json.decode(body or b"{}", type=kind))
