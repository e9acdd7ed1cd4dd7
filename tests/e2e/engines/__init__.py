"""Browsers with engines of their own: Chromium, stock Firefox and WebKit, as far as this machine has them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.e2e.engines.chromium import Chromium
from tests.e2e.engines.engine import Engine
from tests.e2e.engines.firefox import Firefox
from tests.e2e.engines.webkit import WebKit
from tools import engines

__all__ = ["Engine", "NAMES", "found"]

NAMES: Final = ("chromium", "firefox", "webkit")


def found() -> dict[str, Callable[[], Engine]]:
    """The engines that this machine has, and how to open a window of each; Chromium is a must for all our tests."""
    all_: dict[str, Callable[[], Engine]] = {"chromium": Chromium}
    if firefox := engines.firefox():
        all_["firefox"] = lambda: Firefox(firefox)
    if webkit := engines.webkit():
        all_["webkit"] = lambda: WebKit(*webkit)
    return all_
