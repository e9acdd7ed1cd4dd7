"""§4.7 Goblins and §4.8 Coins and discards."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.games.treasure_hunter.cards import WATCHDOGS
from doubloon.games.treasure_hunter.state import Hunt
from doubloon.games.treasure_hunter.treasures import GOBLINS as GOBLIN_KINDS
from tests.games.treasure_hunter.table import (
    ANI,
    FRANK,
    GAME,
    GOBLINS,
    JENNY,
    actor,
    after_raid,
    at,
    go,
    goblins,
    hand,
    moves,
    named,
    table,
    told,
    view,
    why,
)

THREE_TWO_ONE = "goblin-3-silver goblin-2-copper goblin-1-gold"


def claimed(state: Hunt, seat: int) -> list[str]:
    """The goblins that a seat has claimed."""
    names = view(state, None)["players"][seat]["goblins"]
    assert state.claimed[seat] == tuple(goblins(" ".join(names)))
    return list(names)


# §4.7 the window ------------------------------------------------------------------------------------------------------


def test_4_7_the_window_closes_before_any_dog_is_seen() -> None:
    """Ruling 10."""
    state = at(table("scaregoblin dog-3-4 coin-gold", "dog-1-12"), GOBLINS)
    assert moves(state) == ["pass", "play scaregoblin"]
    assert state.laid == [(), ()]
    state = go(state, "0 play scaregoblin; 1 pass")
    assert actor(state) == ANI
    assert named(state.laid[ANI]) == "scaregoblin"
    assert view(state, None)["players"][ANI]["paws"] is None


def test_4_7_before_the_goblins_the_dealer_begins() -> None:
    assert actor(at(table("coin-gold", "coin-gold", "coin-gold", dealer=JENNY), GOBLINS)) == JENNY


def test_4_7_no_other_card_helps_against_goblins() -> None:
    state = at(table("blue-1 goblin-mercenaries sleeping-beauty", "coin-gold"), GOBLINS)
    assert moves(state) == ["pass"]
    assert why(state, "0 play goblin-mercenaries") == ["not_against_goblins", "4.4", "goblin-mercenaries"]
    assert why(state, "0 beauty blue-1") == ["not_here", "4.4", "blue-1"]


def test_4_2_what_nobody_plays_says_when_its_time_comes() -> None:
    state = at(table("blue-1 dog-1-10 dog-3-2", "coin-gold"), GOBLINS)
    told = {noun: GAME.why(state, 0, noun) for noun in ("dog-1-10", "coin-gold", "Lava Cave", "artifact-9")}
    assert {noun: why and (why["reason"], why["section"]) for noun, why in told.items()} == {
        "dog-1-10": ("dogs_later", "4.7"),
        "coin-gold": ("coins_later", "4.8"),
        "Lava Cave": ("prizes_last", "4.5"),
        "artifact-9": ("prizes_last", "4.5"),
    }


# §4.7 theft -----------------------------------------------------------------------------------------------------------


def test_example_05_jenny_with_2_paws_loses_one_silver_to_the_goblin_with_3() -> None:
    """§4.7: the two lower goblins she holds off."""
    state = at(
        table("dog-3-4 dog-3-3", "dog-3-2", "dog-2-8", goblins="goblin-3-silver goblin-2-gold goblin-1-gold"), GOBLINS
    )
    said = told(state, "0 pass; 1 pass; 2 pass")
    assert [sentence for sentence in said if "steals" in sentence] == ["goblin-3-silver steals 2 from Jenny."]
    assert after_raid(state).money == [17, 15, 13]


def test_example_06_anis_6_paws_claim_all_three_goblins_and_the_coins() -> None:
    """§4.7: with the silver stolen from Jenny."""
    state = table(
        "dog-3-4 dog-2-7 dog-1-9", "dog-3-1", "dog-2-8", goblins="goblin-3-silver goblin-2-gold goblin-1-gold"
    )
    state = after_raid(state)
    assert claimed(state, ANI) == ["goblin-3-silver", "goblin-2-gold", "goblin-1-gold"]
    assert state.money[ANI] == 15 + 2
    assert (claimed(state, FRANK), claimed(state, JENNY)) == ([], [])


def test_example_07_both_have_3_paws_and_anis_discipline_is_higher() -> None:
    """§4.7: 1/12 and 2/8 against 3/4; Ani claims, whichever seat she has."""
    for ani, jenny in ((0, 1), (1, 0)):
        hands = ["", ""]
        hands[ani], hands[jenny] = "dog-1-12 dog-2-8", "dog-3-4"
        state = after_raid(table(*hands, goblins=THREE_TWO_ONE))
        assert len(claimed(state, ani)) == 3
        assert claimed(state, jenny) == []


def test_example_08_frank_is_paid_one_silver_and_one_gold() -> None:
    """§4.8: with 15 money he then has 20, a gem of 20 if he likes."""
    state = at(table("", "coin-silver coin-gold scaregoblin", dealer=FRANK), GOBLINS)
    assert after_raid(go(state, "1 play scaregoblin")).money[FRANK] == 20


def test_4_7_the_paws_of_all_dogs_are_added() -> None:
    state = at(table("dog-1-12 dog-1-11 dog-2-8 dog-3-1", "dog-2-7", owned=["packmaster-copper"]), GOBLINS)
    assert told(state, "0 pass; 1 pass")[2:10] == [
        "The goblins strike: everyone shows their dogs.",
        "Ani shows dog-1-12.",
        "Ani shows dog-1-11.",
        "Ani shows dog-2-8.",
        "Ani shows dog-3-1.",
        "Frank shows dog-2-7.",
        "Ani has 7 paws.",
        "Frank has 2 paws.",
    ]
    assert [player["paws"] for player in view(after_raid(state), None)["players"]] == [7, 2]


@pytest.mark.parametrize(
    ("dogs", "lost"), [("", 6), ("dog-1-12", 3), ("dog-1-12 dog-1-11", 2), ("dog-3-4", 0), ("dog-3-4 dog-3-3", 0)]
)
def test_4_7_as_many_paws_as_the_goblin_hold_it_off(dogs: str, lost: int) -> None:
    """Copper is 1, silver 2, gold 3."""
    state = after_raid(table(dogs, "dog-3-2 dog-3-1 dog-2-8", goblins=THREE_TWO_ONE))
    assert state.money == [15 - lost, 15 + lost]


def test_4_7_all_lose_to_each_goblin() -> None:
    state = after_raid(table("coin-gold", "", "", goblins=THREE_TWO_ONE))
    assert state.money == [15 - 6 + 3, 9, 9]


def test_4_7_after_a_scaregoblin_nothing_is_lost() -> None:
    state = at(table("scaregoblin", "dog-3-4", "coin-gold", goblins=THREE_TWO_ONE), GOBLINS)
    state = after_raid(go(state, "0 play scaregoblin"))
    assert state.money == [15, 15 + 6, 15 - 6 + 3]


def test_4_7_a_scaregoblin_holds_for_one_round() -> None:
    state = at(table("scaregoblin", "coin-gold", owned=["packmaster-copper"]), GOBLINS)
    state = go(state, "0 play scaregoblin")
    assert view(state, FRANK)["players"][ANI]["scaregoblin"] is True
    state = go(after_raid(state), "0 done")
    assert view(state, FRANK)["players"][ANI]["scaregoblin"] is False


@pytest.mark.parametrize(
    ("money", "left", "loot"), [(0, 0, 0), (1, 0, 1), (2, 0, 2), (3, 0, 3), (5, 0, 5), (6, 0, 6), (7, 1, 6)]
)
def test_4_7_with_too_little_money_you_pay_what_is_there(money: int, left: int, loot: int) -> None:
    """Ruling 11."""
    state = table("", "dog-3-4", money=[money, 15], goblins=THREE_TWO_ONE, owned=["artifact-20"])
    state = after_raid(state)
    assert state.money == [left, 15 + loot]
    assert view(state, None)["players"][ANI]["treasures"] == ["artifact-20"]


def test_4_7_the_top_goblin_takes_first() -> None:
    """With 2 money the first goblin gets all of it: so it matters which goblin is claimed."""
    top = table("", "dog-1-12", money=[2, 15], goblins="goblin-3-silver goblin-1-gold goblin-1-silver")
    low = table("", "dog-1-12", money=[2, 15], goblins="goblin-1-gold goblin-1-silver goblin-3-silver")
    assert after_raid(top).money == [0, 15 - 2]
    assert after_raid(low).money == [0, 15 - 2 + 2]


def test_4_7_claimed_goblins_are_never_stolen() -> None:
    state = table("", "coin-gold", money=[0, 15])
    state.goblins.take(goblins("goblin-6-gold")[0])
    state.claimed[ANI] = tuple(goblins("goblin-6-gold"))
    assert claimed(after_raid(state), ANI) == ["goblin-6-gold"]


# §4.7 claiming --------------------------------------------------------------------------------------------------------


def test_4_7_the_most_paws_claim_each_goblin_that_they_hold_off() -> None:
    """The other goblins leave the game, and the money on them goes to the supply."""
    state = table("dog-2-8", "dog-1-12", "", goblins="goblin-3-silver goblin-2-copper goblin-1-gold")
    bank = state.bank
    state = after_raid(state)
    assert claimed(state, ANI) == ["goblin-2-copper", "goblin-1-gold"]
    assert state.money == [15 - 2 + 2 + 3, 15 - 2 - 1, 15 - 2 - 1 - 3]
    assert state.bank == bank + 6
    assert state.fled.counts[goblins("goblin-3-silver")[0]] == 1


def test_4_7_only_one_player_claims() -> None:
    """Frank holds the weakest goblin off as well, but Ani has more paws."""
    state = after_raid(table("dog-3-4", "dog-2-8", goblins=THREE_TWO_ONE))
    assert [len(claimed(state, seat)) for seat in range(2)] == [3, 0]


@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        (("dog-1-9", "dog-1-12", "dog-1-11"), 1),
        (("dog-3-4 dog-2-5", "dog-3-3 dog-2-6", "dog-3-2 dog-1-12"), 1),
        (("dog-2-8 dog-1-9", "dog-3-4", "dog-2-7 dog-1-10"), 2),
    ],
)
def test_4_7_among_equals_the_highest_discipline_of_a_single_dog_decides(hands: Sequence[str], winner: int) -> None:
    """Ruling 12."""
    state = after_raid(table(*hands, goblins="goblin-1-copper goblin-1-copper goblin-1-gold"))
    assert [len(claimed(state, seat)) for seat in range(3)] == [3 if seat == winner else 0 for seat in range(3)]


def test_4_7_the_dog_that_decides_a_tie_is_told() -> None:
    def dogs_named(*hands: str, goblins: str = "goblin-1-copper goblin-2-copper goblin-3-gold") -> list[str]:
        state = at(table(*hands, goblins=goblins), GOBLINS)
        passes = "; ".join(f"{seat} pass" for seat in range(len(hands)))
        return [each for each in told(state, passes) if "Equal" in each]

    tie = "Equal paws: discipline decides, and Frank wins the tie with dog-1-12."
    assert dogs_named("dog-3-4", "dog-2-5 dog-1-12") == [tie]
    assert dogs_named("dog-3-4", "dog-2-5") == [], "nobody is tied"
    too_strong = "goblin-5-gold goblin-5-silver goblin-4-copper"
    assert dogs_named("dog-1-9", "dog-1-10", goblins=too_strong) == [], "none to claim"
    assert dogs_named("coin-gold", "coin-copper") == []


def test_4_7_without_any_dog_nobody_claims() -> None:
    """Ruling 12: a Scaregoblin holds no goblin off."""
    state = at(table("scaregoblin", "coin-gold"), GOBLINS)
    bank = state.bank
    state = after_raid(go(state, "0 play scaregoblin"))
    assert [claimed(state, seat) for seat in range(2)] == [[], []]
    assert state.fled.total == 3
    assert state.bank == bank + 4 - 3


def test_4_7_behind_a_scaregoblin_dogs_compete_as_usual() -> None:
    state = at(table("scaregoblin dog-2-8", "dog-1-12", goblins=THREE_TWO_ONE), GOBLINS)
    state = after_raid(go(state, "0 play scaregoblin"))
    assert claimed(state, ANI) == ["goblin-2-copper", "goblin-1-gold"]
    assert state.money == [15 + 1, 15 - 2 - 1]


def test_4_7_even_the_most_paws_may_claim_nothing() -> None:
    state = after_raid(table("dog-1-12", "", goblins="goblin-6-gold goblin-5-gold goblin-4-gold"))
    assert claimed(state, ANI) == []
    assert state.money == [15 - 9, 15 - 9]


def test_4_7_the_mercenaries_money_goes_with_the_goblin() -> None:
    state = table("blue-1 goblin-mercenaries", "dog-2-8", goblins=THREE_TWO_ONE)
    state = after_raid(go(state, "0 play goblin-mercenaries"))
    assert state.money == [15 - 3 - 6, 15 - 2 + (1 + 1) + (3 + 1)]


# §4.8 -----------------------------------------------------------------------------------------------------------------


def test_4_8_each_coin_card_pays_one_coin() -> None:
    state = table("coin-copper coin-copper coin-silver coin-gold", "dog-3-4 dog-3-3", owned=["packmaster-copper"])
    bank = state.bank
    state = after_raid(state)
    assert state.collected == [1 + 1 + 2 + 3, 0]
    assert state.bank == bank - 7
    assert view(state, FRANK)["players"][ANI]["coins"] == ["coin-copper", "coin-copper", "coin-silver", "coin-gold"]


def test_4_8_coins_are_paid_after_the_goblins() -> None:
    """Ruling 14: they cannot be stolen in the same round."""
    state = after_raid(table("coin-gold", "", money=[0, 0], goblins=THREE_TWO_ONE))
    assert state.money == [3, 0]


def test_4_8_action_cards_still_in_hand_are_discarded_open_to_all() -> None:
    state = at(table("tiger scaregoblin", "coin-gold", owned=["packmaster-copper"]), GOBLINS)
    said = told(state, "0 pass; 1 pass", FRANK)
    assert [sentence for sentence in said if "discards" in sentence] == [
        "Ani discards tiger.",
        "Ani discards scaregoblin.",
    ]
    state = after_raid(state)
    assert hand(state, ANI) == ""
    assert view(state, FRANK)["players"][ANI]["actions"] == ["tiger", "scaregoblin"]
    assert state.scared == 0


# All of it, against the rules said once more --------------------------------------------------------------------------


def raid_by_the_rules(
    dogs: list[list[tuple[int, int]]], raiders: list[tuple[int, int]], scared: list[bool], money: list[int]
) -> tuple[list[int], list[int], int]:
    """§4.7, slowly: the money of all, how many goblins each claims, and what goes to the supply."""
    money = money[:]
    paws = [sum(each for each, _ in pack) for pack in dogs]
    on_tile = [0] * len(raiders)
    for number, (strength, takes) in enumerate(raiders):
        for seat, protected in enumerate(scared):
            if paws[seat] < strength and not protected:
                for _ in range(takes):
                    if money[seat]:
                        money[seat] -= 1
                        on_tile[number] += 1
    best = [seat for seat, number in enumerate(paws) if number == max(paws) and number > 0]
    if len(best) > 1:
        top = max(discipline for seat in best for _, discipline in dogs[seat])
        best = [seat for seat in best if top in [discipline for _, discipline in dogs[seat]]]
    won = [0] * len(dogs)
    supply = 0
    for number, (strength, _) in enumerate(raiders):
        if best and paws[best[0]] >= strength:
            won[best[0]] += 1
            money[best[0]] += on_tile[number]
        else:
            supply += on_tile[number]
    return money, won, supply


@settings(max_examples=150)
@given(st.data())
def test_4_7_goblins_raid_as_the_rules_say(data: st.DataObject) -> None:
    seats = data.draw(st.integers(2, 6), "seats")
    owner = data.draw(st.lists(st.integers(0, seats + 2), min_size=12, max_size=12), "who has each dog")
    money = data.draw(st.lists(st.integers(0, 9), min_size=seats, max_size=seats), "money")
    order = data.draw(st.permutations([kind for kind in GOBLIN_KINDS for _ in range(kind.tiles)]), "goblins")
    scarers = data.draw(st.lists(st.integers(0, seats - 1), max_size=2), "who has a scaregoblin")
    dogs = [[dog for place, dog in enumerate(WATCHDOGS) if owner[place] == seat] for seat in range(seats)]
    hands = [
        " ".join([dog.name for dog in pack] + ["scaregoblin"] * scarers.count(seat)) for seat, pack in enumerate(dogs)
    ]
    hands[-1] += " coin-gold"
    state = at(table(*hands, money=money, goblins=" ".join([kind.name for kind in order[:3]])), GOBLINS)
    bank = state.bank
    played = set()
    while state.place == GOBLINS and state.phase.name == "ActionWindow":
        seat = actor(state)
        plays = "play scaregoblin" in moves(state) and seat not in played
        played |= {seat} if plays else set()
        state = go(state, f"{seat} {'play scaregoblin' if plays else 'pass'}")
    assert played == set(scarers)
    expected, won, supply = raid_by_the_rules(
        [[(dog.paws, dog.discipline) for dog in pack] for pack in dogs],
        [(kind.paws, kind.takes) for kind in order[:3]],
        [seat in scarers for seat in range(seats)],
        money,
    )
    expected[-1] += 3
    assert state.money == expected
    assert [len(each) for each in state.claimed] == won
    assert state.bank == bank + supply - 3
