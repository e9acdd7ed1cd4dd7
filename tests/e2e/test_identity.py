"""Who I am, in a real browser: devices in the settings, and links that tell no server whom they invite."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.guests import Guest
from tests.server.servers import Server

DEVICE = "section:has(h2:has-text('My devices')) li"


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[Guest]:
    guest = Guest(browser, server)
    yield guest
    assert guest.errors == []
    guest.close()


def same_person(browser: Browser, guest: Guest, **context: Any) -> Guest:
    """Another browser of the same person, which has entered a code."""
    guest.visit("/settings").click("button:text('Get a code')")
    code = guest.page.inner_text("main .code")
    other = Guest(browser, guest.server, **context)
    other.visit("/settings").fill("#code", code)
    other.page.click("button:text('Enter a code')")
    other.until("count => document.querySelectorAll('section li').length === count", arg=2)
    return other


def test_a_lost_device_is_signed_out_from_another(browser: Browser, guest: Guest) -> None:
    """The page that is still open there sees the table as a stranger does, and its person is a newcomer."""
    table = guest.open_table("salvage", 2, bots=["greedy"], start=True)
    lost = same_person(browser, guest, user_agent="Mozilla/5.0 (iPhone; like Mac OS X) CriOS/137.0 Mobile Safari/604.1")
    lost.visit(f"/table/{table['id']}")
    lost.wait_for_question()
    page = guest.visit("/settings")
    page.wait_for_selector(f"{DEVICE}:has-text('This device')")
    page.click(f"{DEVICE}:has-text('Chrome on iPhone') >> text=Sign out")
    page.wait_for_selector("text=Signed out: Chrome on iPhone.")
    assert page.locator(DEVICE).count() == 1
    lost.until("() => window.heard.table?.seats.every(seat => !seat.yours)")
    lost.until("() => document.querySelectorAll('[data-move]').length === 0")
    guest.visit(f"/table/{table['id']}")
    assert guest.wait_for_question()
    lost.close()


def test_a_device_gets_a_new_key_and_stays_who_it_is(guest: Guest) -> None:
    table = guest.open_table("salvage", 2, bots=["greedy"], start=True)
    old = guest.context.cookies()[0]["value"]
    page = guest.visit("/settings")
    page.click("button:text('Renew the key')")
    page.wait_for_selector("text=This device has a new key.")
    assert guest.context.cookies()[0]["value"] != old
    guest.visit(f"/table/{table['id']}")
    assert guest.wait_for_question()


def test_who_signs_out_here_is_a_newcomer(browser: Browser, guest: Guest) -> None:
    page = guest.visit("/settings")
    page.fill("#name", "Anne Bonny")
    page.click("section:has(#name) >> text=Save")
    page.wait_for_selector(".pill:has-text('Anne Bonny')")
    other = same_person(browser, guest)
    other.page.click(f"{DEVICE}:has-text('This device') >> text=Sign out")
    other.page.wait_for_url(f"{guest.server.url}/")
    other.until("() => /\\w/.test(document.querySelector('.pill')?.textContent ?? '')")
    assert "Anne Bonny" not in other.page.inner_text(".pill")
    other.close()


@pytest.mark.parametrize("how", ["#", "?"])
def test_a_link_invites_without_telling_the_server(browser: Browser, server: Server, guest: Guest, how: str) -> None:
    """An older link, with its invitation behind the question mark, becomes one of the new kind."""
    table = guest.open_table("salvage", 2)
    shown = guest.page.input_value("#link")
    assert shown == f"{server.url}/table/{table['id']}#invitation={table['invitation']}" == guest.page.url
    friend = Guest(browser, server)
    asked: list[str] = []
    friend.page.on("request", lambda request: asked.append(request.url))
    friend.visit(shown.removeprefix(server.url).replace("#", how))
    friend.page.click("text=Take this seat")
    friend.until("() => window.heard.table?.seats.some(seat => seat.yours)")
    assert friend.page.url == shown
    told = [url.partition("#")[0] for url in asked]
    assert any(table["invitation"] in url for url in told) == (how == "?"), "only an older link tells it, once"
    assert len([url for url in told if table["invitation"] in url]) <= 1
    friend.close()


def test_whoever_pastes_the_link_later_is_invited_too(browser: Browser, server: Server, guest: Guest) -> None:
    """The page is there already, so only what stands behind the # changes, and nothing is loaded."""
    table = guest.open_table("salvage", 2)
    friend = Guest(browser, server)
    friend.visit(f"/table/{table['id']}").wait_for_selector("text=Who is here")
    assert friend.page.locator("text=Take this seat").count() == 0
    friend.page.evaluate("invitation => { location.hash = `invitation=${invitation}` }", table["invitation"])
    friend.page.click("text=Take this seat")
    friend.until("() => window.heard.table?.seats.some(seat => seat.yours)")
    friend.close()
