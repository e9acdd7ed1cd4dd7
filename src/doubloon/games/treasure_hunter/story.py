"""What one seat knows of the packs, and the gaps between: groups of slots that hold known and never-seen cards."""

from __future__ import annotations

from collections.abc import Sequence

from .rules.assemble import PAIR
from .state import NOBODY, NOTHING, Hunt
from .views import contents


class Slot:
    """A card whose owner is known, but not the card: kept by a seat, set aside, or still in a pack."""

    def __init__(self, group: Group, seat: int, time: int, since: int = 0) -> None:
        self.group = group
        self.seat = seat
        """Whose hand it went into; NOBODY for a card set aside or still in the pack."""
        self.time = time
        """When it was taken from its pack, or which mule brought it; NOTHING for a card still in the pack."""
        self.since = since
        """How many cards its owner had laid out when it came into the hand."""
        self.card = NOTHING
        self.shown = False


class Group:
    """Slots that were filled between two looks of the seat: by known cards, and by some that it had never seen."""

    def __init__(self, pack: int) -> None:
        self.pack = pack
        """Which pack; NOBODY for what a mule brought."""
        self.slots: list[Slot] = []
        self.known: list[int] = []
        self.fresh = 0
        self.fresh_cards: list[int] = []
        self.left: list[int] = []
        """What the seat found when it held the pack again."""
        self.drawn = NOTHING
        """With two players: which of the cards drawn into the pack the seat has not seen."""
        self.is_first = False
        self.is_last = False


class Story:
    """All groups of a round as one seat knows them, the cards that it has never seen, and what others have shown."""

    def __init__(self, state: Hunt, seat: int) -> None:
        self.seat = seat
        self.groups: list[Group] = []
        self.slots_of: list[list[Slot]] = [[] for _ in range(state.seats)]
        self.pool = state.deck.clone()
        self.shown: list[tuple[int, int, int]] = []
        """Cards that others have laid out from their hands: seat, card, and how many lay there before."""
        for pack in range(state.seats):
            tell_pack(self, state, pack)
        for other in range(state.seats):
            if other != seat:
                tell_mules(self, state, other)


def tell_pack(story: Story, state: Hunt, pack: int) -> None:
    """The groups of one pack, look by look."""
    over = len(state.kept[pack])
    looks = [time for time in range(over) if state.holder(pack, time) == story.seat]
    if state.packs[pack] and state.holder(pack, over) == story.seat:
        looks.append(over)
    before = NOTHING
    passed_on: list[int] = []
    for time in looks:
        seen = list(contents(state, pack, time)) if time < over else sorted(state.packs[pack])
        own = state.drawn[pack][time : time + 1]
        tell_group(story, state, pack, before, time, passed_on, less(seen, own))
        if time < over:
            passed_on = less(seen, (*state.kept[pack][time : time + 1], *state.aside[pack][time : time + 1]))
        before = time
    if before < over:
        tell_group(story, state, pack, before, over, passed_on, None)


def tell_group(
    story: Story, state: Hunt, pack: int, before: int, time: int, passed_on: list[int], found: list[int] | None
) -> None:
    """What others did with a pack after the seat passed it on, until it found the pack again or until now."""
    if before == time - 1 and found is not None:
        return
    group = Group(pack)
    group.is_first, group.is_last = before == NOTHING, found is None
    truth: list[int] = []
    for visit in range(before + 1, time):
        holder = state.holder(pack, visit)
        slot = Slot(group, holder, visit)
        group.slots.append(slot)
        story.slots_of[holder].append(slot)
        truth.append(state.kept[pack][visit])
        if state.seats == PAIR:
            group.slots.append(Slot(group, NOBODY, visit))
            truth.append(state.aside[pack][visit])
    if found is None:
        group.slots += [Slot(group, NOBODY, NOTHING) for _ in state.packs[pack]]
        truth += state.packs[pack]
    else:
        group.left = found
    if before != NOTHING:
        group.known = less(passed_on, found or ())
    group.fresh = len(group.slots) - len(group.known)
    if state.seats == PAIR and len(state.drawn[pack]) > before + 1:
        group.drawn = before + 1
    for card in truth:
        story.pool.put(card)
    for card in group.known:
        story.pool.take(card)
    if group.slots:
        story.groups.append(group)


def tell_mules(story: Story, state: Hunt, other: int) -> None:
    """What another's mules have brought in secret, and what that player has laid out from the hand."""
    forced = [place for _, place, laid in state.mules[other] if laid]
    story.shown += [(other, card, place) for place, card in enumerate(state.laid[other]) if place not in forced]
    for number, (card, place, laid) in enumerate(state.mules[other]):
        if not laid:
            group = Group(NOBODY)
            slot = Slot(group, other, number, place)
            group.slots.append(slot)
            group.fresh = 1
            story.slots_of[other].append(slot)
            story.pool.put(card)
            story.groups.append(group)


def less(cards: Sequence[int], taken: Sequence[int]) -> list[int]:
    """Cards, in order, without those taken; what is not among them takes nothing away."""
    left = sorted(cards)
    for card in taken:
        if card in left:
            left.remove(card)
    return left
