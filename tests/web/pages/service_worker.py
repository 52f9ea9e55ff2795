"""The service worker, which caches the site for later visits and installs new versions."""

from pathlib import Path

from playwright.sync_api import Page, expect

from build import data, offline
from tests.web.browsers import ENGINE
from tests.web.means import chromium
from tests.web.pages.page import expect_status
from tests.web.pages.settings import close_settings, open_settings
from tests.web.waiting import until

UPDATED = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    let worker = registration.installing ?? registration.waiting;
    // Asked for after the update, a worker that failed at once would not be found.
    registration.onupdatefound = () => { worker = registration.installing; };
    try { await registration.update(); } catch { return "unheard of"; }
    worker ??= registration.installing ?? registration.waiting;
    while (worker?.state === "installing")
        await new Promise(done => worker.addEventListener("statechange", done, { once: true }));
    return worker?.state ?? "nothing new";
}"""
ALL_KEPT = """async (names) => {
    const home = new URL(document.documentElement.dataset.root, document.baseURI);
    const kept = (name) => caches.match(new URL(name, home), { ignoreSearch: true });
    return (await Promise.all(names.map(kept))).every(Boolean);
}"""
COUNT_KEPT = """async (count) => {
    const cache = await caches.open((await caches.keys())[0]);
    return (await cache.keys()).length === count;
}"""


def visit_first(page: Page) -> None:
    """Open the page, and wait until the service worker has cached it."""
    page.goto("./")
    expect_status(page, "Ready")
    until(page, "navigator.serviceWorker.controller?.state === 'activated'")


def wait_until_kept(page: Page, names: list[str]) -> None:
    """Wait until the service worker has cached some files."""
    until(page, ALL_KEPT, names)


def expect_kept_count(page: Page, count: int) -> None:
    """Expect the service worker to have cached `count` files."""
    until(page, COUNT_KEPT, count)


def keep_glosses(page: Page) -> None:
    """Visit the page again: the service worker then caches the definitions, after all else."""
    page.reload()
    wait_until_kept(page, list(data.FILES))


def keep_all(page: Page) -> None:
    """Have the service worker cache every file, as when a visitor asks for it."""
    open_settings(page).get_by_role("button", name="Make everything available offline").click()
    expect(page.get_by_text("Everything is available offline.")).to_be_visible()
    close_settings(page)


def clear_http_cache(page: Page) -> None:
    """Clear the browser's own cache, if the browser supports that, but not the service worker's."""
    if ENGINE == "chromium":
        chromium(page).send("Network.clearBrowserCache")


def kept_files(version: Path) -> dict[str, str]:
    """Return the names and hashes of the files that the first two visits to a version cache."""
    wanted = (*offline.ALWAYS, *data.FILES)
    files = offline.files(version)
    return {
        name: files[name] for name in files if name in offline.OF_ENGLISH or name.startswith(wanted)
    }
