"""tools/web.py: what is installed and built, and what is left alone because nothing has changed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools import web as tools
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
    (tmp_path / "src" / "doubloon" / "server" / "static").mkdir(parents=True)

    def step(title: str, *command: str | Path, env: object = None) -> None:
        steps.append(title)

    return Web(tmp_path, tmp_path / "bin", step, lambda: ["pip", "install"])


def test_a_build_is_made_once_and_again_when_something_changed(tmp_path: Path, steps: list[str]) -> None:
    web = front(tmp_path, steps)
    web.build()
    web.build()
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


def test_a_browser_is_found_or_installed(tmp_path: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    web = front(tmp_path, steps)
    monkeypatch.setattr(shutil, "which", lambda name, path=None: "/bin/b" if name == "google-chrome" else None)
    assert web.browser() == Path("/bin/b")
    monkeypatch.setattr(shutil, "which", lambda name, path=None: None)
    web.browser()
    assert steps == ["apt-get update", "installing chromium"]
    monkeypatch.setenv("CHROMIUM_PATH", "/own/chromium")
    assert web.browser() == Path("/own/chromium")


def test_versions_are_read(tmp_path: Path) -> None:
    program = tmp_path / "node"
    program.write_text("#!/bin/sh\necho v20.19.3\n")
    program.chmod(0o755)
    assert tools._version("node", str(tmp_path)) == (20, 19)
    assert tools._version("npm", str(tmp_path)) == (0,)
