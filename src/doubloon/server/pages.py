"""The web app: its built files, and its one page for every address that a person can visit."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC: Final = Path(__file__).parent / "static"
DAILY: Final = ("/daily", "/daily/{game}/{day}")
PLACE: Final = ("/me", "/leaderboard")
PUZZLES: Final = ("/puzzles", "/puzzles/{game}/{puzzle}")
REPLAYS: Final = ("/replay/{table}", "/replay/{table}/{branch}")
MAIL: Final = "/mail/{token}"
FOREVER: Final = "public, max-age=31536000, immutable"


THINKS: Final = "worker-"
"""How the name of the script begins in which Python runs."""
RUNS_PYTHON: Final = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""The policy of that script alone: no page may run machine code, and Python is nothing else to a browser."""


class Assets(StaticFiles):
    """Files whose names change with their content can be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = FOREVER
        if path.startswith(THINKS):
            response.headers["Content-Security-Policy"] = RUNS_PYTHON
        return response


async def page(request: Request) -> Response:  # noqa: ARG001 - as Starlette calls it
    """The app itself; which page it shows, it decides by the address."""
    return _app(200)


def lost_page(request: Request) -> Response | None:
    """For a person who went astray the app, which says so; None for a program, which is told in its own way."""
    is_person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return _app(404) if is_person and not request.url.path.startswith("/api/") else None


def _app(status: int) -> Response:
    try:
        page = (STATIC / "index.html").read_bytes()  # it is so small that a thread would cost more
    except FileNotFoundError:
        return PlainTextResponse("The web app has not been built: run `make play` or `make web` once.", 503)
    return HTMLResponse(page, status, {"Cache-Control": "no-cache"})


async def coin(request: Request) -> Response:  # noqa: ARG001
    """The icon."""
    return FileResponse(STATIC / "coin.svg", headers={"Cache-Control": "public, max-age=86400"})


async def manifest(request: Request) -> Response:  # noqa: ARG001
    """What a phone must know to show the app as one of its own."""
    headers = {"Cache-Control": "public, max-age=86400"}
    return FileResponse(STATIC / "manifest.webmanifest", headers=headers, media_type="application/manifest+json")


async def worker(request: Request) -> Response:  # noqa: ARG001
    """The part of the app that browsers run though no page is open; they look for a newer one again and again."""
    return FileResponse(STATIC / "sw.js", headers={"Cache-Control": "no-cache"}, media_type="text/javascript")


def page_routes() -> list[BaseRoute]:
    """Every address of the app that is no API."""
    pages = [
        "/",
        "/new/{game}",
        "/table/{table}",
        "/screen/{table}",
        "/rules/{game}",
        "/companion/{game}",
        "/settings",
        "/operator",
        MAIL,
        *REPLAYS,
        *DAILY,
        *PLACE,
        *PUZZLES,
    ]
    return [
        Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False)),
        Mount("/icons", StaticFiles(directory=STATIC / "icons", check_dir=False)),
        Mount("/python", Assets(directory=STATIC / "python", check_dir=False)),
        Route("/coin.svg", coin, methods=["GET"]),
        Route("/manifest.webmanifest", manifest, methods=["GET"]),
        Route("/sw.js", worker, methods=["GET"]),
        *[Route(path, page, methods=["GET"]) for path in pages],
    ]
