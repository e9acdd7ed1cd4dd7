"""The house-rule lab: the same deals under every rule, differences deal by deal, and only what all have played."""

import re
from pathlib import Path

import pytest

from doubloon.arena import Logbook, Outcome, Plan, Series, draw_up
from doubloon.arena.lab import Survey, draw_up_variants, survey
from doubloon.arena.lab_page import lab_page
from doubloon.arena.lab_words import sure_changes
from doubloon.core import BadOption

VARIED = {"nights": ["3", "7"], "hungry_eels": ["no", "yes"]}


def plans(games: int = 30, bots: tuple[str, ...] = ("greedy",) * 3) -> list[Plan]:
    return draw_up_variants("salvage", bots, games, "lab", {}, VARIED)


def surveyed(made: list[Plan]) -> Survey:
    series = Series(made)
    list(series.play())
    found = survey(made, list(VARIED), [series.outcomes(number) for number in range(len(made))])
    assert found is not None
    return found


@pytest.fixture(scope="module")
def found() -> Survey:
    return surveyed(plans())


def test_every_combination_is_a_variant_and_has_the_same_deals() -> None:
    made = plans()
    assert [(plan.options["nights"], plan.options["hungry_eels"]) for plan in made] == [
        *((3, False), (3, True), (7, False), (7, True)),
    ]
    sittings = [list(plan.sittings()) for plan in made]
    assert sittings[0] == sittings[3]
    assert {tuple(plan.luck_seed(sitting) for sitting in sittings[0]) for plan in made} == {
        tuple(made[0].luck_seed(sitting) for sitting in sittings[0])
    }


def test_one_bot_for_all_seats_need_not_rotate_and_several_do() -> None:
    assert {(plan.rotations, plan.games) for plan in plans()} == {(1, 30)}
    assert {(plan.rotations, plan.games) for plan in plans(bots=("greedy", "random"))} == {(2, 30)}


def test_the_variants_and_what_they_change(found: Survey) -> None:
    assert [variant.name for variant in found.variants][1] == "nights=3, hungry_eels=yes"
    assert (found.deals, found.is_complete, found.variants[0].changes) == (30, True, {})
    longer = found.variants[2]
    change = longer.changes["length"]
    assert change.value == pytest.approx(longer.study.length.value - found.variants[0].study.length.value)
    assert change.low is not None and change.low > 0
    assert any(re.match(r"Decisions \+\d", words) for words in sure_changes(longer))
    assert set(longer.changes) >= {"length", "score", "margin", "comebacks", "settled", "seat_1", "seat_3"}


def test_a_rule_that_changes_nothing_is_seen_to_change_nothing() -> None:
    """The same games twice, as if they were two variants."""
    made = [draw_up("salvage", ("greedy",) * 2, 20, "lab", {}, 1)] * 2
    series = Series(made[:1])
    list(series.play())
    same = survey(made, ["nights"], [series.outcomes()] * 2)
    assert same is not None
    assert sure_changes(same.variants[1]) == []


def test_common_deals_make_differences_surer(found: Survey) -> None:
    """The change from one variant to another varies less than the two of them apart."""
    one, other = found.variants[0].study.score, found.variants[1].study.score
    change = found.variants[1].changes["score"]
    assert change.high is not None and change.low is not None
    assert one.high is not None and one.low is not None and other.high is not None and other.low is not None
    apart = ((one.high - one.low) ** 2 + (other.high - other.low) ** 2) ** 0.5
    assert change.high - change.low < apart


def test_only_deals_that_all_have_finished_count() -> None:
    made = plans(games=5)
    series = Series(made)
    games = series.play()
    for _ in range(10):  # two deals of all four variants, and two more games
        next(games)
    games.close()
    outcomes = [series.outcomes(number) for number in range(4)]
    stopped = survey(made, list(VARIED), outcomes)
    assert stopped is not None
    assert (stopped.deals, stopped.is_complete) == (2, False)
    assert all(len(variant.games) == 2 for variant in stopped.variants)
    nothing: list[list[Outcome]] = [[], [], [], outcomes[3]]
    assert survey(made, list(VARIED), nothing) is None


def test_it_goes_on_where_it_was_interrupted(tmp_path: Path, found: Survey) -> None:
    for most in (50, 1000):
        book = Logbook(tmp_path / "lab.log", plans())
        series = Series(plans(), book)
        games = series.play()
        for _, _ in zip(range(most), games, strict=False):
            pass
        games.close()
        book.close()
    again = survey(plans(), list(VARIED), [series.outcomes(number) for number in range(4)])
    assert again is not None
    assert again.as_dict() == found.as_dict()


def test_the_page_is_complete_in_itself(found: Survey) -> None:
    page = lab_page(found)
    assert not re.findall(r"\bsrc=|\bhref=|url\(|@import|<script|<link|https?:", page)
    headings = re.findall(r"<h2>(.*?)</h2>", page)
    assert headings[:2] == ["All figures", "What is different from nights=3, hungry_eels=no"]
    for heading in ("Decisions", "Score", "Margin", "Comebacks", "Settled after", "Seats", "How safe a lead is"):
        assert heading in headings
    assert "greedy in all 3 seats" in page


@pytest.mark.parametrize(
    ("fixed", "varied", "sentence"),
    [
        ({"nights": "3"}, {"nights": ["3", "4"]}, "'nights' can be fixed or varied, not both"),
        ({}, {"nights": ["3", "3"]}, "'nights' has the same value twice"),
        ({}, {"nights": ["3", "99"]}, "takes a whole number from 3 to 9, not '99'"),
        ({}, {"knights": ["3", "4"]}, "There is no option 'knights'"),
    ],
)
def test_what_cannot_be_compared_is_refused(
    fixed: dict[str, object], varied: dict[str, list[object]], sentence: str
) -> None:
    with pytest.raises(BadOption, match=sentence):
        draw_up_variants("salvage", ("greedy",) * 2, 10, "lab", fixed, varied)
