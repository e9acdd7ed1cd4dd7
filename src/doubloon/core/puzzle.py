"""A puzzle: a choice from a real game that has one clear answer, and what a long search found out about it.

It is data in a game's folder: ``puzzles/<id>.jsonl``. The first line is the solution; below it stands the record of the
game up to the choice, as any record. docs/puzzles.md tells how they are made.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from .errors import BadContent, DoubloonError, IllegalMove
from .game import Game
from .match import Match
from .record import Played, Record, parse
from .words import CHANCE

FOLDER: Final = "puzzles"
FORMAT: Final = 1
ID: Final = re.compile(r"[0-9a-z]+(-[0-9a-z]+)*")
KEYS: Final = ("puzzle", "seat", "best", "right", "moves", "levels", "line", "mined")


@dataclass(frozen=True)
class Worth:
    """What a move is worth against the best."""

    behind: float
    """How much less, on average, in points of `evaluate`."""
    error: float
    """The standard error of that."""


@dataclass(frozen=True)
class Puzzle:
    """A position, and the answer; only whoever has tried may be told it."""

    id: str
    record: Record
    """The game up to the choice."""
    seat: int
    """Whose choice it is."""
    best: str
    right: list[str]
    """The best move, and others that are as good."""
    moves: dict[str, Worth]
    """Every legal move, in the order of the game."""
    levels: list[list[str]]
    """What bots of each level chose, the weakest first; each was asked several times."""
    line: list[Played]
    """How the game might go on from the best move, chance included; it begins with that move."""
    mined: dict[str, Any]
    """How it was found: all that is needed to find it again."""

    @property
    def grade(self) -> int:
        """How hard it is: how many levels miss it more often than not."""
        return sum(self.misses(level) for level in range(len(self.levels)))

    def misses(self, level: int) -> bool:
        """Do bots of this level, counted from 0, get it wrong more often than not?"""
        chosen = self.levels[level]
        return 2 * sum(text in self.right for text in chosen) <= len(chosen)

    def usual(self, level: int) -> str:
        """What bots of this level choose most often, of the wrong moves if they mostly miss it."""
        chosen = [text for text in self.levels[level] if not self.misses(level) or text not in self.right]
        return max(chosen, key=lambda text: (chosen.count(text), -chosen.index(text)))


@dataclass(frozen=True)
class Judgement:
    """What is to be said about an answer."""

    is_right: bool
    behind: float
    """What it costs on average against the best; 0 if it is right."""
    error: float


_read: Final[dict[Path, list[Puzzle]]] = {}


def puzzles_of(game: Game[Any]) -> list[Puzzle]:
    """The puzzles of a game, the easiest first; a mistake in one is an error that names its file."""
    folder = game.folder / FOLDER
    if folder not in _read:
        files = sorted(folder.glob("*.jsonl")) if folder.is_dir() else []
        found = [read(file.stem, file.read_text(encoding="utf-8")) for file in files]
        _read[folder] = sorted(found, key=lambda puzzle: (puzzle.grade, _numbers(puzzle.id)))
    return _read[folder]


def begun(game: Game[Any], puzzle: Puzzle) -> Match[Any]:
    """The match at the choice. It knows no seed, so nobody can go on drawing from it."""
    return Match.resume(game, puzzle.record)


def line_of(puzzle: Puzzle) -> list[list[Played]]:
    """The line in pieces: a move, and what chance made of it."""
    pieces: list[list[Played]] = []
    for played in puzzle.line:
        if played[0] != CHANCE or not pieces:
            pieces.append([])
        pieces[-1].append(played)
    return pieces


def judge(puzzle: Puzzle, text: str) -> Judgement:
    """What an answer is worth; what cannot be done there is refused."""
    worth = puzzle.moves.get(text)
    if worth is None:
        raise IllegalMove(f"{text!r} cannot be done in the puzzle {puzzle.id}.")
    if text in puzzle.right:
        return Judgement(True, 0.0, worth.error)
    return Judgement(False, worth.behind, worth.error)


def puzzle_of_the_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle | None:
    """The same for everybody on a day; all have their turn before one comes again. None: there are no puzzles."""
    if not puzzles:
        return None
    turn, place = divmod(day.toordinal(), len(puzzles))
    order = sorted(puzzles, key=lambda puzzle: sha256(f"{turn}/{puzzle.id}".encode()).digest())
    return order[place]


def written(puzzle: Puzzle) -> str:
    """The file of a puzzle."""
    head = {
        "puzzle": FORMAT,
        "seat": puzzle.seat,
        "best": puzzle.best,
        "right": puzzle.right,
        "moves": {text: [worth.behind, worth.error] for text, worth in puzzle.moves.items()},
        "levels": puzzle.levels,
        "line": [list(played) for played in puzzle.line],
        "mined": puzzle.mined,
    }
    return json.dumps(head, ensure_ascii=False, separators=(",", ":")) + "\n" + puzzle.record.text()


def read(name: str, text: str) -> Puzzle:
    """A puzzle from its file; whether it can be played there, `check` says."""
    source = f"{FOLDER}/{name}.jsonl"
    if not ID.fullmatch(name):
        raise BadContent(f"{source}: a puzzle is named in small letters, digits and hyphens.")
    first, _, rest = text.partition("\n")
    try:
        head = json.loads(first)
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict) or tuple(head) != KEYS or head["puzzle"] != FORMAT:
        raise BadContent(f"{source}: the first line must be the solution, with {', '.join(KEYS)}.")
    record = parse(rest, source)
    if record.damage:
        raise BadContent(f"{source}: line {record.damage[0].line + 1} {record.damage[0].reason}.")
    try:
        puzzle = _puzzle(name, record, head)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadContent(f"{source}: the solution cannot be read ({type(error).__name__}: {error}).") from error
    if puzzle.best not in puzzle.right or not set(puzzle.right) < set(puzzle.moves):
        raise BadContent(f"{source}: `right` must hold the best move, and some move must be wrong.")
    for chosen in puzzle.levels:
        if not chosen or not set(chosen) <= set(puzzle.moves):
            raise BadContent(f"{source}: `levels` must tell which of the `moves` each level chose.")
    if not puzzle.line or puzzle.line[0] != (puzzle.seat, puzzle.best):
        raise BadContent(f"{source}: the line must begin with the best move.")
    return puzzle


def check(game: Game[Any], puzzle: Puzzle) -> None:
    """Hold a puzzle against the rules: the choice must be there, with these moves, and the line can be played."""
    source = f"{FOLDER}/{puzzle.id}.jsonl"
    try:
        match = begun(game, puzzle)
        legal = match.legal_moves(puzzle.seat)
        if list(puzzle.moves) != legal:
            raise BadContent(f"{source}: `moves` must be the legal moves of seat {puzzle.seat}: {', '.join(legal)}.")
        if len(puzzle.levels) != len(game.levels):
            raise BadContent(f"{source}: `levels` must tell of the {len(game.levels)} levels of {game.title}.")
        match.follow(puzzle.line)
    except BadContent:
        raise
    except DoubloonError as error:
        raise BadContent(f"{source}: this cannot be played: {error}") from error


def _puzzle(name: str, record: Record, head: dict[str, Any]) -> Puzzle:
    moves = {text: Worth(float(behind), float(error)) for text, (behind, error) in head["moves"].items()}
    line: list[Played] = [(int(seat), str(text)) for seat, text in head["line"]]
    levels = [[str(text) for text in chosen] for chosen in head["levels"]]
    seat = int(head["seat"])
    if not CHANCE < seat < record.header.seats:
        raise ValueError(f"there is no seat {seat}")
    return Puzzle(name, record, seat, str(head["best"]), list(head["right"]), moves, levels, line, dict(head["mined"]))


def _numbers(name: str) -> tuple[tuple[int, str], ...]:
    """Sorts 9-4 before 10-2."""
    return tuple([(int(part), "") if part.isdigit() else (0, part) for part in name.split("-")])
