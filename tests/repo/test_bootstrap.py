"""The parts of dev.py and tools/fast.py that decide something, on made-up trees and without a network."""

from __future__ import annotations

import os
import re
import sys
import sysconfig
import threading
import tomllib
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace

import pytest

import dev
from tools import fast, proxies
from tools.web import Web


def write(root: Path, *names: str) -> None:
    for name in names:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(f"# {name}\n")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small repository."""
    root = tmp_path / "repository"
    package = (
        "__init__.py",
        "core/__init__.py",
        "core/bag.py",
        "core/interpreted.py",
        "core/deep/__init__.py",
        "cli/__init__.py",
    )
    write(root, *(f"src/doubloon/{name}" for name in package))
    write(root, "src/doubloon/bots/__init__.py", "src/doubloon/games/__init__.py")
    tobago = ("__init__.py", "content/map.toml", "terminal/picture.py")
    write(root, *(f"src/doubloon/games/tobago/{name}" for name in tobago))
    write(root, "tests/sample/salvage/__init__.py", "tests/sample/salvage/RULES.md", "tests/sample/salvage/rules.py")
    write(root, "tests/sample/no_game/notes.txt", "src/doubloon/core/__pycache__/bag.cpython-311.pyc")
    return root


def places(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


# The environment -----------------------------------------------------------------------------------------------------


def test_the_environment_is_made_again_when_the_lock_or_the_project_changes(tmp_path: Path) -> None:
    write(tmp_path, "lock", "project")
    files = [tmp_path / "lock", tmp_path / "project"]
    first = dev.stamp(*files)
    assert dev.stamp(*files) == first
    for file in files:
        before = dev.stamp(*files)
        file.write_text(file.read_text() + "more\n")
        assert dev.stamp(*files) != before
    assert dev.stamp(*files)[0] == first[0]


def test_another_python_needs_another_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = dev.stamp()
    monkeypatch.setattr(sys, "version", "3.99")
    assert dev.stamp()[0] != first[0]


@pytest.fixture
def steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The titles of the steps that would be done, in an empty place."""
    done: list[str] = []
    write(tmp_path, "pyproject.toml", "lock")
    (tmp_path / ".venv").mkdir()
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(dev, "LOCK", tmp_path / "lock")
    monkeypatch.setattr(dev, "step", lambda title, *_, **__: done.append(title))
    return done


def test_a_second_setup_does_nothing(steps: list[str]) -> None:
    dev.setup()
    assert steps == ["making .venv", "installing uv", "installing packages", "installing doubloon"]
    steps.clear()
    dev.setup()
    assert steps == []


def test_a_new_lock_keeps_the_environment_and_installs_again(steps: list[str]) -> None:
    dev.setup()
    steps.clear()
    dev.LOCK.write_text("another")
    dev.setup()
    assert steps == ["installing uv", "installing packages", "installing doubloon"]


def test_a_setup_that_failed_is_tried_again(steps: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(title: str, *_: object, **__: object) -> None:
        if title == "installing packages":
            raise dev.Failed(3)

    with monkeypatch.context() as patch:
        patch.setattr(dev, "step", broken)
        with pytest.raises(dev.Failed):
            dev.setup()
    dev.setup()
    assert "installing packages" in steps


def test_what_only_tests_need_is_installed_once_and_for_tests_alone(steps: list[str]) -> None:
    dev.setup()
    assert "installing peers" not in steps
    dev.setup_for_tests()
    dev.setup_for_tests()
    assert steps.count("installing peers") == 1


def test_without_uv_pip_reads_the_same_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_uv(*_: object, **__: object) -> None:
        raise dev.Failed(1)

    monkeypatch.setattr(dev, "step", no_uv)
    assert dev.installer()[1:3] == ["-m", "pip"]


def test_the_lock_holds_all_that_the_project_asks_for() -> None:
    project = tomllib.loads((dev.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    run_time = project["project"]["dependencies"]
    extras = [line for name in dev.RECOMMENDED for line in project["project"]["optional-dependencies"][name]]
    assert extras
    asked = {
        "requirements.lock": [*run_time, *extras],
        "requirements-dev.lock": [*run_time, *project["dependency-groups"]["dev"]],
        "requirements-docs.lock": project["dependency-groups"]["docs"],
        "requirements-research.lock": [*run_time, *project["dependency-groups"]["research"]],
    }
    for name, wanted in asked.items():
        locked = set(re.findall(r"^([\w.-]+)==", (dev.ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))
        assert {re.split(r"[^\w.-]", line)[0] for line in wanted} <= locked


def test_proxies_are_found_or_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(proxies, "find", lambda name: None if name == "haproxy" else f"/usr/sbin/{name}")
    proxies.install(lambda *words, **_: done.extend(words))
    assert done[-1] == "haproxy" and "nginx" not in done
    done.clear()
    monkeypatch.setattr(proxies, "find", lambda name: f"/usr/sbin/{name}")
    proxies.install(lambda *words, **_: done.extend(words))
    assert done == []


# Steps and commands --------------------------------------------------------------------------------------------------


def test_a_step_is_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    dev.step("greeting", sys.executable, "-c", "print('hello')")
    assert re.fullmatch(r"greeting\.+ ok +\d+\.\d s\n", capfd.readouterr().out)


def test_a_failed_step_shows_what_was_said_and_keeps_its_code(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(dev.Failed) as caught:
        dev.step("greeting", sys.executable, "-c", "print('no'); raise SystemExit(7)")
    assert caught.value.code == 7
    assert re.fullmatch(r"greeting\.+ failed +\d+\.\d s\nno\n", capfd.readouterr().out)


def test_a_command_ends_with_the_code_of_what_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        dev.run(sys.executable, "-c", "raise SystemExit(9)")

    monkeypatch.setitem(dev.PLAIN, "check", fail)
    assert dev.main("check") == 9


@pytest.mark.parametrize("at_once", [1, 2])
def test_all_steps_are_done_though_one_fails(at_once: int) -> None:
    done = []

    def good() -> None:
        done.append("good")

    def bad() -> None:
        done.append("bad")
        raise dev.Failed(4)

    with pytest.raises(dev.Failed) as caught:
        dev.all_of(good, bad, good, at_once=at_once)
    assert (sorted(done), caught.value.code) == (["bad", "good", "good"], 4)


@pytest.mark.parametrize("is_sound", [True, False])
def test_one_lane_waits_until_another_has_made_what_it_needs_or_could_not(is_sound: bool) -> None:
    done = []
    has_begun = threading.Event()

    def make() -> None:
        assert has_begun.wait(60)
        done.append("made")
        if not is_sound:
            raise dev.Failed(5)

    made = dev.Made(make)

    def tests() -> None:
        has_begun.set()
        made.wait()
        done.append("tests")

    with nullcontext() if is_sound else pytest.raises(dev.Failed):
        dev.all_of(tests, made.make, at_once=2)
    assert done == ["made", "tests"]


def test_steps_side_by_side_each_say_all_they_have_to_say_at_once(capfd: pytest.CaptureFixture[str]) -> None:
    wait_for_each_other = threading.Barrier(2, timeout=60)

    def greet(name: str, code: int) -> None:
        wait_for_each_other.wait()
        dev.step(name, sys.executable, "-c", f"print('I am {name}'); raise SystemExit({code})")

    with pytest.raises(dev.Failed):
        dev.all_of(lambda: greet("ann", 0), lambda: greet("bob", 3), at_once=2)
    said = capfd.readouterr().out
    assert re.search(r"^ann\.+ ok +\d+\.\d s$", said, re.MULTILINE)
    assert re.search(r"^bob\.+ failed +\d+\.\d s\nI am bob$", said, re.MULTILINE)
    assert "I am ann" not in said


def test_a_step_that_tells_repeats_its_last_line(capfd: pytest.CaptureFixture[str]) -> None:
    dev.step("tests", sys.executable, "-c", "print('a dot'); print('== 3 passed ==')", tells=True)
    assert re.search(r"^tests\.+ ok +\d+\.\d s  3 passed$", capfd.readouterr().out, re.MULTILINE)


def test_where_lines_are_counted_their_share_is_told() -> None:
    assert dev.gist("File  #lines\n---\n(summary)   2802   120   739   38   0   94\n") == "94 %"


def test_a_stage_that_fails_hides_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    done = []

    def stage(name: str) -> Callable[[], None]:
        def fail() -> None:
            done.append(name)
            raise dev.Failed(1)

        return fail

    front = {name: stage(f"web {name}") for name in ("packages", "build", "test", "types", "style", "layout")}
    monkeypatch.setattr(dev, "web", lambda: SimpleNamespace(**front))
    monkeypatch.setattr(dev, "read_python", lambda: [stage("checks")])
    stages = ("compiled_for_tests", "test_compiled", "test_browser", "test_processes", "test_source")
    for name in stages:
        monkeypatch.setattr(dev, name, stage(name))
    monkeypatch.setattr(dev, "install_programs", lambda _: stage("programs")())
    assert dev.main("test") == 1
    assert {*done} == {*(f"web {name}" for name in front), "checks", "programs", *stages}


def test_what_is_slow_runs_on_the_compiled_build() -> None:
    """On the source it is left out, so elsewhere it would never run."""
    mark = "mark." + "slow"
    slow = [
        file.relative_to(dev.ROOT).as_posix()
        for file in (dev.ROOT / "tests").rglob("*.py")
        if mark in file.read_text("utf-8")
    ]
    assert [name for name in slow if name.startswith((*dev.ABOUT_SOURCE, dev.BROWSER_TESTS))] == []
    assert slow


def test_an_unknown_command_is_answered_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main("fly") == 2
    assert dev.main("test", "--fast") == 2
    assert dev.main("help") == 0
    assert dev.main() == 0
    said = capsys.readouterr().out
    assert all(f"  {name} " in said for name in (*dev.PLAIN, *dev.WITH_ARGUMENTS))


@pytest.mark.parametrize("between", [(), ("--",)])
def test_terminal_passes_on_what_follows_and_finds_the_sample_games(
    monkeypatch: pytest.MonkeyPatch, between: tuple[str, ...]
) -> None:
    calls = []
    monkeypatch.setattr(dev, "setup", lambda: None)
    monkeypatch.setattr(dev, "run", lambda *command, env: calls.append((command, env)))
    monkeypatch.setenv("DOUBLOON_GAMES", "elsewhere")
    assert dev.main("terminal", *between, "salvage", "--seats", "3") == 0
    [(command, env)] = calls
    assert command == (dev.BIN / "doubloon", "play", "salvage", "--seats", "3")
    assert env["DOUBLOON_GAMES"].split(os.pathsep) == [str(dev.SAMPLES), "elsewhere"]


def test_play_builds_the_web_app_and_serves_it(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[object, ...]] = []
    monkeypatch.setattr(dev, "setup", lambda: None)
    monkeypatch.setattr(Web, "build", lambda _: calls.append(("build",)))
    monkeypatch.setattr(dev, "compile_meanwhile", lambda: calls.append(("compile",)))
    monkeypatch.setattr(dev, "run", lambda *command, env: calls.append((*command, env["DOUBLOON_COMPILED"])))
    assert dev.main("play", "--", "--port", "9000") == 0
    served = (dev.BIN / "doubloon", "serve", "--open", "--port", "9000", str(fast.STAGE))
    assert calls == [("build",), ("compile",), served]


@pytest.mark.parametrize(
    ("is_fresh", "lack", "said"), [(True, "", ""), (False, "Get gcc.", "Get gcc."), (False, "", "2-3 minutes")]
)
def test_the_rules_are_compiled_while_people_play(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    is_fresh: bool,
    lack: str,
    said: str,
) -> None:
    begun: list[str] = []
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(fast, "STAGE", tmp_path)
    monkeypatch.setattr(fast, "missing_tool", lambda: lack or None)
    monkeypatch.setattr("subprocess.call", lambda _command, cwd: 0 if is_fresh else 1)
    monkeypatch.setattr("subprocess.Popen", lambda command, **_: begun.append(command[-1]))
    whole = tmp_path / fast.WHOLE
    whole.touch()
    dev.compile_meanwhile()
    assert begun == (["--gently"] if not is_fresh and not lack else [])
    assert whole.exists() is is_fresh, "what was made from other sources is not ours"
    told = capsys.readouterr().out
    assert said in told and bool(told) is bool(said) and told.count("\n") <= 1


def test_make_offers_every_command() -> None:
    makefile = (dev.ROOT / "Makefile").read_text(encoding="utf-8")
    called = dict(re.findall(r"^(\w+):.*\n\t@\$\(PYTHON\) dev\.py (\w+)", makefile, re.MULTILINE))
    assert called == {name: name for name in (*dev.PLAIN, *dev.WITH_ARGUMENTS) if name != "setup"}


def test_ci_runs_the_test_command_and_nothing_else() -> None:
    script = dev.ROOT / ".ci" / "run"
    lines = [line for line in script.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert lines == ["set -euo pipefail", 'cd "$(dirname "${BASH_SOURCE[0]}")/.."', "exec make test"]
    assert os.access(script, os.X_OK)


# The compiled build --------------------------------------------------------------------------------------------------


def test_the_build_holds_the_package_and_the_sample_games_with_their_data(tree: Path, tmp_path: Path) -> None:
    fast.stage(fast.sources(tree), tmp_path / "stage")
    assert places(tmp_path / "stage") == {
        "doubloon/__init__.py",
        "doubloon/bots/__init__.py",
        "doubloon/cli/__init__.py",
        "doubloon/core/__init__.py",
        "doubloon/core/bag.py",
        "doubloon/core/deep/__init__.py",
        "doubloon/core/interpreted.py",
        "doubloon/games/__init__.py",
        "doubloon/games/salvage/RULES.md",
        "doubloon/games/salvage/__init__.py",
        "doubloon/games/salvage/rules.py",
        "doubloon/games/tobago/__init__.py",
        "doubloon/games/tobago/content/map.toml",
        "doubloon/games/tobago/terminal/picture.py",
    }


def test_only_the_rules_are_compiled_each_package_to_its_library(tree: Path) -> None:
    assert fast.libraries(fast.sources(tree)) == {
        "doubloon_bots": ["doubloon/bots/__init__.py"],
        "doubloon_core": ["doubloon/core/__init__.py", "doubloon/core/bag.py", "doubloon/core/deep/__init__.py"],
        "doubloon_games_salvage": ["doubloon/games/salvage/__init__.py", "doubloon/games/salvage/rules.py"],
        "doubloon_games_tobago": ["doubloon/games/tobago/__init__.py"],
    }


def test_staging_again_keeps_what_is_good_and_removes_what_is_stale(tree: Path, tmp_path: Path) -> None:
    stage = tmp_path / "stage"
    fast.stage(fast.sources(tree), stage)
    kept = [
        "doubloon/core/bag.cpython-311.so",
        "doubloon_core__mypyc.cpython-311.so",
        "doubloon/games/salvage/__init__.so",
    ]
    stale = [
        ".stamp",
        "doubloon/core/gone.cpython-311.so",
        "doubloon/core/interpreted.cpython-311.so",
        "doubloon/cli/__init__.cpython-311.so",
        "doubloon_games_gone__mypyc.cpython-311.so",
        "doubloon/core/old.py",
    ]
    write(stage, *kept, *stale)
    untouched = (stage / "doubloon/core/bag.py").stat().st_mtime_ns
    write(tree, "src/doubloon/core/new.py")
    (tree / "tests/sample/salvage/rules.py").write_text("changed\n")
    fast.stage(fast.sources(tree), stage)
    assert set(kept) < places(stage)
    assert not set(stale) & places(stage)
    assert "doubloon/core/new.py" in places(stage)
    assert (stage / "doubloon/games/salvage/rules.py").read_text() == "changed\n"
    assert (stage / "doubloon/core/bag.py").stat().st_mtime_ns == untouched


def test_the_build_is_stale_when_a_file_changes_moves_comes_or_goes(tree: Path) -> None:
    seen = {fast.digest(fast.sources(tree))}
    (tree / "src/doubloon/games/tobago/content/map.toml").write_text("changed\n")
    seen.add(fast.digest(fast.sources(tree)))
    (tree / "src/doubloon/core/bag.py").rename(tree / "src/doubloon/core/sack.py")
    seen.add(fast.digest(fast.sources(tree)))
    write(tree, "tests/sample/salvage/views.py")
    seen.add(fast.digest(fast.sources(tree)))
    (tree / "src/doubloon/cli/__init__.py").unlink()
    seen.add(fast.digest(fast.sources(tree)))
    assert len(seen) == 5


def test_a_missing_compiler_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    assert "no-such-compiler is missing" in str(fast.missing_tool())


def test_missing_headers_are_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    assert "headers" in str(fast.missing_tool())
    write(tmp_path, "Python.h")
    assert fast.missing_tool() is None


@pytest.fixture
def builds(tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a build of the small repository would do, without a compiler."""
    done: list[str] = []
    monkeypatch.setattr(fast, "ROOT", tree)
    monkeypatch.setattr(fast, "STAGE", tmp_path / "stage")
    monkeypatch.setattr(fast, "C_CODE", tmp_path / "c")
    monkeypatch.setattr(fast, "missing_tool", lambda: None)
    monkeypatch.setattr(fast, "translate", lambda _, effort: done.append(f"translate {effort}"))
    monkeypatch.setattr(fast, "build", lambda _: done.append("build"))
    return done


def test_a_build_without_a_compiler_says_so_and_fails(
    builds: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fast, "missing_tool", lambda: "No compiler.")
    assert fast.main() == 1
    assert capsys.readouterr().out == "No compiler.\n"
    assert builds == []


def test_a_second_build_does_nothing_until_something_changes(builds: list[str], tree: Path) -> None:
    assert fast.main() == fast.main() == 0
    assert builds == ["translate 3", "build"]
    (tree / "src/doubloon/core/bag.py").write_text("changed\n")
    assert fast.main() == 0
    assert builds == ["translate 3", "build"] * 2


def test_another_compiler_begins_from_nothing_a_changed_source_does_not(
    builds: list[str], tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = fast.STAGE / "doubloon/core/bag.cpython-311.so"
    fast.main()
    library.touch()
    (tree / "src/doubloon/cli/__init__.py").write_text("changed\n")
    fast.main()
    assert library.exists()
    monkeypatch.setattr(fast, "recipe", lambda effort: "another compiler")
    fast.main()
    assert not library.exists()


def test_tests_are_content_with_a_build_for_play_but_not_the_other_way_round(builds: list[str], tree: Path) -> None:
    assert fast.main(fast.effort_for_tests()) == fast.main(fast.effort_for_tests()) == 0
    assert builds == [f"translate {fast.FOR_TESTS}", "build"]
    assert fast.is_fresh(fast.FOR_TESTS) and not fast.is_fresh()
    fast.main()
    (tree / "src/doubloon/core/bag.py").write_text("changed\n")
    fast.main(fast.effort_for_tests())
    assert builds[2:] == ["translate 3", "build"] * 2
    assert fast.is_fresh()


@pytest.mark.parametrize(("broken", "is_kept"), [("translate", True), ("build", False)])
def test_a_build_that_failed_is_done_again(
    builds: list[str], monkeypatch: pytest.MonkeyPatch, broken: str, is_kept: bool
) -> None:
    def fail(*_: object) -> None:
        raise SystemExit(1)

    library = fast.STAGE / "doubloon/core/bag.cpython-311.so"
    with monkeypatch.context() as patch:
        patch.setattr(fast, broken, fail)
        with pytest.raises(SystemExit):
            fast.main()
    library.touch()
    builds.clear()
    assert fast.main() == 0
    assert builds == ["translate 3", "build"]
    assert library.exists() is is_kept
