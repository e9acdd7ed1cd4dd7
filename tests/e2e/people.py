"""Three ways to use a page: by clicks, by what a screen reader tells, and by keyboard. None is in a hurry.

Others act at the same time, so whatever belongs together is read from the page in one go.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.e2e.guests import FOLDERS, Guest, words_in

MOVED_ON = "n => +document.querySelector('[data-n]').dataset.n !== n"
SEEN = """whole => {
    const { n } = document.querySelector("[data-stage=idle]")?.dataset ?? {};
    const { position, table } = window.heard;
    if (+n !== position.n) return null;
    const moves = [...document.querySelectorAll("[data-move]")].map((one) => one.dataset.move);
    const page = whole && document.documentElement.outerHTML;
    return JSON.stringify({ n: +n, moves, position, page, table, events: whole && [...window.events.values()] });
}"""
"""What the page offers and has heard, once it shows that; if the `whole` is wanted, with every word on it."""
PLACE = """() => {
    const box = document.querySelector("[data-stage=idle] [data-board]")?.getBoundingClientRect();
    return box ? [box.x, box.y + scrollY, box.width, box.height].map(Math.round) : null;
}"""
CLICK_AT = """([move, n]) => {
    const shown = +document.querySelector("[data-stage=idle]")?.dataset.n === n;
    const one = [...document.querySelectorAll("[data-move]")].find((each) => each.dataset.move === move);
    if (shown) one?.click();
    return shown && one !== undefined;
}"""
PRESS = """all => {
    const n = +document.querySelector("[data-n]").dataset.n;
    const isMove = all[0]?.matches("[data-stage=idle] [data-move]");
    all[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return isMove ? n : null;
}"""
"""Presses a button; the number of the position, if that was a move."""
FOCUSED = """() => document.activeElement?.matches("[data-stage=idle] [data-move]")
    ? +document.querySelector("[data-n]").dataset.n : null"""
"""The number of the position, if a move has the focus."""
TEXTS = [*(FOLDERS.parent / "texts" / "en").glob("*.ts"), *FOLDERS.glob("*/texts/*.en.ts")]


def ordinary_words(files: Sequence[Path] = TEXTS) -> set[str]:
    """Words that pages use anyway: that one of them is read betrays nothing."""
    return {word for file in files for word in re.findall(r"[a-z]+", file.read_text(encoding="utf-8"))}


ORDINARY = ordinary_words()


class Person:
    """Somebody at a page, and how often they made a move."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.seat = 0
        self._looked: Counter[int] = Counter()
        self.moves = 0
        self.secrets = 0
        """So many words were not to be read on this person's page."""
        self.places: set[tuple[int, ...]] = set()
        """Where the board lay whenever there was something to decide."""

    def whim(self, n: int) -> Random:
        """What this person likes at a position, the same in every run; if it leads nowhere, something else."""
        self._looked[n] += 1
        return Random(f"{type(self).__name__} {n} {self._looked[n]}")

    def look_where_the_board_is(self) -> None:
        place = self.guest.page.evaluate(PLACE)
        if place:
            self.places.add(tuple(place))

    def take_a_turn(self, everybody: Sequence[Guest]) -> None:
        """Do something, unless there is nothing to do any more."""
        raise NotImplementedError


class ByClicks(Person):
    """Clicks on any move, and makes sure that the page offers what it should and tells no secret."""

    def take_a_turn(self, everybody: Sequence[Guest]) -> None:
        is_suspicious = self.moves % 5 == 0
        told = self.guest.page.evaluate(SEEN, is_suspicious)
        if told is None:
            return
        seen: dict[str, Any] = json.loads(told)
        face = seen["position"]["faces"][0]
        if not face["moves"]:
            return
        assert {*seen["moves"]} == {*face["moves"]}
        self.look_where_the_board_is()
        if is_suspicious:
            for other in everybody[1:3]:
                self.look_for_secrets(seen, other)
        move = any_of(seen["moves"], self.whim(seen["n"]))
        if self.guest.page.evaluate(CLICK_AT, [move, seen["n"]]):
            self.guest.until(MOVED_ON, arg=seen["n"])
            self.moves += 1

    def look_for_secrets(self, seen: dict[str, Any], other: Guest) -> None:
        """What the table told somebody else and not this person must not stand on the page."""
        known = words_in(seen["position"]["faces"][0]) | set(seen["position"]["faces"][0]["view"]) | ORDINARY
        told = json.dumps([seen["position"], seen["table"], seen["events"]])
        words = words_in(other.face()["view"]) - known
        hidden = {word for word in words if len(word) > 3 and word not in told}
        self.secrets += len(hidden)
        page = seen["page"]
        assert [word for word in hidden if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", page)] == []


class ByLabels(Person):
    """Nothing but roles and names: what a screen reader tells of the buttons in the main part, pressed as it would."""

    def take_a_turn(self, everybody: Sequence[Guest]) -> None:
        main = self.guest.page.get_by_role("main")
        lines = [line for line in main.aria_snapshot().splitlines() if re.match(r"\s*- '?button\b", line)]
        lines = [line.replace("''", "'") for line in lines]  # as YAML writes an apostrophe
        names = [found[1] for line in lines if (found := re.search(r'button "(.+?)"', line))]
        assert len(names) == len(lines), f"A button has no name: {lines}"
        names = [name for name, line in zip(names, lines, strict=True) if "[disabled]" not in line]
        if not names:
            return
        name = any_of(names, self.whim(self.guest.n()))
        button = main.get_by_role("button", name=name, exact=True)
        n = button.evaluate_all(PRESS)
        if n is not None:
            self.guest.until(MOVED_ON, arg=n)
            self.moves += 1


class ByKeyboard(Person):
    """Tab reaches everything that makes a move, arrows go on from there, and Enter makes it."""

    def take_a_turn(self, everybody: Sequence[Guest]) -> None:
        page, whim = self.guest.page, self.whim(self.guest.n())
        self.look_where_the_board_is()
        for _ in range(whim.randrange(1, 3)):
            if not tab_to(page, "[data-move]"):
                assert not self.guest.is_asked(), "No move can be reached with Tab."
                return
        if whim.random() < 0.3:
            page.keyboard.press(whim.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        n = page.evaluate(FOCUSED)
        if n is not None:
            page.keyboard.press("Enter")
            self.guest.until(MOVED_ON, arg=n)
            self.moves += 1


def any_of(moves: list[str], rng: Random) -> str:
    """Any of them, every first word as often as the others: so much of a game is met, and it ends."""
    first = rng.choice(sorted({move.split()[0] for move in moves}))
    return rng.choice([move for move in moves if move.split()[0] == first])


def tab_to(page: Page, selector: str) -> bool:
    """Press Tab until something like this has the focus; False if it never has."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return True
    return False
