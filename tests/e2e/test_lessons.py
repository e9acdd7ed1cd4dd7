"""Guided first games: each is played through by a browser, and one of them through its side doors."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser

from doubloon.core import find_game
from doubloon.core.lesson import MY_SEAT, Lesson, Step, fits, lesson_of
from doubloon.testing.lessons import said, steps_shown
from tests.server.servers import Server

from .axe import assert_axe_finds_nothing
from .guests import GAMES, NARROW, WIDE, Guest
from .test_access import too_small

LESSONS = [game for game in GAMES if lesson_of(find_game(game)) is not None]
WAYS = [(NARROW, "de"), (WIDE, "en"), (NARROW, "de")]
"""How each game is looked at: all sizes and languages are met, but not in each."""
DUE = """() => document.querySelector("[data-coach-next]")
    || document.querySelector("[data-coach]") && document.querySelector("[data-stage=idle] [data-move]:not([disabled])")
"""
"""The coach has said something to read, or it is this person's turn."""
MADE = """([move, n]) => {
    if (+document.querySelector("[data-n]").dataset.n !== n) return true;
    const all = [...document.querySelectorAll("[data-stage=idle] [data-move]")];
    const found = all.findLast(each => each.dataset.move === move);
    found?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return false;
}"""
POINTED = """() => [...document.querySelectorAll('[data-pointed]')].map(
    each => [each.dataset.move, each.dataset.thing, each.dataset.names, each.dataset.part])"""


IN_SIGHT = """() => {
    const moves = [...document.querySelectorAll("[data-pointed][data-move]")];
    return !moves.length || moves.some(each => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
}"""
"""Nobody has to look for what is pointed at: one such move at least is there to be clicked."""

CLEAR = """() => {
    const chart = document.querySelector(".aw svg.play:has([data-pointed])");
    const coach = document.querySelector("[data-coach]");
    return !chart || chart.getBoundingClientRect().top >= coach.getBoundingClientRect().bottom;
}"""
"""A chart that is pointed into does not begin under the coach: the button that makes the move would lie there."""


def lesson(game: str) -> Lesson:
    found = lesson_of(find_game(game))
    assert found is not None
    return found


class Learner(Guest):
    """Somebody who has never played the game, and does what the coach says."""

    def learn(self, game: str) -> None:
        self.visit()
        self.page.click(f"[data-learn={game}]")
        self.page.wait_for_selector("[data-coach]")

    def step(self) -> str:
        """What the coach speaks of, once there is something to do; empty: nothing in particular."""
        self.until(DUE)
        if not self.page.query_selector("[data-coach-next]"):
            self.wait_until_alone_asked()
        return self.page.get_attribute("[data-coach]", "data-coach") or ""

    def says(self) -> str:
        return self.page.inner_text("[data-says]")

    def go_on(self) -> None:
        """Press the button of the coach, and wait until something else is said."""
        before = self.step()
        self.page.click("[data-coach-next]")
        self.until("name => document.querySelector('[data-coach]')?.dataset.coach !== name", arg=before)

    def go_on_to_a_wish(self, steps: list[Step]) -> Step:
        """Read until the coach waits for a move."""
        while self.page.query_selector("[data-coach-next]") or not self.step():
            self.go_on()
        return next(step for step in steps if step.name == self.step())

    def make(self, move: str) -> None:
        """A move as a hand makes it: where a board has it chosen first, the second click makes it."""
        self.until(MADE, arg=[move, self.n()])

    def check_what_is_pointed_at(self, step: Step) -> None:
        """Whatever the step points at glows; on a phone what is no move may be folded away."""
        is_small = self.page.viewport_size == NARROW
        marks = [[mark for mark in each if mark] for each in self.page.evaluate(POINTED)]
        for point in [each for each in step.point if not is_small or each.startswith("move ")]:
            kind, name = point.split(" ", 1)
            name = name.replace(":me", f":{MY_SEAT}")
            is_there = any(
                fits(name, mark) if kind == "move" else name in mark.split(" ") for each in marks for mark in each
            )
            assert is_there, (step.name, point, marks)


def chosen_otherwise(step: Step, moves: list[str]) -> str:
    """A move that the coach does not wait for."""
    return next(move for move in moves if not any(fits(pattern, move) for pattern in step.wish))


@pytest.mark.parametrize(("game", "way"), list(zip(LESSONS, WAYS, strict=False)))
def test_a_lesson_shows_its_game_and_lets_go(
    browser: Browser, server: Server, game: str, way: tuple[dict[str, int], str]
) -> None:
    size, language = way
    guest = Learner(browser, server, size, newcomer=True, every_question=False, locale=language)
    told, whole = said(find_game(game), language), lesson(game)
    wanted = [step.name for step in steps_shown(find_game(game), whole)]
    mine = [text for seat, text in whole.line if seat == MY_SEAT]
    guest.learn(game)
    met: list[str] = []
    while not met or met[-1] != whole.steps[-1].name:
        name = guest.step()
        if name:
            step = next(step for step in whole.steps if step.name == name)
            met.append(name)
            assert guest.says().split()[-1] == told["steps"][name].split()[-1]
            guest.check_what_is_pointed_at(step)
            if step.wish:
                guest.until(IN_SIGHT)
                guest.until(CLEAR)
                assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
                assert size is WIDE or too_small(guest.page) == []
                assert any(fits(pattern, mine[0]) for pattern in step.wish), (name, mine[0])
            else:
                guest.go_on()
                continue
        guest.make(mine.pop(0))
    assert met == wanted
    assert guest.page.query_selector("[data-coach]") is None, "the coach has let go"
    assert guest.wait_for_question(), "and the game goes on"
    guest.page.reload()
    assert guest.wait_for_question()
    assert guest.page.query_selector("[data-coach], [data-coach-resume]") is None
    assert guest.errors == []
    guest.close()


def hears_of_news(guest: Learner, texts: dict[str, str], names: list[str]) -> None:
    """The game goes on by whatever can be done, until something comes that the lesson did not show: said once."""
    rng = Random(5)
    while guest.wait_for_question() and not guest.page.query_selector("[data-coach-later]"):
        guest.click_any(rng)
    word = guest.page.wait_for_selector("[data-coach-later]")
    assert word is not None
    name = word.get_attribute("data-coach-later") or ""
    assert name in names
    assert guest.says().split()[-1] == texts[name].split()[-1]
    guest.page.click("[data-coach-next]")
    guest.until("name => document.querySelector('[data-coach-later]')?.dataset.coachLater !== name", arg=name)


LAPTOP = {"width": 1366, "height": 768}
APART = """() => {
    const box = one => document.querySelector(one).getBoundingClientRect();
    const [coach, note] = [box('[data-coach]'), box('.notices > *')];
    return note.top >= coach.bottom && note.bottom <= innerHeight;
}"""
"""What the table answers stands below the coach, and in sight."""


def test_a_lesson_has_side_doors(browser: Browser, server: Server) -> None:
    """Another choice, Undo, reading back, skipping, leaving and coming back, a reload, the keyboard."""
    game = LESSONS[-1]
    steps = lesson(game).steps
    guest = Learner(browser, server, newcomer=True, every_question=False, blind=False)
    guest.learn(game)
    page, first = guest.page, guest.step()
    page.locator("[data-coach-next]").focus()
    page.keyboard.press("Enter")
    guest.until("name => document.querySelector('[data-coach]').dataset.coach !== name", arg=first)
    assert_axe_finds_nothing(guest)

    step = guest.go_on_to_a_wish(steps)
    page.click("header button[aria-label^=Why]")
    for size in (LAPTOP, NARROW, WIDE):
        guest.resize(size)
        guest.until(APART)
    page.keyboard.press("Escape")
    page.click("[data-coach-back]")
    assert guest.says() != said(find_game(game), "en")["steps"][step.name]
    page.click("[data-coach-forward]")
    assert guest.says() == said(find_game(game), "en")["steps"][step.name]

    other = chosen_otherwise(step, guest.moves())
    guest.make(other)
    guest.until("() => document.querySelector('[data-reply]')")
    reply = next(text for pattern, text in step.replies.items() if fits(pattern, other))
    assert page.inner_text("[data-reply]") == said(find_game(game), "en")["replies"][reply]
    assert guest.step() != step.name, "the lesson goes on from there"

    page.click("header button[aria-label^=Undo]")
    guest.until("name => document.querySelector('[data-coach]').dataset.coach === name", arg=step.name)
    guest.check_what_is_pointed_at(step)
    page.reload()
    assert guest.step() == step.name, "after a reload the coach is where it was"

    page.click("[data-coach] button[aria-label^=Leave]")
    page.wait_for_selector("[data-coach-resume]")
    assert page.query_selector("[data-pointed]") is None
    page.reload()
    page.click("[data-coach-resume]")
    assert guest.step() == step.name
    guest.visit()
    assert page.inner_text(f"[data-learn={game}]").startswith("Carry on learning")
    assert page.locator("a.urgent").count() == 0, "one button leads to one game"
    page.click(f"[data-learn={game}]")
    assert guest.step() == step.name, "at the same table"
    page.click("[data-coach-skip]")
    guest.until("name => document.querySelector('[data-coach]').dataset.coach !== name", arg=step.name)
    assert guest.errors == []
    guest.close()


def test_what_never_came_up_is_told_in_words(browser: Browser, server: Server) -> None:
    """Whoever does without the coach for a while comes back to the end of the lesson, with most of it untold."""
    game = LESSONS[-1]
    guest = Learner(browser, server, newcomer=True)
    guest.learn(game)
    page, whole = guest.page, lesson(game)
    last, first = whole.steps[-1].name, whole.ideas[0]
    page.click("[data-coach] button[aria-label^=Leave]")
    for text in [text for seat, text in whole.line if seat == MY_SEAT]:
        guest.wait_until_alone_asked()
        guest.make(text)
    page.click("[data-coach-resume]")
    while guest.step() != last:
        guest.go_on()
    assert said(find_game(game), "en")["ideas"][first] in page.inner_text("[data-coach]")
    page.click("[data-coach-next]")
    guest.until("() => !document.querySelector('[data-coach]')")
    hears_of_news(guest, said(find_game(game), "en")["steps"], [step.name for step in whole.later])
    assert guest.errors == []
    guest.close()


def test_a_newcomer_finds_the_lesson_and_others_only_if_they_look(browser: Browser, server: Server) -> None:
    game, other = LESSONS[-1], next(game for game in GAMES if game not in LESSONS)
    guest = Learner(browser, server, newcomer=True)
    page = guest.visit()
    page.wait_for_selector(f".btn[data-learn={game}]")
    assert page.query_selector(f"[data-learn={other}]") is None, "it has none"
    page.click(f"[data-play={game}]")
    page.click("[data-welcome] [data-learn]")
    page.wait_for_selector("[data-coach]")
    guest.close()
    old = Learner(browser, server)
    old.visit().wait_for_selector(f".link[data-learn={game}]")
    old.close()
