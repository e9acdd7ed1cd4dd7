"""§4.7, §4.8 The goblins strike; then coins are collected and unused action cards discarded."""

from __future__ import annotations

from doubloon.core import CHANCE
from doubloon.core.shared import changed

from ..cards import DISCIPLINE, FIRST_ACTION, FIRST_COIN, FIRST_DOG, PAWS, PAYS
from ..state import NOBODY, Hunt
from ..treasures import GOBLIN_PAWS, GOBLIN_TAKES
from ..vocabulary import CLAIMED, COLLECTED, DISCARDED, FLED, GOBLINS_STRIKE, GUARDED, SHOWED, STOLE, WON_TIE
from . import scrolls


def strike(state: Hunt) -> None:
    """§4.7 Everyone shows their dogs; goblins that are not held off steal; the strongest pack claims goblins."""
    state.tell(GOBLINS_STRIKE, CHANCE)
    for seat in range(state.seats):
        show(state, seat, FIRST_DOG, FIRST_ACTION)
    state.paws = tuple([sum([PAWS[card] for card in laid]) for laid in state.laid])
    for seat, paws in enumerate(state.paws):
        state.tell(GUARDED, seat, paws)
    for place, goblin in enumerate(state.raiders):
        for seat in range(state.seats):
            steal(state, seat, place, goblin)
    tell_tie(state)
    claim(state)
    collect(state)


def show(state: Hunt, seat: int, first: int, end: int) -> None:
    """§4.7, §4.8 Lay out all cards of a kind; none may be held back."""
    shown = tuple([card for card in state.hands[seat] if first <= card < end])
    if shown:
        state.hands[seat] = tuple([card for card in state.hands[seat] if not first <= card < end])
        state.laid[seat] += shown
        for card in shown:
            state.tell(SHOWED, seat, card)


def steal(state: Hunt, seat: int, place: int, goblin: int) -> None:
    """§4.7 Too few paws and no Scaregoblin: the goblin takes its coin, or whatever there is."""
    coins = theft(state, seat, goblin, state.paws[seat], state.money[seat])
    if coins:
        state.money = changed(state.money, seat, state.money[seat] - coins)
        state.loot = changed(state.loot, place, state.loot[place] + coins)
        state.tell(STOLE, seat, goblin, coins)


def theft(state: Hunt, seat: int, goblin: int, paws: int, money: int) -> int:
    """§4.7 What a goblin takes from a seat with so many paws and so much money."""
    if paws >= GOBLIN_PAWS[goblin] or state.scared >> seat & 1:
        return 0
    return min(GOBLIN_TAKES[goblin], money)


def claim(state: Hunt) -> None:
    """§4.7 The strongest pack claims the goblins it held off, with their loot; the others escape."""
    winner = strongest_pack(state)
    for place, goblin in enumerate(state.raiders):
        coins = state.loot[place]
        if winner != NOBODY and state.paws[winner] >= GOBLIN_PAWS[goblin]:
            state.money = changed(state.money, winner, state.money[winner] + coins)
            state.claimed = changed(state.claimed, winner, (*state.claimed[winner], goblin))
            state.tell(CLAIMED, winner, goblin, coins)
        else:
            state.bank += coins
            state.fled = state.fled.clone()
            state.fled.put(goblin)
            state.tell(FLED, CHANCE, goblin, coins)
    state.raiders = []
    state.loot = []


def tell_tie(state: Hunt) -> None:
    """§4.7 Which dog decides who claims, if others have as many paws and there is a goblin to claim."""
    winner = strongest_pack(state)
    if winner == NOBODY or state.paws.count(state.paws[winner]) < 2:
        return
    if any(state.paws[winner] >= GOBLIN_PAWS[goblin] for goblin in state.raiders):
        state.tell(WON_TIE, winner, max(state.laid[winner], key=DISCIPLINE.__getitem__))


def strongest_pack(state: Hunt) -> int:
    """§4.7 The most paws; among equals the best discipline on a single dog; nobody without a dog."""
    winner, most = NOBODY, (0, 0)
    for seat, paws in enumerate(state.paws):
        pack = (paws, max([DISCIPLINE[card] for card in state.laid[seat]], default=0))
        if paws and pack > most:
            winner, most = seat, pack
    return winner


def collect(state: Hunt) -> None:
    """§4.8 Coin cards pay; unused action cards are shown and discarded. Nothing is hidden any more."""
    for seat in range(state.seats):
        show(state, seat, FIRST_COIN, FIRST_DOG)
        coins = sum([PAYS[card] for card in state.laid[seat]])
        if coins:
            state.collected = changed(state.collected, seat, coins)
            state.money = changed(state.money, seat, state.money[seat] + coins)
            state.bank -= coins
            state.tell(COLLECTED, seat, coins)
        for card in state.hands[seat]:
            state.tell(DISCARDED, seat, card)
        state.laid[seat] += state.hands[seat]
        state.hands[seat] = ()
    forget_packs(state)
    scrolls.offer(state)


def forget_packs(state: Hunt) -> None:
    """§3.3 All hands have been shown, and cards set aside will be shuffled: the story of the packs is over."""
    for pack in range(state.seats):
        for card in state.aside[pack]:
            state.deck.put(card)
        state.kept[pack] = ()
    state.dealt, state.drawn, state.aside = [()] * state.seats, [()] * state.seats, [()] * state.seats
    state.mules = [()] * state.seats
