"""Boards with a chart: what is in reach answers to a pointer and to a finger, one click accepts a throw and goes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.guests import BOARDS, FOLDERS, PHONE, WIDE, Guest
from tests.e2e.positions import begin_at
from tests.server.servers import Server

CHARTS = [game for game in BOARDS if (FOLDERS / game / "chart").is_dir()]
LOW = {"width": 1280, "height": 720}
CELLS = """all => {
  const middle = (each) => new DOMPoint(0, 0).matrixTransform(each.querySelector(".spot").getScreenCTM());
  return all.map((each) => {
    const box = each.querySelector(".cell").getBoundingClientRect();
    const { x, y } = middle(each);
    const others = all.filter((other) => other !== each).map(middle);
    const nearest = Math.min(...others.map((other) => Math.hypot(other.x - x, other.y - y)));
    return [Math.min(box.width, box.height), nearest];
  });
}"""
"""How wide and high at least what answers is, and how far the next place is away: all that is nearest answers."""
FITS = (
    "() => [document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight]"
)


def with_reach(browser: Browser, server: Server, game: str, seats: int, later: bool, **context: Any) -> Guest:
    """Somebody who chooses a field, or could go to one once the throw is accepted."""

    def has_reach(view: dict[str, Any], moves: list[str]) -> bool:
        reach = view["reach"]
        return len(reach) > 6 and (reach[0]["move"] not in moves) == later

    guest = Guest(browser, server, **context)
    begin_at(guest, game, seats, has_reach)
    return guest


@pytest.mark.parametrize("game", CHARTS)
def test_one_click_accepts_the_throw_and_goes(browser: Browser, midgame: Server, game: str) -> None:
    guest = with_reach(browser, midgame, game, 3, later=True)
    view: dict[str, Any] = guest.face()["view"]
    seat, goal = view["you_seat"], view["reach"][-1]
    guest.page.evaluate("move => document.querySelector(`[data-target='${move}']`).click()", goal["move"])
    guest.until(
        "([seat, space]) => [...window.events.values()].some(each => each.event === 'moved' && each.seat === seat"
        " && each.space === space)",
        arg=[seat, goal["space"]],
    )
    assert guest.errors == []
    guest.close()


@pytest.mark.parametrize("game", CHARTS)
def test_what_is_in_reach_can_be_hit_and_everything_fits(browser: Browser, midgame: Server, game: str) -> None:
    """Six sit at the table; the same choices are a list, with how far each is and what waits there."""
    guest = with_reach(browser, midgame, game, 6, later=False)
    for size in (WIDE, LOW, PHONE):
        guest.resize(size)
        guest.page.reload()
        guest.wait_for_question()
        fits = guest.page.evaluate(FITS)
        assert fits == [True, True] if size != PHONE else fits[0], size
        wanted = 40 if size == PHONE else 24
        for least, nearest in guest.page.eval_on_selector_all("[data-target]", CELLS):
            assert nearest > wanted / 2, "WCAG 2.2, 2.5.8: a circle of 24 px round a place has no other place in it"
            assert least >= min(wanted, nearest), size
            assert size != PHONE or nearest >= wanted, "A phone shows what is in reach as large as a finger needs it."
        guest.page.locator("figure button", has_text="List").click()
        choices = guest.page.locator("figure li button[data-move]")
        assert min(choices.evaluate_all("all => all.map(each => each.clientHeight)")) >= 40
        texts = choices.all_inner_texts()
        assert len(texts) == len(guest.face()["moves"]) and all("step" in text for text in texts)
    assert guest.errors == []
    guest.close()


ON_PHONE = """all => {
  const { left, top, right, bottom } = document.querySelector("figure").getBoundingClientRect();
  const seen = all.map((each) => {
    const { x, y } = new DOMPoint(0, 0).matrixTransform(each.querySelector(".spot").getScreenCTM());
    const inside = Math.min(x - left, right - x, y - top, bottom - y);
    return { move: each.dataset.target, x, y, inside, hit: each.contains(document.elementFromPoint(x, y)) };
  });
  return seen.filter(({ inside, hit }) => hit && inside > 4).sort((one, other) => one.inside - other.inside);
}"""
"""The places in reach that a finger can touch, those first that are nearest to the edge of the chart."""
SCALE = "() => document.querySelector('figure svg.play').getScreenCTM().a"
EDGE = 40
"""So near to the edge a place is brought further in when it comes into view by keyboard."""


@pytest.mark.parametrize("game", CHARTS)
def test_a_chart_that_was_zoomed_stays_so_and_one_tap_tells_what_waits(
    browser: Browser, midgame: Server, game: str
) -> None:
    """Nothing pans between press and click, or the tap would be lost."""
    guest = with_reach(browser, midgame, game, 6, later=False, has_touch=True)
    guest.resize(PHONE)
    guest.page.reload()
    guest.wait_for_question()
    before = guest.page.evaluate(SCALE)
    for _ in range(6):
        guest.page.locator("figure .corner button", has_text="−").click()
    guest.until(f"() => ({SCALE})() < {before} / 2")
    whole = guest.page.evaluate(SCALE)
    for bars in (56, 0):
        guest.resize({**PHONE, "height": PHONE["height"] - bars})
        now = guest.page.evaluate(SCALE)
        assert now == pytest.approx(whole, rel=0.01), "A browser that shows its bars takes nothing back."
    for _ in range(5):
        guest.page.locator("figure .corner button", has_text="+").click()
    guest.until(f"() => ({SCALE})() > {before} * 1.05")
    near = guest.page.eval_on_selector_all("[data-target]", ON_PHONE)[0]
    assert near["inside"] < EDGE, "there is one near the edge"
    guest.page.touchscreen.tap(near["x"], near["y"])
    guest.until("() => document.querySelector('figure [role=presentation] .primary')")
    again = guest.page.eval_on_selector_all("[data-target]", ON_PHONE)
    assert any(each["move"] == near["move"] and abs(each["x"] - near["x"]) < 1 for each in again), "nothing has moved"
    assert guest.errors == []
    guest.close()


@pytest.mark.parametrize("game", CHARTS)
def test_a_flag_that_says_who_would_be_fought_is_tapped_like_the_place_itself(
    browser: Browser, midgame: Server, game: str
) -> None:
    """It looks as if it could be pressed, so it can, from one end to the other."""
    guest = Guest(browser, midgame, has_touch=True, size=PHONE)
    begin_at(guest, game, 3, lambda view, moves: len(moves) > 6 and any(each["meets_seats"] for each in view["reach"]))
    flag = guest.page.locator("figure [data-flag]").first
    move = flag.get_attribute("data-flag")
    box = flag.bounding_box()
    assert box is not None
    for part in (0.1, 0.9):
        x, y = box["x"] + part * box["width"], box["y"] + box["height"] / 2
        hit = "([x, y]) => document.elementFromPoint(x, y).closest('[data-target]')?.dataset.target"
        assert guest.page.evaluate(hit, [x, y]) == move
    guest.page.touchscreen.tap(x, y)
    guest.until("() => document.querySelector('figure [role=presentation] .primary')")
    guest.page.locator("figure [role=presentation] .primary").tap()
    guest.until("move => !window.heard.position.faces[0].moves.includes(move)", arg=move)
    assert guest.errors == []
    guest.close()


COVERED = """all => all.filter(each => {
  const { x, y } = new DOMPoint(0, 0).matrixTransform(each.querySelector(".spot").getScreenCTM());
  const { left, top, right, bottom } = each.ownerSVGElement.getBoundingClientRect();
  const over = [x > left && x < right && y > top && y < bottom ? document.elementsFromPoint(x, y) : []].flat();
  return over.some((found) => found.closest(".throw, .sheet, .corner"));
}).map(each => each.dataset.target)"""
"""Places that can be chosen and lie under dice, a question, or what zooms."""


@pytest.mark.parametrize(
    ("verb", "beside"), [("go", "accept"), ("sail", "accept"), ("drive", "leave"), ("land", "land l1")]
)
@pytest.mark.parametrize("game", CHARTS)
def test_dice_and_questions_hide_no_place_that_can_be_chosen(
    browser: Browser, midgame: Server, game: str, verb: str, beside: str
) -> None:
    guest = Guest(browser, midgame)
    begin_at(
        guest,
        game,
        3,
        lambda view, moves: beside in moves and any(each["move"].startswith(f"{verb} ") for each in view["reach"]),
    )
    for size in (WIDE, LOW, PHONE):
        guest.resize(size)
        guest.page.reload()
        guest.wait_for_question()
        places = guest.page.locator("figure [data-target]")
        assert places.count() > 0
        assert places.evaluate_all(COVERED) == [], size
    assert guest.errors == []
    guest.close()
