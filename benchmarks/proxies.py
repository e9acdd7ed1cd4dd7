"""Sockets that stay quiet behind nginx and HAProxy: are they still open after minutes, and do they still play?

python -m benchmarks.proxies --seconds 300
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from typing import Final

from tests.server.proxies import KINDS, Behind

GAMES: Final = {"DOUBLOON_GAMES": str(Path(__file__).parents[1] / "tests" / "sample")}


def main() -> None:
    """Sit at a table behind each proxy, say nothing for a while, then play to the end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300.0, help="how long to stay quiet")
    quiet: float = parser.parse_args().seconds
    for kind in KINDS:
        with tempfile.TemporaryDirectory() as folder, Behind(Path(folder), kind, environ=GAMES) as server:
            ada = server.person("Ada")
            table = ada.open_table(bots=["greedy"], start=True)
            with ada.sit(table) as seat:
                time.sleep(quiet)
                seat.play_to_end()
            print(f"{kind}: open after {quiet:g} quiet seconds, and played to the end", flush=True)


if __name__ == "__main__":
    main()
