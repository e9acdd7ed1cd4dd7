"""The documentation is true: its examples run, its links lead somewhere, and it speaks of every public name."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import doubloon.core
from tools.docs_site import CHAPTERS

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", [page for page in PAGES if ">>>" in page.read_text()], ids=lambda page: page.name)
def test_examples_run_as_they_are_printed(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert tried > 0
    assert failed == 0


def test_the_tour_of_the_readme_has_about_fifteen_lines() -> None:
    tour = [line for line in (ROOT / "README.md").read_text().splitlines() if line.startswith(">>>")]
    assert 10 <= len(tour) <= 15


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text()):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("name", doubloon.core.__all__)
def test_the_protocol_page_speaks_of_every_public_name(name: str) -> None:
    assert re.search(rf"\b{name}s?\b", (ROOT / "docs" / "protocol.md").read_text())


def test_every_page_has_its_place_on_the_site() -> None:
    placed = [name for names in CHAPTERS.values() for name in names]
    assert sorted(placed) == sorted({page.stem for page in (ROOT / "docs").glob("*.md")} - {"index"})
