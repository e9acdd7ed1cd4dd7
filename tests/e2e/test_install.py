"""The app can be installed, as the browser reads its manifest, and no page of it complains in the console."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.server.servers import Server

from .guests import BOARDS, Guest

PAGES = {
    "/": "[data-play]",
    "/daily": "[data-deal]",
    "/puzzles": "[data-puzzle]",
    "/settings": "[data-offline]",
    "/me": "h1",
    "/leaderboard": "h1",
    f"/new/{BOARDS[0]}": "h1",
    f"/rules/{BOARDS[0]}": "h2",
}
"""What stands on each of the main pages once it is there."""
MEASURE = """async src => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
}"""


def test_a_browser_can_install_it(browser: Browser, server: Server) -> None:
    """A whole Chromium says what stands in the way; the shell that tests use only reads, so we look ourselves too."""
    guest = Guest(browser, server)
    page = guest.visit()
    devtools = guest.context.new_cdp_session(page)
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    read = devtools.send("Page.getAppManifest")
    assert read["errors"] == []
    manifest = read["manifest"]
    assert manifest["name"] and manifest["display"] == "kStandalone"
    assert manifest["startUrl"].startswith(manifest["scope"]) and manifest["scope"] == f"{server.url}/"
    assert page.evaluate("isSecureContext && 'serviceWorker' in navigator")
    pictures = {icon["sizes"]: icon["url"] for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert {"192x192", "512x512"} <= set(pictures)
    for size, url in pictures.items():
        assert page.evaluate(MEASURE, url) == size
    for path, there in PAGES.items():
        guest.visit(path)
        page.wait_for_selector(there)
    assert guest.errors == []
    guest.close()
