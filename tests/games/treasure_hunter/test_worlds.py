"""§3.3 What you know: packs come round again, cards are shown, and the rest is imagined anew, fairly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from itertools import pairwise, permutations
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.core import Bag
from doubloon.games.treasure_hunter.cards import COLOUR, COPIES, FIRST_COIN, KINDS, NAMES
from doubloon.games.treasure_hunter.state import Hunt
from doubloon.testing import deal
from doubloon.testing.strategies import positions
from tests.games.treasure_hunter.table import (
    ANI,
    BLUE,
    COINS,
    FRANK,
    FROSTY_MOUNTAIN,
    GAME,
    GOBLINS,
    GREEN,
    JENNY,
    LAVA_CAVE,
    LOLA,
    RED,
    TANGLED_JUNGLE,
    at,
    board,
    cards,
    draft,
    drafted,
    fingerprint,
    go,
    keep_in_turn,
    kept_by,
    named,
    view,
)

T = TypeVar("T", bound=Hashable)
DOGS = "dog-1-12 dog-1-11 dog-1-10 dog-1-9 dog-2-8 dog-2-7 dog-2-6 dog-2-5 dog-3-4"


def worlds(state: Hunt, seat: int, number: int = 200) -> list[Hunt]:
    """Worlds that a seat imagines."""
    rng = Random(7)
    return [GAME.determinize(state, seat, rng) for _ in range(number)]


def assert_fair(expected: Mapping[T, float], found: Counter[T]) -> None:
    """Nothing impossible was found, and chi square is no more than five deviations beyond its mean."""
    total, weight = sum(found.values()), sum(expected.values())
    assert set(found) <= set(expected)
    square = sum(
        (found[each] - chance * total / weight) ** 2 / (chance * total / weight) for each, chance in expected.items()
    )
    freedom = len(expected) - 1
    assert square < freedom + 5 * (2 * freedom) ** 0.5, (square, freedom)


def never_seen(state: Hunt, seat: int) -> Counter[int]:
    """The cards that a seat has never seen in this round: all 75 without those that its view shows, pack by pack."""
    seen = view(state, seat)
    met: dict[int, list[Counter[str]]] = {}
    for look in seen["seen"]:
        met.setdefault(look["pack_seat"], []).append(Counter(look["cards"]))
    if seen["pack"]:
        met.setdefault(state.pack_of(seat), []).append(Counter(seen["pack"]))
    left = Counter({NAMES[kind]: copies for kind, copies in enumerate(COPIES)})
    for looks in met.values():
        first = looks[0]
        left -= first
        for before, after in pairwise(looks):
            left -= after - before
    return Counter({NAMES.index(name): number for name, number in left.items()})


# Own knowledge --------------------------------------------------------------------------------------------------------


@settings(max_examples=60)
@given(positions(GAME, 400), st.integers(0, 99))
def test_3_3_own_knowledge_never_changes(state: Hunt, seed: int) -> None:
    """In every world the seat sees the same, nothing is missing, and what each has kept is what it holds or showed."""
    for seat in range(state.seats):
        world = GAME.determinize(state, seat, Random(seed))
        assert view(world, seat) == view(state, seat)
        assert GAME.census(world) == GAME.census(state)
        if any(world.kept):
            for other in range(state.seats):
                brought = [card for card, _, _ in world.mules[other]]
                assert Counter(kept_by(world, other) + brought) == Counter(world.hands[other] + world.laid[other])


@pytest.mark.parametrize("times", [0, 1, 4, 7])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_3_worlds_that_look_alike_give_the_same_worlds(seats: int, times: int) -> None:
    """Nothing that the seat does not know has a say in what it imagines."""
    state = drafted(board(seats), times, seed=3)
    for seat in range(seats):
        other = GAME.determinize(state, seat, Random(1))
        assert fingerprint(other) != fingerprint(state)
        for seed in range(5):
            one, two = (GAME.determinize(each, seat, Random(seed)) for each in (state, other))
            assert fingerprint(one) == fingerprint(two)


def test_3_3_two_true_games_that_look_alike_give_the_same_worlds() -> None:
    """Frank and Jenny took blue-8 and blue-9 from Ani's pack, the one or the other first: she cannot tell."""
    packs = (BLUE, GREEN, RED)
    one = keep_in_turn(draft(*packs), "blue-1 green-1 red-1", "red-2 blue-8 green-2", "green-3 red-3 blue-9")
    two = keep_in_turn(draft(*packs), "blue-1 green-1 red-1", "red-2 blue-9 green-2", "green-3 red-3 blue-8")
    assert one.hands != two.hands
    assert view(one, ANI) == view(two, ANI)
    for seed in range(20):
        worlds_of_both = [GAME.determinize(each, ANI, Random(seed)) for each in (one, two)]
        assert fingerprint(worlds_of_both[0]) == fingerprint(worlds_of_both[1])


def test_3_3_while_treasures_are_opened_nothing_of_the_cards_is_hidden() -> None:
    state = board(3)
    for world in worlds(state, ANI, 3):
        assert fingerprint(world) == fingerprint(state)


# Packs ----------------------------------------------------------------------------------------------------------------


def test_3_3_between_two_looks_only_who_took_which_is_unknown() -> None:
    """Three players: Ani passed the blue pack on and finds it again without blue-5 and blue-9."""
    state = keep_in_turn(
        draft(BLUE, GREEN, RED), "blue-1 green-1 red-1", "red-2 blue-5 green-2", "green-3 red-3 blue-9"
    )
    found = {named(world.kept[ANI]) for world in worlds(state, ANI)}
    assert found == {"blue-1 blue-5 blue-9", "blue-1 blue-9 blue-5"}
    for world in worlds(state, ANI):
        assert world.packs[ANI] == state.packs[ANI]
        assert {world.kept[ANI][1], world.kept[ANI][2]} == set(cards("blue-5 blue-9"))
        assert world.kept[ANI][1] in world.hands[FRANK]
        assert world.kept[ANI][2] in world.hands[JENNY]


def test_3_3_with_four_players_three_cards_were_taken_in_any_order() -> None:
    """And each of the six orders is equally likely."""
    state = drafted(board(4), 4, seed=8)
    taken = state.kept[ANI][1:]
    assert len(set(taken)) == 3
    found = Counter(world.kept[ANI][1:] for world in worlds(state, ANI, 1200))
    assert_fair(dict.fromkeys(permutations(taken), 1 / 6), found)
    assert len(found) == 6


def test_3_3_what_was_passed_on_is_known_to_be_taken_or_still_there() -> None:
    """Two turns later Ani knows of the red pack, that she passed to Frank, all but what he took."""
    state = keep_in_turn(
        draft(BLUE, GREEN, RED), "blue-1 green-1 red-1", "red-2 blue-5 green-2", "green-3 red-3 blue-9"
    )
    red = [world.kept[JENNY][2] for world in worlds(state, ANI, 300)]
    assert set(red) == set(cards("red-3 red-4 red-5 red-6 red-7 red-8 red-9"))
    for world in worlds(state, ANI):
        assert sorted([world.kept[JENNY][2], *world.packs[JENNY]]) == cards("red-3 red-4 red-5 red-6 red-7 red-8 red-9")
        assert named(world.packs[FRANK]) == "green-4 green-5 green-6 green-7 green-8 green-9"


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_3_3_before_the_first_look_it_may_have_been_any_card_never_seen(seats: int) -> None:
    """The pack that comes to Ani first: her neighbour has kept a card of it."""
    state = drafted(board(seats), 1, seed=5)
    pack = state.pack_of(ANI)
    unseen = never_seen(state, ANI)
    assert unseen.total() == 75 - 9 - 8
    found = Counter(world.kept[pack][0] for world in worlds(state, ANI, 3000))
    assert set(found) == set(unseen)
    assert_fair(unseen, found)


def test_3_3_at_first_the_packs_of_the_others_are_any_cards_but_ones_own() -> None:
    state = draft(BLUE, GREEN, RED)
    unseen = never_seen(state, ANI)
    found = Counter(card for world in worlds(state, ANI) for card in world.packs[FRANK])
    assert set(found) == set(unseen) == set(range(KINDS)) - set(cards(BLUE))
    assert_fair(unseen, found)


def test_3_3_what_others_have_just_chosen_may_be_any_card_of_their_pack() -> None:
    state = go(draft(BLUE, GREEN, RED), "0 keep blue-1; 1 keep green-1")
    for world in worlds(state, ANI):
        assert world.chosen[ANI] == cards("blue-1")[0]
        assert world.chosen[FRANK] in world.packs[FRANK]
        assert world.chosen[JENNY] == -1
    later = keep_in_turn(
        draft(BLUE, GREEN, RED), "blue-1 green-1 red-1", "red-2 blue-5 green-2", "green-3 red-3 blue-9"
    )
    later = go(later, "1 keep green-4")
    found = {world.chosen[FRANK] for world in worlds(later, ANI)}
    assert found == set(cards("green-4 green-5 green-6 green-7 green-8 green-9"))


def small() -> Hunt:
    """Three players, each has kept three cards, and there is no draw pile, so that Ani knows almost everything."""
    state = drafted(board(3), 3, seed=4)
    state.deck = Bag.of([0] * KINDS)
    return state


def test_3_3_in_a_small_case_every_world_and_the_true_one_are_equally_likely() -> None:
    """84 worlds: three cards never seen in three places, two orders of a pair, and seven cards of which one is kept."""
    state = small()
    unseen = [state.kept[1][0], state.kept[1][1], state.kept[2][0]]
    pair = state.kept[0][1:]
    rest = [state.kept[2][2], *state.packs[2]]
    assert len(set(unseen)) == 3 and len(set(pair)) == 2 and len(set(rest)) == 7
    possible = {
        (*three, *two, one): 1 / 84 for three in permutations(unseen) for two in permutations(pair) for one in rest
    }
    assert len(possible) == 84

    def hidden(world: Hunt) -> tuple[int, ...]:
        return (world.kept[1][0], world.kept[1][1], world.kept[2][0], *world.kept[0][1:], world.kept[2][2])

    found = Counter(hidden(world) for world in worlds(state, ANI, 84 * 40))
    assert set(found) == set(possible)
    assert hidden(state) in found
    assert_fair(possible, found)


# Cards shown ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("place", [FROSTY_MOUNTAIN, TANGLED_JUNGLE, LAVA_CAVE, GOBLINS])
def test_3_3_a_card_that_was_shown_is_nowhere_else(seats: int, place: int) -> None:
    """It was kept by the one who showed it; hidden hands hold no adventurer of a visited location."""
    state = at(drafted(board(seats), 9 if seats == 2 else 8, seed=6), place)
    shown = [card for laid in state.laid for card in laid]
    assert len(set(shown)) == len(shown)
    for seat in range(seats):
        for world in worlds(state, seat, 60):
            assert world.laid == state.laid
            for card in shown:
                places = [*world.hands, *world.packs, *world.aside]
                assert all(card not in each for each in places)
                assert world.deck.counts[card] == 0
            for other in range(seats):
                assert set(state.laid[other]) <= set(kept_by(world, other))
                assert all(card >= FIRST_COIN or COLOUR[card] > place for card in world.hands[other])
                assert len(world.hands[other]) == len(state.hands[other])


def test_3_3_a_card_shown_settles_who_took_the_other() -> None:
    """Of blue-5 and coin-gold Frank took one and Jenny the other; when Frank shows blue-5, Jenny has the coin."""
    blue = BLUE.replace("blue-9", "coin-gold")
    state = keep_in_turn(
        draft(blue, GREEN, RED), "blue-1 green-1 red-1", "red-2 blue-5 green-2", "green-3 red-3 coin-gold"
    )
    gold = cards("coin-gold")[0]
    assert {gold in world.hands[JENNY] for world in worlds(state, ANI)} == {True, False}
    state = drafted(state, 5, seed=2)
    assert cards("blue-5")[0] in state.laid[FRANK]
    for world in worlds(state, ANI):
        assert gold in world.hands[JENNY]
        assert world.kept[ANI][:3] == state.kept[ANI][:3]


def test_3_3_an_action_card_that_was_played_was_kept_by_its_player() -> None:
    """Frank kept a sword and blue-5 and has played the sword; there is another one."""
    state = draft(BLUE, GREEN.replace("green-1", "flaming-sword"), RED, dealer=FRANK)
    state = keep_in_turn(state, "blue-1 flaming-sword red-1", "red-2 blue-5 green-2")
    state = go(drafted(state, 6), "1 play flaming-sword")
    sword = NAMES.index("flaming-sword")
    held = set()
    for watcher in (ANI, JENNY):
        for world in worlds(state, watcher):
            assert sword in kept_by(world, FRANK)
            assert len(world.hands[FRANK]) == len(state.hands[FRANK])
            held.add(sum(each.count(sword) for each in world.hands))
    assert held == {0, 1}


# Two players ----------------------------------------------------------------------------------------------------------


def returned(kept: str, aside: str) -> Hunt:
    """Ani passed on eight blue cards; Frank drew red-12 to them, kept one and set one aside; Ani has drawn again."""
    state = go(draft(BLUE, GREEN), "* deal coin-gold; * deal coin-silver; 0 keep blue-1; 0 aside coin-gold")
    state = go(state, "1 keep green-1; 1 aside green-2; * deal dog-1-12; * deal red-12")
    state = go(state, f"0 keep dog-1-12; 0 aside green-3; 1 keep {kept}; 1 aside {aside}")
    return go(state, "* deal dog-1-11; * deal dog-1-10")


def test_3_2_a_card_drawn_that_is_found_in_the_pack_is_known() -> None:
    """Then what is missing is known: one was kept and the other set aside."""
    state = returned("blue-2", "blue-3")
    found = set()
    for world in worlds(state, ANI):
        assert world.drawn[0] == state.drawn[0]
        found.add((named(world.kept[0][1:]), named(world.aside[0][1:])))
    assert found == {("blue-2", "blue-3"), ("blue-3", "blue-2")}


@pytest.mark.parametrize(("kept", "aside"), [("red-12", "blue-3"), ("blue-3", "red-12")])
def test_3_2_else_one_of_kept_and_aside_is_known_and_the_other_never_seen(kept: str, aside: str) -> None:
    state = returned(kept, aside)
    known = cards("blue-3")[0]
    unseen = never_seen(state, ANI)
    others: Counter[int] = Counter()
    places: Counter[bool] = Counter()
    for world in worlds(state, ANI, 2000):
        two = [world.kept[0][1], world.aside[0][1]]
        assert known in two
        two.remove(known)
        others[two[0]] += 1
        places[world.kept[0][1] == known] += 1
        assert world.drawn[0][1] == two[0]
        assert world.packs[0] == state.packs[0]
    assert cards("red-12")[0] in others
    assert_fair(unseen, others)
    assert_fair({True: 0.5, False: 0.5}, places)


def test_3_2_of_the_pack_received_first_any_card_may_have_been_drawn() -> None:
    """Ani sees Frank's first pack without the two that he took: each of the ten may have been the one drawn."""
    state = go(draft(BLUE, GREEN), "* deal coin-gold; * deal coin-silver; 0 keep blue-1; 0 aside coin-gold")
    state = go(state, "1 keep green-1; 1 aside green-2; * deal dog-1-12; * deal red-12")
    unseen = never_seen(state, ANI)
    drawn: Counter[int] = Counter()
    for world in worlds(state, ANI, 600):
        drawn[world.drawn[1][0]] += 1
        assert Counter([*world.dealt[1], world.drawn[1][0]]) == Counter(
            [*world.packs[1], world.kept[1][0], world.aside[1][0]]
        ) - Counter([world.drawn[1][1]])
        assert unseen[world.kept[1][0]] and unseen[world.aside[1][0]]
    for card in cards("green-3 green-9 coin-silver"):
        assert 30 < drawn[card] < 100


def test_3_2_an_adventurer_never_shown_was_set_aside() -> None:
    """Frank took blue-2 and coin-copper and shows no blue-2 at the Frosty Mountain: he kept the coin."""
    blue = BLUE.replace("blue-9", "coin-copper")
    state = go(draft(blue, GREEN), "* deal coin-gold; * deal coin-silver; 0 keep blue-1; 0 aside coin-gold")
    state = go(state, "1 keep green-1; 1 aside green-2; * deal dog-1-12; * deal red-12")
    state = go(state, "0 keep dog-1-12; 0 aside green-3; 1 keep coin-copper; 1 aside blue-2")
    state = deal(state)
    copper = cards("coin-copper")[0]
    assert {world.kept[0][1] == copper for world in worlds(state, ANI)} == {True, False}
    state = drafted(state, 7, seed=9)
    assert state.place == FROSTY_MOUNTAIN
    for world in worlds(state, ANI):
        assert world.kept[0][1] == copper
        assert named(world.aside[0][1:2]) == "blue-2"


# The mule -------------------------------------------------------------------------------------------------------------


def mule(card: str) -> Hunt:
    """Frank, who dealt, kept red-11; he has played a mule in the Tangled Jungle, and it brought him this card."""
    blue, green = BLUE.replace("blue-9", "red-11"), GREEN.replace("green-1", "mystery-mule")
    state = draft(blue, green, RED, COINS, dealer=FRANK)
    state = keep_in_turn(state, "blue-1 mystery-mule red-1 coin-gold", "coin-copper red-11 green-2 red-2")
    return go(at(drafted(state, 6), TANGLED_JUNGLE), f"1 play mystery-mule; * deal {card}")


@pytest.mark.slow
@pytest.mark.parametrize("card", ["dog-1-12", "red-12", "dragon"])
def test_4_6_what_the_mule_brought_in_secret_may_be_any_card_never_seen(card: str) -> None:
    """But no adventurer of the Frosty Mountain or the Tangled Jungle: these would lie open."""
    state = mule(card)
    unseen = never_seen(state, LOLA) - Counter(card for laid in state.laid for card in laid)
    possible = {kind for kind in unseen if kind >= FIRST_COIN or COLOUR[kind] > TANGLED_JUNGLE}
    found = Counter(world.mules[FRANK][0][0] for world in worlds(state, LOLA, 1500))
    assert set(found) == possible
    assert cards(card)[0] in found
    for world in worlds(state, LOLA, 60):
        assert world.mules[FRANK][0][0] in world.hands[FRANK]
        assert len(world.hands[FRANK]) == len(state.hands[FRANK])


def test_4_6_the_owner_of_the_mule_knows_what_it_brought() -> None:
    state = mule("dog-1-12")
    for world in worlds(state, FRANK, 60):
        assert world.mules[FRANK] == state.mules[FRANK]
        assert world.hands[FRANK] == state.hands[FRANK]


@pytest.mark.parametrize("card", ["green-12", "blue-12"])
def test_4_6_what_the_mule_brought_openly_was_never_kept(card: str) -> None:
    state = mule(card)
    for world in worlds(state, LOLA, 60):
        assert world.mules[FRANK] == state.mules[FRANK]
        assert cards(card)[0] not in [each for other in range(4) for each in kept_by(world, other)]
        assert world.deck.counts[cards(card)[0]] == 0


def test_4_6_what_was_shown_after_the_mule_came_may_be_what_it_brought() -> None:
    """Frank shows red-11 and red-12, which Lola had not seen: one of them, but nothing that he showed before."""
    state = at(mule("red-12"), LAVA_CAVE)
    assert {named([world.mules[FRANK][0][0]]) for world in worlds(state, LOLA)} == {"red-11", "red-12"}


def test_4_6_each_card_shown_after_the_mule_came_is_as_likely_to_be_what_it_brought() -> None:
    """Nothing tells red-11 and red-12 apart: Lola has seen neither before, and both were shown at once."""
    state = at(mule("red-12"), LAVA_CAVE)
    found = Counter(named([world.mules[FRANK][0][0]]) for world in worlds(state, LOLA, 400))
    assert_fair({"red-11": 0.5, "red-12": 0.5}, found)


def test_3_3_the_draw_pile_is_what_is_left() -> None:
    """In every world each of the 75 cards is somewhere, and the draw pile has as many as in truth."""
    for seats in (2, 3, 5):
        state = drafted(board(seats), 5, seed=2)
        for world in worlds(state, ANI, 30):
            assert world.deck.total == state.deck.total
            assert min(world.deck.counts) >= 0
            assert GAME.census(world) == GAME.census(state)
