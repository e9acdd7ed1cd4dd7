"""Boards with scenes: a duel, letters and a battle at sea take the chart's place, for everybody, on every screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.axe import assert_axe_finds_nothing
from tests.e2e.guests import BOARDS, FOLDERS, PHONE, WIDE, Guest
from tests.e2e.positions import Wanted, begin_at
from tests.server.servers import Server

STAGED = [game for game in BOARDS if (FOLDERS / game / "duel").is_dir()]
LOW = {"width": 1280, "height": 720}
SCROLLS = """() => {
  const page = document.documentElement;
  return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
}"""


def asks(question: str) -> Wanted:
    return lambda view, moves: view["question"] == question


def is_risky_letter(view: dict[str, Any], moves: list[str]) -> bool:
    """A letter whose reader throws at once, knowing the chances."""
    return view["question"] == "FindScapegoat" and bool(view["fate"]) and bool(view["fate"]["cases"][0]["when"])


def is_fired_at(view: dict[str, Any], moves: list[str]) -> bool:
    return bool(view["question"] == "CallParley" and view["players"][view["you_seat"]]["where"] == "afloat")


SCENES: dict[str, tuple[str, Wanted]] = {
    "lays": ("[data-duel]", asks("LayAttack")),
    "booty": ("[data-duel]", asks("ChooseBooty")),
    "trade": ("[data-letter]", asks("Trade")),
    "event": ("[data-letter]", lambda view, moves: view["question"] == "GiveUp" and view["card"]["deck"] == "sea"),
    "battle": ("[data-battle]", is_fired_at),
    "bay": (".chart table", asks("LaunchOrWalk")),
    "spade": (".chart table", asks("Dig")),
}


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("game", STAGED)
def test_a_scene_fits_and_everybody_can_use_it(browser: Browser, midgame: Server, game: str, scene: str) -> None:
    selector, wanted = SCENES[scene]
    guest = Guest(browser, midgame)
    begin_at(guest, game, 4, wanted)
    for size in (WIDE, LOW, PHONE):
        guest.resize(size)
        guest.page.wait_for_selector(selector)
        wide, high = guest.page.evaluate(SCROLLS)
        assert wide <= 0 and (size == PHONE or high <= 0), size
        assert set(guest.moves()) == set(guest.face()["moves"])
    assert_axe_finds_nothing(guest)
    assert guest.errors == []
    guest.close()


@pytest.mark.parametrize("game", STAGED)
def test_an_attack_lies_face_down_until_it_is_parried(browser: Browser, midgame: Server, game: str) -> None:
    guest = Guest(browser, midgame)
    begin_at(guest, game, 2, asks("Defend"))
    guest.page.wait_for_selector("[data-duel]")
    assert guest.face()["view"]["duel"]["laid"] is None
    assert guest.page.locator("[data-duel] li:has-text('face down')").count() == 1
    guest.page.focus("[data-duel] [data-move='lay vertical']")
    guest.page.keyboard.press("Enter")
    guest.until("() => [...window.events.values()].some(each => each.event === 'opened')")
    guest.wait_until_shown()
    assert guest.page.locator("[data-duel] li:has-text('face down')").count() == 0
    assert guest.errors == []
    guest.close()


@pytest.mark.parametrize("game", STAGED)
def test_a_letter_tells_its_chances_and_then_what_throwing_again_would_change(
    browser: Browser, midgame: Server, game: str
) -> None:
    guest = Guest(browser, midgame)
    begin_at(guest, game, 4, is_risky_letter)
    guest.page.wait_for_selector("[data-letter]")
    assert told(guest) == [part(chance) for chance in zip(*chances(guest), strict=True)]
    guest.click("no")
    guest.page.wait_for_selector("[data-letter] [data-move=accept]")
    assert guest.page.locator("[data-letter] tr.lies").count() == 1
    assert told(guest) == [part(chance) for chance in zip(*chances(guest)[1:], strict=True)]
    guest.click("accept")
    assert guest.errors == []
    guest.close()


def chances(guest: Guest) -> list[list[int]]:
    """For each way to throw: how likely each case is, of 100, as the table told it."""
    return [
        [round(100 * ways / chance["of"]) for ways in chance["ways"]]
        for chance in guest.face()["view"]["fate"]["chances"]
    ]


def part(chance: tuple[int, ...]) -> list[str]:
    return [f"{each} %" for each in chance]


def told(guest: Guest) -> list[list[str]]:
    """What the letter says, case by case."""
    rows: list[list[str]] = guest.page.eval_on_selector_all(
        "[data-letter] tbody tr", "all => all.map(row => [...row.querySelectorAll('td')].map(one => one.innerText))"
    )
    return rows
