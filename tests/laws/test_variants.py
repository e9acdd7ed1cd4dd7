"""The laws bite: each broken variant of the sample game is caught, by the law that is there for it."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from doubloon.core import Game, Match
from doubloon.testing import LawBroken, check

from .variants import SAMPLE, VARIANTS, Variant, load_package, load_variant


def check_often(game: Game[Any]) -> None:
    for seed in range(20):
        check(game, 2 + seed % 4, game.options.sample(Random(seed)).as_dict(), seed)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_law_catches(variant: Variant, tmp_path: Path) -> None:
    game = load_variant(variant, tmp_path)
    with pytest.raises(LawBroken) as caught:
        check_often(game)
    assert caught.value.law in variant.laws, str(caught.value)
    assert caught.value.record is not None


def test_an_unbroken_copy_keeps_the_laws() -> None:
    """What the variants are caught for is their sabotage, not that they are copies."""
    game = load_package(SAMPLE, "variant_whole")
    for seed in range(4):
        walk = check(game, 2 + seed, seed=seed, care=0.5)
        assert Match.resume(game, walk.record()).is_over()
