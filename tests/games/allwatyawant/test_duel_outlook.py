"""§7 What the view tells of a duel before it is decided: what follows either way, and the booty."""

from __future__ import annotations

import pytest

from tests.games.allwatyawant.duels import ANNA, BOBBY, exchange, exchanges, fight, fight_for
from tests.games.allwatyawant.table import asked, go, question, view


@pytest.mark.parametrize("before", ["", "h", "hp", "hh", "pp", "hph", "hphhp", "pppp", "ppppp"])
@pytest.mark.parametrize("hits", [True, False])
def test_7_2_what_is_foretold_of_an_exchange_is_what_comes(before: str, hits: bool) -> None:
    state = exchanges(fight(), before)
    foretold = view(state, None)["duel"]["if_hit" if hits else "if_parried"]
    after = exchange(state, hits)
    if foretold["follows"] == "tie":
        assert after.duelists == ()
        return
    assert after.points == foretold["points"]
    if foretold["follows"] == "won":
        assert (question(after), asked(after)) == ("DriveAway", foretold["winner_seat"])
        assert foretold["striker_seat"] is None
    else:
        assert (question(after), asked(after)) == ("LayAttack", foretold["striker_seat"])
        assert after.duel_round == (2 if foretold["follows"] == "round" or len(before) >= 3 else 1)


def test_7_2_what_follows_is_the_same_for_all_and_does_not_tell_the_hidden_card() -> None:
    state = fight(3)
    laid = [go(state, f"0 lay {way}") for way in ("horizontal", "vertical")]
    for watcher in (BOBBY, 2, None):
        assert view(laid[0], watcher)["duel"] == view(laid[1], watcher)["duel"]


def test_7_4_the_booty_left_and_the_token_that_was_named() -> None:
    state = exchanges(fight_for("lumber rope flag", "silver silver"), "hhh")
    assert question(state) == "ChooseBooty"
    assert (view(state, BOBBY)["duel"]["booty_left"], view(state, BOBBY)["duel"]["named"]) == (3, None)
    state = go(state, "0 rob rope")
    assert (view(state, ANNA)["duel"]["booty_left"], view(state, ANNA)["duel"]["named"]) == (3, "rope")
    state = go(state, "1 hand over")
    assert (view(state, ANNA)["duel"]["booty_left"], view(state, ANNA)["duel"]["named"]) == (2, None)
    assert view(state, ANNA)["duel"]["if_hit"] is None
