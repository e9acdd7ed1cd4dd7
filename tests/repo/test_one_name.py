"""One name for one thing, wherever people read: rules, texts of games, pages, boards, guides and cards."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from doubloon.core import find_game, game_ids
from doubloon.core.voice import COMMON, whole_languages

WEB = Path(__file__).parents[2] / "web" / "src"

EVERYWHERE = {
    "en": {
        r"gray": "grey",
        r"colors?": "colour",
        r"cent(er|ers)": "centre",
        r"favor\w*": "favour",
        r"artefacts?": "artifact",
        r"palm trees?": "palm",
        r"longest (river|lake|beach|jungle)": "largest",
        r"(jeeps?|cars?)": "ATV",
        r"rul(e|es|ed|ing) (\w+ )?out(?! that)": "strike out",
        r"wash(es|ed)? ashore": "come ashore",
        r"rolls? (again|the dice|two dice|a die)": "throw",
        r"raft parts?|parts? of (a|the) raft|(six|last|more|\d|#) things?": "item",
    },
    "de": {
        r"ATVs?": "Geländewagen",
        r"Palmenbaum|Palmenbäume": "Palme",
        r"längste[rnms]? (Fluss|See|Strand)": "größter",
        r"graue[nr]? Rollen?": "Schriftrolle",
        r"(sechs|\d|#|[Ee]in|letzte) Ding(en?)?|Floßteil(en?)?": "Gegenstand",
        r"Artifakte?": "Artefakt",
        r"Quests?": "Auftrag",
    },
    "fr": {
        r"arte?fa[ck]ts?": "artéfact",
        r"(jeeps?|voitures?|4x4)": "quad",
        r"pions?": "palet",
        r"pièces? de radeau": "objet",
    },
    "es": {
        r"jungla": "selva",
        r"piezas? (de|para) (la |una )?balsa": "objeto",
        r"océano": "mar",
        r"(jeeps?|quads?|coches?)": "todoterreno",
        r"(duendes?|trasgos?)": "goblin",
        r"(ordenador|computador)\w*": "equipo",
        r"(móvil|celular)(es)?": "teléfono",
        r"(vosotr[oa]s|vuestr[oa]s?)": "tú",
    },
    "it": {r"pezz[io] (di|della) zattera": "oggetto"},
    "pt": {r"partes? d[ea] (uma )?jangada": "item"},
    "nl": {r"vlotdelen|delen (van|voor) een vlot": "voorwerp"},
    "pl": {r"części tratwy": "przedmiot"},
}
"""By language: what is never written, and what is written instead."""


def strings(value: Any) -> Iterator[str]:
    """Every text in a value of TOML, without keys."""
    if isinstance(value, dict):
        for each in value.values():
            yield from strings(each)
    elif isinstance(value, str):
        yield value


def quoted(path: Path) -> Iterator[str]:
    """Every text in a file of TypeScript, without keys and imports."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("import"):
            yield from re.findall(r'"((?:[^"\\]|\\.)*)"(?!\s*[\]:])', line)


def read(language: str) -> Iterator[tuple[str, str]]:
    """Everything that people read in a language, with where it stands."""
    for id in game_ids():
        game = find_game(id)
        yield f"{id}: rules", game.rules(language)
        file = game.folder / "texts" / f"{language}.toml"
        yield from ((f"{id}: texts", text) for text in strings(tomllib.loads(file.read_text(encoding="utf-8"))))
        lesson = game.folder / "lesson" / f"{language}.toml"
        if lesson.exists():
            yield from ((f"{id}: lesson", text) for text in strings(tomllib.loads(lesson.read_text(encoding="utf-8"))))
        folder = WEB / "games" / id
        for path in folder.glob(f"**/texts/*.{language}.ts"):
            yield from ((f"{id}: {path.name}", text) for text in quoted(path))
    common = tomllib.loads((COMMON / f"{language}.toml").read_text(encoding="utf-8"))
    yield from (("core", text) for text in strings(common))
    for path in (WEB / "texts" / language).glob("*.ts"):
        yield from ((path.name, text) for text in quoted(path))


@pytest.mark.parametrize("language", whole_languages())
def test_a_thing_has_the_same_name_wherever_people_read_of_it(language: str) -> None:
    found = [
        f"{where}: {match[0]!r}, not {instead!r}: …{text[max(0, match.start() - 30) : match.end() + 20]!r}"
        for where, written in read(language)
        for text in [re.sub(r"\{\w+(:\w+)?\}", "…", written)]
        for variant, instead in EVERYWHERE.get(language, {}).items()
        for match in re.finditer(rf"\b({variant})\b", text, re.IGNORECASE)
    ]
    assert found == []


@pytest.mark.parametrize("language", whole_languages())
def test_everything_that_people_read_is_looked_at(language: str) -> None:
    places = {where.partition(": ")[2] or where for where, _ in read(language)}
    assert {
        "rules",
        "texts",
        "core",
        *(f"{area}.{language}.ts" for area in ("board", "card", "guide")),
        "table.ts",
        "pages.ts",
    } <= places


def test_french_keeps_its_signs_with_the_word_before() -> None:
    """A colon alone at the start of a line looks lost: the space before it never breaks."""
    loose = re.compile(r"[ \n][:;!?»%]|«[ \n]")
    assert [f"{where}: {text[:60]}" for where, text in read("fr") if loose.search(text)] == []
