"""§4.6 Mystery Mule: what the card it brings does, here, later or too late."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from doubloon.core import CHANCE
from doubloon.games.treasure_hunter.state import Hunt
from tests.games.treasure_hunter.table import (
    ANI,
    FRANK,
    FROSTY_MOUNTAIN,
    GAME,
    GOBLINS,
    JENNY,
    LAVA_CAVE,
    TANGLED_JUNGLE,
    actor,
    after_passes,
    after_raid,
    at,
    captors,
    draft,
    drafted,
    draws,
    go,
    hand,
    is_whole,
    moves,
    named,
    table,
    told,
    totals,
    view,
    why,
)
from tests.games.treasure_hunter.test_assemble import SIX

MULE = "0 play mystery-mule; * deal"


def caravan(place: int, extra: str = "", owned: Sequence[str] = ()) -> Hunt:
    """Ani and Frank are everywhere, and Ani has a mule; all are at this place."""
    hands = (
        f"blue-5 green-5 red-5 mystery-mule coin-copper {extra}",
        "blue-7 green-7 red-7 coin-copper",
        "coin-copper",
    )
    return at(table(*hands, owned=owned), place)


def test_4_6_the_top_card_of_the_draw_pile_is_drawn() -> None:
    state = go(caravan(FROSTY_MOUNTAIN), "0 play mystery-mule")
    assert state.actors() == [CHANCE]
    weights = {GAME.words.text[move]: weight for move, weight in state.outcomes()}
    assert sum(weights.values()) == state.deck.total == 75 - 10
    assert "deal blue-5" not in weights
    assert weights["deal coin-copper"] == 1
    assert weights["deal mystery-mule"] == 1
    after = go(state, "* deal coin-gold")
    assert after.deck.total == 75 - 11
    assert is_whole(after)


def test_4_6_an_adventurer_of_this_location_is_played_at_once_and_counts_in_full() -> None:
    state = go(caravan(TANGLED_JUNGLE), f"{MULE} green-12")
    assert named(state.laid[ANI]) == "blue-5 green-5 mystery-mule green-12"
    assert totals(state) == [17, 7, 0]
    assert captors(after_passes(state), TANGLED_JUNGLE) == (ANI, FRANK)
    assert told(go(caravan(TANGLED_JUNGLE), "0 play mystery-mule"), "* deal green-12", FRANK) == [
        "The mule brings Ani green-12, just in time.",
        "Ani has a total of 17.",
    ]


def test_4_6_it_counts_in_ties() -> None:
    state = go(table("blue-1 mystery-mule", "blue-3 blue-6 coin-gold", "blue-12"), f"{MULE} blue-8")
    assert totals(state) == [9, 9, 12]
    assert captors(after_passes(state)) == (JENNY, ANI)


def test_4_6_the_mule_brings_the_first_adventurer_and_then_other_cards_fit() -> None:
    """Ruling 2."""
    state = table("mystery-mule flaming-sword", "blue-2 coin-gold")
    assert moves(state) == ["pass", "play mystery-mule"]
    state = go(state, f"{MULE} blue-1; 1 pass; 0 play flaming-sword")
    assert totals(state) == [5, 2]


def test_4_6_an_adventurer_that_joins_is_doubled_too() -> None:
    """Ruling 3."""
    state = table("blue-1 mystery-mule polar-bear coin-gold", "")
    assert totals(go(state, "0 play polar-bear; 0 play mystery-mule; * deal blue-4"))[ANI] == 10
    assert totals(go(state, "0 play mystery-mule; * deal blue-4; 0 play polar-bear"))[ANI] == 10


def test_4_6_one_that_joins_can_be_put_to_sleep() -> None:
    state = go(caravan(FROSTY_MOUNTAIN, "sleeping-beauty"), f"{MULE} blue-12; 1 pass; 2 pass; 0 beauty blue-12")
    assert totals(state)[ANI] == 5


def test_4_6_an_adventurer_of_a_later_location_stays_hidden_and_must_be_shown_there() -> None:
    state = go(caravan(FROSTY_MOUNTAIN), f"{MULE} red-12")
    assert "red-12" in hand(state, ANI)
    assert view(state, ANI)["brought"] == ["red-12"]
    for seat in (FRANK, JENNY, None):
        assert "red-12" not in json.dumps(view(state, seat))
    assert totals(state)[ANI] == 5
    state = at(state, LAVA_CAVE)
    assert "red-12" in named(state.laid[ANI])
    assert totals(state)[ANI] == 17


def test_4_6_what_stays_hidden_is_told_to_its_owner_only() -> None:
    state = go(caravan(FROSTY_MOUNTAIN), "0 play mystery-mule")
    assert told(state, "* deal red-12", ANI) == ["The mule brings Ani red-12."]
    assert told(state, "* deal red-12", FRANK) == ["The mule brings Ani a card for later."]


@pytest.mark.parametrize(
    ("place", "card"),
    [
        (TANGLED_JUNGLE, "blue-12"),
        (LAVA_CAVE, "blue-12"),
        (LAVA_CAVE, "green-12"),
        (GOBLINS, "blue-12"),
        (GOBLINS, "green-12"),
        (GOBLINS, "red-12"),
    ],
)
def test_4_6_an_adventurer_of_an_earlier_location_is_laid_open_without_any_effect(place: int, card: str) -> None:
    """Ruling 9; against goblins all three locations are earlier ones."""
    before = caravan(place)
    state = go(before, f"{MULE} {card}")
    assert card not in hand(state, ANI)
    assert named(state.laid[ANI]).split()[-1] == card
    assert view(state, FRANK)["players"][ANI]["too_late"] == [card]
    assert totals(state) == totals(before)
    assert state.captors == before.captors
    assert state.totals == before.totals
    assert told(go(before, "0 play mystery-mule"), f"* deal {card}", FRANK) == [
        f"The mule brings Ani {card}, too late."
    ]


def test_4_6_one_that_came_too_late_can_not_be_put_to_sleep_and_lets_nobody_act() -> None:
    state = at(table("mystery-mule sleeping-beauty flaming-sword", "green-2 coin-gold"), TANGLED_JUNGLE)
    state = go(state, f"{MULE} blue-5; 1 pass")
    assert moves(state) == ["pass"]


@pytest.mark.parametrize("place", [FROSTY_MOUNTAIN, GOBLINS])
@pytest.mark.parametrize("card", ["dog-2-8", "coin-gold"])
def test_4_6_dogs_and_coins_stay_hidden_until_all_are_played(place: int, card: str) -> None:
    state = go(caravan(place, owned=["", "", "packmaster-copper"]), f"{MULE} {card}")
    assert card in hand(state, ANI)
    assert "brought" not in view(state, None)
    assert card not in json.dumps(view(state, FRANK)["players"])
    state = after_raid(state)
    assert card in named(state.laid[ANI])
    assert state.collected[ANI] == (4 if card == "coin-gold" else 1)


def test_4_6_an_action_card_may_be_played_in_the_same_window() -> None:
    state = go(caravan(FROSTY_MOUNTAIN), f"{MULE} flaming-sword; 1 pass; 2 pass")
    assert "play flaming-sword" in moves(state)
    assert "flaming-sword" not in json.dumps(view(state, FRANK))
    assert totals(go(state, "0 play flaming-sword"))[ANI] == 9


def test_4_6_an_action_card_that_does_not_fit_waits() -> None:
    state = go(caravan(FROSTY_MOUNTAIN), f"{MULE} tiger; 1 pass; 2 pass")
    assert moves(state) == ["pass"]
    assert "play tiger" in moves(at(state, TANGLED_JUNGLE))


def test_4_6_a_mule_may_bring_the_other_mule() -> None:
    state = go(caravan(FROSTY_MOUNTAIN), f"{MULE} mystery-mule; 1 pass; 2 pass; {MULE} blue-1")
    assert totals(state)[ANI] == 6


def test_4_6_after_the_mule_everybody_is_asked_again_beginning_with_the_next() -> None:
    state = go(caravan(FROSTY_MOUNTAIN), f"{MULE} red-12")
    assert actor(state) == FRANK
    state = go(state, "1 pass; 2 pass")
    assert (actor(state), state.place) == (ANI, FROSTY_MOUNTAIN)


def test_4_6_a_mule_as_the_last_card_gives_a_hand_again() -> None:
    state = go(table("mystery-mule", "coin-gold"), f"{MULE} coin-copper; 1 pass")
    assert actor(state) == ANI


def test_example_15_jennys_mule_brings_a_dog_with_2_paws_before_the_goblins_strike() -> None:
    """§4.6, §4.7: she holds all goblins off and loses nothing."""
    goblins = "goblin-2-gold goblin-2-silver goblin-1-gold"
    before = at(table("coin-gold", "", "mystery-mule", goblins=goblins, dealer=JENNY), GOBLINS)
    state = after_raid(go(before, "2 play mystery-mule; * deal dog-2-8"))
    assert state.money == [15 + 3 - 8, 15 - 8, 15 + 16]
    assert after_raid(before).money[JENNY] == 15 - 8


@pytest.mark.parametrize(("seats", "left"), [(2, 39), (3, 48), (4, 39), (5, 30), (6, 21)])
def test_4_6_the_draw_pile_cannot_run_out(seats: int, left: int) -> None:
    """There are 2 mules, and so many cards when the second phase begins."""
    state = drafted(draft(*SIX[:seats]), 9 if seats == 2 else 8)
    assert state.deck.total == view(state, None)["draw_pile"] == left


def test_4_6_an_adventurer_too_late_counts_for_no_scroll() -> None:
    state = go(caravan(GOBLINS, owned=["strong-team-green-gold special-team-10-11-12"]), f"{MULE} green-12")
    state = after_raid(state)
    money = state.money[ANI]
    assert go(state, "0 use strong-team-green-gold").money[ANI] == money + 3
    assert go(state, "0 use special-team-10-11-12").money[ANI] == money


def test_4_6_an_adventurer_that_joined_counts_for_scrolls() -> None:
    state = go(caravan(TANGLED_JUNGLE, owned=["strong-team-green-gold"]), f"{MULE} green-12")
    state = after_raid(state)
    assert go(state, "0 use strong-team-green-gold").money[ANI] == state.money[ANI] + 6


def test_4_6_drawing_is_chance_alone() -> None:
    state = go(caravan(FROSTY_MOUNTAIN), "0 play mystery-mule")
    assert why(state, f"{ANI} pass") == ["not_your_turn", "4.6"]
    assert len(draws(state)) > 40
