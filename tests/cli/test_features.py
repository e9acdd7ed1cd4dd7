"""`doubloon features` names the numbers of every game."""

import json

import pytest
from typer.testing import CliRunner

from doubloon.cli import app
from doubloon.core import UnknownGame, find_game, game_ids


def features(*arguments: str) -> str:
    answer = CliRunner().invoke(app, ["features", *arguments], catch_exceptions=False)
    assert answer.exit_code == 0
    return answer.stdout


@pytest.mark.parametrize("id", game_ids())
def test_every_number_has_a_name_of_its_own(id: str) -> None:
    names = json.loads(features(id, "--json"))
    game = find_game(id)
    assert len({*names}) == len(names) == len(game.features(game.start(game.max_seats), 0))
    shown = features(id)
    for number, name in enumerate(names):
        assert f"{number} " in shown and name in shown


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(UnknownGame, match="no-such-game"):
        features("no-such-game")
