"""The web app on this machine: how soon a page can be used, and how soon a move is drawn.

    CHROMIUM_PATH=/usr/bin/chromium python -m benchmarks.web [GAME...]

A move: from the server's message in the page's socket to the frame in which the new position is painted, animation off.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.guests import GAMES, Guest, launch
from tests.server.servers import Server

WATCH = """
    window.drawn = [];
    const Before = WebSocket;
    WebSocket = class extends Before {
        constructor(...all) {
            super(...all);
            this.addEventListener('message', event => {
                const told = JSON.parse(new TextDecoder().decode(event.data));
                if (told.type !== 'position') return;
                const start = performance.now();
                const look = () => {
                    const shown = +document.querySelector('[data-n]')?.dataset.n;
                    const done = () => setTimeout(() => drawn.push(performance.now() - start));
                    requestAnimationFrame(shown >= told.n ? done : look);
                };
                queueMicrotask(look);
            });
        }
    };
"""


def loading(browser: Browser, server: Server, path: str, ready: str) -> float:
    """Milliseconds from the first request of a new browser context until something can be used."""
    guest = Guest(browser, server)
    guest.visit(path)
    guest.page.wait_for_selector(ready)
    ms: float = guest.page.evaluate("performance.now()")
    guest.close()
    return ms


def drawing(browser: Browser, server: Server, game: str, moves: int) -> list[float]:
    """Milliseconds from each message of a position until it is painted."""
    guest = Guest(browser, server)
    guest.context.add_init_script(WATCH)
    guest.open_table(game, 3, bots=["greedy", "greedy"], start=True)
    guest.play_on(Random(1), most=moves)
    times: list[float] = guest.page.evaluate("window.drawn.slice(1)")
    guest.close()
    return sorted(times)


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for path, ready in (("/", "[data-play]"), (f"/rules/{GAMES[0]}", "h2"), ("/settings", "h2")):
            times = sorted(loading(browser, server, path, ready) for _ in range(7))
            print(f"{path:<16} usable after {median(times):6.0f} ms, worst {times[-1]:6.0f} ms")
        for game in sys.argv[1:] or GAMES:
            drawn = drawing(browser, server, game, 40)
            most = drawn[len(drawn) * 9 // 10]
            print(
                f"{game:<16} a position drawn in {median(drawn):6.1f} ms, 90 % within {most:6.1f} ms, "
                f"worst of {len(drawn)} {drawn[-1]:6.1f} ms"
            )
        browser.close()


if __name__ == "__main__":
    main()
