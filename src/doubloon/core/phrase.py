"""Sentences with gaps, such as ``{seat} pays {coins, plural, one {# coin} other {# coins}}.``

The page fills the same templates by the same rules (web/src/lib/phrase.ts): a small part of ICU's message syntax.
``{card}`` is a gap, ``{card:label}`` a gap in another form, ``{coins, plural, …}`` chooses by a number: ``#`` stands
for the number itself, and ``=0 {…}`` takes precedence over the language's plurals.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias

from .errors import BadContent

Gap: TypeAlias = tuple[str, str, tuple[tuple[str, str], ...]]
"""A name, a form, and for a plural its branches."""

_GAP: Final = re.compile(r"(\w+)(?::(\w+))?")
_PLURAL: Final = re.compile(r"(\w+),\s*plural,\s*")
_BRANCH: Final = re.compile(r"\s*(=\d+|zero|one|two|few|many|other)\s*(?=\{)")


def parts(template: str) -> list[str | Gap]:
    """A template taken apart: plain text and gaps in turn."""
    found: list[str | Gap] = []
    at = 0
    while at < len(template):
        start = template.find("{", at)
        plain = template[at:] if start < 0 else template[at:start]
        if "}" in plain:
            raise BadContent(f"A brace closes but none is open in {template!r}.")
        if plain:
            found.append(plain)
        if start < 0:
            break
        end = _closing(template, start)
        found.append(_gap(template[start + 1 : end], template))
        at = end + 1
    return found


def gaps(template: str) -> list[str]:
    """The names of all gaps, those within plurals too."""
    names: list[str] = []
    for part in parts(template):
        if isinstance(part, tuple):
            names.append(part[0])
            for _, branch in part[2]:
                names += gaps(branch)
    return names


def fill(template: str, value: Callable[[str, str], str], kind: Callable[[int], str]) -> str:
    """The template with its gaps filled: `value` says a name in a form, `kind` tells the plural of a number."""
    if "{" not in template and "}" not in template:
        return template
    said = ""
    for part in parts(template):
        if isinstance(part, str):
            said += part
        elif part[2]:
            number = value(part[0], "")
            said += fill(_chosen(part, number, kind), value, kind).replace("#", number)
        else:
            said += value(part[0], part[1])
    return said


def one_or_other(number: int) -> str:
    """The plurals of English, German, Dutch, Italian and Spanish."""
    return "one" if number == 1 else "other"


def none_or_one(number: int) -> str:
    """The plurals of French and of Portuguese in Brazil, where nothing is one too."""
    return "one" if number in (0, 1) else "other"


def one_few_many(number: int) -> str:
    """The plurals of Polish: 2 to 4 at the end are few, but not 12 to 14."""
    if number == 1:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


PLURALS: Final[dict[str, Callable[[int], str]]] = {
    "one": one_or_other,
    "none_or_one": none_or_one,
    "one_few_many": one_few_many,
}
"""The plurals of languages, by the names that their files have for them (the page asks the browser instead)."""


def _chosen(part: Gap, number: str, kind: Callable[[int], str]) -> str:
    branches = dict(part[2])
    count = int(number) if number.lstrip("-").isdigit() else 0
    return branches.get(f"={count}", branches.get(kind(count), branches["other"]))


def _gap(inside: str, template: str) -> Gap:
    plural = _PLURAL.match(inside)
    if plural is None:
        plain = _GAP.fullmatch(inside)
        if plain is None:
            raise BadContent(f"{{{inside}}} is not a gap: it must be a name or a plural, in {template!r}.")
        return plain[1], plain[2] or "", ()
    branches: list[tuple[str, str]] = []
    at = plural.end()
    while (head := _BRANCH.match(inside, at)) is not None:
        end = _closing(inside, head.end())
        branches.append((head[1], inside[head.end() + 1 : end]))
        at = end + 1
    if inside[at:].strip() or "other" not in dict(branches):
        raise BadContent(f"A plural has branches such as 'one {{…}}', and always 'other {{…}}': {template!r}.")
    return plural[1], "", tuple(branches)


def _closing(text: str, start: int) -> int:
    """Where the brace that opens at `start` closes."""
    depth = 0
    for place in range(start, len(text)):
        if text[place] == "{":
            depth += 1
        elif text[place] == "}":
            depth -= 1
            if depth == 0:
                return place
    raise BadContent(f"A brace is never closed in {text!r}.")
