"""Treasure Hunter with the box on the table: the count, a raid and a scroll, by the rules and nothing else."""

from __future__ import annotations

import pytest

from doubloon.core.errors import BadSheet
from doubloon.games.treasure_hunter.companion import Answer, CampSheet, OwnSheet, Raid, RaidSheet, Sheet, advise


def own(money: int = 0, treasures: str = "", goblins: int = 0) -> OwnSheet:
    return {"money": money, "treasures": treasures.split(), "goblins": goblins}


def camp(paws: int, discipline: int = 0, *, scared: bool = False) -> CampSheet:
    return {"paws": paws, "discipline": discipline, "scared": scared}


def lines(answer: Answer, seat: int = 0) -> dict[str, int]:
    return {line["part"]: line["points"] for line in answer["players"][seat]["lines"]}


def night(goblins: str, *camps: CampSheet, money: int = 15, coins: list[int] | None = None) -> Raid:
    names = goblins.split()
    raid: RaidSheet = {"goblins": names, "coins": coins or [0] * len(names), "camps": list(camps)}
    answer = advise({"players": [own(money) for _ in camps], "raid": raid})
    assert answer["raid"] is not None
    return answer["raid"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_2_everybody_begins_with_the_same_money(seats: int) -> None:
    answer = advise({"players": [{"treasures": [], "goblins": 0} for _ in range(seats)]})
    assert [each["money"] for each in answer["players"]] == [15] * seats
    assert [(each["total"], each["place"]) for each in answer["players"]] == [(15, 1)] * seats


def test_6_2_four_things_are_added_up() -> None:
    answer = advise({"players": [own(20, "artifact-19 junk-5 master-of-goblins-silver", 3), own(40)]})
    assert lines(answer) == {"gray scrolls": 6, "artifacts": 14, "goblins": 3, "money": 20}
    assert [(each["total"], each["place"]) for each in answer["players"]] == [(43, 1), (40, 2)]


def test_6_1_a_collectors_craze_counts_every_tile_itself_too() -> None:
    tiles = "artifact-2 junk-3 packmaster-gold collectors-craze-silver master-of-goblins-copper"
    answer = advise({"players": [own(0, tiles, 2), own()]})
    points = {tile["treasure"]: tile["points"] for tile in answer["players"][0]["tiles"]}
    assert points == {
        "artifact-2": 2,
        "junk-3": -3,
        "packmaster-gold": 0,
        "collectors-craze-silver": 10,
        "master-of-goblins-copper": 2,
    }
    assert sum(points.values()) + 2 == answer["players"][0]["total"]
    usable = [tile["treasure"] for tile in answer["players"][0]["tiles"] if tile["usable"]]
    assert usable == ["packmaster-gold"]


@pytest.mark.parametrize(
    ("scroll", "times", "pays"),
    [
        ("strong-team-green-silver", 4, 8),
        ("packmaster-gold", 3, 9),
        ("special-team-4-5-6", 2, 6),
        ("raining-coins-x1", 5, 5),
        ("raining-coins-x2", 5, 10),
        ("packmaster-copper", 0, 0),
    ],
)
def test_5_1_a_yellow_scroll_pays_for_each_card_that_it_speaks_of(scroll: str, times: int, pays: int) -> None:
    sheet: Sheet = {"players": [own(), own()], "scroll": {"treasure": scroll, "times": times}}
    assert advise(sheet)["pays"] == pays
    with pytest.raises(BadSheet, match="not a yellow scroll"):
        advise({"players": [own(), own()], "scroll": {"treasure": "artifact-9", "times": 1}})


def test_4_7_goblins_take_their_coin_from_whoever_cannot_hold_them_off() -> None:
    told = night("goblin-3-silver goblin-2-copper goblin-5-gold", camp(5, 1), camp(2), camp(0, scared=True))
    assert [each["pays"] for each in told["goblins"]] == [[0, 2, 0], [0, 0, 0], [0, 3, 0]]
    assert told["goblins"][0]["fates"] == ["held", "pays", "scared"]
    assert told["claimer"] == 0 and all(each["claimed"] for each in told["goblins"])
    assert told["money"] == [20, 10, 15], "the loot goes to whoever claims the goblins"
    assert told["claims"] == [3, 0, 0]


def test_4_7_a_goblin_that_the_strongest_pack_does_not_hold_off_escapes_with_the_money() -> None:
    told = night("goblin-6-gold goblin-1-copper", camp(4, 1), camp(1), coins=[1, 2])
    assert [each["claimed"] for each in told["goblins"]] == [False, True]
    assert told["money"] == [15 - 3 + 2, 15 - 3]
    assert told["claims"] == [1, 0]


def test_4_7_whoever_has_nothing_pays_nothing() -> None:
    told = night("goblin-3-silver goblin-3-gold", camp(0), camp(3, 1), money=3)
    assert [each["pays"][0] for each in told["goblins"]] == [2, 1], "what there is"
    assert told["money"][0] == 0
    assert night("goblin-3-silver", camp(0), camp(3, 1), money=0)["goblins"][0]["fates"] == ["broke", "held"]


def test_4_7_discipline_decides_among_the_strongest() -> None:
    open_ = night("goblin-1-copper", camp(3), camp(3), camp(1))
    assert (open_["settled"], open_["tied"], open_["claimer"], open_["claims"]) == (False, [0, 1], None, [0, 0, 0])
    told = night("goblin-1-copper", camp(3), camp(3, 1), camp(1))
    assert (told["settled"], told["tied"], told["claimer"], told["claims"]) == (True, [0, 1], 1, [0, 1, 0])


def test_4_7_without_a_dog_nobody_claims() -> None:
    told = night("goblin-1-copper", camp(0), camp(0, scared=True))
    assert (told["claimer"], told["settled"], told["tied"]) == (None, True, [])
    assert not told["goblins"][0]["claimed"]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"players": [own()]}, "played by 2 to 6, not by 1"),
        ({"players": [own(-1), own()]}, "money of Player 1, not -1"),
        ({"players": [own(), own(0, "artifact-21")]}, "no treasure 'artifact-21'"),
        ({"players": [own(), own(goblins=100)]}, "goblins of Player 2, not 100"),
        ({"players": [own(), own()], "raid": {"goblins": [], "coins": [], "camps": [camp(0)]}}, "a camp for each"),
        (
            {"players": [own(), own()], "raid": {"goblins": ["goblin-9-gold"], "coins": [0], "camps": [camp(0)] * 2}},
            "no goblin 'goblin-9-gold'",
        ),
    ],
)
def test_nonsense_is_refused_in_words(wrong: Sheet, why: str) -> None:
    with pytest.raises(Exception, match=why) as refused:
        advise(wrong)
    assert type(refused.value).__module__ == "doubloon.core.errors"
