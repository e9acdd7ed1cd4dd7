"""PettingZoo's classic games: AEC steps with observations, by random legal moves."""

from __future__ import annotations

import warnings
from functools import partial
from importlib import import_module
from typing import Any

from benchmarks.beside.gauge import tell

GAMES = ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "chess_v6")


def play(env: Any, rng: Any) -> int:
    env.reset()
    made = 0
    for _ in env.agent_iter():
        seen, _, is_over, is_cut_off, _ = env.last()
        if is_over or is_cut_off:
            env.step(None)
        else:
            env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
            made += 1
    return made


def main() -> None:
    warnings.simplefilter("ignore")
    numpy: Any = import_module("numpy")
    for name in GAMES:
        env = import_module(f"pettingzoo.classic.{name}").raw_env()
        tell(name, "steps", partial(play, env, numpy.random.default_rng(1)))


if __name__ == "__main__":
    main()
