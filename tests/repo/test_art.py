"""tools/art: the pictures of the home page are those that its rules draw."""

from __future__ import annotations

import xml.etree.ElementTree as Xml

import pytest

from tools.art.__main__ import FOLDER, PICTURES


@pytest.mark.parametrize("name", PICTURES)
def test_the_pictures_are_fresh_and_small_and_need_no_style(name: str) -> None:
    text = PICTURES[name]()
    assert (FOLDER / f"{name}.svg").read_text(encoding="utf-8") == text, "Run `python -m tools.art`."
    assert len(text) < 100_000
    for element in Xml.fromstring(text).iter():
        assert "style" not in element.attrib, "the page's security policy allows no inline style"
