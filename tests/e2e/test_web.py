"""The web app in a real browser: a stranger plays, friends meet, and everybody can use it."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.e2e.guests import PHONE, WIDE, Guest
from tests.server.servers import Server

AXE = Path("web/node_modules/axe-core/axe.min.js")
GAMES = ["tobago", "treasure_hunter", "allwatyawant", "salvage"]


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[Guest]:
    guest = Guest(browser, server)
    yield guest
    assert guest.errors == []
    guest.close()


@pytest.mark.parametrize("game", GAMES)
def test_one_click_and_a_stranger_plays(guest: Guest, game: str) -> None:
    """(1) What can be clicked are the legal moves of the last message, and every click is a move."""
    guest.context.add_init_script(
        "const Own = WebSocket; window.heard = []; WebSocket = class extends Own { constructor(...all) { super(...all);"
        " this.addEventListener('message', e => window.heard.push(new TextDecoder().decode(e.data))) } }"
    )
    guest.play_now(game)
    rng = Random(game)
    for _ in range(4):
        if not guest.wait_for_question():
            break
        told = [json.loads(each) for each in guest.page.evaluate("window.heard")]
        last = [each for each in told if each["type"] == "position"][-1]
        assert set(guest.moves()) == set(last["faces"][0]["moves"])
        guest.play_on(rng, most=1)


def test_a_whole_game_on_the_generic_board(guest: Guest) -> None:
    """(2) Random clicks until the end: a result is shown, the record can be had, a rematch is one click away."""
    guest.play_now("salvage")
    assert guest.play_on(Random(1)) > 3
    assert guest.page.locator("[data-score]").count() == 3
    lines = guest.page.eval_on_selector_all(
        "[data-outcome] tbody tr",
        "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => +cell.innerText))",
    )
    scores = guest.page.eval_on_selector_all("[data-score]", "all => all.map(one => +one.innerText)")
    assert [sum(points) for points in zip(*lines, strict=True)] == scores
    guest.page.click("text=Rematch")
    guest.page.wait_for_selector("[data-status=open], [data-status=playing]")


def test_friends_meet_by_a_link_and_see_the_same_end(browser: Browser, server: Server) -> None:
    """(2) (4) Two people, two contexts: all see the same final scores, and no page shows another's cards."""
    ann, bob = Guest(browser, server), Guest(browser, server)
    ann.visit("/new/salvage")
    ann.page.click("text=Open the table")
    link = ann.page.input_value("#link")
    bob.page.goto(link)
    bob.page.click("text=Take this seat >> nth=0")
    ann.page.click("text=Begin the game")
    rngs = {ann: Random(1), bob: Random(2)}
    over = False
    while not over:
        for each, rng in rngs.items():
            if each.page.query_selector("[data-stage=idle] [data-move]:not([disabled])"):
                each.play_on(rng, most=1)
            over = over or each.page.query_selector("[data-outcome]") is not None
    scores = []
    for each in rngs:
        each.page.wait_for_selector("[data-outcome]")
        scores.append(
            each.page.eval_on_selector_all("[data-score]", "all => all.map(x => [x.dataset.score, x.innerText])")
        )
        assert each.errors == []
    assert scores[0] == scores[1]
    ann.close()
    bob.close()


def test_one_click_and_bots_play_while_i_watch(guest: Guest) -> None:
    guest.visit()
    guest.page.click("[data-watch=salvage]")
    guest.page.wait_for_selector("[data-status=playing]")
    guest.page.wait_for_function("() => Number(document.querySelector('[data-n]').dataset.n) > 12")
    assert guest.moves() == []


def test_the_owner_arranges_the_seats_and_my_games_tell_whose_turn_it_is(guest: Guest) -> None:
    page = guest.visit("/new/salvage")
    page.click("text=Open the table")
    page.click("text=Put a bot here >> nth=0")
    page.wait_for_selector("text=Free this seat")
    page.click("text=Begin the game")
    guest.wait_for_question()
    page.goto(f"{guest.server.url}/")
    page.click("section:has(h2:has-text('My games')) a:has-text('Your turn') >> nth=0")
    guest.wait_for_question()


def test_a_name_is_changed_at_the_top_of_the_page(guest: Guest) -> None:
    page = guest.visit()
    page.click(".pill")
    page.fill("#pill-name", "Anne Bonny")
    page.click("dialog >> text=Save")
    page.wait_for_selector(".pill:has-text('Anne Bonny')")
    page.reload()
    page.wait_for_selector(".pill:has-text('Anne Bonny')")


def test_rules_are_searched_and_every_section_has_an_address(guest: Guest) -> None:
    page = guest.visit("/rules/salvage#s3.4")
    page.wait_for_selector("#s3\\.4.here")
    page.fill("#find", "tangle")
    page.wait_for_function("() => document.querySelectorAll('article section').length === 1")
    page.fill("#find", "no such word")
    page.wait_for_selector("text=No § speaks of")


def test_a_reload_in_mid_game_changes_nothing(guest: Guest) -> None:
    """(3) Tobago waits for the person on turn, so nothing moves meanwhile."""
    guest.play_now("tobago")
    guest.play_on(Random(3), most=3)
    guest.wait_for_question()
    before = (guest.page.get_attribute("[data-n]", "data-n"), guest.moves(), guest.page.inner_text("main"))
    guest.page.reload()
    guest.wait_for_question()
    assert (guest.page.get_attribute("[data-n]", "data-n"), guest.moves(), guest.page.inner_text("main")) == before


def test_a_dropped_connection_comes_back_by_itself(guest: Guest) -> None:
    guest.play_now("tobago")
    guest.wait_for_question()
    guest.context.set_offline(True)
    guest.page.evaluate("() => performance.mark('offline')")
    guest.context.set_offline(False)
    guest.play_on(Random(4), most=2)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("path", ["/", "/new/tobago", "/rules/treasure_hunter", "/settings", "table"])
def test_everybody_can_use_it(browser: Browser, server: Server, path: str, size: dict[str, int]) -> None:
    """(5) (7) axe finds nothing, nothing scrolls sideways, and targets are large enough."""
    guest = Guest(browser, server, size)
    if path == "table":
        guest.play_now("treasure_hunter")
        guest.wait_for_question()
    else:
        guest.visit(path)
        guest.page.wait_for_selector("h1")
        guest.page.wait_for_load_state("networkidle")
    guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
    found = guest.page.evaluate("tags => axe.run({runOnly: tags})", tags)
    told = [(each["id"], [node["html"][:120] for node in each["nodes"]][:3]) for each in found["violations"]]
    assert told == []
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = guest.page.eval_on_selector_all(
        "button, .btn, select, .field",
        "all => all.filter(x => x.offsetParent && x.getBoundingClientRect().height < 40).map(x => x.outerHTML)",
    )
    assert small == []
    guest.close()


def test_a_game_by_keyboard_alone(guest: Guest) -> None:
    """(6) Tab to Play now, then to moves, and Enter."""
    page = guest.visit()
    page.wait_for_selector("[data-play=salvage]")
    page.focus("[data-play=salvage]")
    page.keyboard.press("Enter")
    for _ in range(3):
        if not guest.wait_for_question():
            break
        n = page.get_attribute("[data-n]", "data-n")
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement?.dataset?.move !== undefined"):
                break
        assert page.evaluate("document.activeElement?.matches(':focus-visible')")
        page.keyboard.press("Enter")
        page.wait_for_function("n => document.querySelector('[data-n]').dataset.n !== n", arg=n)


def test_themes_and_languages(guest: Guest) -> None:
    page = guest.visit("/settings")
    page.click("label:has(input[name=language][value=de])")
    page.wait_for_selector("h1:has-text('Einstellungen')")
    page.click("label:has(input[name=theme][value=light])")
    assert page.get_attribute("html", "data-theme") == "light"
    page.goto(f"{guest.server.url}/")
    page.wait_for_selector("text=Sofort spielen")


def test_first_load_is_small(server: Server) -> None:
    """At most 120 kB of compressed JavaScript and styles."""
    assets = Path("src/doubloon/server/static/assets")
    files = [file for file in assets.iterdir() if file.suffix in (".js", ".css")]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < 120_000
