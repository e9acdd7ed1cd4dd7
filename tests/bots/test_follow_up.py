"""What a bot advises right after a move: only where nothing new is seen in between."""

from __future__ import annotations

from random import Random

from doubloon.bots import ask_what_follows, find_bot
from doubloon.core import Match, find_game


def test_a_clue_is_followed_by_its_map_and_a_turned_up_secret_by_nothing() -> None:
    """Every choice of a game is looked at: what follows can be done there, and never rests on what was imagined."""
    for name, followed in (("tobago", "play"), ("allwatyawant", "accept")):
        game, bot = find_game(name), find_bot("first_mate")
        match = Match.begin(game, 2, "follow up")
        seen: dict[str, list[bool]] = {}
        for n in range(160):
            seat = match.actors()[0]
            moves = match.state().legal_moves(seat)
            move = moves[n % len(moves)]
            follows = ask_what_follows(bot, game, match.state(), seat, move, Random(n), 0.0)
            text = game.words.text[move]
            match.submit(seat, text)
            seen.setdefault(text.split(" ")[0], []).append(follows is not None)
            if follows is not None:
                assert game.words.text[follows] in match.legal_moves(seat), (text, game.words.text[follows])
        assert any(seen[followed]), seen
        assert any(not known for answers in seen.values() for known in answers)
