"""The numbers that a learner is told say what the view of its seat says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from doubloon.core import Practice
from doubloon.games.treasure_hunter import GAME
from doubloon.games.treasure_hunter.cards import NAMES


def positions(seats: int, seed: int) -> Iterator[tuple[dict[str, int], dict[str, Any], int]]:
    """What a seat is told by numbers and by its view, in each decision of a game by luck."""
    game, rng, names = Practice(GAME, seats, {}, False), Random(seed), GAME.feature_names()
    game.deal(seed)
    while asked := game.asked():
        seat = rng.choice(asked)
        state: Any = game.state
        numbers = GAME.features(state, seat)
        yield dict(zip(names, numbers, strict=True)), dict(GAME.view(state, seat)), seat
        game.play(seat, rng.choice(game.legal(seat)))


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_numbers_say_what_the_view_says(seats: int) -> None:
    for told, view, seat in positions(seats, seats):
        chosen = [card for card in (view["keeps"], view["sets_aside"]) if card]
        pack, hand = Counter(view["pack"]), Counter([*view["hand"], *chosen[:1]])
        pack.subtract(chosen)
        for card in NAMES:
            assert told[f"{card} in the pack"] == pack[card]
            assert told[f"{card} in the hand"] == hand[card]
        for number, goblin in enumerate(view["goblins"]):
            parts = [told[f"goblin {number + 1} {part}"] for part in ("paws", "takes", "loot")]
            assert parts == [goblin["paws"], goblin["takes"], goblin["loot"]]
        for place in range(6):
            player = view["players"][(seat + place) % seats] if place < seats else None
            assert told[f"{place} sits here"] == (player is not None)
            if player:
                assert told[f"{place} wealth"] == min(127, player["score"])
                assert told[f"{place} money"] == min(127, player["money"])
                assert told[f"{place} cards in hand"] == player["cards"]
        for location in view["locations"]:
            tile = location["max"]
            if tile and tile.startswith("artifact"):
                assert told[f"{location['location']} MAX artifact"] == int(tile.split("-")[1])


def test_cards_passed_on_go_round_until_the_pack_comes_back() -> None:
    """Three players: a pack passed on is seen again after three choices, and what is missing then is taken."""
    seen_taken = False
    for told, view, seat in positions(3, 8):
        if view["step"] != "assemble":
            continue
        looks, ring = view["seen"], view["pick"] - 1
        going: Counter[str] = Counter()
        taken: Counter[str] = Counter()
        for time, look in enumerate(looks):
            left = Counter(look["cards"])
            left.subtract([look["kept"]])
            if time + 3 < ring:
                taken += left - Counter(looks[time + 3]["cards"])
            elif time + 3 == ring:
                taken += left - Counter(view["pack"])
            else:
                going += left
        seen_taken = seen_taken or bool(taken)
        for card in NAMES:
            assert told[f"{card} seen going round"] == going[card], (seat, card)
            assert told[f"{card} seen taken"] == taken[card], (seat, card)
    assert seen_taken
