"""Everybody can use it: axe on every page, and from the home page to the last score by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from doubloon.core import find_game
from tests.e2e.axe import assert_axe_finds_nothing
from tests.e2e.guests import GAMES, PHONE, WIDE, Guest
from tests.e2e.people import tab_to
from tests.server.servers import Server

LEAST_TARGET = 40


class Place:
    """How a person gets to a page, once, and when it is there; which it must be again after each reload."""

    def __init__(self, go: Callable[[Guest], object], is_there: Callable[[Guest], object]) -> None:
        self.go = go
        self.is_there = is_there


def page(path: str) -> Place:
    def is_there(guest: Guest) -> None:
        guest.page.wait_for_selector("h1")
        guest.page.wait_for_load_state("networkidle")

    return Place(lambda guest: guest.visit(path), is_there)


def table(game: str) -> Place:
    def go(guest: Guest) -> None:
        guest.open_table(game, 3, bots=["greedy", "greedy"], start=True)
        guest.play_on(Random(game), most=4)

    return Place(go, Guest.wait_for_question)


def finished(guest: Guest) -> None:
    guest.open_table("salvage", 2, bots=["greedy"], start=True)
    guest.play_on(Random(1))


PAGES: dict[str, Place] = {
    "home": Place(Guest.visit, lambda guest: guest.page.wait_for_selector("[data-play]")),
    "new": page(f"/new/{GAMES[0]}"),
    "rules": page(f"/rules/{GAMES[0]}"),
    "settings": page("/settings"),
    "nowhere": page("/no/such/page"),
    "waiting": Place(
        lambda guest: guest.open_table("salvage", 3),
        lambda guest: guest.page.wait_for_selector("text=Begin the game"),
    ),
    "finished": Place(finished, Guest.wait_for_question),
    **{game: table(game) for game in GAMES},
}


@pytest.mark.parametrize("name", PAGES)
def test_everybody_can_use_the_page(browser: Browser, server: Server, name: str) -> None:
    """(5) (7) In every theme axe finds nothing, nothing scrolls sideways, and targets are large enough."""
    guest = Guest(browser, server)
    place = PAGES[name]
    place.go(guest)
    for size in (WIDE, PHONE):
        if size is PHONE:
            guest.resize(PHONE)
            guest.page.reload()
        place.is_there(guest)
        assert_axe_finds_nothing(guest, other_themes=size is WIDE)
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert too_small(guest.page) == [], size
    assert [error for error in guest.errors if name != "nowhere" or "404" not in error] == []
    guest.close()


def too_small(page: Page) -> list[str]:
    """What can be pressed but is lower than a fingertip; the spaces of a map grow when it is zoomed."""
    found: list[str] = page.eval_on_selector_all(
        "button, .btn, select, .field, [role=button]",
        """(all, least) => all.filter(one => {
            const {height} = one.getBoundingClientRect();
            const isSeen = !one.ownerSVGElement && one.checkVisibility({visibilityProperty: true});
            return isSeen && height > 0 && height < least;
        }).map(one => one.outerHTML.slice(0, 160))""",
        LEAST_TARGET,
    )
    return found


def test_a_whole_game_by_keyboard_alone(browser: Browser, server: Server) -> None:
    """(6) From the home page to the last score with Tab and Enter; what has the focus can be seen."""
    guest = Guest(browser, server)
    page = guest.visit()
    page.wait_for_selector("[data-play=salvage]")
    assert tab_to(page, "[data-play=salvage]")
    page.keyboard.press("Enter")
    rng, moves = Random(6), 0
    while guest.wait_for_question():
        guest.wait_until_alone_asked()
        for _ in range(rng.randrange(1, 4)):
            assert tab_to(page, "[data-move]"), "No move can be reached with Tab."
        assert page.evaluate("document.activeElement.matches(':focus-visible')")
        press_enter(guest)
        moves += 1
    assert moves > 3
    assert guest.errors == []
    guest.close()


def press_enter(guest: Guest) -> None:
    """Make the move that has the focus, and wait until it is shown."""
    n = guest.n()
    guest.page.keyboard.press("Enter")
    guest.until("n => +document.querySelector('[data-n]').dataset.n !== n", arg=n)


SPOKEN: Final = """
    window.spoken = new Set();
    const note = () => window.spoken.add(document.querySelector("[data-stage] > [aria-live=polite]")?.textContent);
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Keeps all that was told to those who listen: the next thing may follow at once."""


def test_each_event_is_told_to_those_who_listen(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server)
    guest.context.add_init_script(SPOKEN)
    guest.open_table("salvage", 2, bots=["greedy"], start=True)
    guest.play_on(Random(9), most=2)
    guest.wait_for_question()
    names = [seat["name"] for seat in guest.heard("table")["seats"]]
    said = find_game("salvage").voice().say(guest.face()["events"][-1], names).replace("rope-", "rope ")
    guest.until("said => [...window.spoken].some(told => told?.includes(said))", arg=said)
    guest.close()
