"""A page in some browser engine, as the person in front of it has it: an address, a mouse, keys, and eyes.

Only what every engine can do is here, so that whoever plays with one plays with all: an engine says how it runs a
function on the page and how it moves the mouse, and no more. Whoever wants all that one engine can do takes Playwright.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self

from tests.server.waiting import PATIENCE

ASK = """is_so => new Promise((tell) => {
    const ends = performance.now() + 5000;
    const look = () => {
        const answer = is_so();
        if (answer || performance.now() > ends) tell(answer || null);
        else setTimeout(look, 40);
    };
    look();
})"""
"""For no longer than any engine lets a function take."""


class Engine(ABC):
    """One window of one browser that nobody has used before."""

    name: str
    """What people call the engine, with its version."""

    def __init__(self) -> None:
        self._errors: list[str] = []

    @abstractmethod
    def open(self, url: str) -> None:
        """Go to an address, until the page is loaded."""

    @abstractmethod
    def run(self, function: str, *words: Any) -> Any:
        """What a function on the page answers, as JSON has it; the words are what it is called with."""

    @abstractmethod
    def click(self, x: float, y: float) -> None:
        """Press and let go the mouse at a place in the window."""

    @abstractmethod
    def press(self, key: str) -> None:
        """Press and let go `Tab`, `Enter` or an arrow, as `ArrowUp`."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page a window of this size."""

    @abstractmethod
    def picture(self) -> bytes:
        """What is seen in the window, as PNG."""

    @abstractmethod
    def close(self) -> None:
        """End the browser, and all that was started for it."""

    def errors(self) -> list[str]:
        """What went wrong on the page so far: errors in its console, and those that nothing caught."""
        return self._errors

    def until(self, function: str, *words: Any) -> Any:
        """Wait until a function on the page answers with something; what it is. The page asks itself meanwhile."""
        gives_up = time.monotonic() + PATIENCE
        while (answer := self.run(f"async (...words) => ({ASK})(() => ({function})(...words))", *words)) is None:
            if time.monotonic() > gives_up:
                raise TimeoutError(f"{self.name}: what is waited for never came true: {function} {words}")
        return answer

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


KEYS = {"Tab": "\ue004", "Enter": "\ue006", "ArrowLeft": "\ue012", "ArrowUp": "\ue013"}
KEYS |= {"ArrowRight": "\ue014", "ArrowDown": "\ue015"}
"""How the W3C writes them."""

Source = dict[str, Any]


def click_at(x: float, y: float) -> list[Source]:
    """A click, as the W3C writes it for WebDriver of both kinds."""
    move = {"type": "pointerMove", "x": round(x), "y": round(y), "origin": "viewport"}
    return _source("pointer", [move, *({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up"))])


def press_of(key: str) -> list[Source]:
    """A key, likewise."""
    return _source("key", [{"type": f"key{way}", "value": KEYS[key]} for way in ("Down", "Up")])


def _source(kind: str, actions: Sequence[Source]) -> list[Source]:
    return [{"type": kind, "id": kind, "actions": list(actions)}]
