"""tools/web_lock.py: the lock of the front end has every hash and no address."""

from __future__ import annotations

import json
from pathlib import Path

from tools.web_lock import complete

LOCK = {
    "name": "web",
    "lockfileVersion": 3,
    "packages": {
        "": {"name": "web", "version": "1.0.0"},
        "node_modules/a": {"version": "1.0.0", "dev": True, "funding": {"url": "somewhere"}, "license": "MIT"},
        "node_modules/b": {"version": "2.0.0", "resolved": "somewhere", "integrity": "sha512-b", "license": "MIT"},
        "node_modules/b/node_modules/@c/d": {"version": "3.0.0"},
        "node_modules/e": {"name": "f", "version": "4.0.0"},
    },
}


def test_missing_hashes_are_asked_for_and_addresses_cut_out(tmp_path: Path) -> None:
    lock = tmp_path / "package-lock.json"
    lock.write_text(json.dumps(LOCK))
    asked: list[str] = []

    def hash_of(package: str) -> str:
        asked.append(package)
        return f"sha512-of-{package}"

    complete(lock, hash_of)
    assert sorted(asked) == ["@c/d@3.0.0", "a@1.0.0", "f@4.0.0"]
    packages = json.loads(lock.read_text())["packages"]
    assert list(packages) == list(LOCK["packages"])  # type: ignore[call-overload]  # it is a dict
    assert list(packages["node_modules/a"].items()) == [
        ("version", "1.0.0"),
        ("integrity", "sha512-of-a@1.0.0"),
        ("dev", True),
        ("license", "MIT"),
    ]
    assert packages["node_modules/b"] == {"version": "2.0.0", "integrity": "sha512-b", "license": "MIT"}
    assert packages["node_modules/b/node_modules/@c/d"]["integrity"] == "sha512-of-@c/d@3.0.0"
    assert packages[""] == {"name": "web", "version": "1.0.0"}


def test_a_lock_that_is_complete_stays_as_it_is(tmp_path: Path) -> None:
    lock = tmp_path / "package-lock.json"
    lock.write_text(json.dumps(LOCK))
    complete(lock, lambda package: "sha512-x")
    before = lock.read_bytes()
    complete(lock, lambda package: "sha512-y")
    assert lock.read_bytes() == before
