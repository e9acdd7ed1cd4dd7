"""The worlds that a seat cannot tell apart: unseen clues and treasure cards dealt anew, fairly."""

from __future__ import annotations

from math import comb
from random import Random

from doubloon.core.chance import shuffle, weighted
from doubloon.core.spaces import spaces_in

from .box import CURSE, GOLD_KINDS
from .rules.clues import PLAY_MORE
from .state import Expedition


def imagine(state: Expedition, seat: int, rng: Random) -> Expedition:
    """A world that this seat cannot tell from the real one. Claimed cards were turned up for all, so they stay."""
    world = state.clone()
    deal_clues(world, seat, rng)
    if world.turn != seat and (world.card >= 0 or world.phase == PLAY_MORE):
        imagine_choice(world, seat, rng)
    if world.drawn:
        deal_loot(world, seat, rng)
    return world


def deal_clues(world: Expedition, seat: int, rng: Random) -> None:
    """Deal the others' hands anew. Cards shuffled into the deck together are alike; how many of each batch a hand holds
    is known, because draws, plays and discards are open."""
    others = [other for other in range(world.seats) if other != seat]
    for batch in world.batches:
        hidden = world.deck & batch
        for other in others:
            hidden |= world.hands[other] & batch
        cards = spaces_in(hidden)
        for other in others:
            held = world.hands[other] & batch
            taken = 0
            for _ in range(held.bit_count()):
                taken |= 1 << cards.pop(int(rng.random() * len(cards)))
            world.hands[other] = world.hands[other] & ~batch | taken
        if world.deck & batch:
            left = 0
            for card in cards:
                left |= 1 << card
            world.deck = world.deck & ~batch | left


def imagine_choice(world: Expedition, seat: int, rng: Random) -> None:
    """Whoever is adding a clue holds one that fits, that is known; which one is secret until it is laid down."""
    fitting = fitting_clues(world)
    while not fitting:
        deal_clues(world, seat, rng)
        fitting = fitting_clues(world)
    if world.card >= 0:
        world.card = fitting[int(rng.random() * len(fitting))]


def fitting_clues(world: Expedition) -> list[int]:
    """§4.1 The clues of the player on turn that fit some map."""
    return [card for card in spaces_in(world.hands[world.turn]) if world.fits_somewhere(card)]


def deal_loot(world: Expedition, seat: int, rng: Random) -> None:
    """Deal the treasure cards that this seat has not seen anew, given those turned up so far.

    The unseen cards are any of those that it cannot place, and the cards turned up were a fair sample of them together
    with the seen ones. The weight of n unseen cards of a kind factors by kind, so one kind is drawn after another.
    What was drawn before a reshuffle emptied the old deck, so it is known together, only not who drew what.
    """
    kinds = GOLD_KINDS + 1
    seen, unseen, shown, ended = [0] * kinds, [0] * kinds, [0] * kinds, [0] * kinds
    for place, card in enumerate(world.drawn):
        if world.owners[place] == seat:
            seen[card] += 1
        elif place < world.old_draws:
            seen[card] += 1
            ended[card] += 1
        else:
            unseen[card] += 1
    for card in world.revealed:
        shown[card] += 1
    world.treasure = world.treasure.clone()
    deck = world.treasure.unbound
    pool = [unseen[kind] + deck.counts[kind] for kind in range(kinds)]
    number = sum(unseen)
    risky = sum([owner != seat for owner in world.owners[max(world.old_draws, world.safe_draws) :]])
    places = risky + (0 if world.treasure.held else deck.total)
    dealt = sample_unseen(pool, number, risky, places, seen, shown, rng)
    for kind in range(kinds):
        deck.counts[kind] = pool[kind] - dealt[kind]
    world.loot = [seen[kind] + dealt[kind] - shown[kind] for kind in range(kinds)]
    old = arranged(world, seat, ended, 0, world.old_draws, rng)
    world.drawn = old + arranged(world, seat, dealt, world.old_draws, len(world.drawn), rng)


def sample_unseen(
    pool: list[int], number: int, risky: int, places: int, seen: list[int], shown: list[int], rng: Random
) -> list[int]:
    """How many of each kind are among the unseen cards, drawn with exactly the weight of each possibility."""
    gold = sum(pool[:GOLD_KINDS])
    curses = pool[CURSE]
    weights: list[list[int]] = [
        [
            comb(pool[kind], each) * falling(seen[kind] + each, shown[kind])
            for each in range(min(pool[kind], number) + 1)
        ]
        for kind in range(GOLD_KINDS)
    ]
    ways = convolved(weights)
    totals: list[float] = []
    for each in range(min(curses, risky) + 1):
        likely = comb(risky, each) * comb(places - risky, curses - each) * falling(seen[CURSE] + each, shown[CURSE])
        rest = number - each
        possible = ways[GOLD_KINDS][rest] if rest < len(ways[GOLD_KINDS]) else 0
        totals.append(likely * possible / comb(gold, rest) if possible else 0.0)
    dealt = [0] * (GOLD_KINDS + 1)
    dealt[CURSE] = weighted(totals, rng)
    rest = number - dealt[CURSE]
    for kind in range(GOLD_KINDS - 1, -1, -1):
        choices = [
            weights[kind][each] * ways[kind][rest - each] if rest - each < len(ways[kind]) else 0
            for each in range(min(len(weights[kind]) - 1, rest) + 1)
        ]
        dealt[kind] = weighted(choices, rng)
        rest -= dealt[kind]
    return dealt


def convolved(weights: list[list[int]]) -> list[list[int]]:
    """``ways[k][n]``: the weight of all ways to hold n cards of the first k kinds together."""
    ways = [[1]]
    for row in weights:
        before = ways[-1]
        after = [0] * (len(before) + len(row) - 1)
        for one, weight in enumerate(before):
            for each, more in enumerate(row):
                after[one + each] += weight * more
        ways.append(after)
    return ways


def falling(number: int, times: int) -> int:
    """number x (number - 1) x …, so many factors: the ways to turn up that many of a kind in order."""
    product = 1
    for each in range(times):
        product *= number - each
    return max(product, 0)


def arranged(world: Expedition, seat: int, dealt: list[int], start: int, end: int, rng: Random) -> tuple[int, ...]:
    """Give the unseen cards of a run of draws to those who drew them, no curse among the draws that were safe."""
    golds = [kind for kind in range(GOLD_KINDS) for _ in range(dealt[kind])]
    shuffle(golds, rng)
    unseen = [place for place in range(start, end) if world.owners[place] != seat]
    risky = [place for place in unseen if place >= world.safe_draws]
    shuffle(risky, rng)
    cursed = risky[: dealt[CURSE]]
    drawn = list(world.drawn)
    for place in unseen:
        drawn[place] = CURSE if place in cursed else golds.pop()
    return tuple(drawn[start:end])
