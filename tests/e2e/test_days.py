"""A game that lasts days, in a browser: I move and leave, days go by, I am called back and shown what I missed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from doubloon.core import CHANCE, Match
from tests.e2e.axe import assert_axe_finds_nothing
from tests.e2e.guests import BOARDS, NARROW, Guest, scenario
from tests.e2e.people import tab_to
from tests.e2e.positions import server_that_deals
from tests.e2e.test_access import too_small
from tests.server.answers import Message
from tests.server.passing import DAY, let_pass
from tests.server.persons import Person
from tests.server.servers import Server
from tests.server.test_slow import moves_of
from tests.server.trials import read, stored
from tests.server.waiting import wait_until

TURNS = [game for game in BOARDS if not scenario(game).get("crowd")]
"""Where all choose at once, there is little to read of one choice."""
QUICK = "localStorage['doubloon.settings'] ??= JSON.stringify({ speed: 0.5 })"
GERMAN = "localStorage['doubloon.settings'] = JSON.stringify({ speed: 0.5, language: 'de' })"
FOLLOW = """() => {
    const root = document.querySelector("[data-n]");
    window.shown = [+root.dataset.n];
    new MutationObserver(() => window.shown.push(+root.dataset.n)).observe(root, { attributeFilter: ["data-n"] });
}"""
LOOKED = "SELECT n FROM looks WHERE table_id = ? ORDER BY n"
LINES = "all => all.map(one => [+one.dataset.entry, one.classList.contains('mine'), one.innerText])"
MINE = "A bot moved for you: "
SHOTS = os.environ.get("LOOK_AT", "")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own: days go by there."""
    with server_that_deals(tmp_path) as server:
        yield server


def shoot(guest: Guest, name: str) -> None:
    """A picture to look at, if somebody wants one."""
    if SHOTS:
        guest.see()
        guest.page.screenshot(path=Path(SHOTS, f"days-{name}.png"))


def waits_for(person: Person, table: Message, seat: int) -> bool:
    return seat in person.get("/api/tables/mine")["waiting"].get(table["id"], [])


def take_turn(person: Person, table: Message, seat: int) -> None:
    """Come, make moves until somebody else is asked, and leave."""
    with person.sit(table) as socket:
        while seat in socket.position["actors"]:
            socket.done()


def called_back(page: Page) -> None:
    """From the home page, whose title says that a table waits, to that table."""
    page.wait_for_function("() => document.title.startsWith('(1) ')")
    page.click("section:has(h2:has-text('My games')) a:has-text('Your turn') >> nth=0")


def doings_since(server: Server, table: Message, seen: int) -> dict[int, bool]:
    """Of each entry since then of which anything is worth reading: did seat 0 do that? What chance did at once after
    somebody's move was their doing; whose clue it lays out after another's was not."""
    match: Match[Any] = stored(server.database, table["id"]).match
    routine = {word.name for word in match.game.words.events if word.is_routine}
    movers: list[int] = []
    for entry in match.record.entries:
        movers.append(entry[0] if isinstance(entry, tuple) and entry[0] != CHANCE else (movers or [CHANCE])[-1])
    told = [event for event in match.events(0, seen) if event["event"] not in routine]
    seats = {int(str(event["n"])): {each.get("seat") for each in told if each["n"] == event["n"]} for event in told}
    return {n: movers[n] == 0 and 0 in seats[n] for n in seats}


@pytest.mark.parametrize("game", TURNS)
def test_whoever_comes_back_after_days_reads_and_sees_what_happened(
    browser: Browser, server: Server, game: str
) -> None:
    ada = Guest(browser, server, every_question=False, reduced_motion="no-preference")
    ada.context.add_init_script(QUICK)
    page, bob = ada.page, server.person("Bob")
    table = ada.open_table(game, 2, timer=int(DAY), undo="never", visibility="listed")
    bob.join(table)
    page.wait_for_selector("[data-status=playing]")
    rng, moved = Random(game), False
    while not moved or waits_for(bob, table, 0):
        if waits_for(bob, table, 0):
            ada.wait_for_question()
            ada.click_any(rng)
            moved = True
        else:
            take_turn(bob, table, 1)
    ada.wait_until_shown()
    seen = ada.n()
    wait_until(lambda: read(server.database, LOOKED, table["id"])[-1:] == [(seen,)])
    ada.visit()
    assert not page.title().startswith("("), "nobody waits for her"

    take_turn(bob, table, 1)
    wait_until(lambda: waits_for(bob, table, 0))
    before = moves_of(server, table)
    let_pass(server, table, 2 * DAY)
    wait_until(lambda: moves_of(server, table) > before and waits_for(bob, table, 1))
    take_turn(bob, table, 1)
    wait_until(lambda: waits_for(bob, table, 0))

    ada.visit()
    ada.errors.clear()  # it had asked a server that slept
    called_back(page)
    page.wait_for_selector("[data-recap=list] .mine")
    shoot(ada, f"{game}-wide")
    assert_axe_finds_nothing(ada)
    doings = doings_since(server, table, seen)
    lines: list[tuple[int, bool, str]] = [tuple(line) for line in page.eval_on_selector_all("[data-entry]", LINES)]
    assert [n for n, *_ in lines] == sorted(n for n, *_ in lines), "in order"
    for n, is_mine, text in lines:
        assert is_mine == text.startswith(MINE) and (doings[n] or not is_mine), text
    hers = {n for n, is_hers in doings.items() if is_hers}
    assert hers == {n for n, is_mine, _ in lines if is_mine}, "whatever she did meanwhile a bot did, and that is told"

    ada.resize(NARROW)
    page.evaluate(GERMAN)
    page.reload()
    page.wait_for_selector("[data-recap=list]:has-text('Seit du zuletzt da warst')")
    shoot(ada, f"{game}-narrow")
    assert_axe_finds_nothing(ada, other_themes=False)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert too_small(page) == []
    page.evaluate(FOLLOW)
    assert tab_to(page, "[data-recap] .primary")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-recap=film]")
    shoot(ada, f"{game}-film")
    page.wait_for_selector("[data-recap]", state="detached")
    ada.wait_until_shown()
    film, now = page.evaluate("window.shown"), ada.n()
    assert film[1] == seen and film[-1] == now, "from where she left off to now"
    assert film[1:] == sorted(film[1:])
    stops = [stop["n"] for stop in bob.get(f"/api/tables/{table['id']}/replay")["stops"]]
    assert sorted(set(film[1:])) == [n for n in stops if n >= seen]
    ada.wait_for_question()
    assert set(ada.moves()) == set(ada.face()["moves"])
    page.reload()
    ada.wait_for_question()
    assert page.locator("[data-recap]").count() == 0, "now she knows"
    assert ada.errors == []
    ada.close()
