"""Words for people: what the log speaks of is lit, and whatever cannot be done says why, in words and not in codes."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.e2e.guests import GAMES, Guest
from tests.server.servers import Server

WHY = {"en": "Why not?", "de": "Warum nicht?"}
DARK = """() => [...document.querySelectorAll('main [data-thing]')].filter(one => one.getBoundingClientRect().width
    && !one.closest('[data-move], [data-about], button, a')).map(one => one.dataset.thing)"""
"""The things on the board that no move is made with, and that tell nothing of themselves."""


@pytest.mark.parametrize("game", GAMES)
def test_things_are_asked_about_and_lit_and_nobody_reads_a_code(browser: Browser, server: Server, game: str) -> None:
    language = ["en", "de"][GAMES.index(game) % 2]
    guest = Guest(browser, server, locale=language)
    page, rng = guest.page, Random(1)
    guest.open_table(game, 2, bots=["greedy"], start=True)
    for _ in range(3):
        guest.wait_for_question()
        guest.click(guest.any_move(rng))
    guest.wait_for_question()
    guest.wait_until_alone_asked()  # from here on nothing happens by itself
    codes = [move for move in guest.face()["moves"] if not move.isalpha()]

    # A line of the log, by keyboard: it lights what it speaks of as long as it has the focus.
    page.focus(".log .says[tabindex='0']")
    page.wait_for_function("() => document.querySelector('[data-lit]')")
    page.evaluate("() => document.activeElement.blur()")
    page.wait_for_function("() => !document.querySelector('[data-lit]')")

    # A click on a thing that makes no move is answered with the reason and its §.
    answers = []
    dark = page.evaluate(DARK)
    if dark:
        page.dispatch_event(f"main [data-thing='{dark[0]}']", "click")
        page.wait_for_selector(".notices [role=alert]:has-text('§')")
        answers.append(page.inner_text(".notices [role=alert]"))

    # Without a pointer arrow keys lead from thing to thing, and Enter asks.
    page.click(f"button[aria-label='{WHY[language]}']")
    page.focus("[data-point]")
    for key in ("ArrowDown", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    page.evaluate("() => { window.heard.reason = undefined; }")
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.heard.reason")
    answers.append(page.inner_text(".notices [role=alert]"))

    # Typed words are understood as people type them, and what can be done is not done by asking.
    n, move = guest.n(), page.get_attribute("main [data-move]", "data-move") or ""
    page.fill("form.note input", move.upper())
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.heard.reason.reason === null")
    answers.append(page.inner_text(".notices [role=alert]"))
    page.evaluate("() => document.querySelector('main [data-move]').dispatchEvent(new Event('click', {bubbles: true}))")
    assert guest.n() == n

    said = [code for code in codes for text in answers if re.search(rf"(?<![\w-]){re.escape(code)}(?![\w-])", text)]
    assert (said, guest.errors) == ([], [])
    guest.context.close()
