"""People at the web app: a page of their own each, and everything that went wrong on it."""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, Request
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import TimeoutError as TooLate

from doubloon.core import game_ids
from tests.server.servers import Server
from tests.server.waiting import PATIENCE

FOLDERS = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = game_ids()
BOARDS = [game for game in GAMES if (FOLDERS / game / "index.ts").exists()]
"""Games with a board of their own; the others are played on the generic one."""
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
NARROW = {"width": 360, "height": 740}
"""The smallest phone that everything must fit."""
CLICK = """move => {
    const found = [...document.querySelectorAll('[data-move]')].find(one => one.dataset.move === move);
    found?.click();
    return found !== undefined;
}"""
EAVESDROP = """
    const Own = WebSocket;
    window.sockets = [];
    window.heard = {};
    window.events = new Map();
    WebSocket = class extends Own {
        constructor(...all) {
            super(...all);
            window.sockets.push(this);
            this.addEventListener('message', event => {
                const told = JSON.parse(new TextDecoder().decode(event.data));
                window.heard[told.type] = told;
                const events = (told.faces ?? []).flatMap(face => face.events);
                for (const each of events) window.events.set(JSON.stringify(each), each);
            });
        }
    };
"""
"""Keeps every socket, the last message of each type, and every event that was told."""
CUT = "crypto.getRandomValues = bytes => bytes.fill(innerWidth % 256)"
"""A page cuts the same way in every run, so that deals are the same: see `server_that_deals`."""
HERE = "localStorage.setItem('doubloon.here', 'yes')"
"""A page is told so that somebody has an identity already."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--in-process-gpu",
]


def launch(playwright: Playwright) -> Browser:
    """A real browser."""
    names = ("chromium-headless-shell", "chromium", "google-chrome")
    path = os.environ.get("CHROMIUM_PATH") or next(filter(None, map(shutil.which, names)), None)
    assert path, "No Chromium was found: run `make test`, which installs one."
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


def scenario(game: str) -> dict[str, Any]:
    """What the browser should know of a game, as its folder says: `options` that let it meet much and end soon,
    `late` (what the view says near the end, from where a long game is played), `crowd` if every seat is a person's,
    `secrets` if somebody always holds what nobody else has seen by any name, `picture` (moves until one is taken),
    `larger` if its board has room for larger text."""
    file = FOLDERS / game / "scenario.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


QUESTION = """() => document.querySelector(
    "[data-stage=idle] [data-move]:not([disabled]), [data-outcome], [data-stage] main [data-go-on]"
)"""
"""There is something to decide or to read, or the game is over."""
SHOWN = """() => document.querySelector("[data-stage] main [data-go-on]")
    || +document.querySelector("[data-stage=idle]")?.dataset.n === window.heard.position.n"""
"""What was heard of last is seen, or something waits to be read before that."""
POLLING: Final = 40
"""How many milliseconds pass before a page is asked again whether what a test waits for has happened."""

EVERY_QUESTION = """
if (!localStorage.getItem("doubloon.settings"))
  localStorage.setItem("doubloon.settings", JSON.stringify({ everyQuestion: true, warnings: false }));
"""
"""What tests click must not be answered by itself meanwhile, nor asked about."""


SAID: Final = 40
"""So much of what a page said last is told of one that hangs."""
A_MOMENT: Final = 10_000
"""So many milliseconds a page that hangs may take to tell something of itself; it may be past telling anything."""
STATE: Final = """async () => ({
    url: location.href,
    hidden: document.hidden,
    loading: document.readyState,
    table: { ...document.querySelector("[data-stage]")?.dataset },
    locks: navigator.locks && await navigator.locks.query(),
    heard: Object.entries(window.heard).map(([type, told]) => `${type} ${JSON.stringify(told).slice(0, 400)}`),
    text: document.body.innerText.slice(0, 1500),
})"""


PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
DEAF = "delete window.AudioContext"
"""Where nobody listens nothing need be sounded: a page that has once made a sound goes on computing silence."""
BLIND = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.opacity = 0; })"
"""Where nobody looks at the page nothing need be painted: that takes half of a browser's time here. All else is as
ever: where things lie, what can be clicked, what is said."""
SEEING = "document.documentElement.style.opacity = ''"


class Guest:
    """One person in one browser context."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        size: dict[str, int] | None = None,
        newcomer: bool = False,
        every_question: bool = True,
        blind: bool = True,
        **context: Any,
    ) -> None:
        calm = {"reduced_motion": "reduce", "locale": "en-US", **context}
        self.context = browser.new_context(viewport=size or WIDE, **calm)  # type: ignore[arg-type]
        self.context.add_init_script(EAVESDROP)
        self.context.add_init_script(CUT)
        self.context.add_init_script(DEAF)
        if not newcomer:
            self.context.add_init_script(f"localStorage.setItem('doubloon.welcomed', '{' '.join(GAMES)}')")
            self.context.add_init_script("localStorage.setItem('doubloon.named', 'yes')")
        if every_question:
            self.context.add_init_script(EVERY_QUESTION)
        if blind:
            self.context.add_init_script(BLIND)
        self.server = server
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.said: list[str] = []
        self.page.on("console", self._note)
        self.page.on("requestfailed", self._note_failure)
        self.page.on("worker", lambda worker: self.said.append(f"a worker begins: {worker.url}"))
        self.page.on("crash", lambda _: self.said.append("the page crashes"))

    def _note(self, said: ConsoleMessage) -> None:
        self.said.append(f"{said.type}: {said.text[:400]}")

    def _note_failure(self, request: Request) -> None:
        self.said.append(f"did not come: {request.url} ({request.failure})")

    def state(self) -> str:
        """All that a page can tell of itself, for whoever waits for it in vain."""
        told = [f"{len(self.page.workers)} workers", *self.said[-SAID:]]
        try:
            found = self.page.wait_for_function(STATE, timeout=A_MOMENT).json_value()
            told.append(json.dumps(found, indent=1, ensure_ascii=False))
            picture = Path(tempfile.mkdtemp(prefix="doubloon-hangs-")) / "page.png"
            self.page.evaluate(SEEING)
            self.page.screenshot(path=picture, timeout=A_MOMENT)
            told.append(f"a picture of it: {picture}")
        except BrowserError as error:
            told.append(f"the page says nothing more: {error.message}")
        return "\n".join(told)

    def visit(self, path: str = "/") -> Page:
        self.page.goto(f"{self.server.url}{path}")
        return self.page

    def see(self) -> None:
        """Let the page be painted from now on, until it is loaded again: for whoever looks at colours."""
        self.page.evaluate(SEEING)

    def resize(self, size: dict[str, int]) -> None:
        """Look at the page on a screen of this size, once it has settled there."""
        self.page.set_viewport_size(size)  # type: ignore[arg-type]  # a size is a size
        self.page.evaluate(PAINTED)

    def play_now(self, game: str) -> Page:
        """One click on the home page: at a table with bots."""
        self.visit()
        self.page.click(f"[data-play={game}]")
        self.page.wait_for_selector("[data-status=playing], [data-status=over]")
        return self.page

    def ask(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask the server for something as this person's page would; who has none gets an identity, and no page."""
        if path != "/api/identity" and not self.context.cookies(self.server.url):
            self.ask("/api/identity", {"name": "Ines"})
            self.context.add_init_script(HERE)
        answer = self.context.request.post(f"{self.server.url}{path}", data=body)
        assert answer.ok, answer.text()
        told: dict[str, Any] = answer.json()
        return told

    def new_table(self, game: str, seats: int, **wish: Any) -> dict[str, Any]:
        """A table of this person's own, to be looked at later."""
        return self.ask("/api/tables", {"game": game, "seats": seats, "pace": 0, **wish})

    def open_table(self, game: str, seats: int, **wish: Any) -> dict[str, Any]:
        """A table of this person's own, opened as the app would."""
        table = self.new_table(game, seats, **wish)
        self.visit(f"/table/{table['id']}")
        self.page.wait_for_selector("[data-status]:not([data-status=none])")
        return table

    def join(self, table: dict[str, Any]) -> None:
        """Sit down at a friend's table by its link."""
        self.visit(f"/table/{table['id']}#invitation={table['invitation']}")
        self.page.click("text=Take this seat >> nth=0")
        self.until("() => window.heard.table?.seats.some(seat => seat.yours)")

    def heard(self, kind: str) -> dict[str, Any]:
        """The last message of this type."""
        told: dict[str, Any] = json.loads(self.page.evaluate("kind => JSON.stringify(window.heard[kind] ?? {})", kind))
        return told

    def face(self) -> dict[str, Any]:
        """What the table last told this person of the position."""
        found: dict[str, Any] = self.heard("position")["faces"][0]
        return found

    def n(self) -> int:
        """The number of the position that is shown."""
        return int(self.page.get_attribute("[data-n]", "data-n") or -1)

    def moves(self) -> list[str]:
        """What the buttons offer."""
        found: list[str] = self.page.eval_on_selector_all("[data-move]", "all => all.map(one => one.dataset.move)")
        return found

    def is_asked(self) -> bool:
        """Can this person do something now?"""
        return self.page.query_selector("[data-stage=idle] [data-move]:not([disabled])") is not None

    def is_over(self) -> bool:
        """Does the page show how the game ended?"""
        return self.page.query_selector("[data-outcome]") is not None

    def until(self, condition: str, arg: Any = None) -> None:
        """Until this is true on the page; asked now and then, because asking at every frame keeps a core busy."""
        try:
            self.page.wait_for_function(condition, arg=arg, polling=POLLING)
        except TooLate as error:
            raise AssertionError(f"This never came true: {condition}\n{self.state()}") from error

    def put_away(self) -> bool:
        """Put away what waits to be read; False if nothing does."""
        held = self.page.query_selector("main [data-go-on]")
        if held:
            held.dispatch_event("click")
        return held is not None

    def wait_for_question(self) -> bool:
        """Until it is this person's turn; False if the game is over."""
        while True:
            self.until(QUESTION)
            if not self.put_away():
                return not self.is_over()

    def wait_until_shown(self) -> None:
        """Until the page shows the newest position that it has heard of, with nothing left to be read."""
        while True:
            self.until(SHOWN)
            if not self.put_away():
                return

    def wait_until_alone_asked(self) -> None:
        """Until the table waits for this person and nobody else, so that nothing happens by itself."""
        self.until("() => window.heard.position.faces[0].moves.length && window.heard.position.actors.length === 1")
        self.wait_until_shown()
        self.wait_for_question()  # a board that is still being fetched offers nothing yet

    def click(self, move: str) -> None:
        """Make a move and wait until it is shown. A position may be seen a moment before anything can be clicked there:
        the table takes the next move when it has heard that it took the last one."""
        n = self.n()
        self.until(CLICK, arg=move)
        self.until("n => +document.querySelector('[data-n]').dataset.n !== n", arg=n)

    def any_move(self, rng: Random) -> str:
        """Any legal move, every verb as often as the others: so much of a game is met, and it ends."""
        moves = self.moves()
        while not moves and self.wait_for_question():  # what others did came in between
            moves = self.moves()
        verb = rng.choice(sorted({move.split(" ")[0] for move in moves}))
        return rng.choice([move for move in moves if move.split(" ")[0] == verb])

    def click_any(self, rng: Random) -> None:
        """Make any legal move."""
        self.click(self.any_move(rng))

    def play_on(self, rng: Random, most: int = 10_000) -> int:
        """Click any legal move until the game is over or so many were clicked; how many."""
        for clicked in range(most):
            if not self.wait_for_question():
                return clicked
            self.click_any(rng)
        return most

    def scores(self) -> list[list[str]]:
        """What the page tells at the end."""
        self.page.wait_for_selector("[data-outcome]")
        told: list[list[str]] = self.page.eval_on_selector_all(
            "[data-score]", "all => all.map(x => [x.dataset.score, x.innerText]).sort()"
        )
        return told

    def text(self) -> str:
        """All that the page says."""
        return self.page.inner_text("body")

    def close(self) -> None:
        self.context.close()


def words_in(value: Any) -> set[str]:
    """Every text in a message."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set().union(*(words_in(each) for each in value.values())) if value else set()
    if isinstance(value, list):
        return set().union(*(words_in(each) for each in value)) if value else set()
    return set()
