"""How much of a game is luck: races in which nobody is met, and games of somebody who knows what lies under every coin.

    PYTHONPATH=build/fast:. python -m tests.games.allwatyawant.benchmark_alone [--games 300] [--searched 60]
        [--trials 520] [--meet 200] [--searched-meet 40] [--who greedy expert search seer seer-search]

In a race the other pirate sits in the raft bay and pauses for ever. Raced are `greedy`, what the game knows without
trials (`expert`), the sixth level's search, and the last two by a seer, who has looked under all pieces of eight before
the first turn. The searches want the emerald soon, since there is nobody to be ahead of. Every race is set against
races of `greedy` on other deals, both digging with dice of their own: so often would it win if pirates did not meet.
To compare, so often wins `greedy` if it is some rounds sooner, or has more cards. With `--meet` the same pirates play
whole games against `greedy` at two seats, each deal from both.

Races and games are kept in build/alone, so it goes on where it stopped. Throw that folder away after a change.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, median, stdev
from typing import Any, Final, NamedTuple

from benchmarks.cheater import OpenTable
from doubloon.bots import ask, find_bot
from doubloon.bots.levels import plan_of
from doubloon.bots.lookahead import Fortune, decide
from doubloon.core import CHANCE, Level, Move, find_game
from doubloon.games.allwatyawant.box import DOUBLETTE, DOUBLOONS, LUCKY
from doubloon.games.allwatyawant.island import BAY, FINISH, OFF, is_afloat
from doubloon.games.allwatyawant.race import BY_DICE, cards_to_dig
from doubloon.games.allwatyawant.rounds_left import rounds_left
from doubloon.games.allwatyawant.state import Voyage

GAME: Final = find_game("allwatyawant")
KEPT: Final = Path(__file__).parents[3] / "build" / "alone"
RACER, SLEEPER = 0, 1
FOR_EVER: Final = 100_000
PAIRS: Final = 20_000
SIDES: Final = 6
WHO: Final = ("greedy", "expert", "search", "seer", "seer-search")


class Race(NamedTuple):
    """How somebody came to the treasure island: in which round afloat, in which there, with what in the hand."""

    afloat: int
    there: int
    cards: int
    doublettes: int


class Pirate:
    """One of those who race."""

    def __init__(self, name: str, trials: int, is_alone: bool) -> None:
        self.name: Final = name
        self.sees_coins: Final = name.startswith("seer")
        self.trials: Final = trials if name.endswith("search") else 0
        self.game: Final = Alone(GAME) if is_alone else GAME

    def choose(self, state: Voyage, seat: int, rng: Random) -> Move:
        moves = state.legal_moves(seat)
        if len(moves) == 1:
            return moves[0]
        if self.name == "greedy":
            return ask(find_bot("greedy"), GAME, state, seat, rng)
        world = GAME.determinize(state, seat, rng)
        if not self.trials:
            return GAME.play_on(world, seat, rng)
        usual = GAME.levels[-1]
        plan = plan_of(Level(candidates=usual.candidates, trials=self.trials, depth=usual.depth))
        return decide(self.game, world, seat, rng, plan)[0].move


class Alone(OpenTable):
    """The game of somebody whom nobody meets: all that counts is how soon the emerald is found."""

    def determinize(self, state: Any, seat: int, rng: Random) -> Any:
        return self.game.determinize(state, seat, rng)

    def evaluate(self, state: Any, seat: int) -> float:
        if state.winner == seat:
            return -float(state.round)
        waits = ((seat - state.turn) % state.seats) / state.seats
        rounds: float = state.round + waits + rounds_left(state, seat) + digging(cards_to_dig(state, seat))
        return -rounds


def digging(cards: float) -> float:
    """Rounds until the emerald turns up for somebody alone: it lies under any of the doubloons."""
    return fmean(min(each, cards) + max(each - cards, 0.0) / BY_DICE for each in range(1, DOUBLOONS + 1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--searched", type=int, default=60, help="So many races of those who think long.")
    parser.add_argument("--trials", type=int, default=520)
    parser.add_argument("--meet", type=int, default=0, help="So many deals against greedy, each from both seats.")
    parser.add_argument("--searched-meet", type=int, default=0, help="So many of those who think long.")
    parser.add_argument("--who", nargs="+", choices=WHO, default=WHO)
    asked = parser.parse_args()
    usual = races("greedy", asked.games, 0)
    for who in asked.who:
        long = who.endswith("search")
        found = races(who, asked.searched if long else asked.games, asked.trials)
        if len(found) > 1:
            print(f"{who}: {told(found)}; wins {wins(found, usual):.1%}", flush=True)
    for ahead in range(0, 17, 2):
        print(f"greedy, {ahead} rounds sooner: wins {wins([sooner(race, ahead) for race in usual], usual):.1%}")
    for more in range(1, 4):
        print(f"greedy, {more} cards more: wins {wins([richer(race, more) for race in usual], usual):.1%}")
    for who in asked.who:
        deals = asked.searched_meet if who.endswith("search") else asked.meet
        if deals and who != "greedy":
            shares = games(who, deals, asked.trials)
            half = 1.96 * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0
            print(f"{who} meets greedy: {fmean(shares):.1%} ± {half:.1%} of {2 * len(shares)}", flush=True)


def sooner(race: Race, rounds: int) -> Race:
    return race._replace(there=race.there - rounds)


def richer(race: Race, cards: int) -> Race:
    return race._replace(cards=race.cards + cards)


def told(found: list[Race]) -> str:
    """Means, how far they scatter, and the race in the middle: some never find everything, and sail in no round."""
    columns = {"afloat": 0, "there": 1, "cards": 2}
    parts = [(name, [race[place] for race in found]) for name, place in columns.items()]
    return f"{len(found)} races, " + ", ".join(
        f"{name} {fmean(all):.1f} (± {stdev(all):.1f}, half of them below {median(all):.0f})" for name, all in parts
    )


def kept(name: str, number: int, play: Callable[[int], Any]) -> list[Any]:
    """So many results; what is in the file is not played again."""
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{name}.jsonl"
    known: list[Any] = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    with file.open("a") as book:
        for deal in range(len(known), number):
            known.append(play(deal))
            print(json.dumps(known[-1]), file=book, flush=True)
    return known[:number]


def races(who: str, number: int, trials: int) -> list[Race]:
    pirate = Pirate(who, trials, is_alone=True)
    return [Race(*each) for each in kept(f"race-{who}-{pirate.trials}", number, lambda deal: raced(pirate, deal))]


def games(who: str, deals: int, trials: int) -> list[float]:
    """What of each deal is won against greedy, from both seats."""
    pirate = Pirate(who, trials, is_alone=False)
    return kept(
        f"game-{who}-{pirate.trials}", deals, lambda deal: fmean(played(pirate, seat, deal) for seat in range(2))
    )


def raced(pirate: Pirate, deal: int) -> Race:
    """One race, from the landing to the treasure island."""
    state, afloat = begun(pirate, RACER, deal), 0
    luck, rng = luck_of("race", deal), Random(f"{pirate.name} {deal}")
    others = Pirate("greedy", 0, is_alone=False)
    awake = True
    while state.pos[RACER] != FINISH and state.actors():
        if awake and OFF not in state.pos:
            fall_asleep(state)
            awake = False
        go_on(state, luck, rng, [pirate, others])
        if not afloat and is_afloat(state.pos[RACER]):
            afloat = state.round
    hand = state.hands[RACER]
    return Race(afloat or state.round, state.round, len(hand), hand.count(DOUBLETTE))


def played(pirate: Pirate, mine: int, deal: int) -> float:
    """One whole game against greedy: 1 if it is won, a half if it is shared."""
    state = begun(pirate, mine, deal)
    luck, rng = luck_of("game", deal), Random(f"{pirate.name} {deal} {mine}")
    players = [Pirate("greedy", 0, is_alone=False) for _ in range(2)]
    players[mine] = pirate
    while state.actors():
        go_on(state, luck, rng, players)
    places = GAME.ranking(state)
    return 1 / places.count(1) if places[mine] == 1 else 0.0


def begun(pirate: Pirate, seat: int, deal: int) -> Voyage:
    """The position at the start. What lies under coins is decided now, and a seer has looked under all of them."""
    state: Voyage = GAME.start(2)
    rng = Random(f"coins {deal}")
    state.coins = state.coins.clone()
    state.icons = [state.coins.draw(rng) for _ in state.icons]
    state.seen = [int(pirate.sees_coins) << seat for _ in state.seen]
    return state


def luck_of(kind: str, deal: int) -> Fortune:
    return Fortune(Random(f"{kind} {deal}").getrandbits(60))


def go_on(state: Voyage, luck: Fortune, rng: Random, players: list[Pirate]) -> None:
    """The next decision."""
    seat = state.actors()[0]
    if seat == CHANCE:
        phase = state.phase
        state.apply(seat, phase.sample(state, luck.of(phase.stream(state))))
    else:
        state.apply(seat, players[seat].choose(state, seat, rng))


def fall_asleep(state: Voyage) -> None:
    """The other pirate is out of everybody's way, and never has a turn again."""
    state.pos[SLEEPER] = BAY
    state.hands[SLEEPER] = ()
    state.known = [()] * len(state.known)
    state.penalty = [FOR_EVER if seat == SLEEPER else 0 for seat in range(state.seats)]


def wins(ours: list[Race], theirs: list[Race]) -> float:
    """How often the first of two who come so to the treasure island turns the emerald up."""
    rng = Random("dig")
    return fmean(digs(one, other, rng) for one, other in pairs(ours, theirs, rng))


def pairs(ours: list[Race], theirs: list[Race], rng: Random) -> Iterator[tuple[Race, Race]]:
    """Races of different deals, so that nothing but skill is the same."""
    for _ in range(PAIRS):
        one, other = rng.randrange(len(ours)), rng.randrange(len(theirs))
        if one != other:
            yield ours[one], theirs[other]


def digs(ours: Race, theirs: Race, rng: Random) -> bool:
    """Both dig from the round in which they are there: cards first, then dice. Does the first one find it?"""
    sides = [ours, theirs]
    left = [[race.doublettes, race.cards - race.doublettes] for race in sides]
    under = rng.randrange(DOUBLOONS)
    first = rng.randrange(2)
    now = min(ours.there, theirs.there)
    while True:
        for side in (first, 1 - first):
            if sides[side].there <= now:
                under -= turned_up(left[side], rng)
                if under < 0:
                    return side == 0
        now += 1


def turned_up(hand: list[int], rng: Random) -> int:
    """How many doubloons somebody turns up in a round."""
    if hand[0]:
        hand[0] -= 1
        return 2
    if hand[1]:
        hand[1] -= 1
        return 1
    return sum(rng.randrange(SIDES) == LUCKY - 1 for _ in range(2))


if __name__ == "__main__":
    main()
