"""How long people have, by the record and the times of its entries alone."""

from __future__ import annotations

from doubloon.core import Match
from doubloon.server.seats import person
from doubloon.server.store import TableRow, TableSettings
from doubloon.server.table.contents import Contents
from tests.core.matches import SALVAGE

TIMER = 30


def begun(timer: int = TIMER) -> Contents:
    """Ada and Bob's game, which began at second 1000; Ada is the captain."""
    match = Match.begin(SALVAGE, 2, "seed", names=["Ada", "Bob"])
    settings = TableSettings(title="Salvage", timer=timer, began=1000.0)
    row = TableRow(
        "id", "salvage", "ada", "playing", settings, [person("ada", "Ada"), person("bob", "Bob")], 1000.0, ""
    )
    return Contents(row, match, times=[1000.0] * match.n)


def moves(contents: Contents, text: str, at: float, seat: int = 0) -> None:
    """A move of a seat, written down at this second."""
    assert contents.match is not None
    before = contents.match.n
    contents.match.submit(seat, text)
    contents.times += [at] * (contents.match.n - before)


def test_the_first_decision_has_more_time_and_the_next_ones_have_not() -> None:
    contents = begun()
    assert contents.deadline(0) == 1000 + 2 * TIMER
    assert begun(timer=3600).deadline(0) == 1000 + 3600 + 60
    moves(contents, "trust", 1050)
    assert contents.deadline(0) == 1050 + TIMER, "she has made her first decision"
    assert contents.deadline(1) == 1050 + 2 * TIMER, "Bob has not"


def test_while_several_choose_nobody_learns_from_the_clock_who_has_moved() -> None:
    contents = begun()
    moves(contents, "trust", 1010)
    ends = contents.deadline(1)
    assert contents.match is not None
    moves(contents, contents.match.legal_moves(0)[0], 1012)
    assert contents.deadline(1) == ends


def test_who_was_late_gets_no_new_time_until_what_was_begun_is_finished() -> None:
    contents = begun()
    moves(contents, "trust", 1061)
    assert contents.match is not None and 0 in contents.match.actors()
    assert contents.deadline(0) == 1060, "a bot goes on"
    assert contents.is_overdue(0)
    contents.match.undo(0)
    contents.times.append(1062)
    assert contents.deadline(0) == 1060, "taking back what the bot did gains no time"


def test_who_was_late_and_has_been_shown_something_has_new_time_for_what_follows() -> None:
    contents = begun()
    moves(contents, "look", 1061)
    assert contents.match is not None and 0 in contents.match.actors()
    assert contents.deadline(0) == 1061 + TIMER
