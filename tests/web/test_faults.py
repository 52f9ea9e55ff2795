"""Files that are missing, late or wrong, in a real browser: each case of tests/README.md's table.

The host here tells browsers to keep what they get for ten minutes, as GitHub Pages does: so they
keep what is wrong as well.
"""

import re
import shutil
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from build import ROOT, offline
from tests.web.conftest import BASE, SPARING
from tests.web.host import Host
from tests.web.test_offline import clear_http_cache, keep_glosses, visit_first
from tests.web.test_solve import expect_status
from tests.web.test_upgrade import UPDATED, kept_files
from tests.web.waiting import PATIENCE

pytestmark = pytest.mark.kept

FAULTS = ("missing", "hangs", "cut short", "empty", "HTML", "garbage")
SHOWN = {
    "solve/vctaoen": "VCTAOEN: ",
    "solve/aeinrstlo": "AEINRSTLO: ",
    "play": "Today, ",
    "lab/vctaoen": "VCTAOEN, and ",
}
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

FORGOTTEN = "async (filed) => (await caches.open((await caches.keys())[0])).delete(filed)"


class Row(NamedTuple):
    """What is said of some files: in which view they are needed, and how each visit goes."""

    names: str
    view: str
    first: str
    upgrade: str
    later: str
    store: str

    @property
    def seconds(self) -> int:
        return int(re.sub(r"\D", "", self.first))

    def files(self, site: list[str]) -> list[str]:
        patterns = re.findall("`(.+?)`", self.names)
        return [name for name in site if any(fnmatch(name, each) for each in patterns)]


def rows() -> list[Row]:
    lines = (ROOT / "tests" / "README.md").read_text("utf-8").splitlines()
    cells = [line.strip("| ").split(" | ") for line in lines if line.startswith("| ")]
    return [Row(names, view.strip("`#"), *visits) for names, view, *visits in cells[1:]]


TABLE = rows()
NEEDED = [row for row in TABLE if row.first.startswith("told")]


@pytest.fixture
def site(dist: Path) -> list[str]:
    """The names of all files."""
    return [path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()]


@pytest.fixture
def host(dist: Path) -> Iterator[Host]:
    host = Host(dist, BASE)
    host.caching = "max-age=600"
    yield host
    host.stop()


@pytest.fixture
def url(host: Host) -> str:
    return host.url


@pytest.fixture
def page(troubled_page: Page) -> Page:
    return troubled_page


@pytest.fixture
def visitor(browser: Browser, host: Host) -> Iterator["Visitor"]:
    visitor = Visitor(browser, host)
    yield visitor
    visitor.context.close()


class Visitor:
    """Opens the page as one who was never there, each time anew."""

    def __init__(self, browser: Browser, host: Host) -> None:
        self.browser, self.host = browser, host
        self.context = browser.new_context()

    def page(self) -> Page:
        self.context.close()
        self.context = self.browser.new_context(base_url=self.host.url)
        self.context.add_init_script(SPARING)
        self.context.set_default_timeout(PATIENCE)
        page = self.context.new_page()
        page.clock.install()
        return page


def ask(page: Page, view: str) -> None:
    """Open a view, or ask what a word means."""
    page.goto("about:blank")
    if view in SHOWN:
        page.goto(f"./#{view}", wait_until="commit")
    else:
        page.goto("./#solve/vctaoen")
        expect_status(page, SHOWN["solve/vctaoen"])
        page.get_by_role("link", name="covenant", exact=True).click()


def expect_shown(page: Page, view: str) -> None:
    if view in SHOWN:
        expect_status(page, SHOWN[view])
        expect(page.get_by_role("button", name="Try again")).not_to_be_visible()
    else:
        expect(page.locator("#meaning-text")).to_contain_text("agreement")


def expect_told(page: Page) -> None:
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text(re.compile(r"^[A-Z].*\.$", re.DOTALL))


def test_the_table_has_every_file_once(site: list[str]) -> None:
    told = [name for row in TABLE for name in row.files(site)]
    assert len(told) == len({*told})
    assert all(row.files(site) for row in TABLE[:-1])
    assert TABLE[-1].names == "all others"


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("row", NEEDED, ids=[row.names for row in NEEDED])
def test_a_first_visit_works_or_says_what_is_wrong_and_is_well_when_the_host_is(
    visitor: Visitor, host: Host, site: list[str], row: Row, fault: str
) -> None:
    names = row.files(site) if row.view in SHOWN else ["glosses/c.txt"]
    for name in names:
        host.release()  # what the page before still waits for
        page = visitor.page()
        host.faults = {name: fault}
        host.forget()
        ask(page, row.view)
        if fault == "hangs":
            host.wait_for(name)
            page.clock.fast_forward(1000 * row.seconds)
        if row.view == MEANING and fault != "hangs":
            expect(page.locator("#meaning-text")).to_contain_text("could not be loaded")
        else:
            expect_told(page)
    host.faults.clear()
    if row.view == MEANING:
        ask(page, row.view)
    else:
        page.get_by_role("button", name="Try again").click()
    expect_shown(page, row.view)


def test_what_was_typed_while_there_was_no_python_is_answered_once_there_is(
    visitor: Visitor, host: Host
) -> None:
    page = visitor.page()
    host.faults = {"app.bin": "HTML"}
    ask(page, "play")
    page.get_by_label("Guess").fill("no")
    page.keyboard.press("Enter")
    expect_told(page)
    page.get_by_role("link", name="Solve", exact=True).click()
    page.get_by_label("Letters").fill("VCTAOEN")
    page.get_by_role("link", name="Play", exact=True).click()
    host.heal()
    page.get_by_role("button", name="Try again").click()
    expect_status(page, "Too short")
    page.get_by_role("link", name="Solve", exact=True).click()
    expect_status(page, SHOWN["solve/vctaoen"])


def test_a_later_visit_works_whatever_the_host_sends(
    page: Page, host: Host, site: list[str]
) -> None:
    visit_first(page)
    keep_glosses(page)
    clear_http_cache(page)
    for fault in FAULTS:
        host.faults = dict.fromkeys(site, fault)
        views = [*SHOWN, MEANING] if fault == "garbage" else ["solve/vctaoen"]
        for view in views:
            if view != "solve/aeinrstlo":  # of which the words are kept once they are needed
                ask(page, view)
                expect_shown(page, view)
        host.heal()


def test_an_upgrade_is_whole_or_not_at_all(
    page: Page, host: Host, dist: Path, tmp_path: Path
) -> None:
    visit_first(page)
    keep_glosses(page)
    page.goto("./icon.svg")
    newer = with_every_file_changed(dist, tmp_path / "newer")
    host.deploy(newer)
    for name, hashed in kept_files(newer).items():
        for fault in FAULTS:
            page.evaluate(FORGOTTEN, f"{host.url}{name}?{hashed}")
            host.faults = {name: fault}
            host.forget()
            page.evaluate(f"() => {{ window.ended = ({UPDATED})(); }}")
            host.wait_for(name)
            if fault == "hangs":
                host.faults = {name: "missing"}
                host.release()
            assert page.evaluate("ended") == "redundant", (name, fault)
    for view in ("solve/vctaoen", "play"):
        ask(page, view)
        expect_shown(page, view)
    host.heal()
    while (ended := page.evaluate(UPDATED)) != "installed":
        assert ended == "redundant"  # as one that the visits began


@pytest.mark.parametrize("row", TABLE, ids=[row.names for row in TABLE])
def test_what_is_damaged_in_the_browsers_own_store_is_mended(
    page: Page, host: Host, site: list[str], row: Row
) -> None:
    visit_first(page)
    if row.view == MEANING:
        keep_glosses(page)
    view = row.view if row.view in (*SHOWN, MEANING) else "solve/vctaoen"
    ask(page, view)
    expect_shown(page, view)
    for fault in FAULTS:
        if fault != "hangs":
            page.goto("./icon.svg")
            page.evaluate(DAMAGED, [row.files(site), fault])
            clear_http_cache(page)
            ask(page, view)
            if row.store == "told" and fault != "missing":
                expect_told(page)
                page.get_by_role("button", name="Try again").click()
            expect_shown(page, view)


def with_every_file_changed(dist: Path, newer: Path) -> Path:
    """Make a version of the site of which no kept file is as it was."""
    shutil.copytree(dist, newer)
    old = offline.files(dist)
    for name in old:
        with (newer / (name or "index.html")).open("ab") as file:
            file.write(b"\n")
    worker = (newer / "sw.js").read_text("utf-8")
    for name, hashed in offline.files(newer).items():
        worker = worker.replace(old[name], hashed)
    (newer / "sw.js").write_text(worker, "utf-8")
    return newer
