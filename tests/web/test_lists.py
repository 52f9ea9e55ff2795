"""Word lists of the visitor's own, in a real browser: dropped, played, stored, and damaged."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.built import BASE
from tests.web.host import Host
from tests.web.pages.lists import SPANISH, add, open_lists, paste, row
from tests.web.pages.page import expect_announced, expect_said, expect_status
from tests.web.pages.play import expect_found, guess
from tests.web.pages.service_worker import clear_http_cache, visit_first, wait_until_kept

HIVE = "ñaeinpt?edition=list-espa%C3%B1ol"
CACHE = "`open-hive lists ${new URL('./', document.baseURI).href}`"
DROPPED = """text => {
    const data = new DataTransfer();
    data.items.add(new File([text], "Español.txt", { type: "text/plain" }));
    return data;
}"""
REPLACED = f"""async content => {{
    const cache = await caches.open({CACHE});
    for (const request of await cache.keys()) await cache.put(request, new Response(content));
}}"""
DRAGGED_TEXT = """text => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    return data;
}"""
IS_TAKEN = """([kind, dataTransfer]) => {
    const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true });
    return !document.getElementById("list-text").dispatchEvent(event);
}"""
ENDED = "() => document.querySelector('script[type=py]').xworker.terminate()"
FORGOTTEN = f"caches.delete({CACHE})"
FULL = "Cache.prototype.put = async () => { throw new DOMException('full', 'QuotaExceededError'); }"


@pytest.fixture
def host(dist: Path) -> Iterator[Host]:
    host = Host(dist, BASE)
    yield host
    host.stop()


def drop(page: Page, text: str = SPANISH) -> None:
    """Drop a file with a list on the open dialog, and add it."""
    data = page.evaluate_handle(DROPPED, text)
    page.locator("#lists").dispatch_event("drop", {"dataTransfer": data})
    expect(page.get_by_label("Name of the list")).to_have_value("Español")
    add(page, "Español")


@pytest.mark.service_worker
def test_a_dropped_list_is_played_to_the_top_rank_and_works_offline(page: Page, host: Host) -> None:
    visit_first(page)
    open_lists(page)
    drop(page)
    page.goto(f"./#play/{HIVE}")
    expect_announced(page, "Hive ÑAEINPT.")
    for word in ("piña", "peña", "niña", "tiña", "Peñita", "piñata"):
        guess(page, word)
    expect(page.locator("#latest-count")).to_contain_text("6")
    wait_until_kept(page, ["play.bin", "lists.bin"])
    host.stop()
    clear_http_cache(page)
    page.reload()
    expect_announced(page, "Hive ÑAEINPT.")
    guess(page, "napiñeta")
    expect(page.get_by_role("dialog", name="Queen Bee!")).to_be_visible()
    page.keyboard.press("Escape")
    page.goto("./#solve")
    open_lists(page)
    row(page, "Español").get_by_role("link", name="Solve").click()
    expect(page.get_by_label("Edition")).to_have_value("list-español")


@pytest.mark.parametrize("content", ["", "<!doctype html>", None], ids=["empty", "HTML", "missing"])
def test_a_damaged_list_can_be_added_again(page: Page, content: str | None) -> None:
    page.goto("./")
    open_lists(page)
    drop(page)
    page.goto(f"./#play/{HIVE}")
    guess(page, "piña")
    expect_found(page, ["piña"])
    page.evaluate(FORGOTTEN if content is None else REPLACED, content)
    page.reload()
    expect_said(page, "The words of Español are no longer in this browser.")
    page.goto("./#solve")
    open_lists(page)
    row(page, "Español").get_by_role("button", name="Delete Español").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    drop(page)
    page.goto(f"./#play/{HIVE}")
    expect_found(page, ["piña"])


def test_a_list_that_cannot_be_stored_lasts_as_long_as_the_page(page: Page) -> None:
    page.add_init_script(FULL)
    page.goto("./")
    open_lists(page)
    paste(page)
    add(page, "Español")
    expect_said(page, "This browser can’t store it, so it’ll be gone when you leave.")
    page.goto(f"./#solve/{HIVE}")
    expect_status(page, "ÑAEINPT: 7 likely words")


def test_a_list_is_read_again_if_the_engine_has_ended_meanwhile(page: Page) -> None:
    page.goto("./")
    open_lists(page)
    paste(page)
    page.evaluate(ENDED)
    add(page, "Español")
    expect(row(page, "Español")).to_contain_text("11 words")


def test_a_list_that_another_tab_has_added_meanwhile_is_not_replaced(page: Page) -> None:
    page.goto("./")
    open_lists(page)
    paste(page, "cave noon")
    other = page.context.new_page()
    other.goto("./")
    open_lists(other)
    drop(other)
    page.get_by_label("Name of the list").fill("Español")
    page.get_by_role("button", name="Add list").click()
    expect_status(page, "You already have a list named Español")
    expect(row(page, "Español")).to_contain_text("11 words")


def test_only_files_are_dropped_on_the_dialog(page: Page) -> None:
    page.goto("./")
    open_lists(page)
    for given, is_taken in ((DROPPED, True), (DRAGGED_TEXT, False)):
        data = page.evaluate_handle(given, "cave noon")
        assert page.evaluate(IS_TAKEN, ["dragover", data]) is is_taken
        assert page.evaluate(IS_TAKEN, ["drop", data]) is is_taken
