"""Python for the browser, as the app fetches it: from the npm package `pyodide`, packed and trimmed.

Any web space can serve these files: what is packed is unpacked by the page, whatever the space says about it. They lie
in a folder that is named by their content, so that browsers may keep them for ever. Standard library only.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import shutil
import zipfile
from pathlib import Path
from typing import Final

FOLDER: Final = "python"
SCRIPT: Final = "python.js"
MACHINE: Final = "python.wasm.gz"
LIBRARY: Final = "library.zip"
UNUSED: Final = (
    *("_aix_support", "_apple_support", "_android_support", "_ios_support", "_osx_support", "_pyrepl", "_pydatetime"),
    *("_pydecimal", "antigravity", "asyncore", "bdb", "cProfile", "cgi", "cmd", "code", "compileall"),
    *("curses", "dbm", "doctest", "ensurepip", "ftplib", "getpass", "html", "http", "idlelib", "imaplib", "lib2to3"),
    *("mailbox", "modulefinder", "multiprocessing", "netrc", "nntplib", "nturl2path", "optparse", "pdb", "pickletools"),
    *("plistlib", "poplib", "profile", "profiling", "pstats", "pty", "pyclbr", "pydoc", "pydoc_data", "rlcompleter"),
    *("sched", "shelve", "smtplib", "socketserver", "sqlite3", "statistics", "tabnanny", "telnetlib", "this", "timeit"),
    *("tkinter", "trace", "tracemalloc", "tty", "turtle", "turtledemo", "unittest", "venv", "webbrowser", "wsgiref"),
    *("xml", "xmlrpc", "zoneinfo"),
)
"""Modules of the standard library that neither Python's own start nor our rules and bots ever ask for."""
ENCODINGS: Final = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8", "utf_8_sig")
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The date of whatever we pack: what has not changed is the same file."""


def prepare(package: Path, into: Path) -> Path:
    """Write what browsers fetch into a folder of its own below this one; what was there before goes."""
    files = {
        SCRIPT: (package / "pyodide.asm.mjs").read_bytes(),
        MACHINE: gzip.compress((package / "pyodide.asm.wasm").read_bytes(), 9, mtime=0),
        LIBRARY: trimmed(package / "python_stdlib.zip"),
    }
    name = hashlib.sha256(b"".join([files[name] for name in sorted(files)])).hexdigest()[:12]
    shutil.rmtree(into / FOLDER, ignore_errors=True)
    place = into / FOLDER / name
    place.mkdir(parents=True)
    for file, content in files.items():
        (place / file).write_bytes(content)
    return place


def trimmed(library: Path) -> bytes:
    """The standard library without what nobody asks for."""
    packed = io.BytesIO()
    with zipfile.ZipFile(library) as whole, zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as less:
        for name in sorted(whole.namelist()):
            if is_used(name):
                less.writestr(zipfile.ZipInfo(name, LONG_AGO), whole.read(name), zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()


def is_used(name: str) -> bool:
    """May somebody ask for this file of the library?"""
    top, _, rest = name.partition("/")
    if top == "encodings":
        return rest.partition(".")[0] in ENCODINGS
    return top.partition(".")[0] not in UNUSED
