"""Content files: each mistake of an author is named by file and key."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from doubloon.core import BadContent, content


def table_of(folder: Path, text: str) -> content.Table:
    (folder / "isle.toml").write_text(text, encoding="utf-8")
    return content.read(folder, "isle.toml")


def test_getters_give_what_the_file_says(tmp_path: Path) -> None:
    table = table_of(
        tmp_path,
        """
        size = 7
        name = "Tobago"
        foggy = true
        columns = [1, -2, 3]
        kinds = ["hut", "palm"]
        source = "printed"
        note = "page 3"
        [deck]
        copies = 2
        [[piece]]
        kind = "hut"
        [[piece]]
        kind = "palm"
        """,
    )
    assert (table.number("size", 1, 9), table.text("name"), table.flag("foggy")) == (7, "Tobago", True)
    assert (table.numbers("columns", 3), table.texts("kinds")) == ([1, -2, 3], ["hut", "palm"])
    assert table.source() == "printed"
    assert table.entries() == ["size", "name", "foggy", "columns", "kinds", "deck", "piece"]
    assert table.table("deck").number("copies") == 2
    assert [piece.text("kind", ["hut", "palm"]) for piece in table.tables("piece")] == ["hut", "palm"]
    table.done()


@pytest.mark.parametrize(
    ("line", "ask", "complaint"),
    [
        ("", lambda table: table.number("x", 0, 9), "isle.toml: the key 'x' is missing."),
        ("hnad = 3", lambda table: table.number("hand"), "isle.toml: the key 'hand' is missing; there is 'hnad'."),
        (
            "hand = 3",
            lambda table: (table.number("hand"), table.number("hands")),
            "isle.toml: the key 'hands' is missing.",
        ),
        (
            "x = 10",
            lambda table: table.number("x", 0, 9),
            "isle.toml: the key 'x' must be a whole number from 0 to 9, not 10.",
        ),
        (
            "x = true",
            lambda table: table.number("x", 0, 9),
            "isle.toml: the key 'x' must be a whole number from 0 to 9, not True.",
        ),
        (
            "x = 1.0",
            lambda table: table.number("x", 0, 9),
            "isle.toml: the key 'x' must be a whole number from 0 to 9, not 1.0.",
        ),
        ("x = 1", lambda table: table.text("x"), "isle.toml: the key 'x' must be a text, not 1."),
        ("x = 'z'", lambda table: table.text("x", ["a", "b"]), "isle.toml: the key 'x' must be one of a, b, not 'z'."),
        ("x = 1", lambda table: table.flag("x"), "isle.toml: the key 'x' must be true or false, not 1."),
        (
            "x = [1, true]",
            lambda table: table.numbers("x"),
            "isle.toml: the key 'x' must be a list of whole numbers, not [1, True].",
        ),
        ("x = [1]", lambda table: table.numbers("x", 2), "isle.toml: the key 'x' must be 2 whole numbers, not [1]."),
        (
            "x = ['a', 1]",
            lambda table: table.texts("x"),
            "isle.toml: the key 'x' must be a list of texts, not ['a', 1].",
        ),
        ("x = 1", lambda table: table.table("x"), "isle.toml: the key 'x' must be a table, not 1."),
        ("x = [1]", lambda table: table.tables("x"), "isle.toml: the key 'x' must be a list of tables, not [1]."),
        *[
            (
                f"x = {value}",
                lambda table: table.rows_of_tables("x"),
                f"isle.toml: the key 'x' must be a list of lists of tables, not {shown}.",
            )
            for value, shown in [("1", "1"), ("[1]", "[1]"), ("[[1]]", "[[1]]"), ("[{ y = 1 }]", "[{'y': 1}]")]
        ],
        ("source = 'hearsay'", lambda table: table.source(), "isle.toml: the key 'source' must be one of printed, "),
    ],
)
def test_a_wrong_value_is_named_with_what_was_expected(
    tmp_path: Path, line: str, ask: Callable[[content.Table], object], complaint: str
) -> None:
    table = table_of(tmp_path, line)
    with pytest.raises(BadContent, match="^" + re.escape(complaint)):
        ask(table)


def test_a_wrong_value_deep_in_a_file_is_named_by_its_whole_path(tmp_path: Path) -> None:
    table = table_of(tmp_path, "[deck]\n[[deck.card]]\nworth = 1\n[[deck.card]]\nworth = 'much'")
    cards = table.table("deck").tables("card")
    assert cards[0].number("worth") == 1
    with pytest.raises(BadContent, match=re.escape("'deck.card[1].worth' must be a whole number")):
        cards[1].number("worth")


def test_rows_of_tables_are_named_by_row_and_place(tmp_path: Path) -> None:
    table = table_of(tmp_path, "x = [[{ n = 1 }, { n = 2 }], [], [{ n = 'three' }]]")
    rows = table.rows_of_tables("x")
    assert [len(row) for row in rows] == [2, 0, 1]
    assert [each.number("n") for each in rows[0]] == [1, 2]
    with pytest.raises(BadContent, match=re.escape("'x[2][0].n' must be a whole number")):
        rows[2][0].number("n")
    table.done()


def test_entries_are_the_keys_in_the_order_of_the_file(tmp_path: Path) -> None:
    """They ask for nothing, so that `done` still finds what nobody reads."""
    table = table_of(tmp_path, "zebra = 1\nsource = 'ours'\napple = 2\nnote = 'n'\n[mango]\nkiwi = 3")
    assert table.entries() == ["zebra", "apple", "mango"]
    assert table.table("mango").entries() == ["kiwi"]
    with pytest.raises(BadContent, match="'zebra' is unknown here"):
        table.done()


def test_a_key_that_nobody_asked_for_is_refused(tmp_path: Path) -> None:
    table = table_of(tmp_path, "[deck]\ncopies = 2\ncopeis = 3").table("deck")
    table.number("copies")
    with pytest.raises(
        BadContent, match=re.escape("'deck.copeis' is unknown here; the known keys are copies, note, source")
    ):
        table.done()


@pytest.mark.parametrize(
    "text",
    ["x = ", "x = 1\nx = 2", "[" * 100_000, "x = " + "[" * 100_000, "x = " + "9" * 5000],
    ids=["no value", "twice", "deep table", "deep list", "huge number"],
)
def test_a_file_that_is_no_toml_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadContent, match="^isle.toml: this is not TOML"):
        table_of(tmp_path, text)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="^isle.toml: the file cannot be read"):
        content.read(tmp_path, "isle.toml")
    (tmp_path / "isle.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent, match="^isle.toml: this is not TOML"):
        content.read(tmp_path, "isle.toml")


def write(folder: Path, name: str, data: bytes) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def test_a_digest_stands_for_names_and_contents(tmp_path: Path) -> None:
    digests = []
    for number, files in enumerate(
        [
            {"a.toml": b"x"},
            {"a.toml": b"y"},
            {"b.toml": b"x"},
            {"sub/a.toml": b"x"},
            {"a.toml": b"x", "b.toml": b""},
            {},
        ]
    ):
        for name, data in files.items():
            write(tmp_path / str(number), name, data)
        digests.append(content.digest(tmp_path / str(number)))
    assert len(set(digests)) == len(digests)
    assert all(re.fullmatch("[0-9a-f]{16}", digest) for digest in digests)


def test_a_digest_does_not_depend_on_line_ends(tmp_path: Path) -> None:
    write(tmp_path / "unix", "a.toml", b"x = 1\ny = 2\n")
    write(tmp_path / "windows", "a.toml", b"x = 1\r\ny = 2\r\n")
    assert content.digest(tmp_path / "unix") == content.digest(tmp_path / "windows") == "3b9dde9bae0f607d"
