"""Everything on the table in the terminal: the match, its players, its file, and the screen."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

from rich.console import Console
from rich.text import Text

from doubloon.cli.ledger import Ledger
from doubloon.core import DoubloonError, Match

from .keyboard import Keyboard
from .layout import show_position
from .rulebook import Rulebook
from .seating import Player

MOST_LINES = 30


@dataclass
class Setting:
    """One match at one terminal."""

    match: Match[Any]
    players: list[Player]
    seed: str
    console: Console
    keyboard: Keyboard
    ledger: Ledger | None = None
    pace: float = 0.0
    thought: float = 0.0
    """How many seconds bots may think about a choice, as long as they listen to time; 0: all that they need."""
    rulebook: Rulebook = field(init=False)
    luck_of_bots: list[Random] = field(init=False)

    def __post_init__(self) -> None:
        self.rulebook = Rulebook(self.match.game.folder)
        seats = range(len(self.players))
        self.luck_of_bots = [Random(f"{self.seed} {self.match.n} bot {seat}") for seat in seats]

    def people(self) -> list[int]:
        """The seats of people at this keyboard."""
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    def keep(self) -> None:
        """Write down what is new, before anybody sees it."""
        if self.ledger is not None:
            self.ledger.keep(self.match.record)

    def save(self, path: Path) -> None:
        """Begin to save the game in a file, from its first move on."""
        if self.ledger is not None:
            raise DoubloonError(f"The game is already being saved in {self.ledger.path}, after every move.")
        self.ledger = Ledger.create(path, self.match.record, self.seed)

    def close(self) -> None:
        """Let other terminals continue the file."""
        if self.ledger is not None:
            self.ledger.close()

    def say(self, text: str, style: str = "") -> None:
        """A sentence from the table, printed as it is: brackets in names are not colour marks."""
        self.console.print(Text(text, style=style))

    def tell(self, seat: int | None, since: int, most: int | None = MOST_LINES) -> None:
        """What happened since an entry, in sentences, as this seat may know it; repeats are told once."""
        lines: list[tuple[str, int]] = []
        for event in self.match.events(seat, since):
            sentence = self.match.say(event)
            again = bool(lines) and lines[-1][0] == sentence
            lines.append((sentence, lines.pop()[1] + 1 if again else 1))
        if most is not None and len(lines) > most:
            self.say(f"  … and {len(lines) - most} earlier events (type log to read them)", "dim")
            lines = lines[-most:]
        for sentence, times in lines:
            self.say(f"  {sentence[:1].upper()}{sentence[1:]}" + (f" ({times} times)" if times > 1 else ""))

    def show_position(self, seat: int | None) -> None:
        """The position as this seat sees it."""
        self.console.print(show_position(self.match.game, self.match.view(seat), self.match.names))

    def pause(self) -> None:
        """Give people time to read what a bot did; nobody waits where nobody reads."""
        if self.pace > 0 and self.console.is_terminal:
            sleep(self.pace)

    def clear(self) -> None:
        """Clear the screen, what has scrolled off it too, and forget what was typed."""
        self.keyboard.forget()
        if not self.console.is_terminal:
            self.console.rule("the keyboard changes hands")
        elif self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        else:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
