"""Puzzles over the wire: one seat's view, no answer before a try, and who has solved what."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from doubloon.core import find_game, game_ids
from doubloon.core.puzzle import Puzzle, begun, puzzles_of
from doubloon.server.http.puzzles import PuzzleInfo, Solution
from tests.server.answers import Message
from tests.server.servers import Server

WITH_PUZZLES = [game_id for game_id in game_ids() if puzzles_of(find_game(game_id))]
GAME = WITH_PUZZLES[0]
KEYS = ["n", "event", "seat"]


def path(game_id: str, puzzle: Puzzle) -> str:
    return f"/api/puzzles/{game_id}/{puzzle.id}"


def wrong_move(puzzle: Puzzle) -> str:
    return next(text for text in puzzle.moves if text not in puzzle.right)


def keys_in(told: Any) -> set[str]:
    """Every name of a field, however deep."""
    if isinstance(told, dict):
        return set(told) | {key for value in told.values() for key in keys_in(value)}
    return {key for value in told for key in keys_in(value)} if isinstance(told, list) else set()


def test_all_are_listed_from_easy_to_hard(server: Server) -> None:
    rows = server.get("/api/puzzles").json()["puzzles"]
    assert [game_id for game_id in game_ids() if game_id in {row["game"] for row in rows}] == WITH_PUZZLES
    for game_id in WITH_PUZZLES:
        own = [row for row in rows if row["game"] == game_id]
        assert [row["id"] for row in own] == [puzzle.id for puzzle in puzzles_of(find_game(game_id))]
        assert [row["number"] for row in own] == list(range(1, len(own) + 1))
        assert not any(row["tried"] or row["solved"] for row in own)


@pytest.mark.parametrize("game_id", WITH_PUZZLES)
def test_only_what_the_seat_sees_leaves_the_server(server: Server, game_id: str) -> None:
    """Compared with a world that the seat cannot tell from the true one: whatever is hidden differs there."""
    game = find_game(game_id)
    for puzzle in puzzles_of(game)[:4]:
        body = server.get(path(game_id, puzzle)).text
        told = json.loads(body)
        assert list(told) == list(PuzzleInfo.__struct_fields__)
        match = begun(game, puzzle)
        position = told["position"]
        assert len(position["faces"]) == 1
        face = position["faces"][0]
        world = game.determinize(match.state(), puzzle.seat, Random(3))
        seen = json.loads(json.dumps(game.view(world, puzzle.seat)))
        assert face["seat"] == puzzle.seat and face["view"] == seen
        assert face["moves"] == list(puzzle.moves)
        assert face["events"] == json.loads(json.dumps(match.events(puzzle.seat)))
        assert position["n"] == len(puzzle.record.entries) and not position["over"]
        answer = set(Solution.__struct_fields__) - set(PuzzleInfo.__struct_fields__)
        assert not answer & (set(told) | set(position) | set(face)), "nothing of the answer"
        for secret in (puzzle.record.header.commitment, puzzle.mined["seed"] + "/"):
            assert secret not in body
        assert not {"record", "entries", "mined", "levels", "seed"} & keys_in(told)


@pytest.mark.parametrize("game_id", WITH_PUZZLES)
def test_a_try_is_judged_and_the_line_is_what_the_seat_would_see(server: Server, game_id: str) -> None:
    game = find_game(game_id)
    puzzle = puzzles_of(game)[-1]
    wrong = wrong_move(puzzle)
    told = server.post(path(game_id, puzzle), {"move": wrong}).json()
    assert list(told) == list(Solution.__struct_fields__)
    assert not told["right"] and told["behind"] == puzzle.moves[wrong].behind
    assert told["best"] == puzzle.best
    assert [puzzle.best, *told["alike"]] == sorted(puzzle.right, key=lambda text: text != puzzle.best)
    assert told["others"][0]["behind"] == puzzle.mined["gap"]
    assert [each["level"] for each in told["levels"]] == [1, 2, 3, 4, 5, 6]
    assert sum(not each["right"] for each in told["levels"]) == puzzle.grade == told["row"]["grade"]
    match = begun(game, puzzle)
    match.follow(puzzle.line)
    last = told["line"][-1]["faces"]
    assert [face["seat"] for face in last] == [puzzle.seat]
    assert last[0]["view"] == json.loads(json.dumps(match.view(puzzle.seat)))
    events = [event for each in told["line"] for event in each["faces"][0]["events"]]
    assert events == json.loads(json.dumps(match.events(puzzle.seat, len(puzzle.record.entries))))
    right = server.post(path(game_id, puzzle), {"move": puzzle.best}).json()
    assert right["right"] and right["behind"] == 0


def test_what_somebody_solved_is_remembered_with_them_alone(server: Server) -> None:
    puzzle, other = puzzles_of(find_game(GAME))[:2]
    ada, bo = server.person("Ada"), server.person("Bo")

    def row(person: Any, which: Puzzle) -> Message:
        found: Message = person.get(path(GAME, which))["row"]
        listed = next(
            each for each in person.get("/api/puzzles")["puzzles"] if (each["game"], each["id"]) == (GAME, which.id)
        )
        assert found == listed
        return found

    missed = ada.post(path(GAME, puzzle), move=wrong_move(puzzle))["row"]
    assert (missed["tried"], missed["solved"], missed["first"]) == (True, False, False)
    ada.post(path(GAME, puzzle), move=puzzle.best)
    ada.post(path(GAME, puzzle), move=wrong_move(puzzle))
    assert (row(ada, puzzle)["solved"], row(ada, puzzle)["first"]) == (True, False), "what is solved stays solved"
    assert ada.post(path(GAME, other), move=other.best)["row"]["first"]
    assert not row(bo, puzzle)["tried"]


def test_the_puzzles_of_the_day_are_the_same_for_everybody(server: Server) -> None:
    ada, bo = server.person("Ada").get("/api/puzzles/today"), server.person("Bo").get("/api/puzzles/today")
    assert ada == bo == server.get("/api/puzzles/today").json()
    assert [row["game"] for row in ada["puzzles"]] == WITH_PUZZLES


def test_what_is_not_there_or_not_legal_is_refused(server: Server) -> None:
    ada = server.person("Ada")
    puzzle = puzzles_of(find_game(GAME))[0]
    assert "no such puzzle" in ada.refused(f"/api/puzzles/{GAME}/0-0", 404, "no_puzzle", move="x")
    assert server.get("/api/puzzles/nowhere/0-0").status_code == 404
    assert server.get("/api/puzzles/salvage/0-0").status_code == 404
    assert "cannot be done" in ada.refused(path(GAME, puzzle), 409, "illegal_move", move="fly")
    assert ada.ask("POST", path(GAME, puzzle), {"move": 7}).status_code == 400
    assert not ada.get(path(GAME, puzzle))["row"]["tried"]
