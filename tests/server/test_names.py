"""Names: everybody can see them, they stay within their line, and nobody passes for somebody else at a table."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.server.errors import Refused
from doubloon.server.names import LOOKALIKES, MOST_LETTERS, MOST_MARKS, SEEN, clean_name, look_alike
from tests.server.answers import Message
from tests.server.servers import Server

FAMILY = "👩🏻‍👩🏼‍👧🏽‍👦🏾"
TRICKY = st.one_of(
    st.characters(codec="utf-8"), st.sampled_from("👩🏽❤🇩🏴\u200d\ufe0f\U000e0067\u0301\u036b\u20e3ा\u3164 \u2800Аа1lI")
)
"""Letters, parts of emoji, marks, blanks and look-alikes, so that they meet each other."""
SCOTLAND = "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ada\u2003\u00a0Lovelace", "Ada Lovelace"),
        ("Ada\nLovelace", "AdaLovelace"),
        ("A\x00d\x1b[31ma", "Ad[31ma"),
        ("\u202eadA", "adA"),
        ("A\u200bd\u2060a\u034f\ufeff", "Ada"),
        ("\u3164Ada\u115f", "Ada"),
        ("Zoe\u0308", "Zoë"),
        ("Z" + "\u0351\u036b\u0343\u036a\u0302" * 9 + "oe", "Z\u0351\u036b\u0313oe"),
        ("👍\u0351\u036b\u0343\u036a", "👍"),
        ("का" + "ा" * 90, "काा" + "ा"),
        ("Zoë 🦑", "Zoë 🦑"),
        (f"{FAMILY} {SCOTLAND} 🇩🇪 ❤️", f"{FAMILY} {SCOTLAND} 🇩🇪 ❤️"),
        ("བསྒྲུབས", "བསྒྲུབས"),
        ("مُحَمَّد", "مُحَمَّد"),
        ("นี่น้ำ", "นี่น้ำ"),
        ("<b>Bob</b>", "<b>Bob</b>"),
    ],
)
def test_a_name_is_one_line_of_what_can_be_seen(name: str, called: str) -> None:
    assert clean_name(name) == called


@pytest.mark.parametrize(
    "name", ["", "   ", "\u200b", "\u3164", "\u2800\u2800", "\u00a0\u2003", "\u0301\u0302", "\ufe0f\u200d", "\x00\n"]
)
def test_a_name_that_nobody_can_see_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="Nobody could read this name"):
        clean_name(name)


def test_a_name_is_as_long_as_people_count(server: Server) -> None:
    assert clean_name("e\u0301" * MOST_LETTERS) == "é" * MOST_LETTERS
    assert clean_name(FAMILY * MOST_LETTERS) == FAMILY * MOST_LETTERS
    for name in ("e" * 41, "ë" * 41, FAMILY * 41, "👩\u200d" * 200):
        with pytest.raises(Refused, match="40 letters"):
            clean_name(name)
    family = FAMILY * 5
    assert server.person(family).name == family
    answer = server.post("/api/identity", {"name": "x" * 41})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "name_too_long")
    answer = server.post("/api/identity", {"name": "\u3164"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "name_blank")
    ada = server.person("Ada")
    ada.refused("/api/me", 400, "name_blank", name="\u2800")
    assert ada.get("/api/me")["name"] == "Ada"


@given(st.text(TRICKY, max_size=60))
def test_whatever_is_typed_a_name_is_good_or_refused(text: str) -> None:
    try:
        name = clean_name(text)
    except Refused:
        return
    assert clean_name(name) == name
    assert SEEN.search(name) and name == " ".join(name.split())
    marks = "".join("m" if unicodedata.category(letter)[0] == "M" else "." for letter in name)
    assert "m" * (MOST_MARKS + 1) not in marks
    assert look_alike(name, name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Аdа"),
        ("Ada", "ADA"),
        ("ada", "АDА"),
        ("Ada", "𝒜𝒹𝒶"),
        ("Ada", "Ａｄａ"),
        ("Ada", "A\u200bda"),
        ("Bill", "BiIl"),
        ("Bill", "Bi11"),
        ("Tom", "Torn"),
        ("Paul", "Ρаul"),
        ("Zoë", "Zoe\u0308"),
    ],
)
def test_these_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Ida"), ("Zoe", "Zoë"), ("Ada", "Ada 2"), ("Jo", "Joe"), ("李", "王")]
)
def test_these_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_what_others_stand_for_stands_for_itself() -> None:
    assert len(LOOKALIKES) > 6_000
    for letter, seen in LOOKALIKES.items():
        for each in seen:
            assert LOOKALIKES.get(each, each) == each, f"U+{ord(letter):04X}"


# At a table -----------------------------------------------------------------------------------------------------------


def called(table: Message) -> list[str]:
    """The names at a table."""
    return [seat["name"] for seat in table["seats"]]


def test_nobody_at_a_table_passes_for_another(server: Server) -> None:
    ada, eve, bosun = server.person("Ada"), server.person("Аdа"), server.person("Воsun")
    table = ada.open_table(seats=4, bots=["greedy"])
    eve.join(table)
    assert called(bosun.join(table)) == ["Ada", "Аdа 2", "Воsun 2", "Bosun"]
    bosun.leave(table)
    ada.set_seat(table, 3, "open")
    assert called(bosun.join(table)) == ["Ada", "Аdа 2", "Воsun", ""]
    assert called(ada.set_seat(table, 3, "bot", "greedy"))[3] == "Quill", "bots neither"


def test_nobody_who_watches_talks_in_the_name_of_another(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Аdа")
    table = ada.open_table(visibility="listed")
    with ada.sit(table) as hers, eve.sit(table) as watcher:
        watcher.say("I give up.")
        assert hers.until(lambda me: me.chat).chat[0]["name"] == "Аdа 2"
