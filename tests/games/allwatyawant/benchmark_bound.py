"""How often somebody would win against `greedy` at most who must search the island, but has all other luck there is.

    PYTHONPATH=build/fast:. python -m tests.games.allwatyawant.benchmark_bound [--games 300]

Nobody knows what lies under a coin before it is turned up, and a turn turns up one. So a pirate is made up who turns
up a coin of its choice in every turn, wherever it lies; who gets whatever a quest card may give and never anything bad;
for whom Crossroads Bargain, marches, walks and looks always work; who fetches whatever lies open in a turn, wherever it
lies, and profits from what `greedy` turns up. With all six things it sets sail in the same turn. Its voyages are those
of `expert`, which are worked out. `greedy` comes to the treasure island as it does in games of two (whoever is there
first waits). Duels are left out. No honest player can come near this one.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import Final

from doubloon.games.allwatyawant.box import ALL_ITEMS, CATEGORIES, COINS, DOUBLETTE, FIRST_ITEM, ITEMS
from doubloon.games.allwatyawant.effects import DECK_SIZE, QUESTS, Effect
from doubloon.games.allwatyawant.frames import go_on as next_question
from doubloon.games.allwatyawant.island import FINISH, is_afloat
from tests.games.allwatyawant.benchmark_alone import (
    FOR_EVER,
    Pirate,
    Race,
    begun,
    go_on,
    kept,
    luck_of,
    races,
    told,
    wins,
)

RACES: Final = 20_000
MORE_COINS: Final = {"march": 1, "spirit-walk": 1, "peek": 3}
"""How many coins more a quest card turns up."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    asked = parser.parse_args()
    found = kept("together", asked.games, together)
    usual = [Race(*race) for game in found for race in game["races"]]
    print(f"greedy among two: {told(usual)}; wins {wins(usual, usual):.1%}")
    often = fmean(game["often"] for game in found)
    print(f"greedy turns up {often:.2f} coins a turn")
    voyages = races("expert", asked.games, 0)
    rng = Random("bound")
    dreamt = [dream(often, voyages, rng) for _ in range(RACES)]
    print(f"the luckiest: {told(dreamt)}; wins {wins(dreamt, usual):.1%}")


def together(deal: int) -> dict[str, object]:
    """How two greedy pirates come to the treasure island, and how many coins they turn up in a turn until one sails."""
    pirate = Pirate("greedy", 0, is_alone=False)
    state, luck, rng = begun(pirate, 0, deal), luck_of("together", deal), Random(deal)
    afloat, often = [0, 0], 0.0
    there: list[Race | None] = [None, None]
    while state.actors() and None in there:
        go_on(state, luck, rng, [pirate, pirate])
        for seat in range(2):
            if not afloat[seat] and is_afloat(state.pos[seat]):
                often = often or state.up.bit_count() / (2 * state.round)
                afloat[seat] = state.round
            if there[seat] is None and state.pos[seat] == FINISH:
                hand = state.hands[seat]
                there[seat] = Race(afloat[seat], state.round, len(hand), hand.count(DOUBLETTE))
                state.penalty = [FOR_EVER if race is not None else 0 for race in there]
                state.hands[seat], state.known = (), [()] * len(state.known)
                del state.todo[1:]
                next_question(state)
    late = Race(state.round, state.round, 0, 0)
    return {"races": [race or late for race in there], "often": often or state.up.bit_count() / (2 * state.round)}


def dream(often: float, voyages: list[Race], rng: Random) -> Race:
    """A race of the luckiest pirate."""
    icons = [icon for icon, number in enumerate(COINS["standard"]) for _ in range(number)]
    rng.shuffle(icons)
    decks = [rng.sample(range(DECK_SIZE), DECK_SIZE) for _ in CATEGORIES]
    items, lies_open, rounds = 0, 0, 0
    while items != ALL_ITEMS:
        rounds += 1
        if fetched := lies_open & ~items:
            items |= fetched & -fetched
        else:
            items |= turned_up(icons, decks, items, rng)
        if icons and rng.random() < often:
            lies_open |= item_of(icons.pop())
    voyage = voyages[rng.randrange(len(voyages))]
    return Race(rounds, rounds + voyage.there - voyage.afloat, voyage.cards, voyage.doublettes)


def turned_up(icons: list[int], decks: list[list[int]], items: int, rng: Random) -> int:
    """What a turn brings in which the next coin is turned up, with all that its card may bring."""
    found, coins = 0, 1
    while coins and icons:
        coins -= 1
        icon = icons.pop()
        found |= item_of(icon)
        if icon < FIRST_ITEM and decks[icon]:
            for effect in parts(QUESTS[icon * DECK_SIZE + decks[icon].pop()].effects):
                coins += MORE_COINS.get(effect.word, 0)
                found |= gift(effect, items | found, rng)
    return found


def item_of(icon: int) -> int:
    """The thing of a coin, as a set."""
    return 1 << (icon - FIRST_ITEM) if icon >= FIRST_ITEM else 0


def parts(effects: list[Effect]) -> Iterator[Effect]:
    """All that a card may do, whatever the dice say."""
    for effect in effects:
        yield effect
        for more in (effect.then, *effect.options, *[case.then for case in effect.cases]):
            yield from parts(more)


def gift(effect: Effect, items: int, rng: Random) -> int:
    """One thing that is lacking, if a card may give it."""
    kinds = effect.kinds if effect.word == "take" else range(len(ITEMS)) if effect.word == "trade" else ()
    lacking = [1 << kind for kind in kinds if not items >> kind & 1]
    return lacking[rng.randrange(len(lacking))] if lacking else 0


if __name__ == "__main__":
    main()
