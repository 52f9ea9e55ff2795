"""The site on other hosts than GitHub Pages."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.host import Host
from tests.web.pages import lab
from tests.web.pages.editor import open_editor
from tests.web.pages.page import expect_address, expect_status, expect_trouble
from tests.web.pages.play import begin, expect_found, guess
from tests.web.pages.service_worker import visit_first
from tests.web.pages.settings import choose_language, open_settings
from tests.web.pages.solve import solve
from tests.web.waiting import until

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
        assert field.evaluate("field => field.selectionStart") == 0
        assert field.evaluate("field => field.selectionEnd === field.value.length")
        page.keyboard.press("Escape")
        expect(by_hand).to_be_hidden()

    page.goto("./#solve")
    page.locator("[data-opens=bring]").click()
    expect_by_hand("Copy the bookmark’s address", "javascript:")
    solve(page)
    page.get_by_role("button", name="Share or save").click()
    expect_by_hand("Copy", "covenant")
    expect_by_hand("Copy a link to this", "http")
    open_settings(page)
    expect(page.locator("#offline")).to_be_hidden()
    page.get_by_role("button", name="A word is missing or wrong").click()
    expect_by_hand("Copy report", "Word:")
    page.keyboard.press("Escape")
    begin(page)
    guess(page, "cave")
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
    troubled_page.clock.install()
    troubled_page.goto("./#play")
    troubled_page.clock.resume()
    expect_trouble(troubled_page)
    expect_status(troubled_page, told)
    troubled_page.clock.fast_forward("00:20")  # then a page that has said nothing is called slow
    expect_status(troubled_page, told)
    expect(troubled_page.locator(".old")).not_to_be_visible()


def minified(html: bytes) -> bytes:
    return re.sub(rb">\s+<", b"><", html)


def with_script(html: bytes) -> bytes:
    return html.replace(
        b"</body>", b'<script src="https://example.org/insight.js"></script></body>'
    )


def visit(page: Page, address: str) -> None:
    """Open Solve at an address, and enter letters, whose words the page then shows."""
    page.goto(address)
    expect(page.locator("#solve[data-ready]")).to_be_attached()
    assert page.evaluate("getComputedStyle(document.body).fontFamily")
    expect(page.locator("#progress")).to_be_hidden()


HOSTS = {
    "to index.html": ("./", {"": "index.html"}, {}),
    "from index.html": ("./", {"index.html": ""}, {}),
    "without .html": ("./", {"": "index", "index.html": "index"}, {"index": "index.html"}),
    "a language to index.html": ("./fr/", {"fr/": "fr/index.html"}, {}),
    "a language from index.html": ("./fr/", {"fr/index.html": "fr/"}, {}),
    "a language without the last slash": ("./fr/", {"fr/": "fr"}, {"fr": "fr/index.html"}),
    "a language to index": ("./fr/", {"fr/": "fr/index"}, {"fr/index": "fr/index.html"}),
}
"""Hosts that redirect: the address of a page, and `redirects` and `pages` of `Host`."""


@pytest.mark.service_worker
@pytest.mark.parametrize("name", HOSTS)
def test_a_host_that_redirects_the_page_is_visited_again_and_offline(
    page: Page, host: Host, name: str
) -> None:
    address, host.redirects, host.pages = HOSTS[name]
    for _ in ("first", "later"):
        visit(page, address)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    until(page, "navigator.serviceWorker.controller?.state === 'activated'")
    host.stop()
    for again in (address, *host.redirects.values()):
        visit(page, again)
        page.locator("#letters").fill("aeinprt")
        expect(page.locator("#likely a").first).to_be_visible()


@pytest.mark.service_worker
@pytest.mark.parametrize("change", [minified, with_script])
def test_a_host_that_changes_pages_is_told_of_where_they_would_be_kept(
    troubled_page: Page, host: Host, change: Callable[[bytes], bytes]
) -> None:
    page, host.change = troubled_page, change
    for _ in ("first", "later"):
        visit(page, "./#solve/vctaoen")
        expect(page.locator("#likely a").first).to_be_visible()
        expect(page.locator("html.dead")).to_have_count(0)
        offline = open_settings(page).locator("#offline")
        expect(offline).to_contain_text("This site’s web server changes its pages")
        expect(offline.get_by_role("button")).to_be_hidden()


def test_a_page_in_a_frame_without_an_origin_says_to_open_it_in_a_tab(
    troubled_page: Page, host: Host
) -> None:
    page = troubled_page
    html = f'<iframe sandbox="allow-scripts" src="{host.url}"></iframe>'
    page.route("**/frame", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto("./frame")
    status = page.frame_locator("iframe").locator("#status")
    expect(status).to_contain_text("Open it in a tab of its own.")


@pytest.mark.service_worker
def test_a_language_that_was_never_opened_says_so_offline(page: Page, host: Host) -> None:
    visit_first(page)
    begin(page)
    guess(page, "cave")
    expect_found(page, ["cave"])
    host.stop()
    choose_language(page, "Deutsch")
    expect_status(page, "That page couldn’t be loaded")
    expect_address(page, "/#play")
    page.goto("./fr/#play")
    expect_status(page, "That page couldn’t be loaded")
    begin(page)
    expect_found(page, ["cave"])


def test_a_page_opened_as_a_file_says_so(troubled_page: Page, dist: Path) -> None:
    troubled_page.goto((dist / "index.html").as_uri() + "#play")
    expect_status(troubled_page, "Open Hive was opened as a file")
