"""Several server processes share their tables through PostgreSQL: it makes no difference through which one plays."""

import asyncio
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from tests.server.answers import Message
from tests.server.persons import Person
from tests.server.postgres import Cluster
from tests.server.servers import Server
from tests.server.trials import PLENTY, Client, check_table, drop_trials, has_reached, playing_on, stored

T = TypeVar("T")

SOON = 10.0
"""Seconds in which another process must have taken over, on a busy machine; the table lingers for 30."""


@pytest.fixture(scope="module")
def database(cluster: Cluster) -> str:
    return cluster.new_database()


@pytest.fixture(scope="module")
def servers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Three processes, which no test may stop."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(Server(tmp_path_factory.mktemp("server"), database=database, **PLENTY)) for _ in "ABC"
        ]


@pytest.fixture(autouse=True)
def quiet(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever happens, the shared processes log no warning."""
    yield
    if "servers" in request.fixturenames:
        for server in request.getfixturevalue("servers"):
            assert warnings(server) == []


def warnings(server: Server) -> list[str]:
    """What a server has logged that is more than information."""
    return [line for line in server.log.splitlines() if not line.startswith('{"at"') or '"level": "info"' not in line]


def at(server: Server, person: Person) -> Person:
    """The same person, through another process."""
    return server.person(secret=person.secret)


def path(table: Message, what: str) -> str:
    return f"/api/tables/{table['id']}/{what}"


def together(*work: Callable[[], T]) -> list[T]:
    """Do all this at the same time."""
    with ThreadPoolExecutor(len(work)) as threads:
        return [future.result() for future in [threads.submit(each) for each in work]]


def same_everywhere(servers: list[Server], person: Person, table: Message) -> Message:
    """The table, which must look the same through every process as soon as the news has got around."""
    with ExitStack() as stack:
        sockets = [stack.enter_context(at(server, person).sit(table)) for server in servers]
        newest = max(socket.info["version"] for socket in sockets)
        for socket in sockets:
            socket.until(lambda me: me.info["version"] >= newest)
            seats = [{**seat, "connected": None} for seat in socket.info["seats"]]
            assert seats == [{**seat, "connected": None} for seat in sockets[0].info["seats"]]
        return sockets[0].info


# Playing ---------------------------------------------------------------------------------------------------------


def test_clients_that_hop_from_process_to_process_hear_the_same(servers: list[Server]) -> None:
    figures = asyncio.run(drop_trials(servers, 200, Random(3), tables=3))
    assert figures.dropped >= 200 and figures.games >= 3


def test_people_at_different_processes_play_at_the_same_time(servers: list[Server], database: str) -> None:
    """All choose at once in this game, so moves meet at every entry: none is refused, lost or made twice."""

    async def play(table: str, people: list[Person]) -> list[Client]:
        up = asyncio.Event()
        up.set()
        clients = [
            Client([person.server], table, at(person.server, person), Random(seed), up)
            for seed, person in enumerate(people)
        ]
        clients += [Client([server], table, None, Random(9), up) for server in servers]
        await playing_on(clients)
        return clients

    people = [server.person(f"Person {place}") for place, server in enumerate(servers)]
    for _ in range(3):
        table = people[0].open_table(seats=4, bots=["greedy"])
        for person in people[1:]:
            person.join(table)
        people[0].start(table)
        clients = asyncio.run(play(table["id"], people))
        disk = stored(database, table["id"])
        assert disk.match.is_over()
        check_table(disk, clients, [0, 1, 2])
        assert all(client.n == disk.match.n for client in clients)
        assert [client.refused for client in clients] == [{}] * len(clients)


def test_the_same_message_at_two_processes_is_one_move(servers: list[Server], database: str) -> None:
    ada = servers[0].person()
    table = ada.open_table(seats=2, hot_seat=True, start=True)
    with ExitStack() as stack:
        sockets = [stack.enter_context(at(server, ada).sit(table)) for server in servers]
        for number in range(10):
            n = max(socket.position["n"] for socket in sockets)
            for socket in sockets:
                socket.until(has_reached(n))
            face = next(face for face in sockets[0].faces if face["moves"])
            move = {"type": "move", "id": f"m{number}", "seat": face["seat"], "text": face["moves"][0], "at": n}
            for socket in sockets:
                socket.send(json.dumps(move))
            acks = [socket.wait_for("ack") for socket in sockets]
            assert {ack["id"] for ack in acks} == {f"m{number}"}
            assert len({ack["n"] for ack in acks}) == 1
            assert stored(database, table["id"]).match.n == acks[0]["n"]


def test_talk_has_one_order(servers: list[Server]) -> None:
    ada = servers[0].person()
    table = ada.open_table(seats=2)
    with ExitStack() as stack:
        sockets = [stack.enter_context(at(server, ada).sit(table)) for server in servers]
        for number in range(5):
            for place, socket in enumerate(sockets):
                socket.send({"type": "chat", "id": f"s{number}", "text": f"{number} at {place}"})
        for socket in sockets:
            socket.until(lambda me: len(me.chat) == 15)
            assert [line["k"] for line in socket.chat] == list(range(15))
            assert socket.chat == sockets[0].chat


# Seats -----------------------------------------------------------------------------------------------------------


def test_people_who_join_at_the_same_time_get_different_seats(servers: list[Server]) -> None:
    owner = servers[0].person("Owner")
    people = [servers[place % 3].person(f"Person {place}") for place in range(6)]
    for _ in range(3):
        table = owner.open_table(seats=4)
        body = {"invitation": table["invitation"]}
        answers = together(*(partial(person.ask, "POST", path(table, "join"), body) for person in people))
        assert sorted(answer.status_code for answer in answers) == [200, 200, 200, 409, 409, 409]
        seats = same_everywhere(servers, owner, table)["seats"]
        seated = {person.name for person, answer in zip(people, answers, strict=True) if answer.status_code == 200}
        assert seats[0]["name"] == "Owner"
        assert {seat["name"] for seat in seats[1:]} == seated
        for person, answer in zip(people, answers, strict=True):
            mine = person.get("/api/tables/mine")["tables"]
            assert (table["id"] in [each["id"] for each in mine]) == (answer.status_code == 200)


def test_a_game_begins_once(servers: list[Server], database: str) -> None:
    owner = servers[0].person()
    for _ in range(4):
        table = owner.open_table(seats=2)
        owners = [at(server, owner) for server in servers]
        answers = together(*(partial(person.ask, "POST", path(table, "start"), {}) for person in owners))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
        assert same_everywhere(servers, owner, table)["status"] == "playing"
        stored(database, table["id"])
        for server in servers:
            with at(server, owner).sit(table) as seat:
                assert seat.position["faces"][0]["seat"] == 0


def test_seats_that_are_changed_at_the_same_time_stay_consistent(servers: list[Server]) -> None:
    owner, bob = servers[0].person("Owner"), servers[1].person("Bob")
    away = at(servers[2], owner)
    for _ in range(4):
        table = owner.open_table(seats=3)
        body = {"invitation": table["invitation"], "seat": 1}
        joined, given, other = together(
            partial(bob.ask, "POST", path(table, "join"), body),
            partial(away.ask, "POST", path(table, "seat"), {"seat": 1, "kind": "bot", "bot": "greedy"}),
            partial(owner.ask, "POST", path(table, "seat"), {"seat": 2, "kind": "bot", "bot": "random"}),
        )
        assert other.status_code == 200
        seats = same_everywhere(servers, owner, table)["seats"]
        assert seats[2]["kind"] == "bot"
        assert (joined.status_code, given.status_code, seats[1]["kind"]) in [(200, 403, "person"), (409, 200, "bot")]


def test_all_who_want_a_rematch_get_the_same(servers: list[Server]) -> None:
    ada, bob = servers[0].person("Ada"), servers[1].person("Bob")
    table = ada.open_table(seats=2, hot_seat=False)
    bob.join(table)
    ada.start(table)
    with ada.sit(table) as one, bob.sit(table) as two:
        together(one.play_to_end, two.play_to_end)
        people = [ada, bob, at(servers[2], ada), at(servers[0], bob)]
        again = together(*(partial(person.rematch, table) for person in people))
        assert len({each["id"] for each in again}) == 1
        for socket in (one, two):
            socket.until(lambda me: me.info["next"] == again[0]["id"])
    assert {each["id"] for each in ada.get("/api/tables/mine")["tables"]} == {table["id"], again[0]["id"]}


# Driving ---------------------------------------------------------------------------------------------------------


def test_a_person_at_another_process_is_not_covered_for(servers: list[Server]) -> None:
    """Cyd is away and covered for; Ada and Bob, of whom the driver's process sees only one, are not."""
    ada, bob, cyd = (server.person(name) for server, name in zip(servers, ("Ada", "Bob", "Cyd"), strict=True))
    table = ada.open_table(seats=3, cover_after=1)
    bob.join(table)
    cyd.join(table)
    with ada.sit(table) as one:
        ada.start(table)
        one.until(lambda me: me.position)
        with bob.sit(table) as two:
            two.until(lambda me: me.position)
            two.done("trust") if two.moves() else one.done("trust")
            one.until(lambda me: me.seat(2)["covered"])
            two.until(lambda me: me.seat(2)["covered"])
            for socket in (one, two):
                assert [seat["covered"] for seat in socket.info["seats"]] == [False, False, True]
                assert [seat["connected"] for seat in socket.info["seats"]] == [True, True, False]
        one.until(lambda me: not me.seat(1)["connected"])
        one.until(lambda me: me.seat(1)["covered"])
        with bob.sit(table) as two:
            two.until(lambda me: not me.seat(1)["covered"])
            one.until(lambda me: me.seat(1)["connected"] and not me.seat(1)["covered"])
            one.until(lambda me: not me.seat(0)["covered"])


def test_another_process_drives_when_everybody_has_left_the_first(servers: list[Server]) -> None:
    ada = servers[0].person()
    table = ada.open_table(seats=3, bots=["greedy", "greedy"], start=True)
    with ada.sit(table) as one:
        one.my_turn()
        two = at(servers[1], ada).sit(table)
    with two:
        for _ in range(5):
            two.until(lambda me: me.face()["moves"], SOON)
            two.done()
        assert two.my_turn()


def test_another_process_drives_when_the_first_is_killed(postgres: str, tmp_path: Path) -> None:
    with Server(tmp_path / "a", database=postgres) as first, Server(tmp_path / "b", database=postgres) as second:
        ada = first.person()
        table = ada.open_table(seats=3, bots=["greedy", "greedy"], start=True)
        with at(second, ada).sit(table) as two:
            one = ada.sit(table)
            one.my_turn()
            n = one.done()
            two.until(has_reached(n))
            first.kill()
            while two.position["n"] < n + 20:
                two.until(lambda me: me.face()["moves"], SOON)
                two.done()
            two.play_to_end()
        assert stored(postgres, table["id"]).match.is_over()
        assert warnings(second) == []


def test_processes_are_killed_and_return_while_people_play(postgres: str, tmp_path: Path) -> None:
    """Whoever was at a killed process goes to another with the move that was not acknowledged."""

    async def play(servers: list[Server]) -> None:
        random, up = Random(5), asyncio.Event()
        up.set()
        person = servers[0].person()
        for _ in range(3):
            table = person.open_table(seats=3, bots=["greedy"], hot_seat=True, start=True, cover_after=0)["id"]
            clients = [Client(servers, table, person, random, up)]
            clients += [Client([server], table, None, random, up) for server in servers]
            playing = asyncio.create_task(playing_on(clients))
            victim = random.choice(servers)
            while clients[0].n < 30:
                await asyncio.sleep(0)
            victim.kill()
            await asyncio.to_thread(victim.start)
            await playing
            disk = stored(postgres, table)
            check_table(disk, clients, [0, 1])
            assert disk.match.is_over() and all(client.n == disk.match.n for client in clients)

    with ExitStack() as stack:
        servers = [stack.enter_context(Server(tmp_path / name, database=postgres, **PLENTY)) for name in ("a", "b")]
        asyncio.run(play(servers))
        for server in servers:
            assert warnings(server) == []


def test_news_that_came_while_nobody_listened_are_heard(cluster: Cluster, tmp_path: Path) -> None:
    """The database is gone for a while; what was played at one process then reaches the others."""
    address = cluster.new_database()
    with Server(tmp_path / "a", database=address) as first, Server(tmp_path / "b", database=address) as second:
        ada = first.person()
        table = ada.open_table(seats=2, hot_seat=True, start=True)
        with second.watch(table) as watcher, ada.sit(table) as seat:
            seat.done()
            for _ in range(2):
                cluster.stop()
                cluster.start()
                face = next(face for face in seat.faces if face["moves"])
                asked = {"id": seat.new_id(), "seat": face["seat"], "text": face["moves"][0], "at": seat.position["n"]}
                answer = seat.ask("move", **asked)
                while answer["type"] == "error":
                    assert answer["code"] == "bad_database"
                    answer = seat.ask("move", **asked)
                watcher.until(has_reached(answer["n"]), SOON)
            seat.play_to_end()
            watcher.until(lambda me: me.position["over"])
        assert "Traceback" not in first.log + second.log
