"""§4.3, §4.4, §4.5 Moving on the island, and what a pirate ends on."""

from __future__ import annotations

from typing import Final

from doubloon.core import Frame, Move

from ..box import ATTEMPTS_ON_ARRIVAL, FIRST_ITEM, MOST_FIELDS
from ..effects import DECK_SIZE, LEAD_BOOTS
from ..frames import AGENDA, Question, Step, push
from ..island import BAY, COIN_AT, DISCOVERIES, DISTANCE, EXACTLY, LAND_NAMES, LANDINGS, WITHIN
from ..state import NOBODY, NOTHING, Voyage
from ..vocabulary import (
    COIN,
    DRIVE,
    DRIVEN,
    GO,
    LEAVE,
    LIFTED,
    MOVED,
    PEEK,
    PEEKED,
    STOP,
    UNCOVERED,
)
from .asking import Ask, AskLuck
from .belongings import take_item
from .dice import MOVE, roll
from .duel import DEAL_WITH, attack

BOOTS_OFF: Final = 5
"""Lead Boots come off when the die shows at least so much."""


def throw_to_move(state: Voyage, seat: int) -> None:
    """§4.3 Throw two dice; one with Lead Boots."""
    push(state, Step.LAND_CHOICE, seat)
    roll(state, seat, 1 if state.boots == seat else 2, MOVE)


@AGENDA.step(Step.LAND_CHOICE)
def choose_field(state: Voyage, seat: int) -> None:
    """§4.3, §5.4 The throw says how far; a 5 or 6 takes Lead Boots off."""
    if state.boots == seat and state.dice[0] >= BOOTS_OFF:
        take_boots_off(state)
    push(state, Question.FIELD, seat, sum(state.dice))


def take_boots_off(state: Voyage) -> None:
    """§5.4 The curse is over; the card goes under its deck."""
    state.tell(LIFTED, state.boots, LEAD_BOOTS)
    deck = LEAD_BOOTS // DECK_SIZE
    state.under[deck] += (LEAD_BOOTS,)
    state.boots = NOBODY


class GoAshore(Ask):
    """§4.3 Move to any other field within the number thrown."""

    section = "4.3"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return GO_WITHIN[state.pos[seat]][state.todo[-1][2]]

    def prompt(self, state: Voyage) -> str:
        return f"go to a field within {state.todo[-1][2]} steps"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        return why_not_go(state, seat, move)

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        step_ashore(state, seat, move - GO[0])


def why_not_go(state: Voyage, seat: int, move: Move) -> str | None:
    """§4.3 Why this field cannot be entered."""
    field = move - GO[0]
    if not 0 <= field < len(GO):
        return None
    if field == state.pos[seat]:
        return "You have to move to another field (§4.3)."
    far, reach = DISTANCE[state.pos[seat]][field], state.todo[-1][2]
    return f"{LAND_NAMES[field]} is {far} steps away, and you can go {reach} (§4.3)."


def step_ashore(state: Voyage, seat: int, field: int) -> None:
    """§4.3, §6.1 Enter a field by own movement; back on the island fewer favour cards may be held."""
    state.pos[seat] = field
    state.tell(MOVED, seat, field)
    push(state, Step.ARRIVE, seat)
    if field != BAY and state.sailed >> seat & 1:
        state.sailed &= ~(1 << seat)
        push(state, Step.LIMIT, seat)


class March(GoAshore):
    """§3 MARCH: an extra move."""

    section = "3"


class SpiritWalk(Ask):
    """§5.4 Walk to any discovering field without another pirate."""

    section = "5.4"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [GO[field] for field in free_discoveries(state)]

    def prompt(self, state: Voyage) -> str:
        return "walk to any discovering field without a pirate"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        if not 0 <= move - GO[0] < len(GO):
            return None
        if COIN_AT[move - GO[0]] == NOTHING:
            return f"{LAND_NAMES[move - GO[0]]} is no discovering field (§5.4)."
        return f"There is a pirate on {LAND_NAMES[move - GO[0]]} (§5.4)."

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        step_ashore(state, seat, move - GO[0])


def free_discoveries(state: Voyage) -> list[int]:
    """§5.4 The discovering fields on which nobody stands."""
    return [field for field in DISCOVERIES if field not in state.pos]


class DriveAway(Ask):
    """§5.2, §7.5 Drive another pirate to a field at exactly this distance."""

    section = "7.5"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        _, _, driven, steps, after_duel = state.todo[-1]
        moves = [DRIVE[field] for field in EXACTLY[state.pos[driven]][steps]]
        return [*moves, LEAVE] if after_duel or not moves else moves

    def prompt(self, state: Voyage) -> str:
        _, _, _, steps, after_duel = state.todo[-1]
        may = ", or leave them there" if after_duel else ""
        return f"drive the other pirate exactly {steps} fields{may}"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        _, _, driven, steps, _ = state.todo[-1]
        if move == LEAVE:
            return "The card says that the pirate is driven away (§5.2)."
        if not 0 <= move - DRIVE[0] < len(DRIVE):
            return None
        if move - DRIVE[0] == BAY:
            return "Nobody is driven into the raft bay (§7.5)."
        far = DISTANCE[state.pos[driven]][move - DRIVE[0]]
        return f"{LAND_NAMES[move - DRIVE[0]]} is {far} steps away, not exactly {steps} (§7.5)."

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        _, _, driven, _, after_duel = frame
        if move != LEAVE:
            drive(state, driven, move - DRIVE[0])
            if after_duel and state.push_triggers:
                deal_with_new_field(state, driven)


def deal_with_new_field(state: Voyage, seat: int) -> None:
    """§7.5 With the option a loser deals with the field: without a duel, within the chain limit, and not if stuck."""
    if state.adventure[seat] == NOTHING and state.resolved < MOST_FIELDS:
        state.resolved += 1
        push(state, Step.RESOLVE, seat)


def drive(state: Voyage, seat: int, field: int) -> None:
    """§3 DRIVEN: moved, and nothing on the new field is triggered."""
    state.pos[seat] = field
    state.tell(DRIVEN, seat, field)


class RideToLanding(Ask):
    """§5.5 You may be driven to any landing site."""

    section = "5.5"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [DRIVE[site] for site in LANDINGS if site != state.pos[seat]] + [LEAVE]

    def prompt(self, state: Voyage) -> str:
        return "ride to a landing site, or leave it"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        return "The tunnel leads to the other landing sites only (§5.5)." if 0 <= move - DRIVE[0] < len(DRIVE) else None

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        if move != LEAVE:
            drive(state, seat, move - DRIVE[0])


@AGENDA.step(Step.ARRIVE)
def arrive(state: Voyage, seat: int) -> None:
    """§4.4, §3 What a pirate ends on: the bay, opponents to duel with, or the field. Only so many fields in a turn."""
    if state.resolved >= MOST_FIELDS:
        return
    state.resolved += 1
    field = state.pos[seat]
    if field == BAY:
        if state.has_all(seat):
            push(state, Step.BAY_ATTEMPT, seat, ATTEMPTS_ON_ARRIVAL)
        return
    opponents = [other for other in range(state.seats) if other != seat and state.pos[other] == field]
    if len(opponents) == 1:
        attack(state, seat, opponents[0], DEAL_WITH)
    elif opponents:
        push(state, Question.OPPONENT, seat)
    else:
        resolve(state, seat)


@AGENDA.step(Step.RESOLVE)
def resolve(state: Voyage, seat: int) -> None:
    """§4.4 A coin is turned over; an icon has its effect, every time somebody ends there."""
    coin = COIN_AT[state.pos[seat]] if state.pos[seat] < len(COIN_AT) else NOTHING
    if coin == NOTHING:
        return
    if state.up >> coin & 1:
        follow_icon(state, seat, state.icons[coin], 0)
    elif state.icons[coin] == NOTHING:
        push(state, Question.COIN, seat, coin)
    else:
        uncover(state, seat, coin)


class FlipCoin(AskLuck):
    """§4.4 A piece of eight is turned over."""

    section = "4.4"

    def outcomes(self, state: Voyage) -> list[tuple[Move, int]]:
        return state.coins.outcomes(COIN)

    def stream(self, state: Voyage) -> str:
        return "pieces of eight"

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        state.coins.take(move - COIN[0])
        coin = frame[2]
        state.icons[coin] = move - COIN[0]
        uncover(state, seat, coin)


def uncover(state: Voyage, seat: int, coin: int) -> None:
    """§4.4 The coin lies open from now on."""
    state.up |= 1 << coin
    state.seen[coin] = (1 << state.seats) - 1
    state.tell(UNCOVERED, seat, DISCOVERIES[coin], state.icons[coin])
    follow_icon(state, seat, state.icons[coin], 1)


def follow_icon(state: Voyage, seat: int, icon: int, is_new: int) -> None:
    """§4.4, §4.5 An item is taken, with a favour card for its discoverer; a category means a quest card."""
    if icon < FIRST_ITEM:
        push(state, Step.DRAW_QUEST, seat, icon)
        return
    take_item(state, seat, icon - FIRST_ITEM)
    if is_new:
        push(state, Step.DRAW, seat, 1)


class PeekUnderCoins(Ask):
    """§5.3 Look in secret under up to three pieces of eight."""

    section = "5.3"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        hidden = [PEEK[coin] for coin in range(len(PEEK)) if not state.seen[coin] >> seat & 1]
        return [*hidden, STOP]

    def prompt(self, state: Voyage) -> str:
        return f"look under a piece of eight (left: {state.todo[-1][2]}), or stop"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        return "You know what lies there (§5.3)." if move in PEEK else None

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        if move != STOP:
            left = frame[2] - 1
            if left:
                push(state, Question.PEEK, seat, left)
            push(state, Question.PEEK_COIN, seat, move - PEEK[0])


class PeekCoin(AskLuck):
    """§5.3 What lies under the coin is shown to one pirate; if another has looked before, it is decided already."""

    section = "5.3"

    def outcomes(self, state: Voyage) -> list[tuple[Move, int]]:
        icon = state.icons[state.todo[-1][2]]
        return state.coins.outcomes(COIN) if icon == NOTHING else [(COIN[icon], 1)]

    def stream(self, state: Voyage) -> str:
        is_new = state.icons[state.todo[-1][2]] == NOTHING
        return "pieces of eight" if is_new else "pieces of eight seen before"

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        coin = frame[2]
        if state.icons[coin] == NOTHING:
            state.coins.take(move - COIN[0])
            state.icons[coin] = move - COIN[0]
        state.seen[coin] |= 1 << seat
        state.tell(PEEKED, seat, DISCOVERIES[coin], state.icons[coin])


GO_WITHIN: Final = [[[GO[field] for field in fields] for fields in reach] for reach in WITHIN]
"""The moves to all fields within so many steps of a field."""


AGENDA.question(Question.FIELD, GoAshore())
AGENDA.question(Question.MARCH, March())
AGENDA.question(Question.SPIRIT, SpiritWalk())
AGENDA.question(Question.DRIVE, DriveAway())
AGENDA.question(Question.LANDING, RideToLanding())
AGENDA.question(Question.COIN, FlipCoin())
AGENDA.question(Question.PEEK, PeekUnderCoins())
AGENDA.question(Question.PEEK_COIN, PeekCoin())
