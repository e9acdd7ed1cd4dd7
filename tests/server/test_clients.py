"""Where clients are: limits count by it, so nobody can make an address up, or have many."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from doubloon.server.clients import Clients, group
from tests.server.servers import Server
from tests.server.waiting import PATIENCE

OURS = "127.0.0.1 10.0.0.0/8, fd00::/8"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("192.0.2.1", "192.0.2.1:443"),
        ("192.0.2.1", "::ffff:192.0.2.1"),
        ("192.0.2.1", "[::ffff:192.0.2.1]:443"),
        ("2001:db8::1", "2001:db8::ffff:ffff:ffff:ffff"),
        ("2001:db8::1", "[2001:DB8:0:0::2]"),
        ("2001:db8::1", "[2001:db8::3]:443"),
        ("fe80::1%eth0", "fe80::2"),
    ],
)
def test_these_are_one_client(one: str, other: str) -> None:
    assert group(one) == group(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("192.0.2.1", "192.0.2.2"), ("2001:db8::1", "2001:db8:0:1::1"), ("::ffff:192.0.2.1", "::ffff:192.0.2.2")],
)
def test_these_are_two(one: str, other: str) -> None:
    assert group(one) != group(other)


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.9", [], "203.0.113.9"),
        ("203.0.113.9", ["192.0.2.1"], "203.0.113.9"),
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["192.0.2.1"], "192.0.2.1"),
        ("::ffff:127.0.0.1", ["192.0.2.1"], "192.0.2.1"),
        ("127.0.0.1", ["6.6.6.6, 192.0.2.1"], "192.0.2.1"),
        ("127.0.0.1", ["6.6.6.6", "192.0.2.1"], "192.0.2.1"),
        ("127.0.0.1", ["192.0.2.1, 10.1.2.3"], "192.0.2.1"),
        ("127.0.0.1", ["6.6.6.6, 192.0.2.1", "10.1.2.3, fd00::7"], "192.0.2.1"),
        ("127.0.0.1", ["10.9.9.9, 10.1.2.3"], "10.9.9.9"),
        ("127.0.0.1", ["192.0.2.1:4711"], "192.0.2.1"),
        ("127.0.0.1", ["2001:db8::5"], "2001:db8::/64"),
        ("127.0.0.1", ["nonsense"], "127.0.0.1"),
        ("127.0.0.1", ["192.0.2.1, unknown"], "127.0.0.1"),
        ("127.0.0.1", ["192.0.2.1, unknown, 10.1.2.3"], "10.1.2.3"),
        ("127.0.0.1", ["", " , ,"], "127.0.0.1"),
        ("unknown", ["192.0.2.1"], "unknown"),
    ],
)
def test_only_our_own_proxies_are_believed(peer: str, forwarded: list[str], client: str) -> None:
    assert Clients(OURS).behind(peer, forwarded) == client


def test_without_proxies_nobody_is_believed() -> None:
    assert Clients("").behind("127.0.0.1", ["192.0.2.1"]) == "127.0.0.1"


def test_limits_count_by_what_our_proxy_says(tmp_path: Path) -> None:
    """Two lines, a port and another address of the same home make nobody another client."""
    with Server(tmp_path, identities_per_hour=1, proxies="127.0.0.1") as server:

        def ask(*lines: str) -> int:
            headers = [("X-Forwarded-For", line) for line in lines]
            body = {"name": "Ada"}
            url = f"{server.url}/api/identity"
            return httpx.post(url, json=body, headers=headers, timeout=PATIENCE, trust_env=False).status_code

        assert ask("192.0.2.1") == 200
        assert ask("192.0.2.1") == 429
        assert ask("192.0.2.2") == 200, "somebody else"
        assert ask("192.0.2.3", "192.0.2.1") == 429, "what the client itself says before is not believed"
        assert ask("192.0.2.3, 192.0.2.1") == 429
        assert ask("192.0.2.1:4711") == 429
        assert ask("2001:db8::1") == 200
        assert ask("2001:db8::2") == 429
        assert ask("nonsense") == 200, "the proxy itself"
        assert ask("more nonsense") == 429


def test_who_is_no_proxy_cannot_make_an_address_up(tmp_path: Path) -> None:
    with Server(tmp_path, identities_per_hour=1, proxies="10.0.0.0/8") as server:
        made = [
            server.post("/api/identity", {"name": "Ada"}, **{"X-Forwarded-For": f"192.0.2.{number}"}).status_code
            for number in range(3)
        ]
        assert made == [200, 429, 429]
