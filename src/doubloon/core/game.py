"""What every game tells about itself: one immutable instance per game, called GAME."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from .chart import Chart
from .content import digest
from .errors import BadGame, BadSeats, UnknownMove
from .interpreted import mypyc_attr
from .options import Options, Settings
from .state import Phase, State
from .words import Move, Vocabulary

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game: how it begins, what each seat may know, and how it is counted.

    A game sets the attributes, writes the methods down to `census`, and may improve on the others.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    summary: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    words: ClassVar[Vocabulary]
    options: ClassVar[Options] = Options()
    phases: ClassVar[list[Phase[Any]]]
    state_type: ClassVar[type[State]]
    folder: ClassVar[Path]
    longest: ClassVar[int] = 10_000
    """No game takes more decisions than this, chance included."""

    def __init__(self) -> None:
        self.content_digest: str = digest(self.folder / "content")

    def rules(self, language: str = "en") -> str:
        """The rules as a text: RULES.<language>.md if the game has been translated, otherwise RULES.md."""
        name = f"RULES.{language}.md"
        for file in self.folder.glob("RULES.*.md"):  # a language comes from anywhere, so no path is made of it
            if file.name == name:
                return file.read_text(encoding="utf-8")
        return (self.folder / "RULES.md").read_text(encoding="utf-8")

    # What a game must write ---------------------------------------------------------------------------------------

    def setup(self, seats: int, options: Settings) -> S:
        """The position before the first move; every slot filled, `seats`, `phase` and `told` apart from it."""
        raise NotImplementedError(f"{self.title} has no setup().")

    def scores(self, state: S) -> list[int]:
        """The score of each seat: meaningful at any time, final when the game is over."""
        raise NotImplementedError(f"{self.title} has no scores().")

    def view(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """All that this seat (None: a spectator) sees and knows, JSON-ready, built up from nothing."""
        raise NotImplementedError(f"{self.title} has no view().")

    def determinize(self, state: S, seat: int, rng: Random) -> S:
        """A world that this seat cannot tell from the real one, fairly sampled from what it knows alone."""
        raise NotImplementedError(f"{self.title} has no determinize().")

    def census(self, state: S) -> Mapping[str, int]:
        """How many there are of each card, tile and token, wherever they lie: the same at every time."""
        raise NotImplementedError(f"{self.title} has no census().")

    # What a game may improve on -----------------------------------------------------------------------------------

    def ranking(self, state: S) -> list[int]:
        """The place of each seat: 1 is the winner, ties share; a game with tie-breaks says so here."""
        return rank([(score,) for score in self.scores(state)])

    def tally(self, state: S) -> list[tuple[str, list[int]]]:
        """How the final scores come about: named lines with the points of each seat, in counting order."""
        return [("points", self.scores(state))]

    def suggest(self, state: S, seat: int, rng: Random) -> Move:
        """A sensible move in a world that this seat considers: by default the best by `evaluate` one move ahead."""
        moves = state.legal_moves(seat)
        best, best_value = moves[0], float("-inf")
        for move in moves:
            world = state.clone()
            world.apply(seat, move)
            value = self.evaluate(world, seat) + rng.random() * 1e-6
            if value > best_value:
                best, best_value = move, value
        return best

    def evaluate(self, state: S, seat: int) -> float:
        """How good a position is for a seat, higher is better: by default its lead in points."""
        scores = self.scores(state)
        others = [score for other, score in enumerate(scores) if other != seat]
        return float(scores[seat] - max(others)) if others else float(scores[seat])

    def features(self, state: S, seat: int) -> list[float]:
        """A position as numbers for learning, always as many: by default the phase and all scores from this seat on."""
        scores = [float(score) for score in self.scores(state)]
        scores = scores[seat:] + scores[:seat] + [0.0] * (self.max_seats - len(scores))
        return [1.0 if phase.name == state.phase.name else 0.0 for phase in self.phases] + scores

    def draw(self, view: Mapping[str, Any], names: Sequence[str]) -> str:
        """A view as text with Rich's colour marks for the terminal; empty: the terminal lays it out by itself."""
        return ""

    def chart(self) -> Chart | None:
        """Where the places of the game lie, for boards that draw a map; None: it is played on no map."""
        return None

    # What follows from it -----------------------------------------------------------------------------------------

    def start(self, seats: int, options: Mapping[str, object] | None = None) -> S:
        """The position before the first move, for so many seats and these options; refuses what does not fit."""
        if not isinstance(seats, int) or not self.min_seats <= seats <= self.max_seats:
            raise BadSeats(f"{self.title} is played by {self.min_seats} to {self.max_seats}, not by {seats}.")
        state = self.setup(seats, self.options.settle(options))
        state.seats = seats
        state.told = None
        return state

    def explain(self, state: S, seat: int, text: str) -> str | None:
        """Why this text is not a legal move for this seat now, with the § of RULES.md; None if it is legal."""
        phase = state.phase
        actors = state.actors()
        where = f" (§{phase.section})" if phase.section else ""
        try:
            move = self.words.parse(text)
        except UnknownMove as error:
            return f"{error}{where}"
        if not actors:
            return f"The game is over{where}."
        if seat not in actors:
            return f"It is not your turn: the game waits for somebody else{where}."
        legal = state.legal_moves(seat)
        if move in legal:
            return None
        reason = phase.why_not(state, seat, move)
        if reason is not None:
            return reason
        few = ", ".join(repr(self.words.text[each]) for each in legal[:4])
        more = f" and {len(legal) - 4} more" if len(legal) > 4 else ""
        return f"{self.words.text[move]!r} cannot be done now; you may {few}{more}{where}."

    def phase_named(self, name: str) -> Phase[Any]:
        """The phase of this name."""
        for phase in self.phases:
            if phase.name == name:
                return phase
        raise BadGame(f"{self.title} has no phase {name!r}.")


def rank(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """Places from the keys to compare by (score first, then tie-breaks), higher is better; equal keys share a place."""
    return [1 + sum(other > key for other in keys) for key in keys]
