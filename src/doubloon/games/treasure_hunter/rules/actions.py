"""§4.2, §4.4, §4.6 The action window, the action cards and the Mystery Mule."""

from __future__ import annotations

from typing import Final

from doubloon.core import Move, Phase, Saying, say
from doubloon.core.hand import with_card, without
from doubloon.core.shared import changed
from doubloon.core.state import SEAT_ACTS

from ..box import (
    COMPANION_TIMES,
    LOCATIONS,
    MERCENARIES_ADD,
    MERCENARIES_COIN,
    PLACES,
    POTION_TAKES,
    RAIDERS,
    SWORD_ADDS,
)
from ..cards import (
    COLOUR,
    FIRST_ACTION,
    FIRST_COIN,
    FIRST_DOG,
    FIRST_POWER,
    FLAMING_SWORD,
    MERCENARIES,
    MULE,
    NAMES,
    SCAREGOBLIN,
    SHRINKING_POTION,
    SLEEPING_BEAUTY,
    STRENGTH,
)
from ..state import Hunt
from ..treasures import GOBLIN_NAMES, TREASURE_NAMES
from ..vocabulary import (
    ALL_ASLEEP,
    ASLEEP_ALREADY,
    AT_LOCATION,
    BEAUTY,
    BEFORE_GOBLINS,
    BROUGHT,
    CAME_LATE,
    COINS_LATER,
    DEAL,
    DOGS_LATER,
    GOBLINS_LATER,
    HELPS_ELSEWHERE,
    HIRED,
    JOINED,
    NOBODY_THERE,
    NOT_AGAINST_GOBLINS,
    NOT_HELD,
    NOT_HERE,
    ONLY_AGAINST_GOBLINS,
    PASS,
    PASSED,
    PLAY,
    PLAYED,
    PRIZES_LAST,
    SAY_WHO_SLEEPS,
    SLEPT,
    TOO_DEAR,
    TOTALLED,
)
from . import capture, raid
from .draw_pile import FromDrawPile

LATER: Final = (
    (NAMES[FIRST_DOG:FIRST_ACTION], DOGS_LATER),
    (NAMES[FIRST_COIN:FIRST_DOG], COINS_LATER),
    ((*LOCATIONS, *TREASURE_NAMES), PRIZES_LAST),
    (GOBLIN_NAMES, GOBLINS_LATER),
)
"""What nobody plays, as people point at it, and when its time comes."""


class ActionWindow(Phase[Hunt]):
    """§4.2 One after another, players play an action card or pass, until all have passed in a row."""

    section = "4.2"

    def actors(self, state: Hunt) -> list[int]:
        return SEAT_ACTS[state.priority]

    def moves(self, state: Hunt, seat: int) -> list[Move]:
        moves = [PASS]
        last = -1
        for card in reversed(state.hands[seat]):
            if card < FIRST_ACTION:
                break
            if card == last:
                continue
            last = card
            if card == SLEEPING_BEAUTY:
                moves += [BEAUTY.moves[sleeper] for sleeper in awake(state, seat)]
            elif why_not_play(state, seat, card) is None:
                moves.append(playing(card))
        return moves

    def prompt(self, state: Hunt) -> Saying:
        return say(BEFORE_GOBLINS) if state.place == PLACES else say(AT_LOCATION, state.place)

    def why_not(self, state: Hunt, seat: int, move: Move) -> Saying | None:
        if move in PLAY:
            card = card_played(move)
            if card not in state.hands[seat]:
                return say(NOT_HELD, card)
            return why_not_play(state, seat, card) or why_not_plain_beauty(state, seat)
        return why_not_sleep(state, seat, BEAUTY.index(move)) if move in BEAUTY else None

    def about(self, state: Hunt, noun: str) -> Saying | None:
        for names, reason in LATER:
            if noun in names:
                return say(reason)
        return None

    def play(self, state: Hunt, seat: int, move: Move) -> None:
        if move == PASS:
            state.tell(PASSED, seat)
            state.passes += 1
            ask_next(state)
            return
        state.passes = 0
        if move in BEAUTY:
            lay_out(state, seat, SLEEPING_BEAUTY)
            fall_asleep(state, seat, BEAUTY.index(move))
        else:
            card = card_played(move)
            lay_out(state, seat, card)
            take_effect(state, seat, card)
        if state.phase == ACTION_WINDOW:
            ask_next(state)


class DrawMule(FromDrawPile):
    """§4.6 The Mystery Mule brings the top card of the draw pile."""

    section = "4.6"

    def play(self, state: Hunt, seat: int, move: Move) -> None:
        card, player = DEAL.index(move), state.priority
        state.deck.take(card)
        must_lay = card < FIRST_COIN and COLOUR[card] <= state.place
        brought = (card, len(state.laid[player]), must_lay)
        state.mules = changed(state.mules, player, (*state.mules[player], brought))
        if not must_lay:
            state.hands[player] = with_card(state.hands[player], card)
            state.tell(BROUGHT, player, card)
        elif COLOUR[card] == state.place:
            state.laid[player] += (card,)
            state.here, state.power = state.here[:], state.power[:]
            take_part(state, player, card)
            state.tell(JOINED, player, card)
            state.tell(TOTALLED, player, state.total(player))
        else:
            state.laid[player] += (card,)
            state.idle = changed(state.idle, player, (*state.idle[player], card))
            state.tell(CAME_LATE, player, card)
        state.phase = ACTION_WINDOW
        ask_next(state)


def playing(card: int) -> Move:
    """The move that plays an action card."""
    return PLAY.moves[card - FIRST_ACTION]


def card_played(move: Move) -> int:
    """The action card that a move plays."""
    return PLAY.index(move) + FIRST_ACTION


def open_window(state: Hunt) -> None:
    """§4.2 The dealer is asked first."""
    state.passes = 0
    state.priority = (state.dealer - 1) % state.seats
    state.phase = ACTION_WINDOW
    ask_next(state)


def ask_next(state: Hunt) -> None:
    """§4.2 The next player clockwise is asked, unless without cards. When all have passed, the window closes."""
    while state.passes < state.seats:
        state.priority = (state.priority + 1) % state.seats
        if state.hands[state.priority]:
            return
        state.passes += 1
    if state.place < PLACES:
        capture.capture(state)
    else:
        raid.strike(state)


def take_part(state: Hunt, seat: int, card: int) -> None:
    """§4.3 An adventurer joins the group at this location, whose lists are nobody else's now."""
    state.here[seat] += 1
    state.power[seat] += STRENGTH[card]


def lay_out(state: Hunt, seat: int, card: int) -> None:
    """§4.2 An action card is played from the hand."""
    state.hands[seat] = without(state.hands[seat], card)
    state.laid[seat] += (card,)


def take_effect(state: Hunt, seat: int, card: int) -> None:
    """§4.4 What an action card does to its owner's total, or to the goblins."""
    state.tell(PLAYED, seat, card)
    if card == MULE:
        state.phase = DRAW_MULE
        return
    if card == SCAREGOBLIN:
        state.scared |= 1 << seat
        return
    if card < FIRST_POWER:
        state.times = changed(state.times, seat, state.times[seat] * COMPANION_TIMES)
    elif card == FLAMING_SWORD:
        state.bonus = changed(state.bonus, seat, state.bonus[seat] + SWORD_ADDS)
    elif card == SHRINKING_POTION:
        state.bonus = changed(state.bonus, seat, state.bonus[seat] - POTION_TAKES)
    elif card == MERCENARIES:
        state.bonus = changed(state.bonus, seat, state.bonus[seat] + MERCENARIES_ADD)
        hire(state, seat)
    state.tell(TOTALLED, seat, state.total(seat))


def hire(state: Hunt, seat: int) -> None:
    """§4.4 A coin for each goblin, from the top down; with the option, for as long as the money lasts."""
    for place, goblin in enumerate(state.raiders):
        coins = min(MERCENARIES_COIN, state.money[seat])
        if coins:
            state.money = changed(state.money, seat, state.money[seat] - coins)
            state.loot = changed(state.loot, place, state.loot[place] + coins)
            state.tell(HIRED, seat, goblin, coins)


def fall_asleep(state: Hunt, seat: int, card: int) -> None:
    """§4.4 Sleeping Beauty: the strength of one of your adventurers here no longer counts."""
    state.asleep = changed(state.asleep, seat, (*state.asleep[seat], card))
    state.power = changed(state.power, seat, state.power[seat] - STRENGTH[card])
    state.tell(SLEPT, seat, card)
    state.tell(TOTALLED, seat, state.total(seat))


def awake(state: Hunt, seat: int) -> list[int]:
    """§4.4 The seat's adventurers at this location that Sleeping Beauty can put to sleep."""
    return [
        card
        for card in state.laid[seat]
        if card < FIRST_COIN and COLOUR[card] == state.place and card not in state.asleep[seat]
    ]


def why_not_play(state: Hunt, seat: int, card: int) -> Saying | None:
    """§4.4 Why this action card, which the seat holds, cannot be played now; None if it can."""
    if card == MULE:
        return None
    if state.place == PLACES:
        return None if card == SCAREGOBLIN else say(NOT_AGAINST_GOBLINS, card)
    if card == SCAREGOBLIN:
        return say(ONLY_AGAINST_GOBLINS, card)
    if not state.here[seat]:
        return say(NOBODY_THERE, state.place, card)
    if card < FIRST_POWER and COLOUR[card] != state.place:
        return say(HELPS_ELSEWHERE, card, COLOUR[card])
    if card == MERCENARIES:
        price = 1 if state.lenient_mercenaries else MERCENARIES_COIN * RAIDERS
        if state.money[seat] < price:
            return say(TOO_DEAR, price, state.money[seat])
    return None


def why_not_sleep(state: Hunt, seat: int, card: int) -> Saying:
    """§4.4 Why this adventurer cannot be put to sleep."""
    if SLEEPING_BEAUTY not in state.hands[seat]:
        return say(NOT_HELD, SLEEPING_BEAUTY)
    return say(ASLEEP_ALREADY if card in state.asleep[seat] else NOT_HERE, card)


def why_not_plain_beauty(state: Hunt, seat: int) -> Saying:
    """§4.4 Sleeping Beauty is played by naming the adventurer."""
    sleepers = awake(state, seat)
    return say(SAY_WHO_SLEEPS, BEAUTY[sleepers[0]]) if sleepers else say(ALL_ASLEEP)


ACTION_WINDOW: Final = ActionWindow()
DRAW_MULE: Final = DrawMule()
