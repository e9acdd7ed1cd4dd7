"""§2 Before the first round and §5.2 The next round: dealer, treasures, goblins and cards."""

from __future__ import annotations

import json

import pytest

from doubloon.core import CHANCE
from doubloon.games.treasure_hunter.cards import COPIES
from doubloon.games.treasure_hunter.state import Hunt
from doubloon.games.treasure_hunter.treasures import IS_YELLOW, TREASURE_NAMES
from doubloon.testing import deal, play
from tests.games.treasure_hunter.table import (
    ANI,
    FRANK,
    GAME,
    GOBLINS,
    PRIZES,
    RAIDERS,
    after_raid,
    asks,
    at,
    board,
    discard_tiles,
    draws,
    go,
    goblins,
    is_dealing,
    is_opening,
    next_round,
    table,
    tiles,
    view,
    why,
)

SEATS = [2, 3, 4, 5, 6]
YELLOW = [name for kind, name in enumerate(TREASURE_NAMES) if IS_YELLOW[kind]]


def fifth_round(seats: int = 3) -> Hunt:
    """The treasures of the fifth round are to be opened."""
    return next_round(table(*[""] * seats, round=4))


# §2 -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_2_luck_chooses_the_dealer(seats: int) -> None:
    start = GAME.start(seats)
    words = [(GAME.words.text[move], weight) for move, weight in start.outcomes()]
    assert words == [(f"dealer seat-{seat + 1}", 1) for seat in range(seats)]
    assert board(seats, dealer=seats - 1).dealer == seats - 1


@pytest.mark.parametrize("seats", SEATS)
def test_2_everyone_has_15_money(seats: int) -> None:
    state = board(seats)
    assert state.money == [15] * seats
    assert state.bank == 652 - 15 * seats


def test_2_two_stacks_of_27_and_three_treasures_of_each_lie_open() -> None:
    state = GAME.start(3)
    assert state.stacks == [27, 27]
    state = board(3)
    assert state.stacks == [24, 24]
    assert state.tiles.total == 48


def test_2_treasures_are_opened_from_top_to_bottom_max_and_then_min() -> None:
    state = board(3)
    assert state.prizes == tiles(PRIZES)
    places = view(state, None)["locations"]
    assert [place["location"] for place in places] == ["Frosty Mountain", "Tangled Jungle", "Lava Cave"]
    assert [place["max"] for place in places] == ["artifact-10", "artifact-11", "artifact-12"]
    assert [place["min"] for place in places] == ["artifact-2", "artifact-3", "junk-3"]


def test_2_three_goblins_lie_one_below_the_other() -> None:
    state = board(3, goblins="goblin-6-gold goblin-1-copper goblin-3-silver")
    assert state.raiders == goblins("goblin-6-gold goblin-1-copper goblin-3-silver")
    assert state.loot == [0, 0, 0]
    assert state.goblins.total == 19
    assert [goblin["goblin"] for goblin in view(state, None)["goblins"]] == [
        "goblin-6-gold",
        "goblin-1-copper",
        "goblin-3-silver",
    ]


def test_2_treasures_and_goblins_lie_open_before_the_cards_are_dealt() -> None:
    """Ruling 17, in every round."""
    for state in (play(GAME, "* dealer seat-1", 3), next_round(table("blue-1", "coin-gold", ""))):
        assert is_opening(state)
        assert state.packs == [()] * 3
        for _ in range(6 + 3):
            assert not is_dealing(state)
            state.apply(CHANCE, state.outcomes()[0][0])
        assert is_dealing(state)
        assert state.packs == [()] * 3


def test_2_any_tile_may_come_first_and_each_as_often_as_it_is_there() -> None:
    state = play(GAME, "* dealer seat-1", 3)
    weights = {GAME.words.text[move]: weight for move, weight in state.outcomes()}
    assert sum(weights.values()) == 54
    assert (weights["treasure artifact-4"], weights["treasure artifact-20"]) == (2, 1)
    state = go(state, "* treasure artifact-20; * treasure artifact-4")
    assert "treasure artifact-20" not in draws(state)
    assert "treasure artifact-4" in draws(state)


def test_2_the_stacks_are_hidden() -> None:
    state = deal(board(3))
    for seat in (0, 1, 2, None):
        seen = view(state, seat)
        assert seen["stacks"] == {"max": 24, "min": 24, "goblins": 19}
        assert "artifact-20" not in json.dumps(seen)
        assert "goblin-6-gold" not in json.dumps(seen)


# §5.2 -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dealer", "heir"), [(0, 1), (1, 2), (2, 0)])
def test_5_2_the_next_player_clockwise_becomes_the_dealer(dealer: int, heir: int) -> None:
    state = next_round(table("blue-1", "blue-2", "blue-3", dealer=dealer))
    assert (state.dealer, state.round) == (heir, 2)


def test_5_2_all_75_cards_are_shuffled() -> None:
    """Those played, discarded, set aside and left in the draw pile."""
    state = next_round(table("blue-1 mystery-mule", "flaming-sword dog-1-12", "coin-gold"))
    assert state.deck.counts == COPIES
    assert state.deck.total == 75
    for cards in (state.hands, state.laid, state.idle, state.asleep, state.mules, state.aside):
        assert cards == [()] * 3


def test_5_2_all_75_cards_are_shuffled_with_two_players() -> None:
    state = deal(board(2))
    while not is_opening(state):
        for seat in state.actors():
            state.apply(seat, state.legal_moves(seat)[-1])
        if state.actors() == [CHANCE] and not is_opening(state):
            state = deal(state)
    assert state.deck.counts == COPIES
    assert state.aside == [(), ()]


def test_5_2_new_treasures_and_new_goblins_are_laid_out() -> None:
    state = next_round(table("blue-1 green-1 red-1", "dog-3-4", ""))
    assert state.prizes == [-1] * 6
    assert state.raiders == []
    assert state.stacks == [24, 24]
    names = "artifact-14 artifact-15 artifact-16 artifact-17 artifact-18 artifact-19"
    script = [f"* treasure {name}" for name in names.split()] + ["* goblin goblin-2-gold"]
    state = go(state, "; ".join(script))
    assert state.prizes == tiles(names)
    assert state.stacks == [21, 21]
    state = go(state, "* goblin goblin-4-gold; * goblin goblin-5-gold")
    assert state.raiders == goblins("goblin-2-gold goblin-4-gold goblin-5-gold")
    assert is_dealing(state)


def test_5_2_what_was_opened_does_not_come_again() -> None:
    state = next_round(table("blue-1", "", "dog-3-4"))
    assert not set(draws(state)) & {f"treasure {name}" for name in PRIZES.split() if name.startswith("artifact-1")}
    while is_opening(state):
        state.apply(CHANCE, state.outcomes()[0][0])
    weights = {GAME.words.text[move]: weight for move, weight in state.outcomes()}
    assert sum(weights.values()) == 22 - len(RAIDERS.split())
    assert weights["goblin goblin-1-copper"] == 1


def test_5_2_yellow_scrolls_may_come_in_the_fourth_round() -> None:
    state = next_round(table("", "coin-gold", "", round=3))
    state = go(state, f"* treasure {YELLOW[0]}")
    assert state.prizes[0] == tiles(YELLOW[0])[0]
    assert state.gone.counts[state.prizes[0]] == 0


@pytest.mark.parametrize("space", range(6))
def test_5_2_no_yellow_scroll_is_laid_out_for_the_fifth_round(space: int) -> None:
    """Ruling 16: this holds for both stacks and every space."""
    state = fifth_round()
    before = [*state.stacks]
    opened = ["artifact-14", "artifact-15", "artifact-16", "artifact-17", "artifact-18"][:space]
    state = go(state, "".join([f"* treasure {name};" for name in opened]))
    state = go(state, "* treasure packmaster-gold; * treasure raining-coins-x2")
    assert state.prizes == tiles(" ".join(opened)) + [-1] * (6 - space)
    assert state.gone.counts[tiles("packmaster-gold")[0]] == 1
    state = go(state, "* treasure collectors-craze-copper")
    assert state.prizes[space] == tiles("collectors-craze-copper")[0]
    gone = [was - now for was, now in zip(before, state.stacks, strict=True)]
    assert gone == ([space + 3, 0] if space < 3 else [3, space])


def test_5_2_if_a_stack_runs_out_the_other_is_drawn_from() -> None:
    state = fifth_round()
    discard_tiles(state, " ".join(YELLOW[:10]))
    state.stacks = [1, state.tiles.total - 1]
    state = go(state, "* treasure artifact-20; * treasure artifact-19")
    assert state.stacks == [0, state.tiles.total]
    assert state.prizes[:2] == tiles("artifact-20 artifact-19")


def test_5_2_there_are_always_enough_treasures_for_the_fifth_round() -> None:
    """At worst 24 others are out by then and all 20 yellow scrolls come first: 10 tiles are left for 6 spaces."""
    state = fifth_round()
    others = [name for kind, name in enumerate(TREASURE_NAMES) if not IS_YELLOW[kind]]
    left = [name for name in others for _ in range(state.tiles.counts[tiles(name)[0]])]
    discard_tiles(state, " ".join(left[:18]))
    assert state.stacks == [15, 15]
    while is_opening(state):
        moves = [move for move, _ in state.outcomes()]
        yellow = [move for move in moves if GAME.words.text[move].partition(" ")[2] in YELLOW]
        state.apply(CHANCE, (yellow or moves)[0])
    assert state.stacks == [0, 4]
    assert state.tiles.total == 4
    assert not any(IS_YELLOW[tile] for tile in state.prizes)


def test_5_2_after_the_fifth_round_the_game_ends() -> None:
    state = next_round(table("blue-1", "green-1", "red-1", round=5))
    assert state.phase.name == "Finished"
    assert state.actors() == []
    assert why(state, f"{0} pass") == ["over", "6.2"]
    assert view(state, None)["step"] == "count"


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_5_2_a_game_has_five_rounds(seats: int) -> None:
    state = deal(GAME.start(seats))
    rounds, dealers = [state.round], [state.dealer]
    while state.actors():
        for seat in state.actors():
            if seat in state.actors():
                state.apply(seat, state.legal_moves(seat)[-1])
        if state.actors() == [CHANCE]:
            state = deal(state)
        if state.round != rounds[-1]:
            rounds.append(state.round)
            dealers.append(state.dealer)
    assert rounds == [1, 2, 3, 4, 5]
    assert dealers == [(dealers[0] + step) % seats for step in range(5)]
    assert sum([len(owned) for owned in state.treasures]) + state.gone.total + state.tiles.total == 54


def test_5_2_the_steps_of_a_round() -> None:
    state = table("blue-1", "green-1 coin-gold", "", owned=["packmaster-gold"])
    steps = [view(state, None)["step"]]
    for place in (1, 2, GOBLINS):
        steps.append(view(at(state, place), None)["step"])
    steps.append(view(after_raid(state), None)["step"])
    assert steps == ["blue", "green", "red", "goblins", "scrolls"]
    assert view(board(3), None)["step"] == "prepare"
    assert view(deal(board(3)), None)["step"] == "assemble"


def test_the_prompts_say_what_the_game_waits_for() -> None:
    """§3.1, §3.2, §4.2, §4.7, §5.1"""
    state = table("blue-1", "coin-gold", owned=["packmaster-gold"])
    assert asks(state) == ["at_location", "Frosty Mountain", [FRANK]]
    state = at(state, GOBLINS)
    assert asks(state) == ["before_goblins", [FRANK]]
    state = after_raid(state)
    assert asks(state) == ["UseScrolls", [ANI]]
    assert asks(deal(board(2))) == ["keep_one_set_one_aside", [0, 1]]
    assert asks(deal(board(3))) == ["keep_one", [0, 1, 2]]
