"""Why a move is refused; a reason cites the § of its phase unless it names another."""

from __future__ import annotations

from typing import Final

from .vocabulary import WORDS

# Tokens and favour cards
NOT_HELD: Final = WORDS.reason("not_held", "favour")
SPECIAL_NOT_HELD: Final = WORDS.reason("special_not_held", "favour", section="6.3")
NO_ITEM: Final = WORDS.reason("no_item", "item")
HAVE_ALREADY: Final = WORDS.reason("have_already", "item", section="4.5")
NOT_HERE: Final = WORDS.reason("not_here", "item")
VICTIM_LACKS: Final = WORDS.reason("victim_lacks", "item")
LOSER_LACKS: Final = WORDS.reason("loser_lacks", "item")
LOSER_HOLDS_NOTHING: Final = WORDS.reason("loser_holds_nothing")

# Dice
TAILWIND_MOVES: Final = WORDS.reason("tailwind_moves", section="6.3")
ONE_DIE_IS_LOW: Final = WORDS.reason("one_die_is_low", section="6.3")
DIE_SHOWS_IT: Final = WORDS.reason("die_shows_it", section="6.3")
ONE_DIE: Final = WORDS.reason("one_die")

# Moving and driving
SITE_TAKEN: Final = WORDS.reason("site_taken")
MUST_MOVE: Final = WORDS.reason("must_move", section="4.3")
TOO_FAR: Final = WORDS.reason("too_far", "space", "far", "steps", section="4.3")
NO_DISCOVERY: Final = WORDS.reason("no_discovery", "space")
PIRATE_THERE: Final = WORDS.reason("pirate_there", "space")
MUST_DRIVE: Final = WORDS.reason("must_drive", section="5.2")
NOT_INTO_BAY: Final = WORDS.reason("not_into_bay")
NOT_EXACTLY: Final = WORDS.reason("not_exactly", "space", "far", "steps")
OTHER_LANDINGS: Final = WORDS.reason("other_landings")
COIN_KNOWN: Final = WORDS.reason("coin_known")
OFF_COURSE: Final = WORDS.reason("off_course", "space", "steps")

# Choosing and attacking
NO_SCAPEGOAT: Final = WORDS.reason("no_scapegoat")
MUST_CHOOSE: Final = WORDS.reason("must_choose")
NOT_YOURSELF: Final = WORDS.reason("not_yourself")
CANNOT_BE_CHOSEN: Final = WORDS.reason("cannot_be_chosen")
NOT_ON_FIELD: Final = WORDS.reason("not_on_field")
RAFT_ELSEWHERE: Final = WORDS.reason("raft_elsewhere")

# The plank and treasure island
TASK_NOT_MET: Final = WORDS.reason("task_not_met", "need", section="10.3")
NO_FOULS: Final = WORDS.reason("no_fouls", section="10.4")
SHOOT_INSTEAD: Final = WORDS.reason("shoot_instead", section="10.4")
NO_EXTRA_SHOT: Final = WORDS.reason("no_extra_shot")
THROWN_ALREADY: Final = WORDS.reason("thrown_already")
TURNED_UP_ALREADY: Final = WORDS.reason("turned_up_already")
