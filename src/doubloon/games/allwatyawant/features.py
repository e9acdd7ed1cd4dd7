"""A position as numbers: for search, and for learning."""

from __future__ import annotations

from typing import Final

from doubloon.core import MOST
from doubloon.core.row import Piece, packed, signed
from doubloon.core.spaces import Planes

from .box import CATEGORIES, FAVOUR_NAMES, ICONS, ITEMS, MOST_SEATS
from .effects import QUESTS
from .frames import Question
from .island import (
    BAY,
    CROSS,
    DISCOVERIES,
    DISTANCE,
    FINISH,
    LAND_NAMES,
    SPACE_NAMES,
    is_afloat,
    is_ashore,
    is_land,
    steps_left,
)
from .race import ALL_BY_DICE, lead
from .rules.shooting import STONES
from .seen_coins import SeenCoins
from .state import NOTHING, Voyage

WON: Final = 1.2 * ALL_BY_DICE
"""The lead of whoever has won, in rounds: more than any that can still be lost."""


def evaluate(state: Voyage, seat: int) -> float:
    """By how many rounds a seat is ahead of the best of the others."""
    if state.winner >= 0:
        return WON if state.winner == seat else -WON
    return lead(state, seat)


QUESTIONS: Final = sorted([(kind, name) for name, kind in vars(Question).items() if name.isupper()])
TABLE: Final = [
    "round",
    "seats",
    "play goes round in seat order",
    "own turn",
    "fields resolved",
    "dolphins",
    "first die",
    "last die",
    "detail of the question",
    "second detail",
    "duel: round",
    "duel: exchange",
    "duel: own attack",
    "duel: attack known",
    "duel: attack shown",
    "duel: tricks",
    "duel: called off",
    "duel: hits",
    "plank: shots left",
    "plank: stones left",
    "plank: sunk",
    "plank: needed",
    "plank: fouls",
    "plank: stand",
    "plank: aim",
    "plank: strength",
    "exact landing",
    "digs both",
    "pushes trigger",
    "first foul forgiven",
    "kind of hand",
]
PLAYER: Final = [
    "sits here",
    "is asked",
    "is on turn",
    "is aimed at",
    "off the board",
    "ashore",
    "in the bay",
    "afloat",
    "on the treasure island",
    "steps to the bay",
    "steps to sail",
    "favour cards",
    "limit of a sailor",
    "pauses",
    "has an adventure",
    "tries",
    "wears lead boots",
    "attacks in a duel",
    "is attacked in a duel",
    "points in a duel",
    "shoots",
    *ITEMS,
    *[f"known {card}" for card in FAVOUR_NAMES],
]
COINS: Final = len(DISCOVERIES)
SPACES: Final = len(SPACE_NAMES)
DECK_UNITS: Final = 8
"""Places on the plank are told in units of so many millimetres, so that each fits into a byte."""

_coins: Final = Planes(COINS)
_cross: Final = Planes(len(CROSS))
_items: Final = Planes(len(ITEMS))
_spaces: Final = [bytes(SPACES)] + [bytes([int(space == each) for each in range(SPACES)]) for space in range(SPACES)]
"""A single pirate on the spaces, by the place of its own; before them nobody, for one who is off the board."""
_questions: Final = {kind: bytes([int(kind == each) for each, _ in QUESTIONS]) for kind, _ in QUESTIONS}
_quests: Final = [bytes([int(quest == each) for each in range(len(QUESTS))]) for quest in range(len(QUESTS))]
_far: Final = [bytes([far[coin] for coin in DISCOVERIES]) for far in DISTANCE]
"""From each field of the island, the steps to each piece of eight."""
_no_question: Final = bytes(len(QUESTIONS))
_no_quest: Final = bytes(len(QUESTS))
_no_duel: Final = bytes(8)
_no_shots: Final = bytes(8)
_no_stones: Final = bytes(3 * STONES)
_no_attack: Final = bytes(3)
_shoots: Final = [bytes([0]), bytes([1])]
_no_cards: Final = bytes(len(FAVOUR_NAMES))
_not_ashore: Final = bytes(COINS)
_no_pirate: Final = bytes(len(PLAYER))


def _where(space: int) -> bytes:
    """What a space is: off the board, ashore, the bay, afloat or the treasure island, and how far from what comes."""
    to_bay = DISTANCE[space][BAY] if is_land(space) else 0
    to_sail = steps_left(space) if is_afloat(space) else 0
    return packed(
        7,
        space < 0,
        is_ashore(space),
        is_land(space) and not is_ashore(space),
        is_afloat(space),
        space == FINISH,
        to_bay,
        to_sail,
    )


_places: Final = [_where(space) for space in range(-1, SPACES)]
"""By space, and before them off the board."""


def feature_names() -> list[str]:
    """What each number tells; pirates are counted from the seat itself, which is 0."""
    coins = [LAND_NAMES[field] for field in DISCOVERIES]
    names = TABLE + [f"question {name.lower().replace('_', ' ')}" for _, name in QUESTIONS]
    names += [f"reads {quest.key}" for quest in QUESTS] + [f"own adventure {quest.key}" for quest in QUESTS]
    names += [f"hand {card}" for card in FAVOUR_NAMES] + [f"hidden {icon}" for icon in ICONS]
    names += [f"tokens {item}" for item in ITEMS] + [f"fresh {deck} quests" for deck in CATEGORIES]
    names += [f"dug {name}" for name, _, _ in CROSS]
    names += [f"stone {stone + 1} {what}" for stone in range(STONES) for what in ("lies", "along", "across")]
    names += [f"{place} {what}" for place in range(MOST_SEATS) for what in PLAYER]
    names += [f"{coin} open" for coin in coins] + [f"{coin} seen by others" for coin in coins]
    names += [f"{coin} {icon}" for icon in ICONS for coin in coins] + [f"{coin} steps" for coin in coins]
    names += [f"{space} own pirate" for space in SPACE_NAMES]
    return names + [f"{space} other pirates" for space in SPACE_NAMES]


def encode(state: Voyage, seat: int) -> bytes:
    """The table, the question, cards and tokens, all pirates, what lies under each coin, and where everybody is."""
    row: list[bytes] = []
    add_table(state, seat, row)
    add_cards(state, seat, row)
    for place in range(MOST_SEATS):
        if place < state.seats:
            add_pirate(state, seat, (seat + place) % state.seats, row)
        else:
            row.append(_no_pirate)
    own = state.pos[seat]
    row.append(coins_of(state, seat).known)
    row.append(_far[own] if is_land(own) else _not_ashore)
    row.append(_spaces[own + 1])
    row.append(others(state, seat))
    return b"".join(row)


def add_table(state: Voyage, seat: int, row: list[bytes]) -> None:
    """What all know, and what is asked; nothing of the agenda is secret."""
    first = last = detail = second = 0
    question = _no_question
    if state.dice:
        first, last = state.dice[0], state.dice[-1]
    if state.todo:
        frame = state.todo[-1]
        question = _questions.get(frame[0], _no_question)
        if len(frame) > 2:
            detail = frame[2]
        if len(frame) > 3:
            second = frame[3]
    round, resolved, dolphins = min(state.round, MOST), min(state.resolved, MOST), min(state.dolphins, MOST)
    row.append(packed(7, round, state.seats, state.order == 1, state.turn == seat, resolved, dolphins, first))
    row.append(signed(last))
    row.append(signed(detail))
    row.append(signed(second))
    if state.duelists:
        add_duel(state, seat, row)
    else:
        row.append(_no_duel)
    is_aiming = state.shots > 0 or len(state.lying) > 0
    if is_aiming:
        add_shots(state, row)
    else:
        row.append(_no_shots)
    row.append(
        packed(
            5,
            state.exact_landing,
            state.dig_both,
            state.push_triggers,
            state.forgive_first_foul,
            state.hand_rule,
        )
    )
    row.append(question)


def add_duel(state: Voyage, seat: int, row: list[bytes]) -> None:
    """§7 How a duel stands; an attack that lies face down is known to its owner alone."""
    is_striker = state.duelists[state.striker] == seat
    is_known = state.laid != NOTHING and (state.shown != NOTHING or is_striker)
    row.append(
        packed(
            7,
            state.duel_round,
            state.exchange + 1,
            is_striker,
            state.laid + 1 if is_known else 0,
            state.shown + 1,
            min(state.tricks, MOST),
            state.parleyed,
        )
    )
    row.append(signed(state.hits))


def add_shots(state: Voyage, row: list[bytes]) -> None:
    """§10 The series of shots."""
    row.append(
        packed(
            7,
            min(state.shots, MOST),
            state.stones,
            state.sunk,
            state.need,
            state.fouls,
            state.stand + 1,
            min(state.aim + 1, MOST),
        )
    )
    row.append(signed(state.strength + 1))


def stones(state: Voyage) -> bytes:
    """§10 Where stones lie."""
    numbers = [0] * (3 * STONES)
    for stone in range(min(len(state.lying) // 2, STONES)):
        numbers[3 * stone] = 1
        numbers[3 * stone + 1] = min(state.lying[2 * stone] // DECK_UNITS, MOST) & 255
        numbers[3 * stone + 2] = min(state.lying[2 * stone + 1] // DECK_UNITS, MOST) & 255
    return bytes(numbers)


def add_cards(state: Voyage, seat: int, row: list[bytes]) -> None:
    """The card being read, the seat's adventure and hand, what is hidden, the supplies, what is dug, and the stones."""
    row.append(_quests[state.reading] if state.reading != NOTHING else _no_quest)
    row.append(_quests[state.adventure[seat]] if state.adventure[seat] != NOTHING else _no_quest)
    row.append(favours(state.hands[seat]))
    row.append(coins_of(state, seat).hidden)
    row.append(supplies(state))
    row.append(_cross.of(state.dug))
    row.append(stones(state) if state.lying else _no_stones)


def favours(cards: tuple[int, ...]) -> bytes:
    """How many there are of each favour card."""
    if not cards:
        return _no_cards
    numbers = bytearray(len(FAVOUR_NAMES))
    for card in cards:
        numbers[card] += 1
    return bytes(numbers)


def supplies(state: Voyage) -> bytes:
    """The tokens of each item, and how many cards of each deck have never been drawn."""
    piece = state._supplies
    if not piece.is_of(state.tokens, state.fresh):
        numbers = bytes(state.tokens + [cards.bit_count() for cards in state.fresh])
        piece = state._supplies = Piece(numbers, state.tokens, state.fresh)
    return piece.numbers


def add_pirate(state: Voyage, seat: int, player: int, row: list[bytes]) -> None:
    """What all see of a pirate, and the favour cards that this seat knows it to hold."""
    is_asked = len(state.todo) > 0 and len(state.todo[-1]) > 1 and state.todo[-1][1] == player
    row.append(packed(4, 1, is_asked, state.turn == player, state.target == player))
    row.append(_places[state.pos[player] + 1])
    is_quester = state.adventure[player] != NOTHING
    row.append(
        packed(
            6,
            len(state.hands[player]),
            state.sailed >> player & 1,
            min(state.penalty[player], MOST),
            is_quester,
            min(state.tries[player], MOST) if is_quester else 0,
            state.boots == player,
        )
    )
    row.append(_no_attack if not state.duelists else part_in_duel(state, player))
    row.append(_shoots[state.shooter == player])
    row.append(_items.of(state.items[player]))
    row.append(favours(state.known[seat * state.seats + player]))


def part_in_duel(state: Voyage, player: int) -> bytes:
    """§7 Does a pirate attack or defend, and with how many points?"""
    attacks, defends, points = 0, 0, 0
    for place, fighter in enumerate(state.duelists):
        if fighter == player:
            attacks, defends, points = int(place == 0), int(place == 1), state.points[place]
    return packed(3, attacks, defends, points)


def coins_of(state: Voyage, seat: int) -> SeenCoins:
    """The pieces of eight: which are open, who else has looked, and what this seat knows of them."""
    found = state._coins[seat]
    if found is None or not found.is_of(state.coins, state.icons, state.seen, state.up):
        seen, known = bytearray(COINS), bytearray(len(ICONS) * COINS)
        own = 1 << seat
        for coin, icon in enumerate(state.icons):
            if icon == NOTHING:
                continue
            lookers = state.seen[coin]
            if state.up >> coin & 1 or lookers & own:
                known[icon * COINS + coin] = 1
            elif lookers:
                seen[coin] = lookers.bit_count()
        told = _coins.of(state.up) + bytes(seen) + bytes(known)
        hidden = bytes(state.unseen_icons(seat))
        found = SeenCoins(hidden, told, state.coins, state.icons, state.seen, state.up)
        state._coins[seat] = found
    return found


def others(state: Voyage, seat: int) -> bytes:
    """Where the other pirates are."""
    plane, number = _spaces[0], 0
    for player, space in enumerate(state.pos):
        if player != seat and space >= 0:
            plane = _spaces[space + 1] if not number else with_one_more(plane, space)
            number += 1
    return plane


def with_one_more(plane: bytes, space: int) -> bytes:
    """The same plane with another pirate."""
    numbers = bytearray(plane)
    numbers[space] += 1
    return bytes(numbers)
