"""The table shuffles, everybody cuts: each cut counts, and nothing can be changed once it was sealed."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core import BadRecord, Luck, Match, commitment, find_game, parse
from doubloon.core.cuts import Cut, Shuffle, fits, is_secret
from doubloon.core.record import Header

GAME = find_game("salvage")
secrets = st.binary(min_size=32, max_size=32).map(bytes.hex)
opened = secrets | st.just("")


def shuffled(secret: str, cuts: list[str]) -> Shuffle:
    """A shuffle in which each person has one seat; an empty cut was sealed but never opened."""
    sealed = [Cut([seat], commitment(cut or "never told"), cut) for seat, cut in enumerate(cuts)]
    return Shuffle(commitment(secret), sealed)


def header(shuffle: Shuffle, seats: int) -> Header:
    return Match.begin(GAME, seats, "luck", shuffle=shuffle).record.header


def test_a_seed_is_made_in_the_same_way_for_ever() -> None:
    """A record of today must verify in ten years: this never changes."""
    secret, one, two = "a" * 64, "1" * 64, "2" * 64
    shuffle = shuffled(secret, [one, "", two])
    assert shuffle.seed(secret) == f"{secret}.{one}.{two}"
    assert shuffle.seal == "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
    assert shuffled(secret, ["", ""]).seed(secret) == secret


@given(secrets, st.lists(opened, min_size=1, max_size=6), st.data())
def test_every_cut_changes_the_luck(secret: str, cuts: list[str], data: st.DataObject) -> None:
    """Whoever is honest decides: with another cut of one person, all else being the same, the luck is another."""
    honest = data.draw(st.integers(0, len(cuts) - 1))
    other = data.draw(secrets.filter(lambda cut: cut != cuts[honest]))
    before = shuffled(secret, cuts).seed(secret)
    after = shuffled(secret, [*cuts[:honest], other, *cuts[honest + 1 :]]).seed(secret)
    assert before != after
    assert Luck(before).commitment != Luck(after).commitment


@given(secrets, secrets, st.lists(secrets, min_size=1, max_size=6), st.data())
def test_what_was_sealed_cannot_be_changed(secret: str, another: str, cuts: list[str], data: st.DataObject) -> None:
    shuffle = shuffled(secret, cuts)
    shuffle.check(None)
    shuffle.check(shuffle.seed(secret))
    place = data.draw(st.integers(0, len(cuts) - 1))
    swapped = replace(shuffle.cuts[place], cut=another)
    forged = replace(shuffle, cuts=[*shuffle.cuts[:place], swapped, *shuffle.cuts[place + 1 :]])
    withheld = replace(
        shuffle, cuts=[replace(cut, cut="" if n == place else cut.cut) for n, cut in enumerate(shuffle.cuts)]
    )
    if another != cuts[place]:
        for seed in (None, forged.seed(secret)):
            with pytest.raises(BadRecord, match=f"cut of seat {place} is not what was sealed"):
                forged.check(seed)
    if another != secret:
        with pytest.raises(BadRecord, match="secret is not what it sealed"):
            shuffle.check(shuffle.seed(another))
    for seed in (withheld.seed(secret), secret, "", f"{shuffle.seed(secret)}.{cuts[0]}"):
        with pytest.raises(BadRecord, match="not made of"):
            shuffle.check(seed)


@given(st.text(max_size=70))
def test_a_secret_is_64_lower_digits_and_nothing_else(text: str) -> None:
    assert not fits(text, commitment("x")) or is_secret(text)
    assert is_secret(text) == (len(text) == 64 and set(text) <= set("0123456789abcdef"))
    for odd in ("A" * 64, "a" * 63, "a" * 63 + "\n", "a" * 65, "٣" * 64, ""):
        assert not is_secret(odd)
        assert not fits(odd, commitment(odd))


# In a record ---------------------------------------------------------------------------------------------------------


@given(secrets, st.lists(opened, min_size=2, max_size=5))
def test_a_header_keeps_its_shuffle(secret: str, cuts: list[str]) -> None:
    told = header(shuffled(secret, cuts), len(cuts))
    assert parse(told.line()).header == told
    assert parse(told.line()).header.line() == told.line()


def test_a_header_without_a_shuffle_is_as_it_always_was() -> None:
    told = Match.begin(GAME, 2, "luck").record.header
    assert "shuffle" not in told.line()
    assert parse(told.line()).header.shuffle is None


SEAL = "f" * 64
CUT = {"seats": [0], "seal": SEAL, "cut": ""}


@pytest.mark.parametrize(
    "odd",
    [
        None,
        7,
        [],
        {},
        {"seal": SEAL},
        {"seal": SEAL, "cuts": [], "more": 1},
        {"seal": "short", "cuts": []},
        {"seal": SEAL.upper(), "cuts": []},
        {"seal": None, "cuts": []},
        {"seal": SEAL, "cuts": {}},
        {"seal": SEAL, "cuts": [7]},
        {"seal": SEAL, "cuts": [{**CUT, "more": 1}]},
        {"seal": SEAL, "cuts": [{**CUT, "seats": []}]},
        {"seal": SEAL, "cuts": [{**CUT, "seats": 0}]},
        {"seal": SEAL, "cuts": [{**CUT, "seats": [True]}]},
        {"seal": SEAL, "cuts": [{**CUT, "seats": [2]}]},
        {"seal": SEAL, "cuts": [{**CUT, "seats": [-1]}]},
        {"seal": SEAL, "cuts": [CUT, CUT]},
        {"seal": SEAL, "cuts": [{**CUT, "seats": [1, 1]}]},
        {"seal": SEAL, "cuts": [{**CUT, "seal": "x"}]},
        {"seal": SEAL, "cuts": [{**CUT, "cut": "x"}]},
        {"seal": SEAL, "cuts": [{**CUT, "seal": "", "cut": SEAL}]},
        {"seal": SEAL, "cuts": [{**CUT, "cut": None}]},
    ],
    ids=str,
)
def test_an_odd_shuffle_is_refused_in_one_sentence(odd: object) -> None:
    line = json.dumps({**json.loads(Match.begin(GAME, 2, "luck").record.header.line()), "shuffle": odd})
    with pytest.raises(BadRecord, match="line 1: 'shuffle' must be the table's seal and the cut of each person"):
        parse(line)
