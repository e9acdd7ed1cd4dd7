"""`doubloon play`: a table in the terminal for any game."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from doubloon.core import BadRecord, DoubloonError, Game, Match, Record, find_game, game_ids
from doubloon.core.discover import NOWHERE, lost_folders
from doubloon.core.match import check_header

from .choices import parse_options
from .files import BadFile, seed_path
from .ledger import Ledger
from .table.host import Host
from .table.keyboard import Keyboard, Left
from .table.seating import PERSON, Invitation, recall_players, seat_players
from .table.setting import Setting
from .terminal import open_terminal

THOUGHT: Final = 2.0
"""So many seconds one waits for a bot of ours at most; where nobody waits, each takes the time that it needs."""


def command(
    game: Annotated[str | None, typer.Argument(help="Which game; by default you are asked.")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            help="Who sits in the next seat: you, NAME=you, a bot (greedy, random …, path.py:MyBot, exec:COMMAND) "
            "or NAME=BOT; repeat."
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="BOT", help="One more seat, for a bot; without --seat you sit in the first; repeat."),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; greedy bots take the rest.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, key=value; repeat.")] = None,
    seed: Annotated[str | None, typer.Option(help="The seed of all luck; random by default.")] = None,
    save: Annotated[Path | None, typer.Option(help="Save every move in this new file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Continue the game in this file.")] = None,
    seconds: Annotated[
        float,
        typer.Option(
            min=0.001,
            max=3600,
            help="How long a program (exec:) may think about a choice; our own bots take 2 at most while you wait.",
        ),
    ] = 5.0,
    pace: Annotated[float, typer.Option(help="Seconds to wait after a bot's move, at most 5; 0: none.")] = 0.4,
) -> None:
    """Play a game in the terminal: alone against bots, or several people at one keyboard."""
    console = open_terminal()
    keyboard = Keyboard()
    wait = min(max(pace, 0.0), 5.0)
    sitting = [*(seat or ([PERSON] if bot and resume is None else [])), *(bot or [])]
    if resume is not None:
        for given, name in ((save, "--save"), (seed, "--seed"), (option, "--option"), (seats, "--seats")):
            if given:
                raise DoubloonError(f"A resumed game has its own file, luck and seats; leave out {name}.")
        setting = _resumed(resume, game, sitting, seconds, console, keyboard)
    else:
        try:
            chosen = find_game(game) if game is not None else _ask_for_game(console, keyboard)
        except Left:
            return
        setting = _begun(chosen, sitting, seats, parse_options(option or []), seconds, seed, console, keyboard)
        if save is not None:
            setting.save(save)
    setting.pace = wait
    setting.thought = min(seconds, THOUGHT) if setting.people() else 0.0
    try:
        _run(Host(setting))
    finally:
        setting.close()


def _run(host: Host) -> None:
    host.welcome()
    try:
        host.run()
    except Left:
        host.farewell()
    except KeyboardInterrupt:
        print()
        host.farewell()
        raise typer.Exit(130) from None
    else:
        host.end()


def _begun(
    game: Game[Any],
    specs: list[str],
    seats: int | None,
    options: dict[str, object],
    seconds: float,
    seed: str | None,
    console: Console,
    keyboard: Keyboard,
) -> Setting:
    invitation = Invitation(game.options.settle(options).as_dict(), seconds)
    players = seat_players(game, specs, seats, invitation)
    if seed is not None and not (seed.isprintable() and 0 < len(seed) <= 200):
        raise DoubloonError(f"A seed has 1 to 200 printable characters, not {seed[:60]!r}.")
    sealed = secrets.token_hex(32) if seed is None else seed
    match = Match.begin(game, len(players), sealed, options, [player.name for player in players])
    return Setting(match, players, sealed, console, keyboard)


def _resumed(
    path: Path, game: str | None, specs: list[str], seconds: float, console: Console, keyboard: Keyboard
) -> Setting:
    ledger, record, seed = Ledger.reopen(path)
    try:
        match = _recalled(path, record, seed, game)
        invitation = Invitation(match.record.header.options, seconds)
        setting = Setting(match, recall_players(match.names, specs, invitation), seed or "", console, keyboard, ledger)
        setting.keep()
    except DoubloonError:
        ledger.close()
        raise
    if ledger.notice:
        console.print(ledger.notice, markup=False, style="yellow")
    return setting


def _recalled(path: Path, record: Record, seed: str | None, id: str | None) -> Match[Any]:
    """The match in a file, at the position where it was left."""
    if id is not None and id != record.header.game:
        raise BadRecord(f"{path} is a game of {record.header.game!r}, not of {id!r}.")
    game = find_game(record.header.game)
    check_header(game, record.header)
    try:
        match = Match.resume(game, record, seed)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error
    if seed is None:
        raise BadFile(_no_seed(path, record, match.is_over()))
    return match


def _no_seed(path: Path, record: Record, is_over: bool) -> str:
    """Why a game cannot go on without its seed."""
    cut = "".join(f"; its last line, {broken.line}, {broken.reason}" for broken in record.damage if broken.is_last)
    lost = "the luck of this game, which is over, cannot be opened" if is_over else "nothing can be drawn"
    return (
        f"The secret seed of {path} was expected in {seed_path(path)}, but there is no such file, and without it "
        f"{lost}{cut}; `doubloon replay {path}` shows the game."
    )


def _ask_for_game(console: Console, keyboard: Keyboard) -> Game[Any]:
    """The only game there is, or the one picked from the list."""
    ids = game_ids()
    if not ids:
        raise DoubloonError("; ".join([f"There is no game to play, {NOWHERE}", *lost_folders()]) + ".")
    if len(ids) == 1:
        return find_game(ids[0])
    console.print("Which game?")
    for number, id in enumerate(ids, start=1):
        console.print(f"  {number:>2}  {_title(id)}", markup=False)
    while True:
        typed = keyboard.read("A number or a name: ", ids).lower()
        if typed in ("quit", "q"):
            raise Left
        fitting = [id for number, id in enumerate(ids, start=1) if typed == str(number) or typed == id]
        fitting = fitting or [id for id in ids if typed and id.startswith(typed)]
        if len(fitting) == 1:
            return find_game(fitting[0])
        console.print(
            f"A number from 1 to {len(ids)} or the name of one game was expected, not {typed[:40]!r}.", markup=False
        )


def _title(id: str) -> str:
    try:
        game = find_game(id)
    except DoubloonError as error:
        return f"{id} ({error})"
    return f"{id} – {game.title}: {game.about()}" if game.about() else f"{id} – {game.title}"
