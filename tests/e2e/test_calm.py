"""The page keeps still: nothing on the board is pushed around while a game is played."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser

from tests.e2e.guests import PHONE, WIDE, Guest
from tests.server.servers import Server

PLACE = """() => {
    const box = document.querySelector('[data-board]').getBoundingClientRect();
    return [box.x, box.y + scrollY, box.width, box.height].map(Math.round);
}"""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_island_stays_where_it_is(browser: Browser, server: Server, size: dict[str, int]) -> None:
    """Tobago's island does not move by a pixel from one decision to the next, scenes with a treasure apart."""
    guest = Guest(browser, server, size)
    guest.open_table("tobago", 3, bots=["greedy", "greedy"], start=True)
    rng, places = Random(4), set()
    for _ in range(25):
        if not guest.wait_for_question():
            break
        places.add(tuple(guest.page.evaluate(PLACE)))
        guest.click_any(rng)
    assert len(places) == 1
    guest.close()
