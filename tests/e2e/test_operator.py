"""A line is reported, the operator looks at it and asks its writer to pause, and the writer is told so politely."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.guests import Guest
from tests.server.operators import PASSWORD
from tests.server.servers import Server


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, operator_password=PASSWORD) as server:
        yield server


def test_from_a_bad_line_to_a_pause(browser: Browser, guarded: Server) -> None:
    ada, bob, operator = (Guest(browser, guarded) for _ in range(3))
    table = ada.open_table("salvage", 3)
    bob.join(table)
    bob.page.fill("#say", "You are a swab.")
    bob.page.press("#say", "Enter")
    ada.page.click(".speaker")
    ada.page.click("text=Report")
    ada.page.click("[data-reason=insult]")
    ada.page.wait_for_selector("[data-reported]")
    ada.page.click("dialog >> text=Close")

    operator.visit("/operator")
    operator.page.wait_for_selector("[data-operator=out]")
    operator.page.fill("#op-password", "not the password")
    operator.page.press("#op-password", "Enter")
    operator.page.wait_for_selector("text=That is not the password.")
    operator.page.fill("#op-password", PASSWORD)
    operator.page.press("#op-password", "Enter")
    operator.page.wait_for_selector("[data-reports='1'] >> text=You are a swab.")
    operator.page.wait_for_selector(f"[data-table='{table['id']}']")
    operator.page.check("text=Remove the line")
    operator.page.check("text=Give them a new name")
    operator.page.select_option("[data-report] select", label="for a week")
    operator.page.click("[data-report] >> text=Do it")
    operator.page.wait_for_selector("[data-reports='0'] >> text=Let them write again")

    for guest in (ada, bob):
        guest.page.wait_for_selector("text=have removed this line")
        assert guest.page.locator("text=swab").count() == 0
    bob.page.wait_for_selector("text=asked you to pause in the chat until")
    assert bob.page.locator("#say").count() == 0 and ada.page.locator("#say").count() == 1
    bob.visit("/")
    bob.page.wait_for_selector("dialog[open] >> text=have given you this name")

    operator.page.click("text=Let them write again")
    operator.page.wait_for_selector("text=Let them write again", state="detached")
    bob.visit(f"/table/{table['id']}")
    bob.page.wait_for_selector("#say")
    operator.page.click("text=Log out")
    operator.page.wait_for_selector("[data-operator=out]")
    assert [error for error in operator.errors if "40" not in error] == []  # the browser's own words for a refusal
    for guest in (ada, bob):
        assert guest.errors == []
    for guest in (ada, bob, operator):
        guest.close()


def test_where_nobody_runs_a_page_there_is_none(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server)
    guest.visit("/operator")
    guest.page.wait_for_selector("[data-operator=off]")
    guest.open_table("salvage", 2, bots=["greedy"])
    assert guest.page.locator("text=Report").count() == 0
    guest.close()
