"""§13: what a seat cannot know is hidden in views and dealt anew, fairly, in the worlds that it imagines."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from doubloon.core import CHANCE, fingerprint
from doubloon.games.allwatyawant.box import FAVOUR_NAMES, ICONS
from doubloon.games.allwatyawant.island import COIN_AT
from tests.games.allwatyawant.table import (
    GAME,
    Voyage,
    at,
    chances,
    coin,
    empty_stack,
    equip,
    go,
    hand,
    hold,
    mark,
    pass_turns,
    place,
    reads,
    stick,
    view,
    voyage,
    walk,
)

SAMPLES = 200


def worlds(state: Voyage, seat: int, number: int = SAMPLES) -> list[Voyage]:
    """Worlds that a seat imagines."""
    rng = Random(7)
    return [GAME.determinize(state, seat, rng) for _ in range(number)]


def held(*hands: str) -> Voyage:
    """Seat 0 is on turn; these favour cards are held."""
    state = voyage(3)
    for seat, cards in enumerate(hands):
        hold(state, seat, cards)
    return state


def hands_in(worlds: list[Voyage], seat: int) -> set[tuple[int, ...]]:
    """What a seat holds in these worlds."""
    return {world.hands[seat] for world in worlds}


def named(*cards: str) -> tuple[int, ...]:
    """A hand by the names of its cards."""
    return tuple(sorted(FAVOUR_NAMES.index(card) for card in cards))


def attack() -> Voyage:
    """Seat 0 has attacked seat 1 on its field."""
    state = voyage(3)
    place(state, 1, "o2")
    return walk(state, "o2")


def peeked() -> Voyage:
    """The parrot has shown seat 0 a flag on p03 and rum on p28."""
    return go(reads(voyage(3), "F05"), "0 peek p03; * coin flag; 0 peek p28; * coin rum; 0 stop")


def night() -> Voyage:
    """The Night of Exchange: seats 0 and 2 have chosen, a token and a card; seat 1 has not."""
    state = held("", "feint", "silver parley")
    for seat, tokens in enumerate(["rope", "flag", "map"]):
        equip(state, seat, tokens)
    return go(reads(state, "V09"), "0 give rope; 2 give parley")


def gift(card: str = "feint") -> Voyage:
    """Seat 0 has robbed seat 2, who gave this card instead of a token; a silver one is left."""
    state = held("", "silver", f"silver {card}")
    equip(state, 2, "rope")
    return go(reads(state, "V03"), f"0 choose seat-3; 0 rob rope; 2 give {card}")


# Views ---------------------------------------------------------------------------------------------------------------


def test_views_hide_which_favour_cards_others_hold_but_not_how_many() -> None:
    """Ruling 20"""
    state = held("silver", "feint parley", "doublette")
    assert view(state, 1)["favours"] == ["feint", "parley"]
    assert "favours" not in view(state, None)
    for seat, secrets in [(0, "feint parley doublette"), (1, "doublette"), (None, "feint parley doublette")]:
        seen = json.dumps(view(state, seat))
        assert not any(f'"{card}"' in seen for card in secrets.split())
        assert [player["favours"] for player in view(state, seat)["players"]] == [1, 2, 1]


def test_views_show_what_is_open() -> None:
    state = peeked()
    equip(state, 1, "rope")
    mark(state, 2, 2)
    stick(state, 2, "R06")
    seen = view(state, 0)["players"]
    assert (seen[1]["items"], seen[2]["markers"]) == (["rope"], 2)
    assert (seen[2]["adventure"], seen[0]["space"]) == ("Hammock Prisoner", "p05")
    assert view(state, 0)["players"] == view(state, None)["players"]


def test_views_show_coins_to_who_looked_and_to_all_that_somebody_did() -> None:
    state = peeked()
    for seat in (0, 1, None):
        coins = {each["field"]: each for each in view(state, seat)["coins"]}
        assert coins["p03"]["icon"] == ("flag" if seat == 0 else None)
        assert coins["p03"]["seen_by_seats"] == [0]
        assert coins["p05"] == {"field": "p05", "open": True, "icon": "fauna", "seen_by_seats": []}
        assert coins["p31"]["icon"] is None
        assert view(state, seat)["icons_hidden"]["flag"] == (0 if seat == 0 else 1)
        assert view(state, seat)["icons_hidden"]["rum"] == (7 if seat == 0 else 8)


def test_views_hide_the_duel_card_that_lies_face_down() -> None:
    state = go(attack(), "0 lay vertical")
    assert [view(state, seat)["duel"]["laid"] for seat in (0, 1, 2, None)] == ["vertical", None, None, None]
    assert all(view(state, seat)["duel"]["has_laid"] for seat in (0, 1, 2, None))
    hold(state, 0, "silver")
    state = go(state, "1 lay vertical")
    assert [view(state, seat)["duel"]["laid"] for seat in (0, 1, 2, None)] == ["vertical"] * 4


def test_views_hide_what_others_pass_on_in_the_night_of_exchange() -> None:
    state = night()
    assert view(state, 0)["offers"] == "rope"
    assert view(state, 2)["offers"] == "parley"
    assert view(state, 1)["offers"] is None
    assert [player["has_chosen"] for player in view(state, 1)["players"]] == [True, False, True]
    assert '"parley"' not in json.dumps(view(state, 1)) + json.dumps(view(state, None))


def test_a_secret_event_is_told_to_those_who_know() -> None:
    """§13: a card that passes from hand to hand, a card drawn, a coin looked at."""

    def told(script: str, state: Voyage, name: str, field: str) -> list[object]:
        state = state.clone()
        for step in script.split("; "):
            who, _, move = step.partition(" ")
            state.told = []
            state.apply(CHANCE if who == "*" else int(who), GAME.words.parse(move))
        assert state.told is not None
        for event in state.told:
            if GAME.words.read(event, None)["event"] == name:
                return [GAME.words.read(event, seat).get(field) for seat in (0, 1, 2, None)]
        raise AssertionError(f"{name} was not told")

    state = held("", "silver", "silver feint")
    equip(state, 2, "rope")
    robbing = go(reads(state, "V03"), "0 choose seat-3; 0 rob rope")
    assert told("2 give feint", robbing, "passed_favour", "favour") == ["feint", None, "feint", None]
    blind = go(reads(held("", "", "silver feint"), "V03"), "0 choose seat-3")
    assert told("* blind feint", blind, "robbed_card", "favour") == ["feint", None, "feint", None]
    drawing = reads(voyage(3), "R05")
    assert told("* favour feint", drawing, "drew", "favour") == ["feint", None, None, None]
    peeking = go(reads(voyage(3), "F05"), "0 peek p03")
    assert told("* coin flag", peeking, "peeked", "icon") == ["flag", None, None, None]
    laying = attack()
    assert told("0 lay vertical", laying, "laid", "way") == ["vertical", None, None, None]


def test_every_card_of_a_deck_that_nobody_has_seen_is_as_likely() -> None:
    state = voyage(2)
    coin(state, "p05", "rum")
    state = walk(state, "p05")
    assert chances(state) == {f"quest r{number:02}": 1 for number in range(1, 11)}


# Worlds --------------------------------------------------------------------------------------------------------------

POSITIONS: dict[str, Callable[[], Voyage]] = {
    "hands": lambda: held("silver", "feint parley", "silver silver doublette"),
    "coins": peeked,
    "duel": lambda: go(attack(), "0 lay vertical"),
    "night": night,
    "gift": gift,
}


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_own_knowledge_never_changes_and_nothing_is_lost(position: str, seat: int) -> None:
    state = POSITIONS[position]()
    seen, census = view(state, seat), GAME.census(state)
    prompt = state.phase.prompt(state)
    before = fingerprint(state)
    for world in worlds(state, seat):
        assert view(world, seat) == seen
        assert GAME.census(world) == census
        assert world.hands[seat] == state.hands[seat]
        assert world.todo == state.todo
        assert (world.actors(), world.phase.prompt(world)) == (state.actors(), prompt)
        if seat in state.actors():
            assert world.legal_moves(seat) == state.legal_moves(seat)
    assert fingerprint(state) == before, "imagining changes nothing"


def test_unknown_hands_vary() -> None:
    state = held("silver", "feint parley", "silver silver doublette")
    assert len(hands_in(worlds(state, 0), 1)) > 10
    assert len(hands_in(worlds(state, 0), 2)) > 10
    assert {len(hand) for hand in hands_in(worlds(state, 0), 1)} == {2}


def test_hands_are_dealt_anew_with_equal_chances() -> None:
    """Seat 1 holds a feint, one silver card is in the stack, and seat 0 knows where all others are."""
    state = held("", "feint")
    empty_stack(state, 0, "silver")
    found = Counter(world.hands[1] for world in worlds(state, 0, 400))
    assert set(found) == {named("feint"), named("silver")}
    assert abs(found[named("feint")] - 200) < 50, "five standard deviations"


def test_coins_that_only_others_have_looked_under_vary() -> None:
    state = peeked()
    spot = COIN_AT[at("p03")]
    assert {world.icons[spot] for world in worlds(state, 0)} == {ICONS.index("flag")}
    found = Counter(world.icons[spot] for world in worlds(state, 1, 820))
    assert len(found) == len(ICONS)
    assert abs(found[ICONS.index("rum")] - 820 * 8 / 41) < 58, "five standard deviations"
    for world in worlds(state, 1):
        assert world.seen == state.seen
        assert world.icons[COIN_AT[at("p05")]] == ICONS.index("fauna"), "it lies open"


def test_the_duel_card_face_down_is_either_way_for_all_but_its_owner() -> None:
    state = go(attack(), "0 lay vertical")
    assert {world.laid for world in worlds(state, 0)} == {1}
    for seat in (1, 2):
        found = Counter(world.laid for world in worlds(state, seat))
        assert abs(found[0] - SAMPLES / 2) < 36, "five standard deviations"


def test_what_was_laid_is_known_once_it_lies_open() -> None:
    state = attack()
    hold(state, 0, "silver")
    state = go(state, "0 lay vertical; 1 lay horizontal")
    assert {world.laid for world in worlds(state, 1)} == {1}


def test_offers_of_others_are_anything_that_they_have() -> None:
    """Seat 2 holds a token and two cards; seat 0 has only its token to give."""
    state = night()
    offers = {(world.offers[0], world.offers[2]) for world in worlds(state, 1)}
    assert {offer for offer, _ in offers} == {state.offers[0]}
    assert len({offer for _, offer in offers}) > 2
    assert {world.offers[2] for world in worlds(state, 2)} == {state.offers[2]}
    for world in worlds(state, 1):
        passed = go(world, "1 give flag")
        assert passed.offers == [] and GAME.census(passed) == GAME.census(state), "every offer can be passed on"


# What passes from hand to hand ---------------------------------------------------------------------------------------


def test_a_card_that_was_given_is_known_to_giver_and_receiver_only() -> None:
    state = gift()
    assert hand(state, 0) == ["feint"]
    assert hands_in(worlds(state, 2), 0) == {named("feint")}
    assert len(hands_in(worlds(state, 1), 0)) > 3
    assert named("silver") in hands_in(worlds(state, 0), 2)
    assert len(hands_in(worlds(state, 0), 2)) > 3, "what is left of the giver's hand is not known"


def test_a_card_drawn_blind_is_known_to_the_one_who_lost_it() -> None:
    state = go(reads(held("", "", "silver feint"), "V03"), "0 choose seat-3; * blind feint")
    assert hands_in(worlds(state, 2), 0) == {named("feint")}
    assert len(hands_in(worlds(state, 1), 0)) > 3


def test_a_known_card_that_is_spent_is_known_no_more() -> None:
    state = gift()
    state = pass_turns(state, 0)
    mark(state, 0, 1)
    state = go(state, "0 spend feint")
    assert hand(state, 0) == []
    for world in worlds(state, 2):
        assert world.hands[0] == ()
        assert view(world, 2)["favours_below"] == ["feint"]


def test_a_known_card_stays_known_when_another_kind_is_spent() -> None:
    state = held("parley", "", "silver feint")
    equip(state, 2, "rope")
    state = go(reads(state, "V03"), "0 no; 0 choose seat-3; 0 rob rope; 2 give feint")
    state = pass_turns(state, 0)
    mark(state, 0, 1)
    state = go(state, "0 spend parley")
    assert hands_in(worlds(state, 2), 0) == {named("feint")}


def gift_besides(card: str) -> Voyage:
    """Seat 2 has given seat 0, who holds this card, a feint; seat 1 is on turn and has drawn the next Blood Debt."""
    state = held(card, "", "silver feint")
    equip(state, 2, "rope")
    no = "0 no; " if card else ""
    state = go(reads(state, "V03"), f"{no}0 choose seat-3; 0 rob rope; 2 give feint")
    return go(reads(state, "V03", "p09"), "1 choose seat-1")


def test_after_a_blind_draw_others_are_not_sure_any_more_what_is_left() -> None:
    """Seat 2 knows that seat 0 held a feint and something else, of which seat 1 has drawn one."""
    state = go(gift_besides("parley"), "* blind parley")
    assert (hand(state, 0), hand(state, 1)) == (["feint"], ["parley"])
    assert len(hands_in(worlds(state, 2), 0)) > 1
    assert hands_in(worlds(state, 0), 1) == {named("parley")}


def test_who_knows_a_whole_hand_knows_what_is_drawn_from_it() -> None:
    """Seat 2 knows that seat 0 held the feint and nothing else; so the card that seat 1 drew is the feint."""
    state = go(gift_besides(""), "* blind feint")
    assert (hand(state, 0), hand(state, 1)) == ([], ["feint"])
    assert hands_in(worlds(state, 2), 1) == {named("feint")}


def exchanged(mine: str, theirs: str) -> Voyage:
    """In the Night of Exchange seat 0 has passed this card to seat 1, who passed that one to seat 2."""
    state = held(f"{mine} silver", f"{theirs} silver", "")
    state = go(reads(state, "V09"), f"0 no; 0 give {mine}; 1 give {theirs}")
    assert (hand(state, 1), hand(state, 2)) == (sorted([mine, "silver"], key=FAVOUR_NAMES.index), [theirs])
    return state


def test_in_the_night_of_exchange_giver_and_receiver_know_the_card() -> None:
    """What seat 1 passes on was chosen before the feint came, so seat 0 knows that seat 1 still holds it."""
    state = exchanged("feint", "parley")
    for world in worlds(state, 1):
        assert world.hands[2] == named("parley")
    for world in worlds(state, 0):
        assert FAVOUR_NAMES.index("feint") in world.hands[1]


def test_in_the_night_of_exchange_two_of_a_kind_may_be_swapped() -> None:
    """Each knows the silver card that it gave the other, though it got one of the same kind for it."""
    state = voyage(2)
    hold(state, 0, "silver")
    hold(state, 1, "silver feint")
    state = go(reads(state, "V09"), "0 no; 0 give silver; 1 give silver")
    assert (hand(state, 0), hand(state, 1)) == (["silver"], ["silver", "feint"])
    for world in worlds(state, 0):
        assert FAVOUR_NAMES.index("silver") in world.hands[1]
    assert hands_in(worlds(state, 1), 0) == {named("silver")}


def test_a_card_that_comes_up_from_under_the_stack_is_known_to_all() -> None:
    """§6.1, §13: all have seen it go there."""
    state = held("feint")
    mark(state, 0, 1)
    empty_stack(state, 2)
    state = go(reads(go(state, "0 spend feint"), "R05"), "* favour feint")
    for seat in (1, 2):
        assert hands_in(worlds(state, seat), 0) == {named("feint")}


# No peeking ----------------------------------------------------------------------------------------------------------


def given_and_spent(given: str) -> Voyage:
    """Seat 0 held one of silver and feint and was given the other; then it has spent the silver card."""
    state = held("silver" if given == "feint" else "feint", "", f"parley {given}")
    equip(state, 2, "rope")
    state = go(reads(state, "V03"), f"0 no; 0 choose seat-3; 0 rob rope; 2 give {given}")
    state = pass_turns(state, 0)
    mark(state, 0, 1)
    return go(state, "0 spend silver")


TWINS: dict[str, tuple[int, Callable[[], Voyage], Callable[[], Voyage]]] = {
    "hands": (0, lambda: held("silver", "feint parley", "doublette"), lambda: held("silver", "silver feint", "parley")),
    "a card drawn": (
        1,
        lambda: go(reads(voyage(3), "R05"), "* favour silver; * favour feint"),
        lambda: go(reads(voyage(3), "R05"), "* favour parley; * favour bulwark"),
    ),
    "coins": (
        1,
        peeked,
        lambda: go(reads(voyage(3), "F05"), "0 peek p03; * coin rope; 0 peek p28; * coin map; 0 stop"),
    ),
    "duel": (1, lambda: go(attack(), "0 lay vertical"), lambda: go(attack(), "0 lay horizontal")),
    "night": (
        1,
        night,
        lambda: go(reads(carriers(), "V09"), "0 give rope; 2 give map"),
    ),
    "a gift": (1, lambda: gift("feint"), lambda: gift("bulwark")),
    "a gift of which one was spent": (1, lambda: given_and_spent("feint"), lambda: given_and_spent("silver")),
    "a night": (2, lambda: exchanged("feint", "parley"), lambda: exchanged("bulwark", "parley")),
}


def carriers() -> Voyage:
    """As before the night, but with other cards."""
    state = held("", "feint", "silver doublette")
    for seat, tokens in enumerate(["rope", "flag", "map"]):
        equip(state, seat, tokens)
    return state


@pytest.mark.parametrize("case", TWINS)
def test_true_positions_that_look_alike_give_the_same_worlds(case: str) -> None:
    """Determinizing does not peek: the same random numbers lead to the same world."""
    seat, make_one, make_other = TWINS[case]
    one, other = make_one(), make_other()
    assert view(one, seat) == view(other, seat)
    assert fingerprint(one) != fingerprint(other)
    for seed in range(SAMPLES):
        same = fingerprint(GAME.determinize(one, seat, Random(seed)))
        assert same == fingerprint(GAME.determinize(other, seat, Random(seed))), f"seed {seed}"
