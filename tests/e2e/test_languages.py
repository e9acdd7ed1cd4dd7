"""Languages that nobody speaks, on the main pages: nothing is cut, nothing stays English, and right is left."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from doubloon.bots import bot_names, find_bot
from doubloon.core import find_game, game_ids
from doubloon.core.lexicon import verbs
from doubloon.core.schema import schema
from doubloon.testing.texts import shown_keys
from tests.server.servers import Server
from tools.language import sentences

from .guests import FOLDERS, PHONE, WIDE, Guest

TEXTS = Path("web/src/texts")
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


REMEMBER = """
window.written = new Set();
const note = node => {
    if (node.nodeType === Node.TEXT_NODE) window.written.add(node.data.trim());
    for (const child of node.childNodes) note(child);
};
new MutationObserver(all => all.forEach(({ target, addedNodes }) => [target, ...addedNodes].forEach(note)))
    .observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Remember whatever has stood on the page, for however short a time."""


def test_no_page_begins_in_another_language(browser: Browser, server: Server) -> None:
    """Sentences come with the pages that say them: a page that is not English has no English on the way."""
    guest = Guest(browser, server)
    kept = "localStorage.setItem('doubloon.settings', JSON.stringify({ language: 'pl', speed: 0 }))"
    guest.context.add_init_script(kept)
    guest.context.add_init_script(REMEMBER)
    table = guest.new_table("salvage", 2, bots=["random", "random"], start=True)
    english = {text for file in TEXTS.glob("en/*.ts") for text in sentences(file).values()}
    polish = {text for file in TEXTS.glob("pl/*.ts") for text in sentences(file).values()}
    companion = f"companion/{min(FOLDERS.glob('*/companion')).parent.name}"
    for address in ("settings", "new/salvage", "daily", "puzzles", companion, "me", f"replay/{table['id']}"):
        page = guest.visit(f"/{address}")
        page.wait_for_load_state("networkidle")
        written = {*page.evaluate("[...window.written]")}
        assert written & polish, address
        assert sorted(written & english - polish) == [], address
    guest.close()
