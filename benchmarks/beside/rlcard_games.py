"""RLCard: its environments with observations, by random legal moves."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from benchmarks.beside.gauge import one, tell

GAMES = ("gin-rummy", "uno", "mahjong", "limit-holdem", "leduc-holdem")


def play(env: Any, rng: Random) -> int:
    seen, _ = env.reset()
    made = 0
    while not env.is_over():
        seen, _ = env.step(rng.choice(list(seen["legal_actions"])))
        made += 1
    return made


def main() -> None:
    rlcard: Any = import_module("rlcard")
    for name in GAMES:
        env, rng = rlcard.make(name), Random(1)
        tell(name, "steps", partial(play, env, rng))
        tell(name, "games", one(partial(play, env, rng)))


if __name__ == "__main__":
    main()
