"""A wheel that carries the compiled rules: the plain wheel with the machine code of `build/fast` woven in.

It runs only on this kind of machine and this version of Python, and its name says so; elsewhere pip takes the plain
one. Nothing is left out: the source is there beside the machine code that was made from it.
"""

from __future__ import annotations

import base64
import hashlib
import sys
import sysconfig
import zipfile
from pathlib import Path
from typing import Final

from tools.fast import MACHINE_CODE, STAGE, libraries

PLAIN: Final = "py3-none-any"


def tag() -> str:
    """What this machine and this Python are called in the name of a wheel."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def weave(plain: Path, stage: Path, into: Path) -> Path:
    """A wheel in this folder, with everything from the plain one and the machine code for the modules that it has."""
    with zipfile.ZipFile(plain) as wheel:
        files = {name: wheel.read(name) for name in wheel.namelist()}
    info = next(name for name in files if name.endswith(".dist-info/WHEEL"))
    record = info.replace("WHEEL", "RECORD")
    said = files[info].decode().replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")
    files[info] = said.replace(f"Tag: {PLAIN}", f"Tag: {tag()}").encode()
    del files[record]
    files |= machine_code(stage, [name for name in files if name.startswith("doubloon/")])
    woven = into / plain.name.replace(PLAIN, tag())
    with zipfile.ZipFile(woven, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, content in sorted(files.items()):
            wheel.writestr(name, content)
        lines = [f"{name},sha256={_hash(content)},{len(content)}" for name, content in sorted(files.items())]
        wheel.writestr(record, "\n".join([*lines, f"{record},,", ""]))
    return woven


def machine_code(stage: Path, modules: list[str]) -> dict[str, bytes]:
    """The compiled files of the build that belong to these modules, by their place; sample games have none there."""
    wanted = libraries(modules)
    names = {module.removesuffix(".py") for group in wanted.values() for module in group}
    names |= {f"{library}__mypyc" for library in wanted}
    found: dict[str, bytes] = {}
    for file in sorted(file for file in stage.rglob("*") if file.suffix in MACHINE_CODE):
        place = file.relative_to(stage).as_posix()
        if place.split(".")[0] in names:
            found[place] = file.read_bytes()
    missing = names - {place.split(".")[0] for place in found}
    if missing:
        raise FileNotFoundError(
            f"The compiled build lacks {', '.join(sorted(missing))}; build it again with `make fast`."
        )
    return found


def _hash(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def main(dist: Path) -> None:
    """Weave the compiled build into the newest plain wheel of this folder."""
    plain = max(dist.glob(f"*-{PLAIN}.whl"), key=lambda wheel: wheel.stat().st_mtime)
    print(weave(plain, STAGE, dist))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
