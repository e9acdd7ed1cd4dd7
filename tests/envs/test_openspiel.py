"""Every game for OpenSpiel: its own checks, and what information states promise."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from benchmarks.open_spiel_games import RandomPlay, as_open_spiel
from doubloon.core import CHANCE, BadOption, BadSeats, find_game, game_ids
from doubloon.envs import TurnsEnv
from doubloon.envs.openspiel import OpenSpielState, short_name
from doubloon.envs.recall import Moment

GAMES = game_ids()
SHORT: dict[str, dict[str, Any]] = {"allwatyawant": {"round_limit": 50}}
"""Options for games that go on for long."""
LONG = {"tobago"}
"""By luck alone it takes a thousand moves and more, and OpenSpiel looks at all that anybody knows at each of them."""


def loaded(id: str, **parameters: Any) -> Any:
    """A game as OpenSpiel knows it."""
    return pyspiel.load_game(short_name(find_game(id)), {**SHORT.get(id, {}), **parameters})


def by_luck(state: Any, rng: Random) -> int:
    """Any move that can be made, or drawn."""
    return int(rng.choice(state.legal_actions()))


def sensibly(state: OpenSpielState, rng: Random) -> int:
    """What the game suggests, so that a game is short."""
    moment = state.moment
    seat = moment.actors[0]
    return by_luck(state, rng) if seat == CHANCE else moment.game.suggest(moment.position.clone(), seat, rng)


@pytest.mark.parametrize("id", [pytest.param(id, marks=[pytest.mark.slow] if id in LONG else []) for id in GAMES])
def test_openspiel_finds_nothing_wrong(id: str) -> None:
    pyspiel.random_sim_test(loaded(id), num_sims=1, serialize=True, verbose=False)


def test_openspiel_finds_nothing_wrong_at_a_full_table() -> None:
    pyspiel.random_sim_test(loaded("salvage", players=5), num_sims=3, serialize=True, verbose=False)


def test_openspiel_prints_playthroughs_of_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # it loads every game that OpenSpiel has in Python

    texts = [generate_playthrough.playthrough(str(loaded("salvage")), None, seed=seed) for seed in (1, 1, 2)]
    assert texts[0] == texts[1] != texts[2]
    # it rounds thousands of numbers at each move of larger games, which takes ten times as long as all the rest
    monkeypatch.setattr(generate_playthrough, "_format_tensor", lambda tensor, name: [f"{name}: {tensor.shape}"])
    for id in GAMES:
        state, rng, moves = loaded(id).new_initial_state(), Random(1), []
        while not state.is_terminal():
            moves.append(sensibly(state, rng))
            state.apply_action(moves[-1])
        told = generate_playthrough.playthrough(str(state.get_game()), moves, seed=1)
        assert told.count("# State") == len(moves) + 1
        assert f"Returns() = [{', '.join(f'{each:.6g}' for each in state.returns())}]" in told


@pytest.mark.parametrize("id", GAMES)
def test_it_is_the_same_game_as_in_our_other_environments(id: str) -> None:
    """The same luck and the same moves: the same seats are asked the same, see the same and get the same."""
    env, state, rng = TurnsEnv(id), loaded(id).new_initial_state(), Random(5)
    env.reset(seed=5)
    luck = Random(5)
    while not state.is_terminal():
        if state.is_chance_node():
            position = state.moment.position
            chosen = position.phase.sample(position, luck)
            assert sum(odds for _, odds in state.chance_outcomes()) == pytest.approx(1.0)
            assert chosen in dict(state.chance_outcomes())
        else:
            seat = state.current_player()
            seen = env.observe(f"seat_{seat}")
            assert env.agent_selection == f"seat_{seat}"
            assert state.legal_actions_mask() == seen["action_mask"].tolist()
            assert state.observation_tensor() == seen["observation"].tolist() == state.information_state_tensor()
            chosen = sensibly(state, rng)
            env.step(chosen)
        state.apply_action(chosen)
    assert list(env.rewards.values()) == pytest.approx(state.returns())


@pytest.mark.parametrize("id", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_give_it_one_information_state(id: str) -> None:
    """In another world of the seat it knows the same, also after what it does next."""
    rng, tried = Random(2), 0
    state = loaded(id).new_initial_state()
    while not state.is_terminal():
        seat, chosen = state.current_player(), sensibly(state, rng)
        if seat >= 0 and rng.random() < 0.2:
            world = state.resample_from_infostate(seat, rng.random)
            for _ in range(2):
                assert world.information_state_string(seat) == state.information_state_string(seat)
                assert world.observation_string(seat) == state.observation_string(seat)
                assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
                state, world = state.clone(), world.clone()
                state.apply_action(chosen)
                world.apply_action(chosen)
                if state.current_player() != seat:
                    break
                chosen = sensibly(state, rng)
            tried += 1
        else:
            state.apply_action(chosen)
    assert tried > 3


@pytest.mark.parametrize(("id", "phase"), [("salvage", "Choose"), ("treasure_hunter", "Assemble")])
def test_a_secret_choice_changes_nothing_for_others_until_all_have_made_theirs(id: str, phase: str) -> None:
    rng, tried = Random(3), 0
    state = loaded(id, players=3).new_initial_state()
    while not state.is_terminal():
        asked = state.moment.actors
        if state.moment.position.phase.name == phase and len(asked) > 1 and len(state.legal_actions()) > 1:
            one, other = (state.child(move) for move in state.legal_actions()[:2])
            for seat in asked[1:]:
                assert one.information_state_string(seat) == other.information_state_string(seat)
            assert one.information_state_string(asked[0]) != other.information_state_string(asked[0])
            tried += 1
        state.apply_action(by_luck(state, rng))
    assert tried > 3


def test_nobody_imagines_what_others_remember() -> None:
    """In a world that a seat thinks possible, others know what everybody knows: their memories would give them away."""
    state, rng = loaded("salvage").new_initial_state(), Random(9)
    for _ in range(20):
        state.apply_action(by_luck(state, rng))
    there = state.resample_from_infostate(0, rng.random).moment
    assert there.past(0) == state.moment.past(0)
    assert there.past(1) == there.past(None) == state.moment.past(None) != state.moment.past(1)


@pytest.mark.parametrize("id", GAMES)
def test_nothing_is_forgotten(id: str) -> None:
    """What a seat has known before is the beginning of what it knows now, its own moves are there, and so is a trail of
    all that it has seen."""
    rng, state = Random(4), loaded(id).new_initial_state()
    done: dict[int, list[str]] = {0: [], 1: []}
    before: dict[int, list[str]] = {0: [], 1: []}
    seen: dict[str, list[str]] = {}
    while not state.is_terminal():
        chosen, seat = sensibly(state, rng), state.current_player()
        if seat in done:
            done[seat].append(state.action_to_string(chosen))
        state.apply_action(chosen)
        for each in done if rng.random() < 0.3 else ():
            *lines, trail, now = state.information_state_string(each).split("\n")
            assert lines[: len(before[each])] == before[each]
            assert [line["did"] for line in map(json.loads, lines) if "did" in line] == done[each]
            assert now == state.observation_string(each)
            views = seen.setdefault(f"{each} {trail}", [])
            if now not in views:
                views.append(now)
            before[each] = lines
    assert all(len(views) == 1 for views in seen.values())


def test_a_view_that_has_passed_makes_a_difference() -> None:
    """Two ways to the same present with the same news, but not with the same sights, are two information states."""
    moment = loaded("salvage").new_initial_state().moment
    moved = moment.play(moment.position.outcomes()[0][0])
    other = Moment(moment.game, moved.position, moment.play(moment.position.outcomes()[1][0]), moved.move)
    straight = Moment(moment.game, moved.position, moment, moved.move)
    assert other.seen(0) == straight.seen(0)
    assert other.past(0).trail != straight.past(0).trail


@pytest.mark.parametrize("id", GAMES)
def test_a_state_that_was_saved_goes_on(id: str) -> None:
    game, rng = loaded(id), Random(6)
    state = game.new_initial_state()
    for _ in range(20):
        state.apply_action(sensibly(state, rng))
    world = state.resample_from_infostate(0, rng.random)
    for each in (state, world):
        if each is state:
            _, saved = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, each))
            assert saved.history() == each.history()
        else:
            saved = OpenSpielState(game, pickle.loads(pickle.dumps(each.moment)))
        for seat in range(2):
            assert saved.information_state_string(seat) == each.information_state_string(seat)
        chosen = sensibly(each, rng)
        saved.apply_action(chosen)
        each.apply_action(chosen)
        assert str(saved) == str(each)


def test_seats_and_options_are_parameters() -> None:
    game = loaded("salvage", players=4, nights=3, hungry_eels=True)
    view = json.loads(game.new_initial_state().observation_string(0))["view"]
    usual = json.loads(loaded("salvage").new_initial_state().observation_string(0))["view"]
    assert (game.num_players(), view["nights"], len(view["divers"])) == (4, 3, 4)
    assert view["eel_bite"] > usual["eel_bite"]
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()
    with pytest.raises(BadSeats, match="played by 2 to 5, not by 9"):
        loaded("salvage", players=9)
    with pytest.raises(BadOption, match="'nights' takes"):
        loaded("salvage", nights=99)
    with pytest.raises(pyspiel.SpielError, match="moons"):
        loaded("salvage", moons=1)


def test_what_is_not_allowed_is_refused_and_changes_nothing() -> None:
    state = loaded("salvage").new_initial_state()
    for bad, named in ((0, "'"), (-2, "action -2"), (10**6, "action 1000000")):
        with pytest.raises(ValueError, match=f"{named}.* cannot be done now: Moonlight Salvage: DrawRope"):
            state.clone().apply_action(bad)
    rng = Random(8)
    while not state.is_terminal():
        state.apply_action(by_luck(state, rng))
    with pytest.raises(ValueError, match="cannot be done now"):
        state.apply_action(0)


def test_what_can_be_observed_is_public_or_of_one_player() -> None:
    state = loaded("salvage").new_initial_state()
    while not state.legal_actions(0) or state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    game = state.get_game()
    none, all_of = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.ALL_PLAYERS
    public = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True, private_info=none))
    private = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, public_info=False))
    assert "hand" not in json.loads(public.string_from(state, 0).split("\n")[-1])["view"]
    assert '"rope"' not in public.string_from(state, 0)
    assert set(json.loads(private.string_from(state, 0))["view"]) == {"hand", "choice"}
    assert public.tensor is None and private.tensor is None
    with pytest.raises(ValueError, match="ask for one player, or for none"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=all_of))
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": 1})


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("by_observation", [False, True], ids=["information state", "observation"])
def test_openspiels_own_search_plays_it(id: str, by_observation: bool) -> None:
    state, rng = loaded(id).new_initial_state(), Random(7)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(by_luck(state, rng))
    if by_observation:
        state = as_open_spiel(state.moment.game, state.moment.position)
    bot = ISMCTSBot(state.get_game(), RandomPlay(rng), 1.4, 8, use_observation_string=by_observation)
    assert bot.step(state) in state.legal_actions()
