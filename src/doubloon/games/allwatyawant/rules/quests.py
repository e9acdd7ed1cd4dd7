"""§5 Quest cards: drawing and reading them, and the vocabulary of what they do."""

from __future__ import annotations

from typing import Final

from doubloon.core import Chance, Move
from doubloon.core.hand import kinds

from ..box import ITEMS, MOST_DOLPHINS, SCAPEGOAT
from ..effects import (
    ANY_LANDING,
    BY_NEXT,
    DECK_SIZE,
    DO_ADVENTURE,
    DO_AMBUSH,
    DO_CHOOSE,
    DO_CONTEST,
    DO_CURSE,
    DO_DRAW,
    DO_DRIVEN,
    DO_EACH,
    DO_EITHER,
    DO_LOSE,
    DO_LOSE_FAVOUR,
    DO_MARCH,
    DO_PASS_ROUND,
    DO_PAUSE,
    DO_PEEK,
    DO_PLANK,
    DO_RELIEF,
    DO_ROB,
    DO_SAIL_AGAIN,
    DO_SPIRIT_WALK,
    DO_SWAP,
    DO_TAKE,
    DO_THROW,
    DO_TRADE,
    LAND_QUESTS,
    LEAD_BOOTS,
    NO_PROGRAM,
    PROGRAMS,
    QUEST_OF,
    QUESTS,
    TO_LANDING,
    Effect,
)
from ..frames import (
    ADVENTURE,
    AGENDA,
    ASK_DRIVE,
    ASK_EITHER,
    ASK_FEVER,
    ASK_LANDING,
    ASK_MARCH,
    ASK_PEEK,
    ASK_QUEST,
    ASK_SCAPEGOAT,
    ASK_SPIRIT,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TRADE,
    CARRY_OUT,
    CASES,
    CONTEST,
    DRAW,
    DRAW_QUEST,
    DUEL,
    EXCHANGE_NIGHT,
    JUDGE_CONTEST,
    LOSE,
    LOSE_FAVOUR,
    READ,
    ROB,
    ROLL,
    RUN,
    SEA_MOVE,
    SERIES,
    answered,
    go_on,
    push,
)
from ..island import DISTANCE, IS_COAST, NEAREST_LANDING, at_step, course_of, is_afloat, is_ashore, steps_made
from ..state import NOBODY, NOTHING, Voyage
from ..vocabulary import (
    BLAMED,
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
    QUEST,
    RELIEVED,
    SPEND,
    SWAPPED,
)
from ..vocabulary import READ as READ_OUT
from .asking import Ask
from .belongings import (
    give_up,
    hand_in,
    items_of,
    play_card,
    take_item,
    why_not_card,
    why_not_give,
)
from .dice import TEST
from .land import drive, free_discoveries

FOR_A_TASK: Final = 0
"""A series of shots for a quest or sea event, not for a battle."""

# Drawing a card --------------------------------------------------------------------------------------------------


def draw_quest(state: Voyage, frame: tuple[int, ...]) -> None:
    """§5.1 The top card of the deck; the cards under it come up in the order in which they were laid there."""
    seat, deck = frame[1], frame[2]
    if state.fresh[deck]:
        push(state, ASK_QUEST, seat, deck)
    elif state.under[deck]:
        quest = state.under[deck][0]
        state.under[deck] = state.under[deck][1:]
        push(state, READ, seat, quest)


class TurnOverQuest(Chance[Voyage]):
    """§5.1 A quest card that was never seen is turned over."""

    section = "5.1"

    def outcomes(self, state: Voyage) -> list[tuple[Move, int]]:
        deck = state.todo[-1][2]
        fresh = state.fresh[deck]
        return [(QUEST[deck * DECK_SIZE + card], 1) for card in range(DECK_SIZE) if fresh >> card & 1]

    def stream(self, state: Voyage) -> str:
        return f"deck {state.todo[-1][2] + 1}"

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        frame = answered(state)
        quest = move - QUEST[0]
        state.fresh[frame[2]] &= ~(1 << (quest % DECK_SIZE))
        push(state, READ, frame[1], quest)
        go_on(state)


def read_out(state: Voyage, frame: tuple[int, ...]) -> None:
    """§5.1, §6.3 The card is read out; who holds favour cards may have a scapegoat for it."""
    seat, quest = frame[1], frame[2]
    state.reading = quest
    state.tell(READ_OUT, seat, quest)
    if state.hands[seat] and scapegoats(state, seat):
        push(state, ASK_SCAPEGOAT, seat, quest)
    else:
        push(state, CARRY_OUT, seat, quest)


def scapegoats(state: Voyage, seat: int) -> list[int]:
    """§6.3 Opponents ashore who are not stuck in an adventure."""
    return [other for other in state.others_ashore(seat) if state.adventure[other] == NOTHING]


class FindScapegoat(Ask):
    """§6.3 SCAPEGOAT: hand the card to an opponent ashore, or carry it out yourself."""

    section = "6.3"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        if SCAPEGOAT not in state.hands[seat]:
            return [NO]
        return [NO] + [CHOOSE[other] for other in scapegoats(state, seat)]

    def prompt(self, state: Voyage) -> str:
        return f"{QUESTS[state.todo[-1][2]].name}: choose a scapegoat if you hold that card, else say no"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        if move not in CHOOSE:
            return None
        if SCAPEGOAT not in state.hands[seat]:
            return "You do not hold scapegoat (§6.3)."
        return "That pirate is not ashore, or is stuck in an adventure (§6.3)."

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        quest = answered(state)[2]
        if move == NO:
            push(state, CARRY_OUT, seat, quest)
        else:
            play_card(state, seat, SCAPEGOAT)
            state.target = move - CHOOSE[0]
            state.tell(BLAMED, seat, state.target, quest)
            push(state, CARRY_OUT, state.target, quest)
        go_on(state)


def carry_out(state: Voyage, frame: tuple[int, ...]) -> None:
    """§5.1 Do what the card says. It goes under its deck, unless it stays with the pirate until it is completed."""
    seat, quest = frame[1], frame[2]
    card = QUESTS[quest]
    if not card.is_adventure and not card.is_curse:
        put_under(state, quest)
    push(state, RUN, seat, card.program, 0, NOBODY)


def put_under(state: Voyage, quest: int) -> None:
    """§5.1 A card goes to the bottom of its deck; sea events lie open for all and go nowhere."""
    if quest < LAND_QUESTS:
        state.under[quest // DECK_SIZE] += (quest,)


# What cards do ---------------------------------------------------------------------------------------------------


def run(state: Voyage, frame: tuple[int, ...]) -> None:
    """§3 One effect after another."""
    seat, program, place, target = frame[1], frame[2], frame[3], frame[4]
    effect = PROGRAMS[program][place]
    if place + 1 < len(PROGRAMS[program]):
        push(state, RUN, seat, program, place + 1, target)
    carry_out_effect(state, target if effect.on_target else seat, target, program, place, effect)


def follow(state: Voyage, seat: int, program: int, target: int = NOBODY) -> None:
    """Carry out a program next, if it does anything."""
    if program != NO_PROGRAM:
        push(state, RUN, seat, program, 0, target)


def carry_out_effect(state: Voyage, seat: int, target: int, program: int, place: int, effect: Effect) -> None:
    """§3 The words of the cards."""
    op = effect.op
    if op == DO_PAUSE:
        pause(state, seat, effect.n)
    elif op == DO_LOSE:
        push(state, LOSE, seat, effect.n)
    elif op == DO_LOSE_FAVOUR:
        push(state, LOSE_FAVOUR, seat, effect.n)
    elif op == DO_DRAW:
        push(state, DRAW, seat, effect.n)
    elif op == DO_TAKE:
        take(state, seat, effect)
    elif op == DO_THROW:
        push(state, CASES, seat, program, place)
        push(state, ROLL, seat, effect.dice, TEST)
    elif op == DO_PLANK:
        push(state, CASES, seat, program, place)
        push(state, SERIES, seat, effect.need, FOR_A_TASK)
    elif op == DO_ADVENTURE:
        push(state, ADVENTURE, seat, QUEST_OF[program])
    elif op == DO_CURSE:
        state.boots = seat
        state.tell(CURSED, seat, LEAD_BOOTS)
    elif op == DO_CHOOSE:
        choose(state, seat, program, place, effect)
    elif op == DO_EACH:
        for_each(state, seat, effect)
    elif op == DO_EITHER:
        push(state, ASK_EITHER, seat, program, place)
    elif op in (DO_ROB, DO_SWAP, DO_AMBUSH, DO_CONTEST):
        deal_with(state, seat, target, op)
    else:
        move_or_trade(state, seat, effect)


def deal_with(state: Voyage, seat: int, target: int, op: int) -> None:
    """§3 What is done to the chosen opponent."""
    if op == DO_ROB:
        push(state, ROB, seat, target)
    elif op == DO_SWAP:
        state.pos[seat], state.pos[target] = state.pos[target], state.pos[seat]
        state.tell(SWAPPED, seat, target)
    elif op == DO_AMBUSH:
        drive(state, target, state.pos[seat])
        push(state, DUEL, seat, target, 0)
    else:
        push(state, CONTEST, seat, target)
        push(state, ROLL, seat, 2, TEST)


def move_or_trade(state: Voyage, seat: int, effect: Effect) -> None:
    """§3 Effects that move the pirate, or let it look, trade and heal."""
    op = effect.op
    if op == DO_MARCH:
        push(state, ASK_MARCH, seat, effect.n)
    elif op == DO_DRIVEN:
        be_driven(state, seat, effect)
    elif op == DO_SPIRIT_WALK:
        if free_discoveries(state):
            push(state, ASK_SPIRIT, seat)
    elif op == DO_SAIL_AGAIN:
        if state.dolphins < MOST_DOLPHINS:
            state.dolphins += 1
            push(state, SEA_MOVE, seat)
    elif op == DO_PEEK:
        if state.up != (1 << len(state.seen)) - 1:
            push(state, ASK_PEEK, seat, effect.n)
    elif op == DO_TRADE:
        if state.items[seat] or state.hands[seat]:
            push(state, ASK_TRADE, seat)
    elif op == DO_PASS_ROUND:
        push(state, EXCHANGE_NIGHT, seat)
    elif op == DO_RELIEF:
        state.penalty[seat] = 0
        state.tell(RELIEVED, seat)
    else:
        suffer_fever(state, seat, effect.n)


def pause(state: Voyage, seat: int, number: int) -> None:
    """§3 PAUSE n: so many penalty markers."""
    state.penalty[seat] += number
    state.tell(MARKED, seat, state.penalty[seat])


def take(state: Voyage, seat: int, effect: Effect) -> None:
    """§3 TAKE: one of these tokens that the pirate lacks."""
    lacking = [item for item in effect.kinds if not state.items[seat] >> item & 1]
    if not lacking:
        follow(state, seat, effect.otherwise)
    elif len(lacking) == 1:
        take_item(state, seat, lacking[0])
    else:
        push(state, ASK_TAKE, seat, sum([1 << item for item in lacking]))


def judge_cases(state: Voyage, frame: tuple[int, ...]) -> None:
    """§3 The first case that fits the throw, or the stones sunk."""
    seat = frame[1]
    for case in PROGRAMS[frame[2]][frame[3]].cases:
        if case.fits(state.dice, state.sunk):
            follow(state, seat, case.then)
            return


def choose(state: Voyage, seat: int, program: int, place: int, effect: Effect) -> None:
    """§3 An opponent of the pirate's choice; who is sheltered cannot be chosen."""
    if candidates(state, seat, effect):
        push(state, ASK_TARGET, seat, program, place)
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
        frame = state.todo[-1]
        effect = PROGRAMS[frame[2]][frame[3]]
        moves = [CHOOSE[other] for other in candidates(state, seat, effect)]
        return [*moves, NOBODY_CHOSEN] if effect.may else moves

    def prompt(self, state: Voyage) -> str:
        return "choose an opponent"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        if move == NOBODY_CHOSEN:
            return "The card leaves you no choice: name somebody (§3)."
        if move == CHOOSE[seat]:
            return "Choose an opponent, not yourself (§3)."
        return "That pirate is sheltered, afloat, or does not play (§3)." if move in CHOOSE else None

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        frame = answered(state)
        if move != NOBODY_CHOSEN:
            state.target = move - CHOOSE[0]
            state.tell(CHOSE, seat, state.target)
            follow(state, seat, PROGRAMS[frame[2]][frame[3]].then, move - CHOOSE[0])
        go_on(state)


def for_each(state: Voyage, seat: int, effect: Effect) -> None:
    """§3 Every pirate ashore, in turn order from the one on turn; some cards only near by or on the coast."""
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
        frame = state.todo[-1]
        return OPTION[: len(PROGRAMS[frame[2]][frame[3]].options)]

    def prompt(self, state: Voyage) -> str:
        return f"choose: {QUESTS[QUEST_OF[state.todo[-1][2]]].text}"

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        frame = answered(state)
        chosen = move - OPTION[0]
        state.tell(DECIDED, seat, chosen + 1)
        follow(state, seat, PROGRAMS[frame[2]][frame[3]].options[chosen])
        go_on(state)


def contest(state: Voyage, frame: tuple[int, ...]) -> None:
    """§5.2 The opponent throws too."""
    push(state, JUDGE_CONTEST, frame[1], frame[2], sum(state.dice))
    push(state, ROLL, frame[2], 2, TEST)


def judge_contest(state: Voyage, frame: tuple[int, ...]) -> None:
    """§5.2 The higher total robs the lower."""
    seat, opponent, total = frame[1], frame[2], frame[3]
    if total > sum(state.dice):
        push(state, ROB, seat, opponent)
    elif total < sum(state.dice):
        push(state, ROB, opponent, seat)


def be_driven(state: Voyage, seat: int, effect: Effect) -> None:
    """§3 DRIVEN: to a landing site, by the next player, or back over the sea."""
    if effect.way == TO_LANDING:
        drive(state, seat, NEAREST_LANDING[state.pos[seat]])
    elif effect.way == ANY_LANDING:
        push(state, ASK_LANDING, seat)
    elif effect.way == BY_NEXT:
        push(state, ASK_DRIVE, state.after(seat), seat, state.dice[0], 0)
    else:
        course = course_of(state.pos[seat])
        drive(state, seat, at_step(course, max(steps_made(state.pos[seat]) - effect.n, 1)))


def suffer_fever(state: Voyage, seat: int, number: int) -> None:
    """§5.5 Swamp Fever: every favour card handed in takes one round off."""
    if number and state.hands[seat]:
        push(state, ASK_FEVER, seat, number)
    elif number:
        pause(state, seat, number)


class FightFever(Ask):
    """§5.5 Hand in favour cards against the fever, or say no."""

    section = "5.5"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [NO] + [SPEND[card] for card in kinds(state.hands[seat])]

    def prompt(self, state: Voyage) -> str:
        return f"hand in a favour card against the fever (rounds left: {state.todo[-1][2]}), or say no"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        return why_not_card(move - SPEND[0], "5.5")

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        number = answered(state)[2]
        if move == NO:
            pause(state, seat, number)
        else:
            hand_in(state, seat, move - SPEND[0])
            suffer_fever(state, seat, number - 1)
        go_on(state)


class Trade(Ask):
    """§5.4 Give up an item for a token of your choice, or say no."""

    section = "5.4"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        tokens = [GIVE[item] for item in items_of(state.items[seat])]
        return [NO, *tokens, *[GIVE_FAVOUR[card] for card in kinds(state.hands[seat])]]

    def prompt(self, state: Voyage) -> str:
        return "give up an item for a token that you lack, or say no"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        return why_not_give(move)

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        answered(state)
        if move != NO:
            lacking = ~state.items[seat] & (1 << len(ITEMS)) - 1
            give_up(state, seat, move)
            if lacking:
                push(state, ASK_TAKE, seat, lacking)
        go_on(state)


TURN_OVER_QUEST: Final[TurnOverQuest] = TurnOverQuest()
FIND_SCAPEGOAT: Final[FindScapegoat] = FindScapegoat()
CHOOSE_TARGET: Final[ChooseTarget] = ChooseTarget()
CHOOSE_OPTION: Final[ChooseOption] = ChooseOption()
FIGHT_FEVER: Final[FightFever] = FightFever()
TRADE: Final[Trade] = Trade()

AGENDA.step(DRAW_QUEST, draw_quest)
AGENDA.question(ASK_QUEST, TURN_OVER_QUEST)
AGENDA.step(READ, read_out)
AGENDA.question(ASK_SCAPEGOAT, FIND_SCAPEGOAT)
AGENDA.step(CARRY_OUT, carry_out)
AGENDA.step(RUN, run)
AGENDA.step(CASES, judge_cases)
AGENDA.question(ASK_TARGET, CHOOSE_TARGET)
AGENDA.question(ASK_EITHER, CHOOSE_OPTION)
AGENDA.step(CONTEST, contest)
AGENDA.step(JUDGE_CONTEST, judge_contest)
AGENDA.question(ASK_FEVER, FIGHT_FEVER)
AGENDA.question(ASK_TRADE, TRADE)
