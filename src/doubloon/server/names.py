"""What people are called: a name can be seen, stays within its line, and is not taken for somebody else's."""

from __future__ import annotations

from importlib.resources import files
from typing import Final
from unicodedata import normalize

import regex  # type: ignore[import-untyped]  # it has no types

from .errors import Refusal, Refused

MOST_LETTERS: Final = 40
"""How long a name may be, in letters as people count them."""
MOST_MARKS: Final = 3
"""How many marks may stand on one letter: no script needs more, and more climb into other lines."""
MOST_OF_EMOJI: Final = 12
"""How many parts an emoji may have; a family of four with their colours of skin has eleven."""

LETTER: Final = regex.compile(r"\X")
UNSEEN: Final = regex.compile(r"[\p{C}\p{Default_Ignorable_Code_Point}]")
SEEN: Final = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}--\u2800\U0001d159]", regex.V1)
"""What leaves ink; a pattern of no dots and a note without a head do not."""
STACKED: Final = regex.compile(rf"(\p{{M}}{{{MOST_MARKS}}})\p{{M}}+")
EMOJI: Final = regex.compile(r"[\p{Extended_Pictographic}\p{Regional_Indicator}]")
NOT_OF_EMOJI: Final = regex.compile(
    r"[^\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u200d\ufe0e\ufe0f\U000e0020-\U000e007f]"
)


def clean_name(name: str) -> str:
    """A display name in one line without what cannot be seen; refused if nothing is left of it, or too much."""
    clean = _tidied(name)
    while (tidier := _tidied(clean)) != clean:  # what was torn apart by something unseen may stand together now
        clean = tidier
    if not SEEN.search(clean):
        raise Refused(Refusal.NAME_BLANK)
    if len(LETTER.findall(clean)) > MOST_LETTERS:
        raise Refused(Refusal.NAME_TOO_LONG, most=MOST_LETTERS)
    return clean


def _tidied(name: str) -> str:
    letters = [_clean_letter(letter) for letter in LETTER.findall(normalize("NFC", name))]
    return " ".join("".join(letters).split())


def _clean_letter(letter: str) -> str:
    """A letter as people see it: joiners and the like count in emoji only, where they make one picture of several."""
    if EMOJI.search(letter) and len(letter) <= MOST_OF_EMOJI:
        return str(NOT_OF_EMOJI.sub("", letter))
    return str(STACKED.sub(r"\1", UNSEEN.sub("", letter)))


def look_alike(one: str, other: str) -> bool:
    """Could people take one name for the other, in small letters or as they are written?"""
    return skeleton(one) == skeleton(other) or skeleton(one.casefold()) == skeleton(other.casefold())


def skeleton(text: str) -> str:
    """The same for all texts that look the same: Unicode's algorithm (UTS 39, 4), for letters of any shape too."""
    seen = UNSEEN.sub("", normalize("NFKD", text))
    return normalize("NFD", "".join(LOOKALIKES.get(letter, letter) for letter in seen))


def _read_lookalikes() -> dict[str, str]:
    lines = (files(__package__) / "lookalikes.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split() for line in lines if not line.startswith("#")]
    return {_letters(row[:1]): _letters(row[1:]) for row in rows}


def _letters(numbers: list[str]) -> str:
    return "".join(chr(int(number, 16)) for number in numbers)


LOOKALIKES: Final = _read_lookalikes()
"""For which letters a letter stands that looks like them."""
