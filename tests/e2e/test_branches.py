"""Branches in a real browser: another line played by hand and by bots, kept, opened by its link, and talked about."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from doubloon.core import parse
from tests.e2e.axe import assert_axe_finds_nothing
from tests.e2e.guests import NARROW, WIDE, Guest
from tests.e2e.people import tab_to
from tests.e2e.positions import server_that_deals
from tests.server.answers import Message
from tests.server.servers import Server

WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
UNCOVERED = "document.querySelector('.transport').style.position = 'static'"
"""People scroll what lies behind the bar of a replay; axe does not, and would take it for too small."""
SMALL = """all => all.filter(x => x.offsetParent && x.getBoundingClientRect().height < 40).map(x => x.outerHTML)"""
SHOTS = os.environ.get("LOOK_AT", "")

pytestmark = pytest.mark.xdist_group("branches")
"""In one process, so that the game is played once."""


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_that_deals(tmp_path_factory.mktemp("branches"), analysis_budget=80, bot_processes=1) as server:
        yield server


@pytest.fixture(scope="module")
def table(quick: Server) -> Message:
    ada = quick.person("Ada")
    table = ada.open_table("salvage", 3, bots=["random", "greedy"], start=True)
    with ada.sit(table) as seat:
        seat.play_to_end(after_others=True)
    return table


def shoot(guest: Guest, name: str) -> None:
    """A picture to look at, if somebody wants one."""
    if SHOTS:
        guest.see()
        guest.page.screenshot(path=Path(SHOTS, f"branches-{name}.png"))


def at_rest(page: Page) -> int:
    page.wait_for_selector(".replay[data-stage=idle]")
    return int(page.get_attribute("[data-n]", "data-n") or -1)


def play_by_hand(page: Page) -> None:
    """Make the last move that is offered, as soon as one is."""
    page.wait_for_selector(".replay[data-stage=idle] main [data-move]:not([disabled])")
    n = at_rest(page)
    page.locator("main [data-move]").last.click()
    page.wait_for_function("n => +document.querySelector('[data-n]').dataset.n > n", arg=n)


def fits(guest: Guest) -> None:
    assert not guest.page.evaluate(WIDER)
    assert guest.page.eval_on_selector_all("button, .btn, select, .field", SMALL) == []


def test_a_line_is_tried_kept_shown_to_somebody_else_and_talked_about(
    browser: Browser, quick: Server, table: Message
) -> None:
    guest = Guest(browser, quick, WIDE)
    page = guest.page
    page.goto(f"{quick.url}/replay/{table['id']}?n=0")
    page.wait_for_selector("[data-index]")
    for _ in range(3):
        page.keyboard.press("]")
    left = at_rest(page)
    page.click("[data-to-branches]")
    page.wait_for_selector("[data-branches='0']")
    shoot(guest, "empty")
    assert tab_to(page, "[data-try]")
    with page.expect_response("**/branches/try") as told:
        page.keyboard.press("Enter")
    page.wait_for_selector("[data-trying='0']")
    assert at_rest(page) == left
    page.wait_for_selector("main [data-move]:not([disabled])")
    legal = [move for face in told.value.json()["position"]["faces"] for move in face["moves"]]
    assert set(guest.moves()) == set(legal)
    hand = page.locator("[data-player]").evaluate_all(
        "all => all.filter(x => x.value === '').map(x => x.dataset.player)"
    )
    assert len(hand) == 1, "one plays whoever is asked, bots play the others"
    for _ in range(2):
        play_by_hand(page)
    page.wait_for_selector(".replay[data-stage=idle] main [data-move]:not([disabled])")
    tried = int(page.get_attribute("[data-trying]", "data-trying") or 0)
    assert tried >= 2
    shoot(guest, "trying")
    page.click("[data-take-back]")
    page.wait_for_function("n => +document.querySelector('[data-trying]').dataset.trying < n", arg=tried)
    assert_axe_finds_nothing(guest)
    other = next(seat for seat in ("0", "1", "2") if seat != hand[0])
    page.select_option(f"[data-player='{other}']", "")
    play_by_hand(page)
    page.select_option(f"[data-player='{other}']", "greedy")
    page.wait_for_selector(".replay[data-stage=idle] main [data-move]:not([disabled])")
    page.click("[data-keep]")
    page.fill("[data-branch-name]", "What if?")
    page.fill("[data-branch-note]", "Ada could have <b>waited</b>.")
    shoot(guest, "keeping")
    assert_axe_finds_nothing(guest, other_themes=False)
    page.click("[data-save]")
    page.wait_for_selector("[data-branches='1'] [data-branch][aria-current]")
    first = at_rest(page)
    assert first > left, "one sees its first move"
    assert "What if?" in page.inner_text("h1[data-of-branch]")
    assert "<b>waited</b>" in page.inner_text("[data-branch]"), "a note is text"
    shoot(guest, "kept")
    page.fill("[data-comment-text]", "Now that is better.\nMuch.")
    page.click("[data-say]")
    page.wait_for_selector("[data-comment]")
    page.wait_for_function("() => /\\/replay\\/\\w+\\/\\w+\\?n=/.test(location.href)")
    link = re.sub(r"\?.*", "", page.url)
    page.keyboard.press("ArrowRight")
    assert at_rest(page) > first, "one steps through it as through the game"
    page.click("[data-to-game]")
    page.wait_for_selector("[data-of-branch]", state="detached")
    assert at_rest(page) == left
    assert page.locator("[data-comment]").count() == 0, "that was said about the branch"
    assert page.locator("[data-flag]").count() == 1
    assert guest.errors == []

    eve = Guest(browser, quick, NARROW)
    eve.context.add_init_script("localStorage.setItem('doubloon.settings', JSON.stringify({ language: 'de' }))")
    eve.page.goto(link)
    eve.page.wait_for_selector("[data-branches='1'] [data-comment]")
    assert at_rest(eve.page) == first
    assert "Now that is better.\nMuch." in eve.page.inner_text("[data-comment]")
    eve.page.wait_for_selector("text=Abzweigungen und Kommentare")
    shoot(eve, "phone")
    eve.page.fill("[data-comment-text]", "Stimmt!")
    eve.page.click("[data-say]")
    eve.page.wait_for_selector("[data-comment] >> nth=1")
    assert eve.page.locator("[data-remove]").count() == 1, "only what is hers"
    fits(eve)
    eve.page.evaluate(UNCOVERED)
    assert_axe_finds_nothing(eve, other_themes=False)
    eve.page.locator("[data-remove]").click()
    eve.page.locator("[data-remove]").click()
    eve.page.wait_for_selector("[data-comment] >> nth=1", state="detached")
    eve.page.click("[data-to-game]")
    eve.page.wait_for_selector("[data-of-branch]", state="detached")
    eve.page.click("[data-try]")
    eve.page.wait_for_selector("[data-trying='0']")
    eve.page.wait_for_selector("[data-stop-trying]")
    at_rest(eve.page)
    shoot(eve, "phone-trying")
    play_by_hand(eve.page)
    fits(eve)
    eve.page.click("[data-stop-trying]")
    eve.page.wait_for_selector("[data-trying]", state="detached")
    assert eve.errors == []
    eve.close()

    record = parse(quick.get(f"/api/tables/{table['id']}/record").text)
    assert [branch.name for branch in record.branches] == ["What if?"]
    assert {bot for seat, _, bot in record.branches[0].moves if seat >= 0} > {""}, "by hand and by bots"
    assert [comment.text for comment in record.comments] == ["Now that is better.\nMuch."]
    guest.close()


def test_the_better_line_of_a_moment_is_played_out_on_the_board(
    browser: Browser, quick: Server, table: Message
) -> None:
    guest = Guest(browser, quick, WIDE)
    page = guest.page
    page.goto(f"{quick.url}/replay/{table['id']}?analysis")
    page.click("[data-begin]")
    page.wait_for_selector("[data-analysis=done]")
    moment = page.locator("[data-moments] button").first
    moment.click()
    n = int(moment.get_attribute("data-decision") or -1)
    shoot(guest, "moment")
    page.click("[data-try-line]")
    report = quick.get(f"/api/tables/{table['id']}/analysis").json()["report"]
    line = next(one["line"] for one in report["decisions"] if one["n"] == n)
    decided = sum(seat >= 0 for seat, _ in line)
    page.wait_for_function("n => +document.querySelector('[data-trying]')?.dataset.trying >= n", arg=decided)
    assert at_rest(page) >= n + len(line), "chance drew what the analysis said"
    shoot(guest, "better")
    page.click("[data-stop-trying]")
    page.wait_for_selector("[data-analysis=done]")
    assert guest.errors == []
    guest.close()
