"""A position of a game and the phases that it passes through."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from .chance import pick
from .interpreted import mypyc_attr
from .words import CHANCE, Event, EventKind, Move, Saying

S = TypeVar("S", bound="State")

CHANCE_ACTS: Final = [CHANCE]
SEAT_ACTS: Final = [[seat] for seat in range(64)]
"""What `actors` returns where one seat alone may act, made once: nobody writes into it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """One step of the rulebook: who may act, what they may do, and what that does.

    Stateless, one instance each, named as the rulebook names it. `section` is its § in RULES.md.
    """

    section: ClassVar[str] = ""
    is_open: ClassVar[bool] = False
    """Can it be answered in front of everybody? What can be done then depends on nothing that is hidden."""

    @property
    def name(self) -> str:
        """What the phase is called in records, views and messages: its class name."""
        return type(self).__name__

    def actors(self, state: S, /) -> list[int]:
        """Who may act now, in seat order; ``[CHANCE]`` when the table draws; empty when the game is over."""
        raise NotImplementedError(f"{self.name} has no actors().")

    def moves(self, state: S, seat: int, /) -> list[Move]:
        """What this actor may do, in a fixed order; asked only of actors, never empty."""
        raise NotImplementedError(f"{self.name} has no moves().")

    def mark(self, state: S, seat: int, moves: list[Move], mask: memoryview, /) -> None:
        """Write a 1 for each of its moves into zeros; a game with long lists of them can be quicker about it."""
        for move in moves:
            mask[move] = 1

    def outcomes(self, state: S, /) -> list[tuple[Move, int]]:
        """What chance may do and with which whole-number weight; asked only when chance acts."""
        raise NotImplementedError(f"{self.name} has no outcomes().")

    def sample(self, state: S, rng: Random, /) -> Move:
        """One of the outcomes by weight; a game with a large deck can be quicker about it, with the same numbers."""
        return pick(self.outcomes(state), rng)

    def play(self, state: S, seat: int, move: Move, /) -> None:
        """Do the move: change the state, tell events, name the next phase."""
        raise NotImplementedError(f"{self.name} has no play().")

    def stream(self, state: S, /) -> str:
        """Which deck or die chance uses here: each stream has its own luck, whatever happens in the others."""
        return self.name

    def prompt(self, state: S, /) -> Saying | None:
        """What the game waits for, where that depends on the position: a prompt of the vocabulary, by `say`.

        None: the texts have one sentence for the whole phase, under its name.
        """
        return None

    def why_not(self, state: S, seat: int, move: Move, /) -> Saying | None:
        """Why this actor may not make this move now, as a reason of the vocabulary; None: the game's general answer."""
        return None

    def about(self, state: S, noun: str, /) -> Saying | None:
        """What to tell whoever points at a thing with which nothing can be done now, such as when its time comes: a
        reason of the vocabulary; None: the game's general answer."""
        return None

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Phase) and self.name == other.name)

    def __hash__(self) -> int:
        return hash(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Phase[S]):
    """A phase in which the table draws or rolls; a game writes `outcomes` and `play`."""

    def actors(self, state: S, /) -> list[int]:
        return CHANCE_ACTS

    def moves(self, state: S, seat: int, /) -> list[Move]:
        return [move for move, _ in self.outcomes(state)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Over(Phase[S]):
    """The game has ended: nobody acts."""

    def actors(self, state: S, /) -> list[int]:
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: ints, bools, lists, tuples, bags and piles in ``__slots__``, filled by the game's `setup`.

    A game writes its fields as annotations, and below them ``__slots__ = tuple(__annotations__)``: so their names stand
    there once. There is no constructor, so that `clone` does nothing twice. A slot that begins with an underscore is a
    memory of something that can be worked out again; it is neither saved nor compared.

    Clones share what changes seldom. Rules do not write into a shared list, bag or pile, but lay a changed copy in its
    place (`core.shared`); which ones a game shares, its `clone` says.
    """

    __slots__ = ("phase", "seats", "told")

    seats: int
    phase: Phase[Any]
    told: list[Event] | None

    def actors(self) -> list[int]:
        """Who may act now; empty when the game is over."""
        return self.phase.actors(self)

    def legal_moves(self, seat: int) -> list[Move]:
        """What this actor may do now, in a fixed order."""
        return self.phase.moves(self, seat)

    def outcomes(self) -> list[tuple[Move, int]]:
        """What chance may do now, with weights."""
        return self.phase.outcomes(self)

    def apply(self, seat: int, move: Move) -> None:
        """Do a legal move; the caller has checked that it is legal."""
        self.phase.play(self, seat, move)

    def tell(self, kind: EventKind, seat: int, a: int = 0, b: int = 0, c: int = 0, also: int = 0) -> None:
        """Tell an event about a seat; its secret fields are for that seat and for the seats in the bit set `also`."""
        if self.told is not None:
            self.told.append((kind, seat, a, b, c, also if seat < 0 else also | 1 << seat))

    def clone(self) -> Self:
        """An equal, independent state that tells nothing; written by hand in each game, because search needs speed."""
        raise NotImplementedError(f"{type(self).__name__} has no clone().")

    def forget(self) -> None:
        """Empty the memories (slots that begin with an underscore); called when a state has been loaded."""
