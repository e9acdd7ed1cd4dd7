"""Plays every game to its end in every engine: `make engines`, or `make engines ARGS="firefox"` for some of them.

Each line is a game: how many moves, who has how much, how long it took. Errors on the page fail as an unfinished game
does; then a picture of the page is left in build/engines.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from tests.e2e.engines import NAMES, Engine, found
from tests.e2e.engines.player import play
from tests.e2e.guests import GAMES
from tests.e2e.positions import server_that_deals
from tests.server.servers import Server

PICTURES = Path("build/engines")
SIZE = 1280, 800


def main(*wanted: str) -> int:
    """Play with these engines, or with all; how many games failed, and engines that are missing."""
    unknown = [name for name in wanted if name not in NAMES]
    if unknown:
        print(f"There is no engine {unknown[0]}; there are {', '.join(NAMES)}.")
        return 1
    engines, failed = found(), 0
    with tempfile.TemporaryDirectory() as folder, server_that_deals(Path(folder)) as server:
        for name in wanted or NAMES:
            if name not in engines:
                print(f"{name} is not on this machine.")
                failed += 1
                continue
            for game in GAMES:
                with engines[name]() as engine:
                    engine.resize(*SIZE)
                    failed += not is_well(engine, server, game)
    return failed


def is_well(engine: Engine, server: Server, game: str) -> bool:
    """Play a game and print a line about it: did it end, with no error on the page?"""
    begins = time.monotonic()
    try:
        played = play(engine, server, game)
        told = f"{played.moves} moves, {', '.join(played.scores)}"
        if played.out_of_reach:
            told += f"; no mouse gets at {', '.join(played.out_of_reach)}"
        wrong = engine.errors()
    except Exception as problem:
        told, wrong = "not played to its end", [str(problem)]
    print(f"{engine.name:<24} {game:<16} {time.monotonic() - begins:6.1f} s  {told}")
    for each in wrong:
        print(f"    {each}")
    if wrong:
        PICTURES.mkdir(parents=True, exist_ok=True)
        (PICTURES / f"{engine.name.split()[0].lower()}-{game}.png").write_bytes(engine.picture())
    sys.stdout.flush()
    return not wrong


if __name__ == "__main__":
    sys.exit(min(main(*sys.argv[1:]), 1))
