"""The arithmetic: how strong everybody is believed to be after a game. Bots of the ladder never change.

That keeps the scale where it is: 1000 points are the first level's in every game, and 400 points more win ten times as
often between two. Nobody, however many identities they make, can move what everybody is measured by.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from math import log, sqrt
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from doubloon.bots import find_bot
from doubloon.core import DoubloonError, find_game, game_ids

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = MU / 6
TAU: Final = MU / 300
MODEL: Final = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=TAU)
POINT: Final = log(10) * sqrt(2) * BETA / 400
"""One point as the model measures strength."""
START: Final = 1200
"""What a newcomer is believed to have."""
SURE: Final = 1.0
"""How sure the model may be of a bot of the ladder."""
SETTLED: Final = 140
"""In doubt by more points than these, a rating is provisional."""
DIGITS: Final = 9
"""So exactly figures are kept, so that a last bit that differs between machines makes no difference."""
BOT: Final = "bot:"
"""Begins the name of a bot among those who are rated."""
ANCHORS: Final = "anchors.json"
"""In a game's folder: the points of the ladder's levels, as `benchmarks/anchors.py` worked them out."""
OTHERS: Final[list[int]] = json.loads((files(__package__) / ANCHORS).read_text(encoding="utf-8"))
"""The same for games whose bots nobody has measured."""


class Strength(Struct, frozen=True):
    """How strong somebody is believed to be, and how sure that is; as the model measures it."""

    mu: float
    sigma: float

    @property
    def is_settled(self) -> bool:
        """Is it known well enough to measure others by?"""
        return doubt(self) <= SETTLED


class Rated(Struct, frozen=True):
    """One who took part in a game that counts: how strong, in which place, and whether they never change."""

    strength: Strength
    place: int
    is_fixed: bool = False


NEWCOMER: Final = Strength(MU, SIGMA)


def points(strength: Strength) -> int:
    """A rating as people read it."""
    return round(START + (strength.mu - MU) / POINT)


def doubt(strength: Strength) -> int:
    """By how many points a rating may be wrong: two times in three it is not by more."""
    return round(strength.sigma / POINT)


@cache
def anchors(game: str) -> list[int]:
    """The points of the ladder's levels in a game, the first level first."""
    try:
        file = find_game(game).folder / ANCHORS
    except DoubloonError:
        return OTHERS
    return list(json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else OTHERS


@cache
def version() -> str:
    """Changes with everything on which ratings depend: then all are worked out again."""
    known = [(game, anchors(game)) for game in game_ids()]
    parts = ("1", MU, SIGMA, BETA, TAU, START, SURE, SETTLED, DIGITS, known, OTHERS)
    return sha256(repr(parts).encode()).hexdigest()[:16]


@cache
def anchor(game: str, bot: str) -> Strength | None:
    """How strong a bot of the ladder is in a game; None for another, which is rated as people are."""
    try:
        level = find_bot(bot).level
    except DoubloonError:
        level = 0
    return Strength(MU + (anchors(game)[level - 1] - START) * POINT, SURE) if level else None


def rate(players: Sequence[Rated]) -> list[Strength]:
    """How strong everybody is believed to be after a game.

    Newcomers learn from everybody. Whoever is settled learns only from others who are: how a game against somebody of
    unknown strength ended says little, and nobody climbs by beating guests that were made for it.
    """
    settled = [each for each, player in enumerate(players) if player.strength.is_settled]
    among_all = _rate(players)
    among_settled = dict(zip(settled, _rate([players[each] for each in settled]), strict=True))
    return [
        player.strength if player.is_fixed else among_settled.get(each, among_all[each])
        for each, player in enumerate(players)
    ]


def _rate(players: Sequence[Rated]) -> list[Strength]:
    if len(players) < 2:
        return [player.strength for player in players]
    teams = [[PlackettLuceRating(player.strength.mu, player.strength.sigma)] for player in players]
    after = MODEL.rate(teams, ranks=[float(player.place) for player in players])
    return [Strength(round(team[0].mu, DIGITS), round(team[0].sigma, DIGITS)) for team in after]
