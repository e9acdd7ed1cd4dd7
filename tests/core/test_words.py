"""The vocabulary: moves that people can type and events that tell each reader no more than they may know."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core import CHANCE, BadGame, UnknownMove, Vocabulary
from doubloon.core.words import MOST_GUESSES

NAMES = ["Ann", "Bob", "Cyd"]


def harbour() -> Vocabulary:
    """A small vocabulary with nouns and secrets."""
    words = Vocabulary()
    words.nouns("cargo", ["rum", "silk"])
    words.move("sail")
    words.family("load", ["rum", "silk"])
    words.event("sailed")
    words.event("loaded", "cargo", "crates", secret=["cargo"])
    words.event("gave", "to=seat", "what=cargo")
    words.event("storm", "force")
    return words


SAILED, LOADED, GAVE, STORM = range(4)


def test_moves_are_numbered_in_the_order_in_which_they_are_added() -> None:
    words = harbour()
    assert words.text == ["sail", "load rum", "load silk"]
    assert len(words) == 3
    assert [words.parse(text) for text in words.text] == [0, 1, 2]


@pytest.mark.parametrize("typed", ["load rum", "LOAD RUM", "  Load \t rum\n", "load\u2003rum"])
def test_case_and_spacing_do_not_matter(typed: str) -> None:
    assert harbour().parse(typed) == 1


def test_an_unknown_move_comes_with_a_hint() -> None:
    with pytest.raises(UnknownMove, match="'load rmu' is not a move in this game. Did you mean 'load rum'"):
        harbour().parse("load rmu")
    with pytest.raises(UnknownMove, match="'zzz' is not a move in this game.$"):
        harbour().parse("zzz")


@given(st.text() | st.text(st.characters(categories=["Cs", "Cc", "Zs", "Zl", "L"])))
def test_no_text_breaks_the_parser(text: str) -> None:
    words = harbour()
    try:
        move = words.parse(text)
    except UnknownMove as error:
        assert len(str(error)) < 1000
        str(error).encode()
    else:
        assert words.text[move] == " ".join(text.lower().split())


def test_a_very_long_text_gives_a_short_answer() -> None:
    with pytest.raises(UnknownMove) as caught:
        harbour().parse("load rum " * 200_000)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("text", ["", "Sail", " sail", "set  sail", "sail\n"])
def test_a_move_that_nobody_could_type_is_refused(text: str) -> None:
    with pytest.raises(BadGame, match="lower case with single spaces"):
        Vocabulary().move(text)


def test_no_move_noun_or_event_stands_twice() -> None:
    words = harbour()
    with pytest.raises(BadGame, match="'sail' is in the vocabulary twice"):
        words.move("sail")
    with pytest.raises(BadGame, match="'cargo' is named twice"):
        words.nouns("cargo", ["tea"])
    with pytest.raises(BadGame, match="'seat' is named twice"):
        words.nouns("seat", ["first"])
    with pytest.raises(BadGame, match="'sailed'"):
        words.event("sailed")


@pytest.mark.parametrize("field", ["event", "seat", "n"])
def test_no_field_hides_what_every_event_tells(field: str) -> None:
    with pytest.raises(BadGame, match=f"{field!r}"):
        Vocabulary().event("dug", field)


def test_no_event_is_called_as_the_match_calls_a_take_back() -> None:
    with pytest.raises(BadGame, match="'undone'"):
        Vocabulary().event("undone")


def test_an_event_has_at_most_three_different_fields() -> None:
    words = Vocabulary()
    words.event("three", "a", "b", "c")
    with pytest.raises(BadGame, match="up to 3 different fields"):
        words.event("four", "a", "b", "c", "d")
    with pytest.raises(BadGame, match="up to 3 different fields"):
        words.event("same", "a", "a")


def test_secrets_and_nouns_must_be_known() -> None:
    words = harbour()
    with pytest.raises(BadGame, match="secret field 'colour' is not a field"):
        words.event("dug", "depth", secret=["colour"])
    with pytest.raises(BadGame, match="noun 'ship', which has no names"):
        words.event("dug", "by=ship")


def test_secret_fields_reach_only_those_who_may_read_them() -> None:
    words = harbour()
    event = (LOADED, 1, 0, 7, 0, 0b110)
    full = {"event": "loaded", "seat": 1, "cargo": "rum", "crates": 7}
    less = {"event": "loaded", "seat": 1, "crates": 7}
    assert [words.read(event, reader) for reader in (0, 1, 2, None)] == [less, full, full, less]


def test_fields_read_as_their_nouns_and_seats_as_numbers() -> None:
    words = harbour()
    assert words.read((GAVE, 0, 2, 1, 0, 1), None) == {"event": "gave", "seat": 0, "to": 2, "what": "silk"}
    assert words.read((STORM, CHANCE, 9, 0, 0, 0), 0) == {"event": "storm", "force": 9}


def test_secrets_and_revelations_end_what_can_be_taken_back() -> None:
    words = harbour()
    shown = words.event("showed", "what=cargo", reveals=True)
    assert [words.events[kind].reveals for kind in (SAILED, LOADED, shown)] == [False, True, True]


def test_a_guess_is_made_anew_when_there_are_more_moves() -> None:
    words = Vocabulary()
    words.move("claim rope")
    for _ in range(2):
        with pytest.raises(UnknownMove) as unknown:
            words.parse("clam ropes")
        assert unknown.value.near == ["claim rope"]
    words.move("clam ropers")
    with pytest.raises(UnknownMove) as unknown:
        words.parse("clam ropes")
    assert unknown.value.near == ["clam ropers", "claim rope"]


def test_guesses_do_not_fill_the_memory() -> None:
    words = Vocabulary()
    words.move("pass")
    for number in range(3 * MOST_GUESSES):
        with pytest.raises(UnknownMove):
            words.parse(f"xyzzy {number}")
    assert len(words._guesses) <= MOST_GUESSES
