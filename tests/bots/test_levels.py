"""The six levels: they play legally and honestly, keep to their time, and every game has its own ladder."""

from __future__ import annotations

from random import Random

import pytest

from doubloon.bots import Bot, ask, ask_for_advice, find_bot
from doubloon.bots.levels import BOTS, first_idea, plan_of
from doubloon.bots.lookahead import decide
from doubloon.core import CHANCE, Level, Match, find_game, game_ids
from tests.bots.test_lookahead import some_way_on

NAMES = ["pip", "wilma", "barnaby", "isolde", "crow", "agatha"]
THOUGHTLESS = NAMES[:3]


def test_six_stand_on_the_ladder_and_each_has_a_name_and_a_character() -> None:
    assert [bot.name for bot in BOTS] == NAMES
    assert [bot.level for bot in BOTS] == [1, 2, 3, 4, 5, 6]
    assert len({bot.title for bot in BOTS}) == len({bot.summary for bot in BOTS}) == 6
    assert [find_bot(name).level for name in [*NAMES, "greedy"]] == [1, 2, 3, 4, 5, 6, 0]


@pytest.mark.parametrize("game_id", game_ids())
def test_who_stands_higher_sees_more_and_thinks_longer(game_id: str) -> None:
    levels = find_game(game_id).levels
    assert len(levels) == 6
    assert [level.sight for level in levels] == sorted(level.sight for level in levels)
    assert [level.trials for level in levels] == sorted(level.trials for level in levels)
    assert all(level.trials == 0 for level in levels[:3]) and levels[-1].trials


@pytest.mark.slow
@pytest.mark.parametrize("name", THOUGHTLESS)
@pytest.mark.parametrize("game_id", game_ids())
def test_beginners_play_whole_games(game_id: str, name: str) -> None:
    game, bot = find_game(game_id), find_bot(name)
    match = Match.begin(game, game.min_seats, "beginners")
    rng = Random(name)
    while not match.is_over():
        seat = match.actors()[0]
        match.submit(seat, game.words.text[ask(bot, game, match.state(), seat, rng)], match.n)
    assert 1 in match.ranking()


@pytest.mark.parametrize("game_id", game_ids())
def test_a_beginner_chooses_among_what_glitters_and_an_expert_what_is_advised(game_id: str) -> None:
    game = find_game(game_id)
    state, seat = some_way_on(game, 30)
    moves = state.legal_moves(seat)
    seen = game.glance(state, seat, moves)
    steady = Level(sight=0.0, haste=0.0)
    chosen = {first_idea(game, state, seat, Random(number), steady) for number in range(20)}
    assert {seen[moves.index(move)] for move in chosen} == {max(seen)}
    assert first_idea(game, state, seat, Random(1), Level()) == game.suggest(state, seat, Random(1))


@pytest.mark.slow
@pytest.mark.parametrize("name", [*THOUGHTLESS, "isolde", "crow"])
@pytest.mark.parametrize("game_id", game_ids())
def test_no_level_knows_more_than_its_seat(game_id: str, name: str) -> None:
    """In two worlds that the seat cannot tell apart, and with the same luck, it decides alike."""
    game, bot = find_game(game_id), find_bot(name)
    for decisions in (10, 40):
        state, seat = some_way_on(game, decisions)
        alike = [game.determinize(state, seat, Random(number)) for number in (1, 2)]
        chosen = {ask(bot, game, world, seat, Random(5)) for world in alike}
        assert len(chosen) == 1 and chosen <= set(state.legal_moves(seat))


@pytest.mark.parametrize("game_id", game_ids())
def test_whoever_has_no_time_says_the_best_so_far(game_id: str) -> None:
    """The strongest level would play on hundreds of times; with its time over it stops after one world."""
    game = find_game(game_id)
    state, seat = some_way_on(game, 40)
    thought = decide(game, state, seat, Random(1), plan_of(game.levels[-1]), seconds=1e-9)
    assert [candidate.trials for candidate in thought] == [1] * len(thought)
    assert ask(find_bot("agatha"), game, state, seat, Random(1), seconds=1e-9) in state.legal_moves(seat)


def test_a_bot_that_never_heard_of_limits_is_asked_all_the_same() -> None:
    game = find_game("salvage")
    state, seat = some_way_on(game, 10)
    assert seat != CHANCE
    bot: Bot = find_bot("greedy")
    assert ask(bot, game, state, seat, Random(1), seconds=1.0) == ask(bot, game, state, seat, Random(1))


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if find_game(game_id).levels[4].candidates > 1])
def test_masters_tell_up_to_three_moves_and_the_first_is_the_one_they_would_make(game_id: str) -> None:
    game, crow = find_game(game_id), find_bot("crow")
    state, seat = some_way_on(game, 2)
    told = ask_for_advice(crow, game, state, seat, Random(5), 0.0)
    assert [behind for _, behind in told] == sorted(behind or 0.0 for _, behind in told)
    assert told[0][0] == ask(crow, game, state, seat, Random(5))
    assert {move for move, _ in told} <= {*state.legal_moves(seat)}
    assert 1 <= len(told) <= 3


def test_beginners_tell_one_move_and_no_numbers() -> None:
    game = find_game("salvage")
    state, seat = some_way_on(game, 2)
    for name in [*THOUGHTLESS, "greedy"]:
        [(move, behind)] = ask_for_advice(find_bot(name), game, state, seat, Random(5), 0.0)
        assert behind is None and move in state.legal_moves(seat)
