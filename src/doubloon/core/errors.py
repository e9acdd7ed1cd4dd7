"""Every error that a player or an author can meet: one sentence that says what was expected and what came."""

from __future__ import annotations

from collections.abc import Mapping


class DoubloonError(Exception):
    """The base of all our errors; its text is one clear sentence for a person."""


class UnknownGame(DoubloonError):
    """No game with this id was found."""


class BadGame(DoubloonError):
    """A game's own files do not keep to the protocol: a message for its author."""


class BadContent(DoubloonError):
    """A content file does not hold what was expected; the message names file and key."""


class BadSeats(DoubloonError):
    """The game cannot be played by that many."""


class BadOption(DoubloonError):
    """An option is unknown or its value does not fit."""


class UnknownMove(DoubloonError):
    """A text that is not a move in the game's vocabulary; `near` are moves that may have been meant."""

    def __init__(self, message: str, text: str, near: list[str]) -> None:
        super().__init__(message)
        self.text = text
        self.near = near


class IllegalMove(DoubloonError):
    """A move that the rules do not allow now; the message explains why, `reason` is the same as data."""

    def __init__(self, message: str, reason: Mapping[str, object] | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class StaleAnswer(DoubloonError):
    """An answer to a question that has changed since."""


class CannotUndo(DoubloonError):
    """A move that can no longer be taken back without the consent of the table."""


class BadRecord(DoubloonError):
    """A record is damaged, foreign, newer, or tells of moves that the rules do not allow."""


class BadSheet(DoubloonError):
    """What was entered from the table cannot be so by the rules; the message says which part of it."""
