"""What must never lie in the repository, each rule tried on made-up bad text too, so that it is known to bite."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 600

SETTINGS = (
    "*.lock",
    "*lock.json",
    "*rc",
    "*.toml",
    "*.cfg",
    "*.ini",
    "*.conf",
    "*.json",
    "*.yml",
    "*.yaml",
    "Makefile",
)
"""Names of files that tell a tool where to fetch from."""

# In pieces, or this file would break its own rules.
HOSTS = [
    "py" + "pi.org",
    "python" + "hosted.org",
    "npm" + "js.org",
    "npm" + "js.com",
    "yarn" + "pkg.com",
    "npm" + "mirror.com",
]
PLACES = re.compile(r"(?<![\w.*~})-])/(?:" + "work|root" + r"|(?:" + "home|Users" + r")/[\w.-]+)/")
FETCH_FROM = re.compile(r"""^\s*["']?[\w@:/-]*(?:index[-_]url|find[-_]links|registry)["']?\s*[=:]""", re.MULTILINE)


def repository() -> list[Path]:
    """All files that are tracked, or would be if somebody added everything."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def texts() -> Iterator[tuple[str, str]]:
    """Name and content of every text file."""
    for file in repository():
        try:
            yield file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def is_setting(name: str) -> bool:
    return any(fnmatchcase(name.rsplit("/", 1)[-1], pattern) for pattern in SETTINGS)


def hosts_named(text: str) -> list[str]:
    return [host for host in HOSTS if host in text] + FETCH_FROM.findall(text)


def places_named(text: str) -> list[str]:
    return PLACES.findall(text)


def compiled_files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.suffix in (".so", ".pyd", ".c", ".o"))


def foreign_imports(source: str, package: str, friends: tuple[str, ...]) -> list[str]:
    """Modules imported at run time that are neither of the standard library nor at or under a friend.

    ``package`` is the one that the module lies in, which relative imports start from.
    """
    found = []
    for node in run_time(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level:
            above = package.split(".")[: len(package.split(".")) - node.level + 1]
            found.append(".".join([*above, *(node.module or "").split(".")]).rstrip("."))
        elif isinstance(node, ast.ImportFrom):
            found.append(node.module or "")
    return [
        module
        for module in found
        if module.split(".")[0] not in sys.stdlib_module_names
        and not any(module == friend or module.startswith(friend + ".") for friend in friends)
    ]


def run_time(node: ast.AST) -> Iterator[ast.AST]:
    """This node and all below it, but for what only a type checker reads."""
    yield node
    below: Iterator[ast.AST] = ast.iter_child_nodes(node)
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        below = iter(node.orelse)
    for child in below:
        yield from run_time(child)


def test_no_setting_names_a_host_to_fetch_from() -> None:
    named = {name: hosts_named(text) for name, text in texts() if is_setting(name)}
    assert {name: hosts for name, hosts in named.items() if hosts} == {}


@pytest.mark.parametrize("lock", sorted(ROOT.glob("requirements*.lock")), ids=lambda lock: lock.name)
def test_a_lock_pins_every_package_by_hash_and_names_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    packages = re.split(r"\n(?=\S)", text.strip())
    assert "://" not in text
    assert [package for package in packages if not re.match(r"[\w.-]+==\S+ .*\\\n +--hash=sha256:", package)] == []


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    named = {name: places_named(text) for name, text in texts()}
    assert {name: places for name, places in named.items() if places} == {}


@pytest.mark.parametrize("folder", ["src", "tests/sample"])
def test_the_source_holds_nothing_compiled(folder: str) -> None:
    assert compiled_files(ROOT / folder) == []


def test_a_module_can_be_read_in_one_sitting() -> None:
    lengths = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in (ROOT / "src").rglob("*.py")}
    assert {file: length for file, length in lengths.items() if length > LONGEST} == {}
    assert lengths


def test_core_needs_the_standard_library_only() -> None:
    core = ROOT / "src" / "doubloon" / "core"
    foreign = {
        file.name: foreign_imports(file.read_text(encoding="utf-8"), "doubloon.core", ("doubloon.core",))
        for file in core.rglob("*.py")
    }
    assert {name: modules for name, modules in foreign.items() if modules} == {}
    assert foreign


def test_a_game_needs_core_and_the_standard_library_only() -> None:
    folders = [
        init.parent for top in ("src/doubloon/games", "tests/sample") for init in (ROOT / top).glob("*/__init__.py")
    ]
    foreign = {}
    for folder in folders:
        name = f"doubloon.games.{folder.name}"
        for file in folder.rglob("*.py"):
            package = ".".join([name, *file.relative_to(folder).parent.parts])
            source = file.read_text(encoding="utf-8")
            foreign[f"{folder.name}/{file.name}"] = foreign_imports(source, package, (name, "doubloon.core"))
    assert {name: modules for name, modules in foreign.items() if modules} == {}


# The rules themselves ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "https://" + HOSTS[0] + "/simple",
        "https://files." + HOSTS[1] + "/packages/a.whl",
        '"resolved": "https://registry.' + HOSTS[2] + '/a/-/a-1.tgz"',
        "registry=https://mirror.example/",
        "@scope:registry = https://mirror.example/",
        'index-url = "https://mirror.example/simple"',
        "extra-index-url: https://mirror.example/simple",
    ],
)
def test_a_host_is_noticed(text: str) -> None:
    assert hosts_named("name = 'x'\n" + text)


def test_ordinary_settings_are_not_taken_for_a_host() -> None:
    assert hosts_named("omit-lockfile-registry-resolved=true\naudit=false\nurl = 'https://example.org'\n") == []


@pytest.mark.parametrize(
    "name", ["uv.lock", "web/package-lock.json", "web/.npmrc", "pyproject.toml", "Makefile", "pip.conf"]
)
def test_a_setting_is_known_by_its_name(name: str) -> None:
    assert is_setting(name)
    assert not is_setting("docs/" + "index.md")


@pytest.mark.parametrize(
    "text",
    [
        "cd /" + "work/main",
        "'/" + "root/.venv'",
        "file:///" + "home/jim/x",
        "(/" + "Users/Jim.H/doubloon/x)",
        "a=/" + "home/jim/",
    ],
)
def test_a_place_is_noticed(text: str) -> None:
    assert places_named("a line\n" + text + "\n")


@pytest.mark.parametrize(
    "text", ["docs/" + "work/x", "the root/leaf", "/" + "home/", "~/" + "work/x", "a/" + "root/b", "GET /" + "works/1"]
)
def test_a_harmless_path_is_not_taken_for_a_place(text: str) -> None:
    assert places_named(text) == []


@pytest.mark.parametrize("name", ["a.cpython-311.so", "deep/a.c", "a.pyd"])
def test_a_compiled_file_is_noticed(tmp_path: Path, name: str) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "a.py").touch()
    assert compiled_files(tmp_path) == []
    (tmp_path / name).touch()
    assert compiled_files(tmp_path) == [tmp_path / name]


@pytest.mark.parametrize(
    ("line", "foreign"),
    [
        ("import numpy", ["numpy"]),
        ("import typing, rich.table", ["rich.table"]),
        ("def f():\n    from typer import Option", ["typer"]),
        ("from .. import rules", ["doubloon.games"]),
        ("from ..tobago.rules import x", ["doubloon.games.tobago.rules"]),
        ("from ...bots import x", ["doubloon.bots"]),
        ("from doubloon import game", ["doubloon"]),
        ("from doubloon.core_extra import x", ["doubloon.core_extra"]),
        ("if TYPE_CHECKING:\n    import a\nelse:\n    import b", ["b"]),
        (
            "import json\nfrom . import a\nfrom .a import b\nfrom doubloon.core import Bag\nimport doubloon.core.bag",
            [],
        ),
    ],
)
def test_a_foreign_import_is_noticed(line: str, foreign: list[str]) -> None:
    friends = ("doubloon.games.salvage", "doubloon.core")
    assert foreign_imports(line, "doubloon.games.salvage", friends) == foreign


@pytest.mark.parametrize(
    ("module", "line", "contract"),
    [
        ("core/bag.py", "import doubloon.bots", "core knows core"),
        ("core/bag.py", "from doubloon import server", "core knows core"),
        ("core/bag.py", "import typer", "core knows core"),
        ("games/salvage/__init__.py", "from doubloon.bots import base", "a game knows core only"),
        ("games/salvage/__init__.py", "from ..tobago import GAME", "a game knows core only"),
        ("bots/base.py", "from doubloon.games.salvage import GAME", "bots know core only"),
        ("bots/base.py", "import doubloon.arena", "bots know core only"),
        ("arena/__init__.py", "import doubloon.games.salvage", "nobody knows a particular game"),
        ("server/__init__.py", "from doubloon.games import tobago", "nobody knows a particular game"),
        ("arena/__init__.py", "import doubloon.cli", "cli and server stand on"),
    ],
)
def test_a_wrong_import_breaks_a_contract(package: Path, module: str, line: str, contract: str) -> None:
    (package / module).write_text(line + "\n")
    assert contract in broken_contracts(package.parent)


def test_right_imports_break_no_contract(package: Path) -> None:
    assert broken_contracts(package.parent) == ""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package with nothing but right imports."""
    package = tmp_path / "doubloon"
    for folder in (
        "",
        "arena",
        "bots",
        "cli",
        "core",
        "daily",
        "games",
        "games/salvage",
        "games/tobago",
        "offline",
        "server",
        "telling",
    ):
        (package / folder).mkdir()
        (package / folder / "__init__.py").touch()
    (package / "core/bag.py").touch()
    (package / "bots/base.py").write_text("from doubloon.core import bag\n")
    (package / "cli/__init__.py").write_text("import typer\nfrom doubloon import arena, bots, core, games, server\n")
    return package


def broken_contracts(path: Path) -> str:
    """What the linter says of the package in this folder by our contracts, if any is broken."""
    lint = str(Path(sys.executable).with_name("lint-imports"))
    command = [lint, "--no-cache", "--config", str(ROOT / "pyproject.toml")]
    env = {**os.environ, "PYTHONPATH": str(path), "COLUMNS": "200"}
    ran = subprocess.run(command, env=env, cwd=path, capture_output=True, text=True, check=False)
    assert "Contracts: " in ran.stdout
    return "\n".join(line for line in ran.stdout.splitlines() if "BROKEN" in line) if ran.returncode else ""


def test_every_file_that_could_be_committed_is_read() -> None:
    names = {file.relative_to(ROOT).as_posix() for file in repository()}
    assert {"pyproject.toml", "requirements.lock", "tests/repo/test_hygiene.py", "src/doubloon/__init__.py"} <= names
    assert not [name for name in names if name.startswith((".venv/", "build/"))]


def test_the_lock_of_the_web_pins_every_package_by_hash_and_names_no_address() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    packages = {place: package for place, package in json.loads(text)["packages"].items() if place}
    assert "://" not in text
    assert [place for place, each in packages.items() if not each.get("integrity", "").startswith("sha512-")] == []
    assert packages
