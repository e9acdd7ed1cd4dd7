"""A full table: everybody has a browser of their own, and all click at once."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser

from doubloon.core import find_game
from tests.e2e.guests import BOARDS, Guest, scenario
from tests.server.servers import Server

CROWDED = [game for game in BOARDS if scenario(game).get("crowd")]
"""Games in which all choose at the same time."""


@pytest.mark.parametrize("game", CROWDED)
def test_everybody_chooses_at_once_and_all_see_the_same_end(browser: Browser, server: Server, game: str) -> None:
    seats = find_game(game).max_seats
    guests = [Guest(browser, server) for _ in range(seats)]
    table = guests[0].open_table(game, seats, options=scenario(game).get("options", {}))
    for guest in guests[1:]:
        guest.join(table)
    guests[0].page.click("text=Begin the game")
    rng, clicks = Random(game), 0
    while not all(guest.is_over() for guest in guests):
        for guest in guests:
            if not guest.is_over() and guest.is_asked():
                guest.click_any(rng)
                clicks += 1
    assert clicks > seats
    scores = guests[0].scores()
    assert len(scores) == seats
    for guest in guests:
        assert guest.scores() == scores
        assert guest.errors == []
        guest.close()
