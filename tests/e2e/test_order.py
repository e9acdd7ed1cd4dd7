"""Order at the table in a real browser: newcomers ask, and the host keeps the door and the talk."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e.guests import Guest
from tests.server.servers import Server


@pytest.fixture
def pair(browser: Browser, server: Server) -> Iterator[tuple[Guest, Guest]]:
    """A host and somebody else, each in a browser of their own."""
    host, other = Guest(browser, server), Guest(browser, server)
    yield host, other
    assert host.errors + other.errors == []
    host.close()
    other.close()


def test_a_newcomer_asks_for_a_bots_seat_and_the_table_agrees(pair: tuple[Guest, Guest]) -> None:
    host, other = pair
    table = host.open_table("salvage", 2, bots=["greedy"], start=True)
    other.visit(f"/table/{table['id']}#invitation={table['invitation']}")
    other.page.click("text=Ask for this seat")
    other.page.wait_for_selector("[data-ask='1'] >> text=Still to answer")
    host.page.click("[data-ask='1'] >> text=Disagree")
    other.page.click("text=Ask for this seat")
    host.page.click("[data-ask='1'] >> text=/^Agree/")
    other.until("() => window.heard.table.seats[1].yours")
    other.until("() => window.heard.position.faces[0].seat === 1")
    other.until("() => !document.querySelector('[data-ask]')")
    assert other.page.locator("text=Ask for this seat").count() == 0


def test_the_host_asks_somebody_to_leave_before_the_game_and_in_it(pair: tuple[Guest, Guest]) -> None:
    host, other = pair
    table = host.open_table("salvage", 3)
    for begin in (False, True):
        invitation = host.heard("table")["invitation"]
        other.join({**table, "invitation": invitation})
        name = other.heard("table")["seats"][1]["name"]
        if begin:
            host.page.click("text=Begin the game")
            host.page.wait_for_selector("[data-status=playing]")
        host.page.click(f"[aria-label='Options for {name}']")
        host.page.click(f"text=/^ *Send {name} away/")
        host.page.click(f"text=Really send {name} away?")
        other.page.wait_for_selector("[data-removed]")
        assert other.page.locator("text=Take this seat").count() == 0
        assert other.page.locator("text=Ask for this seat").count() == 0
        host.until("old => window.heard.table.invitation !== old", arg=invitation)


def test_the_host_mutes_somebody_and_locks_the_table(pair: tuple[Guest, Guest]) -> None:
    host, other = pair
    table = host.open_table("salvage", 3)
    other.join(table)
    name = other.heard("table")["seats"][1]["name"]
    host.page.click(f"[aria-label='Options for {name}']")
    host.page.click("dialog >> text=/^ *Mute/")
    other.page.wait_for_selector("text=you can’t write here")
    assert other.page.locator("#say").count() == 0
    host.page.click(f"[aria-label='Options for {name}']")
    host.page.click("text=Let them write again")
    other.page.wait_for_selector("#say")
    host.page.click("text=Lock the table")
    other.page.wait_for_selector("text=The table is locked")
    other.page.click("text=Leave")
    other.until("() => !window.heard.table.seats.some(seat => seat.yours)")
    assert other.page.locator("text=Take this seat").count() == 0
    host.page.click("text=Unlock the table")
    other.page.click("text=Take this seat >> nth=0")
    other.until("() => window.heard.table.seats.some(seat => seat.yours)")


def test_how_newcomers_come_in_is_decided_with_the_table(pair: tuple[Guest, Guest]) -> None:
    host, _ = pair
    host.visit("/new/salvage")
    host.page.click("text=More settings")
    host.page.click("text=nobody new")
    host.page.click("text=Open the table and invite")
    host.page.wait_for_selector("[data-status=open]")
    assert host.heard("table")["newcomers"] == "nobody"
