"""Record files and ledgers: clear refusals, durable growth, secret seeds."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import pytest

from doubloon.cli import files
from doubloon.cli.files import BadFile, read_record, read_seed, seed_path, write_seed
from doubloon.cli.ledger import Ledger
from doubloon.core import Match, Record, find_game
from tests.cli.terminals import finished, write

SALVAGE = find_game("salvage")


def begin() -> Match[Any]:
    return Match.begin(SALVAGE, 2, "abc", {"nights": 3})


def play_on(match: Match[Any]) -> None:
    seat = match.actors()[0]
    match.submit(seat, match.legal_moves(seat)[0])


def test_the_seed_lies_beside_its_record() -> None:
    assert seed_path(Path("a/game.jsonl")) == Path("a/game.seed")
    assert seed_path(Path("a/game")) == Path("a/game.seed")
    assert seed_path(Path("a/game.v2")) == Path("a/game.v2.seed")


def test_a_seed_is_for_its_owner_alone_and_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    write_seed(path, "secret ü")
    assert stat.S_IMODE(seed_path(path).stat().st_mode) == 0o600
    assert read_seed(path) == "secret ü"
    with pytest.raises(BadFile, match="already exists"):
        write_seed(path, "another")


@pytest.mark.parametrize("data", [b"", b"\n", b"\xff\xfe"])
def test_a_seed_file_that_holds_no_seed_is_refused(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "game.seed").write_bytes(data)
    with pytest.raises(BadFile, match="must hold the seed"):
        read_seed(tmp_path / "game.jsonl")


def test_a_huge_file_is_refused_without_reading_it_all(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with path.open("wb") as file:
        file.truncate(files.LARGEST + 1)
    with pytest.raises(BadFile, match="larger than 67,108,864 bytes"):
        read_record(path)


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm(tmp_path: Path) -> None:
    lines = finished()
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"\xef\xbb\xbf" + "\r\n".join(lines).encode() + b"\r\n\r\n")
    assert read_record(path) == read_record(write(tmp_path / "same.jsonl", lines))


def test_what_is_no_utf8_breaks_its_own_line_only(tmp_path: Path) -> None:
    lines = finished()
    path = tmp_path / "game.jsonl"
    path.write_bytes("\n".join(lines).encode().replace(b'"look"', b'"lo\xffk"', 1))
    record = read_record(path)
    assert [damage.line for damage in record.damage] == [lines.index('[0, "look"]') + 1]


def test_a_ledger_holds_every_move_at_once(tmp_path: Path) -> None:
    match, path = begin(), tmp_path / "game.jsonl"
    ledger = Ledger.create(path, match.record, "abc")
    while not match.is_over():
        assert path.read_text(encoding="utf-8") == match.record.text()
        assert read_seed(path) == "abc"
        play_on(match)
        ledger.keep(match.record)
    assert path.read_text(encoding="utf-8") == match.record.text()
    assert not seed_path(path).exists()
    ledger.close()


def test_a_ledger_keeps_take_backs_as_lines(tmp_path: Path) -> None:
    match, path = begin(), tmp_path / "game.jsonl"
    ledger = Ledger.create(path, match.record, "abc")
    match.submit(0, "trust")
    ledger.keep(match.record)
    match.undo(0)
    ledger.keep(match.record)
    assert path.read_text(encoding="utf-8").endswith('[0, "trust"]\n{"back": 6}\n')
    ledger.close()


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    path = write(tmp_path / "game.jsonl", ["something dear"])
    with pytest.raises(BadFile, match="already exists; continue it with --resume"):
        Ledger.create(path, begin().record, "abc")
    assert path.read_text(encoding="utf-8") == "something dear\n"
    assert not seed_path(path).exists()
    with pytest.raises(BadFile, match=r"is a folder; name a new file in it, such as .*game\.jsonl\.$"):
        Ledger.create(tmp_path, begin().record, "abc")


def test_a_folder_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"no-such/game\.seed cannot be written: No such file"):
        Ledger.create(tmp_path / "no-such" / "game.jsonl", begin().record, "abc")


def test_two_terminals_cannot_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    ledger = Ledger.create(path, begin().record, "abc")
    with pytest.raises(BadFile, match="in another terminal"):
        Ledger.reopen(path)
    ledger.close()
    Ledger.reopen(path)[0].close()


@pytest.mark.parametrize("cut", range(1, 14))
def test_a_record_cut_anywhere_in_its_last_line_goes_on(tmp_path: Path, cut: int) -> None:
    """Whatever is left of the last line: nothing is lost, and no new line is glued to it."""
    match, path = begin(), tmp_path / "game.jsonl"
    Ledger.create(path, match.record, "abc").close()
    whole = path.read_bytes()
    assert whole.endswith(b'[-1, "draw rope-4"]\n') or len(whole.splitlines()[-1]) >= 14
    path.write_bytes(whole[:-cut])
    ledger, record, seed = Ledger.reopen(path)
    resumed = Match.resume(SALVAGE, record, seed)
    ledger.keep(resumed.record)
    ledger.close()
    assert path.read_bytes() == whole
    aside = tmp_path / "game.jsonl.broken"
    if cut == 1:
        assert not ledger.notice
        assert not aside.exists()
    else:
        assert "cut short" in ledger.notice
        assert aside.read_bytes() == whole[:-cut].splitlines()[-1] + b"\n"


def test_a_broken_line_in_the_middle_is_not_dropped(tmp_path: Path) -> None:
    lines = finished()
    path = write(tmp_path / "game.jsonl", [*lines[:5], "garbage", *lines[6:]])
    before = path.read_bytes()
    with pytest.raises(BadFile, match=r"line 6, is not JSON: 'garbage'.*--mend"):
        Ledger.reopen(path)
    assert path.read_bytes() == before


def test_the_seed_is_opened_although_the_process_died_between_result_and_seed(tmp_path: Path) -> None:
    lines = finished()
    path = write(tmp_path / "game.jsonl", lines[:-1])
    write_seed(path, "abc")
    ledger, record, seed = Ledger.reopen(path)
    ledger.keep(Match.resume(SALVAGE, record, seed).record)
    ledger.close()
    assert path.read_text(encoding="utf-8").splitlines() == lines
    assert not seed_path(path).exists()


def test_a_record_of_its_own_is_read_back(tmp_path: Path) -> None:
    record = begin().record
    Ledger.create(tmp_path / "game", record, "abc").close()
    assert read_record(tmp_path / "game") == Record(record.header, record.entries)
