"""Playing without a server in a real browser: fetched once, whole games of every kind with the network off, a reload in
the middle of one, the games at home again on the server though its answer was lost, and an update on the way.

All in one story, because Python is loaded anew for each page.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Route

from doubloon.core import CHANCE, Record, parse
from doubloon.offline.opening import opened
from doubloon.offline.table import Table
from tests.e2e.guests import BOARDS, Guest, scenario
from tests.server.servers import Server

SEED: Final = "5eed" * 16
CLICKS: Final = 12
"""So many moves a person makes in each game, before a bot plays on for them."""
PUT: Final = """game => new Promise((done, fail) => {
    const request = indexedDB.open("doubloon", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("games", { keyPath: "id" });
    request.onsuccess = () => {
        const write = request.result.transaction("games", "readwrite");
        write.objectStore("games").put(game);
        write.oncomplete = () => { request.result.close(); done(); };
        write.onabort = () => fail(write.error);
    };
})"""
"""Keeps a game as the app does."""
KEPT: Final = """() => new Promise((done, fail) => {
    const request = indexedDB.open("doubloon", 1);
    request.onsuccess = () => {
        const asked = request.result.transaction("games").objectStore("games").getAll();
        asked.onsuccess = () => { request.result.close(); done(JSON.stringify(asked.result)); };
        asked.onerror = () => fail(asked.error);
    };
})"""


@pytest.fixture
def harbour(tmp_path: Path) -> Iterator[Server]:
    """A server of this test's own, because it goes away and comes back."""
    with Server(tmp_path) as server:
        yield server


def serious(guest: Guest) -> list[str]:
    """What went wrong, but for what a browser says by itself while there is no server."""
    said = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")
    return [error for error in guest.errors if not any(each in error for each in said)]


def kept(guest: Guest) -> dict[str, dict[str, Any]]:
    """The games on this device."""
    return {game["id"]: game for game in json.loads(guest.page.evaluate(KEPT))}


def wish_for(game: str) -> dict[str, Any]:
    """A short game against a quick bot, the same in every run."""
    wish = {"game": game, "seats": 2, "bots": ["greedy"], "options": scenario(game).get("options", {}), "pace": 0}
    return {"id": f"here-{game}", "wish": wish, "name": "Ada", "seed": SEED}


def sit_down(guest: Guest, game: str) -> None:
    """At a table on this device, where a certain game begins."""
    wish = wish_for(game)
    info, unsaid = {"id": wish["id"]}, {"kept": None, "at": 0, "home": "", "unwanted": ""}
    guest.page.evaluate(PUT, {"id": wish["id"], "wish": wish, "info": info, **unsaid})
    guest.visit(f"/table/{wish['id']}")
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
    page = guest.visit("/settings")
    page.click("[data-fetch]")
    page.wait_for_selector("[data-offline=there]")

    harbour.stop()
    guest.context.set_offline(True)
    guest.visit()
    page.wait_for_selector("[data-away]")
    page.click(f"[data-play={BOARDS[0]}]")
    page.wait_for_selector("[data-coming]")
    assert guest.wait_for_question(), "one click, and it is somebody's turn"
    guest.click_any(Random(0))

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
    assert page.locator("[data-here]").count() == len(BOARDS) + 1
    assert serious(guest) == []

    lost: list[str] = []

    def lose_first(route: Route) -> None:
        """The server takes a game, and its answer never arrives."""
        answer = route.fetch()
        if lost:
            route.fulfill(response=answer)
        else:
            lost.append(answer.text())
            route.abort()

    guest.context.route("**/api/records", lose_first)
    harbour.start()
    guest.context.set_offline(False)
    guest.visit()
    page.wait_for_selector("[data-play]")
    guest.until("() => document.querySelectorAll('[data-here]').length")
    guest.visit()
    guest.until("number => document.querySelectorAll('[data-home]').length === number", arg=len(BOARDS))
    assert json.loads(lost[0])["loaded"]["by"]
    listed = guest.context.request.get(f"{harbour.url}/api/records").json()["games"]
    assert sorted(game["game"] for game in listed) == sorted(BOARDS)
    assert {game["home"] for game in kept(guest).values() if game["home"]} == {game["table"] for game in listed}
    guest.context.unroute_all()

    take_an_update(guest, harbour, tmp_path)
    guest.close()


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


def test_a_web_space_without_a_server_is_enough(browser: Browser, tmp_path: Path) -> None:
    """What `make site` builds, in a folder of a web space that knows nothing of us."""
    place = tmp_path / "space" / "games" / "here"
    subprocess.run([sys.executable, "dev.py", "site", "--", str(place)], check=True, capture_output=True)
    serve = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "-d", str(tmp_path / "space")]
    space = subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=os.environ)
    try:
        assert space.stdout is not None
        port = int(re.findall(r"port (\d+)", space.stdout.readline())[0])
        harbour = Server(tmp_path, port=port)  # only its address is used
        guest = Guest(browser, harbour)
        page = guest.visit("/games/here/")
        game = BOARDS[-1]
        page.click(f"[data-play={game}]")
        assert guest.play_on(Random(3), 3) == 3
        page.reload()
        assert guest.wait_for_question()
        page.goto(f"{harbour.url}/games/here/#/rules/{game}")
        page.wait_for_selector("h2")
        page.goto(f"{harbour.url}/games/here/")
        page.wait_for_selector("a[href^='/table/here-']")
        assert guest.errors == []
        guest.close()
    finally:
        space.terminate()
        space.communicate()
