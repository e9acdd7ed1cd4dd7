"""A hand of cards as a sorted tuple of kinds: equal hands are equal values, and copying one costs nothing."""

from __future__ import annotations

from typing import TypeAlias

Hand: TypeAlias = tuple[int, ...]


def with_card(hand: Hand, card: int) -> Hand:
    """A hand with one more card."""
    cards = [*hand, card]
    cards.sort()
    return tuple(cards)


def then(cards: Hand, card: int) -> Hand:
    """The cards with another one after them: for those that keep the order in which they came."""
    cards += (card,)
    return cards


def without(cards: Hand, card: int) -> Hand:
    """The cards without one of them; unsorted cards keep their order."""
    rest = list(cards)
    rest.remove(card)
    return tuple(rest)


def kinds(hand: Hand) -> list[int]:
    """The different cards of a hand, in order."""
    return [card for place, card in enumerate(hand) if place == 0 or hand[place - 1] != card]
