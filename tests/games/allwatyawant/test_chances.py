"""What a throw decides and how likely that is: told to everybody alike, and just as the rules judge the throw."""

from __future__ import annotations

from typing import Any

import pytest

from doubloon.core.voice import whole_languages
from doubloon.games.allwatyawant.chances import of_effects
from doubloon.games.allwatyawant.effects import QUESTS
from doubloon.games.allwatyawant.vocabulary import DICE, DICE_WEIGHTS
from tests.games.allwatyawant.cards import crew
from tests.games.allwatyawant.table import GAME, Voyage, equip, go, hold, place, reads, stuck_in, view, voyage


def fate(state: Voyage) -> dict[str, Any]:
    """What everybody is told, and nobody more than others."""
    told: dict[str, Any] = view(state, None)["fate"]
    assert all(view(state, seat)["fate"] == told for seat in range(state.seats))
    return told


def odds(state: Voyage) -> dict[str, tuple[list[int], int]]:
    return {chance["move"]: (chance["ways"], chance["of"]) for chance in fate(state)["chances"]}


def asked_about(card: str, cards: str = "silver silver") -> Voyage:
    """Seat 0 has read a card and may look for a scapegoat."""
    state = crew()
    hold(state, 0, cards)
    return reads(state, card)


def test_a_letter_tells_the_chances_of_its_throw_before_it_is_carried_out() -> None:
    told = fate(asked_about("F07"))
    assert [case["follows"] for case in told["cases"]] == ["f07 case 1", "f07 case 2"]
    assert told["cases"][0]["when"] == [{"test": "total", "low": 8, "high": 12}]
    assert told["chances"] == [{"move": "", "ways": [15, 21], "of": 36}]
    assert fate(asked_about("F04")) is None
    assert fate(asked_about("R02")) is None, "nobody can say how well a hand shoots"


def test_a_throw_that_lies_there_tells_what_throwing_again_would_change() -> None:
    state = go(asked_about("F07"), "0 no; * throw 3-4")
    assert odds(state) == {
        "accept": ([0, 1], 1),
        "again": ([15, 21], 36),
        "again low": ([3, 3], 6),
        "again high": ([2, 4], 6),
    }
    one = go(asked_about("R09"), "0 no; * throw 4")
    assert odds(one) == {"accept": ([0, 1, 0], 1), "again": ([2, 2, 2], 6)}


@pytest.mark.parametrize("card", ["R06", "F03", "I01"])
def test_the_chance_to_get_free_is_the_share_of_throws_that_free(card: str) -> None:
    state = asked_about(card)
    frees = sum(
        weight
        for (low, high), weight in zip(DICE, DICE_WEIGHTS, strict=True)
        if stuck_in(go(state, f"0 no; * throw {low}-{high}; 0 accept"), 0) is None
    )
    assert odds(state) == {"": ([frees, 36 - frees], 36)}


def test_a_contest_is_even_and_the_own_throw_tips_it() -> None:
    state = go(asked_about("R03"), "0 no")
    assert odds(state) == {"": ([575, 146, 575], 1296)}
    state = go(state, "0 choose seat-3; * throw 5-6")
    assert odds(state)["accept"] == ([33, 2, 1], 36)
    assert odds(state)["again"] == ([575, 146, 575], 1296)


def test_the_bay_tells_how_likely_a_six_is() -> None:
    state = voyage(2)
    place(state, 0, "bay")
    equip(state, 0, "all")
    hold(state, 0, "silver")
    assert odds(state) == {"launch": ([671, 625], 1296)}
    state = go(state, "0 launch; * throw 2-3")
    assert odds(state) == {
        "accept": ([0, 1], 1),
        "again": ([11, 25], 36),
        "again low": ([1, 5], 6),
        "again high": ([1, 5], 6),
    }


def test_digging_tells_how_many_doubloons_and_where_the_emerald_may_be() -> None:
    state = voyage(2)
    place(state, 0, "finish")
    hold(state, 0, "silver")
    assert odds(state) == {"dig": ([1, 10, 25], 36)}
    state = go(state, "0 spend silver")
    assert odds(state) == {"": ([1, 8], 9)}


def test_throws_that_only_move_decide_nothing() -> None:
    state = voyage(2)
    hold(state, 0, "silver")
    assert fate(go(state, "* throw 1-2")) is None


def test_whatever_may_follow_has_words() -> None:
    for language in whole_languages():
        words = GAME.voice(language).text
        for quest in QUESTS:
            found = of_effects(quest.effects)
            for case in found.cases if found else []:
                assert words("nouns", "word", case["follows"]), (quest.name, case["follows"])


def test_options_of_a_letter_are_told_in_words() -> None:
    state = go(asked_about("F06"), "0 no")
    options = view(state, 0)["card"]["options"]
    assert options == ["f06 option 1", "f06 option 2"]
    assert all(GAME.voice("de").text("nouns", "word", option) for option in options)
