"""Tests of the visitor's own word lists: adding, opening, exporting, and deleting them."""

from pathlib import Path
from urllib.parse import quote

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


@pytest.fixture
def spanish(page: Page) -> Page:
    """The Solve view, and the dialog with a Spanish list."""
    page.goto("./")
    expect_status(page, "Ready")
    open_lists(page)
    paste(page)
    add(page, "Español")
    return page


def test_a_pasted_list_is_solved_and_played(spanish: Page) -> None:
    page = spanish
    expect(row(page, "Español")).to_contain_text("11 words")
    row(page, "Español").get_by_role("link", name="Solve").click()
    expect(page.get_by_label("Edition")).to_have_value("list-español")
    page.get_by_label("Letters", exact=True).fill("ñaeinpt")
    expect_status(page, "ÑAEINPT: 7 likely words")
    expect_address(page, "?edition=list-espa%C3%B1ol")
    page.get_by_role("link", name="Play this hive").click()
    expect_announced(page, "Hive ÑAEINPT.")
    expect(page.locator("#hive-options")).to_have_text("Español")
    guess(page, "piña")
    expect_found(page, ["piña"])


def test_a_random_hive_of_a_list_has_a_pangram(spanish: Page) -> None:
    page = spanish
    row(page, "Español").get_by_role("link", name="Play").click()
    expect_announced(page, "Hive ")
    letters = page.locator("#keys button")
    assert "".join(sorted(letters.all_text_contents())).lower() in ("aeinptñ", "aeinpñt")
    guess(page, "napiñeta")
    expect_found(page, ["napiñeta"])


def test_a_list_without_a_pangram_has_no_random_hive(page: Page) -> None:
    page.goto("./")
    open_lists(page)
    paste(page, "cave noon")
    add(page, "Small")
    row(page, "Small").get_by_role("link", name="Play").click()
    expect_said(page, "Small has no words with 7 different letters")


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("words {1}", "words 1"),
        ("__proto__", "__proto__"),
        ("<b>&amp;", "bamp"),
        ("Ni\0ght\x1b\x85", "night"),
    ],
)
def test_any_title_stands_everywhere_as_it_was_typed(page: Page, title: str, name: str) -> None:
    seen = "Night" if "\0" in title else title
    page.goto("./")
    open_lists(page)
    paste(page)
    page.get_by_label("List name").fill(title)
    page.get_by_role("button", name="Add list").click()
    expect_said(page, f"{seen} is ready: 11 words.")
    expect(row(page, seen).locator("b")).to_have_text(seen)
    row(page, seen).get_by_role("link", name="Solve with").click()
    expect_address(page, f"edition=list-{quote(name.replace(' ', '-'))}")
    expect(page.get_by_label("Edition").locator("optgroup").last).to_have_text(seen)
    page.get_by_label("Letters", exact=True).fill("ñaeinpt")
    expect_status(page, "ÑAEINPT: 7 likely words")
    page.get_by_role("link", name="Play this hive").click()
    expect(page.locator("#hive-options")).to_have_text(seen)
    guess(page, "piña")
    expect_found(page, ["piña"])
    open_games(page)
    expect(games(page).locator("b").first).to_have_text(f"Hive ÑAEINPT, {seen}")


def test_lists_stand_in_alphabetical_order(page: Page) -> None:
    page.goto("./")
    open_lists(page)
    titles = ["Évian", "night", "Zoo", "eve", "Fabel", "Abel", "Éve", "10", "Bär"]
    for title in titles:
        paste(page, "cave noon")
        add(page, title)
    ordered = ["10", "Abel", "Bär", "eve", "Éve", "Évian", "Fabel", "night", "Zoo"]
    expect(page.locator("#own-lists b")).to_have_text(ordered)
    expect(page.get_by_label("Edition").locator("optgroup").last.locator("option")).to_have_text(
        ordered
    )


def test_the_letters_of_a_list_can_be_chosen(page: Page) -> None:
    page.goto("./")
    open_lists(page)
    paste(page)
    dialog = page.get_by_role("dialog", name="Your word lists")
    choice = page.get_by_label("Letters of the list")
    names = [
        "As in the Spanish game",
        "Without accents",
        "Every letter, as written",
    ]
    expect(choice.locator("option")).to_have_text(names)
    expect(dialog).to_contain_text("“panteína” counts as PANTEINA.")
    choice.select_option("1")
    expect(dialog).to_contain_text("“piña” counts as PINA.")
    add(page, "Plain")
    solve(page, "paeint?edition=list-plain")
    expect_words(page, "Likely", PLAIN)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "This list is empty: it needs words, one on each line."),
        (b"\x89PNG\r\n\x1a\n\0", "This isn’t a plain text file"),
        ("año".encode("latin-1"), "This isn’t a plain text file"),
        (b"1 2 3", "This list has no words"),
    ],
    ids=["empty", "image", "latin-1", "numbers"],
)
def test_a_file_that_is_no_list_gets_a_sentence(
    spanish: Page, content: bytes, sentence: str
) -> None:
    file = {"name": "x.txt", "mimeType": "text/plain", "buffer": content}
    spanish.locator("#list-file").set_input_files(file)  # type: ignore[arg-type]
    expect_status(spanish, sentence)
    expect(spanish.get_by_label("New list")).to_be_visible()
    expect(row(spanish, "Español")).to_be_visible()


def test_two_lists_cannot_have_the_same_name(spanish: Page) -> None:
    paste(spanish, "cave")
    for title, sentence in (
        ("  español", "You already have a list named Español"),
        ("?", "Give the"),
    ):
        spanish.get_by_label("List name").fill(title)
        spanish.get_by_role("button", name="Add list").click()
        expect_status(spanish, sentence)
    add(spanish, "English")
    expect(row(spanish, "English")).to_contain_text("1 word")


def test_a_list_can_be_saved_as_a_file(spanish: Page, tmp_path: Path) -> None:
    with downloading(spanish) as download:
        row(spanish, "Español").get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "Español.txt"
    saved = Path(download.value.path()).read_text("utf-8").split()
    assert sorted(saved) == sorted(SPANISH.split())


def test_a_deleted_list_leaves_its_games(spanish: Page) -> None:
    page = spanish
    page.goto(f"./#play/{LINK}")
    guess(page, "piña")
    expect_found(page, ["piña"])
    page.goto("./#solve")
    open_lists(page)
    row(page, "Español").get_by_role("button", name="Delete Español").click()
    page.get_by_role("button", name="Keep", exact=True).click()
    delete(page)
    expect(page.locator("#own-lists")).not_to_be_visible()
    page.keyboard.press("Escape")
    page.goto(f"./#play/{LINK}")
    expect_said(page, "The words in Español are no longer in this browser.")
    page.goto("./#solve")
    open_lists(page)
    paste(page)
    add(page, "Español")
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


def test_a_pasted_list_outlasts_a_reload_until_it_is_added(page: Page) -> None:
    page.goto("./")
    open_lists(page)
    paste(page, "cave noon")
    page.reload()
    open_lists(page)
    expect(page.get_by_label("New list")).to_have_value("cave noon")
    paste(page, "cave noon loaf")
    add(page, "Short")
    expect(page.get_by_label("New list")).to_have_value("")
    page.reload()
    open_lists(page)
    expect(page.get_by_label("New list")).to_have_value("")


def test_the_focus_follows_the_steps(page: Page) -> None:
    page.goto("./")
    open_lists(page)
    paste(page)
    expect(page.get_by_label("List name")).to_be_focused()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_label("New list")).to_be_focused()
    paste(page)
    add(page, "Español")
    solving = row(page, "Español").get_by_role("link", name="Solve with Español")
    expect(solving).to_be_focused()
    row(page, "Español").get_by_role("button", name="Delete Español").click()
    expect_announced(page, "Delete Español? Your games with it will be kept.")
    expect(page.get_by_role("button", name="Keep", exact=True)).to_be_focused()
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(row(page, "Español").get_by_role("button", name="Delete Español")).to_be_focused()
    row(page, "Español").get_by_role("button", name="Delete Español").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.locator("#lists-title")).to_be_focused()
    page.get_by_label("New list").fill("1 2 3")
    page.get_by_role("button", name="Continue").click()
    expect_status(page, "This list has no words")
    expect(page.get_by_label("New list")).to_be_focused()


def test_an_export_and_its_import_name_the_lists_whose_words_are_missing(
    spanish: Page, new_page: Pages
) -> None:
    page = spanish
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


def delete(page: Page) -> None:
    """Delete the only list, of which the dialog is open."""
    row(page, "Español").get_by_role("button", name="Delete Español").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect_said(page, "Español was deleted.")


def test_what_is_no_word_of_a_list_is_counted(page: Page) -> None:
    page.goto("./")
    open_lists(page)
    paste(page, "# by Jane Doe\ncave\nco-op\ncoven")
    dialog = page.get_by_role("dialog", name="Your word lists")
    expect(dialog).to_contain_text("4 items are left out")


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
FORGOTTEN = f"caches.delete({CACHE})"


def drop(page: Page, text: str = SPANISH) -> None:
    """Drop a file with a list on the open dialog, and add it."""
    data = page.evaluate_handle(DROPPED, text)
    page.locator("#lists").dispatch_event("drop", {"dataTransfer": data})
    expect(page.get_by_label("List name")).to_have_value("Español")
    add(page, "Español")


@pytest.mark.service_worker
def test_a_dropped_list_is_played_to_the_top_rank_and_works_offline(page: Page, host: Host) -> None:
    visit_first(page)
    open_lists(page)
    drop(page)
    page.goto(f"./#play/{LINK}")
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
    page.goto(f"./#play/{LINK}")
    guess(page, "piña")
    expect_found(page, ["piña"])
    page.evaluate(FORGOTTEN if content is None else REPLACED, content)
    page.reload()
    expect_said(page, "The words in Español are no longer in this browser.")
    page.goto("./#solve")
    open_lists(page)
    delete(page)
    drop(page)
    page.goto(f"./#play/{LINK}")
    expect_found(page, ["piña"])


def test_a_list_that_another_tab_has_added_meanwhile_is_not_replaced(page: Page) -> None:
    page.goto("./")
    open_lists(page)
    paste(page, "cave noon")
    other = page.context.new_page()
    other.goto("./")
    open_lists(other)
    drop(other)
    page.get_by_label("List name").fill("Español")
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
