"""A wheel with the compiled rules: the plain one, with machine code for all that it holds and for nothing else."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from tools.wheel import tag, weave

INFO = "doubloon-1.dist-info"
END = ".cpython-311-x86_64-linux-gnu.so"
STAGED = ["doubloon/core/bag", "doubloon/games/reef/rules", "doubloon/games/sample/rules"]
LIBRARIES = ["doubloon_core__mypyc", "doubloon_games_reef__mypyc", "doubloon_games_sample__mypyc"]


@pytest.fixture
def plain(tmp_path: Path) -> Path:
    path = tmp_path / "doubloon-1-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        for name in ("doubloon/core/bag.py", "doubloon/games/reef/rules.py", "doubloon/server/app.py"):
            wheel.writestr(name, "x = 1\n")
        wheel.writestr(f"{INFO}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{INFO}/RECORD", "")
    return path


@pytest.fixture
def stage(tmp_path: Path) -> Path:
    folder = tmp_path / "fast"
    for name in [*STAGED, *LIBRARIES]:
        file = folder / f"{name}{END}"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(name.encode())
    return folder


def test_it_holds_the_machine_code_of_its_modules_and_says_where_it_runs(plain: Path, stage: Path) -> None:
    woven = weave(plain, stage, plain.parent)
    assert woven.name == f"doubloon-1-{tag()}.whl"
    with zipfile.ZipFile(woven) as wheel:
        names = set(wheel.namelist())
        said = wheel.read(f"{INFO}/WHEEL").decode()
        record = wheel.read(f"{INFO}/RECORD").decode()
    assert {f"{name}{END}" for name in [*STAGED[:2], *LIBRARIES[:2]]} <= names
    assert not any("sample" in name for name in names)
    assert "Root-Is-Purelib: false" in said and f"Tag: {tag()}" in said
    assert {line.split(",")[0] for line in record.splitlines()} == names


def test_a_build_that_is_not_whole_is_refused(plain: Path, stage: Path) -> None:
    (stage / f"{STAGED[0]}{END}").unlink()
    with pytest.raises(FileNotFoundError, match="lacks doubloon/core/bag; build it again"):
        weave(plain, stage, plain.parent)
