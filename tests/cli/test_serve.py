"""`doubloon serve`: the address that it tells people, and the place where it keeps their games."""

from __future__ import annotations

from ipaddress import ip_address
from pathlib import Path

import pytest

from doubloon.cli.serve import address_for_people
from doubloon.server import settings
from doubloon.server.settings import BadSetting, Settings, home_folder, with_files

CHECKOUT = Path(__file__).parents[2]


@pytest.mark.parametrize(("host", "told"), [("127.0.0.1", "127.0.0.1"), ("::1", "[::1]"), ("10.1.2.3", "10.1.2.3")])
def test_an_address_is_told_as_a_browser_wants_it(host: str, told: str) -> None:
    assert address_for_people(host) == told


@pytest.mark.parametrize("everywhere", ["0.0.0.0", "::"])
def test_a_server_that_listens_everywhere_tells_where_others_reach_it(everywhere: str) -> None:
    assert not ip_address(address_for_people(everywhere)).is_unspecified


def test_a_checkout_keeps_its_games_in_a_folder_that_git_ignores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "CHECKOUT", CHECKOUT)
    assert home_folder(Settings(), {"XDG_DATA_HOME": "/data"}) == CHECKOUT / "play"
    assert "/play/" in (CHECKOUT / ".gitignore").read_text(encoding="utf-8").splitlines()


def test_an_installed_package_keeps_them_where_data_belongs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(settings, "CHECKOUT", tmp_path)
    assert home_folder(Settings(), {}) == Path.home() / ".local" / "share" / "doubloon"
    assert home_folder(Settings(), {"XDG_DATA_HOME": "/data"}) == Path("/data/doubloon")
    assert home_folder(Settings(home="~/games"), {}) == Path.home() / "games"


def test_the_home_is_made_unless_another_database_is_named(tmp_path: Path) -> None:
    home = tmp_path / "new" / "home"
    assert with_files(Settings(home=str(home), database="other.sqlite3")).database == "other.sqlite3"
    assert not home.exists()
    assert with_files(Settings(home=str(home))).database == str(home / "doubloon.sqlite3")
    assert home.is_dir()
    (tmp_path / "file").touch()
    with pytest.raises(BadSetting, match="cannot be made: "):
        with_files(Settings(home=str(tmp_path / "file")))


def test_the_key_lies_beside_a_file_and_at_home_for_postgresql(tmp_path: Path) -> None:
    (tmp_path / "link.sqlite3").symlink_to(tmp_path / "games.sqlite3")
    home = tmp_path / "home"
    asked = {
        str(tmp_path / "games.sqlite3"): tmp_path / "games.sqlite3.key",
        str(tmp_path / "link.sqlite3"): tmp_path / "games.sqlite3.key",
        f"sqlite:///{tmp_path / 'games.sqlite3'}": tmp_path / "games.sqlite3.key",
        "postgresql://somewhere/games": home / "doubloon.key",
    }
    for database, key in asked.items():
        assert with_files(Settings(home=str(home), database=database)).key_file == str(key)
    assert with_files(Settings(database="x", key_file="mine")).key_file == "mine"


def test_without_a_home_only_what_needs_one_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def nobody() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nobody)
    monkeypatch.setattr(settings, "CHECKOUT", tmp_path)
    assert with_files(Settings(database=str(tmp_path / "x")), {}).key_file == str(tmp_path / "x.key")
    for database in ("", "postgresql://somewhere/games"):
        with pytest.raises(BadSetting, match="set DOUBLOON_HOME"):
            with_files(Settings(database=database), {})
