"""Hands as sorted tuples: a card more, a card less."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core.hand import kinds, then, with_card, without

hands = st.lists(st.integers(0, 9), max_size=12).map(lambda cards: tuple(sorted(cards)))


@given(hands, st.integers(0, 9))
def test_a_card_finds_its_place_and_leaves_again(hand: tuple[int, ...], card: int) -> None:
    assert with_card(hand, card) == tuple(sorted((*hand, card)))
    assert without(with_card(hand, card), card) == hand
    assert kinds(hand) == sorted(set(hand))


def test_cards_that_came_in_some_order_keep_it() -> None:
    assert then((7, 2), 5) == (7, 2, 5)
    assert without((7, 2, 7, 5), 7) == (2, 7, 5)
    with pytest.raises(ValueError, match="not in"):
        without((7, 2), 5)
