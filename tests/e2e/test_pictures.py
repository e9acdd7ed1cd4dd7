"""Pictures for the docs are the same each time: luck, names and bots are fixed while they are taken."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.e2e.guests import Guest
from tests.server.servers import Server
from tools.screenshots import FIXED_PAGE, fixed_server, table


def taken(browser: Browser, server: Server) -> tuple[list[str], Any]:
    """Who sits at the table, and what is seen there after a few moves."""
    guest = Guest(browser, server)
    guest.context.add_init_script(FIXED_PAGE)
    table("salvage", 4)(guest)
    names = [seat["name"] for seat in guest.heard("table")["seats"]]
    view = guest.face()["view"]
    guest.close()
    return names, view


def test_a_scene_is_the_same_each_time(browser: Browser, tmp_path: Path) -> None:
    with fixed_server(tmp_path, port=0) as server:
        assert taken(browser, server) == taken(browser, server)
