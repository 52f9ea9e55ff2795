"""A new version of the site beside an old one, in a real browser."""

import random
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from build import WEB, data, languages, micropython
from build import page as the_page
from tests.web.built import BASE, copy_in_english, once
from tests.web.host import Host
from tests.web.pages.page import expect_status
from tests.web.pages.service_worker import (
    UPDATED,
    expect_kept_count,
    keep_glosses,
    kept_files,
    visit_first,
)
from tests.web.profiles import Pages
from tests.web.waiting import until

pytestmark = pytest.mark.service_worker

CHANGES = {
    "index.html": ("<p>{{ page-privacy }}", "<p>By now: {{ page-privacy }}"),
    "app/solve/missing.py": (
        'else "solve-ready")',
        'else "solve-ready").replace("Ready", "Ready anew")',
    ),
}
CHANGED = {"index.html", micropython.FILES[0]}
EARLIER = "runtime/fredoka/earlier.woff2"
"""A file that only the first version has."""
FOOTER = re.compile("^Everything runs"), re.compile("^By now: Everything runs")
READY = "Ready. Type", "Ready anew. Type"

FETCHED = """async names => Object.fromEntries(await Promise.all(names.map(async name => {
    const content = await (await fetch("./" + name)).arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
    return [name, "sha256-" + btoa(String.fromCharCode(...digest))];
})))"""
NOTHING_WAITS = """async scope =>
    !(await navigator.serviceWorker.getRegistration(scope)).waiting"""
TAKEN_OVER = """async () => {
    const workers = navigator.serviceWorker;
    const changed = new Promise(done => workers.addEventListener("controllerchange", done));
    (await workers.getRegistration()).waiting.postMessage("take over");
    await changed;
    while (workers.controller.state !== "activated")
        await new Promise(done =>
            workers.controller.addEventListener("statechange", done, { once: true }));
}"""


@pytest.fixture(scope="session")
def versions(dist: Path, shared: Path) -> tuple[Path, Path]:
    """Two builds of the site: two files of the second are new, and one is gone."""
    folder = once(shared / "versions", partial(make_versions, dist))
    return folder / "one", folder / "two"


def make_versions(dist: Path, folder: Path) -> None:
    web = folder / "web"
    shutil.copytree(WEB / "app", web / "app")
    for source in WEB.glob("*.*"):
        shutil.copyfile(source, web / source.name)
    for version in ("one", "two"):
        copy_in_english(dist, folder / version)
        if version == "one":
            (folder / version / EARLIER).write_text("a typeface of earlier versions")
        else:
            for name, (old, new) in CHANGES.items():
                text = (web / name).read_text("utf-8")
                assert old in text
                (web / name).write_text(text.replace(old, new), "utf-8")
        for name, image in micropython.images(web / "app").items():
            (folder / version / name).write_bytes(image)
        the_page.make(folder / version, web=web, pages=languages.read()[:1])


@pytest.fixture
def host(versions: tuple[Path, Path]) -> Iterator[Host]:
    host = Host(versions[0], BASE)
    yield host
    host.stop()


def visit(page: Page, version: int = 0) -> None:
    """Open the page, wait until it has started, and expect its files to be of one version."""
    page.goto("./")
    expect_status(page, READY[version])
    expect(page.locator("footer p").first).to_have_text(FOOTER[version])


def test_a_new_version_is_offered_and_downloads_only_what_changed(
    page: Page, new_page: Pages, host: Host, versions: tuple[Path, Path]
) -> None:
    visit_first(page)
    keep_glosses(page)
    other = new_page(beside=page)
    visit(other)
    expect(page.get_by_text("A new version is ready")).not_to_be_visible()
    host.deploy(versions[1])
    visit(page)
    expect(page.get_by_text("A new version is ready")).to_be_visible()
    assert set(host.asked) == CHANGED - {"index.html"} | {"", "sw.js"}
    visit(page)
    page.get_by_role("button", name="Reload").click()
    for tab in (page, other):
        expect_status(tab, READY[1])
        expect(tab.locator("footer p").first).to_have_text(FOOTER[1])
        expect(tab.get_by_text("A new version is ready")).not_to_be_visible()
    expect_kept_count(page, len(kept_files(versions[1])))


def test_a_new_version_found_on_returning_takes_over_when_all_pages_are_closed(
    page: Page, new_page: Pages, host: Host, versions: tuple[Path, Path]
) -> None:
    visit_first(page)
    host.deploy(versions[1])
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_text("A new version is ready")).to_be_visible()
    other = new_page(beside=page)
    other.route("**/elsewhere", lambda route: route.fulfill(body="", content_type="text/html"))
    other.goto("/elsewhere")  # not a page of the site, but it can find the service worker
    page.close()
    until(other, NOTHING_WAITS, BASE)
    other.unroute("**/elsewhere")
    host.stop()
    visit(other, version=1)


def test_a_new_version_does_not_wait_for_downloads_of_the_old_one(
    page: Page, host: Host, versions: tuple[Path, Path]
) -> None:
    host.faults = {data.FILES[0]: "hangs"}
    visit_first(page)
    page.reload()
    host.wait_for(data.FILES[0])
    host.deploy(versions[1])
    assert page.evaluate(UPDATED) == "installed"
    page.get_by_role("button", name="Reload").click()
    expect_status(page, READY[1])


def test_a_page_that_misses_the_upgrade_is_asked_to_reload(
    troubled_page: Page, new_page: Pages, host: Host, versions: tuple[Path, Path]
) -> None:
    """A page misses the change if its script runs only after the new version is active."""
    page = troubled_page  # the late page refuses files of the new version
    visit_first(page)
    late = new_page(beside=page)
    late.add_init_script(
        """const listen = EventTarget.prototype.addEventListener;
        const workers = navigator.serviceWorker;
        let deaf = true;
        const half = (heard) => (event) => {
            if (deaf) deaf = false; else heard(event);
        };
        if (workers)
            workers.addEventListener = (type, heard) => listen.call(workers, type, half(heard));"""
    )
    visit(late)
    host.deploy(versions[1])
    assert page.evaluate(UPDATED) == "installed"
    page.get_by_role("button", name="Reload").click()
    expect_status(page, READY[1])
    expect_status(late, READY[0])
    late.evaluate("void fetch('./app.bin').catch(() => {})")
    expect_status(late, READY[1])


def test_a_new_version_is_refused_until_each_file_of_it_arrives_intact(
    troubled_page: Page, host: Host, versions: tuple[Path, Path], tmp_path: Path
) -> None:
    page, name = troubled_page, micropython.FILES[0]
    visit_first(page)
    shutil.copytree(versions[0], tmp_path / "half deployed")
    shutil.copyfile(versions[1] / "sw.js", tmp_path / "half deployed" / "sw.js")
    host.deploy(tmp_path / "half deployed")
    assert page.evaluate(UPDATED) == "redundant"
    host.deploy(versions[1])
    for fault in ("HTML", "hangs", "cut short"):
        host.faults = {name: fault}
        host.asked.clear()
        page.evaluate(f"() => {{ window.ended = ({UPDATED})(); }}")
        host.wait_for(name)
        if fault == "hangs":
            host.faults = {name: "missing"}
            host.release()
        assert page.evaluate("ended") == "redundant", fault
    visit(page)
    host.heal()
    while (ended := page.evaluate(UPDATED)) != "installed":
        assert ended == "redundant"  # an update that the visit had started


def test_an_interrupted_upgrade_never_mixes_versions(
    troubled_page: Page, host: Host, versions: tuple[Path, Path]
) -> None:
    """Interrupts 24 downloads, each after a random number of bytes; a few complete."""
    page = troubled_page
    lists = [kept_files(folder) for folder in versions]
    changed = [name for name in lists[1] if lists[0][name] != lists[1][name]]
    worker = (versions[0] / "sw.js").stat().st_size
    most = worker + sum((versions[0] / name).stat().st_size for name in CHANGED) * 9 // 10
    seed = 20261121
    print("seed", seed)
    chance = random.Random(seed)
    visit_first(page)
    keep_glosses(page)
    page.goto("./icon.svg")  # within the site, but without Python: quick to open
    ends = Counter[str]()
    old, new = 0, 1
    host.deploy(versions[new])
    while ends.total() - ends["installed"] < 24:
        # The first download breaks within the worker's script; later ones have it cached.
        host.left = chance.randrange(most if ends else worker)
        end = page.evaluate(UPDATED)
        ends[end] += 1
        host.left = 0
        assert is_all_of(lists[old], page, changed), ends
        if end == "installed":
            page.evaluate(TAKEN_OVER)
            old, new = new, old
            assert is_all_of(lists[old], page, list(lists[old])), ends
            expect_kept_count(page, len(lists[old]))
            host.deploy(versions[new])
        if ends.total() % 20 == 10:
            visit(page, version=old)
            page.goto("./icon.svg")
    assert set(ends) == {"unheard of", "redundant", "installed"}


def is_all_of(version: dict[str, str], page: Page, names: list[str]) -> bool:
    """Return whether all files that the page fetches are of one version."""
    return bool(page.evaluate(FETCHED, names) == {name: version[name] for name in names})
