"""Duels, sea battles and the plank as the terminal shows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ..box import DUEL_ROUNDS, EXCHANGES
from ..frames import Question, Step
from ..plank import PUSH_SPEEDS
from ..sliding import predicted
from ..vocabulary import AIM_NAMES
from .plank_picture import Happenings, draw_plank
from .reach import asked
from .signs import person

SABRES: Final = {"horizontal": "═══ horizontal", "vertical": "║ vertical"}
FIGHTER: Final = 11
"""How much room a name has beside another."""
FACE_DOWN: Final = "▒ face down"
USUAL_PUSH: Final = PUSH_SPEEDS[len(PUSH_SPEEDS) // 3]
"""For which strength a shot is foreseen before one is chosen and before there was any."""


def tell_duel(duel: Mapping[str, Any], view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """Who attacks whom and how it stands; at sea shots count instead of sabres."""
    attacker, target = duel["attacker_seat"], duel["target_seat"]
    fighters = f"{person(attacker, names, FIGHTER)} against {person(target, names, FIGHTER)}"
    if duel["is_off"]:
        return [f"[bold]Parley:[/] {fighters}, the attack is off"]
    if view["players"][attacker]["where"] == "afloat":
        return [f"[bold]Sea battle:[/] {fighters}   hits {duel['hits']}"]
    points = f"points [bold]{duel['points'][0]}:{duel['points'][1]}[/]"
    return [f"[bold]Duel:[/] {fighters}  {points}  {_stage(duel, view)}", *_sabres(duel, names)]


def _stage(duel: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """Which round and exchange it is; after both only the booty is left."""
    for frame in view["asked_for"]:
        if frame[0] in (Step.EXCHANGE, Step.ROUND_END):
            part = f", exchange {duel['exchange']}" if duel["exchange"] <= EXCHANGES else " ends"
            return f"round {duel['round']} of {DUEL_ROUNDS}{part}"
    return "it is decided"


def _sabres(duel: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """The cards on the table; who may not see the attack sees that it lies there."""
    if not duel["has_laid"]:
        return []
    striker = duel["striker_seat"]
    defender = duel["target_seat"] if striker == duel["attacker_seat"] else duel["attacker_seat"]
    laid = FACE_DOWN if duel["laid"] is None else SABRES[duel["laid"]]
    if duel["laid"] is not None and duel["shown"] is None:
        laid += ", face down"
    line = f"  {person(striker, names)} strikes [bold]{laid}[/]"
    return [line] if duel["shown"] is None else [f"{line}   {person(defender, names)} [bold]{SABRES[duel['shown']]}[/]"]


def show_plank(plank: Mapping[str, Any], view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """How the series stands, what is chosen for the next shot, and the plank with the way that it would take."""
    kind = asked(view)[0]
    task = f"sunk [bold]{plank['sunk']}[/] of {plank['need']}   shots left {plank['shots_left']}"
    fouls = f"   fouls {plank['fouls']}" if plank["fouls"] else ""
    head = f"[bold]Plank:[/] {person(plank['shooter_seat'], names)}   {task}{fouls}   hand {view['hand_rule']}"
    last: Happenings = [(what, stone, time, x, y) for what, stone, time, x, y in plank["last_shot"]]
    push = plank["speed"] or USUAL_PUSH
    foreseen = _foreseen(plank, push) if kind in (Question.SHOOT, Question.TREMOR) else None
    drawn = draw_plank(tuple(plank["lying"]), foreseen, last if kind == Question.STAND or foreseen is None else None)
    return [head, _chosen(plank, kind, push), *drawn]


def _chosen(plank: Mapping[str, Any], kind: int, push: int) -> str:
    """Only what was chosen for this shot: the view still tells of the last one."""
    said = [f"stand {plank['stand']}"] if kind in (Question.AIM, Question.SHOOT, Question.TREMOR) else []
    if kind in (Question.SHOOT, Question.TREMOR):
        said.append(f"aim {plank['aim']}°")
    if kind == Question.TREMOR:
        said.append(f"push {push}")
    if kind == Question.SHOOT:
        said.append(f"push {PUSH_SPEEDS[0]} to {PUSH_SPEEDS[-1]} [dim](foreseen: {push} and no tremor)[/]")
    return f"  chosen: {', '.join(said)}" if said else "  [dim]choose stand, aim and push[/]"


def _foreseen(plank: Mapping[str, Any], push: int) -> Happenings:
    """§10.2 The shot as it would be with a calm hand; anybody can work it out."""
    aim = AIM_NAMES.index(plank["aim"])
    return predicted(tuple(plank["lying"]), plank["stand"] - 1, aim, PUSH_SPEEDS.index(push)).happenings
