"""The visitor's own word lists: adding, solving, playing, exporting, and deleting them."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.host import Host
from tests.web.means import downloading
from tests.web.pages.lists import SPANISH, add, open_lists, paste, row
from tests.web.pages.page import expect_address, expect_announced, expect_said, expect_status
from tests.web.pages.play import expect_found, guess
from tests.web.pages.service_worker import clear_http_cache, visit_first, wait_until_kept
from tests.web.pages.settings import open_settings
from tests.web.pages.solve import expect_word, expect_words, solve
from tests.web.pages.statistics import games, open_games, take
from tests.web.profiles import Pages

PLAIN = ["napiñeta", "panteína", "Peñita", "piñata", "peña", "peni", "piña"]
LINK = "ñaeinpt?edition=list-espa%C3%B1ol"
CACHE = "`open-hive lists ${new URL('./', document.baseURI).href}`"
REPLACED = f"""async content => {{
    const cache = await caches.open({CACHE});
    for (const request of await cache.keys()) await cache.put(request, new Response(content));
}}"""
DROPPED = """text => {
    const data = new DataTransfer();
    data.items.add(new File([text], "Español.txt", { type: "text/plain" }));
    return data;
}"""
DRAGGED_TEXT = """text => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    return data;
}"""
IS_TAKEN = """([kind, dataTransfer]) => {
    const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true });
    return !document.getElementById("list-text").dispatchEvent(event);
}"""


@pytest.fixture
def dialog(page: Page) -> Page:
    """A page with the dialog open."""
    page.goto("./")
    open_lists(page)
    return page


@pytest.fixture
def spanish(dialog: Page) -> Page:
    """A page with a Spanish list in the open dialog."""
    drop(dialog)
    return dialog


def drop(page: Page) -> None:
    """Drop a file with a Spanish list on the open dialog, and add it."""
    data = page.evaluate_handle(DROPPED, SPANISH)
    page.locator("#lists").dispatch_event("drop", {"dataTransfer": data})
    expect(page.get_by_label("List name")).to_have_value("Español")
    add(page, "Español")


def delete(page: Page) -> None:
    """Delete the only list, of which the dialog is open."""
    row(page, "Español").get_by_role("button", name="Delete Español").click()
    expect(page.locator("#lists .status-place")).not_to_contain_text("Ready")  # Solve's sentence
    page.get_by_role("button", name="Delete", exact=True).click()
    expect_said(page, "Español was deleted.")


def test_a_pasted_list_of_any_title_is_solved_and_played(dialog: Page) -> None:
    page, title, seen = dialog, "{1} <b>&amp;\0\x1b\x85", "{1} <b>&amp;"
    paste(page)
    page.get_by_label("List name").fill(title)
    page.get_by_role("button", name="Add list").click()
    expect_said(page, f"{seen} is ready: 11 words.")
    expect(row(page, seen).locator("b")).to_have_text(seen)
    row(page, seen).get_by_role("link", name="Solve with").click()
    expect_address(page, "edition=list-1-bamp")
    expect(page.get_by_label("Edition").locator("optgroup").last).to_have_text(seen)
    page.get_by_label("Letters", exact=True).fill("ñaeinpt")
    expect_status(page, "ÑAEINPT: 7 likely words")
    page.get_by_role("link", name="Play this hive").click()
    expect(page.locator("#hive-options")).to_have_text(seen)
    guess(page, "piña")
    expect_found(page, ["piña"])
    open_games(page)
    expect(games(page).locator("b").first).to_have_text(f"Hive ÑAEINPT, {seen}")


def test_a_file_that_is_no_list_gets_a_sentence_and_the_letters_of_another_can_be_chosen(
    spanish: Page,
) -> None:
    for content, sentence in (
        (b"", "This list is empty: it needs words, one on each line."),
        ("año".encode("latin-1"), "This isn’t a plain text file"),
        (b"1 2 3", "This list has no words"),
    ):
        file = {"name": "x.txt", "mimeType": "text/plain", "buffer": content}
        spanish.locator("#list-file").set_input_files(file)  # type: ignore[arg-type]
        expect_status(spanish, sentence)
        expect(spanish.get_by_label("New list")).to_be_visible()
        expect(row(spanish, "Español")).to_be_visible()
    paste(spanish)
    question, choice = spanish.get_by_role("dialog"), spanish.get_by_label("Letters of the list")
    names = ["As in the Spanish game", "Without accents", "Every letter, as written"]
    expect(choice.locator("option")).to_have_text(names)
    expect(question).to_contain_text("“panteína” counts as PANTEINA.")
    choice.select_option("1")
    expect(question).to_contain_text("“piña” counts as PINA.")
    add(spanish, "Plain")
    solve(spanish, "paeint?edition=list-plain")
    expect_words(spanish, "Likely", PLAIN)


def test_two_lists_cannot_have_the_same_name_even_in_two_tabs(
    dialog: Page, new_page: Pages
) -> None:
    paste(dialog, "cave")
    other = new_page(beside=dialog)
    other.goto("./")
    open_lists(other)
    drop(other)
    for title, sentence in (
        ("  español", "You already have a list named Español"),
        ("?", "Give the"),
    ):
        dialog.get_by_label("List name").fill(title)
        dialog.get_by_role("button", name="Add list").click()
        expect_status(dialog, sentence)
    expect(row(dialog, "Español")).to_contain_text("11 words")
    add(dialog, "Évry")
    paste(dialog, "# by Jane Doe\ncave noon co-op")
    expect(dialog.get_by_role("dialog")).to_contain_text("4 items are left out")
    add(dialog, "Fabel")
    expect(dialog.locator("#own-lists b")).to_have_text(["Español", "Évry", "Fabel"])
    row(dialog, "Fabel").get_by_role("link", name="Play").click()
    expect_said(dialog, "Fabel has no words with 7 different letters")


def test_a_file_dropped_beside_the_dialog_is_read_and_no_other_drop_is_taken(dialog: Page) -> None:
    data = dialog.evaluate_handle(DROPPED, SPANISH)
    dialog.locator("body").dispatch_event("drop", {"dataTransfer": data})
    expect(dialog.get_by_label("List name")).to_have_value("Español")
    dialog.get_by_label("List name").fill("\u202eEspa\u00adñol")
    dialog.get_by_role("button", name="Add list").click()
    expect_said(dialog, "Español is ready")
    assert row(dialog, "Español").locator("b").text_content() == "Español"  # with nothing unseen
    dialog.keyboard.press("Escape")
    data = dialog.evaluate_handle(DROPPED, SPANISH)
    dialog.locator("body").dispatch_event("drop", {"dataTransfer": data})
    expect(dialog.locator("#lists")).not_to_be_visible()


ADLAM = "𞤢𞤣𞤤𞤢𞤥 𞤨𞤵𞤤𞤢𞤪 𞤣𞤫𞤬𞤼𞤫𞤪𞤫 𞤢𞤣𞤤𞤢𞤥𞤨𞤵𞤪𞤫"


def test_a_list_in_letters_beyond_16_bits_is_added_and_played(dialog: Page) -> None:
    paste(dialog, ADLAM)
    add(dialog, "Adlam")
    expect(row(dialog, "Adlam")).to_contain_text("4 words")
    word = ADLAM.split()[1]
    dialog.goto(f"./#play/{word}?edition=list-adlam")
    expect_said(dialog, "Find words that use")
    guess(dialog, word)
    expect_found(dialog, [word])


def test_a_list_is_saved_as_a_file_and_named_by_an_export_and_its_import(
    spanish: Page, new_page: Pages
) -> None:
    page = spanish
    with downloading(page) as download:
        row(page, "Español").get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "Español.txt"
    saved = Path(download.value.path()).read_text("utf-8").split()
    assert sorted(saved) == sorted(SPANISH.split())
    page.goto(f"./#play/{LINK}")
    guess(page, "piña")
    expect_found(page, ["piña"])
    with downloading(page) as download:
        open_settings(page).get_by_role("button", name="Export everything").click()
    expect_said(
        page,
        "Exported 1 game. This file doesn’t include your word lists. To keep them, save each one"
        " from Options > Your word lists: Español.",
    )
    other = new_page()
    other.goto("./#play")
    take(other, Path(download.value.path()).read_text("utf-8"))
    expect_said(other, "Your word lists, using the same names: Español.")


def test_a_deleted_or_damaged_list_leaves_its_games_and_can_be_added_again(spanish: Page) -> None:
    page = spanish
    page.goto(f"./#play/{LINK}")
    guess(page, "piña")
    expect_found(page, ["piña"])
    for loss in ("deleted", "<!doctype html>"):
        if loss != "deleted":
            page.evaluate(REPLACED, loss)
            page.reload()
            expect_said(page, "The words in Español are no longer in this browser.")
        page.goto("./#solve")
        open_lists(page)
        delete(page)
        expect(page.locator("#own-lists")).not_to_be_visible()
        page.keyboard.press("Escape")
        page.goto(f"./#play/{LINK}")
        expect_said(page, "The words in Español are no longer in this browser.")
        page.goto("./#solve")
        open_lists(page)
        drop(page)
        page.goto(f"./#play/{LINK}")
        expect_found(page, ["piña"])


def test_a_link_to_a_list_that_is_not_here_offers_to_add_it(page: Page) -> None:
    page.goto(f"./#solve/{LINK}")
    expect_said(page, "This link is for a word list named español, which isn’t in this browser.")
    paste(page)
    expect(page.get_by_label("List name")).to_have_value("español")
    page.get_by_role("button", name="Add list").click()
    expect_word(page, "Likely", "napiñeta")
    expect(page.locator("#lists")).not_to_be_visible()


def test_the_focus_follows_the_steps(dialog: Page) -> None:
    page = dialog
    paste(page)
    expect(page.get_by_label("List name")).to_be_focused()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_label("New list")).to_be_focused()
    paste(page)
    add(page, "Español")
    solving = row(page, "Español").get_by_role("link", name="Solve with Español")
    expect(solving).to_be_focused()
    keep = page.get_by_role("button", name="Keep", exact=True)
    row(page, "Español").get_by_role("button", name="Delete Español").click()
    expect_announced(page, "Delete Español? Your games with it will be kept.")
    expect(keep).to_be_focused()
    keep.click()
    expect(row(page, "Español").get_by_role("button", name="Delete Español")).to_be_focused()
    delete(page)
    expect(page.locator("#lists-title")).to_be_focused()
    page.get_by_label("New list").fill("1 2 3")
    page.get_by_role("button", name="Continue").click()
    expect_status(page, "This list has no words")
    expect(page.get_by_label("New list")).to_be_focused()
    for given, is_taken in ((DRAGGED_TEXT, False), (DROPPED, True)):
        data = page.evaluate_handle(given, "cave noon")
        for kind in ("dragover", "drop"):
            assert page.evaluate(IS_TAKEN, [kind, data]) is is_taken


@pytest.mark.service_worker
def test_a_list_is_played_to_the_top_rank_offline(page: Page, host: Host) -> None:
    visit_first(page)
    open_lists(page)
    drop(page)
    page.goto(f"./#play/{LINK}")
    for word in ("piña", "peña", "niña", "tiña", "Peñita", "piñata"):
        guess(page, word)
    expect(page.locator("#latest-count")).to_contain_text("6")
    wait_until_kept(page, ["play.bin", "dialogs.bin"])
    host.stop()
    clear_http_cache(page)
    page.reload()
    expect_announced(page, "Hive ÑAEINPT.")
    guess(page, "napiñeta")
    expect(page.get_by_role("group", name="Queen Bee!")).to_be_visible()
    page.keyboard.press("Escape")
    page.goto("./#solve")
    open_lists(page)
    row(page, "Español").get_by_role("link", name="Solve").click()
    expect(page.get_by_label("Edition")).to_have_value("list-español")
