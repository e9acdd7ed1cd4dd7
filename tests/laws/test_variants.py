"""The laws bite: each broken variant of the sample game is caught, by the law that is there for it."""

import re
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
    assert variant.says in caught.value.reason
    assert not caught.value.reason.endswith("."), "whoever prints it ends the sentence"
    assert caught.value.record is not None


def test_every_law_that_is_raised_stands_in_the_table() -> None:
    """An author who meets a law looks it up."""
    root = Path(__file__).parents[2]
    table = re.findall(r"^\| ([a-z ]+) \| ", (root / "docs/protocol.md").read_text(encoding="utf-8"), re.MULTILINE)
    for file in (root / "src/doubloon/testing").glob("*.py"):
        for law in re.findall(r"LawBroken\(\s*\"([^\"]+)\"", file.read_text(encoding="utf-8")):
            assert law in table, file.name


def test_an_unbroken_copy_keeps_the_laws() -> None:
    """What the variants are caught for is their sabotage, not that they are copies."""
    game = load_package(SAMPLE, "variant_whole")
    for seed in range(4):
        walk = check(game, 2 + seed, seed=seed, care=0.5)
        assert Match.resume(game, walk.record()).is_over()
