"""§4.3, §4.4, §4.5 Moving on the island, and what a pirate ends on."""

from __future__ import annotations

from typing import Final

from doubloon.core import Frame, Move, Saying, say
from doubloon.core.shared import changed
from doubloon.core.spaces import Planes, mask_of

from .. import prompts, reasons
from ..box import ATTEMPTS_ON_ARRIVAL, FIRST_ITEM, MOST_FIELDS
from ..effects import DECK_SIZE, LEAD_BOOTS
from ..frames import AGENDA, Question, Step, push
from ..island import BAY, COIN_AT, DISCOVERIES, DISTANCE, EXACTLY, LANDINGS, WITHIN
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
    state.under = changed(state.under, deck, (*state.under[deck], LEAD_BOOTS))
    state.boots = NOBODY


class GoAshore(Ask):
    """§4.3 Move to any other field within the number thrown."""

    section = "4.3"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return GO_WITHIN[state.pos[seat]][state.todo[-1][2]]

    def mark(self, state: Voyage, seat: int, moves: list[Move], mask: memoryview) -> None:
        mask[GO[0] : GO[0] + len(GO)] = GO_MASKS[state.pos[seat]][state.todo[-1][2]]

    def prompt(self, state: Voyage) -> Saying:
        return say(prompts.WITHIN, state.todo[-1][2])

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        return why_not_go(state, seat, move)

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        step_ashore(state, seat, GO.index(move))


def why_not_go(state: Voyage, seat: int, move: Move) -> Saying | None:
    """§4.3 Why this field cannot be entered."""
    if move not in GO:
        return None
    field = GO.index(move)
    if field == state.pos[seat]:
        return say(reasons.MUST_MOVE)
    return say(reasons.TOO_FAR, field, DISTANCE[state.pos[seat]][field], state.todo[-1][2])


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

    def prompt(self, state: Voyage) -> Saying:
        return say(prompts.MARCH, state.reading, state.todo[-1][2])


class SpiritWalk(Ask):
    """§5.4 Walk to any discovering field without another pirate."""

    section = "5.4"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [GO[field] for field in free_discoveries(state)]

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        if move not in GO:
            return None
        field = GO.index(move)
        return say(reasons.NO_DISCOVERY if COIN_AT[field] == NOTHING else reasons.PIRATE_THERE, field)

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        step_ashore(state, seat, GO.index(move))


def free_discoveries(state: Voyage) -> list[int]:
    """§5.4 The discovering fields on which nobody stands."""
    return [field for field in DISCOVERIES if field not in state.pos]


class DriveAway(Ask):
    """§5.2, §7.5 Drive another pirate to a field at exactly this distance."""

    section = "7.5"
    is_open = True

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        _, _, driven, steps, after_duel = state.todo[-1]
        moves = [DRIVE[field] for field in EXACTLY[state.pos[driven]][steps]]
        return [*moves, LEAVE] if after_duel or not moves else moves

    def prompt(self, state: Voyage) -> Saying:
        _, _, _, steps, after_duel = state.todo[-1]
        return say(prompts.DRIVE_OR_LEAVE if after_duel else prompts.DRIVE, steps)

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        _, _, driven, steps, _ = state.todo[-1]
        if move == LEAVE:
            return say(reasons.MUST_DRIVE)
        if move not in DRIVE:
            return None
        field = DRIVE.index(move)
        if field == BAY:
            return say(reasons.NOT_INTO_BAY)
        return say(reasons.NOT_EXACTLY, field, DISTANCE[state.pos[driven]][field], steps)

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        _, _, driven, _, after_duel = frame
        if move != LEAVE:
            drive(state, driven, DRIVE.index(move))
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

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        return say(reasons.OTHER_LANDINGS) if move in DRIVE else None

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        if move != LEAVE:
            drive(state, seat, DRIVE.index(move))


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
        return state.coins.outcomes(COIN.moves)

    def stream(self, state: Voyage) -> str:
        return "pieces of eight"

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        coin = frame[2]
        lay(state, coin, COIN.index(move))
        uncover(state, seat, coin)


def lay(state: Voyage, coin: int, icon: int) -> None:
    """§4.4 Luck has decided what lies under a coin."""
    state.coins = state.coins.clone()
    state.coins.take(icon)
    state.icons = changed(state.icons, coin, icon)


def uncover(state: Voyage, seat: int, coin: int) -> None:
    """§4.4 The coin lies open from now on."""
    state.up |= 1 << coin
    state.seen = changed(state.seen, coin, (1 << state.seats) - 1)
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

    def prompt(self, state: Voyage) -> Saying:
        return say(prompts.PEEK, state.todo[-1][2])

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        return say(reasons.COIN_KNOWN) if move in PEEK else None

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        if move != STOP:
            left = frame[2] - 1
            if left:
                push(state, Question.PEEK, seat, left)
            push(state, Question.PEEK_COIN, seat, PEEK.index(move))


class PeekCoin(AskLuck):
    """§5.3 What lies under the coin is shown to one pirate; if another has looked before, it is decided already."""

    section = "5.3"

    def outcomes(self, state: Voyage) -> list[tuple[Move, int]]:
        icon = state.icons[state.todo[-1][2]]
        return state.coins.outcomes(COIN.moves) if icon == NOTHING else [(COIN[icon], 1)]

    def stream(self, state: Voyage) -> str:
        is_new = state.icons[state.todo[-1][2]] == NOTHING
        return "pieces of eight" if is_new else "pieces of eight seen before"

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        coin = frame[2]
        if state.icons[coin] == NOTHING:
            lay(state, coin, COIN.index(move))
        state.seen = changed(state.seen, coin, state.seen[coin] | 1 << seat)
        state.tell(PEEKED, seat, DISCOVERIES[coin], state.icons[coin])


GO_WITHIN: Final = [[[GO[field] for field in fields] for fields in reach] for reach in WITHIN]
"""The moves to all fields within so many steps of a field."""
_fields: Final = Planes(len(GO))
GO_MASKS: Final = [[_fields.of(mask_of(fields)) for fields in reach] for reach in WITHIN]
"""The same as a 1 for each of them."""


AGENDA.question(Question.FIELD, GoAshore())
AGENDA.question(Question.MARCH, March())
AGENDA.question(Question.SPIRIT, SpiritWalk())
AGENDA.question(Question.DRIVE, DriveAway())
AGENDA.question(Question.LANDING, RideToLanding())
AGENDA.question(Question.COIN, FlipCoin())
AGENDA.question(Question.PEEK, PeekUnderCoins())
AGENDA.question(Question.PEEK_COIN, PeekCoin())
