"""§1 What is in the box, and the numbers of the rules, from the content files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from doubloon.core import content
from doubloon.core.errors import BadContent

FOLDER: Final = Path(__file__).parent
MOST_SEATS: Final = 6
CATEGORIES: Final = ["rum", "fauna", "voodoo", "island"]
ITEMS: Final = ["lumber", "sailcloth", "bamboo", "rope", "flag", "map"]
ALL_ITEMS: Final = (1 << len(ITEMS)) - 1
MAP: Final = ITEMS.index("map")
ICONS: Final = CATEGORIES + ITEMS
FIRST_ITEM: Final = len(CATEGORIES)
"""Icons from here on are items."""
COIN_SETS: Final = ["standard", "short", "long"]

_box: Final = content.read(FOLDER / "content", "box.toml")

_coins: Final = _box.table("pieces_of_eight")
COINS: Final = {name: _coins.numbers(name, len(ICONS)) for name in COIN_SETS}
NUMBER_OF_COINS: Final = 42
for _name, _counts in COINS.items():
    if sum(_counts) != NUMBER_OF_COINS:
        raise _coins.wrong(_name, f"{len(ICONS)} whole numbers with the sum {NUMBER_OF_COINS}", _counts)
_coins.done()

_items: Final = _box.table("items")
TOKENS: Final = _items.number("tokens", 1, 99)
_items.done()

_doubloons: Final = _box.table("doubloons")
DOUBLOONS: Final = _doubloons.number("number", 1, 99)
_doubloons.done()

_limits: Final = _box.table("limits")
LIMIT_ON_LAND: Final = _limits.number("on_land", 0, 99)
LIMIT_AT_SEA: Final = _limits.number("at_sea", 0, 99)
_limits.done()

_turn: Final = _box.table("turn")
MOST_FIELDS: Final = _turn.number("most_fields", 1, 9)
MOST_DOLPHINS: Final = _turn.number("most_dolphins", 0, 9)
SURE_TRY: Final = _turn.number("sure_try", 1, 9)
_turn.done()

_duel: Final = _box.table("duel")
EXCHANGES: Final = _duel.number("exchanges", 1, 9)
DUEL_ROUNDS: Final = _duel.number("rounds", 1, 9)
MOST_BOOTY: Final = _duel.number("most_booty", 1, 9)
DUEL_RANSOM: Final = _duel.number("ransom", 1, 9)
PUSH: Final = _duel.number("push", 1, 20)
_duel.done()

_bay: Final = _box.table("bay")
ATTEMPTS_ON_ARRIVAL: Final = _bay.number("on_arrival", 1, 9)
ATTEMPTS_LATER: Final = _bay.number("later", 1, 9)
LUCKY: Final = _bay.number("lucky_number", 1, 6)
_bay.done()

_battle: Final = _box.table("battle")
SHOTS: Final = _battle.number("shots", 1, 9)
SUNK_BY: Final = _battle.number("sunk_by", 1, 9)
_battle.done()

_numbers: Final = _box.table("favours")
STANDARD_COPIES: Final = _numbers.number("standard")
SPECIAL_COPIES: Final = _numbers.number("each_special")
_numbers.done()
_box.done()


_favours: Final = content.read(FOLDER / "content", "favours.toml")
FAVOUR_NAMES: Final = _favours.texts("kinds")
"""§6 The kinds of Fortuna's favour card; the first one is the standard card."""
_favours.done()
_NAMED: Final = [
    "silver",
    "doublette",
    "tailwind",
    "feint",
    "dirty-trick",
    "chain-shot",
    "bulwark",
    "parley",
    "scapegoat",
]
for _name in _NAMED:
    if _name not in FAVOUR_NAMES:
        raise BadContent(f"favours.toml: the kind {_name!r} is missing; there must be {', '.join(_NAMED)}.")
FAVOUR_COPIES: Final = [STANDARD_COPIES] + [SPECIAL_COPIES] * (len(FAVOUR_NAMES) - 1)
SILVER: Final = 0
DOUBLETTE: Final = FAVOUR_NAMES.index("doublette")
TAILWIND: Final = FAVOUR_NAMES.index("tailwind")
FEINT: Final = FAVOUR_NAMES.index("feint")
DIRTY_TRICK: Final = FAVOUR_NAMES.index("dirty-trick")
CHAIN_SHOT: Final = FAVOUR_NAMES.index("chain-shot")
BULWARK: Final = FAVOUR_NAMES.index("bulwark")
PARLEY: Final = FAVOUR_NAMES.index("parley")
SCAPEGOAT: Final = FAVOUR_NAMES.index("scapegoat")
