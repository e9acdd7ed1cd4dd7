"""How many steps a second the environments make, with observations and masks, by random legal moves.

    PYTHONPATH=build/fast python benchmarks/environments.py      # compiled; without PYTHONPATH interpreted

Times are processor time, so other work on the machine matters little.
"""

from __future__ import annotations

import sys
import time
from random import Random

from doubloon.core import find_game, game_ids, state
from doubloon.envs import Fleet, SoloEnv, TurnsEnv
from doubloon.envs.table import Observation

SECONDS = 1.0


def any_legal(seen: Observation, rng: Random) -> int:
    legal = seen["action_mask"].nonzero()[0]
    return int(legal[int(rng.random() * len(legal))])


def in_turn(id: str, seats: int) -> float:
    """Steps a second of PettingZoo's AEC."""
    env, rng, steps = TurnsEnv(id, seats), Random(1), 0
    env.reset(seed=1)
    start = time.process_time()
    while (took := time.process_time() - start) < SECONDS:
        env.step(any_legal(env.observe(env.agent_selection), rng))
        steps += 1
        if not env.table.asked():
            env.reset()
    return steps / took


def alone(id: str, seats: int) -> float:
    """Steps a second of Gymnasium's against bots that move at random, each in a world that its seat thinks possible."""
    env, rng, steps = SoloEnv(id, ["random"] * (seats - 1)), Random(1), 0
    seen, _ = env.reset(seed=1)
    start = time.process_time()
    while (took := time.process_time() - start) < SECONDS:
        seen, _, is_over, _, _ = env.step(any_legal(seen, rng))
        steps += 1
        if is_over:
            seen, _ = env.reset()
    return steps / took


def together(id: str, seats: int) -> float:
    """Decisions a second of 256 tables in one process; each worker more has as many on a core of its own."""
    fleet, steps, tables = Fleet(id, 256, seats), 0, 256
    fleet.reset(1)
    start = time.process_time()
    while (took := time.process_time() - start) < SECONDS:
        fleet.step(fleet.masks.argmax(axis=1))
        steps += tables
    return steps / took


def main() -> None:
    build = "interpreted" if (state.__file__ or "").endswith(".py") else "compiled"
    print(f"Python {sys.version.split()[0]}, {build}, steps a second of processor time")
    print(f"{'game':<18}{'seats':>6}{'AEC':>10}{'Gymnasium':>12}{'Fleet':>10}")
    for game in map(find_game, game_ids()):
        for seats in (game.min_seats, game.max_seats):
            turns, gym, fleet = in_turn(game.id, seats), alone(game.id, seats), together(game.id, seats)
            print(f"{game.id:<18}{seats:>6}{turns:>10,.0f}{gym:>12,.0f}{fleet:>10,.0f}", flush=True)


if __name__ == "__main__":
    main()
