"""What honest players feel while somebody attacks the server, and how much memory that takes.

    python -m benchmarks.attacks                               # every attack, three rounds of each
    python -m benchmarks.attacks --only pings --rounds 1
    python -m benchmarks.attacks --checkout ../before --scene /tmp/scene --json before.json

In each round a fresh server with default settings (and 1,024 descriptors) is left in peace for a while, then attacked
for as long; all figures are medians over the rounds. Server and clients have a processor each. Victims and attackers
come from addresses of their own; what is measured is a move, from being sent until it is acknowledged and seen. With
`--checkout` the server comes from another checkout, which must be set up; a `--scene` is made once and kept.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

ROOT = Path(__file__).parents[1]
os.environ.setdefault("DOUBLOON_GAMES", str(ROOT / "tests" / "sample"))

from benchmarks.attack_scene import DATABASE, Checkout, Scene, make_scene, read_scene  # noqa: E402
from benchmarks.attackers import ATTACKS, Attack, attack  # noqa: E402
from benchmarks.victims import Victim  # noqa: E402

VICTIMS: Final = 4
WARM_UP: Final = 2.0
GOODBYE: Final = 3.0
"""Seconds that attackers have to tell what came of it."""
SAMPLES_A_SECOND: Final = 20
GOAL: Final = 5.0


@dataclass
class Round:
    """What was measured in one round; times in milliseconds, memory in MB."""

    calm_p50: float
    calm_p99: float
    p50: float
    p99: float
    worst: float
    lost: int
    calm_memory: float
    memory: float

    @property
    def ratio(self) -> float:
        """How much longer the slowest moves take."""
        return self.p99 / self.calm_p99


class Memory:
    """The most memory that a process and its children held."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self.peak = 0.0

    async def watch(self) -> None:
        while True:
            self.peak = max(self.peak, held(self._pid) / 1e6)
            await asyncio.sleep(1 / SAMPLES_A_SECOND)


def held(pid: int, is_child: bool = False) -> int:
    """The bytes that a process and its children hold; of a child's, what it shares with others is not counted."""
    try:
        _, resident, shared, *_ = Path(f"/proc/{pid}/statm").read_text().split()
        children = " ".join(path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children")).split()
    except OSError:
        return 0
    pages = int(resident) - (int(shared) if is_child else 0)
    return pages * os.sysconf("SC_PAGE_SIZE") + sum(held(int(child), True) for child in children)


def percentile(took: list[float], part: float) -> float:
    """In milliseconds."""
    return sorted(took)[min(int(len(took) * part), len(took) - 1)] * 1000


class Assault:
    """The attackers of one round, each in its process; they wait for a sign."""

    def __init__(self, plan: Attack, port: int, scene: Scene) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._go, self._stop = spawn.Event(), spawn.Event()
        self._told = []
        self._processes = []
        for number, part in enumerate(plan.parts):
            told, tell = spawn.Pipe(duplex=False)
            words = (part, port, scene, f"127.0.1.{number + 1}", self._go, self._stop, tell)
            process = spawn.Process(target=attack, args=words, daemon=True)
            process.start()
            self._processes.append(process)
            self._told.append(told)

    def begin(self) -> None:
        self._go.set()

    def end(self) -> Counter[str]:
        """Call it off; what came of it, as far as the attackers can tell."""
        self._stop.set()
        self._go.set()
        got: Counter[str] = Counter()
        ends = time.monotonic() + GOODBYE
        for told, process in zip(self._told, self._processes, strict=True):
            with suppress(EOFError):
                if told.poll(max(ends - time.monotonic(), 0)):
                    got.update(told.recv())
            process.kill()
            process.join()
        return got


async def one_round(
    plan: Attack, checkout: Checkout, scene: Scene, folder: Path, seconds: float, proxies: str, got: Counter[str]
) -> Round:
    """Calm, then attacked, at a fresh server."""
    with tempfile.TemporaryDirectory() as name:
        for file in folder.glob(f"{DATABASE}*"):  # and its key, if the checkout that made it has one
            shutil.copy(file, name)
        with checkout.serve(Path(name), **({"proxies": proxies} if plan.by_proxy else {})) as server:
            assault = Assault(plan, server.port, scene)
            memory = Memory(server.pid)
            watching = asyncio.create_task(memory.watch())
            innocent = iter(scene.innocent)
            victims = [Victim(server.port, number, innocent) for number in range(VICTIMS)]

            async def everybody(what: str, how_long: float) -> list[float]:
                took = await asyncio.gather(*(victim.play(what, how_long) for victim in victims))
                return [each for some in took for each in some]

            try:
                await asyncio.gather(*(victim.come() for victim in victims))
                await everybody(plan.felt, WARM_UP)
                calm = await everybody(plan.felt, seconds)
                calm_memory = memory.peak
                assault.begin()
                attacked = await everybody(plan.felt, seconds)
            finally:
                got.update(assault.end())
                watching.cancel()
                for victim in victims:
                    await victim.leave()
    return Round(
        percentile(calm, 0.5),
        percentile(calm, 0.99),
        percentile(attacked, 0.5),
        percentile(attacked, 0.99),
        max(attacked) * 1000,
        sum(victim.lost for victim in victims),
        calm_memory,
        memory.peak,
    )


def combined(rounds: list[Round]) -> dict[str, float]:
    """The medians over the rounds; lost moves are added up."""
    told = {name: median(getattr(each, name) for each in rounds) for name in asdict(rounds[0])}
    return {**told, "ratio": median(each.ratio for each in rounds), "lost": sum(each.lost for each in rounds)}


HEAD: Final = (
    f"{'attack':26} {'calm p50':>9} {'p99':>8} {'attacked p50':>13} {'p99':>9} {'worst':>9} {'ratio':>7} {'lost':>5} "
    f"{'memory':>16}"
)


def line(name: str, told: dict[str, float]) -> str:
    """One line of the table."""
    memory = f"{told['calm_memory']:.0f} → {told['memory']:.0f} MB"
    verdict = "" if told["ratio"] <= GOAL else "  too much"
    return (
        f"{name:26} {told['calm_p50']:9.1f} {told['calm_p99']:8.1f} {told['p50']:13.1f} {told['p99']:9.1f} "
        f"{told['worst']:9.0f} {told['ratio']:7.1f} {told['lost']:5.0f} {memory:>16}{verdict}"
    )


@contextmanager
def stage(checkout: Checkout, kept: Path | None) -> Iterator[tuple[Scene, Path]]:
    """A scene and the folder that holds it."""
    with tempfile.TemporaryDirectory() as name:
        folder = kept or Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        is_there = (folder / "scene.json").is_file()
        scene = read_scene(folder) if is_there else make_scene(checkout, folder)
        print(f"A game of {scene.seats} seats, and {scene.regrets} take-backs in another like it.\n", flush=True)
        yield scene, folder


def main() -> None:
    """As the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--checkout", type=Path, default=ROOT, help="whose server is attacked")
    parser.add_argument("--scene", type=Path, help="the folder of a scene, made if it is not there")
    parser.add_argument("--only", default="", help="attacks with this in their names")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each round is calm, and then attacked")
    parser.add_argument("--nice", type=int, default=0, help="how much sooner than others server and victims are served")
    parser.add_argument("--proxies", default="127.0.1.0/24", help="DOUBLOON_PROXIES; was once a number: 1")
    parser.add_argument("--json", type=Path, help="where the figures are written too")
    given = parser.parse_args()
    if (os.cpu_count() or 1) < 2:
        sys.exit("Server and clients need a processor each.")
    os.sched_setaffinity(0, set(range(1, os.cpu_count() or 2)))
    checkout = Checkout(given.checkout, given.nice)
    found: dict[str, Any] = {}
    with stage(checkout, given.scene) as (scene, folder):
        os.nice(-given.nice)
        print(HEAD, flush=True)
        for plan in ATTACKS:
            if given.only not in plan.name:
                continue
            got: Counter[str] = Counter()
            words = (plan, checkout, scene, folder, given.seconds, given.proxies, got)
            rounds = [asyncio.run(one_round(*words)) for _ in range(given.rounds)]
            told = found[plan.name] = combined(rounds)
            print(line(plan.name, told), flush=True)
            print("  " + ", ".join(f"{name} {number:,}" for name, number in sorted(got.items())), flush=True)
            if given.json:
                given.json.write_text(json.dumps(found, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
