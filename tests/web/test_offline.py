"""Later visits, and visits without a network, in a real browser."""

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from build import glosses
from tests.web.browsers import ENGINE
from tests.web.conftest import BASE
from tests.web.host import Host
from tests.web.means import chromium
from tests.web.test_solve import expect_status, words_of
from tests.web.waiting import until

pytestmark = pytest.mark.kept


INSTALLED = """async () => {
    let registration;
    try { registration = await (CALL); } catch { return "unheard of"; }
    const worker = registration.installing ?? registration.waiting;
    while (worker?.state === "installing")
        await new Promise(done => worker.addEventListener("statechange", done, { once: true }));
    return worker?.state ?? "nothing new";
}"""
REGISTERED = INSTALLED.replace("CALL", "navigator.serviceWorker.register('./sw.js')")


KEEP_THE_REST = "navigator.serviceWorker.controller.postMessage('keep the rest')"
ALL_GLOSSES = """async () => {
    const kept = (name) => caches.match("./" + name, { ignoreSearch: true });
    while (!(await Promise.all(NAMES.map(kept))).every(Boolean))
        await new Promise(done => setTimeout(done, 50));
}""".replace("NAMES", str(glosses.FILES))


@pytest.fixture(params=[BASE])
def host(request: pytest.FixtureRequest, dist: Path) -> Iterator[Host]:
    host = Host(dist, request.param)
    yield host
    host.stop()


@pytest.fixture
def url(host: Host) -> str:
    return host.url


def visit_first(page: Page) -> None:
    """Open the page, and wait until the browser keeps it."""
    page.goto("./")
    expect_status(page, "Ready")
    until(page, "navigator.serviceWorker.controller?.state === 'activated'")


def wait_for_glosses(page: Page) -> None:
    """Wait until the browser keeps what it keeps last."""
    page.evaluate(ALL_GLOSSES)


def keep_glosses(page: Page) -> None:
    """Have the browser keep that, as a page does where memory is not short."""
    page.evaluate(KEEP_THE_REST)
    wait_for_glosses(page)


def clear_http_cache(page: Page) -> None:
    """Have the browser forget what it keeps beside the site's own store, where it can be told."""
    if ENGINE == "chromium":
        chromium(page).send("Network.clearBrowserCache")


@pytest.mark.parametrize("host", ["/", "/open-hive/", "/a/b/"], indirect=True)
def test_all_works_without_a_network(page: Page, host: Host) -> None:
    visit_first(page)
    host.stop()
    clear_http_cache(page)
    for address in ("./", "./index.html"):
        page.goto(address)
        expect_status(page, "Ready")
    page.goto("./#solve/vctaoen")
    expect_status(page, "VCTAOEN: ")
    assert "covenant" in words_of(page, "Likely")
    page.goto("./#play")
    expect_status(page, "Today, ")
    page.get_by_role("button", name="Shuffle").click()
    page.reload()
    expect_status(page, "Today, ")
    page.goto("./#lab/vctaoen")
    expect(page.get_by_role("list", name="Solvers").get_by_role("listitem")).not_to_have_count(0)


def test_the_words_of_larger_hives_are_kept_once_they_were_needed(page: Page, host: Host) -> None:
    visit_first(page)
    assert "lexicon-wide.bee" not in host.asked
    page.goto("./#solve/aeinrstlo")
    expect_status(page, "AEINRSTLO: ")
    host.stop()
    clear_http_cache(page)
    page.goto("./")
    page.reload()
    page.get_by_label("Letters").fill("aeinrstld")
    expect_status(page, "AEINRSTLD: ")


def test_where_memory_is_short_the_engine_is_kept_once_it_was_needed(
    page: Page, host: Host, dist: Path, tmp_path: Path
) -> None:
    short = tmp_path / "short"
    shutil.copytree(dist, short)
    worker = (short / "sw.js").read_text("utf-8")
    memory = "Object.defineProperty(navigator, 'deviceMemory', { value: 2 });\n"
    (short / "sw.js").write_text(memory + worker, "utf-8")
    host.deploy(short)
    page.add_init_script(memory)
    visit_first(page)
    assert "lexicon.bee" in host.asked
    assert "beecore.zip" not in host.asked
    page.goto("./#lab/vctaoen")
    expect_status(page, "VCTAOEN, and")
    host.stop()
    clear_http_cache(page)
    page.reload()
    expect_status(page, "VCTAOEN, and")


def test_a_later_visit_downloads_nothing(page: Page, host: Host) -> None:
    visit_first(page)
    keep_glosses(page)
    host.forget()
    clear_http_cache(page)
    page.reload()
    expect_status(page, "Ready")
    page.goto("./#play")
    expect_status(page, "Today, ")
    assert set(host.asked) <= {"sw.js"}, "but for the browser's own look for a new version"


def test_a_first_visit_cut_short_keeps_nothing_or_all(
    troubled_page: Page, host: Host, dist: Path
) -> None:
    page = troubled_page
    largest = max(path.stat().st_size for path in dist.rglob("*"))  # never comes whole
    seed = 20261122
    print("seed", seed)
    chance = random.Random(seed)
    page.goto("./icon.svg")
    for _ in range(10):
        host.left = chance.randrange(largest)
        assert page.evaluate(REGISTERED) in ("unheard of", "redundant")
        assert not page.evaluate("navigator.serviceWorker.getRegistration()")
    host.left = None
    visit_first(page)
    host.stop()
    page.reload()
    expect_status(page, "Ready")
