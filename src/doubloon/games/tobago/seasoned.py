"""How a seasoned treasure hunter plays: what bots that look ahead expect of everybody, and which moves they try.

Everything is weighed in gold, one action ahead, as in `policy`, but the numbers are not a person's guess. Games in
which every seat played with numbers of its own told which of them win (decision 18). What counts most are claims: who
may still be offered a card can wait for a better one, and whoever is asked last must not be too particular.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from doubloon.core import Move, favouring
from doubloon.core.spaces import spaces_in

from .box import CURSE, GOLD_COPIES, LEGS, MAPS, VALUES
from .policy import AT_FIRST_SIGHT, LEAST, LEAST_SAFE, PARKING_VARIETY, WANDERING, nearness, worth_of
from .rules.powers import MARKER, targets
from .rules.turn import TURN, legs_now, raisable
from .state import NOTHING, Expedition
from .vocabulary import (
    CLAIM,
    DRIVE,
    END,
    EXCHANGE,
    ON,
    PASS,
    PLAY,
    RAISE,
    STOP,
    USE_CLUE,
    USE_DRIVE,
    USE_EXCHANGE,
    USE_MARKER,
)

CLUE: Final = 2.9
"""§4.1 A rose on a map."""
COMPANY: Final = 0.6
"""For each rose of one's own that lies there already,"""
CROWD: Final = 1.1
"""and off for each rose of the others: locating the treasure helps them, too."""
STRUCK: Final = 1.2
"""For all sites struck out; half of it for half of them,"""
LEFT: Final = 0.04
"""and off for each site that is left."""
NEAR: Final = 1.6
"""For all sites left within reach of one move;"""
RIVAL: Final = 1.5
"""off if they are within reach of a rival."""
FOUND: Final = 1.2
"""§5.1 The clue locates the treasure: more, the later it is, because what lies on maps at the end is lost;"""
FOUND_NEAR: Final = 0.4
"""if it is near;"""
FOUND_RIVAL: Final = 0.6
"""less harm if it is near a rival, who has to spend a move on it;"""
FOUND_ALONE: Final = 0.3
"""only near this player;"""
FOUND_AND_RAISED: Final = 2.6
"""and an amulet takes this player there at once."""

TREASURE: Final = 5.5
"""§5.1 Raising a treasure, a rose with the first choice;"""
OWN_SHARE: Final = 0.7
"""for each rose of one's own on it, which pays now and not later or never;"""
OTHERS_SHARE: Final = 0.4
"""for each rose of the others;"""
CONTESTED: Final = 1.4
"""and if a rival could be there first."""
WASHED_ASHORE: Final = 4.0
"""§6.2 An amulet to be picked up."""
THEN: Final = 0.75
"""Which part of what the rest of the drive reaches counts here,"""
NEXT: Final = 0.28
"""and of what the next turn does."""
SITES: Final = 0.7
"""A place from which all sites of a map are within reach."""
LEG: Final = 0.06

SPENT: Final = 2.4
"""§6.3 What it takes to give an amulet away for a drive or for a site;"""
SPENT_ON_CLUE: Final = 3.3
"""for another clue;"""
SPARE: Final = 1.7
"""off if there is another one,"""
TOO_LATE: Final = 1.3
"""and off at the end, when nothing more can be done with it."""
LATE: Final = 10.0
"""With fewer treasure cards it is growing late."""

RAISED: Final = AT_FIRST_SIGHT + 1.0
"""§5.1 Raising a treasure that one stands on looks better than anything else, but not beyond doubt."""

CARD: Final = 1.36
"""§5.3 What the gold on an offered card speaks for claiming it, while rivals are asked after this player;"""
QUEUE: Final = 3.15
"""each rose that waits for a card, its own among them;"""
RIVALS_AFTER: Final = 2.32
"""against it, each rose of rivals that is asked later, and may want it or not;"""
OWN_AFTER: Final = 1.55
"""each of one's own;"""
FACE_DOWN: Final = 0.77
"""each card that lies face down;"""
HIDDEN: Final = 0.8
"""the gold on those, on average;"""
CURSED: Final = 11.0
"""for it, a curse, the more so the fewer cards it may be among;"""
LATER: Final = 1.7
"""§5.5 against it, that whoever claims last begins the next map;"""
PATIENCE: Final = 6.5
"""and so much must speak for it."""

MEAN: Final = sum([value * copies for value, copies in zip(VALUES, GOLD_COPIES, strict=True)]) / float(sum(GOLD_COPIES))
"""§1 What a treasure card holds on average, if it is no curse."""


def play_on(state: Expedition, seat: int, rng: Random) -> Move:
    """The move that looks best; among equals one at random."""
    moves = worth_a_thought(state, seat) if state.phase == TURN else state.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    if CLAIM in moves:
        return CLAIM if claims(state, seat) else PASS
    outlook = Outlook(state, seat)
    variety = PARKING_VARIETY if state.atvs[seat] == NOTHING else 0.01
    best, best_worth = moves[0], float("-inf")
    for move in moves:
        worth = outlook.worth(move) + rng.random() * variety
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def expect(state: Expedition, seat: int, moves: Sequence[Move]) -> list[float]:
    """What each of these moves brings, in gold."""
    if CLAIM in moves:
        return favouring(CLAIM if claims(state, seat) else PASS, moves)
    outlook = Outlook(state, seat)
    return [RAISED if move in RAISE else min(outlook.worth(move), AT_FIRST_SIGHT) for move in moves]


def worth_a_thought(state: Expedition, seat: int) -> list[Move]:
    """§4 Of all that can be done in a turn, what may be the best: one does not drive about if one can play a clue."""
    here = raisable(state)
    if here:
        return [RAISE[here[0]]]
    moves = state.legal_moves(seat)
    if moves[0] not in PLAY:
        return moves
    goals = state.ashore
    for spot in state.spots():
        if spot != NOTHING:
            goals |= 1 << spot
    return [
        move
        for move in moves
        if (goals >> DRIVE.index(move) & 1 if move in DRIVE else move not in (USE_CLUE, EXCHANGE, USE_EXCHANGE))
    ]


def claims(state: Expedition, seat: int) -> bool:
    """§5.3 Claim what is good: the fewer are asked after this one, and the more wait for cards that are left."""
    down, number = sum(state.loot), len(state.order)
    after, waiting = 0, 0
    for place in range(state.asked + 1, number):
        if state.order[place] == seat:
            waiting += 1
        else:
            after += 1
    value = VALUES[state.offer]
    saw_curse = CURSE not in state.revealed and sees(state, seat, CURSE)
    if not after or not down:
        safe = state.safe_draws == len(state.drawn)
        return saw_curse or down < number or value >= (LEAST_SAFE if safe else LEAST)
    worth = CARD * value + QUEUE * number - RIVALS_AFTER * after - OWN_AFTER * waiting - FACE_DOWN * down - PATIENCE
    worth += (CURSED * danger(state, seat, saw_curse) - HIDDEN * hidden_gold(state, seat)) / down
    if state.hands[seat] and not state.ending:
        worth -= LATER
    return worth > 0.0


def sees(state: Expedition, seat: int, kind: int) -> bool:
    """§5.2 Has this player looked at such a card of this treasure?"""
    return any(card == kind and state.owners[place] == seat for place, card in enumerate(state.drawn))


def danger(state: Expedition, seat: int, saw_curse: bool) -> float:
    """§5.4 How many curses lie face down, as far as this player can tell."""
    if saw_curse:
        return 1.0
    risky = 0
    for place in range(state.safe_draws, len(state.owners)):
        if state.owners[place] != seat:
            risky += 1
    if not risky or state.treasure.held:
        return 0.0
    return max(0.0, float(state.curses - state.curses_out)) * risky / (risky + len(state.treasure))


def hidden_gold(state: Expedition, seat: int) -> float:
    """§5.2 How much gold lies face down, as far as this player can tell."""
    gold = 0.0
    for place, card in enumerate(state.drawn):
        if state.owners[place] != seat:
            gold += MEAN
        elif card != CURSE:
            gold += VALUES[card]
    for card in state.revealed:
        if card != CURSE:
            gold -= VALUES[card]
    return gold


class Outlook:
    """What a player can make of a position, in gold."""

    def __init__(self, state: Expedition, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.late: Final = 1.0 - min(1.0, len(state.treasure) / LATE)
        self.goals: Final = [0.0] * MAPS
        """What raising each treasure is worth; 0 where it is not located."""
        self.best_clue = 0.0
        """What the best clue in the hand is worth, once that has been worked out."""
        reach = state.ground().legs[LEGS]
        for map, spot in enumerate(state.spots()):
            if spot != NOTHING:
                own = state.roses_of(seat, map)
                worth = TREASURE + OWN_SHARE * own + OTHERS_SHARE * (len(state.roses[map]) - own)
                for other, atv in enumerate(state.atvs):
                    if other != seat and atv != NOTHING and reach[atv] >> spot & 1:
                        worth += CONTESTED
                        break
                self.goals[map] = worth

    def worth(self, move: Move) -> float:
        """What a move brings."""
        if move in DRIVE:
            return self.drive(DRIVE.index(move))
        if move in PLAY:
            return self.card(PLAY.index(move))
        if move in ON and self.state.card >= 0:
            return self.clue(self.state.card, ON.index(move))
        if move in (STOP, END):
            return self.rest(move)
        if move in (USE_DRIVE, USE_CLUE, USE_MARKER):
            return self.power(move)
        if move in (EXCHANGE, USE_EXCHANGE):
            useless = self.state.acted or self.hand() > 0.0 or len(self.state.open_maps()) < MAPS
            return -5.0 if useless else WANDERING + 0.1
        return worth_of(self.state, self.seat, move)

    def rest(self, move: Move) -> float:
        """§4.2 Staying here: worth nothing, but with legs left one could be in a better place."""
        state = self.state
        here = self.place(state.atvs[self.seat], state.ashore) if state.acted and state.legs else 0.0
        return here if move == END else here - 0.5

    def hand(self) -> float:
        """§4.1 What the best clue of the hand is worth; 0 if none fits."""
        state = self.state
        if self.best_clue == 0.0 and state.roses_left[self.seat] > 0:
            for card in spaces_in(state.fitting(state.hands[self.seat])):
                self.best_clue = max(self.best_clue, self.card(card))
        return self.best_clue

    def power(self, move: Move) -> float:
        """§6.3 What an amulet brings, less what it is worth in the hand."""
        state, seat = self.state, self.seat
        cheaper = TOO_LATE * self.late + (SPARE if state.amulets[seat] > 1 else 0.0)
        if move == USE_CLUE:
            return self.hand() - SPENT_ON_CLUE + cheaper
        if move == USE_DRIVE:
            goal = 0.0 if state.legs else self.best_goal(state.ground().legs[LEGS][state.atvs[seat]])
            return goal - SPENT + cheaper if goal > 0.0 else -9.0
        best = 0.0
        reach = state.ground().legs[LEGS if not state.acted else state.legs][state.atvs[seat]]
        for map in targets(state, seat, MARKER):
            if state.sites[map].bit_count() == 2 and state.sites[map] & reach:
                best = max(best, TREASURE + OWN_SHARE * state.roses_of(seat, map))
        return best - SPENT + cheaper if best > 0.0 else -2.0

    def best_goal(self, reach: int) -> float:
        """§5.1 The best located treasure within reach."""
        best = 0.0
        for map in range(MAPS):
            if self.goals[map] > best and self.state.sites[map] & reach:
                best = self.goals[map]
        return best

    def drive(self, space: int) -> float:
        """§4.2 What is at the end of the drive, and what can be had from there, in this turn and in the next."""
        state = self.state
        bit = 1 << space
        amulets = 0 if state.by_amulet and state.legs else state.ashore
        worth = WASHED_ASHORE if amulets & bit else 0.0
        is_site = False
        for map in range(MAPS):
            if self.goals[map] > 0.0 and state.sites[map] == bit:
                worth += self.goals[map]
                is_site = True
        used = state.ground().fewest[state.atvs[self.seat]][space]
        promise = self.place(space, amulets & ~bit)
        if worth == 0.0 and not state.acted:
            return min(promise, WANDERING) + 0.001 * promise - LEG * used
        left = legs_now(state) - used
        if left and not is_site:
            reach = state.ground().legs[left][space] & ~bit
            then = self.best_goal(reach)
            if then < WASHED_ASHORE and amulets & reach:
                then = WASHED_ASHORE
            worth += THEN * then
        return worth + promise - LEG * used

    def place(self, space: int, amulets: int) -> float:
        """§4.2 What a place promises for the next turn."""
        state = self.state
        onward = state.ground().legs[LEGS][space]
        hope = 0.4 * (amulets & onward).bit_count() + onward.bit_count() / 200.0
        best, near = 0.0, 0.0
        for map in range(MAPS):
            sites = state.sites[map]
            if self.goals[map] > 0.0:
                if sites != 1 << space:
                    legs = legs_between(state, space, sites)
                    hope += 1.2 - 0.12 * legs
                    if legs <= LEGS and self.goals[map] > best:
                        best = self.goals[map]
            elif state.columns[map]:
                near += SITES * nearness(state, space, sites)
        return min(hope, WANDERING) + NEXT * best + near

    def card(self, card: int) -> float:
        """§4.1 The best that a clue can do on any map; on the map being begun, if one is."""
        if self.state.raised >= 0:
            return self.clue(card, self.state.raised)
        best = float("-inf")
        for map in range(MAPS):
            if self.state.fits(card, map):
                best = max(best, self.clue(card, map))
        return best

    def clue(self, card: int, map: int) -> float:
        """§4.1 A rose on the map, and the treasure closer to this ATV than to the others."""
        state, seat = self.state, self.seat
        left = state.sites[map] & state.clue(card)
        number = left.bit_count()
        own = state.roses_of(seat, map)
        worth = CLUE + COMPANY * own - CROWD * (len(state.roses[map]) - own)
        worth += STRUCK * (1.0 - number / state.sites[map].bit_count()) - LEFT * number
        mine, rival = nearness(state, state.atvs[seat], left), 0.0
        for other, atv in enumerate(state.atvs):
            if other != seat:
                rival = max(rival, nearness(state, atv, left))
        worth += NEAR * mine - RIVAL * rival
        if number == 1:
            worth += FOUND * (1.0 + self.late) + FOUND_NEAR * mine + FOUND_RIVAL * rival
            if mine > 0.0 and rival == 0.0:
                worth += FOUND_ALONE
            if mine > 0.0 and state.amulets[seat]:
                worth += FOUND_AND_RAISED
        return max(worth, WANDERING + 0.1)


def legs_between(state: Expedition, space: int, sites: int) -> int:
    """§4.2 How many legs it takes from a space to the nearest of some others."""
    reach = state.ground().legs
    legs = 1
    while not reach[legs][space] & sites:
        legs += 1
    return legs
