"""What people are told who are away: the game, the others at the table, and whose turn it is. Never more."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from doubloon.core.voice import languages, texts

from ..store.messages import Message

FOLDER: Final = Path(__file__).parent / "texts"
HOUR: Final = 3_600
DAY: Final = 86_400

LANGUAGES: Final[dict[str, Mapping[str, str]]] = {each: texts(FOLDER, each) for each in languages(FOLDER)}
ENGLISH: Final = LANGUAGES["en"]


def title_and_body(message: Message, language: str, now: float) -> tuple[str, str]:
    """What a message about a table says, in short and in a sentence or two."""
    words, row = LANGUAGES.get(language, ENGLISH), message.table
    assert row is not None
    others = [seat.name for seat in row.seats if seat.name and not seat.belongs_to(message.identity)]
    table = words["with"].format(names=_listed(others, words)) if others else words["alone"]
    gaps = {"title": row.settings.title, "table": table, "left": time_left((message.ends or now) - now, language)}
    is_seat = message.kind == "reminder" and row.settings.late == "seat"
    body = words["reminder_seat" if is_seat else f"{message.kind}_body"]
    return words[message.kind].format(**gaps), body.format(**gaps)


def time_left(seconds: float, language: str) -> str:
    """How long somebody has, as people say it: two days, five hours, a quarter of an hour."""
    words = LANGUAGES.get(language, ENGLISH)
    for unit, length in (("days", DAY), ("hours", HOUR)):
        if seconds >= 1.5 * length:
            return words[unit].format(number=round(seconds / length))
    number = max(round(seconds / 60), 1)
    return words["minute" if number == 1 else "minutes"].format(number=number)


def _listed(names: list[str], words: Mapping[str, str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return words["and"].format(first=", ".join(names[:-1]), last=names[-1])
