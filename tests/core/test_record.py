"""The record: every line is read by itself, and no damage whatever leads to more than a clear complaint."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from doubloon.core import BadRecord, Match, Record, find_game, parse
from doubloon.core.record import Header, Result, entry_line

GAME = find_game("salvage")
HEADER = Header("salvage", 1, "0" * 16, 3, {"nights": 7, "hungry_eels": False}, ["Ann", "Bob", "Cyd"], "f" * 64)
FIRST = HEADER.line() + "\n"
END = Result([3, 0, -1], [1, 2, 3], "0123456789abcdef")

texts = st.text(st.characters(codec="utf-8"))
moves = st.tuples(st.integers(-1, 2), texts)
entries = moves | st.integers(0, 10**6)


def played(seed: int = 1, seats: int = 3) -> Record:
    """The record of a whole game at random."""
    match, rng = Match.begin(GAME, seats, f"seed {seed}"), Random(seed)
    while not match.is_over():
        seat = rng.choice(match.actors())
        match.submit(seat, rng.choice(match.legal_moves(seat)))
    return match.record


WHOLE = played()


def json_lines() -> st.SearchStrategy[str]:
    """Lines that are JSON, but seldom what a record expects."""
    anything = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from(["back", "seed", "end", "x"]), inner, max_size=2)
        ),
        max_leaves=6,
    )
    return anything.map(json.dumps)


def broken_lines() -> st.SearchStrategy[str]:
    """Lines as a bad disk, a careless editor or an enemy leaves them."""
    whole = st.sampled_from(WHOLE.lines())
    cut = st.builds(lambda line, at: line[: at % (len(line) + 1)], whole, st.integers(0, 200))
    spoilt = st.builds(
        lambda line, at, what: line[: at % len(line)] + what + line[at % len(line) + 1 :],
        whole,
        st.integers(0, 200),
        st.text(max_size=3),
    )
    return st.text() | cut | spoilt | json_lines() | st.sampled_from(NASTY)


NASTY = [
    "\u2028",
    "\x00",
    "\ud800",
    '[0, "\ud800"]',
    '[0, "\\ud800"]',
    '{"seed": "\\ud800"}',
    "[" * 100_000,
    '{"back":' * 100_000,
    "[" + "9" * 5000 + ', "look"]',
    '{"back": ' + "9" * 4000 + "}",
    "[" + "9" * 4000 + ', "look"]',
    '{"end": {"scores": [1, 2, 3], "ranking": [1, 2, 3], "fingerprint": "\\ud800"}}',
    '{"back": -1}',
    '{"back": true}',
    '{"back": 1.0}',
    '{"back": 1, "back": 2}',
    '{"back": 1, "seed": "x"}',
    '{"seed": 1}',
    '{"seed": null}',
    "NaN",
    '[NaN, "look"]',
    '[true, "look"]',
    '[0.0, "look"]',
    '[3, "look"]',
    '[-2, "look"]',
    '[0, "look", 1]',
    '[0, ["look"]]',
    '{"end": null}',
    '{"end": {"scores": [1, 2], "ranking": [1, 2, 3], "fingerprint": "x"}}',
    '{"end": {"scores": [1, 2, true], "ranking": [1, 2, 3], "fingerprint": "x"}}',
    '{"end": {"scores": [1, 2, 3], "ranking": [1, 2, 3], "fingerprint": "x", "more": 1}}',
    '{"end": {"scores": [1, 2, NaN], "ranking": [1, 2, 3], "fingerprint": "x"}}',
    '[0, "look"',
    '[0, "look"]]',
    "[0, 'look']",
    '\ufeff[0, "look"]',
    "x" * 1_000_000,
    '"' + "x" * 1_000_000 + '"',
]


def read_alone(line: str) -> Record:
    """What one line means by itself."""
    return parse(FIRST + line + "\n")


# What is written is read back ---------------------------------------------------------------------------------------


@given(st.lists(entries), st.booleans(), st.none() | texts)
def test_what_is_written_is_read_back(entries: list[tuple[int, str] | int], ended: bool, seed: str | None) -> None:
    record = Record(HEADER, list(entries), END if ended else None, seed)
    for text in (record.text(), record.text().replace("\n", "\r\n"), record.text().removesuffix("\n")):
        again = parse(text)
        assert again == record
        assert again.text() == record.text()


def test_a_whole_game_is_read_back() -> None:
    assert parse(WHOLE.text()) == WHOLE
    assert WHOLE.damage == [] and WHOLE.result is not None and WHOLE.seed == "seed 1"


def test_a_record_is_one_line_each_in_plain_json() -> None:
    record = Record(HEADER, [(0, "look"), (-1, "open gold"), 1], END, "sesame")
    assert record.text() == (
        '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "0000000000000000", "seats": 3, '
        '"options": {"nights": 7, "hungry_eels": false}, "names": ["Ann", "Bob", "Cyd"], '
        '"commitment": "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}\n'
        '[0, "look"]\n'
        '[-1, "open gold"]\n'
        '{"back": 1}\n'
        '{"end": {"scores": [3, 0, -1], "ranking": [1, 2, 3], "fingerprint": "0123456789abcdef"}}\n'
        '{"seed": "sesame"}\n'
    )
    assert record.lines(since=2) == record.text().split("\n")[3:-1]
    assert [entry_line((0, "look")), entry_line(1)] == ['[0, "look"]', '{"back": 1}']


@given(st.text(st.characters(codec="utf-8"), max_size=5))
def test_no_character_of_a_move_or_option_tears_a_line(odd: str) -> None:
    header = Header("salvage", 1, "0" * 16, 1, {"nights": odd}, ["Anna"], odd)
    record = Record(header, [(0, odd), (0, odd)])
    assert record.text().count("\n") == 3
    assert parse(record.text()) == record


@pytest.mark.parametrize("name", ["", "  ", "An\nna", "\x1b[2J", "x" * 61])
def test_a_name_that_no_table_could_show_is_refused(name: str) -> None:
    header = Header("salvage", 1, "0" * 16, 1, {}, [name], "")
    with pytest.raises(BadRecord, match="'names' must be a list of names of 1 to 60 printable characters"):
        parse(Record(header).text())


def test_moves_stand_until_they_are_taken_back() -> None:
    record = Record(HEADER, [(0, "a"), (1, "b"), (2, "c"), 1, (1, "d"), 2, 0, (0, "e")])
    assert record.moves() == [(0, "e")]
    assert Record(HEADER, [(0, "a"), (1, "b"), None, (2, "c")]).moves() == [(0, "a"), (1, "b")]


# Damage -------------------------------------------------------------------------------------------------------------


@given(st.text())
@example("")
@example("\n\n")
@example("\ufeff" + FIRST)
@example("[" * 100_000)
@example("9" * 5000)
@example('{"doubloon": ' + "9" * 4000 + "}")
@example('{"doubloon": NaN}')
@example('{"doubloon": true}')
@example('"doubloon"')
def test_a_text_that_is_no_record_raises_bad_record_and_nothing_else(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        parse(text)
    assert len(str(caught.value)) < 300


@given(st.lists(broken_lines().map(lambda line: line.replace("\n", " ")), max_size=6))
@example(NASTY)
def test_every_line_is_read_by_itself(lines: list[str]) -> None:
    record = parse(FIRST + "".join(line + "\n" for line in lines))
    expected: list[object] = []
    complaints = []
    for number, line in enumerate(lines, start=2):
        alone = read_alone(line)
        is_last = number == len(lines) + 1
        complaints += [(number, damage.reason, is_last) for damage in alone.damage]
        expected += alone.entries if not alone.damage else [] if is_last else [None]
    assert record.entries == expected
    assert [(damage.line, damage.reason, damage.is_last) for damage in record.damage] == complaints


@given(st.data())
def test_one_broken_line_in_a_game_leaves_all_others_as_they_were(data: st.DataObject) -> None:
    lines = WHOLE.lines()
    place = data.draw(st.integers(0, len(lines) - 3))
    lines[place] = data.draw(st.sampled_from([line for line in NASTY if read_alone(line).damage]))
    record = parse("\n".join([WHOLE.header.line(), *lines]) + "\n")
    assert record.entries == [None if number == place else entry for number, entry in enumerate(WHOLE.entries)]
    assert [damage.line for damage in record.damage] == [place + 2]
    assert (record.result, record.seed) == (WHOLE.result, WHOLE.seed)
    assert len(record.damage[0].reason) < 300
    record.damage[0].reason.encode()


@pytest.mark.parametrize("line", NASTY, ids=lambda line: repr(line[:30]))
def test_a_nasty_line_gives_no_entry_that_a_record_could_not_write(line: str) -> None:
    record = read_alone(line)
    assert parse(record.text()).entries == record.entries
    record.text().encode()


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('[0, "look"', "is not JSON: '[0, \"look\"'"),
        ('{"back": 1, "back": 2}', "is not JSON"),
        ('[3, "look"]', "names seat 3, but the seats are 0 to 2 and -1 for chance"),
        ('[true, "look"]', 'is none of [seat, "move"], {"back": n}, {"end": …}, {"seed": …}'),
        ('[0, "\\ud800"]', 'is none of [seat, "move"]'),
        ('{"seed": "\\ud800"}', 'is none of [seat, "move"]'),
        ('{"back": -1}', 'is none of [seat, "move"]'),
        ('{"end": {}}', "must end with the scores and ranking of all seats"),
    ],
)
def test_damage_says_why_a_line_cannot_be_read(line: str, reason: str) -> None:
    record = parse(FIRST + '[0, "look"]\n' + line + '\n[1, "trust"]\n')
    assert record.entries == [(0, "look"), None, (1, "trust")]
    (damage,) = record.damage
    assert (damage.line, damage.is_last) == (3, False)
    assert damage.reason.startswith(reason)


def test_a_last_line_that_was_torn_off_is_no_entry() -> None:
    record = parse(FIRST + '[0, "look"]\n[1, "tru')
    assert record.entries == [(0, "look")]
    assert [(damage.line, damage.is_last) for damage in record.damage] == [(3, True)]


def test_empty_lines_mean_nothing() -> None:
    assert parse(FIRST + '\n[0, "look"]\n  \n\r\n[1, "trust"]\n\n').entries == [(0, "look"), (1, "trust")]


# Headers ------------------------------------------------------------------------------------------------------------


def header_with(**changes: Any) -> str:
    data = {**json.loads(HEADER.line()), **changes}
    return json.dumps({key: value for key, value in data.items() if value is not ...})


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "is empty"),
        ("{}", "is not a Doubloon record: its first line is '{}'"),
        ("[]", "is not a Doubloon record"),
        (header_with(doubloon=3), "was written by a newer Doubloon .format 3; this one reads up to 2"),
        (header_with(doubloon=0), "the format must be a number from 1 to 2, not 0"),
        (header_with(doubloon=True), "the format must be a number"),
        (header_with(doubloon="1"), "the format must be a number"),
        (header_with(game=...), "the header lacks 'game'"),
        (header_with(game=7), "'game' must be the id of a game, not 7"),
        (header_with(rules=0), "'rules' must be a rules version, not 0"),
        (header_with(rules=True), "'rules' must be a rules version, not True"),
        (header_with(seats=3.0), "'seats' must be a number of seats, not 3.0"),
        (header_with(seats=10**30), "'seats' must be a number of seats"),
        (header_with(seats=2), "2 seats need that many names, not 3"),
        (header_with(options=[]), "'options' must be a table of options"),
        (header_with(options={"nights": None}), "'options' must be a table of options"),
        (header_with(options={"nights": 1.5}), "'options' must be a table of options"),
        (header_with(names="Ann"), "'names' must be a list of names"),
        (header_with(names=["Ann", "Bob", 3]), "'names' must be a list of names"),
        (header_with(names=["Ann", "Bob", "\ud800"]), "'names' must be a list of names"),
        (header_with(commitment=None), "'commitment' must be the commitment to the seed"),
        (header_with(extra=1), "an unknown key, 'extra'"),
        (FIRST.strip()[:-1] + ', "seats": 3}', "is not a Doubloon record"),
    ],
)
def test_a_broken_header_is_refused_with_what_was_expected(line: str, complaint: str) -> None:
    with pytest.raises(BadRecord, match=f"^game.jsonl.*{complaint}"):
        parse(line + "\n", "game.jsonl")


@given(st.data())
def test_a_header_with_anything_in_it_raises_bad_record_and_nothing_else(data: st.DataObject) -> None:
    key = data.draw(st.sampled_from(["doubloon", *json.loads(HEADER.line())]))
    value = data.draw(
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
            lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=3),
            max_leaves=5,
        )
    )
    try:
        record = parse(header_with(**{key: value}) + "\n")
    except BadRecord as error:
        assert len(str(error)) < 300
        str(error).encode()
    else:
        assert parse(record.text()) == record
        record.text().encode()
