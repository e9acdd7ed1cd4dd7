"""Identities: a secret in a cookie or a header, of which the server keeps only the hash."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

from doubloon.server.tokens import hashed
from tests.server.answers import good
from tests.server.servers import Server
from tests.server.sockets import Socket

PAGE = "https://example.org"


def cookie_of(server: Server, name: str = "Ada") -> str:
    """The cookie that a browser is given."""
    made = server.post("/api/identity", {"name": name})
    assert made.status_code == 200
    return made.cookies["doubloon"]


# Who I am -------------------------------------------------------------------------------------------------------------


def test_a_browser_gets_a_cookie_that_no_script_can_read(server: Server) -> None:
    made = server.post("/api/identity", {"name": "Ada"})
    assert set(made.json()) == {"id", "name"}, "the secret is in the cookie and nowhere else"
    words = made.headers["set-cookie"].lower()
    assert "httponly" in words
    assert "samesite=lax" in words
    assert "path=/" in words
    assert "; secure" not in words
    me = server.get("/api/me", Cookie=f"doubloon={made.cookies['doubloon']}")
    assert good(me) == made.json()


def test_behind_https_the_cookie_is_for_this_host_by_https_only(tmp_path: Path) -> None:
    """Then browsers take it from no other host of the domain, and are never sent here by http again."""
    with Server(tmp_path, secure="yes") as server:
        made = server.post("/api/identity", {"name": "Ada"})
        words = made.headers["set-cookie"].lower()
        assert words.startswith("__host-doubloon=")
        assert "; secure" in words and "; path=/" in words and "domain" not in words
        secret = made.cookies["__Host-doubloon"]
        assert server.get("/api/me", Cookie=f"__Host-doubloon={secret}").status_code == 200
        assert server.get("/api/me", Cookie=f"doubloon={secret}").status_code == 401, "any host could have set it"
        for path in ("/api/me", "/nothing", "/healthz"):
            assert server.get(path).headers["strict-transport-security"] == "max-age=31536000"


def test_without_https_nobody_is_told_to_use_it(server: Server) -> None:
    assert "strict-transport-security" not in server.get("/api/games").headers


def test_a_program_gets_a_bearer_secret_and_no_cookie(server: Server) -> None:
    made = server.post("/api/identity", {"name": "Robot", "bearer": True})
    assert set(made.json()) == {"id", "name", "secret"}
    assert "set-cookie" not in made.headers
    me = server.get("/api/me", Authorization=f"Bearer {made.json()['secret']}")
    assert good(me) == {"id": made.json()["id"], "name": "Robot"}


@pytest.mark.parametrize("words", ["Bearer nonsense", "Bearer", "Basic abc", "Bearer " + "x" * 5000, ""])
def test_without_a_known_secret_nobody_is_known(server: Server, words: str) -> None:
    answer = server.get("/api/me", Authorization=words)
    assert answer.status_code == 401
    assert answer.json()["error"]["code"] == "no_identity"


def test_every_identity_is_another(server: Server) -> None:
    people = [server.person("Ada") for _ in range(3)]
    assert len({person.id for person in people}) == 3
    assert len({person.secret for person in people}) == 3


def test_the_database_keeps_hashes_and_no_secrets(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada, cookie = server.person("Ada"), cookie_of(server)
        code = ada.post("/api/me/code")["code"]
        server.stop()
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        for secret in (ada.secret, cookie, code):
            assert secret.encode() not in kept
            assert hashed(secret).encode() in kept
        assert ada.secret not in server.log


# Names ----------------------------------------------------------------------------------------------------------------


def test_a_name_can_be_changed(server: Server) -> None:
    ada = server.person("Ada")
    assert ada.post("/api/me", name=" Countess\t")["name"] == "Countess"
    assert ada.get("/api/me") == {"id": ada.id, "name": "Countess"}
    assert ada.open_table()["seats"][0]["name"] == "Countess"


@pytest.mark.parametrize("body", [{"name": ""}, {"name": "x" * 401}, {"name": 5}, {"name": "A", "x": 1}, [], "A"])
def test_a_request_that_makes_no_sense_is_refused_in_words(server: Server, body: object) -> None:
    answer = server.post("/api/identity", body)
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "not_understood"


def test_half_a_letter_or_too_much_is_refused(server: Server) -> None:
    for body in (b'{"name": "\\ud800"}', b'{"name": "\xff"}', b"[" * 10_000, b"{"):
        answer = server.send("POST", "/api/identity", body)
        assert answer.status_code == 400, answer.text
    answer = server.send("POST", "/api/identity", b" " * 20_000)
    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "too_large"


# Another device -------------------------------------------------------------------------------------------------------


def test_a_code_gives_another_device_the_same_identity_once(server: Server) -> None:
    ada = server.person("Ada")
    code = ada.post("/api/me/code")["code"]
    typed = code.upper().replace("-", " ")
    claimed = good(server.post("/api/identity/claim", {"code": typed, "bearer": True}))
    assert claimed["id"] == ada.id
    assert claimed["secret"] != ada.secret
    assert server.person(secret=claimed["secret"]).id == ada.id
    assert ada.get("/api/me")["id"] == ada.id, "the first device stays who it was"
    again = server.post("/api/identity/claim", {"code": code})
    assert again.status_code == 403
    assert "used up" in again.json()["error"]["message"]


def test_only_the_newest_code_counts(server: Server) -> None:
    ada = server.person("Ada")
    old, new = ada.post("/api/me/code")["code"], ada.post("/api/me/code")["code"]
    assert server.post("/api/identity/claim", {"code": old}).status_code == 403
    browser = server.post("/api/identity/claim", {"code": new})
    assert set(browser.json()) == {"id", "name"}
    assert browser.cookies["doubloon"]


def test_a_code_is_good_for_ten_minutes(tmp_path: Path) -> None:
    """Nobody waits so long here: the database is told that the code is older than it is."""
    with Server(tmp_path) as server:
        before = time.time()
        code = server.person("Ada").post("/api/me/code")["code"]
        with sqlite3.connect(server.file) as database:
            (expires,) = database.execute("SELECT expires FROM codes").fetchone()
            assert before + 600 <= expires <= time.time() + 600
            database.execute("UPDATE codes SET expires = ?", (time.time() - 1,))
        database.close()
        late = server.post("/api/identity/claim", {"code": code})
        assert late.status_code == 403
        assert "too old" in late.json()["error"]["message"]


def test_codes_cannot_be_guessed_fast(tmp_path: Path) -> None:
    with Server(tmp_path, identities_per_hour=3) as server:
        answers = [server.post("/api/identity/claim", {"code": f"guess-{n}"}).status_code for n in range(5)]
        assert answers == [403, 403, 403, 429, 429]
        assert server.post("/api/identity", {"name": "Ada"}).status_code == 429


# Pages of others ------------------------------------------------------------------------------------------------------


def test_a_cookie_counts_only_from_our_own_pages(server: Server) -> None:
    cookie = f"doubloon={cookie_of(server)}"
    assert server.get("/api/me", Cookie=cookie, Origin=server.url).status_code == 200
    https = server.url.replace("http:", "https:")
    for origin in (PAGE, "null", "http://[", f"{server.url}.evil.example", "http://127.0.0.1:1", https, ""):
        answer = server.get("/api/me", Cookie=cookie, Origin=origin)
        assert answer.status_code == 403, origin
        assert answer.json()["error"]["code"] == "origin_foreign"
    cross = server.post("/api/me/code", Cookie=cookie, **{"Sec-Fetch-Site": "cross-site"})
    assert cross.status_code == 403


def test_a_bearer_secret_needs_no_origin(server: Server) -> None:
    ada = server.person("Ada")
    assert server.get("/api/me", Authorization=f"Bearer {ada.secret}", Origin=PAGE).status_code == 200


def test_a_socket_with_a_cookie_must_come_from_our_own_pages(server: Server) -> None:
    cookie = cookie_of(server, "Cleo")
    headers = {"Cookie": f"doubloon={cookie}"}
    table = good(server.post("/api/tables", {"game": "salvage", "seats": 2}, **headers))
    with Socket(server, table, headers, origin=server.url) as own:
        assert own.info["owner"]
        assert own.seat(0)["yours"]
    for origin in (PAGE, None, "http://["):
        with Socket(server, table, headers, origin=origin, look=False) as other:
            assert other.hear()["code"] == ("origin_foreign" if origin else "origin_missing")
            assert other.hear_the_end() == 1008


def test_an_operator_can_name_further_origins(tmp_path: Path) -> None:
    with Server(tmp_path, origins=f"{PAGE} https://other.example") as server:
        cookie = f"doubloon={cookie_of(server)}"
        assert server.get("/api/me", Cookie=cookie, Origin=PAGE).status_code == 200
        assert server.get("/api/me", Cookie=cookie, Origin="https://third.example").status_code == 403


@pytest.mark.parametrize(
    ("secure", "proxies", "proto", "good"),
    [
        ("no", "", "", "http"),
        ("no", "", "https", "http"),
        ("no", "127.0.0.1", "https", "https"),
        ("no", "127.0.0.1", "http", "http"),
        ("no", "127.0.0.1", "http, https", "https"),
        ("no", "127.0.0.1", "gopher", "http"),
        ("no", "10.0.0.0/8", "https", "http"),
        ("yes", "", "", "https"),
        ("yes", "127.0.0.1", "http", "https"),
    ],
)
def test_a_page_counts_as_ours_with_its_scheme_only(
    tmp_path: Path, secure: str, proxies: str, proto: str, good: str
) -> None:
    """A page by http may be anybody's; only our own proxies know by which way a browser came to them."""
    name = "__Host-doubloon" if secure == "yes" else "doubloon"
    with Server(tmp_path, secure=secure, proxies=proxies, bot_processes=0) as server:
        cookie = f"{name}={server.person('Ada').secret}"
        for scheme in ("http", "https"):
            headers = {"Cookie": cookie, "X-Forwarded-Proto": proto, "Host": "table.example"}
            status = server.get("/api/me", Origin=f"{scheme}://table.example", **headers).status_code
            assert status == (200 if scheme == good else 403), scheme
            port = {"http": 80, "https": 443}[scheme]
            status = server.get("/api/me", Origin=f"{scheme}://Table.example:{port}", **headers).status_code
            assert status == (200 if scheme == good else 403), "the port that goes without saying"
