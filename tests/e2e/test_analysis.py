"""The analysis in a real browser: begun, watched, stopped, its moments on the board with the better move lit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.axe import assert_axe_finds_nothing
from tests.e2e.guests import NARROW, WIDE, Guest
from tests.e2e.people import tab_to
from tests.e2e.positions import server_that_deals
from tests.e2e.test_access import too_small
from tests.server.answers import Message
from tests.server.servers import Server

BUDGET = 30
"""Enough to be sure of what somebody lost who plays anything; with a few trials everything is within the doubt."""
WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"

UNCOVERED = "document.querySelector('.transport').style.position = 'static'"
"""People scroll what lies behind the bar of a replay; axe does not, and would take it for too small."""

IN_SIGHT = """() => {
    const { top, bottom } = document.querySelector("#an-title").getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
}"""
"""Whoever asked for the analysis on a phone need not look for it below the board."""

pytestmark = pytest.mark.xdist_group("analysis")
"""In one process, so that the game is played once."""


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_that_deals(tmp_path_factory.mktemp("quick"), analysis_budget=BUDGET) as server:
        yield server


@pytest.fixture(scope="module")
def table(quick: Server) -> Message:
    """A finished game in which somebody played anything."""
    return finished(quick)


def finished(server: Server) -> Message:
    ada = server.person("Ada")
    table = ada.open_table("salvage", 2, bots=["random"], start=True)
    with ada.sit(table) as seat:
        seat.play_to_end(after_others=True)
    return table


def open_panel(guest: Guest, table: Message) -> Page:
    page = guest.page
    page.goto(f"{guest.server.url}/replay/{table['id']}")
    page.wait_for_selector("[data-index]")
    page.click("[data-analyse]")
    return page


def index(page: Page) -> int:
    page.wait_for_selector(".replay[data-stage=idle]")
    return int(page.get_attribute("[data-index]", "data-index") or -1)


def test_a_game_is_analysed_and_its_moments_are_shown_on_the_board(
    browser: Browser, quick: Server, table: Message
) -> None:
    guest = Guest(browser, quick, WIDE)
    page = open_panel(guest, table)
    assert tab_to(page, "[data-begin]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-analysis=done]")
    assert page.locator("[data-curve]").count() == 2
    assert page.locator("[data-account]").count() == 2
    page.focus("[data-scrub=curve]")
    page.keyboard.press("End")
    assert index(page) == int(page.get_attribute("[data-scrub=curve]", "max") or -1)
    box = page.locator("[data-scrub=curve]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert 0 < index(page) < int(page.get_attribute("[data-scrub=curve]", "max") or -1)
    moment = page.locator("[data-moments] button").first
    moment.click()
    there = moment.get_attribute("data-decision")
    page.wait_for_selector(f".replay[data-n='{there}'][data-stage=idle]")
    assert moment.get_attribute("aria-pressed") == "true"
    lit = page.locator("main [data-move]")
    assert lit.count() == 1, "nothing else can be chosen there"
    better = lit.get_attribute("data-move")
    report = guest.server.get(f"/api/tables/{table['id']}/analysis").json()["report"]
    decision = next(one for one in report["decisions"] if one["n"] == int(there or -1))
    assert better == decision["best"] != decision["played"]
    assert page.locator(".better li").count() == len(decision["line"]) > 0
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => !document.querySelector('main [data-move]')")
    assert_axe_finds_nothing(guest)
    page.click("[data-analyse]")
    page.wait_for_selector("[data-analysis]", state="detached")
    assert guest.errors == []
    guest.close()


def test_on_a_phone_in_german_it_is_there_at_once(browser: Browser, quick: Server, table: Message) -> None:
    first = Guest(browser, quick, WIDE)
    begun = open_panel(first, table)
    begun.wait_for_selector("[data-begin], [data-analysis=done]")
    if begun.locator("[data-begin]").count():
        begun.click("[data-begin]")
    begun.wait_for_selector("[data-analysis=done]")
    first.close()
    guest = Guest(browser, quick, NARROW)
    guest.context.add_init_script("localStorage.setItem('doubloon.settings', JSON.stringify({ language: 'de' }))")
    page = open_panel(guest, table)
    page.wait_for_selector("[data-analysis=done]")
    page.wait_for_selector("text=Momente, auf die es ankam")
    assert not page.evaluate(WIDER) and too_small(page) == []
    page.goto(f"{page.url.partition('?')[0]}?analysis")
    page.wait_for_selector("[data-analysis=done]")
    page.wait_for_function(IN_SIGHT)
    page.locator("[data-moments] button").first.click()
    page.wait_for_selector(".better")
    page.wait_for_selector(".replay[data-stage=idle] .note.narrow")
    page.wait_for_function("() => document.querySelector('.replay main').getBoundingClientRect().top < innerHeight / 2")
    top, bottom = page.evaluate(
        "(box => [box.top, box.bottom])(document.querySelector('main').getBoundingClientRect())"
    )
    assert bottom > 0 and top < NARROW["height"], "the board is in sight"
    page.evaluate(UNCOVERED)
    assert_axe_finds_nothing(guest, other_themes=False)
    assert guest.errors == []
    guest.close()


def test_the_end_of_a_game_leads_there(browser: Browser, quick: Server) -> None:
    guest = Guest(browser, quick, WIDE)
    guest.play_now("salvage")
    guest.play_on(Random(5))
    guest.page.click("[data-to-analysis]")
    guest.page.wait_for_selector("[data-analysis=none] [data-begin]")
    assert guest.errors == []
    guest.close()


def test_it_can_be_stopped(browser: Browser, tmp_path: Path) -> None:
    with Server(tmp_path, analysis_budget=100_000) as server:
        guest = Guest(browser, server, WIDE)
        page = open_panel(guest, finished(server))
        page.click("[data-begin]")
        page.wait_for_selector("[data-analysis=working] [data-curve]")
        page.click("[data-stop]")
        page.wait_for_selector("[data-analysis=none] [data-begin]")
        assert page.locator("[data-curve]").count() == 0
        assert guest.errors == []
        guest.close()


def test_nobody_is_offered_it_while_a_game_is_played(browser: Browser, quick: Server) -> None:
    ada = quick.person("Ada")
    running = ada.open_table("salvage", 2, bots=["greedy"], start=True, watchable=True)
    guest = Guest(browser, quick, WIDE)
    guest.page.goto(f"{quick.url}/replay/{running['id']}")
    guest.page.wait_for_selector("[data-index]")
    assert guest.page.locator("[data-analyse]").count() == 0
    guest.close()
