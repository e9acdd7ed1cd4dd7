"""The table fits the screens that people have: nothing to scroll, nothing cut off, and a board worth looking at."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser

from doubloon.core import find_game
from tests.e2e.guests import BOARDS, PHONE, Guest
from tests.server.servers import Server

SCREENS = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
PHONE_SCREEN = PHONE["width"], PHONE["height"]
DECISIONS = 3
"""So many of a person's decisions are looked at on the smallest screen."""
BOARD = 0.24
"""At least this part of the screen is the board itself."""

FITS = """() => {
    const root = document.documentElement;
    const found = [];
    const LEEWAY = 14; // a seal or a badge may stand a little over the edge
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
    if (innerWidth > 900 && root.scrollHeight > innerHeight) found.push(`the page is ${root.scrollHeight} high`);
    const scrolls = one => /auto|scroll/.test(getComputedStyle(one).overflow);
    const isInScroller = one => one !== null && (scrolls(one) || isInScroller(one.parentElement));
    for (const one of document.querySelectorAll('.table *:not(svg, svg *)')) {
        const style = getComputedStyle(one);
        const reach = one.scrollWidth - one.clientWidth;
        const isOpen = style.overflowX === 'visible' && style.display !== 'inline' && !isInScroller(one);
        if (reach > LEEWAY && one.clientWidth > 1 && isOpen)
            found.push(`${one.className || one.tagName} is ${reach} too narrow: ${one.innerText.slice(0, 40)}`);
    }
    const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const isCut = style => ['hidden', 'clip'].includes(style);
    while (walker.nextNode()) {
        const text = walker.currentNode;
        if (!text.data.trim() || text.parentElement.closest('.visually-hidden, header h1, [hidden], svg')) continue;
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) {
            if (!box.width || !box.height) continue;
            for (let one = text.parentElement; one && one !== document.body; one = one.parentElement) {
                const style = getComputedStyle(one);
                if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break;
                if (scrolls(one)) break;
                const frame = one.getBoundingClientRect();
                const isWide = isCut(style.overflowX) && (box.right > frame.right + 2 || box.left < frame.left - 2);
                const isTall = isCut(style.overflowY) && (box.bottom > frame.bottom + 3 || box.top < frame.top - 3);
                if (isWide || isTall) { found.push(`cut off: ${text.data.trim().slice(0, 40)}`); break; }
                if (style.position === 'fixed') break;
            }
        }
    }
    return [...new Set(found)];
}"""
"""What does not fit: the page itself, and words that reach out of what hides the rest; a list may scroll by itself."""
SHARE = """() => {
    const board = document.querySelector('[data-board]').getBoundingClientRect();
    return board.width * board.height / (innerWidth * innerHeight);
}"""

IN_SIGHT = """() => [...document.querySelectorAll('[data-move]')].filter(one => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
}).map(one => one.dataset.move)"""
"""What could be done, if one scrolled there."""


def look(guest: Guest, width: int, height: int) -> None:
    """The page as it is now, on a screen of this size."""
    guest.resize({"width": width, "height": height})
    assert guest.page.evaluate(FITS) == [], f"{width} × {height} at {guest.n()}: {guest.moves()}"


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_fits_every_screen(browser: Browser, server: Server, game: str) -> None:
    """Whatever is asked: no scrolling on a computer, nothing cut off, and the board takes what the rest leaves."""
    guest = Guest(browser, server)
    rng = Random(8)
    for seats in (find_game(game).min_seats, find_game(game).max_seats):
        guest.open_table(game, seats, bots=["greedy"] * (seats - 1), start=True)
        for _ in range(DECISIONS):
            if not guest.wait_for_question():
                break
            look(guest, *SCREENS[0])
            guest.click_any(rng)
        guest.wait_for_question()
        for width, height in SCREENS:
            look(guest, width, height)
            assert guest.page.evaluate(SHARE) > BOARD, f"{width} × {height}"
        look(guest, *PHONE_SCREEN)
    guest.close()


def test_on_the_generic_board_what_can_be_done_is_in_sight(browser: Browser, server: Server) -> None:
    width, height = SCREENS[0]
    guest = Guest(browser, server, {"width": width, "height": height})
    guest.open_table("salvage", 3, bots=["greedy", "greedy"], start=True)
    rng = Random(8)
    for _ in range(DECISIONS):
        if not guest.wait_for_question():
            break
        assert guest.page.evaluate(IN_SIGHT) == []
        guest.click_any(rng)
    guest.close()
