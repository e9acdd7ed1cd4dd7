"""OpenSpiel through Python, as its users call it: games in C++ and in Python, search in C++ and in Python."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from benchmarks.beside.gauge import one, tell

GAMES = ("hearts", "euchre", "spades", "oh_hell", "cribbage", "hanabi", "gin_rummy")
PYTHON_GAMES = ("python_block_dominoes", "python_team_dominoes")
SEARCHED = ("euchre", "oh_hell")
SIMULATIONS = 100

pyspiel: Any = import_module("pyspiel")
numpy: Any = import_module("numpy")


def play(game: Any, rng: Random) -> int:
    """One game at random; how many decisions were made, those of chance included."""
    state, made = game.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(any_move(state, rng))
        made += 1
    return made


def any_move(state: Any, rng: Random) -> int:
    if state.is_chance_node():
        moves, weights = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(moves, weights)[0])
    moves = state.legal_actions()
    return int(moves[int(rng.random() * len(moves))])


def some_way_on(game: Any) -> Any:
    """The same position each time: chance has dealt, three moves were made, and somebody has a choice; a search with
    none would return at once."""
    rng = Random(1)
    state, asked = game.new_initial_state(), 0
    while asked < 3 or state.is_chance_node() or len(state.legal_actions()) < 2:
        asked += not state.is_chance_node()
        state.apply_action(any_move(state, rng))
    return state


def clone(state: Any) -> int:
    for _ in range(100):
        state.clone()
    return 100


def left(state: Any, rng: Random) -> float:
    """How many decisions a game at random has left from here, on average."""
    total = 0
    for _ in range(200):
        copy = state.clone()
        while not copy.is_terminal():
            copy.apply_action(any_move(copy, rng))
            total += 1
    return total / 200


def steps(game: Any, rng: Random) -> int:
    """One game as a learner meets it: with the tensor of what the player sees and the mask of what is legal."""
    state, made = game.new_initial_state(), 0
    while not state.is_terminal():
        if not state.is_chance_node():
            state.observation_tensor()
            state.legal_actions_mask()
            made += 1
        state.apply_action(any_move(state, rng))
    return made


def search(bot: Any, state: Any) -> int:
    bot.step(state)
    return SIMULATIONS


def main() -> None:
    rng = Random(1)
    import_module("open_spiel.python.games")
    for name in (*GAMES, *PYTHON_GAMES):
        game = pyspiel.load_game(name)
        tell(name, "decisions", partial(play, game, rng))
        tell(name, "games", one(partial(play, game, rng)))
        tell(name, "clones", partial(clone, some_way_on(game)))
        if game.get_type().provides_observation_tensor:
            tell(name, "steps", partial(steps, game, rng))
    searches: Any = import_module("open_spiel.python.algorithms.ismcts")
    mcts: Any = import_module("open_spiel.python.algorithms.mcts")
    for name in SEARCHED:
        game = pyspiel.load_game(name)
        state = some_way_on(game)
        length = left(state, rng)
        quick = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, SIMULATIONS)
        slow = searches.ISMCTSBot(
            game=game,
            random_state=numpy.random.RandomState(1),
            evaluator=mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1)),
            uct_c=1.4,
            max_simulations=SIMULATIONS,
        )
        for kind, bot in (("C++", quick), ("Python", slow)):
            tell(f"{name}, ISMCTS in {kind}", "simulations", partial(search, bot, state))
            tell(f"{name}, ISMCTS in {kind}", "searched", partial(search, bot, state), length)


if __name__ == "__main__":
    main()
