"""What a throw decides, and how likely each case is: for boards, which know no rules.

Dice, cards that were read and doubloons lie open to all, so this is the same for everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doubloon.core import Frame

from .box import ATTEMPTS_LATER, DOUBLOONS, LUCKY
from .effects import EFFECTS, QUESTS, Case, Effect
from .frames import Question, Step
from .rules.dice import SIDES
from .rules.treasure import MAY_THROW
from .state import Voyage
from .view_types import CaseView, ChanceView, FateView, WhenView
from .vocabulary import ACCEPT, AGAIN, AGAIN_HIGH, AGAIN_LOW, DICE, DICE_WEIGHTS, DIG, LAUNCH, WORDS

Throw = tuple[int, ...]
Weigh = Callable[[Throw], list[int]]
"""How many of a fixed number of ways lead from a throw to each case."""

TWO_DICE: Final[list[tuple[Throw, int]]] = list(zip(DICE, DICE_WEIGHTS, strict=True))
ONE_DIE: Final[list[tuple[Throw, int]]] = [((eyes,), 1) for eyes in range(1, SIDES + 1)]
ANY: Final = ""
"""Whatever is chosen."""


class Fate:
    """The cases of a throw, and which of them a throw leads to."""

    def __init__(self, cases: list[CaseView], weigh: Weigh, dice: int = 2) -> None:
        self.cases: Final = cases
        self.weigh: Final = weigh
        self.dice: Final = dice

    def chance(self, move: str, throws: list[tuple[Throw, int]]) -> ChanceView:
        """How likely each case is over these throws."""
        ways = [0] * len(self.cases)
        for dice, weight in throws:
            for case, number in enumerate(self.weigh(dice)):
                ways[case] += weight * number
        return {"move": move, "ways": ways, "of": sum(ways)}

    def before(self, move: str = ANY) -> FateView:
        """What is told before the throw."""
        return self.told([self.chance(move, TWO_DICE if self.dice == 2 else ONE_DIE)])

    def told(self, chances: list[ChanceView]) -> FateView:
        """What a view tells."""
        return {"cases": self.cases, "chances": chances}


def fate(state: Voyage) -> FateView | None:
    """What the next throw decides, or one that lies there and may still be changed; None: no throw decides anything."""
    frame = state.todo[-1]
    if frame[0] == Question.WINDOW:
        thrown_for = fate_after(state, state.todo[-2])
        return None if thrown_for is None else thrown_for.told(changes(state.dice, thrown_for))
    if frame[0] == Question.LAUNCH:
        return launching()
    if frame[0] == Question.DIG and frame[2] == MAY_THROW:
        return digging().before(WORDS.text[DIG])
    if frame[0] == Question.FLIP:
        return turning_up(state)
    asked = fate_of_card(frame)
    return None if asked is None else asked.before()


def changes(dice: Throw, thrown_for: Fate) -> list[ChanceView]:
    """§6.2 What becomes of a throw if it is accepted, or if all of it or one of two dice is thrown again."""
    text = WORDS.text
    again = TWO_DICE if len(dice) == 2 else ONE_DIE
    chances = [thrown_for.chance(text[ACCEPT], [(dice, 1)]), thrown_for.chance(text[AGAIN], again)]
    if len(dice) == 2:
        for move, kept in ((AGAIN_LOW, dice[1]), (AGAIN_HIGH, dice[0])):
            throws: list[tuple[Throw, int]] = [((min(eyes, kept), max(eyes, kept)), 1) for eyes in range(1, SIDES + 1)]
            chances.append(thrown_for.chance(text[move], throws))
    return chances


def fate_after(state: Voyage, judge: Frame) -> Fate | None:
    """What a throw is judged by that lies there."""
    if judge[0] == Step.CASES:
        return of_effect(EFFECTS[judge[2]])
    if judge[0] == Step.JUDGE_ATTEMPT:
        return of_effect(QUESTS[state.adventure[judge[1]]].effects[0])
    if judge[0] == Step.JUDGE_BAY:
        return Fate([case("bay lucky", lucky()), case("bay stranded")], lambda dice: one_hot(LUCKY not in dice, 2))
    if judge[0] == Step.CONTEST:
        return contest()
    if judge[0] == Step.JUDGE_CONTEST:
        total = judge[3]
        return Fate(contest().cases, lambda dice: compare(sum(dice), total))
    return None


def fate_of_card(frame: Frame) -> Fate | None:
    """§5.1 What the throw of a card decides that is asked about before it is carried out."""
    if frame[0] == Question.SCAPEGOAT:
        return of_effects(QUESTS[frame[2]].effects)
    return of_effects(EFFECTS[frame[2]].then) if frame[0] == Question.TARGET else None


def of_effects(effects: list[Effect]) -> Fate | None:
    """The first throw of a card."""
    for effect in effects:
        if effect.word == "contest":
            return contest()
        found = of_effect(effect) if effect.dice else of_effects(effect.then)
        if found is not None:
            return found
    return None


def of_effect(effect: Effect) -> Fate | None:
    """§3, §4.2 The cases of a card's throw; an adventure lets go or holds on. Shots on the plank have no dice."""
    if not effect.dice:
        return None
    if effect.word == "adventure":
        free = case("try free", *[when(each) for each in effect.cases])
        return Fate(
            [free, case("try stuck")],
            lambda dice: one_hot(not any(each.fits(dice, 0) for each in effect.cases), 2),
            effect.dice,
        )
    key = QUESTS[effect.quest].key
    cases = [case(f"{key} case {number}", when(each)) for number, each in enumerate(effect.cases, 1)]
    throws = [dice for dice, _ in (TWO_DICE if effect.dice == 2 else ONE_DIE)]
    if any(fitting(effect.cases, dice) == len(cases) for dice in throws):
        cases.append(case(f"{key} else"))
    return Fate(cases, lambda dice: one_hot(fitting(effect.cases, dice), len(cases)), effect.dice)


def fitting(cases: list[Case], dice: Throw) -> int:
    """The first case that fits a throw; their number if none does."""
    for number, each in enumerate(cases):
        if each.fits(dice, 0):
            return number
    return len(cases)


def one_hot(place: int, length: int) -> list[int]:
    """One way, to this case."""
    return [int(each == place) for each in range(length)]


def when(each: Case) -> WhenView:
    """What a case asks of the dice."""
    return {"test": each.test, "low": each.low, "high": each.high}


def lucky() -> WhenView:
    """§8.1 The number that launches a raft and digs."""
    return {"test": "shows", "low": LUCKY, "high": LUCKY}


def case(follows: str, *needed: WhenView) -> CaseView:
    """A case and what follows from it; without a condition: all other throws."""
    return {"when": list(needed), "follows": follows}


def contest() -> Fate:
    """§5.2 Two dice each, the higher total robs the lower."""
    cases = [case("contest won"), case("contest tied"), case("contest lost")]

    def weigh(dice: Throw) -> list[int]:
        ways = [0, 0, 0]
        for other, weight in TWO_DICE:
            for place, number in enumerate(compare(sum(dice), sum(other))):
                ways[place] += weight * number
        return ways

    return Fate(cases, weigh)


def compare(total: int, other: int) -> list[int]:
    """Won, tied or lost."""
    return [int(total > other), int(total == other), int(total < other)]


def launching() -> FateView:
    """§8.1 So many throws in the bay, one of them with a 6."""
    every, bad = SIDES * SIDES, (SIDES - 1) * (SIDES - 1)
    of, missed = every**ATTEMPTS_LATER, bad**ATTEMPTS_LATER
    cases = [case("bay lucky", lucky()), case("bay stranded")]
    return {"cases": cases, "chances": [{"move": WORDS.text[LAUNCH], "ways": [of - missed, missed], "of": of}]}


def digging() -> Fate:
    """§11 A doubloon for each 6."""
    return Fate([case(f"dig {sixes}") for sixes in (2, 1, 0)], lambda dice: one_hot(2 - dice.count(LUCKY), 3))


def turning_up(state: Voyage) -> FateView:
    """§11 One of the doubloons that are left hides the emerald."""
    left = DOUBLOONS - state.dug.bit_count()
    cases = [case("flip emerald"), case("flip bones")]
    return {"cases": cases, "chances": [{"move": ANY, "ways": [1, left - 1], "of": left}]}
