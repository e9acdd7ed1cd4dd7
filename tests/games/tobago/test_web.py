"""What the board in the browser knows of the box."""

from __future__ import annotations

import json

from doubloon.games.tobago.box import CLUES
from doubloon.games.tobago.island import ISLANDS, SPACES
from tools import web_content


def test_every_island_has_a_letter_for_every_space() -> None:
    content = json.loads(web_content.files()["tobago/generated/content.json"])
    assert len(content["islands"]) == len(ISLANDS)
    assert len(content["clues"]) == len(CLUES)
    for island in content["islands"]:
        assert len(island["land"]) == len(content["spaces"]) == len(SPACES)
        assert set(island["land"]) == set(".012345")
        places = zip(island["largest"], island["land"], strict=True)
        assert all(mark == "." or (mark == "*" and kind != ".") for mark, kind in places)
