"""What `pip install` brings: the whole web app, with no Node on the machine."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.servers import Server


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this folder and unpacked where nothing else of Doubloon is."""
    folder = tmp_path_factory.mktemp("wheel")
    uv = [sys.executable, "-m", "uv", "--quiet"]
    subprocess.run([*uv, "build", "--wheel", "--no-build-isolation", "-o", str(folder), "."], check=True)
    wheel = next(folder.glob("*.whl"))
    subprocess.run([*uv, "pip", "install", "--no-deps", "--target", str(folder / "site"), str(wheel)], check=True)
    return folder / "site"


def test_an_installed_wheel_serves_the_app_without_node(installed: Path, tmp_path: Path) -> None:
    server = Server(tmp_path, environ={"PYTHONPATH": str(installed), "PATH": "/nowhere"})
    server.program = [sys.executable, "-P", "-m", "doubloon"]
    with server:
        page = httpx.get(f"{server.url}/", trust_env=False)
        files = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
        assert page.status_code == 200
        assert any(file.endswith(".js") for file in files)
        assert {httpx.get(server.url + file, trust_env=False).status_code for file in files} == {200}
        for game in httpx.get(f"{server.url}/api/games", trust_env=False).json()["games"]:
            rules = f"{server.url}/api/games/{game['id']}/rules?language="
            english, german = (httpx.get(rules + language, trust_env=False).text for language in ("en", "de"))
            assert english.startswith(f"# {game['title']}")
            assert german.startswith("# ")
            assert german != english
    code = "import doubloon; print(doubloon.__file__)"
    told = subprocess.run([sys.executable, "-P", "-c", code], env=server.environment, capture_output=True, text=True)
    assert told.stdout.startswith(str(installed))
