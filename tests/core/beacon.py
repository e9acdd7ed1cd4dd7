"""Beacon: a tiny game that meets every case of a match, also those that no good game has.

Climbers take turns: a turn is any number of steps up (open to all) and then a rest, after which the wind is drawn.
``signal`` lets all choose a light in secret, ``finish`` ends the game without any draw, and three moves are faulty on
purpose: ``stumble`` fails in the middle of a move, ``whistle`` in the middle of the draws that follow it, and ``crow``
when the finished game is counted.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

from doubloon.core import Bag, Chance, Game, Move, Options, Over, Phase, Settings, State, Vocabulary, switch

WORDS: Final = Vocabulary()
UP, REST, SIGNAL, FINISH, PEER, STUMBLE, WHISTLE, CROW = (
    WORDS.move(text) for text in ("up", "rest", "signal", "finish", "peer", "stumble", "whistle", "crow")
)
RED, BLUE = WORDS.family("light", ["red", "blue"])
BREEZE, GALE = WORDS.family("wind", ["breeze", "gale"])
CLIMBED: Final = WORDS.event("climbed", "height")
BLEW: Final = WORDS.event("blew", "force", reveals=True)
LIT: Final = WORDS.event("lit", "light", secret=["light"])
SHONE: Final = WORDS.event("shone", "light", reveals=True)
PEERED: Final = WORDS.event("peered", "height", secret=["height"])

DARK: Final = -1


class Hill(State):
    """How high everybody is, whose turn it is, which lights are chosen, and the winds that are left."""

    __slots__ = ("_memory", "failing", "height", "light", "rounds", "turn", "winds")

    height: list[int]
    turn: int
    light: list[int]
    winds: Bag
    failing: bool
    rounds: tuple[int, ...]
    _memory: int

    def clone(self) -> Hill:
        new = Hill()
        new.seats, new.phase, new.told = self.seats, self.phase, None
        new.height, new.turn, new.light = self.height[:], self.turn, self.light[:]
        new.winds, new.failing, new.rounds = self.winds.clone(), self.failing, self.rounds
        new._memory = self._memory
        return new

    def forget(self) -> None:
        self._memory = 0


class Climb(Phase[Hill]):
    """The seat whose turn it is climbs, rests, or does something else."""

    section = "1"

    def actors(self, state: Hill, /) -> list[int]:
        return [state.turn]

    def moves(self, state: Hill, seat: int, /) -> list[Move]:
        return [UP, REST, SIGNAL, FINISH, PEER, STUMBLE, WHISTLE, CROW]

    def play(self, state: Hill, seat: int, move: Move, /) -> None:
        if move in (UP, STUMBLE):
            state.height[seat] += 1
            state.tell(CLIMBED, seat, state.height[seat])
        if move == STUMBLE:
            state.winds.take(0)
            raise RuntimeError("the climber stumbles")
        if move == PEER:
            state.tell(PEERED, seat, max(state.height))
        if move in (REST, WHISTLE):
            state.failing = move == WHISTLE
            state.phase = BLOW
        if move == SIGNAL:
            state.phase = LIGHT
        if move in (FINISH, CROW):
            state.failing = move == CROW
            state.phase = DONE


class Blow(Chance[Hill]):
    """The wind is drawn twice: first a breeze or gale for this climber, then for the next."""

    def outcomes(self, state: Hill, /) -> list[tuple[Move, int]]:
        return state.winds.outcomes([BREEZE, GALE])

    def stream(self, state: Hill, /) -> str:
        return f"wind of seat {state.turn}"

    def play(self, state: Hill, seat: int, move: Move, /) -> None:
        state.winds.take(move - BREEZE)
        state.tell(BLEW, seat, move - BREEZE)
        state.rounds = (*state.rounds, move - BREEZE)
        if len(state.rounds) % 2 == 0:
            if state.failing:
                raise RuntimeError("the storm breaks the mast")
            state.turn = (state.turn + 1) % state.seats
            state.phase = CLIMB if state.winds.total >= 2 else DONE


class Light(Phase[Hill]):
    """All choose a light in secret; the last one shows them all, and the climber goes on."""

    section = "2"

    def actors(self, state: Hill, /) -> list[int]:
        return [seat for seat in range(state.seats) if state.light[seat] == DARK]

    def moves(self, state: Hill, seat: int, /) -> list[Move]:
        return [RED, BLUE]

    def play(self, state: Hill, seat: int, move: Move, /) -> None:
        state.light[seat] = move - RED
        state.tell(LIT, seat, move - RED)
        if DARK not in state.light:
            for other in range(state.seats):
                state.tell(SHONE, other, state.light[other])
            state.light = [DARK] * state.seats
            state.phase = CLIMB


class Done(Over[Hill]):
    """The game is over."""

    section = "3"


CLIMB: Final = Climb()
BLOW: Final = Blow()
LIGHT: Final = Light()
DONE: Final = Done()


class Beacon(Game[Hill]):
    """The highest climber wins."""

    id = "beacon"
    title = "Beacon"
    min_seats = 1
    max_seats = 3
    words = WORDS
    options = Options(switch("calm"))
    phases = [CLIMB, BLOW, LIGHT, DONE]
    state_type = Hill
    folder = Path(__file__).parent / "no such folder"
    longest = 60

    def setup(self, seats: int, options: Settings) -> Hill:
        hill = Hill()
        hill.phase = CLIMB
        hill.height, hill.turn, hill.light = [0] * seats, 0, [DARK] * seats
        hill.winds, hill.failing, hill.rounds = Bag.of([12, 0 if options.flag("calm") else 8]), False, ()
        hill._memory = 0
        return hill

    def scores(self, state: Hill) -> list[int]:
        if state.phase == DONE and state.failing:
            raise RuntimeError("nobody can count")
        return state.height

    def view(self, state: Hill, seat: int | None) -> Mapping[str, Any]:
        light = None if seat is None else state.light[seat]
        return {"height": state.height[:], "turn": state.turn, "light": light}

    def determinize(self, state: Hill, seat: int, rng: Random) -> Hill:
        world = state.clone()
        for other in range(state.seats):
            if other != seat and state.light[other] != DARK:
                world.light[other] = rng.randrange(2)
        return world

    def census(self, state: Hill) -> Mapping[str, int]:
        return {"winds": state.winds.total + len(state.rounds)}


BEACON: Final = Beacon()
