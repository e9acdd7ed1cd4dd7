"""People who are away are told that it is their turn: by letter, in their browsers, through the operator's webhook.

The mail server, the push service and the webhook are real ones of our own, and what is pushed is opened as a browser
would: so the tests read at the wire what leaves the server.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from hashlib import sha256
from hmac import new as hmac
from pathlib import Path
from re import findall
from time import time
from typing import Any

import httpx
import pytest

from doubloon.server.calling.post import Post
from doubloon.server.metrics import Metrics
from doubloon.server.settings import from_environment
from doubloon.server.store import open_database
from tests.server.answers import Message
from tests.server.passing import DAY, HOUR, let_pass
from tests.server.persons import Person
from tests.server.post_offices import Browser, Letterbox, MailServer, claims, is_signed
from tests.server.servers import Server, key_file
from tests.server.test_people import together
from tests.server.test_slow import PATIENT, moves_of
from tests.server.trials import read
from tests.server.waiting import wait_until

SITE = "https://games.example.org"


@contextmanager
def town(folder: Path, database: str) -> Iterator[tuple[Server, MailServer, Letterbox]]:
    """A server with a mail server, and with somewhere to post to: its push service and its webhook."""
    with MailServer() as mail, Letterbox() as box:
        told: Message = {
            "site": SITE,
            "mail_server": mail.url,
            "mail_from": "Doubloon <tables@example.org>",
            "push_key_file": folder / "push.pem",
            "push_services": box.url,
            "call_seconds": 0,
            "retry_seconds": 0.2,
        }
        with Server(folder, database=database, **told) as server:
            yield server, mail, box


def token_in(letter: EmailMessage) -> str:
    """The secret of the link to a page about the letter itself."""
    (token,) = findall(rf"{SITE}/mail/(\S+)", letter.get_content())
    return str(token)


def with_letters(person: Person, mail: MailServer, address: str, language: str = "en") -> None:
    """Let somebody have letters: they gave an address, and have said yes to the letter that asks."""
    before = len(mail.letters)
    told = person.post("/api/me/calls/address", address=address, language=language)
    assert (told["address"], told["confirmed"]) == (address, False)
    wait_until(lambda: len(mail.letters) > before)
    person.server.post("/api/mail/link", {"token": token_in(mail.to(address)[-1])})
    assert person.get("/api/me/calls")["confirmed"]


def end_turn(person: Person, table: Message, seat: int) -> None:
    """Make moves until somebody else is asked."""
    with person.sit(table) as socket:
        while seat in socket.position["actors"]:
            socket.done()


def outbox(server: Server) -> list[tuple[Any, ...]]:
    """What waits to be sent."""
    return read(server.database, "SELECT kind, way, tries FROM messages")


def all_told(server: Server) -> None:
    """Wait until nothing is left to be said: nobody is to be called by now, and the outbox is empty."""
    untold = f"SELECT 1 FROM calls WHERE due <= {time()}"
    wait_until(lambda: not read(server.database, untold) and not outbox(server))


def test_a_letter_says_that_it_is_my_turn_and_no_more_and_one_click_ends_them(address: str, tmp_path: Path) -> None:
    with town(tmp_path, address) as (server, mail, _):
        ada, bob = server.person("Ada"), server.person("Bob")
        with_letters(ada, mail, "ada@example.org")
        with_letters(bob, mail, "bob@example.org", "de")
        table = ada.open_table("salvage", 2, **PATIENT)
        bob.join(table)
        letter = mail.to("ada@example.org", 2)[-1]
        token = token_in(letter)
        assert letter["Subject"] == "Your turn in Moonlight Salvage"
        assert letter.get_content() == (
            f"With Bob. You have 24 hours.\n\n{SITE}/table/{table['id']}\n\n--\nNo more e-mail: {SITE}/mail/{token}\n"
        ), "only the game, who plays, and how long there is"
        assert letter["From"] == "Doubloon <tables@example.org>"
        assert letter["List-Unsubscribe"] == f"<{SITE}/api/mail/stop?token={token}>"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        end_turn(ada, table, 0)
        assert "Du bist dran bei" in mail.to("bob@example.org", 2)[-1]["Subject"]
        all_told(server)
        assert len(mail.to("ada@example.org")) == 2, "one for a turn, however much she was asked in it"
        stop = f"/api/mail/stop?token={token}"
        click = httpx.post(server.url + stop, data={"List-Unsubscribe": "One-Click"}, trust_env=False)
        assert click.json() == {"done": "stop"}, "a mail program has no identity"
        assert ada.get("/api/me/calls")["address"] == ""
        assert server.post("/api/mail/stop?token=" + token.replace("stop.", "confirm.")).status_code == 403
        end_turn(bob, table, 1)
        all_told(server)
        assert len(mail.to("ada@example.org")) == 2


def test_an_address_has_nothing_sent_to_it_before_it_is_confirmed(tmp_path: Path, address: str) -> None:
    with town(tmp_path, address) as (server, mail, _):
        ada = server.person("Ada")
        ada.post("/api/me/calls/address", address="ada@example.org")
        asked = mail.to("ada@example.org")[0]
        assert asked["Subject"] == "Is this your address?" and asked["List-Unsubscribe"] is None
        (_, _bob), _table = together(server, "Ann", "Bob", **PATIENT)
        table = ada.open_table("salvage", 2, bots=["greedy"], start=True, **PATIENT)
        all_told(server)
        assert len(mail.letters) == 1 and table["id"] in ada.get("/api/tables/turns")["tables"]
        good = token_in(asked)
        for bad in (good[:-1], good.replace("confirm", "stop"), "confirm", "", good + "0", "stop.x.0.y", "é"):
            assert server.post("/api/mail/link", {"token": bad}).status_code == 403
        ada.post("/api/me/calls/address", address="other@example.org")
        assert server.post("/api/mail/link", {"token": good}).status_code == 403, "it was about another address"
        assert not ada.get("/api/me/calls")["confirmed"]
        for nonsense in (
            "ada",
            "ada@example",
            "a b@example.org",
            "ada@example.org\nBcc: x@example.org",
            "@example.org",
        ):
            ada.refused("/api/me/calls/address", 400, "bad_address", address=nonsense)
        for _ in range(3):
            ada.post("/api/me/calls/address", address="other@example.org")
        ada.refused("/api/me/calls/address", 429, "too_many_mails", address="third@example.org")
        eve = server.person("Eve")
        eve.post("/api/me/calls/address", address="OTHER@example.org")
        eve.refused("/api/me/calls/address", 429, "too_many_mails", address="other@example.org")


def test_what_is_pushed_only_the_browser_can_open_and_nothing_hidden_is_in_it(address: str, tmp_path: Path) -> None:
    with town(tmp_path, address) as (server, _, box):
        ada, bob = server.person("Ada"), server.person("Bob")
        browser = Browser(f"{box.url}/ada")
        told = ada.post("/api/me/calls/push", **browser.subscription())
        key = told["push_key"]
        assert told["pushes"] and not bob.get("/api/me/calls")["pushes"]
        table = ada.open_table("salvage", 2, **PATIENT)
        bob.join(table)
        ((head, body),) = box.at("/ada")
        said = {"title": "Your turn in Moonlight Salvage", "body": "With Bob. You have 24 hours."}
        assert browser.read(body) == {**said, "table": table["id"], "turns": 1}
        assert b"Salvage" not in body and is_signed(head, key)
        assert claims(head)["aud"] == box.url and claims(head)["sub"] == "mailto:tables@example.org"
        assert head["content-encoding"] == "aes128gcm" and head["topic"] == table["id"]
        assert DAY - 600 < int(head["ttl"]) <= DAY + 600
        with pytest.raises(Exception, match="."):
            Browser("https://example.org").read(body)
        box.status = 410
        let_pass(server, table, DAY * 0.8)
        box.at("/ada", 2)
        wait_until(lambda: not ada.get("/api/me/calls")["pushes"])
        all_told(server)


def test_a_browser_is_called_no_more_when_its_device_is_signed_out_or_it_says_so(address: str, tmp_path: Path) -> None:
    with town(tmp_path, address) as (server, _, box):
        ada = server.person("Ada")
        code = ada.post("/api/me/code")["code"]
        other = server.person(
            secret=server.post("/api/identity/claim", {"code": code, "bearer": True}).json()["secret"]
        )
        for person, path in ((ada, "here"), (other, "there")):
            person.post("/api/me/calls/push", **Browser(f"{box.url}/{path}").subscription())
        renewed = server.person(secret=other.post("/api/me/devices/renew")["secret"])
        assert renewed.get("/api/me/calls")["pushes"], "the same device with another secret"
        ada.post("/api/me/devices/sign-out", device=None)
        assert read(address, "SELECT endpoint FROM pushes") == [(f"{box.url}/here",)]
        ada.post("/api/me/calls/push/stop", endpoint=f"{box.url}/here")
        assert not ada.get("/api/me/calls")["pushes"]


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://169.254.169.254/latest",
        "https://100.64.0.1/x",
        "https://push.example.org:8443/x",
        "https://user@push.example.org/x",
        "https://localhost/x",
        "https://push.example.org:99999/x",
        "https://exämple.org/x",
        "https://push.example.org/\r\nHost: x",
        "file:///etc/passwd",
        "",
    ],
)
def test_the_server_cannot_be_made_to_call_where_only_it_can_reach(sending: Server, endpoint: str) -> None:
    ada = sending.person("Ada")
    told = {**Browser("x").subscription(), "endpoint": endpoint}
    ada.refused("/api/me/calls/push", 400, "bad_push", **told)


def test_keys_that_are_none_are_refused(sending: Server) -> None:
    good = Browser("https://push.example.org/x").subscription()
    ada = sending.person("Ada")
    for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": good["p256dh"][:-2]}, {"p256dh": "é"}, {"auth": ""}):
        ada.refused("/api/me/calls/push", 400, "bad_push", **{**good, **wrong})
    assert ada.post("/api/me/calls/push", **good)["pushes"]


@pytest.fixture(scope="module")
def sending(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that calls browsers, and has no mail server."""
    folder = tmp_path_factory.mktemp("sending")
    with Server(folder, site=SITE, push_key_file=folder / "push.pem") as server:
        yield server


def test_a_server_that_sends_nothing_says_so(server: Server) -> None:
    ada = server.person("Ada")
    told = ada.get("/api/me/calls")
    assert told == {"push_key": "", "pushes": False, "letters": False, "address": "", "confirmed": False}
    ada.refused("/api/me/calls/address", 409, "no_mail", address="ada@example.org")
    ada.refused("/api/me/calls/push", 409, "no_push", **Browser("https://push.example.org/x").subscription())


def test_the_webhook_hears_of_everybodys_turns_and_knows_who_says_so(address: str, tmp_path: Path) -> None:
    with Letterbox() as box:
        told: Message = {"site": SITE, "webhook": f"{box.url}/hook", "webhook_secret": "hush", "call_seconds": 0}
        box.status = 500
        with Server(tmp_path, database=address, retry_seconds=0.1, **told) as server:
            (ada, _), table = together(server, "Ada", "Bob", **PATIENT)
            box.at("/hook", 3)
            box.status = 204
            all_told(server)
            head, body = box.at("/hook")[-1]
            said = json.loads(body)
            assert head["x-doubloon-signature"] == f"sha256={hmac(b'hush', body, sha256).hexdigest()}"
            assert said.pop("ends") > 0 and said == {
                "id": json.loads(box.at("/hook")[0][1])["id"],
                "kind": "turn",
                "player": {"id": ada.id, "name": "Ada"},
                "table": table["id"],
                "game": "salvage",
                "title": "Moonlight Salvage",
                "others": ["Bob"],
                "url": f"{SITE}/table/{table['id']}",
            }, "each time the same message, so that it can be known again"


def test_nobody_is_told_of_what_they_have_seen_nor_of_what_they_have_done(address: str, tmp_path: Path) -> None:
    with town(tmp_path, address) as (server, mail, _):
        ada, bob = server.person("Ada"), server.person("Bob")
        with_letters(ada, mail, "ada@example.org")
        with_letters(bob, mail, "bob@example.org")
        mail.shut = True
        tables = [ada.open_table("salvage", 2, **PATIENT) for _ in range(2)]
        for table in tables:
            bob.join(table)
        wait_until(lambda: mail.tried >= 4)
        with ada.sit(tables[0]) as seat:
            seat.send({"type": "seen", "n": seat.position["n"]})
            seat.drain()
        end_turn(ada, tables[1], 0)
        with bob.sit(tables[1]) as his:
            his.send({"type": "seen", "n": his.position["n"]})
            his.drain()
        all_told(server)  # a letter may be on its way already, and must not find the door open
        mail.shut = False
        assert [letter["Subject"] for letter in mail.letters] == ["Is this your address?"] * 2


def test_whoever_has_little_time_left_is_reminded_once_unless_they_have_just_looked(
    address: str, tmp_path: Path
) -> None:
    with town(tmp_path, address) as (server, mail, _):
        ada = server.person("Ada")
        with_letters(ada, mail, "ada@example.org")
        tables = [ada.open_table("salvage", 2, bots=["greedy"], start=True, **PATIENT) for _ in range(2)]
        mail.to("ada@example.org", 3)
        all_told(server)
        with ada.sit(tables[1]) as seat:
            seat.send({"type": "seen", "n": seat.position["n"]})
            seat.drain()
        let_pass(server, tables[1], DAY - 5 * HOUR, looking=True)
        let_pass(server, tables[0], DAY - 5 * HOUR)
        told = mail.to("ada@example.org", 4)[3]
        assert told["Subject"] == "Moonlight Salvage: 5 hours left for your move"
        assert "a bot moves for you" in told.get_content()
        server.restart()
        all_told(server)
        about = [[table["id"] in letter.get_content() for table in tables] for letter in mail.letters]
        assert [sum(counts) for counts in zip(*about, strict=True)] == [2, 1], "a turn for each, and one reminder"


def test_a_letter_that_is_handed_in_while_a_server_ends_is_crossed_off(address: str, tmp_path: Path) -> None:
    with town(tmp_path, address) as (server, mail, _):
        ada = server.person("Ada")
        with_letters(ada, mail, "ada@example.org")
        mail.shut = True
        ada.open_table("salvage", 2, bots=["greedy"], start=True, **PATIENT)
        wait_until(lambda: outbox(server) and mail.tried > 1)
        server.stop()
        mail.shut = False
        mail.stamp.clear()
        settings = from_environment(server.environment)

        async def end_in_the_middle() -> None:
            database = open_database(server.database, key_file(server.database))
            post = Post(database, settings, Metrics())
            running = asyncio.create_task(post.run())
            await asyncio.to_thread(mail.to, "ada@example.org", 2)
            running.cancel()
            await asyncio.wait([running])
            closing = asyncio.create_task(post.close())
            await asyncio.sleep(0)
            mail.stamp.set()
            await closing
            await database.close()

        asyncio.run(end_in_the_middle())
        assert outbox(server) == []


def test_a_server_that_is_killed_forgets_no_letter_and_sends_none_twice(address: str, tmp_path: Path) -> None:
    with town(tmp_path, address) as (server, mail, _):
        ada = server.person("Ada")
        with_letters(ada, mail, "ada@example.org")
        mail.shut = True
        table = ada.open_table("salvage", 2, bots=["greedy"], start=True, **PATIENT)
        wait_until(lambda: mail.tried >= 4)
        server.kill()
        assert len(outbox(server)) == 1
        mail.shut = False
        let_pass(server, table, HOUR)
        letters = mail.to("ada@example.org", 2)
        all_told(server)
        assert len(mail.letters) == len(letters) == 2
        assert moves_of(server, table) > 0


def test_several_processes_send_each_letter_once(postgres: str, tmp_path: Path) -> None:
    with town(tmp_path, postgres) as (server, mail, _):
        ada = server.person("Ada")
        with_letters(ada, mail, "ada@example.org")
        told: Message = {
            key[9:].lower(): value for key, value in server.environment.items() if key.startswith("DOUBLOON_")
        }
        for name in ("games", "expect_compiled"):
            told.pop(name, None)
        with Server(tmp_path, database=postgres, **told) as second, Server(tmp_path, database=postgres, **told):
            people = [server.person("Ada", secret=ada.secret), second.person("Ada", secret=ada.secret)]
            wish = {"bots": ["greedy"], "start": True, **PATIENT}
            tables = [people[k % 2].open_table("salvage", 2, **wish)["id"] for k in range(20)]
            mail.to("ada@example.org", 21)
            all_told(server)
        links = [findall(r"/table/(\w+)", letter.get_content()) for letter in mail.letters[1:]]
        assert sorted(links) == sorted([table] for table in tables)


def test_whoever_lost_the_seat_to_a_bot_is_told_and_how_the_game_ended(address: str, tmp_path: Path) -> None:
    with town(tmp_path, address) as (server, mail, _):
        (ada, bob), table = together(server, "Ada", "Bob", **PATIENT, late="seat", options={"nights": 3})
        with_letters(ada, mail, "ada@example.org")
        let_pass(server, table, 2 * DAY)
        assert "a bot is playing for you" in mail.to("ada@example.org", 2)[-1]["Subject"]
        with bob.sit(table) as his:
            while his.my_turn():
                his.move()
        assert mail.to("ada@example.org", 3)[-1]["Subject"] == "Moonlight Salvage is over"
        all_told(server)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"webhook": "https://example.org/x"}, "needs DOUBLOON_SITE"),
        ({"site": SITE, "mail_server": "smtp://localhost"}, "needs DOUBLOON_MAIL_FROM"),
        ({"site": "games.example.org"}, "must begin with https://"),
        ({"site": SITE, "mail_server": "localhost:25", "mail_from": "a@b.c"}, "must begin with smtps://"),
        ({"site": SITE, "push_key_file": "/proc/none/key"}, "cannot be used"),
    ],
)
def test_settings_that_make_no_sense_stop_the_server(settings: Message, words: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=words):
        Server(tmp_path, **settings).start()
