"""The agenda: steps do themselves, questions wait, and what is put on top is done first."""

from __future__ import annotations

import pytest

from doubloon.core import Agenda, BadGame, Frame, Move, Phase, State

SAY, TWICE, ASK, ASK_MORE = range(4)


class Errand(State):
    """A list of things to do, and what was done."""

    __slots__ = ("done", "todo")

    todo: list[Frame]
    done: list[str]


class Question(Phase[Errand]):
    """Waits until somebody answers; the answer is written down."""

    def play(self, state: Errand, seat: int, move: Move) -> None:
        frame = state.todo.pop()
        state.done.append(f"{seat} answers {frame[1]} with {move}")
        AGENDA.go_on(state, state.todo)


class OtherQuestion(Question):
    """Another one, to tell them apart."""


QUESTION, OTHER = Question(), OtherQuestion()
AGENDA = Agenda()


@AGENDA.step(SAY)
def say(state: Errand, *numbers: int) -> None:
    assert (SAY, *numbers) not in state.todo, "a step is done once it is off the stack"
    state.done.append(" ".join(["say", *[str(number) for number in numbers]]))


@AGENDA.step(TWICE)
def twice(state: Errand, number: int) -> None:
    """Says and asks within saying: all of it comes before what waits below."""
    state.done.append(f"begin {number}")
    state.todo.append((SAY, number + 2))
    state.todo.append((ASK, number))
    state.todo.append((SAY, number + 1))


AGENDA.question(ASK, QUESTION)
AGENDA.question(ASK_MORE, OTHER)


def errand(*frames: Frame) -> Errand:
    """A state whose agenda holds these frames, the next one last."""
    state = Errand()
    state.todo = list(frames)
    state.done = []
    state.phase = OTHER
    return state


def test_steps_are_done_from_the_top_until_a_question_waits() -> None:
    state = errand((SAY, 9), (ASK, 5), (SAY, 2), (SAY, 1))
    AGENDA.go_on(state, state.todo)
    assert state.done == ["say 1", "say 2"]
    assert state.todo == [(SAY, 9), (ASK, 5)]
    assert state.phase.name == "Question"


def test_a_question_on_top_stays_until_it_is_answered() -> None:
    state = errand((ASK_MORE, 1), (ASK, 5))
    AGENDA.go_on(state, state.todo)
    AGENDA.go_on(state, state.todo)
    assert state.done == []
    assert state.todo == [(ASK_MORE, 1), (ASK, 5)]
    assert state.phase.name == "Question"


def test_what_a_step_puts_on_top_is_done_before_everything_below() -> None:
    state = errand((ASK_MORE, 7), (SAY, 40), (TWICE, 10))
    AGENDA.go_on(state, state.todo)
    assert state.done == ["begin 10", "say 11"]
    assert state.phase.name == "Question"
    state.apply(1, 3)
    assert state.done == ["begin 10", "say 11", "1 answers 10 with 3", "say 12", "say 40"]
    assert state.todo == [(ASK_MORE, 7)]
    assert state.phase.name == "OtherQuestion"


def test_steps_nest_as_deep_as_they_like() -> None:
    state = errand((ASK_MORE, 7), (TWICE, 20), (TWICE, 10))
    AGENDA.go_on(state, state.todo)
    state.apply(0, 1)
    assert state.done[-2:] == ["begin 20", "say 21"]
    assert state.todo == [(ASK_MORE, 7), (SAY, 22), (ASK, 20)]
    state.apply(0, 2)
    assert state.done[-2:] == ["0 answers 20 with 2", "say 22"]
    assert state.phase.name == "OtherQuestion"


def test_a_kind_of_frame_has_one_meaning() -> None:
    agenda = Agenda()
    agenda.step(1)(say)
    agenda.question(2, QUESTION)
    for kind in (1, 2):
        with pytest.raises(BadGame, match=f"two meanings for frames of kind {kind}"):
            agenda.step(kind)(twice)
        with pytest.raises(BadGame, match=f"two meanings for frames of kind {kind}"):
            agenda.question(kind, OTHER)
    state = errand((2, 0), (1, 0))
    agenda.go_on(state, state.todo)
    assert (state.done, state.phase) == (["say 0"], QUESTION)


def test_a_frame_that_nobody_gave_a_meaning_is_refused() -> None:
    agenda = Agenda()
    agenda.question(3, QUESTION)
    state = errand((2, 0))
    with pytest.raises(BadGame, match="no meaning for frames of kind 2"):
        agenda.go_on(state, state.todo)


def test_a_step_is_called_with_all_numbers_of_its_frame() -> None:
    state = errand((ASK, 0), (SAY, 1, 2, 3, 4, 5), (SAY, 1, 2, 3, 4), (SAY, 1, 2, 3), (SAY, 1, 2), (SAY, 1), (SAY,))
    AGENDA.go_on(state, state.todo)
    assert state.done == ["say", "say 1", "say 1 2", "say 1 2 3", "say 1 2 3 4", "say 1 2 3 4 5"]


def test_the_phases_are_all_that_can_be_asked_in_the_order_of_their_questions() -> None:
    assert [phase.name for phase in AGENDA.phases] == ["Question", "OtherQuestion"]
