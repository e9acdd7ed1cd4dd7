"""The door between the page and the tables on its device: JSON goes in, JSON comes out."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from doubloon.core import DoubloonError
from doubloon.telling import draws, position, stops

from . import days, puzzles
from .opening import again, deal, lesson, opened
from .table import Message, Table, problem


class Door:
    """What a page asks for: each method takes and gives JSON, because nothing else passes between the languages."""

    def __init__(self) -> None:
        self._tables: dict[str, Table] = {}

    def open(self, asked: str) -> str:
        """A new table: by a `wish`, like an older one (`kept`), a guided first game (`lesson`), or the `deal` of a day.

        With it come `id` and, where they matter, the `name` of the person and the `seed`.
        """
        told, now = json.loads(asked), time.time()
        try:
            if "kept" in told:
                kept = again(told["kept"], told["id"], told["seed"], now)
            elif "lesson" in told:
                kept = lesson(told["id"], told["lesson"], told["name"], now)
            elif "deal" in told:
                kept = deal(told["id"], {**told["deal"], "seed": days.seed(told["deal"])}, told["name"], now)
            else:
                kept = opened(told["id"], told["wish"], told["name"], told["seed"], now)
            return json.dumps({"kept": kept, "info": Table(kept).info()})
        except DoubloonError as error:
            return json.dumps({"error": problem(error)})

    def enter(self, id: str, kept: str) -> str:
        """Go on at a table as it was kept; refused if that was with other rules."""

        def come() -> Mapping[str, Any]:
            self._tables[id] = Table(json.loads(kept))
            return {}

        return answered(come)

    def hear(self, id: str, said: str) -> str:
        """What the table answers; `kept` is what is to be stored if that has changed."""
        return self._answer(id, lambda table: table.hear(json.loads(said)))

    def do(self, id: str, deed: str) -> str:
        """Something its owner does: let a bot play, name a seat, go on at another table."""
        told = json.loads(deed)
        what = told.pop("deed")

        def act(table: Table) -> list[Message]:
            deeds: dict[str, Callable[..., list[Message]]] = {
                "seat": table.give_seat,
                "name": table.name_seat,
                "next": table.go_on_at,
            }
            return deeds[what](**told)

        return self._answer(id, act)

    def think(self, id: str, seconds: float) -> str:
        """What a bot that is asked would do; "null" if none is."""
        return json.dumps(self._tables[id].think(seconds))

    def act(self, id: str, thought: str) -> str:
        """Do what a bot has thought of."""
        return self._answer(id, lambda table: table.act(json.loads(thought)))

    # Puzzles and the deals of days --------------------------------------------------------------------------------

    def puzzle(self, game: str, id: str) -> str:
        """A puzzle to be solved, without a word about the answer; `today` names the one of the day."""
        return answered(lambda: puzzles.question(game, id))

    def solve(self, game: str, id: str, move: str) -> str:
        """The judgement of a try, and the answer."""
        return answered(lambda: puzzles.solution(game, id, move))

    def deal(self, asked: str) -> str:
        """A deal as `DailyDay`, as far as this device knows it."""
        return answered(lambda: days.day(json.loads(asked)))

    def level(self, asked: str) -> str:
        """How the next level fared at a deal."""
        return answered(lambda: days.level(json.loads(asked)))

    # Looking back -------------------------------------------------------------------------------------------------

    def replay(self, id: str) -> str:
        """The game and its stops, as `ReplayInfo`."""
        table = self._tables[id]
        kept, record, is_over = table.kept, table.match.record, table.match.is_over()
        people: list[int | None] = [number for number, seat in enumerate(kept["seats"]) if seat["kind"] == "person"]
        own = people if len(people) == 1 else [None]  # several at one device must not look at each other's hands
        told = {
            "table": kept["id"],
            "game": kept["game"],
            "title": kept["title"],
            "names": [seat["name"] for seat in kept["seats"]],
            "options": kept["options"],
            "over": is_over,
            "commitment": record.header.commitment,
            "seed": record.seed or "",
            "eyes": [None, *range(len(kept["seats"]))] if is_over else own,
            "branch_of": None,
            "lesson": kept["lesson"],
            "daily": kept["daily"],
            "loaded": None,
            "stops": [stop for _, stop in stops(table.match.game, record, is_over)],
        }
        return json.dumps(told)

    def positions(self, id: str, first: int, to: int, seat: int | None) -> str:
        """The positions at some stops through one pair of eyes."""
        match, told, since = self._tables[id].match, [], 0
        seats = [] if seat is None else [seat]
        for index, (then, stop) in enumerate(stops(match.game, match.record, match.is_over())):
            if index > to:
                break
            if index >= first:
                told.append({"type": "position", **position(then, seats, since, "never")})
            since = stop["n"]
        return json.dumps({"positions": told})

    def luck(self, id: str) -> str:
        """The luck of a finished game, as `LuckInfo`."""
        match = self._tables[id].match
        drawn, header = list(draws(match.game, match.record)), match.record.header
        told = {"commitment": header.commitment, "seed": match.record.seed or "", "draws": drawn, "shuffle": None}
        return json.dumps(told)

    def _answer(self, id: str, answer: Callable[[Table], list[Message]]) -> str:
        table = self._tables[id]
        before = table.stamp
        messages = answer(table)
        changed = {"kept": table.kept, "info": table.info()} if table.stamp != before else {"kept": None}
        return json.dumps({"messages": messages, **changed})


def answered(answer: Callable[[], Mapping[str, Any]]) -> str:
    """An answer, or what was refused."""
    try:
        return json.dumps(answer())
    except DoubloonError as error:
        return json.dumps({"refused": problem(error)})


DOOR: Final = Door()
