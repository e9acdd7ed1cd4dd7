"""My place over HTTP: my games, my results, my ratings, the leaderboard, and taking all of it away, or deleting it."""

from __future__ import annotations

import io
import json
import signal
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from zipfile import ZipFile

from doubloon.core import Match, find_game, parse
from doubloon.server.house_names import FIRST, LAST
from doubloon.server.store.leaving import THEIRS
from doubloon.server.store.schema import columns
from tests.cli.terminals import doubloon
from tests.server.answers import Message
from tests.server.books import check_book
from tests.server.persons import Person
from tests.server.servers import Server
from tests.server.trials import read
from tests.server.waiting import wait_until

SHORT = {"options": {"nights": 3}}


def finish(person: Person, *bots: str, **wish: object) -> Message:
    """A short game against bots, to the end."""
    table = person.open_table("salvage", len(bots) + 1, bots=list(bots), start=True, **SHORT, **wish)
    with person.sit(table) as seat:
        seat.play_to_end()
    return table


def finish_together(*people: Person) -> Message:
    """A short game of people, to the end."""
    first, *others = people
    table = first.open_table("salvage", len(people), **SHORT)
    for other in others:
        other.join(table)
    first.start(table)
    sockets = [person.sit(table) for person in people]
    with ThreadPoolExecutor(len(sockets)) as threads:
        list(threads.map(lambda socket: socket.play_to_end(), sockets))
    for socket in sockets:
        socket.close()
    return table


def copy_games(database: str, identity: str, times: int) -> None:
    """Write the first game of the book down again and again, as if it had been played so often."""
    with sqlite3.connect(database) as file:
        for n in range(2, times + 2):
            file.execute(
                "INSERT INTO finished SELECT ?, ?, game, seats, at, moves, why FROM finished WHERE n = 1", (n, f"x{n}")
            )
            file.execute(
                "INSERT INTO finishers SELECT ?, seat, identity, bot, name, score, place, part, counts, "
                "NULL, NULL, NULL, NULL FROM finishers WHERE n = 1",
                (n,),
            )
        file.execute("UPDATE rating_book SET last = ?", (times + 1,))
    assert read(database, "SELECT COUNT(*) FROM finishers WHERE identity = ?", identity) == [(times + 1,)]


def my_games(person: Person, **wanted: object) -> Message:
    words = "&".join(f"{name}={value}" for name, value in wanted.items())
    return person.get(f"/api/me/games?{words}")


# Names ----------------------------------------------------------------------------------------------------------------


def test_whoever_gives_no_name_is_given_one_in_the_style_of_the_house(server: Server) -> None:
    made = [server.post("/api/identity", {"bearer": True}).json()["name"] for _ in range(20)]
    assert len(set(made)) > 10
    for name in made:
        first, last = name.split()
        assert first in FIRST
        assert last in LAST


# Games ----------------------------------------------------------------------------------------------------------------


def test_my_games_are_found_by_game_level_opponent_seats_result_and_period(server: Server) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    with_pip, with_greedy = finish(ada, "pip"), finish(ada, "wilma", "greedy")
    with_bea = finish_together(ada, bea)
    everything = my_games(ada)
    assert [game["table"] for game in everything["games"]] == [with_bea["id"], with_greedy["id"], with_pip["id"]]
    assert (everything["total"], everything["next"]) == (3, None)

    def found(**wanted: object) -> list[str]:
        answer = my_games(ada, **wanted)
        assert answer["total"] == len(answer["games"])
        return [game["table"] for game in answer["games"]]

    assert found(game="salvage", seats=3) == found(level=2) == found(bot="greedy") == [with_greedy["id"]]
    assert found(level=1) == found(bot="pip", level=1) == [with_pip["id"]]
    assert found(level=6) == found(bot="pip", level=2) == found(game="tobago") == []
    won, lost = found(result="won"), found(result="lost")
    assert sorted([*won, *lost]) == sorted(found())
    assert found(days=1) == found()
    (met,) = ada.get("/api/me/place")["people"]
    assert (met["name"], met["games"]) == ("Bea", 1)
    assert met["ahead"] + met["behind"] <= 1
    assert found(opponent=met["who"]) == [with_bea["id"]]
    assert found(opponent="1.0") == found(opponent="999999.0") == [], "nobody looks into games of others"
    assert bea.id not in json.dumps(ada.get("/api/me/place")) + json.dumps(everything)
    seats = everything["games"][0]["seats"]
    assert [(seat["name"], seat["me"]) for seat in seats] == [("Ada", True), ("Bea", False)]
    assert sorted(seat["place"] for seat in seats) in ([1, 2], [1, 1])
    for nonsense in ("seats=x", "result=drawn", "level=9", "opponent=bea", "days=-1", "what=1"):
        assert ada.ask("GET", f"/api/me/games?{nonsense}").status_code == 400
    assert server.get("/api/me/games").status_code == 401


def test_games_that_do_not_count_say_why(server: Server) -> None:
    ada = server.person("Ada")
    shared = ada.open_table("salvage", 2, hot_seat=True, start=True, **SHORT)
    with ada.sit(shared) as seat:
        seat.play_to_end()
    (game,) = my_games(ada)["games"]
    assert (game["why"], game["points"], game["change"]) == ("device", None, None)
    assert ada.get("/api/me/place")["games"] == [], "one person at both seats has beaten nobody"
    finish(ada, "pip")
    counted = my_games(ada)["games"][0]
    assert counted["why"] == ""
    assert counted["points"] == 1200 + counted["change"]


def test_pages_follow_each_other_without_a_gap(tmp_path: Path) -> None:
    """A thousand games, written past the server: each page has the next ones, and the answer stays small."""
    with Server(tmp_path) as server:
        ada = server.person("Ada")
        first = finish(ada, "pip")
        server.stop()
        copy_games(server.database, ada.id, 1_000)
        server.start()
        seen: list[int] = []
        kept: list[str] = []
        wanted: dict[str, object] = {"level": 1}
        while True:
            page = my_games(ada, **wanted)
            assert page["total"] == 1_001
            assert len(page["games"]) <= 25
            seen += [game["n"] for game in page["games"]]
            kept += [game["table"] for game in page["games"] if game["table"]]
            if page["next"] is None:
                break
            wanted["before"] = page["next"]
        assert seen == list(range(1_001, 0, -1))
        assert kept == [first["id"]], "games whose records are no longer kept name no table"
        place = ada.get("/api/me/place")["games"][0]
        assert place["games"] == 1_001
        assert len(place["curve"]) <= 150
        assert place["curve"][-1]["n"] == 1_001
        assert sum(week["games"] for week in place["weeks"]) == 1_001


# Ratings and the leaderboard ------------------------------------------------------------------------------------------


def test_a_rating_is_provisional_at_first_and_listed_only_if_one_agrees(server: Server) -> None:
    ada, bea = server.person("Countess Ada"), server.person("Bea")
    finish(ada, "pip")
    place = ada.get("/api/me/place")
    (mine,) = place["games"]
    assert mine["rating"]["settled"] is False
    assert mine["rank"] is None
    assert place["listed"] is None
    assert mine["rating"]["points"] == mine["curve"][-1]["points"] == my_games(ada)["games"][0]["points"]
    (pip,) = mine["bots"]
    assert (pip["who"], pip["level"], pip["games"]) == ("pip", 1, 1)
    assert [bot["level"] for bot in mine["ladder"]] == [6, 5, 4, 3, 2, 1]
    for _ in range(20):
        finish(ada, "pip")
    board = ada.get("/api/leaderboard?game=salvage")
    assert board["me"]["settled"]
    assert board["me"]["name"] == "Countess Ada"
    assert board["rank"] >= 1
    names = [each["name"] for each in board["standings"]]
    assert "Countess Ada" not in names, "nobody is listed who has not agreed"
    assert {"Pip", "Agatha"} <= {name.split()[-1] for name in names} | set(names)
    assert ada.post("/api/me/listed", listed=True) == {"listed": True}
    listed = bea.get("/api/leaderboard?game=salvage")["standings"]
    (found,) = [each for each in listed if each["name"] == "Countess Ada"]
    assert not found["me"]
    assert ada.id not in json.dumps(listed)
    assert [each["points"] for each in listed] == sorted((each["points"] for each in listed), reverse=True)
    assert server.get("/api/leaderboard?game=salvage").json()["me"] is None
    ada.post("/api/me/listed", listed=False)
    assert "Countess Ada" not in json.dumps(bea.get("/api/leaderboard?game=salvage"))
    assert ada.get("/api/me/place")["listed"] is False
    assert ada.ask("GET", "/api/leaderboard?game=chess").status_code == 404


def test_advice_counts_as_help(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.open_table("salvage", 2, bots=["pip"], start=True, **SHORT)
    with ada.sit(table) as seat:
        while seat.my_turn():
            assert seat.ask("hint", seat=0)["type"] == "advice"
            seat.move()
    (game,) = my_games(ada)["games"]
    assert [each["part"] for each in game["seats"]] == ["helped", "bot"]
    assert game["why"] == "alone"


# Mine to take and to delete -------------------------------------------------------------------------------------------


def test_all_that_is_mine_comes_in_one_file(server: Server, tmp_path: Path) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    alone, together = finish(ada, "pip"), finish_together(ada, bea)
    with ada.sit(together) as seat:
        seat.say("well played")
    answer = ada.ask("GET", "/api/me/export")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/zip"
    with ZipFile(io.BytesIO(answer.content)) as file:
        assert file.testzip() is None
        told = {name: file.read(name).decode() for name in file.namelist()}
    assert json.loads(told["me.json"])["name"] == "Ada"
    assert len(json.loads(told["me.json"])["devices"]) == 1
    assert [game["table"] for game in json.loads(told["games.json"])] == [together["id"], alone["id"]]
    assert [line["text"] for line in json.loads(told["talk.json"])] == ["well played"]
    assert {table["id"] for table in json.loads(told["tables.json"])} == {alone["id"], together["id"]}
    everything = "".join(told.values())
    for secret in (ada.secret, bea.secret, bea.id):
        assert secret not in everything
    for table in (alone, together):
        text = told[f"records/salvage-{table['id']}.jsonl"]
        assert Match.resume(find_game("salvage"), parse(text)).is_over()
        file_ = tmp_path / "game.jsonl"
        file_.write_text(text, encoding="utf-8")
        assert doubloon("verify", file_).code == 0


def test_whoever_is_deleted_is_nowhere_and_others_keep_their_games(address: str, tmp_path: Path) -> None:
    with Server(tmp_path, database=address) as server:
        ada, bea = server.person("Countess Ada"), server.person("Bea")
        alone, together = finish(ada, "pip"), finish_together(ada, bea)
        with ada.sit(together) as seat:
            seat.say("a secret of mine")
        for person in (ada, bea):
            person.post(f"/api/tables/{together['id']}/science", agree=True)
        running = ada.open_table("salvage", 2, **SHORT)
        bea.join(running)
        ada.start(running)
        ada.refused("/api/me/delete", 400, "not_your_name", name="Bea")
        watching = bea.sit(running)
        gone = ada.ask("POST", "/api/me/delete", {"name": "Countess Ada"})
        assert gone.status_code == 202
        assert ada.ask("GET", "/api/me").status_code == 401, "at once"
        server.signal(signal.SIGKILL)
        server.wait()
        server.start()
        wait_until(lambda: not read(address, "SELECT 1 FROM identities WHERE id = ?", ada.id))
        watching.close()
        for table in columns():
            rows = str(read(address, f"SELECT * FROM {table}"))
            for mine in (ada.id, "Countess", "a secret of mine"):
                assert mine not in rows, table
        assert bea.ask("GET", f"/api/tables/{alone['id']}").status_code == 404
        names = [seat["name"] for seat in bea.table(together)["seats"]]
        assert names[1] == "Bea"
        assert names[0].split()[0] in FIRST
        record = tmp_path / "together.jsonl"
        record.write_text(bea.record(together), encoding="utf-8")
        assert doubloon("verify", record).code == 0
        assert parse(record.read_text(encoding="utf-8")).header.names == names
        with bea.sit(running) as seat:
            assert seat.chat == []
            seat.play_to_end()
        (last, first) = my_games(bea)["games"]
        assert [seat["name"] for seat in first["seats"]] == names
        assert [seat["part"] for seat in last["seats"]] == ["shared", "played"]
        assert bea.get("/api/me/place")["people"] == []
        assert '"level": "error"' not in server.log
    assert check_book(address) == 2


def test_all_that_belongs_to_a_person_is_known(server: Server) -> None:
    sql = (
        "SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table' ORDER BY c.cid"
    )
    there: dict[str, list[str]] = {}
    for table, column in read(server.database, sql):
        there.setdefault(table, []).append(column)
    there.pop("steps")
    assert columns() == there
    assert sorted(THEIRS) == sorted(table for table, names in there.items() if "identity" in names)
