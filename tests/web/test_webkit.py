"""Tests of the main features in WebKit, Safari's engine, if WebKitGTK is installed.

Playwright's own WebKit runs on few systems. On Debian, the package `webkit2gtk-driver` controls
WebKitGTK's small browser, and `xvfb` provides a virtual screen.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.support.ui import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from beecore import Hive, solve
from beecore.words import shipped
from tests.web.built import BASE
from tests.web.host import Host
from tests.web.pages.storage import KEPT
from tests.web.waiting import PATIENCE

DRIVER = shutil.which("WebKitWebDriver")
SCREEN = shutil.which("Xvfb")
PHONE = (390, 844)
NARROWEST = 480  # pixels; the toolbar allows no narrower window

pytestmark = [
    pytest.mark.skipif(
        not (DRIVER and SCREEN), reason="no WebKitWebDriver or Xvfb: webkit2gtk-driver, xvfb"
    ),
    pytest.mark.filterwarnings("ignore:setting remote_server_addr"),  # Selenium does it itself
]


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A virtual screen with a free display number."""
    number, written = os.pipe()
    screen = subprocess.Popen(
        [str(SCREEN), "-displayfd", str(written), "-screen", "0", "1280x1000x24"],
        pass_fds=[written],
        stderr=subprocess.DEVNULL,
    )
    os.close(written)
    with os.fdopen(number) as told:
        yield f":{told.readline().strip()}"
    screen.terminate()
    screen.wait()


@contextmanager
def launched(display: str) -> Iterator[WebDriver]:
    """Launch the browser with a fresh profile."""
    options = Options()
    options.add_argument("--automation")
    options.binary_location = str(next(Path("/usr/lib").glob("**/webkit2gtk-4.*/MiniBrowser")))
    service = Service(str(DRIVER), env={**os.environ, "DISPLAY": display})
    browser = WebKitGTK(options=options, service=service)
    yield browser
    browser.quit()


@pytest.fixture(scope="module")
def host(dist: Path) -> Iterator[Host]:
    host = Host(dist, BASE)
    yield host
    host.stop()


@pytest.fixture(scope="module")
def browser(display: str) -> Iterator[WebDriver]:
    with launched(display) as browser:
        yield browser


@pytest.fixture
def page(browser: WebDriver, host: Host) -> WebDriver:
    """The page with empty storage, but with the files that the browser has cached."""
    browser.get(host.url)
    browser.execute_script("localStorage.clear(); sessionStorage.clear()")
    browser.get("about:blank")
    return browser


def until(page: WebDriver, condition: str, *details: object) -> None:
    """Wait until an expression of JavaScript is true."""
    wait = WebDriverWait(page, PATIENCE / 1000, poll_frequency=0.1)
    wait.until(lambda page: page.execute_script(f"return {condition}", *details), condition)


def expect_status(page: WebDriver, start: str) -> None:
    until(page, "document.getElementById('status').textContent.startsWith(arguments[0])", start)


def words(page: WebDriver, items: str) -> list[str]:
    """Return the texts of some elements, even if they are collapsed."""
    script = "return [...document.querySelectorAll(arguments[0])].map(item => item.textContent)"
    texts = page.execute_script(script, items)
    assert isinstance(texts, list)
    return texts


def enter(page: WebDriver, field: str, text: str) -> None:
    page.find_element(By.ID, field).send_keys(text)


def begin(page: WebDriver, host: Host) -> None:
    page.get(f"{host.url}#play/vctaoen")
    expect_status(page, "Find words that use V.")


def test_the_words_appear_as_the_letters_are_typed(page: WebDriver, host: Host) -> None:
    page.get(host.url)
    expect_status(page, "Ready")
    enter(page, "letters", "vctaoen")
    expect_status(page, "VCTAOEN: ")
    until(page, "!document.querySelector('#results[aria-busy=true]')")
    solutions = solve(Hive.parse("vctaoen"), shipped.lexicon(Hive.parse("vctaoen")))
    assert words(page, ".likely li") == [found.word for found in solutions if found.likely]
    assert words(page, ".possible li") == [found.word for found in solutions if not found.likely]
    until(page, "location.href === arguments[0]", f"{host.url}#solve/vctaoen")


def test_a_game_is_played_saved_and_restored(page: WebDriver, host: Host) -> None:
    begin(page, host)
    for word, verdict in (
        ("cave", "Good! +1"),
        ("octane", "Missing"),
        ("covenant", "Pangram! +15"),
    ):
        enter(page, "guess", word + Keys.ENTER)
        expect_status(page, verdict)
    for letter in "vent":
        page.find_element(By.CSS_SELECTOR, f"#keys [data-letter={letter}]").click()
    page.find_element(By.ID, "enter").click()
    expect_status(page, "Good! +1")
    until(page, "document.getElementById('score').textContent === '17 points'")
    rank = words(page, "#rank-name")
    assert rank != ["Beginner"]
    kept = page.execute_script("return localStorage.getItem(arguments[0])", f"{KEPT}game/vacenot")
    assert "covenant" in str(kept)
    page.refresh()
    until(page, "document.querySelectorAll('#found li').length === 3")
    assert words(page, "#found li") == ["cave", "covenant", "vent"]
    until(page, "document.getElementById('rank-name').textContent === arguments[0]", rank[0])


def test_the_lab_uses_the_engine_and_larger_hives_are_solved(page: WebDriver, host: Host) -> None:
    page.get(f"{host.url}#lab/vctaoen")
    until(page, "document.getElementById('subset-words').textContent.includes('dictionary')")
    until(page, "document.querySelectorAll('#subsets button').length === 64")
    page.get(f"{host.url}#solve/aeinrstlo")
    expect_status(page, "AEINRSTLO: ")


def test_lists_without_bullets_are_exposed_as_lists(page: WebDriver, host: Host) -> None:
    """WebKit does not expose a list without bullets as one unless it has that role."""
    begin(page, host)
    assert page.find_element(By.ID, "found").aria_role == "list"


def test_everything_works_offline_after_a_first_visit_on_a_phone(display: str, dist: Path) -> None:
    host = Host(dist, BASE)
    with launched(display) as page:
        page.set_window_size(*PHONE)
        page.get(host.url)
        expect_status(page, "Ready")
        until(page, "innerWidth < arguments[0]", NARROWEST)
        until(page, "document.documentElement.scrollWidth <= innerWidth")
        until(page, "navigator.serviceWorker.controller?.state === 'activated'")
        host.stop()
        page.refresh()
        expect_status(page, "Ready")
        enter(page, "letters", "vctaoen")
        expect_status(page, "VCTAOEN: ")
        page.get(f"{host.url}#play")
        expect_status(page, "Find words that use ")
        page.get(f"{host.url}#lab/vctaoen")
        until(page, "document.getElementById('subset-words').textContent.includes('dictionary')")
