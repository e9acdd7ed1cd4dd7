"""People at the web app: a page of their own each, and everything that went wrong on it."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Browser, Page

from tests.server.servers import Server

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
CLICK = "move => [...document.querySelectorAll('[data-move]')].find(one => one.dataset.move === move)?.click()"


class Guest:
    """One person in one browser context."""

    def __init__(self, browser: Browser, server: Server, size: dict[str, int] | None = None, **context: Any) -> None:
        self.context = browser.new_context(viewport=size or WIDE, reduced_motion="reduce", **context)  # type: ignore[arg-type]
        self.server = server
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def visit(self, path: str = "/") -> Page:
        self.page.goto(f"{self.server.url}{path}")
        return self.page

    def play_now(self, game: str) -> Page:
        """One click on the home page: at a table with bots."""
        self.visit()
        self.page.click(f"[data-play={game}]")
        self.page.wait_for_selector("[data-status=playing], [data-status=over]")
        return self.page

    def moves(self) -> list[str]:
        """What the buttons offer."""
        found: list[str] = self.page.eval_on_selector_all("[data-move]", "all => all.map(one => one.dataset.move)")
        return found

    def wait_for_question(self) -> bool:
        """Until it is this person's turn; False if the game is over."""
        self.page.wait_for_selector("[data-stage=idle] [data-move]:not([disabled]), [data-outcome]", timeout=60_000)
        return not self.page.query_selector("[data-outcome]")

    def play_on(self, rng: Random, most: int = 10_000) -> int:
        """Click any legal move until the game is over or so many were clicked; how many."""
        for clicked in range(most):
            if not self.wait_for_question():
                return clicked
            moves = self.moves()
            move = moves[rng.randrange(len(moves))]
            n = self.page.get_attribute("[data-n]", "data-n")
            self.page.evaluate(CLICK, move)
            self.page.wait_for_function("n => document.querySelector('[data-n]').dataset.n !== n", arg=n)
        return most

    def text(self) -> str:
        """All that the page says."""
        return self.page.inner_text("body")

    def close(self) -> None:
        self.context.close()
