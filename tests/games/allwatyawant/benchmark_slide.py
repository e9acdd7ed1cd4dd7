"""How smoothly stones slide in a real browser: frames a second while shots are on stage, and frames that took long.

Usage: CHROMIUM_PATH=… python -m tests.games.allwatyawant.benchmark_slide [shots]; `make web` builds the page first.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from tests.e2e.guests import launch
from tests.e2e.test_shots import at_the_plank, drag
from tests.server.servers import Server

LONG = 25.0
"""Milliseconds after which a frame is late at 60 a second."""
CLOCK = """() => {
  window.gaps = [];
  let last = 0;
  const tick = (now) => {
    const busy = document.querySelector("[data-stage=busy] [data-plank] [data-stone]");
    if (busy && last) window.gaps.push(now - last);
    last = busy ? now : 0;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""


def main() -> None:
    """Shoot, and tell how long the frames took meanwhile."""
    shots = int(sys.argv[1]) if len(sys.argv) > 1 else 6
    gaps: list[float] = []
    with sync_playwright() as playwright, Server(Path(tempfile.mkdtemp())) as server:
        browser = launch(playwright)
        for _ in range(shots):
            guest, _ = at_the_plank(browser, server, "allwatyawant", "normal")
            guest.page.evaluate(CLOCK)
            n = guest.n()
            drag(guest, [(-40, 4), (-40, 4)])
            guest.page.wait_for_function("n => +document.querySelector('[data-stage=idle]')?.dataset.n > n + 2", arg=n)
            gaps += guest.page.evaluate("() => window.gaps")
            guest.close()
        browser.close()
    late = [gap for gap in gaps if gap > LONG]
    share = 100 * len(late) / len(gaps)
    print(
        f"{shots} shots, {len(gaps)} frames, median {median(gaps):.1f} ms, {1000 * len(gaps) / sum(gaps):.0f} a second"
    )
    print(f"{len(late)} frames took longer than {LONG:.0f} ms ({share:.1f} %), the longest {max(gaps):.0f} ms")


if __name__ == "__main__":
    main()
