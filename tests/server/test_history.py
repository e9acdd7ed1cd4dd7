"""Long games: whoever comes is told the last pages, may ask for the others, and nothing is worked out twice."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.core import Match
from doubloon.server.table.history import SHORT, History
from doubloon.server.wire.told import encode
from doubloon.telling import PAGE, page_before
from tests.core.matches import SALVAGE, play_on
from tests.server.answers import Message
from tests.server.persons import Person
from tests.server.servers import Server
from tests.server.sockets import Socket


def long_game(person: Person, entries: int = 3 * PAGE + 30, **wish: object) -> tuple[Message, Socket]:
    """A game of two at one device that has become long, and the socket that played it."""
    table = person.open_table("allwatyawant", 2, hot_seat=True, start=True, **wish)
    seat = person.sit(table)
    rng = Random(entries)
    while seat.position["n"] < entries:
        seat.done(rng.choice(next(face for face in seat.faces if face["moves"])["moves"]))
    return table, seat


def heard(socket: Socket, seat: int | None) -> list[Message]:
    """All that one seat was told, in the order in which it was."""
    positions = [message for message in socket.messages if message["type"] == "position"]
    faces = [face for position in positions for face in position["faces"] if face["seat"] == seat]
    return [event for face in faces for event in face["events"]]


def test_a_newcomer_is_told_the_last_pages_and_asks_for_the_others(server: Server) -> None:
    ada = server.person("Ada")
    table, seat = long_game(ada)
    with seat, ada.sit(table) as again:
        n = again.position["n"]
        assert again.position["since"] == (n // PAGE - 1) * PAGE > 0
        assert {face["events"][0]["n"] // PAGE for face in again.faces} == {n // PAGE - 1}
        for number in (0, 1):
            assert again.log(number) == heard(seat, number), "page by page it is the whole log"


def test_after_a_long_absence_the_last_pages_are_told(server: Server) -> None:
    ada = server.person("Ada")
    table, seat = long_game(ada)
    with seat, ada.sit(table, since=5) as again:
        n = again.position["n"]
        assert again.position["since"] == (n // PAGE - 1) * PAGE
        again.look(since=n - 2)
        assert again.position["since"] == n - 2


def test_spectators_page_through_what_they_may_see(server: Server) -> None:
    ada = server.person("Ada")
    table, seat = long_game(ada, visibility="listed")
    with seat, server.watch(table) as watcher:
        log = watcher.log()
        assert [event["n"] for event in log] == [event["n"] for event in heard(seat, 0)]
        assert {key: value for key, value in watcher.earlier(3)["faces"][0].items() if key == "seat"} == {"seat": None}


@pytest.mark.parametrize(("before", "page"), [(0, 0), (1, 0), (PAGE, 0), (PAGE + 1, PAGE), (10_000_000, 3 * PAGE)])
def test_a_page_is_found_from_any_entry(server: Server, before: int, page: int) -> None:
    _, seat = long_game(server.person("Ada"))
    with seat:
        told = seat.earlier(before)
        assert (told["since"], told["before"]) == (page, min(page + PAGE, seat.position["n"]))
        assert [face["seat"] for face in told["faces"]] == [0, 1, None]
        for face in told["faces"]:
            assert all(told["since"] <= event["n"] < told["before"] for event in face["events"])


def test_the_past_is_for_those_who_may_look(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.open_table("salvage", 2, hot_seat=True, watchable=False)
    with ada.sit(table) as seat, server.watch(table) as stranger:
        assert seat.earlier(10)["code"] == "not_started"
        ada.start(table)
        seat.until(lambda me: me.position)
        assert seat.earlier(10)["type"] == "past"
        assert stranger.earlier(10)["code"] == "game_hidden"


def test_one_socket_that_looks_for_ever_is_read_more_slowly(tmp_path: Path) -> None:
    with Server(tmp_path, messages_per_second=100) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        table, seat = long_game(ada)
        with seat, ada.sit(table, look=False) as greedy, bob.sit(bob.open_table(hot_seat=True, start=True)) as other:
            for _ in range(200):
                greedy.send({"type": "look"})
            greedy.wait_for("error", lambda error: error["code"] == "too_many_messages")
            other.play_to_end()
            greedy.until(lambda me: sum(message["type"] == "position" for message in me.messages) == 200)


def test_the_sockets_of_one_address_share_what_it_may_ask_for(tmp_path: Path) -> None:
    with Server(tmp_path, messages_per_second_of_address=100) as server:
        table, seat = long_game(server.person("Ada"), PAGE, visibility="listed")
        watchers = [server.watch(table, look=False) for _ in range(4)]
        with seat:
            for _ in range(40):
                for watcher in watchers:
                    watcher.send({"type": "look"})
            for watcher in watchers:
                watcher.wait_for("error", lambda error: error["code"] == "too_many_messages")
                watcher.close()


# The pages themselves -------------------------------------------------------------------------------------------------


class Counted(Match[Any]):
    """A match that counts the entries that are read from it."""

    entries_read = 0

    def events(self, seat: int | None, since: int = 0, until: int | None = None) -> Any:
        self.entries_read += (self.n if until is None else until) - since
        return super().events(seat, since, until)


def counted(seed: int) -> Counted:
    """A game of Salvage that has been played to its end, with as many take-backs as make it long."""
    match = Match.begin(SALVAGE, 3, f"seed {seed}")
    rng = Random(seed)
    while match.n < 4 * PAGE:
        play_on(match, rng, 5)
        match.take_back(match.standing // 2)
    play_on(match, rng)
    again = Counted(match.game, match.record, None)
    again._told, again._undone = match._told, match._undone
    return again


def read(told: Any) -> Any:
    return json.loads(encode(told))


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_pages_are_what_the_match_tells(data: st.DataObject) -> None:
    match = counted(data.draw(st.integers(0, 3)))
    history = History(match)
    for _ in range(3):
        seat = data.draw(st.sampled_from([None, 0, 1, 2]))
        since = data.draw(st.integers(0, match.n))
        assert read(history.since(seat, since)) == match.events(seat, since)
        page = page_before(since)
        assert read(history.page(seat, page)) == match.events(seat, page, page + PAGE)


def test_what_many_look_at_is_encoded_once_for_all_with_the_same_eyes() -> None:
    match = counted(1)
    history = History(match)
    for seat in (None, 0):
        match.entries_read = 0
        first = [history.since(seat, history.begin()), *(history.page(seat, page) for page in (0, PAGE))]
        assert match.entries_read > 0
        match.entries_read = 0
        for _ in range(50):
            again = [history.since(seat, history.begin()), *(history.page(seat, page) for page in (0, PAGE))]
            assert encode(again) == encode(first)
        assert match.entries_read <= 50 * SHORT
