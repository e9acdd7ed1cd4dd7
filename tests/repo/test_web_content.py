"""tools/web_content.py: what the web app knows of the games is what the rules say today."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import web_content


def test_the_generated_files_are_fresh() -> None:
    for name, text in web_content.files().items():
        assert (web_content.FOLDER / name).read_text(encoding="utf-8") == text, "Run `python tools/web_content.py`."


def test_a_game_that_has_something_to_tell_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_content, "FOLDER", tmp_path)
    (tmp_path / "pitfall" / "generated").mkdir(parents=True)
    (tmp_path / "pitfall" / "content.py").write_text(
        "def content():\n    return {'sight': 2, 'tiles': [{'name': 'a'}]}"
    )
    web_content.main()
    written = (tmp_path / "pitfall" / "generated" / "content.json").read_text(encoding="utf-8")
    assert written == '{\n"sight": 2,\n"tiles": [\n  {"name": "a"}\n]\n}\n'
