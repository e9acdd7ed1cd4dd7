"""The server shuffles, everybody's page cuts: nobody chooses the luck, and nobody can hold up the game."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from doubloon.core import commitment
from tests.cli.terminals import doubloon
from tests.server.answers import Message
from tests.server.cutting import HASTY, PATIENT, Hand, begin, header_of, seed_of
from tests.server.persons import Person
from tests.server.servers import Server
from tests.server.sockets import Socket
from tests.server.trials import read, stored, unsealed


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that deals only when everybody has cut."""
    with Server(tmp_path_factory.mktemp("server"), **PATIENT) as server:
        yield server


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that hardly waits for cuts."""
    with Server(tmp_path_factory.mktemp("server"), **HASTY) as server:
        yield server


def for_two(server: Server, **wish: object) -> tuple[Person, Person, Message]:
    """An open table at which two people sit."""
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table("salvage", 3, bots=["greedy"], options={"nights": 3}, **wish)
    bob.join(table)
    return ada, bob, table


def record_of(owner: Person, table: Message, sockets: list[Socket]) -> str:
    """The record, once everybody has played to the end."""
    with ThreadPoolExecutor(len(sockets)) as threads:
        list(threads.map(lambda socket: socket.play_to_end(), sockets))
    return owner.record(table)


# What is proven -----------------------------------------------------------------------------------------------------


def test_the_seed_is_made_of_everybodys_cut(patient: Server, tmp_path: Path) -> None:
    ada, bob, table = for_two(patient)
    with ada.sit(table) as one, bob.sit(table) as two, patient.watch(table) as watcher:
        hands = [Hand(one).sealed(), Hand(two).sealed()]
        assert begin(ada, table, hands)["status"] == "playing"
        shown = hands[0].socket.messages
        promised = next(told["shuffle"] for told in shown if told["type"] == "table" and told["shuffle"])
        watcher.until(lambda me: me.info["status"] == "playing")
        record = record_of(ada, table, [one, two])
        luck = ada.get(f"/api/tables/{table['id']}/luck")
    assert promised["cuts"] == [{"seats": [seat], "seal": hand.seal, "cut": ""} for seat, hand in enumerate(hands)], (
        "everything is sealed before anything is opened"
    )
    secret, *cuts = seed_of(record).split(".")
    assert cuts == [hand.cut for hand in hands]
    assert commitment(secret) == promised["seal"]
    told = header_of(record)["shuffle"]
    assert (
        told
        == luck["shuffle"]
        == {
            "seal": promised["seal"],
            "cuts": [{"seats": [seat], "seal": hand.seal, "cut": hand.cut} for seat, hand in enumerate(hands)],
        }
    )
    file = tmp_path / "game.jsonl"
    file.write_text(record, encoding="utf-8")
    ran = doubloon("verify", file)
    assert ran.code == 0, ran
    assert "the cut of Ada and Bob" in " ".join(ran.out.split())


def test_alone_against_bots_a_page_cuts_too(patient: Server) -> None:
    ada = patient.person("Ada")
    cut = "1f" * 32
    table = ada.open_table(
        "salvage", 3, bots=["greedy", "random"], options={"nights": 3}, start=True, seal=commitment(cut)
    )
    assert table["status"] == "open"
    assert [each["seal"] for each in table["shuffle"]["cuts"]] == [commitment(cut)]
    with ada.sit(table) as seat:
        Hand(seat, cut).open()
        seat.until(lambda me: me.position)
        assert seat.info["shuffle"] is None
        record = record_of(ada, table, [seat])
    assert seed_of(record).endswith(f".{cut}")


def test_at_one_device_one_page_cuts_for_all(patient: Server) -> None:
    ada = patient.person("Ada")
    table = ada.open_table("salvage", 3, bots=["greedy"], hot_seat=True, options={"nights": 3})
    with ada.sit(table) as seat:
        hand = Hand(seat).sealed()
        begin(ada, table, [hand])
        record = record_of(ada, table, [seat])
    assert header_of(record)["shuffle"]["cuts"] == [{"seats": [0, 1], "seal": hand.seal, "cut": hand.cut}]


def test_a_rematch_is_cut_anew(patient: Server) -> None:
    ada, bob, table = for_two(patient)
    with ada.sit(table) as one, bob.sit(table) as two:
        begin(ada, table, [Hand(one).sealed(), Hand(two).sealed()])
        first = record_of(ada, table, [one, two])
    again = ada.rematch(table)
    assert ada.start(again)["status"] == "playing", "nobody has sealed anything at the new table"
    with ada.sit(again) as one, bob.sit(again) as two:
        second = record_of(ada, again, [one, two])
    assert seed_of(second) != seed_of(first)
    assert [cut["seal"] for cut in header_of(second)["shuffle"]["cuts"]] == ["", ""]


def test_a_branch_does_not_claim_that_its_luck_is_unknown(patient: Server) -> None:
    ada = patient.person("Ada")
    cut = "2f" * 32
    table = ada.open_table("salvage", 2, bots=["greedy"], options={"nights": 3}, start=True, seal=commitment(cut))
    with ada.sit(table) as seat:
        Hand(seat, cut).open()
        seat.until(lambda me: me.position)
        record_of(ada, table, [seat])
    stop = next(stop for stop in ada.get(f"/api/tables/{table['id']}/replay")["stops"] if stop["actors"] == [0])
    branch = ada.post(f"/api/tables/{table['id']}/branch", n=stop["n"], seat=0)
    with ada.sit(branch) as seat:
        record = record_of(ada, branch, [seat])
    assert "shuffle" not in header_of(record)


# Who does not cut ---------------------------------------------------------------------------------------------------


def test_programs_that_know_nothing_of_it_begin_at_once(patient: Server) -> None:
    ada, bob, table = for_two(patient)
    assert ada.start(table)["status"] == "playing"
    with ada.sit(table) as one, bob.sit(table) as two:
        record = record_of(ada, table, [one, two])
    assert header_of(record)["shuffle"]["cuts"] == [{"seats": [seat], "seal": "", "cut": ""} for seat in (0, 1)]
    assert commitment(seed_of(record)) == header_of(record)["shuffle"]["seal"]


def test_who_does_not_answer_is_left_out_and_the_record_says_so(hasty: Server) -> None:
    ada, bob, table = for_two(hasty)
    with ada.sit(table) as one, bob.sit(table) as two:
        silent = [Hand(one).sealed(), Hand(two).sealed()]
        assert ada.start(table)["status"] == "playing"
        assert two.ask("cut", cut=silent[1].cut)["code"] == "started_already", "too late"
        record = record_of(ada, table, [one, two])
    told = header_of(record)["shuffle"]
    assert [(cut["seal"], cut["cut"]) for cut in told["cuts"]] == [(hand.seal, "") for hand in silent]
    assert commitment(seed_of(record)) == told["seal"]


def test_nobody_waits_for_somebody_who_is_away(patient: Server) -> None:
    ada, bob, table = for_two(patient)
    with ada.sit(table) as one:
        with bob.sit(table) as two:
            Hand(two).sealed()
            one.until(lambda me: me.seat(1)["connected"])
        one.until(lambda me: not me.seat(1)["connected"])
        begin(ada, table, [Hand(one).sealed()])
        assert [bool(cut["cut"]) for cut in _header(patient, table)["cuts"]] == [True, False]
        assert _header(patient, table)["cuts"][1]["seal"] == "", "a cut that nobody can open is not awaited"


def _header(server: Server, table: Message) -> dict[str, list[Message]]:
    ((line,),) = read(server.database, "SELECT header FROM tables WHERE id = ?", table["id"])
    told: dict[str, list[Message]] = header_of(line)["shuffle"]
    return told


def test_only_the_newest_seal_counts(patient: Server) -> None:
    ada, _, table = for_two(patient)
    with ada.sit(table) as one, ada.sit(table) as other:
        old = Hand(one).sealed()
        new = Hand(other).sealed()
        with ThreadPoolExecutor(1) as thread:
            starting = thread.submit(ada.start, table)
            assert new.shown()["cuts"][0]["seal"] == new.seal
            assert one.ask("cut", cut=old.cut)["code"] == "other_cut"
            new.open()
            assert starting.result()["status"] == "playing"


# What is refused ----------------------------------------------------------------------------------------------------


def test_everything_has_its_time(patient: Server) -> None:
    ada, bob, table = for_two(patient)
    eve = patient.person("Eve")
    with ada.sit(table) as one, bob.sit(table) as two, eve.sit(table) as watcher, patient.watch(table) as stranger:
        hands = [Hand(one).sealed().sealed(), Hand(two).sealed()]
        assert one.ask("cut", cut=hands[0].cut)["code"] == "not_started", "a cut that is opened early is worth nothing"
        for who in (watcher, stranger):
            assert who.ask("seal", seal=hands[0].seal)["code"] == "not_seated"
        with ThreadPoolExecutor(1) as thread:
            starting = thread.submit(ada.start, table)
            hands[0].shown()
            path = f"/api/tables/{table['id']}"
            for person, what, body in (
                (eve, "join", {"invitation": table["invitation"]}),
                (bob, "leave", {}),
                (ada, "seat", {"seat": 2, "kind": "open"}),
            ):
                person.refused(f"{path}/{what}", 409, "about_to_start", **body)
            assert two.ask("seal", seal=hands[0].seal)["code"] == "about_to_start"
            assert two.ask("cut", cut=hands[0].cut)["code"] == "other_cut"
            for who in (watcher, stranger):
                assert who.ask("cut", cut=hands[0].cut)["code"] == "not_seated"
            two.drain()
            for odd in (hands[1].cut.upper(), hands[1].cut[:-1], hands[1].cut + "0", hands[1].cut[:-1] + "\n", "", 7):
                two.send({"type": "cut", "id": "odd", "cut": odd})
                assert two.wait_for("error")["code"] == "not_understood"
            hands[0].open()
            hands[0].open()
            assert not starting.done()
            hands[1].open()
            assert starting.result()["status"] == "playing"
        for kind, field in (("cut", "cut"), ("seal", "seal")):
            assert two.ask(kind, **{field: hands[1].cut})["code"] == "started_already"
        ada.refused(f"{path}/start", 409, "started_already")


@pytest.mark.parametrize("odd", ["x", "A" * 64, "a" * 63, "a" * 64 + "\n", "a" * 63 + "\n", 7, None])
def test_an_odd_seal_opens_no_table(patient: Server, odd: object) -> None:
    answer = patient.person().ask("POST", "/api/tables", {"game": "salvage", "seats": 2, "seal": odd})
    assert answer.status_code == 400, answer.text


# What stays secret --------------------------------------------------------------------------------------------------


def test_until_the_end_nobody_is_told_the_servers_secret_or_anothers_cut(patient: Server) -> None:
    ada, bob, table = for_two(patient)
    eve = patient.person("Eve")
    with ada.sit(table) as one, bob.sit(table) as two, eve.sit(table) as watcher:
        hands = [Hand(one).sealed(), Hand(two).sealed()]
        begin(ada, table, hands)
        for _ in range(3):
            for socket in (one, two):
                if socket.drain() is not None and socket.moves():
                    socket.move()
        paths = ("", "/replay", "/luck", "/record", "/replay/positions?from=0&to=0")
        asked = [eve.ask("GET", f"/api/tables/{table['id']}{path}").text for path in paths]
        asked += [eve.ask("GET", path).text for path in ("/api/tables", "/api/tables/mine", "/metrics")]
        watcher.drain()
        ((seed,),) = read(patient.database, "SELECT seed FROM tables WHERE id = ?", table["id"])
        secret = unsealed(patient.database, seed).partition(".")[0]
        assert len(secret) == 64
        for text in [*one.raw, *two.raw, *watcher.raw, *asked, patient.log]:
            assert secret not in text
            assert not any(hand.cut in text for hand in hands)


# Whatever happens to the server -------------------------------------------------------------------------------------


def test_a_server_that_is_killed_while_people_cut_goes_on_from_there(address: str, tmp_path: Path) -> None:
    with Server(tmp_path, database=address, **PATIENT) as server:
        ada, bob, table = for_two(server)
        one, two = Hand(ada.sit(table)).sealed(), Hand(bob.sit(table)).sealed()
        with ThreadPoolExecutor(1) as thread:
            starting = thread.submit(ada.ask, "POST", f"/api/tables/{table['id']}/start", {})
            promised = one.shown()
            one.open()
            server.kill()
            assert starting.exception() is not None
        server.start()
        with ada.sit(table) as first, bob.sit(table) as second:
            assert first.info["status"] == "open"
            assert first.info["shuffle"] == promised, "what was sealed stays sealed"
            Hand(first, one.cut).open()
            Hand(second, two.cut).open()
            first.until(lambda me: me.position)
            record = record_of(ada, table, [first, second])
        assert seed_of(record).split(".")[1:] == [one.cut, two.cut]
        assert '"level": "error"' not in server.log


def test_a_server_that_is_killed_at_any_moment_leaves_the_table_open_or_begun(address: str, tmp_path: Path) -> None:
    random = Random(8)
    with Server(tmp_path, database=address, cut_seconds=0.3) as server:
        for _ in range(3):
            ada, bob, table = for_two(server)
            hands = [Hand(ada.sit(table)).sealed(), Hand(bob.sit(table)).sealed()]
            with ThreadPoolExecutor(1) as thread:
                starting = thread.submit(ada.ask, "POST", f"/api/tables/{table['id']}/start", {})
                for hand in random.sample(hands, random.randrange(3)):
                    hand.shown()
                    hand.socket.send({"type": "cut", "id": "c", "cut": hand.cut})
                server.kill()
                starting.exception()
            server.start()
            assert ada.table(table)["status"] in ("open", "playing")
            with ada.sit(table) as one:
                if one.info["status"] == "open" and one.info["shuffle"] is None:
                    ada.start(table)
                one.until(lambda me: me.info["status"] == "playing")
                one.until(lambda me: me.position)
            assert stored(address, table["id"]).match.n > 0
        assert '"level": "error"' not in server.log


def test_people_at_different_processes_cut_together(postgres: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        first, second = (
            stack.enter_context(Server(tmp_path / name, database=postgres, **PATIENT)) for name in ("a", "b")
        )
        ada, bob = first.person("Ada"), second.person("Bob")
        table = ada.open_table("salvage", 2, options={"nights": 3})
        bob.join(table)
        one, two = stack.enter_context(ada.sit(table)), stack.enter_context(bob.sit(table))
        one.until(lambda me: me.seat(1)["connected"])
        hands = [Hand(one).sealed(), Hand(two).sealed()]
        one.until(lambda me: me.info["version"] >= two.info["version"])
        begin(ada, table, hands)
        two.until(lambda me: me.position)
        record = record_of(ada, table, [one, two])
        assert seed_of(record).split(".")[1:] == [hand.cut for hand in hands]


def test_another_process_deals_when_the_first_is_killed(postgres: str, tmp_path: Path) -> None:
    with Server(tmp_path / "a", database=postgres, **PATIENT) as first:
        ada = first.person("Ada")
        with Server(tmp_path / "b", database=postgres, cut_seconds=1) as second:
            bob = second.person("Bob")
            table = ada.open_table("salvage", 2)
            bob.join(table)
            with bob.sit(table) as two:
                hers = ada.sit(table)
                hers.until(lambda me: me.seat(1)["connected"])
                one, hand = Hand(hers).sealed(), Hand(two).sealed()
                hers.until(lambda me: me.info["version"] >= two.info["version"])
                with ThreadPoolExecutor(1) as thread:
                    starting = thread.submit(ada.ask, "POST", f"/api/tables/{table['id']}/start", {})
                    one.shown()
                    first.kill()
                    starting.exception()
                two.until(lambda me: me.position)
                told = header_of(read(postgres, "SELECT header FROM tables WHERE id = ?", table["id"])[0][0])
                assert [cut["cut"] for cut in told["shuffle"]["cuts"]] == ["", ""]
                assert hand.seal == told["shuffle"]["cuts"][1]["seal"]
