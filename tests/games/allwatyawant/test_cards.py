"""§3, §4.2, §9.2: adventures, chains, shelter, sea events, and the content file of all cards."""

# ruff: noqa: N802  tests are named after the cards, R01 to I10

from __future__ import annotations

import re
import shutil
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from doubloon.core import BadContent, BadGame, random_move
from doubloon.core.content import Table
from doubloon.core.voice import texts, whole_languages
from doubloon.games.allwatyawant import effects
from doubloon.games.allwatyawant.box import CATEGORIES, FOLDER
from doubloon.games.allwatyawant.effects import EFFECTS, QUESTS, WORDS, Effect
from tests.games.allwatyawant.cards import crew, thrower
from tests.games.allwatyawant.table import (
    GAME,
    Voyage,
    coin,
    equip,
    go,
    hand,
    hold,
    items,
    last_under,
    moves,
    pass_turns,
    place,
    question,
    reads,
    shoots,
    stick,
    stuck_in,
    voyage,
    where,
)
from tests.laws.variants import load_package

# Adventures ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["R06", "F03", "V05", "I01"])
def test_an_adventure_costs_two_turns_at_most(card: str) -> None:
    """§3, §4.2, K11: one try in each turn; the third after the first succeeds by itself."""

    def fail(state: Voyage) -> Voyage:
        return shoots(state, "miss miss miss") if card == "V05" else go(state, "* throw 1-2")

    state = fail(reads(crew(), card))
    assert (stuck_in(state, 0), state.turn) == (card, 1)
    for _ in range(2):
        state = fail(pass_turns(state, 0))
        assert (stuck_in(state, 0), state.turn) == (card, 1)
    state = pass_turns(state, 0)
    assert stuck_in(state, 0) is None
    assert (state.turn, thrower(state)) == (0, 0), "the turn goes on with the throw for the move"
    assert last_under(state, QUESTS[[quest.id for quest in QUESTS].index(card)].deck) == card


def test_an_adventure_stays_when_its_pirate_is_driven_elsewhere() -> None:
    """Ruling 36; cards that hit several pirates hit this one too."""
    state = crew()
    stick(state, 2, "R06", 1)
    state = reads(state, "V10")
    assert (where(state, 2), stuck_in(state, 2), state.tries[2]) == ("l3", "R06", 1)
    state = crew()
    stick(state, 2, "R06")
    assert thrower(go(reads(state, "F09"), "* throw 6")) == 2


# Several fields in a turn --------------------------------------------------------------------------------------------


def test_chain_limit_the_fourth_field_counts_as_empty() -> None:
    """§3: the field moved to and two that follow from it."""
    state = crew()
    for field, icon in [("p03", "island"), ("p28", "voodoo"), ("p31", "lumber")]:
        coin(state, field, icon)
    state = go(reads(state, "F04"), "0 go p03; * quest i02; * throw 3")
    third = go(state, "0 go p28; * quest v06")
    state = go(third, "0 go p31")
    assert (where(state, 0), items(state, 0), state.turn) == ("p31", [], 1)


def test_chain_limit_there_is_no_duel_on_the_fourth_field() -> None:
    state = crew()
    place(state, 2, "o2")
    state = reads(state, "F04")
    state.resolved = 3
    state = go(state, "0 go o2")
    assert (where(state, 0), state.turn) == ("o2", 1)


# Sheltered pirates, and what no card may lose ------------------------------------------------------------------------


@pytest.mark.parametrize("card", [quest.id for quest in QUESTS[: effects.LAND_QUESTS]])
def test_no_card_touches_who_is_sheltered(card: str) -> None:
    """Ruling 40: in the bay and on the finish field nobody is chosen, robbed, moved, swapped or paused."""
    state = voyage(5)
    for seat, space in ((1, "bay"), (2, "finish"), (3, "o2")):
        place(state, seat, space)
    for seat in range(5):
        equip(state, seat, "rope flag")
        hold(state, seat, "silver silver")
    begun = reads(state, card)
    before = [(begun.pos[seat], begun.items[seat], begun.hands[seat], begun.penalty[seat]) for seat in (1, 2)]
    census = GAME.census(begun)
    for seed in range(6):
        state, rng = begun.clone(), Random(seed)
        while state.turn == 0:
            seat = state.actors()[0]
            state.apply(seat, random_move(state, seat, rng))
            after = [(state.pos[seat], state.items[seat], state.hands[seat], state.penalty[seat]) for seat in (1, 2)]
            assert after == before
            assert GAME.census(state) == census


# Sea events ----------------------------------------------------------------------------------------------------------


def sails(space: str, eyes: int, tokens: str = "", cards: str = "") -> Voyage:
    """Seat 0 sails forward to a space of course 1, which shows the event; seat 1 is ashore."""
    state = voyage(3)
    place(state, 0, f"a{int(space[1:]) - eyes}")
    equip(state, 0, tokens)
    hold(state, 0, cards)
    accept = "0 accept; " if cards else ""
    return go(state, f"* throw {eyes}; {accept}0 sail {space}")


def test_S01_flotsam_is_two_cards_within_the_limit_of_six() -> None:
    """K17, K25"""
    state = go(sails("a3", 2, cards="silver silver silver silver"), "* favour feint; * favour parley")
    assert hand(state, 0) == ["silver"] * 4 + ["feint", "parley"]
    assert state.turn == 1
    state = go(sails("a8", 1, cards="silver silver silver silver silver"), "* favour feint; * favour parley")
    assert hand(go(state, "0 drop silver"), 0) == ["silver"] * 4 + ["feint", "parley"]


def test_S02_dolphins_pull_again_in_either_direction() -> None:
    state = sails("a6", 1)
    assert state.turn == 0 and thrower(state) == 0
    state = go(state, "* throw 2")
    assert moves(state) == ["sail a8", "sail a4"]
    state = go(state, "0 sail a8; * favour silver; * favour silver")
    assert state.turn == 1


@pytest.mark.parametrize(("before", "pulls"), [(1, True), (2, False)])
def test_S02_dolphins_pull_at_most_twice_in_a_row(before: int, pulls: bool) -> None:
    """§3: no course has two of them, so the count is set by hand."""
    state = voyage(3)
    place(state, 0, "a5")
    state.dolphins = before
    state = go(state, "* throw 1; 0 sail a6")
    assert (state.turn == 0) == pulls


@pytest.mark.parametrize(("space", "back"), [("a7", "a2"), ("a2", "a1"), ("a12", "a7")])
def test_S03_storm_drives_back_five_but_not_beyond_the_first_field(space: str, back: str) -> None:
    """DRIVEN: the storm on a2 and a7 does not strike again."""
    state = go(sails(space, 1), "* throw 2")
    assert where(state, 0) == back
    assert state.turn == 1


def test_S03_storm_on_the_other_course_stays_there() -> None:
    state = voyage(3)
    place(state, 0, "z8")
    state = go(state, "* throw 1; 0 sail z9; * throw 1")
    assert where(state, 0) == "z4"


@pytest.mark.parametrize("eyes", [3, 4])
def test_S03_storm_takes_two(eyes: int) -> None:
    state = go(sails("a7", 1, "rope flag", "silver"), f"* throw {eyes}; 0 accept; 0 give silver; 0 give flag")
    assert (items(state, 0), hand(state, 0), where(state, 0)) == (["rope"], [], "a7")
    assert state.turn == 1


@pytest.mark.parametrize("eyes", [5, 6])
def test_S03_storm_can_be_ridden_out(eyes: int) -> None:
    state = go(sails("a7", 1, "rope"), f"* throw {eyes}")
    assert (items(state, 0), where(state, 0), state.turn) == (["rope"], "a7", 1)


def test_S04_kraken_lets_go_when_two_are_sunk() -> None:
    state = go(shoots(sails("a4", 1, "rope"), "hit hit"), "0 stop")
    assert (stuck_in(state, 0), items(state, 0), state.turn) == (None, ["rope"], 1)


def test_S04_kraken_takes_one_for_every_failed_try_and_tires_at_the_third_later_one() -> None:
    state = go(shoots(sails("a4", 1, "rope flag map lumber"), "hit miss miss"), "0 give rope")
    assert (stuck_in(state, 0), items(state, 0), state.turn) == ("S04", ["lumber", "flag", "map"], 1)
    for token in ("flag", "map"):
        state = go(shoots(pass_turns(state, 0), "miss miss miss"), f"0 give {token}")
        assert (stuck_in(state, 0), state.turn) == ("S04", 1)
    state = pass_turns(state, 0)
    assert (stuck_in(state, 0), items(state, 0)) == (None, ["lumber"])
    assert (state.turn, question(state)) == (0, "ThrowDice")
    assert GAME.census(state) == GAME.census(voyage(3)), "a sea event is in no deck"


def test_S04_kraken_may_hold_two_at_the_same_time() -> None:
    """Ruling of §1.5: several pirates may suffer the same event."""
    state = voyage(3)
    place(state, 1, "a9")
    stick(state, 1, "kraken")
    place(state, 0, "a3")
    state = shoots(go(state, "* throw 1; 0 sail a4"), "miss miss miss")
    assert (stuck_in(state, 0), stuck_in(state, 1)) == ("S04", "S04")


def test_S05_doldrums_are_one_marker() -> None:
    state = sails("a10", 1)
    assert (state.penalty[0], state.turn) == (1, 1)


# The content file ----------------------------------------------------------------------------------------------------


def test_there_are_ten_cards_in_each_deck_and_five_events() -> None:
    """K4, K5"""
    ids = [f"{deck[0].upper()}{number:02}" for deck in CATEGORIES for number in range(1, 11)]
    assert [quest.id for quest in QUESTS] == ids + [f"S{number:02}" for number in range(1, 6)]
    assert [quest.deck for quest in QUESTS] == [deck for deck in CATEGORIES for _ in range(10)] + ["sea"] * 5
    assert len({quest.name for quest in QUESTS}) == 45


@pytest.mark.parametrize("language", whole_languages())
def test_the_rules_list_every_card_with_its_name_mark_and_flavour(language: str) -> None:
    rules = re.sub(r"\s+", " ", GAME.rules(language))
    said = texts(FOLDER / "texts", language)
    for quest in QUESTS[: effects.LAND_QUESTS]:
        name = said["nouns"]["quest"].get(quest.name, quest.name)
        mark = r" \(\w\)" if quest.is_adventure or quest.is_curse else ""
        listed = re.search(rf"\*\*{quest.id} {re.escape(name)}{mark}\.\*\* [^*]+ \*([^*]+)\*", rules)
        assert listed is not None, quest.id
        assert listed[1] == re.sub(r"\s", " ", said["cards"][quest.key]["flavour"])
    for quest in QUESTS[effects.LAND_QUESTS :]:
        assert f"**{said['nouns']['quest'][quest.name].split('|')[0]}**" in rules


@pytest.mark.parametrize("language", whole_languages())
def test_every_card_has_a_text_and_a_flavour(language: str) -> None:
    said = texts(FOLDER / "texts", language)["cards"]
    assert {key: sorted(parts) for key, parts in said.items()} == {q.key: ["flavour", "text"] for q in QUESTS}


def test_every_word_of_the_effects_is_on_a_card() -> None:
    assert {effect.word for effect in EFFECTS} == set(WORDS)


def test_every_program_is_well_formed() -> None:
    for quest in QUESTS:
        assert quest.effects, quest.id
        for effect in quest.effects:
            check(effect, quest.id)


def check(effect: Effect, card: str) -> None:
    """An effect has what it needs and nothing else, and no two of its cases fit at once."""
    word = effect.word
    assert EFFECTS[effect.number] is effect and QUESTS[effect.quest].id == card
    counted = ("pause", "lose", "lose-favour", "draw", "march", "peek", "fever")
    goes_back = word == "driven" and effect.way == "back"
    assert (effect.n > 0) == (word in counted or goes_back), card
    assert bool(effect.kinds) == (word == "take"), card
    assert len(effect.options) == (2 if word == "either" else 0), card
    if word == "adventure":
        assert bool(effect.dice) != bool(effect.need), card
        assert bool(effect.dice) == bool(effect.cases), card
    elif word in ("throw", "plank"):
        assert (effect.dice > 0, effect.need > 0) == (word == "throw", word == "plank"), card
        throws = list(product(range(1, 7), repeat=effect.dice))
        fitting = [sum(case.fits(dice, sunk) for case in effect.cases) for dice in throws for sunk in range(4)]
        assert max(fitting) == 1, card
    else:
        assert not effect.cases and not effect.dice and not effect.need, card
    if word in ("choose", "each"):
        assert effect.then, card
    for inner in [effect.then, effect.otherwise, effect.fail, *effect.options, *[c.then for c in effect.cases]]:
        for each in inner:
            check(each, card)


def effect_of(**entries: Any) -> Effect:
    """An effect as it would be written in the file."""
    known = len(EFFECTS)
    try:
        return Effect(Table("quests.toml", "card.effect[0]", entries), 0)
    finally:
        del EFFECTS[known:]  # it is on no card, and it may be half made


@pytest.mark.parametrize(
    ("entries", "complaint"),
    [
        ({}, "'card.effect[0].do' is missing"),
        ({"do": "dance"}, "'card.effect[0].do' must be one of pause, lose, "),
        ({"do": "pause"}, "'card.effect[0].n' is missing"),
        ({"do": "draw", "n": 0}, "'card.effect[0].n' must be a whole number from 1 to 9, not 0"),
        ({"do": "lose", "n": 1, "whom": "target"}, "'card.effect[0].whom' is unknown here"),
        ({"do": "pause", "n": 1, "who": "all"}, "'card.effect[0].who' must be one of target"),
        ({"do": "throw", "dice": 3}, "'card.effect[0].dice' must be a whole number from 1 to 2, not 3"),
        ({"do": "plank", "need": 4}, "'card.effect[0].need' must be a whole number from 1 to 3, not 4"),
        ({"do": "driven"}, "'card.effect[0].to' is missing"),
        ({"do": "driven", "to": "home"}, "'card.effect[0].to' must be one of nearest-landing, "),
        ({"do": "each", "among": "everybody"}, "'card.effect[0].among' must be one of ashore, "),
        ({"do": "take"}, "'card.effect[0].kinds' is missing"),
        ({"do": "either"}, "'card.effect[0].options' is missing"),
        ({"do": "either", "options": [{"do": "curse"}]}, "'card.effect[0].options' must be a list of lists of tables"),
        ({"do": "choose", "then": [{"do": "drwa"}]}, "'card.effect[0].then[0].do' must be one of "),
        ({"do": "throw", "dice": 1, "cases": [{}]}, "'card.effect[0].cases[0].double' is missing"),
        ({"do": "throw", "dice": 1, "cases": [{"total": [1]}]}, "'card.effect[0].cases[0].total' must be 2 whole"),
        ({"do": "throw", "dice": 1, "cases": [{"total": [1, 2], "best": [5, 6]}]}, "cases[0].best' is unknown here"),
        ({"do": "take", "kinds": ["rum"]}, "'card.effect[0].kinds' must be "),
        ({"do": "throw", "cases": [{"total": [1, 6]}]}, "'card.effect[0].dice' "),
        ({"do": "plank", "cases": [{"sunk": [0, 3]}]}, "'card.effect[0].need' "),
        ({"do": "adventure"}, "'card.effect[0]"),
    ],
)
def test_a_wrong_effect_is_named_with_what_was_expected(entries: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadContent, match="^quests.toml: .*" + re.escape(complaint)):
        effect_of(**entries)


SOURCE = Path(__file__).parents[3] / "src" / "doubloon" / "games" / "allwatyawant"
"""Content is read when a module is loaded, and compiled modules are loaded once: so a copy of the source is."""


@pytest.mark.parametrize(
    ("name", "old", "new", "complaint"),
    [
        ("quests", '{ id = "R05"', '# { id = "R05"', "each of rum, fauna, voodoo, island must have 10 cards"),
        ("quests", 'name = "fauna"', 'name = "flora"', "'decks[1].name' must be one of rum, "),
        ("quests", 'name = "One', 'namee = "One', "'decks[0].cards[0].name' is missing; there is "),
        ("quests", '"spirit-walk" }]', '"spirit-walks" }]', "'decks[2].cards[5].effect[0].do' must be one of"),
        ("quests", 'effect = [{ do = "spirit-walk" }]', "effect = []", "'decks[2].cards[5].effect' "),
        ("quests", ', effect = [{ do = "spirit-walk" }]', "", "'decks[2].cards[5].effect' "),
        ("quests", 'id = "F02"', 'id = "F01"', "f01"),
        ("quests", 'name = "storm"', 'name = "squall"', "storm"),
        ("favours", '"doublette"', '"double"', "doublette"),
        ("box", "on_land = 3", "ashore = 3", "'limits.on_land' is missing"),
        ("box", "standard = [8, 8,", "standard = [9, 8,", "42"),
    ],
)
def test_wrong_content_is_refused_when_the_game_is_loaded(
    tmp_path: Path, name: str, old: str, new: str, complaint: str
) -> None:
    copy = tmp_path / "wrong"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    file = copy / "content" / f"{name}.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises((BadContent, BadGame), match=re.escape(complaint)):
        load_package(copy, "wrong_cards")
