"""Languages that nobody speaks, on the main pages: nothing is cut, nothing stays English, and right is left."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from doubloon.bots import bot_names, find_bot
from doubloon.core import find_game, game_ids
from doubloon.core.lexicon import verbs
from doubloon.core.schema import schema
from doubloon.testing.texts import shown_keys
from tests.server.servers import Server

from .guests import PHONE, WIDE, Guest

SYSTEMS = ("Doubloon", "Chrome", "Chromium", "Linux", "Android", "Headless")
ACCENTED, LEFTWARD, BROAD = "en-XA", "ar-XB", "ja-XC"
SHOWN = """() => {
    const walk = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
    const found = [];
    while (walk.nextNode()) {
        const parent = walk.currentNode.parentElement;
        if (parent.closest('svg, option, [lang]:not(html), .rulebook') || !parent.checkVisibility()) continue;
        found.push(walk.currentNode.data);
    }
    return found.join(' ');
}"""
"""What one can read on the page, but for drawings and the names of languages."""
CUT = """() => [
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page: ' + document.documentElement.scrollWidth] : []),
    ...[...document.querySelectorAll('#app :is(button, a, label, h1, h2, h3, legend, p)')]
        .filter(each => each.checkVisibility() && !each.closest('.visually-hidden, svg, [data-scrolls]'))
        .filter(each => getComputedStyle(each).overflowX === 'visible' && getComputedStyle(each).display !== 'inline')
        .filter(each => each.scrollWidth > each.clientWidth + 2)
        .map(each => each.tagName + ': ' + each.textContent.trim().slice(0, 60)),
]"""
"""The page itself, and whatever is wider than its own box."""


def names() -> set[str]:
    """What is called the same in every language: bots and games; and what goes by the names of the engine, which
    are English and for which English has no texts."""
    games = [find_game(id) for id in game_ids()]
    said = [find_bot(name).title for name in bot_names()] + [game.title for game in games]
    things = [name for game in games for table in game.words.tables().values() for name in table]
    keys = [key for game in games for key in (*verbs(game.words), *shown_keys(schema(game)))]
    return {word.lower() for text in [*said, *things, *keys, *SYSTEMS] for word in re.findall(r"[A-Za-z]+", text)}


@pytest.mark.parametrize(("language", "size"), [(ACCENTED, WIDE), (LEFTWARD, PHONE), (BROAD, PHONE)])
def test_a_language_that_nobody_speaks(browser: Browser, server: Server, language: str, size: dict[str, int]) -> None:
    guest = Guest(browser, server, size)
    kept = f"localStorage.setItem('doubloon.settings', JSON.stringify({{ language: '{language}', speed: 0 }}))"
    guest.context.add_init_script(kept)
    faults = []
    for address in ("/", "/settings", "/new/salvage", "table"):
        if address == "table":
            page = guest.page
            guest.play_now("salvage")
        else:
            page = guest.visit(address)
        page.wait_for_function("() => /\\[.+\\]/.test(document.querySelector('#app').innerText)")
        page.wait_for_load_state("networkidle")
        assert page.get_attribute("html", "dir") == ("rtl" if language == LEFTWARD else "ltr")
        faults += [f"{address} is cut: {each}" for each in page.evaluate(CUT)]
        people = page.evaluate("(window.heard.table?.seats ?? []).map(seat => seat.name).join(' ')")
        people += " " + page.evaluate("fetch('/api/me').then(a => a.json())")["name"]
        english = re.findall(r"\b[A-Za-z]{4,}\b", page.evaluate(SHOWN))
        faults += [
            f"{address} says {word}" for word in english if word.lower() not in names() | {*people.lower().split()}
        ]
    assert sorted(set(faults)) == []
    guest.close()
