"""`doubloon replay`: a record told in sentences, step by step."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from doubloon.core import CHANCE, BadGame, BadRecord, BadSeats, DoubloonError, Match, Record, find_game
from doubloon.core.branch import Comment
from doubloon.core.fork import followed
from doubloon.core.words import Fact
from doubloon.proof import blamed, blaming

from .branches import print_about, print_branches, print_comments
from .files import read_record
from .result import places, verdict
from .table.layout import show_position
from .terminal import error_terminal, open_terminal


def command(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    seat: Annotated[int | None, typer.Option(help="Tell it as this seat saw it, counted from 0.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Tell everything, even what was secret.")] = False,
    at: Annotated[int | None, typer.Option(help="Stop after this many entries and show the position there.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document instead of sentences.")] = False,
    branch: Annotated[str | None, typer.Option(help="Tell this branch, from where it leaves the game.")] = None,
) -> None:
    """Tell a game in sentences, as a spectator saw it, and show the position it led to."""
    if seat is not None and everything:
        raise DoubloonError("Tell a game either as one --seat saw it or with --all secrets, not both.")
    if branch is not None and at is not None:
        raise DoubloonError("A --branch is told from where it leaves the game to its end, so --at has no meaning.")
    record = read_record(file)
    if seat is not None and not 0 <= seat < record.header.seats:
        raise BadSeats(f"{file} has the seats 0 to {record.header.seats - 1}, not {seat}.")
    if branch is not None:
        _tell_branch(file, record, branch, readers_of(record, seat, everything), as_json)
        return
    whole = _whole(record)
    if at is not None and not 0 <= at <= whole:
        raise BadRecord(f"{file} has 0 to {whole} entries that can be told, not {at}.")
    entries = record.entries[: whole if at is None else at]
    is_all = len(entries) == len(record.entries)
    game = find_game(record.header.game)
    try:
        told = Record(record.header, entries, record.result if is_all else None, record.seed if is_all else None)
        match, fault = Match.recall(game, told)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from error
    if (seat is not None or everything) and record.result is None:
        error_terminal().print("doubloon: this game is not over; you now see what its players keep secret.")
    readers = readers_of(record, seat, everything)
    with blaming(game):
        if as_json:
            typer.echo(json.dumps(_document(match, readers, record), ensure_ascii=False, indent=2))
        else:
            _print(open_terminal(), match, readers, [each for each in record.comments if each.branch is None])
            print_branches(open_terminal(), record)
    if fault is not None:
        raise _fault(file, match, blamed(fault, game), match.n < len(entries))
    if record.damage:
        raise BadRecord(_damage(file, record))


def readers_of(record: Record, seat: int | None, everything: bool) -> list[int | None]:
    """Through whose eyes the game is told."""
    return [*range(record.header.seats)] if everything else [seat]


def _tell_branch(file: Path, record: Record, name: str, readers: list[int | None], as_json: bool) -> None:
    """One branch, from where it leaves the game, with its note and what was said about its moves."""
    if record.damage and not record.branches:
        raise BadRecord(_damage(file, record))
    game = find_game(record.header.game)
    try:
        branch = record.branch(name)
        with blaming(game):
            match = followed(game, record, branch).match
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from error
    comments = [comment for comment in record.comments if comment.branch == name]
    with blaming(game):
        if as_json:
            told = {
                **_document(match, readers, record),
                "branch": branch.told(),
                "comments": [c.told() for c in comments],
            }
            typer.echo(json.dumps(told, ensure_ascii=False, indent=2))
            return
        console = open_terminal()
        print_about(console, branch)
        _print(console, match, readers, comments, branch.n)


def read_together(match: Match[Any], readers: list[int | None]) -> list[dict[str, Fact]]:
    """All events, each as seen by the reader who may see most of it."""
    every = [match.events(reader) for reader in readers]
    return [max(versions, key=len) for versions in zip(*every, strict=True)]


def _whole(record: Record) -> int:
    """How many entries come before the first broken one."""
    return record.entries.index(None) if None in record.entries else len(record.entries)


def _document(match: Match[Any], readers: list[int | None], record: Record) -> Mapping[str, Any]:
    views = {("spectator" if reader is None else str(reader)): match.view(reader) for reader in readers}
    return {
        "game": match.game.id,
        "names": match.names,
        "options": match.record.header.options,
        "n": match.n,
        "events": [{**event, "says": match.say(event)} for event in read_together(match, readers)],
        "views": views,
        "actors": match.actors(),
        "result": None if not match.is_over() else {"scores": match.scores(), "ranking": match.ranking()},
        "branches": [branch.told() for branch in record.branches],
        "comments": [comment.told() for comment in record.comments],
        "broken": [{"line": damage.line, "reason": damage.reason} for damage in record.damage],
    }


def _print(
    console: Console, match: Match[Any], readers: list[int | None], comments: list[Comment], since: int = 0
) -> None:
    console.rule(match.game.title, characters="═")
    by_entry: dict[int, list[str]] = {}
    for event in read_together(match, readers):
        by_entry.setdefault(int(event["n"] or 0), []).append(match.say(event))
    width = len(str(match.n))
    for n, entry in enumerate(match.record.entries[since:], since):
        sentences = by_entry.get(n, [])
        if len(readers) > 1 and isinstance(entry, tuple):
            who = "the table" if entry[0] == CHANCE else match.names[entry[0]]
            sentences = [f"[{who}: {entry[1]}]", *sentences]
        for sentence in sentences:
            console.print(Text(f"{n + 1:>{width}}  {sentence[:1].upper()}{sentence[1:]}"))
        print_comments(console, [each for each in comments if each.n == n + 1], " " * (width + 2))
    for reader in readers:
        console.print()
        if len(readers) > 1 and reader is not None:
            console.print(Text(f"As {match.names[reader]} sees it:", style="bold"))
        console.print(show_position(match.game, match.view(reader), match.names))
    console.print()
    if match.is_over():
        console.print(places(match.names, match.scores(), match.ranking()))
        console.print(Text(verdict(match.names, match.ranking()), style="bold"))
    else:
        console.print(Text(f"After {match.n} entries: {match.say(match.prompt())} (§{match.section()})."))


def _fault(file: Path, match: Match[Any], fault: Exception, is_short: bool) -> Exception:
    """What stopped the telling; an error that is neither ours nor the game author's stays as it is."""
    if not isinstance(fault, DoubloonError):
        return fault
    said = f"{file}: {fault}"
    if isinstance(fault, BadGame):
        said = f"{file}, entry {match.n + 1}: {fault}"
    return BadRecord(f"{said.rstrip('.')}; the game is told up to there." if is_short else said)


def _damage(file: Path, record: Record) -> str:
    first = record.damage[0]
    if first.is_last:
        return f"{file}: the last line, {first.line}, {first.reason}; all lines before it are whole and told above."
    follow = sum(entry is not None for entry in record.entries[_whole(record) :])
    return (
        f"{file}: line {first.line} {first.reason}; the game is told up to there, and {follow} whole entries follow. "
        f"`doubloon verify {file} --mend NEW_FILE` may mend it."
    )
