"""Every game as an environment: the checks of those who made the interfaces, and what they do not look at."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.utils.conversions import parallel_to_aec

from doubloon import envs
from doubloon.core import find_game, game_ids
from doubloon.envs import AtOnceEnv, SoloEnv, TurnsEnv, environments
from doubloon.envs.table import BOUND, Observation, Table

GAMES = game_ids()


def any_legal(seen: Observation, rng: Random) -> int:
    """Any move that the mask allows; the first where it allows none."""
    legal = np.flatnonzero(seen["action_mask"])
    return int(rng.choice(legal)) if len(legal) else 0


def played(env: TurnsEnv, seed: int) -> list[tuple[str, int]]:
    """Who did what in a whole game by luck, with its own luck from the same seed."""
    env.reset(seed=seed)
    rng, made = Random(seed), []
    while env.table.asked():
        agent = env.agent_selection
        move = any_legal(env.observe(agent), rng)
        made.append((agent, move))
        env.step(move)
    return made


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.filterwarnings("ignore:Observation")  # that of a game with a mask is a dictionary, as in its own classics
def test_pettingzoo_finds_nothing_wrong(id: str) -> None:
    make = environments(id)
    api_test(make.env(), num_cycles=300)
    seed_test(make.env, num_cycles=60)
    parallel_api_test(make.parallel_env(), num_cycles=60)
    parallel_seed_test(make.parallel_env, num_cycles=20)
    render_test(make.env, {"svg": lambda drawn: drawn.startswith("<svg")})


@pytest.mark.parametrize("id", GAMES)
def test_gymnasium_finds_nothing_wrong(id: str) -> None:
    version = find_game(id).rules_version
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*render.*")  # it knows of no text and no SVG
        env = gymnasium.make(f"doubloon/{id}-v{version}", render_mode="ansi")
        check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("most", [False, True], ids=["fewest seats", "most seats"])
def test_a_whole_game_in_turn_ends_as_the_rules_say(id: str, most: bool) -> None:
    game = find_game(id)
    env = TurnsEnv(game, game.max_seats if most else None)
    played(env, 3)
    assert all(env.terminations.values()) and not any(env.truncations.values())
    places = game.ranking(env.table.state)
    rewards = [env.rewards[agent] for agent in env.possible_agents]
    assert sum(rewards) == pytest.approx(0.0)
    assert [place == 1 for place in places] == [reward == max(rewards) for reward in rewards]
    for _ in env.possible_agents:
        assert env.last()[2]
        env.step(None)
    assert env.agents == []


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_gives_the_same_game(id: str) -> None:
    env = TurnsEnv(id)
    assert played(env, 5) == played(env, 5) == played(TurnsEnv(id), 5)
    assert played(env, 5) != played(env, 6)


@pytest.mark.parametrize("id", GAMES)
def test_nothing_that_a_seat_does_not_know_is_in_its_numbers(id: str) -> None:
    """Whatever world the seat thinks possible gives the same numbers, and none is out of bounds."""
    for seed in range(4):
        rng = Random(seed)
        table = Table(id, None if seed else find_game(id).max_seats, None)
        table.deal(seed)
        while asked := table.asked():
            for seat in range(table.seats):
                if rng.random() < 0.1:
                    numbers = table.game.features(table.state, seat)
                    world = table.game.determinize(table.state, seat, rng)
                    assert numbers == table.game.features(world, seat)
                    assert max(map(abs, numbers)) <= BOUND
            table.play(asked[0], any_legal(table.observe(asked[0]), rng))


@pytest.mark.parametrize("id", GAMES)
def test_everybody_who_is_asked_chooses_at_once(id: str) -> None:
    env, rng = AtOnceEnv(id, find_game(id).max_seats), Random(2)
    seen, _ = env.reset(seed=2)
    most = 0
    while env.agents:
        most = max(most, sum(bool(mask["action_mask"].any()) for mask in seen.values()))
        seen, rewards, over, cut_off, _ = env.step({agent: any_legal(seen[agent], rng) for agent in env.agents})
    assert all(over.values()) and not any(cut_off.values())
    assert sum(rewards.values()) == pytest.approx(0.0)
    assert most >= 1


@pytest.mark.parametrize("id", GAMES)
def test_what_is_not_allowed_breaks_nothing_and_loses(id: str) -> None:
    env = TurnsEnv(id)
    for bad in (-1, 10**9, None):
        env.reset(seed=1)
        agent = env.agent_selection
        if bad is None:
            bad = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
        env.step(bad)
        assert env.rewards == {each: -1.0 if each == agent else 0.0 for each in env.possible_agents}
        assert all(env.terminations.values()) and env.infos[agent] == {"illegal": True}
    solo = SoloEnv(id)
    seen, _ = solo.reset(seed=1)
    *_, reward, over, _, told = solo.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, told) == (-1.0, True, {"illegal": True})
    with pytest.raises(RuntimeError, match="reset"):
        solo.step(0)


def test_what_is_not_allowed_may_be_forgiven() -> None:
    env = TurnsEnv(GAMES[0], illegal="replace")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(-1)
    assert env.infos[agent] == {"illegal": True} and not any(env.terminations.values())
    with pytest.raises(ValueError, match="illegal is one of lose, replace, not 'crash'"):
        TurnsEnv(GAMES[0], illegal="crash")


def test_a_game_is_cut_off_where_somebody_wishes() -> None:
    max_cycles_test(Cut)
    env = TurnsEnv(GAMES[0], max_cycles=3)
    env.reset(seed=1)
    for _ in range(3):
        env.step(any_legal(env.observe(env.agent_selection), Random(1)))
    assert all(env.truncations.values()) and not any(env.terminations.values())


def test_whoever_looks_on_sees_every_position(capsys: pytest.CaptureFixture[str]) -> None:
    turns = TurnsEnv("salvage", max_cycles=2, render_mode="human")
    at_once = AtOnceEnv("salvage", max_cycles=2, render_mode="human", illegal="replace")
    solo = SoloEnv("salvage", max_cycles=2, render_mode="human", illegal="replace")
    env: Any
    for env in (turns, at_once, solo):
        env.reset(seed=1)
        shown = [capsys.readouterr().out]
        for _ in range(2):
            if isinstance(env, AtOnceEnv):
                env.step(dict.fromkeys(env.agents, 0))
            else:
                env.step(any_legal(turns.observe(turns.agent_selection), Random(1)))
            shown.append(capsys.readouterr().out)
        assert all("seat 0" in each for each in shown)
        assert len(set(shown)) > 1
    with pytest.raises(ValueError, match="max_cycles is 1 at least, not 0"):
        TurnsEnv("salvage", max_cycles=0)


class Cut:
    """What PettingZoo takes for the module of a game: it plays wildly, and its own AEC is made of the parallel one."""

    @staticmethod
    def parallel_env(max_cycles: int) -> AtOnceEnv:
        return AtOnceEnv(GAMES[0], max_cycles=max_cycles, illegal="replace")

    @staticmethod
    def env(max_cycles: int) -> Any:
        return parallel_to_aec(Cut.parallel_env(max_cycles))


@pytest.mark.parametrize("id", GAMES)
def test_environments_are_named_after_game_and_rules(id: str) -> None:
    version = find_game(id).rules_version
    assert getattr(envs, f"{id}_v{version}").env().metadata["name"] == f"{id}_v{version}"
    with pytest.raises(AttributeError, match=f"import {id}_v{version}"):
        getattr(envs, f"{id}_v{version + 1}")
    with pytest.raises(AttributeError, match="no_such_game"):
        envs.no_such_game_v1  # noqa: B018 - that it is refused is the point


def test_a_learner_sits_among_bots_of_its_choice() -> None:
    for seat in range(3):
        env, rng = SoloEnv(GAMES[0], ("greedy", "random"), seat=seat), Random(4)
        seen: Any = env.reset(seed=4)[0]
        over = False
        while not over:
            assert seen["action_mask"].any()
            seen, _, over, _, _ = env.step(any_legal(seen, rng))
    with pytest.raises(ValueError, match="0 to 2, not 3"):
        SoloEnv(GAMES[0], ("greedy", "random"), seat=3)
    with pytest.raises(ValueError, match="render_mode is one of human, ansi, svg or None, not 'rgb'"):
        SoloEnv(GAMES[0], render_mode="rgb")
