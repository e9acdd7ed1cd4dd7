"""A hand of cards as a sorted tuple of kinds: equal hands are equal values, and copying one costs nothing."""

from __future__ import annotations

from typing import TypeAlias

Hand: TypeAlias = tuple[int, ...]


def with_card(hand: Hand, card: int) -> Hand:
    """A hand with one more card."""
    return tuple(sorted((*hand, card)))


def without(cards: Hand, card: int) -> Hand:
    """The cards without one of them; unsorted cards keep their order."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def kinds(hand: Hand) -> list[int]:
    """The different cards of a hand, in order."""
    return [card for place, card in enumerate(hand) if place == 0 or hand[place - 1] != card]
