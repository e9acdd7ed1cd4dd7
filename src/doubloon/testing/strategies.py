"""Hypothesis strategies: games, settings, positions and records to test properties on."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, TypeVar

from hypothesis import strategies as st

from doubloon.core import Game, Match, Record, State, find_games, playout
from doubloon.core.options import Value

S = TypeVar("S", bound=State)


def games() -> st.SearchStrategy[Game[Any]]:
    """Any game that can be found."""
    return st.sampled_from(list(find_games().values()))


def seat_counts(game: Game[Any]) -> st.SearchStrategy[int]:
    """How many may play a game."""
    return st.integers(game.min_seats, game.max_seats)


def settings_of(game: Game[Any]) -> st.SearchStrategy[Mapping[str, Value]]:
    """Options of a game in every combination, the defaults first."""
    values = {o.name: st.sampled_from([o.default, *(v for v in o.values if v != o.default)]) for o in game.options.all}
    return st.fixed_dictionaries(values)


@st.composite
def positions(draw: st.DrawFn, game: Game[S], most_moves: int = 200) -> S:
    """A position of a game, reached by random play; small examples are near the beginning."""
    state = game.start(draw(seat_counts(game)), draw(settings_of(game)))
    playout(state, Random(draw(st.integers(0, 2**32))), draw(st.integers(0, most_moves)))
    return state


@st.composite
def matches(draw: st.DrawFn, game: Game[S], most_moves: int = 200) -> Match[S]:
    """A match of a game after some moves that Hypothesis chose, so that failures shrink to a few simple ones."""
    match = Match.begin(game, draw(seat_counts(game)), f"seed {draw(st.integers(0, 999))}", draw(settings_of(game)))
    for _ in range(draw(st.integers(0, most_moves))):
        if match.is_over():
            break
        seat = draw(st.sampled_from(match.actors()))
        match.submit(seat, draw(st.sampled_from(match.legal_moves(seat))))
    return match


def records(game: Game[Any], most_moves: int = 200) -> st.SearchStrategy[Record]:
    """The record of a match after some moves."""
    return matches(game, most_moves).map(lambda match: match.record)
