"""tools/web_art.py: what is painted for the web table is what the games would paint today."""

from __future__ import annotations

import gzip
from typing import Final

from tools import web_art

MOST: Final = 90_000


def test_the_pictures_are_fresh_and_light() -> None:
    files = web_art.files()
    assert files
    for path, text in files.items():
        assert path.read_text(encoding="utf-8") == text, "Run `python tools/web_art.py`."
        assert len(gzip.compress(text.encode())) < MOST
