"""How much a whole game asks of a person: decisions, those with only one answer, and the clicks that are left.

    CHROMIUM_PATH=/usr/bin/chromium python -m benchmarks.clicks [GAMES_EACH] [--seats 3] [--game ID]

A real page plays against bots and clicks what the hints advise, with the settings that everybody begins with. What the
page answers by itself is counted as such; with that switched off, each of those decisions is a click. Putting away what
stays until it is read is a click too. The page's own waiting (the stage at normal speed, automatic answers) is counted
and skipped; minutes are an estimate from that, the bots' usual pace and three seconds for each click.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from doubloon.core import CHANCE, find_game, game_ids
from doubloon.server.wire.requests import NewTable
from tests.e2e.guests import Guest, launch
from tests.server.servers import Server

SECONDS_A_CLICK: Final = 3.0
COLUMNS: Final = (
    "game",
    "decisions",
    "of them forced",
    "clicks before",
    "forced",
    "clicks now",
    "forced",
    "a switch spares",
    "read and put away",
    "minutes before",
    "minutes now",
)
HASTE: Final = """
    localStorage.setItem('doubloon.settings', JSON.stringify({ speed: 1, sound: false, offered: true }));
    window.waited = 0;
    window.made = [];
    const later = window.setTimeout;
    window.setTimeout = (call, ms = 0, ...rest) => ms > 0 && ms <= 15000 && typeof call === 'function'
        ? later(() => { window.waited += ms; call(...rest); }, 0)
        : later(call, ms, ...rest);
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const said = JSON.parse(text);
        if (said.type === 'move') {
            const { prompt, faces } = window.heard.position;
            const { moves } = faces.find(face => face.seat === said.seat);
            const isClick = window.isClick === true;
            window.isClick = false;
            window.made.push({ n: said.at, text: said.text, prompt: prompt.prompt, choices: moves.length, isClick });
        }
        return send.call(this, text);
    };
"""
"""Counts what the page waits for and does not wait; notes every move that is sent, and whether it was clicked."""
HELD: Final = "main [data-go-on=held]"
"""What stays until one has read it."""
READY: Final = f"""() => document.querySelector('[data-outcome], {HELD}')
    || (document.querySelector('[data-stage=idle]')
    && document.querySelector('button[aria-label=Hint]:not([disabled])')
    && window.heard.position.faces[0].moves.length > 0)"""
FOLLOW: Final = """text => {
    const all = [...document.querySelectorAll('[data-all]')].find(one => one.dataset.all === text);
    const one = [...document.querySelectorAll('[data-move]:not([disabled])')].find(one => one.dataset.move === text);
    window.isClick = true;
    (all ?? one)?.click();
    return Boolean(all || one);
}"""


@dataclass
class Course:
    """One whole game, as it was for the person."""

    decisions: int
    forced: int
    clicks: int
    forced_clicks: int
    habits: int
    """Clicks that a switch can spare: answers that a game calls a habit."""
    read: int
    """Clicks that only say that something was read."""
    minutes_before: float
    minutes: float


def play(browser: Browser, server: Server, game: str, seats: int) -> Course:
    """Follow the hints to the end."""
    guest = Guest(browser, server, every_question=False, blind=False, reduced_motion="no-preference")
    guest.context.add_init_script(HASTE)
    table = guest.open_table(game, seats, bots=["greedy"] * (seats - 1), start=True)
    page = guest.page
    waits: list[tuple[int, float]] = []
    read = 0
    while True:
        page.wait_for_function(READY)
        if guest.is_over():
            break
        held = page.query_selector(HELD)
        if held:
            held.dispatch_event("click")
            read += 1
            continue
        n = guest.heard("position")["n"]
        waits.append((n, page.evaluate("const ms = window.waited; window.waited = 0; ms")))
        page.evaluate("delete window.heard.advice; document.querySelector('button[aria-label=Hint]').click()")
        page.wait_for_function("n => window.heard.advice || window.heard.position.n !== n", arg=n)
        advised = page.evaluate("window.heard.advice?.text ?? ''")
        before = page.evaluate("window.made.length")
        if advised and page.evaluate(FOLLOW, advised):
            page.wait_for_function(
                "made => window.made.length > made || document.querySelector('[data-warning]')", arg=before
            )
    waits.append((10**9, page.evaluate("window.waited")))
    made: list[dict[str, Any]] = page.evaluate("window.made")
    record = page.evaluate("id => fetch(`/api/tables/${id}/record`).then(answer => answer.text())", table["id"])
    guest.close()
    return counted(game, seats, made, waits, read, record)


def counted(
    game: str, seats: int, made: list[dict[str, Any]], waits: list[tuple[int, float]], read: int, record: str
) -> Course:
    """What it comes to."""
    entries = [json.loads(line) for line in record.splitlines()[1:]]
    bots = [n for n, entry in enumerate(entries) if is_bots(entry)]
    habits = find_game(game).habits
    clicked = [each for each in made if each["isClick"]]
    waiting, last = 0.0, 0
    for n, ms in waits:
        waiting += max(ms / 1000, NewTable(game, seats).pace * sum(last <= each < n for each in bots))
        last = n
    return Course(
        decisions=len(made),
        forced=sum(each["choices"] == 1 for each in made),
        clicks=len(clicked) + read,
        forced_clicks=sum(each["choices"] == 1 for each in clicked),
        habits=sum(habits.get(each["prompt"]) == each["text"] for each in clicked),
        read=read,
        minutes_before=(waiting + SECONDS_A_CLICK * (len(made) + read)) / 60,
        minutes=(waiting + SECONDS_A_CLICK * (len(clicked) + read)) / 60,
    )


def is_bots(entry: Any) -> bool:
    """Is it a move of one of the bots?"""
    return isinstance(entry, list) and entry[0] not in (0, CHANCE)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", type=int, nargs="?", default=3)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--game", choices=game_ids())
    wish = parser.parse_args()
    print(f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}")
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for game in [wish.game] if wish.game else game_ids():
            all_ = [play(browser, server, game, wish.seats) for _ in range(wish.games)]
            total = {name: mean(getattr(each, name) for each in all_) for name in vars(all_[0])}
            print(
                f"| {find_game(game).title} | {total['decisions']:.0f} | {total['forced']:.0f} "
                f"| {total['decisions']:.0f} | {total['forced'] / total['decisions']:.0%} "
                f"| {total['clicks']:.0f} | {total['forced_clicks'] / total['clicks']:.0%} | {total['habits']:.0f} "
                f"| {total['read']:.0f} "
                f"| {total['minutes_before']:.0f} | {total['minutes']:.0f} |",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
