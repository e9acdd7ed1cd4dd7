"""A league: more bots than seats; every group of them plays the same deals, and each bot has one rating."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from doubloon.core import BadSeats, DoubloonError

from .clock import slowest
from .guests import short_name
from .plan import Plan, draw_up
from .ratings import Choices, rate, read_places
from .resamples import Figure, Resamples
from .study import whole_deals
from .table import Outcome


@dataclass(frozen=True)
class Member:
    """What one bot achieved in the league."""

    name: str
    bot: str
    games: int
    rating: Figure
    win_rate: Figure
    mean_score: float
    choice_seconds: float
    slow_seconds: float
    ahead: list[Figure | None]
    """How often it came in ahead of each of the others, ties by half; None against itself."""


@dataclass(frozen=True)
class League:
    """The result; only deals that were played by every group in every rotation count."""

    plans: list[Plan]
    deals: int
    games: int
    members: list[Member]

    @property
    def is_complete(self) -> bool:
        """Was everything played?"""
        return self.deals == self.plans[0].deals

    def as_dict(self) -> dict[str, Any]:
        """JSON-ready data; what depends on the machine is in the seconds."""
        plan = self.plans[0]
        return {
            "game": plan.game,
            "options": dict(plan.options),
            "seats": len(plan.bots),
            "seed": plan.seed,
            "is_complete": self.is_complete,
            "deals": self.deals,
            "games": self.games,
            "members": [asdict(member) for member in self.members],
        }


def draw_up_league(
    game: str,
    bots: Sequence[str],
    seats: int,
    games: int,
    seed: str,
    options: Mapping[str, object],
    seconds: float,
) -> list[Plan]:
    """A plan for every group of bots that can sit at a table, together at least this many games."""
    if len(set(bots)) != len(bots):
        raise DoubloonError("In a league every bot is named once: they all meet each other anyway.")
    if not 2 <= seats < len(bots):
        raise BadSeats(f"A league needs more bots than seats: {len(bots)} bots cannot share {seats} seats.")
    groups = list(combinations(bots, seats))
    each = -(-games // len(groups))
    return [draw_up(game, group, each, seed, options, seconds=seconds) for group in groups]


def count_league(plans: Sequence[Plan], outcomes: Sequence[Sequence[Outcome]]) -> League:
    """Count the deals that every group has finished."""
    played = [
        {games[0].sitting.deal: games for games in whole_deals(plan, of)}
        for plan, of in zip(plans, outcomes, strict=True)
    ]
    common = sorted(set.intersection(*(set(of) for of in played)))
    deals = [[(plan, of[deal]) for plan, of in zip(plans, played, strict=True)] for deal in common]
    games = sum(len(games) for deal in deals for _, games in deal)
    return League(list(plans), len(common), games, _members(list(plans), deals) if deals else [])


def _members(plans: Sequence[Plan], deals: Sequence[Sequence[tuple[Plan, list[Outcome]]]]) -> list[Member]:
    bots = list(dict.fromkeys(bot for plan in plans for bot in plan.bots))
    resamples = Resamples(len(deals), plans[0].seed)
    ratings = _ratings(bots, plans, deals, resamples)
    return [_member(bot, bots, deals, resamples, ratings[place]) for place, bot in enumerate(bots)]


def _ratings(
    bots: Sequence[str],
    plans: Sequence[Plan],
    deals: Sequence[Sequence[tuple[Plan, list[Outcome]]]],
    resamples: Resamples,
) -> list[Figure]:
    equal = Choices([0.0] * len(bots))
    for plan in plans:
        numbers = [bots.index(bot) for bot in plan.bots]
        equal.add(read_places(numbers, [1] * len(numbers), len(bots)), plan.rotations)
    choices = []
    for deal in deals:
        together = Choices([0.0] * len(bots))
        for plan, games in deal:
            numbers = [bots.index(bot) for bot in plan.bots]
            for game in games:
                together.add(read_places(numbers, game.places, len(bots)))
        choices.append(together)
    return rate(choices, equal, resamples)


def _member(
    bot: str,
    bots: Sequence[str],
    deals: Sequence[Sequence[tuple[Plan, list[Outcome]]]],
    resamples: Resamples,
    rating: Figure,
) -> Member:
    wins: list[float] = []
    scores: list[int] = []
    seconds = 0.0
    choices = 0
    clocks = []
    ahead: dict[str, list[float]] = {other: [] for other in bots if other != bot}
    for deal in deals:
        shares = []
        met: dict[str, list[float]] = {other: [] for other in ahead}
        for plan, games in deal:
            if bot not in plan.bots:
                continue
            entrant = plan.bots.index(bot)
            for game in games:
                shares.append(game.share(entrant))
                scores.append(game.scores[entrant])
                seconds += game.seconds[entrant]
                choices += game.choices[entrant]
                clocks.append(game.clocks[entrant])
                for rival, other in enumerate(plan.bots):
                    if other != bot:
                        met[other].append(_beats(game.places[entrant], game.places[rival]))
        wins.append(sum(shares) / len(shares))
        for other, results in met.items():
            ahead[other].append(sum(results) / len(results))
    return Member(
        short_name(bot),
        bot,
        len(scores),
        rating,
        resamples.share(wins, 1 / len(deals[0][0][0].bots)),
        sum(scores) / len(scores),
        seconds / max(choices, 1),
        slowest(clocks, 0.95),
        [None if other == bot else resamples.share(ahead[other], 0.5) for other in bots],
    )


def _beats(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine < theirs)
