"""Finding games: by looking into folders and entry points, with a clear word about those that are broken."""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

import doubloon
from doubloon.core import BadContent, BadGame, UnknownGame, find_game, find_games, game_ids

FOLDERS = import_module("doubloon.games")
BEACON = "from tests.core.beacon import Beacon\n"
Author = Callable[[str, str], None]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Author:
    """Write a game into a folder where games are looked for."""
    monkeypatch.setattr(FOLDERS, "__path__", [*FOLDERS.__path__, str(tmp_path)])

    def write_game(id: str, text: str) -> None:
        (tmp_path / id).mkdir()
        (tmp_path / id / "__init__.py").write_text(text, encoding="utf-8")
        monkeypatch.delitem(sys.modules, f"doubloon.games.{id}", raising=False)

    return write_game


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Author:
    """Install somebody's package: a module, and the entry point that names it."""

    def install_package(entry: str, text: str) -> None:
        module = entry.partition(" = ")[2].partition(":")[0]
        (tmp_path / f"{module}.py").write_text(text, encoding="utf-8")
        about = tmp_path / f"{module}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n", encoding="utf-8")
        (about / "entry_points.txt").write_text(f"[doubloon.games]\n{entry}\n", encoding="utf-8")
        monkeypatch.delitem(sys.modules, module, raising=False)
        monkeypatch.syspath_prepend(str(tmp_path))

    return install_package


def test_the_sample_is_found_in_its_folder() -> None:
    assert "salvage" in game_ids() and game_ids() == sorted(game_ids())
    assert find_game("salvage").title == "Moonlight Salvage"
    assert find_game("salvage") is find_games()["salvage"] is doubloon.game("salvage")
    assert list(find_games()) == game_ids()


def test_a_new_folder_is_a_new_game(write: Author) -> None:
    write("buoy", BEACON + "class Buoy(Beacon):\n    id = 'buoy'\nGAME = Buoy()\n")
    assert "buoy" in game_ids()
    assert find_game("buoy").title == "Beacon"


def test_an_unknown_game_comes_with_a_hint() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'salvge'. Did you mean 'salvage'?"):
        find_game("salvge")
    with pytest.raises(UnknownGame, match="There is no game 'qqq'. There are: .*salvage"):
        find_game("qqq")


@pytest.mark.parametrize("id", ["", ".", "..", "salvage.rules", "__init__", "../salvage", "\x00", "\ud800"])
def test_an_odd_id_is_just_unknown(id: str) -> None:
    with pytest.raises(UnknownGame):
        find_game(id)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("import no_such_module", "'buoy' cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'"),
        ("\n1 / 0", "'buoy' cannot be loaded: ZeroDivisionError: division by zero, in __init__.py, line 2.$"),
        ("GAME =", r"'buoy' cannot be loaded: SyntaxError: invalid syntax \(__init__.py, line 1\).$"),
        (
            "from doubloon.core import Vocabulary\nVocabulary().move('Up')",
            "'buoy' cannot be loaded: A move is words .*, not 'Up', in __init__.py, line 2.$",
        ),
        ("", "'buoy' must offer a Game called GAME in doubloon.games.buoy"),
        ("GAME = 7", "'buoy' must offer a Game called GAME"),
        (BEACON + "GAME = Beacon", "'buoy' must offer a Game called GAME"),
        (BEACON + "GAME = Beacon()", "must have the id 'buoy', not 'beacon'"),
    ],
)
def test_a_broken_game_is_named_with_what_is_wrong(write: Author, text: str, complaint: str) -> None:
    write("buoy", text)
    with pytest.raises(BadGame, match=complaint):
        find_game("buoy")
    assert find_game("salvage").id == "salvage", "the others can still be played"
    with pytest.raises(BadGame):
        find_games()


def test_the_error_of_a_content_file_stays_what_it_is(write: Author) -> None:
    write("buoy", "from doubloon.core import BadContent\nraise BadContent('isle.toml: the key is wrong.')")
    with pytest.raises(BadContent, match="The game 'buoy' cannot be loaded: isle.toml: the key is wrong."):
        find_game("buoy")


def test_a_game_of_somebody_else_is_found_by_its_entry_point(install: Author) -> None:
    install("reef = reef_games:REEF", BEACON + "class Reef(Beacon):\n    id = 'reef'\nREEF = Reef()\n")
    assert "reef" in game_ids()
    assert find_game("reef").id == "reef"


def test_an_entry_point_may_leave_the_name_out(install: Author) -> None:
    install("atoll = atoll_game", BEACON + "class Atoll(Beacon):\n    id = 'atoll'\nGAME = Atoll()\n")
    assert find_game("atoll").id == "atoll"


def test_a_broken_entry_point_is_named(install: Author) -> None:
    install("shoal = shoal_game:GAME", "")
    with pytest.raises(BadGame, match="'shoal' must offer a Game called GAME in shoal_game"):
        find_game("shoal")
    install("sandbank = sandbank_game:GAME", "\n\nimport no_such_module")
    with pytest.raises(BadGame, match="No module named 'no_such_module', in sandbank_game.py, line 3.$"):
        find_game("sandbank")


def test_a_folder_that_does_not_exist_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FOLDERS, "__path__", [*FOLDERS.__path__, "/no/such"])
    with pytest.raises(
        UnknownGame, match="There are: .*salvage.*; DOUBLOON_GAMES names /no/such, which is not a folder."
    ):
        find_game("qqq")
    monkeypatch.setattr(FOLDERS, "__path__", [])
    monkeypatch.setattr("doubloon.core.discover._entry_points", dict)
    with pytest.raises(UnknownGame, match="'qqq'. There are none, neither in doubloon.games nor in DOUBLOON_GAMES."):
        find_game("qqq")
