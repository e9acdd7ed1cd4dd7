"""Beside a real table: a walk through the companion of each game, on a phone, by somebody whom nobody knows.

What is done and seen in a walk is told by the game's folder, companion/walk.json: a text is clicked, `type` fills a
field, and `see` is a text that must be read at a place. The last thing seen must be there after a reload too.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.axe import assert_axe_finds_nothing
from tests.e2e.guests import CLICK, FOLDERS, WIDE, Guest
from tests.server.servers import Server

WALKS = {file.parent.parent.name: file for file in sorted(FOLDERS.glob("*/companion/walk.json"))}
SMALL = {"width": 360, "height": 740}
WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
ANSWERED = "[data-answer=here]"
KEPT = "game => localStorage.getItem(`doubloon.companion.${game}`)"
MOVE = "[data-move='"


def test_every_companion_has_a_walk() -> None:
    assert sorted(WALKS) == sorted(file.parent.parent.name for file in FOLDERS.glob("*/companion/index.ts"))


@pytest.mark.parametrize("game", WALKS)
def test_a_walk_with_the_box_on_the_table(browser: Browser, server: Server, game: str) -> None:
    guest = Guest(browser, server, SMALL, newcomer=True)
    page = guest.visit(f"/companion/{game}")
    steps = json.loads(WALKS[game].read_text(encoding="utf-8"))
    for step in steps:
        take(page, step)
        assert not page.evaluate(WIDER), step
    assert guest.context.cookies() == [], "nobody needs to be known"
    assert_axe_finds_nothing(guest)
    kept = page.evaluate(KEPT, game)
    guest.visit(f"/companion/{game}")
    page.wait_for_selector(ANSWERED)
    take(page, steps[-1])
    assert page.evaluate(KEPT, game) == kept, "it is all there after a reload"
    guest.resize(WIDE)
    assert not page.evaluate(WIDER)
    assert_axe_finds_nothing(guest, other_themes=False)
    page.click("[data-back]")
    page.wait_for_selector(ANSWERED)
    assert page.evaluate(KEPT, game) != kept
    page.click("[data-anew]")
    page.click("[data-clear]")
    page.wait_for_selector("[data-begin]")
    assert guest.errors == []
    guest.close()


def take(page: Page, step: Any) -> None:
    """One step of a walk, and what the rules make of it."""
    match step:
        case str(spot) if spot.startswith(MOVE):
            page.wait_for_selector(spot, state="attached")
            assert page.evaluate(CLICK, spot.removeprefix(MOVE).removesuffix("']")), spot
        case str(spot):
            page.click(spot)
        case {"type": [spot, text]}:
            page.fill(spot, text)
            page.press(spot, "Enter")
        case {"see": [spot, text]}:
            expect(page.locator(spot).first).to_contain_text(text)
        case _:
            raise AssertionError(f"a walk has no step {step!r}")
    page.wait_for_selector(f"{ANSWERED}, [data-begin]")


def test_the_way_there_from_the_home_page_in_german(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server, SMALL, locale="de-DE")
    page = guest.visit("/")
    for game in WALKS:
        page.click(f"[href='/companion/{game}']")
        page.wait_for_selector("[data-begin]")
        assert "mit der Schachtel auf dem Tisch" in page.inner_text("h1")
        page.go_back()
        page.wait_for_selector("[data-play]")
    guest.visit("/companion/nothing")
    expect(page.get_by_role("alert")).to_contain_text("noch keine Seite")
    assert guest.errors == []
    guest.close()
