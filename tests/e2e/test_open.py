"""Questions that can be answered in front of everybody, at one device."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser

from doubloon.core import find_game
from doubloon.server.identity import COOKIE
from tests.e2e.guests import BOARDS, Guest
from tests.server.servers import Server

OPEN = [game for game in BOARDS if any(phase.is_open for phase in find_game(game).phases)]


@pytest.mark.parametrize("game", OPEN)
def test_who_is_asked_in_front_of_everybody_has_a_button_for_every_move(
    browser: Browser, server: Server, game: str
) -> None:
    """Where nothing secret is asked, the board shows what all may see, and all that can be done."""
    guest = Guest(browser, server)
    table = guest.open_table(game, 3, bots=["greedy"], hot_seat=True, start=True)
    secret = next(each["value"] for each in guest.context.cookies() if each["name"] == COOKIE)
    rng, asked = Random(game), None
    with server.person(secret=secret).sit(table) as seat:
        while asked is None and seat.my_turn():
            face = next(face for face in seat.faces if face["moves"])
            if seat.position["open"] and face["secret"] and len(face["moves"]) > 1:
                asked = face
            else:
                seat.move(rng.choice(face["moves"]), face["seat"])
    assert asked, "Nobody was ever asked anything in front of everybody."
    guest.page.reload()
    guest.page.wait_for_selector("[data-my-side]")
    guest.wait_for_question()
    assert {*guest.moves()} == {*asked["moves"]}
    assert guest.errors == []
    guest.close()
