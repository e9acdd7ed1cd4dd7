"""How the greedy bot plays Allwatyawant: always to the end, well enough to beat chance, and with a steady plan."""

from __future__ import annotations

from random import Random

import pytest

from doubloon.bots import Bot, ask, find_bot
from doubloon.core import CHANCE
from doubloon.games.allwatyawant.island import BAY, DISTANCE
from doubloon.games.allwatyawant.shot_plan import plan
from doubloon.games.allwatyawant.sliding import predicted
from doubloon.games.allwatyawant.vocabulary import AIM, SHOOT, STAND
from tests.games.allwatyawant.table import (
    GAME,
    Voyage,
    asked,
    at,
    coin,
    equip,
    go,
    hold,
    mark,
    place,
    question,
    reads,
    stick,
    voyage,
    walk,
)

MOST_ROUNDS = 200


def played(bots: list[Bot], seed: int, **options: object) -> Voyage:
    """A game between bots, to its end or until it has taken too long."""
    rng = Random(seed)
    state = GAME.start(len(bots), options)
    while state.actors() and state.round <= MOST_ROUNDS:
        seat = state.actors()[0]
        move = state.phase.sample(state, rng) if seat == CHANCE else ask(bots[seat], GAME, state, seat, rng)
        state.apply(seat, move)
    return state


def advice(state: Voyage, seed: int = 1) -> str:
    """What is suggested to whoever is asked."""
    seat = asked(state)
    move = GAME.suggest(state, seat, Random(seed))
    assert move in state.legal_moves(seat)
    return GAME.words.text[move]


def held(*hands: str) -> Voyage:
    """Seat 0 is on turn; these favour cards are held."""
    state = voyage(3)
    for seat, cards in enumerate(hands):
        hold(state, seat, cards)
    return state


# Whole games ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_games_of_greedy_bots_end(seats: int) -> None:
    """Somebody finds the emerald, in about as many rounds as the games of people: 19 to 73 in the research."""
    for seed in range(4):
        state = played([find_bot("greedy")] * seats, seed)
        assert not state.actors(), f"seed {seed}"
        assert 10 <= state.round <= 90
        assert GAME.scores(state)[state.winner] == 100


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        {"hand": "flick", "dig_mode": "both"},
        {"hand": "shaky", "coin_set": "long"},
        {"hand": "steady", "coin_set": "short", "counterclockwise": True},
        {"exact_landing": False, "push_triggers": True},
    ],
    ids=lambda options: " ".join(options),
)
def test_games_of_greedy_bots_end_with_other_options(options: dict[str, object]) -> None:
    for seed in range(2):
        state = played([find_bot("greedy")] * 4, seed, **options)
        assert not state.actors(), f"seed {seed}"


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    for seed in range(6):
        bots = [find_bot("random")] * 3
        bots[seed % 3] = find_bot("greedy")
        assert played(bots, seed).winner == seed % 3


def test_items_and_steps_at_sea_are_worth_something() -> None:
    state = voyage(2)
    values = [GAME.evaluate(state, 0)]
    equip(state, 0, "all")
    values.append(GAME.evaluate(state, 0))
    for space in ("a2", "a16", "finish"):
        place(state, 0, space)
        values.append(GAME.evaluate(state, 0))
    assert values == sorted(values) and len(set(values)) == len(values)


# Walking and sailing -------------------------------------------------------------------------------------------------


def test_an_item_that_is_lacking_and_lies_open_is_fetched() -> None:
    state = voyage(2)
    coin(state, "p31", "rope")
    coin(state, "p06", "rum")
    state = go(state, "* throw 2-4")
    assert advice(state) == "go p31"
    equip(state, 0, "rope")
    assert advice(state) != "go p31"
    assert advice(state) != "go p06", "nobody goes looking for trouble"


def test_an_item_that_lies_where_the_seat_has_looked_in_secret_is_fetched() -> None:
    state = voyage(2)
    coin(state, "p31", "rope", up=False)
    state.seen[[each["field"] for each in GAME.view(state, 0)["coins"]].index("p31")] = 1
    assert advice(go(state, "* throw 2-4")) == "go p31"


def test_with_all_items_the_bay_is_the_aim() -> None:
    state = voyage(2)
    equip(state, 0, "all")
    near = go(state, "* throw 6-6")
    assert DISTANCE[near.pos[0]][BAY] == 7 and advice(near) == "go bay"
    far = go(state, "* throw 1-2")
    field = advice(far).removeprefix("go ")
    assert DISTANCE[at(field)][BAY] == 4


def test_in_the_bay_the_raft_is_launched_and_tailwind_makes_the_six() -> None:
    state = held("tailwind")
    equip(state, 0, "all")
    place(state, 0, "bay")
    assert advice(state) == "launch"
    assert advice(go(state, "0 launch; * throw 1-2")) == "tailwind low 6"
    assert advice(go(state, "0 launch; * throw 1-6")) == "accept"


def test_the_finish_is_reached_when_the_number_fits_and_tailwind_makes_it_fit() -> None:
    state = held("tailwind")
    place(state, 0, "a13")
    assert advice(go(state, "* throw 2")) == "tailwind low 5"
    assert advice(go(state, "* throw 5")) == "accept"
    assert advice(go(state, "* throw 5; 0 accept")) == "sail finish"


def test_a_raft_sails_on_and_not_back() -> None:
    state = voyage(2)
    place(state, 0, "z9")
    assert advice(go(state, "* throw 2")) == "sail z11"


def test_the_loser_of_a_duel_is_driven_away_from_the_bay() -> None:
    state = voyage(2)
    place(state, 1, "o2")
    state = go(walk(state, "o2"), "; ".join(["0 lay vertical; 1 lay vertical"] * 3))
    assert question(state) == "DriveAway"
    field = advice(state).removeprefix("drive ")
    farthest = max(DISTANCE[at(move.removeprefix("drive "))][BAY] for move in texts(state) if move != "leave")
    assert DISTANCE[at(field)][BAY] == farthest


def texts(state: Voyage) -> list[str]:
    """The legal moves of whoever is asked."""
    return [GAME.words.text[move] for move in state.legal_moves(asked(state))]


# Cards ---------------------------------------------------------------------------------------------------------------


def test_silver_goes_first_and_doublette_last() -> None:
    state = go(reads(held("silver doublette tailwind"), "R05"), "0 no; * favour bulwark; * favour parley")
    assert advice(state) == "drop silver"
    assert advice(go(state, "0 drop silver")) == "drop bulwark"


def test_on_land_cards_are_lost_before_tokens_and_at_sea_tokens_before_cards() -> None:
    state = held("silver feint")
    equip(state, 0, "rope")
    assert advice(go(reads(state, "F01"), "0 no")) == "give silver"
    place(state, 0, "a6")
    state = go(state, "* throw 1; 0 accept; 0 sail a7; * throw 3; 0 accept")
    assert advice(state) == "give rope"


def test_a_leg_is_shaken_only_with_a_full_hand() -> None:
    state = held("silver feint")
    mark(state, 0, 1)
    assert advice(state) == "rest"
    hold(state, 0, "silver silver feint")
    assert advice(state) == "spend silver"


def test_who_is_stuck_throws_again_unless_free() -> None:
    state = held("silver silver")
    stick(state, 0, "I01")
    assert advice(go(state, "* throw 1-2")) == "again"
    assert advice(go(state, "* throw 4-4")) == "accept"


def test_a_bad_card_is_for_a_scapegoat_and_a_good_one_is_not() -> None:
    state = held("scapegoat")
    equip(state, 2, "rope")
    assert advice(reads(state, "R01")) == "choose seat-3"
    assert advice(reads(state, "R05")) == "no"


def test_parley_and_bulwark_are_played_when_held() -> None:
    for cards, wanted in [("parley", "play parley"), ("silver", "no")]:
        state = held("", cards)
        place(state, 1, "o2")
        assert advice(walk(state, "o2")) == wanted


@pytest.mark.parametrize(
    ("defence", "mine", "theirs"), [("vertical", "no", "play feint"), ("horizontal", "play feint", "no")]
)
def test_a_feint_is_played_only_if_it_turns_the_exchange(defence: str, mine: str, theirs: str) -> None:
    state = held("feint", "feint")
    place(state, 1, "o2")
    state = go(walk(state, "o2"), f"1 no; 0 lay vertical; 1 lay {defence}")
    assert advice(state) == mine
    assert advice(go(state, "0 no")) == theirs


def test_a_dirty_trick_is_played_only_if_it_makes_a_tie_or_a_victory() -> None:
    state = held("", "dirty-trick")
    place(state, 1, "o2")
    state = go(walk(state, "o2"), "1 no")
    hit, parry = "0 lay vertical; 1 lay vertical; 1 no", "0 lay vertical; 1 lay horizontal; 1 no"
    assert advice(go(state, f"{hit}; {hit}; {hit}")) == "no"
    assert advice(go(state, f"{hit}; {parry}; 1 lay vertical; 0 lay horizontal; 1 no")) == "play dirty-trick"


def test_cards_dig_and_doublette_first() -> None:
    state = voyage(2)
    place(state, 0, "finish")
    hold(state, 0, "silver tailwind")
    assert advice(state) == "spend silver"
    hold(state, 0, "silver doublette")
    assert advice(state) == "play doublette"


def test_where_dice_and_cards_both_dig_the_dice_come_first() -> None:
    """After a card there is no throw any more, but after the throw there is still a card."""
    state = voyage(2, dig_mode="both")
    place(state, 0, "finish")
    hold(state, 0, "silver doublette")
    assert advice(state) == "dig"
    assert advice(go(state, "0 dig; * throw 1-2")) == "play doublette"


# Shooting ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", ["steady", "normal", "shaky", "flick"])
def test_the_plan_of_a_shot_is_kept_through_stand_aim_and_push(hand: str) -> None:
    """Whatever the random numbers, and in whatever world the seat imagines: only open facts decide it."""
    state = voyage(3, hand=hand)
    hold(state, 1, "feint")
    state = reads(state, "F02")
    stand, aim, push = plan(state)
    wanted = [STAND[stand], AIM[aim], SHOOT[push]]
    for step in wanted:
        for seed in range(3):
            world = GAME.determinize(state, 0, Random(seed))
            assert GAME.suggest(world, 0, Random(seed)) == step
        state.apply(0, step)
    if hand != "flick":
        assert predicted((), stand, aim, push).sunk == 1, "with a calm hand it sinks"


def test_the_next_shot_has_another_plan() -> None:
    state = reads(voyage(3), "F02")
    plans = set()
    for _ in range(3):
        plans.add(plan(state))
        state = go(state, "0 stand 1; 0 aim -30; 0 shoot 280")
        state.apply(CHANCE, state.outcomes()[0][0])
    assert len(plans) > 1


def test_from_a_stand_that_somebody_else_has_chosen_the_best_shot_is_advised() -> None:
    state = reads(voyage(3), "F02")
    other = next(stand for stand in range(len(STAND)) if stand != plan(state)[0])
    state.apply(0, STAND[other])
    aim = GAME.suggest(state, 0, Random(1))
    state.apply(0, aim)
    push = GAME.suggest(state, 0, Random(1))
    assert predicted((), other, aim - AIM[0], push - SHOOT[0]).sunk == 1


def test_who_has_met_the_task_stops() -> None:
    state = reads(voyage(3), "F02")
    state.sunk = 2
    assert advice(state) == "stop"
