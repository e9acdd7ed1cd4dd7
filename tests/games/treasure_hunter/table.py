"""The table of Treasure Hunter's tests: quick ways to set up a round, in the words of the game.

Cards, treasures and goblins are written by their names with spaces between. What is laid on the table by hand is taken
from where it was, so that every card, tile and coin stays counted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from doubloon.core import CHANCE, fingerprint
from doubloon.games.treasure_hunter import GAME
from doubloon.games.treasure_hunter.cards import COPIES, NAMES
from doubloon.games.treasure_hunter.rules.actions import ACTION_WINDOW
from doubloon.games.treasure_hunter.rules.assemble import ASSEMBLE
from doubloon.games.treasure_hunter.rules.capture import arrive
from doubloon.games.treasure_hunter.rules.prepare import DEAL_CARDS, OPEN_TREASURE
from doubloon.games.treasure_hunter.rules.scrolls import USE_SCROLLS
from doubloon.games.treasure_hunter.state import Hunt
from doubloon.games.treasure_hunter.treasures import GOBLIN_NAMES, TREASURE_NAMES
from doubloon.games.treasure_hunter.vocabulary import DONE, PASS
from doubloon.testing import deal, play

__all__ = ["GAME", "fingerprint"]

ANI, FRANK, JENNY, LOLA = range(4)
PEOPLE = ["Ani", "Frank", "Jenny", "Lola", "Bobby", "Anna"]
FROSTY_MOUNTAIN, TANGLED_JUNGLE, LAVA_CAVE, GOBLINS = range(4)

PRIZES = "artifact-10 artifact-11 artifact-12 artifact-2 artifact-3 junk-3"
"""MAX of the three locations, then MIN of them."""
RAIDERS = "goblin-1-copper goblin-2-copper goblin-3-silver"

BLUE = "blue-1 blue-2 blue-3 blue-4 blue-5 blue-6 blue-7 blue-8 blue-9"
GREEN = "green-1 green-2 green-3 green-4 green-5 green-6 green-7 green-8 green-9"
RED = "red-1 red-2 red-3 red-4 red-5 red-6 red-7 red-8 red-9"
COINS = "coin-copper coin-copper coin-copper coin-silver coin-silver coin-silver coin-gold coin-gold coin-gold"
"""Packs of nine."""


def board(
    seats: int = 3,
    prizes: str = PRIZES,
    goblins: str = RAIDERS,
    dealer: int = ANI,
    options: Mapping[str, object] | None = None,
) -> Hunt:
    """Treasures and goblins lie open; the cards of the first round are to be dealt."""
    script = [f"* dealer seat-{dealer + 1}"]
    script += [f"* treasure {tile}" for tile in prizes.split()] + [f"* goblin {goblin}" for goblin in goblins.split()]
    return play(GAME, "; ".join(script), seats, options)


def table(
    *hands: str,
    prizes: str = PRIZES,
    goblins: str = RAIDERS,
    dealer: int = ANI,
    money: Sequence[int] = (),
    owned: Sequence[str] = (),
    round: int = 1,
    options: Mapping[str, object] | None = None,
    **switches: bool,
) -> Hunt:
    """The second phase begins: each seat holds this hand, and adventurers of the Frosty Mountain are shown."""
    state = board(len(hands), prizes, goblins, dealer, {**(options or {}), **switches})
    state.round = round
    for seat, coins in enumerate(money):
        state.bank += state.money[seat] - coins
        state.money[seat] = coins
    for seat, tiles in enumerate(owned):
        give(state, seat, tiles)
    for seat, hand in enumerate(hands):
        state.hands[seat] = tuple(sorted(cards(hand)))
        for card in state.hands[seat]:
            assert state.deck.counts[card], f"there is no further {NAMES[card]}"
            state.deck.take(card)
    arrive(state, FROSTY_MOUNTAIN)
    return state


def draft(*packs: str, round: int = 1, dealer: int = ANI) -> Hunt:
    """The first phase begins: these packs of nine are dealt. With two players nothing has been drawn yet."""
    state = board(len(packs), dealer=dealer)
    state.round = round
    return go(state, "; ".join([f"* deal {card}" for pack in packs for card in pack.split()]))


def drafted(state: Hunt, times: int, seed: int = 1) -> Hunt:
    """Everybody keeps some card of the pack in hand, so many times; with two players they set one aside too."""
    state, rng = deal(state, str(seed)), Random(seed)
    for _ in range(times):
        before = len(state.kept[0])
        while len(state.kept[0]) == before:
            seat = state.actors()[0]
            choices = state.legal_moves(seat)
            state.apply(seat, choices[int(rng.random() * len(choices))])
        if state.phase != ACTION_WINDOW:
            state = deal(state, f"{seed} {before}")
    return state


def keep_in_turn(state: Hunt, *choices: str) -> Hunt:
    """Each choice is a card for every seat: they keep these and pass on."""
    for choice in choices:
        for seat, card in enumerate(choice.split()):
            assert state.phase == ASSEMBLE
            state = go(state, f"{seat} keep {card}")
    return state


def go(state: Hunt, script: str) -> Hunt:
    """The position to which a script leads from here."""
    return play(GAME, script, start=state)


def after_passes(state: Hunt) -> Hunt:
    """All pass until the window closes."""
    state, place = state.clone(), state.place
    while state.phase == ACTION_WINDOW and state.place == place:
        state.apply(state.priority, PASS)
    return state


def at(state: Hunt, place: int) -> Hunt:
    """All pass until they come to a location, or to the goblins; somebody must still hold a card there."""
    while state.place != place:
        assert state.phase == ACTION_WINDOW, "the round ran on by itself: nobody held a card"
        state = after_passes(state)
    return state


def after_raid(state: Hunt) -> Hunt:
    """All pass until the goblins have come and gone and the coins are paid."""
    while state.phase == ACTION_WINDOW:
        state = after_passes(state)
    return state


def next_round(state: Hunt) -> Hunt:
    """All pass and use no scrolls; the treasures of the next round are to be opened, or the game is over."""
    state = after_raid(state).clone()
    while state.phase == USE_SCROLLS:
        state.apply(state.actors()[0], DONE)
    return state


def cards(names: str) -> list[int]:
    """The numbers of cards."""
    return [NAMES.index(name) for name in names.split()]


def named(numbers: Sequence[int]) -> str:
    """The names of cards."""
    return " ".join([NAMES[card] for card in numbers])


def tiles(names: str) -> list[int]:
    """The numbers of treasures."""
    return [TREASURE_NAMES.index(name) for name in names.split()]


def goblins(names: str) -> list[int]:
    """The numbers of goblins."""
    return [GOBLIN_NAMES.index(name) for name in names.split()]


def hand(state: Hunt, seat: int) -> str:
    """The cards that a seat holds."""
    return named(state.hands[seat])


def pack(state: Hunt, seat: int) -> str:
    """The pack that a seat holds."""
    return named(state.packs[state.pack_of(seat)])


def owns(state: Hunt, seat: int) -> str:
    """The treasures of a seat, in the order of their capture."""
    return " ".join([TREASURE_NAMES[tile] for tile in state.treasures[seat]])


def captors(state: Hunt, place: int = FROSTY_MOUNTAIN) -> tuple[int, int]:
    """Who has captured MAX and MIN of a location."""
    return state.captors[place], state.captors[3 + place]


def totals(state: Hunt) -> list[int]:
    """The totals at the location where all are."""
    return [state.total(seat) for seat in range(state.seats)]


def give(state: Hunt, seat: int, names: str) -> None:
    """Give a seat treasures out of the stacks."""
    for tile in tiles(names):
        assert state.tiles.counts[tile], f"there is no further {TREASURE_NAMES[tile]}"
        state.tiles.take(tile)
        state.treasures[seat] += (tile,)
        state.stacks[0 if state.stacks[0] > state.stacks[1] else 1] -= 1


def give_goblins(state: Hunt, seat: int, names: str) -> None:
    """Let a seat have claimed goblins."""
    for goblin in goblins(names):
        state.goblins.take(goblin)
        state.claimed[seat] += (goblin,)


def discard_tiles(state: Hunt, names: str) -> None:
    """Take treasures of the stacks out of the game."""
    for tile in tiles(names):
        state.tiles.take(tile)
        state.gone.put(tile)
        state.stacks[0 if state.stacks[0] > state.stacks[1] else 1] -= 1


def actor(state: Hunt) -> int:
    """The only one who acts."""
    (seat,) = state.actors()
    return seat


def moves(state: Hunt, seat: int | None = None) -> list[str]:
    """The legal moves of a seat, or of the only one who acts."""
    return [GAME.words.text[move] for move in state.legal_moves(actor(state) if seat is None else seat)]


def view(state: Hunt, seat: int | None) -> dict[str, Any]:
    """What a seat sees."""
    return dict(GAME.view(state, seat))


def draws(state: Hunt) -> list[str]:
    """What chance may draw now."""
    assert state.actors() == [CHANCE]
    return [GAME.words.text[move] for move, _ in state.outcomes()]


def is_dealing(state: Hunt) -> bool:
    """Are the cards of a round to be dealt?"""
    return state.phase == DEAL_CARDS


def is_opening(state: Hunt) -> bool:
    """Are treasures to be opened?"""
    return state.phase == OPEN_TREASURE


def is_whole(state: Hunt) -> bool:
    """Is every card somewhere, once?"""
    census = GAME.census(state)
    return [census[name] for name in NAMES] == COPIES


def why(state: Hunt, step: str) -> list[object]:
    """Why a step ``seat move`` is refused: the key of the reason, its §, and what it speaks of."""
    seat, _, move = step.partition(" ")
    reason = GAME.explain(state, int(seat), move)
    assert reason is not None, f"{step!r} is allowed"
    return list(reason.values())


def asks(state: Hunt) -> list[object]:
    """What the game asks: the key of the prompt, what it speaks of, and whom it asks."""
    return list(GAME.asks(state).values())


def told(state: Hunt, script: str, reader: int | None = None) -> list[str]:
    """The sentences that a reader is told while a script is played from here."""
    said: list[str] = []
    for step in [part.strip() for part in script.split(";")]:
        who, _, what = step.partition(" ")
        state = state.clone()
        state.told = []
        state.apply(CHANCE if who == "*" else int(who), GAME.words.parse(what))
        said += [GAME.voice().say(GAME.words.read(event, reader), PEOPLE) for event in state.told]
    return said


def kept_by(state: Hunt, seat: int) -> list[int]:
    """Which cards a seat has kept, as the story of the packs tells."""
    return [
        card
        for number, story in enumerate(state.kept)
        for time, card in enumerate(story)
        if state.holder(number, time) == seat
    ]
