"""No level knows more than its seat, in any game; and the same luck and trials give the same move on every build."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from doubloon.bots import Bot, find_bot
from doubloon.bots.levels import BOTS, plan_of
from doubloon.bots.lookahead import decide
from doubloon.core import Game, Move, find_game, fingerprint, game_ids
from doubloon.testing import LawBroken
from doubloon.testing.decisions import decisions, hasty
from doubloon.testing.honesty import check_honesty, twin_choices

from .variants import VARIANTS, load_variant

SOURCE = Path(__file__).parents[2] / "src"
PAIRS = 2
"""So many pairs of positions each level is asked about."""
APART = 12
"""Twins live on for a while: so many pairs are passed over before the next is looked at."""


class Hasty(Bot):
    """The strongest level with few trials: it thinks in the same way, and is soon done."""

    name: ClassVar[str] = "hasty"

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        return decide(game, world, seat, rng, plan_of(hasty(game.levels[-1])))[0].move


class Gossip(Bot):
    """Tells every seat what the others hold: it remembers each world that it was ever shown."""

    name: ClassVar[str] = "gossip"

    def __init__(self) -> None:
        self.heard = 0

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        self.heard = 31 * self.heard + sum(hash(hand) for hand in world.hands)
        moves: list[Move] = world.legal_moves(seat)
        return moves[self.heard % len(moves)]


class Reader(Bot):
    """Decides by everything that stands in the world it is shown."""

    name: ClassVar[str] = "reader"

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        moves: list[Move] = world.legal_moves(seat)
        return moves[int(fingerprint(world), 16) % len(moves)]


@pytest.mark.slow
@pytest.mark.parametrize("game_id", game_ids())
def test_every_level_decides_by_what_its_seat_knows(game_id: str) -> None:
    game = find_game(game_id)
    pairs = list(islice(twin_choices(game, game.min_seats, 0), 0, APART * PAIRS, APART))
    assert len(pairs) == PAIRS
    for luck, (one, other, seat) in enumerate(pairs):
        assert fingerprint(one) != fingerprint(other)
        for bot in (*BOTS[:-1], Hasty(), find_bot("first_mate")):
            check_honesty(bot, game, one, other, seat, luck)


def is_found_out(bot: Bot, game: Game[Any]) -> bool:
    try:
        for luck, pair in enumerate(islice(twin_choices(game, 3, 1), 30)):
            check_honesty(bot, game, *pair, luck)
    except LawBroken as broken:
        return broken.law == "honest" and "knows more than seat" in broken.reason
    return False


def test_the_law_bites_on_whoever_carries_secrets_from_seat_to_seat() -> None:
    assert is_found_out(Gossip(), find_game("salvage"))


def test_the_law_bites_where_worlds_show_what_is_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`determinize` that copies the real position is caught by the law of twins first, so that one looks away here."""
    assert not is_found_out(Reader(), find_game("salvage"))
    monkeypatch.setattr("doubloon.testing.twins.Twins._compare", lambda *_: None)
    peeking = next(each for each in VARIANTS if each.name == "a determinize that copies the real position")
    assert is_found_out(Reader(), load_variant(peeking, tmp_path))


@pytest.mark.parametrize("game_id", game_ids())
def test_the_same_luck_and_trials_give_the_same_moves_on_the_source(game_id: str) -> None:
    """Where this is the compiled build, another process decides on the source; here and there names hash otherwise."""
    ran = subprocess.run(
        [sys.executable, "-m", "doubloon.testing.decisions", game_id],
        env=os.environ | {"PYTHONPATH": str(SOURCE), "PYTHONHASHSEED": "4711"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.splitlines() == decisions(find_game(game_id))
