"""What a sensible pirate does, question by question."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from doubloon.core import Move

from .box import (
    BULWARK,
    CHAIN_SHOT,
    DIRTY_TRICK,
    DOUBLETTE,
    FEINT,
    LUCKY,
    PARLEY,
    SCAPEGOAT,
    SILVER,
    TAILWIND,
)
from .effects import QUESTS
from .field_worth import best_field
from .frames import Question, Step
from .island import BAY, DISCOVERIES, DISTANCE, FIELDS, FINISH, is_afloat, is_ashore, steps_left
from .plank import HANDS
from .rules import sea
from .rules.belongings import items_of
from .shot_plan import aim, push, stand
from .state import Voyage
from .vocabulary import (
    ACCEPT,
    AGAIN,
    ATTACK,
    CHOOSE,
    COURSE,
    DIG,
    DRIVE,
    DROP,
    EXTRA,
    GIVE,
    GIVE_FAVOUR,
    GO,
    HAND_OVER,
    LAUNCH,
    LEAVE,
    NO,
    NOBODY_CHOSEN,
    OPTION,
    PEEK,
    PLAY,
    RANSOM,
    REST,
    ROB,
    ROB_CARDS,
    SAIL_ON,
    SPEND,
    STOP,
    TURN_LOW,
    WAIVE,
)

KEEP_LEAST: Final = [SILVER, BULWARK, CHAIN_SHOT, DIRTY_TRICK, FEINT, PARLEY, SCAPEGOAT, TAILWIND, DOUBLETTE]
"""Which favour card to part with first."""
EVENT_WORTH: Final = {"flotsam": 3.0, "dolphins": 2.5, "storm": -1.5, "kraken": -2.0, "doldrums": -2.5}
ENOUGH_CARDS: Final = 5

Advice = Callable[[Voyage, int, Random], Move]


def suggest(state: Voyage, seat: int, rng: Random) -> Move:
    """The move that experience suggests; where it has none to offer, any."""
    advice = ADVICE.get(state.todo[-1][0])
    if advice is not None:
        return advice(state, seat, rng)
    return any_of(state.legal_moves(seat), rng)


def any_of(moves: list[Move], rng: Random) -> Move:
    """A move at random."""
    return moves[int(rng.random() * len(moves))]


def worst_card(hand: tuple[int, ...]) -> int:
    """The favour card that is missed least."""
    return min(hand, key=KEEP_LEAST.index)


# Moving ----------------------------------------------------------------------------------------------------------


def go(state: Voyage, seat: int, rng: Random) -> Move:
    """§4.3 To the field that is worth most, now and for the next turn."""
    return GO[best_field(state, seat, [GO.index(move) for move in state.legal_moves(seat)])]


def launch(state: Voyage, seat: int, rng: Random) -> Move:
    """§8.1 Always."""
    return LAUNCH


def course(state: Voyage, seat: int, rng: Random) -> Move:
    """§8.2 The short course for hands that hit."""
    return COURSE[1] if HANDS[state.hand_rule] == "shaky" else COURSE[0]


def sail(state: Voyage, seat: int, rng: Random) -> Move:
    """§9.1 Forwards, unless what waits there is too bad."""
    best, most = state.legal_moves(seat)[0], -1e9
    for move in state.legal_moves(seat):
        value = space_worth(state, seat, sea.sailed_to(move))
        if value > most:
            best, most = move, value
    return best


def space_worth(state: Voyage, seat: int, space: int) -> float:
    """What a space at sea is worth: how near the finish it is, and its event."""
    if space == FINISH:
        return 100.0
    if not is_afloat(space):
        return -100.0
    event = sea.EVENT_AT[space - FIELDS]
    bonus = EVENT_WORTH[QUESTS[event].name] if event >= 0 else 0.0
    if bonus > 2.9 and len(state.hands[seat]) >= ENOUGH_CARDS:
        bonus = 0.0
    return bonus - steps_left(space)


def drive_away(state: Voyage, seat: int, rng: Random) -> Move:
    """§7.5 As far from the bay as can be."""
    moves = [move for move in state.legal_moves(seat) if move != LEAVE]
    return max(moves, key=lambda move: DISTANCE[DRIVE.index(move)][BAY]) if moves else LEAVE


def ride(state: Voyage, seat: int, rng: Random) -> Move:
    """§5.5 Nearer to the bay when everything is found, else stay."""
    moves = [move for move in state.legal_moves(seat) if move != LEAVE]
    nearest = min(moves, key=lambda move: DISTANCE[DRIVE.index(move)][BAY])
    is_nearer = DISTANCE[DRIVE.index(nearest)][BAY] < DISTANCE[state.pos[seat]][BAY]
    return nearest if state.has_all(seat) and is_nearer else LEAVE


def peek(state: Voyage, seat: int, rng: Random) -> Move:
    """§5.3 Under the nearest coins."""
    here = state.pos[seat]
    moves = [move for move in state.legal_moves(seat) if move != STOP]
    if not moves:
        return STOP
    return min(moves, key=lambda move: (DISTANCE[here][DISCOVERIES[PEEK.index(move)]], move))


# Dice and cards --------------------------------------------------------------------------------------------------


def change_throw(state: Voyage, seat: int, rng: Random) -> Move:
    """§6.2, §6.3 Cards for throws that matter: stuck, in the bay, or just before the finish."""
    waiting = state.todo[-2][0]
    cards = len(state.hands[seat])
    moves = state.legal_moves(seat)
    if waiting == Step.JUDGE_BAY and LUCKY not in state.dice:
        if TURN_LOW[LUCKY - 1] in moves:
            return TURN_LOW[LUCKY - 1]
        return AGAIN if cards >= 3 else ACCEPT
    if waiting == Question.SAIL:
        left = steps_left(state.pos[seat])
        if left > 6 or left == state.dice[0]:
            return ACCEPT
        if TURN_LOW[left - 1] in moves:
            return TURN_LOW[left - 1]
        return AGAIN if cards >= 4 else ACCEPT
    if waiting == Step.JUDGE_ATTEMPT and cards >= 2:
        effect = QUESTS[state.adventure[seat]].effects[0]
        return ACCEPT if any(case.fits(state.dice, 0) for case in effect.cases) else AGAIN
    return ACCEPT


def spend(state: Voyage, seat: int, rng: Random) -> Move:
    """§6.2 The card that is missed least."""
    return SPEND[worst_card(state.hands[seat])]


def drop(state: Voyage, seat: int, rng: Random) -> Move:
    """§6.1 The card that is missed least."""
    return DROP[worst_card(state.hands[seat])]


def shake(state: Voyage, seat: int, rng: Random) -> Move:
    """§6.2 Only with a full hand."""
    hand = state.hands[seat]
    return SPEND[worst_card(hand)] if len(hand) >= state.limit(seat) else REST


def give_up(state: Voyage, seat: int, rng: Random) -> Move:
    """§4.6 On land cards before tokens; at sea tokens are of no more use."""
    items = items_of(state.items[seat])
    if items and (not is_ashore(state.pos[seat]) or not state.hands[seat]):
        return GIVE[items[0]]
    return GIVE_FAVOUR[worst_card(state.hands[seat])]


def give_favour(state: Voyage, seat: int, rng: Random) -> Move:
    """§5.3 The card that is missed least."""
    return GIVE_FAVOUR[worst_card(state.hands[seat])]


def take(state: Voyage, seat: int, rng: Random) -> Move:
    """§3 What is rarest."""
    return state.legal_moves(seat)[-1]


def rob(state: Voyage, seat: int, rng: Random) -> Move:
    """§3, §7.4 A token that is lacking, else any, else cards."""
    moves = state.legal_moves(seat)
    wanted = [move for move in moves if move in ROB and not state.items[seat] >> (ROB.index(move)) & 1]
    if wanted:
        return wanted[-1]
    if ROB_CARDS in moves and len(state.hands[seat]) < state.limit(seat):
        return ROB_CARDS
    return next((move for move in moves if move != WAIVE), moves[0])


def hand_over(state: Voyage, seat: int, rng: Random) -> Move:
    """§3 A silver card rather than a token."""
    return GIVE_FAVOUR[SILVER] if SILVER in state.hands[seat] else HAND_OVER


def ransom(state: Voyage, seat: int, rng: Random) -> Move:
    """§7.4 Cards rather than tokens."""
    return RANSOM


# Quests ----------------------------------------------------------------------------------------------------------


def scapegoat(state: Voyage, seat: int, rng: Random) -> Move:
    """§6.3 For bad cards, and for whoever is best off."""
    moves = state.legal_moves(seat)
    if len(moves) == 1 or not is_bad(state.todo[-1][2]):
        return NO
    return max(moves[1:], key=lambda move: state.items[CHOOSE.index(move)].bit_count())


def is_bad(quest: int) -> bool:
    """§5 Does a card begin with something that nobody wants?"""
    return QUESTS[quest].effects[0].word in ("pause", "lose", "adventure")


def target(state: Voyage, seat: int, rng: Random) -> Move:
    """§3 Whoever has most that is lacking, or is farthest ahead."""
    moves = state.legal_moves(seat)
    if NOBODY_CHOSEN in moves:
        return NOBODY_CHOSEN
    return max(moves, key=lambda move: rivalry(state, seat, CHOOSE.index(move)))


def rivalry(state: Voyage, seat: int, other: int) -> float:
    """How much a rival has, or how far ahead it is."""
    if is_afloat(state.pos[other]):
        return 20.0 - steps_left(state.pos[other]) / 10.0
    wanted = (state.items[other] & ~state.items[seat]).bit_count()
    return wanted + state.items[other].bit_count() / 10.0


def option(state: Voyage, seat: int, rng: Random) -> Move:
    """§5.3 Fire ants: lose a silver card if there is one, else pause."""
    return OPTION[1] if SILVER in state.hands[seat] or not state.items[seat] else OPTION[0]


def fever(state: Voyage, seat: int, rng: Random) -> Move:
    """§5.5 Silver cards for rounds."""
    return SPEND[SILVER] if SILVER in state.hands[seat] else NO


def trade(state: Voyage, seat: int, rng: Random) -> Move:
    """§5.4 A card for a token that is lacking."""
    return NO if state.has_all(seat) or not state.hands[seat] else GIVE_FAVOUR[worst_card(state.hands[seat])]


# Fighting --------------------------------------------------------------------------------------------------------


def opponent(state: Voyage, seat: int, rng: Random) -> Move:
    """§7.1 Whoever has most that is lacking."""
    return max(state.legal_moves(seat), key=lambda move: rivalry(state, seat, ATTACK.index(move)))


def play_if_held(state: Voyage, seat: int, rng: Random) -> Move:
    """§6.3 Parley and bulwark: there is no better time."""
    return state.legal_moves(seat)[-1]


def feint(state: Voyage, seat: int, rng: Random) -> Move:
    """§6.3 If turning your own card turns the exchange."""
    defends = state.todo[-1][2]
    is_hit = state.laid == state.shown
    helps = is_hit if defends else not is_hit
    return PLAY[FEINT] if helps and FEINT in state.hands[seat] else NO


def trick(state: Voyage, seat: int, rng: Random) -> Move:
    """§6.3 If a point makes a tie or a victory."""
    place = state.todo[-1][2]
    behind = state.points[1 - place] - state.points[place]
    return PLAY[DIRTY_TRICK] if behind in (0, 1) and DIRTY_TRICK in state.hands[seat] else NO


def attack_at_sea(state: Voyage, seat: int, rng: Random) -> Move:
    """§9.3 Any raft: it costs nothing but the risk of return fire."""
    return next(move for move in state.legal_moves(seat) if move != SAIL_ON)


def extra(state: Voyage, seat: int, rng: Random) -> Move:
    """§6.2, §6.3 One more shot when it can decide the task."""
    moves = state.legal_moves(seat)
    if state.need - state.sunk > 1:
        return NO
    if PLAY[CHAIN_SHOT] in moves:
        return PLAY[CHAIN_SHOT]
    return EXTRA if EXTRA in moves and len(state.hands[seat]) > 1 else NO


def dig(state: Voyage, seat: int, rng: Random) -> Move:
    """§11 The dice first where a card may follow; else doublette, then any card: a card is worth three throws."""
    hand = state.hands[seat]
    if state.dig_both and DIG in state.legal_moves(seat):
        return DIG
    return PLAY[DOUBLETTE] if DOUBLETTE in hand else SPEND[worst_card(hand)]


ADVICE: Final[dict[int, Advice]] = {
    Question.SHAKE: shake,
    Question.LAUNCH: launch,
    Question.WINDOW: change_throw,
    Question.FIELD: go,
    Question.MARCH: go,
    Question.SPIRIT: go,
    Question.DRIVE: drive_away,
    Question.LANDING: ride,
    Question.PEEK: peek,
    Question.DROP: drop,
    Question.GIVE: give_up,
    Question.GIVE_FAVOUR: give_favour,
    Question.SPEND: spend,
    Question.TAKE: take,
    Question.ROB: rob,
    Question.HAND_OVER: hand_over,
    Question.SCAPEGOAT: scapegoat,
    Question.TARGET: target,
    Question.EITHER: option,
    Question.FEVER: fever,
    Question.TRADE: trade,
    Question.PASS_ROUND: give_up,
    Question.OPPONENT: opponent,
    Question.PARLEY: play_if_held,
    Question.FEINT: feint,
    Question.TRICK: trick,
    Question.BOOTY: rob,
    Question.RANSOM: ransom,
    Question.COURSE: course,
    Question.SAIL: sail,
    Question.ATTACK: attack_at_sea,
    Question.BULWARK: play_if_held,
    Question.STAND: stand,
    Question.AIM: aim,
    Question.SHOOT: push,
    Question.EXTRA: extra,
    Question.DIG: dig,
}
