"""Moonlight Salvage as the terminal shows it: drawn from a view, so it can show nothing that the view does not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ..vocabulary import CHESTS, LENGTHS, ROPES, WORTH

COLOURS: Final = {"eel": "red", "copper": "yellow", "silver": "white", "pearls": "magenta", "gold": "bold yellow"}


def draw(view: Mapping[str, Any], names: Sequence[str]) -> str:
    """The night, the divers, and for a player the own ropes, each as long as it is."""
    below, captain = view["chests_left"], _plain(names[view["captain_seat"]])
    lines = [
        f"[bold]Night {view['night']} of {view['nights']}[/]   captain [bold]{captain}[/]   "
        f"[cyan]{'▪' * below}[/] {below} chests below   {view['ropes_left']} ropes left"
    ]
    width = max(len(name) for name in names)
    for seat, diver in enumerate(view["divers"]):
        shown = view["shown"][seat] if "shown" in view else "has chosen" if diver["has_chosen"] else ""
        chests = " ".join(f"[{COLOURS[chest]}]{chest}[/]" for chest in diver["chests"]) or "[dim]nothing yet[/]"
        lines.append(f"  {_plain(names[seat].ljust(width))}  {'│' * diver['ropes']:<3}  {shown:<10}  {chests}")
    for chest in view["chests_looked_at"]:
        who = " and ".join(_plain(names[seat]) for seat in chest["by_seats"])
        inside = f": [{COLOURS[chest['chest']]}]{chest['chest']}[/]" if chest["chest"] else ""
        lines.append(f"  [dim]{who} looked at chest {chest['from_top']} from the top[/]{inside}")
    if view["lost"]:
        lines.append(f"  [dim]lost: {', '.join(view['lost'])}[/]")
    if "hand" in view:
        ropes = [f"{rope} [green]{'═' * LENGTHS[ROPES.index(rope)]}[/]" for rope in view["hand"]]
        lines.append("Your ropes:  " + "   ".join(ropes))
    worth = ", ".join(f"{chest} {points}" for chest, points in zip(CHESTS, WORTH, strict=True) if points)
    return "\n".join([*lines, f"[dim]{worth}; an eel costs {view['eel_bite']}[/]"])


def _plain(name: str) -> str:
    """A player's name that cannot be taken for a colour mark."""
    return name.replace("[", r"\[")
