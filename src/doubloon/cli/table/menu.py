"""The legal moves as a player sees them: numbered, grouped by verb; and which of them a typed text means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.text import Text

from doubloon.core import DoubloonError

FEW: Final = 6
MANY: Final = 15
BRIEF: Final = 4
INDENT: Final = 2


class Unclear(DoubloonError):
    """What was typed could mean several moves, or a number that no move has."""


class Menu:
    """The moves of one question, numbered from 1 in the order in which they are shown."""

    def __init__(self, moves: Sequence[str]) -> None:
        verbs = [_verb(move) for move in moves]
        order = list(dict.fromkeys(verbs))
        if len(moves) > FEW:
            order.sort(key=lambda verb: verbs.count(verb) == 1)
        self.moves: Final = sorted(moves, key=lambda move: order.index(_verb(move)))

    def find(self, typed: str) -> str | None:
        """The move that is meant: a number, a move's text, its noun alone, or the beginning of just one move."""
        tidy = " ".join(typed.lower().split())
        if tidy.isdecimal():
            return self._numbered(tidy)
        if tidy in self.moves:
            return tidy
        found = [move for move in self.moves if move.split(" ", 1)[-1] == tidy]
        found = found or [move for move in self.moves if tidy and move.startswith(tidy)]
        if len(found) > 1:
            few = " or ".join(repr(move) for move in found[:4])
            more = f" or {len(found) - 4} more" if len(found) > 4 else ""
            raise Unclear(f"{tidy!r} could be {few}{more}; type more of it, or its number.")
        return found[0] if found else None

    def _numbered(self, digits: str) -> str:
        if len(digits) > 6 or not 1 <= int(digits) <= len(self.moves):
            expected = f"numbered 1 to {len(self.moves)}" if len(self.moves) > 1 else "only number 1"
            raise Unclear(f"There is no move {digits[:6]}; the moves are {expected}.")
        return self.moves[int(digits) - 1]

    def show(self) -> RenderableType:
        """A few moves in columns; many under their verbs, verbs with a single move at the end."""
        numbered = list(enumerate(self.moves, start=1))
        if len(self.moves) <= FEW:
            return _columns([(number, move) for number, move in numbered])
        parts: list[RenderableType] = []
        alone: list[tuple[int, str]] = []
        for verb in dict.fromkeys(_verb(move) for move in self.moves):
            group = [(number, move) for number, move in numbered if _verb(move) == verb]
            if len(group) < 2:
                alone.extend(group)
                continue
            parts.append(Text(f"{verb} …", style="bold"))
            nouns = [(number, _noun(move)) for number, move in group]
            is_brief = len(nouns) > MANY and max(len(noun) for _, noun in nouns) <= BRIEF
            parts.append(Padding(Rows(nouns) if is_brief else _columns(nouns), (0, 0, 0, INDENT)))
        if alone:
            parts.append(_columns(alone))
        return Group(*parts)


class Rows:
    """Many short nouns, such as spaces of a board, in rows that begin with the number of their first."""

    def __init__(self, items: list[tuple[int, str]]) -> None:
        self._items: Final = items

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        digits = len(str(self._items[-1][0]))
        wide = max(len(noun) for _, noun in self._items) + 1
        in_row = max((options.max_width - digits) // wide, 1)
        in_row -= in_row % 5 if in_row > 5 else 0
        for start in range(0, len(self._items), in_row):
            row = self._items[start : start + in_row]
            nouns = "".join(f" {noun:<{wide - 1}}" for _, noun in row).rstrip()
            yield Text.assemble((f"{row[0][0]:>{digits}}", "bold cyan"), nouns)


def _columns(items: list[tuple[int, str]]) -> Columns:
    width = len(str(items[-1][0]))
    return Columns(
        [Text.assemble((f"{number:>{width}}", "bold cyan"), f" {text}") for number, text in items],
        padding=(0, 3),
        column_first=len(items) > FEW,
        equal=len(items) > FEW,
    )


def _verb(move: str) -> str:
    return move.split(" ", 1)[0]


def _noun(move: str) -> str:
    return move.split(" ", 1)[-1]
