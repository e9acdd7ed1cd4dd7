"""The way over the sea as it is worked out, and what an expert makes of it and of the island."""

from __future__ import annotations

from random import Random

import pytest

from doubloon.bots import ask, ask_for_advice, find_bot
from doubloon.games.allwatyawant.box import ICONS, LIMIT_AT_SEA
from doubloon.games.allwatyawant.island import BAY, COIN_AT, DISCOVERIES, DISTANCE, FIELDS, SPACE_NAMES
from doubloon.games.allwatyawant.sea_plan import at_sea, cost, ways
from doubloon.games.allwatyawant.state import NOTHING
from tests.games.allwatyawant.duels import fight
from tests.games.allwatyawant.table import GAME, Voyage, asked, at, coin, equip, go, hold, place, voyage


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


def first_mate(state: Voyage) -> str:
    """What whoever is away has played for them, and what is told to somebody who asks for a hint that takes no time."""
    seat, bot = asked(state), find_bot("first_mate")
    move = ask(bot, GAME, state, seat, Random(1))
    assert ask_for_advice(bot, GAME, state, seat, Random(1), 0.0) == [(move, None)]
    return GAME.words.text[move]


@pytest.mark.parametrize("up", [True, False], ids=["open", "covered"])
def test_the_last_item_is_walked_to_however_far_away_it_lies(up: bool) -> None:
    """Nobody walks to and fro when all else has been looked at and found."""
    state = voyage(2)
    equip(state, 0, "lumber sailcloth bamboo rope flag")
    goal = SPACE_NAMES[max(DISCOVERIES, key=lambda field: DISTANCE[at("i0")][field])]
    icons = [icon for number, icon in enumerate(ICONS) for _ in range(state.coins.counts[number]) if icon != "map"]
    others = [SPACE_NAMES[field] for field in DISCOVERIES if SPACE_NAMES[field] != goal]
    for field, icon in zip(others, icons, strict=True):
        coin(state, field, icon)
    coin(state, goal, "map", up)
    for start in [field for field in range(FIELDS) if COIN_AT[field] == NOTHING and field != BAY]:
        place(state, 0, SPACE_NAMES[start])
        here, turns = start, 0
        while here != at(goal):
            turns += 1
            assert turns <= 1 + DISTANCE[start][at(goal)] / 5, f"from {SPACE_NAMES[start]} to {goal}"
            there = at(first_mate(go(state, "* throw 3-4")).removeprefix("go "))
            assert DISTANCE[there][at(goal)] < DISTANCE[here][at(goal)]
            here = there
            place(state, 0, SPACE_NAMES[here])


@pytest.mark.parametrize("name", ["barnaby", "crow", "agatha"])
@pytest.mark.parametrize("before", ["", "0 lay horizontal"], ids=["attack", "defence"])
def test_nobody_can_read_how_a_pirate_lays_cards(name: str, before: str) -> None:
    """Either way about as often, whoever holds a feint."""
    state = fight(cards="feint")
    state = go(state, before) if before else state
    seat = asked(state)
    laid = [find_bot(name).choose(GAME, state.clone(), seat, Random(luck)) for luck in range(60)]
    assert set(laid) == set(state.legal_moves(seat))
    assert 15 <= laid.count(laid[0]) <= 45
