"""What can be proven of a record, claim by claim."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from doubloon.core import CHANCE, BadRecord, DoubloonError, Game, Match, Record, commitment, find_game, fingerprint
from doubloon.core.match import check_header

from .blame import blaming

PROVEN: Final = "proven"
OPEN: Final = "open"
FAILED: Final = "failed"


@dataclass(frozen=True)
class Finding:
    """One claim of a record: proven, still open because the game is not over, or wrong; and what was found."""

    claim: str
    verdict: str
    detail: str


def is_proven(findings: list[Finding]) -> bool:
    """Is nothing wrong? It is no fault if an unfinished game leaves a claim open."""
    return all(finding.verdict != FAILED for finding in findings)


def prove(record: Record, secret: str | None = None) -> list[Finding]:
    """All claims that can be checked, in order; after the first wrong one the later ones may mean nothing.

    ``secret`` is the seed of a game that is not over, if the table has it: the draws so far are then checked too.
    """
    findings: list[Finding] = []
    try:
        game = find_game(record.header.game)
        check_header(game, record.header)
        findings.append(_rules(game))
        findings.append(_lines(record))
        with blaming(game):
            match = _replayed(game, record, secret)
        moves = sum(isinstance(entry, tuple) and entry[0] != CHANCE for entry in record.entries)
        findings.append(Finding("moves", PROVEN, f"All {moves} moves are legal, and every draw was possible."))
        findings.append(_result(match, record))
        findings.append(_luck(game, record, secret, match.is_over()))
    except _Wrong as wrong:
        findings.append(wrong.finding)
    except DoubloonError as error:
        findings.append(Finding(("rules", "lines", "moves", "result", "luck")[len(findings)], FAILED, str(error)))
    return findings


class _Wrong(Exception):
    """A wrong claim, so that the later ones need not be checked."""

    def __init__(self, claim: str, detail: str) -> None:
        super().__init__(detail)
        self.finding: Final = Finding(claim, FAILED, detail)


def _rules(game: Game[Any]) -> Finding:
    detail = f"{game.title}, rules version {game.rules_version}, content {game.content_digest}: the same as here."
    return Finding("rules", PROVEN, detail)


def _lines(record: Record) -> Finding:
    if not record.damage:
        return Finding("lines", PROVEN, f"All {len(record.entries)} entries can be read.")
    first = record.damage[0]
    if first.is_last:
        raise _Wrong("lines", f"The last line, {first.line}, {first.reason}; everything before it can be read.")
    more = f" ({len(record.damage)} lines are broken in all)" if len(record.damage) > 1 else ""
    raise _Wrong("lines", f"Line {first.line} {first.reason}{more}.")


def _replayed(game: Game[Any], record: Record, secret: str | None) -> Match[Any]:
    """The moves replayed by the rules alone; if they fail, the seed may show that a changed draw was the cause."""
    entries = Record(record.header, list(record.entries))
    try:
        return Match.resume(game, entries)
    except BadRecord:
        seed = record.seed if record.seed is not None else secret
        if seed is not None and commitment(seed) == record.header.commitment:
            Match.resume(game, entries, seed)
        raise


def _result(match: Match[Any], record: Record) -> Finding:
    claimed = record.result
    if not match.is_over():
        if claimed is not None:
            raise _Wrong("result", "The record names a result, but its moves do not lead to the end of the game.")
        return Finding("result", OPEN, "The game is not over.")
    if claimed is None:
        raise _Wrong("result", "The moves lead to the end of the game, but the record names no result.")
    for what, said, counted in (
        ("scores", claimed.scores, match.scores()),
        ("places", claimed.ranking, match.ranking()),
        ("last fingerprint", claimed.fingerprint, fingerprint(match.state())),
    ):
        if said != counted:
            raise _Wrong("result", f"The record names the {what} {said}, but its moves lead to {counted}.")
    return Finding(
        "result", PROVEN, f"Scores {claimed.scores}, places {claimed.ranking}, last position {claimed.fingerprint}."
    )


def _luck(game: Game[Any], record: Record, secret: str | None, is_over: bool) -> Finding:
    seed = record.seed if record.seed is not None else secret
    draws = sum(isinstance(entry, tuple) and entry[0] == CHANCE for entry in record.entries)
    if seed is None:
        if is_over:
            raise _Wrong("luck", f"The game is over, but the seed of its {draws} draws was never opened.")
        return Finding("luck", OPEN, f"The seed of the {draws} draws so far is opened when the game is over.")
    if commitment(seed) != record.header.commitment:
        raise _Wrong("luck", f"The seed has the SHA-256 {commitment(seed)[:16]}…, but the record was committed to "
                             f"{record.header.commitment[:16]}….")  # fmt: skip
    try:
        Match.resume(game, Record(record.header, list(record.entries)), seed)
    except BadRecord as error:
        raise _Wrong("luck", str(error)) from error
    if record.seed is None:
        if is_over:
            raise _Wrong(
                "luck", "The game is over, but its seed was not opened in the record; `doubloon play --resume` does it."
            )
        return Finding("luck", OPEN, f"All {draws} draws so far match the secret seed beside it.")
    return Finding("luck", PROVEN, f"The seed matches its commitment, and all {draws} draws match the seed.")
