"""§4.5, §4.6, §6 What pirates carry: tokens and favour cards, how they come, go and change hands."""

from __future__ import annotations

from typing import Final

from doubloon.core import Chance, Move
from doubloon.core.hand import kinds, with_card, without

from ..box import FAVOUR_NAMES, ITEMS
from ..frames import (
    AGENDA,
    ASK_BLIND,
    ASK_DROP,
    ASK_FAVOUR,
    ASK_GIVE,
    ASK_GIVE_FAVOUR,
    ASK_HAND_OVER,
    ASK_ROB,
    ASK_SPEND,
    ASK_TAKE,
    DRAW,
    DRAW_BLIND,
    DRAW_ONE,
    LIMIT,
    LOSE,
    LOSE_FAVOUR,
    ROB,
    answered,
    go_on,
    push,
)
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
    HANDED_IN,
    LOST,
    NO_FAVOUR,
    PASSED_FAVOUR,
    PLAYED,
    ROBBED,
    ROBBED_CARD,
    SPEND,
    TAKE,
    TOOK,
)
from ..vocabulary import ROB as ROB_MOVES
from .asking import Ask

# Tokens ----------------------------------------------------------------------------------------------------------


def items_of(mask: int) -> list[int]:
    """The kinds of item in a bit set."""
    return [item for item in range(len(ITEMS)) if mask >> item & 1]


def take_item(state: Voyage, seat: int, item: int) -> None:
    """§4.5 Take a token, if the pirate lacks it: only one of each kind."""
    if not state.items[seat] >> item & 1 and state.tokens[item]:
        state.tokens[item] -= 1
        state.items[seat] |= 1 << item
        state.tell(TOOK, seat, item)


def lose_item(state: Voyage, seat: int, item: int) -> None:
    """§4.6 A token goes back to its stack."""
    state.items[seat] &= ~(1 << item)
    state.tokens[item] += 1
    state.tell(LOST, seat, item)


def pass_item(state: Voyage, giver: int, receiver: int, item: int) -> None:
    """§4.5 A token changes hands."""
    state.items[giver] &= ~(1 << item)
    receive_item(state, receiver, item)


def receive_item(state: Voyage, receiver: int, item: int) -> None:
    """§4.5 A token comes from somebody else; one that the receiver has already goes back to its stack."""
    if state.items[receiver] >> item & 1:
        state.tokens[item] += 1
    else:
        state.items[receiver] |= 1 << item


# Favour cards ----------------------------------------------------------------------------------------------------


def tuck(state: Voyage, seat: int, card: int) -> None:
    """§6 A card leaves a hand for the bottom of the stack; all see it."""
    state.hands[seat] = without(state.hands[seat], card)
    state.favours.tuck(card, (1 << state.seats) - 1)
    for watcher in range(state.seats):
        forget(state, watcher, seat, card)


def forget(state: Voyage, watcher: int, holder: int, card: int) -> None:
    """A card that a watcher knew of has left a hand."""
    place = watcher * state.seats + holder
    if card in state.known[place]:
        state.known[place] = without(state.known[place], card)


def play_card(state: Voyage, seat: int, card: int) -> None:
    """§6.3 A card is played for what it alone can do."""
    tuck(state, seat, card)
    state.tell(PLAYED, seat, card)


def hand_in(state: Voyage, seat: int, card: int) -> None:
    """§6.2 A card is handed in for what every card can do."""
    tuck(state, seat, card)
    state.tell(HANDED_IN, seat, card)


def pass_card(state: Voyage, giver: int, receiver: int, card: int) -> None:
    """§13 A card changes hands; only giver and receiver see which."""
    guessed = leave_hand(state, giver, receiver, card)
    enter_hand(state, giver, receiver, card, guessed)


def leave_hand(state: Voyage, giver: int, receiver: int, card: int) -> list[int]:
    """§13 A card goes to another pirate, and who watches knows a little less of what is left. The answer names those
    who can tell which card it was, because they know the whole hand and it is all alike."""
    hand = state.hands[giver]
    state.hands[giver] = without(hand, card)
    sure: list[int] = []
    for watcher in range(state.seats):
        place = watcher * state.seats + giver
        known = state.known[place]
        if watcher == receiver:
            forget(state, watcher, giver, card)
        elif watcher != giver and known:
            if len(known) == len(hand) and len(kinds(hand)) == 1:
                sure.append(watcher)
            state.known[place] = one_less_of_each(known)
    return sure


def enter_hand(state: Voyage, giver: int, receiver: int, card: int, sure: list[int]) -> None:
    """§13 A card comes from another pirate, who knows which it is, as do some who watched."""
    state.hands[receiver] = with_card(state.hands[receiver], card)
    for watcher in [giver, *sure]:
        if watcher != receiver:
            place = watcher * state.seats + receiver
            state.known[place] = with_card(state.known[place], card)


def one_less_of_each(cards: tuple[int, ...]) -> tuple[int, ...]:
    """What is certainly left of known cards when one card, nobody knows which, has gone."""
    return tuple([card for place, card in enumerate(cards) if place > 0 and cards[place - 1] == card])


def draw(state: Voyage, frame: tuple[int, ...]) -> None:
    """§3 DRAW n: draw, then go down to the limit."""
    push(state, LIMIT, frame[1])
    for _ in range(frame[2]):
        push(state, DRAW_ONE, frame[1])


def draw_one(state: Voyage, frame: tuple[int, ...]) -> None:
    """§3 If the stack has run out for a moment, the draw is skipped."""
    if len(state.favours):
        push(state, ASK_FAVOUR, frame[1])
    else:
        state.tell(NO_FAVOUR, frame[1])


def keep_limit(state: Voyage, frame: tuple[int, ...]) -> None:
    """§6.1 Who holds too many chooses what to keep."""
    seat = frame[1]
    if len(state.hands[seat]) > state.limit(seat):
        push(state, LIMIT, seat)
        push(state, ASK_DROP, seat)


def lose(state: Voyage, frame: tuple[int, ...]) -> None:
    """§3 LOSE n: token or favour card, whatever the owner chooses; who has nothing loses nothing."""
    seat, number = frame[1], frame[2]
    if number and (state.items[seat] or state.hands[seat]):
        push(state, LOSE, seat, number - 1)
        push(state, ASK_GIVE, seat)


def lose_favour(state: Voyage, frame: tuple[int, ...]) -> None:
    """§5.3 Give up favour cards only."""
    seat, number = frame[1], frame[2]
    if number and state.hands[seat]:
        push(state, LOSE_FAVOUR, seat, number - 1)
        push(state, ASK_GIVE_FAVOUR, seat)


def rob(state: Voyage, frame: tuple[int, ...]) -> None:
    """§3 ROB 1: the robber names a token; from one who has none a favour card is drawn blind."""
    robber, victim = frame[1], frame[2]
    if state.items[victim]:
        push(state, ASK_ROB, robber, victim)
    elif state.hands[victim]:
        push(state, LIMIT, robber)
        push(state, DRAW_BLIND, robber, victim)


def draw_blind(state: Voyage, frame: tuple[int, ...]) -> None:
    """§3, §7.4 Draw a favour card from another's hand, if there is one."""
    if state.hands[frame[2]]:
        push(state, ASK_BLIND, frame[1], frame[2])


class DrawFavour(Chance[Voyage]):
    """§3 A favour card is drawn from the top of the stack."""

    section = "6"

    def outcomes(self, state: Voyage) -> list[tuple[Move, int]]:
        return state.favours.outcomes(FAVOUR)

    def stream(self, state: Voyage) -> str:
        return state.favours.stream("favours")

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        card, drawer = move - FAVOUR[0], answered(state)[1]
        is_known = state.favours.seen[-1] != 0
        state.favours.draw(card)
        state.hands[drawer] = with_card(state.hands[drawer], card)
        if is_known:
            learn(state, drawer, card)
        state.tell(DREW, drawer, card)
        go_on(state)


def learn(state: Voyage, holder: int, card: int) -> None:
    """§13 All have seen which card it was: it lay under the stack since it was last shown."""
    for watcher in range(state.seats):
        if watcher != holder:
            place = watcher * state.seats + holder
            state.known[place] = with_card(state.known[place], card)


class DrawBlind(Chance[Voyage]):
    """§3, §7.4 A favour card is drawn blind from a hand."""

    section = "7.4"

    def outcomes(self, state: Voyage) -> list[tuple[Move, int]]:
        hand = state.hands[state.todo[-1][2]]
        return [(BLIND[card], hand.count(card)) for card in kinds(hand)]

    def stream(self, state: Voyage) -> str:
        return "blind"

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        frame = answered(state)
        thief, victim, card = frame[1], frame[2], move - BLIND[0]
        pass_card(state, victim, thief, card)
        state.tell(ROBBED_CARD, thief, victim, card, also=1 << victim)
        go_on(state)


class KeepLimit(Ask):
    """§6.1 Too many favour cards: drop one."""

    section = "6.1"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [DROP[card] for card in kinds(state.hands[seat])]

    def prompt(self, state: Voyage) -> str:
        seat = state.todo[-1][1]
        return f"you may hold {state.limit(seat)} favour cards: drop one"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        return why_not_card(move - DROP[0], "6.1")

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        answered(state)
        tuck(state, seat, move - DROP[0])
        state.tell(DROPPED, seat, move - DROP[0])
        go_on(state)


class GiveUp(Ask):
    """§4.6 Lose an item: a token, or a favour card as its ransom."""

    section = "4.6"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        tokens = [GIVE[item] for item in items_of(state.items[seat])]
        return tokens + [GIVE_FAVOUR[card] for card in kinds(state.hands[seat])]

    def prompt(self, state: Voyage) -> str:
        return "give up an item: a token or a favour card"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        return why_not_give(move)

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        answered(state)
        give_up(state, seat, move)
        go_on(state)


class GiveFavour(Ask):
    """§5.3 Give up a favour card."""

    section = "5.3"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [GIVE_FAVOUR[card] for card in kinds(state.hands[seat])]

    def prompt(self, state: Voyage) -> str:
        return "give up a favour card"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        return why_not_give(move)

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        answered(state)
        give_up(state, seat, move)
        go_on(state)


def give_up(state: Voyage, seat: int, move: Move) -> None:
    """§3 A token goes to its stack, a favour card under the stack."""
    if 0 <= move - GIVE[0] < len(GIVE):
        lose_item(state, seat, move - GIVE[0])
    else:
        hand_in(state, seat, move - GIVE_FAVOUR[0])


def why_not_give(move: Move) -> str | None:
    """§4.6 Why this cannot be given."""
    if 0 <= move - GIVE[0] < len(GIVE):
        return f"You have no {ITEMS[move - GIVE[0]]} to give (§4.6)."
    return why_not_card(move - GIVE_FAVOUR[0], "4.6")


def why_not_card(card: int, section: str) -> str | None:
    """Why this favour card cannot be used."""
    return f"You do not hold {FAVOUR_NAMES[card]} (§{section})." if 0 <= card < len(FAVOUR_NAMES) else None


class Spend(Ask):
    """§6.2 Which card is handed in for what every card can do."""

    section = "6.2"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [SPEND[card] for card in kinds(state.hands[seat])]

    def prompt(self, state: Voyage) -> str:
        return "choose the favour card that you hand in"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        return why_not_card(move - SPEND[0], "6.2")

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        answered(state)
        hand_in(state, seat, move - SPEND[0])
        go_on(state)


class TakeItem(Ask):
    """§3 TAKE: choose one of the tokens that you lack."""

    section = "3"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [TAKE[item] for item in items_of(state.todo[-1][2])]

    def prompt(self, state: Voyage) -> str:
        return "take a token that you lack"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        item = move - TAKE[0]
        if not 0 <= item < len(TAKE):
            return None
        if state.items[seat] >> item & 1:
            return f"You have {ITEMS[item]} already, and only one of each kind can be carried (§4.5)."
        return f"{ITEMS[item].capitalize()} is not to be had here (§3)."

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        answered(state)
        take_item(state, seat, move - TAKE[0])
        go_on(state)


class NameToken(Ask):
    """§3 ROB 1: the robber names a token of the victim."""

    section = "3"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [ROB_MOVES[item] for item in items_of(state.items[state.todo[-1][2]])]

    def prompt(self, state: Voyage) -> str:
        return "name the token that you rob"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        return f"Your victim has no {ITEMS[move - ROB_MOVES[0]]} (§3)." if 0 <= move - ROB_MOVES[0] < 6 else None

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        frame = answered(state)
        victim, item = frame[2], move - ROB_MOVES[0]
        push(state, LIMIT, seat)
        if state.hands[victim]:
            push(state, ASK_HAND_OVER, victim, seat, item)
        else:
            hand_over(state, victim, seat, item)
        go_on(state)


class HandOver(Ask):
    """§3 ROB 1: the victim hands the token over, or a favour card instead."""

    section = "3"

    def moves(self, state: Voyage, seat: int) -> list[Move]:
        return [HAND_OVER] + [GIVE_FAVOUR[card] for card in kinds(state.hands[seat])]

    def prompt(self, state: Voyage) -> str:
        return f"hand over your {ITEMS[state.todo[-1][3]]}, or give a favour card instead"

    def why_not(self, state: Voyage, seat: int, move: Move) -> str | None:
        return why_not_card(move - GIVE_FAVOUR[0], "3")

    def play(self, state: Voyage, seat: int, move: Move) -> None:
        frame = answered(state)
        robber, item = frame[2], frame[3]
        if move == HAND_OVER:
            hand_over(state, seat, robber, item)
        else:
            card = move - GIVE_FAVOUR[0]
            pass_card(state, seat, robber, card)
            state.tell(PASSED_FAVOUR, seat, robber, card, also=1 << robber)
        go_on(state)


def hand_over(state: Voyage, victim: int, robber: int, item: int) -> None:
    """§3, §7.4 A token is robbed."""
    pass_item(state, victim, robber, item)
    state.tell(ROBBED, robber, victim, item)


DRAW_FAVOUR: Final[DrawFavour] = DrawFavour()
DRAW_BLIND_CARD: Final[DrawBlind] = DrawBlind()
KEEP_LIMIT: Final[KeepLimit] = KeepLimit()
GIVE_UP: Final[GiveUp] = GiveUp()
GIVE_FAVOUR_UP: Final[GiveFavour] = GiveFavour()
SPEND_CARD: Final[Spend] = Spend()
TAKE_ITEM: Final[TakeItem] = TakeItem()
NAME_TOKEN: Final[NameToken] = NameToken()
HAND_TOKEN_OVER: Final[HandOver] = HandOver()

AGENDA.step(DRAW, draw)
AGENDA.step(DRAW_ONE, draw_one)
AGENDA.step(LIMIT, keep_limit)
AGENDA.step(LOSE, lose)
AGENDA.step(LOSE_FAVOUR, lose_favour)
AGENDA.step(ROB, rob)
AGENDA.step(DRAW_BLIND, draw_blind)
AGENDA.question(ASK_FAVOUR, DRAW_FAVOUR)
AGENDA.question(ASK_BLIND, DRAW_BLIND_CARD)
AGENDA.question(ASK_DROP, KEEP_LIMIT)
AGENDA.question(ASK_GIVE, GIVE_UP)
AGENDA.question(ASK_GIVE_FAVOUR, GIVE_FAVOUR_UP)
AGENDA.question(ASK_SPEND, SPEND_CARD)
AGENDA.question(ASK_TAKE, TAKE_ITEM)
AGENDA.question(ASK_ROB, NAME_TOKEN)
AGENDA.question(ASK_HAND_OVER, HAND_TOKEN_OVER)
