"""`doubloon verify` says in plain words who had a hand in the luck, and finds out whoever meddled with it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from doubloon.core import Match, commitment, find_game
from doubloon.core.cuts import Cut, Shuffle
from tests.cli.terminals import Ran, doubloon, finished, refusal, write

SECRET, ANN, CYD = "5" * 64, "a" * 64, "c" * 64
SHUFFLE = Shuffle(
    commitment(SECRET), [Cut([0], commitment(ANN), ANN), Cut([1], commitment("never told"), ""), Cut([2])]
)
ALL = Shuffle(commitment(SECRET), [Cut([0, 1], commitment(ANN), ANN), Cut([2], commitment(CYD), CYD)])


def played(shuffle: Shuffle) -> list[str]:
    """A game with a seed that was made like this."""
    names = ["Ann", "Bob", "Cyd"]
    match = Match.begin(find_game("salvage"), 3, shuffle.seed(SECRET), {"nights": 3}, names, shuffle)
    while not match.is_over():
        seat = match.actors()[0]
        match.submit(seat, match.legal_moves(seat)[0])
    return match.record.text().splitlines()


def verify(folder: Path, lines: list[str]) -> Ran:
    return doubloon("verify", write(folder / "game.jsonl", lines))


def flat(ran: Ran) -> str:
    return " ".join(ran.out.split())


def test_it_names_everybody_whose_cut_is_in_the_seed(tmp_path: Path) -> None:
    ran = verify(tmp_path, played(ALL))
    assert ran.code == 0, ran
    assert flat(ran).count(" proven ") == 6
    assert "The seed is made of the table's secret and the cut of Ann and Cyd" in flat(ran)
    assert "did not" not in flat(ran)


def test_it_names_those_who_were_left_out(tmp_path: Path) -> None:
    ran = verify(tmp_path, played(SHUFFLE))
    assert ran.code == 0, ran
    assert "the cut of Ann, all sealed" in flat(ran)
    assert "Bob sealed a cut but did not open it in time. Cyd did not cut." in flat(ran)


def test_it_does_not_claim_what_it_cannot_know(tmp_path: Path) -> None:
    ran = verify(tmp_path, finished())
    assert ran.code == 0
    assert "unknown The record does not tell who picked the seed" in flat(ran)
    nobody = Shuffle(commitment(SECRET), [Cut([0]), Cut([1], commitment(ANN))])
    ran = verify(tmp_path, played(nobody))
    assert ran.code == 0, ran
    assert "unknown Nobody cut, so the table may have picked the seed alone. Bob sealed" in flat(ran)


def test_before_the_end_only_the_cuts_can_be_checked(tmp_path: Path) -> None:
    ran = verify(tmp_path, played(ALL)[:20])
    assert ran.code == 0, ran
    assert "not yet Cut by Ann and Cyd; that the seed is made of it is shown when the game is over." in flat(ran)


def cuts(place: int, **changes: Any) -> Callable[[dict[str, Any]], None]:
    return lambda shuffle: shuffle["cuts"][place].update(changes)


@pytest.mark.parametrize(
    ("meddle", "says"),
    [
        (cuts(0, cut=CYD), "cut of seat 0 is not what was sealed"),
        (cuts(1, seal=commitment(ANN)), "cut of seat 2 is not what was sealed"),
        (cuts(1, cut=""), "not made of the table's secret and the cuts"),
        (lambda shuffle: shuffle["cuts"].reverse(), "not made of the table's secret and the cuts"),
        (lambda shuffle: shuffle["cuts"].pop(), "not made of the table's secret and the cuts"),
        (lambda shuffle: shuffle["cuts"].clear(), "not made of the table's secret and the cuts"),
        (lambda shuffle: shuffle.update(seal=commitment(CYD)), "secret is not what it sealed"),
        (lambda shuffle: shuffle.update(seal="x"), "'shuffle' must be the table's seal"),
    ],
)
def test_whoever_meddles_is_found_out(tmp_path: Path, meddle: Callable[[dict[str, Any]], None], says: str) -> None:
    lines = played(ALL)
    header = json.loads(lines[0])
    meddle(header["shuffle"])
    ran = verify(tmp_path, [json.dumps(header), *lines[1:]])
    assert says in refusal(ran)


def test_a_seed_that_was_picked_is_found_out_although_all_draws_follow_from_it(tmp_path: Path) -> None:
    """The server threw away what the people had cut, and took a seed that it liked."""
    picked = Match.begin(find_game("salvage"), 3, "a lucky seed", {"nights": 3}, ["Ann", "Bob", "Cyd"], ALL)
    while not picked.is_over():
        seat = picked.actors()[0]
        picked.submit(seat, picked.legal_moves(seat)[0])
    ran = verify(tmp_path, picked.record.text().splitlines())
    assert flat(ran).count(" proven ") == 5
    assert "not made of the table's secret and the cuts" in refusal(ran)
