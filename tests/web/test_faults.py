"""Tests of missing, late, and damaged files: each case of the table in tests/README.md.

Like GitHub Pages, the host lets browsers cache files for ten minutes. They cache damaged files as
well.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from build import offline
from tests.web import fault_table as faults
from tests.web.built import BASE
from tests.web.fault_table import TABLE, TRIED, Row
from tests.web.host import Host
from tests.web.pages.page import again, expect_status, expect_trouble
from tests.web.pages.play import OLD, guess
from tests.web.pages.service_worker import clear_http_cache, keep_all, keep_glosses, visit_first
from tests.web.pages.solve import solve
from tests.web.profiles import Pages

SHOWN = {
    "solve/vctaoen": "VCTAOEN: ",
    "play": "Find words that use ",
    "solve/aeinrstlo": "AEINRSTLO: ",
    "play/vctaoen": "Find words that use V.",
    "solve/aeinprt?edition=french": "AEINPRT: ",
    f"play/{OLD}": "Find words that use ",
    "solve/vctaoen?edition=list-own": "This link is for a word list named own",
    "lab/#vctaoen": "Ready to solve VCTAOEN",
}
"""How the status line of each view begins; neighbors differ, so that none is taken for another."""
MEANING = "what a word means"
DAMAGED = """async ([names, damage]) => {
    const home = new URL("./", document.baseURI).href;
    const cache = await caches.open((await caches.keys())[0]);
    for (const found of await cache.keys()) {
        const name = found.url.split("?")[0].slice(home.length) || "index.html";
        if (!names.includes(name)) continue;
        const response = await cache.match(found);
        const { headers } = response;
        const right = new Uint8Array(await response.arrayBuffer());
        const wrong = {
            "cut short": right.slice(0, right.length / 2),
            empty: "",
            HTML: "<!doctype html><title>Airport</title>",
            garbage: right.map((byte) => byte ^ 0x55),
        };
        await cache.delete(found);
        if (damage !== "missing") await cache.put(found, new Response(wrong[damage], { headers }));
    }
}"""


@pytest.fixture
def site(dist: Path) -> list[str]:
    """The names of all files."""
    return faults.names(dist)


@pytest.fixture
def host(dist: Path) -> Iterator[Host]:
    host = Host(dist, BASE)
    host.caching = "max-age=600"
    yield host
    host.stop()


@pytest.fixture
def kept_page(new_page: Pages) -> Page:
    """A page whose service worker saves it for later visits."""
    return new_page(service_worker=True, is_quiet=False)


def visit_as_somebody_new(new_page: Pages) -> Page:
    page = new_page(is_quiet=False)
    page.clock.install()
    return page


def link_to(view: str) -> str:
    return f"./{view}" if "#" in view else f"./#{view}"


def ask(page: Page, view: str) -> None:
    """Open a view or the definition of a word."""
    page.goto("about:blank")
    if view in SHOWN:
        page.goto(link_to(view), wait_until="commit")
    else:
        solve(page)
        # Until Python is there, the words of an earlier visit are links to Wiktionary.
        expect(page.locator("#solve")).to_have_attribute("data-ready", "")
        page.get_by_role("link", name="covenant", exact=True).click()


def expect_shown(page: Page, view: str) -> None:
    if view in SHOWN:
        expect_status(page, SHOWN[view])
        expect(again(page)).not_to_be_visible()
    else:
        expect(page.locator("#meaning-text")).to_contain_text("agreement")


def go_on(page: Page, view: str) -> None:
    """Open a view or a definition where another one is shown, and expect it."""
    if view in SHOWN:
        page.goto(link_to(view))
    else:
        ask(page, view)
    expect_shown(page, view)


def test_the_table_has_every_file_exactly_once(site: list[str]) -> None:
    told = [name for row in TABLE for name in row.files(site)]
    assert len(told) == len({*told})
    assert all(row.files(site) for row in TABLE[:-1])
    assert TABLE[-1].names == "all others"


@pytest.mark.parametrize("row", faults.NEEDED, ids=lambda row: row.names)
def test_a_first_visit_works_or_explains_each_fault_and_recovers(
    new_page: Pages, host: Host, site: list[str], row: Row
) -> None:
    """The file has one fault when first asked for, and another each time it is tried again."""
    for name in row.tried(site) if row.view in SHOWN else ["glosses/c.txt"]:
        page = visit_as_somebody_new(new_page)
        act: Callable[[], None] = partial(ask, page, row.view)
        for fault in TRIED:
            host.faults = {name: fault}
            host.asked.clear()
            act()
            # Until it reloads, the page may still ask for the file on its own, and for its scripts.
            home = link_to(row.view).removeprefix("./").partition("#")[0]
            host.wait_for(*([home] if row.view in SHOWN else []), name)
            if row.view == MEANING and fault != "hangs":
                expect(page.locator("#meaning-text")).to_contain_text(
                    "The definitions couldn’t be loaded."
                )
                continue
            if fault == "hangs":
                page.clock.fast_forward(1000 * row.seconds)
            expect_trouble(page)
            if row.view in SHOWN:
                act = again(page).click
        host.faults.clear()  # but do not release requests that hang
        act()
        expect_shown(page, row.view)
        host.release()
        page.context.close()


@pytest.mark.parametrize("fault", TRIED)
@pytest.mark.parametrize("row", faults.DISPENSABLE, ids=lambda row: row.names)
def test_a_first_visit_works_without_dispensable_files(
    new_page: Pages, host: Host, site: list[str], row: Row, fault: str
) -> None:
    for name in row.tried(site):
        page = visit_as_somebody_new(new_page)
        host.faults = {name: fault}
        host.asked.clear()
        ask(page, row.view)
        host.wait_for(name)
        expect_shown(page, row.view)
        host.release()
        page.context.close()


def test_input_typed_before_python_started_is_handled_later(new_page: Pages, host: Host) -> None:
    page = visit_as_somebody_new(new_page)
    host.faults = {"app.bin": "HTML"}
    ask(page, "play")
    page.wait_for_load_state()  # when loaded, a browser moves the focus to the link's target
    guess(page, "no")
    expect(page.get_by_label("Guess")).to_have_value("")
    expect_trouble(page)
    page.get_by_role("link", name="Solve", exact=True).click()
    page.get_by_label("Letters", exact=True).fill("VCTAOEN")
    page.get_by_role("link", name="Play", exact=True).click()
    host.heal()
    again(page).click()
    expect_status(page, "Too short")
    page.get_by_role("link", name="Solve", exact=True).click()
    expect_status(page, SHOWN["solve/vctaoen"])


def test_a_later_visit_works_whatever_the_host_sends(
    kept_page: Page, host: Host, site: list[str]
) -> None:
    visit_first(kept_page)
    keep_all(kept_page)
    clear_http_cache(kept_page)
    for fault in TRIED:
        host.faults = dict.fromkeys(site, fault)
        if fault == "empty":  # an empty script is a valid service worker that does nothing
            del host.faults[offline.WORKER]
        kept_page.goto("about:blank")
        for view in (*SHOWN, MEANING) if faults.IS_WHOLE or fault == TRIED[0] else (*SHOWN,)[:1]:
            go_on(kept_page, view)
        host.heal()


@pytest.mark.parametrize(
    "rows", faults.STORED_ROWS, ids=lambda rows: ", ".join(row.names for row in rows)
)
def test_damaged_files_in_the_browsers_cache_are_repaired(
    kept_page: Page, host: Host, site: list[str], rows: list[Row]
) -> None:
    page = kept_page
    views = list(dict.fromkeys(row.view for row in rows))
    visit_first(page)
    if MEANING in views:
        keep_glosses(page)
    for view in views:
        go_on(page, view)
    for fault in faults.STORED:
        page.goto("./icon.svg")
        page.evaluate(DAMAGED, [[name for row in rows for name in row.files(site)], fault])
        clear_http_cache(page)
        if rows[0].store == "message" and fault != "missing":
            ask(page, views[0])
            expect_trouble(page)
            again(page).click()
            expect_shown(page, views[0])
        for view in views:
            go_on(page, view)
