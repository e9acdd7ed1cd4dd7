"""A backup is made while people play, the original is destroyed, and all goes on from the copy, on either database."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.server.store import BadDatabase
from doubloon.server.store.copies import back_up, restore
from tests.cli.terminals import doubloon, refusal
from tests.server.persons import Person
from tests.server.postgres import Cluster
from tests.server.servers import Server, key_file
from tests.server.test_retention import finished


@pytest.mark.parametrize("onto", ["sqlite", "postgres"])
def test_what_is_destroyed_goes_on_from_its_backup(address: str, cluster: Cluster, tmp_path: Path, onto: str) -> None:
    backup = tmp_path / "kept.sqlite3"
    with Server(tmp_path, database=address) as server:
        ada = server.person("Ada")
        over = finished(ada)
        replay = ada.get(f"/api/tables/{over['id']}/replay")
        running = ada.open_table(bots=["greedy"], options={"nights": 3}, start=True)
        with ada.sit(running) as seat:
            seat.until(lambda me: me.position and me.moves())
            seat.done(seat.moves()[0])
            assert doubloon("backup", backup, "--database", address).out.startswith(f"{backup}: 2 tables.")
    key = key_file(address).read_bytes()
    for file in tmp_path.glob("tables.sqlite3*"):
        file.unlink()
    target = cluster.new_database() if onto == "postgres" else str(tmp_path / "second" / "tables.sqlite3")
    told = doubloon("restore", backup, "--database", target)
    assert (told.code, told.err) == (0, "")
    assert told.out.startswith("2 tables restored.\n")
    again = Server(tmp_path, database=target)
    key_file(target).parent.mkdir(exist_ok=True)
    key_file(target).write_bytes(key)
    with again:
        back = Person(again, secret=ada.secret)
        assert back.get(f"/api/tables/{over['id']}/replay") == replay
        with back.sit(running) as seat:
            seat.play_to_end()


def test_nothing_is_overwritten_and_what_is_no_backup_is_refused(cluster: Cluster, tmp_path: Path) -> None:
    kept, database, other = tmp_path / "kept", tmp_path / "tables.sqlite3", tmp_path / "other"
    assert "There is no database" in refusal(doubloon("backup", kept, "--database", database))
    assert not list(tmp_path.iterdir())
    with Server(tmp_path, database=str(database)) as server:
        server.person("Ada").open_table()
        assert back_up(str(database), kept) == 1
    assert "exists already" in refusal(doubloon("backup", kept, "--database", database))
    assert "exists already" in refusal(doubloon("restore", kept, "--database", database))
    shared = cluster.new_database()
    assert restore(kept, shared) == 1
    with pytest.raises(BadDatabase, match="not empty"):
        restore(kept, shared)
    other.write_text("no database")
    assert "not a Doubloon backup" in refusal(doubloon("restore", other, "--database", tmp_path / "new"))
    assert "There is no backup" in refusal(doubloon("restore", tmp_path / "nowhere", "--database", tmp_path / "new"))
    assert not (tmp_path / "new").exists()
