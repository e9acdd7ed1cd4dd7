"""Moonlight Salvage by its rules: a test for each § of its RULES.md, in the order of the rules."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from doubloon.core import CHANCE, Game, State, find_game
from doubloon.testing import deal, play, refused

GAME: Game[Any] = find_game("salvage")

DEAL = """
    * draw rope-1; * draw rope-4; * draw rope-6
    * draw rope-2; * draw rope-4; * draw rope-5
    * draw rope-3; * draw rope-3; * draw rope-6
"""


def night(chest: str, ropes: str, *, captain: int = 0, start: Any = None) -> Any:
    """The position after a night in which the captain trusts to luck."""
    choices = "; ".join(f"{seat} lower rope-{rope}" for seat, rope in enumerate(ropes.split()))
    return play(GAME, f"{'' if start else DEAL}\n{captain} trust; {choices}; * open {chest}", seats=3, start=start)


def scores(state: State) -> list[int]:
    return GAME.scores(state)


def test_1_there_are_16_chests_and_30_ropes() -> None:
    census = GAME.census(GAME.start(2))
    assert sum(number for name, number in census.items() if name.startswith("rope")) == 30
    assert {name: census[name] for name in ("eel", "copper", "silver", "pearls", "gold")} == {
        "eel": 3,
        "copper": 4,
        "silver": 4,
        "pearls": 3,
        "gold": 2,
    }


@pytest.mark.parametrize("seats", range(2, 6))
def test_2_each_diver_draws_three_ropes_and_the_first_seat_is_captain(seats: int) -> None:
    state = deal(GAME.start(seats))
    view = GAME.view(state, None)
    assert [diver["ropes"] for diver in view["divers"]] == [3] * seats
    assert view["captain_seat"] == 0
    assert view["ropes_left"] == 30 - 3 * seats
    assert "hand" not in view


def test_3_1_only_the_captain_may_look_or_trust() -> None:
    state = play(GAME, DEAL, seats=3)
    assert state.actors() == [0]
    assert [GAME.words.text[move] for move in state.legal_moves(0)] == ["look", "trust"]
    assert "not your turn" in refused(GAME, state, "1 look")


def test_3_1_looking_shows_the_chest_to_the_captain_alone() -> None:
    state = play(GAME, DEAL + "0 look; * open gold", seats=3)
    seen = [GAME.view(state, seat)["chests_looked_at"][0]["chest"] for seat in (0, 1, 2, None)]
    assert seen == ["gold", None, None, None]


def test_3_2_a_chest_that_is_kept_stays_on_top() -> None:
    state = play(GAME, DEAL + "0 look; * open gold; 0 keep; 0 lower rope-6; 1 lower rope-2; 2 lower rope-3", seats=3)
    assert [(GAME.words.text[move], weight) for move, weight in state.outcomes()] == [("open gold", 1)]


def test_3_2_a_chest_that_is_sunk_lies_under_the_pile_and_the_captain_knows_it() -> None:
    state = play(GAME, DEAL + "0 look; * open gold; 0 sink", seats=3)
    assert GAME.view(state, 0)["chests_looked_at"] == [{"from_top": 16, "by_seats": [0], "chest": "gold"}]
    assert GAME.view(state, 1)["chests_looked_at"] == [{"from_top": 16, "by_seats": [0], "chest": None}]
    chosen = play(GAME, "0 lower rope-6; 1 lower rope-2; 2 lower rope-3", start=state)
    weights = {GAME.words.text[move]: weight for move, weight in chosen.outcomes()}
    assert weights == {"open eel": 3, "open copper": 4, "open silver": 4, "open pearls": 3, "open gold": 1}


def test_3_3_choices_are_secret_until_all_have_chosen() -> None:
    state = play(GAME, DEAL + "0 trust; 2 lower rope-3; 0 lower rope-6", seats=3)
    assert state.actors() == [1]
    assert GAME.view(state, 0)["choice"] == "rope-6"
    assert GAME.view(state, 1)["choice"] is None
    assert "shown" not in GAME.view(state, 1)
    shown = play(GAME, "1 lower rope-5", start=state)
    assert GAME.view(shown, None)["shown"] == ["rope-6", "rope-5", "rope-3"]


def test_3_3_a_rope_that_is_not_in_the_hand_is_refused() -> None:
    state = play(GAME, DEAL + "0 trust", seats=3)
    assert refused(GAME, state, "0 lower rope-2") == "You do not hold rope-2 (§3.3)."
    assert "Not possible now: keep" in refused(GAME, state, "0 keep")


def test_3_4_the_longest_rope_hauls_the_chest_up() -> None:
    assert scores(night("pearls", "4 5 3")) == [0, 3, 0]


def test_3_4_ropes_of_the_same_length_tangle() -> None:
    assert scores(night("pearls", "6 2 6")) == [0, 3, 0]


def test_3_4_if_all_ropes_tangle_the_chest_is_lost() -> None:
    both = "* draw rope-1; * draw rope-1; * draw rope-1; * draw rope-1; * draw rope-1; * draw rope-2"
    state = play(GAME, f"{both}; 0 trust; 0 lower rope-1; 1 lower rope-1; * open gold", seats=2)
    assert GAME.view(state, None)["lost"] == ["gold"]
    assert scores(state) == [0, 0]


def test_3_4_an_eel_must_be_taken_too() -> None:
    assert scores(night("eel", "4 5 3")) == [0, -2, 0]


def test_3_5_each_draws_a_rope_anew_in_seat_order() -> None:
    state = night("pearls", "4 5 3")
    for diver, rope in enumerate(("rope-2", "rope-5", "rope-1")):
        assert len(GAME.view(state, diver)["hand"]) == 2
        state = play(GAME, f"* draw {rope}", start=state)
        assert rope in GAME.view(state, diver)["hand"]
    assert GAME.view(state, None)["ropes_aside"] == ["rope-3", "rope-4", "rope-5"]


def test_3_5_ropes_laid_aside_are_shuffled_when_the_others_have_run_out() -> None:
    state = GAME.start(5)
    rng = Random(5)
    least = 30
    while state.actors():
        view = GAME.view(state, None)
        least = min(least, view["ropes_left"])
        assert view["ropes_left"] > 0
        seat = state.actors()[0]
        moves = state.legal_moves(seat)
        state.apply(seat, moves[int(rng.random() * len(moves))])
    assert least <= 5


def test_4_the_next_seat_is_captain_and_the_game_ends_after_its_nights() -> None:
    state = deal(GAME.start(3, {"nights": 4}))
    captains = []
    while state.actors():
        captain = GAME.view(state, None)["captain_seat"]
        captains.append(captain)
        state = play(GAME, f"{captain} trust", start=state)
        for seat in range(3):
            state.apply(seat, state.legal_moves(seat)[0])
        state = deal(state)
    assert captains == [0, 1, 2, 0]
    assert "over" in refused(GAME, state, "0 trust")


def test_5_chests_count_their_points_and_eels_bite() -> None:
    state = deal(night("eel", "4 5 3"))
    assert scores(state) == [0, -2, 0]
    hungry = play(
        GAME, DEAL + "0 trust; 0 lower rope-4; 1 lower rope-5; 2 lower rope-3; * open eel", 3, {"hungry_eels": True}
    )
    assert scores(hungry) == [0, -4, 0]


def test_5_among_equals_fewer_eels_are_ahead_and_the_rest_share() -> None:
    state: Any = GAME.start(4)
    eel, copper, silver = 0, 1, 2
    state.taken = [(eel, silver), (), (copper,), ()]
    assert GAME.scores(state) == [0, 0, 1, 0]
    assert GAME.ranking(state) == [4, 2, 1, 2]
    assert GAME.tally(state) == [
        ("copper", [0, 0, 1, 0]),
        ("silver", [2, 0, 0, 0]),
        ("pearls", [0, 0, 0, 0]),
        ("gold", [0, 0, 0, 0]),
        ("eel", [-2, 0, 0, 0]),
    ]


def test_determinize_samples_the_hidden_ropes_fairly() -> None:
    """Seat 0 holds 1, 4, 6: the others' first rope follows the 27 ropes that it has not seen, exactly in the mean."""
    state = play(GAME, DEAL, seats=3)
    rng, rounds = Random(1), 4000
    drawn: Counter[str] = Counter()
    for _ in range(rounds):
        drawn.update(GAME.view(GAME.determinize(state, 0, rng), 1)["hand"])
    for length in range(1, 7):
        left = 4 if length in (1, 4, 6) else 5
        expected = float(Fraction(left, 27) * 3 * rounds)
        assert abs(drawn[f"rope-{length}"] - expected) < 5 * expected**0.5


def test_the_table_draws_with_the_weights_of_what_is_left() -> None:
    state = play(GAME, "* draw rope-1; * draw rope-1", seats=2)
    assert state.actors() == [CHANCE]
    assert dict(state.outcomes()) == {GAME.words.parse(f"draw rope-{n}"): 3 if n == 1 else 5 for n in range(1, 7)}
