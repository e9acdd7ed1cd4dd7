"""A position as numbers: for search, and for learning."""

from __future__ import annotations

from typing import Final

from doubloon.core import MOST
from doubloon.core.row import Gathered, Piece, packed, signed

from .box import COLOURS, GOBLIN_WORTH, HAND, LOCATIONS, MOST_SEATS, PLACES, RAIDERS, ROUNDS
from .cards import COLOUR, FIRST_COIN, KINDS, NAMES, PAWS, PAYS, STRENGTH
from .owned import Owned
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

PER_TILE: Final = len(TILES)
PACK: Final = 0
HELD: Final = PACK + KINDS
"""Where what is told of the own cards begins."""
GOING: Final = 0
TAKEN: Final = GOING + KINDS
"""Where what is told of cards that were seen begins."""


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


_nothing_seen: Final = bytes(2 * KINDS)
_no_pay: Final = bytes(len(SCROLLS))
_no_player: Final = bytes(len(PLAYER))
_no_group: Final = bytes(5)
_sits_here: Final = packed(1, 1)
_scared_and_done: Final = [packed(2, flags & 1, flags >> 1) for flags in range(4)]


def encode(state: Hunt, seat: int) -> bytes:
    """The table, the goblins and prizes, this seat's cards and what it knows of others, and all players."""
    is_draft = len(state.packs[-1]) > 0
    row = [table(state, seat, is_draft), board(state), own_cards(state, seat)]
    row.append(seen_cards(state, seat, is_draft) if state.kept[0] else _nothing_seen)
    row.append(pay(state, seat) if state.paws else _no_pay)
    for place in range(MOST_SEATS):
        if place < state.seats:
            add_player(state, (seat + place) % state.seats, row)
        else:
            row.append(_no_player)
    return b"".join(row)


def table(state: Hunt, seat: int, is_draft: bool) -> bytes:
    """What all know, and what this seat is asked for."""
    is_asked_to_keep = is_draft and state.chosen[seat] == NOTHING
    is_scroll = not is_draft and len(state.paws) > 0
    is_action = not is_draft and not is_scroll and state.place >= 0
    place = state.place if is_action else NOTHING
    asked = packed(
        7,
        state.round,
        state.seats,
        is_asked_to_keep,
        is_draft and not is_asked_to_keep,
        is_action,
        is_scroll,
        place == 0,
    )
    stand = packed(
        7,
        place == 1,
        place == 2,
        place == 3,
        state.passes if is_action else 0,
        state.direction() == 1,
        len(state.kept[0]),
        state.stacks[0],
    )
    options = packed(
        5, state.stacks[1], state.beauty_removes, state.split_ties, state.mule_counts, state.lenient_mercenaries
    )
    return asked + stand + options


def board(state: Hunt) -> bytes:
    """The goblins with what lies on them, and the open treasures."""
    piece = state._board
    if not piece.is_of(state.raiders, state.loot, state.prizes):
        numbers = [0] * (len(GOBLIN) * RAIDERS + PER_TILE * 2 * PLACES)
        for place, goblin in enumerate(state.raiders):
            base = place * len(GOBLIN)
            numbers[base] = GOBLIN_PAWS[goblin]
            numbers[base + 1] = GOBLIN_TAKES[goblin]
            numbers[base + 2] = min(state.loot[place], MOST)
        base = len(GOBLIN) * RAIDERS
        for tile in state.prizes:
            if tile != NOTHING:
                numbers[base + SLOT[tile]] = WORTH[tile] & 255
            base += PER_TILE
        piece = state._board = Piece(bytes(numbers), state.raiders, state.loot, state.prizes)
    return piece.numbers


def own_cards(state: Hunt, seat: int) -> bytes:
    """How many of each card lie in the own pack and in the own hand."""
    into = bytearray(2 * KINDS)
    write_own_cards(state, seat, into)
    return bytes(into)


def seen_cards(state: Hunt, seat: int, is_draft: bool) -> bytes:
    """How many of each card go round and how many were taken, as far as this seat has seen."""
    things: list[object] = [state.drawn, state.aside]
    things += state.kept
    things += state.packs
    things += state.laid
    piece = state._seen[seat]
    if piece is None or not piece.is_of(things):
        into = bytearray(2 * KINDS)
        write_seen_cards(state, seat, is_draft, into)
        piece = state._seen[seat] = Gathered(bytes(into), things)
    return piece.numbers


def write_own_cards(state: Hunt, seat: int, into: bytearray) -> None:
    """The pack and the hand, as they are once what was chosen is carried out."""
    write_sorted(state.packs[state.pack_of(seat)], PACK, into)
    write_sorted(state.hands[seat], HELD, into)
    chosen, put = state.chosen[seat], state.put[seat]
    if chosen != NOTHING:
        into[PACK + chosen] -= 1
        into[HELD + chosen] += 1
    if put != NOTHING:
        into[PACK + put] -= 1


def write_sorted(cards: tuple[int, ...], base: int, into: bytearray) -> None:
    """How many there are of each; cards of a kind lie together."""
    last, number = NOTHING, 0
    for card in cards:
        number = number + 1 if card == last else 1
        last = card
        into[base + card] = number


def write_seen_cards(state: Hunt, seat: int, is_draft: bool, into: bytearray) -> None:
    """§3.3 What this seat has passed on: cards of packs that it has not seen since then go round; of those that it has
    seen again, or when all packs are gone, the missing ones are taken. What is shown since then is neither."""
    seats, times, way = state.seats, len(state.kept[0]), state.direction()
    going: list[int] = []
    taken: list[int] = []
    for pack in range(seats):
        kept = state.kept[pack]
        look = way * (seat - pack) % seats
        while look < times:
            again = look + seats
            is_seen_again = again < times or (again == times and is_draft)
            if seats == PAIR:
                add_seen_by_two(state, pack, look, is_seen_again, going, taken)
            elif is_seen_again:
                taken += kept[look + 1 : again]
            else:
                unseen = going if is_draft else taken
                unseen += state.packs[pack]
                unseen += kept[look + 1 : times]
            look = again
    if not is_draft:
        for other in range(seats):
            if other != seat:
                for card in state.laid[other]:
                    if card in taken:
                        taken.remove(card)
    write_counts(going, GOING, into)
    write_counts(taken, TAKEN, into)


def add_seen_by_two(state: Hunt, pack: int, look: int, is_seen_again: bool, going: list[int], taken: list[int]) -> None:
    """§3.2 The same for two players: the other draws an unknown card, keeps one and sets one aside."""
    time = look + 1
    kept, aside, drawn = state.kept[pack], state.aside[pack], state.drawn[pack]
    missing, first = taken, len(taken)
    if time < len(kept):
        taken.append(kept[time])
    if time < len(aside):
        taken.append(aside[time])
    if not is_seen_again and len(taken) == first:
        missing, first = going, len(going)
        going += state.packs[pack]
    if time < len(drawn):
        for place in range(first, len(missing)):
            if missing[place] == drawn[time]:
                del missing[place]
                break


def write_counts(cards: list[int], base: int, into: bytearray) -> None:
    """How many there are of each, in whatever order they come."""
    if cards:
        counts = [0] * KINDS
        for card in cards:
            counts[card] += 1
            into[base + card] = counts[card]


def pay(state: Hunt, seat: int) -> bytes:
    """§5.1 What the own scrolls would pay."""
    numbers = [0] * len(SCROLLS)
    for tile in state.treasures[seat]:
        if IS_YELLOW[tile]:
            slot = SLOT[tile] - 1
            numbers[slot] = min(numbers[slot] + scroll_pays(state, seat, tile), MOST)
    return bytes(numbers)


def add_player(state: Hunt, player: int, row: list[bytes]) -> None:
    """What everybody sees of a player."""
    money, owned, goblins = state.money[player], owned_by(state, player), len(state.claimed[player])
    row.append(_sits_here)
    row.append(signed(money))
    row.append(signed(owned.worth + owned.worth_per_goblin * goblins + money + goblins * GOBLIN_WORTH))
    is_action = state.place >= 0 and not state.paws
    row.append(
        packed(
            5,
            len(state.treasures[player]),
            goblins,
            len(state.hands[player]),
            state.dealer == player,
            is_action and state.priority == player,
        )
    )
    if is_action and state.here[player]:
        add_group(state, player, row)
    else:
        row.append(_no_group)
    row.append(_scared_and_done[(state.scared >> player & 1) + 2 * (state.done >> player & 1)])
    row.append(owned.numbers)


def add_group(state: Hunt, player: int, row: list[bytes]) -> None:
    """§4.3 A group at the location that is being visited."""
    best = 0
    for card in state.laid[player]:
        if card < FIRST_COIN and COLOUR[card] == state.place:
            best = max(best, STRENGTH[card])
    row.append(packed(3, state.here[player], min(state.power[player], MOST), state.times[player]))
    row.append(signed(state.bonus[player]))
    row.append(signed(best))


def owned_by(state: Hunt, player: int) -> Owned:
    """The treasures of a player, by what they are worth or pay."""
    treasures, owned = state.treasures[player], state._owned[player]
    if owned.treasures is not treasures or not owned.numbers:
        numbers, worth, worth_per_goblin = [0] * PER_TILE, 0, 0
        for tile in treasures:
            numbers[SLOT[tile]] += WORTH[tile]
            if SORT[tile] == ARTIFACT:
                worth += WORTH[tile]
            elif SORT[tile] == MASTER_OF_GOBLINS:
                worth_per_goblin += WORTH[tile]
            elif SORT[tile] == COLLECTORS_CRAZE:
                worth += WORTH[tile] * len(treasures)
        told = b"".join([signed(number) for number in numbers])
        owned = state._owned[player] = Owned(treasures, told, worth, worth_per_goblin)
    return owned
