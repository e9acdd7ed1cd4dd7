"""The picture of Tobago in the terminal: it fits, it is complete, and it shows nothing that the seat may not know."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.text import Text

from doubloon.core import playout
from doubloon.games.tobago import GAME
from doubloon.games.tobago.box import CLUES, COLOURS, TERRAIN_LETTERS
from doubloon.games.tobago.island import ISLANDS, SPACES, island
from doubloon.games.tobago.rules.turn import TURN, drives
from doubloon.games.tobago.state import Expedition
from doubloon.games.tobago.terminal.chart import MAP_SIGNS
from doubloon.games.tobago.terminal.picture import SHORT_CLUES, WIDTH
from doubloon.testing.strategies import positions

NAMES = ["Anna", "[bold]Bob[/]", "C\\", "宝島宝島宝島宝島宝島宝島"]


def picture(state: Expedition, seat: int | None, names: list[str] = NAMES) -> Text:
    """What a seat sees, its colour marks read."""
    return Text.from_markup(GAME.draw(GAME.view(state, seat), names[: state.seats]))


def after(moves: int, seed: int = 0, seats: int = 3, **options: object) -> Expedition:
    """A position after so many random moves."""
    state = GAME.start(seats, options)
    playout(state, Random(seed), moves)
    return state


def assert_fits(text: Text) -> None:
    """No terminal of 80 columns breaks a line."""
    for line in text.split():
        assert line.cell_len <= WIDTH, line.plain


def chart_lines(state: Expedition, seat: int | None) -> list[str]:
    """The lines of the chart without the notes beside it."""
    columns = {SPACES[space][0] for space, kind in enumerate(state.ground().kind) if kind >= 0}
    lines = picture(state, seat).plain.split("\n")
    return [line[: 4 * len(columns)] for line in lines[: lines.index("", 1)]]


@pytest.mark.slow
@settings(max_examples=150)
@given(state=positions(GAME, most_moves=1500))
def test_every_position_is_drawn_for_every_seat_and_fits(state: Expedition) -> None:
    for seat in [None, *range(state.seats)]:
        assert_fits(picture(state, seat))


@pytest.mark.slow
@given(
    names=st.lists(st.text(min_size=1, max_size=60).filter(str.isprintable), min_size=4, max_size=4),
    moves=st.integers(0, 400),
)
def test_any_names_do_no_harm(names: list[str], moves: int) -> None:
    state = after(moves, seats=4)
    assert_fits(picture(state, 0, names))


def test_two_roses_on_every_clue_take_no_more_room_than_one() -> None:
    view = deepcopy(GAME.view(after(300), None))
    for treasure in view["maps"]:
        treasure["clues"] = [{"clue": "not-in-largest-mountain", "roses": [0, 1]}]
    assert_fits(Text.from_markup(GAME.draw(view, NAMES)))


def test_a_name_in_brackets_is_shown_as_it_is() -> None:
    assert "[bold]Bob[/]" in picture(after(60), 0).plain


@pytest.mark.parametrize("number", range(len(ISLANDS)))
def test_every_space_of_the_island_stands_there_once_with_its_terrain(number: int) -> None:
    state = after(0, island=str(number + 1))
    while state.island < 0:
        playout(state, Random(number), 1)
    lines = chart_lines(state, None)
    kinds = island(number).kind
    chart = "\n".join(lines)
    for space, name in enumerate(SPACES):
        told = [f"{name:<3}{letter}" for letter in TERRAIN_LETTERS]
        found = [chart.count(each) for each in told]
        assert found == [1 if kinds[space] == kind else 0 for kind in range(len(TERRAIN_LETTERS))], name


def test_neighbours_touch() -> None:
    """Below a hex stands the next of its column, and those beside it lie half a hex higher and lower."""
    state = after(40, island="1")
    lines = chart_lines(state, None)
    row = next(row for row, line in enumerate(lines) if "h6 " in line)
    column = lines[row].index("h6 ")
    assert lines[row + 2][column:].startswith("h7 ")
    beside = {lines[place][column + offset :][:2] for place in (row - 1, row + 1) for offset in (-4, 4)}
    near = {SPACES[space] for space in state.ground().neighbours[SPACES.index("h6")]}
    assert beside == near - {"h5", "h7"}


@pytest.mark.slow
@settings(max_examples=50)
@given(state=positions(GAME, most_moves=1500), seed=st.integers(0, 99))
def test_a_world_that_looks_the_same_gives_the_same_picture(state: Expedition, seed: int) -> None:
    for seat in range(state.seats):
        imagined = GAME.determinize(state, seat, Random(seed))
        assert picture(imagined, seat).plain == picture(state, seat).plain


@settings(max_examples=50)
@given(state=positions(GAME, most_moves=1500))
def test_underlined_is_where_the_player_on_turn_can_drive(state: Expedition) -> None:
    if state.phase != TURN:
        return
    text = picture(state, None)
    underlined = {text.plain[span.start : span.end] for span in text.spans if span.style == "bold underline"}
    assert underlined == {GAME.words.text[move].removeprefix("drive ") for move in drives(state)}


@settings(max_examples=50)
@given(state=positions(GAME, most_moves=1500))
def test_the_hand_tells_how_many_sites_each_clue_would_leave(state: Expedition) -> None:
    text = " ".join(picture(state, 0).plain.split())
    for card, clue in enumerate(CLUES):
        if state.hands[0] >> card & 1:
            left = [
                str((state.sites[map] & state.clue(card)).bit_count()) if state.fits(card, map) else "–"
                for map in range(len(COLOURS))
            ]
            assert f"{clue.name} {' '.join(left)}" in text


def test_a_finished_game_is_drawn() -> None:
    state = after(GAME.longest, seats=2)
    assert not state.actors()
    for seat in (None, 0, 1):
        assert_fits(picture(state, seat))
    assert f"Your treasure, {GAME.scores(state)[1]} gold" in picture(state, 1).plain


def test_a_crowded_space_says_that_there_is_more() -> None:
    state = after(200, seats=4)
    space = state.huts[0]
    state.atvs = [space] * 4
    state.sites = [1 << space] * 4
    assert "+" in "\n".join(chart_lines(state, None))
    assert picture(state, None).plain.count(f"lies on {SPACES[space]}") == len(MAP_SIGNS)


def test_short_clues_fit_a_map_and_differ() -> None:
    assert max(len(short) for short in SHORT_CLUES.values()) <= 16
    assert len(set(SHORT_CLUES.values())) == len(CLUES) == len(SHORT_CLUES)
    assert [colour for colour, sign in zip(COLOURS, MAP_SIGNS, strict=True) if sign in colour] == COLOURS
