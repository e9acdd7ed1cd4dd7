"""The web app in a real browser: a stranger plays, friends meet, and everybody can use it."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.e2e.guests import PHONE, WIDE, Guest
from tests.server.servers import Server

AXE = Path("web/node_modules/axe-core/axe.min.js")
GAMES = ["tobago", "treasure_hunter", "allwatyawant", "salvage"]


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[Guest]:
    guest = Guest(browser, server)
    yield guest
    assert guest.errors == []
    guest.close()


@pytest.mark.parametrize("game", GAMES)
def test_one_click_and_a_stranger_plays(guest: Guest, game: str) -> None:
    """(1) What can be clicked are the legal moves of the last message, and every click is a move."""
    guest.play_now(game)
    rng = Random(game)
    for _ in range(4):
        if not guest.wait_for_question():
            break
        assert set(guest.moves()) == set(guest.face()["moves"])
        guest.play_on(rng, most=1)


def test_a_whole_game_on_the_generic_board(guest: Guest) -> None:
    """(2) Random clicks until the end: a result is shown, the record can be had, a rematch is one click away."""
    guest.play_now("salvage")
    assert guest.play_on(Random(1)) > 3
    assert guest.page.locator("[data-score]").count() == 3
    guest.page.click("text=Rematch")
    guest.page.wait_for_selector("[data-status=open], [data-status=playing]")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("path", ["/", "/new/tobago", "/rules/treasure_hunter", "/settings", "table"])
def test_everybody_can_use_it(browser: Browser, server: Server, path: str, size: dict[str, int]) -> None:
    """(5) (7) axe finds nothing, nothing scrolls sideways, and targets are large enough."""
    guest = Guest(browser, server, size)
    if path == "table":
        guest.play_now("treasure_hunter")
        guest.wait_for_question()
    else:
        guest.visit(path)
        guest.page.wait_for_selector("h1")
        guest.page.wait_for_load_state("networkidle")
    guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
    found = guest.page.evaluate("tags => axe.run({runOnly: tags})", tags)
    told = [(each["id"], [node["html"][:120] for node in each["nodes"]][:3]) for each in found["violations"]]
    assert told == []
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = guest.page.eval_on_selector_all(
        "button, .btn, select, .field",
        "all => all.filter(x => x.offsetParent && x.getBoundingClientRect().height < 40).map(x => x.outerHTML)",
    )
    assert small == []
    guest.close()


def test_a_game_by_keyboard_alone(guest: Guest) -> None:
    """(6) Tab to Play now, then to moves, and Enter."""
    page = guest.visit()
    page.wait_for_selector("[data-play=salvage]")
    page.focus("[data-play=salvage]")
    page.keyboard.press("Enter")
    for _ in range(3):
        if not guest.wait_for_question():
            break
        n = page.get_attribute("[data-n]", "data-n")
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement?.dataset?.move !== undefined"):
                break
        assert page.evaluate("document.activeElement?.matches(':focus-visible')")
        page.keyboard.press("Enter")
        page.wait_for_function("n => document.querySelector('[data-n]').dataset.n !== n", arg=n)


def test_themes_and_languages(guest: Guest) -> None:
    page = guest.visit("/settings")
    page.select_option("select >> nth=0", "de")
    page.wait_for_selector("h1:has-text('Einstellungen')")
    page.select_option("select >> nth=1", "light")
    assert page.get_attribute("html", "data-theme") == "light"
    page.goto(f"{guest.server.url}/")
    page.wait_for_selector("text=Sofort spielen")


def test_first_load_is_small(server: Server) -> None:
    """At most 120 kB of compressed JavaScript and styles."""
    assets = Path("src/doubloon/server/static/assets")
    files = [file for file in assets.iterdir() if file.suffix in (".js", ".css")]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < 120_000
