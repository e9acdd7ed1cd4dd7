"""`doubloon mine-puzzles`: strong bots play, and choices with one clear answer that few see become puzzles."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from doubloon.core import DoubloonError, Game, find_game
from doubloon.core.puzzle import Puzzle, begun, read, written
from doubloon.proof import blaming
from doubloon.puzzles import SEED, USUAL, Chest, Haul, Wish, choose, mine, regraded

from .campaign import INTERRUPTED, progress
from .terminal import error_terminal, open_terminal


def command(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="The game; `doubloon games` lists them.")],
    into: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the puzzles go, one file each.")],
    deals: Annotated[int, typer.Option(min=1, max=100_000, help="How many deals are played.")] = 50,
    keep: Annotated[int, typer.Option(min=1, max=1000, help="How many puzzles are kept: the most different.")] = 30,
    seed: Annotated[str, typer.Option(help="Any text: the same seed and budget give the same puzzles.")] = SEED,
    budget: Annotated[
        int, typer.Option(min=24, max=100_000, help="Worlds in which an answer is tried, four times over.")
    ] = USUAL,
    gap: Annotated[
        float, typer.Option(min=0.0, help="How much worse every wrong move must be, in points; 0: as the game has it.")
    ] = 0.0,
    asked: Annotated[
        list[str] | None,
        typer.Option(metavar="PHASE", help="Only choices of this phase, such as ActionWindow; may be repeated."),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep finished deals in FILE; if it has some of this search, carry on."),
    ] = None,
    regrade: Annotated[
        bool, typer.Option("--regrade", help="Look for no new puzzles; ask the bots again about those in FOLDER.")
    ] = False,
) -> None:
    """Mine puzzles: choices from games of strong bots that have one clear answer.

    Ctrl-C stops with what was found by then.
    """
    game = find_game(game_id)
    with blaming(game):
        if regrade:
            found, interrupted = [regraded(game, puzzle) for puzzle in read_all(into)], False
        else:
            wish = Wish(game.id, seed, budget, gap, wanted(game, asked or []))
            hauls, interrupted = dig(game, wish, deals, resume)
            found = choose([puzzle for haul in hauls for puzzle in haul.puzzles], keep)
            report(game, hauls)
    write_all(into, found)
    show(game, found)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def wanted(game: Game[Any], asked: list[str]) -> tuple[str, ...]:
    """The phases that were asked for, if the game has them."""
    known = [phase.name for phase in game.phases]
    for name in asked:
        if name not in known:
            raise DoubloonError(f"{game.title} has no phase {name!r}, but: {', '.join(known)}.")
    return tuple(asked)


def dig(game: Game[Any], wish: Wish, deals: int, resume: Path | None) -> tuple[list[Haul], bool]:
    """Mine all deals that are not done yet; was it interrupted?"""
    chest = None if resume is None else Chest(resume, game, wish)
    hauls = [] if chest is None else [haul for haul in chest.hauls if haul.deal < deals]
    done = {haul.deal for haul in hauls}
    try:
        with progress(error_terminal(), False) as bar:
            task = bar.add_task(game.title, total=deals, completed=len(done))
            for deal in [deal for deal in range(deals) if deal not in done]:
                haul = mine(game, wish, deal)
                hauls.append(haul)
                if chest is not None:
                    chest.put(haul)
                bar.advance(task)
    except KeyboardInterrupt:
        return hauls, True
    finally:
        if chest is not None:
            chest.close()
    return hauls, False


def read_all(folder: Path) -> list[Puzzle]:
    """The puzzles in a folder."""
    files = sorted(folder.glob("*.jsonl"))
    if not files:
        raise DoubloonError(f"There are no puzzles in {str(folder)!r}.")
    return [read(file.stem, file.read_text(encoding="utf-8")) for file in files]


def write_all(folder: Path, puzzles: list[Puzzle]) -> None:
    """Write them, one file each, and nothing else stays."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file in folder.glob("*.jsonl"):
            if file.stem not in {puzzle.id for puzzle in puzzles}:
                file.unlink()
        for puzzle in puzzles:
            (folder / f"{puzzle.id}.jsonl").write_text(written(puzzle), encoding="utf-8", newline="\n")
    except OSError as error:
        raise DoubloonError(f"The puzzles cannot be written to {str(folder)!r} ({error.strerror}).") from error


def report(game: Game[Any], hauls: list[Haul]) -> None:
    """How many choices it took."""
    choices, spots = sum(haul.choices for haul in hauls), sum(haul.spots for haul in hauls)
    looked_at, found = sum(haul.looked_at for haul in hauls), sum(len(haul.puzzles) for haul in hauls)
    open_terminal().print(
        f"{game.title}: {len(hauls):,} deals, {choices:,} choices, {spots:,} that looked like a puzzle, "
        f"{looked_at:,} looked at for long, {found:,} puzzles."
    )


def show(game: Game[Any], puzzles: list[Puzzle]) -> None:
    """What was kept, as a table."""
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("puzzle", "grade", "asked", "best", "gap"):
        table.add_column(heading, justify="left" if heading in ("asked", "best") else "right")
    for puzzle in sorted(puzzles, key=lambda each: (each.grade, each.id)):
        phase = begun(game, puzzle).state().phase.name
        gap = f"{puzzle.mined['gap']:.2f} ± {2 * puzzle.mined['error']:.2f}"
        cells = (puzzle.id, str(puzzle.grade), phase, puzzle.best, gap)
        table.add_row(*[Text(cell) for cell in cells])
    open_terminal().print(table)
