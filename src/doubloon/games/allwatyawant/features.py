"""A position as numbers: for search, and for learning."""

from __future__ import annotations

from typing import Final

from doubloon.core import MOST
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
QUESTION_AT: Final = len(TABLE)
CARD_AT: Final = QUESTION_AT + len(QUESTIONS)
QUEST_AT: Final = CARD_AT + len(QUESTS)
HAND_AT: Final = QUEST_AT + len(QUESTS)
HIDDEN_AT: Final = HAND_AT + len(FAVOUR_NAMES)
TOKENS_AT: Final = HIDDEN_AT + len(ICONS)
FRESH_AT: Final = TOKENS_AT + len(ITEMS)
DUG_AT: Final = FRESH_AT + len(CATEGORIES)
STONES_AT: Final = DUG_AT + len(CROSS)
PLAYER_AT: Final = STONES_AT + 3 * STONES
PLAYER_WIDTH: Final = len(PLAYER)
ITEMS_AT: Final = PLAYER.index(ITEMS[0])
KNOWN_AT: Final = ITEMS_AT + len(ITEMS)
OPEN_AT: Final = PLAYER_AT + PLAYER_WIDTH * MOST_SEATS
SEEN_AT: Final = OPEN_AT + COINS
ICONS_AT: Final = SEEN_AT + COINS
FAR_AT: Final = ICONS_AT + len(ICONS) * COINS
OWN_AT: Final = FAR_AT + COINS
OTHERS_AT: Final = OWN_AT + len(SPACE_NAMES)
DECK_UNITS: Final = 8
"""Places on the plank are told in units of so many millimetres, so that each fits into a byte."""

_coins: Final = Planes(COINS)
_cross: Final = Planes(len(CROSS))
_question_at: Final = {kind: place for place, (kind, _) in enumerate(QUESTIONS)}
_far: Final = [memoryview(bytes([far[coin] for coin in DISCOVERIES])).cast("b") for far in DISTANCE]
"""From each field of the island, the steps to each piece of eight."""


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


def encode(state: Voyage, seat: int, into: memoryview) -> None:
    """The table, the question, cards and tokens, all pirates, what lies under each coin, and where everybody is."""
    write_table(state, seat, into)
    if state.duelists:
        write_duel(state, seat, into)
    if state.shots or state.lying:
        write_plank(state, into)
    write_cards(state, seat, into)
    for place in range(state.seats):
        player = (seat + place) % state.seats
        write_pirate(state, seat, player, PLAYER_AT + place * PLAYER_WIDTH, into)
        if state.pos[player] >= 0:
            into[(OTHERS_AT if place else OWN_AT) + state.pos[player]] += 1
    write_coins(state, seat, into)


def write_table(state: Voyage, seat: int, into: memoryview) -> None:
    """What all know, and what is asked; nothing of the agenda is secret."""
    into[0] = min(state.round, MOST)
    into[1] = state.seats
    if state.order == 1:
        into[2] = 1
    if state.turn == seat:
        into[3] = 1
    into[4] = min(state.resolved, MOST)
    into[5] = min(state.dolphins, MOST)
    if state.dice:
        into[6] = state.dice[0]
        into[7] = state.dice[-1]
    if state.todo:
        frame = state.todo[-1]
        place = _question_at.get(frame[0])
        if place is not None:
            into[QUESTION_AT + place] = 1
        if len(frame) > 2:
            into[8] = max(-MOST, min(frame[2], MOST))
        if len(frame) > 3:
            into[9] = max(-MOST, min(frame[3], MOST))
    if state.exact_landing:
        into[26] = 1
    if state.dig_both:
        into[27] = 1
    if state.push_triggers:
        into[28] = 1
    if state.forgive_first_foul:
        into[29] = 1
    into[30] = state.hand_rule


def write_duel(state: Voyage, seat: int, into: memoryview) -> None:
    """§7 How a duel stands; an attack that lies face down is known to its owner alone."""
    striker = state.duelists[state.striker]
    into[10] = state.duel_round
    into[11] = state.exchange + 1
    if striker == seat:
        into[12] = 1
    if state.laid != NOTHING and (state.shown != NOTHING or striker == seat):
        into[13] = state.laid + 1
    into[14] = state.shown + 1
    into[15] = min(state.tricks, MOST)
    if state.parleyed:
        into[16] = 1
    into[17] = min(state.hits, MOST)


def write_plank(state: Voyage, into: memoryview) -> None:
    """§10 The series of shots, and where stones lie."""
    into[18] = min(state.shots, MOST)
    into[19] = state.stones
    into[20] = state.sunk
    into[21] = state.need
    into[22] = state.fouls
    into[23] = state.stand + 1
    into[24] = min(state.aim + 1, MOST)
    into[25] = state.strength + 1
    for stone in range(min(len(state.lying) // 2, STONES)):
        base = STONES_AT + 3 * stone
        into[base] = 1
        into[base + 1] = min(state.lying[2 * stone] // DECK_UNITS, MOST)
        into[base + 2] = min(state.lying[2 * stone + 1] // DECK_UNITS, MOST)


def write_cards(state: Voyage, seat: int, into: memoryview) -> None:
    """The card being read, the seat's own adventure and hand, what is hidden, and the supplies."""
    if state.reading != NOTHING:
        into[CARD_AT + state.reading] = 1
    if state.adventure[seat] != NOTHING:
        into[QUEST_AT + state.adventure[seat]] = 1
    for card in state.hands[seat]:
        into[HAND_AT + card] += 1
    for icon, number in enumerate(state.unseen_icons(seat)):
        into[HIDDEN_AT + icon] = number
    for item, number in enumerate(state.tokens):
        into[TOKENS_AT + item] = number
    for deck, cards in enumerate(state.fresh):
        into[FRESH_AT + deck] = cards.bit_count()
    _cross.write(state.dug, DUG_AT, into)


def write_pirate(state: Voyage, seat: int, player: int, base: int, into: memoryview) -> None:
    """What all see of a pirate, and the favour cards that this seat knows it to hold."""
    space = state.pos[player]
    into[base] = 1
    if state.todo and len(state.todo[-1]) > 1 and state.todo[-1][1] == player:
        into[base + 1] = 1
    if state.turn == player:
        into[base + 2] = 1
    if state.target == player:
        into[base + 3] = 1
    if space < 0:
        into[base + 4] = 1
    elif is_land(space):
        into[base + (5 if is_ashore(space) else 6)] = 1
        into[base + 9] = DISTANCE[space][BAY]
    elif is_afloat(space):
        into[base + 7] = 1
        into[base + 10] = steps_left(space)
    elif space == FINISH:
        into[base + 8] = 1
    into[base + 11] = len(state.hands[player])
    if state.sailed >> player & 1:
        into[base + 12] = 1
    into[base + 13] = min(state.penalty[player], MOST)
    if state.adventure[player] != NOTHING:
        into[base + 14] = 1
        into[base + 15] = min(state.tries[player], MOST)
    if state.boots == player:
        into[base + 16] = 1
    for place, fighter in enumerate(state.duelists):
        if fighter == player:
            into[base + 17 + place] = 1
            into[base + 19] = state.points[place]
    if state.shooter == player:
        into[base + 20] = 1
    items = state.items[player]
    for item in range(len(ITEMS)):
        if items >> item & 1:
            into[base + ITEMS_AT + item] = 1
    for card in state.known[seat * state.seats + player]:
        into[base + KNOWN_AT + card] += 1


def write_coins(state: Voyage, seat: int, into: memoryview) -> None:
    """The pieces of eight: which are open, what this seat knows of them, who else has looked, and how far they are."""
    _coins.write(state.up, OPEN_AT, into)
    own = 1 << seat
    for coin, icon in enumerate(state.icons):
        if icon == NOTHING:
            continue
        seen = state.seen[coin]
        if state.up >> coin & 1 or seen & own:
            into[ICONS_AT + icon * COINS + coin] = 1
        elif seen:
            into[SEEN_AT + coin] = seen.bit_count()
    if is_land(state.pos[seat]):
        into[FAR_AT : FAR_AT + COINS] = _far[state.pos[seat]]
