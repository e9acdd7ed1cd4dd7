"""Writes the golden files anew: ``make golden``. Read the diff before you commit it."""

import os
from pathlib import Path

GOLDEN = Path(__file__).parent
os.environ["DOUBLOON_GAMES"] = str(GOLDEN.parent / "sample")

from doubloon.core import find_games  # noqa: E402  the sample games must be found
from doubloon.testing.golden import golden_files  # noqa: E402
from tests.golden.endings import WAYS, ends_so, find  # noqa: E402

for game in find_games().values():
    (GOLDEN / game.id).mkdir(exist_ok=True)
    for name in WAYS.get(game.id, {}):
        path = GOLDEN / game.id / f"end-{name}.jsonl"
        if not ends_so(game, name, path):
            path.write_text(find(game, name).record.text(), encoding="utf-8")
    for name, write in golden_files(game).items():
        (GOLDEN / game.id / name).write_text(write(), encoding="utf-8")
