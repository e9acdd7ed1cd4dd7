"""A bot cannot peek: what it is given is a world of its own that agrees with what its seat knows, and no more."""

from random import Random
from typing import Any, ClassVar

import pytest

from doubloon.bots import Bot, ask
from doubloon.core import CHANCE, Game, Move, State, dump, find_game, fingerprint, playout, random_move

SALVAGE = find_game("salvage")


class Spy(Bot):
    """Notes every world that it is given."""

    name: ClassVar[str] = "spy"

    def __init__(self) -> None:
        self.worlds: list[Any] = []

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        self.worlds.append(world)
        moves: list[Move] = world.legal_moves(seat)
        return moves[-1]


class Vandal(Bot):
    """Plays the world that it is given to the end and then spoils what is left of it."""

    name: ClassVar[str] = "vandal"

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        moves: list[Move] = world.legal_moves(seat)
        playout(world, rng, game.longest)
        world.hands[:] = [(0,)] * world.seats
        world.taken[:] = [(0, 0, 0)] * world.seats
        world.chests.places.clear()
        world.ropes.counts[:] = [0] * len(world.ropes.counts)
        return moves[0]


def somebody_chooses(seats: int, seed: str) -> Any:
    """A position in which seat 0 still has its secret choice to make and everybody else has made it."""
    rng = Random(seed)
    state = SALVAGE.start(seats)
    while state.phase.name != "Choose" or state.night < 2:
        seat = state.actors()[0]
        state.apply(seat, random_move(state, seat, rng))
    for seat in state.actors()[1:]:
        state.apply(seat, random_move(state, seat, rng))
    return state


def test_the_hidden_parts_of_the_world_vary_while_the_state_stays_as_it_is() -> None:
    state = somebody_chooses(3, "spy")
    before = fingerprint(state)
    spy = Spy()
    for number in range(60):
        ask(spy, SALVAGE, state, 0, Random(number))
    assert fingerprint(state) == before
    assert len({world.hands[1] for world in spy.worlds}) > 5
    assert len({world.choice[2] for world in spy.worlds}) > 2
    assert sum(world.hands[1] == state.hands[1] and world.choice == state.choice for world in spy.worlds) < 20
    for world in spy.worlds:
        assert SALVAGE.view(world, 0) == SALVAGE.view(state, 0)
        assert world.hands[0] == state.hands[0]


@pytest.mark.parametrize("seats", [2, 5])
def test_a_bot_that_spoils_its_world_spoils_nothing_else(seats: int) -> None:
    state = somebody_chooses(seats, "vandal")
    before = dump(state)
    move = ask(Vandal(), SALVAGE, state, 0, Random(1))
    assert dump(state) == before
    assert move in state.legal_moves(0)


def test_a_forced_move_is_made_without_asking() -> None:
    state = somebody_chooses(2, "forced")
    state.hands[0] = (state.hands[0][0],) * len(state.hands[0])
    spy = Spy()
    assert [ask(spy, SALVAGE, state, 0, Random(1))] == state.legal_moves(0)
    assert spy.worlds == []


def test_no_world_is_the_state_itself() -> None:
    spy = Spy()
    rng = Random("whole game")
    state: State = SALVAGE.start(4)
    while actors := state.actors():
        seat = actors[0]
        move = random_move(state, seat, rng) if seat == CHANCE else ask(spy, SALVAGE, state, seat, rng)
        assert all(world is not state for world in spy.worlds)
        state.apply(seat, move)
    assert len(spy.worlds) > 20
