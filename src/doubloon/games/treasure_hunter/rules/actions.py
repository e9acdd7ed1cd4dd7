"""§4.2, §4.4, §4.6 The action window, the action cards and the Mystery Mule."""

from __future__ import annotations

from typing import Final

from doubloon.core import Move, Phase
from doubloon.core.hand import with_card, without

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
from ..vocabulary import (
    BEAUTY,
    BROUGHT,
    CAME_LATE,
    DEAL,
    HIRED,
    JOINED,
    PASS,
    PASSED,
    PLAY,
    PLAYED,
    SLEPT,
    TOTALLED,
)
from . import capture, raid
from .draw_pile import FromDrawPile


class ActionWindow(Phase[Hunt]):
    """§4.2 One after another plays an action card or passes, until all have passed in a row."""

    section = "4.2"

    def actors(self, state: Hunt) -> list[int]:
        return [state.priority]

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
                moves += [BEAUTY[sleeper] for sleeper in awake(state, seat)]
            elif why_not_play(state, seat, card) is None:
                moves.append(PLAY[card - FIRST_ACTION])
        return moves

    def prompt(self, state: Hunt) -> str:
        if state.place == PLACES:
            return "before the goblins strike: play Scaregoblin or Mystery Mule, or pass"
        return f"{LOCATIONS[state.place]}: play an action card or pass"

    def why_not(self, state: Hunt, seat: int, move: Move) -> str | None:
        if 0 <= move - PLAY[0] < len(PLAY):
            card = move - PLAY[0] + FIRST_ACTION
            if card not in state.hands[seat]:
                return f"You do not hold {NAMES[card]} (§4.2)."
            return why_not_play(state, seat, card) or why_not_plain_beauty(state, seat)
        if 0 <= move - BEAUTY[0] < len(BEAUTY):
            return why_not_sleep(state, seat, move - BEAUTY[0])
        return None

    def play(self, state: Hunt, seat: int, move: Move) -> None:
        if move == PASS:
            state.tell(PASSED, seat)
            state.passes += 1
            ask_next(state)
            return
        state.passes = 0
        if 0 <= move - BEAUTY[0] < len(BEAUTY):
            lay_out(state, seat, SLEEPING_BEAUTY)
            fall_asleep(state, seat, move - BEAUTY[0])
        else:
            lay_out(state, seat, move - PLAY[0] + FIRST_ACTION)
            take_effect(state, seat, move - PLAY[0] + FIRST_ACTION)
        if state.phase is ACTION_WINDOW:
            ask_next(state)


class DrawMule(FromDrawPile):
    """§4.6 The Mystery Mule brings the top card of the draw pile."""

    section = "4.6"

    def play(self, state: Hunt, seat: int, move: Move) -> None:
        card, player = move - DEAL[0], state.priority
        state.deck.take(card)
        must_lay = card < FIRST_COIN and COLOUR[card] <= state.place
        state.mules[player] += ((card, len(state.laid[player]), must_lay),)
        if not must_lay:
            state.hands[player] = with_card(state.hands[player], card)
            state.tell(BROUGHT, player, card)
        elif COLOUR[card] == state.place:
            state.laid[player] += (card,)
            take_part(state, player, card)
            state.tell(JOINED, player, card)
            state.tell(TOTALLED, player, state.total(player))
        else:
            state.laid[player] += (card,)
            state.idle[player] += (card,)
            state.tell(CAME_LATE, player, card)
        state.phase = ACTION_WINDOW
        ask_next(state)


def open_window(state: Hunt) -> None:
    """§4.2 The dealer is asked first."""
    state.passes = 0
    state.priority = (state.dealer - 1) % state.seats
    state.phase = ACTION_WINDOW
    ask_next(state)


def ask_next(state: Hunt) -> None:
    """§4.2 The next clockwise is asked; who holds no card at all is passed over. All passed: the window closes."""
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
    """§4.3 An adventurer joins the group at this location."""
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
        state.times[seat] *= COMPANION_TIMES
    elif card == FLAMING_SWORD:
        state.bonus[seat] += SWORD_ADDS
    elif card == SHRINKING_POTION:
        state.bonus[seat] -= POTION_TAKES
    elif card == MERCENARIES:
        state.bonus[seat] += MERCENARIES_ADD
        hire(state, seat)
    state.tell(TOTALLED, seat, state.total(seat))


def hire(state: Hunt, seat: int) -> None:
    """§4.4 A coin for each goblin, from the top down; with the option as long as the money lasts."""
    for place, goblin in enumerate(state.raiders):
        coins = min(MERCENARIES_COIN, state.money[seat])
        if coins:
            state.money[seat] -= coins
            state.loot[place] += coins
            state.tell(HIRED, seat, goblin, coins)


def fall_asleep(state: Hunt, seat: int, card: int) -> None:
    """§4.4 Sleeping Beauty: the strength of one own adventurer here no longer counts."""
    state.asleep[seat] += (card,)
    state.power[seat] -= STRENGTH[card]
    state.tell(SLEPT, seat, card)
    state.tell(TOTALLED, seat, state.total(seat))


def awake(state: Hunt, seat: int) -> list[int]:
    """§4.4 The own adventurers at this location that Sleeping Beauty can put to sleep."""
    return [
        card
        for card in state.laid[seat]
        if card < FIRST_COIN and COLOUR[card] == state.place and card not in state.asleep[seat]
    ]


def why_not_play(state: Hunt, seat: int, card: int) -> str | None:
    """§4.4 Why this action card, which the seat holds, cannot be played now; None if it can."""
    if card == MULE:
        return None
    if state.place == PLACES:
        return None if card == SCAREGOBLIN else f"{NAMES[card]} helps at a location, not against goblins (§4.4)."
    if card == SCAREGOBLIN:
        return "scaregoblin is played after the three locations, before the goblins strike (§4.4)."
    if not state.here[seat]:
        return f"You have no adventurer at {LOCATIONS[state.place]} whom {NAMES[card]} could help (§4.4)."
    if card < FIRST_POWER and COLOUR[card] != state.place:
        return f"The {NAMES[card]} helps only at {LOCATIONS[COLOUR[card]]} (§4.4)."
    if card == MERCENARIES:
        price = 1 if state.lenient_mercenaries else MERCENARIES_COIN * RAIDERS
        if state.money[seat] < price:
            return f"Goblin Mercenaries cost {price}, and you have {state.money[seat]} (§4.4)."
    return None


def why_not_sleep(state: Hunt, seat: int, card: int) -> str | None:
    """§4.4 Why this adventurer cannot be put to sleep."""
    if SLEEPING_BEAUTY not in state.hands[seat]:
        return "You do not hold sleeping-beauty (§4.4)."
    if card in state.asleep[seat]:
        return f"Your {NAMES[card]} is asleep already (§4.4)."
    return f"You have no {NAMES[card]} at this location (§4.4)."


def why_not_plain_beauty(state: Hunt, seat: int) -> str:
    """§4.4 Sleeping Beauty is played by naming the adventurer."""
    sleepers = awake(state, seat)
    if not sleepers:
        return "Your adventurers here are all asleep (§4.4)."
    return f"Say which adventurer falls asleep, such as 'beauty {NAMES[sleepers[0]]}' (§4.4)."


ACTION_WINDOW: Final = ActionWindow()
DRAW_MULE: Final = DrawMule()
