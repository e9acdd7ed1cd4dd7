"""§1.1 The main island, the two courses and the treasure island: fields, paths and distances."""

from __future__ import annotations

from typing import Final

from doubloon.core import content

from .box import FOLDER

LANDING: Final = "landing"
BAY_KIND: Final = "bay"
DISCOVERING: Final = "discovering"
KINDS: Final = [LANDING, BAY_KIND, DISCOVERING, "plain"]
OPEN_WATER: Final = "-"


class Field:
    """A field of the main island."""

    def __init__(self, words: list[str]) -> None:
        self.name: Final = words[0]
        self.x: Final = int(words[1])
        self.y: Final = int(words[2])
        self.kind: Final = words[3]
        self.is_coast: Final = words[4] == "coast"
        self.neighbours: Final = words[5].split(",")


class SeaField:
    """A field of a course, or the finish."""

    def __init__(self, words: list[str]) -> None:
        self.name: Final = words[0]
        self.x: Final = int(words[1])
        self.y: Final = int(words[2])
        self.event: Final = words[3]


_file: Final = content.read(FOLDER / "content", "island.toml")
LAND: Final = [Field(line.split()) for line in _file.texts("land")]
COURSES: Final = [[SeaField(line.split()) for line in _file.texts(name)] for name in ("course_1", "course_2")]
_finish: Final = SeaField(_file.text("finish").split())
PLACES: Final = [line.split(maxsplit=2) for line in _file.texts("places")]
"""Names on the chart: x, y, words."""
CROSS: Final = [line.split() for line in _file.texts("doubloons")]
"""The fields of the doubloons: name, x, y."""
_file.done()

LAND_NAMES: Final = [field.name for field in LAND]
FIELDS: Final = len(LAND)
BAY: Final = [field.kind for field in LAND].index(BAY_KIND)
LANDINGS: Final = [number for number, field in enumerate(LAND) if field.kind == LANDING]
DISCOVERIES: Final = [number for number, field in enumerate(LAND) if field.kind == DISCOVERING]
COIN_AT: Final = [DISCOVERIES.index(number) if number in DISCOVERIES else -1 for number in range(FIELDS)]
"""Which piece of eight lies on a field; -1 for none."""
IS_COAST: Final = [field.is_coast for field in LAND]
NEIGHBOURS: Final = [[LAND_NAMES.index(name) for name in field.neighbours] for field in LAND]

# Spaces: the fields of the island, then those of course 1, those of course 2, and the finish
SEA: Final = [*COURSES[0], *COURSES[1], _finish]
FIRST_OF: Final = [FIELDS, FIELDS + len(COURSES[0])]
"""The first space of each course."""
FINISH: Final = FIELDS + len(SEA) - 1
SPACE_NAMES: Final = LAND_NAMES + [field.name for field in SEA]
SPACE_X: Final = [field.x for field in LAND] + [field.x for field in SEA]
SPACE_Y: Final = [field.y for field in LAND] + [field.y for field in SEA]
OFF: Final = -1
"""Where pirates are before they land."""


def _distances(start: int) -> list[int]:
    far = [-1] * FIELDS
    far[start] = 0
    reached = [start]
    for field in reached:
        for neighbour in NEIGHBOURS[field]:
            if far[neighbour] < 0:
                far[neighbour] = far[field] + 1
                reached.append(neighbour)
    return far


DISTANCE: Final = [_distances(start) for start in range(FIELDS)]
"""Steps along the paths from field to field."""
LONGEST_MOVE: Final = 12
WITHIN: Final = [
    [[field for field in range(FIELDS) if 1 <= far[field] <= steps] for steps in range(LONGEST_MOVE + 1)]
    for far in DISTANCE
]
"""Where a pirate can end who moves up to so many steps from a field."""
EXACTLY: Final = [
    [[field for field in range(FIELDS) if far[field] == steps and field != BAY] for steps in range(LONGEST_MOVE + 1)]
    for far in DISTANCE
]
"""The fields at exactly this distance, the raft bay apart."""
NEAREST_LANDING: Final = [min(LANDINGS, key=lambda site: (far[site], site)) for far in DISTANCE]


def course_of(space: int) -> int:
    """Which course a space at sea belongs to."""
    return 1 if space >= FIRST_OF[1] else 0


def steps_made(space: int) -> int:
    """How many steps from the bay a space at sea is, counted along its course."""
    return space - FIRST_OF[course_of(space)] + 1


def at_step(course: int, step: int) -> int:
    """The space after so many steps on a course: the bay, a field, or the finish."""
    if step <= 0:
        return BAY
    return FIRST_OF[course] + step - 1 if step <= len(COURSES[course]) else FINISH


def steps_left(space: int) -> int:
    """How many steps a raft is from the finish."""
    return 0 if space == FINISH else len(COURSES[course_of(space)]) + 1 - steps_made(space)


def is_land(space: int) -> bool:
    """Is it a field of the main island, the bay included?"""
    return 0 <= space < FIELDS


def is_ashore(space: int) -> bool:
    """§3 On the main island and not in the raft bay."""
    return 0 <= space < FIELDS and space != BAY


def is_afloat(space: int) -> bool:
    """§3 On a field of a course."""
    return FIELDS <= space < FINISH


def _paths() -> list[tuple[int, int]]:
    """All pairs of neighbours on land and along the courses."""
    pairs = [(field, other) for field in range(FIELDS) for other in NEIGHBOURS[field] if field < other]
    for course, fields in enumerate(COURSES):
        pairs += [(at_step(course, step), at_step(course, step + 1)) for step in range(len(fields) + 1)]
    return pairs


PATHS: Final = _paths()
