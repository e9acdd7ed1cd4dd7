"""Playing on a web space that knows nothing of us, as `make site` builds it; and what may go wrong there: parts that do
not come, a worker that dies, a full device, a second page, and somebody who walks on."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Route

from tests.e2e.devices import LESSON, PUT, PUZZLES, SOLVED, kept, serious
from tests.e2e.guests import BOARDS, Guest
from tests.server.servers import Server

pytestmark = pytest.mark.xdist_group("space")
"""The app is built for a web space once."""
GAME: Final = BOARDS[-1]
LATE_CACHES: Final = """
    const [browsers, match] = [fetch, caches.match.bind(caches)];
    caches.match = async (...all) => {
        while (fetch === browsers) await new Promise(done => setTimeout(done));
        return match(...all);
    };
"""
"""For a worker: what was kept is found only when Python's script has come, as after a reload on a busy device."""
FULL: Final = """() => {
    window.put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => { throw new DOMException("", "QuotaExceededError"); };
}"""
"""From now on nothing more can be kept."""
ROOM: Final = "() => { IDBObjectStore.prototype.put = window.put; }"
CLOSED: Final = """() => {
    const open = indexedDB.open;
    const transact = IDBDatabase.prototype.transaction;
    let isOpen = false;
    indexedDB.open = (...all) => { isOpen = true; return open.apply(indexedDB, all); };
    IDBDatabase.prototype.transaction = function (...all) {
        if (!isOpen) throw new DOMException("", "InvalidStateError");
        return transact.apply(this, all);
    };
}"""
"""What was opened has been closed by the browser, as on a phone that slept: it must be opened anew."""


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A web space with the app in one of its folders."""
    space = tmp_path_factory.mktemp("space")
    command = [sys.executable, "dev.py", "site", "--", str(space / "games" / "here")]
    subprocess.run(command, check=True, capture_output=True)
    return space


@contextmanager
def served(space: Path) -> Iterator[tuple[Server, subprocess.Popen[str]]]:
    """Its address, and what serves it."""
    serve = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "-d", str(space)]
    process = subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=os.environ)
    try:
        assert process.stdout is not None
        port = int(re.findall(r"port (\d+)", process.stdout.readline())[0])
        yield Server(space, port=port), process
    finally:
        process.terminate()
        process.communicate()


def visitor(browser: Browser, address: Server) -> Guest:
    """At a table with bots."""
    guest = Guest(browser, address)
    guest.visit("/games/here/")
    guest.page.click(f"[data-play={GAME}]")
    return guest


def test_a_web_space_without_a_server_is_enough(browser: Browser, space: Path) -> None:
    """In a folder of a web space, and in the end without that too."""
    with served(space) as (harbour, process):
        guest = visitor(browser, harbour)
        page = guest.page
        assert guest.play_on(Random(3), 3) == 3
        page.reload()
        assert guest.wait_for_question()
        page.goto(f"{harbour.url}/games/here/#/rules/{GAME}")
        page.wait_for_selector("h2")
        page.goto(f"{harbour.url}/games/here/#/daily")
        page.wait_for_selector("[data-alone]")
        page.click(f"[data-daily={GAME}]")
        page.wait_for_selector("[data-daily-note]")
        assert guest.wait_for_question() and page.query_selector("[aria-label=Hint]") is None
        page.click("[data-stage] a[href='/']")
        page.click(f"[data-puzzles-today] [href='/puzzles/{PUZZLES}/today']")
        page.wait_for_selector(SOLVED.format("none"))
        page.click(".puzzle .home")
        page.click("a[href='/']")
        page.click(f"[data-learn={LESSON}]")
        page.wait_for_selector("[data-coach-next]")
        page.click("[data-stage] a[href='/']")
        page.wait_for_selector("a[href^='/table/here-']")
        page.goto(f"{harbour.url}/games/here/#/settings")
        page.click("text=Download")
        page.wait_for_selector("text=Remove from this device")
        assert guest.errors == []
        process.terminate()
        guest.context.new_cdp_session(page).send("Network.clearBrowserCache")  # what is kept must be kept by us
        page.goto(f"{harbour.url}/games/here/#/puzzles")
        page.wait_for_selector("[data-puzzle]")
        assert serious(guest) == []
        guest.close()


def test_python_begins_though_its_script_is_there_before_all_else(browser: Browser, space: Path) -> None:
    """Python is given a `fetch` of its own: whoever looked for a file then asked that, which waited for the same."""

    def slow_down(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=LATE_CACHES + answer.text())

    with served(space) as (harbour, _):
        guest = Guest(browser, harbour)
        guest.context.route("**/worker-*.js", slow_down)
        guest.visit("/games/here/")
        guest.page.click(f"[data-play={GAME}]")
        assert guest.wait_for_question()
        assert not any("silence" in said for said in guest.said), "at once, and not when somebody lost patience"
        guest.close()


def test_what_goes_wrong_at_a_table_is_told_and_mended(browser: Browser, space: Path) -> None:
    """One story, because Python is loaded anew for each page."""
    with served(space) as (harbour, _):
        guest = visitor(browser, harbour)
        assert guest.wait_for_question()
        refuse_each_part_once(guest)
        let_the_worker_die(guest)
        fill_the_device(guest)
        open_it_on_two_pages(guest)
        guest.close()


def refuse_each_part_once(guest: Guest) -> None:
    """Each part of Python, and the table's page: all are fetched again, and nobody is left waiting."""
    refused: set[str] = set()

    def refuse_once(route: Route) -> None:
        url = route.request.url
        if url in refused:
            route.continue_()
        else:
            refused.add(url)
            route.abort()

    for name in ("**/worker-*.js", "**/offline.json", "**/python/**", "**/rules-*.zip", "**/Table-*.js"):
        guest.context.route(name, refuse_once)
    guest.page.reload()
    assert guest.wait_for_question()
    parts = {re.sub(r"-[\w-]+(?=\.)", "", url.split("/")[-1]) for url in refused}
    python = {"worker.js", "offline.json", "python.js", "python.wasm.gz", "library.zip", "rules.zip"}
    assert parts == {*python, "Table.js"}
    guest.context.unroute_all()
    guest.errors.clear()


def let_the_worker_die(guest: Guest) -> None:
    """Another one goes on from what was kept."""
    [worker] = guest.page.workers
    worker.evaluate("close()")
    guest.page.wait_for_selector("text=being set up again")
    guest.click_any(Random(5))
    assert guest.wait_for_question()


def fill_the_device(guest: Guest) -> None:
    """What cannot be kept is told, and whoever wants to plays on; what was closed is opened anew."""
    page, rng = guest.page, Random(5)
    page.evaluate(CLOSED)
    guest.click_any(rng)
    assert guest.wait_for_question()
    page.evaluate(FULL)
    guest.click_any(rng)
    page.wait_for_selector("text=could not save the game")
    assert guest.wait_for_question()
    page.evaluate(ROOM)
    guest.click_any(rng)
    assert guest.wait_for_question() and guest.errors == []


def open_it_on_two_pages(guest: Guest) -> None:
    """It is whole there, and goes on where it is still open."""
    first, second = guest.page, guest.context.new_page()
    second.goto(first.url)
    second.wait_for_selector("text=open on another page")
    guest.click_any(Random(6))
    guest.wait_for_question()
    n = guest.n()
    first.close()
    guest.page = second
    assert guest.wait_for_question() and guest.n() >= n, "bots may have gone on"


def test_who_walks_on_while_python_comes_finds_the_game_among_theirs(browser: Browser, space: Path) -> None:
    held: list[Route] = []
    with served(space) as (harbour, _):
        guest = Guest(browser, harbour)
        guest.context.route("**/python.wasm.gz", lambda route: held.append(route))
        page = guest.visit("/games/here/")
        page.wait_for_selector("[data-play]")
        old: dict[str, Any] = {
            "id": "here-old",
            "wish": {},
            "kept": None,
            "info": {},
            "at": 0,
            "home": "",
            "unwanted": "",
        }
        page.evaluate(PUT, old)
        page.click(f"[data-play={GAME}]")
        page.wait_for_selector("[data-coming]")
        while not held:
            page.wait_for_timeout(1)  # so that the browser is heard
        page.click("a[href='/'] >> nth=0")
        page.wait_for_selector("[data-play]")
        held[0].continue_()
        page.wait_for_selector("a[href^='/table/here-']")
        assert page.url.endswith("#/") and [game["wish"] for game in kept(guest).values()] == [None]
        assert "here-old" not in kept(guest), "what never began is forgotten one day"
        guest.close()
