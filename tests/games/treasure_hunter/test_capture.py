"""§4.1 to §4.5: showing adventurers, the action window, totals, action cards, and who captures."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.core import CHANCE
from doubloon.games.treasure_hunter.cards import COPIES, NAMES
from doubloon.testing.strategies import settings_of
from tests.games.treasure_hunter.table import (
    ANI,
    FRANK,
    FROSTY_MOUNTAIN,
    GAME,
    GOBLINS,
    JENNY,
    LAVA_CAVE,
    PRIZES,
    TANGLED_JUNGLE,
    actor,
    after_passes,
    after_raid,
    at,
    captors,
    go,
    hand,
    moves,
    named,
    owns,
    table,
    tiles,
    told,
    totals,
    view,
    why,
)

NOBODY = -1


# §4 and §4.1 ----------------------------------------------------------------------------------------------------------


def test_4_the_locations_are_visited_in_order_and_then_the_goblins_come() -> None:
    state = table("blue-1 green-1 red-1 coin-gold", "", "")
    places = [view(state, None)["step"]]
    for _ in range(3):
        state = after_passes(state)
        places.append(view(state, None)["step"])
    assert places == ["blue", "green", "red", "goblins"]


def test_4_1_all_adventurers_of_the_location_are_shown_and_no_other_card() -> None:
    """Ruling 8: nothing may be held back."""
    state = table("blue-3 blue-12 green-1 polar-bear", "blue-5 coin-gold", "red-2 dog-1-12")
    assert [named(laid) for laid in state.laid] == ["blue-3 blue-12", "blue-5", ""]
    assert [hand(state, seat) for seat in range(3)] == ["green-1 polar-bear", "coin-gold", "red-2 dog-1-12"]
    state = at(state, TANGLED_JUNGLE)
    assert named(state.laid[ANI]) == "blue-3 blue-12 green-1"
    state = at(state, LAVA_CAVE)
    assert [named(laid) for laid in state.laid] == ["blue-3 blue-12 green-1", "blue-5", "red-2"]


def test_4_1_played_cards_stay_open_until_the_end_of_the_round() -> None:
    state = at(table("blue-3 flaming-sword", "coin-gold", ""), GOBLINS)
    for seat in (ANI, FRANK, None):
        assert view(state, seat)["players"][ANI]["teams"] == [["blue-3"], [], []]
    assert view(state, FRANK)["players"][ANI]["actions"] == []
    assert view(after_raid(state), FRANK)["players"][ANI]["laid"] == []


def test_4_1_showing_is_told() -> None:
    state = table("blue-3 green-1", "blue-5 coin-gold", "")
    assert told(state, "0 pass; 1 pass", JENNY) == [
        "Ani passes.",
        "Frank passes.",
        "Frank captures MAX: artifact-10.",
        "Ani captures MIN: artifact-2.",
        "Tangled Jungle: everyone shows their adventurers.",
        "Ani shows green-1.",
        "Ani has a total of 1.",
    ]


# §4.2 -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", [0, 1, 2])
@pytest.mark.parametrize("place", [FROSTY_MOUNTAIN, TANGLED_JUNGLE, LAVA_CAVE, GOBLINS])
def test_4_2_the_dealer_is_asked_first_then_the_others_clockwise(dealer: int, place: int) -> None:
    state = at(table("coin-gold", "coin-gold", "coin-gold", dealer=dealer), place)
    asked = []
    for _ in range(3):
        asked.append(actor(state))
        assert view(state, None)["asked_seat"] == actor(state)
        state = go(state, f"{actor(state)} pass")
    assert asked == [dealer, (dealer + 1) % 3, (dealer + 2) % 3]
    assert state.place != place or place == GOBLINS


def test_4_2_you_need_never_play_a_card() -> None:
    state = table("blue-1 flaming-sword shrinking-potion", "", "")
    assert "pass" in moves(state)
    after = go(state, "0 pass")
    assert after.place == TANGLED_JUNGLE
    assert hand(after, ANI) == "flaming-sword shrinking-potion"


def test_4_2_after_a_card_everybody_is_asked_again() -> None:
    """Ruling 1: also those who passed before, and in the end the one who played it."""
    state = table("blue-1 coin-gold", "blue-2 flaming-sword coin-gold", "blue-3 coin-gold")
    state = go(state, "0 pass; 1 play flaming-sword")
    assert actor(state) == JENNY
    state = go(state, "2 pass; 0 pass")
    assert actor(state) == FRANK
    assert state.place == FROSTY_MOUNTAIN
    state = go(state, "1 pass")
    assert state.place == TANGLED_JUNGLE


def test_4_2_a_pass_binds_nobody() -> None:
    state = table("blue-1 flaming-sword", "blue-2 flaming-sword", "blue-3 coin-gold")
    state = go(state, "0 pass; 1 play flaming-sword; 2 pass; 0 play flaming-sword")
    assert totals(state) == [5, 6, 3]


def test_4_2_the_window_closes_after_as_many_passes_in_a_row_as_there_are_players() -> None:
    state = table("blue-1 coin-gold", "blue-2 coin-gold", "blue-3 coin-gold")
    state = go(state, "0 pass; 1 pass")
    assert state.place == FROSTY_MOUNTAIN
    assert go(state, "2 pass").place == TANGLED_JUNGLE


def test_4_2_whoever_holds_no_cards_is_passed_over() -> None:
    state = table("blue-1", "blue-2 coin-gold", "blue-3", dealer=JENNY)
    assert actor(state) == FRANK
    assert go(state, "1 pass").place == TANGLED_JUNGLE


def test_4_2_whoever_holds_any_card_is_asked_so_that_nobody_can_tell_which() -> None:
    state = table("coin-gold", "red-1", "dog-1-12")
    for seat in (ANI, FRANK, JENNY):
        assert actor(state) == seat
        assert moves(state) == ["pass"]
        state = go(state, f"{seat} pass")


def test_4_2_whoever_played_the_last_card_of_the_hand_is_passed_over_too() -> None:
    state = go(table("blue-1 flaming-sword", "", "coin-gold"), "0 play flaming-sword")
    assert actor(state) == JENNY
    assert go(state, "2 pass").place == TANGLED_JUNGLE


def test_4_2_when_nobody_holds_a_card_the_round_runs_by_itself() -> None:
    state = table("blue-1", "blue-2", "")
    assert state.phase.name == "OpenTreasure"
    assert state.round == 2


def test_4_2_two_cards_of_a_kind_are_one_choice_but_both_can_be_played() -> None:
    state = table("blue-1 flaming-sword flaming-sword coin-gold", "", "")
    assert moves(state) == ["pass", "play flaming-sword"]
    assert totals(go(state, "0 play flaming-sword; 0 play flaming-sword"))[ANI] == 9


def test_4_2_why_a_card_cannot_be_played() -> None:
    state = table("blue-1 coin-gold", "blue-2 tiger", "")
    assert why(state, "0 play flaming-sword") == ["not_held", "4.2", "flaming-sword"]
    assert why(state, "0 beauty blue-1") == ["not_held", "4.2", "sleeping-beauty"]
    assert why(state, "1 pass") == ["not_your_turn", "4.2"]
    assert why(state, "0 keep blue-1")[:3] == ["not_now", "4.2", "keep blue-1"]
    assert why(state, "0 done")[:3] == ["not_now", "4.2", "done"]


# §4.3 -----------------------------------------------------------------------------------------------------------------


def test_4_3_the_total_is_the_sum_of_the_adventurers() -> None:
    state = table("blue-12 blue-10 blue-8", "blue-3", "green-5")
    assert totals(state) == [30, 3, 0]
    assert view(state, None)["locations"][0]["totals"] == [30, 3, None]


def test_example_10_nine_and_eleven_and_a_flaming_sword_are_24() -> None:
    assert totals(go(table("blue-9 blue-11 flaming-sword", "coin-gold"), "0 play flaming-sword"))[ANI] == 24


def test_example_11_twelve_and_goblin_mercenaries_are_20() -> None:
    """§4.4: they cost 3 in all."""
    state = go(table("blue-12 goblin-mercenaries", "coin-gold"), "0 play goblin-mercenaries")
    assert totals(state)[ANI] == 20
    assert state.money[ANI] == 12
    assert state.loot == [1, 1, 1]


def test_example_12_three_and_a_shrinking_potion_are_1_and_still_capture() -> None:
    state = go(table("blue-3 shrinking-potion", "blue-2 coin-gold", "blue-9"), "0 play shrinking-potion")
    assert totals(state) == [1, 2, 9]
    assert captors(after_passes(state)) == (JENNY, ANI)


def test_example_13_one_and_a_sleeping_twelve_are_1() -> None:
    state = go(table("blue-1 blue-12 sleeping-beauty", "blue-2 coin-gold", "blue-9"), "0 beauty blue-12")
    assert totals(state) == [1, 2, 9]
    assert captors(after_passes(state)) == (JENNY, ANI)


def test_example_14_the_polar_bear_doubles_three_five_and_nine_to_34() -> None:
    state = go(table("coin-gold", "blue-3 blue-5 blue-9 polar-bear", dealer=FRANK), "1 play polar-bear")
    assert totals(state)[FRANK] == 34


@pytest.mark.parametrize(
    ("first", "second"),
    [("polar-bear", "flaming-sword"), ("flaming-sword", "polar-bear"), ("shrinking-potion", "polar-bear")],
)
def test_4_3_the_companion_doubles_adventurers_only_whatever_the_order(first: str, second: str) -> None:
    """Ruling 3."""
    state = table("blue-5 polar-bear flaming-sword shrinking-potion", "")
    state = go(state, f"0 play {first}; 0 play {second}")
    assert totals(state)[ANI] == 5 * 2 + (4 if "flaming-sword" in (first, second) else -2)


def test_4_3_every_card_together() -> None:
    state = table(
        "blue-5 blue-7 blue-9 polar-bear flaming-sword flaming-sword goblin-mercenaries shrinking-potion "
        "sleeping-beauty coin-gold",
        "",
    )
    played = "polar-bear flaming-sword goblin-mercenaries flaming-sword shrinking-potion"
    state = go(state, "; ".join([f"0 play {card}" for card in played.split()]) + "; 0 beauty blue-9")
    assert totals(state)[ANI] == 2 * (5 + 7) + 4 + 4 + 8 - 2
    assert view(state, FRANK)["locations"][0]["times"] == [2, 1]
    assert view(state, FRANK)["locations"][0]["bonus"] == [14, 0]


def test_4_3_one_put_to_sleep_counts_0_also_when_doubled() -> None:
    state = table("blue-5 blue-7 polar-bear sleeping-beauty coin-gold", "")
    assert totals(go(state, "0 play polar-bear; 0 beauty blue-7"))[ANI] == 10
    assert totals(go(state, "0 beauty blue-7; 0 play polar-bear"))[ANI] == 10


def test_4_3_each_location_begins_anew() -> None:
    state = table("blue-5 green-7 polar-bear flaming-sword coin-gold", "")
    state = at(go(state, "0 play polar-bear; 0 play flaming-sword"), TANGLED_JUNGLE)
    assert totals(state) == [7, 0]
    assert view(state, None)["locations"][0]["totals"] == [14, None]


# §4.4 -----------------------------------------------------------------------------------------------------------------

ALL_LOCATION_CARDS = (
    "flaming-sword goblin-mercenaries shrinking-potion sleeping-beauty polar-bear tiger dragon mystery-mule scaregoblin"
)


@pytest.mark.parametrize(
    ("place", "colour", "companion"),
    [(FROSTY_MOUNTAIN, "blue", "polar-bear"), (TANGLED_JUNGLE, "green", "tiger"), (LAVA_CAVE, "red", "dragon")],
)
def test_4_4_when_each_card_can_be_played(place: int, colour: str, companion: str) -> None:
    state = at(table(f"blue-4 green-4 red-4 {ALL_LOCATION_CARDS}", ""), place)
    assert set(moves(state)) == {
        "pass",
        f"play {companion}",
        "play flaming-sword",
        "play goblin-mercenaries",
        "play shrinking-potion",
        "play mystery-mule",
        f"beauty {colour}-4",
    }


def test_4_4_against_goblins_only_scaregoblin_and_mystery_mule() -> None:
    state = at(table(f"blue-4 green-4 red-4 {ALL_LOCATION_CARDS}", ""), GOBLINS)
    assert set(moves(state)) == {"pass", "play scaregoblin", "play mystery-mule"}


@pytest.mark.parametrize("place", [FROSTY_MOUNTAIN, TANGLED_JUNGLE, LAVA_CAVE])
def test_4_4_without_an_adventurer_here_only_the_mule_can_be_played(place: int) -> None:
    """Ruling 2."""
    state = at(table(ALL_LOCATION_CARDS, "blue-1 green-1 red-1"), place)
    assert moves(state) == ["pass", "play mystery-mule"]


def test_4_4_a_card_concerns_only_the_player_who_plays_it() -> None:
    state = go(table("blue-4 flaming-sword coin-gold", "blue-5", "blue-6"), "0 play flaming-sword")
    assert totals(state) == [8, 5, 6]


@pytest.mark.parametrize(
    ("place", "card", "reason"),
    [
        (FROSTY_MOUNTAIN, "tiger", ["helps_elsewhere", "4.4", "tiger", "Tangled Jungle"]),
        (TANGLED_JUNGLE, "polar-bear", ["helps_elsewhere", "4.4", "polar-bear", "Frosty Mountain"]),
        (TANGLED_JUNGLE, "dragon", ["helps_elsewhere", "4.4", "dragon", "Lava Cave"]),
        (
            LAVA_CAVE,
            "scaregoblin",
            ["only_against_goblins", "4.4", "scaregoblin"],
        ),
        (LAVA_CAVE, "sleeping-beauty", ["say_who_sleeps", "4.4", "beauty red-4"]),
        (GOBLINS, "flaming-sword", ["not_against_goblins", "4.4", "flaming-sword"]),
        (GOBLINS, "dragon", ["not_against_goblins", "4.4", "dragon"]),
    ],
)
def test_4_4_why_a_card_does_not_fit_here(place: int, card: str, reason: list[object]) -> None:
    state = at(table(f"blue-4 green-4 red-4 {ALL_LOCATION_CARDS}", ""), place)
    assert why(state, f"0 play {card}") == reason


@pytest.mark.parametrize("card", ["flaming-sword", "goblin-mercenaries", "shrinking-potion", "polar-bear"])
def test_4_4_why_nobody_can_be_helped_who_is_not_there(card: str) -> None:
    state = table(f"green-1 {card}", "blue-1")
    assert why(state, f"0 play {card}") == ["nobody_there", "4.4", "Frosty Mountain", card]


def test_4_4_why_an_adventurer_cannot_be_put_to_sleep() -> None:
    state = table("blue-4 blue-5 green-4 sleeping-beauty sleeping-beauty", "blue-1 coin-gold")
    assert why(state, "0 beauty green-4") == ["not_here", "4.4", "green-4"]
    assert why(state, "0 beauty blue-1") == ["not_here", "4.4", "blue-1"]
    state = go(state, "0 beauty blue-4; 1 pass")
    assert why(state, "0 beauty blue-4") == ["asleep_already", "4.4", "blue-4"]
    assert moves(state) == ["pass", "beauty blue-5"]


@pytest.mark.parametrize("place", [FROSTY_MOUNTAIN, TANGLED_JUNGLE, GOBLINS])
def test_4_4_no_sleeper_is_proposed_where_nobody_can_be_put_to_sleep(place: int) -> None:
    """The only one sleeps already, then there is none at all, and at last the goblins come."""
    state = go(table("blue-4 red-4 sleeping-beauty sleeping-beauty", ""), "0 beauty blue-4")
    assert why(at(state, place), "0 play sleeping-beauty")[0] != "say_who_sleeps"


def test_4_4_mercenaries_cost_1_for_each_goblin() -> None:
    """Ruling 13."""
    state = table("blue-4 goblin-mercenaries goblin-mercenaries", "coin-gold", money=[7, 15])
    state = go(state, "0 play goblin-mercenaries; 1 pass; 0 play goblin-mercenaries")
    assert state.money == [1, 15]
    assert state.loot == [2, 2, 2]
    assert [goblin["loot"] for goblin in view(state, FRANK)["goblins"]] == [2, 2, 2]
    assert totals(state)[ANI] == 4 + 16


@pytest.mark.parametrize("money", [0, 1, 2])
def test_4_4_with_less_than_3_money_mercenaries_cannot_be_played(money: int) -> None:
    state = table("blue-4 goblin-mercenaries", "coin-gold", money=[money, 15])
    assert moves(state) == ["pass"]
    assert why(state, "0 play goblin-mercenaries") == ["too_dear", "4.4", 3, money]


def test_4_4_with_exactly_3_money_mercenaries_can_be_played() -> None:
    state = go(table("blue-4 goblin-mercenaries", "coin-gold", money=[3, 15]), "0 play goblin-mercenaries")
    assert state.money[ANI] == 0


def test_4_4_the_money_on_a_goblin_can_be_won_back() -> None:
    """§4.7: whoever claims it wins the money, perhaps yourself."""
    state = table(
        "blue-4 goblin-mercenaries dog-3-4",
        "coin-gold",
        money=[3, 15],
        goblins="goblin-1-copper " * 2 + "goblin-3-gold",
    )
    state = after_raid(go(state, "0 play goblin-mercenaries"))
    assert state.money[ANI] == 3 + 1 + 1 + 3


def test_4_4_beauty_takes_one_who_is_awake_and_cancels_only_the_strength() -> None:
    """Ruling 4: the sleeper still wins the tie."""
    state = table("blue-4 blue-9 sleeping-beauty", "blue-1 blue-3 coin-gold", "blue-12")
    state = go(state, "0 beauty blue-9")
    assert totals(state) == [4, 4, 12]
    assert view(state, FRANK)["players"][ANI]["asleep"] == ["blue-9"]
    assert captors(after_passes(state)) == (JENNY, ANI)


# §4.5 -----------------------------------------------------------------------------------------------------------------


def captured(*hands: str) -> tuple[int, int]:
    """Who captures MAX and MIN at the Frosty Mountain if nobody plays a card."""
    return captors(after_passes(table(*hands, "coin-gold")))


def test_example_02_ani_with_30_takes_max_and_frank_with_3_takes_min() -> None:
    """§4.5: Jenny, between, captures nothing."""
    state = at(table("blue-12 blue-10 blue-8", "blue-3", "blue-9 blue-4 coin-gold"), TANGLED_JUNGLE)
    assert [owns(state, seat) for seat in range(3)] == ["artifact-10", "artifact-2", ""]


def test_example_03_jenny_wins_the_tie_for_the_lowest_total_with_a_6() -> None:
    """§4.5: she and Frank have 7; the treasure is a yellow scroll."""
    prizes = "artifact-10 artifact-11 artifact-12 packmaster-silver artifact-3 junk-3"
    state = table("blue-12 coin-gold", "blue-4 blue-3", "blue-6 blue-1", prizes=prizes)
    assert totals(state)[1:] == [7, 7]
    assert owns(at(state, TANGLED_JUNGLE), JENNY) == "packmaster-silver"


def test_example_04_ani_plays_a_sword_and_frank_his_companion() -> None:
    """§4.5: 16 becomes 20, 18 becomes 36."""
    state = table("blue-11 blue-5 flaming-sword", "blue-12 blue-6 polar-bear", "coin-gold")
    assert totals(state)[:2] == [16, 18]
    state = go(state, "0 play flaming-sword; 1 play polar-bear")
    assert totals(state)[:2] == [20, 36]
    assert captors(after_passes(state)) == (FRANK, ANI)


def test_4_5_the_highest_total_takes_max_and_the_lowest_min() -> None:
    assert captured("blue-5", "blue-7", "blue-6") == (FRANK, ANI)


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        (("blue-7 blue-2", "blue-5 blue-4", "blue-1"), (0, 2)),
        (("blue-5 blue-4", "blue-7 blue-2", "blue-1"), (1, 2)),
        (("blue-12", "blue-5 blue-1", "blue-4 blue-2"), (0, 1)),
        (("blue-12", "blue-4 blue-2", "blue-5 blue-1"), (0, 2)),
    ],
)
def test_4_5_the_highest_adventurer_wins_a_tie_for_max_and_for_min(
    hands: Sequence[str], expected: tuple[int, int]
) -> None:
    """Ruling 7."""
    assert captured(*hands) == expected


def test_4_5_if_only_one_is_eligible_both_treasures_are_theirs() -> None:
    assert captured("", "blue-1", "green-12") == (FRANK, FRANK)


def test_4_5_if_nobody_is_eligible_both_treasures_leave_the_game() -> None:
    state = at(table("green-1", "red-1", "coin-gold"), TANGLED_JUNGLE)
    assert captors(state) == (NOBODY, NOBODY)
    for name in ("artifact-10", "artifact-2"):
        assert state.gone.counts[tiles(name)[0]] == 1
        assert name in view(state, None)["out_of_the_game"]
    assert state.treasures == [()] * 3
    assert view(state, None)["locations"][0]["max_seat"] is None


def test_4_5_who_falls_to_0_or_less_captures_nothing() -> None:
    """Rulings 5 and 6: for MAX as well as for MIN; the only one left takes both, though others took part."""
    state = table("blue-2 shrinking-potion", "blue-1 shrinking-potion", "blue-3 coin-gold")
    state = go(state, "0 play shrinking-potion; 1 play shrinking-potion")
    assert totals(state) == [0, -1, 3]
    assert captors(after_passes(state)) == (JENNY, JENNY)


def test_4_5_if_all_fall_to_0_nobody_captures() -> None:
    state = table("blue-2 shrinking-potion", "blue-4 sleeping-beauty", "coin-gold")
    state = go(state, "0 play shrinking-potion; 1 beauty blue-4")
    assert captors(after_passes(state)) == (NOBODY, NOBODY)


def test_4_5_a_total_of_minus_1_is_shown_as_such_also_afterwards() -> None:
    """Who fell to -1 was there, unlike Jenny who was not."""
    state = go(table("blue-1 shrinking-potion", "blue-5 coin-gold", ""), "0 play shrinking-potion")
    assert view(state, None)["locations"][0]["totals"] == [-1, 5, None]
    assert view(after_passes(state), None)["locations"][0]["totals"] == [-1, 5, None]


def test_4_5_a_sleeper_alone_with_a_sword_captures() -> None:
    state = table("blue-9 sleeping-beauty flaming-sword", "coin-gold")
    state = go(state, "0 beauty blue-9; 1 pass; 0 play flaming-sword")
    assert totals(state)[ANI] == 4
    assert captors(after_passes(state)) == (ANI, ANI)


def test_4_5_nobody_may_refuse_junk() -> None:
    """Ruling 6."""
    state = table("red-5 coin-gold", "", prizes=PRIZES)
    assert owns(at(state, GOBLINS), ANI) == "artifact-12 junk-3"


def test_4_5_if_all_eligible_have_the_same_total_the_winner_of_the_tie_takes_both() -> None:
    assert captured("blue-4 blue-3", "blue-5 blue-2", "blue-6 blue-1") == (JENNY, JENNY)
    assert captured("blue-6 blue-1", "blue-5 blue-2") == (ANI, ANI)


def test_4_5_captured_treasures_lie_open() -> None:
    state = at(table("blue-5", "blue-6", "coin-gold"), TANGLED_JUNGLE)
    for seat in (ANI, FRANK, JENNY, None):
        assert [player["treasures"] for player in view(state, seat)["players"]] == [["artifact-2"], ["artifact-10"], []]
        assert view(state, seat)["locations"][0]["max"] is None
        assert (view(state, seat)["locations"][0]["max_seat"], view(state, seat)["locations"][0]["min_seat"]) == (1, 0)


def test_4_5_each_location_has_its_own_treasures() -> None:
    state = at(table("blue-5 green-5 red-5", "blue-6 green-6 red-6", "coin-gold"), GOBLINS)
    assert owns(state, ANI) == "artifact-2 artifact-3 junk-3"
    assert owns(state, FRANK) == "artifact-10 artifact-11 artifact-12"


# All of it, against the rules said once more --------------------------------------------------------------------------

COLOURS = ("blue", "green", "red")
DECK = [NAMES[kind] for kind, copies in enumerate(COPIES) for _ in range(copies)]


class Group:
    """What one player has at a location, told by what is seen on the table alone."""

    def __init__(self) -> None:
        self.strengths: list[int] = []
        self.sleepers: list[int] = []
        self.doubled = False
        self.extra = 0

    def total(self) -> int:
        """§4.3"""
        awake = sum(self.strengths) - sum(self.sleepers)
        return (2 * awake if self.doubled else awake) + self.extra

    def standing(self, beauty_removes: bool) -> tuple[int, ...]:
        """§4.5, §4.4: who goes before whom in a tie."""
        awake = [strength for strength in self.strengths if strength not in self.sleepers]
        if not beauty_removes:
            return (max(self.strengths),)
        return (1, max(awake)) if awake else (0, max(self.strengths))


def captors_by_the_rules(groups: list[Group], beauty_removes: bool, split_ties: bool) -> tuple[int, int]:
    """§4.5, slowly."""
    eligible = [seat for seat, group in enumerate(groups) if group.strengths and group.total() >= 1]
    if not eligible:
        return NOBODY, NOBODY
    by_standing = sorted(eligible, key=lambda seat: groups[seat].standing(beauty_removes), reverse=True)
    order = {seat: groups[seat].total() for seat in by_standing}
    highest = next(seat for seat in by_standing if order[seat] == max(order.values()))
    lowest = next(seat for seat in by_standing if order[seat] == min(order.values()))
    if split_ties and len(set(order.values())) == 1:
        lowest = by_standing[-1]
    return highest, lowest


@settings(max_examples=150)
@given(st.data())
def test_4_5_captures_as_the_rules_say(data: st.DataObject) -> None:
    """Random hands with many action cards and random play, followed on paper card by card."""
    seats = data.draw(st.integers(2, 6), "seats")
    rng = Random(data.draw(st.integers(0, 2**32), "luck"))
    options = data.draw(settings_of(GAME), "options")
    deck = DECK[:]
    rng.shuffle(deck)
    deck.sort(key=lambda name: rng.random() + (0.3 if name.startswith(("coin", "dog")) else 0))
    hands = [" ".join(deck[9 * seat : 9 * seat + 9]) for seat in range(seats)]
    state = table(*hands, dealer=rng.randrange(seats), options=options)
    for place, colour in enumerate(COLOURS):
        if state.place != place or state.phase.name != "ActionWindow":
            return
        groups = [Group() for _ in range(seats)]
        for seat, laid in enumerate(state.laid):
            shown = [NAMES[card].split("-") for card in laid if NAMES[card].startswith(colour)]
            groups[seat].strengths = [int(strength) for _, strength in shown]
        while state.phase.name in ("ActionWindow", "DrawMule") and state.place == place:
            seat = state.priority
            legal = state.outcomes() if state.actors() == [CHANCE] else [(move, 1) for move in state.legal_moves(seat)]
            move, _ = legal[rng.randrange(len(legal))]
            if state.actors() != [CHANCE] and rng.random() < 0.3:
                move = legal[-1][0]
            word, _, what = GAME.words.text[move].partition(" ")
            if word == "beauty":
                groups[seat].sleepers.append(int(what.split("-")[1]))
            elif word == "play":
                groups[seat].doubled |= what in ("polar-bear", "tiger", "dragon")
                groups[seat].extra += {"flaming-sword": 4, "goblin-mercenaries": 8, "shrinking-potion": -2}.get(what, 0)
            elif word == "deal" and what.startswith(colour):
                groups[seat].strengths.append(int(what.split("-")[1]))
            elif word == "pass":
                assert totals(state) == [group.total() for group in groups]
            state.apply(state.actors()[0], move)
        expected = captors_by_the_rules(groups, bool(options["beauty_removes"]), bool(options["split_ties"]))
        if state.phase.name == "ActionWindow":
            assert captors(state, place) == expected
