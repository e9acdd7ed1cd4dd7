"""The table of Tobago's tests: island 1 with the objects of the rulebook's clue example, and quick ways to set it up.

Whatever is laid on the table by hand is taken from where it was, so that every card, rose and amulet stays counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from doubloon.core import CHANCE, Pile
from doubloon.core.spaces import mask_of, spaces_in
from doubloon.games.tobago import GAME
from doubloon.games.tobago.box import CURSE, GOLD_COPIES, LOOT, VALUES
from doubloon.games.tobago.island import SPACES, Island
from doubloon.games.tobago.state import DOUBLE, NOTHING, Expedition
from doubloon.games.tobago.vocabulary import CLUE_NAMES
from doubloon.testing import deal, play

__all__ = ["BLACK", "BROWN", "GAME", "GREY", "WHITE"]

GREY, BROWN, BLACK, WHITE = range(4)

ISLAND = """
    * first seat-1
    * place g11; * place n4; * place b2; * place l8      # huts
    * place b4; * place f10; * place f4                  # palms
    * place d6; * face down; * place f2; * face up; * place h7; * face up-right
"""
"""As in the rulebook's example: 14 spaces next to a hut, 6 of them in the jungle, and no statue beside a jungle."""


def table(seats: int = 3, **options: object) -> Expedition:
    """Seat 0 begins the first turn; hands are dealt, all ATVs stand on h4, and all four maps are empty."""
    parks = "; ".join(f"{seat} park h4" for seat in range(seats))
    state = deal(play(GAME, f"{ISLAND}\n{parks}", seats, {"island": "1", **options}))
    for map in range(4):
        clear(state, map)
    return state


def go(state: Expedition, script: str) -> Expedition:
    """The position to which a script leads from here."""
    return play(GAME, script, start=state)


def at(space: str) -> int:
    """The number of a space."""
    return SPACES.index(space)


def those(spaces: str) -> int:
    """A set of spaces."""
    return mask_of([at(space) for space in spaces.split()])


def names(spaces: int) -> list[str]:
    """The names of a set of spaces."""
    return [SPACES[space] for space in spaces_in(spaces)]


def clue(name: str) -> int:
    """The number of a clue card."""
    return CLUE_NAMES.index(name)


def hand(state: Expedition, seat: int) -> list[str]:
    """The clues of a seat."""
    return [CLUE_NAMES[card] for card in spaces_in(state.hands[seat])]


def hold(state: Expedition, seat: int, clues: str) -> None:
    """Let a seat hold exactly these clues; what it held goes back into the deck."""
    state.deck |= state.hands[seat]
    state.hands[seat] = 0
    for name in clues.split():
        take(state, clue(name))
        state.hands[seat] |= 1 << clue(name)


def lay(state: Expedition, map: int, clues: str, roses: Sequence[int] = ()) -> None:
    """Let a map consist of exactly these clues, with the roses of these seats (else of the last seat) on them."""
    clear(state, map)
    cards = [clue(name) for name in clues.split()]
    for place, card in enumerate(cards):
        take(state, card)
        state.sites[map] &= state.clue(card)
        rose = roses[place] if place < len(roses) else state.seats - 1
        state.roses[map] = (*state.roses[map], rose)
        state.roses_left[rose % DOUBLE] -= 2 if rose >= DOUBLE else 1
    state.columns[map] = tuple(cards)


def locate(state: Expedition, map: int, space: str, roses: Sequence[int]) -> None:
    """Let a map lead to one space, with a clue from the deck for each of these roses, top to bottom."""
    cards = [CLUE_NAMES[card] for card in reversed(spaces_in(state.deck))][: len(roses)]
    lay(state, map, " ".join(cards), roses)
    state.sites[map] = those(space)


def site(*roses: int, seats: int = 3, **options: object) -> Expedition:
    """Seat 0 stands on the site of the grey treasure, whose map bears these roses from top to bottom."""
    state = table(seats, **options)
    locate(state, GREY, "h4", roses)
    return state


def cursed_site(*roses: int, seats: int = 3, **options: object) -> Expedition:
    """The same, with the curses somewhere in the deck."""
    state = site(*roses, seats=seats, **options)
    state.treasure = Pile.of([*GOLD_COPIES, state.curses])
    return state


def clear(state: Expedition, map: int) -> None:
    """Empty a map: its clues go into the deck, its roses to their owners."""
    for card in state.columns[map]:
        state.deck |= 1 << card
    for rose in state.roses[map]:
        state.roses_left[rose % DOUBLE] += 2 if rose >= DOUBLE else 1
    state.columns[map] = ()
    state.roses[map] = ()
    state.sites[map] = state.ground().land


def take(state: Expedition, card: int) -> None:
    """Take a clue from the deck, the discards or a hand, which gets another one for it."""
    bit = 1 << card
    for seat in range(state.seats):
        if state.hands[seat] & bit:
            other = 1 << (state.deck.bit_length() - 1)
            state.hands[seat] ^= bit | other
            state.deck ^= bit | other
    assert (state.deck | state.discards) & bit, f"{CLUE_NAMES[card]} lies on a map already"
    state.deck &= ~bit
    state.discards &= ~bit


def give_amulets(state: Expedition, seat: int, number: int) -> None:
    """Give a seat amulets from the supply."""
    state.amulets[seat] += number
    state.supply -= number


def wash_ashore(state: Expedition, spaces: str) -> None:
    """Put amulets from the supply on these spaces."""
    state.ashore |= those(spaces)
    state.supply -= len(spaces.split())


def stack(state: Expedition, deck: str, spent: str = "") -> None:
    """Let the treasure deck hold exactly these cards and the discards those; the rest of the gold belongs to seat 0."""
    held, discards = counted(deck), counted(spent)
    state.treasure = Pile.of(held)
    state.spent = discards
    rest = [GOLD_COPIES[kind] - held[kind] - discards[kind] for kind in range(CURSE)]
    state.claimed[0] = tuple([kind for kind in range(CURSE) for _ in range(rest[kind])])
    state.curses_out = state.curses - held[CURSE]


def claim_before(state: Expedition, seat: int, cards: str) -> None:
    """Let a seat have claimed these cards, from the deck."""
    for kind in kinds(cards):
        state.treasure.draw(kind)
        state.claimed[seat] = tuple(sorted((*state.claimed[seat], kind)))


def kinds(cards: str) -> list[int]:
    """The kinds of treasure cards that are written as their values or ``curse``."""
    return [CURSE if card == "curse" else VALUES.index(int(card)) for card in cards.split()]


def counted(cards: str) -> list[int]:
    """How many of each kind these cards are."""
    found = [0] * (CURSE + 1)
    for kind in kinds(cards):
        found[kind] += 1
    return found


def looks(cards: str) -> str:
    """The script in which these treasure cards are drawn in this order."""
    return "; ".join(f"* loot {LOOT[kind]}" for kind in kinds(cards))


def gold(state: Expedition, seat: int) -> list[int]:
    """The values of the cards that a seat has claimed, least first."""
    return [VALUES[card] for card in state.claimed[seat]]


def share_out(state: Expedition) -> Expedition:
    """The position after a treasure was shared out in which everyone claims what is offered."""
    state = state.clone()
    while state.raised != NOTHING:
        state = deal(state)
        if state.raised != NOTHING:
            seat = state.actors()[0]
            state.apply(seat, state.legal_moves(seat)[0])
    return deal(state)


def steps_from(ground: Island, start: int) -> dict[int, int]:
    """How many steps over land lead from a space to each other space that can be reached."""
    found, queue = {start: 0}, [start]
    for space in queue:
        for near in ground.neighbours[space]:
            if near not in found:
                found[near] = found[space] + 1
                queue.append(near)
    return found


def actor(state: Expedition) -> int:
    """Who acts after chance has acted."""
    return deal(state).actors()[0]


def moves(state: Expedition, verb: str = "") -> list[str]:
    """The legal moves of whoever acts, or those that begin with a verb."""
    seat = state.actors()[0]
    texts = [GAME.words.text[move] for move in state.legal_moves(seat)]
    return [text for text in texts if text.startswith(verb)]


def view(state: Expedition, seat: int | None) -> dict[str, Any]:
    """What a seat sees."""
    return dict(GAME.view(state, seat))


def why(state: Expedition, step: str) -> list[object]:
    """Why a step ``seat move`` is refused: the key of the reason, its §, and what it speaks of."""
    seat, _, move = step.partition(" ")
    told = GAME.explain(state, int(seat), move)
    assert told is not None, f"{step!r} is allowed"
    return list(told.values())


def is_chance(state: Expedition) -> bool:
    """Is the table to draw?"""
    return state.actors() == [CHANCE]
