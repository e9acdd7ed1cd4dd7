"""The worlds that a seat cannot tell apart: what it has not seen of the packs is dealt, drafted and drawn anew.

A seat sees a pack whenever it holds it. Between two looks it knows which cards were taken, but not who took which;
before its first look it knows nothing of what was taken. Cards laid out since say who had them, and that nobody holds
an adventurer of a location that was visited.
"""

from __future__ import annotations

from random import Random
from typing import Final

from doubloon.core.chance import shuffle, weighted
from doubloon.core.hand import without

from .cards import COLOUR, COPIES, FIRST_COIN
from .rules.assemble import PAIR
from .state import NOBODY, NOTHING, Hunt
from .story import Group, Slot, Story, less

TOO_LATE: Final = -1


def imagine(state: Hunt, seat: int, rng: Random) -> Hunt:
    """A world that this seat cannot tell from the real one, as likely as what it has seen makes it."""
    world = state.clone()
    if any(world.packs) or any(world.kept):
        while not retell(world, Story(state, seat), rng):
            pass
    return world


def retell(world: Hunt, story: Story, rng: Random) -> bool:
    """Fill every gap of the story anew; False at a dead end, which is rare."""
    if not place_shown(story, rng):
        return False
    for group in story.groups:
        fill(group, world.place, rng)
    for hidden in (True, False):
        for group in story.groups:
            for slot in group.slots:
                if slot.card == NOTHING and (slot.seat != NOBODY) == hidden:
                    slot.card = draw(story, world.place if hidden else TOO_LATE, rng)
                    if slot.card == NOTHING:
                        return False
                    group.fresh_cards.append(slot.card)
    for group in story.groups:
        write(world, group, rng)
    write_hands(world, story)
    world.deck = story.pool
    for seat in range(world.seats):
        if seat != story.seat:
            choose_again(world, seat, rng)
    return True


def place_shown(story: Story, rng: Random) -> bool:
    """Find a slot for every card that was laid out, each as likely as it would be there; False at a dead end.

    Cards that the seat has seen in a pack come first, because they leave no choice. Then the early ones: later ones
    can be anywhere that earlier ones can, and in what a mule has brought since.
    """
    shown = sorted(story.shown, key=lambda entry: (COPIES[entry[1]] > 1 or story.pool.counts[entry[1]] > 0, entry[2]))
    for seat, card, place in shown:
        slots: list[Slot] = []
        likely: list[float] = []
        for slot in story.slots_of[seat]:
            if slot.card == NOTHING and slot.since <= place:
                slots += [slot, slot]
                likely += chances(story, slot.group, card)
        if sum(likely) <= 0.0:
            return False
        choice = weighted(likely, rng)
        put(story, slots[choice], card, choice % 2 == 1)
    return True


def chances(story: Story, group: Group, card: int) -> list[float]:
    """How likely a free slot of a group holds a card, as one that the seat knew there, and as one it never saw."""
    free = sum([1 for slot in group.slots if slot.card == NOTHING])
    fresh = group.fresh * story.pool.counts[card] / max(story.pool.total, 1)
    return [group.known.count(card) / free, fresh / free]


def put(story: Story, slot: Slot, card: int, is_fresh: bool) -> None:
    """A card that was laid out had been in this slot."""
    group = slot.group
    slot.card, slot.shown = card, True
    if is_fresh:
        group.fresh -= 1
        group.fresh_cards.append(card)
        story.pool.take(card)
    else:
        group.known.remove(card)


def fill(group: Group, place: int, rng: Random) -> None:
    """Give the known cards of a group to its free slots; no adventurer who would have been laid out is held."""
    free = [slot for slot in group.slots if slot.card == NOTHING]
    cards = [card for card in group.known if not is_laid_out(card, place)]
    late = [card for card in group.known if is_laid_out(card, place)]
    if late:
        unheld = [slot for slot in free if slot.seat == NOBODY]
        shuffle(unheld, rng)
        for card in late:
            slot = unheld.pop()
            slot.card = card
            free.remove(slot)
    cards += [NOTHING] * (len(free) - len(cards))
    shuffle(cards, rng)
    for slot, card in zip(free, cards, strict=True):
        slot.card = card


def is_laid_out(card: int, place: int) -> bool:
    """§4.1 Must an adventurer have been shown by now?"""
    return card < FIRST_COIN and COLOUR[card] <= place


def draw(story: Story, place: int, rng: Random) -> int:
    """A card that nobody has seen, at random; NOTHING if there is none that may still be held."""
    pool = story.pool
    kinds = [kind for kind, number in enumerate(pool.counts) if number and not is_laid_out(kind, place)]
    number = int(rng.random() * sum([pool.counts[kind] for kind in kinds]))
    for kind in kinds:
        number -= pool.counts[kind]
        if number < 0:
            pool.take(kind)
            return kind
    return NOTHING


def write(world: Hunt, group: Group, rng: Random) -> None:
    """Write what a group tells into the story of its pack, or into what a mule has brought."""
    pack = group.pack
    if pack == NOBODY:
        slot = group.slots[0]
        mules = world.mules[slot.seat]
        mule = (slot.card, mules[slot.time][1], False)
        world.mules[slot.seat] = (*mules[: slot.time], mule, *mules[slot.time + 1 :])
        return
    rest: list[int] = []
    for slot in group.slots:
        if slot.time == NOTHING:
            rest.append(slot.card)
        elif slot.seat == NOBODY:
            world.aside[pack] = changed(world.aside[pack], slot.time, slot.card)
        else:
            world.kept[pack] = changed(world.kept[pack], slot.time, slot.card)
    if group.is_last:
        world.packs[pack] = tuple(sorted(rest))
    if group.drawn != NOTHING:
        everything = [slot.card for slot in group.slots] + group.left
        unseen = everything if group.is_first else group.fresh_cards
        card = unseen[int(rng.random() * len(unseen))] if unseen else world.drawn[pack][group.drawn]
        world.drawn[pack] = changed(world.drawn[pack], group.drawn, card)
    if world.dealt[pack]:
        whole = [*world.packs[pack], *world.kept[pack], *world.aside[pack]]
        world.dealt[pack] = tuple(less(whole, world.drawn[pack]))


def changed(cards: tuple[int, ...], place: int, card: int) -> tuple[int, ...]:
    """A row of cards with another one in one place."""
    return (*cards[:place], card, *cards[place + 1 :])


def write_hands(world: Hunt, story: Story) -> None:
    """The others hold what they kept and what their mules brought, unless they have shown it."""
    for seat in range(world.seats):
        if seat != story.seat:
            held = [slot.card for slot in story.slots_of[seat] if not slot.shown]
            world.hands[seat] = tuple(sorted(held))


def choose_again(world: Hunt, seat: int, rng: Random) -> None:
    """What another seat has chosen from the pack that it holds now may be any of its cards."""
    if world.chosen[seat] == NOTHING:
        return
    pack = world.packs[world.pack_of(seat)]
    world.chosen[seat] = pack[int(rng.random() * len(pack))]
    if world.seats == PAIR and world.put[seat] != NOTHING:
        rest = without(pack, world.chosen[seat])
        world.put[seat] = rest[int(rng.random() * len(rest))]
