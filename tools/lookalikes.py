"""Write the table of letters that look alike from Unicode's confusables.txt: python3 tools/lookalikes.py FILE.

The file is https://www.unicode.org/Public/security/latest/confusables.txt.
"""

from __future__ import annotations

import sys
from pathlib import Path

TABLE = Path(__file__).parents[1] / "src" / "doubloon" / "server" / "lookalikes.txt"


def table(text: str) -> str:
    """The same without what only people read: each letter, and the letters for which it stands."""
    lines = text.lstrip("\ufeff").splitlines()
    date, version = (next(line for line in lines if line.startswith(start)) for start in ("# Date", "# Version"))
    told = [
        "# Written by tools/lookalikes.py from Unicode's confusables.txt: do not change it here.",
        f"{version} · {date.removeprefix('# ')} · © Unicode, Inc.: see NOTICE.md",
    ]
    for line in lines:
        body = line.partition("#")[0].strip()
        if body:
            letter, seen, _ = body.split(";")
            told.append(f"{letter.strip()} {' '.join(seen.split())}")
    return "\n".join(told) + "\n"


if __name__ == "__main__":
    TABLE.write_text(table(Path(sys.argv[1]).read_text(encoding="utf-8")), encoding="utf-8")
