"""Where the places of a game lie, so that any board can draw them."""

from __future__ import annotations

from typing import TypedDict


class Place(TypedDict):
    """A place: the noun that moves and views call it by, its kind, and its ground: coast, inland or sea."""

    name: str
    x: int
    y: int
    kind: str
    ground: str


class Label(TypedDict):
    """Words written on the chart."""

    x: int
    y: int
    text: str


class Chart(TypedDict):
    """The places of a game, the paths between neighbours, and what is written beside them."""

    width: int
    height: int
    places: list[Place]
    paths: list[tuple[str, str]]
    names: list[Label]
