"""§3, §5, §9.2 The vocabulary of the quest cards: what is written in quests.toml becomes small programs."""

from __future__ import annotations

from typing import Final

from doubloon.core import content
from doubloon.core.content import Table
from doubloon.core.errors import BadContent

from .box import CATEGORIES, FOLDER, ITEMS

DO_PAUSE: Final = 0
DO_LOSE: Final = 1
DO_LOSE_FAVOUR: Final = 2
DO_DRAW: Final = 3
DO_TAKE: Final = 4
DO_THROW: Final = 5
DO_PLANK: Final = 6
DO_ADVENTURE: Final = 7
DO_CHOOSE: Final = 8
DO_EACH: Final = 9
DO_EITHER: Final = 10
DO_ROB: Final = 11
DO_SWAP: Final = 12
DO_AMBUSH: Final = 13
DO_CONTEST: Final = 14
DO_MARCH: Final = 15
DO_DRIVEN: Final = 16
DO_SPIRIT_WALK: Final = 17
DO_SAIL_AGAIN: Final = 18
DO_PEEK: Final = 19
DO_TRADE: Final = 20
DO_PASS_ROUND: Final = 21
DO_RELIEF: Final = 22
DO_FEVER: Final = 23
DO_CURSE: Final = 24
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
COUNTED: Final = (DO_PAUSE, DO_LOSE, DO_LOSE_FAVOUR, DO_DRAW, DO_MARCH, DO_PEEK, DO_FEVER)
"""Effects that say how many."""

TO_LANDING: Final = 0
ANY_LANDING: Final = 1
BY_NEXT: Final = 2
BACK: Final = 3
WAYS: Final = ["nearest-landing", "any-landing", "by-next", "back"]

TOTAL: Final = 0
DOUBLE: Final = 1
BEST: Final = 2
SUNK: Final = 3

NO_PROGRAM: Final = 0
"""The empty program."""


class Case:
    """A condition on dice or sunk stones, and what follows."""

    def __init__(self, table: Table) -> None:
        key = next((key for key in ("total", "best", "sunk") if key in table.entries()), "double")
        self.test: Final = {"total": TOTAL, "double": DOUBLE, "best": BEST, "sunk": SUNK}[key]
        if self.test == DOUBLE:
            table.flag("double")
        bounds = [0, 0] if self.test == DOUBLE else table.numbers(key, 2)
        self.low: Final = bounds[0]
        self.high: Final = bounds[1]
        self.then: Final = compile_program(table, "then")
        table.done()

    def fits(self, dice: tuple[int, ...], sunk: int) -> bool:
        """Does it hold for this throw, or for so many sunk stones?"""
        if self.test == DOUBLE:
            return len(dice) == 2 and dice[0] == dice[1]
        value = sunk if self.test == SUNK else max(dice) if self.test == BEST else sum(dice)
        return self.low <= value <= self.high


class Effect:
    """One thing that a card does."""

    def __init__(self, table: Table) -> None:
        self.op: Final = WORDS.index(table.text("do", WORDS))
        keys = table.entries()
        self.n: Final = table.number("n", 1, 9) if self.op in COUNTED or "n" in keys else 0
        self.on_target: Final = "who" in keys and table.text("who", ["target"]) == "target"
        tries = self.op == DO_ADVENTURE
        self.need: Final = table.number("need", 1, 3) if "need" in keys or self.op == DO_PLANK else 0
        throws = self.op == DO_THROW or (tries and not self.need)
        self.dice: Final = table.number("dice", 1, 2) if "dice" in keys or throws else 0
        self.kinds: Final = _items(table) if self.op == DO_TAKE else []
        self.cases: Final = [Case(case) for case in table.tables("cases")] if "cases" in keys else []
        self.way: Final = WAYS.index(table.text("to", WAYS)) if self.op == DO_DRIVEN else 0
        among = table.text("among", ["ashore", "ashore-or-afloat", "others", "all"]) if "among" in keys else ""
        self.also_afloat: Final = among == "ashore-or-afloat"
        self.also_self: Final = among == "all"
        self.within: Final = table.number("within", 1, 99) if "within" in keys else 0
        self.on_coast: Final = table.flag("coast") if "coast" in keys else False
        self.may: Final = table.flag("may") if "may" in keys else False
        self.options: Final = (
            [compile_rows(rows) for rows in table.rows_of_tables("options")] if self.op == DO_EITHER else []
        )
        self.then: Final = compile_program(table, "then")
        self.otherwise: Final = compile_program(table, "else")
        self.fail: Final = compile_program(table, "fail")
        table.done()


def _items(table: Table) -> list[int]:
    names = table.texts("kinds")
    if not names or any(name not in ITEMS for name in names):
        raise table.wrong("kinds", f"a list of some of {', '.join(ITEMS)}", names)
    return [ITEMS.index(name) for name in names]


PROGRAMS: Final[list[list[Effect]]] = [[]]
"""All programs; number 0 does nothing."""


def compile_program(table: Table, key: str) -> int:
    """The number of the program under a key; the empty one if there is none."""
    return compile_rows(table.tables(key)) if key in table.entries() else NO_PROGRAM


def compile_rows(rows: list[Table]) -> int:
    """Add a program of these effects; its number."""
    effects = [Effect(row) for row in rows]
    PROGRAMS.append(effects)
    return len(PROGRAMS) - 1


class Quest:
    """A quest card or sea event."""

    def __init__(self, table: Table, deck: str) -> None:
        self.id: Final = table.text("id")
        self.deck: Final = deck
        self.name: Final = table.text("name")
        self.text: Final = table.text("text")
        self.flavour: Final = table.text("flavour")
        rows = table.tables("effect")
        if not rows:
            raise table.wrong("effect", "a list of at least one effect", rows)
        self.program: Final = compile_rows(rows)
        first = PROGRAMS[self.program][0]
        self.is_adventure: Final = first.op == DO_ADVENTURE
        self.is_curse: Final = first.op == DO_CURSE
        table.done()


def _read_quests() -> list[Quest]:
    file = content.read(FOLDER / "content", "quests.toml")
    quests: list[Quest] = []
    for deck in file.tables("decks"):
        name = deck.text("name", [*CATEGORIES, "sea"])
        quests += [Quest(card, name) for card in deck.tables("cards")]
        deck.done()
    file.done()
    return quests


QUESTS: Final = _read_quests()
"""The cards of the four decks in the order of the categories, then the sea events."""
DECK_SIZE: Final = 10
DECKS: Final = len(CATEGORIES)
LAND_QUESTS: Final = DECKS * DECK_SIZE
QUEST_OF: Final = {quest.program: number for number, quest in enumerate(QUESTS)}
"""Which card a program belongs to."""
SEA_EVENTS: Final = {quest.name: LAND_QUESTS + number for number, quest in enumerate(QUESTS[LAND_QUESTS:])}
LEAD_BOOTS: Final = [quest.is_curse for quest in QUESTS].index(True)

if [quest.deck for quest in QUESTS[:LAND_QUESTS]] != [name for name in CATEGORIES for _ in range(DECK_SIZE)]:
    raise BadContent(f"quests.toml: each of {', '.join(CATEGORIES)} must have {DECK_SIZE} cards, in this order.")

for _name in ("flotsam", "dolphins", "storm", "kraken", "doldrums"):
    if _name not in SEA_EVENTS:
        raise BadContent(f"quests.toml: the deck of the sea must have the event {_name!r}.")
