"""A finished game goes another way: from any of its positions, by hand or by bots, with luck that can be checked."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from .branch import Branch, Step
from .errors import BadRecord, IllegalMove
from .game import Game
from .luck import Luck
from .match import Match
from .record import Record
from .state import State
from .words import CHANCE

S = TypeVar("S", bound=State)


class Fork(Generic[S]):
    """The game as far as one of its positions, and how it goes on from there instead.

    Unless the branch has a seed of its own, each deck and each die goes on as it would have in the game.
    """

    def __init__(self, game: Game[S], record: Record, n: int, seed: str | None = None) -> None:
        if record.result is None:
            raise BadRecord("Only a finished game has branches: another one would show what its players keep secret.")
        opened = seed if seed is not None else record.seed
        if opened is None:
            raise BadRecord("The luck of this game was never opened, so a branch needs a seed of its own.")
        if not 0 <= n <= len(record.entries):
            raise BadRecord(f"A branch leaves this game after 0 to {len(record.entries)} entries, not after {n}.")
        self.match: Final[Match[S]] = Match.resume(game, Record(record.header, record.entries[:n]))
        if self.match.actors() in ([], [CHANCE]):
            raise BadRecord(f"Nobody had to decide after entry {n}, so no branch can begin there.")
        self.n: Final = n
        self.steps: Final[list[Step]] = []
        """What was played since, chance's moves too."""
        self._luck: Final = Luck(opened)

    def play(self, seat: int, text: str, bot: str = "") -> None:
        """Make a move, chosen by this bot or by hand; chance then acts until a player must."""
        reason = self.match.explain(seat, text)
        if reason is None and seat < 0:
            reason = {"reason": "only_the_table"}
        if reason is not None:
            raise IllegalMove(self.match.say(reason), reason)
        self._follow(seat, text, bot)
        while self.match.actors() == [CHANCE]:
            self._follow(CHANCE, self._drawn(), "")

    def _follow(self, seat: int, text: str, bot: str) -> None:
        self.match.follow([(seat, text)])
        self.steps.append((seat, text, bot))

    def _drawn(self) -> str:
        due = self.match.chance()
        assert due is not None
        stream, count, outcomes = due
        words = self.match.game.words
        drawn = self._luck.draw([(words.parse(text), weight) for text, weight in outcomes], stream, count)
        return words.text[drawn]


def followed(game: Game[S], record: Record, branch: Branch) -> Fork[S]:
    """A branch played again, which must be what the rules and its luck allow."""
    fork = Fork(game, record, branch.n, branch.seed)
    while len(fork.steps) < len(branch.moves):
        place = len(fork.steps)
        seat, text, bot = branch.moves[place]
        if seat == CHANCE:
            raise BadRecord(f"{_named(branch)}, move {place + 1}: chance has {text!r}, but a player was asked.")
        try:
            fork.play(seat, text, bot)
        except IllegalMove as error:
            raise BadRecord(f"{_named(branch)}, move {place + 1}, {text!r} by seat {seat}: {error}") from error
        for number in range(place + 1, len(fork.steps)):
            drawn = fork.steps[number]
            if number >= len(branch.moves) or branch.moves[number] != drawn:
                raise BadRecord(f"{_named(branch)}, move {number + 1}: its luck draws {drawn[1]!r} there.")
    return fork


def _named(branch: Branch) -> str:
    return f"The branch {branch.name!r}"
