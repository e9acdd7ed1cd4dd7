"""Other lines of a finished game, tried out and kept, and what people say about its moves.

Nothing is kept of a line that is being tried: whoever tries it sends its moves each time, so taking back is sending
fewer. A running game has none of this, because a line tried in it would show hidden cards and luck to come.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any, Final, TypeVar

import msgspec

from doubloon.bots import find_bot
from doubloon.core import BadRecord, Record
from doubloon.core.branch import LONGEST_COMMENT, LONGEST_NAME, LONGEST_NOTE, Branch, Comment
from doubloon.core.fork import Fork

from .bot_workers import BotWorkers
from .errors import Refusal, Refused
from .faces import position
from .prose import clean_line, clean_prose
from .replays import Replays, Tape, finished, stops, tape_of
from .seats import free_name
from .store import Crowded, Database, Person, TableRow, Taken
from .store import branches as b
from .table import Table
from .tokens import new_name
from .wire.branches import BranchesInfo, BranchInfo, BranchMove, CommentInfo, KeepBranch, MakeComment, TryLine
from .wire.told import encode

T = TypeVar("T")

MOST_MOVES: Final = 1_500
"""How many decisions a branch may have; the longest games have fewer."""
BRANCHES: Final = b.Most(of_game=100, of_person=30)
COMMENTS: Final = b.Most(of_game=500, of_person=100)
MOST_ASKING: Final = 20
"""How many bots may be waited for in branches; one of them thinks at a time, so that tables need not wait for them."""


class Branches:
    """Tries lines out, keeps branches and comments, and tells of them."""

    def __init__(self, database: Database, workers: BotWorkers, replays: Replays) -> None:
        self._database: Final = database
        self._workers: Final = workers
        self._replays: Final = replays
        self._thinking: Final = asyncio.Semaphore(1)
        self._asking = 0

    async def tell(self, table: Table, identity: str) -> BranchesInfo:
        """All branches and comments of a finished game."""
        await finished(table, identity)
        return await self._told(table, identity)

    async def try_line(self, table: Table, identity: str, wish: TryLine) -> dict[str, object]:
        """The position to which a line leads, through all eyes; perhaps after a move that a bot makes."""
        tape = await finished(table, identity)
        fork = await self._replays.work(lambda: forked(tape, wish.n, wish.moves, wish.seed))
        decided = list(wish.moves)
        if wish.bot:
            find_bot(wish.bot)
            seat = next(iter(fork.match.actors()), None) if wish.seat is None else wish.seat
            if seat is None or seat not in fork.match.actors():
                raise Refused(Refusal.NOTHING_TO_DECIDE)
            check_length(len(decided) + 1)
            text = await self._choose(tape, fork, seat, wish)
            fork.play(seat, text, wish.bot)
            decided.append(BranchMove(seat, text, wish.bot))
        seats = list(range(tape.record.header.seats))
        told = await self._replays.work(lambda: encode(position(fork.match, seats, wish.since, None, "never")))
        return {"moves": decided, "position": msgspec.Raw(told)}

    async def keep(self, table: Table, person: Person, wish: KeepBranch) -> BranchesInfo:
        """Keep a line as a branch, under a name that the game has no other of."""
        tape = await finished(table, person.id)
        _check_welcome(table.row, person)
        name, note = clean_line(wish.name)[:LONGEST_NAME].strip(), clean_prose(wish.note)[:LONGEST_NOTE].strip()
        fork = await self._replays.work(lambda: forked(tape, wish.n, wish.moves, wish.seed))
        over = fork.match.is_over()
        row = b.BranchRow(
            id=new_name(),
            table_id=table.id,
            identity=person.id,
            author=_called(table.row, person),
            name=name,
            note=note,
            n=wish.n,
            seed=wish.seed,
            moves=fork.steps,
            scores=fork.match.scores() if over else [],
            at=time.time(),
        )
        try:
            await self._counted(
                self._database.run(b.add_branch(row, BRANCHES)), Refusal.BRANCHES_FULL, Refusal.BRANCHES_OF_YOURS
            )
        except Taken as error:
            raise Refused(Refusal.BRANCH_NAMED_SO) from error
        return await self._told(table, person.id, row.id)

    async def comment(self, table: Table, person: Person, wish: MakeComment) -> BranchesInfo:
        """Say something about a position that people saw."""
        await finished(table, person.id)
        _check_welcome(table.row, person)
        text = clean_prose(wish.text)[:LONGEST_COMMENT].strip()
        if not text:
            raise Refused(Refusal.NOTHING_SAID)
        tape = await tape_of(table, person.id, wish.branch)
        if not await self._replays.work(lambda: any(stop.n == wish.n for _, stop in stops(tape))):
            raise Refused(Refusal.NO_STOP, stop=wish.n)
        row = b.CommentRow(
            new_name(), table.id, person.id, _called(table.row, person), wish.branch, wish.n, text, time.time()
        )
        is_kept = await self._counted(
            self._database.run(b.add_comment(row, COMMENTS)), Refusal.COMMENTS_FULL, Refusal.COMMENTS_OF_YOURS
        )
        if not is_kept:
            raise Refused(Refusal.NO_BRANCH)
        return await self._told(table, person.id)

    async def remove_branch(self, table: Table, identity: str, id: str) -> BranchesInfo:
        """Remove a branch of one's own, or as somebody who sits at the table."""
        await finished(table, identity)
        if not await self._database.run(b.remove_branch(table.id, id, _only_own(table.row, identity))):
            known = await self._database.run(b.find_branch(table.id, id))
            raise Refused(Refusal.NO_BRANCH if known is None else Refusal.OTHERS_WORDS)
        return await self._told(table, identity)

    async def remove_comment(self, table: Table, identity: str, id: str) -> BranchesInfo:
        """Remove a comment of one's own, or as somebody who sits at the table."""
        await finished(table, identity)
        if not await self._database.run(b.remove_comment(table.id, id, _only_own(table.row, identity))):
            known = await self._database.run(b.comments_of(table.id))
            raise Refused(Refusal.OTHERS_WORDS if any(each.id == id for each in known) else Refusal.NO_COMMENT)
        return await self._told(table, identity)

    async def record(self, table: Table, record: Record) -> Record:
        """The record of a finished game with all its branches and comments, as a file keeps them."""
        branches = await self._database.run(b.branches_of(table.id))
        comments = await self._database.run(b.comments_of(table.id))
        names = {branch.id: branch.name for branch in branches}
        return replace(
            record,
            branches=[Branch(x.name, x.n, x.moves, x.author, x.note, x.seed or None) for x in branches],
            comments=[
                Comment(x.n, x.text, x.author, names.get(x.branch))
                for x in comments
                if not x.branch or x.branch in names
            ],
        )

    async def _choose(self, tape: Tape, fork: Fork[Any], seat: int, wish: TryLine) -> str:
        """What a bot does there; asked again, it does the same."""
        if self._asking >= MOST_ASKING:
            raise Refused(Refusal.REPLAYS_BUSY)
        self._asking += 1
        try:
            async with self._thinking:
                whim = f"{tape.record.seed} {wish.seed} {fork.match.n}"
                text, _ = await self._workers.choose(tape.game, fork.match.state(), seat, wish.bot, whim)
                return text
        finally:
            self._asking -= 1

    async def _counted(self, work: Awaitable[T], of_game: Refusal, of_person: Refusal) -> T:
        try:
            return await work
        except Crowded as error:
            raise Refused(of_person if error.identity else of_game, most=error.most) from error

    async def _told(self, table: Table, identity: str, kept: str = "") -> BranchesInfo:
        branches = await self._database.run(b.branches_of(table.id))
        comments = await self._database.run(b.comments_of(table.id))
        row = table.row
        return BranchesInfo(
            branches=[branch_info(row, each, identity) for each in branches],
            comments=[comment_info(row, each, identity) for each in comments],
            kept=kept,
        )


def forked(tape: Tape, n: int, moves: list[BranchMove], seed: str) -> Fork[Any]:
    """A line from a finished game, played as far as it goes."""
    check_length(len(moves))
    if n == len(tape.record.entries):
        raise Refused(Refusal.BRANCH_AT_END)
    try:
        fork: Fork[Any] = Fork(tape.game, tape.record, n, seed or None)
    except BadRecord as error:
        raise Refused(Refusal.NO_CHOICE_THERE, n=n) from error
    for move in moves:
        fork.play(move.seat, move.text, move.bot)
    return fork


def check_length(moves: int) -> None:
    """Refuse a line that never ends."""
    if moves > MOST_MOVES:
        raise Refused(Refusal.BRANCH_TOO_LONG, most=MOST_MOVES)


def branch_info(row: TableRow, branch: b.BranchRow, identity: str) -> BranchInfo:
    """A branch as somebody sees it; whose it is stays between it and its author."""
    players: list[str | None] = [None] * len(row.seats)
    for seat, _, bot in branch.moves:
        if seat >= 0 and players[seat] != "":
            players[seat] = bot
    first = branch.moves[0]
    return BranchInfo(
        id=branch.id,
        name=branch.name,
        note=branch.note,
        by=branch.author,
        n=branch.n,
        seat=first[0],
        first=first[1],
        moves=sum(seat >= 0 for seat, _, _ in branch.moves),
        last=branch.n + len(branch.moves),
        players=players,
        own_luck=bool(branch.seed),
        scores=branch.scores,
        at=branch.at,
        yours=branch.identity == identity != "",
        removable=identity == branch.identity != "" or row.is_member(identity),
    )


def comment_info(row: TableRow, comment: b.CommentRow, identity: str) -> CommentInfo:
    """A comment as somebody sees it."""
    return CommentInfo(
        id=comment.id,
        n=comment.n,
        branch=comment.branch,
        by=comment.author,
        text=comment.text,
        at=comment.at,
        yours=comment.identity == identity != "",
        removable=identity == comment.identity != "" or row.is_member(identity),
    )


def _called(row: TableRow, person: Person) -> str:
    """What somebody is called at this table: nobody is taken for somebody who sat there."""
    mine = row.seats_of(person.id)
    return row.seats[mine[0]].name if mine else free_name(person.name, row.seats)


def _check_welcome(row: TableRow, person: Person) -> None:
    """Whom the host has removed or muted, or the operator asked to pause, says nothing here either."""
    if person.hushed_until > time.time():
        raise Refused(Refusal.HUSHED)
    if person.id in row.order.removed:
        raise Refused(Refusal.REMOVED)
    if person.id in row.order.muted or (row.order.watchers_muted and not row.is_member(person.id)):
        raise Refused(Refusal.MUTED)


def _only_own(row: TableRow, identity: str) -> str | None:
    """Whose words somebody may remove: None: everybody's."""
    return None if row.is_member(identity) else identity
