"""What may come of an exchange, and what is at stake after a duel: for boards, which know no rules."""

from __future__ import annotations

from typing import Final

from .box import DUEL_ROUNDS, EXCHANGES, ITEMS
from .frames import Question, Step
from .rules.duel import booty_for, points_after, striker_after, winner_by
from .state import NOTHING, Voyage
from .view_types import Follows, OutcomeView

IN_EXCHANGE: Final = (Question.LAY, Question.DEFEND, Question.FEINT)


def outcome(state: Voyage, is_hit: bool) -> OutcomeView | None:
    """§7.2, §7.3 What this exchange leads to, if it is a hit or a parry and nobody plays a special."""
    if state.todo[-1][0] not in IN_EXCHANGE:
        return None
    points = points_after(state, is_hit)
    won = NOTHING
    follows: Follows = "exchange"
    if state.exchange + 1 == EXCHANGES:
        won = winner_by(points)
        follows = "won" if won != NOTHING else "round" if state.duel_round < DUEL_ROUNDS else "tie"
    goes_on = follows in ("exchange", "round")
    return {
        "points": points,
        "follows": follows,
        "striker_seat": state.duelists[striker_after(state, is_hit)] if goes_on else None,
        "winner_seat": None if won == NOTHING else state.duelists[won],
        "booty": 0 if won == NOTHING else booty_for(points),
    }


def booty_left(state: Voyage) -> int:
    """§7.4 How many points of booty are still to be taken, the present one too."""
    for frame in state.todo:
        if frame[0] == Step.BOOTY:
            return frame[3] + (state.todo[-1][0] in (Question.BOOTY, Question.RANSOM, Question.BLIND))
    return 0


def named_item(state: Voyage) -> str | None:
    """§7.4 The token that the winner has named, while the loser may still pay a ransom."""
    frame = state.todo[-1]
    return ITEMS[frame[3]] if frame[0] == Question.RANSOM else None
