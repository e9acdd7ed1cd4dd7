"""Hints: what a bot would do with what the seat sees, and with nothing more."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from doubloon.bots import ask, find_bot
from doubloon.core import Match, find_game, parse
from tests.server.servers import Server


@pytest.mark.parametrize("game", ["salvage", "tobago"])
def test_a_hint_depends_only_on_what_the_seat_sees(server: Server, game: str) -> None:
    """Asked again, in other worlds that the seat cannot tell from the real one, the bot gives the same advice."""
    ada = server.person("Ada")
    table = ada.open_table(game, 3, hot_seat=True, bots=["greedy"], start=True)
    hints: list[tuple[int, int, str, str]] = []
    with ada.sit(table) as seat:
        while seat.my_turn():
            face = next(face for face in seat.faces if face["moves"])
            n = seat.position["n"]
            if n % 3 == 0:
                hint = seat.ask("hint", seat=face["seat"], id=f"hint-{n}")
                if hint["type"] == "advice":
                    assert hint["bot"] == "first_mate"
                    hints.append((n, face["seat"], hint["id"], hint["text"]))
            seat.drain()
            if (fresh := next((face for face in seat.faces if face["moves"]), None)) is not None:
                seat.move(seat=fresh["seat"])
    record = parse(ada.record(table))
    rules = find_game(game)
    seed = record.seed
    assert hints
    checked = 0
    for n, number, id, text in hints:
        match = Match.resume(rules, type(record)(record.header, record.entries[:n]), seed)
        if match.n != n or text not in match.legal_moves(number):
            continue
        checked += 1
        state = match.state()
        advice = rules.words.text[ask(find_bot("first_mate"), rules, state, number, Random(id))]
        assert advice == text
        if game == "salvage":
            for world in range(20):
                imagined = rules.determinize(state, number, Random(world))
                again = rules.words.text[ask(find_bot("first_mate"), rules, imagined, number, Random(id))]
                assert again == text, "the bot has peeked"
    assert checked


def test_the_same_question_has_the_same_answer_and_changes_nothing(server: Server) -> None:
    ada = server.person("Ada")
    with ada.sit(ada.open_table(bots=["random"], start=True)) as seat:
        n = seat.position["n"]
        first = seat.ask("hint", seat=0, id="x")
        assert first == {"type": "advice", "id": "x", "text": "look", "bot": "first_mate", "others": [], "then": ""}
        assert seat.ask("hint", seat=0, id="x") == first
        seat.drain()
        assert seat.position["n"] == n


def test_hints_are_for_ones_own_seat_when_it_is_to_act(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table()
    bob.join(table)
    ada.start(table)
    with ada.sit(table) as hers, bob.sit(table) as his, server.watch(table) as watcher:
        assert hers.ask("hint", seat=1)["code"] == "seat_not_yours"
        assert watcher.ask("hint", seat=0)["code"] == "seat_not_yours"
        assert his.ask("hint", seat=1)["code"] == "nothing_to_decide"
        assert hers.ask("hint", seat=0)["type"] == "advice"


def test_the_best_bot_tells_what_else_it_thought_of_and_what_that_would_cost(tmp_path: Path) -> None:
    with Server(tmp_path, hint_seconds=1.5) as server:
        ada = server.person("Ada")
        with ada.sit(ada.open_table("tobago", 2, hot_seat=True, start=True)) as seat:
            assert seat.my_turn()
            asked = next(face for face in seat.faces if face["moves"])
            hint = seat.ask("hint", seat=asked["seat"])
            assert hint["bot"] == "agatha"
            told = [hint["text"], *(other["text"] for other in hint["others"])]
            assert len(told) == len({*told}) == 3
            assert {*told} <= {*asked["moves"]}
            behind = [other["behind"] for other in hint["others"]]
            assert behind == sorted(behind) and behind[0] >= 0


def test_where_no_bot_thinks_nobody_invents_a_hint(tmp_path: Path) -> None:
    with Server(tmp_path, bot_processes=0) as server:
        ada = server.person("Ada")
        with ada.sit(ada.open_table(bots=["random"], start=True)) as seat:
            assert seat.ask("hint", seat=0)["code"] == "no_hint"
