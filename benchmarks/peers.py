"""Our three games beside others' in one run: decisions, games, clones, environment steps and simulations a second.

    make fast && python -m benchmarks.peers [--rounds 3] [--only ours,catanatron] [--write docs/performance.md]

What each peer reports in each round is kept in build/peers/measured.jsonl, so the same command carries on where it was
stopped; with another build of ours, or with `--afresh`, everything is measured again.

Each peer lives in an environment of its own, made from its lock in benchmarks/beside. Round after round all of them are
measured, one after the other on one core, so that a slow minute of the machine hits everybody alike; what counts is the
median of the rounds, and the spread is told. Times are processor time.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import defaultdict
from datetime import date
from hashlib import sha256
from pathlib import Path
from statistics import median
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
BESIDE: Final = ROOT / "benchmarks" / "beside"
PEERS: Final = {
    "Catanatron": ("catanatron", "catan"),
    "OpenSpiel": ("open_spiel", "open_spiel_measured"),
    "RLCard": ("rlcard", "rlcard_games"),
    "PettingZoo classic": ("pettingzoo", "pettingzoo_classic"),
    "pgx": ("pgx", "pgx_games"),
}
"""Each peer's lock and the script that measures it."""
OURS: Final = "Doubloon, compiled"
FIGURES: Final = {
    "decisions": "Decisions a second in random play, those of chance included",
    "games": "Random games a second",
    "clones": "Copies of a position a second",
    "steps": "Steps a second of an environment, with observations and masks",
    "steps, many at once": "Steps a second of many tables in one call",
    "simulations": "Simulations a second of a search with random playouts",
    "searched": "Decisions a second within a search with random playouts",
}
Rates = dict[tuple[str, str, str], list[float]]
"""What was measured in each round, by figure, peer and game."""


def environment(name: str) -> Path:
    """The Python of a peer, with what its lock names."""
    folder = ROOT / "build" / "peers" / name
    python = folder / "bin" / "python"
    lock = BESIDE / f"{name}.lock"
    stamp = folder / ".lock"
    if not stamp.exists() or stamp.read_text() != lock.read_text():
        print(f"Installing {name} …", flush=True)
        uv = [sys.executable, "-m", "uv", "--quiet"]
        subprocess.run([*uv, "venv", "--clear", "--python", sys.executable, str(folder)], check=True)
        subprocess.run(
            [*uv, "pip", "install", "--python", str(python), "--require-hashes", "-r", str(lock)], check=True
        )
        stamp.write_text(lock.read_text())
    return python


def digest(build: Path) -> str:
    """Which build of ours this is."""
    parts = sha256()
    for file in sorted(build.glob("*.so")):
        parts.update(file.read_bytes())
    return parts.hexdigest()[:16]


class Kept:
    """What has been measured, on disk as soon as a peer has told it."""

    def __init__(self, path: Path, about: dict[str, object], is_afresh: bool) -> None:
        self.path: Final = path
        self.done: Final[dict[tuple[int, str], list[dict[str, Any]]]] = {}
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() and not is_afresh else []
        if lines and json.loads(lines[0]) == about:
            for line in filter(_is_whole, lines[1:]):
                round, peer, told = json.loads(line)
                self.done[round, peer] = told
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(about) + "\n", encoding="utf-8")

    def put(self, round: int, peer: str, told: list[dict[str, Any]]) -> None:
        self.done[round, peer] = told
        with self.path.open("a", encoding="utf-8") as file:
            file.write("\n" + json.dumps([round, peer, told]))

    def rates(self) -> Rates:
        """Every figure, round by round."""
        rates: Rates = defaultdict(list)
        for (_, peer), told in sorted(self.done.items()):
            for each in told:
                rates[each["figure"], peer, each["game"]].append(each["rate"])
        return rates


def _is_whole(line: str) -> bool:
    """Was this line written to its end?"""
    try:
        return bool(json.loads(line))
    except ValueError:
        return False


def measure(python: Path, script: str, env: dict[str, str], seconds: float) -> list[dict[str, Any]]:
    """Run a peer's script on one core; what it tells."""
    command = [str(python), "-m", f"benchmarks.beside.{script}"]
    pinned = ["taskset", "-c", "0", *command] if sys.platform == "linux" else command
    told = {**os.environ, **env, "GAUGE_SECONDS": str(seconds)}
    ran = subprocess.run(pinned, env=told, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return [json.loads(line) for line in ran.stdout.splitlines() if line.startswith("{")]


def table(rates: Rates) -> str:
    """A table for each figure, ours first, then others' from the fastest on; the spread over the rounds in brackets."""
    lines: list[str] = []
    for figure, title in FIGURES.items():
        rows = [(peer, game, values) for (kind, peer, game), values in rates.items() if kind == figure]
        rows.sort(key=lambda row: (row[0] != OURS, -median(row[2])))
        lines += [f"### {title}", "", "| | | median | lowest – highest |", "|---|---|---:|---:|"]
        lines += [
            f"| {peer} | {game} | {median(values):,.0f} | {min(values):,.0f} – {max(values):,.0f} |"
            for peer, game, values in rows
        ]
        lines.append("")
    return "\n".join(lines)


def bars(rates: Rates, figure: str) -> str:
    """A picture: one bar for each game, ours in gold."""
    rows = [(peer, game, median(values)) for (kind, peer, game), values in rates.items() if kind == figure]
    rows.sort(key=lambda row: -row[2])
    most = max((row[2] for row in rows), default=1.0)
    height, left, wide = 22, 350, 360
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 {height * len(rows) + 34}" role="img" '
        f'font-family="sans-serif" font-size="13"><title>{FIGURES[figure]}</title>'
        f'<text x="10" y="18" font-weight="bold" fill="#8a6d1f">{FIGURES[figure]}</text>'
    ]
    for place, (peer, game, rate) in enumerate(rows):
        top = 30 + height * place
        width = wide * rate / most
        drawn.append(
            f'<text x="{left - 8}" y="{top + 14}" text-anchor="end" fill="#888">{peer}: {game}</text>'
            f'<rect x="{left}" y="{top + 2}" width="{width:.1f}" height="16" rx="3" '
            f'fill="{"#d4a017" if peer == OURS else "#6f8aa5"}"/>'
            f'<text x="{left + width + 6:.1f}" y="{top + 14}" fill="#888">{rate:,.0f}</text>'
        )
    return "".join([*drawn, "</svg>\n"])


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--only", default="", help="names of locks, and `ours`, separated by commas")
    asked.add_argument("--write", type=Path, help="the page whose tables to rewrite")
    asked.add_argument("--seconds", type=float, default=1.0, help="of processor time, for each figure")
    asked.add_argument("--afresh", action="store_true", help="forget what was measured before")
    wish = asked.parse_args()
    only = set(filter(None, wish.only.split(",")))
    fast = ROOT / "build" / "fast"
    if not (fast / ".whole").exists():
        sys.exit("There is no compiled build; `make fast` makes one.")
    known = {"ours", *(lock for lock, _ in PEERS.values())}
    if only - known:
        sys.exit(f"Unknown: {', '.join(sorted(only - known))}. There are {', '.join(sorted(known))}.")
    peers = {peer: lock for peer, lock in PEERS.items() if not only or lock[0] in only}
    homes = {peer: environment(lock) for peer, (lock, _) in peers.items()}
    about: dict[str, object] = {"build": digest(fast), "seconds": wish.seconds}
    kept = Kept(ROOT / "build" / "peers" / "measured.jsonl", about, wish.afresh)
    for number in range(wish.rounds):
        print(f"Round {number + 1} of {wish.rounds}", flush=True)
        ours = (Path(sys.executable), "ours", {"PYTHONPATH": str(fast), "DOUBLOON_GAMES": ""})
        scripts = {OURS: ours} if not only or "ours" in only else {}
        scripts |= {peer: (homes[peer], script, {"PYTHONPATH": ""}) for peer, (_, script) in peers.items()}
        for peer, call in scripts.items():
            if (number, peer) not in kept.done:
                kept.put(number, peer, measure(*call, wish.seconds))
    rates = kept.rates()
    shown = table(rates)
    print(shown)
    if wish.write:
        begin, end = "<!-- measured -->\n", "<!-- /measured -->"
        before, _, rest = wish.write.read_text(encoding="utf-8").partition(begin)
        after = rest.partition(end)[2]
        load = os.getloadavg()[2]
        when = f"Measured on {date.today()}, rounds: {wish.rounds} of {wish.seconds:g} s a figure"
        how = f"{when}, load {load:.1f} on {os.cpu_count()} cores.\n"
        wish.write.write_text(before + begin + how + "\n" + shown + end + after, encoding="utf-8")
        for figure in ("decisions", "clones", "steps", "searched"):
            (ROOT / "docs" / "pictures" / f"peers-{figure}.svg").write_text(bars(rates, figure), encoding="utf-8")


if __name__ == "__main__":
    main()
