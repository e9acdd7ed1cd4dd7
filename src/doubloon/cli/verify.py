"""`doubloon verify`: proof that a record keeps to the rules and that nobody stacked the deck."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from doubloon.core import BadRecord, DoubloonError, Record, find_game
from doubloon.core.match import check_header
from doubloon.core.mend import Mended, filled, mend
from doubloon.core.record import entry_line
from doubloon.proof import FAILED, OPEN, PROVEN, UNKNOWN, Finding, blaming, is_proven, prove

from .files import BadFile, read_record, read_seed, reason
from .terminal import error_terminal, open_terminal

SIGNS = {
    PROVEN: ("proven", "green"),
    OPEN: ("not yet", "yellow"),
    UNKNOWN: ("unknown", "yellow"),
    FAILED: ("WRONG", "bold red"),
}


def command(
    files: Annotated[list[Path], typer.Argument(help="Records of games.")],
    mend_to: Annotated[
        Path | None, typer.Option("--mend", help="Write the record, with its broken lines mended, to this new file.")
    ] = None,
) -> None:
    """Prove what a record claims: its rules, every move, its result, every draw from its seed, and who cut.

    The exit code is 0 if nothing is wrong, even if the luck of an unfinished game cannot be proven yet; 2 otherwise.
    """
    if mend_to is not None and len(files) > 1:
        raise DoubloonError(f"--mend writes one file, so it takes one record, not {len(files)}.")
    console = open_terminal()
    are_proven = True
    for file in files:
        try:
            record = read_record(file)
            secret = read_seed(file)
            if mend_to is None:
                are_proven = _report(console, file, record, secret) and are_proven
                continue
            try:
                mended = _mended(file, record, mend_to, console)
            except DoubloonError:
                show(console, file, prove(record, secret))
                raise
            are_proven = _report(console, mend_to, mended, secret) and are_proven
        except DoubloonError as error:
            error_terminal().print(f"doubloon: {error}")
            are_proven = False
    if not are_proven:
        raise typer.Exit(2)


def _report(console: Console, file: Path, record: Record, secret: str | None) -> bool:
    findings = prove(record, secret)
    show(console, file, findings)
    wrong = next((finding for finding in findings if finding.verdict == FAILED), None)
    if wrong is not None:
        error_terminal().print(f"doubloon: {file}: {wrong.detail}")
        if wrong.claim == "lines" and None in record.entries:
            console.print(Text(_what_fits(record, secret)))
    return is_proven(findings)


def show(console: Console, file: Path | str, findings: list[Finding]) -> None:
    """Every claim and what was found of it."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, title=Text(str(file)), title_justify="left")
    table.add_column("claim", no_wrap=True)
    table.add_column("verdict", no_wrap=True)
    table.add_column("what was found", overflow="fold")
    for finding in findings:
        sign, style = SIGNS[finding.verdict]
        table.add_row(finding.claim, Text(sign, style=style), Text(finding.detail))
    console.print(table)


def _what_fits(record: Record, secret: str | None) -> str:
    """What could have stood in the broken lines, in a sentence."""
    found = _search(record, secret)
    lines = [str(damage.line) for damage in record.damage if not damage.is_last]
    where = f"line {lines[0]}" if len(lines) == 1 else f"the lines {', '.join(lines)}"
    if found.gave_up:
        return f"There are too many ways to fill {where} to try them all."
    if not found.ways:
        stops = f"the record stops at entry {found.farthest + 1}"
        return f"Nothing the rules allow in {where} makes the rest replay without fault ({stops})."
    told = [", ".join("nothing" if entry is None else entry_line(entry) for entry in way) for way in found.ways]
    if found.is_certain():
        return f"Only this fits in {where} and makes the rest replay without fault: {told[0]}."
    return f"More than one thing fits in {where}, such as {told[0]} and {told[1]}: nobody can know which it was."


def _search(record: Record, secret: str | None) -> Mended:
    game = find_game(record.header.game)
    check_header(game, record.header)
    with blaming(game):
        return mend(game, record, record.seed if record.seed is not None else secret)


def _mended(file: Path, record: Record, target: Path, console: Console) -> Record:
    """The record with its broken lines filled, written to a new file; refuses to guess."""
    if not record.damage:
        raise BadRecord(f"{file} has no broken line, so there is nothing to mend.")
    whole = replace(record, entries=list(record.entries), damage=[])
    if None in record.entries:
        secret = read_seed(file)
        found = _search(record, secret)
        if not found.is_certain():
            raise BadRecord(f"{file} cannot be mended. {_what_fits(record, secret)}")
        console.print(Text(_what_fits(record, secret)))
        whole = filled(record, found.ways[0])
    if any(damage.is_last for damage in record.damage):
        console.print(Text(f"The last line, {record.damage[-1].line}, was left out."))
    if record.entries.count(None) < sum(not damage.is_last for damage in record.damage):
        console.print(Text("What was broken behind the end of the game was left out."))
    try:
        with target.open("x", encoding="utf-8", newline="\n") as out:
            out.write(whole.text())
    except FileExistsError:
        raise BadFile(f"{target} already exists; --mend writes a new file.") from None
    except (OSError, ValueError) as error:
        raise BadFile(f"{target} cannot be written: {reason(error)}.") from error
    return whole
