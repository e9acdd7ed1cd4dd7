"""tools/web_content.py: what the web app knows of the games is what the rules say today."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from doubloon.games.tobago.box import CLUES
from doubloon.games.tobago.island import ISLANDS, SPACES
from tools import web_content


def test_the_generated_files_are_fresh() -> None:
    for name, text in web_content.files().items():
        assert (web_content.FOLDER / name).read_text(encoding="utf-8") == text, "Run `python tools/web_content.py`."


def test_every_island_has_a_letter_for_every_space() -> None:
    content = json.loads(web_content.files()["tobago.json"])
    assert len(content["islands"]) == len(ISLANDS)
    assert len(content["clues"]) == len(CLUES)
    for island in content["islands"]:
        assert len(island["land"]) == len(content["spaces"]) == len(SPACES)
        assert set(island["land"]) == set(".012345")
        places = zip(island["largest"], island["land"], strict=True)
        assert all(mark == "." or (mark == "*" and kind != ".") for mark, kind in places)


def test_files_are_written_where_they_belong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_content, "FOLDER", tmp_path / "generated")
    web_content.main()
    assert json.loads((tmp_path / "generated" / "tobago.json").read_text(encoding="utf-8"))["sight"] == 2
