"""Games: what every game can do once its author has written what is its own."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core import BadGame, BadOption, BadSeats, Game, Move, State, Vocabulary, find_game, playout, rank
from tests.core.beacon import BEACON, CLIMB, FINISH, LIGHT, RED, REST, SIGNAL, UP, Beacon, Climb, Hill

SALVAGE = find_game("salvage")


def why(game: Game[Any], state: State, seat: int, text: str) -> str:
    """Why a move is refused, in words."""
    reason = game.explain(state, seat, text)
    assert reason is not None
    return game.voice().say(reason, ["Ann", "Bob"])


class Bare(Game[Hill]):
    """A game whose author has written nothing."""

    id = "bare"
    title = "Bare Game"
    min_seats = 1
    max_seats = 2
    words = Vocabulary()
    phases = []
    state_type = Hill
    folder = Path(__file__).parent


class Stroll(Climb):
    """Climbing without the moves that fail."""

    def moves(self, state: Hill, seat: int, /) -> list[Move]:
        return [REST, UP, SIGNAL]


@pytest.mark.parametrize("language", ["en", "xx", "", "*", "../salvage/RULES.de", "de.md\0"])
def test_rules_are_in_english_unless_they_are_translated(language: str) -> None:
    assert SALVAGE.rules("de").startswith("# Bergung bei Mondschein\n")
    assert SALVAGE.rules(language).startswith("# Moonlight Salvage\n")


def test_a_game_says_what_its_author_has_not_written() -> None:
    bare, hill = Bare(), BEACON.start(2)
    with pytest.raises(NotImplementedError, match=r"Bare Game has no setup\(\)"):
        bare.start(1)
    with pytest.raises(NotImplementedError, match=r"Bare Game has no scores\(\)"):
        bare.scores(hill)
    with pytest.raises(NotImplementedError, match=r"Bare Game has no view\(\)"):
        bare.view(hill, None)
    with pytest.raises(NotImplementedError, match=r"Bare Game has no determinize\(\)"):
        bare.determinize(hill, 0, Random(0))
    with pytest.raises(NotImplementedError, match=r"Bare Game has no census\(\)"):
        bare.census(hill)
    assert bare.draw({}, []) == ""


def test_a_game_starts_with_seats_and_options_that_fit() -> None:
    hill = BEACON.start(3, {"calm": "yes"})
    assert (hill.seats, hill.told, hill.winds.counts) == (3, None, [12, 0])
    for seats in (0, 4, -1):
        with pytest.raises(BadSeats, match=f"Beacon is played by 1 to 3, not by {seats}"):
            BEACON.start(seats)
    with pytest.raises(BadOption, match="no option 'wind'"):
        BEACON.start(2, {"wind": 1})


def test_the_digest_of_the_content_folder_belongs_to_a_game() -> None:
    assert len(SALVAGE.content_digest) == 16 and SALVAGE.content_digest != BEACON.content_digest


def test_explain_is_silent_about_legal_moves_and_speaks_about_all_others() -> None:
    hill = BEACON.start(2)
    assert BEACON.explain(hill, 0, "up") is None
    assert why(BEACON, hill, 1, "up") == "It is not your turn: the game is waiting for somebody else (§1)."
    assert why(BEACON, hill, 0, "upp") == ("“upp” is not a move in this game. Did you mean 'up' (§1)?")
    assert why(BEACON, hill, 0, "light red") == (
        "Not possible now: light red. You can: 'up', 'rest', 'signal', 'finish' and 4 more (§1)."
    )
    hill.phase = LIGHT
    assert why(BEACON, hill, 0, "up") == "Not possible now: up. You can: 'light red', 'light blue' (§2)."
    hill.phase = CLIMB
    hill.apply(0, FINISH)
    assert why(BEACON, hill, 0, "up") == "The game is over (§3)."


def test_explain_gives_the_reason_of_the_phase_first() -> None:
    state = SALVAGE.start(2)
    while state.phase.name != "Choose":
        playout(state, Random(0), 1)
    held = {SALVAGE.words.text[move] for move in state.legal_moves(0)}
    missing = next(f"rope-{length}" for length in range(1, 7) if f"lower rope-{length}" not in held)
    assert why(SALVAGE, state, 0, f"lower {missing}") == f"You do not hold {missing} (§3.3)."


def test_why_answers_for_a_thing_as_for_the_moves_about_it() -> None:
    state = SALVAGE.start(2)
    while state.phase.name != "Choose":
        playout(state, Random(0), 1)
    held = {SALVAGE.words.text[move] for move in state.legal_moves(0)}
    ropes = [f"rope-{length}" for length in range(1, 7)]
    mine = next(rope for rope in ropes if f"lower {rope}" in held)
    missing = next(rope for rope in ropes if f"lower {rope}" not in held)
    assert SALVAGE.why(state, 0, mine.upper()) is None
    told = SALVAGE.why(state, 0, missing)
    assert told == {"reason": "not_held", "section": "3.3", "rope": missing}
    assert SALVAGE.why(state, 0, f"throw the {missing}") == told
    assert (SALVAGE.why(state, 0, "keep") or {})["reason"] == "not_now"
    assert (SALVAGE.why(state, 0, "xyzzy") or {})["reason"] == "unknown_move"
    eel = SALVAGE.why(state, 0, "eel") or {}
    assert (eel["reason"], eel["noun"]) == ("nothing_now", "eel") and set(eel["moves"]) <= held  # type: ignore[call-overload]
    state = SALVAGE.start(2)
    assert (SALVAGE.why(state, 0, mine) or {})["reason"] == "not_your_turn"


def test_a_phase_without_a_section_is_not_cited() -> None:
    hill = BEACON.start(2)
    hill.phase = BEACON.phase_named("Blow")
    assert why(BEACON, hill, 0, "up") == "It is not your turn: the game is waiting for somebody else."


def test_phases_are_found_by_name() -> None:
    assert BEACON.phase_named("Climb") is CLIMB
    with pytest.raises(BadGame, match="Beacon has no phase 'Swim'"):
        BEACON.phase_named("Swim")


def test_by_default_a_lead_in_points_is_good() -> None:
    hill = BEACON.start(3)
    hill.height = [4, 7, 1]
    assert [BEACON.evaluate(hill, seat) for seat in range(3)] == [-3.0, 3.0, -6.0]
    alone = BEACON.start(1)
    alone.height = [4]
    assert BEACON.evaluate(alone, 0) == 4.0


def test_by_default_the_best_move_one_ahead_is_suggested() -> None:
    hill, rng = BEACON.start(2), Random(0)
    hill.phase = Stroll()
    assert {BEACON.suggest(hill, 0, rng) for _ in range(40)} == {UP}
    assert hill.height == [0, 0], "only a copy was tried"
    hill.phase = LIGHT
    assert {BEACON.suggest(hill, 0, rng) for _ in range(40)} == {RED, RED + 1}, "equal moves are suggested alike"


class Fine(Beacon):
    """A game in which positions differ by little."""

    def evaluate(self, state: Hill, seat: int) -> float:
        return state.height[seat] / 1000


def test_chance_decides_between_equal_moves_only() -> None:
    hill, rng = BEACON.start(2), Random(0)
    hill.phase = Stroll()
    assert {Fine().suggest(hill, 0, rng) for _ in range(40)} == {UP}


def test_features_are_always_as_many_and_begin_with_the_own_seat() -> None:
    hill = BEACON.start(2)
    hill.height = [4, 7]
    assert BEACON.features(hill, 1) == [1.0, 0.0, 0.0, 0.0, 7.0, 4.0, 0.0]
    lengths = {len(BEACON.features(BEACON.start(seats), 0)) for seats in (1, 2, 3)}
    assert lengths == {7}


@given(st.lists(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=6))
def test_ranks_order_the_keys_and_ties_share(keys: list[tuple[int, int]]) -> None:
    places = rank(keys)
    assert places == [sorted(keys, reverse=True).index(key) + 1 for key in keys]
    assert min(places) == 1


def test_by_default_the_score_alone_ranks() -> None:
    hill = BEACON.start(3)
    hill.height = [2, 5, 2]
    assert BEACON.ranking(hill) == [2, 1, 2]
    assert BEACON.tally(hill) == [("points", BEACON.scores(hill))]
