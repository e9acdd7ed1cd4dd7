"""`doubloon serve`: the table server."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace
from http import HTTPStatus
from pathlib import Path
from typing import Annotated
from urllib.request import urlopen

import typer
import uvicorn

from doubloon.core import DoubloonError
from doubloon.server.app import make_app
from doubloon.server.calling import try_post
from doubloon.server.logs import set_up_logs
from doubloon.server.settings import BadSetting, from_environment, with_files, with_password
from doubloon.server.store import is_postgres, sqlite_file, try_database
from doubloon.server.transport import AT_ONCE, Socket

from .terminal import error_terminal, open_terminal

TIDY = (5_000, 5, 25)
"""When Python collects garbage: seldom, because with 2,000 sockets a full pass stops every table for 0.3 seconds."""
LONGEST_GOODBYE = 5
"""How many seconds open requests get when the server is told to stop."""
PING = 20
"""Seconds between two pings of a socket, so that no proxy takes a quiet one for dead; and to answer one."""
WAITING = 2_048
"""How many newcomers the system keeps waiting for us. One that it cannot keep would try again only a second later."""
A_TURN = 0.0005
"""Seconds after which a thread lets others go on; with Python's 0.005, moves wait for threads that replay games."""
ADDRESS = ".address"
"""Beside the file with the games: where its server can be reached."""
NEVER = 10**9
"""uvicorn need not look after idle connections: the door does."""


def command(
    host: Annotated[str | None, typer.Option(help="The address to listen on [DOUBLOON_HOST, 127.0.0.1].")] = None,
    port: Annotated[int | None, typer.Option(help="The port, 0: any free one [DOUBLOON_PORT, 8000].")] = None,
    database: Annotated[
        str | None, typer.Option(help="A SQLite file or postgresql://… [DOUBLOON_DATABASE, a file in DOUBLOON_HOME].")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the web app in a browser.")] = False,
    operator_password_file: Annotated[
        str | None,
        typer.Option(
            help="A file with the password of the operator's page, /operator [DOUBLOON_OPERATOR_PASSWORD_FILE, none]."
        ),
    ] = None,
    new_key: Annotated[
        bool,
        typer.Option("--new-key", help="If the key file is lost: give up games that are not over, and make a new key."),
    ] = False,
) -> None:
    """Serve tables to browsers and programs until it is stopped; docs/operations.md lists all settings."""
    given = {"host": host, "port": port, "database": database, "operator_password_file": operator_password_file}
    chosen = {name: value for name, value in given.items() if value is not None}
    try:
        settings = with_password(with_files(replace(from_environment(), **chosen)))  # type: ignore[arg-type]  # by name
        set_up_logs(settings.log_level)
        if wrong := why_not(settings.host, settings.port):
            raise BadSetting(wrong)
        try_post(settings)
        asyncio.run(try_database(settings.database, Path(settings.key_file), new_key))
    except DoubloonError as error:
        error_terminal().print(f"doubloon: {error}", markup=False)
        raise typer.Exit(2) from error
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        backlog=AT_ONCE,
        http=app.state.door.answer,
        ws=Socket,
        ws_max_size=64 * 1024,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=NEVER,
        timeout_graceful_shutdown=LONGEST_GOODBYE,
    )
    server = _Server(config)
    server.open_browser = open_browser
    server.file = "" if is_postgres(settings.database) else sqlite_file(settings.database)
    gc.freeze()
    gc.set_threshold(*TIDY)
    sys.setswitchinterval(A_TURN)
    server.run()


def open_app() -> None:
    """What `doubloon` alone does: the web app in a browser.

    It is at its usual address or, where that is taken, at any other; if it is open already, that one is shown.
    """
    settings = with_files(from_environment())
    if running := address_of_running(settings.database):
        open_terminal().print(f"Doubloon is open already, on {running}", markup=False, highlight=False)
        show(running)
        return
    command(port=0 if why_not(settings.host, settings.port) else settings.port, open_browser=True)


def show(address: str) -> None:
    """Open a browser there; whoever has none on this machine is told to do it elsewhere."""
    if not webbrowser.open(address):
        words = f"No browser was found here; open {address} in one."
        open_terminal().print(words, markup=False, highlight=False, soft_wrap=True)


def why_not(host: str, port: int) -> str:
    """One sentence if nobody can listen there; nothing if one can."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
    except OSError as error:
        return f"Cannot listen on {host}, port {port}: {error.strerror}. Choose others with --host and --port (0: any)."
    return ""


def address_of_running(database: str) -> str | None:
    """Where the server that keeps its games in this file can be reached, if there is one."""
    try:
        address = Path(f"{sqlite_file(database)}{ADDRESS}").read_text(encoding="utf-8")
        with urlopen(f"{address}healthz", timeout=PING) as answer:
            return address if answer.status == HTTPStatus.OK else None
    except (OSError, ValueError):
        return None


class _Server(uvicorn.Server):
    """Once it is listening it says where, and where it keeps its games; it opens a browser there if asked to."""

    open_browser = False
    file = ""

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        for listener in self.servers:
            for taken in listener.sockets:
                with socket.socket(fileno=os.dup(taken.fileno())) as same:
                    same.listen(WAITING)
                host, port = taken.getsockname()[:2]
                host = address_for_people(host)
                open_terminal().print(f"Doubloon listens on http://{host}:{port}/", markup=False, highlight=False)
                if self.file:
                    Path(f"{self.file}{ADDRESS}").write_text(f"http://{host}:{port}/", encoding="utf-8")
                    open_terminal().print(
                        f"It keeps its games in {self.file}", markup=False, highlight=False, soft_wrap=True
                    )
                if self.open_browser:
                    threading.Thread(target=show, args=(f"http://{host}:{port}/",), daemon=True).start()


def address_for_people(host: str) -> str:
    """Where others can reach a server that listens everywhere: this machine's address on its network."""
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way packets would go
        return str(probe.getsockname()[0])
    return "127.0.0.1"
