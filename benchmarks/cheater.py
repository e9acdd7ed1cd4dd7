"""The most that knowing more could win: the sixth level, and the same search by a cheater who sees every secret.

    PYTHONPATH=build/fast python benchmarks/cheater.py GAME [--deals 20] [--trials 150] [--seed 1] [--duel | --alone]

Both play the same deals against `greedy` at two seats, each deal from both seats; with `--duel` the cheater plays
against the honest one, which tells what perfect beliefs could win; with `--alone` only the cheater plays. The
cheater's worlds are the true position, so hidden cards, looks and letters hold no surprise for it; dice, cards yet to
be drawn and whatever else chance decides only when asked still do, and what a game works out (`solve`) it works out
honestly. No bot of ours can play like this, because `ask` shows it only an imagined world. Prints a line per deal.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from typing import Any, Final

from doubloon.bots import ask, find_bot
from doubloon.bots.levels import plan_of
from doubloon.bots.lookahead import Fortune, decide
from doubloon.core import CHANCE, Game, Level, Move, find_game

LEVEL: Final = 6
HONEST, CHEATER, GREEDY = "honest", "cheater", "greedy"


class OpenTable(Game[Any]):
    """A game in which nothing is hidden from whoever thinks ahead."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self.insight = game.insight  # type: ignore[misc]  # told by each game, and here by the game that is lent

    def determinize(self, state: Any, seat: int, rng: Random) -> Any:  # noqa: ARG002 - no luck, no secrets
        return state.clone()

    def solve(self, state: Any, seat: int, moves: Any) -> list[float] | None:
        return self.game.solve(state, seat, moves)

    def weigh(self, state: Any, seat: int, moves: Any) -> list[float]:
        return self.game.weigh(state, seat, moves)

    def expect(self, state: Any, seat: int, moves: Any) -> list[float]:
        return self.game.expect(state, seat, moves)

    def play_on(self, state: Any, seat: int, rng: Random) -> Move:
        return self.game.play_on(state, seat, rng)

    def is_calm(self, state: Any) -> bool:
        return self.game.is_calm(state)

    def evaluate(self, state: Any, seat: int) -> float:
        return self.game.evaluate(state, seat)


def main() -> None:
    asked = arguments()
    game = find_game(asked.game)
    level = game.levels[LEVEL - 1]
    level = Level(candidates=level.candidates, trials=asked.trials, depth=level.depth)
    rival = HONEST if asked.duel else GREEDY
    who_plays = [CHEATER] if asked.duel or asked.alone else [HONEST, CHEATER]
    won: dict[str, list[float]] = {who: [] for who in who_plays}
    for deal in range(asked.deals):
        for who, deals in won.items():
            deals.append(sum(played(game, level, who, rival, seat, f"{asked.seed} {deal}") for seat in range(2)) / 2)
        print(f"{2 * (deal + 1)} games: " + ", ".join(f"{who} {told(deals)}" for who, deals in won.items()), flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--trials", type=int, default=150)
    parser.add_argument("--seed", default="1")
    parser.add_argument(
        "--duel", action="store_true", help="The cheater against the honest one, not both against greedy."
    )
    parser.add_argument("--alone", action="store_true", help="Only the cheater against greedy.")
    return parser.parse_args()


def played(game: Game[Any], level: Level, who: str, rival: str, mine: int, deal: str) -> float:
    """One game: 1 if it is won, a half if it is shared."""
    state = game.start(2)
    luck, rng = Fortune(Random(deal).getrandbits(60)), Random(f"{deal} {mine}")
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            phase = state.phase
            state.apply(seat, phase.sample(state, luck.of(phase.stream(state))))
        else:
            state.apply(seat, thought_out(game, level, who if seat == mine else rival, state, seat, rng))
    places = game.ranking(state)
    return 1 / places.count(1) if places[mine] == 1 else 0.0


def thought_out(game: Game[Any], level: Level, who: str, state: Any, seat: int, rng: Random) -> Move:
    moves: list[Move] = state.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    if who == GREEDY:
        return ask(find_bot(GREEDY), game, state, seat, rng)
    if who == CHEATER:
        return decide(OpenTable(game), state.clone(), seat, rng, plan_of(level))[0].move
    return decide(game, game.determinize(state, seat, rng), seat, rng, plan_of(level))[0].move


def told(deals: list[float]) -> str:
    """The share of wins, give or take half of the 95 % interval over deals."""
    number, mean = len(deals), sum(deals) / len(deals)
    spread = sqrt(sum((deal - mean) ** 2 for deal in deals) / max(number - 1, 1) / number)
    return f"{mean:.1%} ± {1.96 * spread:.1%}"


if __name__ == "__main__":
    main()
