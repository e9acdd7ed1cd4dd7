"""Games in a real browser that are interrupted and passed on, and people who are not asked where there is no choice."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from doubloon.core import find_game
from tests.e2e.guests import GAMES, Guest
from tests.server.servers import Server


def test_the_server_is_killed_in_mid_game_and_play_goes_on(browser: Browser, tmp_path: Path) -> None:
    """A quiet banner, then the same position, and the next click is a move as before."""
    with Server(tmp_path) as server:
        guest = Guest(browser, server)
        guest.open_table("salvage", 2, bots=["random"], start=True)
        guest.play_on(Random(1), most=3)
        guest.wait_until_alone_asked()
        before = (guest.n(), sorted(guest.moves()))
        server.kill()
        guest.page.wait_for_selector("text=Connection lost")
        server.start()
        guest.page.wait_for_selector("text=Connection lost", state="detached")
        assert (guest.n(), sorted(guest.moves())) == before
        guest.play_on(Random(2), most=2)
        guest.close()


def test_one_device_for_two_people_shows_nothing_while_it_is_passed_on(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server)
    guest.open_table("salvage", 2, hot_seat=True, start=True)
    rng = Random(3)
    for _ in range(40):
        guest.page.wait_for_selector("[data-stage=idle] [data-move]:not([disabled]), [data-handover]")
        if guest.page.query_selector("[data-handover]"):
            break
        guest.click_any(rng)
    assert guest.page.query_selector("[data-handover]"), "The device was never passed on."
    assert guest.moves() == []
    hidden = guest.page.query_selector_all(".log li, .plate")
    assert hidden == [], "The log and what players hold are not shown to the one who passes the device on."
    guest.page.reload()
    guest.page.wait_for_selector("[data-handover]")
    assert guest.moves() == [], "A reload does not get round the sheet."
    guest.page.click("text=I am")
    assert guest.wait_for_question()
    assert guest.errors == []
    guest.close()


WINDOWS = [game for game in GAMES if any(find_game(game).windows.values())]
SENT = """
window.sent = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const said = JSON.parse(text);
  if (said.type === "move") window.sent.push(said.text);
  return send.call(this, text);
};
"""
CHOICE = """() => {
  const moves = [...document.querySelectorAll("[data-stage=idle] [data-move]:not([disabled])")];
  return new Set(moves.map((each) => each.dataset.move)).size > 1 || document.querySelector("[data-outcome]");
}"""


@pytest.mark.parametrize("game", WINDOWS)
def test_whoever_can_do_nothing_is_not_asked(browser: Browser, server: Server, game: str) -> None:
    """Where there is one answer only it is given; and a chance to act can be let go until something changes."""
    guest = Guest(browser, server, every_question=False)
    guest.context.add_init_script(SENT)
    guest.open_table(game, 3, bots=["greedy", "greedy"], start=True)
    rng, clicks, kept, answered = Random(game), 0, False, 0
    while not (kept and answered):
        guest.until(CHOICE)
        assert not guest.is_over(), "Nobody was ever asked what has one answer only."
        answered = guest.page.evaluate("window.sent.length") - clicks
        keep, n = guest.page.query_selector("[data-keep]"), guest.n()
        clicks += 1
        if keep and not kept:
            kept = True
            keep.click()
            guest.until("n => +document.querySelector('[data-n]').dataset.n !== n", arg=n)
            assert guest.page.evaluate("window.sent.at(-1)") in find_game(game).windows
        else:
            guest.click_any(rng)
    assert guest.errors == []
    guest.close()
