"""The keyboard: one line typed by a person, with history and completion where there is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence


class Left(Exception):
    """The person has left the table, by `quit` or because the input has ended."""


class Keyboard:
    """Reads lines; what one person typed is forgotten before another sits down."""

    def __init__(self) -> None:
        self._words: list[str] = []
        self._has_history = sys.stdin.isatty() and self._begin()

    def read(self, prompt: str, words: Sequence[str] = ()) -> str:
        """What the person typed; Tab completes ``words``."""
        self._words = list(words)
        try:
            return input(prompt).strip()
        except EOFError:
            print()
            raise Left from None

    def forget(self) -> None:
        """Empty the history, which would show one person's secret choices to the next."""
        if self._has_history:
            import readline

            readline.clear_history()

    def _begin(self) -> bool:
        try:
            import readline
        except ImportError:  # not every Python has it
            return False
        readline.set_completer(self._complete)
        readline.set_completer_delims("\n")
        readline.parse_and_bind("tab: complete")
        return True

    def _complete(self, text: str, state: int) -> str | None:
        fitting = [word for word in self._words if word.startswith(text.lower())]
        return fitting[state] if state < len(fitting) else None
