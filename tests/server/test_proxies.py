"""Behind a real nginx, HAProxy and Caddy: games, addresses, cookies, and sockets that stay quiet."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from doubloon.cli.serve import PING
from tests.server.answers import good
from tests.server.proxies import KINDS, Behind, Kind, configuration
from tests.server.sockets import UNPROVEN, Socket
from tests.server.waiting import PATIENCE

MOST_SOCKETS = 2


@pytest.fixture(scope="module", params=KINDS)
def behind(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Behind]:
    """A server behind a proxy, which lets few sockets of one address in."""
    kind: Kind = request.param
    with Behind(tmp_path_factory.mktemp(kind), kind, most_sockets_of_address=MOST_SOCKETS) as server:
        yield server


def test_a_game_is_played_through_a_proxy(behind: Behind) -> None:
    ada = behind.person("Ada")
    table = ada.open_table(bots=["greedy"], options={"nights": 3}, start=True)
    with ada.sit(table) as seat:
        seat.say("Through the wall.")
        seat.play_to_end()
        assert seat.until(lambda me: me.chat).chat[0]["text"] == "Through the wall."
    assert ada.record(table)
    assert not re.search(r'"level": "(warning|error)"', behind.log)


def test_limits_count_the_address_of_the_client_and_believe_no_client_about_it(behind: Behind) -> None:
    table = behind.person("Ada").open_table(bots=["greedy"], start=True)

    url = f"{behind.url.replace('http', 'ws', 1)}/ws/tables/{table['id']}"

    def knock(address: str, **headers: str) -> str:
        """What somebody at this address is told first."""
        opening = connect(url, ssl=UNPROVEN, source_address=(address, 0), additional_headers=headers, proxy=None)
        knocked = stack.enter_context(opening)
        with suppress(ConnectionClosed):  # whoever is refused is told why and sent away
            knocked.send('{"type": "look"}')
        told = knocked.recv(timeout=PATIENCE, decode=True)
        return str(json.loads(told).get("code"))

    with ExitStack() as stack:
        for address in ("127.0.0.2", "127.0.0.3"):
            told = [knock(address) for _ in range(MOST_SOCKETS + 1)]
            assert told == ["None"] * MOST_SOCKETS + ["too_many_sockets"]
            assert knock(address, **{"X-Forwarded-For": "192.0.2.7"}) == "too_many_sockets"


def test_a_browser_is_known_by_its_cookie_over_https_only(behind: Behind) -> None:
    with httpx.Client(base_url=behind.url, verify=False, trust_env=False, timeout=PATIENCE) as browser:
        ours = {"Origin": behind.url}
        made = browser.post("/api/identity", json={"name": "Ada"}, headers=ours)
        assert good(made)["name"] == "Ada"
        assert "secure" in made.headers["set-cookie"].lower()
        assert made.headers["strict-transport-security"]
        assert [cookie.name for cookie in browser.cookies.jar] == ["__Host-doubloon"]
        table = good(browser.post("/api/tables", json={"game": "salvage", "seats": 2}, headers=ours))
        insecure = {"Origin": behind.url.replace("https", "http")}
        assert browser.post("/api/me", json={"name": "Eve"}, headers=insecure).status_code == 403
        cookie = {"Cookie": f"__Host-doubloon={browser.cookies['__Host-doubloon']}"}
        with Socket(behind, table, cookie, origin=behind.url) as seat:
            assert seat.info["seats"][0]["yours"]


def test_strangers_see_health_but_no_figures(behind: Behind) -> None:
    assert behind.get("/metrics").status_code == 403
    assert good(behind.get("/healthz"))["ok"]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "caddy"])  # which waits for ever
def test_a_quiet_socket_has_time_for_several_pings(kind: Kind) -> None:
    name = {"nginx": r"proxy_(?:read|send)_timeout", "haproxy": "timeout tunnel"}[kind]
    seconds = [int(found) for found in re.findall(rf"{name} (\d+)s", configuration(kind))]
    assert seconds and min(seconds) >= 3 * PING
