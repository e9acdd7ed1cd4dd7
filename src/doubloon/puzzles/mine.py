"""Mining: strong bots play a deal, and choices that hasty players get wrong are looked at for long.

Everything follows from the seed, the number of the deal and the budget, on both builds. One deal is one piece of work.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from doubloon.bots import ask
from doubloon.bots.levels import BOTS, CURIOSITY, SURE
from doubloon.bots.lookahead import Plan, decide
from doubloon.core import Game, Match, Move, Record
from doubloon.core.puzzle import Puzzle, Worth

from .confirm import Finding, confirm
from .grade import choices, luck_of, thinks
from .line import line_from

SEED: Final = "doubloon"
USUAL: Final = 200
"""Worlds for each seed of the long search: with a few moves in question, ten times as many as the strongest bot."""
PLAYED: Final = 80
"""Trials for each choice while a deal is played."""
MOST_SEATS: Final = 4
"""Deals are for two, three and four in turn."""
FEWEST: Final = 3
"""A choice between fewer moves is no puzzle."""
HOPEFUL: Final = 0.6
"""The best must lead by this part of the gap after a short look for a longer one to be worth while."""
WIDE: Final = 1.5
"""The gap, in what first impressions of a game are usually wrong by."""
TIMES: Final = 3
"""So often a level is asked while looking for puzzles."""
FEWEST_MISS: Final = 2
"""So many levels must miss it, or everybody sees it."""
LOOKED_AT: Final = 12
"""So many choices of a deal are looked at for long, those first that most levels miss."""
PER_DEAL: Final = 4
"""So many puzzles come from one deal: nobody wants to know it by heart."""
APART: Final = 12
"""Two choices of one seat that are closer than so many entries are one."""
NAMES: Final = ("Anne", "Ned", "Mary", "Jack")
"""Who played the deal; the one who is asked is whoever solves the puzzle."""
DIGITS: Final = 3


@dataclass(frozen=True)
class Wish:
    """What to look for."""

    game: str
    seed: str = SEED
    budget: int = USUAL
    gap: float = 0.0
    """How much worse every wrong move must be, in points; 0: as the game's own doubt has it."""
    asked: tuple[str, ...] = ()
    """Only choices of these phases; empty: of all."""


@dataclass(frozen=True)
class Spot:
    """A choice that may be a puzzle."""

    n: int
    seat: int
    state: Any
    move: Move
    lead: float
    missed: int


@dataclass(frozen=True)
class Haul:
    """What a deal brought."""

    deal: int
    choices: int
    spots: int
    looked_at: int
    puzzles: list[Puzzle]


def gap_of(game: Game[Any], wish: Wish) -> float:
    """By how much every wrong move must be worse."""
    return wish.gap or WIDE * game.insight[1]


def mine(game: Game[Any], wish: Wish, deal: int) -> Haul:
    """Play a deal and look for puzzles in it."""
    luck = f"{wish.seed}/{game.id}/{deal}"
    gap = gap_of(game, wish)
    most = min(game.max_seats, MOST_SEATS)
    seats = game.min_seats + deal % (most - game.min_seats + 1)
    match: Match[Any] = Match.begin(game, seats, luck, names=NAMES[:seats])
    spots: list[Spot] = []
    asked = 0
    while not match.is_over():
        seat = match.actors()[0]
        state = match.state()
        moves = state.legal_moves(seat)
        move = moves[0]
        if len(moves) > 1:
            asked += 1
            move, lead = think(game, state, seat, f"{luck}/{match.n}")
            is_wanted = not wish.asked or state.phase.name in wish.asked
            if is_wanted and len(moves) >= FEWEST and lead >= HOPEFUL * gap:
                missed = quick_misses(game, state, seat, move, f"{luck}/{match.n}")
                if missed >= FEWEST_MISS:
                    spots.append(Spot(match.n, seat, state, move, lead, missed))
        match.submit(seat, game.words.text[move])
    found: list[Puzzle] = []
    kept: list[Spot] = []
    looked_at = 0
    for spot in sorted(spots, key=lambda each: (-each.missed, -each.lead, each.n)):
        if len(found) == PER_DEAL or looked_at == LOOKED_AT:
            break
        if any(spot.seat == other.seat and abs(spot.n - other.n) < APART for other in kept):
            continue
        looked_at += 1
        finding = confirm(game, spot.state, spot.seat, spot.move, f"{luck}/{spot.n}/long", wish.budget, gap)
        if finding is not None:
            puzzle = made(game, wish, deal, match.record, spot, finding)
            if puzzle.grade >= FEWEST_MISS:
                found.append(puzzle)
                kept.append(spot)
    return Haul(deal, asked, len(spots), looked_at, found)


def think(game: Game[Any], state: Any, seat: int, luck: str) -> tuple[Move, float]:
    """What a strong bot in a little haste does, and by how much it thinks that better than anything else."""
    top = game.levels[-1]
    rng = Random(luck)
    plan = Plan(top.candidates, PLAYED, top.depth, CURIOSITY, SURE)
    best, *others = decide(game, game.determinize(state, seat, rng), seat, rng, plan)
    return best.move, best.lead - max([other.lead for other in others]) if others else 0.0


def quick_misses(game: Game[Any], state: Any, seat: int, move: Move, luck: str) -> int:
    """How many of the levels that answer at once do something else, mostly."""
    missed = 0
    for level, bot in enumerate(BOTS):
        if not thinks(game, level):
            told = [ask(bot, game, state, seat, Random(f"{luck}/{bot.level}/{time}")) for time in range(TIMES)]
            missed += 2 * told.count(move) < TIMES
    return missed


def made(game: Game[Any], wish: Wish, deal: int, record: Record, spot: Spot, finding: Finding) -> Puzzle:
    """The puzzle of a choice: the game up to it, what was found, what the levels do, and how it might go on."""
    text = game.words.text
    name = f"{deal}-{spot.n}"
    worth = {rival.move: Worth(round(rival.behind, DIGITS), round(rival.error, DIGITS)) for rival in finding.rivals}
    legal = spot.state.legal_moves(spot.seat)
    until = Record(record.header, record.entries[: spot.n])
    luck = f"{wish.seed}/{game.id}/{deal}"
    match: Match[Any] = Match.resume(game, Record(record.header, record.entries[: spot.n]), luck)
    return Puzzle(
        name,
        until,
        spot.seat,
        text[finding.best],
        [text[move] for move in legal if move in finding.right],
        {text[move]: worth.get(move, Worth(0.0, 0.0)) for move in legal},
        [choices(game, spot.state, spot.seat, luck_of(name), level) for level in range(len(game.levels))],
        line_from(match, spot.seat, text[finding.best], f"{luck}/{spot.n}/line"),
        {
            "seed": wish.seed,
            "deal": deal,
            "budget": wish.budget,
            "gap": round(finding.gap, DIGITS),
            "error": round(finding.error, DIGITS),
            "trials": finding.trials,
        },
    )
