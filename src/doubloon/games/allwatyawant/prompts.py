"""What questions ask where that depends on the position; the texts know all others by the name of their phase."""

from __future__ import annotations

from typing import Final

from .effects import EFFECTS, QUESTS
from .vocabulary import WORDS

LIMIT: Final = WORDS.prompt("limit", "limit")
WITHIN: Final = WORDS.prompt("within", "steps")
DRIVE: Final = WORDS.prompt("drive", "steps")
DRIVE_OR_LEAVE: Final = WORDS.prompt("drive_or_leave", "steps")
PEEK: Final = WORDS.prompt("peek", "left")
SCAPEGOAT: Final = WORDS.prompt("scapegoat", "quest")
EITHER: Final = {
    effect.number: WORDS.prompt(f"either_{QUESTS[effect.quest].key}") for effect in EFFECTS if effect.word == "either"
}
"""Cards that leave a choice have a prompt each."""
FEVER: Final = WORDS.prompt("fever", "left")
HAND_OVER: Final = WORDS.prompt("hand_over", "item")
RANSOM: Final = WORDS.prompt("ransom", "item")
SAIL: Final = WORDS.prompt("sail", "steps")
BULWARK: Final = WORDS.prompt("bulwark", "hits")
STAND: Final = WORDS.prompt("stand", "shots", "sunk", "need")
EXTRA: Final = WORDS.prompt("extra", "sunk", "need")
DIG: Final = WORDS.prompt("dig")
DIG_TOO: Final = WORDS.prompt("dig_too")
MARCH: Final = WORDS.prompt("march", "quest", "steps")
