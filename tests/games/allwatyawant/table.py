"""The table of Allwatyawant's tests: pirates who have landed with nothing, and quick ways to set everything up.

Whatever is put somewhere by hand is taken from where it was, so that all tokens, coins and cards stay counted.
The helpers that set things up may be called at the start of a turn, which then begins anew with what has changed,
and in the middle of one, where they change nothing else.
"""

from __future__ import annotations

from typing import Any

from doubloon.core import CHANCE, UNBOUND
from doubloon.games.allwatyawant import GAME
from doubloon.games.allwatyawant.box import CATEGORIES, FAVOUR_NAMES, ICONS, ITEMS
from doubloon.games.allwatyawant.effects import DECK_SIZE, LAND_QUESTS, LEAD_BOOTS, QUESTS, SEA_EVENTS
from doubloon.games.allwatyawant.frames import Step, go_on, push
from doubloon.games.allwatyawant.island import COIN_AT, LANDINGS, NEIGHBOURS, SPACE_NAMES, is_land
from doubloon.games.allwatyawant.plank import CALM
from doubloon.games.allwatyawant.rules import turn
from doubloon.games.allwatyawant.state import NOBODY, NOTHING, Voyage
from doubloon.testing import play

__all__ = ["GAME", "Voyage"]

HIT = "stand 9; aim 22; shoot 480"
"""A shot that sinks its stone, on an empty plank and beside stones that missed like this:"""
MISS = "stand 1; aim -30; shoot 280"
"""A shot that sinks nothing; its stone stays on the plank."""


def voyage(seats: int = 3, **options: object) -> Voyage:
    """Seat 0 begins the first turn: all have landed, seat i at landing site i + 1, and nobody has anything."""
    state = GAME.start(seats, options)
    state.first = 0
    state.turn = NOBODY
    state.pos = LANDINGS[:seats]
    state.todo = []
    push(state, Step.NEXT_TURN)
    go_on(state)
    return state


# Setting up ------------------------------------------------------------------------------------------------------


def begin_turn(state: Voyage, seat: int) -> None:
    """Let the turn of a seat begin, in the same round; nothing else is to be done."""
    state.turn = seat
    state.resolved = state.dolphins = 0
    state.dice = ()
    state.todo = []
    push(state, Step.NEXT_TURN)
    turn.begin_turn(state, seat)
    go_on(state)
    assert state.turn == seat, f"seat {seat} pauses without being asked: give it cards first, or mark it later"


def place(state: Voyage, seat: int, space: str) -> None:
    """Put a pirate on a space; one at sea may hold six favour cards."""
    fresh = is_start(state)
    state.pos[seat] = at(space)
    if not is_land(at(space)):
        state.sailed |= 1 << seat
    if fresh:
        begin_turn(state, state.turn)


def equip(state: Voyage, seat: int, tokens: str) -> None:
    """Let a pirate have exactly these tokens; ``all`` for all six."""
    fresh = is_start(state)
    for item in range(len(ITEMS)):
        wanted = tokens == "all" or ITEMS[item] in tokens.split()
        had = state.items[seat] >> item & 1
        state.tokens[item] += had - wanted
        assert state.tokens[item] >= 0, f"no {ITEMS[item]} is left"
        state.items[seat] = state.items[seat] & ~(1 << item) | wanted << item
    if fresh:
        begin_turn(state, state.turn)


def hold(state: Voyage, seat: int, cards: str) -> None:
    """Let a pirate hold exactly these favour cards, of which nobody else knows."""
    fresh = is_start(state)
    for card in state.hands[seat]:
        state.favours.shuffle_in(card)
    state.hands[seat] = tuple(sorted(FAVOUR_NAMES.index(name) for name in cards.split()))
    for card in state.hands[seat]:
        take_favour(state, card)
    for watcher in range(state.seats):
        state.known[watcher * state.seats + seat] = ()
    if fresh:
        begin_turn(state, state.turn)


def take_favour(state: Voyage, card: int) -> None:
    """Take a favour card out of the stack, wherever it lies."""
    pile = state.favours
    if pile.unbound.counts[card]:
        pile.unbound.take(card)
        spot = pile.places.index(UNBOUND)
    else:
        spot = pile.places.index(card)
    del pile.places[spot], pile.seen[spot]


def empty_stack(state: Voyage, seat: int, left: str = "") -> None:
    """Let a pirate hold the whole favour stack except for these cards, which are left in it."""
    counts = state.favours.unbound.counts
    names = [name for card, name in enumerate(FAVOUR_NAMES) for _ in range(counts[card])]
    for name in left.split():
        names.remove(name)
    hold(state, seat, " ".join([*hand(state, seat), *names]))


def mark(state: Voyage, seat: int, markers: int) -> None:
    """Give a pirate exactly so many penalty markers."""
    fresh = is_start(state)
    state.penalty[seat] = markers
    if fresh:
        begin_turn(state, state.turn)


def stick(state: Voyage, seat: int, card: str, tries: int = 0) -> None:
    """Let an adventure hold a pirate, who has tried in vain in so many turns after the first try."""
    fresh = is_start(state)
    quest = number_of(card)
    assert QUESTS[quest].is_adventure, f"{card} is no adventure"
    if quest < LAND_QUESTS:
        take_quest(state, quest)
    state.adventure[seat] = quest
    state.tries[seat] = tries
    if fresh:
        begin_turn(state, state.turn)


def curse(state: Voyage, seat: int) -> None:
    """Put Lead Boots on a pirate."""
    fresh = is_start(state)
    take_quest(state, LEAD_BOOTS)
    state.boots = seat
    if fresh:
        begin_turn(state, state.turn)


def coin(state: Voyage, field: str, icon: str, up: bool = True) -> None:
    """Let this icon lie on a discovering field: open, or face down and unseen by all."""
    spot = COIN_AT[at(field)]
    assert spot != NOTHING, f"{field} is no discovering field"
    if state.icons[spot] != NOTHING:
        state.coins.put(state.icons[spot])
    kind = ICONS.index(icon)
    assert state.coins.counts[kind], f"no {icon} is left"
    state.coins.take(kind)
    state.icons[spot] = kind
    state.seen[spot] = (1 << state.seats) - 1 if up else 0
    state.up = state.up & ~(1 << spot) | up << spot


def on_top(state: Voyage, deck: str, card: str) -> None:
    """Let this quest card be the next one of its deck; all others of the deck lie under it."""
    quest, number = number_of(card), CATEGORIES.index(deck)
    assert quest // DECK_SIZE == number, f"{card} does not belong to {deck}"
    take_quest(state, quest)
    others = [number * DECK_SIZE + other for other in range(DECK_SIZE) if state.fresh[number] >> other & 1]
    state.fresh[number] = 1 << quest % DECK_SIZE
    state.under[number] = (*others, *state.under[number])


def take_quest(state: Voyage, quest: int) -> None:
    """Take a quest card out of its deck."""
    deck, bit = quest // DECK_SIZE, 1 << quest % DECK_SIZE
    assert state.fresh[deck] & bit or quest in state.under[deck], f"{QUESTS[quest].id} is not in its deck"
    state.fresh[deck] &= ~bit
    state.under[deck] = tuple(card for card in state.under[deck] if card != quest)


# Going on --------------------------------------------------------------------------------------------------------


def go(state: Voyage, script: str) -> Voyage:
    """The position to which a script leads from here."""
    return play(GAME, script, start=state)


def walk(state: Voyage, field: str) -> Voyage:
    """The pirate on turn goes to this field, with the smallest throw, from a neighbouring field if it is not near."""
    state = state.clone()
    seat = state.turn
    if at(field) not in NEIGHBOURS[state.pos[seat]]:
        place(state, seat, SPACE_NAMES[NEIGHBOURS[at(field)][-1]])
    throw = "* throw 1" if state.boots == seat else "* throw 1-1"
    accept = f"{seat} accept; " if state.hands[seat] else ""
    return go(state, f"{throw}; {accept}{seat} go {field}")


def reads(state: Voyage, card: str, field: str = "p05") -> Voyage:
    """The pirate on turn goes to this field and reads out this quest card; the coin there is open."""
    state = state.clone()
    deck = QUESTS[number_of(card)].deck
    if not (state.up >> COIN_AT[at(field)] & 1 and state.icons[COIN_AT[at(field)]] == ICONS.index(deck)):
        coin(state, field, deck)
    on_top(state, deck, card)
    return go(walk(state, field), f"* quest {card.lower()}")


def shoots(state: Voyage, shots: str) -> Voyage:
    """The shooter shoots as told, each ``hit`` or ``miss``, with a calm hand."""
    for shot in shots.split():
        seat, before = state.actors()[0], state.sunk
        steps = (HIT if shot == "hit" else MISS).split("; ")
        calm = "" if GAME.view(state, None)["hand_rule"] == "flick" else f"; * tremor {CALM + 1}"
        state = go(state, "; ".join(f"{seat} {step}" for step in steps) + calm)
        assert state.sunk == before + (shot == "hit"), f"this was no {shot}"
    return state


def pass_turns(state: Voyage, seat: int) -> Voyage:
    """The others do nothing until it is this pirate's turn again: their turns are left out."""
    state = state.clone()
    other = state.after(state.turn)
    while other != seat:
        state.round += other == state.first
        other = state.after(other)
    state.turn = (seat - state.order) % state.seats
    state.todo = []
    push(state, Step.NEXT_TURN)
    go_on(state)
    return state


# Looking ---------------------------------------------------------------------------------------------------------


def is_start(state: Voyage) -> bool:
    """Is this the very start of a turn?"""
    again = state.clone()
    try:
        begin_turn(again, state.turn)
    except AssertionError:
        return False
    return again.todo == state.todo and not state.resolved


def at(space: str) -> int:
    """The number of a space."""
    return SPACE_NAMES.index(space)


def number_of(card: str) -> int:
    """The number of a quest card such as ``R06``, or of a sea event by its name."""
    if card in SEA_EVENTS:
        return SEA_EVENTS[card]
    return [quest.id for quest in QUESTS].index(card.upper())


def where(state: Voyage, seat: int) -> str:
    """The space on which a pirate stands."""
    return SPACE_NAMES[state.pos[seat]]


def items(state: Voyage, seat: int) -> list[str]:
    """The tokens of a pirate."""
    return [name for item, name in enumerate(ITEMS) if state.items[seat] >> item & 1]


def hand(state: Voyage, seat: int) -> list[str]:
    """The favour cards of a pirate, in the order of the box."""
    return [FAVOUR_NAMES[card] for card in state.hands[seat]]


def stuck_in(state: Voyage, seat: int) -> str | None:
    """The adventure that holds a pirate."""
    return None if state.adventure[seat] == NOTHING else QUESTS[state.adventure[seat]].id


def last_under(state: Voyage, deck: str) -> str | None:
    """The quest card at the very bottom of a deck, if cards have come back to it."""
    under = state.under[CATEGORIES.index(deck)]
    return QUESTS[under[-1]].id if under else None


def asked(state: Voyage) -> int:
    """Who is to act: a seat, or CHANCE."""
    return state.actors()[0]


def question(state: Voyage) -> str:
    """What the game waits for: the name of the phase."""
    return state.phase.name


def why(state: Voyage, step: str) -> str:
    """Why a step ``seat move`` is refused: the key of the reason, its §, and the values of its fields."""
    seat, _, text = step.partition(" ")
    told = GAME.explain(state, int(seat), text)
    assert told is not None, f"{step!r} should be refused"
    fields = [f"{name} {value}" for name, value in told.items() if name not in ("reason", "section")]
    return ", ".join([f"{told['reason']} §{told['section']}", *fields])


def is_chance(state: Voyage) -> bool:
    """Is the table to draw or throw?"""
    return state.actors() == [CHANCE]


def moves(state: Voyage, verb: str = "") -> list[str]:
    """The legal moves of whoever is asked, or those that begin with a verb."""
    texts = [GAME.words.text[move] for move in state.legal_moves(state.actors()[0])]
    return [text for text in texts if text.startswith(verb)]


def chances(state: Voyage) -> dict[str, int]:
    """What chance may do now, with its weights."""
    return {GAME.words.text[move]: weight for move, weight in state.outcomes()}


def view(state: Voyage, seat: int | None) -> dict[str, Any]:
    """What a seat sees."""
    return dict(GAME.view(state, seat))
