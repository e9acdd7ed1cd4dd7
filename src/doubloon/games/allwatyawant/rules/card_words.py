"""§3, §5, §9.2 The words of quest cards and sea events, and what each of them does."""

from __future__ import annotations

from typing import Final

from doubloon.core import Frame, Move, Saying, say
from doubloon.core.hand import kinds
from doubloon.core.shared import changed

from .. import prompts, reasons
from ..box import ITEMS, MOST_DOLPHINS
from ..effects import EFFECTS, LEAD_BOOTS, Effect
from ..frames import AGENDA, Question, Step, push
from ..island import DISTANCE, IS_COAST, NEAREST_LANDING, at_step, course_of, is_afloat, is_ashore, steps_made
from ..state import NOBODY, Voyage
from ..vocabulary import (
    CHOOSE,
    CHOSE,
    CURSED,
    DECIDED,
    GIVE,
    GIVE_FAVOUR,
    MARKED,
    NO,
    NOBODY_CHOSEN,
    OPTION,
    RELIEVED,
    SPARED,
    SPEND,
    SWAPPED,
)
from .asking import Ask
from .belongings import hand_in, items_of, take_item
from .dice import TEST, roll
from .duel import LET_BE, attack
from .exchange import begin_exchange
from .give_and_take import give_up, why_not_card, why_not_give
from .land import drive, free_discoveries
from .shooting import begin_series

FOR_A_TASK: Final = 0
"""A series of shots for a quest or sea event, not for a battle."""
COUNTED_STEPS: Final = {
    "lose": Step.LOSE,
    "lose-favour": Step.LOSE_FAVOUR,
    "draw": Step.DRAW,
    "march": Question.MARCH,
}
"""Words that are a step or a question of their own, so many times or so far."""


@AGENDA.step(Step.RUN)
def run(state: Voyage, seat: int, number: int, target: int) -> None:
    """§3 One effect of a card, on the pirate who carries it out or on the chosen opponent."""
    effect = EFFECTS[number]
    carry_out_effect(state, target if effect.on_target else seat, target, effect)


def follow(state: Voyage, seat: int, effects: list[Effect], target: int = NOBODY) -> None:
    """Carry out these effects next, one after another."""
    for effect in reversed(effects):
        push(state, Step.RUN, seat, effect.number, target)


def carry_out_effect(state: Voyage, seat: int, target: int, effect: Effect) -> None:
    """§3 The words of the cards."""
    word = effect.word
    if word in COUNTED_STEPS:
        push(state, COUNTED_STEPS[word], seat, effect.n)
    elif word == "pause":
        pause(state, seat, effect.n)
    elif word == "take":
        take(state, seat, effect)
    elif word == "throw":
        push(state, Step.CASES, seat, effect.number)
        roll(state, seat, effect.dice, TEST)
    elif word == "plank":
        push(state, Step.CASES, seat, effect.number)
        begin_series(state, seat, effect.need, FOR_A_TASK)
    elif word == "adventure":
        push(state, Step.ADVENTURE, seat, effect.quest)
    elif word == "curse":
        state.boots = seat
        state.tell(CURSED, seat, LEAD_BOOTS)
    elif word == "choose":
        choose(state, seat, effect)
    elif word == "each":
        for_each(state, seat, effect)
    elif word == "either":
        push(state, Question.EITHER, seat, effect.number)
    elif word in ("rob", "swap", "ambush", "contest"):
        deal_with(state, seat, target, word)
    else:
        move_or_trade(state, seat, effect)


def deal_with(state: Voyage, seat: int, target: int, word: str) -> None:
    """§3 What is done to the chosen opponent."""
    if word == "rob":
        push(state, Step.ROB, seat, target)
    elif word == "swap":
        state.pos[seat], state.pos[target] = state.pos[target], state.pos[seat]
        state.tell(SWAPPED, seat, target)
    elif word == "ambush":
        drive(state, target, state.pos[seat])
        attack(state, seat, target, LET_BE)
    else:
        push(state, Step.CONTEST, seat, target)
        roll(state, seat, 2, TEST)


def move_or_trade(state: Voyage, seat: int, effect: Effect) -> None:
    """§3 Effects that move the pirate, or let it look, trade and heal."""
    word = effect.word
    if word == "driven":
        be_driven(state, seat, effect)
    elif word == "spirit-walk":
        if free_discoveries(state):
            push(state, Question.SPIRIT, seat)
    elif word == "sail-again":
        if state.dolphins < MOST_DOLPHINS:
            state.dolphins += 1
            push(state, Step.SEA_MOVE, seat)
    elif word == "peek":
        if state.up != (1 << len(state.seen)) - 1:
            push(state, Question.PEEK, seat, effect.n)
    elif word == "trade":
        if state.items[seat] or state.hands[seat]:
            push(state, Question.TRADE, seat)
    elif word == "pass-round":
        begin_exchange(state)
    elif word == "relief":
        state.penalty = changed(state.penalty, seat, 0)
        state.tell(RELIEVED, seat)
    else:
        suffer_fever(state, seat, effect.n)


def pause(state: Voyage, seat: int, number: int) -> None:
    """§3 PAUSE n: so many penalty markers."""
    state.penalty = changed(state.penalty, seat, state.penalty[seat] + number)
    state.tell(MARKED, seat, state.penalty[seat])


def take(state: Voyage, seat: int, effect: Effect) -> None:
    """§3 TAKE: one of these tokens that the pirate lacks."""
    lacking = [item for item in effect.kinds if not state.items[seat] >> item & 1]
    if not lacking:
        follow(state, seat, effect.otherwise)
    elif len(lacking) == 1:
        take_item(state, seat, lacking[0])
    else:
        push(state, Question.TAKE, seat, sum([1 << item for item in lacking]))


@AGENDA.step(Step.CASES)
def judge_cases(state: Voyage, seat: int, number: int) -> None:
    """§3 The first case that fits the throw, or the stones sunk."""
    effect = EFFECTS[number]
    for case in effect.cases:
        if case.fits(state.dice, state.sunk):
            follow(state, seat, case.then)
            if case.then:
                return
            break
    state.tell(SPARED, seat, effect.quest)


def choose(state: Voyage, seat: int, effect: Effect) -> None:
    """§3 An opponent of the pirate's choice; who is sheltered cannot be chosen."""
    if candidates(state, seat, effect):
        push(state, Question.TARGET, seat, effect.number)
    else:
        follow(state, seat, effect.otherwise)


def candidates(state: Voyage, seat: int, effect: Effect) -> list[int]:
    """§3 Opponents ashore, and for some cards those afloat."""
    return [
        other
        for other in range(state.seats)
        if other != seat and (is_ashore(state.pos[other]) or (effect.also_afloat and is_afloat(state.pos[other])))
    ]


class ChooseTarget(Ask):
    """§3 Choose an opponent for what the card does."""

    section = "3"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        effect = EFFECTS[state.todo[-1][2]]
        moves = [CHOOSE[other] for other in candidates(state, seat, effect)]
        return [*moves, NOBODY_CHOSEN] if effect.may else moves

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        if move == NOBODY_CHOSEN:
            return say(reasons.MUST_CHOOSE)
        if move not in CHOOSE:
            return None
        return say(reasons.NOT_YOURSELF if CHOOSE.index(move) == seat else reasons.CANNOT_BE_CHOSEN)

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        if move != NOBODY_CHOSEN:
            state.target = CHOOSE.index(move)
            state.tell(CHOSE, seat, state.target)
            follow(state, seat, EFFECTS[frame[2]].then, state.target)


def for_each(state: Voyage, seat: int, effect: Effect) -> None:
    """§3 Every pirate ashore, in turn order from whoever's turn it is; or only those nearby, or on the coast."""
    here = state.pos[seat]
    for other in reversed(state.in_turn_order(state.turn)):
        if other == seat and not effect.also_self:
            continue
        field = state.pos[other]
        if not is_ashore(field) or (effect.on_coast and not IS_COAST[field]):
            continue
        if effect.within and DISTANCE[here][field] > effect.within:
            continue
        follow(state, other, effect.then)


class ChooseOption(Ask):
    """§5.3 Choose one of several fates."""

    section = "5.3"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return OPTION.moves[: len(EFFECTS[state.todo[-1][2]].options)]

    def prompt(self, state: Voyage) -> Saying:
        return say(prompts.EITHER[state.todo[-1][2]])

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        chosen = OPTION.index(move)
        state.tell(DECIDED, seat, chosen + 1)
        follow(state, seat, EFFECTS[frame[2]].options[chosen])


@AGENDA.step(Step.CONTEST)
def contest(state: Voyage, seat: int, opponent: int) -> None:
    """§5.2 The opponent throws too."""
    push(state, Step.JUDGE_CONTEST, seat, opponent, sum(state.dice))
    roll(state, opponent, 2, TEST)


@AGENDA.step(Step.JUDGE_CONTEST)
def judge_contest(state: Voyage, seat: int, opponent: int, total: int) -> None:
    """§5.2 The higher total robs the lower."""
    if total > sum(state.dice):
        push(state, Step.ROB, seat, opponent)
    elif total < sum(state.dice):
        push(state, Step.ROB, opponent, seat)


def be_driven(state: Voyage, seat: int, effect: Effect) -> None:
    """§3 DRIVEN: to a landing site, by the next player, or back over the sea."""
    if effect.way == "nearest-landing":
        drive(state, seat, NEAREST_LANDING[state.pos[seat]])
    elif effect.way == "any-landing":
        push(state, Question.LANDING, seat)
    elif effect.way == "by-next":
        push(state, Question.DRIVE, state.after(seat), seat, state.dice[0], 0)
    else:
        course = course_of(state.pos[seat])
        drive(state, seat, at_step(course, max(steps_made(state.pos[seat]) - effect.n, 1)))


def suffer_fever(state: Voyage, seat: int, number: int) -> None:
    """§5.5 Swamp Fever: every favour card handed in takes one round off."""
    if number and state.hands[seat]:
        push(state, Question.FEVER, seat, number)
    elif number:
        pause(state, seat, number)


class FightFever(Ask):
    """§5.5 Hand in favour cards against the fever, or say no."""

    section = "5.5"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [NO] + [SPEND[card] for card in kinds(state.hands[seat])]

    def prompt(self, state: Voyage) -> Saying:
        return say(prompts.FEVER, state.todo[-1][2])

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        return why_not_card(SPEND, move)

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        number = frame[2]
        if move == NO:
            pause(state, seat, number)
        else:
            hand_in(state, seat, SPEND.index(move))
            suffer_fever(state, seat, number - 1)


class Trade(Ask):
    """§5.4 Give up an item for a token of your choice, or say no."""

    section = "5.4"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        tokens = [GIVE[item] for item in items_of(state.items[seat])]
        return [NO, *tokens, *[GIVE_FAVOUR[card] for card in kinds(state.hands[seat])]]

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        return why_not_give(move)

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        if move != NO:
            lacking = ~state.items[seat] & (1 << len(ITEMS)) - 1
            give_up(state, seat, move)
            if lacking:
                push(state, Question.TAKE, seat, lacking)


AGENDA.question(Question.TARGET, ChooseTarget())
AGENDA.question(Question.EITHER, ChooseOption())
AGENDA.question(Question.FEVER, FightFever())
AGENDA.question(Question.TRADE, Trade())
