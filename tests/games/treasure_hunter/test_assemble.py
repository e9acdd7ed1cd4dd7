"""§3 First phase: assemble your hand."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from doubloon.core import CHANCE
from doubloon.games.treasure_hunter.cards import COPIES, NAMES
from doubloon.games.treasure_hunter.state import Hunt
from doubloon.testing import deal
from tests.games.treasure_hunter.table import (
    ANI,
    BLUE,
    COINS,
    FRANK,
    GAME,
    GREEN,
    JENNY,
    RED,
    after_raid,
    board,
    cards,
    draft,
    drafted,
    go,
    hand,
    keep_in_turn,
    kept_by,
    moves,
    next_round,
    pack,
    told,
    view,
    why,
)

THREE = (BLUE, GREEN, RED)
DOGS = "dog-1-12 dog-1-11 dog-1-10 dog-1-9 dog-2-8 dog-2-7 dog-2-6 dog-2-5 dog-3-4"
SIX = (
    BLUE,
    GREEN,
    RED,
    COINS,
    DOGS,
    "polar-bear tiger dragon flaming-sword goblin-mercenaries shrinking-potion sleeping-beauty scaregoblin "
    "mystery-mule",
)


def pair() -> Hunt:
    """Two players; Ani has drawn red-1 to the blue pack and Frank red-2 to the green one."""
    return go(draft(BLUE, GREEN), "* deal red-1; * deal red-2")


# §3.1 -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_3_1_everyone_is_dealt_nine_cards_and_the_rest_is_the_draw_pile(seats: int) -> None:
    state = draft(*SIX[:seats])
    assert [len(each) for each in state.packs] == [9] * seats
    left = {2: 39, 3: 48, 4: 39, 5: 30, 6: 21}[seats]
    assert view(state, None)["draw_pile"] == left


def test_3_1_all_choose_at_the_same_time_and_in_secret() -> None:
    state = draft(*THREE)
    assert state.actors() == [ANI, FRANK, JENNY]
    state = go(state, "1 keep green-5")
    assert state.actors() == [ANI, JENNY]
    assert view(state, FRANK)["keeps"] == "green-5"
    for seat in (ANI, JENNY, None):
        seen = view(state, seat)
        assert "green-5" not in json.dumps(seen)
        assert [player["has_chosen"] for player in seen["players"]] == [False, True, False]
    assert told(draft(*THREE), "1 keep green-5", ANI) == ["Frank has chosen a card."]
    assert told(draft(*THREE), "1 keep green-5", FRANK) == ["Frank keeps green-5."]


def test_3_1_any_card_of_the_pack_may_be_kept() -> None:
    state = draft(COINS, GREEN, RED)
    assert moves(state, ANI) == ["keep coin-copper", "keep coin-silver", "keep coin-gold"]
    assert moves(state, FRANK) == [f"keep {card}" for card in GREEN.split()]


def test_3_1_packs_are_passed_when_all_have_chosen() -> None:
    state = go(draft(*THREE), "0 keep blue-1; 2 keep red-1")
    assert pack(state, FRANK) == GREEN
    state = go(state, "1 keep green-1")
    assert [len(each) for each in state.packs] == [8, 8, 8]
    assert [hand(state, seat) for seat in range(3)] == ["blue-1", "green-1", "red-1"]


def test_example_01_frank_keeps_the_blue_2_and_then_the_red_12() -> None:
    """§3.1: he passes on 8 cards and then 7, to his left."""
    theirs = "red-12 red-2 red-3 red-4 red-5 red-6 red-7 red-8 red-9"
    state = draft(theirs, BLUE, GREEN)
    state = keep_in_turn(state, "red-2 blue-2 green-1")
    assert hand(state, FRANK) == "blue-2"
    assert pack(state, JENNY) == "blue-1 blue-3 blue-4 blue-5 blue-6 blue-7 blue-8 blue-9"
    assert len(pack(state, FRANK).split()) == 8
    state = keep_in_turn(state, "green-2 red-12 blue-9")
    assert hand(state, FRANK) == "blue-2 red-12"
    assert pack(state, JENNY) == "red-3 red-4 red-5 red-6 red-7 red-8 red-9"


@pytest.mark.parametrize(("round", "step"), [(1, 1), (2, -1), (3, 1), (4, -1), (5, 1)])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_3_1_to_the_left_in_rounds_1_3_and_5_to_the_right_in_2_and_4(seats: int, round: int, step: int) -> None:
    state = draft(*SIX[:seats], round=round)
    packs = [set(pack(state, seat).split()) for seat in range(seats)]
    for time in range(1, 5):
        state = drafted(state, 1)
        for seat in range(seats):
            assert set(pack(state, (seat + step * time) % seats).split()) <= packs[seat]
    assert view(state, None)["passing"] == ("left" if step == 1 else "right")


def test_3_1_the_direction_changes_from_round_to_round() -> None:
    state = deal(board(3))
    first = view(state, None)["passing"]
    second = view(next_round(drafted(state, 8)), None)["passing"]
    assert (first, second) == ("left", "right")


def test_3_1_this_is_repeated_until_everyone_has_nine_cards_and_the_last_is_no_choice() -> None:
    state = drafted(draft(*THREE), 7)
    assert [len(each) for each in state.packs] == [2, 2, 2]
    last = [next(card for card in pack(state, seat).split()) for seat in range(3)]
    state = go(state, "; ".join([f"{seat} keep {pack(state, seat).split()[1]}" for seat in range(3)]))
    assert state.phase.name == "ActionWindow"
    assert state.packs == [()] * 3
    for seat in range(3):
        kept = kept_by(state, seat)
        assert len(kept) == 9
        assert cards(last[(seat - 1) % 3])[0] in kept
        assert Counter(state.hands[seat] + state.laid[seat]) == Counter(kept)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_3_1_the_cards_kept_are_the_hand(seats: int) -> None:
    state = drafted(draft(*SIX[:seats]), 5)
    for seat in range(seats):
        assert sorted(kept_by(state, seat)) == list(state.hands[seat])
        assert len(state.hands[seat]) == 5


def test_3_1_why_a_card_cannot_be_kept() -> None:
    state = draft(*THREE)
    assert why(state, "0 keep green-1") == ["not_in_pack", "3.1", "green-1"]
    assert why(state, "0 aside blue-1") == ["aside_for_two", "3.2"]
    assert why(state, "0 pass")[:3] == ["not_now", "3.1", "pass"]
    assert why(state, "0 play flaming-sword") == why(state, "0 treasure artifact-2") == ["hand_first", "4"]
    assert GAME.why(state, 0, "Lava Cave") == {"reason": "hand_first", "section": "4"}
    state = go(state, "0 keep blue-1")
    assert why(state, "0 keep blue-2") == ["not_your_turn", "3.1"]
    assert why(board(3), "0 keep blue-2") == ["not_your_turn", "3"]


# §3.2 -----------------------------------------------------------------------------------------------------------------


def test_3_2_each_draws_from_the_own_pile_before_choosing() -> None:
    state = draft(BLUE, GREEN)
    assert state.actors() == [CHANCE]
    assert [player["own_pile"] for player in view(state, None)["players"]] == [9, 9]
    state = go(state, "* deal red-1; * deal red-2")
    assert state.actors() == [ANI, FRANK]
    assert pack(state, ANI) == f"{BLUE} red-1"
    assert pack(state, FRANK) == f"{GREEN} red-2"
    assert [player["own_pile"] for player in view(state, None)["players"]] == [8, 8]


def test_3_2_each_keeps_one_sets_one_aside_and_passes_the_rest() -> None:
    state = go(pair(), "0 keep blue-9; 0 aside blue-5; 1 keep red-2; 1 aside green-9")
    state = go(state, "* deal red-3; * deal red-4")
    assert hand(state, ANI) == "blue-9"
    assert hand(state, FRANK) == "red-2"
    assert pack(state, ANI) == "green-1 green-2 green-3 green-4 green-5 green-6 green-7 green-8 red-3"
    assert pack(state, FRANK) == "blue-1 blue-2 blue-3 blue-4 blue-6 blue-7 blue-8 red-1 red-4"


def test_3_2_the_packs_passed_have_8_7_and_at_last_no_cards() -> None:
    """Even the ninth time there is a choice between two; ruling 18."""
    state, sizes = draft(BLUE, GREEN), []
    for time in range(9):
        state = deal(state, str(time))
        assert [len(each) for each in state.packs] == [10 - time] * 2
        state = drafted(state, 1, time)
        sizes.append(len(state.packs[0]) - (0 if time == 8 else 1))
    assert sizes == [8, 7, 6, 5, 4, 3, 2, 1, 0]
    assert state.phase.name == "ActionWindow"
    for seat in range(2):
        assert len(state.hands[seat]) + len(state.laid[seat]) == 9


def test_3_2_cards_set_aside_are_out_of_the_round() -> None:
    state = drafted(draft(BLUE, GREEN), 9)
    aside = [card for each in state.aside for card in each]
    assert len(aside) == 18
    assert view(state, None)["draw_pile"] == state.deck.total == 75 - 18 - 18
    everything = Counter([*aside, *state.hands[0], *state.hands[1], *state.laid[0], *state.laid[1]])
    for card, number in everything.items():
        assert number + state.deck.counts[card] == COPIES[card]


def test_3_2_the_piles_are_not_passed() -> None:
    """In the second round each draws again from their own pile, into the pack received, not the one passed on."""
    state = go(pair(), "0 keep blue-9; 0 aside blue-5; 1 keep red-2; 1 aside green-9; * deal coin-gold")
    assert state.actors() == [CHANCE]
    assert "coin-gold" in pack(state, ANI)
    assert [player["own_pile"] for player in view(state, None)["players"]] == [7, 8]
    assert told(state, "* deal coin-silver", FRANK) == ["Frank draws coin-silver."]
    assert told(state, "* deal coin-silver", ANI) == ["Frank draws a card from their own pile."]


def test_3_2_the_order_of_the_two_does_not_matter_and_neither_sees_the_other() -> None:
    state = go(pair(), "1 keep green-3; 0 keep blue-9; 1 aside green-4")
    assert state.actors() == [ANI]
    seen = view(state, ANI)
    assert seen["keeps"] == "blue-9"
    assert "green" not in json.dumps([seen["hand"], seen["pack"], seen["seen"], seen["players"]])
    assert [player["has_kept"] for player in seen["players"]] == [True, True]
    assert [player["has_chosen"] for player in seen["players"]] == [False, True]
    assert view(state, FRANK)["sets_aside"] == "green-4"
    assert told(pair(), "1 keep green-3; 1 aside green-4", ANI) == [
        "Frank has chosen a card.",
        "Frank sets a card aside.",
    ]


def test_3_2_why_a_card_cannot_be_kept_or_set_aside() -> None:
    state = pair()
    assert why(state, "0 aside blue-1") == ["keep_first", "3.2"]
    assert why(state, "0 keep red-2") == ["not_in_pack", "3.1", "red-2"]
    state = go(state, "0 keep blue-1")
    assert why(state, "0 keep blue-2") == ["now_set_aside", "3.2"]
    assert why(state, "0 aside blue-1") == ["you_keep_it", "3.2", "blue-1"]
    assert why(state, "0 aside green-1") == ["not_in_pack", "3.1", "green-1"]
    assert moves(state, ANI) == [f"aside {card}" for card in BLUE.split()[1:]] + ["aside red-1"]


def test_3_2_a_second_copy_of_the_card_kept_may_be_set_aside() -> None:
    state = go(draft(COINS, GREEN), "* deal red-1; * deal red-2; 0 keep coin-gold; 0 aside coin-gold")
    assert state.actors() == [FRANK]
    state = go(state, "1 keep red-2; 1 aside green-1")
    assert named_aside(state) == ["coin-gold", "green-1"]


def named_aside(state: Hunt) -> list[str]:
    """What was set aside, pack by pack."""
    return [NAMES[card] for each in state.aside for card in each]


# §3.3 -----------------------------------------------------------------------------------------------------------------


def test_3_3_packs_and_hands_are_hidden_from_the_others() -> None:
    state = keep_in_turn(draft(*THREE), "blue-1 green-1 red-1")
    seen = view(state, ANI)
    assert seen["hand"] == ["blue-1"]
    assert seen["pack"] == [f"red-{strength}" for strength in range(2, 10)]
    assert "green" not in json.dumps([seen["hand"], seen["pack"], seen["seen"], seen["players"]])
    assert "red-1" not in json.dumps(seen)
    for private in ("hand", "pack", "keeps", "sets_aside", "seen", "brought", "scrolls"):
        assert private not in view(state, None)


def test_3_3_what_was_seen_in_the_packs_is_shown_until_all_hands_are_open() -> None:
    state = keep_in_turn(draft(*THREE), "blue-1 green-1 red-1", "red-2 blue-2 green-2")
    assert view(state, ANI)["seen"] == [
        {"pack_seat": 0, "cards": BLUE.split(), "drawn": None, "kept": "blue-1", "aside": None},
        {"pack_seat": 2, "cards": RED.split()[1:], "drawn": None, "kept": "red-2", "aside": None},
    ]
    state = drafted(state, 6)
    assert state.phase.name == "ActionWindow"
    assert len(view(state, ANI)["seen"]) == 9
    assert view(after_raid(state), ANI)["seen"] == []


def test_3_3_with_two_players_the_cards_drawn_and_set_aside_are_remembered_too() -> None:
    state = go(pair(), "0 keep blue-9; 0 aside red-1; 1 keep red-2; 1 aside green-9")
    assert view(state, ANI)["seen"] == [
        {"pack_seat": 0, "cards": f"{BLUE} red-1".split(), "drawn": "red-1", "kept": "blue-9", "aside": "red-1"}
    ]
    assert view(state, FRANK)["seen"] == [
        {"pack_seat": 1, "cards": f"{GREEN} red-2".split(), "drawn": "red-2", "kept": "red-2", "aside": "green-9"}
    ]


def test_3_3_all_the_rest_is_open() -> None:
    """Ruling 19: treasures, money, claimed goblins and how many cards each player holds."""
    state = keep_in_turn(draft(*THREE), "blue-1 green-1 red-1")
    for seat in (ANI, FRANK, JENNY, None):
        for player in view(state, seat)["players"]:
            assert (player["cards"], player["pack"], player["money"]) == (1, 8, 15)
            assert (player["treasures"], player["goblins"]) == ([], [])
