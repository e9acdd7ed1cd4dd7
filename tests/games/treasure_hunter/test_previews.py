"""What the view tells a player beforehand: who holds the treasures and why, and what each choice would change."""

from __future__ import annotations

from typing import Any

from doubloon.games.treasure_hunter.state import Hunt

from .table import (
    ANI,
    BLUE,
    FRANK,
    GAME,
    GOBLINS,
    GREEN,
    JENNY,
    LAVA_CAVE,
    RED,
    at,
    cards,
    draft,
    drafted,
    fingerprint,
    give,
    go,
    table,
)


def sees(state: Hunt, seat: int | None = ANI) -> Any:
    return GAME.view(state, seat)


def holds(state: Hunt, place: int = 0) -> tuple[Any, Any]:
    location = sees(state)["locations"][place]
    return location["max_now"], location["min_now"]


def would(state: Hunt, move: str, seat: int = ANI) -> Any:
    return next(play for play in sees(state, seat)["plays_would"] if play["move"] == move)


def test_the_highest_and_the_lowest_total_hold_the_prizes() -> None:
    state = table("blue-9 flaming-sword", "blue-8 coin-copper", "blue-2 coin-copper")
    best, least = holds(state)
    assert (best["seat"], best["why"], least["seat"], least["why"]) == (ANI, "highest", JENNY, "lowest")
    assert holds(state, LAVA_CAVE)[0] == {"seat": None, "why": "", "tied": [], "by": None}


def test_a_tie_is_told_with_the_adventurer_that_decides_it() -> None:
    state = table("blue-5 blue-4 coin-copper", "blue-9 coin-copper", "blue-2 coin-copper")
    best, _ = holds(state)
    assert best == {"seat": FRANK, "why": "tie", "tied": [ANI, FRANK], "by": "blue-9"}
    state = table("blue-5 blue-4 coin-copper", "blue-9 coin-copper", split_ties=True)
    best, least = holds(state)
    assert (best["seat"], best["why"], least["seat"], least["why"], least["by"]) == (
        FRANK,
        "tie",
        ANI,
        "split",
        "blue-5",
    )


def test_who_is_alone_takes_both_and_nobody_is_said_too() -> None:
    best, least = holds(table("blue-5 coin-copper", "red-9 coin-copper"))
    assert (best["seat"], best["why"], least["seat"], least["why"]) == (ANI, "only", ANI, "only")
    best, least = holds(table("red-5 coin-copper", "red-9 coin-copper"))
    assert (best["seat"], best["why"], least["why"]) == (None, "nobody", "nobody")


def test_what_was_decided_stays_told() -> None:
    state = at(table("blue-5 blue-4 coin-copper", "blue-9 coin-copper", "blue-2 coin-copper"), LAVA_CAVE)
    assert holds(state)[0] == {"seat": FRANK, "why": "tie", "tied": [ANI, FRANK], "by": "blue-9"}


def test_an_action_card_tells_what_it_would_do_before_it_is_played() -> None:
    state = table("blue-7 flaming-sword shrinking-potion polar-bear", "blue-9 coin-copper", "blue-8 coin-copper")
    assert would(state, "play flaming-sword")["totals"] == [11, 9, 8]
    assert would(state, "play flaming-sword")["max_now"]["seat"] == ANI
    assert would(state, "play polar-bear")["totals"][ANI] == 14
    assert would(state, "play shrinking-potion")["min_now"]["seat"] == ANI
    assert would(state, "pass")["max_now"]["seat"] == FRANK
    after = go(state, "0 play flaming-sword")
    assert sees(after)["locations"][0]["totals"] == [11, 9, 8], "It did as was told."


def test_nothing_is_changed_by_looking() -> None:
    state = table("blue-7 goblin-mercenaries sleeping-beauty mystery-mule", "blue-9 coin-copper")
    before = fingerprint(state)
    sees(state)
    assert fingerprint(state) == before


def test_beauty_tells_each_sleeper_mercenaries_their_price_and_a_mule_only_that_it_draws() -> None:
    state = table("blue-7 blue-3 goblin-mercenaries sleeping-beauty mystery-mule", "blue-9 coin-copper", money=[9, 9])
    assert [would(state, f"beauty blue-{number}")["totals"][ANI] for number in (7, 3)] == [3, 7]
    hired = would(state, "play goblin-mercenaries")
    assert (hired["totals"][ANI], hired["money"]) == (18, 6)
    mule = would(state, "play mystery-mule")
    assert (mule["draws"], mule["totals"]) == (True, [10, 9])


def test_a_card_that_cannot_be_played_says_why() -> None:
    state = table("red-7 flaming-sword tiger scaregoblin sleeping-beauty", "blue-9 coin-copper", money=[1, 9])
    found = {play["card"]: play["why_not"] for play in sees(state)["plays_would"]}
    assert found == {
        None: "",
        "tiger": "nobody_there",
        "flaming-sword": "nobody_there",
        "sleeping-beauty": "nobody_there",
        "scaregoblin": "only_against_goblins",
    }
    state = table("blue-7 tiger goblin-mercenaries", "blue-9 coin-copper", money=[1, 9])
    found = {play["card"]: play["why_not"] for play in sees(state)["plays_would"]}
    assert found == {None: "", "tiger": "helps_elsewhere", "goblin-mercenaries": "too_dear"}


def test_what_can_be_played_when_asked_is_what_the_rules_allow() -> None:
    state = table("blue-7 blue-2 tiger polar-bear flaming-sword sleeping-beauty scaregoblin", "blue-9 coin-copper")
    can = {play["move"] for play in sees(state)["plays_would"] if not play["why_not"]}
    assert can == {GAME.words.text[move] for move in state.legal_moves(ANI)}


def test_the_last_pass_closes_the_window_and_says_so() -> None:
    state = table("blue-7 coin-copper", "blue-9", "blue-3 coin-copper")
    assert not would(state, "pass")["closes"]
    state = go(state, "0 pass")
    assert would(state, "pass", JENNY)["closes"]
    assert sees(state)["passed_seats"] == [ANI, FRANK]
    assert sees(state)["order"] == [JENNY, ANI]


def test_goblins_tell_what_they_would_do_to_me_now() -> None:
    state = table("dog-2-7 scaregoblin", "coin-copper", "coin-copper", money=[1, 9, 9])
    assert sees(state)["guard"] == [
        {"held": True, "pays": 0},
        {"held": True, "pays": 0},
        {"held": False, "pays": 1},
    ]
    state = at(state, GOBLINS)
    assert [each["pays"] for each in would(state, "play scaregoblin")["guard"]] == [0, 0, 0]
    assert sees(state, None).get("guard") is None, "Nobody else sees it."


def test_a_card_of_the_pack_tells_what_it_would_change() -> None:
    pack = "red-5 blue-7 dragon dog-3-4 coin-gold flaming-sword green-2 tiger dog-1-12"
    state = draft(pack, RED.replace("red-5", "red-10").replace("red-9", "red-11"), BLUE.replace("blue-7", "blue-10"))
    state.hands[ANI] = tuple(cards("red-9"))
    picks = {pick["card"]: pick for pick in sees(state)["picks_would"]}
    assert list(picks) == sees(state)["pack"]
    assert (picks["red-5"]["before"], picks["red-5"]["after"], picks["red-5"]["group"]) == (9, 14, "red")
    assert (picks["blue-7"]["before"], picks["blue-7"]["after"]) == (None, 7)
    assert (picks["dragon"]["before"], picks["dragon"]["after"], picks["dragon"]["group"]) == (9, 18, "actions")
    assert picks["tiger"]["after"] is None
    assert picks["coin-gold"]["after"] == 3
    assert [each["held"] for each in picks["dog-3-4"]["guard"]] == [True, True, True]
    assert sees(go(state, "0 keep red-5"))["groups"]["totals"] == [None, None, 14]


def test_a_card_tells_what_my_scrolls_would_pay_for_it() -> None:
    state = draft(
        "red-5 blue-7 dragon dog-3-4 coin-gold flaming-sword green-2 tiger dog-1-12",
        RED.replace("red-5", "red-10"),
        BLUE.replace("blue-7", "blue-10"),
    )
    give(state, ANI, "strong-team-red-gold raining-coins-x2 packmaster-silver")
    adds = {pick["card"]: pick["scrolls"] for pick in sees(state)["picks_would"]}
    assert (adds["red-5"], adds["coin-gold"], adds["dog-3-4"], adds["blue-7"], adds["dragon"]) == (3, 6, 2, 0, 0)


def wanted(state: Hunt) -> dict[str, tuple[int, str, int]]:
    return {each["card"]: (each["by_seat"], each["scroll"], each["pays"]) for each in sees(state)["wanted"]}


def test_3_1_a_card_tells_what_a_scroll_of_the_neighbour_who_gets_the_pack_would_pay_for_it() -> None:
    state = draft(
        "red-5 blue-7 dragon dog-3-4 coin-gold flaming-sword green-2 tiger dog-1-12",
        RED.replace("red-5", "red-10"),
        BLUE.replace("blue-7", "blue-10"),
    )
    give(state, ANI, "strong-team-green-gold")
    give(state, FRANK, "strong-team-red-gold special-team-7-8-9 raining-coins-x2 collectors-craze-copper")
    give(state, JENNY, "packmaster-silver")
    assert wanted(state) == {
        "red-5": (FRANK, "strong-team-red-gold", 3),
        "blue-7": (FRANK, "special-team-7-8-9", 3),
        "coin-gold": (FRANK, "raining-coins-x2", 6),
    }
    state.round = 2
    assert wanted(state) == {
        "dog-3-4": (JENNY, "packmaster-silver", 2),
        "dog-1-12": (JENNY, "packmaster-silver", 2),
    }
    assert "wanted" not in sees(state, None), "Nobody else sees the pack."


def test_3_2_what_does_not_go_on_is_wanted_by_nobody() -> None:
    all_cards = "strong-team-blue-gold strong-team-red-gold strong-team-green-gold raining-coins-x2 packmaster-silver"
    three, two = drafted(draft(BLUE, RED, GREEN), 7), drafted(draft(BLUE, RED), 7)
    for state in (three, two):
        give(state, FRANK, all_cards)
    assert (len(sees(three)["pack"]), len(wanted(three))) == (2, 2), "Whichever is left is kept by the neighbour."
    assert len(sees(two)["pack"]) == 3 and wanted(two)
    last = drafted(two, 1)
    assert (len(sees(last)["pack"]), wanted(last)) == (2, {}), "One is kept, the other one set aside."


def test_action_cards_lie_where_they_were_played() -> None:
    state = table("blue-7 red-4 flaming-sword shrinking-potion coin-copper", "blue-9 coin-copper", "red-9 coin-copper")
    state = at(go(state, "0 play flaming-sword"), LAVA_CAVE)
    state = go(state, "0 play shrinking-potion")
    assert sees(state)["players"][ANI]["played"] == [["flaming-sword"], [], ["shrinking-potion"], []]


def test_the_ring_goes_the_way_of_the_packs() -> None:
    state = draft(BLUE, RED, GREEN)
    assert (sees(state)["ring"], sees(state)["pick"], sees(state)["picks"]) == ([0, 1, 2], 1, 9)
    state.round = 2
    assert sees(state)["ring"] == [0, 2, 1]


def test_what_goes_with_a_card_what_fades_and_which_choice_is_the_last_are_told() -> None:
    pack = "red-5 tiger dog-3-4 scaregoblin coin-gold coin-gold green-2 dog-1-12 flaming-sword"
    state = draft(pack, RED.replace("red-5", "red-10"), BLUE.replace("blue-7", "blue-10"))
    picks = sees(state)["picks_would"]
    assert not any(pick["is_last_choice"] for pick in picks)
    assert [pick["card"] for pick in picks if pick["fades"]] == ["tiger", "flaming-sword", "scaregoblin"]
    state.hands[ANI] = tuple(cards("red-9 tiger scaregoblin"))
    assert sees(state)["groups"]["helpers"] == [[], ["tiger"], [], ["scaregoblin"]]
    assert [pick["is_last_choice"] for pick in sees(drafted(state, 7))["picks_would"]] == [True, True]
