"""My place and the leaderboard in a real browser: one person's story, from no game at all to being deleted."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.e2e.axe import assert_axe_finds_nothing
from tests.e2e.guests import NARROW, WIDE, Guest
from tests.e2e.people import tab_to
from tests.server.persons import Person
from tests.server.servers import Server

GAMES = 28
"""More than a page of them, and enough for a rating that is not provisional."""
WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
SMALL = """() => [...document.querySelectorAll('a, button, select, summary, input:not(.visually-hidden)')]
    .filter(each => each.checkVisibility() && !each.closest('.visually-hidden, [type=checkbox]'))
    .filter(each => each.getBoundingClientRect().height < 40 && each.type !== 'checkbox')
    .map(each => each.outerHTML.slice(0, 90))"""


def finish(person: Person, bot: str) -> None:
    table = person.open_table("salvage", 2, bots=[bot], options={"nights": 3}, start=True)
    with person.sit(table) as seat:
        seat.play_to_end()


def check(guest: Guest) -> None:
    """Nothing is too wide or too small to touch, and axe has nothing to say."""
    assert not guest.page.evaluate(WIDER)
    assert guest.page.evaluate(SMALL) == []
    assert_axe_finds_nothing(guest)
    guest.page.evaluate("document.documentElement.dataset.theme = 'night'")


def test_one_sees_how_one_does_and_decides_what_becomes_of_it(browser: Browser, server: Server) -> None:
    ada = server.person("Countess Ada")
    for number in range(GAMES):
        finish(ada, "wilma" if number % 4 == 0 else "pip")
    guest = Guest(browser, server, WIDE)
    page = guest.visit("/")
    page.click("nav a[href='/me']")
    page.wait_for_selector("[data-empty]")
    assert page.locator(".empty a[href='/']").is_visible()
    check(guest)

    guest.ask("/api/identity/claim", {"code": ada.post("/api/me/code")["code"]})
    page.reload()
    page.wait_for_selector("[data-rating=salvage]")
    assert page.locator("[data-plot=rating] polyline").count() == 1
    assert page.locator("[data-plot=weeks] rect").count() >= 2
    page.click("[data-plot=rating] summary")
    assert page.locator("[data-plot=rating] tbody tr").count() == GAMES, "the plot can be read as a table"
    assert page.locator("[data-game-played]").count() == 25
    page.click("[data-more]")
    page.wait_for_function(f"() => document.querySelectorAll('[data-game-played]').length === {GAMES}")
    page.select_option("[data-filter=level]", "2")
    page.wait_for_function("() => document.querySelectorAll('[data-game-played]').length === 7")
    page.select_option("[data-filter=seats]", "5")
    page.wait_for_function("() => document.querySelectorAll('[data-game-played]').length === 0")
    page.click("[data-my-games] p button")
    page.wait_for_function("() => document.querySelectorAll('[data-game-played]').length === 25")
    check(guest)

    page.click("[data-ask-listed] button >> nth=0")
    page.wait_for_selector("[data-ask-listed]", state="detached")
    assert tab_to(page, "main a[href='/leaderboard']")
    page.keyboard.press("Enter")
    page.click("label:has(input[value=salvage])")
    page.wait_for_selector("[data-board=salvage] tr.me")
    assert "Countess Ada" in page.inner_text("[data-board=salvage] tr.me")
    assert page.locator("[data-board=salvage] tr.bot").count() >= 6
    check(guest)

    guest.resize(NARROW)
    check(guest)
    page.select_option("nav select", "de")
    page.wait_for_selector("html[lang=de]")
    page.click("nav a[href='/me']")
    page.wait_for_selector("[data-rating=salvage]")
    page.wait_for_selector("h1:text-is('Mein Platz')")
    check(guest)
    with page.expect_download() as coming:
        page.click("[data-export]")
    assert coming.value.suggested_filename.endswith(".zip")
    page.click("[data-delete]")
    page.wait_for_selector("dialog [type=submit]:disabled")
    page.keyboard.type("Countess Ada")
    check(guest)
    page.keyboard.press("Enter")
    page.wait_for_selector("main [role=status].panel")
    guest.visit("/me")
    page.wait_for_selector("[data-empty]")
    assert "Countess" not in guest.text()
    assert guest.errors == []
    guest.close()
