"""What people are told who are away: the game, the others at the table, and whose turn it is. Never more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..store.messages import Message

HOUR: Final = 3_600
DAY: Final = 86_400

ENGLISH: Final = {
    "and": "{first} and {last}",
    "alone": "Your table",
    "with": "With {names}",
    "days": "{number} days",
    "hours": "{number} hours",
    "minute": "1 minute",
    "minutes": "{number} minutes",
    "turn": "Your turn in {title}",
    "turn_body": "{table}. You have {left}.",
    "reminder": "{title}: {left} left for your move",
    "reminder_body": "{table}. When your time is up, a bot moves for you.",
    "reminder_seat": "{table}. When your time is up, a bot plays for you until you come back.",
    "covered": "{title}: a bot is playing for you",
    "covered_body": "{table}. Your time was up. The seat stays yours: come back whenever you like.",
    "over": "{title} is over",
    "over_body": "{table}. See how it ended.",
    "confirm": "Is this your address?",
    "confirm_body": (
        "Somebody at {site} wants letters sent here when it is their turn in a game.\n\n"
        "If that was you, open this page and say yes:\n{link}\n\n"
        "If not, do nothing. You will hear no more from us."
    ),
    "letter": "{body}\n\n{link}\n\n--\nNo more letters: {stop}",
}
GERMAN: Final = {
    "and": "{first} und {last}",
    "alone": "Dein Tisch",
    "with": "Mit {names}",
    "days": "{number} Tage",
    "hours": "{number} Stunden",
    "minute": "1 Minute",
    "minutes": "{number} Minuten",
    "turn": "Du bist dran bei {title}",
    "turn_body": "{table}. Du hast noch {left}.",
    "reminder": "{title}: noch {left} für deinen Zug",
    "reminder_body": "{table}. Ist deine Zeit um, zieht ein Bot für dich.",
    "reminder_seat": "{table}. Ist deine Zeit um, spielt ein Bot für dich, bis du wieder da bist.",
    "covered": "{title}: Ein Bot spielt für dich",
    "covered_body": "{table}. Deine Zeit war um. Der Platz bleibt deiner: Komm zurück, wann du magst.",
    "over": "{title} ist zu Ende",
    "over_body": "{table}. Sieh nach, wie es ausgegangen ist.",
    "confirm": "Ist das deine Adresse?",
    "confirm_body": (
        "Jemand auf {site} möchte hierher Post bekommen, wenn er in einem Spiel an der Reihe ist.\n\n"
        "Wenn du das warst, öffne diese Seite und sag ja:\n{link}\n\n"
        "Wenn nicht, tu nichts. Dann hörst du nichts mehr von uns."
    ),
    "letter": "{body}\n\n{link}\n\n--\nKeine Post mehr: {stop}",
}
LANGUAGES: Final[dict[str, Mapping[str, str]]] = {"en": ENGLISH, "de": GERMAN}


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
