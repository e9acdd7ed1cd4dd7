"""The way over the sea, worked out to the end: where to sail with every throw, and what will come of it.

For every field of a course and every number of favour cards: how many rounds it still takes to the finish and how many
cards will be left there, if a raft always sails where it comes off best. A card saves rounds when one digs. It is the
voyage of a single raft: nobody fires at it, and what storms and krakens take are tokens, which are of no more use.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .box import LIMIT_AT_SEA
from .effects import QUESTS, SEA_EVENTS
from .island import COURSES, FIELDS, at_step, course_of, steps_made
from .rules.dice import SIDES
from .rules.sea import EVENT_AT

CARD: Final = 1.0
"""What a favour card is worth on the way, in rounds."""
KRAKEN: Final = 0.375
"""Rounds that a kraken costs, if every other try frees the raft."""
BACK_IN_THE_BAY: Final = 3.0
USUAL_THROW: Final = 3.5
SWEEPS: Final = 30
FLOTSAM: Final = QUESTS[SEA_EVENTS["flotsam"]].effects[0].n
DRIVEN_BACK: Final = QUESTS[SEA_EVENTS["storm"]].effects[0].cases[0].then[0].n

Outlook = tuple[float, float]
"""Rounds to the finish, and favour cards there."""


def cost(outlook: Outlook) -> float:
    """What is to be kept small."""
    return outlook[0] - CARD * outlook[1]


class Way:
    """One of the two courses, with what is to be expected from each of its fields."""

    def __init__(self, course: int) -> None:
        self.last: Final = len(COURSES[course]) + 1
        fields = [at_step(course, step) - FIELDS for step in range(1, self.last)]
        self.events: Final = ["", *["" if EVENT_AT[field] < 0 else QUESTS[EVENT_AT[field]].name for field in fields]]
        held = range(LIMIT_AT_SEA + 1)
        self.ahead: Final[list[list[Outlook]]] = [
            [((self.last - step) / USUAL_THROW + 1.0, float(cards)) for cards in held] for step in range(self.last)
        ]
        """At the beginning of a turn, before the throw."""
        for _ in range(SWEEPS):
            for step in range(self.last - 1, 0, -1):
                for cards in held:
                    rounds, left = self.throw(step, cards)
                    self.ahead[step][cards] = (1.0 + rounds, left)

    def throw(self, step: int, cards: int) -> Outlook:
        """What a throw promises; for a card it may be thrown again."""
        rounds, left = 0.0, 0.0
        for eyes in range(1, SIDES + 1):
            best = self.best(step, cards, eyes)
            if cards:
                again, rest = self.ahead[step][cards - 1]
                if cost((again - 1.0, rest)) < cost(best):
                    best = (again - 1.0, rest)
            rounds += best[0] / SIDES
            left += best[1] / SIDES
        return rounds, left

    def best(self, step: int, cards: int, eyes: int) -> Outlook:
        """Forwards or backwards, whichever is better; who can do neither stays."""
        best = self.ahead[step][cards] if step + eyes > self.last else self.arrive(step + eyes, cards)
        if step >= eyes:
            back = self.arrive(step - eyes, cards)
            if step + eyes > self.last or cost(back) < cost(best):
                best = back
        return best

    def arrive(self, step: int, cards: int) -> Outlook:
        """What is to come for a raft that ends its move here."""
        if step >= self.last:
            return 0.0, float(cards)
        if step <= 0:
            rounds, left = self.ahead[1][cards]
            return rounds + BACK_IN_THE_BAY, left
        rounds, left = self.ahead[step][cards]
        event = self.events[step]
        if event == "flotsam":
            return self.ahead[step][min(cards + FLOTSAM, LIMIT_AT_SEA)]
        if event == "dolphins":
            return rounds - 1.0, left
        if event == "doldrums":
            return rounds + 1.0, left
        if event == "kraken":
            return rounds + KRAKEN, left
        if event == "storm":
            driven, rest = self.ahead[max(1, step - DRIVEN_BACK)][cards]
            return (driven + 2.0 * rounds) / 3.0, (rest + 2.0 * left) / 3.0
        return rounds, left


@lru_cache(maxsize=1)
def ways() -> list[Way]:
    """Both courses, worked out when they are first asked for."""
    return [Way(course) for course in range(len(COURSES))]


def at_sea(space: int, cards: int) -> Outlook:
    """What is to be expected from a field at sea, with so many favour cards."""
    return ways()[course_of(space)].ahead[steps_made(space)][min(cards, LIMIT_AT_SEA)]
