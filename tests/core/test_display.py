"""Names in pictures: they keep to their width, and nothing in them is taken for a colour mark."""

from unicodedata import combining

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.text import Text

from doubloon.core.display import WIDTH, is_wide, plain


@pytest.mark.parametrize(
    ("name", "width", "shown"),
    [
        ("Anna", 6, "Anna  "),
        ("Annabel", 4, "Anna"),
        ("", 2, "  "),
        ("[bold]B[/]", 12, "[bold]B[/]  "),
        ("C\\", 3, "C/ "),
        ("\\[red]", 6, "/[red]"),
        ("宝島", 5, "宝島 "),
        ("宝島", 3, "宝 "),
        ("e\u0301a", 3, "e\u0301a "),
    ],
)
def test_a_name_is_cut_filled_up_and_made_harmless(name: str, width: int, shown: str) -> None:
    assert Text.from_markup(plain(name, width)).plain == shown


@given(name=st.text(max_size=40).filter(str.isprintable), width=st.integers(0, 30))
def test_any_name_leaves_the_markup_around_it_alone(name: str, width: int) -> None:
    text = Text.from_markup(f"[red]{plain(name, width)}[/]|")
    assert text.plain.endswith("|")
    assert [span.style for span in text.spans if span.start < span.end] == (["red"] if len(text.plain) > 1 else [])


def test_a_terminal_is_80_columns_wide() -> None:
    assert WIDTH == 80


def test_no_sign_is_wider_than_it_is_taken_for() -> None:
    """Every printable sign, as the terminal's own library measures it."""
    signs = [chr(code) for code in range(32, 0x20000) if chr(code).isprintable()]
    assert [sign for sign in signs if cell_len(sign) > (0 if combining(sign) else 2 if is_wide(sign) else 1)] == []
