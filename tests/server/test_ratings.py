"""Ratings: what the arithmetic makes of results, and which games and seats count at all."""

from __future__ import annotations

import json
from math import exp, sqrt
from random import Random

import pytest

from benchmarks import anchors as made
from doubloon.bots.levels import BOTS
from doubloon.server.origins import BranchOf, DailyOf
from doubloon.server.ratings import (
    NEWCOMER,
    Rated,
    Strength,
    Verdict,
    anchor,
    anchors,
    doubt,
    judge,
    points,
    rate,
)
from doubloon.server.ratings.model import BETA, MU, POINT, SETTLED, START
from doubloon.server.store import Entry, Result, Seat, TableRow, TableSettings

ADA = Seat("person", "ada", "Ada")
BEA = Seat("person", "bea", "Bea")
PIP = Seat("bot", name="Pip", bot="pip")


def strength(points: float, doubt: float = 30) -> Strength:
    return Strength(MU + (points - START) * POINT, doubt * POINT)


# The arithmetic -------------------------------------------------------------------------------------------------------


def test_the_levels_stand_where_the_ladder_puts_them() -> None:
    ladder = json.loads(made.LADDER.read_text(encoding="utf-8"))
    for file, levels in made.anchors(ladder).items():
        assert json.loads(file.read_text(encoding="utf-8")) == levels, "run `python benchmarks/anchors.py`"
    for game in [*{series["game"] for series in ladder.values()}, "salvage", "nobody has measured this"]:
        levels = [points(anchor(game, bot.name) or NEWCOMER) for bot in BOTS]
        assert levels == anchors(game) == sorted(set(levels))
        assert levels[0] == 1000
    assert anchor("tobago", "greedy") is None
    assert anchor("tobago", "no such bot") is None


def test_a_step_is_what_its_series_say() -> None:
    even = {"seats": 2, "games": 10_000, "wins": 0.5}
    assert made.step(even)[0] == pytest.approx(0, abs=1)
    assert made.step({**even, "wins": 10 / 11})[0] == pytest.approx(400, abs=1)
    assert made.step({**even, "seats": 4, "wins": 0.25})[0] == pytest.approx(0, abs=1)
    assert made.step({**even, "games": 100})[1] < made.step(even)[1]
    assert made.climb({2: 100.0, 3: 200.0}) == [1000, 1100, 1300, 1450, 1600, 1750]


def test_a_newcomer_has_1200_points_and_much_doubt() -> None:
    assert points(NEWCOMER) == START == 1200
    assert doubt(NEWCOMER) > SETTLED
    assert not NEWCOMER.is_settled


def test_the_winner_gains_what_the_loser_loses_and_bots_of_the_ladder_never_change() -> None:
    won, lost = rate([Rated(NEWCOMER, 1), Rated(NEWCOMER, 2)])
    assert points(won) > 1200 > points(lost)
    assert points(won) - 1200 == pytest.approx(1200 - points(lost), abs=1)
    assert won.sigma < NEWCOMER.sigma
    bot = anchor("salvage", "agatha")
    assert bot is not None
    gained, same = rate([Rated(NEWCOMER, 1), Rated(bot, 2, is_fixed=True)])
    assert same == bot
    assert gained.mu - NEWCOMER.mu > won.mu - NEWCOMER.mu, "a win against a legend is worth more"


def test_equals_who_share_a_place_stay_equals() -> None:
    one, other, last = rate([Rated(NEWCOMER, 1), Rated(NEWCOMER, 1), Rated(NEWCOMER, 3)])
    assert one == other
    assert one.mu > NEWCOMER.mu > last.mu


def test_nobody_climbs_by_beating_newcomers() -> None:
    known = strength(1500, 60)
    after, guest = rate([Rated(known, 1), Rated(NEWCOMER, 2)])
    assert after == known
    assert guest.mu < NEWCOMER.mu, "the newcomer learns from it"
    bot = anchor("salvage", "isolde")
    assert bot is not None
    alone, _ = rate([Rated(known, 1), Rated(bot, 2, is_fixed=True)])
    among, _, _ = rate([Rated(known, 1), Rated(bot, 2, is_fixed=True), Rated(NEWCOMER, 3)])
    assert among == alone != known, "at such a table only the others count for them"


@pytest.mark.parametrize("seats", [2, 4])
def test_a_rating_finds_the_strength_of_a_player_and_says_how_sure_it_is(seats: int) -> None:
    """Players of known strength against bots near their own rating: the error is about what is claimed, or less.

    The bots are these and not the ladder's, so that the test stays the same when that is measured anew.
    """
    levels = [1000, 1200, 1400, 1600, 1800, 2000]
    errors, claimed = [], []
    for seed in range(60):
        rng = Random(seed)
        truth = rng.choice([1100, 1500, 1900])
        me = NEWCOMER
        for _ in range(50):
            near = sorted(levels, key=lambda level: abs(level - points(me)))[:3]
            bots = [strength(rng.choice(near)) for _ in range(seats - 1)]
            places = drawn(rng, [strength(truth), *bots], sqrt(seats) * BETA)
            taking_part = [Rated(each, place, each is not me) for each, place in zip([me, *bots], places, strict=True)]
            me = rate(taking_part)[0]
        errors.append((points(me) - truth) ** 2)
        claimed.append(doubt(me) ** 2)
    assert 0.25 < sum(errors) / sum(claimed) < 1.2, "by points: not half of it, and not much more"
    assert sqrt(sum(errors) / len(errors)) < 90


def drawn(rng: Random, players: list[Strength], wide: float) -> list[int]:
    """The places of players as the model has it: each next place goes to one of those left, by their strength."""
    left, places = list(range(len(players))), [0] * len(players)
    for place in range(1, len(players) + 1):
        (next_one,) = rng.choices(left, [exp(players[each].mu / wide) for each in left])
        places[next_one] = place
        left.remove(next_one)
    return places


# Which games count ----------------------------------------------------------------------------------------------------


class Story:
    """A finished game, told as it was written down: one message after another."""

    def __init__(self, *seats: Seat, **settings: object) -> None:
        self.row = TableRow("t", "salvage", "ada", "over", TableSettings(**settings), list(seats), 1.0)  # type: ignore[arg-type]
        self.entries: list[Entry] = []
        self.hints: dict[int, int] = {}

    def write(self, *lines: object, by: str = "") -> Story:
        at = float(len(self.entries) + 1)
        for line in lines:
            self.entries.append(Entry(len(self.entries), json.dumps(line), at))
        self.entries[-1].client = f"{by}:{at}" if by else None
        return self

    def moves(self, seat: int, times: int, by: str = "") -> Story:
        for _ in range(times):
            self.write([seat, "dive"], [-1, "draw"], by=by)
        return self

    def verdict(self, *places: int) -> Verdict:
        result = Result(tuple(-place for place in places), places, 5.0)
        return judge(self.row, result, self.entries, self.hints)

    def parts(self, *places: int) -> list[tuple[str, str, int]]:
        return [(each.identity, each.part, each.counts) for each in self.verdict(*places).finishers]


def test_a_game_of_people_and_bots_counts() -> None:
    story = Story(ADA, PIP).write([-1, "draw"]).moves(0, 4, by="ada").moves(1, 4)
    verdict = story.verdict(2, 1)
    assert (verdict.why, verdict.moves) == ("", 8)
    assert story.parts(2, 1) == [("ada", "played", 2), ("", "bot", 1)]
    assert verdict.finishers[1].bot == "pip"


def test_lessons_branches_and_shared_devices_do_not_count() -> None:
    def why(*seats: Seat, **settings: object) -> str:
        return Story(*seats, **settings).moves(0, 4, by="ada").moves(1, 4, by="ada").verdict(1, 2).why

    assert why(ADA, PIP, lesson=True) == "lesson"
    assert why(ADA, PIP, branch_of=BranchOf("other", 3)) == "branch"
    assert why(ADA, PIP, daily=DailyOf("2026-11-18", True)) == "daily"
    assert why(ADA, ADA, hot_seat=True) == "device"
    assert why(PIP, PIP) == "alone", "where only bots play nobody is rated"
    assert why(ADA, PIP) == ""


def test_what_is_taken_back_before_luck_has_spoken_changes_nothing() -> None:
    story = Story(ADA, PIP).moves(1, 4).moves(0, 4, by="ada")
    harmless = story.write([0, "climb"], by="ada").write({"back": 16}, by="ada").verdict(1, 2)
    assert (harmless.why, harmless.moves) == ("", 8)
    assert (
        story.write([0, "dive"], [-1, "draw"], by="ada").write({"back": 16}, by="ada").verdict(1, 2).why == "taken_back"
    )
    other = (
        Story(ADA, BEA).moves(0, 4, by="ada").moves(1, 4, by="bea").write([0, "a"], by="ada").write([1, "b"], by="bea")
    )
    assert other.write({"back": 16}, by="ada").verdict(1, 2).why == "taken_back"


def test_whoever_leaves_is_last_whatever_a_bot_makes_of_it() -> None:
    left = Seat("bot", name="Bea", bot="greedy", seen=("bea",), left=6)
    story = Story(ADA, left, PIP).moves(0, 4, by="ada").moves(1, 3, by="bea").moves(1, 4).moves(2, 4)
    assert story.parts(2, 1, 3) == [("ada", "played", 2), ("bea", "gave_up", 4), ("", "bot", 3)]
    looked = Story(ADA, left, PIP).moves(0, 4, by="ada").moves(1, 4).moves(2, 4)
    assert looked.parts(2, 1, 3)[1] == ("", "shared", 0), "who never decided anything has not played"
    several = Seat("bot", name="Bea", bot="greedy", seen=("bea", "cy"), left=6)
    assert Story(ADA, several).moves(0, 4, by="ada").moves(1, 4).verdict(1, 2).why == "alone"


def test_a_bot_may_decide_a_little_for_somebody_who_is_away() -> None:
    assert Story(ADA, PIP).moves(0, 6, by="ada").moves(0, 2).parts(1, 2)[0] == ("ada", "played", 1)
    assert Story(ADA, PIP).moves(0, 5, by="ada").moves(0, 2).parts(1, 2)[0] == ("ada", "gave_up", 3)
    assert Story(ADA, PIP).moves(0, 2).moves(0, 5, by="ada").parts(1, 2)[0] == ("ada", "late", 0)
    assert Story(ADA, PIP).moves(0, 4).verdict(1, 2).why == "alone"


def test_whoever_takes_over_a_hand_or_asks_for_much_advice_is_not_rated() -> None:
    heir = Seat("person", "ada", "Ada", seen=("ada", "bea"))
    assert Story(heir, PIP).moves(0, 8, by="ada").parts(1, 2)[0] == ("ada", "late", 0)
    back = Seat("person", "ada", "Ada", seen=("ada",))
    assert Story(back, PIP).moves(0, 8, by="ada").parts(1, 2)[0] == ("ada", "played", 1)
    story = Story(ADA, PIP).moves(0, 8, by="ada")
    story.hints = {0: 2}
    assert story.parts(1, 2)[0] == ("ada", "played", 1)
    story.hints = {0: 3}
    assert story.parts(1, 2)[0] == ("ada", "helped", 0)
    assert story.verdict(1, 2).why == "alone"
