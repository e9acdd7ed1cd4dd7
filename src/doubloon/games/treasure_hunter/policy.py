"""What a sensible player does: draft for the top or the bottom of a location, guard the camp, act where it counts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from doubloon.core import Move, favouring

from .box import HAND, MERCENARIES_COIN, PLACES, RAIDERS, ROUNDS
from .cards import (
    COLOUR,
    FIRST_ACTION,
    FIRST_COIN,
    FIRST_DOG,
    FIRST_POWER,
    FLAMING_SWORD,
    MERCENARIES,
    MULE,
    PAWS,
    PAYS,
    SCAREGOBLIN,
    SHRINKING_POTION,
    SLEEPING_BEAUTY,
    STRENGTH,
)
from .rules.actions import ACTION_WINDOW, card_played, fall_asleep, playing, take_effect
from .rules.assemble import ASSEMBLE
from .rules.capture import tie_rank
from .rules.scrolls import scroll_pays
from .state import NOTHING, Hunt
from .treasures import GOBLIN_PAWS, GOBLIN_TAKES, RAINING_COINS, SORT, WORTH, YELLOW
from .vocabulary import ASIDE, BEAUTY, DONE, KEEP, PASS, PLAY, USE
from .worth import COINS_PER_RAIN, crazes, guard_worth, place_worth, scroll_worth, treasure_worth

POWERS: Final = {
    FLAMING_SWORD: 1.7,
    MERCENARIES: 1.9,
    SHRINKING_POTION: 1.2,
    SLEEPING_BEAUTY: 1.0,
    MULE: 1.6,
}
"""What an action card is worth in the draft, before one knows what for."""
WORTH_WAITING: Final = [2.5, 1.5, 0.2]
"""How much an action card must bring at each location: it may do more at the next."""


def suggest(state: Hunt, seat: int, rng: Random) -> Move:
    """The best move as far as experience goes; a random one among equals."""
    if state.phase == ASSEMBLE:
        return draft(state, seat, rng)
    if state.phase == ACTION_WINDOW:
        return act(state, seat)
    return cash_in(state, seat)


def weigh(state: Hunt, seat: int, moves: Sequence[Move]) -> list[float]:
    """What each of these moves brings at first sight, in money."""
    if state.phase == ASSEMBLE:
        return weigh_cards(state, seat, moves)
    if state.phase == ACTION_WINDOW and state.place < PLACES:
        return [gain(state, seat, move) for move in moves]
    return favouring(suggest(state, seat, Random(0)), moves)


def weigh_cards(state: Hunt, seat: int, moves: Sequence[Move]) -> list[float]:
    """§3 What each card adds to the hand; to the neighbour's, if it is to be set aside."""
    keeps = moves[0] in KEEP
    whose = seat if keeps else (seat + 1) % state.seats
    hand = state.hands[whose]
    left = HAND - len(hand) - 1
    return [card_worth(state, whose, hand, (KEEP if keeps else ASIDE).index(move), left) for move in moves]


def draft(state: Hunt, seat: int, rng: Random) -> Move:
    """§3 Keep the card that adds most to the hand; set aside what would help the neighbour most."""
    pack = state.packs[state.pack_of(seat)]
    chosen = state.chosen[seat]
    if chosen != NOTHING:
        neighbour = (seat + 1) % state.seats
        rest = [card for card in pack if card != chosen] or list(pack)
        return ASIDE[best_card(state, neighbour, rest, rng)]
    return KEEP[best_card(state, seat, list(pack), rng)]


def best_card(state: Hunt, seat: int, cards: list[int], rng: Random) -> int:
    """The card that adds most to what a seat holds."""
    hand = state.hands[seat]
    left = HAND - len(hand) - 1
    best, most = cards[0], -1e9
    for card in sorted(set(cards)):
        worth = card_worth(state, seat, hand, card, left) + 0.01 * rng.random()
        if worth > most:
            best, most = card, worth
    return best


def card_worth(state: Hunt, seat: int, hand: tuple[int, ...], card: int, left: int) -> float:
    """What a card adds to a hand with this many picks left after it."""
    worth = scroll_worth(state, seat, card)
    if card < FIRST_COIN:
        place = COLOUR[card]
        team = [STRENGTH[held] for held in hand if held < FIRST_COIN and COLOUR[held] == place]
        before = place_worth(state, seat, place, sum(team), len(team), left)
        return worth + place_worth(state, seat, place, sum(team) + STRENGTH[card], len(team) + 1, left) - before
    if card < FIRST_DOG:
        return worth + PAYS[card]
    if card < FIRST_ACTION:
        paws = sum([PAWS[held] for held in hand]) + 0.35 * left
        return worth + guard_worth(state, seat, paws + PAWS[card]) - guard_worth(state, seat, paws)
    if card < FIRST_POWER:
        total = sum([STRENGTH[held] for held in hand if held < FIRST_COIN and COLOUR[held] == COLOUR[card]])
        return worth + 0.5 + 0.14 * total
    if card == SCAREGOBLIN:
        paws = sum([PAWS[held] for held in hand]) + 0.35 * left
        return worth + 0.7 * sum([GOBLIN_TAKES[goblin] for goblin in state.raiders if GOBLIN_PAWS[goblin] > paws])
    return worth + POWERS[card]


def act(state: Hunt, seat: int) -> Move:
    """§4.2 Play the card that changes most at once, if it is worth more now than it may be later."""
    moves = state.legal_moves(seat)
    if len(moves) == 1:
        return PASS
    if state.place == PLACES:
        return act_against_goblins(state, seat, moves)
    best, most = PASS, 0.0
    for move in moves[1:]:
        worth = gain(state, seat, move)
        if worth > most:
            best, most = move, worth
    return best


def gain(state: Hunt, seat: int, move: Move) -> float:
    """§4.2 How much more an action card brings at once than it must to be worth playing; passing brings nothing."""
    if move == PASS:
        return 0.0
    now = captures(state, seat, state.total(seat))
    worth = captures(state, seat, total_after(state, seat, move)) - now - price(move)
    return worth - (0.2 if move in PLAY and card_played(move) < FIRST_POWER else WORTH_WAITING[state.place])


def act_against_goblins(state: Hunt, seat: int, moves: list[Move]) -> Move:
    """§4.7 A mule may bring a dog or a coin; a Scaregoblin helps whoever has too few paws."""
    if playing(MULE) in moves:
        return playing(MULE)
    paws = sum([PAWS[card] for card in state.hands[seat]])
    at_stake = sum([GOBLIN_TAKES[goblin] for goblin in state.raiders if GOBLIN_PAWS[goblin] > paws])
    scare = playing(SCAREGOBLIN)
    return scare if at_stake and scare in moves and not state.scared >> seat & 1 else PASS


def price(move: Move) -> float:
    """§4.4 Mercenaries must be paid, though some of the money may come back."""
    return 0.8 * MERCENARIES_COIN * RAIDERS if move == playing(MERCENARIES) else 0.0


def total_after(state: Hunt, seat: int, move: Move) -> int:
    """§4.3 The seat's total after an action card; what a mule brings is not known."""
    copy = state.clone()
    if move in BEAUTY:
        fall_asleep(copy, seat, BEAUTY.index(move))
    elif move != playing(MULE):
        take_effect(copy, seat, card_played(move))
    return copy.total(seat)


def captures(state: Hunt, seat: int, total: int) -> float:
    """§4.5 What the seat would capture with this total if the others stay as they are."""
    if not state.here[seat] or total <= 0:
        return 0.0
    is_max, is_min = True, True
    for other in range(state.seats):
        theirs = state.total(other)
        if other == seat or not state.here[other] or theirs <= 0:
            continue
        wins_tie = tie_rank(state, seat, state.place) > tie_rank(state, other, state.place)
        is_max = is_max and (total > theirs or (total == theirs and wins_tie))
        is_min = is_min and (total < theirs or (total == theirs and wins_tie))
    worth = 0.0
    if is_max:
        worth += treasure_worth(state, seat, state.prizes[state.place])
    if is_min:
        worth += treasure_worth(state, seat, state.prizes[PLACES + state.place])
    return worth


def cash_in(state: Hunt, seat: int) -> Move:
    """§5.1 Use a scroll when it pays well, and in the last round when it pays more than a Collector's Craze."""
    for place, tile in enumerate(YELLOW):
        if tile in state.treasures[seat] and scroll_pays(state, seat, tile) > worth_keeping(state, seat, tile):
            return USE[place]
    return DONE


def worth_keeping(state: Hunt, seat: int, tile: int) -> float:
    """§5.1 What a scroll may bring later: less from round to round, and at the end what a Collector's Craze pays."""
    rounds_left = ROUNDS - state.round
    if not rounds_left:
        return crazes(state, seat)
    patience = 0.8 + 0.1 * rounds_left
    if SORT[tile] == RAINING_COINS:
        return patience * WORTH[tile] * COINS_PER_RAIN
    return patience * WORTH[tile] * 3.0 - 0.5
