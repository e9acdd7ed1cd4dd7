"""Boards with a chart: what is in reach answers to a pointer and to a finger, one click accepts a throw and goes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.guests import BOARDS, FOLDERS, PHONE, WIDE, Guest
from tests.server.servers import Server

CHARTS = [game for game in BOARDS if (FOLDERS / game / "chart").is_dir()]
LOW = {"width": 1280, "height": 720}
CELLS = (
    "all => all.map(each => each.querySelector('.cell').getBoundingClientRect())"
    ".map(box => Math.max(box.width, box.height))"
)
"""How wide a cell is; where fields lie close together it is narrower across, and the nearest field is meant."""
FITS = (
    "() => [document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight]"
)


def with_reach(browser: Browser, server: Server, game: str, size: dict[str, int], seats: int, later: bool) -> Guest:
    """Somebody who chooses a field, or could go to one once the throw is accepted."""
    rng = Random(3)
    while True:
        guest = Guest(browser, server, size)
        guest.open_table(game, seats, bots=["greedy"] * (seats - 1), start=True)
        while guest.wait_for_question():
            reach = guest.face()["view"]["reach"]
            is_later = bool(reach) and reach[0]["move"] not in guest.moves()
            if len(reach) > 6 and is_later == later:
                return guest
            guest.click_any(rng)
        guest.close()


@pytest.mark.parametrize("game", CHARTS)
def test_one_click_accepts_the_throw_and_goes(browser: Browser, server: Server, game: str) -> None:
    guest = with_reach(browser, server, game, WIDE, 3, later=True)
    view: dict[str, Any] = guest.face()["view"]
    seat, goal = view["you_seat"], view["reach"][-1]
    guest.page.evaluate("move => document.querySelector(`[data-target='${move}']`).click()", goal["move"])
    guest.until(
        "([seat, space]) => [...window.events.values()].some(each => each.event === 'moved' && each.seat === seat"
        " && each.space === space)",
        arg=[seat, goal["space"]],
    )
    assert guest.errors == []
    guest.close()


@pytest.mark.parametrize("size", [WIDE, LOW, PHONE], ids=["wide", "low", "phone"])
@pytest.mark.parametrize("game", CHARTS)
def test_what_is_in_reach_can_be_hit_and_everything_fits(
    browser: Browser, server: Server, game: str, size: dict[str, int]
) -> None:
    """Six sit at the table; the same choices are a list, with how far each is and what waits there."""
    guest = with_reach(browser, server, game, size, 6, later=False)
    fits = guest.page.evaluate(FITS)
    assert fits == [True, True] if size != PHONE else fits[0]
    sizes = guest.page.eval_on_selector_all("[data-target]", CELLS)
    assert min(sizes) >= (40 if size == PHONE else 24)
    listed = guest.page.locator("figure button", has_text="List")
    listed.click()
    texts = guest.page.locator("figure li button[data-move]").all_inner_texts()
    assert len(texts) == len(guest.face()["moves"]) and all("step" in text for text in texts)
    assert guest.errors == []
    guest.close()
