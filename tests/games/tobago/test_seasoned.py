"""How bots that look ahead expect everybody to play Tobago."""

from __future__ import annotations

from random import Random

import pytest

from doubloon.bots import ask, find_bot
from doubloon.core import CHANCE
from doubloon.games.tobago import GAME
from doubloon.games.tobago.box import CURSE
from doubloon.games.tobago.policy import worth_of_clue
from doubloon.games.tobago.rules.treasure import OFFER
from doubloon.games.tobago.seasoned import Outlook, claims
from doubloon.games.tobago.state import Expedition
from doubloon.testing import deal, play


def first_turn() -> Expedition:
    """A dealt game of two; the first player is on turn."""
    return deal(play(GAME, "* first seat-1; 0 park h4; 1 park h4", seats=2, options={"island": "1"}))


def offered(order: tuple[int, ...], loot: list[int], offer: int) -> Expedition:
    """A treasure being shared out: whose roses wait, how many cards of each kind lie face down, what is offered."""
    state = first_turn()
    state.phase, state.raised, state.raiser, state.order, state.asked = OFFER, 0, 0, order, 0
    state.loot, state.offer, state.revealed = loot, offer, (offer,)
    state.drawn = (*[kind for kind, number in enumerate(loot) for _ in range(number)], offer)
    state.owners = tuple([1] * len(state.drawn))
    return state


def test_whoever_looks_ahead_likes_a_clue_less_where_others_have_roses_and_greedy_does_not_care() -> None:
    state = first_turn()
    card = next(card for card in range(52) if state.fits(card, 0))
    alone = Outlook(state, 0).clue(card, 0), worth_of_clue(state, 0, card, 0)
    state.roses = [(1, *state.roses[0]), *state.roses[1:]]
    beside = Outlook(state, 0).clue(card, 0), worth_of_clue(state, 0, card, 0)
    assert beside[0] < alone[0] and beside[1] == alone[1]


def test_a_small_card_is_left_to_rivals_who_are_asked_later_and_a_large_one_is_not() -> None:
    cards = [0, 2, 1, 0, 0, 0]
    assert not claims(offered((0, 1, 1), cards[:], 0), 0)
    assert claims(offered((0, 1, 1), cards[:], 4), 0)


def test_whoever_knows_of_the_curse_claims() -> None:
    state = offered((0, 1, 1), [0, 1, 1, 0, 0, 1], 2)
    assert not claims(state, 0)
    state.owners = tuple([0 if card == CURSE else 1 for card in state.drawn])
    assert claims(state, 0)


def test_nobody_drives_about_who_can_play_a_clue_or_pick_up_something() -> None:
    state = first_turn()
    assert GAME.words.text[GAME.play_on(state, 0, Random(1))].startswith("play ")
    state.ashore = 1 << GAME.words.text.index("drive h5") - GAME.words.text.index("drive a1")
    expected = dict(zip(state.legal_moves(0), GAME.expect(state, 0, state.legal_moves(0)), strict=True))
    drives = [worth for move, worth in expected.items() if GAME.words.text[move].startswith("drive ")]
    assert sorted(drives)[-1] > sorted(drives)[-2] + 1.0, "only where the amulet lies"


@pytest.mark.slow
def test_the_first_mate_beats_greedy() -> None:
    """Of 400 games it won 78 %."""
    wins = 0.0
    for seed in range(30):
        state, rng = GAME.start(2), Random(seed)
        bots = [find_bot("first_mate"), find_bot("greedy")]
        while actors := state.actors():
            seat = actors[0]
            move = (
                state.phase.sample(state, rng) if seat == CHANCE else ask(bots[seat - seed % 2], GAME, state, seat, rng)
            )
            state.apply(seat, move)
        wins += GAME.ranking(state)[seed % 2] == 1
    assert wins >= 18
