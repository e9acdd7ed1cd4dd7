"""The daily deal: one counted try, nothing told before it is over, the same for everybody, fixed long before."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from doubloon.core import CHANCE, Game, find_game, game_ids, parse
from doubloon.core.record import Played
from doubloon.daily import LEVEL, LEVELS, Chain, begun, play_level, seed_of
from doubloon.daily.days import opens
from doubloon.offline.door import Door
from doubloon.offline.table import Table as HereTable
from doubloon.server import daily
from doubloon.server.bot_workers import BotWorkers
from doubloon.server.contests import Contests
from doubloon.server.daily import Daily
from doubloon.server.errors import Refused
from doubloon.server.keeper import Keeper
from doubloon.server.metrics import Metrics
from doubloon.server.opening import Opener
from doubloon.server.replays import Replays
from doubloon.server.store import (
    Database,
    Device,
    Person,
    Result,
    Room,
    Seat,
    TableRow,
    TableSettings,
    Taken,
    is_sealed,
    open_database,
    people,
)
from doubloon.server.store import daily as d
from doubloon.server.store import queries as q
from tests.server import persons
from tests.server.answers import Message
from tests.server.deals import CHAIN, NOON, TIP, TODAY, prepared
from tests.server.servers import Server, key_file
from tests.server.waiting import wait_until

GAME = "salvage"
PATH = f"/api/daily/{GAME}"


def on(day: date) -> str:
    return f"{PATH}/{day}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with prepared(tmp_path_factory.mktemp("daily")) as server:
        yield server


def finished(person: persons.Person, table: Message) -> str:
    """Play a deal to the end, always the first move; its record."""
    with person.sit(table) as seat:
        seat.play_to_end()
    return person.record(table)


def compared(person: persons.Person, day: date) -> Message:
    """The deal when all bots have played it."""
    wait_until(lambda: (told := person.get(on(day))["comparison"]) and not told["pending"] and len(told["levels"]) == 6)
    return person.get(on(day))


# One try -----------------------------------------------------------------------------------------------------------


def test_there_is_one_try_which_can_be_left_and_gone_on_with(server: Server) -> None:
    ada = server.person("Ada")
    assert [each["state"] for each in ada.get("/api/daily")["today"] if each["game"] == GAME] == ["new"]
    with ThreadPoolExecutor(4) as pool:
        tables = list(pool.map(lambda _: ada.post(on(TODAY)), range(4)))
    assert len({table["id"] for table in tables}) == 1
    table = tables[0]
    assert table["daily"] == {"day": str(TODAY), "counted": True, "device": False} and table["status"] == "playing"
    assert [seat["level"] for seat in table["seats"]] == [0, 3, 3] and table["seats"][0]["yours"]
    with ada.sit(table) as seat:
        seat.my_turn()
        seat.done()
    assert ada.get(on(TODAY))["mine"]["state"] == "playing"
    with ada.sit(ada.post(on(TODAY))) as seat:
        assert seat.table == table["id"]
        seat.play_to_end()
    assert ada.post(on(TODAY))["id"] == table["id"], "whoever has had their try is shown it"
    own = next(each for each in ada.get("/api/daily")["today"] if each["game"] == GAME)
    assert own["state"] == "done" and own["table"] == table["id"] and own["outcome"]["place"] in (1, 2, 3)
    assert ada.get("/api/daily")["streak"] == {"now": 1, "best": 1}


def test_a_counted_try_is_played_alone_without_hints_and_without_taking_back(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.post(on(TODAY))
    path = f"/api/tables/{table['id']}"
    ada.refused(f"{path}/leave", 409, "played_alone")
    ada.refused(f"{path}/seat", 409, "played_alone", seat=0, kind="bot", bot="agatha")
    ada.refused(f"{path}/seat", 409, "played_alone", seat=1, kind="bot", bot="pip")
    bob.refused(f"{path}/join", 409, "played_alone", invitation=table["invitation"], seat=1)
    with ada.sit(table) as seat:
        seat.my_turn()
        assert seat.ask("hint", seat=0)["code"] == "no_hints"
        seat.done()
        assert not seat.face()["can_undo"] and seat.undo()["code"] == "undo_never"


# Nothing is told before --------------------------------------------------------------------------------------------


def test_nobody_learns_of_a_deal_before_their_own_try_is_over(server: Server) -> None:
    """At the wire: whatever Bob and a stranger ask, nothing of Ada's finished game reaches them."""
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.post(on(TODAY))
    record = finished(ada, table)
    seed = str(parse(record).seed)
    drawn = record.splitlines()[5]
    his = bob.post(on(TODAY))
    told = [bob.ask("GET", path) for path in ("/api/daily", on(TODAY), "/api/daily/commitments", "/api/tables")]
    told += [server.get(path) for path in ("/api/daily", on(TODAY), "/api/daily/commitments")]
    for what in ("", "/record", "/replay", "/replay/positions?from=0&to=3", "/luck", "/analysis"):
        found = bob.ask("GET", f"/api/tables/{table['id']}{what}")
        assert found.is_success == (not what), f"{what}: {found.text}"
        told.append(found)
        told.append(server.get(f"/api/tables/{table['id']}{what}"))
    for what in ("/replay", "/luck", "/record"):
        told.append(bob.ask("GET", f"/api/tables/{his['id']}{what}"))
    bob.refused(f"/api/tables/{table['id']}/branch", 403, "game_hidden", n=5, seat=0)
    with bob.sit(table) as seat, bob.sit(his) as own, server.watch(table) as nobody:
        for each in (seat, nobody):
            each.drain()
            assert each.position == {}
        own.drain()
        heard = [*seat.raw, *nobody.raw, *own.raw]
    secret = CHAIN.secret(TIP, TODAY)
    for text in [*(each.text for each in told), *heard]:
        assert seed not in text and secret not in text and TIP not in text
        assert drawn not in text and '"levels"' not in text and '"players"' not in text
    assert bob.get(on(TODAY))["comparison"] is None and server.get(on(TODAY)).json()["comparison"] is None
    assert bob.get(on(TODAY))["finished"] >= 1


def test_secrets_are_opened_a_day_after_their_day(server: Server) -> None:
    proof = server.get("/api/daily/commitments").json()
    told = proof["chains"][0]
    assert (told["first"], told["days"], told["anchor"]) == (str(CHAIN.first), CHAIN.days, CHAIN.anchor)
    opened = date.fromisoformat(told["opened"])
    assert opened == TODAY - timedelta(2)
    CHAIN.check(opened, told["secret"])
    deals = {each["game"]: each["commitment"] for each in proof["today"]}
    ada = server.person("Ada")
    table = ada.post(on(TODAY))
    assert deals[GAME] == ada.get(on(TODAY))["commitment"] == table["commitment"] and len(set(deals.values())) > 1


# The same for everybody --------------------------------------------------------------------------------------------


def test_everybody_is_dealt_the_same_and_is_compared_with_all_levels(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    hers, his = finished(ada, ada.post(on(TODAY))), finished(bob, bob.post(on(TODAY)))
    one, other = parse(hers), parse(his)
    assert one.seed == other.seed == seed_of(CHAIN.secret(TIP, TODAY), GAME)
    assert one.entries == other.entries, "the same moves are answered alike"
    told = compared(ada, TODAY)
    game = find_game(GAME)
    for level, each in zip(LEVELS, told["comparison"]["levels"], strict=True):
        match = play_level(game, str(one.seed), level)
        assert each["level"] == level and each["outcome"]["scores"] == match.scores()
        assert each["outcome"]["place"] == match.ranking()[0]
    players = told["comparison"]["players"]
    assert told["comparison"]["number"] == told["finished"] >= 2
    assert [each["name"] for each in players if each["yours"]] == ["Ada"]
    merits = [(each["outcome"]["place"], -each["outcome"]["lead"]) for each in players]
    assert merits == sorted(merits) and [each["rank"] for each in players] == [1 + merits.index(m) for m in merits]
    mine = told["mine"]["outcome"]
    assert told["comparison"]["worse"] == sum(merit > (mine["place"], -mine["lead"]) for merit in merits)
    assert mine["lead"] == mine["score"] - max(mine["scores"][1:])


def test_bots_have_the_same_moods_for_everybody(tmp_path: Path) -> None:
    """In a game whose opponents are in two minds now and then: the same moves are answered alike."""
    hasty = [id for id in game_ids() if find_game(id).levels[LEVEL - 1].haste][-1]
    told = []
    with prepared(tmp_path) as server:  # its own: bots of all levels begin that long game too, and end with it
        for name in ("Ada", "Bob"):
            person = server.person(name)
            with person.sit(person.post(f"/api/daily/{hasty}/{TODAY}")) as seat:
                for _ in range(12):
                    seat.until(lambda me: me.my_turn())
                    seat.done(seat.moves()[0])
                seat.until(lambda me: me.my_turn())
                seat.look()
                told.append(seat.face()["events"])
    assert told[0] == told[1] and len(told[0]) > 20


# Other days --------------------------------------------------------------------------------------------------------


def test_past_days_can_be_played_again_and_count_for_nothing(server: Server) -> None:
    ada, day = server.person("Ada"), TODAY - timedelta(1)
    before = ada.get(on(day))
    assert before["mine"]["state"] == "missed" and before["comparison"] is not None
    table = ada.post(on(day))
    assert table["daily"] == {"day": str(day), "counted": False, "device": False} and table["undo"] == "free"
    assert table["commitment"] == before["commitment"]
    with ada.sit(table) as seat:
        seat.my_turn()
        assert seat.ask("hint", seat=0)["type"] == "advice"
    assert ada.post(on(day))["id"] == table["id"] and ada.get(on(day))["again"]["state"] == "playing"
    finished(ada, table)
    told = compared(ada, day)
    assert told["again"]["outcome"] and told["mine"]["state"] == "missed" and not told["comparison"]["number"]
    assert ada.get("/api/daily")["streak"] == {"now": 0, "best": 0}
    assert ada.post(on(day))["id"] != table["id"], "it can be played as often as one likes"


@pytest.mark.parametrize(
    ("day", "status", "code"),
    [
        (str(TODAY + timedelta(1)), 409, "daily_later"),
        (str(CHAIN.first - timedelta(1)), 404, "no_daily"),
        ("tomorrow", 400, "not_understood"),
        ("2026-02-30", 400, "not_understood"),
    ],
)
def test_other_days_are_refused_in_words(server: Server, day: str, status: int, code: str) -> None:
    server.person("Ada").refused(f"{PATH}/{day}", status, code)
    assert server.get(f"{PATH}/{day}").status_code == status


def test_a_try_that_was_begun_still_counts_after_midnight(tmp_path: Path) -> None:
    with prepared(tmp_path) as before:
        ada = before.person("Ada")
        table = ada.post(on(TODAY))
        secret = ada.secret
    with prepared(tmp_path, days=1) as after:
        ada = after.person(secret=secret)
        assert ada.get(on(TODAY))["mine"]["state"] == "playing" and ada.get(on(TODAY))["comparison"] is None
        assert ada.post(on(TODAY))["id"] == table["id"], "nobody plays it again before their own try is over"
        finished(ada, table)
        told = ada.get(on(TODAY))
        assert told["mine"]["state"] == "done" and told["comparison"]["number"] == 1
        assert told["overall"] == {"now": 1, "best": 1}, "yesterday's deal keeps a streak alive today"
        tomorrow = ada.post(on(TODAY + timedelta(1)))
        assert tomorrow["daily"]["counted"] and tomorrow["commitment"] != table["commitment"]
        assert ada.get("/api/daily")["past"][0]["table"] == table["id"]


# Taken along ------------------------------------------------------------------------------------------------------


def on_a_device(along: Message, last: int | None = None) -> str:
    """The record of a deal that was taken along and played there: always the first move, or at the end the last."""
    door = Door()
    asked = {"id": "here-1", "deal": {**along, "counted": True}, "name": "whoever"}
    begun = json.loads(door.open(json.dumps(asked)))
    assert "error" not in begun, begun
    table = HereTable(begun["kept"])
    while not table.match.is_over():
        while (thought := table.think()) is not None:
            table.act(thought)
        if 0 in table.match.actors():
            moves = table.match.legal_moves(0)
            said = {"type": "move", "id": "a", "seat": 0, "text": moves[last or 0], "at": table.match.n}
            assert table.hear(said)[-1]["type"] == "ack"
    return str(table.kept["record"])


def other_choice(game: Game[Any], seed: str, moves: list[Played]) -> tuple[int, Played]:
    """The first choice of a bot that could have been another one, and that one."""
    match = begun(game, seed)
    for n, (seat, text) in enumerate(moves):
        others = [each for each in match.legal_moves(seat) if each != text] if seat > 0 and match.n == n else []
        if others:
            return n, (seat, others[0])
        if match.n == n:
            match.follow([(seat, text)])
    raise AssertionError("bots had no choice")


def test_a_deal_that_was_taken_along_comes_home_and_counts(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    with ThreadPoolExecutor(4) as pool:
        told = list(pool.map(lambda _: ada.post(f"{on(TODAY)}/take"), range(4)))
    along = told[0]
    assert all(each == along for each in told), "whoever heard no answer asks again, and has the same"
    assert along["seed"] == seed_of(CHAIN.secret(TIP, TODAY), GAME)
    mine = ada.get(on(TODAY))["mine"]
    assert mine["state"] == "playing" and mine["device"] and not mine["table"]
    assert ada.get(on(TODAY))["comparison"] is None and ada.get("/api/tables/mine")["tables"] == []
    ada.refused(on(TODAY), 409, "daily_away")
    record = on_a_device(along)
    with ThreadPoolExecutor(4) as pool:
        tables = list(pool.map(lambda _: ada.post(f"{on(TODAY)}/home", record=record), range(4)))
    tables.append(ada.post(f"{on(TODAY)}/home", record=record))
    assert len({table["id"] for table in tables}) == 1, "sent twice, kept once"
    assert tables[0]["daily"] == {"day": str(TODAY), "counted": True, "device": True}
    assert tables[0]["status"] == "over" and tables[0]["science"] is None
    after = ada.get(on(TODAY))
    assert after["mine"]["state"] == "done" and after["mine"]["device"] and after["mine"]["table"] == tables[0]["id"]
    assert [each["device"] for each in after["comparison"]["players"] if each["yours"]] == [True]
    assert ada.get("/api/daily")["streak"] == {"now": 1, "best": 1}
    played = finished(bob, bob.post(on(TODAY)))
    assert parse(ada.record(tables[0])).entries == parse(played).entries, "as at a table of the server"
    players = bob.get(on(TODAY))["comparison"]["players"]
    assert [each["device"] for each in players if each["yours"]] == [False]
    assert True in [each["device"] for each in players], "what was played on a device says so to everybody"
    games = ada.get("/api/me/games")["games"]
    assert [each["why"] for each in games] == ["daily"]


def test_what_did_not_happen_like_that_does_not_come_home(server: Server) -> None:
    """Another seed, another person's record, bots that do something else, luck of one's own, taking back, no end."""
    ada, bob = server.person("Ada"), server.person("Bob")
    along, his = ada.post(f"{on(TODAY)}/take"), bob.post(f"{on(TODAY)}/take")
    good = on_a_device(along)
    home, lines = f"{on(TODAY)}/home", good.splitlines()
    game = find_game(GAME)
    other = play_level(game, "another seed", 3).record
    yesterday = seed_of(CHAIN.secret(TIP, TODAY - timedelta(1)), GAME)
    earlier = play_level(game, yesterday, 3).record
    for record in (other, earlier):
        forged = "\n".join([along["header"], *record.lines()])
        assert "luck" in ada.refused(home, 422, "record_wrong", record=forged)
        assert "first line" in ada.refused(home, 422, "record_wrong", record=record.text())
    assert "first line" in ada.refused(home, 422, "record_wrong", record=on_a_device(his))
    moves = parse(good).moves()
    of_bot, instead = other_choice(game, along["seed"], moves)
    drawn = next(n for n, (mover, _) in enumerate(moves) if n > of_bot and mover == CHANCE)
    end = next(n for n, line in enumerate(lines) if line.startswith('{"end"'))
    better = json.loads(lines[end])
    better["end"]["scores"][0] += 5
    forgeries = {
        "what the bot": [*lines[: of_bot + 1], json.dumps(instead), *lines[of_bot + 2 :]],
        "not the luck": [*lines[: drawn + 1], lines[drawn + 1].replace("-1", "0", 1), *lines[drawn + 2 :]],
        "takes something back": [*lines[: of_bot + 1], '{"back": 3}', *lines[of_bot + 1 :]],
        "not over": lines[: of_bot + 2],
        "damaged": [*lines[:8], "[[", *lines[8:]],
        "result": [*lines[:end], json.dumps(better), *lines[end + 1 :]],
    }
    for reason, changed in forgeries.items():
        assert reason in ada.refused(home, 422, "record_wrong", record="\n".join(changed))
    ada.refused(home, 422, "record_wrong", record="ahoy")
    assert ada.get(on(TODAY))["mine"]["state"] == "playing", "nothing of that was kept"
    assert ada.post(home, record=good)["status"] == "over"
    again = on_a_device(along, last=-1)
    assert parse(again).entries != parse(good).entries
    table = ada.post(home, record=again)
    assert parse(ada.record(table)).entries == parse(good).entries, "the first that comes home is the one that counts"


def test_nobody_has_two_tries(server: Server) -> None:
    """Begun here it is not taken along, taken along it is not begun here, and what was not taken does not come home."""
    ada, bob = server.person("Ada"), server.person("Bob")
    record = on_a_device(bob.post(f"{on(TODAY)}/take"))
    ada.refused(f"{on(TODAY)}/home", 409, "daily_not_taken", record=record)
    ada.post(on(TODAY))
    ada.refused(f"{on(TODAY)}/take", 409, "daily_here")
    ada.refused(f"{on(TODAY)}/home", 409, "daily_not_taken", record=record)
    ada.refused(f"{on(TODAY - timedelta(1))}/take", 409, "daily_past")
    ada.refused(f"{on(TODAY + timedelta(1))}/take", 409, "daily_later")
    cleo = server.person("Cleo")

    def either(what: str) -> int:
        return cleo.ask("POST", f"{on(TODAY)}{what}").status_code

    with ThreadPoolExecutor(4) as pool:
        told = list(pool.map(either, ["", "/take", "", "/take"]))
    assert sorted(told) in ([200, 200, 409, 409], [201, 201, 409, 409]), "only one of the two ways was open"


def test_after_the_grace_it_is_kept_and_counts_for_nothing(tmp_path: Path) -> None:
    with prepared(tmp_path) as before:
        ada, bob = before.person("Ada"), before.person("Bob")
        hers, his = ada.post(f"{on(TODAY)}/take"), bob.post(f"{on(TODAY)}/take")
        secrets = ada.secret, bob.secret
    with prepared(tmp_path, days=1) as after:
        ada = after.person(secret=secrets[0])
        assert ada.get(on(TODAY))["mine"]["state"] == "playing"
        ada.post(f"{on(TODAY)}/home", record=on_a_device(hers))
        assert ada.get(on(TODAY))["mine"]["state"] == "done"
    with prepared(tmp_path, days=2) as late:
        bob = late.person(secret=secrets[1])
        assert bob.get(on(TODAY))["mine"]["state"] == "missed"
        table = bob.post(f"{on(TODAY)}/home", record=on_a_device(his))
        told = bob.get(on(TODAY))
        assert told["mine"]["state"] == "missed" and told["mine"]["table"] == table["id"]
        assert [each["name"] for each in told["comparison"]["players"]] == ["Ada"]
        assert bob.get("/api/daily")["streak"] == {"now": 0, "best": 0}


# Chains and tries, in both databases -------------------------------------------------------------------------------


def daily_of(keeper: Keeper, contests: Contests) -> Daily:
    return Daily(keeper, contests, Replays(Opener(keeper)))


@pytest.fixture(autouse=True)
def noon(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is noon here too, so that no day ends while the tests run."""
    monkeypatch.setattr(daily, "now", lambda: NOON)


@asynccontextmanager
async def service(address: str, new_key: bool = False) -> AsyncIterator[tuple[Daily, Database]]:
    database = open_database(address, key_file(address), new_key)
    workers, contests = BotWorkers(0, 1.0), Contests(database, False, "")
    keeper = Keeper(database, workers, Metrics(), Room(99))
    try:
        yield daily_of(keeper, contests), database
    finally:
        await contests.close()
        await keeper.close()
        await workers.close()
        await database.close()


def test_a_chain_is_made_once_and_its_secret_lies_sealed(address: str) -> None:
    async def body() -> None:
        async with service(address) as (one, database):
            other = daily_of(Keeper(database, BotWorkers(0, 1.0), Metrics(), Room(99)), Contests(database, False, ""))
            found = await asyncio.gather(one.chains(), other.chains())
            assert found[0] == found[1] and len(found[0]) == 1
            kept = found[0][0]
            assert kept.chain.first == daily.today() and kept.chain.days == daily.CHAIN_DAYS
            assert kept.chain == Chain.forge(kept.chain.first, kept.chain.days, kept.tip)
            rows = await database.run(lambda transaction: transaction.execute("SELECT tip FROM daily_chains"))
            assert is_sealed(rows[0][0]) and kept.tip not in rows[0][0]
            assert await one.opened(kept) is None
        async with service(address) as (again, _):
            assert await again.chains() == found[0]

    asyncio.run(body())


def test_without_the_key_deals_begin_anew_and_the_old_ones_say_so(address: str) -> None:
    """A lost key is no way to pick deals unseen: the anchor is another one, which every browser notices."""

    async def body() -> None:
        game, day = find_game(GAME), daily.today()
        async with service(address) as (_, database):
            await database.run(d.add_chain(CHAIN, TIP, 1.0))
        key_file(address).unlink()
        async with service(address, new_key=True) as (anew, _):
            chains = await anew.chains()
            assert [kept.chain.first for kept in chains] == [day, CHAIN.first]
            assert chains[0].chain.anchor != CHAIN.anchor == chains[1].chain.anchor
            assert await anew.seed(game, day)
            with pytest.raises(Refused, match="key to the deal"):
                await anew.seed(game, CHAIN.first)
            assert await anew.opened(chains[1]) is None
        key_file(address).unlink()
        async with service(address, new_key=True) as (twice, _):
            lost = chains[0].chain
            chains = await twice.chains()
            assert [kept.chain.first for kept in chains] == [day, CHAIN.first] and chains[0].chain.anchor != lost.anchor

    asyncio.run(body())


def test_the_next_chain_is_known_a_year_before_it_is_needed(address: str) -> None:
    async def body() -> None:
        async with service(address) as (soon, database):
            old = Chain.forge(TODAY - timedelta(daily.CHAIN_DAYS - 100), daily.CHAIN_DAYS, TIP)
            await database.run(d.add_chain(old, TIP, 1.0))
            chains = await soon.chains()
            assert [kept.chain.first for kept in chains] == [old.last + timedelta(1), old.first]
            assert (await soon.chain_of(TODAY)).chain == old
            assert (await soon.chain_of(old.last + timedelta(1))).chain == chains[0].chain

    asyncio.run(body())


def table(id: str, status: str = "over", **result: object) -> TableRow:
    row = TableRow(id, GAME, "ada", "playing", TableSettings(), [Seat("person", "ada", "Ada")], 1.0)
    if status == "over":
        row.status, row.result = "over", Result(**result)  # type: ignore[arg-type]
    return row


def with_people(address: str, body: Callable[[Daily, Database], Awaitable[None]]) -> None:
    async def run() -> None:
        async with service(address) as (one, database):
            for name in ("ada", "bob", "cleo"):
                await database.run(people.add_person(name, name.title(), Device(name, "", "", 1.0, 1.0)))
            await body(one, database)

    asyncio.run(run())


def test_one_try_counts_and_another_takes_the_place_of_an_older(address: str) -> None:
    async def body(one: Daily, database: Database) -> None:
        room = Room(99)
        await database.run(d.add_try(table("a", "playing"), room, [], "ada", TODAY, True))
        with pytest.raises(Taken):
            await database.run(d.add_try(table("b", "playing"), room, [], "ada", TODAY, True))
        assert await database.run(q.load_table("b")) is None, "no table is left over from a try that was too many"
        for id in ("c", "d"):
            await database.run(d.add_try(table(id, "playing"), room, [], "ada", TODAY, False))
        assert [(each.table, each.counted) for each in await one.tries("ada")] == [("a", True), ("d", False)]
        assert await one.tries("") == []

    with_people(address, body)


def test_people_are_ordered_by_place_and_lead_and_only_what_is_in_time_counts(address: str) -> None:
    async def body(one: Daily, database: Database) -> None:
        room, game = Room(99), find_game(GAME)
        in_time, late = opens(TODAY) - 1, opens(TODAY)
        second = table("a", scores=(9, 10), ranking=(2, 1), at=in_time)
        first = table("b", scores=(8, 7), ranking=(1, 2), at=in_time)
        await database.run(d.add_try(second, room, [], "ada", TODAY, True))
        await database.run(d.add_try(first, room, [], "bob", TODAY, True))
        too_late = table("c", scores=(99, 1), ranking=(1, 2), at=late)
        await database.run(d.add_try(too_late, room, [], "cleo", TODAY, True))
        assert [each.name for each in await one.finished(game, TODAY)] == ["Bob", "Ada"]
        mine = await one.tries("ada")
        standing = await one.standing(game, TODAY, mine)
        assert standing is not None and len(standing.people) == 2 and not standing.is_pending
        assert await one.standing(game, TODAY, []) is None

    with_people(address, body)


def test_levels_are_kept_once(address: str) -> None:
    async def body(_: Daily, database: Database) -> None:
        for score in (5, 6):
            await database.run(d.keep_level(GAME, TODAY, 1, 2, Result((score, 1), (1, 2), 1.0)))
        assert (await database.run(d.levels(GAME, TODAY, 1)))[2].scores == (5, 1)
        assert await database.run(d.levels(GAME, TODAY, 2)) == {}

    with_people(address, body)


def test_a_try_on_a_device_has_no_table_before_it_is_home(address: str) -> None:
    """In both databases: one row that says so, the table in the transaction that ends the game, and never twice."""

    async def body(one: Daily, database: Database) -> None:
        day, game = daily.today(), find_game(GAME)
        ada = Person("ada", "Ada")
        along = await one.take_along(ada, game, day)
        assert await one.take_along(ada, game, day) == along
        away = (await one.tries("ada"))[0]
        assert (away.status, away.counted, away.result) == ("away", True, None)
        assert await database.run(q.load_table(away.table)) is None
        told = {"game": GAME, "day": str(day), "seed": along.seed, "header": along.header}
        record = await asyncio.to_thread(on_a_device, told)
        homes = await asyncio.gather(*(one.bring_home(ada, game, day, record) for _ in range(3)))
        assert {table.id for table in homes} == {away.table} and homes[0].row.status == "over"
        home = (await one.tries("ada"))[0]
        assert home.status == "over" and home.result is not None and home.taken == along.header
        assert [(each.name, each.device) for each in await one.finished(game, day)] == [("Ada", True)]
        rows = await database.run(lambda transaction: transaction.execute("SELECT why FROM finished"))
        assert rows == [("daily",)]

    with_people(address, body)


# Streaks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ago", "now", "best"),
    [
        ([], 0, 0),
        ([0], 1, 1),
        ([1], 1, 1),
        ([2], 0, 1),
        ([0, 1, 2, 5, 6, 7, 8], 3, 4),
        ([1, 2, 1, 2], 2, 2),
        ([3, 4, 5], 0, 3),
    ],
)
def test_a_streak_lasts_until_a_whole_day_is_missed(
    ago: list[int], now: int, best: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = daily.streak([TODAY - timedelta(each) for each in ago])
    assert (found.now, found.best) == (now, best)
