"""Takes docs/pictures/web-*.jpg: the web app as people see it, in a real browser, from games with fixed luck.

Run by `make screenshots`; look at the pictures before you commit them.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.guests import GAMES, PHONE, WIDE, Guest, launch, scenario
from tests.server.servers import Server

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
FIXED_LUCK: Final = """
from random import Random
from doubloon.server import tokens
from doubloon.server.bot_workers import BotWorkers
from doubloon.server.table import shuffling


class Fixed:
    def __init__(self):
        self.choice = Random("a picture").choice
    def token_hex(self, length):
        return "a picture"
    def token_urlsafe(self, length):
        return "".join(self.choice(tokens.LETTERS) for _ in range(43))


async def choose(self, game, state, seat, bot, seed, choose=BotWorkers.choose):
    return await choose(self, game, state, seat, bot, "a picture")


shuffling.secrets = tokens.secrets = Fixed()
BotWorkers.choose = choose
from doubloon.cli import main
main()
"""
"""A server that shuffles, names and chooses for its bots in the same way each time. Only this file can start it: what
it changes is no setting, and what is installed does not know of it."""
FIXED_PAGE: Final = """
let drawn = 7;
Math.random = () => (drawn = (drawn * 16807) % 2147483647) / 2147483647;
"""
"""The same for a page, which draws the name of a newcomer."""
PORT: Final = 8642
"""Always the same, since invitations show it."""


PICTURED: Final = {game: scenario(game)["picture"] for game in GAMES if "picture" in scenario(game)}
"""Each game of which a picture is taken, and after how many moves."""
SHOWN: Final = next(game for game in PICTURED if scenario(game).get("shown"))
"""The one that is shown off."""


def home(guest: Guest) -> None:
    """The first page."""
    guest.visit()
    guest.page.wait_for_selector("[data-play]")


def waiting(guest: Guest) -> None:
    """A table that waits for friends."""
    guest.open_table(SHOWN, 4, bots=["greedy"])
    guest.page.wait_for_selector("text=Begin the game")


def table(game: str, moves: int, seats: int = 4) -> Callable[[Guest], None]:
    """A game well under way, played as the hints advise."""

    def go(guest: Guest) -> None:
        guest.open_table(game, seats, bots=["greedy"] * (seats - 1), start=True)
        play_by_hints(guest, moves)

    return go


def finished(guest: Guest) -> None:
    """The score of a whole game."""
    table(SHOWN, 10_000)(guest)
    guest.page.wait_for_timeout(500)


def replay(guest: Guest) -> None:
    """A finished game, played back."""
    finished(guest)
    table = guest.heard("table")["id"]
    guest.visit(f"/replay/{table}?n={guest.heard('position')['n'] // 2}")
    guest.page.wait_for_selector("[data-stage=idle] [data-board]")
    guest.page.wait_for_timeout(800)


def play_by_hints(guest: Guest, moves: int) -> None:
    """Do what the hints advise, this many times or until the end, then wait for our turn."""
    page = guest.page
    for _ in range(moves):
        if not waits_for(guest):
            return
        n = guest.n()
        page.click("button[aria-label=Hint]")
        page.click("text=Do it")
        page.wait_for_function("n => +document.querySelector('[data-n]').dataset.n !== n", arg=n)
    waits_for(guest)


def waits_for(guest: Guest) -> bool:
    """Until the table waits for this person alone, so that all others have done what they do; False at the end."""
    guest.page.wait_for_function(
        "() => window.heard.position?.over || "
        "(window.heard.position?.faces[0].moves.length && window.heard.position.actors.length === 1)"
    )
    return guest.wait_for_question()


SCENES: Final[dict[str, tuple[dict[str, int], str, Callable[[Guest], None]]]] = {
    "home": (WIDE, "night", home),
    "home-phone": (PHONE, "light", home),
    "waiting": (WIDE, "night", waiting),
    **{game.replace("_", "-"): (WIDE, "night", table(game, moves)) for game, moves in PICTURED.items()},
    f"{SHOWN}-light": (WIDE, "light", table(SHOWN, PICTURED[SHOWN])),
    f"{SHOWN}-phone": (PHONE, "night", table(SHOWN, PICTURED[SHOWN])),
    "score": (WIDE, "night", finished),
    "replay": (WIDE, "night", replay),
}


def take(browser: Browser, server: Server, name: str) -> None:
    """One picture."""
    size, theme, go = SCENES[name]
    guest = Guest(browser, server, size, blind=False)
    guest.context.add_init_script(FIXED_PAGE)
    guest.context.add_init_script(f"localStorage.setItem('doubloon.settings', JSON.stringify({{theme: '{theme}'}}))")
    go(guest)
    guest.page.wait_for_timeout(300)
    guest.page.screenshot(path=FOLDER / f"web-{name}.jpg", type="jpeg", quality=84)
    assert guest.errors == [], guest.errors
    guest.close()


def fixed_server(folder: Path, port: int = PORT) -> Server:
    """A server with fixed luck."""
    server = Server(folder, bot_processes=1, port=port)
    server.program = [sys.executable, "-c", FIXED_LUCK]
    return server


def main() -> None:
    """All pictures, or those that DOUBLOON_SCENES names."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = [name for name in os.environ.pop("DOUBLOON_SCENES", "").split(",") if name] or list(SCENES)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        fixed_server(Path(folder)) as server,
    ):
        browser = launch(playwright)
        for name in wanted:
            take(browser, server, name)
            print(f"web-{name}.jpg")
        browser.close()


if __name__ == "__main__":
    main()
