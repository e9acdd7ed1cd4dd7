"""The web app in a real browser: a stranger plays, friends meet, and everybody can use it."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.e2e.guests import Guest
from tests.server.servers import Server

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
