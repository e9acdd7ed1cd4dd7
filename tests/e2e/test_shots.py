"""Boards with a plank: the shot that is seen is the shot that was computed, by sling or by a real flick."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.guests import BOARDS, FOLDERS, Guest
from tests.e2e.people import ByKeyboard, ByLabels, Person
from tests.e2e.positions import begin_at
from tests.server.servers import Server

SHOOTERS = [game for game in BOARDS if (FOLDERS / game / "plank").is_dir()]
WATCH = """() => {
  window.frames_seen = [];
  const look = () => {
    const deck = document.querySelector("[data-deck]");
    const back = deck?.getScreenCTM().inverse();
    const stones = [...document.querySelectorAll("[data-stone]")].map((stone) => {
      const at = new DOMPoint(0, 0).matrixTransform(stone.getScreenCTM()).matrixTransform(back);
      return [at.x, at.y, stone.getScreenCTM().a];
    });
    if (deck && JSON.stringify(stones) !== JSON.stringify(window.frames_seen.at(-1))) window.frames_seen.push(stones);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes where stones are drawn, whenever that changes: in units of the picture, and how many pixels such a unit is."""
SHOWN = "n => +document.querySelector('[data-stage=idle]')?.dataset.n > n + 2"
TOLD = "before => [...window.events.values()].filter(each => each.event === 'shot').length > before"
STEADY = """() => {
  const times = new WeakMap();
  let now = 0;
  Object.defineProperty(Event.prototype, "timeStamp", {
    get() {
      if (!times.has(this)) times.set(this, (now += 40));
      return times.get(this);
    },
  });
}"""
"""A hand that is as quick on a slow machine as on a fast one: each event of a pointer comes 40 ms after the last."""
UNDER = "([x, y]) => document.elementFromPoint(x, y)?.outerHTML.slice(0, 300)"
FRAME_MS, MOST_FRAMES, MOST_PRESSES = 40, 1000, 50
EDGE, UNITS = 26, 1.7
SHOTS = 3
"""So many make a series: one is flicked, one is a foul, and one is chosen."""


def at_the_plank(browser: Browser, server: Server, game: str, hand: str) -> tuple[Guest, dict[str, Any]]:
    """Somebody whose turn it is to shoot the first stone of a series for a task."""
    guest = Guest(browser, server, blind=False)
    table = begin_at(guest, game, 2, is_first_shot, {"hand": hand})
    guest.page.wait_for_selector("[data-deck]")
    guest.page.emulate_media(reduced_motion="no-preference")
    return guest, table


def is_first_shot(view: dict[str, Any], moves: list[str]) -> bool:
    return moves[0] == "stand 1" and not view["plank"]["lying"] and view["plank"]["shots_left"] == SHOTS


def told(guest: Guest, kind: str) -> list[dict[str, Any]]:
    """Every event of this kind that the page has heard of."""
    events = guest.page.evaluate("kind => [...window.events.values()].filter(each => each.event === kind)", kind)
    found: list[dict[str, Any]] = json.loads(json.dumps(events))
    return found


def stop_the_clock(guest: Guest) -> None:
    """From now on the page's time passes only when a test says so, and none is lost on a slow machine."""
    guest.page.clock.install()
    guest.page.clock.pause_at(guest.page.evaluate("Date.now()") / 1000 + 1)


def play_to_the_end(guest: Guest, n: int) -> list[list[list[float]]]:
    """Let the page's clock run until it shows what came of the shot, however slow this machine is; what was seen."""
    for _ in range(MOST_FRAMES):
        if guest.page.evaluate(SHOWN, n):
            break
        guest.page.clock.run_for(FRAME_MS)
    frames: list[list[list[float]]] = guest.page.evaluate("() => window.frames_seen")
    return frames


def drag(guest: Guest, ways: list[tuple[float, float]]) -> None:
    """Seize the stone, go by these ways in millimetres of the plank, and let go."""
    x, y = seize(guest)
    scale = guest.page.evaluate("() => document.querySelector('[data-deck]').getScreenCTM().a") * UNITS
    mouse = guest.page.mouse
    for dx, dy in ways:
        x, y = x + dx * scale, y + dy * scale
        mouse.move(x, y)
    mouse.up()


def seize(guest: Guest) -> tuple[float, float]:
    """Press on the stone; whoever met something else there, such as a notice that was just going, presses again."""
    for _ in range(MOST_PRESSES):
        stone = guest.page.wait_for_selector("[data-deck] .grip")
        assert stone
        stone.wait_for_element_state("stable")
        grip = stone.bounding_box()
        assert grip
        x, y = grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2
        guest.page.mouse.move(x, y)
        guest.page.mouse.down()
        if guest.page.query_selector("[data-deck].held"):
            return x, y
        guest.page.mouse.up()
    raise AssertionError(f"The stone cannot be seized: {guest.page.evaluate(UNDER, [x, y])} lies on it.")


@pytest.mark.parametrize("game", SHOOTERS)
def test_the_shot_that_is_seen_is_the_shot_that_was_computed(browser: Browser, midgame: Server, game: str) -> None:
    """Pulled back and let go: all see the stone slide to where the engine has it, and nobody takes it back."""
    shooter, table = at_the_plank(browser, midgame, game, "normal")
    other = Guest(browser, midgame, blind=False)
    other.visit(f"/table/{table['id']}")
    other.page.wait_for_selector("[data-deck]")
    other.page.emulate_media(reduced_motion="no-preference")
    for guest in (shooter, other):
        stop_the_clock(guest)
        guest.page.evaluate(WATCH)
    before, n = len(told(shooter, "shot")), shooter.n()
    drag(shooter, [(-12, 2), (-12, 2), (-6, 1)])
    for _ in range(10 * MOST_FRAMES):  # stand, aim and push are said one after the other
        if shooter.page.evaluate(TOLD, before):
            break
        shooter.page.clock.run_for(1)
    other.until(TOLD, arg=before)
    for guest in (shooter, other):
        frames = play_to_the_end(guest, n)
        lying = guest.face()["view"]["plank"]["lying"]
        assert len(frames) > 10, "The stone was not seen on its way."
        assert len(frames[-1]) == len(lying) / 2
        for (x, y, pixels), engine_x, engine_y in zip(frames[-1], lying[::2], lying[1::2], strict=True):
            off_x, off_y = x - EDGE - engine_x / 100 * UNITS, y - EDGE - engine_y / 100 * UNITS
            assert (off_x**2 + off_y**2) ** 0.5 * pixels < 1
    assert len(told(shooter, "shot")) == before + 1
    assert shooter.face()["can_undo"] is False
    for guest in (shooter, other):
        assert guest.errors == []
        guest.close()


@pytest.mark.parametrize("game", SHOOTERS)
def test_a_real_flick_is_measured_and_a_foul_is_one(browser: Browser, midgame: Server, game: str) -> None:
    """Let go inside the second field it is a shot; held on beyond it, a foul. Nothing is foreseen."""
    guest, _ = at_the_plank(browser, midgame, game, "flick")
    guest.page.evaluate(STEADY)
    assert guest.page.query_selector("[data-deck] .spread") is None
    n = guest.n()
    drag(guest, [(30, 0)] * 4)
    guest.until(SHOWN, arg=n)
    shot = told(guest, "shot")[-1]
    assert (shot["stand"], shot["aim"]) == (5, "0")
    assert 220 <= shot["speed"] <= 1400
    n = guest.n()
    fouls = len(told(guest, "fouled"))
    drag(guest, [(40, 0)] * 6)
    guest.until(SHOWN, arg=n)
    assert len(told(guest, "fouled")) == fouls + 1
    no_exact_shot_is_offered(guest)
    assert guest.errors == []
    guest.close()


@pytest.mark.parametrize("way", [ByKeyboard, ByLabels])
@pytest.mark.parametrize("game", SHOOTERS)
def test_a_stone_is_shot_without_a_pointer(browser: Browser, midgame: Server, game: str, way: type[Person]) -> None:
    """By keyboard alone, and by what a screen reader tells alone."""
    guest = Guest(browser, midgame)
    begin_at(guest, game, 2, is_first_shot, {"hand": "normal"})
    person, before = way(guest), len(told(guest, "shot"))
    while len(told(guest, "shot")) == before:
        assert guest.wait_for_question()
        person.take_a_turn([guest])
    assert person.moves > 0
    assert guest.errors == []
    guest.close()


def no_exact_shot_is_offered(guest: Guest) -> None:
    """Whoever chooses a place and an aim can only push by choice, with a hand that trembles: also from the list."""
    guest.wait_for_question()
    guest.click("stand 4")
    guest.click("aim 3")
    guest.page.click("aside details summary")
    guest.page.wait_for_selector("#moves [data-move]")
    legal = guest.face()["moves"]
    assert "shoot 460" in legal and "foul" in legal
    assert set(guest.moves()) == {move for move in legal if move.startswith("push ")}
    assert guest.page.query_selector("[data-deck] .spread") is not None
    guest.click("push 460")
    guest.until("() => [...window.events.values()].some(each => each.event === 'trembled')")
