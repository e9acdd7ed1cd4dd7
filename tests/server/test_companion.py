"""Companions over HTTP: a sheet in, its answer out, for strangers too; what is wrong with it is said in words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from doubloon.core import find_game, game_ids
from doubloon.core.companion import companion_of
from doubloon.server.http.companion import MOST_BODY
from tests.server.answers import Message
from tests.server.servers import Server

SHEETS: dict[str, Message] = {
    "tobago": {"island": 7, "seats": 2, "deeds": []},
    "treasure_hunter": {"players": [{"treasures": ["artifact-9"], "goblins": 2}, {"treasures": [], "goblins": 0}]},
}
"""A sheet of each game that has a companion."""


def ask(server: Server, game: str, body: Any) -> tuple[int, Message]:
    response = server.post(f"/api/games/{game}/companion", body)
    return response.status_code, response.json()


def test_games_that_have_a_companion_answer_by_their_own_functions(server: Server) -> None:
    assert sorted(SHEETS) == [id for id in game_ids() if companion_of(find_game(id)) is not None]
    for id, sheet in SHEETS.items():
        companion = companion_of(find_game(id))
        assert companion is not None
        status, told = ask(server, id, {"sheet": sheet})
        assert (status, told) == (200, {"answer": json.loads(json.dumps(companion.look(sheet)))})


def test_nobody_is_made_known_and_nothing_is_kept(server: Server) -> None:
    response = server.post("/api/games/tobago/companion", {"sheet": SHEETS["tobago"]})
    assert "set-cookie" not in response.headers
    assert response.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("game", "body", "status", "code"),
    [
        ("salvage", {"sheet": {}}, 404, "no_companion"),
        ("whist", {"sheet": {}}, 404, "unknown_game"),
        ("tobago", {}, 400, "not_understood"),
        ("tobago", {"sheet": {}}, 400, "not_understood"),
        ("tobago", {"sheet": {**SHEETS["tobago"], "island": "one"}}, 400, "not_understood"),
        ("tobago", {"sheet": SHEETS["tobago"], "table": "t"}, 400, "not_understood"),
        ("tobago", {"sheet": {**SHEETS["tobago"], "island": 99}}, 422, "bad_sheet"),
        ("tobago", {"sheet": {**SHEETS["tobago"], "seats": 9}}, 422, "bad_seats"),
        ("tobago", {"sheet": {**SHEETS["tobago"], "deeds": ["* place g11"] * 3_000}}, 413, "too_large"),
        ("treasure_hunter", {"sheet": {"players": [{"treasures": [7], "goblins": 0}]}}, 400, "not_understood"),
        ("treasure_hunter", {"sheet": {"players": []}}, 422, "bad_seats"),
    ],
)
def test_what_cannot_be_counted_is_refused(server: Server, game: str, body: Any, status: int, code: str) -> None:
    answered, told = ask(server, game, body)
    assert (answered, told["error"]["code"]) == (status, code)
    assert told["error"]["message"][-1] in ".?"


def test_a_sheet_as_long_as_a_game_can_be_fits(server: Server) -> None:
    sheet = {**SHEETS["tobago"], "deeds": ["0 lay not-in-sight-largest-scrubland on brown"] * 600}
    assert len(json.dumps({"sheet": sheet})) < MOST_BODY
    status, told = ask(server, "tobago", {"sheet": sheet})
    assert (status, told["error"]["code"]) == (422, "bad_sheet")
    assert "Step 1 (0 lay" in told["error"]["message"], "the first one that cannot be"
