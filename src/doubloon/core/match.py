"""A match: one game being played, and the only door through which clients play it.

The table server, the terminal, hot-seat play and tests all use it; it knows nothing of transport, files or clocks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from .codec import fingerprint
from .cuts import Shuffle
from .errors import BadRecord, BadSeats, CannotUndo, DoubloonError, IllegalMove, StaleAnswer
from .game import Game
from .line import Line, Mark
from .luck import Luck
from .record import Header, Played, Record, Result, is_name
from .state import State
from .voice import ENGLISH
from .words import CHANCE, UNDONE, Event, Fact, Move, Told

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """A game in progress: its record, the position that the record leads to, and what was told on the way.

    Everything is numbered by the entries of the record, which only grows: a take-back is an entry too. So a number
    never means two things, and an answer to an old question can be told from an answer to the new one.
    """

    def __init__(self, game: Game[S], record: Record, luck: Luck | None) -> None:
        """Use `begin` or `resume`."""
        self.game: Final = game
        self.record: Final = record
        self._luck: Final = luck
        self._line = Line(game, record.header)
        self._told: list[list[Event]] = []
        self._undone: dict[int, int] = {}
        """By an entry that goes back: the first entry that no longer stands."""
        self._asked: list[int] = [0] * record.header.seats
        self._awaited: list[int] = [0] * record.header.seats
        self._since: list[int] = []
        """For each entry: since which position the table had been waiting for whoever made it."""
        self._together: tuple[str, list[int]] = ("", [])
        """The phase in which players were last asked, and who they were."""

    @staticmethod
    def begin(
        game: Game[S],
        seats: int,
        seed: str,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] | None = None,
        shuffle: Shuffle | None = None,
    ) -> Match[S]:
        """A new match. The seed decides all luck; only its commitment is written down until the game is over.

        ``shuffle`` tells how the seed came about, if more than one had a hand in it.
        """
        game.start(seats, options)
        luck = _luck(seed)
        settings = game.options.settle(options)
        called = [f"Player {seat + 1}" for seat in range(seats)] if names is None else list(names)
        if len(called) != seats or not all(is_name(name) for name in called):
            raise DoubloonError(f"{seats} seats need that many names of 1 to 60 printable characters, not {called!r}.")
        about = (game.id, game.rules_version, game.content_digest, seats, settings.as_dict())
        header = Header(*about, called, luck.commitment, shuffle)
        match = Match(game, Record(header), luck)
        match._let_chance_act()
        return match

    @staticmethod
    def resume(game: Game[S], record: Record, seed: str | None = None) -> Match[S]:
        """The match that a record tells of, replayed; with its seed it can go on; without, it can only be looked at."""
        match, fault = Match.recall(game, record, seed)
        if fault is not None:
            raise fault
        return match

    @staticmethod
    def recall(game: Game[S], record: Record, seed: str | None = None) -> tuple[Match[S], Exception | None]:
        """As much of a record as can be replayed, and what stopped it there: to tell a game that went wrong."""
        check_header(game, record.header)
        opened = seed if seed is not None else record.seed
        luck = None if opened is None else _luck(opened)
        if luck is not None and luck.commitment != record.header.commitment:
            raise BadRecord("The seed does not fit the record's commitment: it is another game's seed, or was changed.")
        kept = Record(record.header)
        match = Match(game, kept, luck)
        whole = 0
        try:
            for entry in record.entries:
                match._replay(whole + 1, entry)
                whole += 1
        except Exception as fault:  # the position may be half changed: replay the intact part again
            return Match.recall(game, Record(record.header, record.entries[:whole]))[0], fault
        kept.seed = record.seed
        try:
            match._conclude(record.result)
        except Exception as wrong:
            return match, wrong
        return match, None

    # What clients ask ---------------------------------------------------------------------------------------------

    @property
    def n(self) -> int:
        """The number of the current position: how many entries the record has."""
        return len(self.record.entries)

    @property
    def standing(self) -> int:
        """How many moves stand: all that were made, less those that were taken back."""
        return len(self._line.moves)

    @property
    def played(self) -> list[Played]:
        """The moves that stand, chance's too: for the table itself, never for a client before the end."""
        return self._line.moves

    @property
    def names(self) -> list[str]:
        """What the players are called, by seat."""
        return self.record.header.names

    def state(self) -> S:
        """A copy of the true position: for the table itself, never for a client or a bot."""
        return self._line.state.clone()

    def actors(self) -> list[int]:
        """The seats that may act now; empty when the game is over."""
        return list(self._line.state.actors())

    def awaited_since(self, seat: int) -> int:
        """Since which position the table has been waiting for this seat, one that may act now: for clocks.

        While several choose at the same time, what one of them does changes nothing for the others. It follows from
        what everybody sees, so it tells nobody which of them has moved. Whoever takes back freely gains no time by it.
        """
        return self._awaited[seat]

    def unsettled(self, seat: int) -> list[tuple[int, int]]:
        """The last moves of a seat, as far as it could take them back by itself: what it has begun and not finished.

        Of each: its entry, and since which position the table had been waiting for it.
        """
        return [(entry, self._since[entry]) for entry in self._line.entries[self.undo_limit(seat) :]]

    def has_moved(self, seat: int, before: int) -> bool:
        """Had this seat made a move before this position, whether or not it stands?"""
        return any(isinstance(entry, tuple) and entry[0] == seat for entry in self.record.entries[:before])

    def last_move_of(self, seat: int) -> int | None:
        """How many moves stood before the last one of a seat; None if it has made none that stands."""
        moves = self._line.moves
        return next((number for number in range(len(moves) - 1, -1, -1) if moves[number][0] == seat), None)

    def is_over(self) -> bool:
        """Has the game ended?"""
        return not self._line.state.actors()

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What this seat (None: a spectator) sees and knows."""
        self._check_reader(seat)
        return self.game.view(self._line.state, seat)

    def legal_moves(self, seat: int) -> list[str]:
        """What this seat may do now, as texts; empty if it is not its turn."""
        if seat < 0 or seat not in self._line.state.actors():
            return []
        return [self.game.words.text[move] for move in self._line.state.legal_moves(seat)]

    def prompt(self) -> Told:
        """What the game is waiting for, and from whom, as a key with its fields; `say` puts it into words."""
        return self.game.asks(self._line.state)

    def section(self) -> str:
        """The § of RULES.md about what is happening now."""
        return self._line.state.phase.section

    def is_open(self) -> bool:
        """Can what is asked now be answered in front of everybody?"""
        return self._line.state.phase.is_open

    def explain(self, seat: int, text: str) -> Told | None:
        """Why this text is not a legal move of this seat now, for `say`; None if it is legal."""
        return self.game.explain(self._line.state, seat, text)

    def why(self, seat: int, text: str) -> Told | None:
        """The same for a text that may also be a thing, such as ``rope-3``; None if something can be done with it."""
        return self.game.why(self._line.state, seat, text)

    def events(self, seat: int | None, since: int = 0, until: int | None = None) -> list[dict[str, Fact]]:
        """What was told from entry ``since`` on, as this seat may read it; ``n`` is the entry that it belongs to.

        With ``until``, only what was told before that entry.
        """
        self._check_reader(seat)
        read = self.game.words.read
        told: list[dict[str, Fact]] = []
        for n in range(max(since, 0), self.n if until is None else min(until, self.n)):
            entry = self.record.entries[n]
            if isinstance(entry, int):
                told.append({"n": n, "event": UNDONE, **self._taken_back(n, entry)})
            told.extend({"n": n, **read(event, seat)} for event in self._told[n])
        return told

    def say(self, told: Mapping[str, object], language: str = ENGLISH) -> str:
        """An event, a prompt or a reason in words, players called by their names."""
        return self.game.voice(language).say(told, self.names)

    def chance(self) -> tuple[str, int, list[tuple[str, int]]] | None:
        """What is drawn next, if chance acts: the stream, how many of its draws stand, the outcomes and their weights.

        They are in the order that the draw uses; for the table itself, never for a client before the end.
        """
        state, text = self._line.state, self.game.words.text
        if state.actors() != [CHANCE]:
            return None
        stream = state.phase.stream(state)
        return stream, self._line.draws.get(stream, 0), [(text[move], weight) for move, weight in state.outcomes()]

    def scores(self) -> list[int]:
        """The score of each seat now."""
        return self.game.scores(self._line.state)

    def ranking(self) -> list[int]:
        """The place of each seat now: 1 is the winner, ties share."""
        return self.game.ranking(self._line.state)

    def tally(self) -> list[tuple[str, list[int]]]:
        """How the scores come about, line by line; they add up when the game is over."""
        return self.game.tally(self._line.state)

    # What clients do ----------------------------------------------------------------------------------------------

    def submit(self, seat: int, text: str, at: int | None = None) -> int:
        """Make a move. ``at`` is the `n` of the position that the player saw: an answer to an old question is refused.

        Chance then acts until a player must. Either all of it happens or, on an error, nothing. Returns the new `n`.
        """
        if at is not None and self._is_stale(seat, at):
            raise StaleAnswer(f"The table has moved on: this answers position {at}, but now it is position {self.n}.")
        if not isinstance(text, str):
            raise IllegalMove(f"A move is a text, not {text!r}.")
        reason = self.explain(seat, text)
        if reason is None and seat < 0:
            reason = {"reason": "only_the_table"}
        if reason is not None:
            raise IllegalMove(self.say(reason), reason)
        before = self._position()
        try:
            self._apply(seat, self.game.words.parse(text))
            self._let_chance_act()
        except BaseException:
            self._restore(before)
            raise
        return self.n

    def undo_limit(self, seat: int) -> int:
        """How many moves are bound to stand, however often this seat takes back: up to the last revelation or the
        last move of somebody else."""
        standing = self.standing
        if self.is_over():
            return standing
        while standing and self._line.moves[standing - 1][0] == seat and not self._line.reveals[standing - 1]:
            standing -= 1
        return standing

    def undo(self, seat: int) -> int:
        """Take this seat's last move back; refused once something has been revealed or somebody else has moved."""
        if self.undo_limit(seat) == self.standing:
            raise CannotUndo(self._why_no_undo(seat))
        return self.take_back(self.standing - 1)

    def take_back(self, to: int) -> int:
        """Go back until ``to`` moves stand, by consent of the table: as far as the beginning. Returns the new `n`."""
        if self.is_over():
            raise CannotUndo("The game is over and its luck is open, so nothing can be taken back.")
        if not 0 <= to < self.standing:
            raise CannotUndo(f"The table can go back to 0 to {self.standing - 1} moves, not to {to}.")
        before = self._position()
        try:
            self._go_back(to)
            self._let_chance_act()
        except BaseException:
            self._restore(before)
            raise
        return self.n

    def follow(self, entries: Sequence[Played | int | None]) -> int:
        """Take in entries that were written elsewhere, in their order: all of them, or none. Returns the new `n`."""
        before = self._position()
        try:
            for entry in entries:
                self._replay(self.n + 1, entry)
            if self.is_over():
                self._close(None)
        except BaseException:
            self._restore(before)
            raise
        return self.n

    # How it works -------------------------------------------------------------------------------------------------

    def _let_chance_act(self) -> None:
        while self._line.state.actors() == [CHANCE]:
            if self._luck is None:
                raise BadRecord(
                    "The table must draw now, but the record's seed is not known, so the game cannot go on."
                )
            stream = self._line.state.phase.stream(self._line.state)
            self._apply(CHANCE, self._luck.draw(self._line.state.outcomes(), stream, self._line.draws.get(stream, 0)))
        if self.is_over():
            self._close(None)

    def _apply(self, seat: int, move: Move) -> None:
        state = self._line.state
        questions = {other: state.legal_moves(other) for other in state.actors() if other not in (seat, CHANCE)}
        phase = state.phase.name
        told = self._line.step(seat, move, self.n)
        self._note((seat, self.game.words.text[move]), told)
        for other in state.actors():
            is_asked_anew = state.phase.name != phase or questions.get(other) != state.legal_moves(other)
            if other != CHANCE and is_asked_anew:
                self._asked[other] = self.n
        self._await_answers()

    def _await_answers(self) -> None:
        actors = self._line.state.actors()
        if actors == [CHANCE]:
            return
        phase, together = self._together
        name = self._line.state.phase.name
        still = together if phase == name and len(together) > 1 else []
        for seat in actors:
            if seat not in still:
                self._awaited[seat] = self.n
        self._together = (name, actors[:])

    def _note(self, entry: Played | int, told: list[Event]) -> None:
        mover = entry[0] if isinstance(entry, tuple) else CHANCE
        self._since.append(self.n if mover == CHANCE else self._awaited[mover])
        self.record.entries.append(entry)
        self._told.append(told)

    def _go_back(self, to: int) -> None:
        """Take back until this many moves stand; whatever was asked before, everybody is asked again."""
        first, mover = self._line.entries[to], self._line.moves[to][0]
        is_free = mover != CHANCE and self.undo_limit(mover) <= to
        waited = self._awaited[:]
        self._undone[self.n] = first
        self._line = self._line.back(to)
        self._note(to, [])
        self._asked = [self.n] * len(self._asked)
        self._together = ("", [])
        self._await_answers()
        if is_free:
            self._awaited = waited
            self._awaited[mover] = self._since[first]

    def _taken_back(self, n: int, to: int) -> dict[str, Fact]:
        """Of an entry that goes back to this many moves: which was the first that does not stand, and whose it was."""
        first = self._undone[n]
        played = self.record.entries[first]
        told: dict[str, Fact] = {"to": to, "first": first}
        return {"seat": played[0], **told} if isinstance(played, tuple) and played[0] != CHANCE else told

    def _position(self) -> tuple[int, Line[S], Mark[S], list[int], list[int], tuple[str, list[int]]]:
        return self.n, self._line, self._line.mark(), self._asked[:], self._awaited[:], self._together

    def _restore(self, before: tuple[int, Line[S], Mark[S], list[int], list[int], tuple[str, list[int]]]) -> None:
        n, self._line, mark, self._asked, self._awaited, self._together = before
        self._line.return_to(mark)
        del self.record.entries[n:]
        del self._told[n:]
        del self._since[n:]

    def _conclude(self, claimed: Result | None) -> None:
        """What follows once all entries of a record are replayed."""
        if self.is_over():
            self._close(claimed)
        elif claimed is not None:
            raise BadRecord("The record names a result, but its moves do not lead to the end of the game.")
        elif self._luck is not None:
            self._let_chance_act()

    def _replay(self, number: int, entry: Played | int | None) -> None:
        """Carry out one entry of a record, which must be what the rules and the luck allow."""
        if entry is None:
            raise BadRecord(f"Entry {number} of the record is broken; the {number - 1} before it are whole.")
        if isinstance(entry, int):
            if entry >= self.standing:
                raise BadRecord(f"Entry {number} goes back to {entry} moves, but only {self.standing} stood.")
            if self.is_over():
                raise BadRecord(f"Entry {number} goes back, but the game was over and its luck open.")
            self._go_back(entry)
            return
        seat, text = entry
        if seat == CHANCE:
            self._replay_chance(number, text)
            return
        reason = self.explain(seat, text)
        if reason is not None:
            raise BadRecord(f"Entry {number}, {text!r} by seat {seat}, is against the rules: {self.say(reason)}")
        self._apply(seat, self.game.words.parse(text))

    def _replay_chance(self, number: int, text: str) -> None:
        state, words = self._line.state, self.game.words
        if state.actors() != [CHANCE]:
            raise BadRecord(f"Entry {number} has chance {text!r}, but the game was waiting for a player.")
        outcomes = state.outcomes()
        drawn = next((move for move, _ in outcomes if words.text[move] == text), None)
        if drawn is None:
            raise BadRecord(f"Entry {number} has chance {text!r}, which cannot happen there.")
        if self._luck is not None:
            stream = state.phase.stream(state)
            due = self._luck.draw(outcomes, stream, self._line.draws.get(stream, 0))
            if due != drawn:
                raise BadRecord(f"Entry {number} has chance {text!r}, but the seed draws {words.text[due]!r}.")
        self._apply(CHANCE, drawn)

    def _close(self, claimed: Result | None) -> None:
        """Write the result down and open the luck; a record that claims another result is wrong."""
        result = Result(self.scores(), self.ranking(), fingerprint(self._line.state))
        if claimed is not None and claimed != result:
            for what, said, counted in (
                ("scores", claimed.scores, result.scores),
                ("ranking", claimed.ranking, result.ranking),
                ("last position", [claimed.fingerprint], [result.fingerprint]),
            ):
                if said != counted:
                    raise BadRecord(f"The record names the {what} {said}, but its moves lead to {counted}.")
        self.record.result = result
        if self._luck is not None:
            self.record.seed = self._luck.seed

    def _check_reader(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < len(self.names):
            raise BadSeats(f"The seats are 0 to {len(self.names) - 1}, not {seat}.")

    def _is_stale(self, seat: int, at: int) -> bool:
        return not 0 <= seat < len(self._asked) or not self._asked[seat] <= at <= self.n

    def _why_no_undo(self, seat: int) -> str:
        if not any(mover == seat for mover, _ in self._line.moves):
            return "You have made no move to take back."
        if self.is_over():
            return "The game is over and its luck is open, so nothing can be taken back."
        last = self._line.moves[-1][0]
        if last == seat or last == CHANCE:
            return "Something has been drawn or shown since your last move, so it cannot be taken back."
        return f"{self.names[last]} has moved since, so your move cannot be taken back."


def _luck(seed: str) -> Luck:
    if not isinstance(seed, str):
        raise DoubloonError(f"A seed is a text, not {seed!r}.")
    return Luck(seed)


def check_header(game: Game[S], header: Header) -> None:
    """Refuse a record that this version of the game cannot replay faithfully."""
    if header.game != game.id:
        raise BadRecord(f"This is a record of {header.game!r}, not of {game.id!r}.")
    if header.rules != game.rules_version:
        age = "newer" if header.rules > game.rules_version else "older"
        raise BadRecord(f"The record uses rules version {header.rules} of {game.title}; this Doubloon has the "
                        f"version {game.rules_version}, the record's is {age}.")  # fmt: skip
    if header.content != game.content_digest:
        raise BadRecord(f"The record was made with other content files of {game.title} "
                        f"(digest {header.content}; here {game.content_digest}).")  # fmt: skip
    game.start(header.seats, header.options)
