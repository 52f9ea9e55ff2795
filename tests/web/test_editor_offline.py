"""The editor and a visit: nothing of it in the first, all of it without a network once opened."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.host import Host
from tests.web.test_editor import SMALLEST, open_editor, run, write
from tests.web.test_offline import clear_http_cache, host, url, visit_first

__all__ = ["host", "url"]

pytestmark = pytest.mark.kept

KEPT = """async () => {
    const kept = (name) => caches.match("./" + name, { ignoreSearch: true });
    while (!(await kept("lab/solvers/subset.py")))
        await new Promise((done) => setTimeout(done, 50));
}"""


def test_a_first_visit_fetches_nothing_of_the_editor(page: Page, host: Host) -> None:
    visit_first(page)
    page.goto("./#lab/vctaoen")
    expect(page.locator("#subset-words")).to_contain_text("in the dictionary")
    assert [name for name in host.asked if name.startswith("lab/")] == []


def test_code_is_written_and_run_without_a_network_once_the_editor_was_opened(
    page: Page, host: Host
) -> None:
    open_editor(page)
    page.evaluate(KEPT)
    host.stop()
    clear_http_cache(page)
    page.goto("about:blank")
    open_editor(page, "#lab/edit/trie?hive=vctaoen")
    write(page, SMALLEST)
    run(page, "Right for all 30 hives")
