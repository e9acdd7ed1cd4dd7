"""Which finished games say how well somebody plays, and for whom: judged once, when a game ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final, Literal

import msgspec
from msgspec import Struct

from doubloon.core import CHANCE

from ..store.rows import Entry, Result, Seat, TableRow

MOST_BY_OTHERS: Final = 0.25
"""Such a part of their decisions somebody may leave to a bot, or ask it about."""

Why = Literal["", "lesson", "branch", "daily", "device", "taken_back", "alone"]
"""Why a game does not count: it was a guided first game, went on from another one, was a daily deal, which others may
have told about, or several sat at one device; moves were taken back after luck or others had spoken; nobody is left to
be compared with."""
Part = Literal["played", "bot", "gave_up", "late", "helped", "shared"]
"""What somebody did at a seat: played it, to the end or not; came when a bot had played much of it; had much advice.
Or it was a bot's, or one that several people played."""

_LINES: Final = msgspec.json.Decoder()


class Finisher(Struct, frozen=True):
    """A seat of a finished game: whose it was, how it ended, and in which place it counts; 0: not at all."""

    seat: int
    identity: str
    bot: str
    name: str
    score: int
    place: int
    part: Part
    counts: int = 0


class Verdict(Struct, frozen=True):
    """A finished game: who played it and whether it counts."""

    why: Why
    moves: int
    finishers: tuple[Finisher, ...]


class _Hands(Struct):
    """By whom the decisions of a seat were made."""

    own: int = 0
    before: int = 0
    """By a bot, before the seat's person had made one."""
    since: int = 0
    """By a bot afterwards."""

    @property
    def all(self) -> int:
        return self.own + self.before + self.since


def judge(row: TableRow, result: Result, entries: Sequence[Entry], hints: Mapping[int, int]) -> Verdict:
    """Who played a finished game, and whether it says how well; `hints`: how often each seat asked for advice."""
    hands, is_taken_back = _decisions(row, entries)
    finishers = [_finisher(row, result, seat, hands[seat], hints.get(seat, 0)) for seat in range(len(row.seats))]
    why = _why(row, finishers, is_taken_back)
    moves = sum(each.all for each in hands)
    return Verdict(why, moves, tuple(finishers))


def _why(row: TableRow, finishers: Sequence[Finisher], is_taken_back: bool) -> Why:
    people = [each.identity for each in finishers if each.identity]
    if row.settings.lesson:
        return "lesson"
    if row.settings.branch_of is not None:
        return "branch"
    if row.settings.daily is not None:
        return "daily"
    if len(set(people)) < len(people):
        return "device"
    if is_taken_back:
        return "taken_back"
    if not any(each.identity and each.counts for each in finishers) or sum(each.counts > 0 for each in finishers) < 2:
        return "alone"
    return ""


def _finisher(row: TableRow, result: Result, number: int, hands: _Hands, hints: int) -> Finisher:
    seat, place = row.seats[number], result.ranking[number]
    identity, part = _part(seat, hands, hints)
    last = len(row.seats) + 1
    """Behind everybody who played to the end."""
    counts = {"played": place, "bot": place, "gave_up": last}.get(part, 0)
    bot = seat.bot if seat.is_bot else ""
    return Finisher(number, identity, bot, seat.name, result.scores[number], place, part, counts)


def _part(seat: Seat, hands: _Hands, hints: int) -> tuple[str, Part]:
    """Whose seat it was, and what they did there."""
    if seat.is_bot:
        if not seat.seen:
            return "", "bot"
        return (_owner(seat), "gave_up") if hands.own else ("", "shared")
    if set(seat.seen) - {seat.identity} or hands.before > hands.all * MOST_BY_OTHERS or not hands.own:
        return seat.identity, "late"
    if hands.since > hands.all * MOST_BY_OTHERS:
        return seat.identity, "gave_up"
    return seat.identity, "helped" if hints > hands.own * MOST_BY_OTHERS else "played"


def _owner(seat: Seat) -> str:
    """Whose seat it is, or was as the only person; empty for a bot's and for one that several people played."""
    return seat.identity or (seat.seen[0] if len(seat.seen) == 1 else "")


def _decisions(row: TableRow, entries: Sequence[Entry]) -> tuple[list[_Hands], bool]:
    """By whom the decisions that stand were made, and whether any was taken back after luck or others had spoken.

    What was written at one moment is one message and what luck made of it; its last entry names who sent it.
    """
    owners = {CHANCE: "", **{number: _owner(seat) for number, seat in enumerate(row.seats)}}
    standing: list[tuple[int, bool]] = []
    is_taken_back = False
    for _, written in groupby(entries, key=lambda entry: entry.at):
        together = list(written)
        sender = (together[-1].client or "").partition(":")[0]
        for entry in together:
            said = _LINES.decode(entry.line)
            if isinstance(said, list):
                standing.append((said[0], sender == owners[said[0]] != ""))
            else:
                undone = {seat for seat, _ in standing[said["back"] :]}
                is_taken_back = is_taken_back or CHANCE in undone or len(undone) > 1
                del standing[said["back"] :]
    hands = [_Hands() for _ in row.seats]
    for seat, is_own in standing:
        if seat == CHANCE:
            continue
        mine = hands[seat]
        if is_own:
            mine.own += 1
        elif mine.own:
            mine.since += 1
        else:
            mine.before += 1
    return hands, is_taken_back
