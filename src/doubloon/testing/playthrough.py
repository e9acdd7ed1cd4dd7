"""Playthroughs: a seeded game printed with every view, move and event, so that a change in behaviour is a text diff."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any, TypeVar

from doubloon.core import Game, Match, State, fingerprint

from .players import play_on

S = TypeVar("S", bound=State)


def playthrough(game: Game[S], seats: int, seed: int = 0, options: Mapping[str, object] | None = None) -> str:
    """One game as text: what each sees that has changed, may do, does, and is told."""
    rng = Random(seed)
    match = Match.begin(game, seats, f"playthrough {seed}", options)
    lines = [f"{game.title}, rules version {game.rules_version}, {seats} seats, seed {seed}"]
    lines += [f"option {name} = {value}" for name, value in match.record.header.options.items()]
    shown: dict[int | None, Mapping[str, Any]] = {}
    told = 0
    while True:
        lines.append("")
        lines += [f"  . {_json(event)}" for event in match.events(None, told)]
        told = match.n
        lines.append(f"[{match.n}] {_json(match.prompt())} (§{match.section()}) {fingerprint(match.state())}")
        for seat in [None, *range(seats)]:
            view = match.view(seat)
            before = shown.get(seat, {})
            changed = {key: value for key, value in view.items() if key not in before or before[key] != value}
            if seat is not None:
                changed = {key: value for key, value in changed.items() if match.view(None).get(key) != value}
            who = "all" if seat is None else str(seat)
            for key, value in changed.items():
                lines += [f"  {who} {change}" for change in _changes(key, before.get(key), value)]
            shown[seat] = view
        if match.is_over():
            break
        lines += [f"  {seat} may {', '.join(match.legal_moves(seat))}" for seat in match.actors()]
        seat, move = play_on(match, rng)
        lines.append(f"> {seat} {move}")
    lines += [f"scores {match.scores()} ranking {match.ranking()}", ""]
    return "\n".join(lines)


def _changes(name: str, before: object, now: object) -> list[str]:
    """What is new about a value, as briefly as possible: only the entries of lists and tables that differ."""
    if isinstance(before, dict) and isinstance(now, dict) and before.keys() == now.keys():
        entries = [(f"{name}.{key}", before[key], now[key]) for key in now]
    elif isinstance(before, list) and isinstance(now, list) and len(before) == len(now) and _holds_more(now):
        entries = [(f"{name}[{place}]", *both) for place, both in enumerate(zip(before, now, strict=True))]
    else:
        return [f"{name}: {_json(now)}"]
    return [change for place, was, new in entries if was != new for change in _changes(place, was, new)]


def _holds_more(values: list[Any]) -> bool:
    return any(isinstance(value, dict | list) for value in values)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
