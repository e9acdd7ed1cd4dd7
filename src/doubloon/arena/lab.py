"""The house-rule lab: the same deals under several rules, and what the rules change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import product
from typing import Any, Final

from doubloon.core import BadOption, find_game
from doubloon.core.options import Value, typed

from .plan import Plan, draw_up
from .resamples import Figure, Resamples
from .study import MEASURES, Study, by_deal, seat_measures, study, whole_deals
from .table import Outcome

MOST: Final = 64
"""So many variants at most: more would be a search, and nobody could read it."""


@dataclass(frozen=True)
class Variant:
    """One way to play: what it varies, and what came of it."""

    options: Mapping[str, Value]
    plan: Plan
    study: Study
    changes: Mapping[str, Figure]
    """What is different from the first variant, deal by deal."""
    games: Sequence[Outcome]

    @property
    def name(self) -> str:
        """Its options as people type them."""
        return ", ".join(f"{name}={typed(value)}" for name, value in self.options.items())


@dataclass(frozen=True)
class Survey:
    """All variants; the others are compared with the first, and only deals that all have finished count."""

    variants: list[Variant]
    deals: int
    is_complete: bool

    def as_dict(self) -> dict[str, Any]:
        """JSON-ready data, the same for the same plans."""
        plan = self.variants[0].plan
        return {
            "game": plan.game,
            "seats": len(plan.bots),
            "bots": list(plan.bots),
            "seed": plan.seed,
            "is_complete": self.is_complete,
            "deals": self.deals,
            "games": len(self.variants[0].games),
            "variants": [
                {
                    "varied": dict(variant.options),
                    "options": dict(variant.plan.options),
                    "study": asdict(variant.study),
                    "changes": {name: asdict(figure) for name, figure in variant.changes.items()},
                }
                for variant in self.variants
            ],
        }


def draw_up_variants(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: str,
    fixed: Mapping[str, object],
    varied: Mapping[str, Sequence[object]],
) -> list[Plan]:
    """A plan for each combination of what varies; bots that are all the same need not change seats."""
    schema = find_game(game).options
    for name in varied:
        if name in fixed:
            raise BadOption(f"The option {name!r} can be fixed or varied, not both.")
    values: list[list[Value]] = []
    for name, wanted in varied.items():
        read = [schema.settle({name: value}).as_dict()[name] for value in wanted]
        if len(set(read)) != len(read):
            raise BadOption(f"The option {name!r} has the same value twice.")
        values.append(read)
    combinations = list(product(*values))
    if len(combinations) > MOST:
        raise BadOption(f"That is {len(combinations)} variants; at most {MOST} can be compared at a time.")
    rotations = 1 if len(set(bots)) == 1 else 0
    return [
        draw_up(game, bots, games, seed, {**fixed, **dict(zip(varied, chosen, strict=True))}, rotations)
        for chosen in combinations
    ]


def survey(plans: Sequence[Plan], varied: Sequence[str], outcomes: Sequence[Sequence[Outcome]]) -> Survey | None:
    """What came of every variant, and what is different; None before all have finished a deal."""
    deals = [
        {games[0].sitting.deal: games for games in whole_deals(plan, played)}
        for plan, played in zip(plans, outcomes, strict=True)
    ]
    common = sorted(set.intersection(*(set(played) for played in deals)))
    if not common:
        return None
    resamples = Resamples(len(common), plans[0].seed)
    played = [[of[deal] for deal in common] for of in deals]
    measures = {**MEASURES, **{f"seat_{seat}": one for seat, one in enumerate(seat_measures(plans[0]), start=1)}}
    variants = []
    for plan, these in zip(plans, played, strict=True):
        changes = {
            name: resamples.mean(_minus(by_deal(these, measure.of), by_deal(played[0], measure.of)))
            for name, measure in measures.items()
            if these is not played[0]
        }
        options = {name: plan.options[name] for name in varied}
        games = [game for deal in these for game in deal]
        variants.append(Variant(options, plan, study(plan, these, resamples), changes, games))
    return Survey(variants, len(common), len(common) == plans[0].deals)


def _minus(these: Sequence[float], those: Sequence[float]) -> list[float]:
    return [one - other for one, other in zip(these, those, strict=True)]
