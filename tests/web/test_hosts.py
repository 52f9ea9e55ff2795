"""The site on other hosts than GitHub Pages."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.host import Host
from tests.web.pages import lab
from tests.web.pages.editor import open_editor
from tests.web.pages.page import expect_status, expect_trouble
from tests.web.pages.play import begin
from tests.web.pages.settings import open_settings
from tests.web.pages.solve import solve

NGINX = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "application/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
    "": "application/octet-stream",
}
"""The types of a stock nginx, as far as the site has files with these suffixes."""
UNTYPED = NGINX | {".js": "application/octet-stream"}
OFFLINE = """Object.defineProperty(Navigator.prototype, "onLine", { get: () => false });"""
FORBIDDEN = """WebAssembly.Module = WebAssembly.instantiate = WebAssembly.instantiateStreaming =
    function () { throw new WebAssembly.CompileError("refused"); };"""
OLDER = """const { supports } = CSS;
CSS.supports = (...asked) => !String(asked).includes("color-mix") && supports.apply(CSS, asked);"""
OLDER_SAFARI = """const Modern = RegExp;
globalThis.RegExp = function (pattern, flags) {
    if (String(pattern).includes("(?<=")) throw new SyntaxError("invalid group specifier name");
    return new Modern(pattern, flags);
};"""


INSECURE = """for (const name of ["clipboard", "locks", "serviceWorker", "storage"])
    delete Navigator.prototype[name];
delete window.caches;
delete window.ClipboardItem;"""
"""Takes away what browsers have only with HTTPS."""


def test_without_https_the_page_works_and_each_copy_gives_the_text_to_copy_by_hand(
    page: Page,
) -> None:
    page.add_init_script(INSECURE)
    by_hand = page.get_by_role("dialog", name="Copy this yourself")

    def expect_by_hand(button: str, start: str) -> None:
        page.get_by_role("button", name=button, exact=True).click()
        expect(by_hand).to_contain_text("Your browser blocked copying.")
        field = by_hand.get_by_role("textbox")
        expect(field).to_have_value(re.compile(f"^{start}"))
        assert field.evaluate("field => field.selectionEnd === field.value.length")
        page.keyboard.press("Escape")
        expect(by_hand).to_be_hidden()

    page.goto("./#solve")
    page.locator("#bring summary").click()
    expect_by_hand("Copy the bookmark’s address", "javascript:")
    solve(page)
    expect_by_hand("Copy", "covenant")
    expect_by_hand("Copy a link to this", "http")
    page.get_by_role("button", name="A word is missing or wrong").click()
    expect_by_hand("Copy report", "Word:")
    page.keyboard.press("Escape")
    open_settings(page)
    expect(page.locator("#offline")).to_be_hidden()
    begin(page)
    expect_by_hand("Share", "Open Hive")
    open_editor(page)
    expect_by_hand("Copy a link to this code", "http")


def test_every_view_works_with_the_types_of_a_stock_nginx(page: Page, host: Host) -> None:
    host.types = NGINX
    solve(page)
    begin(page)
    lab.enter(page)


@pytest.mark.parametrize(
    ("script", "types", "told"),
    [
        ("", UNTYPED, "This site’s web server gives its scripts a type that browsers refuse"),
        (FORBIDDEN, NGINX, "Open Hive needs WebAssembly"),
        (OFFLINE, {}, "You’re offline, and Open Hive isn’t saved in this browser yet."),
        (OLDER, {}, "This page needs Chrome or Edge 111"),
        (OLDER_SAFARI, {}, "This page needs Chrome or Edge 111"),
    ],
    ids=["type", "forbidden", "offline", "old", "old Safari"],
)
def test_a_page_that_cannot_start_says_why(
    troubled_page: Page, host: Host, script: str, types: dict[str, str], told: str
) -> None:
    if types:
        host.types = types
    else:
        host.faults = {"micropython.js": "HTML"}
    troubled_page.add_init_script(script)
    troubled_page.goto("./#play")
    expect_trouble(troubled_page)
    expect_status(troubled_page, told)
    expect(troubled_page.locator(".old")).not_to_be_visible()


@pytest.mark.service_worker
@pytest.mark.parametrize(
    ("address", "redirects"),
    [("./", {"": "index.html"}), ("./", {"index.html": ""}), ("./fr/", {"fr/": "fr/index.html"})],
    ids=["to index.html", "from index.html", "a language"],
)
def test_a_host_that_redirects_the_page_is_visited_again_and_offline(
    page: Page, host: Host, address: str, redirects: dict[str, str]
) -> None:
    host.redirects = redirects
    for _ in range(3):
        page.goto(address)
        expect(page.locator("#solve[data-ready]")).to_be_attached()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    host.stop()
    for again in (address, f"{address}index.html"):
        page.goto(again)
        expect(page.locator("#solve[data-ready]")).to_be_attached()


def test_a_page_opened_as_a_file_says_so(troubled_page: Page, dist: Path) -> None:
    troubled_page.goto((dist / "index.html").as_uri() + "#play")
    expect_status(troubled_page, "Open Hive was opened as a file")
