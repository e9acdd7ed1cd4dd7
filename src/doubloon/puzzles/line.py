"""How the game might go on from the best move: as strong bots play, with the luck that the game had."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from doubloon.bots import ask
from doubloon.bots.levels import BOTS
from doubloon.core import Match
from doubloon.core.record import Played

OWN: Final = 3
"""A line ends when its seat has chosen so often,"""
LONGEST: Final = 14
"""and at the latest after so many choices of all."""
PLAYER: Final = BOTS[4]
"""Who plays on: the strongest that answers quickly."""


def line_from(match: Match[Any], seat: int, best: str, luck: str) -> list[Played]:
    """The best move and what followed when strong bots played on; the match is at its end then."""
    start = match.n
    match.submit(seat, best)
    own = made = 1
    while not match.is_over() and own < OWN and made < LONGEST:
        actor = match.actors()[0]
        move = ask(PLAYER, match.game, match.state(), actor, Random(f"{luck}/{match.n}"))
        match.submit(actor, match.game.words.text[move])
        made += 1
        own += actor == seat
    return [entry for entry in match.record.entries[start:] if isinstance(entry, tuple)]
