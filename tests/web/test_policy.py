"""Tests of the content security policy: everything it allows is used, and all else is blocked."""

import re
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Page, Route, expect

from build import api, serve
from tests.web.browsers import ENGINE
from tests.web.means import skip_in_firefox
from tests.web.pages.lists import open_lists
from tests.web.pages.page import expect_status, expect_trouble
from tests.web.profiles import Pages
from tests.web.waiting import until

POLICY = re.compile(r'(?<=Content-Security-Policy" content=")[^"]*')
LISTEN = """
    globalThis.refused = [];
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
        refused.push(effectiveDirective));
"""
ELSEWHERE = "https://example.org/x"
TYPES = "require-trusted-types-for"
# Both directives block javascript: links; browsers differ in which they report first.
FIRST_OF_LINKS = TYPES if ENGINE == "firefox" else "script-src-elem"
TRIED = [
    (TYPES, "eval('window.pwned = 1')"),
    (TYPES, "new Function('window.pwned = 1')()"),
    (TYPES, "setTimeout('window.pwned = 1')"),
    (TYPES, "document.body.innerHTML += '<img src=x onerror=pwned=1>'"),
    (TYPES, "make('script', { text: 'window.pwned = 1' })"),
    (TYPES, "make('script', { src: 'ELSEWHERE' })"),
    (TYPES, "make('div').setAttribute('onclick', 'pwned = 1')"),
    (FIRST_OF_LINKS, "make('a', { href: 'javascript:pwned=1' }).click()"),
    (TYPES, "new Worker('ELSEWHERE')"),
    (TYPES, "navigator.serviceWorker.register('./first.js')"),
    ("trusted-types", "trustedTypes.createPolicy('mine', {})"),
    ("script-src-elem", "import('ELSEWHERE')"),
    ("connect-src", "fetch('ELSEWHERE')"),
    ("connect-src", "navigator.sendBeacon('ELSEWHERE', 'all')"),
    ("img-src", "make('img', { src: 'ELSEWHERE' })"),
    ("img-src", "make('img', { src: 'data:,' })"),
    ("font-src", "new FontFace('theirs', 'url(ELSEWHERE)').load()"),
    ("media-src", "make('audio', { src: 'ELSEWHERE' })"),
    ("style-src-elem", "make('link', { rel: 'stylesheet', href: 'ELSEWHERE' })"),
    ("style-src-elem", "make('style', { textContent: 'a {}' })"),
    ("style-src-attr", "make('p').setAttribute('style', 'color: red')"),
    ("frame-src", "make('iframe', { src: 'ELSEWHERE' })"),
    ("form-action", "make('form', { action: 'ELSEWHERE' }).submit()"),
    ("base-uri", "make('base', { href: 'ELSEWHERE' })"),
]
TRY = """() => {
    refused.length = 0;
    const make = (name, told) => {
        const element = Object.assign(document.createElement(name), told);
        document.body.append(element);
        return element;
    };
    const act = () => TRIED;
    setTimeout(() => new Promise((done) => done(act())).catch(() => {}));
}"""
"""Runs in a timer, because the browser's debugger may evaluate what a policy forbids."""

HASH = "'sha256-"
"""The prefix of sources that allow an inline script or style sheet."""
USED = [
    ("script-src", "'self'", "script-src-elem"),
    ("script-src", "'wasm-unsafe-eval'", "script-src"),
    ("worker-src", "'self'", "worker-src"),
    ("worker-src", "blob:", "worker-src"),
    ("connect-src", "'self'", "connect-src"),
    ("style-src", HASH, "style-src-elem"),
    ("font-src", "'self'", "font-src"),
    ("img-src", "'self'", "img-src"),
    ("trusted-types", "default", "trusted-types"),
    ("trusted-types", "markup", "trusted-types"),
]
"""Tuples of a directive, a source, and the directive that is violated without the source."""


def policy(html: str) -> dict[str, list[str]]:
    """Return the sources of each directive."""
    found = POLICY.search(html)
    assert found
    return {name: sources for name, *sources in map(str.split, found[0].split(";"))}


def without(html: str, directive: str, source: str) -> str:
    """Return a page without a source in its policy; for 'self', also without the hashes."""
    sources = policy(html)
    gone = (source, HASH) if source == "'self'" else source
    sources[directive] = [each for each in sources[directive] if not each.startswith(gone)]
    sources[directive] = sources[directive] or ["'none'"]
    less = "; ".join(" ".join((name, *each)) for name, each in sources.items())
    return POLICY.sub(less, html, count=1)


@pytest.fixture
def troubled(troubled_page: Page) -> Page:
    """A page that records violations of its policy in `refused`."""
    troubled_page.add_init_script(LISTEN)
    return troubled_page


@pytest.mark.service_worker
def test_forbidden_actions_are_blocked_and_reported(troubled: Page) -> None:
    went: list[str] = []
    troubled.context.route("https://**", lambda route: went.append(route.request.url))
    with troubled.expect_worker() as worker:
        troubled.goto("./#lab/vctaoen")
        expect_status(troubled, "Ready to solve VCTAOEN")
    for refused, tried in TRIED:
        troubled.evaluate(TRY.replace("TRIED", tried.replace("ELSEWHERE", ELSEWHERE)))
        until(troubled, "told => refused.includes(told)", refused)
    assert troubled.evaluate("window.pwned") is None
    assert went == []
    skip_in_firefox("way into the workers")
    for ask in (f"fetch('{ELSEWHERE}')", f"import('{ELSEWHERE}')"):
        assert worker.value.evaluate(f"{ask}.catch(() => 'refused')") == "refused"
    assert troubled.evaluate("window.pwned") is None
    assert went == []


@pytest.mark.parametrize(("directive", "source", "refused"), USED)
def test_each_source_in_the_policy_is_needed(
    new_page: Pages, directive: str, source: str, refused: str
) -> None:
    def narrow(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=without(answer.text(), directive, source))

    has_workers = directive == "worker-src"
    page = new_page(service_worker=has_workers, is_quiet=False)
    page.add_init_script(LISTEN)
    page.route(re.compile("/open-hive/$"), narrow)
    page.goto("./#lab/vctaoen" if has_workers else "./#solve/vctaoen")
    until(page, "told => refused.includes(told)", refused)


def test_the_engine_cannot_read_a_word_list_without_blob_addresses(new_page: Pages) -> None:
    def narrow(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=without(answer.text(), "connect-src", "blob:"))

    page = new_page(is_quiet=False)
    page.route(re.compile("/open-hive/$"), narrow)
    page.goto("./#solve")
    open_lists(page)
    page.get_by_label("New list").fill("cave noon")
    page.get_by_role("button", name="Continue").click()
    expect_trouble(page)


def test_the_policy_has_no_other_source(dist: Path) -> None:
    told = policy((dist / "index.html").read_text("utf-8"))
    named = {
        (directive, HASH if source.startswith(HASH) else source)
        for directive, sources in told.items()
        for source in sources
    }
    assert {(directive, source) for directive, source in named if source != "'none'"} == {
        *((directive, source) for directive, source, _ in USED),
        ("script-src", HASH),
        ("connect-src", "blob:"),  # see the test of word lists
        ("manifest-src", "'self'"),  # headless browsers do not load the manifest
        ("require-trusted-types-for", "'script'"),
    }
    assert told["default-src"] == told["base-uri"] == told["form-action"] == ["'none'"]


def test_the_reference_runs_only_its_own_scripts(troubled: Page, tmp_path: Path) -> None:
    api.make(tmp_path)
    with serve.server(tmp_path, 0) as http:
        Thread(target=http.serve_forever, daemon=True).start()
        troubled.goto(f"http://127.0.0.1:{http.server_port}/beecore/hive.html?search=mask")
        expect(troubled.locator(".search-result").first).to_be_visible()
        # Firefox requests an icon even if the page has none.
        looked_for = {"img-src"} if ENGINE == "firefox" else set()
        assert {*troubled.evaluate("refused")} <= looked_for
        troubled.evaluate("document.body.setAttribute('onclick', 'pwned = 1')")
        until(troubled, "refused.includes('script-src-attr')")
        http.shutdown()
