"""Devices: each has a secret of its own, which its person can renew or make void; then its sockets are closed too."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest

from doubloon.server.devices import Devices, browser_and_system
from doubloon.server.identity import MOST_DEVICES
from doubloon.server.store import Device, open_database, people
from tests.server.answers import Message, good
from tests.server.persons import Person
from tests.server.servers import Server
from tests.server.sockets import Socket
from tests.server.waiting import PATIENCE

PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/137.0 Mobile Safari/604.1"
DESK = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SIGN_OUT = "/api/me/devices/sign-out"


def another(person: Person, agent: str = PHONE, server: Server | None = None) -> Person:
    """The same person with another device."""
    server = server or person.server
    code = person.post("/api/me/code")["code"]
    claimed = good(server.post("/api/identity/claim", {"code": code, "bearer": True}, **{"User-Agent": agent}))
    return server.person(secret=claimed["secret"])


def devices(person: Person) -> list[Message]:
    """The devices that a person sees."""
    told: list[Message] = person.get("/api/me/devices")["devices"]
    return told


def here(person: Person) -> str:
    """The device that asks."""
    return str(next(device["id"] for device in devices(person) if device["here"]))


def is_known(person: Person) -> bool:
    """Does the server still know the secret?"""
    return person.ask("GET", "/api/me").status_code == 200


@pytest.mark.parametrize(
    ("agent", "browser", "system"),
    [
        (PHONE, "Chrome", "iPhone"),
        (DESK, "Firefox", "Linux"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/137.0 Safari/537.36 Edg/137.0", "Edge", "Windows"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15", "Safari", "Mac"),
        (
            "Mozilla/5.0 (Linux; Android 10; K) SamsungBrowser/28.0 Chrome/130.0",
            "Samsung Internet",
            "Android",
        ),
        ("Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/137.0 Safari/537.36", "Chrome", "ChromeOS"),
        ("python-httpx/0.28", "", ""),
        ("<script>", "", ""),
        ("", "", ""),
    ],
)
def test_a_device_is_called_what_people_know_it_by(agent: str, browser: str, system: str) -> None:
    assert browser_and_system(agent) == (browser, system)


def test_everybody_sees_their_own_devices(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    phone, desk = another(ada), another(ada, DESK)
    told = devices(desk)
    assert sorted((each["browser"], each["system"], each["here"]) for each in told) == [
        ("", "", False),
        ("Chrome", "iPhone", False),
        ("Firefox", "Linux", True),
    ]
    assert all(each["created"] <= each["seen"] for each in told)
    assert len({each["id"] for each in told}) == 3
    for secret in (ada.secret, phone.secret, desk.secret):
        assert secret not in str(told)
    assert len(devices(eve)) == 1
    assert server.get("/api/me/devices").status_code == 401


def test_a_device_that_is_signed_out_is_nobody_and_its_sockets_are_closed(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    phone = another(ada)
    table = ada.open_table(start=True, bots=["greedy"])
    with ada.sit(table) as hers, phone.sit(table) as lost, eve.sit(table) as other:
        assert lost.seat(0)["yours"]
        eve.refused(SIGN_OUT, 404, "no_device", device=here(phone))
        left = ada.post(SIGN_OUT, device=here(phone))["devices"]
        assert [each["here"] for each in left] == [True]
        assert lost.hear_the_end() == 1013
        assert not is_known(phone) and is_known(ada) and is_known(eve)
        assert hers.done("trust") > 0
        assert other.ask("why", seat=0, text="keep")["code"] == "seat_not_yours"
        with Socket(server, table, phone.headers) as back:
            assert not back.seat(0)["yours"], "who comes back is a stranger"
        ada.refused(SIGN_OUT, 404, "no_device", device="nonsense")


def test_all_others_are_signed_out_at_once_and_codes_are_void(server: Server) -> None:
    ada = server.person("Ada")
    thief, phone = another(ada), another(ada)
    code = thief.post("/api/me/code")["code"]
    table = ada.open_table()
    with ExitStack() as stack:
        lost = [stack.enter_context(each.sit(table)) for each in (thief, phone, thief)]
        assert len(ada.post(SIGN_OUT)["devices"]) == 1
        assert [each.hear_the_end() for each in lost] == [1013] * 3
    assert server.post("/api/identity/claim", {"code": code}).status_code == 403
    assert [is_known(each) for each in (ada, thief, phone)] == [True, False, False]


def test_who_signs_out_here_loses_the_cookie(server: Server) -> None:
    ada = server.person("Ada")
    cookie = {"Cookie": f"doubloon={ada.secret}"}
    answer = server.post(SIGN_OUT, {"device": here(ada)}, **cookie)
    assert answer.json() == {"devices": []}
    assert 'doubloon=""; ' in answer.headers["set-cookie"] and "Max-Age=0" in answer.headers["set-cookie"]
    assert server.get("/api/me", **cookie).status_code == 401


def test_a_secret_can_be_renewed(server: Server) -> None:
    """Whoever knows the old one is out; the device is the same, and its person too."""
    ada = server.person("Ada")
    phone = another(ada)
    table = ada.open_table()
    before = {each["created"] for each in devices(ada)}
    with phone.sit(table) as socket:
        told = phone.post("/api/me/devices/renew")
        assert told["id"] == ada.id and told["secret"] not in (ada.secret, phone.secret)
        assert socket.hear_the_end() == 1013
    renewed = server.person(secret=told["secret"])
    assert not is_known(phone) and is_known(ada) and is_known(renewed)
    assert {each["created"] for each in devices(renewed)} == before
    with renewed.sit(table) as back:
        assert back.seat(0)["yours"]
    phone.refused("/api/me/devices/renew", 401, "no_identity")


def test_a_browser_gets_its_new_secret_in_the_cookie(server: Server) -> None:
    made = server.post("/api/identity", {"name": "Ada"})
    old = made.cookies["doubloon"]
    answer = server.post("/api/me/devices/renew", Cookie=f"doubloon={old}")
    assert answer.json() == made.json(), "the secret is in the cookie and nowhere else"
    new = answer.cookies["doubloon"]
    assert server.get("/api/me", Cookie=f"doubloon={old}").status_code == 401
    assert good(server.get("/api/me", Cookie=f"doubloon={new}")) == made.json()


def test_nobody_has_devices_without_end(tmp_path: Path) -> None:
    with Server(tmp_path, bot_processes=0) as server:
        ada = server.person("Ada")
        last = [another(ada) for _ in range(MOST_DEVICES - 1)][-1]
        code = ada.post("/api/me/code")["code"]
        full = server.post("/api/identity/claim", {"code": code})
        assert (full.status_code, full.json()["error"]["code"]) == (409, "too_many_devices")
        ada.post(SIGN_OUT, device=here(last))
        another(ada)


@pytest.mark.parametrize("news", ["~ada", ""])
def test_a_socket_that_opens_while_its_device_is_signed_out_is_closed_too(tmp_path: Path, news: str) -> None:
    """Its secret was good when it was looked up, but not any more when it was held; or news of it came late."""

    async def run() -> None:
        database = open_database(str(tmp_path / "tables.sqlite3"), tmp_path / "key")
        devices, phone = Devices(database), Device("hash", "", "", 1.0, 1.0)
        try:
            await database.run(people.add_person("ada", "Ada", phone))
            person, before = await database.run(people.find_person("hash", 1.0)), devices.changes
            assert person is not None
            await database.run(people.sign_out("ada", ["hash"]))
            first, second = asyncio.Event(), asyncio.Event()
            with devices.hold(person, first.set, before):
                devices.heard(news)
                await asyncio.wait_for(first.wait(), PATIENCE)
            with devices.hold(person, second.set, before):
                await asyncio.wait_for(second.wait(), PATIENCE)
        finally:
            await database.close()

    asyncio.run(run())


def test_a_device_is_signed_out_at_every_server(postgres: str, tmp_path: Path) -> None:
    with Server(tmp_path, database=postgres) as one, Server(tmp_path, database=postgres) as two:
        ada = one.person("Ada")
        phone = another(ada, server=two)
        table = ada.open_table()
        with phone.sit(table) as lost, Socket(two, table, ada.headers) as hers:
            ada.post(SIGN_OUT)
            assert lost.hear_the_end() == 1013
            assert hers.say("Still here")["type"] == "ack"
        assert not is_known(phone)
