"""tools/web_types.py: the web app reads and writes the messages that the server knows today."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import web_types


def test_the_generated_types_are_fresh() -> None:
    assert web_types.FILE.read_text(encoding="utf-8") == web_types.written(), "Run `python tools/web_types.py`."


def test_every_message_has_its_tag_and_wishes_may_be_short() -> None:
    written = web_types.written()
    assert 'export type Position = {\n  type: "position";\n  n: number;' in written
    assert "events: Happening[];" in written
    assert "start?: boolean;" in written


def test_the_file_is_written_where_it_belongs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_types, "FILE", tmp_path / "wire.ts")
    web_types.main()
    assert web_types.FILE.read_text(encoding="utf-8") == web_types.written()
