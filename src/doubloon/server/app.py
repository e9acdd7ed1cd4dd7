"""The application: routes, headers that keep browsers safe, errors in words, and the life of the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from doubloon.core import DoubloonError

from .bookkeeping import Bookkeeper
from .errors import Refusal, Refused, fault, refused
from .expiry import Expiry
from .http.address import answer
from .http.answers import ErrorAnswer
from .http.games import all_games
from .http.routes import ADDRESSES
from .pages import lost_page, page_routes
from .services import make_services
from .settings import Settings
from .sockets import table_socket
from .transport import Door
from .watchman import Watchman

ours: Final = logging.getLogger("doubloon")
log: Final = logging.getLogger("doubloon.server")

HEADERS: Final = {
    b"content-security-policy": (
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}


HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")


def _headers(secure: bool) -> list[tuple[bytes, bytes]]:
    """What every answer has; a server behind https is never asked by http again."""
    return [*HEADERS.items(), *([HTTPS_ONLY] if secure else [])]


class SafeHeaders:
    """Adds to every answer what tells browsers to be careful."""

    def __init__(self, app: ASGIApp, headers: Sequence[tuple[bytes, bytes]]) -> None:
        self._app = app
        self._headers = headers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = message.get("headers", [])
                said = {name.lower() for name, _ in own}
                message["headers"] = [*own, *[header for header in self._headers if header[0] not in said]]
            await send(message)

        await self._app(scope, receive, send_safely if scope["type"] == "http" else send)


def make_app(settings: Settings) -> Starlette:
    """The server as an ASGI application; `state.door` is where connections come in."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        all_games()
        services = make_services(settings)
        app.state.services = services
        ours.addHandler(services.errors)
        door.metrics = services.metrics
        services.metrics.watch("connections", "Connections open", lambda: len(door))
        await services.keeper.start()
        await services.daily.chains()
        expiry = asyncio.create_task(Expiry(services.keeper, settings.hold_minutes).run())
        retention = asyncio.create_task(services.retention.run())
        bookkeeper = asyncio.create_task(Bookkeeper(services.database).run())
        leaving = asyncio.create_task(services.leaving.run())
        watchman = asyncio.create_task(Watchman(services.keeper).run())
        post = asyncio.create_task(services.post.run())
        try:
            yield
        finally:
            ours.removeHandler(services.errors)
            for task in (expiry, retention, watchman, post, bookkeeper, leaving):
                task.cancel()
            await services.post.close()
            await services.keeper.close()
            await services.workers.close()
            await services.analyses.close()
            await services.contests.close()
            await services.database.close()

    app = Starlette(
        routes=[
            *(address.route() for address in ADDRESSES),
            *page_routes(),
            WebSocketRoute("/ws/tables/{table}", table_socket),
        ],
        middleware=[Middleware(SafeHeaders, headers=_headers(settings.secure))],
        exception_handlers={
            DoubloonError: _refused,
            HTTPException: _no_such_thing,
            ClientDisconnect: _gone,
            Exception: _failed,
        },
        lifespan=life,
    )
    door = app.state.door = Door(settings)
    app.router.redirect_slashes = False  # it would send people to whatever host a request names
    return app


async def _refused(request: Request, error: Exception) -> Response:
    """Our own errors are written for people."""
    assert isinstance(error, DoubloonError)
    told = fault(error)
    request.app.state.services.metrics.refused.labels(told.code).inc()
    return answer(ErrorAnswer(told), refused(error).refusal.status)


async def _no_such_thing(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    lost = lost_page(request) if error.status_code == 404 else None
    if lost is not None:
        return lost
    refusal = Refusal.WRONG_METHOD if error.status_code == 405 else Refusal.NOT_FOUND
    response = answer(ErrorAnswer(fault(Refused(refusal))), error.status_code)
    response.headers.update(error.headers or {})
    if refusal is Refusal.WRONG_METHOD:  # Starlette names the methods of one route only
        known = [route for route in request.app.routes if isinstance(route, Route)]
        methods = [route.methods or set() for route in known if route.path_regex.fullmatch(request.scope["path"])]
        response.headers["allow"] = ", ".join(sorted(set().union(*methods)))
    return response


async def _gone(request: Request, error: Exception) -> Response:  # noqa: ARG001 - nobody is there to be told
    """The client hung up before it had sent everything, or took too long over it."""
    return Response(status_code=Refusal.TOO_SLOW.status)


async def _failed(request: Request, error: Exception) -> Response:
    """What nobody thought of: written down here, told to nobody."""
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    response = answer(ErrorAnswer(fault(Refused(Refusal.FAILED))), 500)
    secure = request.app.state.services.settings.secure
    response.raw_headers.extend(_headers(secure))  # this answer does not come by SafeHeaders
    return response
