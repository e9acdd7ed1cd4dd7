"""Chromium, driven by Playwright as in all other tests."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import sync_playwright

from tests.e2e.engines.engine import Engine
from tests.e2e.guests import launch


class Chromium(Engine):
    """A window without a screen."""

    def __init__(self) -> None:
        super().__init__()
        self._playwright = sync_playwright().start()
        self._browser = launch(self._playwright)
        self.name = f"Chromium {self._browser.version}"
        self._page = self._browser.new_page(reduced_motion="reduce", locale="en-US")
        self._page.on("console", lambda said: self._errors.append(said.text) if said.type == "error" else None)
        self._page.on("pageerror", lambda error: self._errors.append(str(error)))

    def open(self, url: str) -> None:
        self._page.goto(url)

    def run(self, function: str, *words: Any) -> Any:
        return self._page.evaluate(f"words => ({function})(...words)", words)

    def click(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def picture(self) -> bytes:
        return self._page.screenshot()

    def close(self) -> None:
        self._browser.close()
        self._playwright.stop()
