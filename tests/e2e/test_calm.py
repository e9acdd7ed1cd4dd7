"""The page keeps still: nothing on the board is pushed around while a game is played."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser

from tests.e2e.guests import BOARDS, CLICK, PHONE, WIDE, Guest
from tests.server.servers import Server

PLACE = """() => {
    const box = document.querySelector('[data-board]').getBoundingClientRect();
    return [box.x, box.y + scrollY, box.width, box.height].map(Math.round);
}"""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", BOARDS)
def test_the_board_stays_where_it_is(browser: Browser, server: Server, game: str, size: dict[str, int]) -> None:
    """It does not move by a pixel from one decision to the next."""
    guest = Guest(browser, server, size)
    guest.open_table(game, 3, bots=["greedy", "greedy"], start=True)
    rng, places = Random(4), set()
    for _ in range(25):
        if not guest.wait_for_question():
            break
        places.add(tuple(guest.page.evaluate(PLACE)))
        guest.click_any(rng)
    assert len(places) == 1
    guest.close()


@pytest.mark.parametrize("game", BOARDS)
def test_scenes_are_played_and_can_be_skipped(browser: Browser, server: Server, game: str) -> None:
    """With motion, what others do is seen step by step, and then the page is as it would be without."""
    guest = Guest(browser, server, reduced_motion="no-preference")
    guest.open_table(game, 2, bots=["greedy"], start=True)
    rng, skipped = Random(11), 0
    for _ in range(12):
        guest.page.wait_for_selector("[data-stage=idle] [data-move]:not([disabled])")
        assert set(guest.moves()) == set(guest.face()["moves"])
        n = guest.n()
        guest.page.evaluate(CLICK, guest.any_move(rng))
        guest.page.wait_for_function(
            "n => +document.querySelector('[data-n]').dataset.n !== n || document.querySelector('[data-skip]')", arg=n
        )
        if guest.page.query_selector("[data-skip]") and rng.random() < 0.5:
            guest.page.evaluate("document.querySelector('[data-skip]')?.click()")
            skipped += 1
    assert skipped > 0
    guest.wait_until_shown()
    assert guest.errors == []
    guest.close()
