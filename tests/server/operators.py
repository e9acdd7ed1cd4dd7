"""Whoever runs a server, at their page: over HTTP, with the cookie that the password gives."""

from __future__ import annotations

from types import TracebackType
from typing import Final, Self

import httpx

from tests.server.answers import Message, good
from tests.server.servers import Server
from tests.server.waiting import PATIENCE

PASSWORD: Final = "correct horse battery"


class Operator:
    """A browser at the operator's page, from any address of this machine."""

    def __init__(self, server: Server, source: str = "127.0.0.1") -> None:
        transport = httpx.HTTPTransport(local_address=source)
        self.browser: Final = httpx.Client(
            base_url=server.url, transport=transport, timeout=PATIENCE, headers={"Origin": server.url}
        )

    def enter(self, password: str = PASSWORD) -> httpx.Response:
        """Try a password."""
        return self.browser.post("/api/operator/session", json={"password": password})

    def get(self, path: str = "") -> Message:
        """What the page is told."""
        return good(self.browser.get(f"/api/operator{path}"))

    def post(self, path: str, **body: object) -> Message:
        """Do something that must succeed."""
        return good(self.browser.post(f"/api/operator{path}", json=body))

    def __enter__(self) -> Self:
        assert self.enter().status_code == 200
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.browser.close()
