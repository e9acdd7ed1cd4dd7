"""§7 The duel: attack, exchanges, booty, and what comes after."""

from __future__ import annotations

from typing import Final

from doubloon.core import Frame, Move, Saying, say
from doubloon.core.shared import changed

from .. import prompts, reasons
from ..box import (
    DIRTY_TRICK,
    DUEL_RANSOM,
    DUEL_ROUNDS,
    EXCHANGES,
    FEINT,
    MOST_BOOTY,
    PARLEY,
    PUSH,
)
from ..frames import AGENDA, Question, Step, push
from ..state import NOTHING, Voyage
from ..vocabulary import (
    ATTACK,
    ATTACKED,
    DEFENDED,
    DUEL_TIED,
    DUEL_WON,
    FEINTED,
    HAND_OVER,
    HIT,
    LAID,
    LAY,
    OPENED,
    PARLEYED,
    PARRIED,
    RANSOM,
    RANSOMED,
    ROB,
    ROB_CARDS,
    SECOND_ROUND,
    TRICKED,
    WAIVE,
    WAIVED,
)
from .asking import Ask, AskForCard
from .belongings import hand_over, items_of

LET_BE: Final = 0
DEAL_WITH: Final = 1
"""Whether the field is dealt with after the duel."""


class ChooseOpponent(Ask):
    """§7.1 Several opponents on one field: choose whom to attack."""

    section = "7.1"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        field = state.pos[seat]
        return [ATTACK[other] for other in range(state.seats) if other != seat and state.pos[other] == field]

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        return say(reasons.NOT_ON_FIELD) if move in ATTACK else None

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        attack(state, seat, ATTACK.index(move), DEAL_WITH)


def attack(state: Voyage, attacker: int, target: int, deals: int) -> None:
    """§7.1 The attacker has no choice any more; the target may call for parley."""
    state.tell(ATTACKED, attacker, target)
    push(state, Step.AFTER_DUEL, attacker, state.pos[attacker] if deals == DEAL_WITH else NOTHING)
    push(state, Step.EXCHANGE, attacker)
    face_off(state, attacker, target)


def face_off(state: Voyage, attacker: int, target: int) -> None:
    """§7.1, §9.3 A duel or sea battle begins with nothing scored, and the target may call for parley."""
    state.duelists = (attacker, target)
    state.points = [0, 0]
    state.duel_round = 1
    state.exchange = state.striker = state.tricks = state.hits = 0
    state.laid = state.shown = NOTHING
    state.parleyed = False
    if state.hands[target]:
        push(state, Question.PARLEY, target)


class CallParley(AskForCard):
    """§6.3 PARLEY: the attack is off."""

    card = PARLEY

    def use(self, state: Voyage, seat: int, frame: Frame) -> None:
        state.parleyed = True
        state.tell(PARLEYED, seat)


@AGENDA.step(Step.EXCHANGE)
def next_exchange(state: Voyage, attacker: int) -> None:
    """§7.2 Three exchanges make a round; then tricks, and the points are compared."""
    if state.parleyed:
        return
    if state.exchange == EXCHANGES:
        push(state, Step.ROUND_END, attacker)
        for place in (1, 0):
            seat = state.duelists[place]
            if state.hands[seat] and not state.tricks >> place & 1:
                push(state, Question.TRICK, seat, place)
        return
    striker, defender = state.duelists[state.striker], state.duelists[1 - state.striker]
    push(state, Step.EXCHANGE, attacker)
    push(state, Step.JUDGE)
    push(state, Step.OPEN)
    push(state, Question.DEFEND, defender)
    push(state, Question.LAY, striker)


class LayAttack(Ask):
    """§7.2 The attacker of the exchange lays a card face down."""

    section = "7.2"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return LAY.moves

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        state.laid = LAY.index(move)
        state.tell(LAID, seat, state.laid)


class Defend(Ask):
    """§7.2 The defender lays a card openly, without seeing the attack."""

    section = "7.2"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return LAY.moves

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        state.shown = LAY.index(move)
        state.tell(DEFENDED, seat, state.shown)


@AGENDA.step(Step.OPEN)
def open_attack(state: Voyage) -> None:
    """§7.2, §6.3 The attack is opened; then the attacker may feint, then the defender."""
    striker, defender = state.duelists[state.striker], state.duelists[1 - state.striker]
    state.tell(OPENED, striker, state.laid)
    if state.hands[defender]:
        push(state, Question.FEINT, defender, 1)
    if state.hands[striker]:
        push(state, Question.FEINT, striker, 0)


class PlayFeint(AskForCard):
    """§6.3 FEINT: turn your own card."""

    card = FEINT

    def use(self, state: Voyage, seat: int, frame: Frame) -> None:
        defends = frame[2]
        if defends:
            state.shown = 1 - state.shown
        else:
            state.laid = 1 - state.laid
        state.tell(FEINTED, seat, state.shown if defends else state.laid)


@AGENDA.step(Step.JUDGE)
def judge(state: Voyage) -> None:
    """§7.2 The same way is a hit and the attacker goes on; different ways are a parry and the roles change."""
    is_hit = state.laid == state.shown
    state.points = points_after(state, is_hit)
    state.striker = striker_after(state, is_hit)
    if is_hit:
        state.tell(HIT, state.duelists[state.striker], state.points[state.striker])
    else:
        state.tell(PARRIED, state.duelists[state.striker])
    state.laid = state.shown = NOTHING
    state.exchange += 1


def points_after(state: Voyage, is_hit: bool) -> list[int]:
    """§7.2 A hit is a point for whoever attacks in this exchange."""
    points = state.points[:]
    if is_hit:
        points[state.striker] += 1
    return points


def striker_after(state: Voyage, is_hit: bool) -> int:
    """§7.2 Whoever hits attacks again; whoever parries attacks next."""
    return state.striker if is_hit else 1 - state.striker


def winner_by(points: list[int]) -> int:
    """§7.3 The duelist who has more points, or NOTHING after a tie."""
    return NOTHING if points[0] == points[1] else 0 if points[0] > points[1] else 1


def booty_for(points: list[int]) -> int:
    """§7.4 The difference is the winner's booty, up to a limit."""
    return min(abs(points[0] - points[1]), MOST_BOOTY)


class PlayTrick(AskForCard):
    """§6.3 DIRTY TRICK: one more point, once in a duel."""

    card = DIRTY_TRICK

    def use(self, state: Voyage, seat: int, frame: Frame) -> None:
        place = frame[2]
        state.tricks |= 1 << place
        state.points = changed(state.points, place, state.points[place] + 1)
        state.tell(TRICKED, seat, state.points[place])


@AGENDA.step(Step.ROUND_END)
def end_round(state: Voyage, attacker: int) -> None:
    """§7.3, §7.4 A tie after the first round: another one, begun by whoever would attack next. Else booty."""
    won = winner_by(state.points)
    if won == NOTHING:
        if state.duel_round < DUEL_ROUNDS:
            state.duel_round += 1
            state.exchange = 0
            state.tell(SECOND_ROUND, state.duelists[state.striker])
            push(state, Step.EXCHANGE, attacker)
        else:
            state.tell(DUEL_TIED, attacker)
        return
    winner, loser = state.duelists[won], state.duelists[1 - won]
    booty = booty_for(state.points)
    if won == 1:
        let_field_be(state)
    state.tell(DUEL_WON, winner, loser, booty)
    push(state, Step.LIMIT, winner)
    push(state, Question.DRIVE, winner, loser, PUSH, 1)
    push(state, Step.BOOTY, winner, loser, booty)


def let_field_be(state: Voyage) -> None:
    """§7.6 The attacker has lost: the field of this duel is not dealt with."""
    for place in range(len(state.todo) - 1, -1, -1):
        if state.todo[place][0] == Step.AFTER_DUEL:
            state.todo[place] = (Step.AFTER_DUEL, state.duelists[0], NOTHING)
            return


@AGENDA.step(Step.BOOTY)
def take_booty(state: Voyage, winner: int, loser: int, points: int) -> None:
    """§7.4 For each point something of the loser's; if nothing is left, the point is lost."""
    if points and (state.items[loser] or state.hands[loser]):
        push(state, Step.BOOTY, winner, loser, points - 1)
        push(state, Question.BOOTY, winner, loser)


class ChooseBooty(Ask):
    """§7.4 The winner names a token, or takes cards, or waives the point."""

    section = "7.4"
    is_open = True

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        loser = state.todo[-1][2]
        moves = [ROB[item] for item in items_of(state.items[loser])]
        return [*moves, ROB_CARDS, WAIVE] if state.hands[loser] else [*moves, WAIVE]

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        if move == ROB_CARDS:
            return say(reasons.LOSER_HOLDS_NOTHING)
        return say(reasons.LOSER_LACKS, ROB.index(move)) if move in ROB else None

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        loser = frame[2]
        if move == WAIVE:
            state.tell(WAIVED, seat)
        elif move == ROB_CARDS:
            draw_cards(state, seat, loser)
        elif len(state.hands[loser]) >= DUEL_RANSOM:
            push(state, Question.RANSOM, loser, seat, ROB.index(move))
        else:
            hand_over(state, loser, seat, ROB.index(move))


def draw_cards(state: Voyage, winner: int, loser: int) -> None:
    """§7.4 Two favour cards are drawn blind, or the only one."""
    for _ in range(DUEL_RANSOM):
        push(state, Step.DRAW_BLIND, winner, loser)


class PayRansom(Ask):
    """§7.4 The loser hands the token over, or lets the winner draw two favour cards."""

    section = "7.4"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [HAND_OVER, RANSOM]

    def prompt(self, state: Voyage) -> Saying:
        return say(prompts.RANSOM, state.todo[-1][3])

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        _, _, winner, item = frame
        if move == RANSOM:
            state.tell(RANSOMED, seat, winner, item)
            draw_cards(state, winner, seat)
        else:
            hand_over(state, seat, winner, item)


@AGENDA.step(Step.AFTER_DUEL)
def after_duel(state: Voyage, attacker: int, field: int) -> None:
    """§7.6 Now the field is dealt with, unless the attacker has lost or has been moved off it since."""
    state.duelists = ()
    if field != NOTHING and state.pos[attacker] == field:
        push(state, Step.RESOLVE, attacker)


AGENDA.question(Question.OPPONENT, ChooseOpponent())
AGENDA.question(Question.PARLEY, CallParley())
AGENDA.question(Question.LAY, LayAttack())
AGENDA.question(Question.DEFEND, Defend())
AGENDA.question(Question.FEINT, PlayFeint())
AGENDA.question(Question.TRICK, PlayTrick())
AGENDA.question(Question.BOOTY, ChooseBooty())
AGENDA.question(Question.RANSOM, PayRansom())
