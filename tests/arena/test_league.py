"""A league: everybody meets everybody with the same deals, and one rating tells what all those games say."""

import re
from random import Random

import pytest

from doubloon.arena import Outcome, Plan, Series, Sitting
from doubloon.arena.league import League, count_league, draw_up_league
from doubloon.arena.league_page import league_page
from doubloon.core import BadSeats, DoubloonError


def plans(*bots: str, seats: int = 2, games: int = 60) -> list[Plan]:
    return draw_up_league("salvage", bots or ("greedy", "random", "pip"), seats, games, "league", {}, 5.0)


def played(made: list[Plan], most: int = 100_000) -> League:
    series = Series(made)
    games = series.play()
    for _, _ in zip(range(most), games, strict=False):
        pass
    games.close()
    return count_league(made, [series.outcomes(number) for number in range(len(made))])


def test_every_group_plays_the_same_deals() -> None:
    made = plans("greedy", "random", "pip", "wilma", seats=3, games=100)
    assert [plan.bots for plan in made] == [
        *(("greedy", "random", "pip"), ("greedy", "random", "wilma"), ("greedy", "pip", "wilma")),
        ("random", "pip", "wilma"),
    ]
    assert {plan.deals for plan in made} == {9}  # 4 groups in 3 rotations are 12 games a deal
    assert len({plan.luck_seed(Sitting(1, 1)) for plan in made}) == 1


def test_the_random_bot_is_last() -> None:
    league = played(plans(games=120))
    assert (league.deals, league.games, league.is_complete) == (20, 120, True)
    assert min(league.members, key=lambda member: member.rating.value).name == "random"
    assert sum(member.rating.value for member in league.members) == pytest.approx(0, abs=1e-6)
    for member in league.members:
        assert member.games == 80
        assert [figure is None for figure in member.ahead] == [other is member for other in league.members]
    one, two = league.members[0].ahead[1], league.members[1].ahead[0]
    assert one is not None and two is not None
    assert one.value + two.value == pytest.approx(1)


def test_ratings_of_bots_that_hardly_differ_are_found_from_all_their_games() -> None:
    """Made-up results of four whose strengths are 8, 4, 2 and 1: steps of 120 points."""
    rng, power = Random("league"), {"greedy": 8.0, "random": 4.0, "pip": 2.0, "wilma": 1.0}
    made = plans(*power, games=1200)
    outcomes = []
    for plan in made:
        chance = power[plan.bots[0]] / sum(power[bot] for bot in plan.bots)
        games = []
        for sitting in plan.sittings():
            places = [1, 2] if rng.random() < chance else [2, 1]
            games.append(Outcome(sitting, [0, 0], places, 9, [1, 1], [0.0, 0.0], clocks=[{}, {}]))
        outcomes.append(games)
    ratings = [member.rating for member in count_league(made, outcomes).members]
    for rating, real in zip(ratings, (181, 60, -60, -181), strict=True):
        assert rating.value == pytest.approx(real, abs=30)
        assert rating.low is not None and rating.high is not None
        assert 20 < rating.high - rating.low < 100


def test_only_deals_that_all_groups_have_finished_count() -> None:
    league = played(plans(), most=14)
    assert (league.deals, league.games, league.is_complete) == (2, 12, False)
    nothing = played(plans(), most=3)
    assert (nothing.deals, nothing.members) == (0, [])
    assert "No deal was finished by all groups." in league_page(nothing)


def test_the_page_is_complete_in_itself() -> None:
    page = league_page(played(plans(games=12)))
    assert not re.findall(r"\bsrc=|\bhref=|url\(|@import|<script|<link|https?:", page)
    assert re.findall(r"<h2>(.*?)</h2>", page) == [
        *("Standings", "Ratings", "Strength against time", "Victories", "Who finishes ahead of whom"),
    ]


def test_what_is_no_league_is_refused() -> None:
    with pytest.raises(DoubloonError, match="In a league every bot is named once"):
        plans("greedy", "greedy", "random")
    with pytest.raises(BadSeats, match="A league needs more bots than seats: 2 bots cannot share 2 seats"):
        plans("greedy", "random")
