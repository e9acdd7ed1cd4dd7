"""The worlds that a seat cannot tell apart, each as likely as if everybody chose their cards at random.

A seat sees a pack whenever it holds it. Between two looks it knows which cards were taken, but not who took which;
before its first look it knows nothing of what was taken. Cards laid out since then say who had them, and that nobody
holds an adventurer of a location that was visited.
"""

from __future__ import annotations

from random import Random

from doubloon.core.hand import without

from .rules.assemble import PAIR
from .state import NOBODY, NOTHING, Hunt
from .story import Group, Slot, Story
from .telling import Telling


def imagine(state: Hunt, seat: int, rng: Random) -> Hunt:
    """A world that this seat cannot tell from the real one, as likely as what it has seen makes it."""
    world = state.clone()
    world.dealt, world.drawn, world.aside, world.mules = (
        world.dealt[:],
        world.drawn[:],
        world.aside[:],
        world.mules[:],
    )
    if any(world.packs) or any(world.kept):
        story = Story(state, seat)
        telling = Telling(story)
        while not telling.succeeds(rng):
            telling = Telling(story)
        for group in story.groups:
            write(world, group, rng)
        for other in range(world.seats):
            write_dealt(world, other)
            if other != seat:
                write_hand(world, other, story.slots_of[other])
                choose_again(world, other, rng)
        world.deck = telling.unseen
    return world


def write(world: Hunt, group: Group, rng: Random) -> None:
    """Write what a group tells into the story of its pack, or into what a mule has brought."""
    pack = group.pack
    if pack == NOBODY:
        write_mule(world, group.slots[0])
        return
    kept, aside = list(world.kept[pack]), list(world.aside[pack])
    rest: list[int] = []
    for slot in group.slots:
        if slot.time == NOTHING:
            rest.append(slot.card)
        elif slot.seat == NOBODY:
            aside[slot.time] = slot.card
        else:
            kept[slot.time] = slot.card
    world.kept[pack], world.aside[pack] = tuple(kept), tuple(aside)
    if rest:
        world.packs[pack] = tuple(sorted(rest))
    if group.drawn != NOTHING:
        unseen = [slot.card for slot in group.slots] + group.left if group.is_first else group.fresh
        drawn = list(world.drawn[pack])
        drawn[group.drawn] = unseen[int(rng.random() * len(unseen))]
        world.drawn[pack] = tuple(drawn)


def write_dealt(world: Hunt, pack: int) -> None:
    """What was dealt is what is left or was taken, without what was drawn."""
    if world.dealt[pack]:
        dealt = sorted((*world.packs[pack], *world.kept[pack], *world.aside[pack]))
        for card in world.drawn[pack]:
            dealt.remove(card)
        world.dealt[pack] = tuple(dealt)


def write_mule(world: Hunt, slot: Slot) -> None:
    """What a mule has brought in secret."""
    mules = list(world.mules[slot.seat])
    mules[slot.time] = (slot.card, slot.since, False)
    world.mules[slot.seat] = tuple(mules)


def write_hand(world: Hunt, seat: int, slots: list[Slot]) -> None:
    """Another seat holds what it kept and what its mules brought, unless it has shown it."""
    world.hands[seat] = tuple(sorted([slot.card for slot in slots if not slot.shown]))


def choose_again(world: Hunt, seat: int, rng: Random) -> None:
    """What another seat has chosen from the pack that it holds now may be any of its cards."""
    if world.chosen[seat] == NOTHING:
        return
    pack = world.packs[world.pack_of(seat)]
    world.chosen[seat] = pack[int(rng.random() * len(pack))]
    if world.seats == PAIR and world.put[seat] != NOTHING:
        rest = without(pack, world.chosen[seat])
        world.put[seat] = rest[int(rng.random() * len(rest))]
