"""Everybody meets the same: luck, opponents and their moods."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from doubloon.bots import find_bot
from doubloon.core import CHANCE, Match, find_game, game_ids
from doubloon.daily import LEVEL, LEVELS, MY_SEAT, begun, bots_of, play_level, seats_of, whim
from doubloon.daily.deal import bot_at

SEED = "a day"


@pytest.mark.parametrize("id", game_ids())
def test_a_deal_is_a_whole_game_with_the_same_opponents_for_everybody(id: str) -> None:
    game = find_game(id)
    first, again = begun(game, SEED), begun(game, SEED, ["Ada", *["Bot"] * (seats_of(game) - 1)])
    assert first.record.entries == again.record.entries and first.record.header.commitment
    assert game.min_seats <= seats_of(game) <= game.max_seats and len(bots_of(game)) == seats_of(game) - 1
    assert {find_bot(bot).level for bot in bots_of(game)} == {LEVEL}
    assert game.levels[LEVEL - 1].trials == 0, "opponents that look ahead may run out of time, and play otherwise then"


def test_there_is_a_bot_for_each_level() -> None:
    assert [find_bot(bot_at(level)).level for level in LEVELS] == list(LEVELS) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("level", [1, 5])
def test_a_level_plays_a_deal_the_same_each_time(level: int) -> None:
    game = find_game("salvage")
    one, other = play_level(game, SEED, level), play_level(game, SEED, level)
    assert one.record.text() == other.record.text() and one.is_over()
    assert play_level(game, "another day", level).record.entries != one.record.entries


def test_the_moods_of_bots_depend_on_nobody_else() -> None:
    """However often others have moved or what was drawn: a bot's next whim is that of its own next move."""
    game = find_game("salvage")
    rng = Random(1)
    moods: list[dict[tuple[int, int], str]] = []
    for _ in range(2):
        match, met = begun(game, SEED), {}
        while not match.is_over():
            seat = rng.choice(match.actors())
            moved = sum(mover == seat for mover, _ in match.played)
            met[seat, moved] = whim(match, SEED, seat)
            match.submit(seat, rng.choice(match.legal_moves(seat)))
        moods.append(met)
    both = moods[0].keys() & moods[1].keys()
    assert len(both) > 10 and all(moods[0][each] == moods[1][each] for each in both)
    assert len(set(moods[0].values())) == len(moods[0])


def test_everybody_draws_the_same_from_each_stream() -> None:
    """The first draws of a deal come before anybody decides, so they are the same whatever is played later."""
    game = find_game("salvage")
    games: list[Match[Any]] = [play_level(game, SEED, level) for level in (1, 4)]
    dealt = [[entry for entry in match.played if entry[0] == CHANCE][:6] for match in games]
    assert dealt[0] == dealt[1] and len(dealt[0]) == 6
    assert {match.record.header.commitment for match in games} == {begun(game, SEED).record.header.commitment}
    assert MY_SEAT == 0
