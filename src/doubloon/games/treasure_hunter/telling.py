"""Filling the gaps of a story at random, every world as often as it is likely.

A world is told step by step. A step that would tell some worlds too often, because its weights are only bounds or
because a shown card can be explained in several ways, makes up for it by giving up that much more often.
"""

from __future__ import annotations

from math import comb, perm
from random import Random

from doubloon.core.chance import shuffle, weighted

from .cards import COPIES, FIRST_COIN
from .state import NOBODY, NOTHING
from .story import Group, Slot, Story


class Telling:
    """One attempt to fill all the gaps of a story."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.unseen = story.unseen.clone()
        self.news: list[list[tuple[int, int]]] = [[] for _ in story.slots_of]
        """What each seat has shown that was never seen before: how many cards lay there by then, and the card."""
        self.doubtful: list[tuple[int, int, int]] = []
        """Shown cards that may be either of two alike: seat, card, and how many cards lay there by then."""
        self.late = 0
        """How many of the never-seen cards nobody can hold, because they would have been shown."""
        for group in story.groups:
            group.loose = group.known[:]
            group.fresh = []
            group.is_turned = False
            for slot in group.slots:
                slot.card, slot.shown = NOTHING, False

    def succeeds(self, rng: Random) -> bool:
        """Fill every gap; False if the attempt is given up."""
        for seat, card, place in self.story.shown:
            sources = self.sources(seat, card)
            if len(sources) == 1:
                self.trace(seat, card, place, sources[0])
            else:
                self.doubtful.append((seat, card, place))
        counts = self.unseen.counts
        self.late = sum([counts[card] for card in range(FIRST_COIN) if self.story.is_late(card)])
        if self.doubtful:
            self.explain(rng)
        pairs = [group for group in self.story.pairs if self.is_open(group)]
        if pairs:
            shuffle(pairs, rng)
            for group in pairs[: weighted(self.ways(), rng)]:
                group.is_turned = True
        self.fill_known(rng)
        return self.fill_fresh(rng) and self.is_counted_once(rng)

    # Where shown cards came from --------------------------------------------------------------------------------------

    def sources(self, seat: int, card: int) -> list[Slot | None]:
        """Where a card that a seat has shown may come from: its slots, and None for a card never seen."""
        found: list[Slot | None] = []
        if self.unseen.counts[card]:
            found.append(None)
        if self.unseen.counts[card] < COPIES[card]:
            for slot in self.story.slots_of[seat]:
                if slot.card == NOTHING and card in slot.group.loose:
                    found.append(slot)
        return found

    def trace(self, seat: int, card: int, place: int, source: Slot | None) -> None:
        """Decide on one source."""
        if source is None:
            self.unseen.take(card)
            self.news[seat].append((place, card))
        else:
            source.group.loose.remove(card)
            source.card, source.shown = card, True

    def untrace(self, seat: int, card: int, source: Slot | None) -> None:
        """Take that decision back."""
        if source is None:
            self.unseen.put(card)
            self.news[seat].pop()
        else:
            source.group.loose.append(card)
            source.card, source.shown = NOTHING, False

    def explain(self, rng: Random) -> None:
        """Choose where the doubtful cards came from, all of them at once."""
        explanations: list[list[Slot | None]] = []
        weights: list[float] = []
        self.weigh(1.0, [], explanations, weights)
        chosen = explanations[weighted(weights, rng)]
        for (seat, card, place), source in zip(self.doubtful, chosen, strict=True):
            self.trace(seat, card, place, source)

    def weigh(
        self, weight: float, chosen: list[Slot | None], explanations: list[list[Slot | None]], weights: list[float]
    ) -> None:
        """Every account of where the doubtful cards came from, with its weight."""
        if len(chosen) == len(self.doubtful):
            explanations.append(chosen)
            weights.append(weight * sum(self.ways()))
            return
        seat, card, place = self.doubtful[len(chosen)]
        for source in self.sources(seat, card):
            if source is None:
                copies = self.unseen.counts[card] * self.most_twins(card)
            else:
                copies = float(source.group.loose.count(card))
            self.trace(seat, card, place, source)
            self.weigh(weight * copies, [*chosen, source], explanations, weights)
            self.untrace(seat, card, source)

    def is_counted_once(self, rng: Random) -> bool:
        """Give up more often the more explanations lead to the same world."""
        ways = 1
        for number, (seat, card, place) in enumerate(self.story.shown):
            if COPIES[card] > 1:
                slots = [slot for slot in self.story.slots_of[seat] if slot.card == card and slot.since <= place]
                before = [each for each in self.story.shown[:number] if each[0] == seat and each[1] == card]
                ways *= len(slots) - len(before)
        return ways == 1 or rng.random() * ways < 1

    # How many worlds there are ----------------------------------------------------------------------------------------

    def ways(self) -> list[float]:
        """How many worlds there are if none, one, two … of the open pairs are turned."""
        story, ways, pairs, forced, aside = self.story, 1.0, 0, 0, 0
        for group in story.groups:
            if len(group.loose) > 1:
                ways *= self.arrangements(group)
        for group in story.pairs:
            if self.is_open(group):
                pairs += 1
            elif group.loose:
                forced += 1
            else:
                aside += 1
        total = self.unseen.total
        numbers: list[float] = []
        for turned in range(pairs + 1):
            number, hidden = ways * comb(pairs, turned), 0
            for seat, news in enumerate(self.news):
                if seat != story.seat:
                    since = story.since[seat] + [0] * (forced + turned)
                    hidden += len(since) - len(news)
                    for before, (place, _) in enumerate(sorted(news)):
                        number *= max(sum([1 for each in since if each <= place]) - before, 0)
            others = story.others + aside + pairs - turned
            if number:
                number *= perm(total - self.late, hidden) * perm(total - hidden, others)
            numbers.append(number)
        return numbers

    def arrangements(self, group: Group) -> int:
        """In how many ways the remaining known cards fit into the remaining slots."""
        held = len([slot for slot in group.slots if slot.card == NOTHING and slot.seat != NOBODY])
        in_time = len([card for card in group.loose if not self.story.is_late(card)])
        return perm(in_time, held) * perm(len(group.loose) - held)

    def is_open(self, group: Group) -> bool:
        """§3.2 Can either card of a pair have been kept?"""
        return len(group.loose) == 1 and not self.story.is_late(group.loose[0])

    def most_twins(self, card: int) -> float:
        """The most that a never-seen card weighs in any pair."""
        return 1.0 + max([group.twin(card) for group in self.story.pairs], default=0.0)

    # Filling the gaps -------------------------------------------------------------------------------------------------

    def fill_known(self, rng: Random) -> None:
        """Give all known cards their slots; the others are for never-seen cards."""
        is_late = self.story.is_late
        for group in self.story.groups:
            if len(group.loose) == 1 and group.is_pair:
                group.slots[1 if group.is_turned or is_late(group.loose[0]) else 0].card = group.loose[0]
            elif group.loose:
                cards = [card for card in group.loose if not is_late(card)]
                shuffle(cards, rng)
                late = [card for card in group.loose if is_late(card)]
                for slot in group.slots:
                    if slot.card == NOTHING and slot.seat != NOBODY:
                        slot.card = cards.pop()
                cards += late
                for slot in group.slots:
                    if slot.card == NOTHING and cards:
                        slot.card = cards.pop()

    def fill_fresh(self, rng: Random) -> bool:
        """Fill what is left: with what was shown, then hands with what may be held, then the rest with anything."""
        story = self.story
        for seat, news in enumerate(self.news):
            for place, card in sorted(news):
                slots = [slot for slot in story.slots_of[seat] if slot.card == NOTHING and slot.since <= place]
                slot = slots[int(rng.random() * len(slots))]
                likely = (1.0 + slot.group.twin(card)) / (1.0 + slot.group.bound)
                if COPIES[card] > 1:
                    likely /= self.most_twins(card)
                if likely < 1.0 and rng.random() >= likely:
                    return False
                slot.card, slot.shown = card, True
                slot.group.fresh.append(card)
        in_time: list[int] = []
        late: list[int] = []
        for card, number in enumerate(self.unseen.counts):
            if number:
                cards = late if story.is_late(card) else in_time
                cards += [card] * number
        for is_held in (True, False):
            for group in story.groups:
                for slot in group.slots:
                    if slot.card == NOTHING and (slot.seat != NOBODY) == is_held:
                        slot.card = self.draw(group, in_time, rng)
                        if slot.card == NOTHING:
                            return False
                        self.unseen.take(slot.card)
                        group.fresh.append(slot.card)
            in_time += late
        return True

    def draw(self, group: Group, cards: list[int], rng: Random) -> int:
        """Take a never-seen card, in a pair those with twins more often; NOTHING if the attempt is given up."""
        number = len(cards)
        place = rng.random() * number * (1.0 + group.bound)
        if place < number:
            card = cards[int(place)]
            cards[int(place)] = cards[-1]
            cards.pop()
            return card
        place -= number
        for card, more in group.twins:
            place -= self.unseen.counts[card] * more
            if place < 0:
                cards.remove(card)
                return card
        return NOTHING
