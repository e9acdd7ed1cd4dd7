"""§1.1 Where every field and doubloon lies, for boards that draw a chart."""

from __future__ import annotations

from typing import Final

from doubloon.core.chart import Chart, Place

from .island import CROSS, DISCOVERING, FINISH, LAND, OPEN_WATER, PATHS, PLACES, SEA, SPACE_NAMES, Field, SeaField

WIDTH: Final = 1000
HEIGHT: Final = 700
"""The canvas of content/island.toml."""


def places() -> Chart:
    """Fields, sea fields and doubloons with their kind and ground, the paths between them, and names to be written."""
    land = [_place(field.name, field.x, field.y, *_of_land(field)) for field in LAND]
    sea = [_place(field.name, field.x, field.y, *_of_sea(field)) for field in SEA]
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "places": [*land, *sea, *[_place(name, int(x), int(y), "doubloon", "coast") for name, x, y in CROSS]],
        "paths": [(SPACE_NAMES[start], SPACE_NAMES[end]) for start, end in PATHS],
        "names": [{"x": int(x), "y": int(y), "text": text} for x, y, text in PLACES],
    }


def _place(name: str, x: int, y: int, kind: str, ground: str) -> Place:
    return {"name": name, "x": x, "y": y, "kind": kind, "ground": ground}


def _of_land(field: Field) -> tuple[str, str]:
    ground = "coast" if field.is_coast else "inland"
    return ("discovery" if field.kind == DISCOVERING else ground if field.kind == "plain" else field.kind), ground


def _of_sea(field: SeaField) -> tuple[str, str]:
    if field.name == SPACE_NAMES[FINISH]:
        return "landing", "coast"
    return ("water" if field.event == OPEN_WATER else field.event), "sea"
