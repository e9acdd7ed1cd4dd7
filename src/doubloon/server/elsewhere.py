"""Games that were played elsewhere, loaded from their records: proven as `doubloon verify` does, then kept to be looked
at, analysed and talked about. They count for nothing, and the names in them are nobody's here."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any, Final

from doubloon.core import BadRecord, Game, Record, find_game, parse
from doubloon.core.fork import followed
from doubloon.core.line import MARK_EVERY
from doubloon.proof import FAILED, OPEN, Finding, blaming, prove

from . import branches as b
from .errors import Refusal, Refused
from .house_names import house_name
from .keeper import Keeper
from .names import MOST_LETTERS, clean_name
from .opening import new_row
from .origins import Loaded
from .prose import clean_line, clean_prose
from .replays import MOST_ENTRIES, Replays
from .seats import free_name, person
from .store import Crowded, Person, Result, Seat, TableRow, TableSettings, Taken
from .store import loaded as rows
from .store.branches import BranchRow, CommentRow
from .table import Table
from .table.contents import new_entries
from .tokens import LETTERS, hashed, new_name

MOST_STEPS: Final = 100_000
"""So many moves are played to check a record, those of its branches and those after take-backs counted each time."""
LONGEST_MESSAGE: Final = 300
NAME_LENGTH: Final = 20
OF_RECORD: Final = {"rules": Refusal.RECORD_OTHER_RULES, "lines": Refusal.RECORD_DAMAGED}
"""What a wrong claim of a record means; any other is what nobody could have played."""


@dataclass(frozen=True)
class Proven:
    """A record that holds, and how each of its branches ended."""

    game: Game[Any]
    record: Record
    scores: list[list[int]]


class Elsewhere:
    """Loads, lists and removes them."""

    def __init__(self, keeper: Keeper, replays: Replays, most: int) -> None:
        self._keeper: Final = keeper
        self._replays: Final = replays
        self.most: Final = most

    async def load(self, who: Person, text: str) -> Table:
        """Keep the game that a record tells, if it is whole, over, and all that it claims is true.

        The same record loaded again by the same person is the game that they have already: whoever heard no answer,
        as a page that was offline may, sends it once more.
        """
        if not self.most:
            raise Refused(Refusal.NO_RECORDS)
        id = named_after(who, text)
        if any(row.id == id for row in await self.mine(who.id)):
            return await self._keeper.find(id)
        proven = await self._replays.work(lambda: proven_of(text))
        now = time.time()
        row = _row(proven, who, now, id)
        branches, comments = _branches(proven, row.id, now), []
        by_name = {branch.name: kept.id for branch, kept in zip(proven.record.branches, branches, strict=True)}
        for number, each in enumerate(proven.record.comments):
            about = "" if each.branch is None else by_name[each.branch]
            said = clean_prose(each.text) or "…"
            comments.append(
                CommentRow(new_name(), row.id, "", _called(each.by), about, each.n, said, _after(now, number))
            )
        entries = new_entries(proven.record.entries, now)
        try:
            await self._keeper.database.run(rows.add_loaded(row, entries, branches, comments, self.most))
        except Taken:
            return await self._keeper.find(id)  # it was sent twice at the same time
        except Crowded as error:
            raise Refused(Refusal.TOO_MANY_RECORDS, most=self.most) from error
        await self._keeper.look_again(row.id)  # it may have been removed before
        return await self._keeper.find(row.id)

    async def mine(self, identity: str) -> list[TableRow]:
        """What somebody has loaded, the last first."""
        return await self._keeper.database.run(rows.loaded_by(identity))

    async def remove(self, identity: str, id: str) -> None:
        """Delete a game that somebody has loaded; nobody sees it any more."""
        if not await self._keeper.database.run(rows.remove_loaded(identity, id)):
            raise Refused(Refusal.NOT_LOADED)
        await self._keeper.look_again(id)


def named_after(who: Person, text: str) -> str:
    """The name that a record has among the games of whoever loads it: nobody else's, and always the same."""
    number = int(hashed(f"{who.id} {text}"), 16)
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(NAME_LENGTH))


def proven_of(text: str) -> Proven:
    """The record that a text holds; a refusal says what is wrong with it."""
    try:
        record = parse(text.removeprefix("\N{BYTE ORDER MARK}").rstrip("\r\n"), "The file")
    except BadRecord as error:
        raise Refused(Refusal.RECORD_UNKNOWN, message=_short(str(error))) from error
    _check_size(record)
    findings = prove(record)
    for finding in findings:
        if finding.verdict == FAILED:
            raise Refused(OF_RECORD.get(finding.claim, Refusal.RECORD_WRONG), message=_short(finding.detail))
    if _is_open(findings):
        raise Refused(Refusal.RECORD_UNFINISHED)
    game = find_game(record.header.game)
    with blaming(game):
        matches = [followed(game, record, branch).match for branch in record.branches]
    return Proven(game, record, [match.scores() if match.is_over() else [] for match in matches])


def _check_size(record: Record) -> None:
    """Refuse what would take long to check: each take-back plays some moves again, each branch the game before it."""
    backs = sum(isinstance(entry, int) for entry in record.entries)
    forks = sum(branch.n + len(branch.moves) for branch in record.branches)
    if len(record.entries) > MOST_ENTRIES or len(record.entries) + MARK_EVERY * backs + forks > MOST_STEPS:
        raise Refused(Refusal.RECORD_TOO_LONG)
    if len(record.branches) > b.BRANCHES.of_game:
        raise Refused(Refusal.BRANCHES_FULL, most=b.BRANCHES.of_game)
    if len(record.comments) > b.COMMENTS.of_game:
        raise Refused(Refusal.COMMENTS_FULL, most=b.COMMENTS.of_game)
    for branch in record.branches:
        b.check_length(len(branch.moves))


def _is_open(findings: list[Finding]) -> bool:
    return any(finding.claim == "result" and finding.verdict == OPEN for finding in findings)


def _row(proven: Proven, who: Person, now: float, id: str) -> TableRow:
    """A table where the game is over, and where nobody of those who sat there is anybody here."""
    header, result = proven.record.header, proven.record.result
    assert result is not None, "a game that is over has one"
    seats: list[Seat] = []
    for name in header.names:
        seats.append(person(new_name(), free_name(_called(name), seats)))
    settings = TableSettings(
        title=proven.game.title,
        options=header.options,
        undo="never",
        newcomers="nobody",
        cover_after=0,
        began=now,
        loaded=Loaded(who.name, now),
    )
    row = new_row(proven.game.id, who, settings, seats)
    row.id = id
    row.status = "over"
    row.header = replace(header, names=[seat.name for seat in seats]).line()
    row.seed = proven.record.seed or ""
    row.result = Result(tuple(result.scores), tuple(result.ranking), now)
    return row


def _branches(proven: Proven, table: str, now: float) -> list[BranchRow]:
    """The branches of a record, nobody's here; two whose names look the same to a reader get a number."""
    kept: list[BranchRow] = []
    for number, (branch, scores) in enumerate(zip(proven.record.branches, proven.scores, strict=True)):
        name = _unlike(branch.name, [each.name for each in kept])
        note = clean_prose(branch.note)
        kept.append(
            BranchRow(
                id=new_name(),
                table_id=table,
                identity="",
                author=_called(branch.by),
                name=name,
                note=note,
                n=branch.n,
                seed=branch.seed or "",
                moves=branch.moves,
                scores=scores,
                at=_after(now, number),
            )
        )
    return kept


def _unlike(name: str, others: list[str]) -> str:
    try:
        line = clean_line(name)
    except Refused:
        line = "…"
    tries = [line, *(f"{line[:50]} {number}" for number in range(2, len(others) + 3))]
    return next(each for each in tries if each not in others)


def _called(name: str) -> str:
    """A name from a file as it can be shown; whoever has none that can is given one of the house."""
    try:
        return clean_name(name[:MOST_LETTERS])
    except Refused:
        return house_name()


def _after(now: float, number: int) -> float:
    """What stands in a file in an order keeps it."""
    return now + number / 1_000_000


def _short(message: str) -> str:
    return message if len(message) <= LONGEST_MESSAGE else f"{message[: LONGEST_MESSAGE - 1]}…"
