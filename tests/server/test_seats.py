"""Seats: people and bots change places at any moment, bots cover for who is away, and nobody sees two hands."""

from __future__ import annotations

import pytest

from doubloon.server.seats import bot_of
from doubloon.server.store import Seat, TableRow, TableSettings
from tests.server.answers import Message
from tests.server.persons import Person
from tests.server.servers import Server


def two(server: Server, seats: int = 2, **wish: object) -> tuple[Person, Person, Message]:
    """Ada and Bob at a table of Moonlight Salvage that has begun."""
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table("salvage", seats, **wish)
    bob.join(table)
    return ada, bob, ada.start(table)


def join(table: Message) -> str:
    """Where one sits down."""
    return f"/api/tables/{table['id']}/join"


def seat_of(table: Message) -> str:
    """Where seats are set."""
    return f"/api/tables/{table['id']}/seat"


# Before the game ------------------------------------------------------------------------------------------------------


def test_the_owner_sets_the_table_up(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table(seats=4)
    assert ada.set_seat(table, 1, "bot", "greedy")["seats"][1]["name"] == "Bosun"
    assert ada.set_seat(table, 2, "bot", "greedy")["seats"][2]["name"] == "Quill"
    assert ada.set_seat(table, 2, "bot", "greedy")["seats"][2]["name"] == "Quill", "set again, it is the same"
    assert ada.set_seat(table, 1, "bot", "random")["seats"][1]["bot"] == "random"
    assert ada.set_seat(table, 1, "open")["seats"][1]["kind"] == "open"
    assert bob.join(table, seat=1)["seats"][1]["name"] == "Bob"
    assert ada.set_seat(table, 0, "person")["seats"][0]["name"] == "Ada", "who sits down again keeps the name"
    assert "no bot" in ada.refused(seat_of(table), 404, "unknown_bot", seat=2, kind="bot", bot="gredy")
    assert "0 to 3" in ada.refused(seat_of(table), 404, "no_seat", seat=4, kind="open")
    for kind in ("bot", "open", "person"):
        ada.refused(seat_of(table), 403, "owner_sets_seats", seat=1, kind=kind, bot="greedy")
    for seat in (0, 2, 3):
        bob.refused(seat_of(table), 403, "owner_sets_seats", seat=seat, kind="bot", bot="greedy")
    assert "taken" in server.person("Eve").refused(
        join(table), 409, "seat_taken", seat=2, invitation=table["invitation"]
    )


def test_a_seat_of_ones_own_can_be_given_to_a_bot_or_left(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table(seats=3)
    bob.join(table)
    assert bob.set_seat(table, 1, "bot", "random")["seats"][1]["kind"] == "bot"
    assert bob.join(table)["seats"][2]["yours"]
    assert bob.set_seat(table, 2, "open")["seats"][2]["kind"] == "open"
    assert ada.leave(table)["seats"][0]["kind"] == "open"
    assert ada.table(table)["owner"], "who opened the table stays its owner"
    assert ada.set_seat(table, 2, "person")["seats"][2]["name"] == "Ada"


# In the middle of a game ----------------------------------------------------------------------------------------------


def test_a_person_becomes_a_bot_and_a_person_again(server: Server) -> None:
    ada, bob, table = two(server)
    with ada.sit(table) as hers, bob.sit(table) as his:
        n = his.position["n"]
        seat = ada.set_seat(table, 0, "bot", "greedy")["seats"][0]
        assert (seat["kind"], seat["bot"], seat["covered"], seat["yours"]) == ("person", "greedy", True, True)
        assert seat["name"] == "Ada", "the story goes on with the same names"
        his.until(lambda me: me.face()["view"]["divers"][0]["has_chosen"])
        assert his.position["n"] > n
        hers.look(hers.position["n"])
        assert hers.seat(0)["covered"], "a bot that was asked to play does so whoever looks on"
        assert not ada.set_seat(table, 0, "person")["seats"][0]["covered"]
        his.done()
        his.done("trust")
        assert hers.my_turn(), "in the second night Ada chooses herself"


def test_a_newcomer_takes_a_seat_from_a_bot_and_can_act_at_once(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table(bots=["random"], newcomers="anybody", start=True)
    with ada.sit(table) as hers, bob.sit(table) as his:
        assert his.face()["seat"] is None
        hers.done("trust")
        taken = bob.join(table, seat=1)
        assert taken["seats"][1]["name"] == "Bob"
        hers.until(lambda me: me.info["notes"])
        assert [(note["kind"], note["seat"], note["name"]) for note in hers.info["notes"]] == [("seated", 1, "Bosun")]
        his.until(lambda me: me.face()["seat"] == 1)
        assert len(his.face()["view"]["hand"]) in (2, 3)
        hers.until(lambda me: me.seat(1)["kind"] == "person" and me.seat(1)["connected"])
        hers.until(lambda me: me.moves())
        hers.done()
        his.until(lambda me: me.moves())
        his.done()


def test_who_leaves_a_running_game_is_replaced_by_a_bot(server: Server) -> None:
    ada, bob, table = two(server)
    with ada.sit(table) as hers:
        left = bob.leave(table)
        assert left["seats"][1]["kind"] == "bot"
        assert left["seats"][1]["name"] == "Bob"
        assert [seat["retakable"] for seat in left["seats"]] == [False, True], "it is his who has played it"
        assert not any(seat["retakable"] for seat in ada.table(table)["seats"])
        with bob.sit(table) as his:
            assert "hand" not in his.face()["view"], "who has left the seat sees what a spectator sees"
            assert his.ask("move", seat=1, text="trust", at=his.position["n"])["code"] == "seat_not_yours"
        hers.play_to_end()


def test_the_seats_of_bots_are_the_owners_to_change(server: Server) -> None:
    ada, bob, table = two(server, seats=3, bots=["random"])
    assert ada.set_seat(table, 2, "bot", "greedy")["seats"][2]["bot"] == "greedy"
    assert ada.set_seat(table, 2, "open")["seats"][2]["kind"] == "bot", "in a running game somebody must play"
    bob.refused(seat_of(table), 403, "owner_sets_seats", seat=2, kind="bot", bot="greedy")
    ada.refused(seat_of(table), 403, "owner_sets_seats", seat=1, kind="bot", bot="greedy")


# Nobody sees two hands ------------------------------------------------------------------------------------------------


def test_nobody_takes_two_hands(server: Server) -> None:
    ada, bob, table = two(server, seats=3, bots=["greedy"])
    shown = {"invitation": table["invitation"]}
    for person in (ada, bob):
        assert "already" in person.refused(join(table), 409, "seated_already", seat=2, **shown)
    assert "already" in ada.refused(seat_of(table), 409, "seated_already", seat=2, kind="person")


def test_who_gave_a_seat_up_can_take_only_that_one_again(server: Server) -> None:
    ada, bob, table = two(server, seats=3, bots=["greedy"])
    shown = {"invitation": table["invitation"]}
    bob.leave(table)
    assert "seat 1" in bob.refused(join(table), 403, "hand_seen", seat=2, **shown)
    bob.refused(seat_of(table), 403, "owner_sets_seats", seat=2, kind="person")
    assert bob.join(table)["seats"][1]["yours"], "without a number it is the own one"
    ada.leave(table)
    assert bob.table(table)["owner"]
    ada.refused(seat_of(table), 403, "owner_sets_seats", seat=2, kind="person")
    assert "seat 0" in ada.refused(join(table), 403, "hand_seen", seat=2, **shown)
    assert ada.set_seat(table, 0, "person")["seats"][0]["yours"]


def test_who_was_succeeded_by_another_person_still_sees_no_second_hand(server: Server) -> None:
    ada, bob, table = two(server, seats=3, bots=["greedy"], newcomers="anybody")
    eve = server.person("Eve")
    shown = {"invitation": table["invitation"]}
    bob.leave(table)
    assert eve.join(table, seat=1)["seats"][1]["yours"]
    assert "seat 1" in bob.refused(join(table), 403, "hand_seen", seat=2, **shown)
    assert "taken" in bob.refused(join(table), 409, "seat_taken", **shown)
    bob.refused(seat_of(table), 403, "owner_sets_seats", seat=1, kind="person")
    eve.leave(table)
    assert "seat 1" in eve.refused(join(table), 403, "hand_seen", seat=2, **shown)
    assert bob.join(table)["seats"][1]["yours"]
    assert ada.table(table)["seats"][1]["kind"] == "person"


def test_at_one_device_all_seats_are_the_owners(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.open_table(seats=3, hot_seat=True, start=True)
    ada.set_seat(table, 1, "bot", "greedy")
    back = ada.set_seat(table, 1, "person")
    assert [seat["yours"] for seat in back["seats"]] == [True, True, True]


def test_who_shares_a_device_sees_no_further_hand_once_the_game_runs(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table(seats=4, hot_seat=True, bots=["greedy"])
    ada.set_seat(table, 2, "open")
    bob.join(table, seat=2)
    ada.start(table)
    bob.leave(table)
    for seat in (2, 3):
        assert "seat 0" in ada.refused(seat_of(table), 403, "hand_seen", seat=seat, kind="person")
    ada.set_seat(table, 1, "open")
    assert ada.set_seat(table, 1, "person")["seats"][1]["yours"], "the own ones she may take again"


# Who is away ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["close", "cut"])
def test_a_bot_covers_for_who_is_away_and_hands_back(server: Server, how: str) -> None:
    ada, bob, table = two(server, cover_after=1)
    with bob.sit(table) as his, ada.sit(table) as hers:
        n = his.position["n"]
        getattr(hers, how)()
        his.until(lambda me: not me.seat(0)["connected"])
        his.until(lambda me: me.seat(0)["covered"])
        his.until(lambda me: me.face()["view"]["divers"][0]["has_chosen"] and me.moves())
        assert his.position["n"] > n
        with ada.sit(table) as back:
            his.until(lambda me: me.seat(0)["connected"] and not me.seat(0)["covered"])
            back.until(lambda me: not me.seat(0)["covered"])
            assert back.seat(0)["yours"]
            his.done()
            his.done("trust")
            assert back.my_turn(), "in the second night Ada chooses herself"


def test_who_comes_back_in_time_is_not_covered(server: Server) -> None:
    ada, bob, table = two(server, cover_after=60)
    with bob.sit(table) as his:
        with ada.sit(table) as hers:
            hers.done("trust")
        with ada.sit(table) as back:
            back.done()
            his.until(lambda me: me.moves())
            assert not any(message["seats"][0]["covered"] for message in his.messages if message["type"] == "table")


def test_with_patience_0_the_table_waits_for_ever(server: Server) -> None:
    """For ever is long: here until the cover of another table, opened later, has come."""
    _, bob, table = two(server, cover_after=0)
    other = two(server, cover_after=1)
    with bob.sit(table) as his, other[1].sit(other[2]) as later:
        later.until(lambda me: me.seat(0)["covered"])
        his.drain()
        assert not his.seat(0)["covered"]
        assert his.position["actors"] == [0]


def test_a_bot_decides_once_for_whoever_takes_too_long(server: Server) -> None:
    ada, bob, table = two(server, timer=1, cover_after=0)
    with ada.sit(table) as hers, bob.sit(table) as his:
        n = hers.position["n"]
        clock = hers.position["clock"]
        assert clock["ends"] == [pytest.approx(clock["now"] + 2, abs=1), None], "twice the time for the first decision"
        his.until(lambda me: me.position["n"] > n)
        hers.until(lambda me: me.position["n"] > n + 3)
        for socket in (hers, his):
            covered = [seat["covered"] for each in socket.messages if each["type"] == "table" for seat in each["seats"]]
            assert not any(covered), "their seats stay their own"


def test_the_first_mate_takes_over_from_whoever_is_away_or_leaves(server: Server) -> None:
    away = Seat("person", "ada", "Ada", covered=True)
    assert bot_of(TableRow("t", "salvage", "ada", "playing", TableSettings(), [away], 1.0), 0) == "first_mate"
    wished = TableSettings(stand_in="pip")
    assert bot_of(TableRow("t", "salvage", "ada", "playing", wished, [away], 1.0), 0) == "pip"
    _, bob, table = two(server, seats=3)
    assert [seat["bot"] for seat in bob.leave(table)["seats"]] == ["", "first_mate", "first_mate"], "who never came too"


def test_nobody_plays_while_nobody_is_there(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.open_table(bots=["greedy"], cover_after=1, start=True)
    other = two(server, cover_after=1)
    with ada.sit(table) as seat:
        n = seat.position["n"]
    with other[1].sit(other[2]) as later:
        later.until(lambda me: me.seat(0)["covered"])
    with ada.sit(table) as seat:
        assert seat.position["n"] == n
        assert not seat.seat(0)["covered"]
