"""A position as numbers: for search, and for learning."""

from __future__ import annotations

from typing import Final

from doubloon.core import MOST

from .box import COLOURS, GOBLIN_WORTH, HAND, LOCATIONS, MOST_SEATS, PLACES, RAIDERS, ROUNDS
from .cards import COLOUR, FIRST_COIN, KINDS, NAMES, PAWS, PAYS, STRENGTH
from .rules.assemble import PAIR
from .rules.scrolls import FINISHED, USE_SCROLLS, scroll_pays, wealth
from .state import NOTHING, Hunt
from .treasures import (
    ARTIFACT,
    COLLECTORS_CRAZE,
    GOBLIN_PAWS,
    GOBLIN_TAKES,
    IS_YELLOW,
    MASTER_OF_GOBLINS,
    SORT,
    SPECIAL_TEAM,
    TREASURES,
    WORTH,
)
from .worth import guard_worth, place_worth, treasure_worth


def evaluate(state: Hunt, seat: int) -> float:
    """By how much a seat leads the best of the others, counting what it may still win."""
    prospects = [prospect(state, player) for player in range(state.seats)]
    return prospects[seat] - max([prospects[other] for other in range(state.seats) if other != seat])


def prospect(state: Hunt, seat: int) -> float:
    """Wealth, scrolls not yet used, and what the hand of this round promises."""
    worth = float(sum(wealth(state, seat)))
    if state.phase == FINISHED:
        return worth  # §5.1: a scroll that was never used is worth nothing
    if state.round < ROUNDS or state.phase != USE_SCROLLS:
        worth += sum([0.8 * treasure_worth(state, seat, tile) for tile in state.treasures[seat] if IS_YELLOW[tile]])
    else:
        worth += sum([scroll_pays(state, seat, tile) for tile in state.treasures[seat] if IS_YELLOW[tile]])
    hand, left = state.hands[seat], HAND - len(state.kept[0])
    if not state.raiders or not state.kept[0]:
        return worth
    for place in range(max(state.place, 0), PLACES):
        team = [STRENGTH[card] for card in hand if card < FIRST_COIN and COLOUR[card] == place]
        total, number = sum(team), len(team)
        if place == state.place:
            total, number = state.total(seat), state.here[seat]
        worth += place_worth(state, seat, place, total, number, left)
    return worth + guard_worth(state, seat, sum([PAWS[card] for card in hand])) + sum([PAYS[card] for card in hand])


TABLE: Final = [
    "round",
    "seats",
    "asked to keep a card",
    "asked to set a card aside",
    "asked for an action card",
    "asked for a scroll",
    *[f"at {location}" for location in LOCATIONS],
    "at the goblins",
    "passes in a row",
    "packs go left",
    "cards kept",
    "MAX stack",
    "MIN stack",
    "Sleeping Beauty removes",
    "ties are split",
    "late mules count",
    "mercenaries are lenient",
]
"""What all know of the table."""
GOBLIN: Final = ["paws", "takes", "loot"]
SCROLLS: Final = [
    *[f"scroll for {colour}" for colour in COLOURS],
    "scroll for dogs",
    *[f"scroll for {'/'.join([str(strength) for strength in kind.team])}" for kind in TREASURES if kind.team],
    "scroll for coins",
]
"""The yellow scrolls, by what they pay for."""
TILES: Final = ["artifact", *SCROLLS, "scroll for goblins", "scroll for treasures"]
"""What treasures are: of each, its worth, or how much it pays each time."""
PLAYER: Final = [
    "sits here",
    "money",
    "wealth",
    "treasures",
    "goblins",
    "cards in hand",
    "deals",
    "is asked",
    "people here",
    "strength here",
    "multiplied",
    "added",
    "strongest here",
    "scares goblins",
    "uses no more scrolls",
    *TILES,
]

RAID: Final = len(TABLE)
PRIZES: Final = RAID + len(GOBLIN) * RAIDERS
PACK: Final = PRIZES + len(TILES) * 2 * PLACES
HELD: Final = PACK + KINDS
GOING: Final = HELD + KINDS
TAKEN: Final = GOING + KINDS
SCROLL_PAYS: Final = TAKEN + KINDS
PLAYERS: Final = SCROLL_PAYS + len(SCROLLS)
PER_PLAYER: Final = len(PLAYER)
OWNED: Final = PER_PLAYER - len(TILES)
PER_TILE: Final = len(TILES)
GROUP: Final = PLAYER.index("people here")


def _slots() -> list[int]:
    """Where each kind of treasure stands among `TILES`."""
    found, teams = [], 0
    for tile in TREASURES:
        if tile.sort == SPECIAL_TEAM:
            found.append(2 + PLACES + teams)
            teams += 1
        else:
            after = [0, 1 + tile.colour, 1 + PLACES, 0, PER_TILE - 3, PER_TILE - 2, PER_TILE - 1]
            found.append(after[tile.sort])
    return found


SLOT: Final = _slots()


def feature_names() -> list[str]:
    """What each number tells; players are counted from the seat itself, which is 0."""
    names = TABLE[:]
    for place in range(RAIDERS):
        names += [f"goblin {place + 1} {what}" for what in GOBLIN]
    for prize in ("MAX", "MIN"):
        for location in LOCATIONS:
            names += [f"{location} {prize} {what}" for what in TILES]
    for where in ("in the pack", "in the hand", "seen going round", "seen taken"):
        names += [f"{card} {where}" for card in NAMES]
    names += [f"{scroll} pays now" for scroll in SCROLLS]
    for place in range(MOST_SEATS):
        names += [f"{place} {what}" for what in PLAYER]
    return names


def encode(state: Hunt, seat: int, into: memoryview) -> None:
    """The table, the goblins and prizes, this seat's cards and what it knows of others, and all players."""
    is_draft = len(state.packs[-1]) > 0
    write_table(state, seat, is_draft, into)
    for place, goblin in enumerate(state.raiders):
        base = RAID + place * 3
        into[base] = GOBLIN_PAWS[goblin]
        into[base + 1] = GOBLIN_TAKES[goblin]
        into[base + 2] = min(state.loot[place], MOST)
    base = PRIZES
    for tile in state.prizes:
        if tile != NOTHING:
            into[base + SLOT[tile]] = WORTH[tile]
        base += PER_TILE
    write_own_cards(state, seat, into)
    if state.kept[0]:
        write_seen_cards(state, seat, is_draft, into)
    if state.paws:
        for tile in state.treasures[seat]:
            if IS_YELLOW[tile]:
                base = SCROLL_PAYS + SLOT[tile] - 1
                into[base] = min(into[base] + scroll_pays(state, seat, tile), MOST)
    for place in range(state.seats):
        write_player(state, (seat + place) % state.seats, PLAYERS + place * PER_PLAYER, into)


def write_table(state: Hunt, seat: int, is_draft: bool, into: memoryview) -> None:
    """What all know, and what this seat is asked for."""
    into[0] = state.round
    into[1] = state.seats
    if is_draft:
        into[2 if state.chosen[seat] == NOTHING else 3] = 1
    elif state.paws:
        into[5] = 1
    elif state.place >= 0:
        into[4] = 1
        into[6 + state.place] = 1
        into[10] = state.passes
    into[11] = 1 if state.direction() == 1 else 0
    into[12] = len(state.kept[0])
    into[13] = state.stacks[0]
    into[14] = state.stacks[1]
    if state.beauty_removes:
        into[15] = 1
    if state.split_ties:
        into[16] = 1
    if state.mule_counts:
        into[17] = 1
    if state.lenient_mercenaries:
        into[18] = 1


def write_own_cards(state: Hunt, seat: int, into: memoryview) -> None:
    """The pack and the hand, as they are once what was chosen is carried out."""
    write_sorted(state.packs[state.pack_of(seat)], PACK, into)
    write_sorted(state.hands[seat], HELD, into)
    chosen, put = state.chosen[seat], state.put[seat]
    if chosen != NOTHING:
        into[PACK + chosen] -= 1
        into[HELD + chosen] += 1
    if put != NOTHING:
        into[PACK + put] -= 1


def write_sorted(cards: tuple[int, ...], base: int, into: memoryview) -> None:
    """How many there are of each; cards of a kind lie together."""
    last, number = NOTHING, 0
    for card in cards:
        number = number + 1 if card == last else 1
        last = card
        into[base + card] = number


def write_seen_cards(state: Hunt, seat: int, is_draft: bool, into: memoryview) -> None:
    """§3.3 What this seat has passed on: cards of packs that it has not seen since then go round; of those that it has
    seen again, or when all packs are gone, the missing ones are taken. What is shown since then is neither."""
    seats, times, way = state.seats, len(state.kept[0]), state.direction()
    for pack in range(seats):
        kept = state.kept[pack]
        look = way * (seat - pack) % seats
        while look < times:
            again = look + seats
            is_seen_again = again < times or (again == times and is_draft)
            if seats == PAIR:
                write_seen_by_two(state, pack, look, is_seen_again, into)
            elif is_seen_again:
                for time in range(look + 1, again):
                    into[TAKEN + kept[time]] += 1
            else:
                base = GOING if is_draft else TAKEN
                for card in state.packs[pack]:
                    into[base + card] += 1
                for time in range(look + 1, times):
                    into[base + kept[time]] += 1
            look = again
    if not is_draft:
        for other in range(seats):
            if other != seat:
                for card in state.laid[other]:
                    if into[TAKEN + card] > 0:
                        into[TAKEN + card] -= 1


def write_seen_by_two(state: Hunt, pack: int, look: int, is_seen_again: bool, into: memoryview) -> None:
    """§3.2 The same for two players: the other draws an unknown card, keeps one and sets one aside."""
    missing = [*state.kept[pack][look + 1 : look + 2], *state.aside[pack][look + 1 : look + 2]]
    drawn = state.drawn[pack][look + 1 : look + 2]
    base = TAKEN
    if not is_seen_again and not missing:
        base = GOING
        missing = list(state.packs[pack])
    for card in drawn:
        if card in missing:
            missing.remove(card)
    for card in missing:
        into[base + card] += 1


def write_player(state: Hunt, player: int, base: int, into: memoryview) -> None:
    """What everybody sees of a player."""
    money, owned, goblins = state.money[player], state.treasures[player], len(state.claimed[player])
    artifacts, gray = 0, 0
    for tile in owned:
        sort = SORT[tile]
        if sort == ARTIFACT:
            artifacts += WORTH[tile]
            continue
        if sort == MASTER_OF_GOBLINS:
            gray += WORTH[tile] * goblins
        elif sort == COLLECTORS_CRAZE:
            gray += WORTH[tile] * len(owned)
        into[base + OWNED + SLOT[tile]] += WORTH[tile]
    if artifacts:
        into[base + OWNED] = min(artifacts, MOST)
    into[base] = 1
    into[base + 1] = min(money, MOST)
    into[base + 2] = min(gray + artifacts + money + goblins * GOBLIN_WORTH, MOST)
    into[base + 3] = len(owned)
    into[base + 4] = goblins
    into[base + 5] = len(state.hands[player])
    if state.dealer == player:
        into[base + 6] = 1
    if state.scared >> player & 1:
        into[base + 13] = 1
    if state.done >> player & 1:
        into[base + 14] = 1
    if state.place >= 0 and not state.paws:
        if state.priority == player:
            into[base + 7] = 1
        if state.here[player]:
            write_group(state, player, base + GROUP, into)


def write_group(state: Hunt, player: int, base: int, into: memoryview) -> None:
    """§4.3 A group at the location that is being visited."""
    into[base] = state.here[player]
    into[base + 1] = min(state.power[player], MOST)
    into[base + 2] = state.times[player]
    into[base + 3] = state.bonus[player]
    best = 0
    for card in state.laid[player]:
        if card < FIRST_COIN and COLOUR[card] == state.place:
            best = max(best, STRENGTH[card])
    into[base + 4] = best
