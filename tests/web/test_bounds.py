"""Tests that input over a size limit is refused with its size, and changes nothing."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.beecore.bombs import sealed, zeros
from tests.web.means import accept_any
from tests.web.pages.page import NO_WORDS, expect_said, expect_status
from tests.web.pages.play import begin, expect_found, guess
from tests.web.pages.settings import open_settings
from tests.web.pages.solve import expect_fault, solve

ENDLESS = b'{"format": "open-hive", "version": ' + b"9" * 1_000_000 + b"}"
BOMB = sealed(40_000, 130_000, zeros(100_000_000))


def test_a_pack_that_unpacks_to_too_much_or_nothing_is_refused(troubled_page: Page) -> None:
    page = troubled_page  # the browser may warn that the possible words are not used
    bodies: list[bytes] = []
    accept_any(page, "likely.bee")
    page.route("**/likely.bee", lambda route: route.fulfill(body=bodies[-1]))
    for body, told in (
        (BOMB, "the body of this pack is too large"),
        (sealed(9, 9, b"no zlib stream"), "a damaged pack: its body is no zlib stream"),
        (sealed(9, 9, BOMB[20:900]), "a damaged pack: its body is no zlib stream"),
        (sealed(9, 9, zeros(1_000_000)), "a damaged pack: its blocks cannot be read"),
    ):
        bodies.append(body)
        page.goto("./#solve/vctaoen")
        page.reload()
        expect_status(page, NO_WORDS)
        expect(page.locator("#report pre")).to_contain_text(f"likely.bee: {told}")


def test_files_that_are_too_large_or_have_endless_numbers_are_refused(
    page: Page, tmp_path: Path
) -> None:
    begin(page)
    guess(page, "cave")
    expect_said(page, "Good!")
    open_settings(page)
    for content, told in (
        (bytes(17_000_000), "This file is too large (17 MB): the limit is 16 MB."),
        (ENDLESS, "This file isn’t an Open Hive export."),
    ):
        file = tmp_path / "x.json"
        file.write_bytes(content)
        page.locator("#import").set_input_files(file)
        expect_said(page, told)
    expect_found(page, ["cave"])


def test_a_link_that_is_too_long_is_refused_and_the_page_still_works(page: Page) -> None:
    for link in ("./#solve/" + "v" * 3000, "./#solve/vctaoen?min=" + "9" * 3000):
        page.goto(link)
        expect_status(page, "This link is too large")
    page.goto("./#play/" + "v" * 3000)
    expect_said(page, "This link is too large")
    solve(page)


def test_too_many_letters_are_reported_beside_their_field(page: Page) -> None:
    page.goto("./#solve/" + "v-" * 700)
    expect_fault(page, "letters", "This text is too large (1.4 KB): the limit is 1 KB.")
    page.goto("./#play")
    page.reload()  # unreadable input is not saved
    page.goto("./#solve")
    expect_status(page, "Ready")
    expect(page.get_by_label("Letters", exact=True)).to_have_value("")


def test_a_paste_that_is_too_large_is_refused_and_changes_nothing(page: Page) -> None:
    solve(page, "vctaoen?show=missing")
    field = page.locator("#found-words")
    field.fill("cave ")
    expect(page.locator("#missing-found")).to_contain_text("1 of ")
    for text, size in (("oven " * 8_000, "40 KB"), ("oven" * 250_000, "1 MB")):
        field.fill(text)
        expect_status(page, f"This text is too large ({size}): the limit is 20 KB.")
        expect(field).to_have_value("cave ")
    field.fill("cave oven ")
    expect(page.locator("#missing-found")).to_contain_text("2 of ")
    page.get_by_role("button", name="Add an answer list").click()
    answers = page.locator("#teach-answers")
    answers.fill("cave coven")
    answers.fill("oven " * 8_000)
    expect_status(page, "This text is too large (40 KB): the limit is 20 KB.")
    expect(answers).to_have_value("cave coven")


def test_the_number_of_words_pasted_as_guesses_is_limited(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(page)
    for words, told in (
        ("cave " * 8_000, "This text is too large (40 KB): the limit is 20 KB."),
        ("cave coven " * 1_000, "2 of 2 words accepted."),
    ):
        page.evaluate("words => navigator.clipboard.writeText(words)", words)
        page.get_by_label("Guess").press("ControlOrMeta+v")
        expect_said(page, told)
