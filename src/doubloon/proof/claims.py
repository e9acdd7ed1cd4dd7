"""What can be proven of a record, claim by claim."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from doubloon.core import CHANCE, BadRecord, DoubloonError, Game, Match, Record, commitment, find_game, fingerprint
from doubloon.core.fork import followed
from doubloon.core.match import check_header

from .blame import blaming

PROVEN: Final = "proven"
OPEN: Final = "open"
UNKNOWN: Final = "unknown"
FAILED: Final = "failed"


CLAIMS: Final = ("rules", "lines", "moves", "result", "luck", "shuffle", "branches")


@dataclass(frozen=True)
class Finding:
    """One claim of a record and what was found.

    It is proven, still open because the game is not over, unknown because the record cannot tell, or wrong.
    """

    claim: str
    verdict: str
    detail: str


def is_proven(findings: list[Finding]) -> bool:
    """Is nothing wrong? It is no fault if a claim is still open, or if the record cannot tell."""
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
        findings.append(_shuffle(record, record.seed if record.seed is not None else secret))
        if record.branches:
            with blaming(game):
                findings.append(_branches(game, record))
    except _Wrong as wrong:
        findings.append(wrong.finding)
    except DoubloonError as error:
        findings.append(Finding(CLAIMS[len(findings)], FAILED, str(error)))
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


def _shuffle(record: Record, seed: str | None) -> Finding:
    """Whose hands were in the luck, in words for those who played."""
    shuffle, names = record.header.shuffle, record.header.names
    if shuffle is None:
        return Finding("shuffle", UNKNOWN, "The record does not tell who picked the seed: the table may have alone.")
    shuffle.check(seed)
    cut = [names[each.seats[0]] for each in shuffle.cuts if each.cut]
    late = [names[each.seats[0]] for each in shuffle.cuts if each.seal and not each.cut]
    none = [names[each.seats[0]] for each in shuffle.cuts if not each.seal]
    absent = (f" {_listed(late)} sealed a cut but did not open it in time." if late else "") + (
        f" {_listed(none)} did not cut." if none else ""
    )
    if not cut:
        return Finding("shuffle", UNKNOWN, f"Nobody cut, so the table may have picked the seed alone.{absent}")
    if seed is None:
        later = "that the seed is made of it is shown when the game is over."
        return Finding("shuffle", OPEN, f"Cut by {_listed(cut)}; {later}{absent}")
    told = f"The seed is made of the table's secret and the cut of {_listed(cut)}, all sealed before any was opened."
    trust = "If one of those pages was honest, nobody chose the luck; each page knows its own cut."
    return Finding("shuffle", PROVEN, f"{told} {trust}{absent}")


def _branches(game: Game[Any], record: Record) -> Finding:
    """Each branch played again from where it leaves the game."""
    for branch in record.branches:
        followed(game, record, branch)
    moves = sum(len(branch.moves) for branch in record.branches)
    names = _listed([f"“{branch.name}”" for branch in record.branches])
    return Finding("branches", PROVEN, f"{names}: all {moves} moves are legal, and every draw matches the luck.")


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
