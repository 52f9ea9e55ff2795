"""Bringing a puzzle in: by a link, a pasted page, the share menu, and the bookmarklet."""

import re
from pathlib import Path
from urllib.parse import quote, unquote

from playwright.sync_api import Locator, Page, expect

from tests.web.expected import likely
from tests.web.pages.page import expect_address, expect_announced, expect_status
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
PAGES_OF_LETTERS = [
    ("".join(f"<button>{letter}</button>" for letter in "VCTAOEN"), "", "vctaoen"),
    (
        "".join(f"<button>{letter}</button>" for letter in "CTAVOEN").replace(
            "<button>V", "<button style='background: gold'>V"
        ),
        "",
        "vctaoen",
    ),
    ("".join(f"<button>{letter}</button>" for letter in "BEEFGINRU"), "de/", "beefginru"),
]
CELL = "<div class='cell'><svg width='40' height='40'><text y='20'>{}</text></svg></div>"
PAGES_OF_LETTERS += [
    ("".join(CELL.format(letter) for letter in "VCTAOEN"), "", "vctaoen"),
    (
        "".join(CELL.format(letter) for letter in "ACTOENV").replace("cell", "center", 1),
        "",
        "actoenv",
    ),
    (
        "".join(CELL.format(letter) for letter in "EBERINGUF")
        .replace("cell", "gold", 2)
        .replace("gold", "cell", 1),
        "de/",
        "beeringuf",
    ),
]
"""Pages whose letters are in a row or a column, one of them marked by its color or by the class of
what is around it, or one of them twice."""
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
    page.get_by_role("button", name="Paste a puzzle").click()
    brought = page.get_by_role("textbox", name="Paste a puzzle")
    paste_into(brought, "So long a text names no letters.")
    expect_status(page, "Open Hive can’t find the letters of a spelling bee here.")
    brought.fill("")
    paste_into(brought, COPIED)
    expect_brought_in(page)
    expect(page.get_by_role("dialog")).not_to_be_visible()
    found, letters = page.get_by_label("Words I’ve found"), page.locator("#letters")
    letters.fill("")
    expect_status(page, "Ready")
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


def test_of_a_page_pasted_as_found_words_only_those_of_the_hive_are_taken(
    page: Page,
) -> None:
    page.goto("./#solve/vctaoen?show=missing")
    expect_status(page, "VCTAOEN: ")
    found = page.get_by_label("Words I’ve found")
    paste_into(found, "Skip to content\nThe Hive Times\nGames\n" + COPIED)
    expect_brought_in(page)
    paste_into(found, COPIED.replace("Octave", "Oven"))
    expect(found).to_have_value("\n".join([*WORDS, "oven"]))
    expect(page.locator("#misfits")).to_have_text("")


def test_what_comes_from_the_share_menu_opens_its_puzzle(page: Page) -> None:
    page.goto(f"./?shared-title=Puzzle&shared-text={quote(COPIED)}")
    expect_brought_in(page)
    page.goto(f"./?shared-link={quote(FRENCH, '')}")
    expect_french(page)


FRIENDS = "https://example.net/hive/#join/bee-round-2-abc"


def test_every_way_in_opens_a_friends_link_or_says_that_it_is_damaged(page: Page) -> None:
    def expect_damaged() -> None:
        expect_status(page, "This code is damaged or was cut short: copy the whole link again.")
        expect_address(page, "#solve")

    page.goto(f"./?shared-text={quote('Play with me! ' + FRIENDS)}")
    expect_damaged()
    page.goto("./#solve/vctaoen?show=missing")
    expect_status(page, "VCTAOEN: ")
    for label in ("Letters", "Words I’ve found"):
        paste_into(page.get_by_label(label, exact=True), FRIENDS)
        expect_status(page, "This code is damaged")
        expect_address(page, "#solve/vctaoen?show=missing")
        expect(page.get_by_label("Words I’ve found")).to_have_value("")


def test_links_are_read_as_they_were_meant_and_what_cannot_be_read_is_named(page: Page) -> None:
    for address in (
        "#solve/vctaoen%3Fmin%3D5",
        "#solve/vctaoen&amp;min=5",
        "#solve%2Fvctaoen?min=5",
    ):
        page.goto("./" + address)
        expect_status(page, "VCTAOEN: ")
        expect(page.locator("#minimum")).to_have_value("5")
        page.evaluate("location.hash = 'solve/rtaegin'")
        expect_status(page, "RTAEGIN: ")
    page.goto("./#play/vctaoen%3Fedition%3Dprint")
    expect(page.get_by_role("heading", name="Hive VCTAOEN")).to_be_visible()
    for address in ("#PLAY/VCTAOEN", "#/play/vctaoen", "#play%2Fvctaoen%253Fmin%253D4"):
        page.goto("./" + address)
        expect(page.get_by_role("heading", name="Hive VCTAOEN")).to_be_visible()
        page.goto("./#solve")
    page.goto("./#plya/vctaoen")
    expect(page.get_by_role("status")).to_contain_text("The link also has plya/vctaoen")
    expect(page.locator("#letters")).not_to_have_value("VCTAOEN")
    page.goto("./#solve/vctaoen?likely=200&minimum=5&min=five")
    expect(page.get_by_role("status")).to_contain_text("minimum=5, min=five, and likely=200")


def test_the_visitor_chooses_among_the_centers_that_words_allow(page: Page) -> None:
    page.goto(f"./?shared-text={quote('covenant concave octane cave')}")
    expect_status(page, "These words all have A, C, and E. Which letter is in the center?")
    centers = page.locator("#centers a")
    expect(centers).to_have_text(["Make A the center", "Make C the center", "Make E the center"])
    centers.first.click()
    expect_status(page, "ACENOTV: ")
    expect(page.get_by_label("Words I’ve found")).to_have_value("covenant\nconcave\noctane\ncave")
    expect(centers).to_have_count(0)


def test_words_of_a_link_never_replace_a_long_draft(page: Page) -> None:
    page.goto("./#solve/vctaoen?show=missing")
    expect_status(page, "VCTAOEN: ")
    draft = "coven " * 3_300  # just below the limit of what can be typed
    found = page.get_by_label("Words I’ve found")
    found.fill(draft)
    page.goto(f"./#solve/vctaoen?found={'+'.join(['cave', 'octave', 'x' * 300])}")
    expect(found).to_have_value(f"{draft}\ncave\noctave\n{'x' * 300}")
    found.fill("coven")
    expect_status(page, "VCTAOEN: ")


def test_a_long_text_without_a_hive_is_named_as_the_cause(page: Page) -> None:
    page.goto("./")
    page.evaluate("location.search = 'shared-text=' + 'so '.repeat(5_500)")
    expect_status(page, "There’s no hive in this text, and it’s too long")


def test_the_bookmarklet_can_be_copied_and_opens_what_a_page_shows_or_says_what_is_missing(
    new_page: Pages,
) -> None:
    page = new_page(is_quiet=False)
    for name, folder in (("rows.html", "fr/"), ("rows.html", ""), ("flower.html", "")):
        code = bookmarklet(page, folder)
        if name == "flower.html":
            page.locator("#bookmarklet").click()
            expect_status(page, "Drag “Open in Open Hive” to your bookmarks bar")
            page.context.grant_permissions(["clipboard-read", "clipboard-write"])
            page.get_by_role("button", name="Copy the bookmark’s address").click()
            expect_announced(page, "Copied")
            copied = page.evaluate("navigator.clipboard.readText()")
            assert unquote(copied) == "javascript:" + code
        visit_puzzle(page, (PUZZLES / name).read_text("utf-8"))
        with page.expect_popup() as opened:
            page.evaluate(code)
        expect(opened.value).to_have_url(re.compile(re.escape(f"{folder}#solve/{HIVE}")))
        if not folder:
            expect_brought_in(opened.value)
        opened.value.close()
    for html, folder, letters in PAGES_OF_LETTERS:
        code = bookmarklet(page, folder)
        visit_puzzle(page, html)
        with page.expect_popup() as opened:
            page.evaluate(code)
        expect(opened.value).to_have_url(re.compile(f"{folder}#solve/{letters}"))
        opened.value.close()
    code = bookmarklet(page)
    visit_puzzle(page, "<p>V C T A O E N</p><button>A</button><button>B</button>")
    with page.expect_event("dialog") as shown:
        page.once("dialog", lambda dialog: dialog.dismiss())
        page.evaluate(code)
    assert shown.value.message == "Open Hive can’t find the letters of a spelling bee here."


def bookmarklet(page: Page, folder: str = "") -> str:
    """Return the code of the bookmarklet that a page of the site offers."""
    page.goto(f"./{folder}#solve")
    page.locator("[data-opens=bring]").click()
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
