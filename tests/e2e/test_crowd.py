"""A full table: everybody has a browser of their own, and all click at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from doubloon.core import find_game
from tests.e2e.guests import BOARDS, Guest, scenario
from tests.server.servers import Server

CROWDED = [game for game in BOARDS if scenario(game).get("crowd")]
"""Games that a full table plays; with options of their own, if the usual ones would take long."""
CLICK_ON = """seed => {
    let drawn = seed;
    window.clicks = 0;
    const look = () => {
        const moves = [...document.querySelectorAll('[data-stage=idle] [data-move]:not([disabled])')];
        if (moves.length && window.heard.position.faces[0].moves.length) {
            drawn = (drawn * 16807) % 2147483647;
            window.clicks += 1;
            moves[drawn % moves.length].click();
        }
        if (!document.querySelector('[data-outcome]')) setTimeout(look, 40);
    };
    look();
}"""
"""Clicks on whatever is lit when there is a question, and nobody changes their mind, until the game is over."""


@pytest.mark.parametrize("game", CROWDED)
def test_everybody_chooses_at_once_and_all_see_the_same_end(browser: Browser, server: Server, game: str) -> None:
    seats = find_game(game).max_seats
    guests = [Guest(browser, server, blind=seat > 0) for seat in range(seats)]
    crowd = scenario(game)["crowd"]
    options = crowd if isinstance(crowd, dict) else scenario(game).get("options", {})
    table = guests[0].open_table(game, seats, options=options)
    for guest in guests[1:]:
        guest.join(table)
    guests[0].page.click("text=Begin the game")
    for seat, guest in enumerate(guests):
        guest.page.wait_for_selector("[data-status=playing]")
        guest.page.evaluate(CLICK_ON, 7 + seat)
    scores = guests[0].scores()
    assert len(scores) == seats
    for guest in guests:
        assert guest.scores() == scores
        assert guest.page.evaluate("window.clicks") > 2
        assert guest.errors == []
        guest.close()
