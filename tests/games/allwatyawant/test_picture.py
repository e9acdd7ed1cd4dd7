"""The picture of Allwatyawant in the terminal: it fits, it is complete, and it shows nothing that one may not know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.text import Text

from doubloon.core import CHANCE, random_move
from doubloon.core.display import WIDTH
from doubloon.games.allwatyawant import GAME
from doubloon.games.allwatyawant.box import ALL_ITEMS, FAVOUR_NAMES, ICONS, ITEMS, PARLEY
from doubloon.games.allwatyawant.effects import LEAD_BOOTS, QUESTS
from doubloon.games.allwatyawant.frames import Question, push
from doubloon.games.allwatyawant.island import (
    BAY,
    COURSES,
    DISCOVERIES,
    FINISH,
    FIRST_OF,
    LAND_NAMES,
    LANDINGS,
    SPACE_NAMES,
)
from doubloon.games.allwatyawant.state import NOBODY, Voyage
from doubloon.games.allwatyawant.terminal.chart import BARE, COLUMN_OF, CROSS_CELLS, ROW_OF, ROWS, TAGS, chart
from doubloon.games.allwatyawant.terminal.panels import SHORT_FAVOURS
from doubloon.games.allwatyawant.terminal.questions import OF_ALL, OF_LUCK, QUESTIONS
from doubloon.games.allwatyawant.terminal.reach import in_reach
from doubloon.games.allwatyawant.terminal.signs import EVENT_SIGNS, ITEM_SIGNS, QUEST_SIGNS
from tests.games.allwatyawant.table import go, place, voyage

NAMES = ["Anna", "[bold]Bob[/]", "C\\", "宝島宝島宝島宝島宝島宝島", "Eve of the Very Long Name", "Flint"]
TALL = 46
"""So high a picture is at most, four times out of five."""
PRINTABLE = st.characters().filter(str.isprintable)
WHERE_TO = (
    Question.FIELD,
    Question.MARCH,
    Question.SPIRIT,
    Question.DRIVE,
    Question.LANDING,
    Question.SITE,
    Question.PEEK,
    Question.SAIL,
)


def picture(state: Voyage, seat: int | None, names: list[str] = NAMES) -> Text:
    """What a seat sees, its colour marks read."""
    return Text.from_markup(GAME.draw(GAME.view(state, seat), names[: state.seats]))


def moments(seats: int, seed: int = 0, most: int = 2000, **options: object) -> Iterator[Voyage]:
    """All positions of a game in which everybody does what the built-in advice says."""
    state, rng = GAME.start(seats, options), Random(seed)
    for _ in range(most):
        yield state
        if not state.actors():
            return
        seat = state.actors()[0]
        move = random_move(state, seat, rng) if seat == CHANCE else GAME.suggest(state, seat, rng)
        state.apply(seat, move)


@cache
def kept(seats: int) -> list[Voyage]:
    """The first position of each question in a game, every 25th position, and the last."""
    found, asked = [], set()
    for number, state in enumerate(moments(seats, most=300)):
        if number % 25 == 0 or state.todo[-1][0] not in asked or not state.actors():
            found.append(state.clone())
        asked.add(state.todo[-1][0])
    return found


def first(kind: int, seats: int = 2) -> Voyage:
    """The first position in which this is asked, in some game."""
    for seed in range(9):
        for state in moments(seats, seed):
            if state.todo[-1][0] == kind:
                return state
    raise AssertionError(f"no game asked {kind}")


def ashore(seats: int = 3) -> Voyage:
    """A position in which the first seat is to go somewhere and nothing else is the matter."""
    state = GAME.start(seats, {})
    state.todo = [(Question.FIELD, 0, 3)]
    state.pos = LANDINGS[:seats]
    state.turn, state.round, state.dice = 0, 1, (1, 2)
    return state


def line_with(state: Voyage, seat: int | None, words: str) -> str:
    """The first line that says this."""
    return next((line for line in picture(state, seat).plain.split("\n") if words in line), "")


def assert_fits(text: Text) -> None:
    """No terminal of 80 columns breaks a line."""
    for line in text.plain.split("\n"):
        assert cell_len(line) <= WIDTH, line


# It fits ------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(GAME.min_seats, GAME.max_seats + 1))
def test_every_moment_is_drawn_for_everybody_and_fits(seats: int) -> None:
    heights = []
    for state in kept(seats):
        for seat in [None, 0, seats - 1]:
            text = picture(state, seat)
            assert_fits(text)
            heights.append(text.plain.count("\n") + 1)
    assert sorted(heights)[len(heights) * 4 // 5] <= TALL


@pytest.mark.slow
@settings(max_examples=30, deadline=None)
@given(names=st.lists(st.text(PRINTABLE, min_size=1, max_size=60), min_size=6, max_size=6))
def test_any_names_do_no_harm(names: list[str]) -> None:
    state = ashore(6)
    for text in (picture(state, 0, names), picture(kept(2)[-1], 1, names), picture(first_duel(), None, names)):
        assert_fits(text)


@cache
def first_duel() -> Voyage:
    """Somebody lays the second card of a duel."""
    return first(Question.DEFEND).clone()


def test_a_name_in_brackets_is_shown_as_it_is() -> None:
    assert "[bold]Bob[/]" in picture(ashore(), 0).plain
    assert "C/" in picture(ashore(), 0).plain


def test_a_pirate_with_every_trouble_fits() -> None:
    state = ashore(6)
    longest = max(range(len(QUESTS)), key=lambda quest: len(QUESTS[quest].name) if QUESTS[quest].is_adventure else 0)
    state.adventure, state.tries, state.penalty = [longest] * 6, [2] * 6, [3] * 6
    state.boots, state.items, state.pos = 0, [ALL_ITEMS] * 6, [FIRST_OF[1]] * 6
    state.hands = [tuple(range(6))] * 6
    state.sailed = 63
    state.todo = [(Question.SAIL, 0)]
    assert_fits(picture(state, 0))
    line = line_with(state, 0, "►1 Anna")
    for words in ("afloat z1, 23 to go", "cards 6/6", "miss 3", "stuck", QUESTS[LEAD_BOOTS].name):
        assert words in line
    assert f"{QUESTS[longest].name}, tries 2: " in picture(state, 0).plain


# The chart ----------------------------------------------------------------------------------------------------------


def test_every_space_has_a_cell_of_its_own_and_no_name_covers_one() -> None:
    cells = [*zip(ROW_OF, COLUMN_OF, strict=True), *CROSS_CELLS]
    for field, (row, start) in TAGS.items():
        cells += [(row, start + place) for place in range(len(LAND_NAMES[field]))]
    assert len(set(cells)) == len(cells)
    assert all(0 <= row < ROWS and 0 <= column < WIDTH for row, column in cells)


def test_every_coin_and_landing_site_has_its_name_beside_it() -> None:
    text = "\n".join("".join(row) for row in BARE.signs)
    assert set(TAGS) == {*DISCOVERIES, *LANDINGS, BAY}
    for field, (row, start) in TAGS.items():
        assert "".join(BARE.signs[row]).startswith(LAND_NAMES[field], start)
        assert abs(row - ROW_OF[field]) <= 1 and abs(start - COLUMN_OF[field]) <= 3
    assert "Raft Bay" in text


def sign_at(state: Voyage, seat: int | None, space: int) -> str:
    """What the chart shows on a space."""
    row = chart(GAME.view(state, seat))[ROW_OF[space]]
    return Text.from_markup(row).plain[COLUMN_OF[space]]


def test_coins_are_face_down_open_or_known_to_one() -> None:
    state = ashore()
    state.icons[0], state.seen[0] = ICONS.index("rum"), 1 << 1
    state.icons[1], state.seen[1], state.up = ICONS.index("flag"), 7, 1 << 1
    state.icons[2], state.seen[2] = ICONS.index("rum"), 7
    state.up |= 1 << 2
    assert [sign_at(state, seat, DISCOVERIES[0]) for seat in (None, 0, 1)] == ["●", "●", "r"]
    assert {sign_at(state, seat, DISCOVERIES[1]) for seat in (None, 0, 1)} == {ITEM_SIGNS["flag"]}
    assert {sign_at(state, seat, DISCOVERIES[2]) for seat in (None, 0, 1)} == {"R"}


def test_sea_events_and_doubloons_are_drawn() -> None:
    state = ashore()
    for course, fields in enumerate(COURSES):
        for step, field in enumerate(fields):
            assert sign_at(state, None, FIRST_OF[course] + step) == EVENT_SIGNS.get(field.event, "○")
    state.dug, state.emerald = 0b110, 1
    rows = [Text.from_markup(row).plain for row in chart(GAME.view(state, None))]
    assert [rows[row][column] for row, column in CROSS_CELLS][:4] == ["●", "◆", "†", "●"]
    assert "doubloons flipped 2 of 9" in picture(state, None).plain


def test_pirates_stand_on_the_chart_also_in_a_crowd() -> None:
    state = ashore(6)
    state.todo = [(Question.OVER, NOBODY)]
    state.pos = [FINISH, FINISH, FINISH, FINISH, DISCOVERIES[0], LANDINGS[0]]
    row = Text.from_markup(chart(GAME.view(state, None))[ROW_OF[FINISH]]).plain
    assert row[COLUMN_OF[FINISH] :].startswith("12+")
    for field, digit in ((DISCOVERIES[0], "5"), (LANDINGS[0], "6")):
        line = Text.from_markup(chart(GAME.view(state, None))[TAGS[field][0]]).plain
        assert digit in line and LAND_NAMES[field] not in line


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_marked_is_what_can_be_chosen(seats: int) -> None:
    asked = set()
    for seed in range(2):
        for state in moments(seats, seed, most=400):
            kind = state.todo[-1][0]
            if kind not in WHERE_TO:
                continue
            asked.add(kind)
            moves = [GAME.words.text[move].split()[-1] for move in state.legal_moves(state.actors()[0])]
            wanted = [name for name in moves if name in SPACE_NAMES]
            assert sorted(SPACE_NAMES[space] for space in in_reach(GAME.view(state, None))) == sorted(wanted)
    assert {Question.FIELD, Question.SITE, Question.SAIL if seats == 2 else Question.DRIVE} <= asked


def test_the_finish_is_marked_for_a_throw_beyond_it_where_the_table_allows_that() -> None:
    for is_exact in (True, False):
        state = voyage(2, exact_landing=is_exact)
        place(state, 0, "a16")
        state = go(state, "* throw 5")
        sailable = [GAME.words.text[move].split()[-1] for move in state.legal_moves(0)]
        assert sorted(SPACE_NAMES[space] for space in in_reach(GAME.view(state, 0))) == sorted(sailable)
        assert ("finish" in sailable) is not is_exact


def test_the_nearest_coins_are_listed_with_their_steps() -> None:
    state = ashore()
    state.pos[0] = LAND_NAMES.index("o3")
    coin = DISCOVERIES.index(LAND_NAMES.index("p74"))
    state.icons[coin], state.seen[coin] = ICONS.index("map"), 1
    assert "From o3:  bay 10  p74 (map) 2  p06 ? 3" in picture(state, 0).plain
    assert "(map)" not in picture(state, 1).plain
    assert "From " not in picture(state, None).plain


# Panels -------------------------------------------------------------------------------------------------------------


def test_the_turn_is_told() -> None:
    state = ashore()
    state.round_limit = 40
    assert line_with(state, None, "Round 1") == "Round 1 of 40   ► 1 Anna   dice  1   2  = 3"
    assert "1 Anna chooses where to go" in picture(state, None).plain


def test_every_question_is_told() -> None:
    kinds = [*QUESTIONS, *OF_LUCK, *OF_ALL]
    assert len(set(kinds)) == len(kinds) == len(GAME.phases) - 1, "all but the end of the game"


def test_the_card_that_is_carried_out_is_told() -> None:
    state = ashore()
    card = QUESTS[5]
    push(state, Question.SCAPEGOAT, 0, 5)
    text = GAME.voice().text("cards", card.key, "text")
    assert f"{card.name}: {text}" in " ".join(picture(state, None).plain.split())


def test_own_cards_and_what_is_lacking() -> None:
    state = ashore()
    state.hands[0] = (0, 0, PARLEY)
    state.items[0] = ALL_ITEMS & ~1
    text = " ".join(picture(state, 0).plain.split())
    assert f"silver ×2 ({SHORT_FAVOURS['silver']}) parley (no fight) You lack ≡ lumber." in text
    assert "Your cards" not in picture(state, None).plain
    assert "parley" not in picture(state, 1).plain
    assert list(SHORT_FAVOURS) == FAVOUR_NAMES


def test_items_of_others_are_six_signs_in_their_order() -> None:
    state = ashore()
    state.items[1] = 0b100101
    signs = "".join(ITEM_SIGNS[item] if state.items[1] >> number & 1 else "·" for number, item in enumerate(ITEMS))
    assert signs in line_with(state, 0, "2 [bold]Bob[/]")


def test_the_attack_that_lies_face_down_is_its_owners() -> None:
    state = first_duel()
    striker = state.duelists[state.striker]
    way = ["horizontal", "vertical"][state.laid]
    assert f"{way}, face down" in picture(state, striker).plain
    for seat in (None, 1 - striker):
        assert "strikes ▒ face down" in picture(state, seat).plain
        assert "horizontal" not in picture(state, seat).plain and "vertical" not in picture(state, seat).plain


def test_the_plank_stands_in_for_the_chart_and_tells_only_of_this_shot() -> None:
    state = first(Question.STAND)
    assert "FIELD 1" in picture(state, None).plain and "Raft Bay" not in picture(state, None).plain
    assert "choose stand, aim and push" in picture(state, None).plain
    for words in ("chosen: stand 3", "chosen: stand 3, aim -2.5°, push 220 to", "chosen: stand 3, aim -2.5°, push 600"):
        move = {"3": "stand 3", "o": "aim -2.5", "0": "shoot 600"}[words[-1]]
        seat = state.actors()[0]
        state.apply(seat, GAME.words.parse(move))
        assert words in picture(state, None).plain
    state.apply(CHANCE, random_move(state, CHANCE, Random(1)))
    assert "Raft Bay" in picture(state, None).plain or "chosen" not in picture(state, None).plain


def test_the_end_tells_who_won_and_how_far_all_came() -> None:
    state = kept(2)[-1]
    assert state.todo[-1][0] == Question.OVER and not state.actors()
    text = picture(state, None)
    assert f"{state.winner + 1} {NAMES[state.winner]} finds the emerald ◆ and wins!" in text.plain
    state = ashore(3)
    state.todo = [(Question.OVER, NOBODY)]
    state.items = [3, 1, 3]
    lines = [line.split()[:2] for line in picture(state, None).plain.split("\n")[:4]]
    assert lines == [["The", "last"], ["1.", "1"], ["1.", "3"], ["3.", "2"]]
    assert GAME.ranking(state) == [1, 3, 1]


def test_the_legend_names_every_sign() -> None:
    text = picture(ashore(), None).plain
    for signs in (ITEM_SIGNS, QUEST_SIGNS, EVENT_SIGNS):
        assert len(set(signs.values())) == len(signs)
        for name, sign in signs.items():
            assert f"{sign} {name}" in text
    for words in ("● face down", "‡ landing", "∘ field", "○ sea", "⊕ finish", "† bones", "◆ emerald", "+ more"):
        assert words in text
    assert "our reconstruction" in text
    assert "p43 in reach" in text
    assert len(FAVOUR_NAMES) == len(SHORT_FAVOURS)


# Secrets ------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_a_world_that_looks_the_same_gives_the_same_picture(seats: int) -> None:
    for number, state in enumerate(kept(seats)):
        for seat in (0, seats - 1):
            imagined = GAME.determinize(state, seat, Random(number))
            assert picture(imagined, seat).plain == picture(state, seat).plain


def test_what_nobody_may_know_is_nowhere_in_the_picture() -> None:
    state = ashore()
    before = picture(state, None).plain
    state.icons[0], state.seen[0] = ICONS.index("map"), 1
    state.coins.take(ICONS.index("map"))
    state.hands = [(PARLEY,), (0,), (0,)]
    changed = picture(state, None).plain
    assert changed.replace("cards 1/3", "cards 0/3") == before


@pytest.mark.parametrize(("counterclockwise", "says"), [(False, "3 5  1 12  2 4"), (True, "3 5  2 12  1 4")])
def test_the_throws_for_landing_stand_beside_those_who_threw(counterclockwise: bool, says: str) -> None:
    state = GAME.start(3, {"counterclockwise": counterclockwise})
    state.first, state.landing_throws = 2, [5, 12, 4]
    assert f"thrown {says}" in " ".join(line_with(state, None, "thrown").split(" "))
