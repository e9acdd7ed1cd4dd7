"""The vocabulary of a game: every move and every event that players and the table can say, in fixed order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final, TypeAlias

from .errors import BadGame, UnknownMove

Move: TypeAlias = int
"""An index into the game's vocabulary; text everywhere a person can see it."""

EventKind: TypeAlias = int
"""An index into the game's kinds of event."""

Event: TypeAlias = tuple[int, int, int, int, int, int]
"""What was told: kind, seat, up to three field values, and a bit for each seat that may read the secret fields."""

Fact: TypeAlias = str | int | bool | None
"""One value of an event as a client reads it."""

CHANCE: Final = -1
"""The seat that shuffles, draws and rolls."""

MOST_FIELDS: Final = 3

EVERY_EVENT: Final = ("n", "event", "seat")
"""What a reader is told of every event, beside its own fields."""

UNDONE: Final = "undone"
"""The event that a match tells by itself when moves were taken back."""

LONGEST_TYPO: Final = 60
"""Nobody mistypes a move at greater length, so no time is spent on guessing what was meant."""


class EventWord:
    """One kind of event: its fields, which of them are secret, and the sentence that tells it."""

    def __init__(self, name: str, fields: list[str], nouns: list[str], secret: list[str], reveals: bool) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.nouns: Final = nouns
        self.secret: Final = secret
        self.reveals: Final = reveals
        self.says = ""
        self.unseen = ""


class Vocabulary:
    """Every word of one game; the number of moves is the size of its action space."""

    def __init__(self) -> None:
        self.text: Final[list[str]] = []
        self.events: Final[list[EventWord]] = []
        self._index: Final[dict[str, Move]] = {}
        self._nouns: Final[dict[str, list[str]]] = {}

    def __len__(self) -> int:
        return len(self.text)

    def move(self, text: str) -> Move:
        """Add one move, such as ``pass`` or ``claim``."""
        if _tidy(text) != text or not text:
            raise BadGame(f"A move is words in lower case with single spaces between them, not {text!r}.")
        if text in self._index:
            raise BadGame(f"The move {text!r} stands in the vocabulary twice.")
        self._index[text] = len(self.text)
        self.text.append(text)
        return len(self.text) - 1

    def moves(self, verb: str, nouns: Sequence[str]) -> list[Move]:
        """Add one move for each noun, such as ``play rope-3``; entry i of the answer belongs to noun i."""
        return [self.move(f"{verb} {noun}") for noun in nouns]

    def nouns(self, name: str, names: Sequence[str]) -> list[str]:
        """Name the values of a field: an event field called ``name`` then reads ``names[value]``, not a number."""
        if name in self._nouns or name == "seat":
            raise BadGame(f"The noun {name!r} is named twice.")
        self._nouns[name] = list(names)
        return self._nouns[name]

    def event(
        self,
        name: str,
        *fields: str,
        secret: Sequence[str] = (),
        reveals: bool | None = None,
        says: str = "",
        unseen: str = "",
    ) -> EventKind:
        """Add a kind of event with at most three fields.

        A field is ``name`` or ``name=noun``; the noun is a table of `nouns` or ``seat``. Secret fields reach only the
        event's own seat and those whom `State.tell` adds. ``reveals`` marks an event that shows what was hidden, so
        that nobody takes back a move after it; one with secret fields does so unless it says no, as a secret choice
        may, which tells its own seat nothing new. ``says`` is the sentence for the log, ``unseen`` the one for readers
        who may not see the secret fields.
        """
        split = [field.split("=", 1) for field in fields]
        names = [part[0] for part in split]
        nouns = [part[-1] for part in split]
        if len(fields) > MOST_FIELDS or len(set(names)) != len(names):
            raise BadGame(f"The event {name!r} has up to {MOST_FIELDS} different fields, not {', '.join(fields)}.")
        if any(word.name == name for word in self.events) or name == UNDONE:
            raise BadGame(f"The event {name!r} stands in the vocabulary twice, or is what every match tells by itself.")
        for field in names:
            if field in EVERY_EVENT:
                raise BadGame(f"The event {name!r} needs another name for its field {field!r}, which every event has.")
        for field in secret:
            if field not in names:
                raise BadGame(f"The secret field {field!r} is no field of the event {name!r}.")
        for noun, part in zip(nouns, split, strict=True):
            if len(part) == 2 and noun != "seat" and noun not in self._nouns:
                raise BadGame(f"The event {name!r} speaks of the noun {noun!r}, which is not named.")
        if says and secret and not unseen:
            raise BadGame(f"The event {name!r} has secret fields and needs a sentence for those who do not see them.")
        try:
            says.format_map(dict.fromkeys(["seat", *names], ""))
            unseen.format_map(dict.fromkeys(["seat", *[field for field in names if field not in secret]], ""))
        except (KeyError, ValueError, IndexError) as error:
            raise BadGame(
                f"A sentence of the event {name!r} speaks of what its reader is not told: {error}."
            ) from error
        word = EventWord(name, names, nouns, list(secret), bool(secret) if reveals is None else reveals)
        word.says = says
        word.unseen = unseen
        self.events.append(word)
        return len(self.events) - 1

    def parse(self, text: str) -> Move:
        """The move that a person meant: case and spacing do not matter, anything else is an error with a hint."""
        tidy = _tidy(text)
        found = self._index.get(tidy)
        if found is None:
            near = get_close_matches(tidy, self.text, n=3) if len(tidy) <= LONGEST_TYPO else []
            hint = f" Did you mean {' or '.join(repr(word) for word in near)}?" if near else ""
            raise UnknownMove(f"{_shorten(text)!r} is no move of this game.{hint}")
        return found

    def read(self, event: Event, reader: int | None) -> dict[str, Fact]:
        """An event as this seat (None: a spectator) may read it, secret fields left out for all others."""
        word = self.events[event[0]]
        told: dict[str, Fact] = {"event": word.name}
        if event[1] != CHANCE:
            told["seat"] = event[1]
        may_read_all = reader is not None and event[5] >> reader & 1 == 1
        for place, field in enumerate(word.fields):
            if may_read_all or field not in word.secret:
                told[field] = self._fact(word.nouns[place], event[2 + place])
        return told

    def say(self, told: Mapping[str, Fact], names: Sequence[str]) -> str:
        """The sentence that tells an event that was read, with players called by their names."""
        word = next((word for word in self.events if word.name == told["event"]), None)
        if word is None or not word.says:
            rest = ", ".join(f"{key} {value}" for key, value in told.items() if key not in ("event", "seat"))
            who = _name(told.get("seat"), names)
            return " ".join(part for part in (who, str(told["event"]).replace("_", " "), rest) if part)
        facts = {"seat": _name(told.get("seat"), names)}
        for place, field in enumerate(word.fields):
            if field in told:
                is_seat = word.nouns[place] == "seat"
                facts[field] = _name(told[field], names) if is_seat else str(told[field])
        hidden = any(field not in told for field in word.secret)
        return (word.unseen if hidden else word.says).format_map(facts)

    def _fact(self, noun: str, value: int) -> Fact:
        table = self._nouns.get(noun)
        return value if table is None else table[value]


def _name(seat: Fact, names: Sequence[str]) -> str:
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else ""


def _tidy(text: str) -> str:
    return " ".join(text.lower().split())


def _shorten(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."
