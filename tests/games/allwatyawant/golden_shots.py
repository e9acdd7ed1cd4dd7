"""Shots that the page must compute and draw as the engine does: web/src/games/allwatyawant/generated/shots.json.

Usage: python -m tests.games.allwatyawant.golden_shots, after a wanted change of the plank.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

from doubloon.games.allwatyawant.aim import sensible_shots
from doubloon.games.allwatyawant.foresight import chances, spread
from doubloon.games.allwatyawant.plank import AIMS, HANDS, PUSHES, STANDS, tremor_steps, tremor_weights
from doubloon.games.allwatyawant.sliding import shoot

FILE: Final = Path(__file__).parents[3] / "web" / "src" / "games" / "allwatyawant" / "generated" / "shots.json"
SERIES: Final = 84
LONGEST: Final = 3
FORESEEN: Final = 30


def golden_shots() -> dict[str, Any]:
    """Series of random shots, each on the stones that the ones before it left; what some may come to; what bots try."""
    rng = Random(16)
    shots: list[dict[str, Any]] = []
    for _ in range(SERIES):
        lying: tuple[int, ...] = ()
        for _ in range(LONGEST):
            stand, aim, push = rng.randrange(len(STANDS)), rng.randrange(AIMS), rng.randrange(PUSHES)
            hand = rng.randrange(len(HANDS))
            angle, strength = tremor_steps(rng.choice(tremor_weights(hand))[0])
            shot = shoot(lying, stand, aim, push, angle, strength, hand)
            told = {"lying": lying, "shot": (stand, aim, push, angle, strength, hand)}
            shots.append({**told, "happenings": shot.happenings, "after": shot.lying, "sunk": shot.sunk})
            lying = shot.lying
    outlooks = []
    for each in shots[: FORESEEN * LONGEST : LONGEST // 2 + 1]:
        stand, aim, push, _, _, hand = each["shot"]
        asked = (each["lying"], stand, aim, push, hand)
        outlooks.append({"asked": asked, "chances": chances(spread(*asked))})
    plans = [{"lying": each["lying"], "shots": sensible_shots(each["lying"])} for each in shots[:3]]
    return {"shots": shots, "outlooks": outlooks, "plans": plans}


def text() -> str:
    """The file, with a line for each."""
    parts = []
    for name, rows in golden_shots().items():
        lines = ",\n".join([json.dumps(row, separators=(",", ":")) for row in rows])
        parts.append(f'"{name}": [\n{lines}\n]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
