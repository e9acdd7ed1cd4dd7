"""Around one screen: a tablet in the middle shows the table, and two people play on their phones."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.e2e.axe import assert_axe_finds_nothing
from tests.e2e.guests import BOARDS, CLICK, PHONE, POLLING, Guest, scenario
from tests.server.servers import Server

TV = {"width": 1920, "height": 1080}
WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
MOVES = 4
SECRET = next(game for game in BOARDS if scenario(game).get("secrets"))
"""A game in which somebody always holds what nobody else has seen."""
FOLLOWS = "n => +document.querySelector('[data-screen]')?.dataset.n > n"
ASKED = "() => [window.heard.position.n, window.heard.position.actors[0]]"
FACES = "() => window.heard.position.faces.map(face => [face.seat, face.moves.length])"
LEFT_ALONE = "() => window.sockets.at(-1).close()"


def test_a_screen_and_two_phones(browser: Browser, server: Server) -> None:
    host, friend = Guest(browser, server, PHONE), Guest(browser, server, PHONE)
    table = host.open_table(SECRET, 2)
    with host.context.expect_page() as opened:
        host.page.click("[data-screen-link]")
    screen = opened.value
    screen.set_viewport_size(TV)  # type: ignore[arg-type]  # a size is a size
    expect(screen.get_by_role("img", name="QR code")).to_be_visible()
    expect(screen.locator("main")).to_contain_text("1 of 2 seats taken")
    friend.join(table)
    expect(screen.locator("main")).to_contain_text("2 of 2 seats taken")
    expect(screen.get_by_role("img", name="QR code")).to_have_count(0)
    host.page.get_by_role("button", name="Begin the game").click()
    for guest in (host, friend):
        guest.page.wait_for_selector("[data-status=playing][data-stage=idle]")
    screen.wait_for_selector("[data-status=playing][data-stage=idle]")
    for turn in range(MOVES):
        n, asked = screen.evaluate(ASKED)
        guest = (host, friend)[asked]
        guest.until("() => document.querySelector('[data-stage=idle] [data-move]')")
        assert guest.page.evaluate(CLICK, guest.moves()[0])
        screen.wait_for_function(FOLLOWS, arg=n, polling=POLLING)
        assert screen.evaluate(FACES) == [[None, 0]], "a spectator's, though it is the host's browser"
        assert screen.locator("[data-move]").count() == 0
        if turn == 1:
            screen.evaluate(LEFT_ALONE)
    assert not screen.evaluate(WIDER)
    host.page.close()
    host.page = screen
    assert_axe_finds_nothing(host, other_themes=False)
    assert host.errors == [] and friend.errors == []
