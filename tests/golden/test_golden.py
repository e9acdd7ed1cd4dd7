"""What games did when they were last looked at: a difference is a change of behaviour, wanted or not.

After a wanted change: raise `rules_version`, add a line to CHANGES.md, run ``make golden`` and read the diff.
"""

from pathlib import Path
from typing import Any

import pytest

from doubloon.core import Match, find_game, game_ids, parse
from doubloon.testing.golden import golden_files
from tests.golden.endings import WAYS

GOLDEN = Path(__file__).parent


def golden() -> list[Any]:
    """All golden files; both builds play what teaches most: a game with the fewest seats."""
    names = [(game_id, name) for game_id in game_ids() for name in golden_files(find_game(game_id))]
    first = dict(reversed(names))
    return [
        pytest.param(game_id, name, marks=[] if name == first[game_id] else pytest.mark.slow) for game_id, name in names
    ]


@pytest.mark.parametrize(("game_id", "name"), golden())
def test_games_do_what_they_did(game_id: str, name: str) -> None:
    path = GOLDEN / game_id / name
    assert path.is_file(), f"{name} of {game_id} is missing: run python -m tests.golden and read it"
    text = golden_files(find_game(game_id))[name]()
    assert path.read_text(encoding="utf-8") == text, f"{name} of {game_id} has changed"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*/*.jsonl")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_records_replay_to_their_end(path: Path) -> None:
    record = parse(path.read_text(encoding="utf-8"), path.name)
    match = Match.resume(find_game(path.parent.name), record)
    assert match.is_over()
    assert match.record == record


@pytest.mark.parametrize(("game_id", "name"), [(game_id, name) for game_id, ways in WAYS.items() for name in ways])
def test_there_is_a_golden_record_for_each_way_to_end(game_id: str, name: str) -> None:
    text = (GOLDEN / game_id / f"end-{name}.jsonl").read_text(encoding="utf-8")
    assert WAYS[game_id][name](Match.resume(find_game(game_id), parse(text)))
