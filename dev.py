"""All a developer does with this repository, starting from a bare Python: `python3 dev.py play`, `… test`, and so on.

Standard library only, because it makes the environment that the rest lives in. Stamps (hashes of what a step reads) say
whether a step must be done again, so a command that has nothing to prepare starts at once.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - it is for the person who has an older one
    sys.exit("Doubloon needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

from tools import engines, fast, proxies
from tools.web import Web

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
LOCK = ROOT / "requirements-dev.lock"
DOCS = ROOT / "requirements-docs.lock"
RESEARCH = ROOT / "requirements-research.lock"
"""What tests of research need besides: a few hundred megabytes, which nobody who wants to play must wait for."""
UV = "uv==0.13.7"
RECOMMENDED = ("fast", "postgres", "push")
"""The extras that docs/operations.md recommends to whoever runs a server: requirements.lock has them too."""
SAMPLES = ROOT / "tests" / "sample"
CORES = os.cpu_count() or 1
ON_BOTH_BUILDS = (
    "tests/laws",
    "tests/golden",
    "tests/sample",
    "tests/games",
    "tests/core",
    "tests/bots",
    "tests/analysis",
    "tests/daily",
    "tests/testing",
)
"""Tests of what is compiled: all of them run on the compiled build, all but those marked slow on the source too."""
ABOUT_SOURCE = ("tests/repo", "tests/typing", "tests/docs", "tests/test_package.py", "tests/server/test_time_limits.py")
"""Tests that read the source or put something in its place: on the source alone. All others run compiled alone."""
COUNTED_ON_SOURCE = ("core", "games", "bots", "testing")
"""Packages whose lines are counted where the rules run as source; those of all others on the compiled build."""
NOT_COUNTED = "*/painting/*"
"""It takes five times as long where lines are counted, and what it paints is compared as a whole."""
LEAST_RUN = 90
"""So many of a hundred lines and branches must be run by tests."""
WITH_PROCESSES = ("tests/server", "tests/cli", "tests/arena", "tests/laws/test_processes.py")
"""Tests that start other processes: too long to wait for before each commit."""
BROWSER_TESTS = "tests/e2e"
"""They have a process to themselves: the browser's event loop would be in the way of others."""


class Failed(Exception):
    """A step failed and has said why; the command ends with its exit code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


# Running steps ------------------------------------------------------------------------------------------------------


def run(*command: str | Path, env: Mapping[str, str] | None = None) -> None:
    """Run a command that speaks for itself: its output goes straight to the person."""
    sys.stdout.flush()
    code = subprocess.call([str(word) for word in command], cwd=ROOT, env={**os.environ, **(env or {})})
    if code:
        raise Failed(code)


def step(title: str, *command: str | Path, env: Mapping[str, str] | None = None, tells: bool = False) -> None:
    """Run a command quietly: one line with its duration; what came of it if it `tells`, all it said if it fails."""
    begins = f"{title:.<32} "
    if threading.current_thread() is threading.main_thread():
        print(begins, end="", flush=True)
        begins = ""  # beside other steps it says nothing until it is done
    start = time.perf_counter()
    done = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env={**os.environ, **(env or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    last = f"  {gist(done.stdout)}" if tells and done.stdout.strip() else ""
    ends = f"{'failed' if done.returncode else 'ok'} {time.perf_counter() - start:6.1f} s{last}\n"
    said = f"{done.stdout.rstrip()}\n" if done.returncode else ""
    print(begins + ends + said, end="", flush=True)
    if done.returncode:
        raise Failed(done.returncode)


def gist(said: str) -> str:
    """The last line of what a command said; of a table of lines that were run, their share."""
    last = said.rstrip().splitlines()[-1].strip(" =")
    return f"{last.split()[-1]} %" if last.startswith("(summary)") else last


def all_of(*steps: Callable[[], None], at_once: int = 1) -> None:
    """Do every step even if one fails, so that one run shows everything there is to fix."""

    def code_of(do: Callable[[], None]) -> int:
        try:
            do()
        except Failed as failed:
            return failed.code
        return 0

    if at_once == 1:
        codes = [code_of(do) for do in steps]
    else:
        with ThreadPoolExecutor(at_once) as pool:
            codes = list(pool.map(code_of, steps))
    if any(codes):
        raise Failed(next(code for code in codes if code))


# The environment ----------------------------------------------------------------------------------------------------


def stamp(*files: Path) -> list[str]:
    """What the environment is made from: this Python; then the pinned uv and the content of these files."""
    parts = hashlib.sha256(UV.encode())
    for file in files:
        parts.update(hashlib.sha256(file.read_bytes()).digest())
    return [f"{sys.base_prefix} {sys.version}".replace("\n", " "), parts.hexdigest()]


def setup() -> None:
    """Make .venv what the lock and pyproject.toml say; nothing to do if neither has changed."""
    done, now = VENV / ".stamp", stamp(LOCK, ROOT / "pyproject.toml")
    last = done.read_text().splitlines() if done.exists() else []
    if last == now:
        return
    if last[:1] != now[:1]:
        make_venv()
    done.write_text(now[0])
    install = installer()
    step("installing packages", *install, "--require-hashes", "-r", LOCK)
    step("installing doubloon", *install, "--no-deps", "--no-build-isolation", "-e", ROOT)
    done.write_text("\n".join(now))


def setup_for_tests() -> None:
    """The same with all that the tests need."""
    setup()
    done, now = VENV / ".stamp-research", "\n".join(stamp(RESEARCH, LOCK))
    if not done.exists() or done.read_text() != now:
        step("installing peers", *installer(), "--require-hashes", "--no-deps", "-r", RESEARCH)
        done.write_text(now)


def make_venv() -> None:
    """An environment of its own, so that nothing on the machine is changed and nothing there can interfere."""
    try:
        import ensurepip  # noqa: F401 - Debian packs it apart
        import venv  # noqa: F401
    except ImportError:
        sys.exit(f"Python's venv module is not installed for {sys.executable} (Debian: apt-get install python3-venv).")
    base = getattr(sys, "_base_executable", sys.executable)  # not .venv's own Python, should that be the one at work
    step("making .venv", base, "-m", "venv", "--clear", VENV)


def installer() -> list[str | Path]:
    """uv, which is fast; where it is not to be had, pip with the same hashes."""
    pip: list[str | Path] = [PYTHON, "-m", "pip", "--disable-pip-version-check"]
    try:
        step("installing uv", *pip, "install", UV)
    except Failed:
        print("Carrying on with pip, which takes a little longer.")
        return [*pip, "install"]
    return [PYTHON, "-m", "uv", "pip", "install", "--python", PYTHON]


# The commands -------------------------------------------------------------------------------------------------------


def web() -> Web:
    """The web front end, once the environment is there."""
    setup()
    return Web(ROOT, BIN, step, installer)


def build_web() -> None:
    """Build the web app."""
    web().build()


def play(arguments: Sequence[str]) -> None:
    """Open the web app, which keeps its games in play/; further arguments go to `doubloon serve`."""
    web().build()
    compile_meanwhile()
    run(BIN / "doubloon", "serve", "--open", *arguments, env={"DOUBLOON_COMPILED": str(fast.STAGE)})


def compile_meanwhile() -> None:
    """Compile the rules behind the scenes, on what is left of the processor: bots then see further in the same time.

    It goes on when the game is over, or nobody who plays for a minute a day would ever have it.
    """
    tool = [str(PYTHON), "tools/fast.py"]
    if subprocess.call([*tool, "--is-fresh"], cwd=ROOT) == 0:
        return
    (fast.STAGE / fast.WHOLE).unlink(missing_ok=True)  # what was made from other sources must not be taken for ours
    if lack := fast.missing_tool():
        print(f"{lack} Without it bots think a little longer.")
        return
    print("Compiling the rules in the background (2-3 minutes, once): bots will then see further.")
    log = ROOT / "build" / "fast.log"
    log.parent.mkdir(exist_ok=True)
    with log.open("w") as said:
        subprocess.Popen([*tool, "--gently"], cwd=ROOT, stdout=said, stderr=said, start_new_session=True)


def terminal(arguments: Sequence[str]) -> None:
    """Play in the terminal; further arguments go to `doubloon play`."""
    setup()
    games = os.pathsep.join(filter(None, [str(SAMPLES), os.environ.get("DOUBLOON_GAMES")]))
    run(BIN / "doubloon", "play", *arguments, env={"DOUBLOON_GAMES": games})


def read_python() -> list[Callable[[], None]]:
    """The steps that read our Python without running it: types, style, layout, and who may import whom."""
    staged = ROOT / "build" / "imports"  # a copy that has the sample games among the games, so that they are read too
    fast.stage(fast.sources(ROOT), staged)
    return [
        lambda: step("types", PYTHON, "-m", "mypy"),
        lambda: step("style", PYTHON, "-m", "ruff", "check", "--output-format=concise"),
        lambda: step("layout", PYTHON, "-m", "ruff", "format", "--check", "--output-format=concise"),
        lambda: step("imports", BIN / "lint-imports", env={"PYTHONPATH": str(staged)}),
    ]


def read_web(front: Web) -> list[Callable[[], None]]:
    """The same for the front end."""
    return [front.types, front.style, front.layout]


def check() -> None:
    """Read the code without running it: types, style, layout, and who may import whom."""
    front = web()
    front.packages()
    all_of(*read_web(front), *read_python(), at_once=CORES)


def quick() -> None:
    """Before each commit: the checks of our Python, and the tests that take no processes and little time."""
    setup_for_tests()
    others = [f"--ignore={folder}" for folder in (*WITH_PROCESSES, BROWSER_TESTS)]
    all_of(
        lambda: all_of(*read_python(), at_once=CORES),
        lambda: run(*TESTING, "auto", "-m", "not slow", *others),
    )


def compiled() -> None:
    """Compile the rules to machine code in build/fast."""
    setup()
    step("compiled build", PYTHON, "tools/fast.py")


def compiled_for_tests() -> None:
    """The same, less carefully and in half the time, unless it is there already."""
    step("compiled build", PYTHON, "tools/fast.py", "--for-tests")


def wheel() -> None:
    """A wheel for this kind of machine in dist/, with the compiled rules; beside it the plain one for all others."""
    setup()
    build_web()
    compiled()
    dist = ROOT / "dist"
    step("plain wheel", PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", dist)
    step("compiled wheel", PYTHON, "-m", "tools.wheel", dist)


def bare() -> None:
    """A stranger's way on a Debian with nothing but Python: from `pip install` of each wheel to a first move."""
    wheel()
    if shutil.which("debootstrap") is None:
        step("installing debootstrap", "apt-get", "install", "-y", "--no-install-recommends", "debootstrap")
    run(PYTHON, "-m", "tools.bare", env=browser_environment())


def browser_environment() -> dict[str, str]:
    """What Playwright must know to find a browser and Node."""
    front = web()
    return {"CHROMIUM_PATH": str(front.browser()), **front.environment()}


TESTING: tuple[str | Path, ...] = (PYTHON, "-m", "pytest", "-q", "--dist", "worksteal", "-n")
"""Run tests in so many processes; whichever is done early takes over from the others."""
ON_COMPILED = {"PYTHONPATH": str(fast.STAGE), "DOUBLOON_EXPECT_COMPILED": "1"}
"""What makes a process run the compiled build."""


def test() -> None:
    """Everything that must hold, in three lanes: tests of the programs, tests of what is compiled and in the browser,
    and what needs neither build and has the processor whenever the others wait."""
    setup_for_tests()
    front = web()
    rules, packages = Made(compiled_for_tests), Made(front.packages)
    app = Made(lambda: all_of(front.build, lambda: install_programs(front)))
    all_of(
        lambda: all_of(rules.make, app.wait, test_processes),
        lambda: all_of(packages.make, app.make, rules.wait, test_browser, test_compiled),
        lambda: all_of(test_source, packages.wait, front.test, *read_web(front), *read_python()),
        at_once=3,
    )


class Made:
    """What one lane makes and another waits for; if it fails, the tests that need it say so."""

    def __init__(self, make: Callable[[], None]) -> None:
        self._make = make
        self._is_done = threading.Event()

    def make(self) -> None:
        """Make it, and tell whoever waits."""
        try:
            self._make()
        finally:
            self._is_done.set()

    def wait(self) -> None:
        """Until it is made, or could not be."""
        self._is_done.wait()


def install_programs(front: Web) -> None:
    """What tests of the server and of the page need besides, from apt."""
    proxies.install(step)
    front.browser()


def test_compiled() -> None:
    """All tests of what is compiled, on the compiled build."""
    step("tests, compiled", *TESTING, "auto", *own_cache("compiled"), *ON_BOTH_BUILDS, env=ON_COMPILED, tells=True)


def test_browser() -> None:
    """The web app in a real browser, with the rules as people play them: compiled."""
    env = {**ON_COMPILED, **browser_environment()}
    many = str(2 * CORES)  # each of them waits for servers and pages, half of its time
    one_by_one = ("--dist", "loadgroup", "--no-loadscope-reorder")  # longest first: see tests/e2e/conftest.py
    command = (*TESTING, many, *one_by_one, *own_cache("browser"), BROWSER_TESTS)
    step("tests in the browser", *command, env=env, tells=True)


def test_processes() -> None:
    """All other tests: of the server, the programs and what stands on the rules; and how much of that they run."""
    others = [f"--ignore={place}" for place in (*ON_BOTH_BUILDS, *ABOUT_SOURCE, BROWSER_TESTS)]
    packages = [path.parent.name for path in sorted((ROOT / "src" / "doubloon").glob("*/__init__.py"))]
    sources = [fast.STAGE / "doubloon" / name for name in packages if name not in COUNTED_ON_SOURCE]
    many = str(CORES + 1)  # some of them wait; each more would have a server, a database and all modules of its own
    count_lines("tests of the programs", "processes", sources, many, *own_cache("processes"), *others, env=ON_COMPILED)


def test_source() -> None:
    """The tests of the rules again, less the slow ones, and those about the source; how much of it they run."""
    sources = [ROOT / "src" / "doubloon" / name for name in COUNTED_ON_SOURCE]
    chosen = ("-m", "not slow", *own_cache("source"), *ON_BOTH_BUILDS, *ABOUT_SOURCE)
    many = "1"  # each process has to prepare all rules for counting, which takes as long as a tenth of the tests
    count_lines("tests on the source", "source", sources, many, *chosen)


def own_cache(lane: str) -> list[str]:
    """Where tests that run beside others remember what failed."""
    return ["-o", f"cache_dir={ROOT / 'build' / f'pytest-{lane}'}"]


def count_lines(
    title: str, lane: str, sources: Sequence[Path], many: str, *words: str, env: Mapping[str, str] | None = None
) -> None:
    """Run tests and count which lines and branches of these packages they run, servers of their own included."""
    counts = ROOT / "build" / f"lines-{lane}"
    shutil.rmtree(counts, ignore_errors=True)
    counts.mkdir(parents=True)
    counter: list[str | Path] = [PYTHON, "-m", "slipcover"]
    counting = [*counter, "--branch", f"--source={','.join(map(str, sources))}", f"--omit={NOT_COUNTED}", "--json"]
    told = {**(env or {}), "LINE_COUNTER": " ".join(map(str, counting)), "LINE_COUNTS": str(counts)}
    tests = [*counting, "--out", counts / "tests.json", *TESTING[1:], many, *words]
    all_of(
        lambda: step(title, *tests, env=told, tells=True),
        lambda: step(
            f"lines run, {lane}",
            *(*counter, "--merge", *sorted(counts.glob("*.json")), "--out", counts / "all", "--skip-covered"),
            f"--fail-under={LEAST_RUN}",
            tells=True,
        ),
    )


def lock(arguments: Sequence[str]) -> None:
    """Rewrite the lock files; `--upgrade` takes newer versions. Each package has its hash, and no line names a host."""
    if not PYTHON.exists():
        make_venv()
    installer()
    compile_: list[str | Path] = [PYTHON, "-m", "uv", "pip", "compile", *arguments]
    compile_ += ["--universal", "--python-version=3.11", "--generate-hashes", "--no-annotate", "--no-header", "--quiet"]
    extras = [f"--extra={name}" for name in RECOMMENDED]
    ours = [*compile_, "pyproject.toml"]
    step("requirements.lock", *ours, *extras, "-o", "requirements.lock")
    step(LOCK.name, *ours, "--group", "dev", "-c", "requirements.lock", "-o", LOCK.name)
    step(RESEARCH.name, *ours, "--group", "research", "-c", LOCK.name, "-o", RESEARCH.name)
    step(DOCS.name, *compile_, "--group", "docs", "-o", DOCS.name)
    Web(ROOT, BIN, step, installer).lock("--upgrade" in arguments)


def bench(arguments: Sequence[str]) -> None:
    """Measure the engine, interpreted and compiled side by side; further arguments go to benchmarks/engine.py."""
    compiled()
    run(PYTHON, "benchmarks/engine.py", *arguments)


def cluster() -> None:
    """Play a series on a real Ray with two workers; Ray is large, so it is installed for this alone, in build/ray."""
    setup()
    ray = ROOT / "build" / "ray"
    step("installing ray", *installer(), "--target", ray, "ray>=2.60")
    places = os.pathsep.join([str(ray), str(ROOT)])
    step(
        "tests on a cluster",
        PYTHON,
        "-m",
        "pytest",
        "-q",
        "tests/arena/ray_cluster.py",
        env={"PYTHONPATH": places},
        tells=True,
    )


def golden() -> None:
    """Rewrite the golden files; read the diff before you commit it."""
    setup()
    run(PYTHON, "-m", "tests.golden")


def picture() -> None:
    """Redraw the terminal picture, from a real game."""
    setup()
    run(PYTHON, "tools/picture.py")


def screenshots() -> None:
    """Retake the pictures of the web app in a real browser; look at them before you commit them."""
    setup()
    build_web()
    run(PYTHON, "-m", "tools.screenshots", env=browser_environment())


def play_in_engines(arguments: Sequence[str]) -> None:
    """A whole game of each in Chromium, Firefox and WebKit, or in those that are named."""
    setup()
    build_web()
    engines.install(step)
    run(PYTHON, "-m", "tests.e2e.engines", *arguments, env=browser_environment())


def docs() -> None:
    """The documentation as a site, in build/site; what builds it lives in build/zensical, by its own lock."""
    setup()
    place = ROOT / "build" / "zensical"
    done, now = place / ".stamp", "\n".join(stamp(DOCS))
    if not done.exists() or done.read_text() != now:
        step("installing zensical", *installer(), "--require-hashes", "--no-deps", "--target", place, "-r", DOCS)
        done.write_text(now)
    step("arranging pages", PYTHON, "tools/docs_site.py")
    build: list[str | Path] = [PYTHON, "-m", "zensical", "build", "--strict", "-f", "build/site.yml"]
    step("building the site", *build, env={"PYTHONPATH": str(place)})
    print("It is in build/site; to read it: python3 -m http.server -d build/site")


def site(arguments: Sequence[str]) -> None:
    """The app for any web space, without a server, in build/app or the folder that is named."""
    setup()
    place = Path(*(arguments or [str(ROOT / "build" / "app")])).absolute()
    web().build_site(place)
    step("writing what a server would tell", PYTHON, "tools/site.py", place)
    print(f"To try it: python3 -m http.server -d {place}")


def clean() -> None:
    """Remove everything these commands made, .venv too; your games in play/ stay."""
    made = (
        ".venv",
        "build",
        "dist",
        ".mypy_cache",
        ".ruff_cache",
        ".pytest_cache",
        ".import_linter_cache",
        ".hypothesis",
        "web/node_modules",
        "src/doubloon/server/static",
    )
    folders = [ROOT / name for name in made]
    folders += [cache for top in ("src", "tests", "tools") for cache in (ROOT / top).rglob("__pycache__")]
    for folder in [*folders, ROOT / "__pycache__"]:
        shutil.rmtree(folder, ignore_errors=True)


PLAIN: dict[str, Callable[[], None]] = {
    "setup": setup,
    "test": test,
    "quick": quick,
    "check": check,
    "fast": compiled,
    "wheel": wheel,
    "bare": bare,
    "web": build_web,
    "cluster": cluster,
    "golden": golden,
    "picture": picture,
    "screenshots": screenshots,
    "docs": docs,
    "clean": clean,
}
WITH_ARGUMENTS: dict[str, Callable[[Sequence[str]], None]] = {
    "play": play,
    "terminal": terminal,
    "lock": lock,
    "site": site,
    "bench": bench,
    "engines": play_in_engines,
}


def main(name: str = "help", *arguments: str) -> int:
    """Run one command; a failure becomes its exit code, never a stack trace."""
    if arguments[:1] == ("--",):
        arguments = arguments[1:]
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or each of many processes compiles every module anew
    try:
        if name in WITH_ARGUMENTS:
            WITH_ARGUMENTS[name](arguments)
        elif name in PLAIN and not arguments:
            PLAIN[name]()
        else:
            print("Usage: python3 dev.py COMMAND [-- ARGUMENTS]\n")
            for known, command in sorted({**PLAIN, **WITH_ARGUMENTS}.items()):
                print(f"  {known:<8} {(command.__doc__ or '').splitlines()[0]}")
            return 0 if name in ("help", "-h", "--help") else 2
    except Failed as failed:
        return failed.code
    except KeyboardInterrupt:
        print()
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
