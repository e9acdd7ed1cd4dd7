"""The compiled build: a staged copy of the package whose rules are machine code.

The source tree never holds a compiled file, because Python would silently prefer it to the source beside it. So the
package is copied to `build/fast`, together with the sample games, and mypyc compiles the copy in place.
`PYTHONPATH=build/fast` then runs the compiled build, and leaving it out runs the source.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from fnmatch import fnmatchcase
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypyc.build import Extension

ROOT: Final = Path(__file__).resolve().parent.parent
STAGE: Final = ROOT / "build" / "fast"
C_CODE: Final = ROOT / "build" / "fast-c"

COMPILED: Final = ("core", "bots", "games/*")
"""Packages that are compiled, each to a library of its own, so that a change in one game recompiles that game only."""
INTERPRETED: Final = (
    "doubloon/core/interpreted.py",
    "doubloon/core/line.py",
    "doubloon/core/match.py",
    "doubloon/games/*/companion*.py",
    "doubloon/games/*/painting/*",
    "doubloon/games/*/terminal/*",
    "doubloon/games/*/view_types.py",
)
"""Modules among them that stay as they are: `match` and `line` because they are generic and their objects come
and go (decision 2), what games paint, draw in the terminal and do for people with the box because nobody waits for it,
and the types of views because they must not be lost."""
MACHINE_CODE: Final = (".so", ".pyd")
FOR_PLAY: Final = "3"
FOR_TESTS: Final = "g"
"""How hard the C compiler tries: for play as hard as it can. Tests need not wait for it: what a debugger wants takes
less than half as long and runs them as fast (decision 8)."""
STAMP: Final = ".stamp"
PAGES: Final = "doubloon/server/static"
"""The built web app. A server of this build shows the one in the source tree, so that each can be built by itself."""
WHOLE: Final = ".whole"
"""The file that says that nothing is missing: a server looks for it, and lets its bots think on the build."""


def sources(root: Path) -> dict[str, Path]:
    """Every file of the build by its place in it: the package, and the sample games among its games."""
    package = root / "src" / "doubloon"
    found = {f"doubloon/{place}": file for place, file in _files(package).items()}
    for game in sorted((root / "tests" / "sample").glob("*/__init__.py")):
        found |= {f"doubloon/games/{game.parent.name}/{place}": file for place, file in _files(game.parent).items()}
    return {place: file for place, file in found.items() if not place.startswith(f"{PAGES}/")}


def _files(folder: Path) -> dict[str, Path]:
    files = sorted(file for file in folder.rglob("*") if file.is_file() and file.parent.name != "__pycache__")
    return {file.relative_to(folder).as_posix(): file for file in files}


def libraries(places: Iterable[str]) -> dict[str, list[str]]:
    """The modules to compile among these files, by the library they go to."""
    found: dict[str, list[str]] = {}
    for place in sorted(places):
        _, *folders, name = place.split("/")
        if not name.endswith(".py") or any(fnmatchcase(place, pattern) for pattern in INTERPRETED):
            continue
        for pattern in COMPILED:
            package = "/".join(folders[: pattern.count("/") + 1])
            if fnmatchcase(package, pattern):
                found.setdefault("doubloon_" + package.replace("/", "_"), []).append(place)
    return found


def stage(wanted: Mapping[str, Path], into: Path) -> None:
    """Make `into` a copy of these files: only changes are written, and what is gone or not compiled is removed."""
    (into / WHOLE).unlink(missing_ok=True)
    groups = libraries(wanted)
    compiled = {module.removesuffix(".py") for group in groups.values() for module in group}
    compiled |= {f"{name}__mypyc" for name in groups}
    for place, file in _files(into).items():
        is_ours = file.suffix in MACHINE_CODE and place.removesuffix("".join(file.suffixes)) in compiled
        if place not in wanted and not is_ours:
            file.unlink()
    for place, file in wanted.items():
        target, content = into / place, file.read_bytes()
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def lend_pages(root: Path, into: Path) -> None:
    """Let the staged server find the web app of the source tree, built or yet to be built."""
    link = into / PAGES
    if os.name == "posix" and not link.is_symlink():
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(os.path.relpath(root / "src" / PAGES, link.parent), target_is_directory=True)


def recipe(effort: str = FOR_PLAY) -> str:
    """How the build is made; when that changes, the last build is useless."""
    makers = [sys.version, platform.platform(), metadata.version("mypy"), metadata.version("setuptools"), effort]
    return digest({"": Path(__file__)}) + "".join(f" {maker}" for maker in makers).replace("\n", " ")


def digest(files: Mapping[str, Path]) -> str:
    """A hash that changes with the place, name or content of any of these files."""
    parts = hashlib.sha256()
    for place, file in sorted(files.items()):
        parts.update(place.encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return parts.hexdigest()


def missing_tool() -> str | None:
    """What a person must install before anything can be compiled here, as one sentence."""
    if os.name != "posix":
        return None
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"The compiled build needs a C compiler, and {compiler} is missing: install gcc (Debian: gcc)."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return f"The compiled build needs Python's headers for {sys.executable}: install them (Debian: python3-dev)."
    return None


def translate(groups: Mapping[str, list[str]], effort: str) -> list[Extension]:
    """Check the types of the staged modules and write them as C; a type error ends the program with its message."""
    from mypyc.build import mypycify

    os.chdir(STAGE)
    # The empty --config-file keeps mypy from reading the repository's own, which names other folders.
    options = ["--config-file=", f"--cache-dir={C_CODE}/mypy", "--strict"]
    extensions = mypycify(
        [*options, *(module for group in groups.values() for module in group)],
        opt_level=effort,
        debug_level="0",
        separate=[(group, name) for name, group in groups.items()],
        target_dir=str(C_CODE),
    )
    if os.name == "posix":
        # Stones must roll the same way on every machine: no compiler may join a product and a sum (fused multiply-add).
        # What gcc warns of in C that nobody wrote helps nobody, and looking for it takes longer than compiling.
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, "-ffp-contract=off", "-Wno-all"]
    return extensions


def build(extensions: list[Extension]) -> None:
    """Compile the C into the staged tree, the libraries side by side on all cores."""
    from setuptools import setup  # type: ignore[import-untyped]  # it ships no types

    command = ["build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"]
    command += [f"--build-lib={C_CODE}/libraries", f"--build-temp={C_CODE}/objects"]
    setup(name="doubloon-fast", packages=[], ext_modules=extensions, script_args=["--quiet", *command])


def is_fresh(effort: str = FOR_PLAY) -> bool:
    """Is the build there, and made from what is here now?"""
    return (STAGE / WHOLE).exists() and _stamp() == [recipe(effort), digest(sources(ROOT))]


def _stamp() -> list[str]:
    stamp = STAGE / STAMP
    return stamp.read_text().splitlines() if stamp.exists() else []


def give_way() -> None:
    """Let everything else on this machine go first."""
    if os.name == "posix":
        os.nice(19)
    if (group := Path("/proc/self/autogroup")).exists():
        group.write_text("19")  # where sessions share a processor, being nice counts only within one


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time: `make test` may be called while one goes on in the background."""
    C_CODE.parent.mkdir(exist_ok=True)
    with (C_CODE.parent / "fast.lock").open("w") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def effort_for_tests() -> str:
    """A build for play is good for tests too, and quicker brought up to date than another is made."""
    return FOR_PLAY if _stamp()[:1] == [recipe(FOR_PLAY)] else FOR_TESTS


def main(effort: str = FOR_PLAY) -> int:
    """Bring the compiled build up to date."""
    if is_fresh(effort):
        return 0
    if lack := missing_tool():
        print(lack)
        return 1
    last, now = _stamp(), [recipe(effort), digest(sources(ROOT))]
    if last[:1] != now[:1]:
        shutil.rmtree(STAGE, ignore_errors=True)
        shutil.rmtree(C_CODE, ignore_errors=True)
    stage(sources(ROOT), STAGE)
    lend_pages(ROOT, STAGE)
    done = STAGE / STAMP
    done.write_text(now[0])  # a type error leaves the last build as good as it was
    try:
        extensions = translate(libraries(sources(ROOT)), effort)
    except ValueError:  # mypyc 2 sometimes trips over what it remembers of the last build
        shutil.rmtree(C_CODE, ignore_errors=True)
        extensions = translate(libraries(sources(ROOT)), effort)
    done.unlink()  # an interrupted compiler does not
    build(extensions)
    done.write_text("\n".join(now))
    (STAGE / WHOLE).touch()
    return 0


if __name__ == "__main__":
    if "--is-fresh" in sys.argv:
        sys.exit(not is_fresh())
    if "--gently" in sys.argv:
        give_way()
    with alone():
        sys.exit(main(effort_for_tests() if "--for-tests" in sys.argv else FOR_PLAY))
