"""tools/web_art.py: what is painted for the web table is what the games would paint today."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Final

import pytest

from tools import web_art

MOST: Final = 90_000


@pytest.fixture(scope="module")
def painted() -> dict[Path, str]:
    files = web_art.files()
    assert files
    return files


def test_the_pictures_are_fresh_and_light(painted: dict[Path, str]) -> None:
    for path, text in painted.items():
        assert path.read_text(encoding="utf-8") == text, "Run `python tools/web_art.py`."
        assert len(gzip.compress(text.encode())) < MOST


def test_a_picture_names_only_what_it_has_drawn(painted: dict[Path, str]) -> None:
    named: set[str] = set()
    for path, text in painted.items():
        here = set(re.findall(r"(?:href=\"|url\()#([\w.-]+)", text))
        assert here <= set(re.findall(r'id="([^"]+)"', text)), path
        named |= here
    assert named
