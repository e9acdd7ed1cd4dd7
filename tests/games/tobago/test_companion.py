"""Tobago with the box on the table: what people enter is played through by the rules, and nothing else decides."""

from __future__ import annotations

import pytest

from doubloon.core.errors import BadSheet
from doubloon.games.tobago.box import CLUES
from doubloon.games.tobago.companion import CARDS, Answer, CardRow, Sheet, advise

OBJECTS = [
    *("* place g11", "* place n4", "* place b2", "* place l8"),
    *("* place b4", "* place f10", "* place f4"),
    *("* place d6", "* face down", "* place f2", "* face up", "* place h7", "* face up-right"),
]
"""As in the rulebook's example: 14 spaces next to a hut, 6 of them in the jungle."""


def sheet(*deeds: str, island: int = 1, seats: int = 3) -> Sheet:
    return {"island": island, "seats": seats, "deeds": list(deeds)}


def told(*deeds: str) -> Answer:
    """What is told once everything stands on the island."""
    return advise(sheet(*OBJECTS, *deeds))


def sites(answer: Answer, map: int = 0) -> int:
    return answer["table"]["maps"][map]["sites"]


def row(answer: Answer, clue: str) -> CardRow:
    return next(each for each in answer["cards"] if each["clue"] == clue)


def test_2_2_huts_palms_and_statues_are_put_where_the_rules_allow_it() -> None:
    assert advise(sheet())["table"]["objects"]["placing"] == "hut"
    first = advise(sheet("* place g11"))["may"]
    assert "place n4" in first
    assert "place g11" not in first and "place g10" not in first, "taken, and too close to another hut"
    with pytest.raises(BadSheet, match=r"^Step 2 \(\* place g10\): .*§2\.2"):
        advise(sheet("* place g11", "* place g10"))
    with pytest.raises(BadSheet, match="First come the huts"):
        advise(sheet("0 stand g11"))
    with pytest.raises(BadSheet, match="First come the huts"):
        told("* place a3")
    answer = told()
    assert answer["may"] == []
    objects = answer["table"]["objects"]
    assert (len(objects["huts"]), len(objects["palms"]), len(objects["statues"])) == (4, 3, 3)
    assert objects["statues"][0]["looks"] == "down"


def test_4_1_a_clue_must_strike_out_a_site_and_leave_one() -> None:
    before = told()
    answer = told("0 lay next-to-hut on grey")
    assert (sites(before), sites(answer)) == (104, 14)
    assert row(before, "next-to-hut")["leaves"] == [14, 14, 14, 14]
    assert row(answer, "in-jungle")["leaves"][0] == 6
    assert row(answer, "in-hut")["misfits"][0] == "leaves-none"
    assert row(answer, "not-in-hut")["misfits"][0] == "strikes-none"
    assert row(answer, "not-in-hut")["leaves"][1] == 100
    assert sites(told("0 lay next-to-hut on grey", "1 lay in-jungle on grey")) == 6
    with pytest.raises(BadSheet, match="strike nothing out on the grey map"):
        told("0 lay next-to-hut on grey", "1 lay not-in-hut on grey")
    with pytest.raises(BadSheet, match="leave no site on the grey map"):
        told("0 lay next-to-hut on grey", "1 lay in-hut on grey")


def test_1_no_two_clues_are_alike() -> None:
    answer = told("0 lay next-to-hut on grey")
    assert row(answer, "next-to-hut")["on"] == "grey"
    with pytest.raises(BadSheet, match="lies on a map already"):
        told("0 lay next-to-hut on grey", "1 lay next-to-hut on brown")


def test_3_a_real_box_may_hold_clues_that_are_not_on_our_list() -> None:
    unlisted = [clue.name for clue in CARDS[len(CLUES) :]]
    assert len({clue.name for clue in CARDS}) == len(CARDS) and unlisted
    assert not any(name.endswith("in-ocean") for name in unlisted), "nothing lies in the ocean"
    name = next(each for each in unlisted if each.startswith("in-sight-largest-"))
    answer = told(f"0 lay {name} on white")
    left = row(told(), name)["leaves"][3]
    assert not row(answer, name)["listed"]
    assert answer["table"]["maps"][3]["clues"] == [{"clue": name, "roses": [0]}]
    assert sites(answer, 3) == left


def test_3_the_clue_that_somebody_thinks_of_shows_what_it_allows() -> None:
    held = advise({**sheet(*OBJECTS), "held": "next-to-hut"})
    assert len(held["held_allows"]) == 14
    assert told()["held_allows"] == []
    with pytest.raises(BadSheet, match="no clue 'next-to-pub'"):
        advise({**sheet(*OBJECTS), "held": "next-to-pub"})


LOCATING = ["0 lay next-to-hut on grey", "1 lay in-jungle on grey", "2 lay in-sight-palm on grey"]


def located() -> tuple[list[str], str]:
    """Clues that leave one site on the grey map, and where it is."""
    deeds = list(LOCATING)
    while sites(told(*deeds)) > 1:
        answer = told(*deeds)
        fitting = [each for each in answer["cards"] if each["leaves"][0] is not None]
        best = min(fitting, key=lambda each: each["leaves"][0] or 0)
        deeds.append(f"{len(deeds) % 3} lay {best['clue']} on grey")
    return deeds, told(*deeds)["located"][0]["space"]


def test_4_2_5_1_who_can_be_at_the_treasure_this_turn() -> None:
    deeds, spot = located()
    assert told(*deeds)["located"] == [{"map": "grey", "space": spot, "legs": [None] * 3, "near": [False] * 3}], (
        "nobody has said where the cars stand"
    )
    answer = told(*deeds, f"0 stand {spot}", "1 stand b4")
    (grey,) = answer["located"]
    assert grey["legs"][0] == 0 and grey["near"][0]
    assert grey["legs"][1] and grey["near"][1] == (grey["legs"][1] <= 3)
    reach = answer["reach"][1]
    assert (spot in reach) == grey["near"][1] and set(reach.values()) <= {1, 2, 3}
    with pytest.raises(BadSheet, match=r"A99 is not|no space 'a99'"):
        told("0 stand a99")


def test_5_1_a_treasure_is_raised_where_its_only_site_is() -> None:
    deeds, spot = located()
    with pytest.raises(BadSheet, match=r"§5\.1"):
        told(*deeds, "0 raise grey")
    with pytest.raises(BadSheet, match=r"§5\.1"):
        told("0 lay next-to-hut on grey", "0 stand h4", "0 raise grey")
    answer = told(*deeds, f"0 stand {spot}", "0 raise grey")
    assert sites(answer) == 104 and answer["table"]["maps"][0]["clues"] == []
    assert "next-to-hut" in answer["table"]["clues_discarded"]


def test_5_2_5_3_the_raiser_is_asked_first_and_there_is_a_card_more_than_roses() -> None:
    deeds, spot = located()
    laid = [int(deed[0]) for deed in deeds]
    shared = told(*deeds, f"1 stand {spot}", "1 raise grey")["shared"]
    assert shared is not None
    assert shared["roses"] == [1, *reversed(laid)]
    assert shared["cards"] == len(laid) + 2
    before, after = told(*deeds), told(*deeds, f"1 stand {spot}", "1 raise grey", "2 stand h4")
    assert after["shared"] is None, "something else has happened since"
    assert before["cards_left"] - after["cards_left"] == len(laid) + 2


def test_5_5_clues_of_a_real_box_are_discarded_like_ours() -> None:
    deeds = ["0 lay next-to-hut on grey", "1 lay in-jungle on grey", "2 lay in-sight-largest-scrubland on grey"]
    (grey,) = told(*deeds)["located"]
    assert grey["space"] == "c3"
    assert not row(told(), "in-sight-largest-scrubland")["listed"]
    table = told(*deeds, "0 stand c3", "0 raise grey")["table"]
    assert set(table["clues_discarded"]) == {"next-to-hut", "in-jungle", "in-sight-largest-scrubland"}


def test_6_1_after_a_treasure_statues_call_up_amulets_and_turn() -> None:
    deeds, spot = located()
    before = told(*deeds)["table"]["objects"]["statues"]
    answer = told(*deeds, f"0 stand {spot}", "0 raise grey")
    ashore = {statue["at"] for statue in before}
    assert set(answer["table"]["amulets_ashore"]) == ashore
    assert [each["looks"] for each in answer["table"]["objects"]["statues"]] == ["down-left", "up-right", "down-right"]


def test_6_2_6_3_amulets_are_taken_and_given_back() -> None:
    deeds, spot = located()
    raised = [*deeds, f"0 stand {spot}", "0 raise grey"]
    coast = sorted(told(*raised)["table"]["amulets_ashore"])[0]
    with pytest.raises(BadSheet, match=r"§6\.2"):
        told(*raised, "1 stand h4", "1 take")
    taken = told(*raised, f"1 stand {coast}", "1 take")["table"]
    assert taken["players"][1]["amulets"] == 1 and coast not in taken["amulets_ashore"]
    spent = told(*raised, f"1 stand {coast}", "1 take", "1 spend")["table"]
    assert spent["players"][1]["amulets"] == 0 and spent["amulets_left"] == taken["amulets_left"] + 1
    with pytest.raises(BadSheet, match=r"§6\.3"):
        told(*raised, "1 spend")


def test_6_3_an_amulet_strikes_a_site_but_never_the_last_one() -> None:
    deeds, spot = located()
    raised = [*deeds, f"0 stand {spot}", "0 raise grey"]
    coast = sorted(told(*raised)["table"]["amulets_ashore"])[0]
    held = [*raised, f"1 stand {coast}", "1 take", "2 lay next-to-hut on brown"]
    site = told(*held)["table"]["maps"][1]["possible"][0]
    assert "brown" in told(*held)["strikes"]
    struck = told(*held, f"1 strike {site} off brown")["table"]
    assert struck["maps"][1]["sites"] == 13 and struck["players"][1]["amulets"] == 0
    with pytest.raises(BadSheet, match=r"§6\.3"):
        told(*held, f"1 strike {site} off brown", f"1 strike {site} off brown")
    with pytest.raises(BadSheet, match=r"§6\.3"):
        told(*deeds, f"0 strike {spot} off grey")


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (sheet(island=33), "islands 1 to 32, not 33"),
        (sheet("dance"), "no deed ''"),
        (sheet("* dance g11"), "no deed 'dance'"),
        (sheet(*OBJECTS, "3 stand h4"), "seats are 0 to 2, not '3'"),
        (sheet(*OBJECTS, "0 lay"), "no clue ''"),
        (sheet(*OBJECTS, "0 lay in-jungle on pink"), "no map 'pink'"),
        (sheet(*["* place g11"] * 801), "800 deeds at most"),
    ],
)
def test_nonsense_is_refused_in_words(wrong: Sheet, why: str) -> None:
    with pytest.raises(BadSheet, match=why):
        advise(wrong)
