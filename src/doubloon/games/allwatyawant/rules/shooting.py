"""§10 The plank: a series of shots, each of them stand, aim, push, and a trembling hand."""

from __future__ import annotations

from typing import Final

from doubloon.core import CHANCE, Frame, Move, Saying, say

from .. import prompts, reasons
from ..aim import OWN_HAND
from ..box import CHAIN_SHOT, SHOTS
from ..frames import AGENDA, Question, Step, push
from ..plank import BOARD, CALM, CLICK, HANDS, PEG, PUSH_SPEEDS, STOPPED, SUNK, TAKEN, tremor_steps, tremor_weights
from ..plank import RELEASED as LET_GO
from ..sliding import shoot
from ..state import NOTHING, Voyage
from ..vocabulary import (
    AIM,
    BOUNCED,
    CLICKED,
    EXTRA,
    FOUL,
    FOULED,
    NO,
    PEGGED,
    PLAY,
    PUSH,
    RELEASED,
    SANK,
    SERIES_ENDED,
    SHOOT,
    SHOT,
    STAND,
    STOP,
    TAKEN_OFF,
    TREMBLED,
    TREMOR,
)
from ..vocabulary import STOPPED as CAME_TO_REST
from .asking import Ask, AskLuck
from .belongings import play_card

STONES: Final = 3
FLICK: Final = HANDS.index("flick")
HAPPENINGS: Final = {
    LET_GO: RELEASED,
    BOARD: BOUNCED,
    PEG: PEGGED,
    CLICK: CLICKED,
    SUNK: SANK,
    STOPPED: CAME_TO_REST,
    TAKEN: TAKEN_OFF,
}
TREMBLES: Final = [[(TREMOR[tremor], weight) for tremor, weight in tremor_weights(hand)] for hand in range(len(HANDS))]


def begin_series(state: Voyage, seat: int, need: int, in_battle: int) -> None:
    """§10.3 An empty plank and three stones."""
    state.shooter, state.need = seat, need
    state.shots, state.stones = SHOTS, STONES
    state.sunk = state.fouls = 0
    state.lying = ()
    push(state, Step.NEXT_SHOT, seat, need, in_battle)


@AGENDA.step(Step.NEXT_SHOT)
def next_shot(state: Voyage, seat: int, need: int, in_battle: int) -> None:
    """§10.3 The regular shots, then perhaps extra ones for cards; with all stones sunk it is over."""
    if state.sunk == STONES:
        end_series(state)
    elif state.shots:
        push(state, Step.NEXT_SHOT, seat, need, in_battle)
        push(state, Question.STAND, seat)
    elif state.hands[seat] and state.sunk < need:
        push(state, Question.EXTRA, seat, need, in_battle)
    else:
        end_series(state)


def end_series(state: Voyage) -> None:
    """§10.3 The plank is cleared."""
    state.tell(SERIES_ENDED, state.shooter, state.sunk)
    state.lying = ()
    state.stand = state.aim = state.strength = NOTHING
    state.shots = state.stones = 0


class TakeStand(Ask):
    """§10.2 Where the stone is set; once the task is met, the shooter may stop."""

    section = "10.2"
    is_open = True

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [*STAND, STOP] if state.sunk >= state.need else STAND.moves

    def prompt(self, state: Voyage) -> Saying:
        return say(prompts.STAND, state.shots, state.sunk, state.need)

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        return say(reasons.TASK_NOT_MET, state.need) if move == STOP else None

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        if move == STOP:
            state.todo.pop()
            end_series(state)
        else:
            state.stand = STAND.index(move)
            push(state, Question.AIM, seat)


class TakeAim(Ask):
    """§10.2 The direction, in half degrees."""

    section = "10.2"
    is_open = True

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return AIM.moves

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        state.aim = AIM.index(move)
        push(state, Question.SHOOT, seat)


class Push(Ask):
    """§10.2 The strength; with real flicks a push may be a foul, and who does not flick trembles after all."""

    section = "10.2"
    is_open = True

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [*SHOOT, FOUL, *PUSH] if state.hand_rule == FLICK else SHOOT.moves

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        if move in PUSH:
            return say(reasons.SHOOT_INSTEAD)
        return say(reasons.NO_FOULS) if move == FOUL else None

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        if move == FOUL:
            foul(state, seat)
            return
        by_choice = move in PUSH
        state.strength = PUSH.index(move) if by_choice else SHOOT.index(move)
        state.tell(SHOT, seat, state.stand + 1, state.aim, PUSH_SPEEDS[state.strength])
        if by_choice:
            push(state, Question.TREMOR, seat, OWN_HAND)
        elif state.hand_rule == FLICK:
            let_go(state, CALM, FLICK)
        else:
            push(state, Question.TREMOR, seat)


def foul(state: Voyage, seat: int) -> None:
    """§10.4 The stone is taken back; the shot is spent, unless the table forgives the first foul of a series."""
    state.fouls += 1
    state.tell(FOULED, seat)
    if state.fouls > 1 or not state.forgive_first_foul:
        state.shots -= 1


class Tremble(AskLuck):
    """§10.4 How much the hand trembles."""

    section = "10.4"

    def outcomes(self, state: Voyage) -> list[tuple[Move, int]]:
        return TREMBLES[trembling_hand(state, state.todo[-1])]

    def stream(self, state: Voyage) -> str:
        return f"hand of seat {state.todo[-1][1] + 1}"

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        let_go(state, TREMOR.index(move), trembling_hand(state, frame))


def trembling_hand(state: Voyage, frame: Frame) -> int:
    """§10.4 The hand of the table, or the one that is lent to whoever pushes by choice."""
    return frame[2] if len(frame) > 2 else state.hand_rule


def let_go(state: Voyage, tremor: int, hand: int) -> None:
    """§10.2, §10.3 The stone slides; whatever sinks counts."""
    angle, strength = tremor_steps(tremor)
    state.tremor = tremor
    if tremor != CALM:
        state.tell(TREMBLED, state.shooter, angle, strength)
    before = len(state.lying) // 2
    shot = shoot(state.lying, state.stand, state.aim, state.strength, angle, strength, hand)
    state.shots -= 1
    state.lying = shot.lying
    state.sunk += shot.sunk
    state.stones += before - shot.sunk - len(shot.lying) // 2
    state.happened = tuple(shot.happenings)
    for what, _, time, x, y in shot.happenings:
        state.tell(HAPPENINGS[what], CHANCE, time, x, y)


class TakeExtraShot(Ask):
    """§6.2, §6.3 EXTRA SHOT for any card in a task of your own turn, CHAIN SHOT for that one anywhere."""

    section = "6.2"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        moves = [NO]
        if allows_extra(state, seat):
            moves.append(EXTRA)
        if CHAIN_SHOT in state.hands[seat]:
            moves.append(PLAY[CHAIN_SHOT])
        return moves

    def prompt(self, state: Voyage) -> Saying:
        return say(prompts.EXTRA, state.sunk, state.need)

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        if move == EXTRA:
            return say(reasons.NO_EXTRA_SHOT)
        return say(reasons.SPECIAL_NOT_HELD, CHAIN_SHOT) if move == PLAY[CHAIN_SHOT] else None

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        if move == NO:
            end_series(state)
            return
        state.shots = 1
        if not state.stones:
            state.stones = 1
            state.lying = state.lying[:-2]
        _, _, need, in_battle = frame
        push(state, Step.NEXT_SHOT, seat, need, in_battle)
        if move == EXTRA:
            push(state, Question.SPEND, seat)
        else:
            play_card(state, seat, CHAIN_SHOT)


def allows_extra(state: Voyage, seat: int) -> bool:
    """§6.2 A task of your own turn, not a sea battle."""
    return seat == state.turn and not state.todo[-1][3]


AGENDA.question(Question.STAND, TakeStand())
AGENDA.question(Question.AIM, TakeAim())
AGENDA.question(Question.SHOOT, Push())
AGENDA.question(Question.TREMOR, Tremble())
AGENDA.question(Question.EXTRA, TakeExtraShot())
