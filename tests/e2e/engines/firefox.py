"""Stock Firefox over WebDriver BiDi, the W3C's own protocol: one socket, JSON both ways, and no driver in between."""

from __future__ import annotations

import base64
import json
import tempfile
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.e2e.engines.engine import Engine, Source, click_at, press_of
from tests.e2e.engines.programs import running
from tests.server.waiting import PATIENCE

SETTINGS = {
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en-US",
    "datareporting.policy.dataSubmissionEnabled": False,
}
"""Nothing but this machine is asked for anything: all else goes to a proxy that is not there."""


class Firefox(Engine):
    """A window without a screen."""

    def __init__(self, program: str) -> None:
        super().__init__()
        self._numbers = count()
        with ExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in SETTINGS.items()]
            Path(folder, "user.js").write_text("".join(lines), encoding="utf-8")
            words = ("--headless", "--no-remote", "--profile", folder, "--remote-debugging-port", "0")
            address = stack.enter_context(running(program, *words, says=r"BiDi listening on (ws:\S+)"))
            opening = connect(f"{address}/session", compression=None, max_size=None, proxy=None, open_timeout=PATIENCE)
            self._socket = stack.enter_context(opening)
            known = self._ask("session.new", capabilities={})["capabilities"]
            self.name = f"Firefox {known['browserVersion']}"
            self._ask("session.subscribe", events=["log.entryAdded"])
            # Where it begins its page never has the focus, so that Enter would press nothing; a new tab has it.
            self._window: str = self._ask("browsingContext.create", type="tab")["context"]
            self._begun = stack.pop_all()

    def open(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def run(self, function: str, *words: Any) -> Any:
        told = self._ask(
            "script.callFunction",
            functionDeclaration=f"async () => JSON.stringify(await ({function})(...{json.dumps(words)})) ?? 'null'",
            awaitPromise=True,
            target={"context": self._window},
        )
        if told["type"] == "exception":
            raise RuntimeError(told["exceptionDetails"]["text"])
        return json.loads(told["result"]["value"])

    def click(self, x: float, y: float) -> None:
        self._perform(click_at(x, y))

    def press(self, key: str) -> None:
        self._perform(press_of(key))

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._window, viewport=size)

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", context=self._window)["data"])

    def close(self) -> None:
        self._begun.close()

    def _perform(self, sources: list[Source]) -> None:
        self._ask("input.performActions", context=self._window, actions=sources)

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        """Say something and wait for the answer to it, keeping what went wrong on the page meanwhile."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(timeout=PATIENCE))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self._errors.append(str(told["params"]["text"]))
            if told.get("id") != number:
                continue
            if told["type"] == "error":
                raise RuntimeError(f"{method}: {told['error']}, {told['message']}")
            found: dict[str, Any] = told["result"]
            return found
