"""Branches of finished games and comments on their moves, over HTTP."""

from __future__ import annotations

from typing import Final

from ..wire.branches import BranchesInfo, KeepBranch, MakeComment, RemoveBranch, RemoveComment, TryLine
from .address import Call
from .replays import one_of_few

MOST_BODY: Final = 131_072
"""A whole game's moves are sent with each move of a line."""
OF_BOT: Final = 6.0
"""So much costs a bot's move, as a hint does."""


async def branches(call: Call[None]) -> BranchesInfo:
    """The branches of a finished game and what was said about its moves."""
    return await call.services.branches.tell(await call.table(), call.identity)


async def try_line(call: Call[TryLine]) -> dict[str, object]:
    """Try another line of a finished game: the position to which it leads; a bot may make the next move."""
    async with one_of_few(call) as table:
        if call.wish.bot:
            await call.services.work.pay(call.address, OF_BOT)
        return await call.services.branches.try_line(table, call.identity, call.wish)


async def keep_branch(call: Call[KeepBranch]) -> BranchesInfo:
    """Keep another line of a finished game as a branch."""
    async with one_of_few(call) as table:
        call.services.talk.check(call.identity, call.address, table.row)
        return await call.services.branches.keep(table, call.me, call.wish)


async def remove_branch(call: Call[RemoveBranch]) -> BranchesInfo:
    """Remove a branch, with what was said about it."""
    return await call.services.branches.remove_branch(await call.table(), call.identity, call.wish.branch)


async def comment(call: Call[MakeComment]) -> BranchesInfo:
    """Say something about a move of a finished game."""
    async with one_of_few(call) as table:
        call.services.talk.check(call.identity, call.address, table.row)
        return await call.services.branches.comment(table, call.me, call.wish)


async def remove_comment(call: Call[RemoveComment]) -> BranchesInfo:
    """Remove a comment."""
    return await call.services.branches.remove_comment(await call.table(), call.identity, call.wish.comment)
