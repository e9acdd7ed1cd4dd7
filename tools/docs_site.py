"""The documentation as a site: every page of the repository keeps its place, so its links still lead where they did.

A site is made from one folder. So every Markdown file that git knows, and whatever they link to, is copied to
`build/docs` under its own path, and a reference of each public package is added, made from its docstrings.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
STAGE: Final = ROOT / "build" / "docs"
SETTINGS: Final = ROOT / "build" / "site.yml"
CHAPTERS: Final = {
    "Play": ("lessons", "days", "puzzles", "daily", "analysis", "ratings", "branches", "luck", "companion", "one-room"),
    "Run a server": ("operations", "attacks", "wire"),
    "Make games": ("add-a-game", "protocol", "web", "languages", "records"),
    "Bots": ("bots", "bots-of-your-own", "arena", "ladder", "versus", "balance"),
    "Research": ("environments", "learning", "science", "performance"),
}
"""Where each page of docs/ stands; the rules come before them, translations, the reference and decisions after them."""
LINK: Final = re.compile(r"\]\(([^)#\s]+)")
PACKAGES: Final = ("core", "bots", "testing", "arena", "analysis", "daily", "envs", "nets")
"""What people write games, bots and programs against."""


def pages() -> list[Path]:
    """Every page of the repository."""
    listed = subprocess.check_output(["git", "ls-files", "-co", "--exclude-standard", "*.md"], cwd=ROOT, text=True)
    return [ROOT / name for name in listed.splitlines()]


def linked(page: Path) -> list[Path]:
    """Pictures and programs that a page links to; other pages are copied anyway."""
    found = [(page.parent / target).resolve() for target in LINK.findall(page.read_text(encoding="utf-8"))]
    return [file for file in found if file.is_file() and file.suffix != ".md"]


def stage() -> None:
    """Make build/docs what the repository has now."""
    shutil.rmtree(STAGE, ignore_errors=True)
    for page in pages():
        for file in (page, *linked(page)):
            target = STAGE / file.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)
    for package in PACKAGES:
        reference = STAGE / "reference" / f"{package}.md"
        reference.parent.mkdir(exist_ok=True)
        reference.write_text(f"# doubloon.{package}\n\n::: doubloon.{package}\n", encoding="utf-8")


def title(page: Path) -> str:
    """The heading that a page begins with, and its language if that is another."""
    heading = page.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")
    if len(page.suffixes) < 2:
        return heading
    texts = ROOT / "src" / "doubloon" / "core" / "texts" / f"{page.suffixes[0][1:]}.toml"
    return f"{heading} ({tomllib.loads(texts.read_text(encoding='utf-8'))['language']['name']})"


def chapters() -> list[object]:
    """The pages in the order in which people want them."""

    def listed(files: list[Path]) -> list[dict[str, str]]:
        return [{title(file): file.relative_to(STAGE).as_posix()} for file in files]

    docs = STAGE / "docs"
    rules, translations = (sorted(STAGE.glob(f"src/doubloon/games/*/RULES{ending}")) for ending in (".md", ".*.md"))
    by_chapter = {name: [docs / f"{each}.md" for each in all_] for name, all_ in CHAPTERS.items()}
    return [
        {"Home": "README.md"},
        {"Rules": listed(rules)},
        *({name: listed(files)} for name, files in by_chapter.items()),
        {"Rules in other languages": listed(translations)},
        {"Reference": listed(sorted((STAGE / "reference").glob("*.md")))},
        {"Decisions": listed(sorted((docs / "decisions").glob("*.md")))},
        {"The project": listed([STAGE / name for name in ("CHANGELOG.md", "CONTRIBUTING.md", "NOTICE.md")])},
    ]


def arrange() -> None:
    """Write the settings: ours, where the pages are, and their order."""
    told = {"INHERIT": "../site.yml", "docs_dir": STAGE.name, "site_dir": "site", "nav": chapters()}
    SETTINGS.write_text(json.dumps(told, ensure_ascii=False, indent=1), encoding="utf-8")


if __name__ == "__main__":
    stage()
    arrange()
