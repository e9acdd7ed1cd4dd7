"""For people with the box on the table: what was put, laid and driven there, played through by the rules themselves.

A sheet is the story so far, a line for each deed with the seat of whoever did it (``*``: nobody in particular), as in
scripts of tests: ``* place g11``, ``* face up``, ``0 stand e5``, ``1 lay in-jungle on grey``, ``0 strike e5 off grey``,
``0 raise grey``, ``0 take``, ``0 spend``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NotRequired, TypedDict

from doubloon.core import CHANCE, Move, Phase
from doubloon.core.companion import Companion
from doubloon.core.errors import BadSheet
from doubloon.core.schema import Seat
from doubloon.core.shared import changed
from doubloon.core.spaces import spaces_in

from . import GAME
from .box import CLUES, COLOURS, KINDS, LEGS, MAPS, OBJECTS, OCEAN, TERRAINS, Clue
from .clues import ClueSites, sites_of
from .island import ISLANDS
from .rules.clues import add_clue
from .rules.powers import DEADLOCK, MARKER, PICK_TARGET, STRIKE_SITE, targets, use
from .rules.setup import FACE_STATUE, PLACE_OBJECT, objects_of
from .rules.treasure import clear_map, raise_treasure, why_not_raise
from .rules.turn import pick_up, raisable
from .state import NOBODY, NOTHING, Expedition
from .view_types import Map, Misfit, Space, TobagoView
from .views import look, misfit, named, roses_on, sites_left
from .vocabulary import ON, SPACE_NAMES, STRIKE, USE_MARKER, WORDS

MOST_DEEDS: Final = 800
"""More than happens in any game."""
NOBODYS: Final = "*"


class Sheet(TypedDict):
    """What people enter."""

    island: int
    """Which of the 32, from 1 on."""
    seats: int
    deeds: list[str]
    held: NotRequired[str]
    """A clue that somebody thinks of laying."""


class CardRow(TypedDict):
    """A clue card, and what it would do."""

    clue: str
    listed: bool
    """Is it on our list of cards? The list is partly our reconstruction, so a real box may hold others."""
    on: Map | None
    """The map on which it lies already."""
    leaves: list[int | None]
    """By map: how many sites it would leave; null where it does not fit."""
    misfits: list[Misfit | None]
    """By map: what is wrong with it there."""


class Located(TypedDict):
    """A treasure whose site is known."""

    map: Map
    space: Space
    legs: list[int | None]
    """By seat: how many legs the ATV needs to get there; null while nobody has said where it stands."""
    near: list[bool]
    """By seat: can it be there in one turn?"""


class Shared(TypedDict):
    """The treasure that was raised last, if nothing has happened since."""

    map: Map
    raiser: Seat
    roses: list[Seat]
    """Whose roses are asked, from the lowest up."""
    cards: int


class Answer(TypedDict):
    """What people are told."""

    table: TobagoView
    may: list[str]
    """While huts, palms and statues are put on the island: what may be done next."""
    cards: list[CardRow]
    held_allows: list[Space]
    """The spaces that the held clue allows."""
    located: list[Located]
    reach: list[dict[Space, int]]
    """By seat: where the ATV gets in one turn, and by how many legs."""
    strikes: list[Map]
    """The maps of which a site may be struck off."""
    shared: Shared | None
    cards_left: int
    """How many treasure cards are left in the deck, if each treasure was dealt as the rules say."""


def _all_clues() -> list[Clue]:
    """§3 Our list of cards, and behind it every other clue that there could be."""
    listed = {clue.name for clue in CLUES}
    others = []
    for kind in KINDS:
        for landmark in [*TERRAINS, *OBJECTS, OCEAN]:
            for largest in [False, True] if landmark in TERRAINS else [False]:
                clue = Clue(kind, landmark, largest, "reconstructed")
                says_nothing = landmark == OCEAN and kind.endswith("in")
                if clue.name not in listed and not says_nothing:
                    others.append(clue)
    return [*CLUES, *others]


CARDS: Final = _all_clues()
CARD: Final = {clue.name: card for card, clue in enumerate(CARDS)}
SPACE: Final = {name: space for space, name in enumerate(SPACE_NAMES)}
MAP: Final = {colour: map for map, colour in enumerate(COLOURS)}


class Story:
    """The table as it is after the deeds that were told so far."""

    def __init__(self, island: int, seats: int) -> None:
        if not 1 <= island <= len(ISLANDS):
            raise BadSheet(f"There are the islands 1 to {len(ISLANDS)}, not {island}.")
        self.state: Final[Expedition] = GAME.start(seats, {"island": str(island)})
        self.state.apply(CHANCE, WORDS.parse("first seat-1"))
        self.shared: Shared | None = None
        self.drawn = 0

    @property
    def is_set_up(self) -> bool:
        """§2.2 Do all huts, palms and statues stand?"""
        return self.state.phase not in (PLACE_OBJECT, FACE_STATUE)

    def tell(self, deed: str) -> None:
        """One deed more."""
        who, _, what = deed.partition(" ")
        verb, *rest = what.split(" ")
        act = DEEDS.get(verb)
        if act is None:
            raise BadSheet(f"There is no deed {verb!r}, only {', '.join(DEEDS)}.")
        is_setting_up = verb in ("place", "face")
        if is_setting_up == self.is_set_up:
            raise BadSheet("First come the huts, then the palms, then the statues, and then all else (§2.2).")
        self.shared = None
        act(self, NOBODY if is_setting_up else self._seat(who), rest)

    def _seat(self, who: str) -> int:
        if not who.isdecimal() or int(who) >= self.state.seats:
            raise BadSheet(f"The seats are 0 to {self.state.seats - 1}, not {who!r}.")
        return int(who)


def _one(words: list[str], place: int, known: dict[str, int], thing: str) -> int:
    """The thing that a deed names there."""
    name = words[place] if place < len(words) else ""
    if name not in known:
        raise BadSheet(f"There is no {thing} {name!r}.")
    return known[name]


def _by_chance(story: Story, phase: Phase[Expedition], move: Move) -> None:
    """§2.2 What is put on the island is luck to the rules, whoever does it."""
    state = story.state
    if state.phase != phase or all(move != each for each, _ in state.outcomes()):
        why = phase.why_not(state, CHANCE, move)
        said = GAME.voice().say(WORDS.read_saying(why, phase.section), []) if why else "That is not what comes next."
        raise BadSheet(said)
    state.apply(CHANCE, move)
    if story.is_set_up:
        objects = [sum(1 << space for space in objects_of(state, kind)) for kind in range(len(OBJECTS))]
        state.read_by(ClueSites([sites_of(state.ground(), clue, objects) for clue in CARDS]))


def _place(story: Story, seat: int, words: list[str]) -> None:
    """§2.2 The next hut, palm or statue is put there."""
    _by_chance(story, PLACE_OBJECT, WORDS.parse(f"place {SPACE_NAMES[_one(words, 0, SPACE, 'space')]}"))


def _face(story: Story, seat: int, words: list[str]) -> None:
    """§2.2 The statue looks there."""
    _by_chance(story, FACE_STATUE, WORDS.parse(" ".join(["face", *words])))


def _stand(story: Story, seat: int, words: list[str]) -> None:
    """§2.4, §4.2 The ATV stands there now, however it came there."""
    space = _one(words, 0, SPACE, "space")
    if not story.state.ground().land >> space & 1:
        raise BadSheet(f"{words[0].upper()} is not on this island.")
    story.state.atvs[seat] = space


def _lay(story: Story, seat: int, words: list[str]) -> None:
    """§4.1 A clue is laid on a map: it must strike out a site, and leave one."""
    state = story.state
    card, map = _one(words, 0, CARD, "clue"), _one(words, 2, MAP, "map")
    if any(card in column for column in state.columns):
        raise BadSheet(f"The clue {words[0]} lies on a map already, and there are no two alike (§1).")
    if not state.fits(card, map):
        wrong = "strike nothing out" if misfit(state, card, map) == "strikes-none" else "leave no site"
        raise BadSheet(f"The clue {words[0]} would {wrong} on the {words[2]} map (§4.1).")
    add_clue(state, seat, card, map)


def _strike(story: Story, seat: int, words: list[str]) -> None:
    """§6.3, §4.4 A site is struck off; an amulet that the player has goes back to the supply."""
    state = story.state
    space, map = _one(words, 0, SPACE, "space"), _one(words, 2, MAP, "map")
    if map not in strikable(state) or not state.sites[map] >> space & 1:
        raise BadSheet(f"{words[0].upper()} cannot be struck off the {words[2]} map (§6.3).")
    if state.amulets[seat] and map in targets(state, seat, MARKER):
        use(state, seat, USE_MARKER)
    else:
        state.purpose, state.strikes = DEADLOCK, 0
    PICK_TARGET.play(state, seat, ON[map])
    STRIKE_SITE.play(state, seat, STRIKE[space])
    state.turn = NOBODY


def _raise(story: Story, seat: int, words: list[str]) -> None:
    """§5.1 The treasure is raised; once it is shared out, statues call up amulets and turn (§6.1)."""
    state = story.state
    map = _one(words, 0, MAP, "map")
    state.turn = seat
    if map not in raisable(state):
        raise BadSheet(GAME.voice().say(WORDS.read_saying(why_not_raise(state, map), "5.1"), []))
    raise_treasure(state, seat, map)
    roses = list(state.order)
    story.drawn += len(roses) + 1
    story.shared = {"map": COLOURS[map], "raiser": seat, "roses": roses, "cards": len(roses) + 1}
    clear_map(state)
    state.turn = NOBODY


def _take(story: Story, seat: int, words: list[str]) -> None:
    """§6.2 The amulet under the ATV is picked up."""
    state = story.state
    if state.atvs[seat] < 0 or not state.ashore >> state.atvs[seat] & 1:
        raise BadSheet("There is no amulet under this ATV (§6.2).")
    pick_up(state, seat)


def _spend(story: Story, seat: int, words: list[str]) -> None:
    """§6.3 An amulet goes back to the supply."""
    state = story.state
    if not state.amulets[seat]:
        raise BadSheet("This player holds no amulet (§6.3).")
    state.amulets = changed(state.amulets, seat, state.amulets[seat] - 1)
    state.supply += 1


DEEDS: Final[dict[str, Callable[[Story, int, list[str]], None]]] = {
    "place": _place,
    "face": _face,
    "stand": _stand,
    "lay": _lay,
    "strike": _strike,
    "raise": _raise,
    "take": _take,
    "spend": _spend,
}


def strikable(state: Expedition) -> list[int]:
    """§6.3, §4.4 The maps of which a site may be struck off."""
    marked, stuck = targets(state, 0, MARKER), targets(state, 0, DEADLOCK)
    return [map for map in range(MAPS) if map in marked or map in stuck]


def told(sheet: Sheet) -> Story:
    """The table that a sheet tells of."""
    deeds = sheet["deeds"]
    if len(deeds) > MOST_DEEDS:
        raise BadSheet(f"A sheet has {MOST_DEEDS} deeds at most.")
    story = Story(sheet["island"], sheet["seats"])
    for number, deed in enumerate(deeds, start=1):
        try:
            story.tell(deed)
        except BadSheet as wrong:
            raise BadSheet(f"Step {number} ({deed}): {wrong}") from wrong
    return story


def advise(sheet: Sheet) -> Answer:
    """§2 to §6 What the table looks like, which clues still fit where, and who is near which treasure."""
    story = told(sheet)
    state, cards = story.state, list(enumerate(CARDS)) if story.is_set_up else []
    held = sheet.get("held", "")
    if held and held not in CARD:
        raise BadSheet(f"There is no clue {held!r}.")
    return {
        "table": _table(state),
        "may": [] if story.is_set_up else [WORDS.text[move] for move, _ in state.outcomes()],
        "cards": [_row(state, card, clue) for card, clue in cards],
        "held_allows": named(state.clue(CARD[held])) if held and cards else [],
        "located": _located(state),
        "reach": [_reach(state, seat) for seat in range(state.seats)],
        "strikes": [COLOURS[map] for map in strikable(state)] if cards else [],
        "shared": story.shared,
        "cards_left": max(len(state.treasure) - story.drawn, 0),
    }


def _table(state: Expedition) -> TobagoView:
    """What spectators see; clues that are not on our list are named too."""
    columns, state.columns = state.columns, [()] * MAPS
    discards, state.discards = state.discards, 0
    seen = look(state, None)
    state.columns, state.discards = columns, discards
    seen["clues_discarded"] = [CARDS[card].name for card in spaces_in(discards)]
    for map, column in enumerate(columns):
        seen["maps"][map]["clues"] = [
            {"clue": CARDS[card].name, "roses": roses_on(state, map, place)} for place, card in enumerate(column)
        ]
    return seen


def _row(state: Expedition, card: int, clue: Clue) -> CardRow:
    return {
        "clue": clue.name,
        "listed": card < len(CLUES),
        "on": next((COLOURS[map] for map, column in enumerate(state.columns) if card in column), None),
        "leaves": [sites_left(state, card, map) for map in range(MAPS)],
        "misfits": [misfit(state, card, map) for map in range(MAPS)],
    }


def _located(state: Expedition) -> list[Located]:
    """§5.1 Where a treasure lies for certain, and how far everybody is from it."""
    found: list[Located] = []
    for map, spot in enumerate(state.spots()):
        if spot != NOTHING:
            legs = [_legs(state, at, spot) for at in state.atvs]
            near = [each is not None and each <= LEGS for each in legs]
            found.append({"map": COLOURS[map], "space": SPACE_NAMES[spot], "legs": legs, "near": near})
    return found


def _legs(state: Expedition, here: int, there: int) -> int | None:
    """§4.2 How many legs it is from one space to another."""
    if here < 0:
        return None
    return next((legs for legs, reached in enumerate(state.ground().legs) if reached[here] >> there & 1), None)


def _reach(state: Expedition, seat: int) -> dict[str, int]:
    """§4.2 Where an ATV gets in one turn."""
    here = state.atvs[seat]
    if here < 0:
        return {}
    fewest = state.ground().fewest[here]
    return {SPACE_NAMES[space]: fewest[space] for space in spaces_in(state.ground().land) if fewest[space]}


COMPANION: Final = Companion(Sheet, Answer, advise)
