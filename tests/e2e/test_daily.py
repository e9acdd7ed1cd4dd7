"""The daily deal in a browser: from the home page through one's only try to the comparison and a text to share."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.e2e.axe import assert_axe_finds_nothing
from tests.e2e.guests import NARROW, WIDE, Guest
from tests.e2e.people import tab_to
from tests.e2e.test_access import too_small
from tests.server.deals import TODAY, prepared
from tests.server.servers import Server

GAME = "salvage"
HERE = f"/daily/{GAME}/{TODAY}"
NO_SHARING = "delete Navigator.prototype.share"
"""As on most computers: there the text is copied."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with prepared(tmp_path_factory.mktemp("daily")) as server:
        yield server


def is_fine(guest: Guest, *, other_themes: bool) -> None:
    """For everybody: axe, no sideways scrolling, targets for fingers."""
    assert_axe_finds_nothing(guest, other_themes)
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert too_small(guest.page) == []


def test_a_whole_daily_deal(browser: Browser, server: Server) -> None:
    bob = server.person("Bob")
    with bob.sit(bob.post(f"/api/daily/{GAME}/{TODAY}")) as seat:
        seat.play_to_end()
    ada = Guest(browser, server)
    ada.context.add_init_script(NO_SHARING)
    page = ada.visit()
    page.wait_for_selector(f"[data-daily={GAME}]")
    assert tab_to(page, f"[data-daily={GAME}]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-daily-note]")
    ada.wait_for_question()
    assert page.query_selector("[aria-label=Hint], [aria-label=Undo]") is None
    ada.click_any(Random(1))
    played = page.url

    ada.visit(HERE)
    page.wait_for_selector("[data-mine=playing]")
    assert page.query_selector("[data-hidden]") and "Bob" not in ada.text() and "Agatha" not in ada.text()
    ada.visit("/daily")
    page.wait_for_selector(f"[data-deal={GAME}][data-state=playing]")
    page.click(f"[data-daily={GAME}]")
    page.wait_for_selector("[data-status=playing]")
    assert page.url == played, "it is the same try, however one comes back to it"
    ada.play_on(Random(1))

    page.click("[data-compare]")
    page.wait_for_selector("[data-mine=done]")
    page.wait_for_selector("[data-levels='6']")
    assert page.get_attribute("[data-people]", "data-people") == "2" and "Bob" in ada.text()
    page.click("[data-share]")
    lines = page.inner_text("[data-share-text]").splitlines()
    assert lines[0].startswith("Doubloon · Moonlight Salvage · ") and lines[-1] == f"{server.url}{HERE}"
    assert re.search(r"^[🥇🥈🥉] (1st|2nd|3rd) of 3, ", lines[1])
    assert re.fullmatch(r"Bots 1–6: [🟩🟨⬜]{6}", lines[2]), lines
    is_fine(ada, other_themes=True)

    ada.visit("/daily")
    page.wait_for_selector(f"[data-deal={GAME}][data-state=done]")
    assert page.get_attribute("[data-streak]", "data-streak") == "1"
    page.click("[data-fair] button")
    page.wait_for_selector("[data-finding=good]")
    assert page.query_selector("[data-finding=bad]") is None
    is_fine(ada, other_themes=True)

    ada.resize(NARROW)
    page.select_option("nav select", "de")
    page.wait_for_selector("html[lang=de]")
    for path, there in (("/daily", "[data-deal]"), (HERE, "[data-levels='6']"), ("/", f"[data-daily={GAME}]")):
        ada.visit(path)
        page.wait_for_selector(there)
        page.wait_for_selector("text=Tagespartie")
        is_fine(ada, other_themes=False)

    ada.resize(WIDE)
    ada.visit(f"/daily/{GAME}/{TODAY - timedelta(1)}")
    page.wait_for_selector("[data-mine=missed]")
    page.click("[data-play]")
    ada.wait_for_question()
    assert page.query_selector("[aria-label=Tipp]"), "a past day counts for nothing, so there is help"
    assert ada.errors == []
    ada.close()
