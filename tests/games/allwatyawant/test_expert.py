"""The way over the sea as it is worked out, and what an expert makes of it and of the island."""

from __future__ import annotations

from random import Random

import pytest

from doubloon.games.allwatyawant.box import LIMIT_AT_SEA
from doubloon.games.allwatyawant.sea_plan import at_sea, cost, ways
from tests.games.allwatyawant.table import GAME, Voyage, asked, at, equip, go, hold, place, voyage


def plays(state: Voyage) -> str:
    """What an expert does here; it is also what looks best among all that may be done."""
    seat = asked(state)
    moves = state.legal_moves(seat)
    move = GAME.play_on(state, seat, Random(1))
    weights = GAME.weigh(state, seat, moves)
    assert moves[weights.index(max(weights))] == move
    return GAME.words.text[move]


def at_sea_with(space: str, cards: str) -> Voyage:
    state = voyage(2)
    place(state, 0, space)
    equip(state, 0, "all")
    hold(state, 0, cards)
    return state


@pytest.mark.parametrize("course", [0, 1])
def test_the_way_is_worked_out_to_the_end(course: int) -> None:
    """Looking one throw further changes nothing any more, and a card in the hand is never a loss."""
    way = ways()[course]
    for step in range(1, way.last):
        for cards in range(LIMIT_AT_SEA + 1):
            rounds, left = way.throw(step, cards)
            assert way.ahead[step][cards] == pytest.approx((1.0 + rounds, left), abs=1e-3)
            assert way.ahead[step][cards][0] >= 1.0 and 0.0 <= left <= LIMIT_AT_SEA
            assert not cards or cost(way.ahead[step][cards]) <= cost(way.ahead[step][cards - 1]) + 1e-3


def test_the_finish_before_everything() -> None:
    state = at_sea_with("a14", "")
    assert plays(go(state, "* throw 4")) == "sail finish"


def test_flotsam_is_worth_a_step_back_to_whoever_holds_no_cards() -> None:
    assert plays(go(at_sea_with("z7", ""), "* throw 2")) == "sail z5"
    full = at_sea_with("z7", " ".join(["silver"] * LIMIT_AT_SEA))
    assert plays(go(full, "* throw 2; 0 accept")) == "sail z9"


def test_a_fair_wind_carries_to_the_finish() -> None:
    assert plays(go(at_sea_with("a14", "tailwind"), "* throw 1")) == "tailwind low 4"


def test_more_rounds_to_go_the_farther_away_the_finish_is() -> None:
    assert at_sea(at("a2"), 3)[0] > at_sea(at("a9"), 3)[0] > at_sea(at("a17"), 3)[0]
    assert at_sea(at("z2"), 3)[0] > at_sea(at("a2"), 3)[0], "the second course is longer"
