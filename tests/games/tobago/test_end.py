"""§7 The end: the last treasure, and the count."""

from __future__ import annotations

import pytest

from doubloon.core.voice import texts
from doubloon.games.tobago.state import Expedition
from doubloon.testing import deal
from tests.games.tobago.table import (
    BROWN,
    GAME,
    GREY,
    WHITE,
    counted,
    go,
    gold,
    kinds,
    locate,
    looks,
    share_out,
    stack,
    table,
    view,
    why,
)


def last(deck: str, spent: str = "", *roses: int) -> Expedition:
    """Seat 0 stands on the site of the grey treasure; the treasure deck holds just these cards."""
    state = table()
    locate(state, GREY, "h4", roses or (1,))
    stack(state, deck, spent)
    state.claimed = [(), (), state.claimed[0]]
    return state


def test_7_the_game_ends_after_the_treasure_for_which_the_deck_runs_out() -> None:
    state = go(last("2 3 4"), f"0 raise grey; {looks('2 3 4')}")
    assert view(state, None)["last_treasure"]
    state = go(state, "* reveal gold-3; 0 claim; * reveal gold-4; 1 claim")
    assert state.actors() == []
    assert state.phase.name == "Finished"
    assert [gold(state, 0), gold(state, 1)] == [[3], [4]]
    assert why(state, "0 end") == ["over", "7"]


def test_7_one_card_left_in_the_deck_is_enough_to_go_on() -> None:
    state = share_out(go(last("2 3 4 5"), f"0 raise grey; {looks('2 3 4')}"))
    assert not state.ending
    assert state.actors() == [0]
    assert len(state.treasure) == 1


def test_7_the_discards_are_shuffled_when_cards_are_missing() -> None:
    state = go(last("2", "5 6"), "0 raise grey; * loot gold-2")
    assert state.spent == counted("")
    assert state.ending
    assert {GAME.words.text[move] for move, _ in state.outcomes()} == {"loot gold-5", "loot gold-6"}
    state = go(state, f"{looks('6 5')}; * reveal gold-6; 0 claim; * reveal gold-2; 1 claim")
    assert state.phase.name == "Finished"
    assert [gold(state, 0), gold(state, 1)] == [[6], [2]]


def test_7_if_discards_are_missing_too_there_are_fewer_cards() -> None:
    state = go(last("2", "5", 1, 2), f"0 raise grey; {looks('2 5')}")
    assert state.phase.name == "TurnUp"
    assert state.owners == (0, 2)
    state = go(state, "* reveal gold-5; 0 pass; 2 pass; 1 claim; * reveal gold-2; 0 claim")
    assert state.phase.name == "Finished"
    assert [gold(state, 0), gold(state, 1)] == [[2], [5]]
    assert state.roses_left == [15, 15, 15]


def test_7_after_the_last_treasure_there_is_no_new_map_no_amulet_and_no_other_treasure() -> None:
    state = last("2 3 4")
    locate(state, BROWN, "h4", [1])
    facing = state.facing[:]
    state = share_out(go(state, "0 raise grey"))
    assert state.phase.name == "Finished"
    assert state.columns[GREY] == ()
    assert state.ashore == 0
    assert state.facing == facing


def test_7_the_flag_is_up_as_soon_as_the_last_card_is_drawn() -> None:
    state = go(last("2 3", "4 5"), "0 raise grey; * loot gold-2")
    assert not state.ending
    assert go(state, "* loot gold-3").ending


def test_7_gold_counts_and_the_most_wins() -> None:
    state = last("2 3 4")
    state.claimed = [tuple(kinds("2 3 6")), tuple(kinds("4 5")), ()]
    assert GAME.scores(state) == [11, 9, 0]
    assert GAME.ranking(state) == [1, 2, 3]
    assert GAME.tally(state) == [
        ("gold-2", [2, 0, 0]),
        ("gold-3", [3, 0, 0]),
        ("gold-4", [0, 4, 0]),
        ("gold-5", [0, 5, 0]),
        ("gold-6", [6, 0, 0]),
    ]


def test_7_equals_share_the_victory() -> None:
    state = last("2 3 4")
    state.claimed = [tuple(kinds("2 6")), tuple(kinds("4 4")), tuple(kinds("3"))]
    assert GAME.ranking(state) == [1, 1, 3]


def test_7_amulets_and_clues_count_nothing() -> None:
    state = table()
    state.amulets = [5, 0, 0]
    assert GAME.scores(state) == [0, 0, 0]


def test_7_a_whole_deck_of_treasures_is_raised() -> None:
    """39 gold cards are thirteen treasures of three cards each."""
    state = table(curses=0)
    raised = 0
    while state.actors():
        for map in (GREY, WHITE):
            if state.actors():
                locate(state, map, "h4", [1])
                state = share_out(go(state, f"0 raise {'grey' if map == GREY else 'white'}"))
                raised += 1
    assert raised == 13
    assert len(state.claimed[0]) == len(state.claimed[1]) == 13
    assert deal(state).phase.name == "Finished"


@pytest.mark.parametrize(("language", "says"), [("en", "Gold from cards worth {n}"), ("de", "Gold aus Karten zu {n}")])
def test_a_row_of_the_count_is_gold_not_a_number_of_cards(language: str, says: str) -> None:
    """28 beside "Cards worth 4 gold" would read as 28 cards."""
    assert texts(GAME.folder / "texts", language)["tally"] == {"gold-{n}": says}
