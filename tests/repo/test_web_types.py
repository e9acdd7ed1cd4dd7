"""tools/web_types.py: the web app reads and writes the messages that the server knows today."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import web_types


def files(folder: Path) -> dict[str, str]:
    return {name: (folder / name).read_text(encoding="utf-8") for name in web_types.written()}


def test_the_generated_types_are_fresh() -> None:
    assert files(web_types.FOLDER) == web_types.written(), "Run `python tools/web_types.py`."


def test_every_message_has_its_tag_and_wishes_may_be_short() -> None:
    written = web_types.messages()
    assert 'export type Position = {\n  type: "position";\n  n: number;' in written
    assert "events: Happening[];" in written
    assert "start?: boolean;" in written


def test_the_files_are_written_where_they_belong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_types, "FOLDER", tmp_path)
    web_types.main()
    assert files(tmp_path) == web_types.written()
