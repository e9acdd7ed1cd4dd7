"""How much a bot can think in a second on both builds: playouts at random and by advice, worlds, and trials.

    python benchmarks/thinking.py [--seconds 1] [--seats 2]; `make fast` makes the compiled build first.
    PYTHONPATH=build/fast python benchmarks/thinking.py --choices 4 [--seats 2] [--game ID]

A trial is how the strongest level tests a candidate: a world, a move, and play by advice until its horizon. Times are
processor time, and every figure is the best of three rounds, because other programs only make a round slower. With
`--choices` the strongest level plays so many games against `greedy` on the build that is running, and the script says
how long it thought about a choice, on average and at most in 95 % of them.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
BUILDS: Final = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "fast"}
ROUNDS: Final = 3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--here", action="store_true", help="Measure the build that is running, and print JSON.")
    parser.add_argument("--choices", type=int, default=0, help="Play so many games and say how long choices take.")
    parser.add_argument("--game", nargs="+", help="Only these games, with --choices.")
    asked = parser.parse_args()
    if asked.choices:
        tell_choices(asked.game, asked.seats, asked.choices)
        return
    if asked.here:
        print(json.dumps(measure(asked.seats, asked.seconds)))
        return
    found = {build: figures(folder, sys.argv[1:]) for build, folder in BUILDS.items() if (folder / "doubloon").is_dir()}
    print("| game | figure | " + " | ".join(found) + " |\n|---|---|" + "---|" * len(found))
    for game, speeds in next(iter(found.values())).items():
        for name in speeds:
            print(f"| {game} | {name} | " + " | ".join(f"{each[game][name]:,.0f}" for each in found.values()) + " |")


def figures(folder: Path, words: list[str]) -> dict[str, dict[str, float]]:
    """What a build can do, measured in a process of its own."""
    told = subprocess.run(
        [sys.executable, __file__, "--here", *words],
        env={**os.environ, "PYTHONPATH": str(folder), "DOUBLOON_GAMES": ""},
        stdout=subprocess.PIPE,
        check=True,
    )
    result: dict[str, dict[str, float]] = json.loads(told.stdout)
    return result


def measure(seats: int, seconds: float) -> dict[str, dict[str, float]]:
    """Every figure of every game."""
    from doubloon.core import find_game, game_ids

    games = [game for game in game_ids() if (ROOT / "src" / "doubloon" / "games" / game).is_dir()]
    return {game: of_game(find_game(game), seats, seconds) for game in games}


def of_game(game: Any, seats: int, seconds: float) -> dict[str, float]:
    """The figures of one game: playouts from the start, the rest in a position in its middle."""
    from doubloon.bots.levels import plan_of
    from doubloon.bots.lookahead import decide
    from doubloon.core import playout

    rng = Random(7)
    middle, seat = in_the_middle(game, seats)
    plan = plan_of(game.levels[-1])
    return {
        "random playouts/s": rate(lambda: bool(playout(game.start(seats), rng, game.longest)), seconds),
        "advised playouts/s": rate(lambda: bool(advised(game, game.start(seats), rng, game.longest)), seconds),
        "worlds/s": rate(lambda: bool(game.determinize(middle, seat, rng)), seconds),
        "trials/s": rate(lambda: sum(each.trials for each in decide(game, middle, seat, rng, plan)), seconds),
    }


def advised(game: Any, state: Any, rng: Random, limit: int) -> int:
    """Play on as the game advises; how many decisions that took."""
    made = 0
    while made < limit and (actors := state.actors()):
        seat = actors[0]
        state.apply(seat, state.phase.sample(state, rng) if seat < 0 else game.suggest(state, seat, rng))
        made += 1
    return made


def in_the_middle(game: Any, seats: int) -> tuple[Any, int]:
    """Half-way through a game by advice, where somebody has a choice."""
    half = advised(game, game.start(seats), Random(5), game.longest) // 2
    state, rng = game.start(seats), Random(5)
    advised(game, state, rng, half)
    while state.actors()[0] < 0 or len(state.legal_moves(state.actors()[0])) < 2:
        advised(game, state, rng, 1)
    return state, state.actors()[0]


def tell_choices(wanted: list[str] | None, seats: int, games: int) -> None:
    """How long the strongest level thinks about its choices, in seconds of processor time."""
    from doubloon.core import find_game, game_ids

    for id in wanted or [id for id in game_ids() if (ROOT / "src" / "doubloon" / "games" / id).is_dir()]:
        spent = sorted(second for deal in range(games) for second in choices_of(find_game(id), seats, deal))
        late = spent[int(0.95 * len(spent))]
        print(f"{id}: {len(spent)} choices, mean {sum(spent) / len(spent):.3f} s, 95 % below {late:.3f} s", flush=True)


def choices_of(game: Any, seats: int, deal: int) -> list[float]:
    """One game by advice, in which the strongest level plays for one seat."""
    from doubloon.bots import ask, find_bot

    strongest, state, rng, spent = find_bot("agatha"), game.start(seats), Random(deal), []
    while actors := state.actors():
        seat = actors[0]
        if seat == deal % seats and len(state.legal_moves(seat)) > 1:
            began = process_time()
            move = ask(strongest, game, state, seat, rng)
            spent.append(process_time() - began)
            state.apply(seat, move)
        else:
            advised(game, state, rng, 1)
    return spent


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much is done in a second of processor time."""
    best = 0.0
    for _ in range(ROUNDS):
        done, began = 0, process_time()
        while (spent := process_time() - began) < seconds or not done:
            done += work()
        best = max(best, done / spent)
    return best


if __name__ == "__main__":
    main()
