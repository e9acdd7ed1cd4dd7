"""What a view tells a board that knows no rules: what is in reach, whom one meets there, where missing things lie."""

from __future__ import annotations

from typing import Any

from tests.games.allwatyawant.table import Voyage, coin, equip, go, hold, moves, place, view, voyage


def reach(state: Voyage, seat: int) -> dict[str, Any]:
    return {each["space"]: each for each in view(state, seat)["reach"]}


def test_the_reach_of_a_throw_is_what_may_be_chosen_with_its_ways() -> None:
    state = voyage(3)
    place(state, 1, "p05")
    state = go(state, "* throw 1-2")
    found = reach(state, 0)
    assert {each["move"] for each in found.values()} == set(moves(state))
    assert found["o2"] == {"move": "go o2", "space": "o2", "steps": 1, "via": "l1", "meets_seats": []}
    assert found["p05"] == {"move": "go p05", "space": "p05", "steps": 2, "via": "o2", "meets_seats": [1]}
    assert reach(state, 1) == {} and "reach" not in view(state, None)


def test_before_a_throw_is_accepted_its_reach_is_known() -> None:
    state = voyage(2)
    hold(state, 0, "silver")
    state = go(state, "* throw 1-2")
    assert "accept" in moves(state)
    assert set(reach(state, 0)) == set(reach(go(state, "0 accept"), 0))


def test_at_sea_both_ways_and_whom_one_may_fire_at() -> None:
    state = voyage(2)
    equip(state, 0, "all")
    place(state, 0, "a3")
    place(state, 1, "a5")
    state = go(state, "* throw 2")
    assert [(each["space"], each["steps"], each["meets_seats"]) for each in view(state, 0)["reach"]] == [
        ("a5", 2, [1]),
        ("a1", 2, []),
    ]


def test_nobody_is_met_in_the_bay() -> None:
    state = voyage(2)
    place(state, 0, "p01")
    place(state, 1, "bay")
    state = go(state, "* throw 1-2")
    assert reach(state, 0)["bay"]["meets_seats"] == []


def test_what_is_missing_and_where_it_is_known_to_lie() -> None:
    state = voyage(2)
    equip(state, 0, "lumber sailcloth flag map")
    coin(state, "p05", "rope")
    found = view(state, 0)["missing"]
    assert found == [
        {"item": "bamboo", "nearest": None, "steps": None},
        {"item": "rope", "nearest": "p05", "steps": 2},
    ]


def test_what_one_has_looked_at_is_known_to_oneself_alone() -> None:
    state = voyage(2)
    spot = 0
    state.icons[spot] = 4
    state.coins.take(4)
    state.seen[spot] = 1
    assert view(state, 0)["missing"][0]["nearest"] is not None
    assert view(state, 1)["missing"][0]["nearest"] is None
