"""§5 Raising a treasure, sharing it out, and the curse; §6.1 the statues; §7 the end."""

from __future__ import annotations

from random import Random
from typing import Final

from doubloon.core import CHANCE, Chance, Move, Over, Phase, Pile, Saying, say
from doubloon.core.hand import then, with_card
from doubloon.core.hexgrid import STEPS
from doubloon.core.shared import changed
from doubloon.core.spaces import spaces_in
from doubloon.core.state import SEAT_ACTS

from ..box import CURSE, GOLD_KINDS, STATUES
from ..choices import DISCARDED as REST_DISCARDED
from ..choices import WARDED as REST_FOR_WARDED
from ..state import DOUBLE, NOBODY, NOTHING, Expedition
from ..vocabulary import (
    ADDED,
    BEGIN_WITH,
    CLAIM,
    CLAIMED,
    CURSE_RETURNED,
    CURSED,
    DEAL_LOOT,
    DISCARDED,
    DISCARDED_CLUE,
    ENDING,
    LOOKED,
    LOST,
    NOT_HELD,
    NOT_HERE,
    NOT_LOCATED,
    PASS,
    PASSED,
    PLAY,
    RAISED,
    RESHUFFLED,
    REVEAL,
    REVEALED,
    SPARED,
    SURFACED,
    TURNED,
    WARDED,
)
from . import clues
from . import turn as turn_rules


class Look(Chance[Expedition]):
    """§5.2 Each player draws a card for each rose and looks at it in secret; one more is added unseen."""

    section = "5.2"

    def outcomes(self, state: Expedition) -> list[tuple[Move, int]]:
        return state.treasure.outcomes(DEAL_LOOT.moves)

    def sample(self, state: Expedition, rng: Random) -> Move:
        return DEAL_LOOT.moves[state.treasure.sample(rng)]

    def stream(self, state: Expedition) -> str:
        return "treasure"

    def play(self, state: Expedition, seat: int, move: Move) -> None:
        card = DEAL_LOOT.index(move)
        owner = state.order[len(state.drawn)] if len(state.drawn) < len(state.order) else NOBODY
        if state.treasure.held:
            state.safe_draws += 1
        state.treasure = state.treasure.clone()
        state.treasure.draw(card)
        state.drawn = then(state.drawn, card)
        state.owners = then(state.owners, owner)
        state.loot = changed(state.loot, card, state.loot[card] + 1)
        if owner == NOBODY:
            state.tell(ADDED, CHANCE)
        else:
            state.tell(LOOKED, owner, card)
        draw_loot(state)


class TurnUp(Chance[Expedition]):
    """§5.3 The next treasure card is turned up."""

    section = "5.3"

    def outcomes(self, state: Expedition) -> list[tuple[Move, int]]:
        return [(REVEAL[card], number) for card, number in enumerate(state.loot) if number]

    def stream(self, state: Expedition) -> str:
        return "loot"

    def play(self, state: Expedition, seat: int, move: Move) -> None:
        card = REVEAL.index(move)
        state.loot = changed(state.loot, card, state.loot[card] - 1)
        state.revealed = then(state.revealed, card)
        state.tell(REVEALED, CHANCE, card)
        if card == CURSE:
            strike_with_curse(state)
        else:
            state.offer = card
            state.asked = 0
            state.phase = OFFER


class Offer(Phase[Expedition]):
    """§5.3 The card is offered from the lowest rose upward: claim it or pass."""

    section = "5.3"
    is_open = True

    def actors(self, state: Expedition) -> list[int]:
        return SEAT_ACTS[state.order[state.asked]]

    def moves(self, state: Expedition, seat: int) -> list[Move]:
        return [CLAIM, PASS]

    def play(self, state: Expedition, seat: int, move: Move) -> None:
        card = state.offer
        if move == CLAIM:
            state.claimed = changed(state.claimed, seat, with_card(state.claimed[seat], card))
            state.order = state.order[: state.asked] + state.order[state.asked + 1 :]
            state.roses_left = changed(state.roses_left, seat, state.roses_left[seat] + 1)
            state.last_claimer = seat
            state.tell(CLAIMED, seat, card)
        else:
            state.tell(PASSED, seat, card)
            state.asked += 1
            if state.asked < len(state.order):
                return
            discard(state, card)
        state.offer = NOTHING
        turn_up_next(state)


class BeginMap(Phase[Expedition]):
    """§5.5 Whoever claimed last begins a new map with a clue of their own."""

    section = "5.5"

    def actors(self, state: Expedition) -> list[int]:
        return SEAT_ACTS[beginner(state)]

    def moves(self, state: Expedition, seat: int) -> list[Move]:
        return [PLAY[card] for card in spaces_in(state.hands[seat]) if state.fits(card, state.raised)]

    def prompt(self, state: Expedition) -> Saying:
        return say(BEGIN_WITH, state.raised)

    def why_not(self, state: Expedition, seat: int, move: Move) -> Saying | None:
        return say(NOT_HELD, PLAY.index(move)) if move in PLAY else None

    def play(self, state: Expedition, seat: int, move: Move) -> None:
        clues.add_clue(state, seat, PLAY.index(move), state.raised)
        clues.draw_clues(state, seat, 1, clues.NEW_MAP)


class Finished(Over[Expedition]):
    """§7 The game is over; the gold is counted."""

    section = "7"


def raise_treasure(state: Expedition, seat: int, map: int) -> None:
    """§5.1 The raiser's rose goes below the last clue; all owners of roses draw."""
    space = state.atvs[seat]
    state.legs = 0
    state.touched = True
    state.raised, state.raiser = map, seat
    state.roses_left = changed(state.roses_left, seat, state.roses_left[seat] - 1)
    state.order = owners_from_below((*state.roses[map], seat))
    state.roses = changed(state.roses, map, ())
    state.last_claimer = NOBODY
    state.drawn = state.owners = state.revealed = ()
    state.old_draws = 0
    state.safe_draws = 0
    state.tell(RAISED, seat, map, space)
    draw_loot(state)


def owners_from_below(roses: tuple[int, ...]) -> tuple[int, ...]:
    """§5.3 Whose roses lie on a map, from the lowest up; two on one clue count twice."""
    owners: list[int] = []
    for rose in reversed(roses):
        owners += [rose % DOUBLE] * (2 if rose >= DOUBLE else 1)
    return tuple(owners)


def draw_loot(state: Expedition) -> None:
    """§5.2, §7 Draw the next card of the treasure; if the deck has run out, from the shuffled discards."""
    if not state.ending and not len(state.treasure):
        state.ending = True
        state.tell(ENDING, CHANCE)
    if len(state.drawn) > len(state.order):
        turn_up_next(state)
        return
    if not len(state.treasure) and sum(state.spent) > 0:
        state.old_draws = len(state.drawn)
        state.treasure = Pile.of(state.spent[:])
        state.spent = [0] * (GOLD_KINDS + 1)
        state.tell(RESHUFFLED, CHANCE)
    if len(state.treasure):
        state.phase = LOOK
    else:
        turn_up_next(state)


def turn_up_next(state: Expedition) -> None:
    """§5.3 Go on until all cards were offered or no rose is left."""
    if state.order and sum(state.loot):
        state.phase = TURN_UP
    else:
        clear_map(state)


def strike_with_curse(state: Expedition) -> None:
    """§5.4 Every player with a rose on the map loses an amulet or the best card; who shares the rest is an option."""
    state.tell(CURSED, CHANCE, state.raised)
    state.curses_out += 1
    victims = [seat for seat in range(state.seats) if seat in state.order]
    warded = [seat for seat in victims if state.amulets[seat]]
    for seat in victims:
        suffer(state, seat)
    if state.after_curse == REST_DISCARDED:
        take_back_roses(state, victims)
    elif state.after_curse == REST_FOR_WARDED:
        take_back_roses(state, [seat for seat in victims if seat not in warded])
    turn_up_next(state)


def suffer(state: Expedition, seat: int) -> None:
    """§5.4 An amulet wards the curse off; without one the most valuable card is lost."""
    if state.amulets[seat]:
        state.amulets = changed(state.amulets, seat, state.amulets[seat] - 1)
        state.supply += 1
        state.tell(WARDED, seat)
    elif state.claimed[seat]:
        card = state.claimed[seat][-1]
        state.claimed = changed(state.claimed, seat, state.claimed[seat][:-1])
        state.spent = changed(state.spent, card, state.spent[card] + 1)
        state.tell(LOST, seat, card)
    else:
        state.tell(SPARED, seat)


def take_back_roses(state: Expedition, seats: list[int]) -> None:
    """Roses go back to their owners."""
    state.roses_left = state.roses_left[:]
    for seat in state.order:
        if seat in seats:
            state.roses_left[seat] += 1
    state.order = tuple([seat for seat in state.order if seat not in seats])


def discard(state: Expedition, card: int) -> None:
    """§5.3, §5.4 A card that nobody has goes to the discards; a curse leaves the game without effect."""
    state.tell(DISCARDED, CHANCE, card)
    if card == CURSE:
        state.curses_out += 1
    else:
        state.spent = changed(state.spent, card, state.spent[card] + 1)


def clear_map(state: Expedition) -> None:
    """§5.5 What is left of the treasure and the clues of the map are discarded; then a new map is begun."""
    for card, number in enumerate(state.loot):
        for _ in range(number):
            discard(state, card)
    state.loot = [0] * len(state.loot)
    take_back_roses(state, list(range(state.seats)))
    map = state.raised
    for card in state.columns[map]:
        state.tell(DISCARDED_CLUE, CHANCE, card)
        state.discards |= 1 << card
    state.columns = changed(state.columns, map, ())
    state.sites[map] = state.ground().land
    if state.curse_returns and CURSE in state.revealed and not state.ending:
        shuffle_curse_back(state)
    state.drawn = state.owners = state.revealed = ()
    if state.ending:
        state.raised = NOTHING
        state.phase = FINISHED
        return
    seat = beginner(state)
    if state.hands[seat] and state.roses_left[seat] > 0:
        state.phase = BEGIN_MAP
    else:
        finish(state)


def shuffle_curse_back(state: Expedition) -> None:
    """§5.4 The first curse that struck comes back into the deck, once its treasure is dealt with."""
    state.curse_returns = False
    state.curses_out -= 1
    state.treasure = state.treasure.clone()
    state.treasure.shuffle_in(CURSE)
    state.tell(CURSE_RETURNED, CHANCE)


def beginner(state: Expedition) -> int:
    """§5.5 The player who claimed last; if nobody did, the one who raised the treasure."""
    return state.raiser if state.last_claimer == NOBODY else state.last_claimer


def finish(state: Expedition) -> None:
    """§5, §6.1 The statues call up amulets and turn; then the raiser's turn goes on."""
    for statue in range(STATUES):
        call_up(state, statue)
    for statue in range(STATUES):
        state.facing = changed(state.facing, statue, (state.facing[statue] + 1) % len(STEPS))
        state.tell(TURNED, CHANCE, state.statues[statue], state.facing[statue])
    state.raised = NOTHING
    turn_rules.go_on(state)


def call_up(state: Expedition, statue: int) -> None:
    """§6.1 An amulet is washed ashore where the statue's gaze meets the coast, unless one lies there."""
    space = state.ground().gaze[state.statues[statue]][state.facing[statue]]
    if state.supply and not state.ashore >> space & 1:
        state.supply -= 1
        state.ashore |= 1 << space
        state.tell(SURFACED, CHANCE, space)


def why_not_raise(state: Expedition, map: int) -> Saying:
    """§5.1 Why this treasure cannot be raised now."""
    return say(NOT_HERE, map) if state.is_located(map) else say(NOT_LOCATED, map, state.sites[map].bit_count())


LOOK: Final = Look()
TURN_UP: Final = TurnUp()
OFFER: Final = Offer()
BEGIN_MAP: Final = BeginMap()
FINISHED: Final = Finished()
