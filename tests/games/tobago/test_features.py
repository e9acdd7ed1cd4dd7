"""The numbers that a learner is told say what the view of its seat says."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from doubloon.core import Practice
from doubloon.games.tobago import GAME

COLOURS = ["grey", "brown", "black", "white"]


@pytest.mark.parametrize("seats", [2, 4])
def test_numbers_say_what_the_view_says(seats: int) -> None:
    game, rng, names = Practice(GAME, seats, {}, False), Random(seats), GAME.feature_names()
    game.deal(seats)
    shared = 0
    while asked := game.asked():
        seat = asked[0]
        move = rng.choice(game.legal(seat))
        if rng.random() < 0.85:
            game.play(seat, move)
            continue
        state: Any = game.state
        told = dict(zip(names, GAME.features(state, seat), strict=True))
        view = GAME.view(state, seat)
        for number, colour in enumerate(COLOURS):
            sites = {name.split()[0] for name, value in told.items() if value and name.endswith(f" {colour} site")}
            assert sites == {*view["maps"][number]["possible"]}
            assert told[f"{colour} map sites"] == len(sites)
            for card, left in zip(view["hand"], view["would_leave"], strict=True):
                assert told[f"clue {card} held"] in (1, 2)
                assert told[f"clue {card} leaves on {colour}"] == (left[number] or 0)
            for clue in view["maps"][number]["clues"]:
                assert told[f"clue {clue['clue']} lies on {colour}"] == 1
        for place in range(seats):
            player = view["players"][(seat + place) % seats]
            assert told[f"{place} amulets"] == player["amulets"]
            assert told[f"{place} clues"] == player["clues"]
            if player["atv"] and not place:
                assert told[f"{player['atv']} own car"] == 1
        for space in view["amulets_ashore"]:
            assert told[f"{space} amulet"] == 1
        for kind in ("huts", "palms"):
            assert all(told[f"{space} {kind[:-1]}"] for space in view["objects"][kind])
        shared += view["sharing"] is not None
        game.play(seat, move)
    assert shared


def test_whoever_raises_without_a_rose_left_is_told_so_below_zero() -> None:
    state = GAME.start(2, {})
    state.roses_left = [-1, 5]
    told = dict(zip(GAME.feature_names(), GAME.features(state, 0), strict=True))
    assert (told["0 roses left"], told["1 roses left"]) == (-1, 5)
