"""nginx, HAProxy and Caddy for dev.py and the tests: found here or installed by apt. Standard library only."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable

NEEDED = ("nginx", "haproxy", "caddy", "openssl")
"""The last makes a certificate for the others."""


def find(name: str) -> str | None:
    """Where a program is; Debian keeps servers where only administrators look."""
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"]))


def install(step: Callable[..., None]) -> None:
    """Install what is missing; Debian need not start it."""
    missing = [name for name in NEEDED if find(name) is None]
    if missing:
        step("apt-get update", "apt-get", "update")
        words = ("apt-get", "install", "-y", "--no-install-recommends", *missing)
        step("installing proxies", *words, env={"RUNLEVEL": "1"})
