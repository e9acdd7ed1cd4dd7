"""How a game speaks: what was told, asked or refused, said with the sentences of one language.

Rules speak only in keys and fields; the sentences are in ``texts/<language>.toml`` of each game, and what all games
share is in the core's own. Here things go by the names typed in moves; the page has words for them too.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from .errors import BadContent
from .phrase import PLURALS, fill
from .words import EventWord, Vocabulary

ENGLISH: Final = "en"
COMMON: Final = Path(__file__).parent / "texts"

_read: Final[dict[Path, dict[str, Any]]] = {}


def texts(folder: Path, language: str) -> dict[str, Any]:
    """The texts of a game in one language, empty if it has none; a repeated key is an error."""
    path = folder / f"{language}.toml"
    if path not in _read:
        try:
            _read[path] = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        except ValueError as error:
            raise BadContent(f"{path.name} of {folder.parent.name}: this is not TOML ({error}).") from error
    return _read[path]


def languages(folder: Path) -> list[str]:
    """The languages in which a folder has texts, English first."""
    found = sorted([path.stem for path in folder.glob("*.toml")])
    return [ENGLISH, *[language for language in found if language != ENGLISH]]


def about_language(language: str) -> Mapping[str, Any]:
    """What a language says of itself in the core's texts: ``name``, ``whole``, ``plurals`` and ``speaks_to``."""
    found: Mapping[str, Any] = texts(COMMON, language).get("language", {})
    return found


def whole_languages() -> list[str]:
    """The languages that claim that nothing is missing, English first; the others are being translated."""
    return [language for language in languages(COMMON) if about_language(language).get("whole") is True]


class Voice:
    """A game speaking one language, or English if it has no texts in that one."""

    def __init__(self, words: Vocabulary, folder: Path, language: str = ENGLISH) -> None:
        self._words: Final = words
        self._texts: Final = texts(folder, language) or texts(folder, ENGLISH)
        self._common: Final = texts(COMMON, language)
        self._plural: Final = PLURALS[str(about_language(language).get("plurals", "one"))]

    def text(self, *path: str) -> str:
        """The text at this place, such as ``options``, ``nights``, ``help``; empty if there is none."""
        found: Any = self._texts
        for key in path:
            found = found.get(key) if isinstance(found, dict) else None
        return found if isinstance(found, str) else ""

    def sentences(self, event: str) -> dict[str, str]:
        """How an event is told: what it ``says``, and to whom its secrets are ``unseen``."""
        found: Any = self._texts.get("events", {}).get(event) or self._common.get("events", {}).get(event)
        return {"says": found} if isinstance(found, str) else found or {}

    def say(self, told: Mapping[str, object], names: Sequence[str]) -> str:
        """What was told, asked or refused, in a sentence with players called by their names."""
        if "event" in told:
            return self._say_event(told, names)
        if "prompt" in told:
            return self._say_prompt(told, names)
        said = self._say_key("reasons", str(told["reason"]), told, names)
        section = f" (§{told['section']})" if told.get("section") else ""
        return f"{said[:-1]}{section}{said[-1:]}" if said[-1:] in (".", "?") else f"{said}{section}"

    def _say_prompt(self, told: Mapping[str, object], names: Sequence[str]) -> str:
        """With seats it is told to everybody, "Ann may load something"; without, it asks: "load something"."""
        key, asked = str(told["prompt"]), told.get("seats")
        who = [names[seat] for seat in asked if isinstance(seat, int)] if isinstance(asked, list) else []
        if not who:
            return self._say_key("prompts", key, told, names)
        facts = {**told, "seats": self._joined(who), "asked": len(who)}
        if self._texts.get("waiting", {}).get(key):
            return self._say_key("waiting", key, facts, names)
        return f"{facts['seats']}: {self._say_key('prompts', key, told, names)}"

    def _say_event(self, told: Mapping[str, object], names: Sequence[str]) -> str:
        name = str(told["event"])
        word = next((word for word in self._words.events if word.name == name), None)
        template = self._event_template(name, word, told)
        if template:
            return self._filled(template, told, names, word.fields if word else [], word.nouns if word else [])
        rest = ", ".join([f"{key} {value}" for key, value in told.items() if key not in ("event", "seat", "n")])
        return " ".join([part for part in (_name(told.get("seat"), names), name.replace("_", " "), rest) if part])

    def _event_template(self, name: str, word: EventWord | None, told: Mapping[str, object]) -> str:
        is_hidden = word is not None and any(field not in told for field in word.secret)
        form = "unseen" if is_hidden else "says"
        return self.sentences(name).get(form, "") or self.sentences(name).get("says", "")

    def _say_key(self, kind: str, key: str, told: Mapping[str, object], names: Sequence[str]) -> str:
        template: Any = self._texts.get(kind, {}).get(key) or self._common.get(kind, {}).get(key)
        if not template:
            return _words(key)
        is_reason = kind == "reasons"
        word = next((each for each in self._words.sayings if each.key == key and each.is_reason == is_reason), None)
        return self._filled(template, told, names, word.fields if word else [], word.nouns if word else [])

    def _filled(
        self, template: str, told: Mapping[str, object], names: Sequence[str], fields: list[str], nouns: list[str]
    ) -> str:
        def value(name: str, _: str) -> str:
            """What goes into a gap."""
            fact = told.get(name)
            if name == "seat" or (name in fields and nouns[fields.index(name)] == "seat"):
                return _name(fact, names)
            if isinstance(fact, list):
                return ", ".join([f"{each!r}" for each in fact])
            return "" if fact is None else str(fact)

        return fill(template, value, self._plural)

    def _joined(self, names: Sequence[str]) -> str:
        last = str(self._common.get("and", " and "))
        return last.join([part for part in (", ".join(names[:-1]), names[-1]) if part])


def _name(seat: object, names: Sequence[str]) -> str:
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else ""


def _words(key: str) -> str:
    """A key without a text, as words: `KeepOrSink` and `keep_or_sink` are "keep or sink"."""
    return "".join([f" {letter.lower()}" if letter.isupper() else letter for letter in key]).strip().replace("_", " ")
