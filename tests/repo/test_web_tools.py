"""tools/web.py: what is installed and built, and what is left alone because nothing has changed."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import web as tools
from tools import web_python
from tools.web import Web


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(tools, "_version", lambda program, path: (24, 19))
    monkeypatch.delenv("CHROMIUM_PATH", raising=False)
    return []


def front(tmp_path: Path, steps: list[str]) -> Web:
    folder = tmp_path / "web"
    (folder / "src").mkdir(parents=True)
    for name in ("index.html", "package-lock.json", "vite.config.ts", "tsconfig.json", "svelte.config.js"):
        (folder / name).write_text(name)
    (folder / "node_modules").mkdir()
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "web_python.py").touch()
    (tmp_path / "src" / "doubloon" / "server" / "static").mkdir(parents=True)

    def step(title: str, *command: str | Path, env: object = None) -> None:
        steps.append(title)

    return Web(tmp_path, tmp_path / "bin", step, lambda: ["pip", "install"])


def test_a_build_is_made_once_and_again_when_something_changed(
    tmp_path: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[Path] = []
    monkeypatch.setattr(web_python, "prepare", lambda _, into: prepared.append(into))
    web = front(tmp_path, steps)
    web.build()
    web.build()
    assert prepared == [tmp_path / "src" / "doubloon" / "server" / "static"], "Python for the browser comes with it"
    assert steps == ["installing web packages", "building the web app"]
    (tmp_path / "web" / "src" / "main.ts").write_text("changed")
    web.build()
    assert steps[2:] == ["building the web app"]
    (tmp_path / "web" / "package-lock.json").write_text("changed")
    web.build()
    assert steps[3:] == ["installing web packages", "building the web app"]


def test_node_comes_from_pypi_where_the_machine_has_none(
    tmp_path: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tools, "_version", lambda program, path: (18, 0))
    front(tmp_path, steps).packages()
    assert steps == ["installing Node", "installing web packages"]


def test_style_layout_types_and_unit_tests_are_run(tmp_path: Path, steps: list[str]) -> None:
    web = front(tmp_path, steps)
    for check in (web.style, web.layout, web.types, web.test):
        check()
    assert steps == ["web style", "web layout", "web types", "installing web packages", "web tests"]


Which = Callable[..., str | None]


def having(*names: str) -> Which:
    return lambda name, path=None: f"/bin/{name}" if name in names else None


def test_a_browser_is_found_or_installed(tmp_path: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    web = front(tmp_path, steps)
    monkeypatch.setattr(shutil, "which", having("google-chrome"))
    assert web.browser() == Path("/bin/google-chrome")
    monkeypatch.setattr(shutil, "which", having("chromium", "chromium-headless-shell"))
    assert web.browser() == Path("/bin/chromium-headless-shell")
    assert steps == []
    monkeypatch.setattr(shutil, "which", having())
    monkeypatch.setattr(tools, "_succeeds", lambda *command: False)
    web.browser()
    assert steps == ["apt-get update", "installing chromium-headless-shell"]
    monkeypatch.setenv("CHROMIUM_PATH", "/own/chromium")
    assert web.browser() == Path("/own/chromium")


def test_a_browser_without_windows_is_installed_where_that_may_be_done(
    tmp_path: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    web = front(tmp_path, steps)
    monkeypatch.setattr(shutil, "which", having("chromium", "apt-get"))
    monkeypatch.setattr(tools, "_can_install", lambda: False)
    assert (web.browser(), steps) == (Path("/bin/chromium"), [])
    monkeypatch.setattr(tools, "_can_install", lambda: True)
    monkeypatch.setattr(tools, "_succeeds", lambda *command: True)
    web.browser()
    assert steps == ["installing chromium-headless-shell"]


def test_what_cannot_be_installed_is_done_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def offline(title: str, *command: str | Path, env: object = None) -> None:
        raise OSError(title)

    web = Web(tmp_path, tmp_path / "bin", offline, lambda: ["pip", "install"])
    monkeypatch.delenv("CHROMIUM_PATH", raising=False)
    monkeypatch.setattr(tools, "_can_install", lambda: True)
    monkeypatch.setattr(shutil, "which", having("chromium"))
    assert web.browser() == Path("/bin/chromium")
    monkeypatch.setattr(shutil, "which", having())
    with pytest.raises(OSError, match="apt-get update|installing"):
        web.browser()


def test_versions_are_read(tmp_path: Path) -> None:
    program = tmp_path / "node"
    program.write_text("#!/bin/sh\necho v20.19.3\n")
    program.chmod(0o755)
    assert tools._version("node", str(tmp_path)) == (20, 19)
    assert tools._version("npm", str(tmp_path)) == (0,)
