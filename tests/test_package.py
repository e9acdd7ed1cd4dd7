"""What `import doubloon` offers."""

import doubloon


def test_games_can_be_asked_for_again_and_again() -> None:
    assert doubloon.all_games().keys() == doubloon.all_games().keys()
    assert doubloon.game("salvage") is doubloon.all_games()["salvage"]
