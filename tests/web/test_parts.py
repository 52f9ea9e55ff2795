"""Sites without one of the parts that can be left out."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from build import WEB, languages, micropython, parts
from build import page as the_page
from tests.web.built import BASE, copy_in_english, once
from tests.web.host import Host
from tests.web.pages.play import begin, expect_found, guess
from tests.web.pages.settings import open_settings
from tests.web.pages.solve import solve

OPTIONAL = {part.folder: "" for part in parts.PARTS.values() if part.is_optional}
FOLDERS = [*OPTIONAL, parts.LAB]
WHOLE = "whole"


@pytest.fixture(scope="session")
def sites(dist: Path, shared: Path) -> Path:
    """A folder with a site in English without each part, and a whole one."""
    return once(shared / "parts", partial(make_sites, dist))


def make_sites(dist: Path, folder: Path) -> None:
    english = languages.read()[:1]
    for name in (WHOLE, *FOLDERS):
        left_out = [] if name == WHOLE else [name]
        copy_in_english(dist, folder / name)
        micropython.make(folder / name, left_out)
        the_page.make(folder / name, pages=english, left_out=left_out)


@pytest.fixture(params=FOLDERS)
def host(request: pytest.FixtureRequest, sites: Path) -> Iterator[Host]:
    host = Host(sites / request.param, BASE)
    yield host
    host.stop()


@pytest.fixture
def left_out(request: pytest.FixtureRequest) -> str:
    """The folder of the part that the site of the test's host lacks."""
    folder: str = request.node.callspec.params["host"]
    return folder


def test_a_site_without_a_part_solves_and_plays_and_does_not_offer_it(
    page: Page, host: Host, left_out: str, sites: Path
) -> None:
    solve(page)
    begin(page)
    guess(page, "cave")
    expect_found(page, ["cave"])
    page.locator("#open-menu").click()
    expect(page.get_by_role("button", name="Give up")).to_be_visible()
    page.keyboard.press("Escape")
    open_settings(page)
    names = [name for name, part in parts.PARTS.items() if part.folder == left_out]
    for name in names:
        expect(page.locator(f'[data-opens="{name}"], [data-opens^="{name} "]')).to_have_count(0)
    if left_out == parts.LAB:
        expect(page.get_by_role("link", name="Lab")).to_have_count(0)
        assert not (host.folder / "lab" / the_page.PAGE).exists()
    had, has = (
        b"".join(path.read_bytes() for path in folder.glob("*.bin"))
        for folder in (sites / WHOLE, host.folder)
    )
    for path in (WEB / "app" / left_out).glob("*.py"):  # each module names its file once
        assert has.count(path.name.encode()) < had.count(path.name.encode())
    assert shown(host.folder) < shown(sites / WHOLE)


def shown(site: Path) -> int:
    """Return the bytes of the page and its dialogs."""
    return sum((site / name).stat().st_size for name in (the_page.PAGE, the_page.PART_FILE))
