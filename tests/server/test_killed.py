"""A server that is killed at any moment loses no acknowledged move and makes none twice."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.cli.terminals import doubloon
from tests.server.books import check_book
from tests.server.servers import Server
from tests.server.trials import PLENTY, kill_trials, read


@pytest.mark.parametrize("seed", [1, 2])
def test_no_move_is_lost_or_doubled_when_the_server_is_killed_under_load(
    address: str, tmp_path: Path, seed: int
) -> None:
    trials = 2 if address.startswith("postgresql:") else 3
    with Server(tmp_path, database=address, **PLENTY) as server:
        figures = asyncio.run(kill_trials(server, trials, Random(seed)))
        assert figures.trials == trials
        assert figures.acked > 50
        over = read(address, "SELECT id FROM tables WHERE status = 'over'")
        assert figures.games == len(over) > 0
        for (table,) in over:
            record = tmp_path / f"{table}.jsonl"
            record.write_text(server.get(f"/api/tables/{table}/record").text, encoding="utf-8")
            assert doubloon("verify", record).code == 0
        assert '"level": "error"' not in server.log
    assert check_book(address) == len(over)
