"""Duels that go as a test wants them to."""

from __future__ import annotations

from tests.games.allwatyawant.table import (
    Voyage,
    asked,
    equip,
    go,
    hold,
    place,
    question,
    voyage,
    walk,
)

ANNA, BOBBY, ROGER = 0, 1, 2


def fight(seats: int = 2, field: str = "o2", tokens: str = "", cards: str = "", **options: object) -> Voyage:
    """Anna attacks Bobby on this field; she has these tokens and cards."""
    state = voyage(seats, **options)
    equip(state, ANNA, tokens)
    hold(state, ANNA, cards)
    place(state, BOBBY, field)
    return walk(state, field)


def fight_for(tokens: str, cards: str = "", seats: int = 2) -> Voyage:
    """Anna, who has nothing, attacks Bobby, who has these tokens and cards."""
    state = voyage(seats)
    place(state, BOBBY, "o2")
    equip(state, BOBBY, tokens)
    hold(state, BOBBY, cards)
    state = walk(state, "o2")
    return go(state, "1 no") if cards else state


def exchange(state: Voyage, hits: bool) -> Voyage:
    """Whoever attacks lays horizontal, and the other the same or the other way; nobody plays a favour card."""
    striker = asked(state)
    state = go(state, f"{striker} lay horizontal")
    state = go(state, f"{asked(state)} lay {'horizontal' if hits else 'vertical'}")
    while question(state) in ("PlayFeint", "PlayTrick"):
        state = go(state, f"{asked(state)} no")
    return state


def exchanges(state: Voyage, pattern: str) -> Voyage:
    """One exchange after the other: ``h`` for a hit, ``p`` for a parry."""
    for letter in pattern:
        state = exchange(state, letter == "h")
    return state


def blows(state: Voyage, script: str) -> Voyage:
    """Exchanges written as the cards of attacker and defender, such as ``hv``, by whoever attacks."""
    ways = {"h": "horizontal", "v": "vertical"}
    for pair in script.split():
        for letter in pair:
            state = go(state, f"{asked(state)} lay {ways[letter]}")
    return state
