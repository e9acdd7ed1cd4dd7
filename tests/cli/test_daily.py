"""`doubloon daily`: what was fixed is proven, what was exchanged is named."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from doubloon.core import find_game
from doubloon.daily import Chain, play_level, seed_of
from tests.cli.terminals import doubloon, refusal

FIRST, OPENED, TIP = date(2026, 11, 1), date(2026, 11, 16), "7a" * 32
CHAIN = Chain.forge(FIRST, 100, TIP)


def told(**changes: Any) -> dict[str, Any]:
    """What a server tells of this chain."""
    secret = CHAIN.secret(TIP, OPENED)
    chain = {"first": str(FIRST), "days": 100, "anchor": CHAIN.anchor, "opened": str(OPENED), "secret": secret}
    return {"day": str(OPENED + timedelta(2)), "chains": [{**chain, **changes}], "today": []}


def write(folder: Path, document: object) -> Path:
    file = folder / "commitments.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    return file


def deal_of(folder: Path, day: date) -> Path:
    """A record of the deal of a day."""
    file = folder / f"{day}.jsonl"
    seed = seed_of(CHAIN.secret(TIP, day), "salvage")
    file.write_text(play_level(find_game("salvage"), seed, 1).record.text(), encoding="utf-8")
    return file


def test_the_secrets_that_are_open_are_proven_and_records_are_found(tmp_path: Path) -> None:
    records = [deal_of(tmp_path, FIRST), deal_of(tmp_path, OPENED)]
    ran = doubloon("daily", write(tmp_path, told()), *records, "--anchor", CHAIN.anchor)
    said = " ".join(ran.out.split())
    assert ran.code == 0 and ran.err == "" and said.count(" proven ") == 5
    assert f"up to {OPENED}" in said and f"salvage of {FIRST}" in said.replace("- ", "-")


def test_what_is_not_open_yet_is_said_to_be_so(tmp_path: Path) -> None:
    ran = doubloon("daily", write(tmp_path, told(opened="", secret="")), deal_of(tmp_path, FIRST))
    said = " ".join(ran.out.split())
    assert ran.code == 0 and said.count(" not yet ") == 2 and "no day is open yet" in said


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"secret": "00" * 32}, "not the one that the anchor fixed"),
        ({"anchor": "00" * 32}, "not the one that the anchor fixed"),
        ({"opened": str(OPENED - timedelta(1))}, "not the one that the anchor fixed"),
        ({"opened": str(FIRST - timedelta(1))}, "not among its days"),
        ({"days": "many"}, "not what a server tells"),
        ({"days": 10**9}, "not what a server tells"),
        ({"days": 0}, "not what a server tells"),
        ({"first": "once"}, "not what a server tells"),
    ],
)
def test_what_was_exchanged_is_named(tmp_path: Path, changes: dict[str, Any], says: str) -> None:
    assert says in refusal(doubloon("daily", write(tmp_path, told(**changes))))


def test_another_anchor_and_a_deal_of_no_day_are_named(tmp_path: Path) -> None:
    proof = write(tmp_path, told())
    assert "exchanged" in refusal(doubloon("daily", proof, "--anchor", "12" * 32))
    assert "deal of no day" in refusal(doubloon("daily", proof, deal_of(tmp_path, OPENED + timedelta(1))))


def test_what_cannot_be_read_is_said_in_a_sentence(tmp_path: Path) -> None:
    assert "does not exist" in refusal(doubloon("daily", tmp_path / "nothing.json"))
    assert "not what a server tells" in refusal(doubloon("daily", write(tmp_path, ["something else"])))
    assert "cannot be read" in refusal(doubloon("daily", "http://127.0.0.1:9"))
