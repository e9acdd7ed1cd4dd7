"""WebKit as GNOME ships it, over WebDriver as it has been for ten years: one HTTP request for each thing to do."""

from __future__ import annotations

import base64
import json
import socket
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx

from tests.e2e.engines.engine import Engine, Source, click_at, press_of
from tests.e2e.engines.programs import running
from tests.server.waiting import PATIENCE, wait_until

SETTINGS = "[Settings]\ngtk-enable-animations=0\n"
"""Of this the page makes `prefers-reduced-motion`."""
NARROW = "* { min-width: 0; margin: 0; padding: 0; }"
"""Its tool bar would not let the window be as narrow as a phone."""
LISTEN = """() => {
    window.wrong = [];
    const note = (...said) => window.wrong.push(said.map(String).join(" "));
    const { error } = console;
    console.error = (...said) => { note(...said); error(...said); };
    addEventListener("error", (event) => note(event.message || `${event.target.src} failed`), true);
    addEventListener("unhandledrejection", (event) => note(event.reason));
    addEventListener("securitypolicyviolation", (event) => note(`${event.violatedDirective} ${event.blockedURI}`));
}"""
"""This driver tells nothing of the console, so the page writes down what goes wrong from its loading on."""
SIZE = "() => [innerWidth, innerHeight]"


class WebKit(Engine):
    """A window on a screen that nobody sees."""

    def __init__(self, driver: str, screen: str, browser: str) -> None:
        super().__init__()
        port = free_port()
        with ExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            gtk = Path(folder, "gtk-3.0")
            gtk.mkdir()
            (gtk / "settings.ini").write_text(SETTINGS, encoding="utf-8")
            (gtk / "gtk.css").write_text(NARROW, encoding="utf-8")
            home = {f"XDG_{name}_HOME": folder for name in ("CONFIG", "DATA", "CACHE")}
            words = ("-displayfd", "1", "-screen", "0", "2000x1400x24", "-nolisten", "tcp")
            number = stack.enter_context(running(screen, *words, says=r"^(\d+)$"))
            shown = {"DISPLAY": f":{number}", "GDK_BACKEND": "x11", "LANG": "en_US.UTF-8"}
            stack.enter_context(running(driver, f"--port={port}", env={**shown, **home}))
            client = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False)
            self._http = stack.enter_context(client)
            wait_until(self._is_ready)
            wanted = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
            made = self._ask("POST", "/session", capabilities={"alwaysMatch": wanted})
            self._session = f"/session/{made['sessionId']}"
            self.name = f"WebKit {made['capabilities']['browserVersion']}"
            self._begun = stack.pop_all()

    def open(self, url: str) -> None:
        self._errors = self.errors()
        self._do("url", url=url)
        self.run(LISTEN)

    def run(self, function: str, *words: Any) -> Any:
        return self._do("execute/sync", script=f"return ({function})(...arguments)", args=words)

    def click(self, x: float, y: float) -> None:
        self._perform(click_at(x, y))

    def press(self, key: str) -> None:
        self._perform(press_of(key))

    def resize(self, width: int, height: int) -> None:
        window, page = self._do("window/rect", how="GET"), self.run(SIZE)
        around = window["width"] - page[0], window["height"] - page[1]
        self._do("window/rect", width=width + around[0], height=height + around[1])
        self.until(f"(...size) => ({SIZE})().join() === size.join()", width, height)

    def picture(self) -> bytes:
        return base64.b64decode(self._do("screenshot", how="GET"))

    def errors(self) -> list[str]:
        return [*self._errors, *self.run("() => window.wrong ?? []")]

    def close(self) -> None:
        with self._begun:
            self._do("", how="DELETE")

    def _perform(self, sources: list[Source]) -> None:
        self._do("actions", actions=sources)

    def _is_ready(self) -> bool:
        try:
            return bool(self._ask("GET", "/status")["ready"])
        except httpx.ConnectError:
            return False

    def _do(self, what: str, how: str = "POST", **body: Any) -> Any:
        return self._ask(how, f"{self._session}/{what}".rstrip("/"), **body)

    def _ask(self, how: str, path: str, **body: Any) -> Any:
        answer = self._http.request(how, path, content=json.dumps(body) if how == "POST" else None)
        told = answer.json()["value"]
        if answer.is_error:
            raise RuntimeError(f"{path}: {told['error']}, {told['message']}")
        return told


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
