"""Our three games, on whichever build is first in PYTHONPATH."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.beside.gauge import one, tell
from doubloon.bots.ismcts import Search
from doubloon.core import CHANCE, Game, find_game, game_ids, playout, random_move
from doubloon.envs import Fleet, SoloEnv, TurnsEnv

GAMES = Path(__file__).resolve().parents[2] / "src" / "doubloon" / "games"
SIMULATIONS = 100
TABLES = 256


def is_shipped(id: str) -> bool:
    """Is it one of our three? The compiled build has the sample game too."""
    return (GAMES / id).is_dir()


def begun(game: Game[Any], rng: Random, asked: int = 3) -> Any:
    """A position some way on, in which somebody is asked."""
    state = game.start(game.min_seats, {})
    while asked or state.actors()[0] == CHANCE:
        actor = state.actors()[0]
        asked -= actor != CHANCE
        state.apply(actor, random_move(state, actor, rng))
    return state


def play(game: Game[Any], seats: int, rng: Random) -> int:
    return playout(game.start(seats, {}), rng, game.longest)


def clone(state: Any) -> int:
    for _ in range(100):
        state.clone()
    return 100


def left(state: Any, rng: Random, longest: int) -> float:
    return sum(playout(state.clone(), rng, longest) for _ in range(50)) / 50


def turns(env: TurnsEnv, rng: Random) -> int:
    env.reset()
    made = 0
    while env.table.asked():
        legal = env.observe(env.agent_selection)["action_mask"].nonzero()[0]
        env.step(int(legal[int(rng.random() * len(legal))]))
        made += 1
    return made


def alone(env: SoloEnv, rng: Random) -> int:
    seen, _ = env.reset()
    made, is_over = 0, False
    while not is_over:
        legal = seen["action_mask"].nonzero()[0]
        seen, _, is_over, _, _ = env.step(int(legal[int(rng.random() * len(legal))]))
        made += 1
    return made


def fleet_steps(fleet: Fleet) -> int:
    for _ in range(10):
        fleet.step(fleet.masks.argmax(axis=1))
    return 10 * TABLES


def search(game: Game[Any], state: Any, rng: Random) -> int:
    Search(SIMULATIONS).choose(game, state, state.actors()[0], rng)
    return SIMULATIONS


def main() -> None:
    rng = Random(1)
    for game in map(find_game, filter(is_shipped, game_ids())):
        seats, state = game.min_seats, begun(find_game(game.id), rng)
        tell(game.title, "decisions", partial(play, game, seats, rng))
        tell(game.title, "games", one(partial(play, game, seats, rng)))
        tell(game.title, "clones", partial(clone, state))
        tell(game.title, "steps", partial(turns, TurnsEnv(game.id, seats), rng))
        tell(f"{game.title}, Gymnasium", "steps", partial(alone, SoloEnv(game.id, ["random"] * (seats - 1)), rng))
        fleet = Fleet(game.id, TABLES, seats)
        fleet.reset(1)
        tell(game.title, "steps, many at once", partial(fleet_steps, fleet))
        length = left(state, rng, game.longest)
        name = f"{game.title}, plain ISMCTS"
        tell(name, "simulations", partial(search, game, state, rng))
        tell(name, "searched", partial(search, game, state, rng), length)


if __name__ == "__main__":
    main()
