"""Bringing a puzzle in: by a link, a pasted page, the share menu, and the bookmarklet."""

import re
from pathlib import Path
from urllib.parse import quote, unquote

from playwright.sync_api import Locator, Page, expect

from tests.web.expected import likely
from tests.web.pages.page import expect_address, expect_status
from tests.web.profiles import Pages

PUZZLES = Path(__file__).parent / "puzzles"
ELSEWHERE = "https://puzzle.example/"
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
HIVE, WORDS = "vctaoen", ["cave", "coven", "octave"]
PASTING = """(field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    if (field.dispatchEvent(event)) document.execCommand("insertText", false, text);
}"""
COPIED = "Sign in\nSpelling Bee\nV\nC\nT\nA\nO\nE\nN\nYou have found 3 words\nCave\nCoven\nOctave"


def expect_brought_in(page: Page) -> None:
    """Expect “What am I missing?” for the hive, with the words as found, and a usual address."""
    left = len(likely(HIVE)) - len(WORDS)
    expect_status(page, f"VCTAOEN: {left} words left to find.")
    expect(page.get_by_label("Words I’ve found")).to_have_value("\n".join(WORDS))
    expect_address(page, f"#solve/{HIVE}?show=missing")


FRENCH = "https://example.net/hive/fr/#solve/aeinopt?found=opinant+pain"
"""A link of the page in another language, which brings a hive of that language."""


def expect_french(page: Page) -> None:
    expect_status(page, "AEINOPT: ")
    expect(page.get_by_label("Words I’ve found")).to_have_value("opinant\npain")
    expect_address(page, "#solve/aeinopt?edition=french&show=missing")


def test_a_link_brings_letters_and_words_and_keeps_those_that_are_there(page: Page) -> None:
    page.goto("./#solve/vctaoen?found=cave+coven+octave")
    expect_brought_in(page)
    page.goto("./#solve/vctaoen?found=coven+oven")
    found = page.get_by_label("Words I’ve found")
    expect(found).to_have_value("\n".join([*WORDS, "oven"]))
    page.goto("./#solve/?found=tearing+grain")  # which wait until there are letters
    page.locator("#letters").fill("rtaegin")
    expect(found).to_have_value("tearing\ngrain")


def test_the_fields_take_a_whole_page_and_a_link(page: Page) -> None:
    page.goto("./#solve")
    page.get_by_label("What am I missing?").check()
    expect_status(page, "Ready")
    found, letters = page.get_by_label("Words I’ve found"), page.locator("#letters")
    found.fill(COPIED)  # before there are letters
    found.blur()
    expect_brought_in(page)
    paste_into(letters, "https://example.net/hive/#solve/rtaegin?found=tearing+grain")
    expect_status(page, "RTAEGIN: ")
    expect(found).to_have_value("tearing\ngrain")
    paste_into(letters, COPIED)
    expect_brought_in(page)
    paste_into(letters, FRENCH)
    expect_french(page)


def test_what_comes_from_the_share_menu_opens_its_puzzle(page: Page) -> None:
    page.goto(f"./?shared-title=Puzzle&shared-text={quote(COPIED)}")
    expect_brought_in(page)
    page.goto(f"./?shared-link={quote(FRENCH, '')}")
    expect_french(page)


def test_the_bookmarklet_can_be_copied_and_opens_what_a_page_shows_or_says_what_is_missing(
    new_page: Pages,
) -> None:
    page = new_page(is_quiet=False)
    for name, folder in (("rows.html", "fr/"), ("rows.html", ""), ("flower.html", "")):
        code = bookmarklet(page, folder)
        if name == "flower.html":
            page.locator("#bookmarklet").click()
            expect_status(page, "Drag this button to your bookmarks bar")
            page.context.grant_permissions(["clipboard-read", "clipboard-write"])
            page.get_by_role("button", name="Copy the bookmark’s address").click()
            expect_status(page, "Copied.")
            copied = page.evaluate("navigator.clipboard.readText()")
            assert unquote(copied) == "javascript:" + code
        visit_puzzle(page, (PUZZLES / name).read_text("utf-8"))
        with page.expect_popup() as opened:
            page.evaluate(code)
        expect(opened.value).to_have_url(re.compile(re.escape(f"{folder}#solve/{HIVE}")))
        if not folder:
            expect_brought_in(opened.value)
        opened.value.close()
    visit_puzzle(page, "<p>V C T A O E N</p><button>A</button><button>B</button>")
    with page.expect_event("dialog") as shown:
        page.once("dialog", lambda dialog: dialog.dismiss())
        page.evaluate(code)
    assert shown.value.message == "Open Hive can’t find the letters of a spelling bee on this page."


def bookmarklet(page: Page, folder: str = "") -> str:
    """Return the code of the bookmarklet that a page of the site offers."""
    page.goto(f"./{folder}#solve")
    page.locator("#bring summary").click()
    link = page.locator("#bookmarklet")
    expect(link).to_have_attribute("href", re.compile("^javascript:"))
    return unquote((link.get_attribute("href") or "").removeprefix("javascript:"))


def visit_puzzle(page: Page, html: str) -> None:
    """Visit a page of another site, which lets no script run and nothing load."""
    headers = {"content-type": "text/html", "content-security-policy": POLICY}
    page.route(ELSEWHERE, lambda route: route.fulfill(body=html, headers=headers))
    page.goto(ELSEWHERE)
    page.unroute(ELSEWHERE)


def paste_into(field: Locator, text: str) -> None:
    """Paste a text into a field, as the browser does."""
    field.focus()
    field.evaluate(PASTING, text)
