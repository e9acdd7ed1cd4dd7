"""Questions that can be answered in front of everybody, at one device."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from doubloon.core import find_game
from doubloon.server.identity import COOKIE
from tests.e2e.guests import BOARDS, Guest
from tests.server.servers import Server

OPEN = [game for game in BOARDS if any(phase.is_open for phase in find_game(game).phases)]


TABLES = 20
"""So many games are begun at most: in some, the bot wins before the question comes."""


def somebody_asked(guest: Guest, game: str, rng: Random) -> dict[str, Any] | None:
    """At a new table, the face of somebody with secrets who is asked what all may see; None if nobody ever was."""
    table = guest.open_table(game, 3, bots=["greedy"], hot_seat=True, start=True)
    secret = next(each["value"] for each in guest.context.cookies() if each["name"] == COOKIE)
    with guest.server.person(secret=secret).sit(table) as seat:
        while seat.my_turn():
            face: dict[str, Any] = next(face for face in seat.faces if face["moves"])
            if seat.position["open"] and face["secret"] and len(face["moves"]) > 1:
                return face
            seat.move(rng.choice(face["moves"]), face["seat"])
    return None


@pytest.mark.parametrize("game", OPEN)
def test_who_is_asked_in_front_of_everybody_has_a_button_for_every_move(
    browser: Browser, server: Server, game: str
) -> None:
    """Where nothing secret is asked, the board shows what all may see, and all that can be done."""
    guest, rng = Guest(browser, server), Random(game)
    asked = next(filter(None, (somebody_asked(guest, game, rng) for _ in range(TABLES))), None)
    assert asked, "Nobody was ever asked anything in front of everybody."
    guest.page.reload()
    guest.page.wait_for_selector("[data-my-side]")
    guest.wait_for_question()
    assert {*guest.moves()} == {*asked["moves"]}
    assert guest.errors == []
    guest.close()
