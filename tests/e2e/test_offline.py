"""Playing without a server in a real browser: fetched once, whole games of every kind with the network off, a reload in
the middle of one, a lesson, a puzzle and the deal of the day; everything at home again on the server though its answers
were lost, and an update on the way.

All in one story, because Python is loaded anew for each page.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Route

from doubloon.core import CHANCE, Record, find_game, parse
from doubloon.core.puzzle import puzzle_of_the_day, puzzles_of
from doubloon.offline.opening import opened
from doubloon.offline.table import Table
from tests.e2e.devices import KEPT, LESSON, LOSE, PUT, PUZZLES, SOLVED, kept, serious
from tests.e2e.guests import BOARDS, Guest, scenario
from tests.server.deals import NOON, TODAY, prepared
from tests.server.servers import Server

SEED: Final = "5eed" * 16
CLICKS: Final = 12
"""So many moves a person makes in each game, before a bot plays on for them."""
GO: Final = "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"
"""Follows a link within the app."""
NOONTIME: Final = f"""
    const [Own, shift] = [Date, {NOON * 1000} - Date.now()];
    globalThis.Date = class extends Own {{
        constructor(...all) {{ if (all.length) super(...all); else super(Own.now() + shift); }}
        static now() {{ return Own.now() + shift; }}
    }};
"""
"""It is noon on the device too, so that no day ends while a test runs."""
HASTE: Final = """
    const wait = setTimeout;
    globalThis.setTimeout = (act, time, ...all) => wait(act, time > 100 && time <= 1000 ? 0 : time, ...all);
"""
"""Bots need not move slowly enough to be followed."""
DEAL: Final = "salvage"
"""The game whose deal is played to the end."""
MAKE: Final = "move => [...document.querySelectorAll('[data-move]')].findLast(one => one.dataset.move === move).click()"
"""Makes a move in the list of all moves: on a board the first click may only choose it."""


@pytest.fixture
def harbour(tmp_path: Path) -> Iterator[Server]:
    """A server of this test's own, because it goes away and comes back; it is noon there."""
    with prepared(tmp_path) as server:
        yield server


def wish_for(game: str) -> dict[str, Any]:
    """A short game against a quick bot, the same in every run."""
    wish = {"game": game, "seats": 2, "bots": ["greedy"], "options": scenario(game).get("options", {}), "pace": 0}
    return {"id": f"here-{game}", "wish": wish, "name": "Ada", "seed": SEED}


def sit_down(guest: Guest, game: str) -> None:
    """At a table on this device, where a certain game begins; without loading the page again."""
    wish = wish_for(game)
    info, unsaid = {"id": wish["id"]}, {"kept": None, "at": NOON, "home": "", "unwanted": ""}
    guest.page.evaluate(PUT, {"id": wish["id"], "wish": wish, "info": info, **unsaid})
    guest.page.locator("a[href='/']").first.click()
    guest.page.wait_for_selector("[data-play]")
    guest.page.evaluate(GO, f"/table/{wish['id']}")
    guest.page.wait_for_selector("[data-status=playing]")


def by_python(game: str, record: Record, clicks: int) -> str:
    """The record of the same game by an ordinary Python: a person makes so many moves, bots the others."""
    asked = wish_for(game)
    table = Table(opened(asked["id"], asked["wish"], asked["name"], asked["seed"], 0.0))
    for entry in record.entries:
        assert isinstance(entry, tuple)
        seat, text = entry
        if seat == 0 and clicks:
            clicks -= 1
            table.match.submit(seat, text)
        elif seat != CHANCE:
            if seat == 0:
                table.give_seat(0, "bot")
            thought = table.think()
            assert thought is not None and (thought["seat"], thought["text"]) == entry
            table.act(thought)
    return table.match.record.text()


def test_whole_games_without_a_server_come_home(browser: Browser, harbour: Server, tmp_path: Path) -> None:
    guest = Guest(browser, harbour)
    for script in (NOONTIME, HASTE):
        guest.context.add_init_script(script)
    page = guest.visit("/settings")
    page.click("[data-fetch]")
    page.wait_for_selector("[data-offline=there]")
    guest.visit("/daily")
    page.click("[data-take]")
    page.wait_for_selector("[data-taken]")
    page.evaluate(LOSE)
    page.reload()
    page.click("[data-take]")
    page.wait_for_selector("[data-taken]")

    harbour.stop()
    guest.context.set_offline(True)
    guest.visit()
    page.wait_for_selector("[data-away]")
    page.click(f"[data-play={BOARDS[0]}]")
    page.wait_for_selector("[data-coming]")
    assert guest.wait_for_question(), "one click, and it is somebody's turn"
    guest.click_any(Random(0))
    learn_solve_and_deal(guest)

    for game in BOARDS:
        sit_down(guest, game)
        if game == BOARDS[0]:
            guest.click_any(Random(1))
            guest.wait_for_question()
            n = guest.n()
            page.reload()
            assert guest.wait_for_question() and guest.n() == n
        clicks = guest.play_on(Random(2), CLICKS) + (game == BOARDS[0])
        page.click("[aria-label=Menu]")
        page.click("text=Let a bot play")
        page.wait_for_selector("[data-outcome]")
        assert len(guest.scores()) == 2
        record = kept(guest)[f"here-{game}"]["kept"]["record"]
        assert by_python(game, parse(record), clicks) == record

    guest.visit(f"/replay/here-{BOARDS[0]}")
    page.wait_for_selector(".replay[data-stage=idle]")
    guest.visit()
    page.wait_for_selector("[data-here]")
    over = {game["id"] for game in kept(guest).values() if game["kept"] and game["kept"]["result"]}
    assert len(over) == len(BOARDS) + 1, "all games and the deal of one"
    assert serious(guest) == []

    lost: dict[str, str] = {}

    def lose_first(route: Route) -> None:
        """The server takes a game, a deal or a try, and its answer never arrives."""
        answer, kind = route.fetch(), route.request.url.split("/")[4]
        if kind in lost:
            route.fulfill(response=answer)
        else:
            lost[kind] = answer.text()
            route.abort()

    for address in ("**/api/records", "**/api/daily/**/home", "**/api/puzzles/*/*"):
        guest.context.route(address, lose_first)
    harbour.start()
    guest.context.set_offline(False)
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/home")):
        guest.visit()
    guest.visit()
    guest.until(f"async () => JSON.parse(await ({KEPT})()).every(game => game.home || !game.kept?.result)")
    guest.visit()
    page.wait_for_selector("[data-home]")
    assert json.loads(lost["records"])["loaded"]["by"]
    listed = guest.context.request.get(f"{harbour.url}/api/records").json()["games"]
    assert sorted(game["game"] for game in listed) == sorted(BOARDS)
    deal = json.loads(lost["daily"])["id"]
    homes = {game["home"] for game in kept(guest).values() if game["home"]}
    assert homes == {deal, *(game["table"] for game in listed)}
    look_at_home(guest, deal)
    guest.context.unroute_all()

    take_an_update(guest, harbour, tmp_path)
    guest.close()


def learn_solve_and_deal(guest: Guest) -> None:
    """Without loading the page again: Python stays as it is."""
    page = guest.page
    page.click("[data-stage] a[href='/']")
    page.click(f"[data-learn={LESSON}]")
    page.click("[data-coach-next]")
    step = page.get_attribute("[data-coach]", "data-coach")
    page.click("[data-coach] button[aria-label^=Leave]")
    page.wait_for_selector("[data-coach-resume]")
    page.click("[data-stage] a[href='/']")
    assert page.inner_text(f"[data-learn={LESSON}]").startswith("Carry on learning")
    page.click(f"[data-learn={LESSON}]")
    page.click("[data-coach-resume]")
    assert page.get_attribute("[data-coach]", "data-coach") == step, "at the same table, at the same step"

    page.click("[data-stage] a[href='/']")
    page.click(f"[data-puzzles-today] [href^='/puzzles/{PUZZLES}/']")
    page.wait_for_selector(SOLVED.format("none"))
    puzzle = puzzle_of_the_day(puzzles_of(find_game(PUZZLES)), TODAY)
    assert puzzle is not None and page.locator("[data-best]").count() == 0
    page.locator(".fold summary").first.click()
    page.evaluate(MAKE, next(text for text in puzzle.moves if text not in puzzle.right))
    page.click(f"{SOLVED.format('wrong')} [data-again]")
    page.wait_for_selector(SOLVED.format("none"))
    page.evaluate(MAKE, puzzle.best)
    page.wait_for_selector(f"{SOLVED.format('right')} [data-level]")
    page.click(".puzzle .home")
    page.wait_for_selector(f"[data-puzzle='{puzzle.id}'].solved")

    page.click("a[href='/']")
    page.click("a[href='/daily']")
    page.click(f"[data-daily={DEAL}]")
    page.wait_for_selector("[data-daily-note]")
    assert guest.wait_for_question() and page.query_selector("[aria-label=Hint], [aria-label=Undo]") is None
    guest.play_on(Random(4))
    page.click("[data-compare]")
    page.wait_for_selector("[data-mine=done]")
    page.wait_for_selector("[data-levels='5']")
    assert page.query_selector("[data-people]") is None, "how others fared only the server knows"


def look_at_home(guest: Guest, table: str) -> None:
    """The deal counts, once, and says where it was played; the puzzle is solved, and not at once."""
    page = guest.visit(f"/daily/{DEAL}/{TODAY}")
    page.wait_for_selector("[data-people='1'] [data-device]")
    own = guest.context.request.get(f"{guest.server.url}/api/daily").json()
    mine = next(each for each in own["today"] if each["game"] == DEAL)
    assert (mine["state"], mine["device"], mine["table"]) == ("done", True, table) and own["streak"]["now"] == 1
    rows = guest.context.request.get(f"{guest.server.url}/api/puzzles").json()["puzzles"]
    tried = [(row["solved"], row["first"]) for row in rows if row["tried"]]
    assert tried == [(True, False)]


def take_an_update(guest: Guest, harbour: Server, tmp_path: Path) -> None:
    """A server of another version at the same address: pages of the old one go on, new ones are whole."""
    page = guest.page
    newer = tmp_path / "newer"
    shutil.copytree("src", newer, ignore=shutil.ignore_patterns("__pycache__"))
    renew(newer / "doubloon" / "server" / "static")
    guest.visit()
    page.wait_for_selector("[data-play]")
    version = page.evaluate("localStorage.getItem('doubloon.offline')")
    guest.errors.clear()
    harbour.stop()
    with Server(harbour.folder, port=harbour.port, environ={"PYTHONPATH": str(newer), "DOUBLOON_EXPECT_COMPILED": ""}):
        page.click("text=Settings")
        page.wait_for_selector("[data-offline=there]")
        assert serious(guest) == [], "a page of the old version has its parts"
        guest.visit()
        assert "-new" in (page.locator("script[type=module]").first.get_attribute("src") or "")
        guest.until("old => localStorage.getItem('doubloon.offline') !== old", arg=version)
    guest.errors.clear()
    guest.visit()
    page.wait_for_selector("[data-away]")
    assert "-new" in (page.locator("script[type=module]").first.get_attribute("src") or "")
    page.click("text=Settings")
    page.wait_for_selector("[data-offline=there]")
    assert serious(guest) == []


def renew(static: Path) -> None:
    """Give every part of the app another name, as a new build does."""
    names = {file.name: re.sub(r"(\.\w+)$", r"-new\1", file.name) for file in (static / "assets").iterdir()}
    every = re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)))
    for file in [*(static / "assets").iterdir(), static / "index.html"]:
        if file.suffix in (".js", ".css", ".html"):
            file.write_text(
                every.sub(lambda found: names[found[0]], file.read_text(encoding="utf-8")), encoding="utf-8"
            )
    for old, new in names.items():
        (static / "assets" / old).rename(static / "assets" / new)
