"""§4.5, §4.6, §6, §13 What pirates carry: tokens and favour cards, and who knows of which."""

from __future__ import annotations

from doubloon.core.hand import kinds, with_card, without
from doubloon.core.shared import changed

from ..box import ITEMS
from ..state import Voyage
from ..vocabulary import HANDED_IN, LOST, PLAYED, ROBBED, TOOK

# Tokens ----------------------------------------------------------------------------------------------------------


def items_of(mask: int) -> list[int]:
    """The kinds of item in a bit set."""
    return [item for item in range(len(ITEMS)) if mask >> item & 1]


def take_item(state: Voyage, seat: int, item: int) -> None:
    """§4.5 Take a token, if the pirate lacks it: only one of each kind."""
    if not state.items[seat] >> item & 1 and state.tokens[item]:
        state.tokens = changed(state.tokens, item, state.tokens[item] - 1)
        state.items = changed(state.items, seat, state.items[seat] | 1 << item)
        state.tell(TOOK, seat, item)


def lose_item(state: Voyage, seat: int, item: int) -> None:
    """§4.6 A token goes back to its stack."""
    give_away(state, seat, item)
    put_back(state, item)
    state.tell(LOST, seat, item)


def give_away(state: Voyage, seat: int, item: int) -> None:
    """§4.5 A pirate no longer has a token."""
    state.items = changed(state.items, seat, state.items[seat] & ~(1 << item))


def put_back(state: Voyage, item: int) -> None:
    """§4.6 A token lies on its stack again."""
    state.tokens = changed(state.tokens, item, state.tokens[item] + 1)


def pass_item(state: Voyage, giver: int, receiver: int, item: int) -> None:
    """§4.5 A token changes hands."""
    give_away(state, giver, item)
    receive_item(state, receiver, item)


def receive_item(state: Voyage, receiver: int, item: int) -> None:
    """§4.5 A token comes from somebody else; one that the receiver has already goes back to its stack."""
    if state.items[receiver] >> item & 1:
        put_back(state, item)
    else:
        state.items = changed(state.items, receiver, state.items[receiver] | 1 << item)


def hand_over(state: Voyage, victim: int, robber: int, item: int) -> None:
    """§3, §7.4 A token is robbed."""
    pass_item(state, victim, robber, item)
    state.tell(ROBBED, robber, victim, item)


# Favour cards ----------------------------------------------------------------------------------------------------


def tuck(state: Voyage, seat: int, card: int) -> None:
    """§6 A card leaves a hand for the bottom of the stack; all see it."""
    state.hands[seat] = without(state.hands[seat], card)
    state.favours = state.favours.clone()
    state.favours.tuck(card, (1 << state.seats) - 1)
    for watcher in range(state.seats):
        forget(state, watcher, seat, card)


def forget(state: Voyage, watcher: int, holder: int, card: int) -> None:
    """A card that a watcher knew of has left a hand."""
    place = watcher * state.seats + holder
    if card in state.known[place]:
        state.known = changed(state.known, place, without(state.known[place], card))


def play_card(state: Voyage, seat: int, card: int) -> None:
    """§6.3 A card is played for what it alone can do."""
    tuck(state, seat, card)
    state.tell(PLAYED, seat, card)


def hand_in(state: Voyage, seat: int, card: int) -> None:
    """§6.2 A card is handed in for what every card can do."""
    tuck(state, seat, card)
    state.tell(HANDED_IN, seat, card)


def pass_card(state: Voyage, giver: int, receiver: int, card: int) -> None:
    """§13 A card changes hands; only giver and receiver see which."""
    guessed = leave_hand(state, giver, receiver, card)
    enter_hand(state, giver, receiver, card, guessed)


def leave_hand(state: Voyage, giver: int, receiver: int, card: int) -> list[int]:
    """§13 A card goes to another pirate, and onlookers know a little less of what is left. The answer names those who
    can still tell which card it was, because they know the whole hand and it is all alike."""
    hand = state.hands[giver]
    state.hands[giver] = without(hand, card)
    sure: list[int] = []
    for watcher in range(state.seats):
        place = watcher * state.seats + giver
        known = state.known[place]
        if watcher == receiver:
            forget(state, watcher, giver, card)
        elif watcher != giver and known:
            if len(known) == len(hand) and len(kinds(hand)) == 1:
                sure.append(watcher)
            state.known = changed(state.known, place, one_less_of_each(known))
    return sure


def enter_hand(state: Voyage, giver: int, receiver: int, card: int, sure: list[int]) -> None:
    """§13 A card comes from another pirate, who knows which it is, as do some who watched."""
    state.hands[receiver] = with_card(state.hands[receiver], card)
    for watcher in [giver, *sure]:
        if watcher != receiver:
            place = watcher * state.seats + receiver
            state.known = changed(state.known, place, with_card(state.known[place], card))


def one_less_of_each(cards: tuple[int, ...]) -> tuple[int, ...]:
    """What is certainly left of known cards when one card, nobody knows which, has gone."""
    return tuple([card for place, card in enumerate(cards) if place > 0 and cards[place - 1] == card])


def learn(state: Voyage, holder: int, card: int) -> None:
    """§13 All have seen which card it was: it lay under the stack since it was last shown."""
    for watcher in range(state.seats):
        if watcher != holder:
            place = watcher * state.seats + holder
            state.known = changed(state.known, place, with_card(state.known[place], card))
