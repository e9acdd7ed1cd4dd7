"""The vocabulary of a game: every move and every event that players and the table can say, in a fixed order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Final, TypeAlias

from .errors import BadGame, UnknownMove

Move: TypeAlias = int
"""An index into the game's vocabulary; wherever people see it, it is text."""

EventKind: TypeAlias = int
"""An index into the game's kinds of event."""

Event: TypeAlias = tuple[int, int, int, int, int, int]
"""What was told: kind, seat, up to three field values, and a bit for each seat that may read the secret fields."""

Saying: TypeAlias = tuple[int, int, int, int]
"""What a game asks or refuses, before it is put into words: which prompt or reason, and up to three field values."""

Fact: TypeAlias = str | int | bool | None
"""One value of an event as a client reads it."""

Told: TypeAlias = dict[str, object]
"""A prompt or a reason as a client reads it: a key of the texts, and what its sentence speaks of."""

CHANCE: Final = -1
"""The seat that shuffles, draws and rolls."""

MOST_FIELDS: Final = 3

EVERY_EVENT: Final = ("n", "event", "seat")
"""What a reader is told of every event besides its own fields."""

UNDONE: Final = "undone"
"""The event that a match tells by itself when moves are taken back."""

LONGEST_TYPO: Final = 60
"""Nobody mistypes a move longer than this, so no time is wasted guessing what was meant."""

MOST_GUESSES: Final = 1_000
"""So many guesses are remembered: enough for the things that people point at, too few to fill the memory."""


def say(kind: int, a: int = 0, b: int = 0, c: int = 0) -> Saying:
    """What a phase asks or refuses: a prompt or reason of the vocabulary, and the values of its fields."""
    return kind, a, b, c


class Family:
    """The moves that share a verb, one for each noun: ``move in PLAY``, ``PLAY.index(move)``, ``PLAY[card]``."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves: Final = moves
        self._first: Final = moves[0] if moves else 0
        self._size: Final = len(moves)

    def __len__(self) -> int:
        return self._size

    def __contains__(self, move: Move) -> bool:
        return 0 <= move - self._first < self._size

    def __getitem__(self, place: int) -> Move:
        return self.moves[place]

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def index(self, move: Move) -> int:
        """Which of the nouns a move of this family is about."""
        return move - self._first


class SayingWord:
    """A prompt or a reason: its key in the texts, its fields, and the § that a reason cites."""

    def __init__(self, is_reason: bool, key: str, fields: list[str], nouns: list[str], section: str) -> None:
        self.is_reason: Final = is_reason
        self.key: Final = key
        self.fields: Final = fields
        self.nouns: Final = nouns
        self.section: Final = section


class EventWord:
    """One kind of event: its fields, and which of them are secret."""

    def __init__(
        self,
        name: str,
        fields: list[str],
        nouns: list[str],
        secret: list[str],
        reveals: bool,
        is_routine: bool,
        part_of: str,
    ) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.nouns: Final = nouns
        self.secret: Final = secret
        self.reveals: Final = reveals
        self.is_routine: Final = is_routine
        self.part_of: Final = part_of


class Vocabulary:
    """Every word of one game; the number of moves is the size of its action space."""

    def __init__(self) -> None:
        self.text: Final[list[str]] = []
        self.events: Final[list[EventWord]] = []
        self.sayings: Final[list[SayingWord]] = []
        self._index: Final[dict[str, Move]] = {}
        self._nouns: Final[dict[str, list[str]]] = {}
        self._guesses: Final[dict[str, list[str]]] = {}

    def __len__(self) -> int:
        return len(self.text)

    def move(self, text: str) -> Move:
        """Add one move, such as ``pass`` or ``claim``."""
        if _tidy(text) != text or not text:
            raise BadGame(f"A move is words in lower case with single spaces between them, not {text!r}.")
        if text in self._index:
            raise BadGame(f"The move {text!r} is in the vocabulary twice.")
        self._index[text] = len(self.text)
        self.text.append(text)
        self._guesses.clear()
        return len(self.text) - 1

    def family(self, verb: str, nouns: Sequence[str]) -> Family:
        """Add a move for each noun, such as ``play rope-3``; entry i of the family belongs to noun i."""
        return Family([self.move(f"{verb} {noun}") for noun in nouns])

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
        routine: bool = False,
        part_of: str = "",
    ) -> EventKind:
        """Add a kind of event with at most three fields.

        A field is ``name`` or ``name=noun``; the noun is a table of `nouns` or ``seat``. Secret fields reach only the
        event's own seat and those whom `State.tell` adds. ``reveals`` marks an event that shows what was hidden, so
        that nobody takes back a move after it; one with secret fields does so unless it says no, as a secret choice
        may, which tells its own seat nothing new.

        For those who read the log: ``routine`` marks what nobody needs to read, and ``part_of`` names the event that
        begins the story to which this one belongs.
        """
        names, nouns = self._fields(f"event {name!r}", fields)
        if any(word.name == name for word in self.events) or name == UNDONE:
            raise BadGame(f"The event {name!r} is in the vocabulary twice, or is one that every match tells by itself.")
        for field in names:
            if field in EVERY_EVENT:
                raise BadGame(f"The event {name!r} needs another name for its field {field!r}, which every event has.")
        for field in secret:
            if field not in names:
                raise BadGame(f"The secret field {field!r} is not a field of the event {name!r}.")
        if part_of and all(word.name != part_of for word in self.events):
            raise BadGame(f"The event {name!r} is part of {part_of!r}, which is not in the vocabulary yet.")
        shows = bool(secret) if reveals is None else reveals
        self.events.append(EventWord(name, names, nouns, list(secret), shows, routine, part_of))
        return len(self.events) - 1

    def prompt(self, key: str, *fields: str) -> int:
        """Add a question that a phase may ask, for `say`; its sentence is in the texts under ``prompts``.

        Fields are as those of an event; ``name=move`` is a move of the vocabulary.
        """
        return self._saying(False, key, fields, "")

    def reason(self, key: str, *fields: str, section: str = "") -> int:
        """Add a reason why a move is refused, for `say`; it cites the § of the phase unless it names another."""
        return self._saying(True, key, fields, section)

    def _saying(self, is_reason: bool, key: str, fields: Sequence[str], section: str) -> int:
        kind = "reason" if is_reason else "prompt"
        if any(word.key == key and word.is_reason == is_reason for word in self.sayings):
            raise BadGame(f"The {kind} {key!r} is in the vocabulary twice.")
        names, nouns = self._fields(f"{kind} {key!r}", fields)
        self.sayings.append(SayingWord(is_reason, key, names, nouns, section))
        return len(self.sayings) - 1

    def _fields(self, what: str, fields: Sequence[str]) -> tuple[list[str], list[str]]:
        """The names of fields, and the noun that each one's values are read by."""
        names = [field.split("=", 1)[0] for field in fields]
        nouns = [field.split("=", 1)[-1] for field in fields]
        if len(fields) > MOST_FIELDS or len(set(names)) != len(names):
            raise BadGame(f"The {what} has up to {MOST_FIELDS} different fields, not {', '.join(fields)}.")
        for field, noun in zip(fields, nouns, strict=True):
            if "=" in field and noun not in ("seat", "move") and noun not in self._nouns:
                raise BadGame(f"The {what} uses the noun {noun!r}, which has no names.")
        return names, nouns

    def parse(self, text: str) -> Move:
        """The move a person meant: case and spacing do not matter; anything else is an error with a hint."""
        tidy = _tidy(text)
        found = self._index.get(tidy)
        if found is None:
            near = self._near(tidy)
            hint = f" Did you mean {' or '.join(repr(word) for word in near)}?" if near else ""
            raise UnknownMove(f"{_shorten(text)!r} is not a move in this game.{hint}", _shorten(text), near)
        return found

    def _near(self, tidy: str) -> list[str]:
        """Moves that may have been meant. Comparing with all of them takes a while, so answers are remembered."""
        if len(tidy) > LONGEST_TYPO:
            return []
        near = self._guesses.get(tidy)
        if near is None:
            if len(self._guesses) == MOST_GUESSES:
                self._guesses.clear()
            near = self._guesses[tidy] = get_close_matches(tidy, self.text, n=3)
        return list(near)

    def about(self, text: str) -> tuple[str, list[Move]]:
        """The thing that a text names, such as ``rope-3``, and the moves about it; empty if there is none.

        Words before it do not matter.
        """
        words = _tidy(text).split(" ") if len(text) <= LONGEST_TYPO else []
        for start in range(len(words)):
            noun = " ".join(words[start:])
            found = [move for move, each in enumerate(self.text) if each.endswith(f" {noun}")]
            named = [name for names in self._nouns.values() for name in names if name.lower() == noun]
            if found or named:
                return noun if found else named[0], found
        return "", []

    def read(self, event: Event, reader: int | None) -> dict[str, Fact]:
        """An event as this seat (None: a spectator) may read it, without fields that are secret to others."""
        word = self.events[event[0]]
        told: dict[str, Fact] = {"event": word.name}
        if event[1] != CHANCE:
            told["seat"] = event[1]
        may_read_all = reader is not None and event[5] >> reader & 1 == 1
        for place, field in enumerate(word.fields):
            if may_read_all or field not in word.secret:
                told[field] = self._fact(word.nouns[place], event[2 + place])
        return told

    def tables(self) -> dict[str, list[str]]:
        """The nouns by the name of their table."""
        return self._nouns

    def read_saying(self, saying: Saying, section: str = "") -> Told:
        """A prompt or a reason as anybody may read it; a reason cites its own § or else this one."""
        word = self.sayings[saying[0]]
        told: Told = {"reason": word.key} if word.is_reason else {"prompt": word.key}
        if word.is_reason:
            told["section"] = word.section or section
        for place, field in enumerate(word.fields):
            told[field] = self._fact(word.nouns[place], saying[1 + place])
        return told

    def _fact(self, noun: str, value: int) -> Fact:
        table = self.text if noun == "move" else self._nouns.get(noun)
        return value if table is None else table[value]


def _tidy(text: str) -> str:
    return " ".join(text.lower().split())


def _shorten(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."
