"""Whole games over the socket: positions, moves, events, and messages that are sent again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from doubloon.core import game_ids
from tests.server.answers import Message
from tests.server.servers import Server
from tests.server.sockets import Socket

GAMES = game_ids()


def play_all(*sockets: Socket) -> None:
    """Let everybody play as the hints say, whoever may, until the game is over."""
    while True:
        for socket in sockets:
            socket.drain()
        if all(socket.position["over"] for socket in sockets):
            return
        for socket in sockets:
            for face in [face for face in socket.faces if face["moves"]]:
                advice = socket.ask("hint", seat=face["seat"])
                if advice["type"] == "advice":
                    socket.move(advice["text"], face["seat"])


def events(socket: Socket, seat: int | None = None) -> list[Message]:
    """Everything that a seat was told, each entry once, in order."""
    told: list[Message] = []
    n = 0
    for position in socket.messages:
        if position["type"] == "position":
            assert position["since"] <= n, "a piece of the story is missing"
            face = next(face for face in position["faces"] if face["seat"] == seat)
            told.extend(event for event in face["events"] if event["n"] >= n)
            n = position["n"]
    return told


# From beginning to end ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_one_person_and_bots_play_a_whole_game(server: Server, game: str) -> None:
    ada = server.person("Ada")
    table = ada.open_table(game, 3, bots=["greedy", "random"], start=True)
    with ada.sit(table) as seat:
        play_all(seat)
        seat.until(lambda me: me.info["status"] == "over")
        last = seat.position
    assert len(last["scores"]) == len(last["ranking"]) == 3
    assert 1 in last["ranking"]
    assert [sum(points) for points in zip(*[line["points"] for line in last["tally"]], strict=True)] == last["scores"]
    assert last["actors"] == []
    assert last["faces"][0]["moves"] == []
    assert ada.table(table)["status"] == "over"


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_game_and_a_third_watches(server: Server, game: str) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table(game, 3, bots=["greedy"])
    bob.join(table)
    ada.start(table)
    with ada.sit(table) as hers, bob.sit(table) as his, server.watch(table) as watcher:
        play_all(hers, his)
        watcher.until(lambda me: me.position["over"])
        assert hers.position["scores"] == his.position["scores"] == watcher.position["scores"]
        told = [events(hers, 0), events(his, 1), events(watcher)]
        assert [[(event["n"], event["event"]) for event in each] for each in told[:2]] == [
            [(event["n"], event["event"]) for event in told[2]]
        ] * 2, "all hear of the same events, each in what it may know"


def test_several_seats_at_one_device(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table("salvage", 4, hot_seat=True, bots=["random"], start=True)
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ada 2", "Ada 3", "Bosun"]
    assert [seat["yours"] for seat in table["seats"]] == [True, True, True, False]
    with ada.sit(table) as seat, bob.sit(table) as stranger:
        assert [face["seat"] for face in seat.faces] == [0, 1, 2, None]
        hands = [face["view"]["hand"] for face in seat.faces[:3]]
        assert all(len(hand) == 3 for hand in hands)
        seat.done("trust", 0)
        seat.done(seat=2)
        seat.done(seat=0)
        assert seat.move("look", 3 - 1)["code"] == "illegal_move"
        assert stranger.ask("move", seat=1, text="trust", at=seat.position["n"])["code"] == "seat_not_yours"
        play_all(seat)


# What is told ---------------------------------------------------------------------------------------------------------


def test_a_position_says_all_that_a_player_needs(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.open_table(bots=["greedy"], start=True)
    with ada.sit(table) as seat:
        told = seat.position
        assert (told["n"], told["since"], told["over"], told["actors"]) == (6, 0, False, [0])
        assert told["prompt"] == {"prompt": "Captain", "seats": [0]}
        assert told["section"] == "3.1"
        assert told["scores"] == told["ranking"] == told["tally"] == []
        assert told["clock"] is None
        face = seat.face()
        assert face["moves"] == ["look", "trust"]
        assert len(face["events"]) == 6
        own = [event["rope"] for event in face["events"][:3]]
        assert sorted(own) == sorted(face["view"]["hand"])
        assert [("rope" in event, event["seat"]) for event in face["events"][3:]] == [(False, 1)] * 3


def test_whoever_comes_back_is_told_only_what_is_new(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.open_table(bots=["random"], start=True)
    with ada.sit(table) as seat:
        n = seat.position["n"]
        seat.done("trust")
        seat.done()
        seat.my_turn()
        seat.drain()
        whole = events(seat, 0)
    with ada.sit(table, since=n) as again:
        assert again.position["since"] == n
        assert [event for event in again.face()["events"] if event["n"] < n] == []
        assert again.face()["events"][: len(whole)][:3] == [event for event in whole if event["n"] >= n][:3]
        now = again.position["n"]
        before = len(again.messages)
        again.look(since=now)
        positions = [message for message in again.messages[before:] if message["type"] == "position"]
        assert len(positions) == 1, "a position is told even if nothing is new, once"
        assert positions[0]["faces"][0]["events"] == []
        again.look(since=10_000)
        assert again.position["n"] >= now
        again.look()
        assert again.position["since"] == 0
        assert again.face()["events"][0]["n"] == 0


def test_why_a_move_is_not_legal(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.open_table(bots=["greedy"], start=True)
    with ada.sit(table) as seat:
        assert seat.ask("why", seat=0, text="look")["reason"] is None
        answer = seat.ask("why", seat=0, text="keep")
        assert answer["type"] == "reason"
        assert answer["reason"] == {
            "reason": "not_now", "section": "3.1", "move": "keep", "moves": ["look", "trust"], "more": 0
        }  # fmt: skip
        assert seat.ask("why", seat=0, text="xyzzy")["reason"]["reason"] == "unknown_move"
        assert seat.ask("why", seat=1, text="look")["code"] == "seat_not_yours"
        assert seat.position["n"] == 6


def test_before_the_game_there_is_nothing_to_do(server: Server) -> None:
    ada = server.person("Ada")
    with ada.sit(ada.open_table()) as seat:
        for kind, fields in (
            ("move", {"seat": 0, "text": "look", "at": 0}),
            ("undo", {"seat": 0, "at": 0}),
            ("why", {"seat": 0, "text": "look"}),
            ("consent", {"agree": True}),
        ):
            assert seat.ask(kind, **fields)["code"] == "not_started"
        assert seat.ask("hint", seat=0)["type"] == "error"


# What is refused ------------------------------------------------------------------------------------------------------


def test_only_my_own_legal_moves_are_made(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table()
    bob.join(table)
    ada.start(table)
    with ada.sit(table) as hers, bob.sit(table) as his, server.watch(table) as watcher:
        n = hers.position["n"]
        assert hers.move("keep")["code"] == "illegal_move"
        assert hers.move("xyzzy")["code"] == "illegal_move"
        assert hers.move("draw rope-1")["code"] == "illegal_move"
        assert his.ask("move", seat=0, text="look", at=n)["code"] == "seat_not_yours"
        assert his.ask("move", seat=1, text="look", at=n)["code"] in ("illegal_move", "stale_answer")
        assert watcher.ask("move", seat=0, text="look", at=n)["code"] == "seat_not_yours"
        assert hers.ask("move", seat=99, text="look", at=n)["code"] == "seat_not_yours"
        assert hers.look(n)["status"] == "playing"
        assert hers.position["n"] == n, "nothing happened"


def test_an_answer_to_an_old_question_is_refused(server: Server) -> None:
    """The move would be legal again, but it was meant for another night."""
    ada = server.person("Ada")
    table = ada.open_table(hot_seat=True, start=True)
    with ada.sit(table) as seat:
        old = seat.position["n"]
        assert seat.move("trust", 0, at=old + 1)["code"] == "stale_answer", "nobody answers what was not asked yet"
        seat.done("trust", 0)
        seat.undo(0)
        answer = seat.move("trust", 0, at=old)
        assert answer["code"] == "stale_answer"
        assert "moved on" in answer["message"]
        assert seat.moves(0) == ["look", "trust"]


def test_a_slower_answer_to_the_same_question_counts(server: Server) -> None:
    """While all choose in secret, the choice of another does not make mine stale."""
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table()
    bob.join(table)
    ada.start(table)
    with ada.sit(table) as hers, bob.sit(table) as his:
        hers.done("trust")
        his.until(lambda me: me.moves())
        at, text = his.position["n"], his.moves()[0]
        hers.done()
        assert his.ask("move", seat=1, text=text, at=at)["type"] == "ack"


@pytest.mark.parametrize(
    "message",
    [
        "",
        "hello",
        "[]",
        "{}",
        "5",
        '{"type": "dance"}',
        '{"type": "look", "since": -1}',
        '{"type": "look", "since": 1e99}',
        '{"type": "move", "id": "1", "seat": 0, "text": "look"}',
        '{"type": "move", "id": "", "seat": 0, "text": "look", "at": 6}',
        '{"type": "move", "id": "a b", "seat": 0, "text": "look", "at": 6}',
        '{"type": "move", "id": "1", "seat": -1, "text": "look", "at": 6}',
        '{"type": "move", "id": "1", "seat": true, "text": "look", "at": 6}',
        '{"type": "move", "id": "1", "seat": 0, "text": 5, "at": 6}',
        '{"type": "move", "id": "1", "seat": 0, "text": "look", "at": 6, "more": 1}',
        '{"type": "chat", "id": "1", "text": "\\ud800"}',
        '{"type": "chat", "id": "1", "text": "' + "x" * 501 + '"}',
        "[" * 3000,
        b"\xff\xfe",
        b"\x00",
    ],
)
def test_what_cannot_be_understood_is_answered_in_words(server: Server, message: str | bytes) -> None:
    ada = server.person("Ada")
    with ada.sit(ada.open_table(bots=["greedy"], start=True)) as seat:
        before = len(seat.messages)
        seat.send(message)
        seat.drain()
        answers = [answer for answer in seat.messages[before:] if answer["type"] == "error"]
        assert [answer["code"] for answer in answers] == ["not_understood"]
        assert answers[0]["message"].startswith("The server cannot read this: ")
        assert seat.move("look")["type"] == "ack", "the conversation goes on"


def test_a_message_that_is_too_long_is_refused(server: Server) -> None:
    ada = server.person("Ada")
    with ada.sit(ada.open_table()) as seat:
        seat.send(" " * 5000 + '{"type": "ping"}')
        assert seat.wait_for("error")["code"] == "too_large"
        assert seat.drain() == []
        seat.send("x" * 100_000)
        assert seat.hear_the_end() == 1009


# The same message again -----------------------------------------------------------------------------------------------


def again_after(server: Server, between: Callable[[], None]) -> None:
    """Make a move, let something happen, send the very same message again: it is done once and answered twice."""
    ada = server.person("Ada")
    table = ada.open_table(hot_seat=True, start=True)
    with ada.sit(table) as seat:
        at = seat.position["n"]
        first = seat.move("trust", 0, at, id="move-1")
        assert first == {"type": "ack", "id": "move-1", "n": at + 1}
    between()
    with ada.sit(table) as seat:
        assert seat.move("trust", 0, at, id="move-1") == first
        assert seat.position["n"] == at + 1
        seat.done(seat=0)
        assert seat.move("trust", 0, at, id="move-1") == first, "also later"
        assert seat.move("look", 0, seat.position["n"], id="move-1") == first, "whatever it says now"
        assert seat.position["n"] == at + 2
        assert seat.move("trust", 0, at, id="move-2")["type"] == "error"
        seat.play_to_end()
        assert seat.move("trust", 0, at, id="move-1") == first, "even when the game is over"
    record = ada.record(table)
    assert record.count('[0, "trust"]') == record.count("trust") - record.count('[1, "trust"]')


def test_a_move_sent_twice_is_made_once(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.open_table(hot_seat=True, start=True)
    with ada.sit(table) as seat, ada.sit(table) as other:
        at = seat.position["n"]
        message = {"type": "move", "id": "a", "seat": 0, "text": "trust", "at": at}
        for socket in (seat, other, seat):
            socket.send(message)
        seat.drain()
        other.drain()
        acks = [told for told in seat.messages + other.messages if told["type"] == "ack"]
        assert acks == [{"type": "ack", "id": "a", "n": at + 1}] * 3
        assert seat.position["n"] == at + 1


def test_a_move_sent_again_after_coming_back_is_made_once(server: Server) -> None:
    again_after(server, lambda: None)


@pytest.mark.parametrize("kill", [False, True])
def test_a_move_sent_again_to_a_new_process_is_made_once(tmp_path: Path, kill: bool) -> None:
    with Server(tmp_path) as server:
        again_after(server, lambda: server.restart(kill=kill))


def test_two_people_may_use_the_same_id(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table()
    bob.join(table)
    ada.start(table)
    with ada.sit(table) as hers, bob.sit(table) as his:
        hers.done("trust")
        his.until(lambda me: me.moves())
        hers.until(lambda me: me.moves())
        assert hers.move(id="1")["type"] == "ack"
        assert his.move(id="1")["type"] == "ack"
        hers.drain()
        assert hers.position["actors"] == [1], "the night is over, and Bob is captain"


def test_the_words_of_a_game_are_told_in_a_language(server: Server) -> None:
    german, odd = [server.get(f"/api/games/salvage/words?language={language}").json() for language in ("de", "xx")]
    assert german["texts"]["prompts"]["Choose"] == "wähle heimlich ein Seil"
    assert german["common"]["prompts"]["over"] == "das Spiel ist vorbei"
    assert odd["texts"]["prompts"]["Choose"] == "choose a rope in secret", "English where there is no translation"
    assert german["fields"]["events.drew"] == {"rope": "rope"} and german["secret"]["drew"] == ["rope"]
    assert german["verbs"]["lower"] == ["rope"] and german["nouns"]["chest"][0] == "eel"
