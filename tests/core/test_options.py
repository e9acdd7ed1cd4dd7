"""Options: a schema that reads what people type and refuses what does not fit."""

import re
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import doubloon.core.state
from doubloon.core import BadGame, BadOption, Option, Options, choice, number, switch

FOG = switch("fog")
ROUNDS = number("rounds", -2, 9, 5)
DECK = choice("deck", ["small", "large"], "small")
SCHEMA = Options(FOG, ROUNDS, DECK)

IS_COMPILED = not doubloon.core.state.__file__.endswith(".py")

json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@pytest.mark.parametrize(
    ("option", "typed", "meant"),
    [
        (FOG, "yes", True),
        (FOG, "ON", True),
        (FOG, "0", False),
        (FOG, False, False),
        (ROUNDS, "7", 7),
        (ROUNDS, " -2 ", -2),
        (ROUNDS, 9, 9),
        (DECK, "large", "large"),
    ],
)
def test_an_option_reads_what_was_meant(option: Option, typed: object, meant: object) -> None:
    assert option.read(typed) == meant
    assert type(option.read(typed)) is type(meant)


@pytest.mark.parametrize(
    ("option", "given", "expected"),
    [
        (FOG, "perhaps", "yes or no"),
        (FOG, 1, "yes or no"),
        (FOG, None, "yes or no"),
        (ROUNDS, 10, "a whole number from -2 to 9"),
        (ROUNDS, "ten", "a whole number from -2 to 9"),
        (ROUNDS, True, "a whole number from -2 to 9"),
        (ROUNDS, 5.0, "a whole number from -2 to 9"),
        (DECK, "Large", "one of small, large"),
        (DECK, 0, "one of small, large"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_what_would(option: Option, given: object, expected: str) -> None:
    with pytest.raises(BadOption, match=f"The option '{option.name}' takes {expected}, not "):
        option.read(given)


@given(st.sampled_from([FOG, ROUNDS, DECK]), json | st.binary() | st.sampled_from([object(), int, Random, 10**5000]))
def test_no_object_breaks_an_option(option: Option, given: object) -> None:
    try:
        value = option.read(given)
    except BadOption as error:
        assert len(str(error)) < 300
    else:
        assert value in option.values and type(value) is type(option.default)


def test_what_is_not_given_takes_its_default() -> None:
    settings = SCHEMA.settle({"rounds": "3"})
    assert settings.as_dict() == {"fog": False, "rounds": 3, "deck": "small"}
    assert list(settings.as_dict()) == ["fog", "rounds", "deck"]
    assert (settings.flag("fog"), settings.number("rounds"), settings.word("deck")) == (False, 3, "small")
    assert SCHEMA.settle(None).as_dict() == SCHEMA.settle({}).as_dict()


def test_an_unknown_option_is_refused_with_those_that_exist() -> None:
    with pytest.raises(BadOption, match="no option 'wind'; this game's options are: fog, rounds, deck"):
        SCHEMA.settle({"wind": 1})
    with pytest.raises(BadOption, match="are: none"):
        Options().settle({"wind": 1})


def test_what_was_given_is_left_alone() -> None:
    given = {"rounds": "3"}
    SCHEMA.settle(given)
    assert given == {"rounds": "3"}


def test_settings_that_were_read_can_be_read_again() -> None:
    rng = Random(7)
    for _ in range(50):
        settings = SCHEMA.sample(rng)
        assert SCHEMA.settle(settings.as_dict()).as_dict() == settings.as_dict()


def test_samples_meet_every_value() -> None:
    rng = Random(7)
    samples = [SCHEMA.sample(rng) for _ in range(300)]
    assert {sample.number("rounds") for sample in samples} == set(range(-2, 10))
    assert {sample.flag("fog") for sample in samples} == {False, True}
    assert {sample.word("deck") for sample in samples} == {"small", "large"}


def test_an_option_needs_a_default_among_its_values() -> None:
    with pytest.raises(BadGame, match="a default among its values"):
        number("rounds", 1, 3, 4)


def test_no_option_stands_in_a_schema_twice() -> None:
    with pytest.raises(BadGame, match="'fog' is in the schema twice"):
        Options(FOG, ROUNDS, FOG)


@pytest.mark.parametrize(
    ("make", "complaint"),
    [
        (lambda: switch("fog", 1), "default among its values, not 1; "),  # type: ignore[arg-type]
        (lambda: number("rounds", 5, 1, 9), r"default among its values, not 9; .* number\(name, low, high, default\)"),
        (lambda: number("rounds", "1", 3, 2), "whole numbers as bounds, not '1' and 3; "),  # type: ignore[arg-type]
        (lambda: choice("deck", "small", ["small"]), "list of texts as its values, not 'small'; "),  # type: ignore[arg-type]
        (lambda: choice("deck", ["small"], "large"), "default among its values, not 'large'; "),
    ],
)
def test_arguments_in_another_order_are_named(make: Callable[[], Option], complaint: str) -> None:
    """Compiled code refuses a wrong type by itself, before our sentence; the right types in a wrong order are ours."""
    with pytest.raises((BadGame, TypeError)) as refused:
        make()
    if not IS_COMPILED or isinstance(refused.value, BadGame):
        assert re.search(complaint, str(refused.value))
