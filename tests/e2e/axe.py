"""What axe, the checker of accessibility, says of a page in each theme."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.guests import Guest

AXE = Path("web/node_modules/axe-core/axe.min.js")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
COLOURS = {"type": "rule", "values": ["color-contrast"]}
"""What a theme can change."""
STILL = """() => Promise.all(document.getAnimations()
    .filter(each => each.effect.getComputedTiming().endTime < Infinity).map(each => each.finished))"""
"""What fades in has its own colours only then."""


def assert_axe_finds_nothing(guest: Guest, other_themes: bool = True) -> None:
    """Everything in the dark, and colours in the other themes: which are the same on every screen."""
    guest.see()
    guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    guest.page.evaluate(STILL)
    others = [("light", COLOURS), ("contrast", COLOURS)] if other_themes else []
    for theme, rules in [("night", TAGS), *others]:
        guest.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        found = guest.page.evaluate("rules => axe.run({runOnly: rules})", rules)
        told = [(each["id"], [node["html"][:160] for node in each["nodes"]][:3]) for each in found["violations"]]
        assert told == [], f"{theme}: {told}"
