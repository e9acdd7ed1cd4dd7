"""What a seat cannot know is hidden in views and dealt anew, fairly, in the worlds that it imagines."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, permutations
from random import Random
from typing import TypeVar

import pytest

from doubloon.core import Pile
from doubloon.core.spaces import spaces_in
from doubloon.games.tobago.box import CURSE, GOLD_KINDS
from doubloon.games.tobago.state import Expedition
from doubloon.games.tobago.worlds import sample_unseen
from doubloon.testing import deal
from tests.games.tobago.table import (
    BROWN,
    GAME,
    GREY,
    clue,
    counted,
    cursed_site,
    give_amulets,
    go,
    hand,
    hold,
    is_chance,
    kinds,
    lay,
    locate,
    looks,
    moves,
    site,
    stack,
    table,
    view,
)

ROUNDS = 1000
T = TypeVar("T")


def worlds(state: Expedition, seat: int, number: int = 50) -> list[Expedition]:
    """Worlds that a seat imagines."""
    rng = Random(7)
    return [GAME.determinize(state, seat, rng) for _ in range(number)]


# Views ----------------------------------------------------------------------------------------------------------------


def test_views_hide_the_hands_of_others() -> None:
    state = table()
    assert view(state, 1)["hand"] == hand(state, 1)
    assert "hand" not in view(state, None)
    seen = json.dumps(view(state, 0))
    for name in hand(state, 1) + hand(state, 2):
        assert f'"{name}"' not in seen
    assert [player["clues"] for player in view(state, 0)["players"]] == [4, 4, 4]


def test_views_hide_claimed_cards_but_not_how_many_there_are() -> None:
    state = table()
    stack(state, "2 3 4")
    state.claimed[1] = tuple(kinds("5 6"))
    assert view(state, 1)["claimed"] == ["gold-5", "gold-6"]
    assert view(state, 2)["claimed"] == []
    assert view(state, 2)["players"][1]["treasure_cards"] == 2
    assert "gold-6" not in json.dumps(view(state, 2))


def test_views_hide_what_others_looked_at_and_the_card_that_nobody_saw() -> None:
    state = go(site(1), f"0 raise grey; {looks('2 3 6')}")
    assert view(state, 0)["sharing"]["you_saw"] == ["gold-2"]
    assert view(state, 1)["sharing"]["you_saw"] == ["gold-3"]
    for seat in (0, 1, 2, None):
        seen = json.dumps(view(state, seat))
        assert "gold-6" not in seen
        assert ("gold-3" in seen) == (seat == 1)
        assert ("gold-2" in seen) == (seat == 0)


# Clues ----------------------------------------------------------------------------------------------------------------


def test_worlds_keep_what_the_seat_knows() -> None:
    state = table()
    state.discards = state.deck & -state.deck
    state.deck ^= state.discards
    for world in worlds(state, 1):
        assert world.hands[1] == state.hands[1]
        assert world.discards == state.discards
        assert [each.bit_count() for each in world.hands] == [4, 4, 4]
        assert view(world, 1) == view(state, 1)
        assert GAME.census(world) == GAME.census(state)


def few_clues() -> Expedition:
    """Six clues are hidden from seat 0: two each in the hands of the others and in the deck."""
    state = table()
    hold(state, 0, "in-jungle")
    hold(state, 1, "in-lake in-beach")
    hold(state, 2, "in-river in-mountain")
    rest = state.deck
    state.deck = 1 << clue("in-scrubland") | 1 << clue("next-to-ocean")
    state.discards |= rest & ~state.deck
    return state


def test_hands_are_dealt_anew_with_equal_chances() -> None:
    state = few_clues()
    found: Counter[tuple[int, int]] = Counter()
    rng = Random(11)
    for _ in range(90 * 60):
        world = GAME.determinize(state, 0, rng)
        found[world.hands[1], world.hands[2]] += 1
    hidden = spaces_in(state.hands[1] | state.hands[2] | state.deck)
    possible = [
        (sum(1 << card for card in one), sum(1 << card for card in other))
        for one in combinations(hidden, 2)
        for other in combinations([card for card in hidden if card not in one], 2)
    ]
    assert set(found) == set(possible)
    assert len(possible) == 90
    assert_likely({each: Fraction(1, 90) for each in possible}, found)


def test_after_a_reshuffle_old_and_new_clues_are_not_mixed_up() -> None:
    """Cards that were discarded and shuffled lie in the new deck or were drawn since; older ones are in old hands."""
    state = few_clues()
    old = state.hands[1] | state.hands[2]
    state.discards |= state.deck
    state.deck = 0
    state = deal(go(state, "0 play in-jungle; 0 on grey"))
    assert state.turn == 1
    fresh = state.batches[-1]
    assert fresh & old == 0
    for world in worlds(state, 0):
        assert world.hands[1] & ~old == 0
        assert world.hands[2] & ~old == 0
        assert world.deck & ~fresh == 0
        assert world.hands[0] == state.hands[0]
    assert len({world.hands[1] for world in worlds(state, 0)}) == 6
    for world in worlds(state, 1):
        assert world.hands[2] == state.hands[2] or world.hands[2] & ~(old | 1 << clue("in-jungle")) == 0
        assert world.hands[0] & ~fresh == 0


def test_a_seat_that_knows_all_old_clues_knows_the_hand_of_the_other() -> None:
    """With two players, whoever holds the rest of a batch knows what of it the other holds."""
    state = table(2)
    hold(state, 0, "in-jungle in-lake")
    hold(state, 1, "in-beach in-river")
    state.discards, state.deck = state.deck, 0
    state = deal(go(state, "0 play in-jungle; 0 on grey"))
    for world in worlds(state, 0):
        assert world.hands[1] == state.hands[1]


def chosen(script: str) -> Expedition:
    """Seat 0 has said that it plays a clue, and only few clues fit any map."""
    state = table()
    lay(state, GREY, "in-river")
    state.sites[GREY] &= state.clue(clue("in-largest-river")) | state.ground().coast
    give_amulets(state, 0, 1)
    hold(state, 0, "in-largest-river in-lake in-beach in-jungle")
    for map in (1, 2, 3):
        locate(state, map, "g3", [2])
    return go(state, script)


def test_in_every_world_the_clue_that_was_chosen_is_held_and_fits() -> None:
    state = chosen("0 play in-largest-river")
    for world in worlds(state, 1, 300):
        assert world.hands[0] >> world.card & 1
        assert world.legal_moves(0)
    assert {world.card for world in worlds(state, 0)} == {clue("in-largest-river")}


def test_in_every_world_a_player_who_used_an_amulet_for_a_clue_holds_one_that_fits() -> None:
    state = chosen("0 use clue")
    for world in worlds(state, 1, 300):
        assert world.legal_moves(0)


def test_the_hand_behind_a_chosen_clue_is_fair() -> None:
    """All hands with a clue that fits are alike: nothing else is known of the player who has chosen one."""
    state = table()
    lay(state, GREY, "in-largest-river")
    hold(state, 0, "in-lake next-to-ocean")
    hold(state, 1, "in-beach")
    hold(state, 2, "in-mountain")
    for map in (1, 2, 3):
        locate(state, map, "g3", [2])
    rest = state.deck
    state.deck = 1 << clue("in-jungle") | 1 << clue("next-to-scrubland") | 1 << clue("in-scrubland")
    state.discards = rest & ~state.deck
    fits = {card for card in range(52) if state.fits(card, GREY)}
    hidden = spaces_in(state.hands[0] | state.hands[2] | state.deck)
    assert len(fits & set(hidden)) == 2
    weights: dict[tuple[int, int], Fraction] = {}
    hands = [pair for pair in combinations(hidden, 2) if fits & set(pair)]
    for pair in hands:
        for card in fits & set(pair):
            weights[sum(1 << each for each in pair), card] = Fraction(1, len(hands) * len(fits & set(pair)))
    state = go(state, "0 play next-to-ocean")
    found: Counter[tuple[int, int]] = Counter()
    rng = Random(5)
    for _ in range(ROUNDS):
        world = GAME.determinize(state, 1, rng)
        found[world.hands[0], world.card] += 1
    assert_likely(weights, found)


# Treasure -------------------------------------------------------------------------------------------------------------


def assert_likely(expected: dict[T, Fraction], found: Counter[T]) -> None:
    """Nothing impossible was found, and all the rest about as often as it should be."""
    total = sum(found.values())
    assert sum(expected.values()) == 1
    impossible = set(found) - set(expected)
    assert not impossible
    for each, chance in expected.items():
        mean = float(chance) * total
        spread = max((mean * (1 - float(chance))) ** 0.5, 1.0)
        assert abs(found[each] - mean) < 5 * spread, (each, found[each], mean)


def all_lines(state: Expedition, script: list[str], chance: Fraction) -> list[tuple[Expedition, Fraction]]:
    """Every way in which the table may draw along a script of players' steps, with its probability, to the first offer
    after the script."""
    if is_chance(state):
        outcomes = state.outcomes()
        total = sum(weight for _, weight in outcomes)
        lines = []
        for move, weight in outcomes:
            after = state.clone()
            after.apply(-1, move)
            lines += all_lines(after, script, chance * weight / total)
        return lines
    if script and state.raised != -1 and state.phase.name == "Offer":
        return all_lines(go(state, f"{state.actors()[0]} {script[0]}"), script[1:], chance)
    return [(state, chance)]


def assert_fair_looks(state: Expedition, seat: int, answers: list[str]) -> None:
    """Over all ways to deal, what a seat imagines has the probabilities that it should have, given what it sees."""
    seen: dict[str, dict[tuple[int, ...], Fraction]] = {}
    examples: dict[str, Expedition] = {}
    for line, chance in all_lines(go(state, "0 raise grey"), answers, Fraction(1)):
        if line.phase.name != "Offer":
            continue
        key = json.dumps(view(line, seat), sort_keys=True)
        hidden = seen.setdefault(key, {})
        hidden[line.drawn] = hidden.get(line.drawn, Fraction(0)) + chance
        examples.setdefault(key, line)
    assert seen
    rng = Random(23)
    for key in sorted(seen, key=lambda each: sum(seen[each].values()), reverse=True)[:4]:
        total = sum(seen[key].values())
        expected = {drawn: chance / total for drawn, chance in seen[key].items()}
        example = examples[key]
        found: Counter[tuple[int, ...]] = Counter()
        for _ in range(ROUNDS):
            world = GAME.determinize(example, seat, rng)
            found[world.drawn] += 1
        assert view(world, seat) == view(example, seat)
        assert GAME.census(world) == GAME.census(example)
        assert_likely(expected, found)


def test_looks_of_ones_own_are_kept_and_the_others_are_dealt_anew() -> None:
    state = cursed_site(1, 2)
    state = go(state, f"0 raise grey; {looks('2 3 curse 6')}; * reveal gold-3")
    for seat, own in ((0, 0), (2, 1), (1, 2)):
        found = worlds(state, seat)
        assert {world.drawn[own] for world in found} == {state.drawn[own]}
        assert len({world.drawn for world in found}) > 10
        for world in found:
            assert view(world, seat) == view(state, seat)
            assert GAME.census(world) == GAME.census(state)


@pytest.mark.slow
def test_treasure_is_dealt_anew_fairly_from_a_small_deck() -> None:
    state = site(1)
    stack(state, "2 2 3 curse 4")
    for seat in (0, 1, 2):
        assert_fair_looks(state, seat, [])


@pytest.mark.slow
def test_treasure_is_dealt_anew_fairly_after_cards_were_turned_up() -> None:
    state = site(1)
    stack(state, "2 2 3 curse 4")
    assert_fair_looks(state, 0, ["pass", "pass"])
    assert_fair_looks(state, 1, ["claim"])
    assert_fair_looks(state, 2, ["claim"])


@pytest.mark.slow
def test_treasure_is_dealt_anew_fairly_where_the_safe_part_of_the_deck_ends() -> None:
    """The first card of three comes from the safe part of the deck, so it is no curse."""
    state = site(1)
    stack(state, "2 3 3 4")
    state.treasure = Pile.of(counted("2 3 3 4"), [(4, CURSE, 1)])
    state.curses_out = 1
    for seat in (0, 1, 2):
        assert_fair_looks(state, seat, [])
    assert_fair_looks(state, 1, ["pass", "pass"])


@pytest.mark.slow
def test_treasure_is_dealt_anew_fairly_when_a_curse_did_not_end_it() -> None:
    state = site(1, after_curse="shared")
    stack(state, "2 3 curse 4 curse")
    assert_fair_looks(state, 0, ["pass", "pass"])
    assert_fair_looks(state, 2, ["claim"])


@pytest.mark.slow
def test_treasure_is_dealt_anew_fairly_when_the_deck_runs_out_exactly() -> None:
    state = site(1)
    stack(state, "2 3 curse", "4 5")
    for seat in (0, 1, 2):
        assert_fair_looks(state, seat, [])


@pytest.mark.slow
def test_treasure_is_dealt_anew_fairly_after_the_discards_were_shuffled() -> None:
    """The cards drawn before the reshuffle were the end of the old deck: all know which these are together."""
    state = site(1, 2)
    stack(state, "2 curse", "4 5 5")
    for seat in (0, 1, 2):
        assert_fair_looks(state, seat, [])
    assert_fair_looks(state, 1, ["pass", "pass", "pass"])


class Scripted(Random):
    """Luck that is told what to say."""

    def __init__(self, numbers: list[float]) -> None:
        super().__init__(0)
        self.numbers = numbers

    def random(self) -> float:
        return self.numbers.pop(0)


def chances(sample: Callable[[Random], list[int]]) -> dict[tuple[int, ...], float]:
    """The exact distribution of a sampler that draws one number for each kind, curses first, then from the last gold
    kind down: the steps of each answer are found by halving."""
    order = [CURSE, *range(GOLD_KINDS - 1, -1, -1)]
    found: dict[tuple[int, ...], float] = {}
    almost_one = 1 - 2**-53

    def ask(numbers: list[float]) -> list[int]:
        return sample(Scripted([*numbers, *[0.0] * (len(order) - len(numbers))]))

    def explore(numbers: list[float], chance: float) -> None:
        if len(numbers) == len(order):
            answer = tuple(ask(numbers))
            found[answer] = found.get(answer, 0.0) + chance
            return
        kind = order[len(numbers)]
        below = 0.0
        while below < almost_one:
            value = ask([*numbers, below])[kind]
            if ask([*numbers, almost_one])[kind] == value:
                explore([*numbers, below], chance * (1 - below))
                return
            low, high = below, almost_one
            for _ in range(45):
                middle = (low + high) / 2
                if ask([*numbers, middle])[kind] == value:
                    low = middle
                else:
                    high = middle
            explore([*numbers, below], chance * (high - below))
            below = high

    explore([], 1.0)
    return found


def enumerated(
    pool: list[int], number: int, risky: int, places: int, seen: list[int], shown: list[int]
) -> dict[tuple[int, ...], Fraction]:
    """The same by brute force: every way to lay the pool, every way to turn up the treasure."""
    curses = pool[CURSE]
    golds = [kind for kind in range(GOLD_KINDS) for _ in range(pool[kind])]
    safe = number - risky
    size = len(golds) + curses
    can_be_cursed = list(range(safe, safe + places))
    weights: Counter[tuple[int, ...]] = Counter()
    for cursed in combinations(can_be_cursed, curses):
        unseen_curses = sum(place < number for place in cursed)
        for dealt in combinations(range(len(golds)), number - unseen_curses):
            composition = [0] * (CURSE + 1)
            for card in dealt:
                composition[golds[card]] += 1
            composition[CURSE] = unseen_curses
            rest = len(golds) - len(dealt)
            ways = 1
            for factor in (*range(1, len(dealt) + 1), *range(1, rest + 1)):
                ways *= factor
            weights[tuple(composition)] += ways
    assert size >= number
    total: dict[tuple[int, ...], Fraction] = {}
    sequence = [kind for kind in range(CURSE + 1) for _ in range(shown[kind])]
    for each, weight in weights.items():
        cards = [kind for kind in range(CURSE + 1) for _ in range(each[kind] + seen[kind])]
        shuffles = list(permutations(range(len(cards)), len(sequence)))
        right = sum([cards[place] for place in shuffle] == sequence for shuffle in shuffles)
        if right:
            total[each] = Fraction(weight * right, len(shuffles))
    everything = sum(total.values())
    return {each: chance / everything for each, chance in total.items()}


@pytest.mark.parametrize(
    ("pool", "number", "risky", "deck_is_risky", "seen", "shown"),
    [
        ("2 2 3 4", 2, 0, False, "", ""),
        ("2 2 3 curse", 2, 2, True, "5", ""),
        ("2 2 3 4 curse", 3, 2, True, "", "2"),
        ("2 3 3 4 curse curse", 3, 3, True, "2", "2 3"),
        ("2 3 4 4 curse curse", 3, 2, True, "curse", "curse"),
        ("2 2 5 curse curse", 3, 3, True, "5", "5 curse"),
        ("2 3 6 curse", 4, 4, True, "2", "2 6"),
        ("2 3 3 curse", 3, 1, True, "", "3 3"),
    ],
)
def test_unseen_cards_are_sampled_with_exactly_their_weights(
    pool: str, number: int, risky: int, deck_is_risky: bool, seen: str, shown: str
) -> None:
    counts, own, turned_up = counted(pool), counted(seen), counted(shown)
    places = risky + (sum(counts) - number if deck_is_risky else 0)
    expected = enumerated(counts, number, risky, places, own, turned_up)
    found = chances(lambda rng: sample_unseen(counts, number, risky, places, own, turned_up, rng))
    assert set(found) == set(expected)
    for each, chance in expected.items():
        assert found[each] == pytest.approx(float(chance), abs=1e-9)


def test_a_seat_imagines_nothing_about_treasure_that_is_not_being_shared_out() -> None:
    state = table()
    for world in worlds(state, 0, 5):
        assert moves(world) == moves(state)
        assert world.treasure.count(CURSE) == 2
        assert world.columns[BROWN] == ()
