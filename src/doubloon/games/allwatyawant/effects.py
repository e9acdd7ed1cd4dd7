"""§3, §5, §9.2 The words of the quest cards: what is written in quests.toml, as effects."""

from __future__ import annotations

from typing import Final

from doubloon.core import content
from doubloon.core.content import Table
from doubloon.core.errors import BadContent

from .box import CATEGORIES, FOLDER, ITEMS

WORDS: Final = [
    "pause",
    "lose",
    "lose-favour",
    "draw",
    "take",
    "throw",
    "plank",
    "adventure",
    "choose",
    "each",
    "either",
    "rob",
    "swap",
    "ambush",
    "contest",
    "march",
    "driven",
    "spirit-walk",
    "sail-again",
    "peek",
    "trade",
    "pass-round",
    "relief",
    "fever",
    "curse",
]
COUNTED: Final = ("pause", "lose", "lose-favour", "draw", "march", "peek", "fever")
"""Words that say how many."""
WAYS: Final = ["nearest-landing", "any-landing", "by-next", "back"]
TESTS: Final = ["total", "best", "sunk"]
"""What a case may look at, beside a double."""


class Case:
    """A condition on dice or sunk stones, and what follows."""

    def __init__(self, table: Table, quest: int) -> None:
        self.test: Final = next((key for key in TESTS if key in table.entries()), "double")
        if self.test == "double":
            table.flag("double")
        bounds = [0, 0] if self.test == "double" else table.numbers(self.test, 2)
        self.low: Final = bounds[0]
        self.high: Final = bounds[1]
        self.then: Final = read_effects(table, "then", quest)
        table.done()

    def fits(self, dice: tuple[int, ...], sunk: int) -> bool:
        """Does it hold for this throw, or for so many sunk stones?"""
        if self.test == "double":
            return len(dice) == 2 and dice[0] == dice[1]
        value = sunk if self.test == "sunk" else max(dice) if self.test == "best" else sum(dice)
        return self.low <= value <= self.high


class Effect:
    """One thing that a card does: a word, and details that only some words have."""

    def __init__(self, table: Table, quest: int) -> None:
        self.number: Final = len(EFFECTS)
        EFFECTS.append(self)
        self.quest: Final = quest
        self.word: Final = table.text("do", WORDS)
        keys = table.entries()
        self.n: Final = table.number("n", 1, 9) if self.word in COUNTED or "n" in keys else 0
        self.on_target: Final = "who" in keys and table.text("who", ["target"]) == "target"
        self.need: Final = table.number("need", 1, 3) if "need" in keys or self.word == "plank" else 0
        throws = self.word == "throw" or (self.word == "adventure" and not self.need)
        self.dice: Final = table.number("dice", 1, 2) if "dice" in keys or throws else 0
        self.kinds: Final = _items(table) if self.word == "take" else []
        self.cases: Final = [Case(case, quest) for case in table.tables("cases")] if "cases" in keys else []
        self.way: Final = table.text("to", WAYS) if self.word == "driven" else ""
        among = table.text("among", ["ashore", "ashore-or-afloat", "others", "all"]) if "among" in keys else ""
        self.also_afloat: Final = among == "ashore-or-afloat"
        self.also_self: Final = among == "all"
        self.within: Final = table.number("within", 1, 99) if "within" in keys else 0
        self.on_coast: Final = table.flag("coast") if "coast" in keys else False
        self.may: Final = table.flag("may") if "may" in keys else False
        self.options: Final = (
            [[Effect(row, quest) for row in rows] for rows in table.rows_of_tables("options")]
            if self.word == "either"
            else []
        )
        self.then: Final = read_effects(table, "then", quest)
        self.otherwise: Final = read_effects(table, "else", quest)
        self.fail: Final = read_effects(table, "fail", quest)
        table.done()


def _items(table: Table) -> list[int]:
    names = table.texts("kinds")
    if not names or any(name not in ITEMS for name in names):
        raise table.wrong("kinds", f"a list of some of {', '.join(ITEMS)}", names)
    return [ITEMS.index(name) for name in names]


EFFECTS: Final[list[Effect]] = []
"""All effects of all cards, so that the agenda can name one by its number."""


def read_effects(table: Table, key: str, quest: int) -> list[Effect]:
    """The effects under a key, one after the other; none if the card says nothing there."""
    return [Effect(row, quest) for row in table.tables(key)] if key in table.entries() else []


class Quest:
    """A quest card or sea event."""

    def __init__(self, table: Table, deck: str, number: int) -> None:
        self.id: Final = table.text("id")
        self.deck: Final = deck
        self.name: Final = table.text("name")
        self.key: Final = self.id.lower()
        """What moves and texts call the card."""
        self.effects: Final = read_effects(table, "effect", number)
        if not self.effects:
            raise table.wrong("effect", "a list of at least one effect", [])
        self.is_adventure: Final = self.effects[0].word == "adventure"
        self.is_curse: Final = self.effects[0].word == "curse"
        table.done()


def _read_quests() -> list[Quest]:
    file = content.read(FOLDER / "content", "quests.toml")
    quests: list[Quest] = []
    for deck in file.tables("decks"):
        name = deck.text("name", [*CATEGORIES, "sea"])
        for card in deck.tables("cards"):
            quests.append(Quest(card, name, len(quests)))
        deck.done()
    file.done()
    return quests


QUESTS: Final = _read_quests()
"""The cards of the four decks in the order of the categories, then the sea events."""
DECK_SIZE: Final = 10
DECKS: Final = len(CATEGORIES)
LAND_QUESTS: Final = DECKS * DECK_SIZE
SEA_EVENTS: Final = {quest.name: LAND_QUESTS + number for number, quest in enumerate(QUESTS[LAND_QUESTS:])}
LEAD_BOOTS: Final = [quest.is_curse for quest in QUESTS].index(True)

if [quest.deck for quest in QUESTS[:LAND_QUESTS]] != [name for name in CATEGORIES for _ in range(DECK_SIZE)]:
    raise BadContent(f"quests.toml: each of {', '.join(CATEGORIES)} must have {DECK_SIZE} cards, in this order.")

for _name in ("flotsam", "dolphins", "storm", "kraken", "doldrums"):
    if _name not in SEA_EVENTS:
        raise BadContent(f"quests.toml: the deck of the sea must have the event {_name!r}.")
