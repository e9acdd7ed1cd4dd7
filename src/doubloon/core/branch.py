"""Other lines of a finished game, and what people say about its moves: a record keeps them behind the game itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias
from unicodedata import category

from .words import CHANCE

NO_LETTERS: Final = ("Cc", "Cs", "Zl", "Zp")
"""Control characters, halves of letters, and what ends a line."""
TURNING: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Marks that turn the direction of what follows: with them a line can pretend to be something else."""
LONGEST_NAME: Final = 60
LONGEST_BY: Final = 400
"""Of people, whose names may be pictures of many parts."""
LONGEST_NOTE: Final = 1_000
LONGEST_COMMENT: Final = 500

Step: TypeAlias = tuple[int, str, str]
"""A move of a branch: the seat, the move's text, and the bot that chose it; empty if a hand did, or chance."""


@dataclass(frozen=True)
class Branch:
    """How a finished game might have gone on from one of its positions."""

    name: str
    n: int
    """It leaves the game after so many entries."""
    moves: list[Step]
    """All of them, chance's too, so that it can be read without the luck."""
    by: str = ""
    """Who kept it."""
    note: str = ""
    seed: str | None = None
    """The luck of this branch alone; None: it goes on with the luck of the game."""

    def told(self) -> dict[str, object]:
        """As a line of a record holds it."""
        about: dict[str, object] = {"name": self.name, "n": self.n}
        for key, value in (("by", self.by), ("note", self.note), ("seed", self.seed)):
            if value:
                about[key] = value
        return {**about, "moves": [[seat, text, bot] if bot else [seat, text] for seat, text, bot in self.moves]}


@dataclass(frozen=True)
class Comment:
    """What somebody says about the position after so many entries, of the game or of one of its branches."""

    n: int
    text: str
    by: str = ""
    branch: str | None = None
    """The name of the branch; None: the game itself."""

    def told(self) -> dict[str, object]:
        """As a line of a record holds it."""
        about: dict[str, object] = {"n": self.n}
        if self.branch is not None:
            about["branch"] = self.branch
        return {**about, **({"by": self.by} if self.by else {}), "text": self.text}


def branch_of(data: Any, seats: int) -> Branch:
    """The branch that a line holds; a `ValueError` says what is wrong with it."""
    _check_keys(data, "a branch", {"name", "n", "moves"}, {"by", "note", "seed"})
    _check_title(data["name"], "its name")
    _check_count(data["n"])
    if "by" in data:
        _check_title(data["by"], "who kept it", LONGEST_BY)
    if "note" in data:
        _check_prose(data["note"], "its note", LONGEST_NOTE)
    seed = data.get("seed")
    if "seed" in data and not (isinstance(seed, str) and seed and is_writable(seed)):
        raise ValueError("its seed must be a text")
    if not isinstance(data["moves"], list) or not data["moves"]:
        raise ValueError("it must have moves")
    moves = [_step(each, seats) for each in data["moves"]]
    return Branch(data["name"], data["n"], moves, data.get("by", ""), data.get("note", ""), seed)


def comment_of(data: Any) -> Comment:
    """The comment that a line holds; a `ValueError` says what is wrong with it."""
    _check_keys(data, "a comment", {"n", "text"}, {"by", "branch"})
    _check_count(data["n"])
    _check_prose(data["text"], "its text", LONGEST_COMMENT)
    if "by" in data:
        _check_title(data["by"], "whose it is", LONGEST_BY)
    if "branch" in data:
        _check_title(data["branch"], "the branch")
    return Comment(data["n"], data["text"], data.get("by", ""), data.get("branch"))


def is_title(text: str, most: int = LONGEST_NAME) -> bool:
    """Can this be the name of a branch? It stays within its line."""
    return is_prose(text, most) and "\n" not in text


def is_prose(text: str, most: int) -> bool:
    """Can this be a note or a comment? Lines of what can be read, and nothing that a terminal would obey."""
    if text.strip() != text or not 0 < len(text) <= most:
        return False
    return all(letter == "\n" or (category(letter) not in NO_LETTERS and letter not in TURNING) for letter in text)


def is_writable(text: str) -> bool:
    """Can this text be written to a file again? JSON can spell half a character; UTF-8 cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _step(data: Any, seats: int) -> Step:
    fits = isinstance(data, list) and 2 <= len(data) <= 3 and type(data[0]) is int
    if not fits or not all(isinstance(text, str) and is_writable(text) for text in data[1:]):
        raise ValueError('each of its moves must be [seat, "move"] or [seat, "move", "bot"]')
    if not CHANCE <= data[0] < seats:
        raise ValueError(f"it names seat {str(data[0])[:20]}, not 0 to {seats - 1} or {CHANCE} for chance")
    if len(data) == 2:
        return data[0], data[1], ""
    _check_title(data[2], "a bot")
    return data[0], data[1], data[2]


def _check_keys(data: Any, what: str, needed: set[str], others: set[str]) -> None:
    if not isinstance(data, dict) or not needed <= set(data) <= needed | others:
        raise ValueError(f"{what} has {', '.join(sorted(needed))}, and perhaps {', '.join(sorted(others))}")


def _check_count(value: Any) -> None:
    if type(value) is not int or not 0 <= value < 10**9:
        raise ValueError("its n must be a number of entries")


def _check_title(value: Any, what: str, most: int = LONGEST_NAME) -> None:
    if not isinstance(value, str) or not is_title(value, most):
        raise ValueError(f"{what} must be one line of 1 to {most} characters")


def _check_prose(value: Any, what: str, most: int) -> None:
    if not isinstance(value, str) or not is_prose(value, most):
        raise ValueError(f"{what} must be 1 to {most} characters in plain lines")
