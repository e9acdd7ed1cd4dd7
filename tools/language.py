"""A new language: ``python -m tools.language new fr Français`` copies the English, ``left fr`` lists what is to do.

A text that is still equal to the English counts as left, unless it is as short as a name (docs/languages.md).
"""

from __future__ import annotations

import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from doubloon.core import find_game, game_ids
from doubloon.testing.lessons import missing_in_lesson
from doubloon.testing.texts import missing_texts

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web" / "src"
CORE: Final = ROOT / "src" / "doubloon" / "core" / "texts"
LETTERS: Final = ROOT / "src" / "doubloon" / "server" / "calling" / "texts"
NOT_WORDS: Final = {"language.ts", "all.ts", "index.ts", "typed.ts"}
LONG: Final = 3
"""A text of so many words that is the same in two languages has not been translated."""


def files(language: str) -> Iterator[tuple[Path, Path]]:
    """Every file of words in English, and where it stands in another language."""
    for folder in (CORE, LETTERS):
        yield folder / "en.toml", folder / f"{language}.toml"
    for file in sorted((WEB / "texts" / "en").glob("*.ts")):
        yield file, WEB / "texts" / language / file.name
    for id in game_ids():
        folder = find_game(id).folder
        for name in ("texts", "lesson"):
            if (folder / name / "en.toml").is_file():
                yield folder / name / "en.toml", folder / name / f"{language}.toml"
        yield folder / "RULES.md", folder / f"RULES.{language}.md"
        for file in sorted((WEB / "games" / id).glob("**/texts/*.en.ts")):
            yield file, file.with_name(file.name.replace(".en.", f".{language}."))


def sentences(file: Path) -> dict[str, str]:
    """The texts of a file by their keys; a rulebook by its paragraphs."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".toml":
        return dict(_leaves(tomllib.loads(text), ""))
    if file.suffix == ".md":
        return {part[:30]: part for part in text.split("\n\n") if not part.startswith("#")}
    joined = re.sub(r'"\s*\+\s*"', "", text)
    found = re.findall(r'^ +"?([^":\n]*?)"?:\s+"((?:[^"\\]|\\.)*)"', joined, re.MULTILINE)
    rows = re.findall(r'^ +"((?:[^"\\]|\\.)*)",?$', joined, re.MULTILINE)
    return {**dict(found), **{row[:30]: row for row in rows}}


def _leaves(value: Any, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _leaves(each, f"{path}.{key}" if path else key)
    elif isinstance(value, str):
        yield path, value


def left(language: str) -> list[str]:
    """What is still to be translated, file by file; an empty list is good news."""
    found: list[str] = []
    for english, own in files(language):
        where = own.relative_to(ROOT).as_posix()
        if not own.is_file():
            found.append(f"{where} is missing")
        elif english.name not in NOT_WORDS:
            there = sentences(own)
            same = [key for key, text in sentences(english).items() if there.get(key) == text and is_long(text)]
            if english.suffix == ".ts":
                same += [f"{key} (missing)" for key in keys(english) if key not in keys(own)]
            elif english.parent in (CORE, LETTERS):
                same += [f"{key} (missing)" for key in sentences(english) if key not in there]
            found += [f"{where}: {key}" for key in same]
    for name in ("all.ts", "bots.ts", "problems.ts"):
        german, own = (WEB / "texts" / each / name for each in ("de", language))
        known = keys(own) if own.is_file() else []
        found += [f"web/src/texts/{language}/{name}: {key} is missing" for key in keys(german) if key not in known]
        if not own.is_file():
            found.append(f"web/src/texts/{language}/{name} is missing")
    for id in game_ids():
        game = find_game(id)
        found += [f"{id}: {fault}" for fault in missing_texts(game, [language])]
        found += [f"{id}: lesson: {fault}" for fault in missing_in_lesson(game, [language])]
    return found


def is_long(text: str) -> bool:
    """Has a text more words than a name has, its gaps and the signs of plurals aside?"""
    plain = re.sub(r"\{\w+(:\w+|, plural,)?|(=\d|zero|one|two|few|many|other) \{", " ", text)
    return len(re.findall(r"[^\W\d_]{2,}", plain)) > LONG


def keys(file: Path) -> list[str]:
    """The keys of a file of TypeScript."""
    return re.findall(r'^  "?([^":\n]+?)"?:(?:\s|$)', file.read_text(encoding="utf-8"), re.MULTILINE)


def begin(language: str, name: str) -> list[Path]:
    """Copy every English file that the language does not have yet; what is not English only is taken from German."""
    made: list[Path] = []
    german = [
        (WEB / "texts" / "de" / each, WEB / "texts" / language / each) for each in ("all.ts", "bots.ts", "problems.ts")
    ]
    for source, own in [*files(language), *german]:
        if own.exists():
            continue
        own.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            shutil.copyfile(source, own)
        else:
            text = source.read_text(encoding="utf-8")
            text = text.replace(
                "export const en =", f"export const {'texts' if own.name == 'index.ts' else language} ="
            )
            text = text.replace('name = "English"\nwhole = true', f'name = "{name}"\nwhole = false')
            text = text.replace(
                'name: "English", direction: "ltr", whole: true', f'name: "{name}", direction: "ltr", whole: false'
            )
            text = text.replace("problems: Problems =", "problems: Partial<Problems> =")
            own.write_text(text, encoding="utf-8")
        made.append(own)
    return made


def main(arguments: list[str]) -> int:
    """`new CODE NAME` or `left CODE`."""
    match arguments:
        case ["new", code, name] if re.fullmatch("[a-z]{2,3}", code):
            for file in begin(code, name):
                print(file.relative_to(ROOT).as_posix())
        case ["left", code]:
            todo = left(code)
            print("\n".join([*todo, f"{len(todo)} left" if todo else "Nothing is left: it can be called whole."]))
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
