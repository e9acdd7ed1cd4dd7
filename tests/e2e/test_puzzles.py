"""Puzzles in a real browser: from the home page to the list, a wrong try, the answer, the line, and the next one."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from doubloon.core import find_game, game_ids
from doubloon.core.puzzle import Puzzle, puzzles_of
from tests.e2e.axe import assert_axe_finds_nothing
from tests.e2e.guests import CLICK, NARROW, WIDE, Guest
from tests.e2e.people import tab_to
from tests.e2e.test_access import too_small
from tests.server.servers import Server

WITH_PUZZLES = [game_id for game_id in game_ids() if puzzles_of(find_game(game_id))]
WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
READY = ".puzzle[data-stage=idle]"


def attempt(page: Page, text: str) -> None:
    """Make a move on the board, or in the list of all moves where the board asks for it in two steps."""
    assert page.evaluate(CLICK, text), text
    page.wait_for_selector("[data-answer=right], [data-answer=wrong]")


def wrong_move(puzzle: Puzzle) -> str:
    return next(text for text in puzzle.moves if text not in puzzle.right)


def test_a_puzzle_is_tried_answered_and_played_out(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server, WIDE)
    for game_id in WITH_PUZZLES:
        walk(guest, game_id)
    assert guest.errors == []
    guest.close()


def walk(guest: Guest, game_id: str) -> None:
    """From the list to a puzzle of a game, and on to the next."""
    first, second, *_ = puzzles_of(find_game(game_id))
    page = guest.visit("/puzzles")
    page.click(f"[href='/puzzles/{game_id}/{first.id}'][data-puzzle]")
    page.wait_for_selector(READY)
    shown = page.eval_on_selector_all("[data-move]", "all => all.map(each => each.dataset.move)")
    assert shown and set(shown) <= set(first.moves), "only legal moves can be tried"
    page.locator(".fold summary").first.click()
    attempt(page, wrong_move(first))
    assert page.locator("[data-answer=wrong]").count() == 1
    assert page.locator("[data-best]").count() == 0, "whoever wants to try again is not told"
    page.click("[data-again]")
    page.wait_for_selector("[data-answer=none]")
    attempt(page, first.best)
    assert page.locator("[data-answer=right]").count() == 1
    assert page.locator("[data-best]").inner_text().strip()
    assert page.locator("[data-level]").count() == len(first.levels)
    page.click("[data-play]")
    guest.until("n => +document.querySelector('.puzzle').dataset.n > n", len(first.record.entries))
    page.click("[data-back]")
    page.wait_for_selector(f".puzzle[data-n='{len(first.record.entries)}']")
    page.click("[data-next]")
    page.wait_for_selector(f"{READY}[data-n='{len(second.record.entries)}'] [data-answer=none]")


def test_the_puzzle_of_the_day_on_a_phone_in_german(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server, NARROW, locale="de-DE")
    page = guest.visit("/")
    page.click("[data-puzzles-today] .btn")
    page.wait_for_selector(READY)
    assert "Finde den besten Zug" in page.locator("[data-answer]").inner_text()
    assert not page.evaluate(WIDER) and too_small(page) == []
    _, _, game_id, name = page.url.removeprefix(server.url).split("/")
    puzzle = next(each for each in puzzles_of(find_game(game_id)) if each.id == name)
    page.locator(".fold summary").first.click()
    attempt(page, wrong_move(puzzle))
    assert tab_to(page, "[data-show]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-best]")
    assert not page.evaluate(WIDER) and too_small(page) == []
    assert_axe_finds_nothing(guest)
    page.reload()
    page.wait_for_selector(f"{READY} [data-answer=none]")
    guest.visit("/puzzles")
    page.wait_for_selector(f"[data-puzzle='{name}']")
    assert "noch nicht gelöst" in page.locator(f"[href='/puzzles/{game_id}/{name}'][data-puzzle]").inner_text()
    assert not page.evaluate(WIDER) and too_small(page) == []
    assert_axe_finds_nothing(guest)
    assert guest.errors == []
    guest.close()
