"""A position as its readers see it: built from the match through views and events of their seats, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from doubloon.core import Match
from doubloon.core.schema import schema
from doubloon.core.secrecy import has_secrets

Told: TypeAlias = dict[str, Any]
"""A message, or a part of one, as `docs/wire.md` describes it."""
Tell: TypeAlias = Callable[[int | None, int], Any]
"""What was told through the eyes of a seat since an entry."""
PAGE: Final = 100
"""So many entries are on a page; whoever comes is told the last page that is full and what came after it."""


def own_eyes(seats: list[int]) -> list[int | None]:
    """Through whose eyes somebody with these seats looks; with none, through a spectator's.

    Several people at one device see what spectators see too: that may be shown whoever looks.
    """
    return [*seats] if len(seats) == 1 else [*seats, None]


def position(match: Match[Any], seats: list[int], since: int, undo: str, tell: Tell | None = None) -> Told:
    """The position for somebody with these seats; with none, as a spectator sees it. Clocks are others' business."""
    actors = match.actors()
    is_over = not actors
    faces = [face(match, seat, (tell or match.events)(seat, since), undo) for seat in own_eyes(seats)]
    return {
        "n": match.n,
        "since": since,
        "prompt": match.prompt(),
        "section": match.section(),
        "actors": actors,
        "over": is_over,
        "scores": match.scores() if is_over else [],
        "ranking": match.ranking() if is_over else [],
        "tally": [{"key": key, "points": points} for key, points in match.tally()] if is_over else [],
        "clock": None,
        "open": match.is_open(),
        "faces": mark_secrets(match, faces),
    }


def mark_secrets(match: Match[Any], faces: list[Told]) -> list[Told]:
    """At one device: which of the faces hold something that must not be shown to the others there."""
    if len(faces) > 1:
        kind, spectators = schema(match.game), faces[-1]["view"]
        for each in faces[:-1]:
            each["secret"] = has_secrets(kind, each["view"], spectators)
    return faces


def page_for_newcomers(match: Match[Any]) -> int:
    """The first entry of which somebody who comes now is told."""
    return max(match.n // PAGE - 1, 0) * PAGE


def page_before(entry: int) -> int:
    """Where the page begins on which the entry before this one stands."""
    return max(entry - 1, 0) // PAGE * PAGE


def face(match: Match[Any], seat: int | None, events: Any, undo: str) -> Told:
    """One seat's side of the position."""
    view: Mapping[str, Any] = match.view(seat)
    return {
        "seat": seat,
        "view": dict(view),
        "moves": [] if seat is None else match.legal_moves(seat),
        "events": events,
        "can_undo": undo == "free" and seat is not None and match.undo_limit(seat) < match.standing,
        "has_moved": seat is not None and match.last_move_of(seat) is not None,
        "secret": False,
    }
