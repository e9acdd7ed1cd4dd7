"""Luck that nobody can choose, in real browsers: pages cut by themselves, and show the proof when the game is over."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.cli.terminals import doubloon, write
from tests.e2e.guests import PHONE, Guest
from tests.server.servers import Server

BEGIN = "text=Begin the game"

pytestmark = pytest.mark.xdist_group("luck")
"""In one process, so that the game is played once."""


@pytest.fixture(scope="module")
def played(browser: Browser, server: Server) -> Iterator[tuple[Guest, Guest, str]]:
    """Two people who have played a game to its end, each in a browser of their own, and its table."""
    ines, teo = Guest(browser, server), Guest(browser, server, PHONE)
    table = ines.open_table("salvage", 2, options={"nights": 3})
    teo.join(table)
    ines.until("() => window.heard.table.seats.every(seat => seat.connected)")
    ines.page.click(BEGIN)
    for guest in (ines, teo):
        guest.page.wait_for_selector("[data-status=playing]")
    rng = Random(3)
    while not all(guest.is_over() for guest in (ines, teo)):
        for guest in (ines, teo):
            if guest.is_asked():
                guest.click_any(rng)
    yield ines, teo, table["id"]
    assert ines.errors == teo.errors == []
    for guest in (ines, teo):
        guest.close()


def checked(page: Page, server: Server, table: str, verdict: str) -> str:
    """What the page says of the luck of a game."""
    page.goto(f"{server.url}/replay/{table}")
    page.click("[data-verify]")
    page.wait_for_selector(f"[data-luck={verdict}]")
    return page.inner_text("dialog")


def kept(guest: Guest, table: str) -> dict[str, str]:
    """The cut that a browser remembers."""
    cuts: dict[str, dict[str, str]] = dict(json.loads(guest.page.evaluate("localStorage.getItem('doubloon.cuts')")))
    return cuts[table]


def test_everybody_who_played_proves_it_on_their_own_page(played: tuple[Guest, Guest, str], tmp_path: Any) -> None:
    ines, teo, table = played
    names = [seat["name"] for seat in ines.heard("table")["seats"]]
    for guest in (ines, teo):
        said = checked(guest.page, guest.server, table, "good")
        assert "Proven" in said
        assert "Nobody could choose the luck of this game, not even the server" in said
        assert "Your page cut, and its cut is in the seed." in said
        assert f"what {names[0]} and {names[1]} cut, all sealed before any was opened" in said
        cut = kept(guest, table)["cut"]
        assert cut not in said, "details are shown on demand"
        guest.page.click("dialog summary")
        details = guest.page.inner_text("dialog dl")
        assert cut in details and "(your page)" in details
    record = ines.page.evaluate("path => fetch(path).then(answer => answer.text())", f"/api/tables/{table}/record")
    ran = doubloon("verify", write(tmp_path / "game.jsonl", record.splitlines()))
    assert ran.code == 0, ran
    assert f"the cut of {names[0]} and {names[1]}" in " ".join(ran.out.split())
    seed = json.loads(record.splitlines()[-1])["seed"]
    assert seed.split(".")[1:] == [kept(guest, table)["cut"] for guest in (ines, teo)]


def test_who_was_not_there_is_told_what_they_cannot_know(browser: Browser, played: tuple[Guest, Guest, str]) -> None:
    ines, _, table = played
    other = Guest(browser, ines.server)
    said = checked(other.page, ines.server, table, "good")
    assert "Proven" not in said
    assert "your page had no hand in it" in said
    assert "all sealed before any was opened" in said
    assert "This browser did not cut in this game" in said
    assert other.errors == []
    other.close()


@pytest.mark.parametrize(
    ("lie", "says"),
    [
        ("cut", "The seed is not made of what was sealed before the game."),
        ("left out", "its cut is not in the seed"),
        ("shuffled again", "it was shown other seats, options or seals than these"),
    ],
)
def test_a_server_that_meddles_is_found_out(played: tuple[Guest, Guest, str], lie: str, says: str) -> None:
    """The page of somebody who cut needs to trust nobody: it compares with what it remembers."""
    _, teo, table = played

    def forge(route: Route) -> None:
        told = route.fetch().json()
        shuffle = told["shuffle"]
        if lie == "cut":
            shuffle["cuts"][0]["cut"] = "0" * 64
        elif lie == "left out":
            left_out = shuffle["cuts"][1]
            told["seed"] = told["seed"].replace(f".{left_out['cut']}", "")
            left_out["cut"] = ""
        else:
            secret = teo.page.evaluate(
                "text => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))"
                ".then(hash => [...new Uint8Array(hash)].map(byte => byte.toString(16).padStart(2, '0')).join(''))",
                "0" * 64,
            )
            told["seed"] = ".".join(["0" * 64, *told["seed"].split(".")[1:]])
            shuffle["seal"] = secret
        route.fulfill(json=told)

    teo.page.route("**/luck", forge)
    assert says in checked(teo.page, teo.server, table, "bad")
    teo.page.unroute("**/luck")


def test_alone_against_bots_the_page_cuts_before_the_first_move(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server)
    guest.play_now("salvage")
    table = guest.page.url.rpartition("/")[2]
    assert kept(guest, table)["saw"], "the cut was opened, after everything else was fixed"
    guest.play_on(Random(2))
    assert "Your page cut, and its cut is in the seed." in checked(guest.page, server, table, "good")
    assert guest.errors == []
    guest.close()


def test_without_https_the_page_cuts_too(browser: Browser, server: Server) -> None:
    """As on a home network, where browsers withhold their own hashes."""
    guest = Guest(browser, server)
    guest.context.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })")
    guest.play_now("salvage")
    assert kept(guest, guest.page.url.rpartition("/")[2])["saw"]
    assert guest.errors == []
    guest.close()
