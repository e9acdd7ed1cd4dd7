"""The net that we ship plays with NumPy alone, better than what the game suggests; what is no net is refused."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from doubloon.arena.guests import digest, invite, is_guest, short_name
from doubloon.bots import UnknownBot, ask, find_bot
from doubloon.core import CHANCE, find_game
from doubloon.nets import BadNet, Net, NetBot, load, save

GAME = find_game("treasure_hunter")
SHIPPED = GAME.folder / "net.npz"


def lead(own: int, seed: int) -> int:
    """By how many points the net beats the greedy bot in one deal."""
    bots = [find_bot("greedy"), find_bot("greedy")]
    bots[own] = invite(str(SHIPPED), {}, 1.0)
    state, luck, rng = GAME.start(2), Random(seed), Random(seed)
    while actors := state.actors():
        seat = actors[0]
        chance = seat == CHANCE
        move = state.phase.sample(state, luck) if chance else ask(bots[seat], GAME, state, seat, rng)
        state.apply(seat, move)
    scores = GAME.scores(state)
    return scores[own] - scores[1 - own]


def test_the_net_that_we_ship_is_small_and_beats_what_the_game_suggests() -> None:
    assert SHIPPED.stat().st_size < 2_000_000
    assert sum(lead(own, seed) for seed in range(3) for own in (0, 1)) > 0


def test_a_file_is_a_guest_like_any_other() -> None:
    bot = invite(str(SHIPPED), {}, 1.0)
    assert isinstance(bot, NetBot) and bot.name == short_name(str(SHIPPED)) == "net"
    assert is_guest(str(SHIPPED)) and digest(str(SHIPPED))
    with pytest.raises(UnknownBot, match="no file 'none.npz'"):
        invite("none.npz", {}, 1.0)


def test_what_is_saved_is_read_again_for_the_same_game_alone(tmp_path: Path) -> None:
    rng = np.random.default_rng(1)
    width, moves = len(GAME.feature_names()), len(GAME.words.text)
    layers = [
        (rng.random((width, 4), np.float32), np.ones(4, np.float32)),
        (rng.random((4, moves), np.float32), np.zeros(moves, np.float32)),
    ]
    save(tmp_path / "tiny.npz", GAME, Net(np.ones(width, np.float32), layers))
    numbers = rng.integers(-1, 2, width).astype(np.int8)
    hidden = np.maximum(numbers @ layers[0][0] + layers[0][1], 0.0)
    found = load(tmp_path / "tiny.npz", GAME).weights(numbers)
    assert np.allclose(found, hidden @ layers[1][0] + layers[1][1], rtol=1e-2, atol=1e-2)
    with pytest.raises(BadNet, match="was made for treasure_hunter as it was then, and not for Tobago"):
        load(tmp_path / "tiny.npz", find_game("tobago"))
    (tmp_path / "no.npz").write_bytes(b"nothing")
    with pytest.raises(BadNet, match="no.npz is no network of ours"):
        load(tmp_path / "no.npz", GAME)
