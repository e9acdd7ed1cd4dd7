"""States as plain data: to save and compare them, and to fingerprint each step of a game."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from .bag import Bag
from .errors import BadGame, BadRecord
from .pile import Pile
from .state import State

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=State)


def dump(state: State) -> dict[str, Any]:
    """A state as JSON-ready data: the phase by name, every other slot by value."""
    for stray in getattr(state, "__dict__", ()):
        raise BadGame(f"{type(state).__name__} keeps {stray!r} outside its __slots__, so it would be lost.")
    data: dict[str, Any] = {"phase": state.phase.name}
    for slot in slots_of(type(state)):
        if slot != "phase":
            data[slot] = _plain(getattr(state, slot), f"{type(state).__name__}.{slot}")
    return data


def load(game: Game[S], data: dict[str, Any]) -> S:
    """The state that was dumped."""
    state = cast(S, game.state_type())
    expected = sorted(slots_of(type(state)))
    if sorted(data) != expected:
        raise BadRecord(f"A saved {game.title} position holds {', '.join(expected)}, not {', '.join(sorted(data))}.")
    for slot, value in data.items():
        setattr(state, slot, game.phase_named(value) if slot == "phase" else _alive(value))
    state.told = None
    state.forget()
    return state


def text_of(state: State) -> str:
    """The one text of a position: equal texts, equal positions."""
    return json.dumps(dump(state), sort_keys=True, separators=(",", ":"))


def fingerprint(state: State) -> str:
    """Sixteen hexadecimal digits that stand for a position in every process and on every Python."""
    return sha256(text_of(state).encode()).hexdigest()[:16]


def slots_of(cls: type) -> list[str]:
    """The names of all slots that make up a position, sorted; compiled classes keep theirs under another name."""
    known = _slots.get(cls)
    if known is None:
        names: set[str] = set()
        for base in cls.__mro__:
            names.update(base.__dict__.get("__mypyc_attrs__", base.__dict__.get("__slots__", ())))
        known = _slots[cls] = sorted(name for name in names if not name.startswith("_") and name != "told")
    return known


_slots: Final[dict[type, list[str]]] = {}


def _plain(value: object, where: str) -> Any:
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list):
        return [item if type(item) is int else _plain(item, where) for item in value]
    if isinstance(value, tuple):
        return {"tuple": [item if type(item) is int else _plain(item, where) for item in value]}
    if isinstance(value, Bag | Pile):
        parts = {slot: _plain(getattr(value, slot), where) for slot in slots_of(type(value))}
        return {type(value).__name__.lower(): parts}
    raise BadGame(f"{where} holds a {type(value).__name__}; a state holds ints, bools, lists, tuples, bags and piles.")


def _alive(value: Any) -> Any:
    if isinstance(value, list):
        return [_alive(item) for item in value]
    if not isinstance(value, dict):
        return value
    kind, inner = next(iter(value.items()))
    if kind == "tuple":
        return tuple(_alive(item) for item in inner)
    part: Bag | Pile = Bag() if kind == "bag" else Pile()
    for slot, content in inner.items():
        setattr(part, slot, _alive(content))
    return part
