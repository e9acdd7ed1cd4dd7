"""The book of finished games: every one is in it once, in order, and ratings are what it says. Both back ends."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence

import pytest

from doubloon.server.bookkeeping import bring_up_to_date
from doubloon.server.ratings import NEWCOMER, points, version
from doubloon.server.store import (
    Database,
    Entry,
    Result,
    Room,
    Seat,
    TableRow,
    TableSettings,
    Taken,
    open_database,
    places,
)
from doubloon.server.store import finished as f
from doubloon.server.store import leaving as leave
from doubloon.server.store import queries as q
from tests.cli.terminals import doubloon
from tests.server.books import check_book, ratings, rebuild
from tests.server.servers import key_file
from tests.server.trials import read

ROOM = Room(1_000)


async def play(
    database: Database, id: str, players: Sequence[str], at: float = 1.0, game: str = "salvage", ended: bool = True
) -> None:
    """A game that these have finished in this order, each of them after four moves; a bot is one with a colon."""
    seats = [
        Seat("bot", name=name[4:].title(), bot=name[4:]) if ":" in name else Seat("person", name, name.title())
        for name in players
    ]
    await database.run(q.add_table(TableRow(id, game, "ada", "playing", TableSettings(), seats, at), ROOM))
    entries = [
        Entry(
            4 * seat + move,
            json.dumps([seat, "dive"]),
            at + seat + move / 10,
            None if ":" in name else f"{name}:{move}",
        )
        for seat, name in enumerate(players)
        for move in range(4)
    ]
    result = Result(tuple(-seat for seat in range(len(seats))), tuple(range(1, len(seats) + 1)), at)
    if ended:
        await database.run(f.end_game(id, entries, result))
    else:
        await database.run(q.append(id, entries, result))


async def rating(database: Database, player: str, game: str = "salvage") -> int | None:
    mine = (await database.run(places.my_ratings(player))).get(game)
    return None if mine is None else points(mine[0])


def test_a_game_is_entered_and_rated_as_it_ends_and_only_once(address: str) -> None:
    async def body() -> None:
        database = open_database(address, key_file(address))
        await play(database, "one", ["ada", "bea", "bot:pip"])
        after = await rating(database, "ada")
        assert after is not None
        assert after > points(NEWCOMER)
        assert (await database.run(f.book())).rated == 1
        with pytest.raises(Taken):
            await database.run(f.end_game("one", [Entry(0, "[0, 'again']", 9.0)], Result((0, 0, 0), (1, 2, 3), 9.0)))
        assert await rating(database, "ada") == after
        assert await rating(database, "bot:pip") is None, "who never changes needs no rating"
        await play(database, "two", ["bea", "bot:greedy"])
        assert await rating(database, "bot:greedy") is not None, "a bot of no level is rated as people are"
        await database.close()

    asyncio.run(body())
    assert check_book(address) == 2


def test_games_from_before_there_was_a_book_are_entered_in_their_order(address: str) -> None:
    async def body() -> list[tuple[str, int | None]]:
        database = open_database(address, key_file(address))
        for number, winner in enumerate(["bea", "ada", "ada"]):
            players = sorted(["ada", "bea"], key=lambda each: each != winner)
            await play(database, f"old{9 - number}", players, at=float(number + 1), ended=False)
        assert await rating(database, "ada") is None
        assert await bring_up_to_date(database) == 3
        assert await bring_up_to_date(database) == 3
        found = [(each, await rating(database, each)) for each in ("ada", "bea")]
        await database.close()
        return found

    (_, ada), (_, bea) = asyncio.run(body())
    assert ada is not None
    assert bea is not None
    assert ada > bea
    assert check_book(address) == 3


def test_games_that_end_while_all_are_rated_anew_are_rated_after_those(address: str) -> None:
    async def body() -> None:
        database = open_database(address, key_file(address))
        for number in range(5):
            await play(database, f"t{number}", ["ada", "bea"] if number % 2 else ["bea", "ada"])
        assert await database.run(f.start_over(in_any_case=True))
        assert await rating(database, "ada") is None
        assert await database.run(f.catch_up(2)) == 3
        await play(database, "late", ["ada", "bot:agatha"])
        assert (await database.run(f.book())) == f.Book(6, 2, version())
        assert await database.run(f.catch_up(9)) == 0
        assert await database.run(f.catch_up(9)) == 0
        assert not await database.run(f.start_over()), "this version has rated them"
        await database.close()

    asyncio.run(body())
    assert check_book(address) == 6


def test_another_version_rates_all_games_anew(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        database = open_database(address, key_file(address))
        await play(database, "one", ["ada", "bot:crow"])
        before = await rating(database, "ada")
        with monkeypatch.context() as newer:
            newer.setattr(f, "version", lambda: "newer")
            await play(database, "two", ["bot:pip", "ada"])
            assert await rating(database, "ada") == before, "not by two versions at once"
            assert await database.run(f.catch_up()) == 0
            assert await bring_up_to_date(database) == 2
            assert await rating(database, "ada") != before
        assert await database.run(f.start_over()), "back to the older one"
        await bring_up_to_date(database)
        await database.close()

    asyncio.run(body())
    assert check_book(address) == 2


def test_two_processes_write_one_book(postgres: str) -> None:
    async def body() -> None:
        here, there = (open_database(postgres, key_file(postgres)) for _ in "ab")
        await here.run(q.is_alive())
        games = [
            play(here if number % 2 else there, f"t{number}", [*["ada", "bea", "cy"][number % 2 :], "bot:wilma"])
            for number in range(40)
        ]
        await asyncio.gather(*games, bring_up_to_date(here, True), bring_up_to_date(there, True))
        await bring_up_to_date(there)
        for database in (here, there):
            await database.close()

    asyncio.run(body())
    assert check_book(postgres) == 40


def test_whoever_deletes_themselves_leaves_the_ratings_of_others_as_they_were(address: str) -> None:
    async def body() -> None:
        database = open_database(address, key_file(address))
        for number in range(14):
            await play(database, f"t{number}", ["bea", "ada"] if number % 3 else ["ada", "bea"])
            await play(database, f"alone{number}", ["ada", "bot:barnaby"])
            await play(database, f"bot{number}", ["ada", "bot:greedy"])
        for id in await database.run(leave.tables_left("ada")):
            await database.run(leave.leave_table("ada", id))
        await database.run(leave.leave_for_good("ada"))
        assert (await database.run(f.book())).last == 42
        await database.close()

    asyncio.run(body())
    others = [each for each in ratings(address) if each[0] in ("bea", "bot:greedy")]
    assert len(others) == 2
    rebuild(address)
    assert [each for each in ratings(address) if each[0] in ("bea", "bot:greedy")] == others
    assert [player for player, *_ in read(address, "SELECT player FROM ratings ORDER BY player")] == [
        "bea",
        "bot:greedy",
    ]
    assert read(address, "SELECT COUNT(*) FROM finished") == [(28,)], "games against the ladder alone are gone"
    for table in ("finished", "finishers", "tables", "members", "entries"):
        assert "ada" not in str(read(address, f"SELECT * FROM {table}")).lower(), table


def test_the_command_shows_the_ratings_and_reckons_them_anew(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        database = open_database(address, key_file(address))
        await play(database, "one", ["ada", "bot:pip"])
        await database.close()

    asyncio.run(body())
    before = ratings(address)
    monkeypatch.setenv("DOUBLOON_KEY_FILE", str(key_file(address)))
    shown = doubloon("ratings", "--database", address)
    assert shown.code == 0, shown.err
    assert "1 finished game rated." in shown.out
    assert "Pip" in shown.out
    again = doubloon("ratings", "--rebuild", "--database", address)
    assert "1 finished game rated anew." in again.out
    assert ratings(address) == before
