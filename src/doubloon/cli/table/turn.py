"""One person's turn: the position, the question, and everything that can be typed in answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from doubloon.bots import ask_for_advice, find_bot
from doubloon.core import DoubloonError

from .keyboard import Left
from .menu import Menu
from .setting import Setting

ADVISER: Final = "first_mate"
"""Who gives a hint: the best that takes no time."""
HELP: Final = (
    ("a number, or a move", "make that move; its beginning is enough if no other move begins like that"),
    ("undo, u", "take your last move back, unless something was shown or drawn or somebody else moved since"),
    ("hint", "what the first mate advises, with what you know"),
    ("why MOVE", "why a move is not allowed now"),
    ("rules, rules 3.2", "the § of the rules that applies now, or any other"),
    ("log", "everything that has happened, as you know it"),
    ("view", "the position and your moves again"),
    ("save FILE", "save the game from now on, after every move"),
    ("help, ?", "this list"),
    ("quit, q", "leave the table"),
)


class Turn:
    """Asks one person until the position has changed."""

    def __init__(self, setting: Setting, seat: int) -> None:
        self._setting: Final = setting
        self._match: Final = setting.match
        self._seat: Final = seat
        self._at: Final = self._match.n
        self._menu: Final = Menu(self._match.legal_moves(seat))
        self._commands: Final[dict[str, Callable[[str], None]]] = {
            "undo": self._undo,
            "u": self._undo,
            "hint": self._hint,
            "why": self._why,
            "rules": self._rules,
            "log": self._log,
            "view": self._view,
            "save": self._save,
            "help": self._help,
            "?": self._help,
            "quit": self._quit,
            "q": self._quit,
        }

    def play(self) -> None:
        """Show the question, then read answers until one is a move or a take-back."""
        self._view("")
        words = [*self._menu.moves, *(word for word in self._commands if len(word) > 1)]
        while self._match.n == self._at:
            typed = self._setting.keyboard.read(f"{self._match.names[self._seat]}> ", words)
            try:
                self._answer(typed)
            except DoubloonError as error:
                self._setting.say(str(error), "yellow")

    def _answer(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        is_move = " ".join(typed.lower().split()) in self._menu.moves
        command = None if is_move else self._commands.get(word.lower())
        if not typed:
            self._setting.console.print(self._menu.show())
        elif command is not None:
            command(rest.strip())
        else:
            self._move(typed)

    def _move(self, typed: str) -> None:
        move = self._menu.find(typed)
        if move is None:
            reason = self._match.explain(self._seat, typed)
            said = "" if reason is None else self._match.say(reason)
            raise DoubloonError(f"{said} Type a number, a move, or help.")
        self._match.submit(self._seat, move, at=self._at)

    def _undo(self, _: str) -> None:
        self._match.undo(self._seat)

    def _hint(self, _: str) -> None:
        setting, match = self._setting, self._match
        rng = setting.luck_of_bots[self._seat]
        advice = ask_for_advice(find_bot(ADVISER), match.game, match.state(), self._seat, rng, 0.0)
        text = match.game.words.text[advice[0][0]]
        setting.say(f"The first mate advises {self._menu.moves.index(text) + 1}, {text!r}.")

    def _why(self, text: str) -> None:
        if not text:
            raise DoubloonError(f"Name the move you are asking about, such as: why {self._menu.moves[0]}")
        move = self._menu.find(text)
        reason = None if move is not None else self._match.why(self._seat, text)
        allowed = f"{move or text!r} is allowed now (§{self._match.section()})."
        self._setting.say(allowed if reason is None else self._match.say(reason))

    def _rules(self, number: str) -> None:
        rulebook = self._setting.rulebook
        wanted = number.lstrip("§ ").rstrip(".") or self._match.section()
        text = rulebook.section(wanted)
        if text is not None:
            self._setting.console.print(Markdown(text))
            return
        if number:
            self._setting.say(
                f"There is no §{wanted[:20]} in the rules of {self._match.game.title}; there are:", "yellow"
            )
        self._setting.say(rulebook.contents() or "The rules of this game have no numbered sections.")

    def _log(self, _: str) -> None:
        self._setting.tell(self._seat, 0, most=None)

    def _view(self, _: str) -> None:
        setting = self._setting
        setting.console.print()
        setting.show_position(self._seat)
        setting.console.print()
        setting.console.print(self._question())
        setting.console.print(self._menu.show())

    def _question(self) -> Text:
        """What this person is asked; others who choose at the same time are named after it."""
        names = self._match.names
        prompt = {**self._match.prompt(), "seats": []}
        others = [names[seat] for seat in self._match.actors() if seat != self._seat]
        section = self._match.section()
        asked = Text(f"{names[self._seat]}: {self._match.say(prompt)}", style="bold")
        asked.append(f" (§{section})" if section else "", style="dim")
        asked.append(f" – also asked: {', '.join(others)}" if others else "", style="dim")
        return asked

    def _save(self, name: str) -> None:
        if not name:
            raise DoubloonError("Name the file to save the game in, such as: save evening.jsonl")
        self._setting.save(Path(name).expanduser())
        self._setting.say(
            f"The game is saved in {name} from now on, after every move; its secret seed is kept beside it."
        )

    def _help(self, _: str) -> None:
        table = Table.grid(padding=(0, 2))
        for what, why in HELP:
            table.add_row(Text(f"  {what}", style="bold", no_wrap=True), Text(why))
        self._setting.console.print(table)

    def _quit(self, _: str) -> None:
        raise Left
