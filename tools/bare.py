"""From a bare Debian to the first move: what a stranger does with a wheel, step by step, with the seconds of each.

A Debian with Python and nothing else is made in build/bare; there each wheel of dist/ is installed and started, and a
browser of this machine makes a move. It needs root, debootstrap and a package index. Run by `make bare`.
"""

from __future__ import annotations

import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.e2e.guests import launch
from tools.wheel import PLAIN

ROOT: Final = Path(__file__).resolve().parent.parent
DEBIAN: Final = ("--variant=minbase", "--include=python3,python3-venv", "bookworm")
NETWORK: Final = ("etc/resolv.conf", "etc/pip.conf", "etc/ssl/certs/ca-certificates.crt")
"""How this machine reaches a package index, as far as it has these files; a bare Debian knows nobody to trust."""
INDEX: Final = ("PIP_INDEX_URL", "PIP_TRUSTED_HOST")
SOMEBODY: Final = "ada"
HOME: Final = f"/home/{SOMEBODY}"
VENV: Final = f"{HOME}/games"
DATA: Final = f"{HOME}/.local/share/doubloon"
LONGEST_WAIT: Final = 60
"""Seconds for a page to show what is waited for."""
HELP_WITHIN: Final = 0.3
WHICH_BUILD: Final = "from doubloon.server.builds import is_compiled; print(is_compiled())"
CAN_MOVE: Final = "[data-stage=idle] [data-move]:not([disabled])"
MOVED: Final = "n => +document.querySelector('[data-n]').dataset.n > n"


class Failed(Exception):
    """Something is not as a stranger should find it."""


class Bare:
    """A Debian in a folder. What runs there has its own processes and mounts, which end with it: nothing is left."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def make(self) -> None:
        """Debian's smallest system, with Python, the way to a package index, and somebody who lives there."""
        _done(["debootstrap", *DEBIAN, str(self.folder)])
        for name in NETWORK:
            if Path("/", name).is_file():
                (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(Path("/", name), self.folder / name)
        _done(["chroot", str(self.folder), "useradd", "--create-home", SOMEBODY])

    def command(self, *words: str) -> list[str]:
        """How to run this there as somebody who is nobody special."""
        apart = ["unshare", "--mount", "--pid", "--fork", f"--mount-proc={self.folder}/proc"]
        there = ["chroot", f"--userspec={SOMEBODY}:{SOMEBODY}", str(self.folder)]
        index = [f"{name}={os.environ[name]}" for name in INDEX if name in os.environ]
        room = ["env", "-i", f"HOME={HOME}", f"PATH={VENV}/bin:/usr/bin:/bin", "LANG=C.UTF-8", *index]
        return [*apart, *there, *room, *words]

    def run(self, *words: str) -> str:
        """What it says; nothing may fail."""
        return _done(self.command(*words))

    def files(self, place: str) -> list[str]:
        """Everything below a folder there."""
        top = self.folder / place.lstrip("/")
        return sorted(str(file.relative_to(top)) for file in top.rglob("*") if file.is_file())


@contextmanager
def running(bare: Bare) -> Iterator[str]:
    """`doubloon` as it is started there; the address that it tells."""
    words = bare.command("doubloon")
    to, errors_to = subprocess.PIPE, subprocess.STDOUT
    with subprocess.Popen(words, stdout=to, stderr=errors_to, text=True, start_new_session=True) as process:
        try:
            said = ""
            for line in process.stdout or ():
                said += line
                if found := re.search(r"listens on (http\S+)", line):
                    yield found[1]
                    break
            else:
                raise Failed(f"It does not start:\n{said}")
        finally:
            os.killpg(process.pid, signal.SIGKILL)  # with the first of its processes all others there end, too


def first_move(address: str, tell: Callable[[str], None]) -> None:
    """What a newcomer does: the first game there is, and the first move that it offers."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        page.set_default_timeout(LONGEST_WAIT * 1000)
        page.goto(address)
        page.locator("button[data-play]").first.wait_for()
        tell("the page is there")
        page.locator("button[data-play]").first.click()
        page.locator(CAN_MOVE).first.wait_for()
        tell("a table with something to decide")
        n = page.locator("[data-n]").first.get_attribute("data-n")
        page.evaluate("one => document.querySelector(one).click()", CAN_MOVE)
        page.wait_for_function(MOVED, arg=int(n or 0))
        tell("the first move is made")
        browser.close()


def try_wheel(bare: Bare, wheel: Path) -> None:
    """One wheel, from `pip install` to `pip uninstall`."""
    clock, told = time.perf_counter, time.perf_counter()
    first = told

    def tell(what: str) -> None:
        nonlocal told
        print(f"  {what:.<40} {clock() - told:6.1f} s", flush=True)
        told = clock()

    print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB", flush=True)
    shutil.copy(wheel, bare.folder / HOME.lstrip("/"))
    bare.run("python3", "-m", "venv", "--clear", VENV)
    tell("python3 -m venv")
    before = bare.files(VENV)
    bare.run("pip", "install", "--no-cache-dir", f"{HOME}/{wheel.name}")
    tell("pip install")
    with running(bare) as address:
        tell("doubloon listens")
        first_move(address, tell)
        print(f"  {'all of it':.<40} {clock() - first:6.1f} s", flush=True)
    if "doubloon.sqlite3" not in bare.files(DATA):
        raise Failed(f"Its games are not in {DATA}, where data belongs.")
    is_compiled = PLAIN not in wheel.name
    if bare.run("python", "-c", WHICH_BUILD).strip() != str(is_compiled):
        raise Failed(f"It should {'' if is_compiled else 'not '}run on machine code.")
    before_help = worked()
    bare.run("doubloon", "--help")
    help_worked = worked() - before_help
    print(f"  {'doubloon --help, on the processor':.<40} {help_worked:6.2f} s", flush=True)
    if help_worked > HELP_WITHIN:
        raise Failed(f"Help should come within {HELP_WITHIN} s.")
    bare.run("rm", "-r", DATA)
    bare.run("pip", "uninstall", "-y", "doubloon")
    left = [file for file in set(bare.files(VENV)) - set(before) if "doubloon" in file]
    if left:
        raise Failed(f"Uninstalling leaves {', '.join(sorted(left))}.")


def worked() -> float:
    """Seconds for which the processor has worked on commands that are done; others on the machine do not count."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def took(do: Callable[[], object]) -> float:
    """Seconds of a call."""
    start = time.perf_counter()
    do()
    return time.perf_counter() - start


def _done(words: list[str]) -> str:
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise Failed(f"{' '.join(words)}\n{done.stdout}")
    return done.stdout


def main() -> None:
    """Try all wheels of dist/, one after the other."""
    dist, folder = ROOT / "dist", ROOT / "build" / "bare"
    shutil.rmtree(folder, ignore_errors=True)
    try:
        bare = Bare(folder)
        print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; a Debian with Python: ", end="", flush=True)
        print(f"{took(bare.make):.1f} s", flush=True)
        for wheel in sorted(dist.glob("*.whl")):
            try_wheel(bare, wheel)
    except Failed as failed:
        sys.exit(str(failed))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
