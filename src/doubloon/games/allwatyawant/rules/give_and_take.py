"""§3 DRAW, LOSE, TAKE and ROB: how tokens and favour cards come, go and change hands."""

from __future__ import annotations

from random import Random

from doubloon.core import Family, Frame, Move, Saying, say
from doubloon.core.hand import kinds, with_card

from .. import prompts, reasons
from ..frames import AGENDA, Question, Step, push
from ..state import Voyage
from ..vocabulary import (
    BLIND,
    DREW,
    DROP,
    DROPPED,
    FAVOUR,
    GIVE,
    GIVE_FAVOUR,
    HAND_OVER,
    NO_FAVOUR,
    PASSED_FAVOUR,
    ROB,
    ROBBED_CARD,
    SPEND,
    TAKE,
)
from .asking import Ask, AskLuck
from .belongings import hand_in, hand_over, items_of, learn, lose_item, pass_card, take_item, tuck


@AGENDA.step(Step.DRAW)
def draw(state: Voyage, seat: int, number: int) -> None:
    """§3 DRAW n: draw, then go down to the limit."""
    push(state, Step.LIMIT, seat)
    for _ in range(number):
        push(state, Step.DRAW_ONE, seat)


@AGENDA.step(Step.DRAW_ONE)
def draw_one(state: Voyage, seat: int) -> None:
    """§3 If the stack has run out for a moment, the draw is skipped."""
    if len(state.favours):
        push(state, Question.FAVOUR, seat)
    else:
        state.tell(NO_FAVOUR, seat)


@AGENDA.step(Step.LIMIT)
def keep_limit(state: Voyage, seat: int) -> None:
    """§6.1 Whoever holds too many chooses what to keep."""
    if len(state.hands[seat]) > state.limit(seat):
        push(state, Step.LIMIT, seat)
        push(state, Question.DROP, seat)


@AGENDA.step(Step.LOSE)
def lose(state: Voyage, seat: int, number: int) -> None:
    """§3 LOSE n: a token or a favour card, as the owner chooses; with nothing left, nothing is lost."""
    if number and (state.items[seat] or state.hands[seat]):
        push(state, Step.LOSE, seat, number - 1)
        push(state, Question.GIVE, seat)


@AGENDA.step(Step.LOSE_FAVOUR)
def lose_favour(state: Voyage, seat: int, number: int) -> None:
    """§5.3 Give up favour cards only."""
    if number and state.hands[seat]:
        push(state, Step.LOSE_FAVOUR, seat, number - 1)
        push(state, Question.GIVE_FAVOUR, seat)


@AGENDA.step(Step.ROB)
def rob(state: Voyage, robber: int, victim: int) -> None:
    """§3 ROB 1: the robber names a token; without tokens to name, a favour card is drawn blind."""
    if state.items[victim]:
        push(state, Question.ROB, robber, victim)
    elif state.hands[victim]:
        push(state, Step.LIMIT, robber)
        push(state, Step.DRAW_BLIND, robber, victim)


@AGENDA.step(Step.DRAW_BLIND)
def draw_blind(state: Voyage, thief: int, victim: int) -> None:
    """§3, §7.4 Draw a favour card from another's hand, if there is one."""
    if state.hands[victim]:
        push(state, Question.BLIND, thief, victim)


class DrawFavour(AskLuck):
    """§3 A favour card is drawn from the top of the stack."""

    section = "6"

    def outcomes(self, state: Voyage) -> list[tuple[Move, int]]:
        return state.favours.outcomes(FAVOUR.moves)

    def sample(self, state: Voyage, rng: Random) -> Move:
        return FAVOUR.moves[state.favours.sample(rng)]

    def stream(self, state: Voyage) -> str:
        return state.favours.stream("favours")

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        card = FAVOUR.index(move)
        is_known = state.favours.seen[-1] != 0
        state.favours = state.favours.clone()
        state.favours.draw(card)
        state.hands[seat] = with_card(state.hands[seat], card)
        if is_known:
            learn(state, seat, card)
        state.tell(DREW, seat, card)


class DrawBlind(AskLuck):
    """§3, §7.4 A favour card is drawn blind from a hand."""

    section = "7.4"

    def outcomes(self, state: Voyage) -> list[tuple[Move, int]]:
        hand = state.hands[state.todo[-1][2]]
        return [(BLIND[card], hand.count(card)) for card in kinds(hand)]

    def stream(self, state: Voyage) -> str:
        return "blind"

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        victim, card = frame[2], BLIND.index(move)
        pass_card(state, victim, seat, card)
        state.tell(ROBBED_CARD, seat, victim, card, also=1 << victim)


class KeepLimit(Ask):
    """§6.1 Too many favour cards: drop one."""

    section = "6.1"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [DROP[card] for card in kinds(state.hands[seat])]

    def prompt(self, state: Voyage) -> Saying:
        return say(prompts.LIMIT, state.limit(state.todo[-1][1]))

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        return why_not_card(DROP, move)

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        tuck(state, seat, DROP.index(move))
        state.tell(DROPPED, seat, DROP.index(move))


class GiveUp(Ask):
    """§4.6 Lose an item: a token, or a favour card as its ransom."""

    section = "4.6"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        tokens = [GIVE[item] for item in items_of(state.items[seat])]
        return tokens + [GIVE_FAVOUR[card] for card in kinds(state.hands[seat])]

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        return why_not_give(move)

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        give_up(state, seat, move)


class GiveFavour(Ask):
    """§5.3 Give up a favour card."""

    section = "5.3"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [GIVE_FAVOUR[card] for card in kinds(state.hands[seat])]

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        return why_not_give(move)

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        give_up(state, seat, move)


def give_up(state: Voyage, seat: int, move: Move) -> None:
    """§3 A token goes to its stack, a favour card under the stack."""
    if move in GIVE:
        lose_item(state, seat, GIVE.index(move))
    else:
        hand_in(state, seat, GIVE_FAVOUR.index(move))


def why_not_give(move: Move) -> Saying | None:
    """§4.6 Why this cannot be given."""
    if move in GIVE:
        return say(reasons.NO_ITEM, GIVE.index(move))
    return why_not_card(GIVE_FAVOUR, move)


def why_not_card(family: Family, move: Move) -> Saying | None:
    """Why the favour card of this move cannot be used: it is not held."""
    return say(reasons.NOT_HELD, family.index(move)) if move in family else None


class Spend(Ask):
    """§6.2 Which card is handed in for what every card can do."""

    section = "6.2"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [SPEND[card] for card in kinds(state.hands[seat])]

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        return why_not_card(SPEND, move)

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        hand_in(state, seat, SPEND.index(move))


class TakeItem(Ask):
    """§3 TAKE: choose one of the tokens that you lack."""

    section = "3"
    is_open = True

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [TAKE[item] for item in items_of(state.todo[-1][2])]

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        if move not in TAKE:
            return None
        item = TAKE.index(move)
        return say(reasons.HAVE_ALREADY if state.items[seat] >> item & 1 else reasons.NOT_HERE, item)

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        take_item(state, seat, TAKE.index(move))


class NameToken(Ask):
    """§3 ROB 1: the robber names a token of the victim."""

    section = "3"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [ROB[item] for item in items_of(state.items[state.todo[-1][2]])]

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        return say(reasons.VICTIM_LACKS, ROB.index(move)) if move in ROB else None

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        victim, item = frame[2], ROB.index(move)
        push(state, Step.LIMIT, seat)
        if state.hands[victim]:
            push(state, Question.HAND_OVER, victim, seat, item)
        else:
            hand_over(state, victim, seat, item)


class HandOver(Ask):
    """§3 ROB 1: the victim hands the token over, or a favour card instead."""

    section = "3"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [HAND_OVER] + [GIVE_FAVOUR[card] for card in kinds(state.hands[seat])]

    def prompt(self, state: Voyage) -> Saying:
        return say(prompts.HAND_OVER, state.todo[-1][3])

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        return why_not_card(GIVE_FAVOUR, move)

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        _, _, robber, item = frame
        if move == HAND_OVER:
            hand_over(state, seat, robber, item)
        else:
            card = GIVE_FAVOUR.index(move)
            pass_card(state, seat, robber, card)
            state.tell(PASSED_FAVOUR, seat, robber, card, also=1 << robber)


AGENDA.question(Question.FAVOUR, DrawFavour())
AGENDA.question(Question.BLIND, DrawBlind())
AGENDA.question(Question.DROP, KeepLimit())
AGENDA.question(Question.GIVE, GiveUp())
AGENDA.question(Question.GIVE_FAVOUR, GiveFavour())
AGENDA.question(Question.SPEND, Spend())
AGENDA.question(Question.TAKE, TakeItem())
AGENDA.question(Question.ROB, NameToken())
AGENDA.question(Question.HAND_OVER, HandOver())
