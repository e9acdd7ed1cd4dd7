"""The app without a server: how soon the first choice of a game is there, at the first visit and later.

    make site && CHROMIUM_PATH=/usr/bin/chromium python -m benchmarks.site [GAME...]

Cold: a browser that has never been there. Warm: the same browser comes back. Counted from the first request of the home
page, a click on *Play now* as soon as it can be clicked included, until a move can be made; animation is off.
"""

from __future__ import annotations

import functools
import sys
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tests.e2e.guests import GAMES, launch

ROOT: Final = Path(__file__).resolve().parent.parent
SITE: Final = ROOT / "build" / "app"
ROUNDS: Final = 5
ASKED: Final = "[data-stage=idle] [data-move]:not([disabled])"


class Quiet(SimpleHTTPRequestHandler):
    """A web space that writes no log."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def first_choice(page: Page, address: str, game: str) -> tuple[float, float]:
    """Seconds until *Play now* could be clicked, and until the first choice was there."""
    start = perf_counter()
    page.goto(address)
    page.wait_for_selector(f"[data-play={game}]")
    usable = perf_counter() - start
    page.click(f"[data-play={game}]")
    page.wait_for_selector(ASKED, state="attached")
    return usable, perf_counter() - start


def main() -> None:
    """Measure and print."""
    if not (SITE / "index.html").exists():
        sys.exit(f"There is no site in {SITE.relative_to(ROOT)}: run make site first.")
    space = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(SITE)))
    threading.Thread(target=space.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{space.server_port}/"
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    print(f"{size / 1e6:.1f} MB in {SITE.relative_to(ROOT)}")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for game in sys.argv[1:] or GAMES:
            times: dict[str, list[tuple[float, float]]] = {"cold": [], "warm": []}
            for _ in range(ROUNDS):
                context = browser.new_context(reduced_motion="reduce")
                for visit in ("cold", "warm"):
                    page = context.new_page()
                    times[visit].append(first_choice(page, address, game))
                    page.close()
                context.close()
            for visit, seen in times.items():
                usable, asked = (median(each) for each in zip(*seen, strict=True))
                print(f"{game:<16} {visit}: home usable after {usable:.2f} s, first choice after {asked:.2f} s")
    space.shutdown()


if __name__ == "__main__":
    main()
