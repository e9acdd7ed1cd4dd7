"""A big screen in the middle of the room: its socket is a stranger's, whoever's browser it is in."""

from __future__ import annotations

import pytest

from tests.server.answers import Message
from tests.server.persons import Person
from tests.server.servers import Server
from tests.server.sockets import Socket

GAME = "treasure_hunter"


@pytest.fixture
def playing(server: Server) -> tuple[Person, Message]:
    """Ada, who hosts, and her table, at which she and Bob have hands that nobody else may see."""
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table(GAME, 2)
    bob.join(table)
    ada.start(table)
    return ada, table


def screen_of(person: Person, table: Message) -> Socket:
    return Socket(person.server, table, person.headers, screen=True)


def test_it_hears_what_a_stranger_hears_and_nothing_else(server: Server, playing: tuple[Person, Message]) -> None:
    ada, table = playing
    screen, stranger, own = screen_of(ada, table), server.watch(table), ada.sit(table)
    assert own.face()["moves"] and own.face()["view"]["pack"]
    assert screen.position == stranger.position
    assert [(face["seat"], face["moves"]) for face in screen.faces] == [(None, [])]
    assert not any(seat["yours"] for seat in screen.info["seats"])
    assert not screen.info["owner"] and screen.info["invitation"] == ""
    assert not screen.faces[0]["view"].get("pack"), "Ada's cards are on Ada's phone only"
    n = own.done(own.moves()[0])
    screen.until(lambda heard: heard.position["n"] >= n)
    assert [face["moves"] for face in screen.faces] == [[]]


def test_it_can_do_nothing(playing: tuple[Person, Message]) -> None:
    ada, table = playing
    screen, own = screen_of(ada, table), ada.sit(table)
    assert screen.ask("move", seat=0, text=own.moves()[0], at=own.position["n"])["code"] == "seat_not_yours"
    assert screen.say("Who is there?")["code"] == "strangers_listen"


def test_whoever_has_only_a_screen_there_is_away(server: Server, playing: tuple[Person, Message]) -> None:
    ada, table = playing
    screen = screen_of(ada, table)
    assert not screen.seat(0)["connected"]
    ada.sit(table)
    screen.until(lambda heard: heard.seat(0)["connected"])


def test_a_table_that_nobody_may_watch_is_on_no_screen(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table(GAME, 2, watchable=False)
    bob.join(table)
    ada.start(table)
    screen, stranger = screen_of(ada, table), server.watch(table)
    assert screen.position == stranger.position
    assert not any(face["view"] for face in screen.position.get("faces", []))
