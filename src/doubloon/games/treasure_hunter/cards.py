"""§1.1 The 75 cards as numbered kinds: adventurers by colour and strength, then coins, watchdogs and actions."""

from __future__ import annotations

from typing import Final

from .box import BOX, COIN_VALUES, COLOURS, METALS

NOWHERE: Final = -1


class Card:
    """A kind of card, how many copies there are, and what it is good for; 0 where it is good for nothing."""

    def __init__(self, name: str, copies: int = 1) -> None:
        self.name: Final = name
        self.copies: Final = copies
        self.colour = NOWHERE
        self.strength = 0
        self.pays = 0
        self.paws = 0
        self.discipline = 0
        self.source = ""


def _adventurers() -> list[Card]:
    table = BOX.table("adventurers")
    cards = []
    for colour, name in enumerate(COLOURS):
        for strength in sorted(table.numbers(name)):
            card = Card(f"{name}-{strength}")
            card.colour, card.strength, card.source = colour, strength, table.source()
            cards.append(card)
    table.done()
    return cards


def _coins() -> list[Card]:
    table = BOX.table("coin_cards")
    cards = []
    for metal, name in enumerate(METALS):
        card = Card(f"coin-{name}", table.number(name, 0, 99))
        card.pays, card.source = COIN_VALUES[metal], table.source()
        cards.append(card)
    table.done()
    return cards


def _watchdogs() -> list[Card]:
    table = BOX.table("watchdogs")
    cards = []
    for row in table.tables("cards"):
        paws, discipline = row.number("paws", 1, 9), row.number("discipline", 1, 99)
        card = Card(f"dog-{paws}-{discipline}")
        card.paws, card.discipline, card.source = paws, discipline, row.source()
        row.done()
        cards.append(card)
    table.done()
    return cards


def _companions() -> list[Card]:
    table = BOX.table("companions")
    cards = []
    for name in table.entries():
        card = Card(name)
        card.colour, card.source = COLOURS.index(table.text(name, COLOURS)), table.source()
        cards.append(card)
    table.done()
    return cards


def _actions() -> list[Card]:
    table = BOX.table("actions")
    cards = []
    for name in table.entries():
        card = Card(name, table.number(name, 0, 9))
        card.source = table.source()
        cards.append(card)
    table.done()
    return cards


ADVENTURERS: Final = _adventurers()
COINS: Final = _coins()
WATCHDOGS: Final = _watchdogs()
COMPANIONS: Final = _companions()
ACTIONS: Final = _actions()
CARDS: Final = [*ADVENTURERS, *COINS, *WATCHDOGS, *COMPANIONS, *ACTIONS]
NAMES: Final = [card.name for card in CARDS]
KINDS: Final = len(CARDS)

# The same as plain lists, because the rules look things up all the time
COPIES: Final = [card.copies for card in CARDS]
COLOUR: Final = [card.colour for card in CARDS]
"""Where the adventurer hunts or the companion helps; NOWHERE for every other card."""
STRENGTH: Final = [card.strength for card in CARDS]
PAYS: Final = [card.pays for card in CARDS]
PAWS: Final = [card.paws for card in CARDS]
DISCIPLINE: Final = [card.discipline for card in CARDS]

FIRST_COIN: Final = len(ADVENTURERS)
"""Kinds below are adventurers."""
FIRST_DOG: Final = FIRST_COIN + len(COINS)
FIRST_ACTION: Final = FIRST_DOG + len(WATCHDOGS)
"""Kinds from here on are action cards, the companions first."""
FIRST_POWER: Final = FIRST_ACTION + len(COMPANIONS)
FLAMING_SWORD: Final = NAMES.index("flaming-sword")
MERCENARIES: Final = NAMES.index("goblin-mercenaries")
SHRINKING_POTION: Final = NAMES.index("shrinking-potion")
SLEEPING_BEAUTY: Final = NAMES.index("sleeping-beauty")
SCAREGOBLIN: Final = NAMES.index("scaregoblin")
MULE: Final = NAMES.index("mystery-mule")
