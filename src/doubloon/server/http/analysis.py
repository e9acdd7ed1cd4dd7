"""Analyses of finished games over HTTP, and what a report holds."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from .address import Call
from .replays import one_of_few

ANYTHING: Final = -1


class Seen(Struct, forbid_unknown_fields=True):
    """How much of an analysis a reader has seen; without it, whatever there is is told at once."""

    seen: Annotated[int, Meta(ge=-1, le=10_000_000)] = ANYTHING


class Estimate(Struct):
    """A mean and its standard error."""

    value: float
    error: float


class Account(Struct):
    """Where the result of a seat came from: start, luck, the decisions of each seat and the unforeseen add up to it."""

    start: Estimate
    luck: Estimate
    decisions: list[Estimate]
    unforeseen: Estimate
    final: float


class CurvePoint(Struct):
    """What each seat could expect when the record had `n` entries."""

    n: int
    worth: list[float]
    error: list[float]


class AnalysisStep(Struct, omit_defaults=True):
    """A decision, or all that chance (-1) did between two: the entries from `n` on, and what each seat had of it."""

    n: int
    to: int
    seat: int
    moves: list[str]
    change: list[float] = []
    error: list[float] = []


class Decision(Struct, omit_defaults=True):
    """What a decision cost, judged by what its seat knew; `cost` is 0 where that is within the doubt."""

    step: int
    n: int
    seat: int
    played: str
    best: str
    loss: float
    error: float
    cost: float
    line: list[tuple[int, str]] = []
    """What might have followed the better move, which is the first of it."""


class AnalysisReport(Struct):
    """What a finished game was made of, as far as it is known; `moments` are steps."""

    analysis: int
    game: str
    rules: int
    names: list[str]
    fingerprint: str
    seed: str
    budget: int
    done: int
    total: int
    scores: list[int]
    ranking: list[int]
    curve: list[CurvePoint]
    steps: list[AnalysisStep]
    accounts: list[Account]
    losses: list[Estimate]
    decisions: list[Decision]
    moments: list[int]
    moments_of: list[list[int]]


class AnalysisInfo(Struct):
    """How far an analysis is, and what is known; no report if the reader has seen it."""

    status: Literal["none", "waiting", "working", "done", "failed"]
    mine: bool
    """Did the reader ask for it? Then the reader can stop it."""
    done: int
    total: int
    report: AnalysisReport | None = None


async def analysis(call: Call[Seen]) -> dict[str, object]:
    """What a finished game was made of, as far as it is known; with `seen` it waits a while for more."""
    return await call.services.analyses.tell(await call.table(), call.identity, call.wish.seen)


async def analyse(call: Call[None]) -> dict[str, object]:
    """Have a finished game analysed."""
    async with one_of_few(call) as table:
        await call.services.analyses.begin(table, call.identity)
    return await call.services.analyses.tell(table, call.identity, ANYTHING)


async def stop_analysis(call: Call[None]) -> dict[str, object]:
    """Call off an analysis that I have asked for."""
    table = await call.table()
    await call.services.analyses.stop(table, call.identity)
    return await call.services.analyses.tell(table, call.identity, ANYTHING)
