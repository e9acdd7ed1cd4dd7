"""Allwatyawant as the terminal shows it: drawn from a view, so it can show nothing that the view does not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..frames import Question
from .chart import chart
from .contests import show_plank, tell_duel
from .panels import tell_end, tell_legend, tell_near, tell_own, tell_players, tell_stacks, tell_turn
from .reach import asked


def draw(view: Mapping[str, Any], names: Sequence[str]) -> str:
    """The turn; the chart, or the plank while somebody shoots; the pirates, your cards, the stacks, a legend."""
    if asked(view)[0] == Question.OVER:
        return "\n".join([*tell_end(view, names), *chart(view), *tell_stacks(view), *tell_legend(True)])
    plank, duel = view["plank"], view["duel"]
    is_shooting = plank is not None and plank["in_use"]
    lines = tell_turn(view, names)
    lines += show_plank(plank, view, names) if is_shooting else chart(view)
    if duel is not None:
        lines += tell_duel(duel, view, names)
    lines += [*tell_players(view, names), *tell_own(view)]
    if not is_shooting and (duel is None or asked(view)[0] == Question.DRIVE):
        lines += tell_near(view)
    return "\n".join([*lines, *tell_stacks(view), *tell_legend(not is_shooting)])
