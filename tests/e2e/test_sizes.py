"""The table fits the screens that people have: nothing to scroll, nothing cut off, and a board worth looking at."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from doubloon.core import find_game
from tests.e2e.guests import BOARDS, PHONE, Guest, scenario
from tests.e2e.positions import fullest, go_on
from tests.server.servers import Server

SCREENS = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
PHONE_SCREEN = PHONE["width"], PHONE["height"]
QUESTIONS = 4
"""So many kinds of questions are looked at on the smallest screen and on a phone, each where there is most to see."""
BOARD = 0.24
"""At least this part of the screen is the board itself."""

NAME = "Magdalena"
"""Longer than most; not another one each time."""

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

LARGER = "document.documentElement.style.setProperty('--larger', '1.2')"
"""As with larger text in the settings; then a page may be higher than the screen."""

LARGER_SETTING = """() => {
    const kept = JSON.parse(localStorage.getItem('doubloon.settings'));
    localStorage.setItem('doubloon.settings', JSON.stringify({ ...kept, larger: true }));
}"""
COVERED = """() => {
    const [bar, ...rest] = ['.transport', '.replay main', '.replay aside'].map(
        one => document.querySelector(one).getBoundingClientRect());
    return rest.map(({ top, bottom }) => Math.min(bottom - bar.top, bar.bottom - top)).filter(over => over > 0);
}"""
"""How far the hand on the clock of a replay lies over the board or the log."""

IN_SIGHT = """() => [...document.querySelectorAll('[data-move]')].filter(one => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
}).map(one => one.dataset.move)"""
"""What could be done, if one scrolled there."""


def faults(guest: Guest, width: int, height: int) -> list[str]:
    """What does not fit on the page as it is now, on a screen of this size."""
    guest.resize({"width": width, "height": height})
    return [f"{width} × {height}: {fault}" for fault in guest.page.evaluate(FITS)]


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_fits_every_screen(browser: Browser, midgame: Server, game: str) -> None:
    """Whatever is asked: no scrolling on a computer, nothing cut off, and the board takes what the rest leaves."""
    guest = Guest(browser, midgame)
    found: list[str] = []
    for seats in (find_game(game).min_seats, find_game(game).max_seats):
        table = guest.new_table(game, seats)
        guest.ask("/api/me", {"name": NAME})
        for moment in fullest(game, seats, QUESTIONS):
            go_on(guest, table, moment)
            guest.wait_until_alone_asked()  # bots who are asked too have answered, and nothing changes any more
            about = f"{seats} players, {moment.question}, "
            found += [about + fault for screen in (SCREENS[0], PHONE_SCREEN) for fault in faults(guest, *screen)]
    for width, height in SCREENS:
        found += faults(guest, width, height)
        assert guest.page.evaluate(SHARE) > BOARD, f"{width} × {height}"
    if scenario(game).get("larger"):
        guest.page.evaluate(LARGER)
        for screen in (SCREENS[0], PHONE_SCREEN):
            found += [f"larger text, {each}" for each in faults(guest, *screen) if not each.endswith(" high")]
    guest.page.goto(guest.page.url.replace("/table/", "/replay/"))
    guest.page.wait_for_selector(".replay[data-stage=idle]")
    for width, height in SCREENS[:2]:
        guest.resize({"width": width, "height": height})
        found += [f"{width} × {height}: a replay's bar covers {over}" for over in guest.page.evaluate(COVERED)]
    if scenario(game).get("larger"):
        guest.page.evaluate(LARGER_SETTING)
        guest.page.reload()
        guest.page.wait_for_selector(".replay[data-stage=idle]")
        found += [f"larger text: a replay's bar covers {over}" for over in guest.page.evaluate(COVERED)]
    assert not found, "\n".join(found)
    guest.close()


def test_on_the_generic_board_what_can_be_done_is_in_sight(browser: Browser, midgame: Server) -> None:
    width, height = SCREENS[0]
    guest = Guest(browser, midgame, {"width": width, "height": height})
    table = guest.new_table("salvage", 3)
    for moment in fullest("salvage", 3, QUESTIONS):
        go_on(guest, table, moment)
        assert guest.page.evaluate(IN_SIGHT) == []
    guest.close()
