"""How much of the page a board is: what a first position needs, what comes later, its words in one language, and its
drawings."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from doubloon.core.voice import whole_languages
from tests.server.servers import Server

from .guests import GAMES, Guest, scenario
from .positions import fullest, go_on, open_at

STATIC = Path("src/doubloon/server/static")
FOLDER = "src/games/"
STYLED = """files => {
    const holds = sheet => { try { return sheet.cssRules.length; } catch { return 0; } };
    const found = [...document.styleSheets].filter(holds).map(sheet => new URL(sheet.href).pathname.slice(1));
    return files.every(file => !file.endsWith('.css') || found.includes(file));
}"""
"""Are all these styles on the page?"""


def needed(
    manifest: dict[str, Any],
    starts: Iterable[str],
    without: set[str],
    *,
    later: bool = True,
    drawings: bool = False,
) -> set[str]:
    """The parts that these need, now or later, less these others and, unless they are asked for, less drawings."""
    found: set[str] = set()
    todo = list(starts)
    while todo:
        part = todo.pop()
        if part in found or part in without or (not drawings and "/art/" in part):
            continue
        found.add(part)
        todo += manifest[part].get("imports", [])
        if later:
            todo += manifest[part].get("dynamicImports", [])
    return found


def weight(manifest: dict[str, Any], parts: Iterable[str]) -> int:
    """Compressed, in bytes: scripts and styles."""
    files = {file for part in parts for file in (manifest[part]["file"], *manifest[part].get("css", []))}
    return sum(len(gzip.compress((STATIC / file).read_bytes())) for file in files)


def is_of_home(part: str) -> bool:
    """Words of the home page, not of the board."""
    return part.rpartition("/")[2].startswith(("card.", "guide."))


@pytest.mark.parametrize("game", [game for game in GAMES if "weight" in scenario(game)])
def test_a_board_is_no_heavier_than_it_promises(game: str) -> None:
    """What lies below art/ is no code, words come in one language, and the shell is there anyway."""
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text())
    boards = {part for part in manifest if part.startswith(FOLDER)}
    shell = needed(manifest, ["index.html"], boards)
    own = {part for part in boards if part.startswith(f"{FOLDER}{game}/")}
    index, others = f"{FOLDER}{game}/index.ts", shell | (boards - own)
    code = needed(manifest, [index], others, later=False)
    later = needed(manifest, [index, advice_of(game)], others) - code
    art = needed(manifest, [part for part in own if "/art/" in part], shell | code | later, drawings=True)
    beside = tuple(f"{FOLDER}{game}/{folder}/" for folder in ("companion", "advice"))
    said = {part for part in own if not part.startswith(beside) and not is_of_home(part)}
    advised = {part for part in own if part.startswith(f"{FOLDER}{game}/advice/texts/")}
    most = scenario(game)["weight"]
    assert 0 < weight(manifest, code) <= most["code"] * 1000
    assert 0 < weight(manifest, later) + longest(manifest, advised) <= most["later"] * 1000
    assert 0 < longest(manifest, said) <= most["words"] * 1000
    assert 0 < weight(manifest, art) <= most["art"] * 1000


def advice_of(game: str) -> str:
    """What a game says to a hint."""
    return f"{FOLDER}{game}/advice/index.ts"


def longest(manifest: dict[str, Any], texts: Iterable[str]) -> int:
    """The weight of words in the language that needs the most of them."""
    all_ = list(texts)
    return max(weight(manifest, [part for part in all_ if part.endswith(f".{each}.ts")]) for each in whole_languages())


@pytest.mark.parametrize("game", [game for game in GAMES if "weight" in scenario(game)])
def test_what_does_not_come_is_said_and_fetched_again(browser: Browser, midgame: Server, game: str) -> None:
    """A connection that is gone for a moment, just when drawings and scenes are fetched, leaves no empty table."""
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text())
    index = f"{FOLDER}{game}/index.ts"
    later = {part for part in manifest if part.startswith(f"{FOLDER}{game}/art/")}
    later |= set(manifest[index].get("dynamicImports", []))
    files = {file for part in later for file in (manifest[part]["file"], *manifest[part].get("css", []))}
    guest = Guest(browser, midgame)
    table = guest.new_table(game, 2)
    guest.page.route(lambda url: any(url.endswith(file) for file in files), lambda route: route.abort())
    open_at(guest, table, fullest(game, 2, 1)[0])
    guest.page.wait_for_selector("[data-missing]")
    guest.page.unroute_all()
    guest.page.wait_for_selector("[data-missing]", state="detached")
    guest.until(STYLED, arg=sorted(files))
    guest.close()


@pytest.mark.parametrize("game", [game for game in GAMES if (Path("web") / advice_of(game)).exists()])
def test_a_hint_whose_reasons_do_not_come_says_so_and_fetches_them_again(
    browser: Browser, midgame: Server, game: str
) -> None:
    """The move itself is told meanwhile."""
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text())
    guest = Guest(browser, midgame)
    table = guest.new_table(game, 2)
    go_on(guest, table, fullest(game, 2, 1)[0])
    guest.page.route(lambda url: url.endswith(manifest[advice_of(game)]["file"]), lambda route: route.abort())
    guest.page.click("header button[aria-label=Hint]")
    guest.page.wait_for_selector("[data-missing]")
    guest.page.wait_for_selector(".advice .primary")
    guest.page.unroute_all()
    guest.page.wait_for_selector("[data-missing]", state="detached")
    guest.close()
