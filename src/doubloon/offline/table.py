"""A table on somebody's own device: what they say to it, what it answers, and what its bots do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, TypeAlias

from doubloon.bots import ask, ask_in_words, find_bot
from doubloon.core import CHANCE, DoubloonError, IllegalMove, Match, StaleAnswer, find_game, parse
from doubloon.core.lesson import lesson_of
from doubloon.daily.deal import choice
from doubloon.telling import PAGE, Refusal, Refused, own_eyes, page_before, page_for_newcomers, position, refused

from .opening import Kept, noted

Message: TypeAlias = dict[str, Any]
COVER: Final = "first_mate"
"""The bot that plays for somebody who has not said which."""
ADVISER: Final = "agatha"
ADVICE_SECONDS: Final = 2.0


class Table:
    """One table and its only reader, who has the seats of all people."""

    def __init__(self, kept: Kept) -> None:
        self._kept = {"lesson": False, "daily": None, **kept}  # as a version without them kept it
        game = find_game(kept["game"])
        self.match: Final[Match[Any]] = Match.resume(game, parse(kept["record"]), kept["seed"])
        self._told = 0
        self._seats_told: list[int] | None = None
        self._version_told = -1

    @property
    def kept(self) -> Kept:
        """All that must be kept, so that the table is the same tomorrow."""
        return noted(self._kept, self.match)

    @property
    def stamp(self) -> tuple[int, int]:
        """When this has changed, so has what must be kept."""
        return self.match.n, self._kept["version"]

    # What the page says -------------------------------------------------------------------------------------------

    def hear(self, said: Message) -> list[Message]:
        """The answers to a message, in their order: those of a server to the only one who is there."""
        answer: Callable[[Message], list[Message]] | None = {
            "look": self._look,
            "earlier": self._earlier,
            "move": self._move,
            "undo": self._undo,
            "why": self._why,
            "hint": self._hint,
            "ping": lambda _: [{"type": "pong"}],
            "seen": lambda _: [],
        }.get(said.get("type", ""))
        try:
            if answer is None:
                raise Refused(Refusal.NOT_UNDERSTOOD, why=f"a table without a server knows no {said.get('type')!r}")
            return answer(said)
        except DoubloonError as error:
            return [problem(error, said.get("id", ""))]

    def info(self) -> Message:
        """The table apart from the game."""
        kept = self._kept
        over = self.match.is_over()
        return {
            "type": "table",
            "id": kept["id"],
            "game": kept["game"],
            "title": kept["title"],
            "status": "over" if over else "playing",
            "seats": [_seat(number, seat) for number, seat in enumerate(kept["seats"])],
            "options": kept["options"],
            "visibility": "link",
            "undo": kept["undo"],
            "newcomers": "nobody",
            "hot_seat": kept["hot_seat"],
            "watchable": False,
            "timer": 0,
            "cover_after": 0,
            "stand_in": "",
            "late": "move",
            "pace": kept["pace"],
            "owner": True,
            "invitation": "",
            "watchers": 0,
            "watching": [],
            "proposal": None,
            "declined": None,
            "asking": [],
            "locked": True,
            "watchers_muted": False,
            "muted": False,
            "removed": False,
            "next": kept["next"],
            "version": kept["version"],
            "frozen": None,
            "commitment": self.match.record.header.commitment,
            "branch_of": None,
            "lesson": kept["lesson"],
            "daily": kept["daily"],
            "loaded": None,
            "shuffle": None,
            "notes": kept["notes"],
            "science": None,
            "reports": False,
            "hushed_until": 0.0,
        }

    # What its owner does with it ----------------------------------------------------------------------------------

    def give_seat(self, number: int, kind: str, bot: str = "") -> list[Message]:
        """Let a bot play for somebody here, or no longer."""
        seat, covered = self._kept["seats"][number], kind == "bot"
        if seat["kind"] != "person":
            raise Refused(Refusal.SEAT_NOT_YOURS)
        if self._is_contest:
            raise Refused(Refusal.PLAYED_ALONE)
        if covered:
            find_bot(bot or COVER)
        moves, what = 0 if covered else self._moves_since(number), "bot_asked" if covered else "back"
        note = {"n": self.match.n, "kind": what, "seat": number, "other": None, "moves": moves, "until": 0, "name": ""}
        self._replace(number, {**seat, "covered": covered, "bot": (bot or COVER) if covered else ""})
        self._kept["notes"] = [*self._kept["notes"], note]
        return self._news()

    def name_seat(self, number: int, name: str) -> list[Message]:
        """Call somebody here something else."""
        seat = self._kept["seats"][number]
        if seat["kind"] != "person":
            raise Refused(Refusal.SEAT_NOT_YOURS)
        self._replace(number, {**seat, "name": name.strip() or seat["name"]})
        return self._news()

    def go_on_at(self, id: str) -> list[Message]:
        """There is another game with the same players."""
        self._kept = {**self._kept, "next": id, "version": self._kept["version"] + 1}
        return self._news()

    # What its bots do ---------------------------------------------------------------------------------------------

    def think(self, seconds: float = 0.0) -> Message | None:
        """What a bot that is asked would do, in so many seconds if that is said; None: no bot is asked.

        What it does follows from the luck of the game, so that the same game goes the same way everywhere.
        """
        match = self.match
        for seat in match.actors():
            bot = self._bot_of(seat) if seat != CHANCE else ""
            if bot:
                return {"seat": seat, "text": self._choice(seat, bot, seconds), "n": match.n}
        return None

    def _choice(self, seat: int, bot: str, seconds: float) -> str:
        match, seed = self.match, self._kept["seed"]
        if self._kept["daily"] is not None:
            return choice(match, seed, seat, bot)[1]
        lesson = lesson_of(match.game) if self._kept["lesson"] else None
        if lesson is not None and self._kept["seats"][seat]["kind"] == "bot":
            text = lesson.next_move(match.played, seat, match.legal_moves(seat))
            if text:
                return text
        rng = Random(f"{seed} {match.n}")
        return match.game.words.text[ask(find_bot(bot), match.game, match.state(), seat, rng, seconds)]

    def act(self, thought: Message) -> list[Message]:
        """Do what a bot has thought of, unless something has happened since."""
        if self.match.n != thought["n"] or not self._bot_of(thought["seat"]):
            return []
        self.match.submit(thought["seat"], thought["text"])
        return self._news()

    # How it works -------------------------------------------------------------------------------------------------

    def _look(self, said: Message) -> list[Message]:
        match = self.match
        self._told = min(max(said.get("since", 0), page_for_newcomers(match)), match.n)
        self._seats_told, self._version_told = None, -1
        return self._news()

    def _earlier(self, said: Message) -> list[Message]:
        match, since = self.match, page_before(min(said["before"], self.match.n))
        until = min(since + PAGE, match.n)
        faces = [{"seat": seat, "events": match.events(seat, since, until)} for seat in own_eyes(self._people())]
        return [{"type": "past", "since": since, "before": until, "faces": faces}]

    def _move(self, said: Message) -> list[Message]:
        self._check_seat(said["seat"])
        self._let_bots_choose()
        n = self.match.submit(said["seat"], said["text"], said["at"])
        return [*self._news(), {"type": "ack", "id": said["id"], "n": n}]

    def _let_bots_choose(self) -> None:
        """In the deal of a day bots choose first where several are asked at once: who is quicker changes nothing."""
        while self._kept["daily"] is not None and (thought := self.think()) is not None:
            self.match.submit(thought["seat"], thought["text"])

    def _undo(self, said: Message) -> list[Message]:
        """At once, however far: everybody who could be asked holds this device."""
        match, seat = self.match, said["seat"]
        self._check_seat(seat)
        if said["at"] != match.n:
            raise StaleAnswer(f"The table has moved on: this answers position {said['at']}, but now it is {match.n}.")
        if self._kept["undo"] == "never":
            raise Refused(Refusal.UNDO_NEVER)
        if match.is_over():
            raise Refused(Refusal.UNDO_OVER)
        to = match.last_move_of(seat)
        if to is None:
            raise Refused(Refusal.UNDO_NOTHING)
        is_free = self._kept["undo"] == "free" and match.undo_limit(seat) < match.standing
        n = match.undo(seat) if is_free else match.take_back(to)
        return [*self._news(), {"type": "ack", "id": said["id"], "n": n}]

    def _why(self, said: Message) -> list[Message]:
        self._check_seat(said["seat"])
        return [{"type": "reason", "id": said["id"], "reason": self.match.why(said["seat"], said["text"])}]

    def _hint(self, said: Message) -> list[Message]:
        match, seat = self.match, said["seat"]
        self._check_seat(seat)
        if self._is_contest:
            raise Refused(Refusal.NO_HINTS)
        if seat not in match.actors():
            raise Refused(Refusal.NOTHING_TO_DECIDE)
        bot, rng = find_bot(ADVISER), Random(said["id"])
        (best, *others), then = ask_in_words(bot, match.game, match.state(), seat, rng, ADVICE_SECONDS)
        told = [{"text": text, "behind": behind} for text, behind in others]
        return [{"type": "advice", "id": said["id"], "text": best[0], "bot": ADVISER, "others": told, "then": then}]

    def _news(self) -> list[Message]:
        """What its reader has not been told yet."""
        match, seats, news = self.match, self._people(), []
        told_over = self._version_told < 0
        if self._version_told != self._version():
            news.append(self.info())
            self._version_told = self._version()
        if told_over or self._told < match.n or self._seats_told != seats:
            news.append({"type": "position", **position(match, seats, self._told, self._kept["undo"])})
            self._told, self._seats_told = match.n, seats
        return news

    def _version(self) -> int:
        """A number for all that `info` tells: the end of the game changes it too."""
        return 2 * int(self._kept["version"]) + self.match.is_over()

    @property
    def _is_contest(self) -> bool:
        """Is it somebody's one counted try at the deal of a day?"""
        return self._kept["daily"] is not None and bool(self._kept["daily"]["counted"])

    def _people(self) -> list[int]:
        return [number for number, seat in enumerate(self._kept["seats"]) if seat["kind"] == "person"]

    def _bot_of(self, number: int) -> str:
        seat = self._kept["seats"][number]
        return str(seat["bot"]) if seat["kind"] == "bot" or seat["covered"] else ""

    def _check_seat(self, seat: int) -> None:
        if seat not in self._people():
            raise Refused(Refusal.SEAT_NOT_YOURS)

    def _replace(self, number: int, seat: Message) -> None:
        seats = [seat if each == number else old for each, old in enumerate(self._kept["seats"])]
        self._kept = {**self._kept, "seats": seats, "version": self._kept["version"] + 1}

    def _moves_since(self, seat: int) -> int:
        """How many moves a bot has made for somebody since it was asked to."""
        asked = [note["n"] for note in self._kept["notes"] if note["seat"] == seat and note["kind"] == "bot_asked"]
        since = asked[-1] if asked else self.match.n
        return len([each for each in self.match.record.entries[since:] if isinstance(each, tuple) and each[0] == seat])


def problem(error: DoubloonError, id: str = "") -> Message:
    """A refusal as a message."""
    known = refused(error)
    told: Message = {"type": "error", "code": known.refusal.code, "message": str(known), "fields": known.fields}
    reason = error.reason if isinstance(error, IllegalMove) else None
    return {**told, "id": id, "reason": reason and dict(reason)}


def _seat(number: int, seat: Mapping[str, Any]) -> Message:
    is_person = seat["kind"] == "person"
    return {
        "seat": number,
        "kind": seat["kind"],
        "name": seat["name"],
        "bot": seat["bot"],
        "yours": is_person,
        "connected": is_person,
        "covered": seat["covered"],
        "level": find_bot(seat["bot"]).level if seat["bot"] else 0,
        "retakable": False,
        "offered": False,
        "at_once": False,
        "muted": False,
        "host": is_person,
        "bot_in": None,
    }
