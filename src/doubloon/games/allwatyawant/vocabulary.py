"""Every word of Allwatyawant."""

from __future__ import annotations

from typing import Final

from doubloon.core import Vocabulary

from .box import CATEGORIES, FAVOUR_NAMES, ICONS, ITEMS, MOST_SEATS
from .effects import LAND_QUESTS, QUESTS
from .island import BAY, CROSS, DISCOVERIES, FIELDS, LAND_NAMES, LANDINGS, SPACE_NAMES
from .plank import AIM_STEP, AIMS, PUSH_SPEEDS, STANDS, STRAIGHT, TREMORS

WORDS: Final = Vocabulary()

DICE: Final = [(low, high) for low in range(1, 7) for high in range(low, 7)]
"""What two dice can show, the lower first."""
DICE_WEIGHTS: Final = [1 if low == high else 2 for low, high in DICE]
SEAT_NAMES: Final = [f"seat-{seat + 1}" for seat in range(MOST_SEATS)]
WAYS_TO_LAY: Final = ["horizontal", "vertical"]
SAILABLE: Final[list[int]] = [BAY, *range(FIELDS, len(SPACE_NAMES))]
"""Where a raft can sail: back into the bay, to the fields of the courses, and to the finish."""
AIM_NAMES: Final = [f"{(aim - STRAIGHT) * AIM_STEP / 10:g}" for aim in range(AIMS)]

WORDS.nouns("space", SPACE_NAMES)
WORDS.nouns("icon", ICONS)
WORDS.nouns("item", ITEMS)
WORDS.nouns("favour", FAVOUR_NAMES)
WORDS.nouns("quest", [quest.name for quest in QUESTS])
WORDS.nouns("doubloon", [name for name, _, _ in CROSS])
WORDS.nouns("way", WAYS_TO_LAY)
WORDS.nouns("deck", CATEGORIES)
WORDS.nouns("aim", AIM_NAMES)

# What chance does
FIRST: Final = WORDS.family("first", SEAT_NAMES)
THROW_TWO: Final = WORDS.family("throw", [f"{low}-{high}" for low, high in DICE])
THROW_ONE: Final = WORDS.family("throw", [str(eyes) for eyes in range(1, 7)])
FAVOUR: Final = WORDS.family("favour", FAVOUR_NAMES)
QUEST: Final = WORDS.family("quest", [quest.key for quest in QUESTS[:LAND_QUESTS]])
COIN: Final = WORDS.family("coin", ICONS)
BLIND: Final = WORDS.family("blind", FAVOUR_NAMES)
EMERALD: Final = WORDS.move("emerald")
BONES: Final = WORDS.move("bones")
TREMOR: Final = WORDS.family("tremor", [str(tremor + 1) for tremor in range(TREMORS)])

# Moving
LAND_AT: Final = WORDS.family("land", [LAND_NAMES[site] for site in LANDINGS])
GO: Final = WORDS.family("go", LAND_NAMES)
SAIL: Final = WORDS.family("sail", [SPACE_NAMES[space] for space in SAILABLE])
COURSE: Final = WORDS.family("course", ["1", "2"])
LAUNCH: Final = WORDS.move("launch")
WALK: Final = WORDS.move("walk")
DRIVE: Final = WORDS.family("drive", LAND_NAMES)
LEAVE: Final = WORDS.move("leave")
PEEK: Final = WORDS.family("peek", [LAND_NAMES[field] for field in DISCOVERIES])
STOP: Final = WORDS.move("stop")

# Fortuna's favour
ACCEPT: Final = WORDS.move("accept")
AGAIN_LOW: Final = WORDS.move("again low")
AGAIN_HIGH: Final = WORDS.move("again high")
AGAIN: Final = WORDS.move("again")
TURN_LOW: Final = WORDS.family("tailwind low", [str(eyes) for eyes in range(1, 7)])
TURN_HIGH: Final = WORDS.family("tailwind high", [str(eyes) for eyes in range(1, 7)])
SPEND: Final = WORDS.family("spend", FAVOUR_NAMES)
PLAY: Final = WORDS.family("play", FAVOUR_NAMES)
DROP: Final = WORDS.family("drop", FAVOUR_NAMES)
NO: Final = WORDS.move("no")
REST: Final = WORDS.move("rest")

# Choosing
CHOOSE: Final = WORDS.family("choose", SEAT_NAMES)
NOBODY_CHOSEN: Final = WORDS.move("choose nobody")
OPTION: Final = WORDS.family("option", ["1", "2", "3"])
TAKE: Final = WORDS.family("take", ITEMS)
GIVE: Final = WORDS.family("give", ITEMS)
GIVE_FAVOUR: Final = WORDS.family("give", FAVOUR_NAMES)

# Fighting
ATTACK: Final = WORDS.family("attack", SEAT_NAMES)
SAIL_ON: Final = WORDS.move("sail on")
LAY: Final = WORDS.family("lay", WAYS_TO_LAY)
ROB: Final = WORDS.family("rob", ITEMS)
ROB_CARDS: Final = WORDS.move("rob cards")
WAIVE: Final = WORDS.move("waive")
RANSOM: Final = WORDS.move("ransom")
HAND_OVER: Final = WORDS.move("hand over")

# The plank
STAND: Final = WORDS.family("stand", [str(stand + 1) for stand in range(len(STANDS))])
AIM: Final = WORDS.family("aim", AIM_NAMES)
SHOOT: Final = WORDS.family("shoot", [str(speed) for speed in PUSH_SPEEDS])
FOUL: Final = WORDS.move("foul")
EXTRA: Final = WORDS.move("extra shot")

# Treasure island
DIG: Final = WORDS.move("dig")
FLIP: Final = WORDS.family("flip", [name for name, _, _ in CROSS])

# The plank again: words that came later stand last, so that no older one changes its number
PUSH: Final = WORDS.family("push", [str(speed) for speed in PUSH_SPEEDS])

# What is told
GOES_FIRST: Final = WORDS.event("goes_first")
THREW: Final = WORDS.event("threw", "low", "high")
THREW_ONE: Final = WORDS.event("threw_one", "eyes")
TURNED_DIE: Final = WORDS.event("turned_die", "eyes")
LANDED: Final = WORDS.event("landed", "space", routine=True)
ROUND_BEGAN: Final = WORDS.event("round", "round")
TURN_BEGAN: Final = WORDS.event("turn", routine=True)
PAUSED: Final = WORDS.event("paused", "left")
MARKED: Final = WORDS.event("marked", "markers")
RELIEVED: Final = WORDS.event("relieved")
DREW: Final = WORDS.event("drew", "favour", secret=["favour"])
NO_FAVOUR: Final = WORDS.event("no_favour")
PLAYED: Final = WORDS.event("played", "favour")
HANDED_IN: Final = WORDS.event("handed_in", "favour")
DROPPED: Final = WORDS.event("dropped", "favour")
MOVED: Final = WORDS.event("moved", "space")
DRIVEN: Final = WORDS.event("driven", "space")
SWAPPED: Final = WORDS.event("swapped", "other=seat")
UNCOVERED: Final = WORDS.event("uncovered", "space", "icon", reveals=True)
PEEKED: Final = WORDS.event(
    "peeked",
    "space",
    "icon",
    secret=["icon"],
)
TOOK: Final = WORDS.event("took", "item")
LOST: Final = WORDS.event("lost", "item")
READ: Final = WORDS.event("read", "quest", reveals=True)
BLAMED: Final = WORDS.event("blamed", "other=seat", "quest")
STUCK: Final = WORDS.event("stuck", "quest")
FREED: Final = WORDS.event("freed", "quest")
CURSED: Final = WORDS.event("cursed", "quest")
LIFTED: Final = WORDS.event("lifted", "quest")
CHOSE: Final = WORDS.event("chose", "other=seat")
DECIDED: Final = WORDS.event("decided", "option")
OFFERED: Final = WORDS.event("offered", reveals=False)
EXCHANGED: Final = WORDS.event("exchanged", reveals=True)
PASSED_ITEM: Final = WORDS.event("passed_item", "other=seat", "item")
PASSED_FAVOUR: Final = WORDS.event(
    "passed_favour",
    "other=seat",
    "favour",
    secret=["favour"],
)
ROBBED: Final = WORDS.event("robbed", "other=seat", "item")
ROBBED_CARD: Final = WORDS.event(
    "robbed_card",
    "other=seat",
    "favour",
    secret=["favour"],
)
WAIVED: Final = WORDS.event("waived")
ATTACKED: Final = WORDS.event("attacked", "other=seat")
PARLEYED: Final = WORDS.event("parleyed")
LAID: Final = WORDS.event(
    "laid",
    "way",
    secret=["way"],
    reveals=False,
    part_of="attacked",
)
DEFENDED: Final = WORDS.event("defended", "way", part_of="attacked")
OPENED: Final = WORDS.event("opened", "way", reveals=True, part_of="attacked")
FEINTED: Final = WORDS.event("feinted", "way", part_of="attacked")
HIT: Final = WORDS.event("hit", "points", part_of="attacked")
PARRIED: Final = WORDS.event("parried", part_of="attacked")
TRICKED: Final = WORDS.event("tricked", "points", part_of="attacked")
SECOND_ROUND: Final = WORDS.event("second_round", part_of="attacked")
DUEL_TIED: Final = WORDS.event("duel_tied", part_of="attacked")
DUEL_WON: Final = WORDS.event("duel_won", "other=seat", "points")
LAUNCHED: Final = WORDS.event("launched", "course")
STRANDED: Final = WORDS.event("stranded")
SAILED: Final = WORDS.event("sailed", "space")
MET: Final = WORDS.event("met", "quest")
BATTLE: Final = WORDS.event("battle", "other=seat")
FIRED_BACK: Final = WORDS.event("fired_back", "other=seat")
SHIELDED: Final = WORDS.event("shielded", "hits")
SCUTTLED: Final = WORDS.event("scuttled")
SHOT: Final = WORDS.event("shot", "stand", "aim", "speed", reveals=True)
FOULED: Final = WORDS.event("fouled", reveals=True)
TREMBLED: Final = WORDS.event("trembled", "angle", "push", routine=True)
RELEASED: Final = WORDS.event("released", "time", "x", "y", routine=True)
BOUNCED: Final = WORDS.event("bounced", "time", "x", "y", routine=True)
PEGGED: Final = WORDS.event("pegged", "time", "x", "y", routine=True)
CLICKED: Final = WORDS.event("clicked", "time", "x", "y", routine=True)
SANK: Final = WORDS.event("sank", "time", "x", "y")
STOPPED: Final = WORDS.event("stopped", "time", "x", "y", routine=True)
TAKEN_OFF: Final = WORDS.event("taken_off", "time", "x", "y", routine=True)
SERIES_ENDED: Final = WORDS.event("series_ended", "sunk")
DUG: Final = WORDS.event("dug", "sixes")
FOUND_BONES: Final = WORDS.event("bones", "doubloon", reveals=True)
FOUND_EMERALD: Final = WORDS.event("emerald", "doubloon", reveals=True)
TIME_UP: Final = WORDS.event("time_up", "round")
THROW_TO_LAND: Final = WORDS.event("throw_to_land")
RANSOMED: Final = WORDS.event("ransomed", "other=seat", "item")
SPARED: Final = WORDS.event("spared", "quest")
STAYED_STUCK: Final = WORDS.event("stayed_stuck", "quest")
