"""§1.4, §2 Money, and the numbers of the rules, from the one content file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from doubloon.core import content

FOLDER: Final = Path(__file__).parent
LOCATIONS: Final = ["Frosty Mountain", "Tangled Jungle", "Lava Cave"]
COLOURS: Final = ["blue", "green", "red"]
PLACES: Final = len(COLOURS)
METALS: Final = ["copper", "silver", "gold"]
RAIDERS: Final = 3
"""How many goblins come in a round: one for each goblin space of the board."""
MOST_SEATS: Final = 6

BOX: Final = content.read(FOLDER / "content", "box.toml")


class Token:
    """§1.4 A kind of coin or gem: its value and how many there are."""

    def __init__(self, table: content.Table) -> None:
        self.value: Final = table.number("value", 1, 99)
        self.tokens: Final = table.number("tokens")
        self.source: Final = table.source()
        table.done()


def _tokens(table: content.Table, names: list[str]) -> list[Token]:
    tokens = [Token(table.table(name)) for name in names]
    table.done()
    return tokens


COIN_TOKENS: Final = _tokens(BOX.table("coins"), METALS)
GEM_TOKENS: Final = _tokens(BOX.table("gems"), ["small", "large"])
COIN_VALUES: Final = [token.value for token in COIN_TOKENS]
BANK: Final = sum([token.value * token.tokens for token in COIN_TOKENS + GEM_TOKENS])
"""All the money in the box; if it ever runs out, the supply still pays."""

_game: Final = BOX.table("game")
ROUNDS: Final = _game.number("rounds", 1, 9)
HAND: Final = _game.number("hand", 2, 12)
START_MONEY: Final = _game.number("start_money")
GOBLIN_WORTH: Final = _game.number("goblin_worth")
_game.done()

_effects: Final = BOX.table("effects")
COMPANION_TIMES: Final = _effects.number("companion_times", 1, 9)
SWORD_ADDS: Final = _effects.number("sword_adds")
MERCENARIES_ADD: Final = _effects.number("mercenaries_add")
MERCENARIES_COIN: Final = _effects.number("mercenaries_coin", 1, 9)
POTION_TAKES: Final = _effects.number("potion_takes")
_effects.done()


def coin_of(value: int) -> str:
    """§1.4 The metal of the coin that is worth so much."""
    return METALS[COIN_VALUES.index(value)]
