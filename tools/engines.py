"""Firefox and WebKit for dev.py and the tests: found here or installed by apt. Standard library only."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

FIREFOXES = ("firefox-esr", "firefox")
PACKAGES = {"firefox": ("firefox-esr",), "webkit": ("webkit2gtk-driver", "xvfb")}
"""What Debian calls what we need of each engine."""
MINI_BROWSERS = ("lib*/webkit2gtk-4.*/MiniBrowser", "lib*/*/webkit2gtk-4.*/MiniBrowser")
"""The driver's own browser, a window around WebKit and little else; it is not on the path."""


def firefox(path: str | None = None) -> str | None:
    """Where Firefox is: named by the environment, or on the path."""
    named = os.environ.get("FIREFOX_PATH")
    return named or next(filter(None, (shutil.which(name, path=path) for name in FIREFOXES)), None)


def webkit(path: str | None = None) -> tuple[str, str, str] | None:
    """Where WebKit's driver, its browser and a screen that nobody sees are, if all three are there."""
    driver, screen = (shutil.which(name, path=path) for name in ("WebKitWebDriver", "Xvfb"))
    if not driver or not screen:
        return None
    around = Path(driver).resolve().parent.parent
    browser = next((str(file) for place in MINI_BROWSERS for file in sorted(around.glob(place))), None)
    return (driver, screen, browser) if browser else None


def install(step: Callable[..., None]) -> None:
    """Install what is missing; nothing is removed for its sake."""
    missing = [engine for engine, found in (("firefox", firefox()), ("webkit", webkit())) if not found]
    if missing:
        step("apt-get update", "apt-get", "update")
    for engine in missing:
        words = ("apt-get", "install", "-y", "--no-install-recommends", "--no-remove", *PACKAGES[engine])
        step(f"installing {engine}", *words)
