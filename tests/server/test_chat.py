"""Talking at the table."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.servers import Server
from tests.server.sockets import Socket


def test_everybody_at_the_table_hears_what_is_said(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    table = ada.open_table(bots=["greedy"], visibility="listed")
    before = time.time()
    with ada.sit(table) as seat, eve.sit(table) as watcher, server.watch(table) as stranger:
        assert seat.say("  Ahoy,\n\tfriends!  ")["type"] == "ack"
        assert watcher.say("Fair winds.")["type"] == "ack"
        for socket in (seat, watcher, stranger):
            socket.until(lambda me: len(me.chat) == 2)
            first, second = socket.chat
            assert (first["k"], first["name"], first["seat"], first["text"]) == (0, "Ada", 0, "Ahoy, friends!")
            assert (second["k"], second["name"], second["seat"], second["text"]) == (1, "Eve", None, "Fair winds.")
            assert before <= first["at"] <= second["at"] <= time.time()


def test_at_a_private_table_only_those_who_sit_there_talk(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    table = ada.open_table(bots=["greedy"])
    with ada.sit(table) as seat, eve.sit(table) as watcher:
        assert watcher.say("Psst!")["code"] == "talk_of_players"
        assert seat.say("Ahoy!")["type"] == "ack"


def test_whoever_comes_later_hears_what_was_said_since(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.open_table()
    with ada.sit(table) as seat:
        for number in range(5):
            seat.say(f"line {number}")
    with ada.sit(table) as again:
        again.until(lambda me: len(me.chat) == 5)
        again.look(chat=3)
        again.until(lambda me: len(me.chat) == 7)
        assert [line["text"] for line in again.chat[5:]] == ["line 3", "line 4"]
        again.look(chat=5)
        again.drain()
        assert len(again.chat) == 7


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("a\x00b\x1b[0m", "ab[0m"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("👩‍👩‍👧 ß ل", "👩‍👩‍👧 ß ل"),
        ("x" * 500, "x" * 500),
    ],
)
def test_what_is_said_is_one_line_without_control_characters(server: Server, said: str, heard: str) -> None:
    ada = server.person("Ada")
    with ada.sit(ada.open_table()) as seat:
        seat.say(said)
        assert seat.until(lambda me: me.chat).chat[0]["text"] == heard


def test_nothing_is_not_said(server: Server) -> None:
    ada = server.person("Ada")
    with ada.sit(ada.open_table()) as seat:
        for nothing in ("", "   ", "\x00", "\n"):
            assert seat.say(nothing)["code"] == "nothing_said"
        seat.drain()
        assert seat.chat == []


def test_only_those_with_an_identity_talk(server: Server) -> None:
    table = server.person("Ada").open_table()
    with server.watch(table) as stranger:
        answer = stranger.say("hello")
        assert answer["code"] == "strangers_listen"
        assert "identity" in answer["message"]


def test_who_talks_too_fast_is_stopped(server: Server) -> None:
    ada = server.person("Ada")
    with ada.sit(ada.open_table()) as seat:
        answers = [seat.say("bla")]
        while answers[-1]["type"] == "ack":
            answers.append(seat.say("bla bla"))
        assert answers[-1]["code"] == "too_many_lines" and len(answers) > 10, "so many may come at once"
        seat.drain()
        assert len(seat.chat) == len(answers) - 1


def told_off(*talkers: Socket) -> tuple[str, int]:
    """They talk in turn until somebody is stopped: why, and how many lines were heard before."""
    said = 0
    while True:
        for talker in talkers:
            answer = talker.say("bla")
            if answer["type"] != "ack":
                return str(answer["code"]), said
            said += 1


def test_many_identities_at_one_address_talk_no_faster(tmp_path: Path) -> None:
    """Each sits at a table of its own, and none of them alone talks too fast."""
    with Server(tmp_path, proxies="127.0.0.1") as server, ExitStack() as stack:
        people = [server.person(f"Ada {number}") for number in range(20)]
        talkers = [stack.enter_context(each.sit(each.open_table())) for each in people]
        code, said = told_off(*talkers)
        assert code == "too_many_lines_of_address" and said >= 50
        elsewhere = people[0].headers | {"X-Forwarded-For": "192.0.2.7"}
        with Socket(server, talkers[0].table, elsewhere) as again:
            assert again.say("from another network")["type"] == "ack"


def test_those_who_watch_a_table_cannot_shout_down_those_who_sit_there(tmp_path: Path) -> None:
    with Server(tmp_path, proxies="127.0.0.1") as server, ExitStack() as stack:
        ada = server.person("Ada")
        table = ada.open_table(visibility="listed")
        hers = stack.enter_context(ada.sit(table))
        people = [server.person(f"Eve {number}") for number in range(9)]
        crowd = [
            stack.enter_context(Socket(server, table, each.headers | {"X-Forwarded-For": f"192.0.2.{number}"}))
            for number, each in enumerate(people)
        ]
        code, said = told_off(*crowd)
        assert code == "too_many_lines_of_watchers" and said >= 20
        assert hers.say("Quiet, please.")["type"] == "ack"


def test_what_was_said_outlives_the_server(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = server.person("Ada")
        table = ada.open_table()
        with ada.sit(table) as seat:
            seat.say("Remember me.")
        server.restart(kill=True)
        with ada.sit(table) as seat:
            assert seat.until(lambda me: me.chat).chat[0]["text"] == "Remember me."
        assert "Remember me." not in server.log
