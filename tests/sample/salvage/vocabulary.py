"""Every word of Moonlight Salvage, and the numbers of its content file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from doubloon.core import Vocabulary, content

FOLDER: Final = Path(__file__).parent

_file: Final = content.read(FOLDER / "content", "salvage.toml")
_ropes: Final = _file.table("ropes")
LENGTHS: Final = _ropes.numbers("lengths")
ROPE_COPIES: Final = _ropes.number("copies", 1, 20)
HAND: Final = _ropes.number("hand", 1, 6)
_ropes.done()

_chests: Final = _file.tables("chests")
CHESTS: Final = [chest.text("name") for chest in _chests]
WORTH: Final = [chest.number("worth", 0, 20) for chest in _chests]
CHEST_COPIES: Final = [chest.number("copies", 1, 20) for chest in _chests]
EEL: Final = CHESTS.index("eel")

_play: Final = _file.table("play")
NIGHTS_LEAST: Final = _play.number("nights_least", 1, 15)
NIGHTS_MOST: Final = _play.number("nights_most", NIGHTS_LEAST, 15)
NIGHTS: Final = _play.number("nights", NIGHTS_LEAST, NIGHTS_MOST)
EEL_BITE: Final = _play.number("eel_bite", 0, 20)
HUNGRY_BITE: Final = _play.number("hungry_bite", EEL_BITE, 20)
_play.done()
_file.done()

ROPES: Final = [f"rope-{length}" for length in LENGTHS]
KINDS: Final = len(ROPES)

WORDS: Final = Vocabulary()
WORDS.nouns("rope", ROPES)
WORDS.nouns("chest", CHESTS)

LOOK: Final = WORDS.move("look")
TRUST: Final = WORDS.move("trust")
KEEP: Final = WORDS.move("keep")
SINK: Final = WORDS.move("sink")
LOWER: Final = WORDS.family("lower", ROPES)
OPEN: Final = WORDS.family("open", CHESTS)
DRAW: Final = WORDS.family("draw", ROPES)

TRUSTED: Final = WORDS.event("trusted")
LOOKED: Final = WORDS.event("looked", "chest", secret=["chest"])
KEPT: Final = WORDS.event("kept")
SANK: Final = WORDS.event("sank")
CHOSE: Final = WORDS.event("chose", "rope", secret=["rope"], reveals=False)
SHOWED: Final = WORDS.event("showed", "rope", reveals=True)
HAULED: Final = WORDS.event("hauled", "chest", reveals=True)
LOST: Final = WORDS.event("lost", "chest", reveals=True)
DREW: Final = WORDS.event("drew", "rope", secret=["rope"], routine=True)

NOT_HELD: Final = WORDS.reason("not_held", "rope")
