"""An agenda: what is still to be done, as a stack of plain data in the state, so that questions can be nested.

A frame is a call to be made later, as whole numbers: what is to be done, by which seat, and details. Steps run
by themselves and may put more on top; a question is a phase that waits on top until somebody answers. So a card within
a duel within a turn is three frames, and a saved game knows how to go on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from .errors import BadGame
from .state import Phase, State

Frame: TypeAlias = tuple[int, ...]

Step = TypeVar("Step", bound=Callable[..., None])


class Agenda:
    """What each kind of frame means; a game has one, and each of its states a list of frames, the next one last."""

    def __init__(self) -> None:
        self.phases: Final[list[Phase[Any]]] = []
        self._steps: Final[list[Callable[..., None] | None]] = []
        self._questions: Final[list[Phase[Any] | None]] = []

    def step(self, kind: int) -> Callable[[Step], Step]:
        """A decorator for what frames of this kind do: ``do(state, seat, …)`` is called with the frame's numbers."""
        self._check(kind)

        def _note(do: Step) -> Step:
            self._steps[kind] = do
            return do

        return _note

    def question(self, kind: int, phase: Phase[Any]) -> None:
        """Frames of this kind wait for an answer; the phase takes them off the stack when it plays a move."""
        self._check(kind)
        self._questions[kind] = phase
        self.phases.append(phase)

    def go_on(self, state: State, todo: list[Frame]) -> None:
        """Do what is on top until a question waits there, and make it the state's phase."""
        steps, questions = self._steps, self._questions
        while True:
            frame = todo[-1]
            do = steps[frame[0]]
            if do is None:
                phase = questions[frame[0]]
                if phase is None:
                    raise BadGame(f"The agenda has no meaning for frames of kind {frame[0]}.")
                state.phase = phase
                return
            todo.pop()
            size = len(frame)
            if size == 2:
                do(state, frame[1])
            elif size == 3:
                do(state, frame[1], frame[2])
            elif size == 4:
                do(state, frame[1], frame[2], frame[3])
            else:
                do(state, *frame[1:])

    def _check(self, kind: int) -> None:
        while len(self._steps) <= kind:
            self._steps.append(None)
            self._questions.append(None)
        if self._steps[kind] is not None or self._questions[kind] is not None:
            raise BadGame(f"The agenda has two meanings for frames of kind {kind}.")
