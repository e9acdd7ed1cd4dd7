"""§2 Before the first turn: setting up, who goes first, going ashore."""

from __future__ import annotations

from doubloon.core.schema import schema
from doubloon.games.allwatyawant.box import FAVOUR_COPIES, SILVER
from doubloon.games.allwatyawant.choices import MOST_ROUNDS
from doubloon.testing import play
from tests.games.allwatyawant.table import (
    GAME,
    Voyage,
    asked,
    chances,
    coin,
    go,
    hand,
    hold,
    is_chance,
    moves,
    place,
    question,
    view,
    voyage,
    where,
    why,
)


def landing(script: str, seats: int = 3, **options: object) -> Voyage:
    """The game from its beginning."""
    return play(GAME, script, seats, options)


THROWS = "* first seat-2; * throw 2-3; * throw 6-6; * throw 1-4"
"""Seat 1 throws 5, seat 2 twelve, seat 0 five."""


def test_2_1_everything_lies_face_down_and_nothing_has_an_order_yet() -> None:
    """K2, K3, K4, K6: what lies where is decided when it is turned up."""
    state = landing("")
    seen = view(state, None)
    assert len(seen["coins"]) == 42
    assert not any(spot["open"] or spot["icon"] for spot in seen["coins"])
    assert len(seen["doubloons"]) == 9
    assert not any(spot["found"] for spot in seen["doubloons"])
    assert [(deck["fresh"], deck["under"]) for deck in seen["decks"]] == [(10, [])] * 4
    assert seen["favours_left"] == 48
    assert seen["favours_below"] == []


def test_1_2_every_coin_is_equally_likely_on_every_field() -> None:
    """K2"""
    state = go(voyage(2), "* throw 1-1; 0 go p05")
    assert chances(state) == {
        **{f"coin {icon}": 8 for icon in ("rum", "fauna", "voodoo", "island")},
        **{f"coin {icon}": 2 for icon in ("lumber", "sailcloth", "bamboo", "rope")},
        **{f"coin {icon}": 1 for icon in ("flag", "map")},
    }
    assert "coin map" not in chances(go(state, "* coin map; * favour silver; * throw 1-1; 1 go p09"))


def test_5_1_the_cards_of_a_deck_that_nobody_has_seen_are_equally_likely() -> None:
    """K4"""
    state = voyage(2)
    coin(state, "p05", "fauna")
    state = go(state, "* throw 1-1; 0 go p05")
    assert chances(state) == {f"quest f{number:02}": 1 for number in range(1, 11)}


def test_1_4_favour_cards_are_shuffled_all_together() -> None:
    """K6"""
    state = landing(THROWS)
    assert list(chances(state).values()) == FAVOUR_COPIES == [32, 2, 2, 2, 2, 2, 2, 2, 2]
    assert FAVOUR_COPIES[SILVER] == 32


def test_2_luck_decides_who_goes_first() -> None:
    """K7"""
    assert chances(landing("", seats=4)) == {f"first seat-{seat}": 1 for seat in (1, 2, 3, 4)}


def test_2_2_the_first_player_throws_first_and_the_highest_throw_lands_first() -> None:
    """K8"""
    state = landing(THROWS)
    assert question(state) == "DrawFavour"
    state = go(state, "* favour silver")
    assert asked(state) == 2
    assert hand(state, 2) == ["silver"]
    assert hand(state, 1) == []


def test_2_2_of_equal_throws_the_earlier_one_lands_first() -> None:
    """K8"""
    state = go(landing(THROWS), "* favour silver; 2 land l1; * favour parley")
    assert asked(state) == 1
    state = go(state, "1 land l2; * favour feint")
    assert asked(state) == 0


def test_2_2_only_one_pirate_lands_on_each_of_the_six_sites() -> None:
    """K8"""
    state = go(landing(THROWS), "* favour silver")
    assert moves(state) == ["land l1", "land l2", "land l3", "land l4", "land l5", "land l6"]
    state = go(state, "2 land l4; * favour silver")
    assert why(state, "1 land l4") == "site_taken §2.2"


def test_2_2_then_the_first_player_begins_the_first_round() -> None:
    state = go(
        landing(THROWS),
        "* favour silver; 2 land l4; * favour silver; 1 land l1; * favour tailwind; 0 land l6",
    )
    assert (state.turn, state.round) == (1, 1)
    assert [where(state, seat) for seat in range(3)] == ["l6", "l1", "l4"]
    assert [hand(state, seat) for seat in range(3)] == [["tailwind"], ["silver"], ["silver"]]
    assert question(state) == "ThrowDice"


def test_2_turns_go_round_in_seat_order() -> None:
    """Ruling 42"""
    state = voyage(3)
    order = []
    for field in ("o2", "o4", "o6", "l1"):
        order.append(state.turn)
        state = go(state, f"* throw 1-1; {state.turn} go {field}")
    assert order == [0, 1, 2, 0]
    assert state.round == 2


def test_6_2_the_landing_throw_cannot_be_changed() -> None:
    state = landing("* first seat-1")
    hold(state, 0, "tailwind")
    state = go(state, "* throw 1-1")
    assert is_chance(state)
    assert state.landing_throws == [2]


def test_2_2_afterwards_several_pirates_may_stand_on_a_landing_site() -> None:
    """Ruling 43"""
    state = voyage(3)
    place(state, 0, "o4")
    state = go(state, "* throw 1-1; 0 go l2")
    assert where(state, 0) == where(state, 1) == "l2"
    assert question(state) == "LayAttack"
    assert state.duelists == (0, 1)


def test_clients_are_told_whose_throw_is_whose_and_that_the_usual_limit_is_out_of_reach() -> None:
    """The throws stand in turn order from the first player on, whichever way play goes."""
    fields = schema(GAME).fields
    assert fields["landing_throws"].hints == {"from_seat": "first_seat", "going": "play_goes"}
    assert fields["round_limit"].hints == {"usually": MOST_ROUNDS}
    assert view(landing(THROWS), None)["landing_throws"] == [5, 12, 5]
