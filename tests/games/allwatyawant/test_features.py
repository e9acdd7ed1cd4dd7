"""The numbers that a learner is told say what the view of its seat says."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from doubloon.core import Practice
from doubloon.games.allwatyawant import GAME

ITEMS = ["lumber", "sailcloth", "bamboo", "rope", "flag", "map"]


@pytest.mark.parametrize("seats", [3, 6])
def test_numbers_say_what_the_view_says(seats: int) -> None:
    game, rng, names = Practice(GAME, seats, {"round_limit": 40}, False), Random(seats), GAME.feature_names()
    game.deal(seats)
    duels = shots = 0
    while asked := game.asked():
        seat = asked[0]
        move = rng.choice(game.legal(seat))
        state: Any = game.state
        if rng.random() < 0.85 and not state.duelists and not state.shots:
            game.play(seat, move)
            continue
        told = dict(zip(names, GAME.features(state, seat), strict=True))
        view = GAME.view(state, seat)
        for coin in view["coins"]:
            icons = {name.split()[1] for name in told if name.startswith(f"{coin['field']} ") and told[name]}
            icons &= {*view["icons_hidden"]}
            assert icons == ({coin["icon"]} if coin["icon"] else set())
            assert told[f"{coin['field']} open"] == coin["open"]
        for icon, number in view["icons_hidden"].items():
            assert told[f"hidden {icon}"] == number
        for place in range(seats):
            player = view["players"][(seat + place) % seats]
            assert [item for item in ITEMS if told[f"{place} {item}"]] == player["items"]
            assert told[f"{place} favour cards"] == player["favours"]
            if player["space"]:
                assert told[f"{player['space']} {'other pirates' if place else 'own pirate'}"] >= 1
        for card in {*view["favours"]}:
            assert told[f"hand {card}"] == view["favours"].count(card)
        duels += view["duel"] is not None
        shots += told["plank: shots left"] > 0
        game.play(seat, move)
    assert duels and shots
