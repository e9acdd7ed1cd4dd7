"""Treasure Hunter as the terminal shows it: drawn from a view, so it can show nothing that the view does not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ..box import COLOURS, PLACES
from ..cards import PAWS, STRENGTH
from .own_cards import own_cards
from .wording import (
    ACTIONS,
    DOGS,
    INKS,
    MONEY,
    WIDTH,
    YES,
    added_up,
    cells,
    fill,
    flow,
    in_short,
    inked,
    kinds,
    minus,
    owned,
    person,
    promise,
    signed,
    title,
)

SIDE: Final = 14
"""How wide the names beside the board are."""
COLUMN: Final = (WIDTH - SIDE) // PLACES
"""How wide a location is, with the gap to the next."""
NAME: Final = 16
STEP_TITLES: Final = ["Prepare", "Assemble", "Mountain", "Jungle", "Cave", "Goblins", "Scrolls", "Count"]
STEP_INKS: Final = ["default", "default", *INKS, "default", "default", "default"]
HIGHEST: Final = "▲"
LOWEST: Final = "▼"
TIED_HIGHEST: Final = "△"
TIED_LOWEST: Final = "▽"
TO_ACT: Final = "►"
NONE: Final = "[dim]–[/]"
WEALTH: Final = ["gray", "artifacts", "goblins", "money"]


def draw(view: Mapping[str, Any], names: Sequence[str]) -> str:
    """The round, the locations and goblins, the players, and for a seat its own cards and what it has passed on."""
    lines = [*_head(view, names), "", *_board(view, names), *_goblins(view), "", *_players(view, names)]
    if view["step"] == "count":
        lines += ["", *_count(view, names)]
    if "hand" in view:
        own = own_cards(view)
        lines += ["", *own] if own else []
    return "\n".join([*[line.rstrip() for line in lines], _legend()])


# The round ----------------------------------------------------------------------------------------------------------


def _head(view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """Which round and which step it is; who deals, and whether the packs go down or up the list of players."""
    if view["round"] == 0:
        return ["[bold]Before the first round[/]", _tracker(view)]
    said = [
        f"[bold]Round {view['round']} of {view['rounds']}[/]",
        f"packs go {view['passing']} {'↓' if view['passing'] == 'left' else '↑'}",
        f"draw pile {view['draw_pile']}",
        f"dealer {person(view['dealer_seat'], names, NAME)}",
    ]
    return ["   ".join(said), _tracker(view)]


def _tracker(view: Mapping[str, Any]) -> str:
    """The steps of a round: those past dim, the present one marked."""
    now = _step(view)
    shown = []
    for number, said in enumerate(STEP_TITLES):
        style = "dim" if number < now else "bold reverse" if number == now else "not dim"
        shown.append(f"[{style} {STEP_INKS[number]}]{said}[/]")
    return " › ".join(shown)


def _step(view: Mapping[str, Any]) -> int:
    return list(view["steps"]).index(view["step"])


# The board ----------------------------------------------------------------------------------------------------------


def _board(view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """The locations side by side: their treasures, and the group of each player with its total."""
    sites: list[dict[str, Any]] = view["locations"]
    heads = [fill(f"[bold {INKS[place]}]{site['location']}[/]", COLUMN) for place, site in enumerate(sites)]
    lines = [f"{'':{SIDE}}{''.join(heads)}"]
    lines += _prizes(sites, names, "max", f"MAX {HIGHEST} highest")
    lines += _prizes(sites, names, "min", f"MIN {LOWEST} lowest")
    if _step(view) < list(view["steps"]).index(COLOURS[0]):
        return lines
    for seat, player in enumerate(view["players"]):
        groups = [fill(_group(site, player, place, seat), COLUMN) for place, site in enumerate(sites)]
        lines.append(f"{person(seat, names, SIDE - 1)} {''.join(groups)}")
    return lines


def _prizes(sites: Sequence[Mapping[str, Any]], names: Sequence[str], prize: str, label: str) -> list[str]:
    """The treasures of one kind: what they are or who has them, and below what they pay, if that needs saying."""
    lines = [f"{label:<{SIDE}}{''.join([_prize(site, names, prize) for site in sites])}"]
    pay = [promise(site[prize]) if site[prize] else "" for site in sites]
    if any(pay):
        lines.append(f"{'':{SIDE}}{''.join([fill(f'[dim]{each}[/]', COLUMN) for each in pay])}")
    return lines


def _prize(site: Mapping[str, Any], names: Sequence[str], prize: str) -> str:
    captor = site[f"{prize}_seat"]
    if site[prize]:
        return fill(title(site[prize]), COLUMN)
    if captor is not None:
        return f"[dim]to[/] {person(captor, names, COLUMN - 4)} "
    return fill("[dim]to nobody[/]" if site["visited"] else NONE, COLUMN)


def _group(site: Mapping[str, Any], player: Mapping[str, Any], place: int, seat: int) -> str:
    """A player's adventurers at a location with the total and what it captures, and apart from them the late ones."""
    total = site["totals"][seat]
    team = kinds(player["teams"][place])
    late = [str(STRENGTH[card]) for card in team if card in kinds(player["too_late"])]
    tail = f" [dim]late {' '.join(late)}[/]" if late else ""
    if total is None:
        arrived = site["visited"] or site["totals"].count(None) < len(site["totals"])
        return (NONE if arrived else "") + tail
    here = [card for card in team if card not in kinds(player["too_late"])]
    asleep = kinds(player["asleep"])
    power = sum([STRENGTH[card] for card in here if card not in asleep])
    said = "+".join([f"{STRENGTH[card]}[dim]z[/]" if card in asleep else str(STRENGTH[card]) for card in here])
    marks, times = _marks(site, seat), site["times"][seat]
    in_brief = _sum(str(power), power, times, total) + marks
    for text in (_sum(said, power, times, total) + marks + tail, in_brief + tail):
        if cells(text) < COLUMN:
            return text
    return in_brief


def _sum(said: str, power: int, times: int, total: int) -> str:
    """§4.3 Adventurers, doubled by a companion; then whatever the other action cards add."""
    if times > 1:
        said = f"({said})×{times}" if "+" in said else f"{said}×{times}"
    if total != power * times:
        said += " " + inked(signed(total - power * times), ACTIONS)
    return f"[bold]{said}[/]" if said == str(total) else f"{said}=[bold]{minus(total)}[/]"


def _marks(site: Mapping[str, Any], seat: int) -> str:
    """§4.5 What a group has captured or would capture; hollow marks where totals are tied."""
    total = site["totals"][seat]
    eligible = [each for each in site["totals"] if each is not None and each > 0]
    tied = eligible.count(total) > 1
    marks = ""
    if site["visited"]:
        marks += HIGHEST if site["max_seat"] == seat else ""
        marks += LOWEST if site["min_seat"] == seat else ""
    elif total in eligible:
        marks += "" if total < max(eligible) else TIED_HIGHEST if tied else HIGHEST
        marks += "" if total > min(eligible) else TIED_LOWEST if tied else LOWEST
    return f" [bold]{marks}[/]" if marks else ""


def _goblins(view: Mapping[str, Any]) -> list[str]:
    """What each goblin takes, and for a seat whether its dogs hold it off."""
    goblins: list[dict[str, Any]] = view["goblins"]
    if not goblins:
        return []
    lines = [f"{'Goblins':<{SIDE}}{''.join([fill(_goblin(view, goblin), COLUMN) for goblin in goblins])}"]
    loot = [f"{goblin['loot']} money on it" if goblin["loot"] else "" for goblin in goblins]
    if any(loot):
        lines.append(f"{'':{SIDE}}{''.join([fill(f'[yellow]{each}[/]', COLUMN) for each in loot])}")
    return lines


def _goblin(view: Mapping[str, Any], goblin: Mapping[str, Any]) -> str:
    said = f"{goblin['paws']} paw{'' if goblin['paws'] == 1 else 's'}, takes {goblin['takes']}"
    if "hand" not in view:
        return said
    paws = sum([PAWS[card] for card in kinds(view["hand"])])
    return f"{said} [green]safe[/]" if paws >= goblin["paws"] else said


# The players --------------------------------------------------------------------------------------------------------


def _players(view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """Their wealth, how many cards they hold, their treasures, and below that the cards they have shown."""
    lines = [f"[dim]  {'Players':<{NAME}}{'money':>6}{'score':>6}{'cards':>6}{'goblins':>8}  treasures[/]"]
    for seat, player in enumerate(view["players"]):
        numbers = f"{player['money']:>6}{player['score']:>6}{player['cards']:>6}{len(player['goblins']):>8}"
        head = f"{_mark(view, player, seat)} [bold]{person(seat, names, NAME)}[/]{numbers}  "
        indent = 2 + NAME + len(numbers) + 2
        treasures = flow(owned(player["treasures"]), WIDTH - indent) or [""]
        lines += [head + treasures[0], *[" " * indent + more for more in treasures[1:]]]
        lines += [f"    {laid}" for laid in flow(_laid(player), WIDTH - 4)]
    return lines


def _mark(view: Mapping[str, Any], player: Mapping[str, Any], seat: int) -> str:
    """An arrowhead for those to act, a tick for those who have acted."""
    ready = player["has_chosen"] if view["step"] == "assemble" else player["done"] and view["step"] == "scrolls"
    if ready:
        return YES
    everyone = view["step"] in ("assemble", "scrolls")
    return f"[bold]{TO_ACT}[/]" if everyone or view["asked_seat"] == seat else " "


def _laid(player: Mapping[str, Any]) -> list[str]:
    """Open dogs, coins and action cards; the adventurers stand at their locations."""
    pieces = []
    for number, key in ((DOGS, "dogs"), (MONEY, "coins")):
        if player[key]:
            pieces.append(inked(" ".join([key, *added_up(kinds(player[key]), number)]), number))
    pieces += in_short(kinds(player["actions"]))
    return [*pieces, "[green]safe from goblins[/]"] if player["scaregoblin"] else pieces


def _count(view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """§6.2 How each score comes about, and who has won."""
    most = max([player["score"] for player in view["players"]])
    lines = [f"[dim]  {'Final count':<{NAME}}{''.join([f'{part:>11}' for part in WEALTH])}{'sum':>8}[/]"]
    for seat, player in enumerate(view["players"]):
        parts = "".join([f"{player['wealth'][part]:>11}" for part in WEALTH])
        won = player["score"] == most
        line = f"{'★' if won else ' '} {person(seat, names, NAME)}{parts}{player['score']:>8}"
        lines.append(f"[bold]{line}  wins[/]" if won else line)
    return lines


def _legend() -> str:
    tied = f"{TIED_HIGHEST}{TIED_LOWEST} tied: best adventurer wins"
    return f"[dim]{HIGHEST}{LOWEST} wins MAX, MIN   {tied}   z asleep   {TO_ACT} to act   {YES} ready[/]"
