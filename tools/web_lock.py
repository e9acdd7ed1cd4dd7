"""web/package-lock.json as we keep it: a hash for every package, and no address.

npm leaves the hash out where it found a package installed, and never adds it later; it writes where to fetch packages
from and where to send money. Standard library only.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

AT_ONCE: Final = 8
"""How many packages the registry is asked about at the same time."""
ADDRESSES: Final = ("resolved", "funding")


def complete(lock: Path, hash_of: Callable[[str], str]) -> None:
    """Add the hashes that are missing, each asked for by name@version, and cut the addresses out."""
    told: dict[str, Any] = json.loads(lock.read_text(encoding="utf-8"))
    packages = {place: package for place, package in told["packages"].items() if place}
    lacking = {place: package for place, package in packages.items() if "integrity" not in package}
    with ThreadPoolExecutor(AT_ONCE) as pool:
        hashes = list(pool.map(hash_of, [_name(place, package) for place, package in lacking.items()]))
    for package, found in zip(lacking.values(), hashes, strict=True):
        package["integrity"] = found
    for package in packages.values():
        for field in ADDRESSES:
            package.pop(field, None)
    told["packages"] = {
        place: dict(sorted(package.items(), key=_place_of_field)) for place, package in told["packages"].items()
    }
    lock.write_text(json.dumps(told, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def _name(place: str, package: dict[str, Any]) -> str:
    """What the registry calls a package that is installed at a place."""
    return f"{package.get('name') or place.rpartition('node_modules/')[2]}@{package['version']}"


def _place_of_field(field: tuple[str, Any]) -> int:
    """Version and hash first, as npm has it; the rest stays in its order."""
    return {"name": 0, "version": 1, "integrity": 2}.get(field[0], 3)
