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
FIRST: Final = WORDS.moves("first", SEAT_NAMES)
THROW_TWO: Final = WORDS.moves("throw", [f"{low}-{high}" for low, high in DICE])
THROW_ONE: Final = WORDS.moves("throw", [str(eyes) for eyes in range(1, 7)])
FAVOUR: Final = WORDS.moves("favour", FAVOUR_NAMES)
QUEST: Final = WORDS.moves("quest", [quest.id.lower() for quest in QUESTS[:LAND_QUESTS]])
COIN: Final = WORDS.moves("coin", ICONS)
BLIND: Final = WORDS.moves("blind", FAVOUR_NAMES)
EMERALD: Final = WORDS.move("emerald")
BONES: Final = WORDS.move("bones")
TREMOR: Final = WORDS.moves("tremor", [str(tremor + 1) for tremor in range(TREMORS)])

# Moving
LAND_AT: Final = WORDS.moves("land", [LAND_NAMES[site] for site in LANDINGS])
GO: Final = WORDS.moves("go", LAND_NAMES)
SAIL: Final = WORDS.moves("sail", [LAND_NAMES[BAY], *SPACE_NAMES[FIELDS:]])
COURSE: Final = WORDS.moves("course", ["1", "2"])
LAUNCH: Final = WORDS.move("launch")
WALK: Final = WORDS.move("walk")
DRIVE: Final = WORDS.moves("drive", LAND_NAMES)
LEAVE: Final = WORDS.move("leave")
PEEK: Final = WORDS.moves("peek", [LAND_NAMES[field] for field in DISCOVERIES])
STOP: Final = WORDS.move("stop")

# Fortuna's favour
ACCEPT: Final = WORDS.move("accept")
AGAIN_LOW: Final = WORDS.move("again low")
AGAIN_HIGH: Final = WORDS.move("again high")
AGAIN: Final = WORDS.move("again")
TURN_LOW: Final = WORDS.moves("tailwind low", [str(eyes) for eyes in range(1, 7)])
TURN_HIGH: Final = WORDS.moves("tailwind high", [str(eyes) for eyes in range(1, 7)])
SPEND: Final = WORDS.moves("spend", FAVOUR_NAMES)
PLAY: Final = WORDS.moves("play", FAVOUR_NAMES)
DROP: Final = WORDS.moves("drop", FAVOUR_NAMES)
NO: Final = WORDS.move("no")
REST: Final = WORDS.move("rest")

# Choosing
CHOOSE: Final = WORDS.moves("choose", SEAT_NAMES)
NOBODY_CHOSEN: Final = WORDS.move("choose nobody")
OPTION: Final = WORDS.moves("option", ["1", "2", "3"])
TAKE: Final = WORDS.moves("take", ITEMS)
GIVE: Final = WORDS.moves("give", ITEMS)
GIVE_FAVOUR: Final = WORDS.moves("give", FAVOUR_NAMES)

# Fighting
ATTACK: Final = WORDS.moves("attack", SEAT_NAMES)
SAIL_ON: Final = WORDS.move("sail on")
LAY: Final = WORDS.moves("lay", WAYS_TO_LAY)
ROB: Final = WORDS.moves("rob", ITEMS)
ROB_CARDS: Final = WORDS.move("rob cards")
WAIVE: Final = WORDS.move("waive")
RANSOM: Final = WORDS.move("ransom")
HAND_OVER: Final = WORDS.move("hand over")

# The plank
STAND: Final = WORDS.moves("stand", [str(stand + 1) for stand in range(len(STANDS))])
AIM: Final = WORDS.moves("aim", AIM_NAMES)
SHOOT: Final = WORDS.moves("shoot", [str(speed) for speed in PUSH_SPEEDS])
FOUL: Final = WORDS.move("foul")
EXTRA: Final = WORDS.move("extra shot")

# Treasure island
DIG: Final = WORDS.move("dig")
FLIP: Final = WORDS.moves("flip", [name for name, _, _ in CROSS])

# What is told
GOES_FIRST: Final = WORDS.event("goes_first", says="{seat} goes first.")
THREW: Final = WORDS.event("threw", "low", "high", says="{seat} throws {low} and {high}.")
THREW_ONE: Final = WORDS.event("threw_one", "eyes", says="{seat} throws {eyes}.")
TURNED_DIE: Final = WORDS.event("turned_die", "eyes", says="{seat} turns a die to {eyes}.")
LANDED: Final = WORDS.event("landed", "space", says="{seat} lands at {space}.")
ROUND_BEGAN: Final = WORDS.event("round", "round", says="Round {round}.")
TURN_BEGAN: Final = WORDS.event("turn", says="{seat} is on turn.")
PAUSED: Final = WORDS.event("paused", "left", says="{seat} pauses; markers left: {left}.")
MARKED: Final = WORDS.event("marked", "markers", says="{seat} must pause: {markers}.")
RELIEVED: Final = WORDS.event("relieved", says="{seat} has no penalty markers any more.")
DREW: Final = WORDS.event(
    "drew", "favour", secret=["favour"], says="{seat} draws {favour}.", unseen="{seat} draws a favour card."
)
NO_FAVOUR: Final = WORDS.event("no_favour", says="No favour card is left for {seat}.")
PLAYED: Final = WORDS.event("played", "favour", says="{seat} plays {favour}.")
HANDED_IN: Final = WORDS.event("handed_in", "favour", says="{seat} hands in {favour}.")
DROPPED: Final = WORDS.event("dropped", "favour", says="{seat} drops {favour}.")
MOVED: Final = WORDS.event("moved", "space", says="{seat} goes to {space}.")
DRIVEN: Final = WORDS.event("driven", "space", says="{seat} is driven to {space}.")
SWAPPED: Final = WORDS.event("swapped", "other=seat", says="{seat} and {other} swap fields.")
UNCOVERED: Final = WORDS.event("uncovered", "space", "icon", reveals=True, says="{seat} uncovers {space}: {icon}.")
PEEKED: Final = WORDS.event(
    "peeked",
    "space",
    "icon",
    secret=["icon"],
    says="{seat} looks under the coin on {space}: {icon}.",
    unseen="{seat} looks under the coin on {space}.",
)
TOOK: Final = WORDS.event("took", "item", says="{seat} takes {item}.")
LOST: Final = WORDS.event("lost", "item", says="{seat} loses {item}.")
READ: Final = WORDS.event("read", "quest", reveals=True, says="{seat} reads {quest}.")
BLAMED: Final = WORDS.event("blamed", "other=seat", "quest", says="{seat} hands {quest} to {other}.")
STUCK: Final = WORDS.event("stuck", "quest", says="{seat} is stuck: {quest}.")
FREED: Final = WORDS.event("freed", "quest", says="{seat} is free again: {quest}.")
CURSED: Final = WORDS.event("cursed", "quest", says="{seat} is cursed: {quest}.")
LIFTED: Final = WORDS.event("lifted", "quest", says="{seat} is rid of {quest}.")
CHOSE: Final = WORDS.event("chose", "other=seat", says="{seat} chooses {other}.")
DECIDED: Final = WORDS.event("decided", "option", says="{seat} decides for option {option}.")
OFFERED: Final = WORDS.event("offered", reveals=False, says="{seat} has chosen what to pass on.")
EXCHANGED: Final = WORDS.event("exchanged", reveals=True, says="Everything moves on by one pirate.")
PASSED_ITEM: Final = WORDS.event("passed_item", "other=seat", "item", says="{seat} passes {item} to {other}.")
PASSED_FAVOUR: Final = WORDS.event(
    "passed_favour",
    "other=seat",
    "favour",
    secret=["favour"],
    says="{seat} passes {favour} to {other}.",
    unseen="{seat} passes a favour card to {other}.",
)
ROBBED: Final = WORDS.event("robbed", "other=seat", "item", says="{seat} robs {other} of {item}.")
ROBBED_CARD: Final = WORDS.event(
    "robbed_card",
    "other=seat",
    "favour",
    secret=["favour"],
    says="{seat} draws {favour} from the hand of {other}.",
    unseen="{seat} draws a favour card from the hand of {other}.",
)
WAIVED: Final = WORDS.event("waived", says="{seat} waives a point.")
ATTACKED: Final = WORDS.event("attacked", "other=seat", says="{seat} attacks {other}.")
PARLEYED: Final = WORDS.event("parleyed", says="{seat} calls for parley: the attack is off.")
LAID: Final = WORDS.event(
    "laid",
    "way",
    secret=["way"],
    reveals=False,
    says="{seat} lays an attack face down: {way}.",
    unseen="{seat} lays an attack face down.",
)
DEFENDED: Final = WORDS.event("defended", "way", says="{seat} defends: {way}.")
OPENED: Final = WORDS.event("opened", "way", reveals=True, says="{seat} opens the attack: {way}.")
FEINTED: Final = WORDS.event("feinted", "way", says="{seat} turns the card: {way}.")
HIT: Final = WORDS.event("hit", "points", says="{seat} hits; points: {points}.")
PARRIED: Final = WORDS.event("parried", says="{seat} parries and attacks next.")
TRICKED: Final = WORDS.event("tricked", "points", says="{seat} tricks; points: {points}.")
SECOND_ROUND: Final = WORDS.event("second_round", says="A tie: {seat} begins the second round.")
DUEL_TIED: Final = WORDS.event("duel_tied", says="The duel ends in a tie.")
DUEL_WON: Final = WORDS.event("duel_won", "other=seat", "points", says="{seat} beats {other} by {points}.")
LAUNCHED: Final = WORDS.event("launched", "course", says="{seat} sets sail on course {course}.")
STRANDED: Final = WORDS.event("stranded", says="{seat} does not get off the beach.")
SAILED: Final = WORDS.event("sailed", "space", says="{seat} sails to {space}.")
MET: Final = WORDS.event("met", "quest", says="{seat} meets {quest}.")
BATTLE: Final = WORDS.event("battle", "other=seat", says="{seat} opens fire on {other}.")
FIRED_BACK: Final = WORDS.event("fired_back", "other=seat", says="{seat} returns the fire of {other}.")
SHIELDED: Final = WORDS.event("shielded", "hits", says="{seat} hides behind the bulwark; hits left: {hits}.")
SCUTTLED: Final = WORDS.event("scuttled", says="The raft of {seat} is sunk.")
SHOT: Final = WORDS.event(
    "shot", "stand", "aim", "speed", reveals=True, says="{seat} shoots: stand {stand}, aim {aim}, {speed} mm/s."
)
FOULED: Final = WORDS.event("fouled", reveals=True, says="{seat} fouls: the shot does not count.")
TREMBLED: Final = WORDS.event("trembled", "angle", "push", says="The hand trembles: {angle} / {push}.")
RELEASED: Final = WORDS.event("released", "time", "x", "y", says="{time} ms: the stone is off at {x}, {y}.")
BOUNCED: Final = WORDS.event("bounced", "time", "x", "y", says="{time} ms: it bounces off a board at {x}, {y}.")
PEGGED: Final = WORDS.event("pegged", "time", "x", "y", says="{time} ms: it bounces off the peg at {x}, {y}.")
CLICKED: Final = WORDS.event("clicked", "time", "x", "y", says="{time} ms: stones click at {x}, {y}.")
SANK: Final = WORDS.event("sank", "time", "x", "y", says="{time} ms: a stone sinks at {x}, {y}.")
STOPPED: Final = WORDS.event("stopped", "time", "x", "y", says="{time} ms: a stone stops at {x}, {y}.")
TAKEN_OFF: Final = WORDS.event("taken_off", "time", "x", "y", says="A stone in the way at {x}, {y} is taken off.")
SERIES_ENDED: Final = WORDS.event("series_ended", "sunk", says="{seat} has sunk {sunk}.")
DUG: Final = WORDS.event("dug", "sixes", says="{seat} digs; sixes: {sixes}.")
FOUND_BONES: Final = WORDS.event("bones", "doubloon", reveals=True, says="{seat} flips {doubloon}: bones.")
FOUND_EMERALD: Final = WORDS.event(
    "emerald", "doubloon", reveals=True, says="{seat} flips {doubloon}: the emerald! {seat} wins."
)
TIME_UP: Final = WORDS.event("time_up", "round", says="The game ends after round {round}.")
