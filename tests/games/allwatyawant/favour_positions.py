"""Positions in which favour cards matter, and the windows in which they are asked for."""

from __future__ import annotations

from tests.games.allwatyawant.table import (
    Voyage,
    asked,
    go,
    hold,
    place,
    question,
    voyage,
    walk,
)

WINDOWS = ("ChangeThrow", "CallParley", "PlayFeint", "PlayTrick", "TakeExtraShot", "RaiseBulwark", "FindScapegoat")


def held(*hands: str, seats: int = 3) -> Voyage:
    """Seat 0 is on turn at landing site 1; these favour cards are held."""
    state = voyage(seats)
    for seat, cards in enumerate(hands):
        hold(state, seat, cards)
    return state


def duel(*hands: str) -> Voyage:
    """Seat 0 ends a move on the field of seat 1 and attacks."""
    state = held(*hands)
    place(state, 1, "o2")
    return walk(state, "o2")


def fight(state: Voyage, ways: str) -> Voyage:
    """Exchanges, each as ``hit`` or ``parry`` without cards, in which nobody plays a special."""
    for way in ways.split():
        state = skip(state)
        striker = asked(state)
        defence = "vertical" if way == "hit" else "horizontal"
        state = go(state, f"{striker} lay vertical")
        state = go(state, f"{asked(state)} lay {defence}")
    return state


def battle(*hands: str) -> Voyage:
    """Seat 0 sails to the raft of seat 1 on open water and attacks."""
    state = held(*hands)
    place(state, 0, "a4")
    place(state, 1, "a5")
    accept = "0 accept; " if state.hands[0] else ""
    return go(state, f"* throw 1; {accept}0 sail a5; 0 attack seat-2")


def dig(cards: str, **options: object) -> Voyage:
    """Seat 0 is on turn on the treasure island."""
    state = voyage(2, **options)
    place(state, 0, "finish")
    hold(state, 0, cards)
    return state


def skip(state: Voyage, *keep: str) -> Voyage:
    """All windows are declined, until one of these or something else comes."""
    while question(state) in WINDOWS and question(state) not in keep:
        state = go(state, f"{asked(state)} {'accept' if question(state) == 'ChangeThrow' else 'no'}")
    return state
