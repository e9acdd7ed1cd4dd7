"""A report is one file that needs no other, and shows what was asked for; nothing in it is taken for markup."""

import re
from xml.etree import ElementTree

import pytest

from doubloon.arena import Plan, draw_up, play, tally
from doubloon.arena.document import document, grid, section
from doubloon.arena.page import arena_page
from doubloon.arena.plots import histogram, intervals, spreads
from doubloon.arena.resamples import Figure
from doubloon.arena.rows import as_csv
from doubloon.arena.svg import Scale


def made(*bots: str, games: int = 12) -> Plan:
    return draw_up("salvage", bots, games, "page", {"nights": 5})


@pytest.fixture(scope="module")
def page() -> str:
    plan = made("greedy", "random", "greedy")
    outcomes = list(play(plan))
    return arena_page(tally(plan, outcomes), outcomes)


def test_it_needs_nothing_from_elsewhere(page: str) -> None:
    assert not re.findall(r"\bsrc=|\bhref=|url\(|@import|<script|<link|https?:", page)
    assert "prefers-color-scheme: dark" in page


def test_it_has_every_plot(page: str) -> None:
    found = re.findall(r"<h2>(.*?)</h2>", page)
    assert found == [
        *("Standings", "Victories", "Strength against time", "Scores", "Seats", "Length", "When games are decided"),
        *("What victories are made of", "What decides games"),
    ]
    assert "Moonlight Salvage: greedy – random – greedy #2" in page
    assert "seed page, nights=5" in page


def test_pictures_are_whole_and_say_what_they_show(page: str) -> None:
    pictures = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(pictures) == 8
    for picture in pictures:
        drawn = ElementTree.fromstring(picture)
        assert drawn.findtext("title")
        _, _, width, height = map(float, drawn.attrib["viewBox"].split())
        for shape in drawn.iter("text"):
            assert 0 <= float(shape.attrib["x"]) <= width
            assert 0 <= float(shape.attrib["y"]) <= height


def test_a_series_without_a_whole_deal_says_so() -> None:
    plan = made("greedy", "random")
    assert "No deal was played in every rotation yet." in arena_page(tally(plan, []), [])


def test_one_deal_is_enough_for_a_report() -> None:
    plan = made("random", "random", games=2)
    outcomes = list(play(plan))
    assert "<h2>Length</h2>" in arena_page(tally(plan, outcomes), outcomes)


def test_names_are_not_taken_for_markup() -> None:
    nasty = "<b>&'\""
    text = document(nasty, [nasty], [section(nasty, grid([nasty], [[nasty]]), nasty)])
    text += intervals(nasty, [(nasty, Figure(1.0, None, None))], str)
    assert "<b>" not in text


def test_alike_values_can_be_drawn() -> None:
    for picture in (
        spreads("t", [("a", [3.0, 3.0])]),
        histogram("t", [7, 7, 7], "x"),
        intervals("t", [("a", Figure(0.0, 0.0, 0.0))], str),
    ):
        assert ElementTree.fromstring(picture).attrib["role"] == "img"


@pytest.mark.parametrize(("low", "high"), [(0, 1), (0.2, 0.31), (-3, 1200), (390, 433), (0, 1e-4)])
def test_ticks_are_round_and_few(low: float, high: float) -> None:
    ticks = Scale(low, high, 0, 100).ticks()
    assert 2 <= len(ticks) <= 6
    assert low - 1e-9 <= ticks[0] and ticks[-1] <= high + 1e-9


def test_csv_has_a_row_for_each_entrant_of_each_game() -> None:
    plan = made("greedy", "random", games=4)
    first, *rows = as_csv(plan, list(play(plan))).splitlines()
    assert first.split(",")[:8] == ["deal", "rotation", "seat", "entrant", "bot", "score", "place", "victory"]
    assert [row.split(",")[:4] for row in rows[:4]] == [
        ["1", "1", "1", "greedy"],
        ["1", "1", "2", "random"],
        ["1", "2", "1", "random"],
        ["1", "2", "2", "greedy"],
    ]
    assert len(rows) == 8
