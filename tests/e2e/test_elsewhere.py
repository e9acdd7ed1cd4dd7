"""A record from elsewhere in a real browser: dropped or chosen, refused with a reason or opened, shared, removed."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.e2e.axe import assert_axe_finds_nothing
from tests.e2e.guests import NARROW, WIDE, Guest
from tests.e2e.people import tab_to
from tests.e2e.test_access import too_small
from tests.server.servers import Server
from tests.server.test_elsewhere import played, with_words

WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
DROP = """(zone, text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "game.jsonl"));
    zone.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
}"""
SHOTS = os.environ.get("LOOK_AT", "")


def shoot(guest: Guest, name: str) -> None:
    """A picture to look at, if somebody wants one."""
    if SHOTS:
        guest.see()
        guest.page.screenshot(path=Path(SHOTS, f"elsewhere-{name}.png"), full_page=True)


def choose(page: Page, text: str) -> None:
    page.set_input_files(
        "[data-load-record]", {"name": "game.jsonl", "mimeType": "application/jsonl", "buffer": text.encode()}
    )


def test_a_record_is_loaded_looked_at_shared_and_removed(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server, WIDE)
    page = guest.visit("/me")
    page.wait_for_selector("[data-elsewhere]")
    choose(page, with_words().text().replace("look", "fly", 1))
    page.wait_for_selector("[data-load-problem]")
    assert "does not hold" in page.inner_text("[data-load-problem]")
    shoot(guest, "refused")
    assert_axe_finds_nothing(guest)
    refusal = "Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)"
    assert guest.errors == [refusal], "a browser says that by itself"

    choose(page, with_words().text())
    page.wait_for_selector(".replay[data-stage=idle] [data-loaded]")
    page.reload()
    page.wait_for_selector(".replay[data-stage=idle] [data-loaded]")
    assert "Not played here" in page.inner_text("[data-loaded]")
    page.wait_for_selector("[data-to-branches] .count")
    for tool in ("[data-analyse]", "[data-continue]", "[data-verify]"):
        assert page.locator(tool).is_visible(), tool
    shoot(guest, "replay")
    link = page.url

    eve = Guest(browser, server, NARROW)
    eve.context.add_init_script("localStorage.setItem('doubloon.settings', JSON.stringify({ language: 'de' }))")
    eve.page.goto(link)
    eve.page.wait_for_selector("[data-loaded]:has-text('Nicht hier gespielt')")
    eve.visit("/me")
    eve.page.wait_for_selector("h2:text-is('Partien von anderswo')")
    eve.page.locator(".drop").evaluate(DROP, played().text())
    eve.page.wait_for_selector(".replay[data-stage=idle] [data-loaded]")
    eve.visit("/me")
    eve.page.wait_for_selector("[data-loaded-game]")
    shoot(eve, "phone")
    assert not eve.page.evaluate(WIDER) and too_small(eve.page) == []
    assert_axe_finds_nothing(eve, other_themes=False)
    assert tab_to(eve.page, "[data-unload]")
    eve.page.keyboard.press("Enter")
    eve.page.click("[data-unload]:has-text('Endgültig')")
    eve.page.wait_for_selector("[data-loaded-game]", state="detached")
    assert eve.errors == []
    eve.close()

    guest.visit("/me")
    page.wait_for_selector("[data-loaded-game]")
    shoot(guest, "listed")
    assert guest.errors == [refusal]
    guest.close()
