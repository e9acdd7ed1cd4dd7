"""`doubloon daily`: proof that the daily deals were fixed before their day, and which of them a record is of."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final
from urllib.error import URLError
from urllib.request import urlopen

import typer
from rich.text import Text

from doubloon.daily import BadChain, Opened, read_proof
from doubloon.proof import FAILED, OPEN, PROVEN, UNKNOWN, Finding, is_proven

from .files import BadFile, read_bytes, read_record
from .terminal import error_terminal, open_terminal
from .verify import show

WHERE: Final = "/api/daily/commitments"
LARGEST: Final = 2**20
PATIENCE: Final = 20.0
"""Seconds in which a server must have answered."""


def command(
    proof: Annotated[
        str, typer.Argument(help=f"A server such as http://localhost:8000, or a file with what it tells at {WHERE}.")
    ],
    records: Annotated[list[Path] | None, typer.Argument(help="Records of daily deals.")] = None,
    anchor: Annotated[str, typer.Option(help="The anchor you noted earlier: is it still the one in force?")] = "",
) -> None:
    """Prove that nobody picked the daily deals: every secret opened so far leads back to the anchor.

    Given records, it also proves that each is the deal of its day and game, dealt as it was fixed. `doubloon verify`
    proves their moves and draws. The exit code is 0 if nothing is wrong, 2 otherwise.
    """
    chains = read_proof(_read(proof))
    findings = [finding for each in chains for finding in _chain(each)]
    if anchor:
        findings.append(_noted(chains, anchor.strip().lower()))
    findings += [_record(chains, file) for file in records or []]
    show(open_terminal(), proof, findings)
    if not is_proven(findings):
        wrong = next(finding for finding in findings if finding.verdict == FAILED)
        error_terminal().print(Text(f"doubloon: {wrong.detail}"))
        raise typer.Exit(2)


def _read(proof: str) -> str:
    """What a server tells, or what somebody has kept of it."""
    if not proof.startswith(("http://", "https://")):
        return read_bytes(Path(proof), LARGEST).decode("utf-8", "replace")
    address = proof.rstrip("/").removesuffix(WHERE) + WHERE
    try:
        with urlopen(address, timeout=PATIENCE) as answer:
            told: bytes = answer.read(LARGEST)
    except (URLError, OSError, ValueError) as error:
        raise BadFile(f"{address} cannot be read: {getattr(error, 'reason', error)}.") from error
    return told.decode("utf-8", "replace")


def _chain(told: Opened) -> list[Finding]:
    """What a chain promises, and whether what is open keeps to it."""
    chain = told.chain
    lasts = f"{chain.first} to {chain.last}: {chain.anchor}"
    promise = Finding("anchor", PROVEN if told.day else OPEN, lasts)
    if told.day is None:
        return [promise, Finding("secrets", OPEN, "No secret is open yet; the first is, a day after its day.")]
    try:
        told.check()
    except BadChain as error:
        return [Finding("anchor", UNKNOWN, lasts), Finding("secrets", FAILED, str(error))]
    return [promise, Finding("secrets", PROVEN, f"Those of all days up to {told.day} lead back to the anchor.")]


def _noted(chains: list[Opened], anchor: str) -> Finding:
    """Is the anchor that somebody noted still there?"""
    if any(each.chain.anchor == anchor for each in chains):
        return Finding("noted", PROVEN, "The anchor that you noted is among those that are told.")
    return Finding("noted", FAILED, "The anchor that you noted is not told any more: deals were exchanged.")


def _record(chains: list[Opened], file: Path) -> Finding:
    """Which day's deal a record is of."""
    header = read_record(file).header
    for each in chains:
        day = each.deals(header.game).get(header.commitment)
        if day is not None:
            return Finding("record", PROVEN, f"{file} is the deal of {header.game} of {day}.")
    last = max((each.day for each in chains if each.day is not None), default=None)
    if last is None:
        return Finding("record", UNKNOWN, f"{file}: no day is open yet, so nobody can tell.")
    return Finding("record", FAILED, f"{file} is the deal of no day up to {last}; later ones are not open yet.")
