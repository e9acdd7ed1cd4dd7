"""The picture of Treasure Hunter in the terminal: it fits, says what a player needs, and shows nothing else."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.text import Text

from doubloon.core import playout
from doubloon.games.treasure_hunter.cards import ACTIONS, COMPANIONS, NAMES
from doubloon.games.treasure_hunter.state import Hunt
from doubloon.games.treasure_hunter.terminal.picture import COLUMN, SIDE, STEP_TITLES
from doubloon.games.treasure_hunter.terminal.wording import WIDTH, cells, effect, flow, promise, title
from doubloon.games.treasure_hunter.treasures import TREASURE_NAMES
from doubloon.games.treasure_hunter.views import STEPS
from doubloon.testing.strategies import positions
from tests.games.treasure_hunter.table import (
    ANI,
    BLUE,
    COINS,
    FRANK,
    FROSTY_MOUNTAIN,
    GAME,
    GOBLINS,
    GREEN,
    JENNY,
    LAVA_CAVE,
    RED,
    TANGLED_JUNGLE,
    after_passes,
    after_raid,
    at,
    draft,
    drafted,
    give_goblins,
    go,
    keep_in_turn,
    next_round,
    table,
)

PEOPLE = ["Ani", "[bold]Bob[/]", "C\\", "宝島宝島宝島宝島宝島宝島", "Eve", "Maximilian the Great"]
TALLEST = 40
"""So many lines are enough for four players."""


def picture(state: Hunt, seat: int | None, names: list[str] = PEOPLE) -> Text:
    """What a seat sees, its colour marks read."""
    return Text.from_markup(GAME.draw(GAME.view(state, seat), names[: state.seats]))


def lines(state: Hunt, seat: int | None = None) -> list[str]:
    """The lines of the picture, their gaps closed."""
    return [" ".join(line.split()) for line in picture(state, seat).plain.split("\n")]


def column(state: Hunt, place: int, seat: int) -> str:
    """What stands at a location beside a player's name."""
    rows = [line.plain for line in picture(state, None).split() if line.plain.startswith(f"{seat + 1} ")]
    return rows[0][SIDE + place * COLUMN :][:COLUMN].strip()


def assert_fits(text: Text) -> None:
    """No terminal of 80 columns breaks a line."""
    for line in text.split():
        assert line.cell_len <= WIDTH, line.plain


# All positions ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@settings(max_examples=150)
@given(state=positions(GAME, most_moves=800))
def test_every_position_is_drawn_for_every_seat_and_fits(state: Hunt) -> None:
    for seat in [None, *range(state.seats)]:
        text = picture(state, seat)
        assert_fits(text)
        assert len(text.split()) <= TALLEST + 4 * max(0, state.seats - 4)


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(GAME.min_seats, GAME.max_seats + 1))
def test_a_whole_game_is_drawn_and_fits(seats: int) -> None:
    state, rng, steps = GAME.start(seats, {}), Random(seats), set()
    while state.actors():
        steps.add(GAME.view(state, None)["step"])
        for seat in (None, 0):
            assert_fits(picture(state, seat))
        playout(state, rng, 3)
    assert_fits(picture(state, 0))
    assert steps == set(STEPS) - {"count"}


@pytest.mark.slow
@given(
    names=st.lists(st.text(min_size=1, max_size=60).filter(str.isprintable), min_size=4, max_size=4),
    moves=st.integers(0, 700),
)
def test_any_names_do_no_harm(names: list[str], moves: int) -> None:
    state = GAME.start(4, {})
    playout(state, Random(0), moves)
    assert_fits(picture(state, 0, names))


@pytest.mark.slow
@settings(max_examples=50)
@given(state=positions(GAME, most_moves=800), seed=st.integers(0, 99))
def test_a_world_that_looks_the_same_gives_the_same_picture(state: Hunt, seed: int) -> None:
    for seat in range(state.seats):
        assert picture(GAME.determinize(state, seat, Random(seed)), seat).plain == picture(state, seat).plain


def test_a_name_in_brackets_is_shown_as_it_is() -> None:
    assert "[bold]Bob[/]" in picture(draft(BLUE, GREEN, RED), ANI).plain


# The round and the board --------------------------------------------------------------------------------------------


def test_the_head_says_round_direction_and_dealer() -> None:
    assert lines(draft(BLUE, GREEN, RED, dealer=FRANK))[0].startswith("Round 1 of 5 packs go left ↓ draw pile 48")
    assert lines(draft(BLUE, GREEN, RED, round=2))[0].endswith("packs go right ↑ draw pile 48 dealer 1 Ani")
    assert lines(GAME.start(3, {}))[0] == "Before the first round"


def test_the_present_step_is_marked() -> None:
    visit = table("blue-1 dog-1-9", "green-2", "red-3")
    for state, step in ((visit, "Mountain"), (at(visit, LAVA_CAVE), "Cave"), (at(visit, GOBLINS), "Goblins")):
        text = picture(state, None)
        assert [text.plain[span.start : span.end] for span in text.spans if "reverse" in str(span.style)] == [step]
    assert len(STEP_TITLES) == len(STEPS)


def test_treasures_say_what_they_are_worth() -> None:
    prizes = "artifact-14 strong-team-green-silver junk-5 collectors-craze-copper artifact-2 artifact-3"
    told = lines(table("blue-1 dog-1-9", "", prizes=prizes))
    assert "MAX ▲ highest artifact worth 14 Strong Team green junk worth −5" in told
    assert "2 for each adventurer" in told
    assert "MIN ▼ lowest Collector's Craze artifact worth 2 artifact worth 3" in told
    assert "1 for each treasure" in told


def test_every_treasure_fits_its_column() -> None:
    for name in TREASURE_NAMES:
        assert cells(title(name)) < COLUMN and len(promise(name)) < COLUMN, name
    assert len({title(name) + promise(name) for name in TREASURE_NAMES}) == len(TREASURE_NAMES)


def test_totals_say_how_they_come_about() -> None:
    state = table("blue-9 blue-11 polar-bear flaming-sword", "blue-3 shrinking-potion", "green-1")
    assert [column(state, 0, seat) for seat in range(3)] == ["9+11=20 ▲", "3 ▼", "–"]
    state = go(state, "0 play polar-bear; 1 play shrinking-potion; 2 pass; 0 play flaming-sword")
    assert [column(state, 0, seat) for seat in range(3)] == ["(9+11)×2 +4=44 ▲", "3 −2=1 ▼", "–"]
    assert column(state, TANGLED_JUNGLE, JENNY) == ""


def test_equal_totals_have_hollow_marks_until_one_captures() -> None:
    state = table("blue-1 blue-4", "blue-5 dog-1-9", "blue-2")
    assert [column(state, 0, seat) for seat in range(3)] == ["1+4=5 △", "5 △", "2 ▼"]
    assert [column(after_passes(state), 0, seat) for seat in range(3)] == ["1+4=5", "5 ▲", "2 ▼"]
    assert "MAX ▲ highest to 2 [bold]Bob[/] artifact worth 11 artifact worth 12" in lines(after_passes(state))


def test_sleepers_and_those_who_come_late_are_told_apart() -> None:
    state = table("blue-9 blue-2 sleeping-beauty mystery-mule", "blue-5 dog-1-9")
    state = go(state, "0 beauty blue-9")
    assert column(state, 0, ANI) == "2+9z=2 ▼"
    state = go(at(state, TANGLED_JUNGLE), "0 play mystery-mule; * deal blue-7")
    assert column(state, 0, ANI) == "2+9z=2 ▼ late 7"


def test_a_crowd_is_added_up() -> None:
    state = table("blue-1 blue-2 blue-3 blue-4 blue-5 blue-6 blue-7 blue-8 polar-bear", "blue-9 dog-1-9")
    assert column(go(state, "0 play polar-bear"), 0, ANI) == "36×2=72 ▲"


def test_goblins_say_what_they_take_and_from_whom_the_own_dogs_keep_them() -> None:
    state = go(table("blue-1 goblin-mercenaries dog-2-8", "blue-2 dog-1-9"), "0 play goblin-mercenaries")
    assert "Goblins 1 paw, takes 1 safe 2 paws, takes 1 safe 3 paws, takes 2" in lines(state, ANI)
    assert "Goblins 1 paw, takes 1 2 paws, takes 1 3 paws, takes 2" in lines(state)
    assert "1 money on it 1 money on it 1 money on it" in lines(state)


# The players --------------------------------------------------------------------------------------------------------


def test_a_player_is_told_with_wealth_and_cards() -> None:
    state = table("blue-1 dog-1-9", "", owned=["artifact-14 junk-5 strong-team-red-gold", ""])
    give_goblins(state, ANI, "goblin-6-gold")
    assert "► 1 Ani 15 25 1 1 14 −5 Strong Team red ×3" in lines(state)
    assert "2 [bold]Bob[/] 15 15 0 0" in lines(state)


def test_who_has_chosen_is_ticked() -> None:
    state = go(draft(BLUE, GREEN, RED), "1 keep green-5")
    assert [line[:3] for line in lines(state)[-5:-1]] == ["Pla", "► 1", "✓ 2", "► 3"]


def test_cards_laid_out_are_told_below_their_owner() -> None:
    state = table("scaregoblin dog-2-8 dog-1-9 coin-gold coin-copper", "blue-1", owned=["packmaster-gold", ""])
    state = after_passes(go(at(state, GOBLINS), "0 play scaregoblin; 0 pass"))
    assert "dogs 1/9 2/8 = 3 paws coins 1+3 = 4 scaregoblin safe from goblins" in lines(after_raid(state))


def test_the_count_says_how_the_scores_come_about() -> None:
    state = next_round(table("blue-1", "", owned=["artifact-14 collectors-craze-silver", "artifact-20"], round=5))
    assert not state.actors()
    told = lines(state)
    assert "Final count gray artifacts goblins money sum" in told
    assert f"★ 1 Ani 8 26 0 11 {GAME.scores(state)[ANI]} wins" in told
    assert f"2 [bold]Bob[/] 0 20 0 11 {GAME.scores(state)[FRANK]}" in told


# The own cards ------------------------------------------------------------------------------------------------------


@settings(max_examples=50)
@given(state=positions(GAME, most_moves=800))
def test_every_card_of_the_pack_is_shown_as_it_is_typed(state: Hunt) -> None:
    view = GAME.view(state, 0)
    words = picture(state, 0).plain.replace("✓", " ").replace("✗", " ").split()
    for card in view["pack"]:
        assert words.count(card) >= view["pack"].count(card)


def test_the_pack_stands_beside_what_was_kept() -> None:
    state = keep_in_turn(draft(BLUE, GREEN, COINS), "blue-7 green-8 coin-gold", "coin-silver blue-3 green-2")
    told = lines(go(state, "0 keep green-4"), ANI)
    assert "Your pack of 7 Kept so far: 2" in told
    assert "blue 7" in told and "coins 2" in told
    assert "green green-1 green-3 ✓green-4 green-5" in told


def test_of_two_alike_one_is_kept_and_one_set_aside() -> None:
    state = go(draft(COINS, RED), "* deal blue-1; * deal blue-2; 0 keep coin-gold; 0 aside coin-gold")
    assert "✓coin-gold coin-gold ✗coin-gold" in " ".join(lines(state, ANI))


def test_packs_passed_on_are_remembered_until_they_come_back() -> None:
    state = keep_in_turn(draft(BLUE, GREEN, RED), "blue-9 green-9 red-9")
    assert "Back in 2 blue 1 2 3 4 5 6 7 8 (6 left)" in lines(state, ANI)
    state = keep_in_turn(state, "red-8 blue-8 green-8", "green-7 red-7 blue-7")
    told = lines(state, ANI)
    assert "Back in 1 red 1 2 3 4 5 6 7 (5 left)" in told
    assert "Back in 2 green 1 2 3 4 5 6 (4 left)" in told
    assert "To others blue 7 8" in told


def test_what_others_have_shown_is_no_longer_listed_as_hidden() -> None:
    state = drafted(draft(BLUE, GREEN, COINS), 8)
    for place, colours in ((FROSTY_MOUNTAIN, ["green", "coins"]), (TANGLED_JUNGLE, ["coins"])):
        hidden = next(line for line in lines(at(state, place), ANI) if line.startswith("To others"))
        assert [word for word in hidden.split() if word in ("blue", "green", "coins")] == colours


def test_action_cards_say_what_they_do() -> None:
    hand = (
        "blue-1 polar-bear flaming-sword goblin-mercenaries shrinking-potion sleeping-beauty scaregoblin mystery-mule"
    )
    text = " ".join(lines(table(hand, "blue-2"), ANI))
    for words in (
        "polar-bear (blue ×2)",
        "flaming-sword (+4)",
        "goblin-mercenaries (+8, costs 3)",
        "shrinking-potion (−2)",
        "sleeping-beauty (one sleeps)",
        "scaregoblin (no theft)",
        "mystery-mule (draw a card)",
    ):
        assert words in text
    assert len({effect(NAMES.index(card.name)) for card in [*COMPANIONS, *ACTIONS]}) == len([*COMPANIONS, *ACTIONS])


def test_scrolls_say_what_they_would_pay() -> None:
    state = after_raid(table("blue-1 dog-1-9 dog-2-8", "", owned=["packmaster-silver raining-coins-x1", ""]))
    told = lines(state, ANI)
    assert "Scrolls packmaster-silver would pay 4" in told
    assert "raining-coins-x1 would pay 0" in told
    assert "Scrolls packmaster-silver would pay 4" not in lines(state)


def test_lines_are_filled_and_never_too_long() -> None:
    assert flow(["[red]abc[/]", "de", "f"], 7) == ["[red]abc[/]  de", "f"]
    assert flow([], 7) == []
