"""Every word of Treasure Hunter."""

from __future__ import annotations

from typing import Final

from doubloon.core import Vocabulary

from .box import BOX, LOCATIONS, MOST_SEATS
from .cards import ADVENTURERS, FIRST_ACTION, NAMES
from .treasures import GOBLIN_NAMES, TREASURE_NAMES, YELLOW

BOX.done()

WORDS: Final = Vocabulary()

WORDS.nouns("card", NAMES)
WORDS.nouns("treasure", TREASURE_NAMES)
WORDS.nouns("goblin", GOBLIN_NAMES)
WORDS.nouns("location", LOCATIONS)
WORDS.nouns("direction", ["left", "right"])
WORDS.nouns("prize", ["MAX", "MIN"])
WORDS.nouns("part", ["gray scrolls", "artifacts", "goblins", "money"])

DEALER: Final = WORDS.family("dealer", [f"seat-{seat + 1}" for seat in range(MOST_SEATS)])
TREASURE: Final = WORDS.family("treasure", TREASURE_NAMES)
GOBLIN: Final = WORDS.family("goblin", GOBLIN_NAMES)
DEAL: Final = WORDS.family("deal", NAMES)
KEEP: Final = WORDS.family("keep", NAMES)
ASIDE: Final = WORDS.family("aside", NAMES)
PLAY: Final = WORDS.family("play", NAMES[FIRST_ACTION:])
BEAUTY: Final = WORDS.family("beauty", [card.name for card in ADVENTURERS])
PASS: Final = WORDS.move("pass")
USE: Final = WORDS.family("use", [TREASURE_NAMES[kind] for kind in YELLOW])
DONE: Final = WORDS.move("done")

FIRST_DEALER: Final = WORDS.event("first_dealer")
ROUND_BEGAN: Final = WORDS.event("round", "round", "direction")
OPENED: Final = WORDS.event("opened", "location", "prize", "treasure", part_of="round")
LEFT_OUT: Final = WORDS.event("left_out", "treasure", part_of="round")
CAME: Final = WORDS.event("came", "goblin", part_of="round")
DEALT: Final = WORDS.event("dealt", "cards", reveals=True, part_of="round")
DREW: Final = WORDS.event("drew", "card", secret=["card"], routine=True)
KEPT: Final = WORDS.event("kept", "card", secret=["card"], reveals=False, routine=True)
SET_ASIDE: Final = WORDS.event("set_aside", "card", secret=["card"], reveals=False, routine=True)
PASSED_ON: Final = WORDS.event("passed_on", "direction", reveals=True, routine=True)
GOT: Final = WORDS.event("got", "card", secret=["card"], routine=True)
ARRIVED: Final = WORDS.event("arrived", "location", reveals=True)
SHOWED: Final = WORDS.event("showed", "card", part_of="arrived", routine=True)
TOTALLED: Final = WORDS.event("total", "total", part_of="arrived")
PLAYED: Final = WORDS.event("played", "card")
SLEPT: Final = WORDS.event("slept", "card")
HIRED: Final = WORDS.event("hired", "goblin", "coins")
BROUGHT: Final = WORDS.event("brought", "card", secret=["card"])
JOINED: Final = WORDS.event("joined", "card", reveals=True)
CAME_LATE: Final = WORDS.event("came_late", "card", reveals=True)
PASSED: Final = WORDS.event("passed", routine=True)
CAPTURED: Final = WORDS.event("captured", "prize", "treasure")
UNCAPTURED: Final = WORDS.event("uncaptured", "prize", "treasure")
GOBLINS_STRIKE: Final = WORDS.event("goblins", reveals=True)
GUARDED: Final = WORDS.event("guarded", "paws", part_of="goblins")
STOLE: Final = WORDS.event("stole", "goblin", "coins", part_of="goblins")
CLAIMED: Final = WORDS.event("claimed", "goblin", "coins", part_of="goblins")
FLED: Final = WORDS.event("fled", "goblin", "coins", part_of="goblins")
COLLECTED: Final = WORDS.event("collected", "coins")
DISCARDED: Final = WORDS.event("discarded", "card", routine=True)
USED: Final = WORDS.event("used", "treasure", "coins")
FINISHED_SCROLLS: Final = WORDS.event("done", routine=True)
COUNTED: Final = WORDS.event("counted", "part", "coins", routine=True)

KEEP_ONE: Final = WORDS.prompt("keep_one")
KEEP_ONE_OF_TWO: Final = WORDS.prompt("keep_one_set_one_aside")
AT_LOCATION: Final = WORDS.prompt("at_location", "location")
BEFORE_GOBLINS: Final = WORDS.prompt("before_goblins")

NOT_IN_PACK: Final = WORDS.reason("not_in_pack", "card")
NOW_SET_ASIDE: Final = WORDS.reason("now_set_aside", section="3.2")
ASIDE_FOR_TWO: Final = WORDS.reason("aside_for_two", section="3.2")
KEEP_FIRST: Final = WORDS.reason("keep_first", section="3.2")
YOU_KEEP_IT: Final = WORDS.reason("you_keep_it", "card", section="3.2")
HAND_FIRST: Final = WORDS.reason("hand_first", section="4")
NOT_HELD: Final = WORDS.reason("not_held", "card")
NOT_AGAINST_GOBLINS: Final = WORDS.reason("not_against_goblins", "card", section="4.4")
ONLY_AGAINST_GOBLINS: Final = WORDS.reason("only_against_goblins", "card", section="4.4")
NOBODY_THERE: Final = WORDS.reason("nobody_there", "location", "card", section="4.4")
HELPS_ELSEWHERE: Final = WORDS.reason("helps_elsewhere", "card", "location", section="4.4")
TOO_DEAR: Final = WORDS.reason("too_dear", "price", "money", section="4.4")
ASLEEP_ALREADY: Final = WORDS.reason("asleep_already", "card", section="4.4")
NOT_HERE: Final = WORDS.reason("not_here", "card", section="4.4")
ALL_ASLEEP: Final = WORDS.reason("all_asleep", section="4.4")
SAY_WHO_SLEEPS: Final = WORDS.reason("say_who_sleeps", "example=move", section="4.4")
NOT_OWNED: Final = WORDS.reason("not_owned", "treasure")
