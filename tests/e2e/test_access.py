"""Everybody can use it: axe on every page, a whole game by keyboard alone, a whole game by spoken labels alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from doubloon.core import find_game
from tests.e2e.axe import assert_axe_finds_nothing
from tests.e2e.guests import BOARDS, GAMES, PHONE, WIDE, Guest
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


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_by_keyboard_alone(browser: Browser, server: Server, game: str) -> None:
    """(6) The whole game on the board itself: Tab reaches everything that makes a move, arrows go on from there."""
    guest = Guest(browser, server)
    guest.open_table(game, 4, bots=["greedy"] * 3, start=True)
    page, rng, moves = guest.page, Random(7), 0
    while guest.wait_for_question():
        for _ in range(rng.randrange(1, 3)):
            assert tab_to(page, "[data-move]"), "No move can be reached with Tab."
        if rng.random() < 0.3:
            page.keyboard.press(rng.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        if not page.evaluate("document.activeElement.matches('[data-move]')"):
            continue
        press_enter(guest)
        moves += 1
    assert moves > 10
    assert guest.errors == []
    guest.close()


def press_enter(guest: Guest) -> None:
    """Make the move that has the focus, and wait until it is shown."""
    n = guest.n()
    guest.page.keyboard.press("Enter")
    guest.until("n => +document.querySelector('[data-n]').dataset.n !== n", arg=n)


def tab_to(page: Page, selector: str) -> bool:
    """Press Tab until something like this has the focus; False if it never has."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return True
    return False


@pytest.mark.parametrize("game", ["salvage", *BOARDS])
def test_a_whole_game_by_spoken_labels_alone(browser: Browser, server: Server, game: str) -> None:
    """Nothing but roles and names: what a screen reader tells of the buttons in the main part, pressed as it would."""
    guest = Guest(browser, server)
    guest.open_table(game, 4, bots=["greedy"] * 3, start=True)
    page, rng = guest.page, Random(8)
    main = page.get_by_role("main")
    for _ in range(2000):
        guest.wait_for_question()
        if main.get_by_text("The game is over", exact=True).count():
            break
        lines = [line for line in main.aria_snapshot().splitlines() if re.match(r"\s*- '?button\b", line)]
        lines = [line.replace("''", "'") for line in lines]  # as YAML writes an apostrophe
        names = [found[1] for line in lines if (found := re.search(r'button "(.+?)"', line))]
        assert len(names) == len(lines), f"A button has no name: {lines}"
        names = [name for name, line in zip(names, lines, strict=True) if "[disabled]" not in line]
        sort = rng.choice(sorted({name.split()[0] for name in names}))
        name = rng.choice([name for name in names if name.split()[0] == sort])
        main.get_by_role("button", name=name, exact=True).first.dispatch_event("click")
    else:
        raise AssertionError("The game did not end.")
    assert page.get_by_role("button", name="Rematch").count() == 1
    assert guest.errors == []
    guest.close()


def test_each_event_is_told_to_those_who_listen(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server)
    guest.open_table("salvage", 2, bots=["greedy"], start=True)
    guest.play_on(Random(9), most=2)
    guest.wait_for_question()
    names = [seat["name"] for seat in guest.heard("table")["seats"]]
    said = find_game("salvage").voice().say(guest.face()["events"][-1], names).replace("rope-", "rope ")
    guest.until("said => document.querySelector('[aria-live=polite]').innerText.includes(said)", arg=said)
    guest.close()
