"""The net that we ship plays with NumPy alone, better than what the game suggests; what is no net is refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from doubloon.arena.guests import digest, invite, is_guest, short_name
from doubloon.bots import UnknownBot, ask, find_bot
from doubloon.bots.lookahead import Impression, Plan, decide
from doubloon.core import CHANCE, DoubloonError, find_game
from doubloon.nets import BadNet, Net, NetBot, NetSearch, load, save
from tests.nets.thoughts import thoughts

ROOT = Path(__file__).parents[2]
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
    with pytest.raises(BadNet, match="no.npz is not a network of ours"):
        load(tmp_path / "no.npz", GAME)


def test_a_net_says_the_same_in_whatever_order_it_adds_up() -> None:
    net, rng = load(SHIPPED, GAME), np.random.default_rng(2)
    numbers = np.array(GAME.features(GAME.start(3), 0), np.int8) + rng.integers(0, 9, len(net.scale)).astype(np.int8)
    order = rng.permutation(len(net.scale))
    (matrix, bias), *others = net.layers
    shuffled = Net(net.scale[order], [(matrix[order], bias), *others])
    assert (net.weights(numbers) == shuffled.weights(numbers[order])).all()


def test_a_level_thinks_about_what_a_net_likes_and_says_so_in_its_name() -> None:
    named = f"crow+{SHIPPED}"
    ours, own = invite("crow+net", {}, 1.0), invite(named, {}, 1.0)
    assert isinstance(ours, NetSearch) and ours.name == own.name == short_name("crow+net") == short_name(named)
    assert ours.name == "crow+net" and not is_guest("crow+net")
    assert digest("crow+net") and not digest("crow"), "which network it was belongs to what it is"
    state, luck = GAME.start(2), Random(3)
    while state.actors()[0] == CHANCE:
        state.apply(CHANCE, state.phase.sample(state, luck))
    seat = state.actors()[0]
    assert len({ask(bot, GAME, state, seat, Random(4)) for bot in (ours, own, ours)}) == 1
    with pytest.raises(UnknownBot, match="no file 'none.npz'"):
        invite("crow+none.npz", {}, 1.0)
    with pytest.raises(UnknownBot, match="no bot 'nobody'"):
        invite("nobody+net", {}, 1.0)
    with pytest.raises(DoubloonError, match="'greedy' is not one of the six levels"):
        invite("greedy+net", {}, 1.0)
    with pytest.raises(DoubloonError, match="level 1 of Treasure Hunter does not think ahead"):
        ask(invite("pip+net", {}, 1.0), GAME, state, seat, Random(4))
    tobago = find_game("tobago")
    with pytest.raises(BadNet, match="No network comes with Tobago"):
        invite("agatha+net", {}, 1.0).choose(tobago, tobago.start(2), 0, Random(1))


def test_the_same_luck_and_the_same_net_give_the_same_thoughts_on_every_build() -> None:
    again = subprocess.run(
        [sys.executable, "-m", "tests.nets.thoughts"],
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "OPENBLAS_NUM_THREADS": "2"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert again.stdout.split("\n")[:-1] == thoughts()


def test_another_impression_chooses_what_is_tried() -> None:
    state, luck = GAME.start(2), Random(5)
    while state.actors()[0] == CHANCE:
        state.apply(CHANCE, state.phase.sample(state, luck))
    seat = state.actors()[0]
    moves = state.legal_moves(seat)
    for liked in range(len(moves)):
        weights = [40.0 * (place == liked) for place in range(len(moves))]
        tried = decide(GAME, state, seat, Random(1), Plan(1, 4, 4, 0.3, 3.0), 0.0, Impression(weights, 1.0, 1.0))
        assert [candidate.move for candidate in tried] == [moves[liked]]
