"""The worlds that a seat cannot tell apart: unseen favour cards, coins and choices are dealt again, fairly."""

from __future__ import annotations

from random import Random

from doubloon.core import Bag
from doubloon.core.hand import without

from .box import FAVOUR_NAMES
from .frames import Question
from .rules.belongings import items_of
from .rules.exchange import FIRST_CARD, NO_OFFER
from .state import NOTHING, Voyage
from .vocabulary import WAYS_TO_LAY


def imagine(state: Voyage, seat: int, rng: Random) -> Voyage:
    """A world that this seat cannot tell from the real one."""
    world = state.clone()
    world.favours, world.coins = world.favours.clone(), world.coins.clone()
    world.known, world.icons, world.offers = world.known[:], world.icons[:], world.offers[:]
    deal_favours(world, seat, rng)
    lay_coins(world, seat, rng)
    if world.laid != NOTHING and world.shown == NOTHING and world.duelists[world.striker] != seat:
        world.laid = int(rng.random() * len(WAYS_TO_LAY))
    if world.offers and world.todo[-1][0] == Question.PASS_ROUND:
        offer_again(world, seat, rng)
    return world


def deal_favours(world: Voyage, seat: int, rng: Random) -> None:
    """The others hold what the seat knows of, and else any cards that it has not seen."""
    pool = Bag.of([0] * len(FAVOUR_NAMES))
    world.favours.gather(seat, pool)
    others = [other for other in range(world.seats) if other != seat]
    for other in others:
        hand = world.hands[other]
        for card in world.known[seat * world.seats + other]:
            hand = without(hand, card)
        for card in hand:
            pool.put(card)
    for other in others:
        known = world.known[seat * world.seats + other]
        unknown = [pool.draw(rng) for _ in range(len(world.hands[other]) - len(known))]
        world.hands[other] = tuple(sorted((*known, *unknown)))
    world.favours.scatter(seat, pool, rng)
    forget_what_others_know(world, seat)


def forget_what_others_know(world: Voyage, seat: int) -> None:
    """What others know of each other's cards is theirs alone; what they know of the seat's own hand it knows too."""
    for watcher in range(world.seats):
        for holder in range(world.seats):
            if seat not in (watcher, holder):
                world.known[watcher * world.seats + holder] = ()


def lay_coins(world: Voyage, seat: int, rng: Random) -> None:
    """Pieces of eight that only others have looked under may hide anything that the seat has not seen."""
    hidden = [coin for coin, icon in enumerate(world.icons) if icon != NOTHING and not world.seen[coin] >> seat & 1]
    for coin in hidden:
        world.coins.put(world.icons[coin])
    for coin in hidden:
        world.icons[coin] = world.coins.draw(rng)


def offer_again(world: Voyage, seat: int, rng: Random) -> None:
    """§5.4 What the others have chosen to pass on may be anything that they have."""
    for other, offer in enumerate(world.offers):
        if other != seat and offer != NO_OFFER:
            choices = items_of(world.items[other]) + [FIRST_CARD + card for card in world.hands[other]]
            world.offers[other] = choices[int(rng.random() * len(choices))]
