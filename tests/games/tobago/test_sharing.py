"""§5.3 Sharing out a treasure worked out: held against every way in which it can go, by the rules themselves."""

from __future__ import annotations

from random import Random

import pytest

from doubloon.core import CHANCE
from doubloon.games.tobago.box import CURSE, GOLD_KINDS, VALUES
from doubloon.games.tobago.features import AMULET_WORTH, still_to_come
from doubloon.games.tobago.rules.treasure import BEGIN_MAP, OFFER, TURN_UP
from doubloon.games.tobago.sharing import NEXT_MAP_WORTH, Sharing
from doubloon.games.tobago.state import Expedition
from doubloon.games.tobago.vocabulary import CLAIM, PASS
from tests.games.tobago.table import GAME, claim_before, cursed_site, go, looks, site, table


def offered(seats: int, order: tuple[int, ...], loot: dict[int, int], offer: int) -> Expedition:
    """These roses wait for a share, these cards lie face down, and this one is offered to the lowest rose."""
    state = table(seats)
    state.raised, state.raiser = 0, order[0]
    state.order, state.asked, state.offer, state.phase = order, 0, offer, OFFER
    state.loot = [loot.get(card, 0) for card in range(GOLD_KINDS + 1)]
    for seat in order:
        state.roses_left[seat] -= 1
    return state


def some_offer(rng: Random, seats: int) -> Expedition:
    """A small treasure in the middle of being shared out."""
    order = tuple(rng.randrange(seats) for _ in range(rng.randint(1, 3)))
    loot = dict.fromkeys(range(GOLD_KINDS + 1), 0)
    for _ in range(rng.randint(0, 3)):
        loot[rng.choice([0, 1, 2, 3, 4, CURSE])] += 1
    state = offered(seats, order, loot, rng.randrange(GOLD_KINDS))
    for seat in range(seats):
        state.amulets[seat] = rng.choice([0, 0, 1])
        state.claimed[seat] = tuple(sorted(rng.randrange(GOLD_KINDS) for _ in range(rng.choice([0, 1, 2]))))
    state.asked = rng.randrange(len(order))
    return state


def wealth(state: Expedition) -> list[float]:
    """Gold, amulets, and a rose for whoever begins the next map."""
    gold = [sum(VALUES[card] for card in cards) for cards in state.claimed]
    worth = [gold[seat] + AMULET_WORTH * state.amulets[seat] for seat in range(state.seats)]
    if state.phase == BEGIN_MAP:
        worth[state.actors()[0]] += NEXT_MAP_WORTH * still_to_come(state)
    return worth


def lead(worth: list[float], seat: int) -> float:
    return worth[seat] - (sum(worth) - worth[seat]) / (len(worth) - 1)


def by_trying_everything(before: list[float], state: Expedition) -> list[float]:
    """What everybody wins from here on when all try every move, by the rules, on average over what is turned up."""
    if state.phase == TURN_UP:
        outcomes = state.outcomes()
        total = sum(weight for _, weight in outcomes)
        worth = [0.0] * state.seats
        for move, weight in outcomes:
            copy = state.clone()
            copy.apply(CHANCE, move)
            each = by_trying_everything(before, copy)
            worth = [sum_ + weight / total * one for sum_, one in zip(worth, each, strict=True)]
        return worth
    if state.phase != OFFER:
        return [after - was for after, was in zip(wealth(state), before, strict=True)]
    seat = state.actors()[0]
    claimed, passed = tried(before, state, CLAIM), tried(before, state, PASS)
    return claimed if lead(claimed, seat) > lead(passed, seat) else passed


def tried(before: list[float], state: Expedition, move: int) -> list[float]:
    copy = state.clone()
    copy.apply(state.actors()[0], move)
    return by_trying_everything(before, copy)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_5_3_it_finds_what_trying_everything_finds(seats: int) -> None:
    rng, claims = Random(f"treasures of {seats}"), 0
    for _ in range(80):
        state = some_offer(rng, seats)
        sharing, before, seat = Sharing(state), wealth(state), state.actors()[0]
        claimed, passed = tried(before, state, CLAIM), tried(before, state, PASS)
        assert sharing.when_claimed(state.offer, state.asked) == pytest.approx(claimed)
        assert sharing.when_passed(state.offer, state.asked) == pytest.approx(passed)
        assert sharing.advantage(state.offer, state.asked) == pytest.approx(lead(claimed, seat) - lead(passed, seat))
        claims += sharing.advantage(state.offer, state.asked) > 0.0
    assert 0 < claims < 80


def advice(state: Expedition) -> str | None:
    """What is worked out for whoever is asked, in words."""
    seat = state.actors()[0]
    moves = state.legal_moves(seat)
    worth = GAME.solve(state, seat, moves)
    return None if worth is None else GAME.words.text[moves[worth.index(max(worth))]]


def test_5_3_a_small_card_is_let_go_by_when_one_has_seen_the_best() -> None:
    """The raiser is offered every card first."""
    state = go(site(1, seats=2), f"0 raise grey; {looks('6 2 2')}; * reveal gold-2")
    assert advice(state) == "pass"


def test_5_3_the_best_card_is_claimed() -> None:
    assert advice(go(site(1, seats=2), f"0 raise grey; {looks('2 3 6')}; * reveal gold-6")) == "claim"


def test_5_4_a_small_card_is_taken_by_somebody_who_has_seen_the_curse_and_has_much_to_lose() -> None:
    state = cursed_site(1, seats=2)
    claim_before(state, 0, "6")
    state = go(state, f"0 raise grey; {looks('curse 2 2')}; * reveal gold-2")
    assert advice(state) == "claim"


def test_5_3_nothing_is_worked_out_where_something_else_is_asked_or_too_many_roses_wait() -> None:
    assert advice(table(2)) is None
    many = go(site(*[1] * 5, seats=2), f"0 raise grey; {looks('2 3 4 5 6 2 3')}; * reveal gold-4")
    assert len(many.order) == 6 and advice(many) is None


def test_5_3_what_is_worked_out_is_what_a_claim_brings() -> None:
    state = go(site(1, seats=2), f"0 raise grey; {looks('6 2 2')}; * reveal gold-2")
    worth = GAME.solve(state, 0, state.legal_moves(0))
    assert worth is not None
    claim, letting_go = worth
    assert claim < letting_go == 0.0
