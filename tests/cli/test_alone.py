"""`doubloon` alone opens the web app, wherever there is room for it, and help comes without loading anything."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

import httpx

from doubloon.cli import COMMANDS
from tests.cli.terminals import PATIENCE, Ran, doubloon, environment, refusal
from tests.server.waiting import wait_until

CLI = Path(__file__).parents[2] / "src" / "doubloon" / "cli"
LOADED = """
import sys
from doubloon.cli import COMMANDS, Later
assert all(Later(name).help for name in COMMANDS)
print(*(name for name in sys.modules if name.startswith(("doubloon.", "uvicorn", "rich."))))
"""
"""Reads what all commands are for, and tells what had to be loaded for that."""
ALONE = [sys.executable, "-m", "doubloon"]


def environ(folder: Path, port: int = 0) -> dict[str, str]:
    """A home of its own, and a browser that notes where it was sent."""
    note = folder / "browser.py"
    note.write_text(f"import pathlib, sys; pathlib.Path({str(folder / 'visited')!r}).write_text(sys.argv[1])")
    words = {"DOUBLOON_HOME": str(folder), "DOUBLOON_PORT": str(port), "BROWSER": f"{sys.executable} {note} %s"}
    return environment(**words)


@contextmanager
def alone(folder: Path, port: int = 0) -> Iterator[str]:
    """The address that the browser was sent to."""
    said = subprocess.PIPE
    with subprocess.Popen(ALONE, env=environ(folder, port), stdout=said, stderr=subprocess.STDOUT) as process:
        try:
            wait_until(lambda: (folder / "visited").exists() and (folder / "visited").read_text())
            yield (folder / "visited").read_text()
        finally:
            process.terminate()


def test_it_opens_the_web_app_and_shows_the_same_one_when_called_again(tmp_path: Path) -> None:
    with alone(tmp_path) as address:
        assert httpx.get(f"{address}healthz").json()["ok"]
        (tmp_path / "visited").unlink()
        again = subprocess.run(ALONE, env=environ(tmp_path), capture_output=True, text=True, timeout=PATIENCE)
        assert (again.returncode, again.stderr) == (0, "")
        assert again.stdout == f"Doubloon is open already, on {address}\n"
        assert (tmp_path / "visited").read_text() == address


def test_where_its_usual_place_is_taken_it_finds_another(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with alone(tmp_path, port) as address:
            assert f":{port}/" not in address
            assert httpx.get(f"{address}healthz").json()["ok"]


def test_where_there_is_no_browser_it_says_what_to_open(tmp_path: Path) -> None:
    nowhere = dict.fromkeys(("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"), "")
    words = environment(DOUBLOON_HOME=str(tmp_path), DOUBLOON_PORT="0", PATH="/nowhere", **nowhere)
    with subprocess.Popen(ALONE, env=words, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = iter(process.stdout.readline, "")
        try:
            listens, told = ("".join(islice(said, 1)), next(line for line in said if line.startswith("No browser")))
            assert told == f"No browser was found here; open {listens.split()[-1]} in one.\n"
        finally:
            process.terminate()


def test_an_address_at_which_nobody_can_listen_is_refused_in_one_sentence(tmp_path: Path) -> None:
    for host in ("nowhere.invalid", "192.0.2.1"):
        words = {**environ(tmp_path), "DOUBLOON_HOST": host}
        ran = subprocess.run(ALONE, env=words, capture_output=True, text=True, timeout=PATIENCE)
        assert refusal(Ran(ran.returncode, ran.stdout, ran.stderr)).startswith(f"Cannot listen on {host}, port 0: ")


def test_help_names_every_command_and_loads_none() -> None:
    written = {file.stem.replace("_", "-") for file in CLI.glob("*.py") if "\ndef command(" in file.read_text()}
    assert written == {*COMMANDS}
    told = doubloon("--help")
    assert told.code == 0
    assert [name for name in COMMANDS if f"│ {name} " not in told.out] == []
    loaded = subprocess.run([sys.executable, "-c", LOADED], env=environment(), capture_output=True, text=True)
    assert loaded.stdout.split() == ["doubloon.cli"], loaded.stderr
