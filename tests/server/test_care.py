"""What operators rely on: safe headers, logs, settings, and an end without losses."""

from __future__ import annotations

import json
import shutil
import signal
import socket
from contextlib import ExitStack
from dataclasses import fields
from pathlib import Path

import pytest

from doubloon.server.http.routes import ADDRESSES
from doubloon.server.settings import BadSetting, Settings, from_environment
from doubloon.server.wire import branches, luck, replays, requests, said, told
from tests.cli.terminals import process, refusal
from tests.server.servers import Server

DOCS = Path(__file__).parents[2] / "docs"
PROXIES = "DOUBLOON_PROXIES must name the addresses or networks of your own proxies, such as '127.0.0.1 10.0.0.0/8'"


# Headers --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/games", "/api/me", "/nothing", "/healthz", "/metrics"])
def test_every_answer_tells_browsers_to_be_careful(server: Server, path: str) -> None:
    headers = server.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers


def test_answers_are_not_cached(server: Server) -> None:
    ada = server.person("Ada")
    for path in ("/api/me", "/api/tables", f"/api/tables/{ada.open_table()['id']}"):
        assert ada.ask("GET", path).headers["cache-control"] == "no-store"


def test_what_does_not_exist_is_told_as_json(server: Server) -> None:
    assert server.get("/nothing").json() == {
        "error": {"code": "not_found", "message": "There is nothing at this address.", "fields": {}}
    }
    assert server.get("/api/nothing", accept="text/html").json()["error"]["code"] == "not_found"
    assert "application/json" not in server.get("/nothing", accept="text/html").headers["content-type"]
    wrong = server.send("DELETE", "/api/me", b"")
    assert wrong.status_code == 405
    assert wrong.json()["error"]["code"] == "wrong_method"
    assert "POST" in wrong.headers["allow"]


def test_what_nobody_thought_of_is_written_down_and_told_to_nobody(tmp_path: Path) -> None:
    """Here somebody has deleted the rules of a game while the server runs."""
    game = shutil.copytree(Path(__file__).parents[1] / "sample" / "salvage", tmp_path / "games" / "wreck")
    (game / "__init__.py").write_text((game / "__init__.py").read_text().replace('id = "salvage"', 'id = "wreck"'))
    with Server(tmp_path, environ={"DOUBLOON_GAMES": str(tmp_path / "games")}) as server:
        assert server.get("/api/games/wreck/rules").status_code == 200
        (game / "RULES.md").unlink()
        answer = server.get("/api/games/wreck/rules")
        assert answer.status_code == 500
        assert answer.json()["error"]["code"] == "failed"
        assert str(tmp_path) not in answer.text
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert server.get("/healthz").status_code == 200
        server.wait_for_log('"message": "a request failed", "path": "/api/games/wreck/rules"', "FileNotFoundError")


# Logs -----------------------------------------------------------------------------------------------------------------


def test_logs_are_json_without_secrets_names_or_moves(tmp_path: Path) -> None:
    with Server(tmp_path, log_level="debug", bot_processes=0) as server:
        ada = server.person("Adalgunde")
        table = ada.open_table(bots=["greedy"], options={"nights": 3}, start=True)
        with ada.sit(table) as seat:
            seat.say("Treasure beneath the palm.")
            seat.play_to_end()
        with socket.create_connection(("127.0.0.1", server.port)) as rude:
            rude.sendall(b"\x16\x03\x01 this is no HTTP\r\n\r\n")
            assert rude.recv(100)
        server.stop()
        lines = [json.loads(line) for line in server.log.splitlines()]
        assert lines, "nothing was logged"
        for line in lines:
            assert {"at", "level", "from", "message"} <= set(line)
        for secret in (ada.secret, ada.id, "Adalgunde", "palm", "rope-", "Bearer"):
            assert secret not in server.log


# The end --------------------------------------------------------------------------------------------------------------


def test_a_server_that_is_told_to_stop_closes_its_sockets_and_loses_nothing(tmp_path: Path) -> None:
    with Server(tmp_path) as server, ExitStack() as stack:
        ada, bob = server.person("Ada"), server.person("Bob")
        table = ada.open_table("salvage", 3, bots=["greedy"])
        bob.join(table)
        ada.start(table)
        hers = stack.enter_context(ada.sit(table))
        his = stack.enter_context(bob.sit(table))
        watcher = stack.enter_context(server.watch(table))
        n = hers.done("trust")
        hers.say("See you.")
        server.signal(signal.SIGTERM)
        assert [each.hear_the_end() for each in (hers, his, watcher)] == [1012] * 3
        code = server.wait()
        assert code in (0, -signal.SIGTERM), server.log
        assert "Traceback" not in server.log
        server.start()
        with ada.sit(table) as again:
            assert again.position["n"] >= n
            assert again.until(lambda me: me.chat).chat[0]["text"] == "See you."


def test_ctrl_c_stops_a_server_too(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.person("Ada")
        server.signal(signal.SIGINT)
        assert server.wait() in (0, 130, -signal.SIGINT)
        assert "Traceback" not in server.log


# Settings -------------------------------------------------------------------------------------------------------------


def test_settings_come_from_the_environment() -> None:
    assert from_environment({}) == Settings()
    told = {"DOUBLOON_PORT": "0", "DOUBLOON_SECURE": "Yes", "DOUBLOON_BOT_SECONDS": "2.5"}
    settings = from_environment({**told, "HOME": "/", "DOUBLOON_GAMES": "/games"})
    assert (settings.port, settings.secure, settings.bot_seconds) == (0, True, 2.5)


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("DOUBLOON_PORT", "many", "DOUBLOON_PORT must be a whole number, not 'many'."),
        ("DOUBLOON_PORT", "99999", "DOUBLOON_PORT must be 0 to 65535, not '99999'."),
        ("DOUBLOON_SECURE", "perhaps", "DOUBLOON_SECURE must be yes or no, not 'perhaps'."),
        ("DOUBLOON_BOT_SECONDS", "long", "DOUBLOON_BOT_SECONDS must be a number, not 'long'."),
        ("DOUBLOON_BOT_SECONDS", "nan", "DOUBLOON_BOT_SECONDS must be 0 or more, not 'nan'."),
        ("DOUBLOON_MOST_TABLES", "-1", "DOUBLOON_MOST_TABLES must be 0 or more, not '-1'."),
        ("DOUBLOON_LOG_LEVEL", "loud", "DOUBLOON_LOG_LEVEL must be one of debug, info, warning, error, not 'loud'."),
        ("DOUBLOON_PROXIES", "1", f"{PROXIES}, not '1'."),
        ("DOUBLOON_PROXIES", "127.0.0.1 nginx", f"{PROXIES}, not '127.0.0.1 nginx'."),
        ("DOUBLOON_PROXIES", "0.0.0.0/0", f"{PROXIES}, not '0.0.0.0/0'."),
        ("DOUBLOON_PROT", "1", "There is no setting DOUBLOON_PROT. Did you mean DOUBLOON_PORT?"),
        ("DOUBLOON_XYZZY", "1", "There is no setting DOUBLOON_XYZZY."),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused_in_one_sentence(name: str, value: str, says: str) -> None:
    with pytest.raises(BadSetting) as refused:
        from_environment({name: value})
    assert str(refused.value) == says


def test_a_server_with_a_wrong_setting_does_not_start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DOUBLOON_PORT", "many")
    ran = process("serve", cwd=tmp_path)
    assert ran.code == 2
    assert ran.err == "doubloon: DOUBLOON_PORT must be a whole number, not 'many'.\n"


def test_a_server_that_cannot_open_its_database_does_not_start(tmp_path: Path) -> None:
    (tmp_path / "no.sqlite3").write_text("This is no database, but long enough to be taken for one." * 100)
    for database in (tmp_path / "no.sqlite3", tmp_path / "no" / "such" / "folder.sqlite3"):
        ran = process("serve", "--port", "0", "--database", database)
        assert ran.code == 2, ran
        assert "listens" not in ran.out
        assert ran.err.count("\n") == 1, ran.err
        assert ran.err.startswith(f"doubloon: The database '{database}' cannot be used: ")


def test_a_server_whose_port_is_taken_does_not_start(server: Server, tmp_path: Path) -> None:
    ran = process("serve", "--port", str(server.port), "--database", tmp_path / "x.sqlite3")
    assert refusal(ran).startswith(f"Cannot listen on 127.0.0.1, port {server.port}: Address already in use. ")


# The docs -------------------------------------------------------------------------------------------------------------


def test_every_setting_is_explained() -> None:
    text = (DOCS / "operations.md").read_text(encoding="utf-8")
    for field in fields(Settings):
        assert text.count(f"\n| `DOUBLOON_{field.name.upper()}` |") == 1, field.name


def test_every_address_is_explained() -> None:
    text = (DOCS / "wire.md").read_text(encoding="utf-8")
    for address in ADDRESSES:
        assert f"`{address.method} {address.path}`" in text


def test_every_message_is_explained() -> None:
    text = (DOCS / "wire.md").read_text(encoding="utf-8")
    for kind in (*said.Said.__args__, *told.Told.__args__):
        tag = kind.__struct_config__.tag
        assert f'"type": "{tag}"' in text, tag
        for field in kind.__struct_fields__:
            assert f'"{field}"' in text or f"`{field}`" in text, f"{tag}: {field}"
    for kind in (
        requests.NewIdentity,
        requests.ChangeName,
        requests.ClaimCode,
        requests.NewTable,
        requests.Join,
        requests.SetSeat,
        branches.Branch,
        replays.ReplayInfo,
        luck.LuckInfo,
        replays.Stop,
        luck.Draw,
    ):
        for field in kind.__struct_fields__:
            assert f'"{field}"' in text or f"`{field}`" in text, f"{kind.__name__}: {field}"
