"""tools/web_views.py: boards know the views and boxes that the games have today."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.core import find_game
from tools import web_views


def test_the_generated_types_are_fresh() -> None:
    files = web_views.files()
    assert files
    for path, text in files.items():
        assert path.read_text(encoding="utf-8") == text, "Run `python tools/web_views.py`."


def test_rows_come_before_what_they_are_part_of_and_say_what_they_are() -> None:
    written = web_views.written(find_game("salvage"))
    chest = "/** A chest that was looked at: where it lies, by whom, and for them alone what is in it. */"
    row = "export type LookView = {\n  from_top: number;\n  by_seats: number[];\n  chest: string | null;\n};"
    assert f"{chest}\n{row}" in written
    assert written.index("LookView = {") < written.index("chests_looked_at: LookView[];") < written.index("hand?:")


def test_a_box_has_a_line_for_each_thing() -> None:
    assert (
        web_views.boxed({"sight": 2, "tiles": [{"name": "a"}]}) == '{\n"sight": 2,\n"tiles": [\n  {"name": "a"}\n]\n}\n'
    )


def test_the_files_are_written_where_they_belong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_views, "FOLDER", tmp_path)
    (tmp_path / "salvage").mkdir()
    (tmp_path / "salvage" / "index.ts").touch()
    web_views.main()
    assert (tmp_path / "salvage" / "generated" / "view.ts").read_text("utf-8").startswith("/** Written by ")
