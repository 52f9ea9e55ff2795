"""Later visits, and visits without a network, in a real browser."""

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.built import BASE
from tests.web.host import Host
from tests.web.pages.page import expect_status
from tests.web.pages.service_worker import (
    REGISTERED,
    clear_http_cache,
    keep_glosses,
    visit_first,
)
from tests.web.pages.solve import expect_word, solve
from tests.web.profiles import LITTLE_MEMORY
from tests.web.waiting import until

pytestmark = pytest.mark.service_worker


@pytest.fixture(params=[BASE])
def host(request: pytest.FixtureRequest, dist: Path) -> Iterator[Host]:
    host = Host(dist, request.param)
    yield host
    host.stop()


@pytest.mark.parametrize("host", ["/", "/a/b/"], indirect=True)
def test_all_works_without_a_network(page: Page, host: Host) -> None:
    visit_first(page)
    host.stop()
    clear_http_cache(page)
    for address in ("./", "./index.html"):
        page.goto(address)
        expect_status(page, "Ready")
    solve(page)
    expect_word(page, "Likely", "covenant")
    page.goto("./#play")
    expect_status(page, "Find words that use ")
    page.get_by_role("button", name="Shuffle").click()
    page.reload()
    expect_status(page, "Find words that use ")
    page.goto("./#lab/vctaoen")
    expect(page.get_by_role("list", name="Solvers").get_by_role("listitem")).not_to_have_count(0)


def test_the_words_of_larger_hives_are_kept_once_they_were_needed(page: Page, host: Host) -> None:
    visit_first(page)
    assert "lexicon-wide.bee" not in host.asked
    solve(page, "aeinrstlo")
    host.stop()
    clear_http_cache(page)
    page.goto("./")
    page.reload()
    page.get_by_label("Letters", exact=True).fill("aeinrstld")
    expect_status(page, "AEINRSTLD: ")


def test_where_memory_is_short_the_engine_is_kept_once_it_was_needed(
    page: Page, host: Host, dist: Path, tmp_path: Path
) -> None:
    short = tmp_path / "short"
    shutil.copytree(dist, short)
    worker = (short / "sw.js").read_text("utf-8")
    (short / "sw.js").write_text(LITTLE_MEMORY + "\n" + worker, "utf-8")
    host.deploy(short)
    visit_first(page)
    assert "lexicon.bee" in host.asked
    assert "beecore.zip" not in host.asked
    page.goto("./#lab/vctaoen")
    expect_status(page, "Ready to solve VCTAOEN")
    host.stop()
    clear_http_cache(page)
    page.reload()
    expect_status(page, "Ready to solve VCTAOEN")


def test_a_later_visit_downloads_nothing(page: Page, host: Host) -> None:
    visit_first(page)
    keep_glosses(page)
    host.forget()
    clear_http_cache(page)
    page.reload()
    expect_status(page, "Ready")
    page.goto("./#play")
    expect_status(page, "Find words that use ")
    assert set(host.asked) <= {"sw.js"}, "but for the browser's own look for a new version"


def test_a_first_visit_cut_short_keeps_nothing_or_all(
    troubled_page: Page, host: Host, dist: Path
) -> None:
    page = troubled_page
    largest = max(path.stat().st_size for path in dist.rglob("*"))  # never arrives in full
    seed = 20261122
    print("seed", seed)
    chance = random.Random(seed)
    page.goto("./icon.svg")
    for _ in range(10):
        host.left = chance.randrange(largest)
        assert page.evaluate(REGISTERED) in ("unheard of", "redundant")
        until(page, "async () => !(await navigator.serviceWorker.getRegistration())")
    host.left = None
    visit_first(page)
    host.stop()
    page.reload()
    expect_status(page, "Ready")
