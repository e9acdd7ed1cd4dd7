"""What one person can spoil for others without flooding anything: tried at a server, one line for each.

    python -m benchmarks.mischief [--checkout ../before]

What the server should refuse is counted: a hardened one lets 50 tables, no stranger and no take-back through.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT = Path(__file__).parents[1]
os.environ.setdefault("DOUBLOON_GAMES", str(ROOT / "tests" / "sample"))

from benchmarks.attack_scene import SAMPLE, Checkout  # noqa: E402 - the sample game must be known first
from tests.server.answers import Message  # noqa: E402
from tests.server.persons import Person  # noqa: E402
from tests.server.servers import GENEROUS, Server  # noqa: E402

TABLES: Final = 200
LISTED: Final = 160
OWNERS: Final = 8
MOVES: Final = 26


def tables_by_coming_back(server: Server) -> str:
    """Start games, leave them, start more, and come back to all of them."""
    mallory = server.person("Mallory")
    tables: list[Message] = []
    while len(tables) < TABLES:
        made = mallory.ask("POST", "/api/tables", _wish(bots=["random"], start=True))
        if not made.is_success:
            return f"running games of one person by coming back: {_back_at(mallory, tables)}; then: {_code(made)}"
        tables.append(made.json())
        mallory.ask("POST", f"/api/tables/{made.json()['id']}/leave", {})
    return f"running games of one person by coming back: {_back_at(mallory, tables)} of {TABLES}"


def _back_at(person: Person, tables: list[Message]) -> int:
    return sum(_sits_down(person, table) for table in tables)


def seat_of_a_bot(server: Server) -> str:
    """With the invitation in hand, take a bot's seat in a running game, look at its cards, and leave."""
    ada, mallory = server.person("Ada"), server.person("Mallory")
    table = ada.open_table(SAMPLE, 3, bots=["random", "random"], start=True)
    seen = _sits_down(mallory, table, seat=2)
    return f"newcomer in a bot's seat of a running game: {'yes' if seen else 'no'}"


def seat_of_somebody_out(server: Server) -> str:
    """While somebody is out, a second identity takes the seat, looks at the cards, and leaves."""
    ada, grace, mallory = (server.person(name) for name in ("Ada", "Grace", "Mallory"))
    table = ada.open_table(SAMPLE, 2)
    grace.join(table, seat=1)
    ada.start(table)
    grace.leave(table)
    seen = _sits_down(mallory, table, seat=1)
    return f"newcomer in the seat of somebody who is out: {'yes' if seen else 'no'}"


def moves_of_somebody_out(server: Server) -> str:
    """While one is out, the others take back what was played."""
    ada, eve, grace = (server.person(name) for name in ("Ada", "Eve", "Grace"))
    table = ada.open_table(SAMPLE, 3, undo="consent", cover_after=0, options={"nights": 9})
    for person in (eve, grace):
        person.join(table)
    ada.start(table)
    seats = [person.sit(table) for person in (ada, eve, grace)]
    for _ in range(MOVES):
        next(seat for seat in seats if any(face["moves"] for face in seat.faces)).done()
        for each in seats:
            each.drain()
    seats[2].close()
    grace.leave(table)
    taken = 0
    while True:
        for each in seats[:2]:
            each.drain()
        before = seats[0].position["n"]
        answers = [seats[0].undo(), seats[1].ask("consent", agree=True)]
        seats[0].drain()
        if any(answer["type"] == "error" for answer in answers) or seats[0].position["n"] <= before:
            return f"times that moves were taken back without somebody who is out: {taken}"
        taken += 1


def everybodys_guest(server: Server) -> str:
    """Sit down at every table on the list."""
    mallory = server.person("Mallory")
    tables: list[Message] = []
    for number in range(OWNERS):
        owner = server.person(f"Owner {number}")
        for _ in range(LISTED // OWNERS):
            made = owner.ask("POST", "/api/tables", _wish(visibility="listed"))
            if made.is_success:
                tables.append(made.json())
    return f"open tables at which one person sits: {_back_at(mallory, tables)} of {len(tables)}"


def _wish(**more: object) -> dict[str, object]:
    return {"game": SAMPLE, "seats": 2, "pace": 0, **more}


def _sits_down(person: Person, table: Message, seat: int | None = None) -> bool:
    wish = {"seat": seat, "invitation": table["invitation"]}
    answer = person.ask("POST", f"/api/tables/{table['id']}/join", wish)
    return answer.is_success and any(held["yours"] for held in answer.json()["seats"])


def _code(answer: object) -> str:
    return str(answer.json()["error"]["code"])  # type: ignore[attr-defined]  # an answer of httpx


TRICKS: Final[tuple[Callable[[Server], str], ...]] = (
    tables_by_coming_back,
    seat_of_a_bot,
    seat_of_somebody_out,
    moves_of_somebody_out,
    everybodys_guest,
)


def main() -> None:
    """As the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--checkout", type=Path, default=ROOT, help="whose server is tried")
    checkout = Checkout(parser.parse_args().checkout, nice=0)
    with tempfile.TemporaryDirectory() as name, checkout.serve(Path(name), **GENEROUS) as server:
        for trick in TRICKS:
            print(trick(server), flush=True)


if __name__ == "__main__":
    main()
