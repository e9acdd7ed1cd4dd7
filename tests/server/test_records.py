"""Records: secret while the game is played, open and proven when it is over."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from pathlib import Path

import pytest

from tests.cli.terminals import doubloon
from tests.server.servers import Server


@pytest.mark.parametrize("game", ["salvage", "treasure_hunter"])
def test_the_record_is_proven_and_its_seed_was_never_seen_before(tmp_path: Path, game: str) -> None:
    with Server(tmp_path) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        table = ada.open_table(game, 3, hot_seat=True, bots=["greedy"], visibility="listed", start=True)
        said: list[str] = []
        path = f"/api/tables/{table['id']}"
        with ada.sit(table) as seat, bob.sit(table) as watcher:
            commitment = watcher.info["commitment"]
            seat.done(seat=seat.position["actors"][0])
            seat.undo(seat.position["actors"][0])
            while seat.my_turn():
                face = next(face for face in seat.faces if face["moves"])
                seat.move(seat=face["seat"])
                if seat.position["n"] % 20 == 0:
                    early = ada.ask("GET", f"{path}/record")
                    said += [early.text, *(ada.ask("GET", where).text for where in (path, "/api/tables/mine"))]
                    said += [server.get(where).text for where in ("/api/tables", "/metrics", "/healthz")]
                    if not seat.position["over"]:
                        assert early.status_code in (200, 409)
            watcher.until(lambda me: me.position["over"])
            said += seat.raw + watcher.raw
        answer = ada.ask("GET", f"{path}/record")
        assert answer.headers["content-type"].startswith("text/plain")
        assert answer.headers["content-disposition"] == f'attachment; filename="{game}-{table["id"]}.jsonl"'
        assert server.get(f"{path}/record").text == answer.text, "a table that can be watched can be studied"
        lines = [json.loads(line) for line in answer.text.splitlines()]
        seed = lines[-1]["seed"]
        assert hashlib.sha256(seed.encode()).hexdigest() == lines[0]["commitment"] == commitment
        assert lines[0]["names"] == ["Ada", "Ada 2", "Bosun"]
        open_before = [text for text in said if seed in text and '"end"' not in text]
        assert open_before == [], "the seed was told before the end"
        assert seed not in server.log
    file = tmp_path / "game.jsonl"
    file.write_text(answer.text, encoding="utf-8")
    ran = doubloon("verify", file)
    assert ran.code == 0, ran
    assert "prove" in ran.out


def test_there_is_no_record_before_the_end(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.open_table(bots=["greedy"])
    for _ in ("open", "playing"):
        answer = ada.ask("GET", f"/api/tables/{table['id']}/record")
        assert answer.status_code == 409
        assert answer.json()["error"]["code"] == "record_later"
        if ada.table(table)["status"] == "open":
            ada.start(table)


def test_every_game_has_its_own_luck(server: Server) -> None:
    ada = server.person("Ada")
    tables = [ada.open_table(bots=["greedy"], start=True) for _ in range(3)]
    assert len({table["commitment"] for table in tables}) == 3


def test_the_record_outlives_the_server(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = server.person("Ada")
        table = ada.open_table(bots=["random"], options={"nights": 3}, start=True)
        with ada.sit(table) as seat:
            seat.play_to_end()
        before = ada.record(table)
        server.restart(kill=True)
        assert ada.record(table) == before
        with ada.sit(table) as seat:
            assert seat.position["over"]


def test_a_game_of_other_rules_is_frozen_with_a_clear_word(tmp_path: Path) -> None:
    """As after an update that has changed the rules: nothing is replayed wrongly, nothing breaks."""
    with Server(tmp_path) as server:
        ada = server.person("Ada")
        table = ada.open_table(bots=["greedy"], start=True)
        other = ada.open_table(bots=["greedy"], start=True)
        server.stop()
        with sqlite3.connect(server.file) as database:
            (header,) = database.execute("SELECT header FROM tables WHERE id = ?", (table["id"],)).fetchone()
            newer = json.dumps({**json.loads(header), "rules": 99})
            database.execute("UPDATE tables SET header = ? WHERE id = ?", (newer, table["id"]))
        database.close()
        server.start()
        with ada.sit(table) as seat:
            assert seat.info["status"] == "frozen"
            assert "rules version 99" in seat.info["frozen"]["message"]
            assert "rules version 99" in seat.ask("move", seat=0, text="trust", at=6)["message"]
            assert seat.say("What now?")["type"] == "ack"
        with ada.sit(other) as seat:
            seat.done("trust")
