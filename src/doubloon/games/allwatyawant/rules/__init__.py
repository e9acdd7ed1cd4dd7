"""The rules of Allwatyawant, a file for each part of RULES.md; each puts its steps and questions on the agenda."""

from . import (
    adventures,
    dice,
    duel,
    exchange,
    give_and_take,
    land,
    quests,
    sea,
    shooting,
    treasure,
    turn,
)

__all__ = [
    "adventures",
    "dice",
    "duel",
    "exchange",
    "give_and_take",
    "land",
    "quests",
    "sea",
    "shooting",
    "treasure",
    "turn",
]
