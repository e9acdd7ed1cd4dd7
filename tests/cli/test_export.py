"""`doubloon export` writes finished games as tables, and says in a sentence what it cannot write."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from doubloon.arena import Logbook, Outcome, draw_up
from doubloon.arena.table import play_sitting
from doubloon.cli import app
from doubloon.core import CHANCE, DoubloonError, Match, find_game, game_ids, parse
from doubloon.science import tables


def export(*arguments: object) -> str:
    """What the command says on its way."""
    answer = CliRunner().invoke(app, ["export", *map(str, arguments)], catch_exceptions=False)
    assert answer.exit_code == 0
    return answer.stderr


def played(game: str, games: int = 4, bots: tuple[str, ...] = ("greedy", "random")) -> list[Outcome]:
    """Games of a series with their records."""
    plan = draw_up(game, bots, games, "export", {})
    return [play_sitting(plan, sitting, keep_record=True) for sitting in plan.sittings()]


def on_disk(folder: Path, game: str, games: int = 4) -> list[Path]:
    """Their records, in a folder."""
    folder.mkdir(exist_ok=True)
    files = [folder / f"{number}.jsonl" for number in range(games)]
    for file, outcome in zip(files, played(game, games), strict=True):
        file.write_text(outcome.record, encoding="utf-8")
    return files


@pytest.mark.parametrize("id", game_ids())
def test_every_decision_of_a_record_is_a_row_as_its_seat_knew_the_position(id: str, tmp_path: Path) -> None:
    (file,) = on_disk(tmp_path / "records", id, 2)[:1]
    said = export(file, "--to", tmp_path / "games.parquet")
    table = pq.read_table(tmp_path / "games.parquet")
    record, game = parse(file.read_text(encoding="utf-8")), find_game(id)
    match = Match.resume(game, record)
    moves = [(n, seat, text) for n, (seat, text) in enumerate(record.moves()) if seat != CHANCE]
    assert list(zip(*(table[name].to_pylist() for name in ("n", "seat", "move")), strict=True)) == moves
    assert f"1 games, {len(moves):,} decisions" in said
    assert json.loads(table.schema.metadata[b"features"]) == game.feature_names()
    assert json.loads(table.schema.metadata[b"moves"]) == game.words.text
    known = np.array(table["features"].combine_chunks().flatten()).reshape(table.num_rows, -1)
    rows = table.drop_columns(["features"]).to_pylist()
    state, row = game.start(record.header.seats, record.header.options), 0
    for seat, text in record.moves():
        move = game.words.parse(text)
        if seat != CHANCE:
            assert known[row].tolist() == game.features(state, seat)
            told = rows[row]
            assert told["legal"] == state.legal_moves(seat) and told["action"] == move
            assert (told["phase"], told["standing"]) == (state.phase.name, game.scores(state))
            assert (told["score"], told["place"]) == (match.scores()[seat], match.ranking()[seat])
            assert (told["name"], told["bot"], told["rules"]) == (match.names[seat], None, game.rules_version)
            assert (told["seed"], told["length"], told["seats"]) == (record.seed, match.n, len(match.names))
            row += 1
        state.apply(seat, move)
    assert sum({told["seat"]: told["prize"] for told in rows}.values()) == pytest.approx(0.0)


def test_both_formats_hold_the_same_in_groups_of_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "GROUP", 50)
    on_disk(tmp_path / "records", "salvage")
    for name in ("games.parquet", "games.arrow"):
        export(tmp_path / "records", "--to", tmp_path / name)
    file = pq.ParquetFile(tmp_path / "games.parquet")
    table, arrow = file.read(), pa.ipc.open_file(tmp_path / "games.arrow").read_all()
    assert file.num_row_groups == arrow["n"].num_chunks == -(-table.num_rows // 50) > 1
    assert table.num_rows == arrow.num_rows and table.to_pylist() == arrow.to_pylist()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.arrow", "games.parquet", "records"]


def test_a_logbook_tells_who_played(tmp_path: Path) -> None:
    plan, outcomes = draw_up("salvage", ["greedy", "random"], 4, "export", {}), played("salvage")
    logbook = Logbook(tmp_path / "series.log", [plan])
    for deal in (1, 2):
        logbook.put(0, [outcome for outcome in outcomes if outcome.sitting.deal == deal])
    logbook.close()
    with (tmp_path / "series.log").open("ab") as file:
        file.write(b'{"plan":0,"deal":3,"ga')  # the machine died
    export(tmp_path / "series.log", "--to", tmp_path / "a.parquet", "--no-names")
    on_disk(tmp_path / "records", "salvage")
    export(tmp_path / "records", "--to", tmp_path / "b.parquet")
    mine, theirs = pq.read_table(tmp_path / "a.parquet"), pq.read_table(tmp_path / "b.parquet")
    same = [name for name in mine.column_names if name not in ("source", "name", "bot", "bot_version")]
    assert mine.select(same).to_pylist() == theirs.select(same).to_pylist()
    assert [name.split(" #")[0] for name in theirs["name"].to_pylist()] == mine["bot"].to_pylist()
    assert set(mine["name"].to_pylist()) == {None}
    assert all(version.startswith("0.") for version in mine["bot_version"].to_pylist())
    assert "series.log deal 2 rotation 1" in mine["source"].to_pylist()


def test_a_logbook_that_ends_otherwise_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "series.log"
    logbook = Logbook(path, [draw_up("salvage", ["greedy", "random"], 2, "export", {})])
    logbook.put(0, played("salvage", 2))
    logbook.close()
    kept = path.read_text()
    first, deal = kept.splitlines()
    altered: Any = json.loads(deal)
    altered["games"][0]["scores"][0] += 1
    path.write_text(f"{first}\n{json.dumps(altered)}\n")
    with pytest.raises(DoubloonError, match="ended differently when it was played again"):
        export(path, "--to", tmp_path / "games.parquet")
    code = json.loads(first)["code"]
    path.write_text(kept.replace(code, "0" * 16))
    with pytest.raises(DoubloonError, match="cannot be played again: the code of the game or the bots has changed"):
        export(path, "--to", tmp_path / "games.parquet")
    path.write_text(kept.replace('"plan":0', '"plan":7'))
    with pytest.raises(DoubloonError, match="line 2: it names plan 7 of 1"):
        export(path, "--to", tmp_path / "games.parquet")
    path.write_text('{"logbook": 1, "game": "salvage"}\n')
    with pytest.raises(DoubloonError, match="does not begin as the logbook of a series does"):
        export(path, "--to", tmp_path / "games.parquet")
    assert [file.name for file in tmp_path.iterdir()] == ["series.log"]


def broken(text: str) -> dict[str, str]:
    """What can be wrong with a record, by what is said of it."""
    lines = text.splitlines()
    move = next(number for number, line in enumerate(lines) if line.startswith("[0"))
    other = '[0, "no such move"]'
    result = json.loads(lines[-2])
    result["end"]["scores"][0] += 1
    return {
        "is empty": "",
        "is not a Doubloon record": "hello\n",
        "Line 4 is not JSON": "\n".join([*lines[:3], "{{{", *lines[4:]]),
        "The game is not finished": "\n".join(lines[:-2]),
        "'no such move' by seat 0, is against the rules": "\n".join([*lines[:move], other, *lines[move + 1 :]]),
        "do not lead to the end": "\n".join([*lines[:move], *lines[-2:]]),
        "names another result": "\n".join([*lines[:-2], json.dumps(result), lines[-1]]),
        "There is no game": text.replace('"game": "salvage"', '"game": "salvation"', 1),
        "rules version 9": text.replace('"rules": 1', '"rules": 9', 1),
    }


def test_what_is_damaged_or_unfinished_is_named_or_left_out(tmp_path: Path) -> None:
    good, whole = on_disk(tmp_path / "records", "salvage", 2)
    bad = tmp_path / "records" / "bad.jsonl"
    for reason, text in broken(good.read_text(encoding="utf-8")).items():
        bad.write_text(text, encoding="utf-8")
        with pytest.raises(DoubloonError, match=rf"bad.jsonl: .*{reason}.*--skip"):
            export(tmp_path / "records", "--to", tmp_path / "games.parquet")
        assert not list(tmp_path.glob("games*"))
        said = export(tmp_path / "records", "--to", tmp_path / "games.parquet", "--skip")
        assert f"{bad} is left out: " in said.replace("\n", "") and "2 games" in said
        (tmp_path / "games.parquet").unlink()
    bad.write_bytes(good.read_bytes())
    assert "bad.jsonl" not in export(good, whole, "--to", tmp_path / "games.parquet")
    assert "the same game is there already" in export(tmp_path / "records", "--to", tmp_path / "games.parquet")


def test_what_cannot_be_written_is_refused_before_anything_is_read(tmp_path: Path) -> None:
    (file, _) = on_disk(tmp_path / "records", "salvage", 2)
    with pytest.raises(DoubloonError, match=r"games.csv must end in .parquet, .arrow or .feather"):
        export(file, "--to", tmp_path / "games.csv")
    with pytest.raises(DoubloonError, match="folder that does not exist"):
        export(file, "--to", tmp_path / "nowhere" / "games.parquet")
    with pytest.raises(DoubloonError, match="no-such.jsonl does not exist"):
        export(tmp_path / "no-such.jsonl", "--to", tmp_path / "games.parquet")
    (tmp_path / "empty").mkdir()
    with pytest.raises(DoubloonError, match=r"There is no record \(\*.jsonl\) in the folder"):
        export(tmp_path / "empty", "--to", tmp_path / "games.parquet")
    bad = tmp_path / "bad.jsonl"
    bad.write_text("hello")
    with pytest.raises(DoubloonError, match="There is no finished game to export"):
        export(bad, "--to", tmp_path / "games.parquet", "--skip")
    other = tmp_path / "other.jsonl"
    other.write_text(played("treasure_hunter", 2)[0].record, encoding="utf-8")
    with pytest.raises(DoubloonError, match="other.jsonl is a game of Treasure Hunter, and those before were of"):
        export(file, other, "--to", tmp_path / "games.parquet")
    assert not list(tmp_path.glob("games*"))
