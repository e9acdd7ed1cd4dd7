"""What clients and server say to each other about branches of finished games and comments on their moves."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .parts import Id, Number, Seat, ShortText
from .told import Position

BranchId = Annotated[str, Meta(max_length=64)]
OwnSeed = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{64})?$")]
"""The luck of a branch alone; empty: that of its game."""


class Branch(Struct, forbid_unknown_fields=True):
    """Go on from the stop at entry `n` of a finished game, in this seat, against bots."""

    n: Number
    seat: Seat
    bot: Annotated[str, Meta(max_length=60)] = "greedy"


class OfBranch(Struct, forbid_unknown_fields=True):
    """Which branch of a finished game; without one the game itself."""

    branch: BranchId = ""


class BranchMove(Struct, forbid_unknown_fields=True):
    """A decision in another line, by this bot or by hand."""

    seat: Seat
    text: ShortText
    bot: Annotated[str, Meta(max_length=60)] = ""


class TryLine(Struct, forbid_unknown_fields=True):
    """Another line from the stop at entry `n` of a finished game: these decisions, chance is drawn between them.

    With a `bot`, it makes the next move: for `seat`, or for the first who is asked. Told is what happened since
    entry `since`.
    """

    n: Number
    moves: list[BranchMove] = []
    seed: OwnSeed = ""
    since: Number = 0
    bot: Annotated[str, Meta(max_length=60)] = ""
    seat: Seat | None = None


class KeepBranch(Struct, forbid_unknown_fields=True):
    """Keep such a line, under this name."""

    n: Number
    moves: Annotated[list[BranchMove], Meta(min_length=1)]
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    note: Annotated[str, Meta(max_length=1_000)] = ""
    seed: OwnSeed = ""


class RemoveBranch(Struct, forbid_unknown_fields=True):
    """Remove a branch."""

    branch: Id


class MakeComment(Struct, forbid_unknown_fields=True):
    """Say something about the stop at entry `n` of a finished game, or of a branch of it."""

    n: Number
    text: ShortText
    branch: BranchId = ""


class RemoveComment(Struct, forbid_unknown_fields=True):
    """Remove a comment."""

    comment: Id


class BranchInfo(Struct):
    """Another line of a finished game that somebody has kept."""

    id: str
    name: str
    note: str
    by: str
    n: int
    """It leaves the game after so many entries,"""
    seat: int
    first: str
    """by this move of this seat,"""
    moves: int
    """goes on for so many decisions,"""
    last: int
    """and ends after so many entries."""
    players: list[str | None]
    """By seat: which bot played it, an empty text if anybody did by hand, null if it was never asked."""
    own_luck: bool
    """Has it a luck of its own, and not the game's?"""
    scores: list[int]
    """Empty if it stops before the end of the game."""
    at: float
    yours: bool
    removable: bool
    """May whoever reads this remove it?"""


class CommentInfo(Struct):
    """What somebody said about a stop of the game, or of a branch."""

    id: str
    n: int
    branch: str
    by: str
    text: str
    at: float
    yours: bool
    removable: bool


class BranchesInfo(Struct):
    """All branches of a finished game and all that was said about it, in the order in which they came."""

    branches: list[BranchInfo]
    comments: list[CommentInfo]
    kept: str = ""
    """The branch that was just kept."""


class Tried(Struct):
    """Where another line leads: its decisions, and the position through the eyes of all seats and of a spectator."""

    moves: list[BranchMove]
    position: Position
