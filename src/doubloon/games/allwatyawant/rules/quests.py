"""§5.1 Quest cards: drawing one, reading it out, and finding a scapegoat for it."""

from __future__ import annotations

from doubloon.core import Frame, Move, Saying, say
from doubloon.core.shared import changed

from .. import prompts, reasons
from ..box import SCAPEGOAT
from ..effects import DECK_SIZE, LAND_QUESTS, QUESTS
from ..frames import AGENDA, Question, Step, push
from ..state import NOTHING, Voyage
from ..vocabulary import BLAMED, CHOOSE, NO, QUEST, READ
from .asking import Ask, AskLuck
from .belongings import play_card
from .card_words import follow


@AGENDA.step(Step.DRAW_QUEST)
def draw_quest(state: Voyage, seat: int, deck: int) -> None:
    """§5.1 The top card of the deck; the cards under it come up in the order in which they were laid there."""
    if state.fresh[deck]:
        push(state, Question.QUEST, seat, deck)
    elif state.under[deck]:
        quest = state.under[deck][0]
        state.under = changed(state.under, deck, state.under[deck][1:])
        read_out(state, seat, quest)


class TurnOverQuest(AskLuck):
    """§5.1 A quest card that was never seen is turned over."""

    section = "5.1"

    def outcomes(self, state: Voyage) -> list[tuple[Move, int]]:
        deck = state.todo[-1][2]
        fresh = state.fresh[deck]
        return [(QUEST[deck * DECK_SIZE + card], 1) for card in range(DECK_SIZE) if fresh >> card & 1]

    def stream(self, state: Voyage) -> str:
        return f"deck {state.todo[-1][2] + 1}"

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        quest = QUEST.index(move)
        state.fresh = changed(state.fresh, frame[2], state.fresh[frame[2]] & ~(1 << (quest % DECK_SIZE)))
        read_out(state, seat, quest)


def read_out(state: Voyage, seat: int, quest: int) -> None:
    """§5.1, §6.3 The card is read out; who holds favour cards may have a scapegoat for it."""
    state.reading = quest
    state.tell(READ, seat, quest)
    if state.hands[seat] and scapegoats(state, seat):
        push(state, Question.SCAPEGOAT, seat, quest)
    else:
        carry_out(state, seat, quest)


def scapegoats(state: Voyage, seat: int) -> list[int]:
    """§6.3 Opponents ashore who are not stuck in an adventure."""
    return [other for other in state.others_ashore(seat) if state.adventure[other] == NOTHING]


class FindScapegoat(Ask):
    """§6.3 SCAPEGOAT: hand the card to an opponent ashore, or carry it out yourself."""

    section = "6.3"
    is_open = True

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        if SCAPEGOAT not in state.hands[seat]:
            return [NO]
        return [NO] + [CHOOSE[other] for other in scapegoats(state, seat)]

    def prompt(self, state: Voyage) -> Saying:
        return say(prompts.SCAPEGOAT, state.todo[-1][2])

    def why_not(self, state: Voyage, seat: int, move: Move) -> Saying | None:
        if move not in CHOOSE:
            return None
        if SCAPEGOAT not in state.hands[seat]:
            return say(reasons.NOT_HELD, SCAPEGOAT)
        return say(reasons.NO_SCAPEGOAT)

    def answer(self, state: Voyage, seat: int, move: Move, frame: Frame) -> None:
        quest = frame[2]
        if move == NO:
            carry_out(state, seat, quest)
        else:
            play_card(state, seat, SCAPEGOAT)
            state.target = CHOOSE.index(move)
            state.tell(BLAMED, seat, state.target, quest)
            carry_out(state, state.target, quest)


def carry_out(state: Voyage, seat: int, quest: int) -> None:
    """§5.1 Do what the card says. It goes under its deck, unless it stays with the pirate until it is completed."""
    card = QUESTS[quest]
    if not card.is_adventure and not card.is_curse:
        put_under(state, quest)
    follow(state, seat, card.effects)


def put_under(state: Voyage, quest: int) -> None:
    """§5.1 A card goes to the bottom of its deck; sea events lie open for all and go nowhere."""
    if quest < LAND_QUESTS:
        deck = quest // DECK_SIZE
        state.under = changed(state.under, deck, (*state.under[deck], quest))


AGENDA.question(Question.QUEST, TurnOverQuest())
AGENDA.question(Question.SCAPEGOAT, FindScapegoat())
