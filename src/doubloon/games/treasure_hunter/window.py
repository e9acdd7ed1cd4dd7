"""§4.2 The action window worked out to its end: who plays which card, with every reply, in a world that is known.

Everything in a window is open once the hands are: a card changes its owner's total by an amount that does not depend on
when it is played, and the window closes when all pass in a row. So what matters is which cards have been played, who is
asked and how many have passed, and that is little enough to be worked out. What the Mystery Mule brings is luck, so it
is left out here (`mule.py`).
"""

from __future__ import annotations

from typing import Final

from doubloon.core import Move

from .box import PLACES
from .cards import FIRST_ACTION, MULE, SCAREGOBLIN, SLEEPING_BEAUTY, STRENGTH
from .open_hands import OpenHands
from .rules.actions import awake, fall_asleep, playing, take_effect, why_not_play
from .rules.capture import captors, result
from .state import ABSENT, NOBODY, Hunt
from .vocabulary import BEAUTY, PASS
from .worth import treasure_worth

PATIENCE: Final = 0.7
"""Which part of what a card could win at a later location it is kept for: others have cards for that, too."""
SPENT: Final = 0.8
"""Which part of what mercenaries are paid is lost; the rest comes back to whoever has the best dogs."""
LITTLE: Final = 1e-9
"""A card must be better than passing by more than rounding."""
MOST_CARDS: Final = 7
"""With more playable cards around the table the window is too wide to be worked out in no time."""


class Piece:
    """A card that could be played in this window, and what it does to its owner's total."""

    def __init__(self, state: Hunt, seat: int, card: int, sleeper: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.sleeper: Final = sleeper
        self.move: Final[Move] = BEAUTY[sleeper] if card == SLEEPING_BEAUTY else playing(card)
        copy = state.clone()
        if card == SLEEPING_BEAUTY:
            fall_asleep(copy, seat, sleeper)
        else:
            take_effect(copy, seat, card)
        self.power: Final = copy.power[seat] - state.power[seat]
        self.times: Final = copy.times[seat] // state.times[seat]
        self.bonus: Final = copy.bonus[seat] - state.bonus[seat]
        self.twin = NOBODY
        """Which of two equal cards must have been played before this one."""
        self.price: Final = state.money[seat] - copy.money[seat]
        self.cost = SPENT * self.price
        """What is given away with the card, in money."""


class Window:
    """One action window: the cards that could be played in it, and what each way to end it brings everybody."""

    def __init__(self, state: Hunt) -> None:
        self.state: Final = scratch_of(state)
        self.seats: Final = state.seats
        self.place: Final = state.place
        self.pieces: Final[list[Piece]] = []
        self.beauties: Final = [hand.count(SLEEPING_BEAUTY) for hand in state.hands]
        self.cards: Final = [len(hand) for hand in state.hands]
        self.strongest: Final = [treasure_worth(state, seat, state.prizes[self.place]) for seat in range(self.seats)]
        self.weakest: Final = [
            treasure_worth(state, seat, state.prizes[PLACES + self.place]) for seat in range(self.seats)
        ]
        self.ends: Final[dict[int, list[float]]] = {}
        self.known: Final[dict[int, list[float]]] = {}
        for seat in range(self.seats):
            self.gather(seat)

    def gather(self, seat: int) -> None:
        """Everything that a seat could play here, mules apart."""
        state = self.state
        for card in state.hands[seat]:
            if card < FIRST_ACTION or card == MULE or card == SCAREGOBLIN:
                continue
            if card == SLEEPING_BEAUTY:
                if not any(piece.seat == seat and piece.card == card for piece in self.pieces):
                    self.pieces.extend([Piece(state, seat, card, sleeper) for sleeper in awake(state, seat)])
            elif why_not_play(state, seat, card) is None:
                piece = Piece(state, seat, card, NOBODY)
                last = len(self.pieces) - 1
                if last >= 0 and self.pieces[last].seat == seat and self.pieces[last].card == card:
                    piece.twin = last
                self.pieces.append(piece)

    def value_waiting(self) -> None:
        """Who plays a card here cannot play it later, where it may do more."""
        hands = OpenHands(self.state)
        for piece in self.pieces:
            piece.cost += PATIENCE * self.best_use(piece, hands)

    def best_use(self, piece: Piece, hands: OpenHands) -> float:
        """The most that a card could win its owner at a later location."""
        best, seat = 0.0, piece.seat
        if piece.times == 1:
            for place in range(self.place + 1, PLACES):
                if piece.card == SLEEPING_BEAUTY:
                    for sleeper in hands.group(seat, place):
                        best = max(best, hands.gain(seat, place, -STRENGTH[sleeper]))
                elif hands.totals[place][seat] != ABSENT:
                    best = max(best, hands.gain(seat, place, piece.bonus))
        return best

    def worth_of(self, move: Move, seat: int) -> float:
        """What a move of who is asked now comes to when all have replied, in lead; a mule counts as passing."""
        for place, piece in enumerate(self.pieces):
            if piece.move == move and piece.seat == seat and self.may_play(0, place):
                return self.lead(self.played(0, place), seat)
        return self.lead(self.after(0, seat, self.state.passes + 1), seat)

    def best(self, seat: int) -> Move:
        """What the seat, which is asked now, should play; it passes unless a card is better."""
        best, most = PASS, self.worth_of(PASS, seat)
        for place, piece in enumerate(self.pieces):
            if piece.seat == seat and self.may_play(0, place):
                worth = self.lead(self.played(0, place), seat)
                if worth > most + LITTLE:
                    best, most = piece.move, worth
        return best

    def lead(self, worth: list[float], seat: int) -> float:
        """What somebody plays for: to win more than the others do."""
        return worth[seat] - (sum(worth) - worth[seat]) / (self.seats - 1)

    def may_play(self, mask: int, place: int) -> bool:
        """Is the card still there? Of two equal cards the first comes first, and a Beauty sings once."""
        if mask >> place & 1:
            return False
        piece = self.pieces[place]
        if piece.card == SLEEPING_BEAUTY:
            return self.beauties[piece.seat] > 0
        if piece.twin == NOBODY:
            return True
        return mask >> piece.twin & 1 == 1 and why_not_play(self.state, piece.seat, piece.card) is None

    def after(self, mask: int, seat: int, passes: int) -> list[float]:
        """§4.2 What comes of it when the seat has just been asked and so many have passed in a row."""
        while passes < self.seats:
            seat = (seat + 1) % self.seats
            if self.cards[seat]:
                return self.asked(mask, seat, passes)
            passes += 1
        return self.end(mask)

    def asked(self, mask: int, seat: int, passes: int) -> list[float]:
        """What comes of it when this seat is asked now."""
        key = (mask * self.seats + seat) * self.seats + passes
        found = self.known.get(key)
        if found is not None:
            return found
        best = self.after(mask, seat, passes + 1)
        most = self.lead(best, seat)
        for place, piece in enumerate(self.pieces):
            if piece.seat == seat and self.may_play(mask, place):
                worth = self.played(mask, place)
                lead = self.lead(worth, seat)
                if lead > most + LITTLE:
                    best, most = worth, lead
        self.known[key] = best
        return best

    def played(self, mask: int, place: int) -> list[float]:
        """What comes of it when this card is played now."""
        state, piece = self.state, self.pieces[place]
        seat = piece.seat
        asleep, power, times = state.asleep[seat], state.power[seat], state.times[seat]
        if piece.sleeper != NOBODY:
            state.asleep[seat] = (*asleep, piece.sleeper)
            self.beauties[seat] -= 1
        state.power[seat] += piece.power
        state.times[seat] *= piece.times
        state.bonus[seat] += piece.bonus
        state.money[seat] -= piece.price
        self.cards[seat] -= 1
        worth = self.after(mask | 1 << place, seat, 0)
        state.asleep[seat], state.power[seat], state.times[seat] = asleep, power, times
        state.bonus[seat] -= piece.bonus
        state.money[seat] += piece.price
        self.cards[seat] += 1
        if piece.sleeper != NOBODY:
            self.beauties[seat] += 1
        return worth

    def end(self, mask: int) -> list[float]:
        """§4.5 What everybody has won when the window closes, less what their cards cost them."""
        found = self.ends.get(mask)
        if found is not None:
            return found
        state = self.state
        worth = [0.0] * self.seats
        first, last = captors(state, self.place, [result(state, seat)[0] for seat in range(self.seats)])
        if first != NOBODY:
            worth[first] += self.strongest[first]
            worth[last] += self.weakest[last]
        for place, piece in enumerate(self.pieces):
            if mask >> place & 1:
                worth[piece.seat] -= piece.cost
        self.ends[mask] = worth
        return worth


def scratch_of(state: Hunt) -> Hunt:
    """A copy to lay cards out in and take them back: it shares none of the lists that this changes."""
    scratch = state.clone()
    scratch.asleep = state.asleep[:]
    scratch.power, scratch.times, scratch.bonus = state.power[:], state.times[:], state.bonus[:]
    scratch.money = state.money[:]
    return scratch
