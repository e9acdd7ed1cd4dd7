"""Guided first games: a fixed deal in a room of one's own, where bots play as the coach has it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from doubloon.core import find_game, game_ids
from doubloon.core.lesson import MY_SEAT, Lesson, lesson_of
from tests.server.answers import Message
from tests.server.persons import Person
from tests.server.servers import Server

GAME = next(id for id in game_ids() if lesson_of(find_game(id)) is not None)


HURRIES = """
from doubloon.server import opening
assert opening.PACE  # it would be no use to set what nobody reads
opening.PACE = 0
"""
"""Nobody watches here, so bots need not move slowly enough to be followed."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    hurried = Server(tmp_path_factory.mktemp("lessons"))
    hurried.before = HURRIES
    with hurried as server:
        yield server


def lesson() -> Lesson:
    found = lesson_of(find_game(GAME))
    assert found is not None
    return found


def begun(person: Person) -> Message:
    return person.post(f"/api/games/{GAME}/lesson")


def test_games_say_whether_they_can_be_learned(server: Server) -> None:
    games = {game["id"]: game["lesson"] for game in server.get("/api/games").json()["games"]}
    assert games[GAME] and not games["salvage"]
    ada = server.person("Ada")
    assert "no guided first game" in ada.refused("/api/games/salvage/lesson", 404, "no_lesson")
    assert server.get("/api/games/salvage/lesson").status_code == 404


def test_a_lesson_is_told_in_the_language_of_the_person(server: Server) -> None:
    told = {each: server.get(f"/api/games/{GAME}/lesson?language={each}").json() for each in ("en", "de", "xx")}
    assert [step["name"] for step in told["en"]["steps"]] == [step.name for step in lesson().steps]
    assert told["en"]["steps"] == told["de"]["steps"] and told["xx"] == told["en"]
    assert told["en"]["texts"]["steps"].keys() == told["de"]["texts"]["steps"].keys()
    assert told["en"]["texts"] != told["de"]["texts"]


def test_bots_play_as_the_coach_has_it_and_the_deal_is_always_the_same(server: Server) -> None:
    ada = server.person("Ada")
    mine = [text for seat, text in lesson().line if seat == MY_SEAT]
    told = []
    for _ in range(2):
        table = begun(ada)
        assert table["lesson"] and table["status"] == "playing" and table["timer"] == 0 == table["cover_after"]
        assert [seat["level"] for seat in table["seats"]] == [0] + [1] * (lesson().seats - 1)
        with ada.sit(table) as seat:
            for text in mine[:10]:
                seat.until(lambda me: me.my_turn())
                seat.done(text)
            seat.until(lambda me: me.my_turn())
            seat.look()
            told.append(seat.face()["events"])
    bare = [[str({**event, "n": 0}) for event in events] for events in told]
    assert sorted(bare[0]) == sorted(bare[1]), "only who of several was the first to choose may differ"
    assert len([event for event in told[0] if event.get("seat") == 1]) > 3


def test_whoever_plays_otherwise_plays_on_with_free_bots(server: Server) -> None:
    ada = server.person("Ada")
    with ada.sit(begun(ada)) as seat:
        for _ in range(14):
            seat.until(lambda me: me.my_turn())
            seat.done(seat.moves()[-1])
        seat.until(lambda me: me.my_turn())


def test_nobody_else_comes_in_and_the_next_game_is_an_ordinary_one(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = begun(ada)
    assert table["visibility"] == "link" and table["newcomers"] == "nobody"
    bob.refused(f"/api/tables/{table['id']}/join", 403, "no_newcomers", invitation=table["invitation"], seat=1)
    assert ada.get("/api/tables/mine")["tables"][0]["lesson"]
    assert ada.get(f"/api/tables/{table['id']}/replay")["lesson"]
    assert table["id"] not in [each["id"] for each in server.get("/api/tables").json()["tables"]]
