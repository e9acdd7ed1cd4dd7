"""Taking back: freely up to the last revelation, beyond it if all people agree, or never."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.answers import Message
from tests.server.servers import Server
from tests.server.sockets import Socket


@contextmanager
def two(server: Server, seats: int = 2, **wish: object) -> Iterator[tuple[Socket, Socket, Message]]:
    """Ada, who is captain of the first night, and Bob, at a table of Moonlight Salvage that has begun."""
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table("salvage", seats, **wish)
    bob.join(table)
    ada.start(table)
    with ada.sit(table) as hers, bob.sit(table) as his:
        yield hers, his, table


def caught_up(*sockets: Socket) -> None:
    """Let everybody hear everything that was said until now."""
    for socket in sockets:
        socket.drain()


def undo_among_bots(seat: Socket) -> None:
    """Ask until the answer comes before the next move of a bot."""
    while (answer := seat.undo())["type"] == "error":
        assert answer["code"] == "stale_answer", answer
        seat.drain()


def test_what_revealed_nothing_is_taken_back_at_once(server: Server) -> None:
    with two(server) as (ada, bob, _):
        start = ada.position["n"]
        assert not ada.face()["can_undo"] and not ada.face()["has_moved"], "that she is captain is no move of hers"
        ada.done("trust")
        assert ada.face()["can_undo"] and ada.face()["has_moved"]
        ada.done(seat=0)
        for _ in range(2):
            answer = ada.undo()
            assert answer["type"] == "ack", answer
        assert ada.position["n"] == start + 4, "a take-back is an entry too"
        assert ada.moves() == ["look", "trust"]
        assert not ada.face()["can_undo"] and not ada.face()["has_moved"]
        caught_up(bob)
        assert not bob.face()["has_moved"], "others have moved, he has not"
        assert bob.position["n"] == start + 4
        assert any(event["event"] == "undone" for message in bob.messages if message["type"] == "position"
                   for event in message["faces"][0]["events"])  # fmt: skip
        assert ada.undo()["code"] == "undo_nothing"


def test_the_same_take_back_sent_twice_is_done_once(server: Server) -> None:
    with two(server) as (ada, _, _):
        ada.done("trust")
        ada.done()
        at = ada.position["n"]
        first = ada.undo(at=at, id="back-1")
        assert first == {"type": "ack", "id": "back-1", "n": at + 1}
        assert ada.undo(at=at, id="back-1") == first
        assert ada.position["n"] == at + 1
        assert ada.undo(at=at, id="back-2")["code"] == "stale_answer"


def test_what_was_revealed_is_taken_back_when_all_agree(server: Server) -> None:
    with two(server) as (ada, bob, _):
        start = ada.position["n"]
        ada.done("look")
        n = ada.position["n"]
        assert not ada.face()["can_undo"]
        assert ada.undo() == {"type": "ack", "id": ada.messages[-1]["id"], "n": n}
        for who in (ada, bob):
            who.until(lambda me: me.info["proposal"])
            assert who.info["proposal"] == {"by": 0, "to": start, "at": n, "agreed": [0], "waiting": [1]}
        assert ada.moves() == ["keep", "sink"], "nothing happens until Bob agrees"
        answer = bob.ask("consent", agree=True, id="yes")
        assert answer["type"] == "ack", answer
        assert bob.ask("consent", agree=True, id="yes") == answer, "said twice, done once"
        caught_up(ada, bob)
        assert ada.moves() == ["look", "trust"]
        assert ada.info["proposal"] is None
        assert bob.info["proposal"] is None


def test_one_no_is_enough(server: Server) -> None:
    with two(server) as (ada, bob, _):
        ada.done("look")
        ada.undo()
        assert bob.ask("consent", agree=False)["type"] == "ack"
        caught_up(ada, bob)
        assert ada.info["proposal"] is None
        assert ada.moves() == ["keep", "sink"]
        assert bob.ask("consent", agree=True)["code"] == "no_proposal"


def test_all_people_are_asked_and_nobody_else(server: Server) -> None:
    ada, bob, eve = server.person("Ada"), server.person("Bob"), server.person("Eve")
    table = ada.open_table("salvage", 4, bots=["greedy"])
    bob.join(table)
    eve.join(table)
    ada.start(table)
    with ada.sit(table) as hers, bob.sit(table) as his, eve.sit(table) as third, server.watch(table) as watcher:
        hers.done("look")
        hers.undo()
        hers.until(lambda me: me.info["proposal"])
        assert hers.info["proposal"]["waiting"] == [1, 2], "bots are not asked"
        assert watcher.ask("consent", agree=True)["code"] == "not_seated"
        his.ask("consent", agree=True)
        hers.until(lambda me: me.info["proposal"]["waiting"] == [2])
        hers.undo()
        caught_up(hers)
        assert hers.info["proposal"]["agreed"] == [0, 1], "asking again forgets no answer"
        third.ask("consent", agree=True)
        caught_up(hers)
        assert hers.moves() == ["look", "trust"]


def test_a_proposal_is_over_when_the_game_goes_on(server: Server) -> None:
    with two(server) as (ada, bob, _):
        ada.done("look")
        ada.undo()
        ada.until(lambda me: me.info["proposal"])
        ada.done("keep")
        caught_up(bob)
        assert bob.ask("consent", agree=True)["code"] == "no_proposal"
        assert bob.look(bob.position["n"])["proposal"] is None


def test_by_consent_even_what_revealed_nothing_is_asked_for(server: Server) -> None:
    with two(server, undo="consent") as (ada, bob, _):
        ada.done("trust")
        assert not ada.face()["can_undo"]
        ada.undo()
        ada.until(lambda me: me.info["proposal"])
        assert bob.ask("consent", agree=True)["type"] == "ack"
        caught_up(ada)
        assert ada.moves() == ["look", "trust"]


def test_never_means_never(server: Server) -> None:
    with two(server, undo="never") as (ada, _, _):
        ada.done("trust")
        assert not ada.face()["can_undo"]
        answer = ada.undo()
        assert (answer["code"], answer["message"]) == ("undo_never", "At this table, moves are not taken back.")


def test_nobody_takes_back_for_another(server: Server) -> None:
    with two(server) as (ada, bob, _):
        ada.done("trust")
        caught_up(bob)
        assert bob.undo(seat=0)["code"] == "seat_not_yours"
        assert bob.undo(seat=1)["code"] == "undo_nothing", "Bob has made no move"


def test_alone_with_bots_everything_is_taken_back_at_once(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.open_table(seats=3, bots=["greedy", "random"], start=True)
    with ada.sit(table) as seat:
        seat.done("look")
        seat.done("keep")
        hand = seat.face()["view"]["hand"]
        seat.done()
        assert seat.my_turn()
        seat.until(lambda me: me.moves())
        undo_among_bots(seat)
        seat.until(lambda me: me.face()["view"]["hand"] == hand)
        assert seat.info["proposal"] is None
        assert seat.my_turn()


def test_who_is_left_alone_with_bots_asks_nobody_about_what_came_since(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table("salvage", 2)
    bob.join(table)
    ada.start(table)
    with ada.sit(table) as seat:
        seat.done("look")
        seat.undo()
        seat.until(lambda me: me.info["proposal"])
        bob.leave(table)
        seat.until(lambda me: me.seat(1)["kind"] == "bot")
        assert seat.info["proposal"] is None, "what was asked while Bob was there is off"
        assert seat.undo()["code"] == "undo_left", "what was played with Bob stands"
        seat.done("keep")
        undo_among_bots(seat)
        seat.until(lambda me: me.moves() == ["keep", "sink"])
        assert seat.undo()["code"] == "undo_left"


@pytest.mark.parametrize("how", ["away", "covered", "stepped out"])
def test_whoever_has_a_seat_is_asked_wherever_they_are(server: Server, how: str) -> None:
    ada, bob, eve = server.person("Ada"), server.person("Bob"), server.person("Eve")
    table = ada.open_table("salvage", 3, undo="consent", cover_after=1 if how == "covered" else 0)
    bob.join(table)
    eve.join(table)
    ada.start(table)
    with ada.sit(table) as hers, eve.sit(table) as third:
        if how == "stepped out":
            bob.set_seat(table, 1, "bot", "greedy")
        hers.done("look")
        hers.done("keep")
        hers.done()
        if how != "away":
            hers.until(lambda me: me.seat(1)["covered"] and me.face()["view"]["divers"][1]["has_chosen"])
        n = hers.position["n"]
        hers.undo()
        hers.until(lambda me: me.info["proposal"])
        third.ask("consent", agree=True)
        hers.until(lambda me: me.info["proposal"]["agreed"] == [0, 2])
        assert hers.info["proposal"]["waiting"] == [1]
        assert hers.position["n"] == n, "nothing is taken back behind Bob's back"
        with bob.sit(table) as his:
            his.ask("consent", agree=True)
        hers.until(lambda me: me.position["n"] > n and me.moves())


def test_whoever_asked_may_think_again(server: Server) -> None:
    with two(server) as (ada, bob, _):
        ada.done("look")
        ada.undo()
        bob.until(lambda me: me.info["proposal"])
        assert ada.ask("consent", agree=False)["type"] == "ack"
        bob.until(lambda me: not me.info["proposal"])
        assert bob.ask("consent", agree=True)["code"] == "no_proposal"


def test_what_is_over_stays_over(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.open_table(bots=["random"], options={"nights": 3}, start=True)
    with ada.sit(table) as seat:
        seat.play_to_end()
        answer = seat.undo()
        assert answer["code"] == "undo_over"
        assert "luck is out" in answer["message"]


def test_there_is_an_end_to_taking_back_at_one_table(tmp_path: Path) -> None:
    with Server(tmp_path, most_taken_back=4) as server, two(server) as (ada, _, _):
        for id in ("back-1", "back-2"):
            ada.done("trust")
            assert ada.undo(id=id)["type"] == "ack"
        ada.done("trust")
        refused = ada.undo()
        assert refused["code"] == "undo_enough", refused
        assert not refused["fields"]
        assert ada.undo(at=0, id="back-2")["type"] == "ack", "what was done before is answered again"
        ada.done()
