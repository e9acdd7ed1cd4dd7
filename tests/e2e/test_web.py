"""The web app in a real browser: a stranger plays, friends meet, and everybody can use it."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, Response

from doubloon.core import find_game
from tests.e2e.guests import FOLDERS, GAMES, PHONE, WIDE, Guest
from tests.server.servers import Server
from tests.server.test_history import long_game

ASSETS = Path("src/doubloon/server/static/assets")
FIGURES = [game for game in GAMES if (FOLDERS / game / "figures.ts").exists()]
"""Games whose rules have pictures."""
OUTCOME_IN_SIGHT = """() => {
    const { top } = document.querySelector('[data-outcome] .verdict').getBoundingClientRect();
    return document.querySelector('.table > header').getBoundingClientRect().bottom <= top && top < innerHeight;
}"""


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[Guest]:
    guest = Guest(browser, server)
    yield guest
    assert guest.errors == []
    guest.close()


@pytest.mark.parametrize("game", GAMES)
def test_one_click_and_a_stranger_plays(guest: Guest, game: str) -> None:
    """(1) What can be clicked are the legal moves of the last message, and every click is a move."""
    guest.play_now(game)
    rng = Random(game)
    for _ in range(4):
        if not guest.wait_for_question():
            break
        assert set(guest.moves()) == set(guest.face()["moves"])
        guest.play_on(rng, most=1)


def test_a_newcomer_is_told_once_what_the_game_is_about(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server, newcomer=True)
    guest.play_now("salvage")
    guest.page.click("[data-welcome] >> text=Let me play")
    guest.page.reload()
    guest.wait_for_question()
    assert guest.page.locator("[data-welcome]").count() == 0
    guest.page.click("[aria-label=Menu]")
    guest.page.click("text=How to play")
    guest.page.wait_for_selector("[data-welcome]")
    guest.close()


def test_a_bot_plays_for_a_while_and_a_game_can_be_given_up(guest: Guest) -> None:
    table = guest.open_table("salvage", 2, bots=["greedy"], pace=1, start=True)
    guest.wait_for_question()
    guest.page.click("[aria-label=Menu]")
    guest.page.click("text=Let a bot play for me")
    guest.until("() => window.heard.table.seats[0].covered")
    assert guest.page.evaluate("window.heard.table.seats[0].bot") == "first_mate"
    guest.page.click("[aria-label=Menu]")
    guest.page.click("text=Take over again")
    assert guest.wait_for_question()
    guest.page.click("[aria-label=Menu]")
    guest.page.click("text=Give up this game")
    guest.page.click("text=Yes, give up")
    guest.page.wait_for_selector("[data-play=salvage]")
    assert guest.page.locator(f"a[href='/table/{table['id']}']").count() == 0


def test_an_address_of_no_table_says_so_and_does_not_knock_for_ever(guest: Guest) -> None:
    guest.visit("/table/nothing")
    guest.page.wait_for_selector("[role=alert] >> text=There is no such table")
    assert guest.page.evaluate("() => window.sockets.length") == 1


def test_a_whole_game_on_the_generic_board(guest: Guest) -> None:
    """(2) Random clicks until the end: a result is shown, science may have it or not, a rematch is one click away."""
    guest.play_now("salvage")
    assert guest.play_on(Random(1)) > 3
    assert guest.page.locator("[data-score]").count() == 3
    guest.until(OUTCOME_IN_SIGHT)
    lines = guest.page.eval_on_selector_all(
        "[data-outcome] tbody tr",
        "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => +cell.innerText))",
    )
    scores = guest.page.eval_on_selector_all("[data-score]", "all => all.map(one => +one.innerText)")
    assert [sum(points) for points in zip(*lines, strict=True)] == scores
    guest.page.check("[data-outcome] [data-science] input")
    guest.until("() => window.heard.table.science.mine")
    guest.page.click("[aria-label=Menu]")
    guest.page.uncheck("ul [data-science] input")
    guest.until("() => !document.querySelector('[data-outcome] [data-science] input').checked")
    guest.page.keyboard.press("Escape")
    guest.page.click("text=Rematch")
    guest.page.wait_for_selector("[data-status=open], [data-status=playing]")
    guest.visit()
    result = guest.page.inner_text("section:has(h2:has-text('My games')) li:has-text('Replay') small")
    assert result.split(" · ")[1] == " : ".join(map(str, [scores[0], *sorted(scores[1:], reverse=True)]))
    assert "today" in result and result.endswith("Bots: level 2")


def test_on_a_phone_the_end_comes_into_sight_by_itself(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server, PHONE)
    guest.open_table("salvage", 2, bots=["greedy"], options={"nights": 3}, start=True)
    rng = Random(1)
    while guest.wait_for_question():
        guest.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        guest.click_any(rng)
    guest.until(OUTCOME_IN_SIGHT)
    guest.close()


def test_one_click_and_bots_play_while_i_watch(guest: Guest) -> None:
    guest.visit()
    guest.page.click("[data-watch=salvage]")
    guest.page.wait_for_selector("[data-status=playing]")
    guest.until("() => Number(document.querySelector('[data-n]').dataset.n) > 12")
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
    hits = page.locator("article mark").count()
    page.press("#find", "Enter")
    page.wait_for_selector("article mark.now")
    page.wait_for_selector(f"text=hit 1 of {hits}")
    page.click("[aria-label='Previous hit']")
    page.wait_for_selector(f"text=hit {hits} of {hits}")
    page.fill("#find", "no such word")
    page.wait_for_selector("text=No § mentions")


@pytest.mark.parametrize("game", FIGURES)
def test_rules_have_pictures_as_in_the_game(guest: Guest, game: str) -> None:
    """Each stands at a § that there is, and shows something."""
    page = guest.visit(f"/rules/{game}")
    page.wait_for_selector("[data-figure]")
    boxes = page.eval_on_selector_all("[data-figure]", "all => all.map(one => one.getBoundingClientRect().height)")
    source = (FOLDERS / game / "figures.ts").read_text(encoding="utf-8")
    assert len(boxes) == len(re.findall(r'"[\d.]+":', source))
    assert min(boxes) > 60


def test_rules_and_settings_lead_back_to_the_table_which_stays_connected(guest: Guest) -> None:
    page = guest.page
    table = guest.open_table("salvage", 2, bots=["greedy"], start=True)
    guest.wait_for_question()
    n = guest.n()
    for place in ("Rules", "Settings"):
        page.click("[aria-label=Menu]")
        page.click(f".menu >> text={place}")
        page.wait_for_selector("header a.primary:has-text('Your turn · Back to the table')")
        assert page.evaluate(f"fetch('/api/tables/{table['id']}').then(a => a.json())")["seats"][0]["connected"]
        page.click("text=Back to the table")
        guest.wait_for_question()
        assert (guest.n(), page.evaluate("window.sockets.length")) == (n, 1)
    page.click("[aria-label=Menu]")
    page.click(".menu >> text=Settings")
    page.reload()
    page.click("text=Back to the table")
    guest.wait_for_question()
    page.click("header a[href='/']")
    page.wait_for_selector("[data-play]")
    assert page.locator(f"a[href='/table/{table['id']}']:visible").count() == 2, "at the top, and in my games"
    guest.visit("/new/salvage")
    page.wait_for_selector("text=Who plays?")
    assert page.locator("text=Back to the table").count() == 0, "on a phone it would lie on what begins a new game"
    guest.visit("/settings")
    page.click("text=Back to the table")
    guest.wait_for_question()
    page.click("[aria-label=Menu]")
    page.click("text=Give up this game")
    page.click("text=Yes, give up")
    page.wait_for_selector("[data-play]")
    assert page.locator("text=Back to the table").count() == 0, "whoever has left for good is not called back"


def test_themes_and_languages(guest: Guest) -> None:
    page = guest.visit("/settings")
    page.click("label:has(input[name=language][value=de])")
    page.wait_for_selector("h1:has-text('Einstellungen')")
    page.click("label:has(input[name=theme][value=light])")
    assert page.get_attribute("html", "data-theme") == "light"
    page.goto(f"{guest.server.url}/")
    page.wait_for_selector("text=Sofort spielen")
    guest.resize({"width": 1280, "height": 720})
    rows = page.eval_on_selector_all(".card .row", "all => all.map(each => each.offsetHeight)")
    assert rows and max(rows) < 2 * 40, "German words fit into one row too"
    guest.resize(WIDE)
    page.goto(f"{guest.server.url}/rules/salvage")
    page.wait_for_selector("h1:has-text('Bergung bei Mondschein')")
    guest.play_now("salvage")
    page.click("#tab-rules")
    assert f"### {page.inner_text('#side h2')}\n" in find_game("salvage").rules("de")


def test_first_load_is_small(guest: Guest) -> None:
    """Compressed scripts and styles: the home page itself within 65 kB, and 118 with the table that it fetches ahead;
    the shell within 45, the table within 25, each board and anything else within 40."""
    fetched: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith((".js", ".css")):
            fetched[response.url.rpartition("/")[2]] = len(gzip.compress(response.body()))

    guest.page.on("response", weigh)
    guest.visit()
    guest.page.wait_for_load_state("networkidle")
    ahead = parts_of("src/pages/Table.svelte") - parts_of("src/pages/Home.svelte")
    assert ahead <= {*fetched}, "the table comes while nobody waits for it"
    assert 0 < sum(fetched.values()) < 118_000
    assert 0 < sum(size for name, size in fetched.items() if name not in ahead) < 65_000
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in ASSETS.iterdir() if file.suffix == ".js"}
    shell = {name for name in sizes if name.startswith(("index-", "shell-"))}
    assert 0 < sum(sizes[name] for name in shell) < 45_000
    table = {name for name in sizes if name.startswith("Table-")}
    assert 0 < sum(sizes[name] for name in table) < 25_000
    assert max(size for name, size in sizes.items() if name not in shell | table) < 40_000


def parts_of(start: str) -> set[str]:
    """The files without which this part of the page does not begin."""
    manifest = json.loads((ASSETS.parent / ".vite" / "manifest.json").read_text())
    found, todo = set(), [start]
    while todo:
        part = todo.pop()
        if part not in found:
            found.add(part)
            todo += manifest[part].get("imports", [])
    return {Path(file).name for part in found for file in (manifest[part]["file"], *manifest[part].get("css", []))}


def unfolded(page: Page, lines: str) -> int:
    """How many lines of the log there are when every chapter is open."""
    page.eval_on_selector_all(".log .more[aria-expanded=false]", "all => all.forEach(each => each.click())")
    return page.locator(lines).count()


def test_the_whole_log_of_a_long_game_can_be_read(guest: Guest, server: Server) -> None:
    """Whoever comes late sees what happened last, and as much of what came before as they want."""
    table, seat = long_game(server.person("Ada"), visibility="listed")
    with seat, server.watch(table) as watcher:
        page, lines = guest.visit(f"/table/{table['id']}"), ".log .line"
        page.wait_for_selector(lines, state="attached")
        whole = len(watcher.log())
        while (shown := unfolded(page, lines)) < whole:
            page.click("text=Earlier moves")
            page.wait_for_function("shown => document.querySelectorAll('.log .line').length > shown", arg=shown)
        assert page.locator("text=Earlier moves").count() == 0
