"""Games by script: a test in the words of the rulebook.

A script is lines of ``seat move``, several on a line with semicolons between; ``*`` is chance, ``#`` begins a comment::

    * draw rope-3
    0 lower rope-3; 1 lower rope-5

Where chance must act and the script does not say how, the seed decides, so that a script tells only what matters
to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from doubloon.core import CHANCE, DoubloonError, Game, Luck, Move, State

S = TypeVar("S", bound=State)


class ScriptError(DoubloonError):
    """A script asks for what the game does not allow; the message says where and why."""


def play(
    game: Game[S],
    script: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: str = "script",
    start: S | None = None,
) -> S:
    """The position to which a script leads from the beginning, or from a copy of ``start``."""
    state = game.start(game.min_seats if seats is None else seats, options) if start is None else start.clone()
    luck, draws = Luck(seed), 0
    for place, text in _steps(script):
        who, _, what = text.partition(" ")
        seat = _seat(who, place, text)
        while seat != CHANCE and state.actors() == [CHANCE]:
            state.apply(CHANCE, luck.draw(state.outcomes(), "script", draws))
            draws += 1
        state.apply(seat, _move(game, state, seat, what, place))
    return state


def deal(state: S, seed: str = "script") -> S:
    """A copy of a position in which chance has acted until a player must."""
    dealt = state.clone()
    luck, draws = Luck(seed), 0
    while dealt.actors() == [CHANCE]:
        dealt.apply(CHANCE, luck.draw(dealt.outcomes(), "deal", draws))
        draws += 1
    return dealt


def refused(game: Game[S], state: S, step: str) -> str:
    """Why a step ``seat move`` is refused in a position; it is an error if it is allowed."""
    who, _, what = step.strip().partition(" ")
    reason = game.explain(state, _seat(who, "line 1", step), what)
    if reason is None:
        raise ScriptError(f"{step!r} should be refused, but it is allowed in {state.phase.name}.")
    return game.voice().say(reason, [f"Player {seat + 1}" for seat in range(state.seats)])


def _steps(script: str) -> list[tuple[str, str]]:
    """Every step with its place: the line, and the step within it where it holds several."""
    steps: list[tuple[str, str]] = []
    for number, line in enumerate(script.splitlines(), start=1):
        parts = [part.strip() for part in line.split("#")[0].split(";") if part.strip()]
        for count, part in enumerate(parts, start=1):
            steps.append((f"line {number}, step {count}" if len(parts) > 1 else f"line {number}", part))
    return steps


def _seat(who: str, place: str, text: str) -> int:
    if who == "*":
        return CHANCE
    if who.isdecimal():
        return int(who)
    raise ScriptError(f"Script, {place}: a step is 'seat move' or '* outcome', not {text!r}.")


def _move(game: Game[S], state: S, seat: int, text: str, place: str) -> Move:
    try:
        move = game.words.parse(text)
    except DoubloonError as error:
        raise ScriptError(f"Script, {place}: {error}") from error
    if seat == CHANCE:
        possible = [outcome for outcome, _ in state.outcomes()] if state.actors() == [CHANCE] else []
        if move not in possible:
            words = ", ".join(repr(game.words.text[outcome]) for outcome in possible)
            can = f"it can {words}" if words else "nothing is drawn now"
            raise ScriptError(f"Script, {place}: chance cannot {text!r} in {state.phase.name}; {can}.")
    else:
        reason = game.explain(state, seat, text)
        if reason is not None:
            said = game.voice().say(reason, [f"Player {seat + 1}" for seat in range(state.seats)])
            raise ScriptError(f"Script, {place}: {text!r} by seat {seat} is refused: {said}")
    return move
