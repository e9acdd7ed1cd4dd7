"""A whole game by mouse and keys, as a person plays it, in any engine.

The same is chosen each time, so that on a server that deals alike one engine meets what the others met.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from doubloon.core import find_game
from tests.e2e.engines.engine import Engine
from tests.e2e.guests import GAMES, QUESTION, scenario
from tests.server.servers import Server

SETTLED = {"everyQuestion": True, "warnings": False, "sound": False, "language": "en"}
SETTLE = """(settings, games) => {
    localStorage.setItem("doubloon.settings", JSON.stringify(settings));
    localStorage.setItem("doubloon.welcomed", games);
    localStorage.setItem("doubloon.named", "yes");
}"""
OPEN = """async (wish) => {
    const ask = async (path, body) => {
        const headers = { "content-type": "application/json" };
        const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
    };
    await ask("/api/identity", { name: "Ines" });
    localStorage.setItem("doubloon.here", "yes");
    return (await ask("/api/tables", wish)).id;
}"""
ASKED = f"""() => {{
    if (!({QUESTION})()) return null;
    document.querySelector("[data-stage] main [data-go-on]")?.click();
    const moves = [...document.querySelectorAll("[data-stage=idle] [data-move]:not([disabled])")];
    const is_over = document.querySelector("[data-outcome]") !== null;
    if (!moves.length && !is_over) return null;
    const n = +document.querySelector("[data-n]").dataset.n;
    return {{ n, is_over, moves: [...new Set(moves.map((each) => each.dataset.move))].sort() }};
}}"""
"""What can be done, once there is something to decide or the game is over; what waits to be read is put away."""
AIM = """(move) => {
    const places = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
    for (const one of document.querySelectorAll("[data-stage=idle] [data-move]:not([disabled])")) {
        if (one.dataset.move !== move || !one.getClientRects().length) continue;
        one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { x, y, width, height } = one.getBoundingClientRect();
        for (const right of places) {
            for (const down of places) {
                const at = [x + width * right, y + height * down].map(Math.round);
                if (document.elementFromPoint(...at)?.closest("[data-move]") === one) return at;
            }
        }
    }
    return null;
}"""
"""Where the mouse meets what makes a move."""
FOCUS = """(move) => {
    const all = [...document.querySelectorAll("[data-stage=idle] [data-move]:not([disabled])")];
    const one = all.find((each) => each.dataset.move === move && each.getClientRects().length);
    one?.focus();
    return one !== undefined && document.activeElement === one;
}"""
WENT_ON = "(n) => +document.querySelector('[data-n]').dataset.n !== n"
SCORES = """() => {
    const all = [...document.querySelectorAll("[data-score]")];
    return all.map((one) => [one.dataset.score, one.innerText.trim()].join(": ")).sort();
}"""
BY_KEYS = 3
"""Every so manyth move is made by keyboard."""


@dataclass
class Played:
    """One whole game."""

    moves: int = 0
    scores: list[str] = field(default_factory=list)
    out_of_reach: list[str] = field(default_factory=list)
    """Moves that the mouse did not meet, though they were shown; they were made by keyboard."""


def sit_down(engine: Engine, server: Server, game: str, **wish: Any) -> None:
    """Come in by the first page, and go to a table with bots."""
    engine.open(f"{server.url}/")
    engine.until("game => document.querySelector(`[data-play='${game}']`) !== null", game)
    engine.run(SETTLE, SETTLED, " ".join(GAMES))
    seats = find_game(game).min_seats
    bots, options = ["greedy"] * (seats - 1), scenario(game).get("options", {})
    table = {"game": game, "seats": seats, "bots": bots, "options": options, "pace": 0, "start": True}
    engine.open(f"{server.url}/table/{engine.run(OPEN, {**table, **wish})}")


def play(engine: Engine, server: Server, game: str) -> Played:
    """Play a game to its end."""
    sit_down(engine, server, game)
    played = Played()
    while not (asked := engine.until(ASKED))["is_over"]:
        move = any_of(asked["moves"], Random(f"{game} {played.moves}"))
        by_mouse = played.moves % BY_KEYS > 0
        at = engine.run(AIM, move) if by_mouse else None
        if at:
            engine.click(*at)
        elif engine.run(FOCUS, move):
            engine.press("Enter")
        elif engine.run(WENT_ON, asked["n"]):
            continue  # somebody else has done something meanwhile
        else:
            raise AssertionError(f"{engine.name}: {move} can neither be clicked nor have the focus.")
        engine.until(WENT_ON, asked["n"])
        played.moves += 1
        if by_mouse and not at:
            played.out_of_reach.append(move)
    played.scores = engine.run(SCORES)
    return played


def any_of(moves: list[str], rng: Random) -> str:
    """Any of them, every first word as often as the others: so much of a game is met, and it ends."""
    first = rng.choice(sorted({move.split()[0] for move in moves}))
    return rng.choice([move for move in moves if move.split()[0] == first])
