"""A finished game, gone through once more: who decided what, and what they knew."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from doubloon.core import (
    CHANCE,
    DoubloonError,
    Game,
    Move,
    Record,
    State,
    UnknownMove,
    find_game,
    fingerprint,
    prizes,
)
from doubloon.core.match import check_header
from doubloon.core.record import Result


class NotForScience(DoubloonError):
    """A game that cannot be exported; the message says which and why."""


class Player(NamedTuple):
    """Who sat in a seat, or decided for whoever did."""

    name: str | None
    """None: nobody may know."""
    bot: str | None = None
    """Which bot it was, as the arena names it; None if nobody knows, or it was a person."""
    version: str | None = None
    """What the bot was made of: Doubloon's version and a digest of its code, or a digest of its own file."""


class Decision(NamedTuple):
    """One decision of a player."""

    n: int
    """How many moves, chance included, had been made."""
    seat: int
    phase: str
    move: Move
    legal: list[Move]
    features: bytes
    """The position as this seat knew it: a byte for each name of `feature_names`."""
    standing: list[int]
    """The scores of all seats then, as the rules count them: in hindsight, with what was hidden."""


class Finished:
    """A whole game that keeps to the rules; `finished` makes it."""

    def __init__(
        self,
        game: Game[Any],
        record: Record,
        source: str,
        players: Sequence[Player],
        result: Result,
        others: Mapping[int, Player],
    ) -> None:
        self.game: Final = game
        self.record: Final = record
        self.source: Final = source
        self._players: Final = list(players)
        self._others: Final = others
        self.scores: Final = result.scores
        self.places: Final = result.ranking
        self.prizes: Final = prizes(result.ranking)
        self.moves: Final = record.moves()
        """Those that stand; what was taken back is not there."""
        self.id: Final = sha256(record.text().encode()).hexdigest()[:16]

    def player(self, decision: Decision) -> Player:
        """Who made a decision."""
        return self._others.get(decision.n, self._players[decision.seat])

    def decisions(self) -> Iterator[Decision]:
        """Every decision of a player in order."""
        game, header = self.game, self.record.header
        state = game.start(header.seats, header.options)
        for n, (seat, text) in enumerate(self.moves):
            move = game.words.parse(text)
            if seat != CHANCE:
                features, legal = game.encode(state, seat), state.legal_moves(seat)
                yield Decision(n, seat, state.phase.name, move, legal, features, game.scores(state))
            state.apply(seat, move)


def finished(
    record: Record,
    source: str,
    players: Sequence[Player] | None = None,
    others: Mapping[int, Player] | None = None,
) -> Finished:
    """The game that a record tells of, if that is whole, finished, and keeps to the rules.

    `players` sat in the seats; `others` are those who made some of the moves for them, by the move's number.
    """
    header = record.header
    game = find_game(header.game)
    check_header(game, header)
    for damage in record.damage:
        raise NotForScience(f"Line {damage.line} {damage.reason}.")
    if record.result is None:
        raise NotForScience("The game is not finished.")
    state: State = game.start(header.seats, header.options)
    for n, (seat, text) in enumerate(record.moves(), start=1):
        if not _is_possible(game, state, seat, text):
            raise NotForScience(f"Move {n}, {text!r} by seat {seat}, is against the rules.")
        state.apply(seat, game.words.parse(text))
    if state.actors():
        raise NotForScience("The record names a result, but its moves do not lead to the end of the game.")
    result = Result(game.scores(state), game.ranking(state), fingerprint(state))
    if result != record.result:
        raise NotForScience("The record names another result than its moves lead to.")
    return Finished(game, record, source, players or [Player(name) for name in header.names], result, others or {})


def _is_possible(game: Game[Any], state: State, seat: int, text: str) -> bool:
    try:
        move = game.words.parse(text)
    except UnknownMove:
        return False
    if seat not in state.actors():
        return False
    return move in ([outcome for outcome, _ in state.outcomes()] if seat == CHANCE else state.legal_moves(seat))
