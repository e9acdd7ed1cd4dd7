"""Cards, treasures and players in short words and in their colours, and lines that keep to a width."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from doubloon.core.display import WIDTH as WIDTH
from doubloon.core.display import plain

from ..box import (
    COLOURS,
    COMPANION_TIMES,
    MERCENARIES_ADD,
    MERCENARIES_COIN,
    PLACES,
    POTION_TAKES,
    RAIDERS,
    SWORD_ADDS,
)
from ..cards import (
    COLOUR,
    DISCIPLINE,
    FIRST_ACTION,
    FIRST_COIN,
    FIRST_DOG,
    FIRST_POWER,
    FLAMING_SWORD,
    MERCENARIES,
    NAMES,
    PAWS,
    PAYS,
    SCAREGOBLIN,
    SHRINKING_POTION,
    SLEEPING_BEAUTY,
    STRENGTH,
)
from ..treasures import (
    ARTIFACT,
    IS_YELLOW,
    RAINING_COINS,
    SPECIAL_TEAM,
    STRONG_TEAM,
    TREASURE_NAMES,
    TREASURES,
    Treasure,
)

YES: Final = "✓"
NO: Final = "✗"
INKS: Final = ["bright_blue", "green", "red"]
"""The ink of each location: plain blue is hard to read on black."""
DOGS: Final = PLACES
MONEY: Final = PLACES + 1
ACTIONS: Final = PLACES + 2
GROUPS: Final = [*COLOURS, "dogs", "coins", "actions"]
"""The groups into which cards are sorted: adventurers of each location, then the others."""
GROUP_INKS: Final = [*INKS, "default", "yellow", "magenta"]
MARKS: Final = re.compile(r"\[[^\]]*\]")
TITLES: Final = [
    "artifact",
    "Strong Team",
    "Packmaster",
    "Special Team",
    "It's Raining Coins",
    "Master of Goblins",
    "Collector's Craze",
]
FEW: Final = 8
"""How many artifacts stand in a piece."""
EACH: Final = ["", "adventurer", "dog", "of these", "", "goblin", "treasure"]
"""What each sort of scroll pays for."""


def person(seat: int, names: Sequence[str], width: int) -> str:
    """A player's number and name, cut to a width."""
    return f"{seat + 1} {plain(names[seat], width - 2)}"


def cells(text: str) -> int:
    """The width of a text with colour marks but without names."""
    return len(MARKS.sub("", text))


def fill(text: str, width: int) -> str:
    """A text without names, filled up to a width."""
    return text + " " * (width - cells(text))


def flow(pieces: Sequence[str], width: int, gap: str = "  ") -> list[str]:
    """Pieces in lines, filled one after another."""
    lines: list[str] = []
    for piece in pieces:
        if lines and cells(lines[-1]) + len(gap) + cells(piece) <= width:
            lines[-1] += gap + piece
        else:
            lines.append(piece)
    return lines


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number >= 0 else minus(number)


def minus(number: int) -> str:
    """A number with a true minus sign if it is negative."""
    return str(number).replace("-", "−")


# Cards --------------------------------------------------------------------------------------------------------------


def kinds(names: Sequence[str]) -> list[int]:
    """The cards that a view names."""
    return [NAMES.index(name) for name in names]


def group(card: int) -> int:
    """Which group a card belongs to."""
    if card < FIRST_COIN:
        return COLOUR[card]
    return MONEY if card < FIRST_DOG else DOGS if card < FIRST_ACTION else ACTIONS


def members(cards: Sequence[int], number: int) -> list[int]:
    """The cards of a group."""
    return [card for card in cards if group(card) == number]


def inked(text: str, number: int) -> str:
    """A text in the ink of a group."""
    return f"[{GROUP_INKS[number]}]{text}[/]"


def card_word(card: int) -> str:
    """A card without the name of its group."""
    if card < FIRST_COIN:
        return str(STRENGTH[card])
    if card < FIRST_DOG:
        return str(PAYS[card])
    return f"{PAWS[card]}/{DISCIPLINE[card]}" if card < FIRST_ACTION else NAMES[card]


def effect(card: int) -> str:
    """§4.4 What an action card does."""
    if card < FIRST_POWER:
        return f"{COLOURS[COLOUR[card]]} ×{COMPANION_TIMES}"
    if card == FLAMING_SWORD:
        return signed(SWORD_ADDS)
    if card == MERCENARIES:
        return f"{signed(MERCENARIES_ADD)}, costs {MERCENARIES_COIN * RAIDERS}"
    if card == SHRINKING_POTION:
        return signed(-POTION_TAKES)
    if card == SLEEPING_BEAUTY:
        return "one sleeps"
    return "no theft" if card == SCAREGOBLIN else "draw a card"


def exact(card: int) -> str:
    """A card as it is typed in a move; an action card with what it does."""
    return f"{NAMES[card]} [dim]({effect(card)})[/]" if card >= FIRST_ACTION else NAMES[card]


def added_up(cards: Sequence[int], number: int) -> list[str]:
    """The cards of a group, in pieces, with their sum; action cards one by one."""
    if number == ACTIONS:
        return [exact(card) for card in cards]
    if number == DOGS and cards:
        return [*[card_word(card) for card in cards], f"= {sum([PAWS[card] for card in cards])} paws"]
    values = [PAYS[card] + STRENGTH[card] for card in cards]
    pieces = ["+".join([str(value) for value in values])] if values else []
    return [*pieces, f"= {sum(values)}"] if len(values) > 1 else pieces


def in_short(cards: Sequence[int]) -> list[str]:
    """Cards group by group, each group in a piece; action cards one by one."""
    pieces = []
    for number in range(ACTIONS):
        words = [card_word(card) for card in members(cards, number)]
        if words:
            pieces.append(inked(f"{GROUPS[number]} {' '.join(words)}", number))
    return pieces + [inked(NAMES[card], ACTIONS) for card in members(cards, ACTIONS)]


# Treasures ----------------------------------------------------------------------------------------------------------


def title(name: str) -> str:
    """A treasure in a few words; a scroll without what it pays."""
    treasure = TREASURES[TREASURE_NAMES.index(name)]
    if treasure.sort == ARTIFACT:
        return f"{'artifact' if treasure.worth > 0 else 'junk'} worth {worth(treasure)}"
    said = TITLES[treasure.sort]
    if treasure.sort == STRONG_TEAM:
        said += f" [{INKS[treasure.colour]}]{COLOURS[treasure.colour]}[/]"
    elif treasure.sort == SPECIAL_TEAM:
        said += f" {'-'.join([str(strength) for strength in treasure.team])}"
    return f"[{'yellow' if IS_YELLOW[TREASURE_NAMES.index(name)] else 'bright_black'}]{said}[/]"


def worth(artifact: Treasure) -> str:
    """What an artifact counts; junk in red."""
    return str(artifact.worth) if artifact.worth > 0 else f"[red]{minus(artifact.worth)}[/]"


def promise(name: str) -> str:
    """What a scroll pays; nothing for an artifact, which says it in its title."""
    treasure = TREASURES[TREASURE_NAMES.index(name)]
    if treasure.sort == ARTIFACT:
        return ""
    if treasure.sort == RAINING_COINS:
        return f"coin cards ×{treasure.worth} again"
    return f"{treasure.worth} for each {EACH[treasure.sort]}"


def owned(names: Sequence[str]) -> list[str]:
    """A player's treasures in pieces: the numbers of the artifacts, then the scrolls with their coin."""
    treasures = [TREASURES[TREASURE_NAMES.index(name)] for name in names]
    artifacts = [worth(each) for each in treasures if each.sort == ARTIFACT]
    pieces = [" ".join(artifacts[start : start + FEW]) for start in range(0, len(artifacts), FEW)]
    return pieces + [f"{title(each.name)} ×{each.worth}" for each in treasures if each.sort != ARTIFACT]
