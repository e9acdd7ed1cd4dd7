"""Are the texts of a game complete? Every key has a sentence in every language, and none says too much."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from doubloon.core import BadContent, Chance, Game, Over, Phase
from doubloon.core.lexicon import verbs
from doubloon.core.phrase import gaps
from doubloon.core.schema import Kind, schema
from doubloon.core.voice import ENGLISH, about_language, languages, texts, whole_languages

SECTIONS = (
    "title",
    "summary",
    "worth",
    "options",
    "events",
    "prompts",
    "waiting",
    "reasons",
    "verbs",
    "nouns",
    "tally",
    "keys",
    "about",
    "habits",
)
"""What a file of texts may hold; under ``cards`` stand whole texts, by the name of the card."""


def missing_texts(game: Game[Any], among: Sequence[str] | None = None) -> list[str]:
    """What is missing from or superfluous in the texts of a game, in every language; an empty list is good news.

    A language that is not whole yet is passed over, unless it is asked for.
    """
    folder = game.folder / "texts"
    spoken = [language for language in languages(folder) if language in (whole_languages() if among is None else among)]
    faults = [f"{language}: {fault}" for language in spoken for fault in _faults(game, language)]
    english = texts(folder, ENGLISH)
    for language in spoken:
        for section in ("about", "tally", "cards"):
            known = english.get(section, {})
            faults += [
                f"{language}: {fault}" for fault in _keys(section, texts(folder, language).get(section, {}), known)
            ]
    return faults


def _faults(game: Game[Any], language: str) -> list[str]:
    said = texts(game.folder / "texts", language)
    words = game.words
    faults = [f"no game speaks of {section!r}" for section in said if section not in (*SECTIONS, "cards")]
    if not said.get("summary"):
        faults.append("the summary is missing")
    events = said.get("events", {})
    faults += _keys("events", events, [word.name for word in words.events])
    for word in words.events:
        found = events.get(word.name, "")
        both = {"says": found} if isinstance(found, str) else found
        known = ["seat", *word.fields]
        faults += _gaps(f"events.{word.name}", both.get("says", ""), known)
        if word.secret:
            open_ = [field for field in known if field not in word.secret]
            faults += _gaps(f"events.{word.name}.unseen", both.get("unseen", ""), open_)
    for kind, is_reason in (("prompts", False), ("waiting", False), ("reasons", True)):
        own = {word.key: word.fields for word in words.sayings if word.is_reason == is_reason}
        wanted = own if is_reason else {**own, **{name: [] for name in silent_phases(game)}}
        faults += _keys(kind, said.get(kind, {}), list(wanted))
        for key, fields in wanted.items():
            sentence, more = said.get(kind, {}).get(key, ""), ["seats", "asked"] if kind == "waiting" else []
            faults += _gaps(f"{kind}.{key}", sentence, [*fields, *more])
            if kind == "waiting":
                faults += _for_others(key, sentence, language)
    if "worth" in said:
        faults += _gaps("worth", said["worth"], ["points"])
    faults += _keys("habits", said.get("habits", {}), game.habits)
    for option in game.options.all:
        found = said.get("options", {}).get(option.name, {})
        written = [str(value) for value in option.values] if isinstance(option.default, str) else []
        values = [value for value in written if not value.isdigit()]
        faults += [f"options.{option.name} has no {part}" for part in ("name", "help") if not found.get(part)]
        faults += _keys(f"options.{option.name}.values", found.get("values", {}), values)
    faults += _keys("options", said.get("options", {}), [option.name for option in game.options.all])
    if language != ENGLISH:
        faults += _words(game, said)
    return faults


def silent_phases(game: Game[Any]) -> list[str]:
    """Phases that always ask the same question, whose sentence is under the name of the phase."""
    asking = [phase for phase in game.phases if not isinstance(phase, Chance | Over)]
    return [phase.name for phase in asking if type(phase).prompt is Phase.prompt]


def _words(game: Game[Any], said: dict[str, Any]) -> list[str]:
    """English can do without words for moves and things, because their names are English; no other language can."""
    faults = [f"verbs.{verb} is missing" for verb in verbs(game.words) if verb not in said.get("verbs", {})]
    nouns = said.get("nouns", {})
    for table, names in game.words.tables().items():
        known = nouns.get(table, {})
        faults += [f"nouns.{table} has no {name!r}" for name in names if not has_name(known, name)]
    shown = shown_keys(schema(game)) - {name for names in game.words.tables().values() for name in names}
    return faults + [f"keys.{key} is missing" for key in sorted(shown) if key not in said.get("keys", {})]


def shown_keys(kind: Kind) -> set[str]:
    """The keys of a view that people may read."""
    found: set[str] = set()
    for name, each in kind.fields.items():
        if "unsaid" not in each.hints:
            found |= {name} | shown_keys(each)
    return found.union(*[shown_keys(inner) for inner in (kind.item, kind.key) if inner])


def has_name(known: Iterable[str], name: str) -> bool:
    """Is a name among these, or does it fit one that has gaps?"""
    return any(re.fullmatch(re.sub(r"\\\{\w+\\\}", ".+?", re.escape(each)), name, re.IGNORECASE) for each in known)


def _for_others(key: str, sentence: str, language: str) -> list[str]:
    """What is told to everybody names those who are asked, and speaks to nobody."""
    spoken_to = [
        word
        for word in about_language(language).get("speaks_to", ())
        if re.search(rf"\b{word}\b", sentence, re.IGNORECASE)
    ]
    faults = [f"waiting.{key} speaks to the reader: {word!r}" for word in spoken_to]
    return faults if "{seats}" in sentence else [*faults, f"waiting.{key} does not say who is asked"]


def _keys(section: str, found: dict[str, Any], wanted: Iterable[str]) -> list[str]:
    faults = [f"{section}.{key} is missing" for key in wanted if not found.get(key)]
    return faults + [f"{section}.{key} is never used" for key in found if key not in wanted]


def _gaps(where: str, sentence: str, known: Sequence[str]) -> list[str]:
    try:
        unknown = [gap for gap in gaps(sentence) if gap not in known]
    except BadContent as error:
        return [f"{where}: {error}"]
    missing = [] if sentence else [f"{where} has no sentence"]
    return missing + [f"{where} speaks of {gap!r}, which its readers are not told" for gap in unknown]
