"""Tests of the rules and letters of other editions, in Solve and in Play."""

from functools import partial

from playwright.sync_api import Page, Route, expect

from beecore import Entry, Hive, Lexicon
from beecore.editions import Edition, edition_of
from beecore.game import Game, save
from tests.web.means import accept_any
from tests.web.pages.page import expect_address, expect_announced, expect_said, expect_status
from tests.web.pages.play import begin, expect_found, guess
from tests.web.pages.solve import expect_word, expect_words, solve, words_of
from tests.web.pages.statistics import games_at, open_statistics
from tests.web.pages.storage import keep

SPANISH = {"piña": "", "peña": "", "niña": "", "añil": "", "tiña": "", "napiñeta": "", "peni": ""}
HIVE = "ñaeinpt?edition=spanish"
PRESSED = """key => document.activeElement.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))"""
"""Presses a key that Playwright's keyboard does not have."""


def serve(page: Page, edition: Edition, written: dict[str, str]) -> None:
    """Let the page find these words in place of the site's words of another language."""
    entries = [Entry(word, written=form) for word, form in written.items()]
    name = f"{edition.language}/words.bee"
    accept_any(page, name)
    data = Lexicon.from_entries(entries, alphabet=edition.alphabet).to_pack()
    page.route(f"**/{name}", partial(fulfill, data))


def fulfill(body: bytes, route: Route) -> None:
    route.fulfill(body=body)


def test_an_edition_brings_its_shortest_word_and_its_points(page: Page) -> None:
    solve(page)
    expect_word(page, "Likely", "cave")
    page.locator("#options summary").click()
    page.get_by_label("Edition").select_option("print")
    expect(page.get_by_label("Shortest word")).to_have_value("5")
    expect_address(page, "#solve/vctaoen?edition=print")
    expect_word(page, "Likely", "cave", count=0)
    covenant = page.get_by_role("listitem").filter(has_text="covenant")
    expect(covenant).to_have_attribute("data-points", "3")
    shown = words_of(page, "Likely")
    page.reload()
    expect_status(page, "VCTAOEN: ")
    expect_words(page, "Likely", shown)
    expect(page.get_by_label("Edition")).to_have_value("print")
    page.get_by_role("link", name="Play this hive").click()
    expect_announced(page, "Hive VCTAOEN.")
    expect_address(page, "#play/vctaoen?edition=print")
    expect(page.locator("#hive-options")).to_have_text("In print")
    guess(page, "cave")
    expect_said(page, "Too short")
    guess(page, "covenant")
    expect_said(page, "Pangram! +3")
    begin(page)
    expect_found(page, [])


def test_a_game_in_print_has_its_own_ranks(page: Page) -> None:
    hive = Hive("vctaoen", minimum=5, edition=edition_of("print"))
    found = "covenant centavo nonevent concave convect convene convent avocet caveat octave"
    solve(page, "vctaoen?edition=print")
    expect(page.locator("#genius")).to_contain_text("Genius takes 17 points")
    keep(page, f"game/{hive.key}", save(Game(hive, tuple(found.split()))))
    page.goto("./#play/vctaoen?edition=print")
    expect_said(page, "Find words that use V.")
    expect(page.locator("#rank-name")).to_have_text("Excellent")
    expect(page.locator("#rank-bar i")).to_have_text(["Good", "Excellent", "Genius"])
    for word in ("octavo", "vacant", "vacate"):
        guess(page, word)
    expect(page.get_by_role("dialog", name="Genius!")).to_be_visible()
    page.keyboard.press("Escape")
    open_statistics(page)
    expect(games_at(page, "Genius")).to_have_text("1")
    expect(games_at(page, "Excellent")).to_have_count(0)
    page.goto("./#play/vctaoen")
    expect(page.locator("#rank-bar i")).to_have_count(8)


def test_editions_of_english_and_of_other_languages_with_words_are_offered(page: Page) -> None:
    page.goto("./")
    expect_status(page, "Ready")
    names = page.get_by_label("Edition", exact=True).locator("option")
    others = "Catalan Spanish German Portuguese French Dutch Italian Swedish"
    expect(names).to_have_text(["Original", "In print", "For classrooms", *others.split()])


def test_french_words_are_solved_and_played(page: Page) -> None:
    page.goto("./")
    expect_status(page, "Ready")
    page.locator("#options summary").click()
    page.get_by_label("Edition").select_option("french")
    page.get_by_label("Letters", exact=True).fill("nclsoie")
    expect_status(page, "NCLSOIE: ")
    expect_word(page, "Likely", "conseil")
    page.get_by_role("link", name="conseil", exact=True).click()
    expect(page.locator("#meaning-text")).to_have_text("No definition is available.")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Play this hive").click()
    expect_announced(page, "Hive NCLSOIE.")
    for number, word in enumerate(("conseil", "colonel", "NOEL")):
        guess(page, word)
        expect(page.locator("#latest-count")).to_contain_text(str(number + 1))
    expect_found(page, ["colonel", "conseil", "noël"])
    page.goto("./#solve/?edition=french")
    page.get_by_role("link", name="Play a random hive").click()
    expect(page.locator("#hive-options")).to_have_text("French")
    expect_announced(page, "Hive ")
    expect(page.locator("#panels")).to_contain_text("pangram")


def test_a_link_to_an_edition_without_words_says_so(page: Page) -> None:
    for letters in ("оеаинтс", "оеаинтср"):
        page.goto(f"./#solve/{letters}?edition=russian")
        expect_status(page, "This site has no word list for this edition yet: Russian.")


def test_a_link_to_an_unknown_edition_names_the_known_ones(page: Page) -> None:
    page.goto("./#solve/vctaoen?edition=klingon")
    expect_status(page, "There is no edition “klingon”")
    page.goto("./#play/vctaoen?edition=klingon")
    expect_status(page, "There is no edition “klingon”")


def test_a_hive_of_another_alphabet_is_solved_and_linked(page: Page) -> None:
    serve(page, edition_of("spanish"), SPANISH)
    solve(page, HIVE)
    expect_words(page, "Likely", ["napiñeta", "niña", "peña", "piña", "tiña"])
    expect(page.get_by_label("Letters", exact=True)).to_have_value("ÑAEINPT")
    expect(page.locator("#hive .cell.center")).to_have_text("Ñ")
    page.locator("#hive").get_by_role("button", name="Make P the center").click()
    expect_words(page, "Likely", ["napiñeta", "peni", "peña", "piña"])
    assert page.url.endswith("#solve/paein%C3%B1t?edition=spanish")
    page.get_by_label("Other required letters").fill("ñ")
    expect_words(page, "Likely", ["napiñeta", "peña", "piña"])


def test_keys_and_taps_type_letters_beyond_a_to_z(page: Page) -> None:
    serve(page, edition_of("spanish"), SPANISH)
    begin(page, "ñaeiopt?edition=spanish")
    page.locator("#keys .center").focus()
    for key in "piÑa":
        page.evaluate(PRESSED, key)
    expect(page.get_by_label("Guess")).to_have_value("piña")
    page.locator("#enter").click()
    expect_said(page, "Good! +1")
    for letter in ("P", "E", "Ñ", "A"):
        page.locator("#keys").get_by_text(letter, exact=True).click()
    page.locator("#enter").click()
    expect_found(page, ["peña", "piña"])


def test_the_points_of_a_published_puzzle_are_estimated_for_the_original_only(page: Page) -> None:
    solve(page, "nclsoie")
    expect(page.locator("#genius")).to_contain_text("in a published puzzle")
    page.goto("./#solve/nclsoie?edition=french")
    expect_word(page, "Likely", "conseil")
    expect(page.locator("#genius")).not_to_contain_text("in a published puzzle")
