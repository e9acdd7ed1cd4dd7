"""`doubloon new-game`: what it writes is a complete game that keeps all laws."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminals import Ran, doubloon, environment, refusal

FILES = {
    "CHANGES.md",
    "features.py",
    "RULES.md",
    "__init__.py",
    "content",
    "policy.py",
    "rules.py",
    "start.py",
    "state.py",
    "texts",
    "view_types.py",
    "views.py",
    "vocabulary.py",
}


def run(*command: str | Path, cwd: Path, **env: str) -> Ran:
    """Run Python with these words."""
    ran = subprocess.run(
        [sys.executable, *(str(word) for word in command)],
        cwd=cwd,
        env=environment(**env),
        capture_output=True,
        text=True,
        check=False,
    )
    return Ran(ran.returncode, ran.stdout, ran.stderr)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a new game in it."""
    folder = tmp_path_factory.mktemp("games")
    ran = doubloon("new-game", "coral_reef", "--into", folder, "--title", "The Coral Reef")
    assert ran.code == 0, ran
    assert f"DOUBLOON_GAMES={folder} " in ran.out
    assert "doubloon play coral_reef" in ran.out
    assert "doubloon fuzz coral_reef" in ran.out
    assert "docs/add-a-game.md" in ran.out
    return folder


def test_it_has_the_files_that_every_game_has(folder: Path) -> None:
    assert {path.name for path in (folder / "coral_reef").iterdir() if path.name != "__pycache__"} == FILES
    assert (folder / "coral_reef" / "content" / "coral_reef.toml").is_file()
    for path in folder.rglob("*.*"):
        if path.suffix in (".py", ".md", ".toml"):
            assert "@" not in path.read_text(encoding="utf-8").replace("@pytest", ""), path


def test_its_own_tests_pass(folder: Path) -> None:
    ran = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "test_coral_reef.py", cwd=folder)
    assert ran.code == 0, ran.out + ran.err


def test_it_can_be_played_to_its_end(folder: Path) -> None:
    words = ("play", "coral_reef", "--seat", "greedy", "--seat", "greedy")
    ran = run("-m", "doubloon", *words, cwd=folder, DOUBLOON_GAMES=str(folder))
    assert ran.code == 0, ran
    assert "The Coral Reef" in ran.out
    assert "The luck is opened" in ran.out


@pytest.mark.parametrize(
    ("right", "wrong", "key"),
    [
        ("skulls = 4", 'skulls = "four"', "'play.skulls' must be a whole number from 1 to 20"),
        ("worth = 4", "worth = 4\ncolour = 7", "'coins[2].colour' is unknown here"),
        ('[play]\nsource = "ours"', '[play]\nsource = "mine"', "'play.source' must be"),
    ],
)
def test_a_wrong_content_value_is_named_with_file_and_key(tmp_path: Path, right: str, wrong: str, key: str) -> None:
    assert doubloon("new-game", "reef", "--into", tmp_path).code == 0
    file = tmp_path / "reef/content/reef.toml"
    text = file.read_text(encoding="utf-8")
    assert right in text
    file.write_text(text.replace(right, wrong), encoding="utf-8")
    ran = run("-m", "doubloon", "fuzz", "reef", cwd=tmp_path, DOUBLOON_GAMES=str(tmp_path))
    assert f"The game 'reef' cannot be loaded: reef.toml: the key {key}" in refusal(ran)


def test_it_is_strictly_typed(folder: Path) -> None:
    pytest.importorskip("mypy")
    source = Path(__file__).parents[2] / "src"
    ran = run("-m", "mypy", "--strict", "--config-file=", "coral_reef", cwd=folder, MYPYPATH=str(source))
    assert ran.code == 0, ran.out


def test_inside_a_checkout_the_game_goes_where_games_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "src/doubloon/games").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    ran = doubloon("new-game", "coral_reef")
    assert (tmp_path / "src/doubloon/games/coral_reef/__init__.py").is_file()
    assert (tmp_path / "tests/games/coral_reef/test_coral_reef.py").is_file()
    assert "  doubloon play coral_reef" in ran.out
    assert "  pytest tests/games/coral_reef/test_coral_reef.py" in ran.out
    assert "DOUBLOON_GAMES" not in ran.out


def test_where_doubloon_is_not_on_the_path_its_own_environment_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    (tmp_path / ".venv/bin").mkdir(parents=True)
    (tmp_path / ".venv/bin/doubloon").touch()
    ran = doubloon("new-game", "coral_reef", "--into", "my_games")
    assert "  DOUBLOON_GAMES=my_games .venv/bin/doubloon play coral_reef" in ran.out
    assert "  .venv/bin/python -m pytest my_games/test_coral_reef.py" in ran.out


def test_elsewhere_it_goes_into_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert doubloon("new-game", "state").code == 0
    assert (tmp_path / "state/__init__.py").is_file()
    assert (tmp_path / "test_state.py").is_file()


@pytest.mark.parametrize("id", ["Coral", "coral-reef", "1up", "", "class", "a b", "../up", "_x", "x" * 31, "é"])
def test_an_id_that_is_no_lower_case_python_name_is_refused(id: str, tmp_path: Path) -> None:
    assert "lower-case Python name such as coral_reef" in refusal(doubloon("new-game", "--into", tmp_path, "--", id))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("title", ["", " ", 'The "X"', "a\nb", "x" * 61, "{x}"])
def test_a_title_that_cannot_be_printed_everywhere_is_refused(title: str, tmp_path: Path) -> None:
    assert "A title has" in refusal(doubloon("new-game", "reef", "--into", tmp_path, "--title", title))
    assert not list(tmp_path.iterdir())


def test_an_id_that_is_taken_is_refused(tmp_path: Path) -> None:
    assert "There is already a game 'salvage'" in refusal(doubloon("new-game", "salvage", "--into", tmp_path))


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "test_reef.py").write_text("dear", encoding="utf-8")
    assert "already exists; nothing was written" in refusal(doubloon("new-game", "reef", "--into", tmp_path))
    assert not (tmp_path / "reef").exists()
    (tmp_path / "coral").mkdir()
    assert "already exists; nothing was written" in refusal(doubloon("new-game", "coral", "--into", tmp_path))
    assert not list((tmp_path / "coral").iterdir())


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "cannot be written" in refusal(doubloon("new-game", "reef", "--into", tmp_path / "file"))
