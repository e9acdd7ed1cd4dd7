"""What every game tells about itself: one immutable instance per game, called GAME."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, Generic, TypeVar

from .chart import Chart
from .content import digest
from .errors import BadGame, BadSeats, UnknownMove
from .interpreted import mypyc_attr
from .level import LADDER, Level
from .options import Option, Options, Settings
from .state import Phase, State
from .voice import ENGLISH, Voice
from .words import Move, Told, Vocabulary

S = TypeVar("S", bound=State)

MOST: Final = 127
"""No number that a position is told by is larger, so that each fits into a byte."""
FEW: Final = 4
"""How many moves are named to somebody who tries one that cannot be made."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game: how it begins, what each seat may know, and how it is counted.

    A game sets the attributes, writes the methods down to `census`, and may improve on the others.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int] = 1
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    words: ClassVar[Vocabulary]
    options: ClassVar[Options] = Options()
    phases: ClassVar[list[Phase[Any]]]
    state_type: ClassVar[type[State]]
    view_type: ClassVar[type] = dict
    """The TypedDict of its views, with hints for clients (`doubloon.core.schema`)."""
    windows: ClassVar[Mapping[str, Sequence[str]]] = {}
    """By which moves players let a chance to act go by, and which events of others make them think again."""
    habits: ClassVar[Mapping[str, str]] = {}
    """Questions that many answer the same way each time, by their prompts, and that answer: it is always legal then."""
    levels: ClassVar[Sequence[Level]] = LADDER
    """How bots of the six levels play it, the weakest first."""
    insight: ClassVar[tuple[float, float]] = (1.0, 4.0)
    """What a point of `weigh` is worth in points of `evaluate`, and by how many of these it is usually wrong."""
    folder: ClassVar[Path]
    longest: ClassVar[int] = 10_000
    """No game takes more decisions than this, chance included."""

    def __init__(self) -> None:
        self.content_digest: str = digest(self.folder / "content")
        self._voices: dict[str, Voice] = {}

    def rules(self, language: str = "en") -> str:
        """The rules as a text: RULES.<language>.md if the game has been translated, otherwise RULES.md."""
        name = f"RULES.{language}.md"
        for file in self.folder.glob("RULES.*.md"):  # never a path made of what somebody sent
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
        """Everything this seat (None: a spectator) sees and knows, JSON-ready, built up from nothing."""
        raise NotImplementedError(f"{self.title} has no view().")

    def determinize(self, state: S, seat: int, rng: Random) -> S:
        """A world that this seat cannot tell from the real one, fairly sampled from what it knows alone."""
        raise NotImplementedError(f"{self.title} has no determinize().")

    def census(self, state: S) -> Mapping[str, int]:
        """How many there are of each card, tile and token, wherever they are: the same at all times."""
        raise NotImplementedError(f"{self.title} has no census().")

    # What a game may improve on -----------------------------------------------------------------------------------

    def ranking(self, state: S) -> list[int]:
        """The place of each seat: 1 is the winner, ties share; a game with tie-breaks says so here."""
        return rank([(score,) for score in self.scores(state)])

    def tally(self, state: S) -> list[tuple[str, list[int]]]:
        """How the final scores come about: named lines with the points of each seat, in counting order."""
        return [("points", self.scores(state))]

    def suggest(self, state: S, seat: int, rng: Random) -> Move:
        """A sensible move in a world this seat thinks possible: by default the best by `evaluate`, one move ahead."""
        moves = state.legal_moves(seat)
        best, best_value = moves[0], float("-inf")
        for move in moves:
            world = state.clone()
            world.apply(seat, move)
            value = self.evaluate(world, seat) + rng.random() * 1e-6
            if value > best_value:
                best, best_value = move, value
        return best

    def play_on(self, state: S, seat: int, rng: Random) -> Move:
        """How bots that look ahead expect everybody to go on: by default as the game suggests."""
        return self.suggest(state, seat, rng)

    def solve(self, state: S, seat: int, moves: Sequence[Move]) -> list[float] | None:
        """What each of these moves is worth where the game can work it out, so that nobody needs to try them, in points
        of `evaluate`; None: it cannot here."""
        return None

    def weigh(self, state: S, seat: int, moves: Sequence[Move]) -> list[float]:
        """How good each of these moves looks at first sight, in points: by default the suggested one looks best."""
        return favouring(self.suggest(state, seat, Random(0)), moves)

    def expect(self, state: S, seat: int, moves: Sequence[Move]) -> list[float]:
        """The same for whoever will try out the best of them, and may know more: by default as `weigh` has it."""
        return self.weigh(state, seat, moves)

    def glance(self, state: S, seat: int, moves: Sequence[Move]) -> list[float]:
        """How good each of these moves looks to a beginner, in points: by default as good as it looks to anybody."""
        return self.weigh(state, seat, moves)

    def is_calm(self, state: S) -> bool:
        """May `evaluate` be trusted here, or is something under way that will soon decide much?"""
        return True

    def evaluate(self, state: S, seat: int) -> float:
        """How good a position is for a seat, higher is better: by default its lead in points."""
        scores = self.scores(state)
        others = [score for other, score in enumerate(scores) if other != seat]
        return float(scores[seat] - max(others)) if others else float(scores[seat])

    def encode(self, state: S, seat: int) -> bytes:
        """A position as this seat knows it, to learn from: a byte for each name of `feature_names`, a whole number
        within ±`MOST`; by default the phase and all scores from this seat."""
        numbers = [int(phase.name == state.phase.name) for phase in self.phases] + [0] * self.max_seats
        scores = self.scores(state)
        for place in range(state.seats):
            score = scores[(seat + place) % state.seats]
            numbers[len(self.phases) + place] = max(-MOST, min(score, MOST)) & 255
        return bytes(numbers)

    def feature_names(self) -> list[str]:
        """What each number tells that `encode` writes, in the same order; a player's begin with how many places further
        on they sit, so that 0 is the seat itself."""
        names = [f"phase {phase.name}" for phase in self.phases]
        return names + [f"{place} score" for place in range(self.max_seats)]

    def draw(self, view: Mapping[str, Any], names: Sequence[str]) -> str:
        """A view as text with Rich's colour marks for the terminal; empty: the terminal lays it out by itself."""
        return ""

    def box(self) -> Mapping[str, Any]:
        """What lies in the box, JSON-ready: what a board must know but no view tells; empty: it needs nothing more."""
        return {}

    def chart(self) -> Chart | None:
        """Where the places of the game lie, for boards that draw a map; None: the game has no map."""
        return None

    # What follows from it -----------------------------------------------------------------------------------------

    def start(self, seats: int, options: Mapping[str, object] | None = None) -> S:
        """The position before the first move, for this many seats and these options; refuses what does not fit."""
        if not isinstance(seats, int) or not self.min_seats <= seats <= self.max_seats:
            raise BadSeats(f"{self.title} is played by {self.min_seats} to {self.max_seats}, not by {seats}.")
        state = self.setup(seats, self.options.settle(options))
        state.seats = seats
        state.told = None
        return state

    def features(self, state: S, seat: int) -> list[int]:
        """What `encode` writes, as a list."""
        return memoryview(self.encode(state, seat)).cast("b").tolist()

    def asks(self, state: S) -> Told:
        """What the game is waiting for, and from whom: a prompt with its fields."""
        actors = state.actors()
        saying = state.phase.prompt(state)
        told: Told = {"prompt": state.phase.name if actors else "over"}
        if saying is not None:
            told = self.words.read_saying(saying)
        return {**told, "seats": [seat for seat in actors if seat >= 0]}

    def explain(self, state: S, seat: int, text: str) -> Told | None:
        """Why this text is not a legal move for this seat now: a reason with its § and fields; None if it is legal."""
        phase = state.phase
        actors = state.actors()
        try:
            move = self.words.parse(text)
        except UnknownMove as error:
            told: Told = {"reason": "unknown_move", "section": phase.section, "text": error.text}
            return {**told, "reason": "unknown_move_guess", "near": error.near} if error.near else told
        if not actors:
            return {"reason": "over", "section": phase.section}
        if seat not in actors:
            return {"reason": "not_your_turn", "section": phase.section}
        legal = state.legal_moves(seat)
        if move in legal:
            return None
        saying = phase.why_not(state, seat, move)
        if saying is not None:
            return self.words.read_saying(saying, phase.section)
        told = {"reason": "not_now", "section": phase.section, "move": self.words.text[move]}
        return {**told, **self._instead(legal)}

    def why(self, state: S, seat: int, text: str) -> Told | None:
        """The same for anybody who only points at a thing: of the moves about it, the one the game says most about."""
        told = self.explain(state, seat, text)
        noun, moves = ("", []) if told is None or "text" not in told else self.words.about(text)
        if not noun:
            return told
        if seat not in state.actors():
            return self.explain(state, seat, self.words.text[0])
        legal = state.legal_moves(seat)
        if any(move in legal for move in moves):
            return None
        verbs = [_verb(self.words.text[move]) for move in legal]
        now = [move for move in moves if _verb(self.words.text[move]) in verbs]
        for move in now + moves:
            saying = state.phase.why_not(state, seat, move)
            if saying is not None:
                return self.words.read_saying(saying, state.phase.section)
        saying = state.phase.about(state, noun)
        if saying is not None:
            return self.words.read_saying(saying, state.phase.section)
        return {"reason": "nothing_now", "section": state.phase.section, "noun": noun, **self._instead(legal)}

    def _instead(self, legal: Sequence[Move]) -> Told:
        """What can be done: a few moves, of as many kinds as there is room for, and how many there are besides."""
        kinds: dict[str, Move] = {}
        for move in legal:
            kinds.setdefault(_verb(self.words.text[move]), move)
        few = list(kinds.values())[:FEW]
        few += [move for move in legal if move not in few][: FEW - len(few)]
        told = [self.words.text[move] for move in legal if move in few]
        return {"moves": told, "more": len(legal) - len(told)}

    def about(self, language: str = ENGLISH) -> str:
        """The game in one sentence."""
        return self.voice(language).text("summary")

    def help_of(self, option: Option, language: str = ENGLISH) -> str:
        """What an option changes, in one sentence."""
        return self.voice(language).text("options", option.name, "help")

    def voice(self, language: str = ENGLISH) -> Voice:
        """How this game speaks a language."""
        found = self._voices.get(language)
        if found is None:
            found = self._voices[language] = Voice(self.words, self.folder / "texts", language)
        return found

    def phase_named(self, name: str) -> Phase[Any]:
        """The phase of this name."""
        for phase in self.phases:
            if phase.name == name:
                return phase
        raise BadGame(f"{self.title} has no phase {name!r}.")


def _verb(text: str) -> str:
    """The first word of a move."""
    return text.split(" ")[0]


def favouring(best: Move, moves: Sequence[Move], by: float = 1.0) -> list[float]:
    """Weights by which one move looks better than all others, which look alike."""
    return [by if move == best else 0.0 for move in moves]


def rank(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """Places from the keys to compare by (score first, then tie-breaks), higher is better; equal keys share a place."""
    return [1 + sum(other > key for other in keys) for key in keys]
