"""The replay in a real browser: the hand on the clock, links to a move, luck that the page checks itself, going on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.e2e.axe import violations
from tests.e2e.guests import PHONE, WIDE, Guest
from tests.server.servers import Server

NO_SUBTLE = "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })"
"""As on a home network without https."""

pytestmark = pytest.mark.xdist_group("replay")
"""In one process, so that the game is played once."""


@pytest.fixture(scope="module")
def played(browser: Browser, server: Server) -> Iterator[tuple[Guest, str]]:
    """Somebody who has played a game to its end in this browser, and its table."""
    guest = Guest(browser, server)
    guest.play_now("salvage")
    table = guest.page.url.rpartition("/")[2]
    guest.play_on(Random(5))
    yield guest, table
    assert guest.errors == []
    guest.close()


def opened(page: Page, server: Server, path: str) -> Page:
    page.goto(f"{server.url}{path}")
    page.wait_for_selector("[data-index]")
    return page


def index(page: Page) -> int:
    page.wait_for_selector(".replay[data-stage=idle]")
    return int(page.get_attribute("[data-index]", "data-index") or -1)


def test_keys_buttons_and_lines_lead_through_the_game(played: tuple[Guest, str]) -> None:
    guest, table = played
    page = opened(guest.page, guest.server, f"/replay/{table}")
    last = int(page.get_attribute("[data-scrub]", "max") or 0)
    assert index(page) == 0
    assert page.is_checked("[data-eyes='0']"), "one sees a game through one's own eyes first"
    for key, place in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        assert index(page) == place, key
    page.focus("[data-scrub]")
    page.keyboard.press("ArrowRight")
    assert index(page) == 1, "the slider does not step twice"
    page.keyboard.press("]")
    turn = index(page)
    assert turn > 1
    page.keyboard.press("[")
    assert index(page) < turn
    page.click("[data-line='3'] >> nth=0")
    assert index(page) == 3
    assert page.locator("[data-line='3'][aria-current]").count() > 0
    page.keyboard.press("End")
    assert page.locator("fieldset .score").count() == 3
    page.check("[data-eyes='2']", force=True)
    page.wait_for_function("() => location.search.includes('seat=2')")
    assert page.locator("[data-move]").count() == 0, "nobody can move in a game that was"


def test_it_plays_by_itself_and_stops_at_the_end(played: tuple[Guest, str]) -> None:
    guest, table = played
    page = opened(guest.page, guest.server, f"/replay/{table}?n=0")
    last = int(page.get_attribute("[data-scrub]", "max") or 0)
    page.select_option("select", "4")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    page.wait_for_function("() => Number(document.querySelector('[data-index]').dataset.index) >= 2")
    page.keyboard.press("Space")
    page.wait_for_selector("[data-play=off]")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")
    page.wait_for_selector(f"[data-index='{last}']")
    page.wait_for_selector("[data-play=off]")


def test_a_link_shows_the_same_move_to_others(browser: Browser, played: tuple[Guest, str]) -> None:
    guest, table = played
    page = opened(guest.page, guest.server, f"/replay/{table}?seat=1")
    page.keyboard.press("]")
    page.keyboard.press("]")
    there = index(page)
    page.wait_for_function("() => location.search.includes(`n=${document.querySelector('[data-n]').dataset.n}&seat=1`)")
    other = Guest(browser, guest.server, PHONE)
    other.page.goto(page.url)
    other.page.wait_for_selector("[data-index]")
    assert index(other.page) == there > 0
    assert other.page.is_checked("[data-eyes='1']")
    assert other.page.inner_text(".replay main") == page.inner_text(".replay main")
    assert other.errors == []
    other.close()


@pytest.mark.parametrize("script", ["", NO_SUBTLE], ids=["https", "http"])
def test_the_page_proves_the_luck(browser: Browser, played: tuple[Guest, str], script: str) -> None:
    guest, table = played
    noted, cuts = (guest.page.evaluate(f"localStorage.getItem('doubloon.{what}')") for what in ("commitments", "cuts"))
    assert table in noted and table in cuts
    other = Guest(browser, guest.server)
    if script:
        other.context.add_init_script(script)
    page = opened(other.page, guest.server, f"/replay/{table}")
    page.click("[data-verify]")
    page.wait_for_selector("[data-luck=good]")
    said = page.inner_text("dialog")
    assert "The seed matches the commitment published before the first move." in said
    count = re.search(r"(\d+) of (\d+) draws follow from it", said)
    assert count and count[1] == count[2] != "0"
    assert "Proven" not in said, "who was not there has nothing to compare with"
    page.keyboard.press("Escape")
    page.evaluate("noted => localStorage.setItem('doubloon.commitments', noted)", noted)
    page.evaluate("cuts => localStorage.setItem('doubloon.cuts', cuts)", cuts)
    page.click("[data-verify]")
    page.wait_for_selector("[data-luck=good]:has-text('Proven')")
    page.keyboard.press("Escape")
    page.evaluate("table => localStorage.setItem('doubloon.commitments', JSON.stringify([[table, 'other']]))", table)
    page.click("[data-verify]")
    page.wait_for_selector("[data-luck=bad]")
    assert other.errors == []
    other.close()


def test_a_server_that_lies_about_a_draw_is_found_out(browser: Browser, played: tuple[Guest, str]) -> None:
    guest, table = played

    def forge(route: Route) -> None:
        told = route.fetch().json()
        draw = next(each for each in told["draws"] if len(each["outcomes"]) > 1)
        draw["drawn"] = next(name for name, _ in draw["outcomes"] if name != draw["drawn"])
        route.fulfill(json=told)

    other = Guest(browser, guest.server)
    other.page.route("**/luck", forge)
    page = opened(other.page, guest.server, f"/replay/{table}")
    page.click("[data-verify]")
    page.wait_for_selector("[data-luck=bad]")
    assert "the first that does not is entry" in page.inner_text("dialog")
    other.close()


def test_one_goes_on_from_a_move(browser: Browser, played: tuple[Guest, str]) -> None:
    _, table = played
    guest = Guest(browser, played[0].server)
    page = opened(guest.page, guest.server, f"/replay/{table}")
    for _ in range(4):
        page.keyboard.press("]")
    index(page)
    n = page.get_attribute("[data-n]", "data-n")
    page.click("[data-continue]")
    page.click("[data-go-on]")
    page.wait_for_selector("[data-status=playing]")
    assert guest.wait_for_question(), "the seat that was to move is taken first"
    assert guest.n() >= int(n or -1), "bots who are asked at the same time may have moved"
    info = json.loads(guest.server.get(f"/api/tables/{page.url.rpartition('/')[2]}").text)
    assert info["branch_of"] == {"table": table, "n": int(n or -1)}
    guest.play_on(Random(6))
    assert guest.errors == []
    guest.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_everybody_can_use_it(browser: Browser, played: tuple[Guest, str], size: dict[str, int]) -> None:
    """axe finds nothing, nothing scrolls sideways, and targets are large enough; also in dialogs and without a game."""
    guest = Guest(browser, played[0].server, size)
    opened(guest.page, guest.server, f"/replay/{played[1]}?seat=1")
    can_be_used(guest.page)
    for dialog in ("[data-verify]", "[data-continue]"):
        guest.page.click(dialog)
        guest.page.wait_for_selector("dialog")
        can_be_used(guest.page)
        guest.page.keyboard.press("Escape")
        guest.page.wait_for_selector("dialog", state="detached")
    guest.visit("/replay/nothing")
    guest.page.wait_for_selector("[data-trouble='404']")
    can_be_used(guest.page)
    guest.close()


def can_be_used(page: Page) -> None:
    """By everybody, as it is now."""
    assert violations(page, {}) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.eval_on_selector_all(
        "button, .btn, select, .field",
        "all => all.filter(x => x.offsetParent && x.getBoundingClientRect().height < 40).map(x => x.outerHTML)",
    )
    assert small == []
