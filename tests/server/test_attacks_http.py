"""Attacks over HTTP: whatever a client sends, it gets a clear refusal and nothing else, and the server goes on."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from doubloon.server.http.address import MOST_BODY
from doubloon.server.http.routes import ADDRESSES
from doubloon.server.names import clean_name
from tests.server.answers import Message, good
from tests.server.attacks import almost, as_json, check, check_log, deep, raw, texts
from tests.server.persons import Person
from tests.server.servers import Server
from tests.server.waiting import PATIENCE

QUICK: Final = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
BODIES: Final[list[dict[str, Any]]] = [
    {"name": "Ada", "bearer": True},
    {"name": "Ada"},
    {"code": "aaaa-bbbb-cccc", "bearer": True},
    {"game": "salvage", "seats": 2, "options": {"nights": 3}, "bots": ["greedy"], "hot_seat": True, "start": True},
    {"game": "tobago", "seats": 3, "visibility": "link", "undo": "never", "timer": 1, "cover_after": 0, "pace": 0.5},
    {"seat": 1, "invitation": "x"},
    {"seat": 1, "kind": "bot", "bot": "greedy"},
    {"n": 6, "seat": 1, "bot": "greedy"},
]


class Attacker:
    """Somebody with an identity and a table who sends anything, over one connection that is kept."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.person = server.person("Mallory")
        self.table = self.person.open_table("salvage", seats=3)
        self.client = httpx.Client(base_url=server.url, timeout=PATIENCE, trust_env=False, follow_redirects=False)

    def send(self, method: str, path: str, body: bytes, known: bool = True, **headers: str) -> httpx.Response:
        mine = self.person.headers if known else {}
        self.client.cookies.clear()
        answer = self.client.request(method, path, content=body, headers={**mine, **headers})
        check(answer)
        return answer


@pytest.fixture(scope="module")
def attacker(server: Server) -> Iterator[Attacker]:
    """One attacker for all tests; afterwards nothing has failed, and the server still serves."""
    before = len(server.log)
    attacker = Attacker(server)
    with attacker.client:
        yield attacker
    check_log(server, before)
    honest = server.person("Grace")
    with honest.sit(honest.open_table("salvage", bots=["random"], options={"nights": 3}, start=True)) as seat:
        assert seat.play_to_end()["over"]


@pytest.fixture(autouse=True)
def known(attacker: Attacker) -> None:
    """Whoever sends anything anywhere signs a device out now and then, and it may be the attacker's own."""
    if attacker.person.ask("GET", "/api/me").status_code == 401:
        attacker.person = attacker.server.person("Mallory")
        attacker.table = attacker.person.open_table("salvage", seats=3)


# Anything anywhere ----------------------------------------------------------------------------------------------------


def test_every_address_is_in_the_document(server: Server) -> None:
    served = {(address.method.lower(), address.path) for address in ADDRESSES}
    told = good(server.get("/api/openapi.json"))
    assert {(method, path) for path, methods in told["paths"].items() for method in methods} == served
    assert "NewTable" in told["components"]["schemas"]


def test_schemathesis_finds_nothing(attacker: Attacker, tmp_path: Path) -> None:
    command = [
        *(str(Path(sys.executable).parent / "schemathesis"), "run", f"{attacker.server.url}/api/openapi.json"),
        *("--header", f"Authorization: Bearer {attacker.person.secret}"),
        *("--phases", "examples,coverage,fuzzing", "--max-examples", "8", "--seed", "1"),
        *("--checks", "all", "--exclude-checks", "positive_data_acceptance", "--continue-on-failure"),
        *("--workers", "1"),  # in CPython 3.11, two threads that parse at once can fail
        *("--exclude-path-regex", "metrics|healthz", "--warnings", "off", "--no-color"),
    ]
    ran = subprocess.run(
        command,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, "CI": "1"},
    )
    assert ran.returncode == 0, ran.stdout[-6_000:] + ran.stderr[-2_000:]


@given(
    st.sampled_from(sorted({address.path for address in ADDRESSES})),
    st.sampled_from(["GET", "POST", "POST", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"]),
    st.one_of(raw(), almost(BODIES)),
    st.booleans(),
)
@QUICK
def test_any_body_for_any_address(attacker: Attacker, path: str, method: str, body: bytes, known: bool) -> None:
    path = path.replace("{table}", attacker.table["id"]).replace("{game}", "salvage")
    attacker.send(method, path, body, known)


@given(st.sampled_from(["/api/identity", "/api/me", "/api/tables", "/join", "/seat"]), almost(BODIES))
@QUICK
def test_bodies_that_are_almost_right(attacker: Attacker, path: str, body: bytes) -> None:
    if not path.startswith("/api"):
        path = f"/api/tables/{attacker.table['id']}{path}"
    attacker.send("POST", path, body)


@given(
    st.sampled_from(["/api/tables/", "/api/games/", "/", "/ws/tables/", "/api/"]),
    texts(),
    st.sampled_from(["", "/", "/record", "/rules", "/join", "/.."]),
)
@example("/api/tables/", "\x00", "")
@example("/api/tables/", "a" * 3_000, "/record")
@example("/api/games/", "..", "/rules")
@example("/api/games/", "../tobago", "/rules")
@example("/api/games/", "__init__", "/rules")
@example("/api/tables/", "ｍine", "")
@QUICK
def test_any_path(attacker: Attacker, start: str, middle: str, end: str) -> None:
    path = start + quote(middle[:3_000], safe="/" if len(middle) % 2 else "") + end
    attacker.send("GET", path, b"")
    attacker.send("POST", path, b"{}")


@given(
    st.sampled_from(["Authorization", "Cookie", "Origin", "Host", "X-Forwarded-For", "Content-Type", "Sec-Fetch-Site"]),
    st.one_of(
        st.sampled_from(["Bearer ", "Bearer " + "x" * 5_000, "doubloon=" + "y" * 5_000, "doubloon=\xff\x80", "[", "http://["]),
        st.text(st.characters(min_codepoint=32, max_codepoint=255, exclude_characters="\x7f"), max_size=40),
    ),
)  # fmt: skip
@QUICK
def test_any_header(attacker: Attacker, name: str, value: str) -> None:
    lines = [b"POST /api/me/code HTTP/1.1", b"Host: here", b"Content-Length: 2", b"Connection: close"]
    if name == "Host":
        lines.pop(1)
    lines.append(name.encode() + b": " + value.strip().encode("latin-1"))
    head, _, body = exchange(attacker.server, b"\r\n".join(lines) + b"\r\n\r\n{}").partition(b"\r\n\r\n")
    status = int(head.split()[1])
    assert 400 <= status < 500, head
    if b"application/json" in head:
        assert json.loads(body)["error"]["code"]
    else:  # it was no HTTP, so it never came to the application
        assert body == b"Invalid HTTP request received."


@given(st.one_of(st.binary(min_size=1, max_size=200), st.sampled_from([
    b"GET / HTTP/9.9\r\n\r\n", b"GET http://[ HTTP/1.1\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
    b"GET /" + b"a" * 80_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
])))  # fmt: skip
@settings(QUICK, max_examples=30)
def test_bytes_that_are_no_http(attacker: Attacker, sent: bytes) -> None:
    got = exchange(attacker.server, sent + b"\r\n\r\n", hang_up=True)
    assert b"500" not in got[:20] and b"Traceback" not in got


def exchange(server: Server, sent: bytes, hang_up: bool = False) -> bytes:
    """What the server answers to these bytes until it closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        got = b""
        try:
            connection.sendall(sent)
            if hang_up:
                connection.shutdown(socket.SHUT_WR)
            while chunk := connection.recv(65_536):
                got += chunk
        except OSError:
            pass
        return got


# Too much -------------------------------------------------------------------------------------------------------------


def test_a_body_that_is_too_large(attacker: Attacker) -> None:
    body = as_json({"name": "A" * MOST_BODY})
    answer = attacker.send("POST", "/api/identity", body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")

    def pieces() -> Iterator[bytes]:
        for _ in range(40):
            yield b" " * 1_000

    answer = attacker.client.post("/api/identity", content=pieces())
    check(answer)
    assert answer.status_code == 413
    head = exchange(attacker.server, b"POST /api/identity HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n"
                    + b" " * 20_000, hang_up=True)  # fmt: skip
    assert b" 413 " in head.split(b"\r\n")[0]


def test_bodies_that_are_nested_deeply(attacker: Attacker) -> None:
    for body in (deep(8_000), deep(2_500, '{"a":', "}"), b'{"options":' + deep(4_000) + b"}"):
        assert attacker.send("POST", "/api/tables", body).status_code == 400


def test_texts_that_are_none(attacker: Attacker) -> None:
    for text in (b"\xff", b"\xed\xa0\x80", b"\\ud800", b"\\udfff\\ud800", b"\xc0\x80"):
        for name in (b"name", b"code", b"game", b"invitation"):
            for path in ("/api/identity", "/api/identity/claim", "/api/tables", "/api/me"):
                assert attacker.send("POST", path, b'{"' + name + b'": "' + text + b'"}').status_code == 400


def test_numbers_that_are_too_large(attacker: Attacker) -> None:
    for options in ({"nights": 10**300}, {"nights": -1}, {"nights": "x"}, {"nights": True}, {"\x00": 1}):
        body = as_json({"game": "salvage", "seats": 2, "options": options})
        assert attacker.send("POST", "/api/tables", body).status_code == 422, options
    for seats in (0, 21, 2**64, 2.5, "2", None):
        assert attacker.send("POST", "/api/tables", as_json({"game": "salvage", "seats": seats})).status_code == 400
    assert attacker.send("POST", "/api/tables", as_json({"game": "salvage", "seats": 20})).status_code == 422


# Limits ---------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy, with narrow limits: every test comes from an address of its own."""
    folder = tmp_path_factory.mktemp("strict")
    with Server(folder, proxies="127.0.0.1", requests_per_second=6, identities_per_hour=4, most_tables=2) as server:
        yield server
        check_log(server)


def ask(server: Server, address: str, path: str, body: Message | None = None, secret: str = "") -> httpx.Response:
    """A request from an address, as the proxy tells it; what the client claims stands before."""
    headers = {"X-Forwarded-For": f"6.6.6.6, {address}"} | ({"Authorization": f"Bearer {secret}"} if secret else {})
    answer = server.get(path, **headers) if body is None else server.post(path, body, **headers)
    check(answer)
    return answer


def test_an_address_asks_only_so_often(strict: Server) -> None:
    statuses: list[int] = []
    while statuses[-1:] != [429]:
        statuses.append(ask(strict, "10.0.0.1", "/api/tables").status_code)
    assert statuses[:30] == [200] * 30, "so many may come at once"
    assert ask(strict, "10.0.0.2", "/api/tables").status_code == 200
    assert strict.get("/healthz").status_code == 200


def test_sockets_that_are_opened_count_as_requests(strict: Server) -> None:
    while ask(strict, "10.0.0.3", "/api/tables").status_code == 200:
        pass
    closed = 0
    while closed != 1013:
        with strict_socket(strict, "10.0.0.3") as seat:
            closed = seat.hear_the_end()


def strict_socket(server: Server, address: str) -> Any:
    """A socket from an address, at a table that does not exist."""
    from tests.server.sockets import Socket

    return Socket(server, "nowhere", {"X-Forwarded-For": address}, look=False)


def test_an_address_makes_only_so_many_identities(strict: Server) -> None:
    made = [ask(strict, "10.0.0.4", "/api/identity", {"name": "A", "bearer": True}).status_code for _ in range(6)]
    assert made == [200] * 4 + [429] * 2
    assert ask(strict, "10.0.0.4", "/api/identity/claim", {"code": "aaaa-bbbb-cccc"}).status_code == 429
    assert ask(strict, "10.0.0.5", "/api/identity", {"name": "A", "bearer": True}).status_code == 200


def test_an_identity_has_only_so_many_tables(strict: Server) -> None:
    secret = ask(strict, "10.0.0.6", "/api/identity", {"name": "A", "bearer": True}).json()["secret"]
    wish = {"game": "salvage", "seats": 2}
    opened = [ask(strict, "10.0.0.6", "/api/tables", wish, secret).status_code for _ in range(4)]
    assert opened == [201, 201, 429, 429]


def test_an_address_cannot_be_made_up(server: Server, tmp_path: Path) -> None:
    with Server(tmp_path, identities_per_hour=1, bot_processes=0) as narrow:
        made = [
            narrow.post("/api/identity", {"name": "A"}, **{"X-Forwarded-For": f"10.1.1.{number}"}).status_code
            for number in range(3)
        ]
        assert made == [200, 429, 429]


# Pages of others ------------------------------------------------------------------------------------------------------


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    """A browser with an identity in its cookie."""
    with httpx.Client(base_url=server.url, timeout=PATIENCE, trust_env=False) as client:
        made = client.post("/api/identity", json={"name": "Ada"})
        assert "secret" not in made.json()
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
        yield client


FOREIGN: Final = [
    *("http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "[", ""),
    *("http://127.0.0.1:{port}.evil.example", "http://evil.example/#127.0.0.1:{port}"),
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_cannot_act_with_my_cookie(browser: httpx.Client, server: Server, origin: str) -> None:
    headers = {"Origin": origin.replace("{port}", str(server.port))}
    for method, path in (("GET", "/api/me"), ("POST", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/me/code")):
        answer = browser.request(method, path, json={"name": "Stolen"}, headers=headers)
        check(answer)
        assert answer.status_code == 403, (path, answer.text)
    assert browser.get("/api/me").json()["name"] == "Ada"
    assert browser.get("/api/me", headers={"Origin": server.url}).status_code == 200


def test_a_foreign_page_cannot_replace_my_identity(browser: httpx.Client) -> None:
    for path, body in (("/api/identity", {"name": "New"}), ("/api/identity/claim", {"code": "aaaa-bbbb-cccc"})):
        for headers in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
            answer = browser.post(path, content=json.dumps(body), headers={**headers, "Content-Type": "text/plain"})
            check(answer)
            assert answer.status_code == 403, (path, headers)
            assert "set-cookie" not in answer.headers
    assert browser.get("/api/me").json()["name"] == "Ada"


def test_a_page_that_hides_where_it_comes_from(browser: httpx.Client) -> None:
    for site in ("cross-site", "same-site", "", "SAME-ORIGIN?"):
        answer = browser.post("/api/me", json={"name": "Stolen"}, headers={"Sec-Fetch-Site": site})
        assert answer.status_code == 403, site


def test_no_answer_lets_other_pages_read_it(server: Server) -> None:
    for path in ("/api/games", "/api/tables/nothing", "/nowhere", "/api/openapi.json", "/healthz"):
        headers = server.get(path, Origin="http://evil.example").headers
        assert not [name for name in headers if name.startswith("access-control")]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "'none'" in headers["content-security-policy"]


# What belongs to others -----------------------------------------------------------------------------------------------


def test_tables_of_others(server: Server) -> None:
    ada, mallory = server.person("Ada"), server.person("Mallory")
    table = ada.open_table("salvage", seats=3)
    place = f"/api/tables/{table['id']}"
    assert mallory.table(table)["invitation"] == "" and not mallory.table(table)["owner"]
    mallory.refused(f"{place}/start", 403, "owner_starts")
    mallory.refused(f"{place}/seat", 403, "owner_sets_seats", seat=1, kind="bot", bot="greedy")
    mallory.refused(f"{place}/seat", 403, "owner_sets_seats", seat=1, kind="person")
    mallory.refused(f"{place}/seat", 403, "owner_sets_seats", seat=0, kind="open")
    mallory.refused(f"{place}/leave", 403, "not_seated")
    mallory.refused(f"{place}/rematch", 403, "not_seated")
    for invitation in ("", "x", table["invitation"][:-1], table["invitation"].upper(), f" {table['invitation']}"):
        mallory.refused(f"{place}/join", 403, "needs_invitation", invitation=invitation)
    mallory.refused(f"{place}/join", 404, "no_seat", seat=3, invitation=table["invitation"])
    mallory.refused(f"{place}/join", 409, "seat_taken", seat=0, invitation=table["invitation"])
    ada.start(table)
    assert mallory.ask("GET", f"{place}/record").status_code == 409
    assert ada.ask("GET", f"{place}/record").status_code == 409, "not even the owner reads on while the game runs"
    ada.refused(f"{place}/start", 409, "started_already")
    ada.refused(f"{place}/rematch", 409, "game_not_over")
    assert ada.table(table)["seats"][0]["yours"]


def test_one_person_takes_one_seat(server: Server) -> None:
    ada, mallory = server.person("Ada"), server.person("Mallory")
    table = ada.open_table("salvage", seats=3)
    place = f"/api/tables/{table['id']}"
    mallory.join(table)
    mallory.refused(f"{place}/join", 409, "seated_already", invitation=table["invitation"])
    ada.refused(f"{place}/join", 409, "seated_already", invitation=table["invitation"])
    ada.refused(f"{place}/seat", 409, "seated_already", seat=2, kind="person")
    ada.refused(f"{place}/seat", 403, "owner_sets_seats", seat=1, kind="bot", bot="greedy")
    ada.start(table)
    mallory.leave(table)
    mallory.refused(f"{place}/join", 403, "hand_seen", seat=2, invitation=table["invitation"])
    ada.refused(f"{place}/seat", 409, "seated_already", seat=1, kind="person")


def test_bots_are_taken_from_the_list_only(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.open_table("salvage", seats=2)
    for bot in ("os:system", "doubloon.bots.greedy", "../greedy", "", "Greedy", "\x00"):
        answer = ada.ask("POST", f"/api/tables/{table['id']}/seat", {"seat": 1, "kind": "bot", "bot": bot})
        check(answer)
        assert 400 <= answer.status_code < 500, bot
        if bot:
            check(answer := ada.ask("POST", "/api/tables", {"game": "salvage", "seats": 2, "bots": [bot]}))
            assert answer.status_code == 404


def test_postgresql_never_sees_what_it_cannot_store(tmp_path: Path, address: str) -> None:
    with Server(tmp_path, database=address, bot_processes=0) as server:
        for path in ("/api/tables/%00", "/api/tables/a%00b/record", "/api/games/%00/rules", "/api/tables/%EF%BF%BF"):
            check(answer := server.get(path))
            assert answer.status_code == 404
        nul = server.person("A\x00da")
        assert nul.name == "Ada"
        with server.watch("%00", look=False) as stranger:
            assert stranger.hear()["code"] == "no_table"
        with nul.sit(nul.open_table("salvage")) as seat:
            assert seat.say("a\x00b")["type"] == "ack"
            seat.send({"type": "move", "id": "a", "seat": 0, "text": "\x00", "at": 0})
            assert seat.wait_for("error")["code"] == "not_started"
        check(server.post("/api/identity/claim", {"code": "\x00"}))
        check_log(server)


def test_a_code_is_good_once(server: Server) -> None:
    ada = server.person("Ada")
    code = ada.post("/api/me/code")["code"]
    assert good(server.post("/api/identity/claim", {"code": code, "bearer": True}))["id"] == ada.id
    for again in (code, code.upper(), code.replace("-", " "), "", "-", "%", "' OR 1=1 --", code[:-1] + "?"):
        answer = server.post("/api/identity/claim", {"code": again, "bearer": True})
        check(answer)
        assert answer.status_code == 403


@pytest.mark.parametrize("secret", ["x", "' OR '1'='1", "%", "x" * 5_000, "Bearer", "\x80\xff"])
def test_secrets_that_were_never_given(server: Server, secret: str) -> None:
    for headers in ({"Authorization": f"Bearer {secret}"}, {"Cookie": f"doubloon={secret}"}):
        wire = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
        answer = httpx.get(f"{server.url}/api/me", headers=wire, trust_env=False, timeout=PATIENCE)
        check(answer)
        assert answer.status_code == 401


def test_the_secret_of_an_identity_is_not_its_id(server: Server) -> None:
    ada = server.person("Ada")
    for secret in (ada.id, ada.secret[:-1], ada.secret.swapcase(), ada.secret + "x"):
        answer = server.get("/api/me", Authorization=f"Bearer {secret}")
        assert answer.status_code == 401


# Names ----------------------------------------------------------------------------------------------------------------


@given(texts())
@example("\u202eevil\u202c")
@example("a\r\nX-Evil: 1")
@example("x" * 38 + "  y")
@example("\u3164")
@example("x" * 41)
@QUICK
def test_any_name_is_one_that_can_be_seen_or_refused(attacker: Attacker, name: str) -> None:
    answer = attacker.send("POST", "/api/me", as_json({"name": name}))
    assert "x-evil" not in answer.headers
    if answer.status_code == 200:
        assert answer.json()["name"] == clean_name(name)
    else:
        assert answer.json()["error"]["code"] in ("name_blank", "name_too_long", "not_understood", "too_large")


def test_names_of_all_kinds_sit_at_one_table(server: Server) -> None:
    odd = ["\u202eadA", "Ada", "Ada", "Ж\u0301" * 20, "<b>&amp;</b>"]
    owner = server.person(odd[0])
    table = owner.open_table("salvage", seats=5)
    for name in odd[1:]:
        server.person(name).join(table)
    names = [seat["name"] for seat in owner.start(table)["seats"]]
    assert len(set(names)) == 5, "two people at a table have two names"
    with owner.sit(table) as seat:
        assert seat.position["prompt"] == {"prompt": "Captain", "seats": [0]}


def test_the_name_of_a_record_cannot_be_chosen(server: Server) -> None:
    ada = server.person('a"; filename="evil.exe')
    table = ada.open_table("salvage", bots=["random"], options={"nights": 3}, start=True)
    with ada.sit(table) as seat:
        seat.play_to_end()
    answer = ada.ask("GET", f"/api/tables/{table['id']}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="salvage-{table["id"]}.jsonl"'
    assert answer.headers["content-type"].startswith("text/plain")


def test_methods_are_not_confused(attacker: Attacker) -> None:
    place = f"/api/tables/{attacker.table['id']}"
    before = attacker.person.table(attacker.table)
    for method, path in (
        *(("GET", f"{place}/{word}") for word in ("start", "join", "leave", "seat", "rematch")),
        *(("DELETE", path) for path in (place, "/api/me", "/api/tables", "/api/identity")),
        *(("PUT", path) for path in (place, "/api/me", f"{place}/start")),
        ("POST", f"{place}/record"),
        ("POST", "/api/tables/mine"),
        ("POST", "/metrics"),
    ):
        answer = attacker.send(method, path, b"{}", True, **{"X-HTTP-Method-Override": "POST"})
        assert answer.status_code == 405, (method, path)
        assert method not in answer.headers["allow"].split(", ")
    assert attacker.person.table(attacker.table) == before
    assert attacker.send("DELETE", "/api/me", b"").headers["allow"] == "GET, HEAD, POST"


def test_a_listed_table_needs_no_invitation_but_an_identity(server: Server, attacker: Attacker) -> None:
    table = server.person("Ada").open_table("salvage", seats=3, visibility="listed")
    answer = attacker.send("POST", f"/api/tables/{table['id']}/join", b"{}", known=False)
    assert answer.status_code == 401
    joined: Person = attacker.person
    assert joined.join(table["id"])["invitation"], "who sits there may invite others"
