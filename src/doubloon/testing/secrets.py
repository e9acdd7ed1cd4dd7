"""The laws of hidden information on the way from one position to the next."""

from __future__ import annotations

import json
from random import Random
from typing import Any, TypeVar

from doubloon.core import CHANCE, Event, Move, State
from doubloon.core.phrase import gaps

from .walk import LawBroken, Walk, apply_telling

S = TypeVar("S", bound=State)


def hidden_laws(walk: Walk[S], before: S, seat: int, move: Move, told: list[Event]) -> None:
    """All laws of this module, for one move that was made."""
    told_well(walk, told)
    unrevealed(walk, before, seat, move, told)
    undoable(walk, before, seat, move, told)
    in_the_open(walk, before, seat, move, told)


def told_well(walk: Walk[S], told: list[Event]) -> None:
    """Every event can be read and said, to each seat and to spectators, and secret fields reach only their readers."""
    words, voice = walk.game.words, walk.game.voice()
    for event in told:
        kind, subject, readers = event[0], event[1], event[5]
        if not 0 <= kind < len(words.events):
            raise LawBroken("told well", f"an event has the kind {kind}, but there are {len(words.events)}, from 0")
        word = words.events[kind]
        if not CHANCE <= subject < walk.seats:
            raise LawBroken("told well", f"the event {word.name!r} names the seat {subject} of {walk.seats}")
        if not 0 <= readers < 1 << walk.seats:
            raise LawBroken("told well", f"the event {word.name!r} has readers that are not seats: {readers:#b}")
        if subject == CHANCE and any("seat" in gaps(said) for said in voice.sentences(word.name).values()):
            raise LawBroken("told well", f"the event {word.name!r} is about nobody, but its sentence has {{seat}}")
        secret = word.secret
        for reader in [None, *walk.everyone()]:
            read = words.read(event, reader)
            json.dumps(read)
            may_read = reader is not None and readers >> reader & 1 == 1
            if any((field in read) != may_read for field in secret) or not voice.say(read, walk.names):
                raise LawBroken("told well", f"seat {reader} reads {read} of {word.name!r}")
    walk.saw("told well")


def unrevealed(walk: Walk[S], before: S, seat: int, move: Move, told: list[Event]) -> None:
    """Events tell nobody more than the views show: if two moves look the same to a seat, they sound the same."""
    game = walk.game
    moves = [outcome for outcome, _ in before.outcomes()] if seat == CHANCE else before.legal_moves(seat)
    for other_move in walk.some([other for other in moves if other != move], 3):
        other = before.clone()
        other_told = apply_telling(other, seat, other_move)
        for watcher in [None, *walk.everyone()]:
            if watcher == seat or shown(walk, walk.state, watcher) != shown(walk, other, watcher):
                continue
            if heard(walk, told, watcher) != heard(walk, other_told, watcher):
                texts = [game.words.text[each] for each in (move, other_move)]
                raise LawBroken("unrevealed", f"seat {watcher} can hear whether it was {texts[0]!r} or {texts[1]!r}, "
                                              "but its view does not show it")  # fmt: skip
            walk.saw("unrevealed")


def undoable(walk: Walk[S], before: S, seat: int, move: Move, told: list[Event]) -> None:
    """A move that can be taken back has shown its player nothing: it looks the same in every world of that seat."""
    game = walk.game
    if seat == CHANCE or any(game.words.events[event[0]].reveals for event in told):
        return
    for _ in range(2):
        world = game.determinize(before, seat, walk.rng)
        world_told = apply_telling(world, seat, move)
        alike = shown(walk, world, seat) == shown(walk, walk.state, seat)
        if not alike or heard(walk, world_told, seat) != heard(walk, told, seat):
            text = game.words.text[move]
            raise LawBroken("undoable", f"{text!r} by seat {seat} shows it something hidden, but no event reveals")
    walk.saw("undoable")


def in_the_open(walk: Walk[S], before: S, seat: int, move: Move, told: list[Event]) -> None:
    """What an open phase asks can be answered in front of everybody: neither the choices nor the answer are hidden."""
    game, phase = walk.game, before.phase
    if seat == CHANCE or not phase.is_open:
        return
    rng = Random(len(walk.moves))
    for other in walk.everyone():
        if other != seat and game.determinize(before, other, rng).legal_moves(seat) != before.legal_moves(seat):
            raise LawBroken("open", f"{phase.name} is open, but what seat {seat} may do is hidden from seat {other}")
    hidden = [game.words.events[event[0]].name for event in told if game.words.events[event[0]].secret]
    if hidden:
        raise LawBroken("open", f"{phase.name} is open, but {game.words.text[move]!r} tells {hidden[0]!r} in secret")
    walk.saw("open")


def shown(walk: Walk[S], state: S, seat: int | None) -> tuple[object, ...]:
    """Everything a seat can see of a position: its view, the phase, who may act and the prompt."""
    return walk.game.view(state, seat), state.phase.name, state.actors(), state.phase.prompt(state)


def heard(walk: Walk[S], told: list[Event], seat: int | None) -> list[dict[str, Any]]:
    """What a seat reads of what was told."""
    return [dict(walk.game.words.read(event, seat)) for event in told]
