"""A report as one HTML file that needs no other: a heading, sections with tables and pictures, and no script."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

STYLE: Final = Path(__file__).with_name("page.css")


def document(title: str, about: Sequence[str], sections: Sequence[str]) -> str:
    """The whole file."""
    style = STYLE.read_text(encoding="utf-8")
    head = "".join(f'<p class="about">{escape(line)}</p>' for line in about)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n{head}\n" + "\n".join(sections) + "\n</main>\n</body>\n</html>\n"
    )


def section(heading: str, picture: str, note: str = "") -> str:
    """A part of a report: what it shows, and how to read it."""
    words = f'<p class="note">{escape(note)}</p>' if note else ""
    return f'<section><h2>{escape(heading)}</h2>{words}<div class="wide">{picture}</div></section>'


def verdict(words: str) -> str:
    """The sentence that most people came for."""
    return f'<p class="verdict">{escape(words)}</p>'


def grid(headings: Sequence[str], rows: Sequence[Sequence[str]], wrap: bool = False) -> str:
    """A table; with words instead of numbers, its lines may be broken."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table{' class=words' if wrap else ''}><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
