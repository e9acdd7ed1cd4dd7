"""Luck: fixed for ever, fair by weight, and each stream by itself."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core import DoubloonError, Luck, commitment

DICE = [(face, 1) for face in range(6)]
weights = st.lists(st.integers(0, 9), min_size=1, max_size=6).filter(any)


def test_a_commitment_is_the_sha256_of_the_seed() -> None:
    seed = "the parrot knows ü"
    assert commitment(seed) == sha256(seed.encode("utf-8")).hexdigest() == Luck(seed).commitment
    assert commitment("doubloon") == "cf1db82a2bdbcfb1df91ff8d078bc6c3742d350e796f91a5d6774ad71ba0f4d4"


def test_draws_are_the_same_for_ever() -> None:
    """A record of today must verify in ten years: these numbers never change."""
    luck = Luck("doubloon")
    assert [luck.draw(DICE, "dice", count) for count in range(20)] == [
        0,
        0,
        0,
        2,
        0,
        4,
        1,
        2,
        3,
        5,
        2,
        2,
        2,
        2,
        5,
        4,
        1,
        0,
        4,
        5,
    ]
    assert [luck.draw(DICE, "dice of seat 1", count) for count in range(20)] == [
        4,
        1,
        5,
        4,
        2,
        5,
        4,
        1,
        4,
        2,
        3,
        1,
        3,
        2,
        5,
        2,
        5,
        3,
        0,
        3,
    ]
    weighted = [(7, 1), (3, 0), (5, 1000), (9, 999)]
    assert [luck.draw(weighted, "deck", count) for count in range(12)] == [5, 5, 9, 5, 9, 9, 5, 5, 9, 5, 5, 9]


@given(st.text(st.characters(codec="utf-8")), weights, st.text(st.characters(codec="utf-8")), st.integers(0, 1000))
def test_only_what_has_weight_is_drawn(seed: str, weights: list[int], stream: str, count: int) -> None:
    outcomes = list(enumerate(weights))
    drawn = Luck(seed).draw(outcomes, stream, count)
    assert weights[drawn] > 0
    assert Luck(seed).draw(outcomes, stream, count) == drawn


def test_draws_keep_to_the_weights() -> None:
    luck, tries = Luck("fair?"), 20_000
    outcomes = [(0, 1), (1, 2), (2, 0), (3, 5), (4, 12)]
    drawn = Counter(luck.draw(outcomes, "deck", count) for count in range(tries))
    for kind, weight in outcomes:
        expected = tries * weight / 20
        deviation = (expected * (1 - weight / 20)) ** 0.5
        assert abs(drawn[kind] - expected) <= 5 * deviation


def test_streams_and_seeds_have_luck_of_their_own() -> None:
    def rolls(seed: str, stream: str) -> list[int]:
        return [Luck(seed).draw(DICE, stream, count) for count in range(40)]

    everything = [rolls(seed, stream) for seed in ("a", "b") for stream in ("x", "y", "x#1", "")]
    assert len({tuple(some) for some in everything}) == len(everything)


def test_chance_without_outcomes_is_an_error() -> None:
    with pytest.raises(ValueError, match="no outcome"):
        Luck("a").draw([], "deck", 0)
    with pytest.raises(ValueError, match="no outcome"):
        Luck("a").draw([(1, 0)], "deck", 0)


def test_a_seed_that_cannot_be_written_down_is_refused() -> None:
    with pytest.raises(DoubloonError, match="seed"):
        Luck("\ud800")
