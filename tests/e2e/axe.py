"""What axe, the checker of accessibility, says of a page in each theme."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.e2e.guests import Guest

AXE = Path("web/node_modules/axe-core/axe.min.js")
TAGS: dict[str, Any] = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
COLOURS: dict[str, Any] = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
"""What a theme can change."""
STILL = """() => Promise.all(document.getAnimations()
    .filter(each => each.effect.getComputedTiming().endTime < Infinity).map(each => each.finished))"""
"""What fades in has its own colours only then."""
VIOLATIONS = """rules => axe.run({ ...rules, resultTypes: ["violations"] })
    .then(found => found.violations.map(each => [each.id, each.nodes.slice(0, 3).map(node => node.html.slice(0, 160))]))
"""
"""What is amiss and nothing else: to describe all that is in order takes axe twice as long as to look for it."""


def assert_axe_finds_nothing(guest: Guest, other_themes: bool = True) -> None:
    """Everything in the dark, and colours in the other themes: which are the same on every screen."""
    guest.see()
    guest.page.evaluate(STILL)
    others = [("light", COLOURS), ("contrast", COLOURS)] if other_themes else []
    for theme, rules in [("night", TAGS), *others]:
        guest.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        assert violations(guest.page, rules) == [], theme


def violations(page: Page, rules: dict[str, Any]) -> list[list[Any]]:
    """The rules that something on the page breaks, and the first things that do."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[list[Any]] = page.evaluate(VIOLATIONS, rules)
    return found
