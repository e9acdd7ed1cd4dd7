"""Order at the table: its owner removes, mutes and locks; nobody keeps seats that they do not use."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.answers import Message
from tests.server.persons import Person
from tests.server.servers import Server


def at(table: Message, what: str) -> str:
    """Where something is done at a table."""
    return f"/api/tables/{table['id']}/{what}"


def two(server: Server, seats: int = 3, **wish: object) -> tuple[Person, Person, Message]:
    """Ada, whose table it is, and Bob, who sits there too."""
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table("salvage", seats, **wish)
    bob.join(table)
    return ada, bob, table


# Removing -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("visibility", ["link", "listed"])
def test_who_is_removed_before_the_game_comes_back_only_when_invited_again(server: Server, visibility: str) -> None:
    ada, bob, table = two(server, visibility=visibility)
    with bob.sit(table) as his:
        removed = ada.post(at(table, "remove"), seat=1)
        assert removed["seats"][1]["kind"] == "open"
        assert removed["invitation"] != table["invitation"], "the link that Bob knows is good no more"
        his.until(lambda me: me.info["removed"])
        assert his.info["invitation"] == ""
        assert his.say("Hey!")["code"] == "removed"
    assert "invite you again" in bob.refused(at(table, "join"), 403, "removed", invitation=table["invitation"])
    assert bob.join(removed)["seats"][1]["yours"]
    assert not bob.table(table)["removed"]


def test_who_is_removed_from_a_running_game_is_replaced_by_a_bot(server: Server) -> None:
    ada, bob, table = two(server, bots=["random"])
    ada.start(table)
    with bob.sit(table) as his:
        removed = ada.post(at(table, "remove"), seat=1)
        assert (removed["seats"][1]["kind"], removed["seats"][1]["name"]) == ("bot", "Bob")
        his.until(lambda me: me.info["removed"] and me.face()["seat"] is None)
        assert not any(seat["retakable"] or seat["offered"] for seat in his.info["seats"])
    bob.refused(at(table, "join"), 403, "removed", invitation=table["invitation"])
    bob.refused(at(table, "seat"), 403, "removed", seat=1, kind="person")
    bob.refused(at(table, "join"), 403, "hand_seen", seat=2, invitation=removed["invitation"])
    assert bob.join(removed)["seats"][1]["yours"], "invited again, he has his seat again"


def test_only_the_owner_keeps_order(server: Server) -> None:
    ada, bob, table = two(server)
    for what, wish in (("remove", {"seat": 0}), ("mute", {"seat": 0}), ("mute", {}), ("lock", {})):
        assert "host" in bob.refused(at(table, what), 403, "owner_keeps_order", **wish)
    for seat in (0, 2):
        for what in ("remove", "mute"):
            ada.refused(at(table, what), 409, "nobody_there", seat=seat)
    assert "0 to 2" in ada.refused(at(table, "remove"), 404, "no_seat", seat=3)


def test_who_was_removed_is_not_at_the_rematch_either(server: Server) -> None:
    ada, bob, table = two(server, bots=["random"], visibility="listed", options={"nights": 3})
    ada.start(table)
    ada.post(at(table, "remove"), seat=1)
    with ada.sit(table) as hers:
        hers.play_to_end()
    again = ada.rematch(table)
    ada.set_seat(again, 1, "open")
    bob.refused(at(again, "join"), 403, "removed")


# Muting and locking ---------------------------------------------------------------------------------------------------


def test_who_is_muted_is_silent_until_the_owner_says_otherwise(server: Server) -> None:
    ada, bob, table = two(server)
    with bob.sit(table) as his:
        assert his.say("Ahoy!")["type"] == "ack"
        assert ada.post(at(table, "mute"), seat=1)["seats"][1]["muted"]
        his.until(lambda me: me.info["muted"])
        assert his.say("Ahoy!")["code"] == "muted"
        bob.leave(table)
        bob.join(table)
        assert his.say("Ahoy!")["code"] == "muted", "getting up and sitting down helps nothing"
        ada.post(at(table, "mute"), seat=1, muted=False)
        assert his.say("Ahoy!")["type"] == "ack"


def test_those_who_only_watch_can_be_muted_too(server: Server) -> None:
    ada, bob, table = two(server, visibility="listed")
    eve = server.person("Eve")
    with eve.sit(table) as third, bob.sit(table) as his:
        assert third.say("Ahoy!")["type"] == "ack"
        ada.post(at(table, "mute"), seat=None, muted=True)
        assert third.say("Ahoy!")["code"] == "talk_of_players"
        assert his.say("Ahoy!")["type"] == "ack"


def test_nobody_new_sits_down_at_a_locked_table(server: Server) -> None:
    ada, bob, table = two(server, seats=4, bots=["random"], visibility="listed")
    eve = server.person("Eve")
    assert ada.post(at(table, "lock"))["locked"]
    assert table["id"] not in [each["id"] for each in eve.get("/api/tables")["tables"]]
    for invitation in ("", table["invitation"]):
        assert "locked" in eve.refused(at(table, "join"), 403, "table_locked", invitation=invitation)
    ada.start(table)
    eve.refused(at(table, "join"), 403, "table_locked", seat=3)
    assert not any(seat["offered"] for seat in eve.table(table)["seats"])
    bob.leave(table)
    assert bob.join(table)["seats"][1]["yours"], "who sat there is not new"
    ada.post(at(table, "lock"), locked=False)
    assert eve.join(table, seat=3)["asking"]


# The owner leaves -----------------------------------------------------------------------------------------------------


def test_a_table_whose_owner_leaves_is_somebody_elses(server: Server) -> None:
    ada, bob, table = two(server)
    ada.post(at(table, "mute"), seat=1)
    ada.leave(table)
    told = bob.table(table)
    assert (told["owner"], told["muted"]) == (True, False)
    assert [seat["host"] for seat in ada.table(table)["seats"]] == [False, True, False]
    ada.refused(at(table, "start"), 403, "owner_starts")
    assert bob.start(table)["status"] == "playing"


def test_a_table_that_all_have_left_is_closed_and_whoever_comes_first_has_it(server: Server) -> None:
    ada, bob, table = two(server)
    bob.leave(table)
    assert ada.leave(table)["status"] == "closed"
    back = bob.join(table)
    assert (back["status"], back["owner"]) == ("open", True)
    assert not ada.table(table)["owner"]


# Seats that nobody uses -----------------------------------------------------------------------------------------------


def test_seats_at_listed_tables_are_not_kept_for_those_who_stay_away(tmp_path: Path) -> None:
    with Server(tmp_path, hold_minutes=0.01) as server:
        ada, bob, table = two(server, visibility="listed")
        with server.person("Eve").sit(table) as watcher:
            watcher.until(lambda me: me.info["status"] == "closed")
            assert [seat["kind"] for seat in watcher.info["seats"]] == ["open"] * 3
            with bob.sit(table) as his:
                assert bob.join(table, seat=1)["owner"], "the first to come back has the table"
                ada.join(table, seat=0)
                his.until(lambda me: me.seat(0)["kind"] == "person")
                his.until(lambda me: me.seat(0)["kind"] == "open")
                assert his.seat(1)["yours"], "who is there keeps the seat"


def test_seats_among_friends_and_in_running_games_are_kept(tmp_path: Path) -> None:
    """For ever is long: here until the seats of a listed table, opened later, are free."""
    with Server(tmp_path, hold_minutes=0.01) as server:
        friends = two(server)
        running = friends[0].open_table("salvage", 2, bots=["random"], visibility="listed", start=True)
        _, _, later = two(server, visibility="listed")
        with server.watch(later) as watcher:
            watcher.until(lambda me: me.info["status"] == "closed")
        assert [seat["kind"] for seat in friends[0].table(friends[2])["seats"]][:2] == ["person"] * 2
        assert friends[0].table(running)["seats"][0]["yours"]


def test_who_is_there_through_another_process_keeps_the_seat(postgres: str, tmp_path: Path) -> None:
    first = Server(tmp_path, database=postgres, hold_minutes=0.01)
    second = Server(tmp_path, database=postgres, hold_minutes=0.01)
    with first, second:
        ada = first.person("Ada")
        table = ada.open_table("salvage", 3, visibility="listed")
        bob = Person(second, "Bob")
        with bob.sit(table) as his:
            bob.join(table, seat=1)  # on a slow machine Ada's may be free already
            his.until(lambda me: me.info["owner"] and me.seat(0)["kind"] == "open")
            eve = first.person("Eve")
            eve.join(table, seat=2)
            his.until(lambda me: me.seat(2)["kind"] == "person")
            his.until(lambda me: me.seat(2)["kind"] == "open")
            assert his.seat(1)["yours"]


def test_nobody_waits_at_too_many_open_tables(tmp_path: Path) -> None:
    with Server(tmp_path, most_open_tables=2) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        listed = [server.person("Host").open_table("salvage", 3, visibility="listed") for _ in range(3)]
        for table in listed[:2]:
            bob.join(table)
        assert "at 2 open tables" in bob.refused(at(listed[2], "join"), 429, "too_many_open_tables")
        assert "at 2 open tables" in bob.refused(
            "/api/tables", 429, "too_many_open_tables", game="salvage", seats=2, visibility="listed"
        )
        private = ada.open_table("salvage", 2)
        assert bob.join(private)["seats"][1]["yours"], "among friends nobody counts"
        bob.leave(listed[0])
        assert bob.join(listed[2])["seats"][1]["yours"]
        bob.refused(at(listed[0], "join"), 429, "too_many_open_tables")
