"""What one seat knows of the packs, and the gaps: groups of slots for cards it has seen and cards it has not."""

from __future__ import annotations

from .cards import COLOUR, COPIES, FIRST_COIN
from .rules.assemble import PAIR
from .state import NOBODY, NOTHING, Hunt


class Slot:
    """A place for a card the seat cannot be sure of: in another's hand, set aside, or still in a pack."""

    def __init__(self, group: Group, seat: int, time: int, since: int = 0) -> None:
        self.group = group
        self.seat = seat
        """Whose hand it went into; NOBODY for a card set aside or still in the pack."""
        self.time = time
        """When it was taken from its pack, or which mule brought it; NOTHING for a card still in the pack."""
        self.since = since
        """How many cards its owner had shown when it came into the hand."""
        self.card = NOTHING
        self.shown = False


class Group:
    """What others did with a pack between two looks: slots for cards the seat knew and cards it never saw."""

    def __init__(self, pack: int) -> None:
        self.pack = pack
        """Which pack; NOBODY for what a mule brought."""
        self.slots: list[Slot] = []
        self.known: list[int] = []
        self.left: list[int] = []
        """Of a pack that came back: what was left in it."""
        self.drawn = NOTHING
        """With two players: which of the cards drawn into the pack the seat has not seen."""
        self.is_first = False
        self.is_pair = False
        """§3.2 Was one of the two cards taken known, and the other just drawn? Either may have been kept."""
        self.twins: list[tuple[int, float]] = []
        """Of a pair: cards more likely drawn because the pack still holds one like them, and how much more."""
        self.bound = 0.0
        """Of a pair: by how much, at most, twins add to the weight of all cards never seen."""

        # What is imagined at the moment
        self.is_turned = False
        """Of a pair: was the new card kept, and the one that was known set aside?"""
        self.loose: list[int] = []
        """The known cards that have no slot yet."""
        self.fresh: list[int] = []
        """The cards that the seat never saw."""

    def twin(self, card: int) -> float:
        """How much more likely this card was drawn because the pack still holds one like it."""
        for kind, more in self.twins:
            if kind == card:
                return more
        return 0.0


class Story:
    """All groups of a round as one seat knows them, the cards it has never seen, and what others have shown."""

    def __init__(self, state: Hunt, seat: int) -> None:
        self.seat = seat
        self.place = state.place
        self.groups: list[Group] = []
        self.slots_of: list[list[Slot]] = [[] for _ in range(state.seats)]
        self.unseen = state.deck.clone()
        self.shown: list[tuple[int, int, int]] = []
        """Cards that others have laid out from their hands: seat, card, and how many lay there before."""
        for pack in range(state.seats):
            tell_pack(self, state, pack)
        for other in range(state.seats):
            if other != seat:
                tell_mules(self, state, other)
        self.pairs = [group for group in self.groups if group.is_pair]
        if self.pairs:
            self.groups = self.pairs + [group for group in self.groups if not group.is_pair]
            self.bound_twins(state.deck.total)
        self.since = [[slot.since for slot in slots if not slot.group.known] for slots in self.slots_of]
        """For each seat, since when its slots that must hold a never-seen card have been filled."""
        self.others = 0
        """How many slots that belong to nobody must hold a never-seen card."""
        for group in self.groups:
            if not group.is_pair and len(group.known) < len(group.slots):
                self.others += len([slot for slot in group.slots[len(group.known) :] if slot.seat == NOBODY])

    def bound_twins(self, draw_pile: int) -> None:
        """Bound what twins add: pairs are filled first, when few of the never-seen cards are gone."""
        in_time = sum([number for card, number in enumerate(self.unseen.counts) if not self.is_late(card)])
        shown = len([card for _, card, _ in self.shown if COPIES[card] > 1])
        fewest = max(min(in_time - shown - len(self.pairs), draw_pile), 1)
        for group in self.pairs:
            group.bound = sum([self.unseen.counts[card] * more for card, more in group.twins]) / fewest

    def is_late(self, card: int) -> bool:
        """§4.1 Is it an adventurer that would have been shown by now?"""
        return card < FIRST_COIN and COLOUR[card] <= self.place


def tell_pack(story: Story, state: Hunt, pack: int) -> None:
    """§3.3 The groups of one pack, from look to look."""
    over = len(state.kept[pack])
    start, look = 0, (story.seat - pack) * state.direction() % state.seats
    while start <= over:
        comes_back = look < over or (look == over and len(state.packs[pack]) > 0)
        tell_group(story, state, pack, start, look if comes_back else over, comes_back)
        if not comes_back:
            return
        start, look = look + 1, look + state.seats


def tell_group(story: Story, state: Hunt, pack: int, start: int, end: int, comes_back: bool) -> None:
    """What the holders of a pack from `start` to `end` did with it, as far as the next look tells, if there is one."""
    group = Group(pack)
    group.is_first = start == 0
    truth: list[int] = []
    for visit in range(start, end):
        holder = state.holder(pack, visit)
        slot = Slot(group, holder, visit)
        group.slots.append(slot)
        story.slots_of[holder].append(slot)
        truth.append(state.kept[pack][visit])
        if state.seats == PAIR:
            group.slots.append(Slot(group, NOBODY, visit))
            truth.append(state.aside[pack][visit])
    if not comes_back:
        group.slots += [Slot(group, NOBODY, NOTHING) for _ in state.packs[pack]]
        truth += state.packs[pack]
    if not truth:
        return
    story.groups.append(group)
    for card in truth:
        story.unseen.put(card)
    if len(state.drawn[pack]) > start:
        tell_drawn(group, state, start, comes_back, truth)
    if start:
        group.known = sorted(truth)
        for card in truth:
            story.unseen.take(card)


def tell_drawn(group: Group, state: Hunt, time: int, comes_back: bool, truth: list[int]) -> None:
    """§3.2 What the other drew is known only if the seat finds it in the pack and no card like it was taken."""
    pack, card = group.pack, state.drawn[group.pack][time]
    if card not in truth and not group.is_first:
        return
    group.drawn = time
    if comes_back:
        left = list(state.dealt[pack] + state.drawn[pack][: time + 1])
        for taken in state.kept[pack][: time + 1] + state.aside[pack][: time + 1]:
            left.remove(taken)
        group.left = sorted(left)
    if not group.is_first:
        truth.remove(card)
        group.is_pair = group.slots[0].seat != NOBODY
        for kind in group.left:
            if COPIES[kind] > 1 and not group.twin(kind):
                likes = float(group.left.count(kind))
                group.twins.append((kind, likes / 2 if kind in truth else likes))


def tell_mules(story: Story, state: Hunt, other: int) -> None:
    """What another player's mules brought in secret, and what that player has shown from the hand."""
    forced = [place for _, place, laid in state.mules[other] if laid]
    story.shown += [(other, card, place) for place, card in enumerate(state.laid[other]) if place not in forced]
    for number, (card, place, laid) in enumerate(state.mules[other]):
        if not laid:
            group = Group(NOBODY)
            slot = Slot(group, other, number, place)
            group.slots.append(slot)
            story.slots_of[other].append(slot)
            story.unseen.put(card)
            story.groups.append(group)
