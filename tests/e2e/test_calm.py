"""The page keeps still: nothing on the board is pushed around while a game is played."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser

from tests.e2e.guests import BOARDS, CLICK, PHONE, WIDE, Guest
from tests.server.servers import Server


@pytest.mark.parametrize("game", BOARDS)
def test_scenes_are_played_and_can_be_skipped(browser: Browser, server: Server, game: str) -> None:
    """With motion, what others do is seen step by step, and then the page is as it would be without."""
    guest = Guest(browser, server, reduced_motion="no-preference")
    guest.open_table(game, 2, bots=["greedy"], start=True)
    rng, skipped = Random(11), 0
    for _ in range(12):
        guest.wait_until_alone_asked()
        assert set(guest.moves()) == set(guest.face()["moves"])
        n = guest.n()
        guest.page.evaluate(CLICK, guest.any_move(rng))
        guest.until(
            "n => +document.querySelector('[data-n]').dataset.n !== n || document.querySelector('[data-skip]')", arg=n
        )
        if guest.page.query_selector("[data-skip]") and rng.random() < 0.5:
            guest.page.evaluate("document.querySelector('[data-skip]')?.click()")
            skipped += 1
    assert skipped > 0
    guest.wait_until_shown()
    assert guest.errors == []
    guest.close()


PATIENT = """
    const own = window.fetch;
    window.painted = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    window.fetch = (...all) => own(...all).then(answer => painted().then(() => answer));
    window.shifts = [];
    new PerformanceObserver(list => window.shifts.push(...list.getEntries().map(each => each.value)))
        .observe({type: 'layout-shift', buffered: true});
"""
"""Every answer of the server comes after the page has been painted once more; how much was pushed around is noted."""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_nothing_on_the_home_page_is_pushed_around_while_it_loads(
    browser: Browser, server: Server, size: dict[str, int]
) -> None:
    guest = Guest(browser, server, size, blind=False)
    for _ in range(2):
        guest.open_table(BOARDS[0], 2, bots=["greedy"], start=True)
        guest.wait_for_question()
    guest.context.add_init_script(PATIENT)
    guest.visit()
    guest.page.wait_for_selector("section:has(h2:has-text('My games')) a:has-text('Your turn')")
    guest.page.wait_for_selector("[data-play]")
    guest.page.evaluate("() => document.fonts.ready.then(painted)")
    assert sum(guest.page.evaluate("() => window.shifts")) < 0.01
    guest.close()


def test_a_long_name_leaves_room_for_the_others_on_a_phone(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server, PHONE)
    guest.visit("/settings")
    guest.page.fill("#name", "Maximiliane von Habsburg-Lothringen")
    guest.page.press("#name", "Enter")
    guest.page.wait_for_selector(".pill:has-text('Maximiliane')")
    guest.open_table(BOARDS[0], 4, bots=["greedy"] * 3, start=True)
    guest.wait_for_question()
    edges = guest.page.eval_on_selector_all(
        "section[aria-label=Seats] li", "all => all.map(each => each.getBoundingClientRect().right)"
    )
    assert len(edges) == 4
    assert max(edges) <= PHONE["width"]
    guest.close()
