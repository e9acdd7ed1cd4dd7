"""`doubloon bench`: how fast the engine is on this machine."""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from doubloon.core import DoubloonError, Game, State, find_game, game_ids, playout, random_move

from .terminal import error_terminal, open_terminal

ROUNDS: Final = 5
"""Each figure is the best of this many rounds, because other programs can only make a round slower."""


@dataclass(frozen=True)
class Speed:
    """The figures of one game at one number of seats."""

    game: str
    seats: int
    is_compiled: bool
    clones_per_second: float
    clone_microseconds: float
    decisions_per_second: float
    playouts_per_second: float
    determinizations_per_second: float
    decisions_per_playout: float


def command(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game to measure; by default all.")] = None,
    seconds: Annotated[float, typer.Option(min=0.001, max=3600, help="How long to measure each figure.")] = 0.5,
    all_seats: Annotated[
        bool, typer.Option("--all-seats", help="Measure every number of seats, not just the fewest and the most.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")] = False,
) -> None:
    """Measure how fast positions are copied, played out at random and determinised.

    Decisions are moves of players and of chance in random play. Every figure is the best of five rounds.
    """
    notes = error_terminal()
    speeds: list[Speed] = []
    with notes.status("") as status:
        for rules in _games(game, notes):
            for seats in _seat_counts(rules, all_seats):
                status.update(f"{rules.title}, {seats} seats")
                speeds.append(measure(rules, seats, seconds))
    if as_json:
        print(json.dumps({**build(), "seconds": seconds, "speeds": [asdict(speed) for speed in speeds]}, indent=2))
    else:
        show(speeds)


def measure(game: Game[Any], seats: int, seconds: float) -> Speed:
    """The figures of one game, with the same positions and random numbers every time."""
    rng = Random(f"bench/{game.id}/{seats}")
    start = game.start(seats)
    positions = _positions(game, seats, rng)
    askers = [next((seat for seat in state.actors() if seat >= 0), 0) for state in positions]

    def clone_all() -> tuple[int, int]:
        for state in positions:
            state.clone()
        return len(positions), 0

    def determinize_all() -> tuple[int, int]:
        for state, seat in zip(positions, askers, strict=True):
            game.determinize(state, seat, rng)
        return len(positions), 0

    def play_out() -> tuple[int, int]:
        return 1, playout(start.clone(), rng, game.longest)

    clones, _ = _best(clone_all, seconds)
    determinizations, _ = _best(determinize_all, seconds)
    playouts, decisions = _best(play_out, seconds)
    return Speed(
        game.id,
        seats,
        is_compiled(type(game).__module__),
        clones,
        1e6 / clones,
        decisions,
        playouts,
        determinizations,
        decisions / playouts,
    )


def is_compiled(module: str) -> bool:
    """Does this module run as machine code?"""
    return str(sys.modules[module].__file__).endswith((".so", ".pyd"))


def build() -> dict[str, object]:
    """What was measured on which Python."""
    return {
        "is_compiled": is_compiled(State.__module__),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
    }


def show(speeds: list[Speed]) -> None:
    """Print the figures as a table."""
    terminal = open_terminal()
    core_is_compiled = is_compiled(State.__module__)
    core = "compiled" if core_is_compiled else "interpreted"
    terminal.print(Text(f"Doubloon's core runs {core}, Python {platform.python_version()}.", style="bold"))
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("Game", no_wrap=True)
    for heading in ("Seats", "Clones/s", "µs/clone", "Decisions/s", "Playouts/s", "Worlds/s"):
        table.add_column(heading, justify="right", no_wrap=True)
    for speed in speeds:
        table.add_row(
            Text(speed.game, style="cyan").append(
                " (interpreted)" if core_is_compiled and not speed.is_compiled else "", style="dim"
            ),
            str(speed.seats),
            f"{speed.clones_per_second:,.0f}",
            f"{speed.clone_microseconds:.2f}",
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.playouts_per_second:,.0f}",
            f"{speed.determinizations_per_second:,.0f}",
        )
    terminal.print(table)
    terminal.print("Best of five rounds. Worlds are positions determinised for the seat to move.", style="dim")


def _games(wanted: str | None, notes: Console) -> list[Game[Any]]:
    """The game asked for, or all that load; a broken one is named and left out."""
    if wanted is not None:
        return [find_game(wanted)]
    found = []
    for id in game_ids():
        try:
            found.append(find_game(id))
        except DoubloonError as error:
            notes.print(f"Left out: {error}")
    if not found:
        raise DoubloonError("There is no game to measure.")
    return found


def _seat_counts(game: Game[Any], all_seats: bool) -> list[int]:
    counts = list(range(game.min_seats, game.max_seats + 1))
    return counts if all_seats else sorted({counts[0], counts[-1]})


def _positions(game: Game[Any], seats: int, rng: Random) -> list[State]:
    """All positions of one random game, so that its beginning, middle and end weigh as they do in play."""
    state = game.start(seats)
    positions: list[State] = []
    while state.actors() and len(positions) < game.longest:
        positions.append(state.clone())
        seat = state.actors()[0]
        state.apply(seat, random_move(state, seat, rng))
    return positions


def _best(work: Callable[[], tuple[int, int]], seconds: float) -> tuple[float, float]:
    """How many units (of two kinds) the work does per second, in the fastest of several rounds."""
    best = (0.0, 0.0)
    for _ in range(ROUNDS):
        first = second = 0
        began = perf_counter()
        elapsed = 0.0
        while elapsed * ROUNDS < seconds:
            some, more = work()
            first += some
            second += more
            elapsed = perf_counter() - began
        best = max(best, (first / elapsed, second / elapsed))
    return best
