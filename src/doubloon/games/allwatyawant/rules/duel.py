"""§7 The duel: attack, exchanges, booty, and what comes after."""

from __future__ import annotations

from typing import Final

from doubloon.core import Move

from ..box import (
    DIRTY_TRICK,
    DUEL_RANSOM,
    DUEL_ROUNDS,
    EXCHANGES,
    FEINT,
    ITEMS,
    MOST_BOOTY,
    PARLEY,
    PUSH,
)
from ..frames import (
    AFTER_DUEL,
    AGENDA,
    ASK_BOOTY,
    ASK_DEFEND,
    ASK_DRIVE,
    ASK_FEINT,
    ASK_LAY,
    ASK_OPPONENT,
    ASK_PARLEY,
    ASK_RANSOM,
    ASK_TRICK,
    BOOTY,
    DRAW_BLIND,
    DUEL,
    EXCHANGE,
    JUDGE,
    LIMIT,
    OPEN,
    RESOLVE,
    ROUND_END,
    answered,
    go_on,
    push,
)
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
    NO,
    OPENED,
    PARLEYED,
    PARRIED,
    PLAY,
    RANSOM,
    ROB,
    ROB_CARDS,
    SECOND_ROUND,
    TRICKED,
    WAIVE,
    WAIVED,
)
from .asking import Ask
from .belongings import hand_over, items_of, play_card

DEAL_WITH: Final = 1
"""The field is dealt with after the duel."""


class ChooseOpponent(Ask):
    """§7.1 Several opponents on one field: choose whom to attack."""

    section = "7.1"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        field = state.pos[seat]
        return [ATTACK[other] for other in range(state.seats) if other != seat and state.pos[other] == field]

    def prompt(self, state: Voyage) -> str:
        return "choose whom you attack"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        return "That pirate is not on your field (§7.1)." if move in ATTACK else None

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        answered(state)
        push(state, DUEL, seat, move - ATTACK[0], DEAL_WITH)
        go_on(state)


def begin(state: Voyage, frame: tuple[int, ...]) -> None:
    """§7.1 The attacker has no choice any more; the target may call for parley."""
    attacker, target, deals = frame[1], frame[2], frame[3]
    state.tell(ATTACKED, attacker, target)
    push(state, AFTER_DUEL, attacker, state.pos[attacker] if deals == DEAL_WITH else NOTHING)
    push(state, EXCHANGE, attacker)
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
        push(state, ASK_PARLEY, target)


class CallParley(Ask):
    """§6.3 PARLEY: the attack is off."""

    section = "6.3"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [NO, PLAY[PARLEY]] if PARLEY in state.hands[seat] else [NO]

    def prompt(self, state: Voyage) -> str:
        return "you are attacked: play parley if you hold it, else say no"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        return "You do not hold parley (§6.3)." if move == PLAY[PARLEY] else None

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        answered(state)
        if move != NO:
            play_card(state, seat, PARLEY)
            state.parleyed = True
            state.tell(PARLEYED, seat)
        go_on(state)


def next_exchange(state: Voyage, frame: tuple[int, ...]) -> None:
    """§7.2 Three exchanges make a round; then tricks, and the points are compared."""
    attacker = frame[1]
    if state.parleyed:
        return
    if state.exchange == EXCHANGES:
        push(state, ROUND_END, attacker)
        for place in (1, 0):
            seat = state.duelists[place]
            if state.hands[seat] and not state.tricks >> place & 1:
                push(state, ASK_TRICK, seat, place)
        return
    striker, defender = state.duelists[state.striker], state.duelists[1 - state.striker]
    push(state, EXCHANGE, attacker)
    push(state, JUDGE, striker)
    push(state, OPEN, striker)
    push(state, ASK_DEFEND, defender)
    push(state, ASK_LAY, striker)


class LayAttack(Ask):
    """§7.2 The attacker of the exchange lays a card face down."""

    section = "7.2"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return LAY

    def prompt(self, state: Voyage) -> str:
        return "lay your attack face down: horizontal or vertical"

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        answered(state)
        state.laid = move - LAY[0]
        state.tell(LAID, seat, state.laid)
        go_on(state)


class Defend(Ask):
    """§7.2 The defender lays a card openly, without seeing the attack."""

    section = "7.2"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return LAY

    def prompt(self, state: Voyage) -> str:
        return "defend: lay a card openly; the other way round than the attack parries it"

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        answered(state)
        state.shown = move - LAY[0]
        state.tell(DEFENDED, seat, state.shown)
        go_on(state)


def open_attack(state: Voyage, frame: tuple[int, ...]) -> None:
    """§7.2, §6.3 The attack is opened; then the attacker may feint, then the defender."""
    striker, defender = state.duelists[state.striker], state.duelists[1 - state.striker]
    state.tell(OPENED, striker, state.laid)
    if state.hands[defender]:
        push(state, ASK_FEINT, defender, 1)
    if state.hands[striker]:
        push(state, ASK_FEINT, striker, 0)


class PlayFeint(Ask):
    """§6.3 FEINT: turn your own card."""

    section = "6.3"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [NO, PLAY[FEINT]] if FEINT in state.hands[seat] else [NO]

    def prompt(self, state: Voyage) -> str:
        return "both cards are open: play feint to turn yours if you hold it, else say no"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        return "You do not hold feint (§6.3)." if move == PLAY[FEINT] else None

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        defends = answered(state)[2]
        if move != NO:
            play_card(state, seat, FEINT)
            if defends:
                state.shown = 1 - state.shown
            else:
                state.laid = 1 - state.laid
            state.tell(FEINTED, seat, state.shown if defends else state.laid)
        go_on(state)


def judge(state: Voyage, frame: tuple[int, ...]) -> None:
    """§7.2 The same way is a hit and the attacker goes on; different ways are a parry and the roles change."""
    if state.laid == state.shown:
        state.points[state.striker] += 1
        state.tell(HIT, state.duelists[state.striker], state.points[state.striker])
    else:
        state.striker = 1 - state.striker
        state.tell(PARRIED, state.duelists[state.striker])
    state.laid = state.shown = NOTHING
    state.exchange += 1


class PlayTrick(Ask):
    """§6.3 DIRTY TRICK: one more point, once in a duel."""

    section = "6.3"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [NO, PLAY[DIRTY_TRICK]] if DIRTY_TRICK in state.hands[seat] else [NO]

    def prompt(self, state: Voyage) -> str:
        return "the round is over: play a dirty trick if you hold it, else say no"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        return "You do not hold dirty-trick (§6.3)." if move == PLAY[DIRTY_TRICK] else None

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        place = answered(state)[2]
        if move != NO:
            play_card(state, seat, DIRTY_TRICK)
            state.tricks |= 1 << place
            state.points[place] += 1
            state.tell(TRICKED, seat, state.points[place])
        go_on(state)


def end_round(state: Voyage, frame: tuple[int, ...]) -> None:
    """§7.3, §7.4 A tie after the first round: another one, begun by whoever would attack next. Else booty."""
    attacker = frame[1]
    first, second = state.points
    if first == second:
        if state.duel_round < DUEL_ROUNDS:
            state.duel_round += 1
            state.exchange = 0
            state.tell(SECOND_ROUND, state.duelists[state.striker])
            push(state, EXCHANGE, attacker)
        else:
            state.tell(DUEL_TIED, attacker)
        return
    won = 0 if first > second else 1
    winner, loser = state.duelists[won], state.duelists[1 - won]
    booty = min(abs(first - second), MOST_BOOTY)
    if won == 1:
        let_field_be(state)
    state.tell(DUEL_WON, winner, loser, booty)
    push(state, LIMIT, winner)
    push(state, ASK_DRIVE, winner, loser, PUSH, 1)
    push(state, BOOTY, winner, loser, booty)


def let_field_be(state: Voyage) -> None:
    """§7.6 The attacker has lost: the field of this duel is not dealt with."""
    for place in range(len(state.todo) - 1, -1, -1):
        frame = state.todo[place]
        if frame[0] == AFTER_DUEL:
            state.todo[place] = (AFTER_DUEL, frame[1], NOTHING, 0, 0)
            return


def take_booty(state: Voyage, frame: tuple[int, ...]) -> None:
    """§7.4 For each point something of the loser's; if nothing is left, the point is lost."""
    winner, loser, points = frame[1], frame[2], frame[3]
    if points and (state.items[loser] or state.hands[loser]):
        push(state, BOOTY, winner, loser, points - 1)
        push(state, ASK_BOOTY, winner, loser)


class ChooseBooty(Ask):
    """§7.4 The winner names a token, or takes cards, or waives the point."""

    section = "7.4"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        loser = state.todo[-1][2]
        moves = [ROB[item] for item in items_of(state.items[loser])]
        return [*moves, ROB_CARDS, WAIVE] if state.hands[loser] else [*moves, WAIVE]

    def prompt(self, state: Voyage) -> str:
        return "choose your booty: a token or cards of the loser, or waive it"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        if move == ROB_CARDS:
            return "The loser holds no favour cards (§7.4)."
        return f"The loser has no {ITEMS[move - ROB[0]]} (§7.4)." if 0 <= move - ROB[0] < len(ROB) else None

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        loser = answered(state)[2]
        if move == WAIVE:
            state.tell(WAIVED, seat)
        elif move == ROB_CARDS:
            draw_cards(state, seat, loser)
        elif len(state.hands[loser]) >= DUEL_RANSOM:
            push(state, ASK_RANSOM, loser, seat, move - ROB[0])
        else:
            hand_over(state, loser, seat, move - ROB[0])
        go_on(state)


def draw_cards(state: Voyage, winner: int, loser: int) -> None:
    """§7.4 Two favour cards are drawn blind, or the only one."""
    for _ in range(DUEL_RANSOM):
        push(state, DRAW_BLIND, winner, loser)


class PayRansom(Ask):
    """§7.4 The loser hands the token over, or lets the winner draw two favour cards."""

    section = "7.4"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [HAND_OVER, RANSOM]

    def prompt(self, state: Voyage) -> str:
        return f"hand over your {ITEMS[state.todo[-1][3]]}, or pay a ransom of two favour cards"

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        frame = answered(state)
        if move == RANSOM:
            draw_cards(state, frame[2], seat)
        else:
            hand_over(state, seat, frame[2], frame[3])
        go_on(state)


def after_duel(state: Voyage, frame: tuple[int, ...]) -> None:
    """§7.6 Now the field is dealt with, unless the attacker has lost or has been moved off it since."""
    attacker, field = frame[1], frame[2]
    state.duelists = ()
    if field != NOTHING and state.pos[attacker] == field:
        push(state, RESOLVE, attacker)


CHOOSE_OPPONENT: Final[ChooseOpponent] = ChooseOpponent()
CALL_PARLEY: Final[CallParley] = CallParley()
LAY_ATTACK: Final[LayAttack] = LayAttack()
DEFEND: Final[Defend] = Defend()
PLAY_FEINT: Final[PlayFeint] = PlayFeint()
PLAY_TRICK: Final[PlayTrick] = PlayTrick()
CHOOSE_BOOTY: Final[ChooseBooty] = ChooseBooty()
PAY_RANSOM: Final[PayRansom] = PayRansom()

AGENDA.question(ASK_OPPONENT, CHOOSE_OPPONENT)
AGENDA.step(DUEL, begin)
AGENDA.question(ASK_PARLEY, CALL_PARLEY)
AGENDA.step(EXCHANGE, next_exchange)
AGENDA.question(ASK_LAY, LAY_ATTACK)
AGENDA.question(ASK_DEFEND, DEFEND)
AGENDA.step(OPEN, open_attack)
AGENDA.question(ASK_FEINT, PLAY_FEINT)
AGENDA.step(JUDGE, judge)
AGENDA.question(ASK_TRICK, PLAY_TRICK)
AGENDA.step(ROUND_END, end_round)
AGENDA.step(BOOTY, take_booty)
AGENDA.question(ASK_BOOTY, CHOOSE_BOOTY)
AGENDA.question(ASK_RANSOM, PAY_RANSOM)
AGENDA.step(AFTER_DUEL, after_duel)
