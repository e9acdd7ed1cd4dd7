"""Tobago as the terminal shows it: drawn from a view, so it can show nothing that the view does not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Any, Final

from doubloon.core.display import WIDTH as WIDTH
from doubloon.core.display import plain

from ..box import CLUES, KINDS, LOOT, MAPS, TERRAINS, VALUES
from ..island import island
from .chart import (
    AMULET,
    ARROWS,
    COMING,
    HUT,
    MORE,
    PALM,
    UNTURNED,
    chart,
    chart_width,
    map_sign,
    seat_sign,
    terrain_sign,
)

COLUMN: Final = 19
"""How wide a treasure map is."""
FEW: Final = 10
"""So many sites of a treasure are also listed by name."""
LARGEST: Final = "★"
SHORT_KINDS: Final = dict(zip(KINDS, ["in", "next", "sight", "not in", "not next", "not sight"], strict=True))
SHORT_CLUES: Final = {
    clue.name: f"{SHORT_KINDS[clue.kind]} {LARGEST if clue.largest else ''}{clue.landmark}" for clue in CLUES
}
"""Clues as they fit on a map: a star stands for the largest."""


def draw(view: Mapping[str, Any], names: Sequence[str]) -> str:
    """The island, the players beside it, the treasure maps, a treasure being shared, the reader's hand, a legend."""
    notes = [*_tell_island(view), *_tell_turn(view, names), *_tell_players(view, names), *_tell_supplies(view)]
    lines: list[str] = []
    if view["island"] is None:
        lines += notes
    else:
        ground = island(view["island"]["number"] - 1)
        hexes = chart(view, ground)
        hexes += [" " * chart_width(ground)] * (len(notes) - len(hexes))
        lines += [f"{row} {note}" for row, note in zip_longest(hexes, notes, fillvalue="")]
    lines += ["", *_draw_maps(view)]
    if view["sharing"] is not None:
        lines += ["", *_tell_sharing(view["sharing"], names)]
    if "hand" in view:
        lines += ["", *_draw_hand(view)]
    return "\n".join([*lines, *_legend()])


def _person(seat: int, names: Sequence[str]) -> str:
    return f"{seat_sign(seat)} {plain(names[seat], 14).rstrip()}"


def _tell_island(view: Mapping[str, Any]) -> list[str]:
    if view["island"] is None:
        return ["No island is laid out yet."]
    made_up = " ".join(view["island"]["reconstructed_sides"])
    said = f"[dim]reconstructed: {made_up}[/]" if made_up else ""
    return [f"[bold]Island {view['island']['number']}, {view['island']['title']}[/]", said]


def _tell_turn(view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """Whose turn it is, and whether the action and some legs are left."""
    turn = view["turn"]
    if turn is None:
        return []
    legs = f", legs left {turn['legs_left']}" if turn["legs_left"] else ""
    action = "by amulet" if turn["by_amulet"] and legs else "has acted" if turn["action_taken"] else "to act"
    last = ["[bold]The last treasure![/]"] if view["last_treasure"] else []
    return [f"Turn {turn['number']}: {plain(names[turn['seat']], 12).rstrip()}", f"{action}{legs}", *last]


def _tell_players(view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """Three lines for each player; an arrowhead at the one on turn."""
    lines: list[str] = []
    on_turn = -1 if view["turn"] is None else view["turn"]["seat"]
    for seat, player in enumerate(view["players"]):
        mark = "►" if seat == on_turn else " "
        lines.append(f"{mark}{seat_sign(seat)} [bold]{plain(names[seat], 15)}[/] {player['atv'] or ''}")
        lines.append(f"   {AMULET}{player['amulets']}  gold cards {player['treasure_cards']}")
        lines.append(f"   clues {player['clues']}  roses {player['roses_left']}")
    return lines


def _tell_supplies(view: Mapping[str, Any]) -> list[str]:
    """What the statues will bring, and what is left in the decks."""
    lines = [f"{ARROWS[statue['looks']]} on {statue['space']:<3} looks at {statue['at']}" for statue in _statues(view)]
    lines += [f"{UNTURNED} on {name}" for name in view["objects"]["unturned"]]
    return [
        *lines,
        f"amulets left {view['amulets_left']}",
        f"treasure deck {view['treasure_left']}",
        f"curses out {view['curses_out']} of {view['curses']}",
        f"clue deck {view['clues_left']}, used {len(view['clues_discarded'])}",
    ]


def _statues(view: Mapping[str, Any]) -> list[dict[str, str]]:
    return list(view["objects"]["statues"])


def _draw_maps(view: Mapping[str, Any]) -> list[str]:
    """The treasure maps side by side."""
    columns = [_draw_map(map, treasure) for map, treasure in enumerate(view["maps"])]
    return [" ".join(row).rstrip() for row in zip_longest(*columns, fillvalue=" " * COLUMN)]


def _draw_map(map: int, treasure: Mapping[str, Any]) -> list[str]:
    """Its colour, where the treasure may be, and the clues with the roses on them."""
    markers: list[str] = treasure["markers"] or []
    if len(markers) == 1:
        left = f"lies on {markers[0]}"
    else:
        left = f"{treasure['sites']} sites"
    lines = [f"{map_sign(map)} [bold]{treasure['colour']:<5}{left:>{COLUMN - 7}}[/]"]
    for clue in treasure["clues"]:
        roses = "".join([seat_sign(seat) for seat in clue["roses"]])
        lines.append(f"{roses}{' ' * (3 - len(clue['roses']))}{SHORT_CLUES[clue['clue']]:<{COLUMN - 3}}")
    if 1 < len(markers) <= FEW:
        half = (FEW + 1) // 2
        for start in range(0, len(markers), half):
            lines.append(f"[italic]{' '.join(markers[start : start + half]):<{COLUMN}}[/]")
    return lines


def _tell_sharing(sharing: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """What is on offer to whom, what has been turned up, what is still face down, and what was seen before."""
    lines = [f"[bold]The treasure of the {sharing['map']} map[/], raised by {_person(sharing['raiser'], names)}"]
    if sharing["offer"] is not None:
        lines.append(f"  on offer: [bold]{sharing['offer']}[/] to {_person(sharing['asked'], names)}")
    roses = " ".join([seat_sign(seat) for seat in sharing["roses"]]) or "none"
    lines.append(f"  roses in line: {roses}   cards face down: {sharing['face_down']}")
    last = "" if sharing["last_claimer"] is None else f"   last claim: {seat_sign(sharing['last_claimer'])}"
    lines.append(f"  turned up: {_gold(sharing['turned_up'])}{last}")
    return [*lines, f"  you saw: [bold]{_gold(sharing['you_saw'])}[/]"] if sharing["you_saw"] else lines


def _gold(cards: Sequence[str]) -> str:
    """Treasure cards in short: their gold, or the curse."""
    return " ".join([card.removeprefix("gold-") for card in cards]) or "nothing"


def _draw_hand(view: Mapping[str, Any]) -> list[str]:
    """The reader's clues, two in a row, with the sites that each would leave on each map; then their treasure."""
    head = f" {'Your clues':<25}" + "".join([f"  {map_sign(map)}" for map in range(MAPS)])
    cells = [f"{'>' if clue == view['chosen_clue'] else ' '}{clue:<25}" for clue in view["hand"]]
    cells = [cell + left for cell, left in zip(cells, _previews(view), strict=True)]
    lines = [f"{head}   {head if len(cells) > 1 else ''}".rstrip()] if cells else []
    lines += ["   ".join(cells[start : start + 2]) for start in range(0, len(cells), 2)]
    total = sum([VALUES[LOOT.index(card)] for card in view["claimed"]])
    return [*lines, *wrap(f" Your treasure, {total} gold: {_gold(view['claimed'])}", WIDTH)]


def _previews(view: Mapping[str, Any]) -> list[str]:
    """For each clue in hand and each map how many sites it would leave, or a dash where it does not fit."""
    return ["".join([f"{number or '–':>3}" for number in row]) for row in view["would_leave"]]


def _legend() -> list[str]:
    terrains = " ".join([f"{terrain_sign(kind)} {name}" for kind, name in enumerate(TERRAINS)])
    maps = "".join([map_sign(map) for map in range(MAPS)])
    signs = f"{HUT} hut {PALM} palm ↑ statue {AMULET} amulet {COMING} next amulet"
    return [
        f"[dim]{terrains}   [not dim bold underline]f7[/] in reach  {LARGEST} largest[/]",
        f"[dim]{signs} {maps} sites {seat_sign(0)} ATV, rose {MORE} more[/]",
    ]
