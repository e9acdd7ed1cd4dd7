"""The web app on this machine: how soon a page can be used, and how soon a move is drawn.

    CHROMIUM_PATH=/usr/bin/chromium python -m benchmarks.web [GAME...]

A move: from the server's message in the page's socket to the frame in which the new position is painted, animation off;
one's own is painted before the bots answer it; the others may have to wait for each other.
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
    let moved = false;
    const Before = WebSocket;
    WebSocket = class extends Before {
        send(text) {
            moved ||= JSON.parse(text).type === 'move';
            super.send(text);
        }
        constructor(...all) {
            super(...all);
            this.addEventListener('message', event => {
                const told = JSON.parse(new TextDecoder().decode(event.data));
                if (told.type !== 'position') return;
                const start = performance.now();
                const mine = moved;
                moved = false;
                const look = () => {
                    const shown = +document.querySelector('[data-n]')?.dataset.n;
                    const after = new MessageChannel();
                    after.port1.onmessage = () => drawn.push([mine, performance.now() - start]);
                    if (shown >= told.n) after.port2.postMessage('once this frame is painted');
                    else requestAnimationFrame(look);
                };
                requestAnimationFrame(look);
            });
        }
    };
"""


def loading(browser: Browser, server: Server, path: str, ready: str) -> float:
    """Milliseconds from the first request of a new browser context until something can be used."""
    guest = Guest(browser, server, blind=False)
    guest.visit(path)
    guest.page.wait_for_selector(ready)
    ms: float = guest.page.evaluate("performance.now()")
    guest.close()
    return ms


def drawing(browser: Browser, server: Server, game: str, moves: int) -> tuple[list[float], list[float]]:
    """Milliseconds from each message of a position until it is painted: after own moves, and after all."""
    guest = Guest(browser, server, blind=False)
    guest.context.add_init_script(WATCH)
    guest.open_table(game, 3, bots=["greedy", "greedy"], start=True)
    guest.play_on(Random(1), most=moves)
    times: list[tuple[bool, float]] = guest.page.evaluate("window.drawn.slice(1)")
    guest.close()
    return sorted(ms for mine, ms in times if mine), sorted(ms for _, ms in times)


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for path, ready in (("/", "[data-play]"), (f"/rules/{GAMES[0]}", "h2"), ("/settings", "h2")):
            times = sorted(loading(browser, server, path, ready) for _ in range(7))
            print(f"{path:<16} usable after {median(times):6.0f} ms, worst {times[-1]:6.0f} ms")
        for game in sys.argv[1:] or GAMES:
            for whose, drawn in zip(("own moves", "all moves"), drawing(browser, server, game, 40), strict=True):
                most = drawn[len(drawn) * 9 // 10]
                print(f"{game:<16} {len(drawn)} {whose} drawn in {median(drawn):6.1f} ms, 90 % within {most:6.1f} ms")
        browser.close()


if __name__ == "__main__":
    main()
