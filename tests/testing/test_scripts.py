"""Scripts: games in the words of the rulebook, with errors that say which line asked for what."""

from typing import Any

import pytest

from doubloon.core import Game, find_game, fingerprint
from doubloon.testing import ScriptError, deal, play, refused

GAME: Game[Any] = find_game("salvage")


def test_a_script_may_leave_chance_to_its_seed() -> None:
    state = play(GAME, "0 trust", seats=3)
    assert state.actors() == [0, 1, 2]
    assert fingerprint(state) == fingerprint(play(GAME, "0 trust", seats=3))
    assert fingerprint(state) != fingerprint(play(GAME, "0 trust", seats=3, seed="another"))


def test_comments_blank_lines_and_semicolons_are_read() -> None:
    one = play(GAME, "* draw rope-1; * draw rope-2")
    other = play(GAME, "\n# the deal\n  * draw rope-1   # first\n\n* draw rope-2 ;; \n")
    assert fingerprint(one) == fingerprint(other)


def test_a_script_goes_on_from_a_position_and_leaves_it_alone() -> None:
    start = deal(GAME.start(2))
    before = fingerprint(start)
    assert play(GAME, "0 look; * open gold", start=start).phase.name == "KeepOrSink"
    assert fingerprint(start) == before


@pytest.mark.parametrize(
    ("script", "message"),
    [
        ("0 trust\n1 look", r"line 2: 'look' by seat 1 is refused: Not possible now: look"),
        ("0 trust\n* draw rope-1", r"line 2: chance cannot 'draw rope-1' in Choose; nothing is drawn now"),
        ("* open gold", r"line 1: chance cannot 'open gold' in DrawRope; it can 'draw rope-1', "),
        ("\n* draw rope-1; * draw rope-2;; 0 sail", r"line 2, step 3: 'sail' is not a move in this game"),
        ("* draw rope-1; who", r"line 1, step 2: a step is 'seat move'"),
        ("0 trsut", r"line 1: 'trsut' is not a move in this game. Did you mean 'trust'"),
        ("Anna trust", r"line 1: a step is 'seat move' or '\* outcome', not 'Anna trust'"),
    ],
)
def test_a_wrong_step_is_an_error_that_names_its_line(script: str, message: str) -> None:
    with pytest.raises(ScriptError, match=message):
        play(GAME, script)


def test_refused_gives_the_reason_and_is_an_error_for_what_is_allowed() -> None:
    state = deal(GAME.start(2))
    assert refused(GAME, state, "1 look").startswith("It is not your turn")
    with pytest.raises(ScriptError, match="should be refused, but it is allowed"):
        refused(GAME, state, "0 look")
