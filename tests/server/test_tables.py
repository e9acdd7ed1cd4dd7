"""Tables: opened, listed, joined, left, begun and begun again; who sees them and who does not."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from doubloon.core import game_ids
from tests.server.answers import Message, good
from tests.server.persons import Person
from tests.server.servers import Server
from tests.server.sockets import Socket


def kinds(table: Message) -> list[str]:
    """Who sits where, in one word each."""
    return [seat["kind"] for seat in table["seats"]]


def names(table: Message) -> list[str]:
    """What the seats are called."""
    return [seat["name"] for seat in table["seats"]]


def listed(server: Server, table: Message) -> bool:
    """Do strangers see the table?"""
    return table["id"] in [each["id"] for each in good(server.get("/api/tables"))["tables"]]


def over(owner: Person, **wish: object) -> Message:
    """A table whose game is over."""
    table = owner.open_table("salvage", bots=["random"], options={"nights": 3}, start=True, **wish)
    with owner.sit(table) as seat:
        seat.play_to_end()
    return owner.table(table)


def play_out(*sockets: Socket) -> None:
    """Play until the game is over."""
    while not all(seat.position["over"] for seat in sockets):
        for seat in sockets:
            seat.drain()
            if any(face["moves"] for face in seat.faces):
                seat.done()


# Games ----------------------------------------------------------------------------------------------------------------


def test_the_games_tell_what_can_be_chosen(server: Server) -> None:
    told = good(server.get("/api/games"))
    games = {game["id"]: game for game in told["games"]}
    assert list(games) == game_ids()
    salvage = games["salvage"]
    assert (salvage["title"], salvage["min_seats"], salvage["max_seats"]) == ("Moonlight Salvage", 2, 5)
    options = {option["name"]: option for option in salvage["options"]}
    assert options["nights"]["kind"] == "number"
    assert options["nights"]["values"] == [3, 9]
    assert options["nights"]["default"] == 7
    assert options["hungry_eels"]["kind"] == "switch"
    assert {"greedy", "random"} <= {bot["name"] for bot in told["bots"]}


def test_the_rules_can_be_read(server: Server) -> None:
    rules = server.get("/api/games/salvage/rules")
    assert rules.headers["content-type"].startswith("text/markdown")
    assert "§3.4 Haul" in rules.text
    assert "§3.4 Bergen" in server.get("/api/games/salvage/rules?language=de").text
    assert server.get("/api/games/salvage/rules?language=tlh").text == rules.text
    assert server.get("/api/games/nothing/rules").status_code == 404


# Opening --------------------------------------------------------------------------------------------------------------


def test_who_opens_a_table_sits_first(server: Server) -> None:
    table = server.person("Ada").open_table("salvage", 4, bots=["greedy", "greedy"])
    assert table["status"] == "open"
    assert kinds(table) == ["person", "open", "bot", "bot"]
    assert names(table) == ["Ada", "", "Bosun", "Quill"]
    assert table["owner"]
    assert table["seats"][0]["yours"]
    assert table["options"] == {"nights": 7, "hungry_eels": False}
    assert len(table["invitation"]) >= 12
    assert table["title"] == "Moonlight Salvage"


def test_a_game_can_begin_at_once(server: Server) -> None:
    table = server.person("Ada").open_table("salvage", 2, bots=["greedy"], start=True)
    assert table["status"] == "playing"
    assert len(table["commitment"]) == 64


def test_where_bots_have_all_seats_the_owner_watches(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table("salvage", 2, bots=["greedy", "random"], options={"nights": 3}, pace=0, start=True)
    assert (kinds(table), table["status"], table["owner"]) == (["bot", "bot"], "playing", True)
    with ada.sit(table) as seat:
        assert [face["seat"] for face in seat.faces] == [None]
        seat.until(lambda me: me.position["over"])
    assert ada.get("/api/tables/mine")["tables"][0]["id"] == table["id"]
    bob.refused(f"/api/tables/{table['id']}/rematch", 403, "not_seated")
    again = ada.rematch(table)
    assert (kinds(again), again["owner"]) == (["bot", "bot"], True)
    assert ada.get("/api/tables/mine")["tables"][0]["id"] == again["id"]


def test_a_table_of_bots_can_be_left_so_that_it_counts_no_more(tmp_path: Path) -> None:
    with Server(tmp_path, most_tables=1) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        wish: dict[str, Any] = {"bots": ["greedy", "random"], "start": True}
        table = ada.open_table("salvage", 2, **wish)
        ada.refused("/api/tables", 429, "too_many_tables", game="salvage", seats=2)
        bob.refused(f"/api/tables/{table['id']}/leave", 403, "not_seated")
        assert ada.leave(table)["status"] == "closed"
        ada.open_table("salvage", 2, **wish)


def test_nobody_leaves_a_finished_game(server: Server) -> None:
    """Its seats stay who played there: the replay and the rematch tell of them."""
    ada = server.person("Ada")
    table = ada.open_table("salvage", 2, bots=["greedy"], options={"nights": 3}, start=True)
    with ada.sit(table) as seat:
        seat.play_to_end()
    ada.refused(f"/api/tables/{table['id']}/leave", 409, "game_over")
    assert ada.table(table)["seats"][0]["yours"]


def test_who_has_left_a_closed_table_is_not_told_for_whom_it_waits(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    tables = [ada.open_table("salvage", 2, watchable=watchable) for watchable in (True, False)]
    for table in tables:
        bob.join(table)
        ada.start(table)
        bob.leave(table)
    waiting = bob.get("/api/tables/mine")["waiting"]
    assert waiting[tables[0]["id"]] != []
    assert waiting[tables[1]["id"]] == []


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown_game"),
        ({"seats": 9}, 422, "bad_seats"),
        ({"seats": 1}, 422, "bad_seats"),
        ({"seats": 0}, 400, "not_understood"),
        ({"options": {"nights": 99}}, 422, "bad_option"),
        ({"options": {"moons": 1}}, 422, "bad_option"),
        ({"options": {"nights": [3]}}, 400, "not_understood"),
        ({"bots": ["gredy"]}, 404, "unknown_bot"),
        ({"bots": ["greedy", "greedy", "greedy"]}, 422, "too_many_bots"),
        ({"bots": ["greedy"] * 21}, 400, "not_understood"),
        ({"visibility": "secret"}, 400, "not_understood"),
        ({"undo": "always"}, 400, "not_understood"),
        ({"timer": -1}, 400, "not_understood"),
        ({"pace": 99}, 400, "not_understood"),
        ({"cheat": True}, 400, "not_understood"),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused_in_words(
    server: Server, wish: dict[str, object], status: int, code: str
) -> None:
    said = server.person().refused("/api/tables", status, code, **{"game": "salvage", "seats": 2, **wish})
    assert said.endswith((".", "?"))


def test_only_those_with_an_identity_open_tables(server: Server) -> None:
    assert server.post("/api/tables", {"game": "salvage", "seats": 2}).status_code == 401


def test_nobody_has_too_many_tables(tmp_path: Path) -> None:
    with Server(tmp_path, most_tables=2) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        first = ada.open_table(bots=["greedy"], options={"nights": 3})
        ada.open_table()
        said = ada.refused("/api/tables", 429, "too_many_tables", game="salvage", seats=2)
        assert "2 games" in said
        bob.open_table()
        ada.start(first)
        with ada.sit(first) as seat:
            seat.play_to_end()
        ada.open_table()


def test_nobody_has_too_many_tables_by_leaving_and_coming_back(tmp_path: Path) -> None:
    with Server(tmp_path, most_tables=2) as server:
        ada = server.person("Ada")
        left = [ada.open_table(bots=["greedy"], start=True) for _ in range(2)]
        for table in left:
            ada.leave(table)
        for _ in range(2):
            ada.open_table()
        for table in left:
            shown = {"invitation": table["invitation"]}
            assert "2 games" in ada.refused(f"/api/tables/{table['id']}/join", 429, "too_many_tables", **shown)
            ada.refused(f"/api/tables/{table['id']}/seat", 429, "too_many_tables", seat=0, kind="person")
            assert ada.table(table)["status"] == "closed"


def test_nobody_sits_at_too_many_tables_of_others(tmp_path: Path) -> None:
    with Server(tmp_path, most_tables=2) as server:
        ada, bob, cleo = (server.person(name) for name in ("Ada", "Bob", "Cleo"))
        hers, his = ada.open_table(), bob.open_table()
        cleo.join(hers)
        cleo.join(his)
        third = server.person("Dora").open_table()
        join = f"/api/tables/{third['id']}/join"
        assert "2 games" in cleo.refused(join, 429, "too_many_tables", invitation=third["invitation"])
        cleo.refused("/api/tables", 429, "too_many_tables", game="salvage", seats=2)
        cleo.leave(hers)
        cleo.join(third)


def test_a_rematch_gives_nobody_too_many_tables(tmp_path: Path) -> None:
    with Server(tmp_path, most_tables=2) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        table = ada.open_table("salvage", 2, options={"nights": 3})
        bob.join(table)
        ada.start(table)
        with ada.sit(table) as hers, bob.sit(table) as his:
            play_out(hers, his)
        for _ in range(2):
            bob.open_table()
        said = ada.refused(f"/api/tables/{table['id']}/rematch", 429, "tables_of_another")
        assert said == "Bob already has 2 games going, which is the limit."
        bob.refused(f"/api/tables/{table['id']}/rematch", 429, "too_many_tables")


def test_whoever_gives_up_the_last_seat_closes_the_table(tmp_path: Path) -> None:
    """Else it would count for its owner again, who has got up."""
    with Server(tmp_path, most_tables=1) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        table = ada.open_table()
        bob.join(table)
        ada.set_seat(table, 0, "open")
        ada.open_table()
        assert bob.set_seat(table, 1, "open")["status"] == "closed"


# Who sees a table -----------------------------------------------------------------------------------------------------


def test_a_listed_table_is_for_everybody(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table(visibility="listed")
    assert listed(server, table)
    seen = good(server.get(f"/api/tables/{table['id']}"))
    assert seen["invitation"] == ""
    assert not seen["owner"]
    joined = bob.join(table["id"])
    assert names(joined) == ["Ada", "Bob"]
    assert joined["seats"][1]["yours"]
    assert joined["invitation"] == table["invitation"], "whoever sits there may bring others"


def test_a_table_by_link_is_for_those_with_its_invitation(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table()
    assert not listed(server, table)
    path = f"/api/tables/{table['id']}/join"
    for wrong in ({}, {"invitation": "guess"}, {"invitation": table["id"]}):
        assert "invitation" in bob.refused(path, 403, "needs_invitation", **wrong)
    assert "invitation" in bob.refused(path, 403, "needs_invitation", only_ask=True)
    asked = bob.post(path, invitation=table["invitation"], only_ask=True)
    assert kinds(asked) == ["person", "open"], "whoever only asks does not sit down"
    assert kinds(bob.join(table)) == ["person", "person"]


def test_my_tables_are_those_where_i_sit_or_sat(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    first, second = ada.open_table(), ada.open_table()
    bob.join(second)
    assert [table["id"] for table in ada.get("/api/tables/mine")["tables"]] == [second["id"], first["id"]]
    assert [table["id"] for table in bob.get("/api/tables/mine")["tables"]] == [second["id"]]
    bob.leave(second)
    assert [table["id"] for table in bob.get("/api/tables/mine")["tables"]] == [second["id"]]
    assert server.get("/api/tables/mine").status_code == 401


def test_my_tables_tell_for_whom_they_wait(server: Server) -> None:
    ada = server.person("Ada")
    waiting, playing = ada.open_table(), ada.open_table(bots=["greedy"], start=True)
    over(ada)
    assert ada.get("/api/tables/mine")["waiting"] == {playing["id"]: [0]}
    assert waiting["status"] == "open"


def test_my_tables_tell_how_they_ended(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.open_table("salvage", 2, bots=["greedy"], options={"nights": 3}, start=True)
    assert ada.get("/api/tables/mine")["results"] == {}
    began = time.time()
    with ada.sit(table) as seat:
        end = seat.play_to_end()
    result = ada.get("/api/tables/mine")["results"][table["id"]]
    assert (result["scores"], result["ranking"]) == (end["scores"], end["ranking"])
    assert began <= result["at"] <= time.time()


def test_whoever_left_a_hidden_game_is_not_told_how_it_ended(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table("salvage", 2, options={"nights": 3}, watchable=False)
    bob.join(table)
    ada.start(table)
    bob.leave(table)
    with ada.sit(table) as seat:
        seat.play_to_end()
    assert list(ada.get("/api/tables/mine")["results"]) == [table["id"]]
    assert bob.get("/api/tables/mine")["results"] == {}


def test_a_finished_table_is_listed_no_more_but_stays_mine(server: Server) -> None:
    ada = server.person("Ada")
    table = over(ada, visibility="listed")
    assert table["status"] == "over"
    assert not listed(server, table)
    assert ada.get("/api/tables/mine")["tables"][0]["status"] == "over"


def test_whoever_watches_sees_what_a_spectator_sees(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.open_table(bots=["greedy"], start=True)
    with ada.sit(table) as seat, server.watch(table) as watcher:
        assert "hand" in seat.face()["view"]
        assert watcher.face()["seat"] is None
        assert watcher.face()["moves"] == []
        assert "hand" not in watcher.face()["view"]
        assert not any(mine["yours"] for mine in watcher.info["seats"])
        seat.until(lambda me: me.info["watchers"] == 1)
        watcher.close()
        seat.until(lambda me: me.info["watchers"] == 0)


def test_a_table_that_is_not_to_be_watched_tells_strangers_nothing_of_the_game(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table(bots=["greedy"], watchable=False, start=True)
    with ada.sit(table) as seat, bob.sit(table) as stranger:
        seat.say("hello")
        seat.play_to_end()
        seat.say("goodbye")
        assert bob.ask("GET", f"/api/tables/{table['id']}/record").status_code == 403
        assert stranger.say("let me in")["code"] == "talk_of_watchers"
        stranger.drain()
        assert {message["type"] for message in stranger.messages} == {"table", "error", "pong"}
        assert ada.record(table)


@pytest.mark.parametrize("name", ["nothing", "x" * 100, "%2e%2e", "ä"])
def test_a_table_that_does_not_exist_is_not_found(server: Server, name: str) -> None:
    ada = server.person("Ada")
    for path in (f"/api/tables/{name}", f"/api/tables/{name}/record"):
        answer = ada.ask("GET", path)
        assert answer.status_code == 404
        assert answer.json()["error"]["message"].endswith(".")
    assert ada.ask("POST", f"/api/tables/{name}/join", {}).status_code == 404
    assert ada.ask("POST", f"/api/tables/{name}/start").status_code == 404


def test_a_socket_at_no_table_is_told_so(server: Server) -> None:
    with server.watch("nothing", look=False) as socket:
        told = {"code": "no_table", "message": "There is no such table.", "fields": {}}
        assert socket.hear() == {"type": "error", **told, "id": "", "reason": None}
        assert socket.hear_the_end() == 1008


# Coming and going -----------------------------------------------------------------------------------------------------


def test_whoever_comes_a_moment_too_late_gets_another_free_seat_if_any_will_do(server: Server) -> None:
    ada, bob, eve, fay = (server.person(name) for name in ("Ada", "Bob", "Eve", "Fay"))
    table = ada.open_table(seats=3)
    wish = {"seat": 1, "or_any": True, "invitation": table["invitation"]}
    path = f"/api/tables/{table['id']}/join"
    assert names(bob.post(path, **wish)) == ["Ada", "Bob", ""]
    assert names(eve.post(path, **wish)) == ["Ada", "Bob", "Eve"]
    fay.refused(path, 409, "seat_taken", **wish)


def test_seats_are_taken_and_left(server: Server) -> None:
    ada, bob, eve = server.person("Ada"), server.person("Ada"), server.person("Eve")
    table = ada.open_table(seats=3)
    assert names(bob.join(table, seat=2)) == ["Ada", "", "Ada 2"], "two people never have the same name"
    path, shown = f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]}
    assert "taken" in eve.refused(path, 409, "seat_taken", seat=2, **shown)
    assert "0 to 2" in eve.refused(path, 404, "no_seat", seat=3, **shown)
    assert eve.ask("POST", path, {"seat": -1, **shown}).status_code == 400
    assert "already" in bob.refused(path, 409, "seated_already", seat=1, **shown)
    assert "already" in bob.refused(path, 409, "seated_already", seat=1, or_any=True, **shown)
    assert kinds(eve.join(table)) == ["person", "person", "person"]
    assert "All seats are taken" in server.person("Fay").refused(path, 409, "table_full", **shown)
    assert kinds(bob.leave(table)) == ["person", "person", "open"]
    assert "not sitting" in bob.refused(f"/api/tables/{table['id']}/leave", 403, "not_seated")


def test_only_the_owner_begins_and_only_once(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table(seats=3)
    bob.join(table)
    path = f"/api/tables/{table['id']}/start"
    assert "host" in bob.refused(path, 403, "owner_starts")
    begun = ada.start(table)
    assert begun["status"] == "playing"
    assert kinds(begun) == ["person", "person", "bot"], "seats that nobody took are played by bots"
    assert "already" in ada.refused(path, 409, "started_already")


def test_everybody_at_the_table_hears_of_it(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table()
    with ada.sit(table) as seat:
        assert seat.position == {}
        bob.join(table)
        seat.until(lambda me: me.seat(1)["name"] == "Bob")
        assert not seat.seat(1)["connected"]
        with bob.sit(table):
            seat.until(lambda me: me.seat(1)["connected"])
        seat.until(lambda me: not me.seat(1)["connected"])
        ada.start(table)
        seat.until(lambda me: me.info["status"] == "playing")
        assert seat.until(lambda me: me.position).moves() == ["look", "trust"]


def test_nobody_sits_down_when_the_game_is_over(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = over(ada)
    shown = {"invitation": table["invitation"]}
    assert "over" in bob.refused(f"/api/tables/{table['id']}/join", 409, "game_over", seat=1, **shown)
    assert "over" in ada.refused(f"/api/tables/{table['id']}/seat", 409, "game_over", seat=0, kind="bot", bot="greedy")


# Once more ------------------------------------------------------------------------------------------------------------


def test_a_rematch_has_the_same_people_and_options(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table(seats=3, bots=["random"], options={"nights": 3}, undo="never")
    assert "not over" in ada.refused(f"/api/tables/{table['id']}/rematch", 409, "game_not_over")
    bob.join(table)
    ada.start(table)
    with ada.sit(table) as hers, bob.sit(table) as his:
        play_out(hers, his)
        assert "not sitting" in server.person("Eve").refused(f"/api/tables/{table['id']}/rematch", 403, "not_seated")
        again = bob.rematch(table)
        assert again["id"] != table["id"]
        assert again["status"] == "open"
        assert again["owner"], "who asks first is the owner"
        assert names(again) == ["Ada", "Bob", "Bosun"]
        assert (again["options"]["nights"], again["undo"]) == (3, "never")
        hers.until(lambda me: me.info["next"] == again["id"] and me.info["notes"])
        assert [(note["kind"], note["seat"]) for note in hers.info["notes"]] == [("rematch", 1)], (
            "they are told by whom"
        )
        assert ada.rematch(table)["id"] == again["id"], "there is one rematch, however often it is asked for"
    assert ada.get("/api/tables/mine")["tables"][0]["id"] == again["id"]
    bob.start(again)
    with ada.sit(again) as seat:
        assert seat.moves() == ["look", "trust"]


def test_who_left_the_old_game_can_sit_down_in_the_rematch(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table(seats=2, options={"nights": 3})
    bob.join(table)
    ada.start(table)
    bob.leave(table)
    with ada.sit(table) as seat:
        seat.play_to_end()
    again = ada.rematch(table)
    assert kinds(again) == ["person", "bot"]
    ada.set_seat(again, 1, "open")
    assert kinds(bob.join(again)) == ["person", "person"]


def test_a_table_that_all_have_left_is_closed_and_counts_for_nobody(tmp_path: Path) -> None:
    with Server(tmp_path, most_tables=1) as server:
        ada = server.person("Ada")
        table = ada.open_table("salvage", visibility="listed")
        assert ada.post(f"/api/tables/{table['id']}/leave")["status"] == "closed"
        assert not listed(server, table)
        assert ada.open_table("salvage")["status"] == "open"


def test_whoever_comes_back_to_a_closed_table_finds_the_game_as_it_was(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.open_table("salvage", bots=["greedy"], start=True)
    assert ada.post(f"/api/tables/{table['id']}/leave")["status"] == "closed"
    back = ada.post(f"/api/tables/{table['id']}/join", invitation=table["invitation"])
    assert (back["status"], back["seats"][0]["yours"]) == ("playing", True)


# So many and no more --------------------------------------------------------------------------------------------------


def test_one_address_opens_so_many_tables_an_hour_whoever_asks(tmp_path: Path) -> None:
    with Server(tmp_path, tables_per_hour=3) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        ada.open_table()
        over_one = over(bob)
        ada.open_table()
        for path, wish in (
            ("/api/tables", {"game": "salvage", "seats": 2}),
            (f"/api/tables/{over_one['id']}/rematch", {}),
            (f"/api/tables/{over_one['id']}/branch", {"n": 0, "seat": 0}),
            ("/api/records", {"record": ""}),
        ):
            bob.refused(path, 429, "too_many_new_tables", **wish)


def test_a_server_holds_so_many_games_and_has_room_again_when_one_is_over(tmp_path: Path) -> None:
    with Server(tmp_path, most_tables_in_all=2) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        first = ada.open_table()
        over(bob)
        bob.open_table()
        assert "as many games" in ada.refused("/api/tables", 503, "server_full", game="salvage", seats=2)
        ada.leave(first)
        ada.open_table()
