"""Editions of the rules, and the page in other languages: their letters, words, and games."""

import re

import pytest
from playwright.sync_api import Page, expect

from beecore import solve
from beecore.game import Game, puzzles
from beecore.words import shipped
from build import languages
from tests.web.host import Host
from tests.web.means import tap
from tests.web.pages.page import expect_address, expect_announced, expect_said, expect_status
from tests.web.pages.play import begin, expect_found, guess
from tests.web.pages.service_worker import clear_http_cache, wait_until_kept
from tests.web.pages.settings import choose_language
from tests.web.pages.solve import expect_word, expect_words, words_of
from tests.web.pages.solve import solve as solve_on
from tests.web.pages.storage import stored
from tests.web.profiles import Pages
from tests.web.screens import PHONE
from tests.web.waiting import until

PRESSED = """key => document.activeElement.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))"""
"""Presses a key that Playwright's keyboard does not have."""


def test_an_edition_brings_its_shortest_word_and_its_points(page: Page) -> None:
    solve_on(page)
    page.locator("#options summary").click()
    names = page.get_by_label("Edition", exact=True).locator("option")
    others = "Catalan Spanish German Portuguese French Dutch Italian Swedish"
    expect(names).to_have_text(["Original", "In print", "For classrooms", *others.split()])
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
    expect_address(page, "#play/vctaoen?edition=print")
    expect(page.locator("#hive-options")).to_have_text("In print")
    guess(page, "cave")
    expect_said(page, "Too short")
    guess(page, "covenant")
    expect_said(page, "Pangram!")
    begin(page)
    expect_found(page, [])
    expect(page.locator("#rank-bar i")).to_have_count(8)


def test_letters_beyond_a_to_z_are_solved_linked_typed_tapped_and_marked(page: Page) -> None:
    solve_on(page, "ñaeinpt?edition=spanish")
    expect_word(page, "Likely", "niña")
    assert page.evaluate(MARKED) == ["es", "en"]
    expect(page.get_by_label("Letters", exact=True)).to_have_value("ÑAEINPT")
    expect(page.locator("#hive .cell.center")).to_have_text("Ñ")
    page.locator("#hive").get_by_role("button", name="Make P the center").click()
    expect_word(page, "Likely", "niña", count=0)
    expect_address(page, "#solve/paein%C3%B1t?edition=spanish")
    page.get_by_label("Other required letters").fill("ñ")
    expect(page.locator("#likely li a").first).to_contain_text("ñ")
    begin(page, "ñaeiopt?edition=spanish")
    page.locator("#keys .center").focus()
    page.evaluate(PRESSED, "Ñ")
    field = page.get_by_label("Guess")
    expect(field).to_have_value("ñ")
    expect(field).to_be_focused()
    page.keyboard.press("Backspace")
    page.keyboard.type("piÑa")
    expect(field).to_have_value(re.compile("^piña$", re.IGNORECASE))
    page.locator("#enter").click()
    expect_said(page, "Good!")
    assert page.evaluate(MARKED) == ["es", "en"]
    for letter in ("P", "E", "Ñ", "A"):
        page.locator("#keys").get_by_text(letter, exact=True).click()
    page.locator("#enter").click()
    expect_found(page, ["peña", "piña"])
    page.goto("./#solve/оеаинтс?edition=russian")
    expect_status(page, "This site has no word list for this edition yet: Russian.")
    for view in ("solve", "play"):
        page.goto(f"./#{view}/vctaoen?edition=klingon")
        expect_status(page, "There is no edition “klingon”")


MARKED = """() => {
    const languages = (scope) => {
        const shown = [...document.querySelectorAll(scope)].filter((each) =>
            each.checkVisibility() && each.textContent.trim());
        return [...new Set(shown.map((each) => each.closest("[lang]").lang))].sort().join();
    };
    const words = languages("main [translate=no]");
    return [words, languages("main :is(h1, h2, label, summary, #likely h3):not([translate=no] *)")];
}"""


PAGES = {page.tag: page for page in languages.read()[1:]}


def test_a_day_is_played_to_the_highest_rank_in_another_language(new_page: Pages) -> None:
    """German hives have nine letters, and a word may use some of them only once."""
    language, day = PAGES["de"], "2026-01-01"
    calendar = shipped.calendar(language.edition)
    hive = puzzles.daily(calendar, puzzles.day_of(day), language.edition).hive
    words = [each for each in solve(hive, shipped.lexicon(hive)) if each.likely]
    game = Game(hive, tuple(word.word for word in words[2:]), started=day)  # all but two words
    page = new_page(is_phone=True, viewport=PHONE, storage=stored(game))
    page.goto(f"./{language.address}#play/{day}")
    expect(page.locator("#keys button:enabled")).to_have_count(language.edition.size)
    for letter in words[0].word:
        tap(page.locator(f'#keys [data-letter="{letter}"]').first)
    tap(page.locator("#enter"))
    expect_announced(page, "+")
    page.locator("#guess").fill(words[1].word)
    page.locator("#guess").press("Enter")
    title = language.catalog.plain("bee-rank-queen-bee")
    expect(page.locator("#summary-title")).to_contain_text(title)
    total = sum(word.points for word in words)
    expect(page.locator("#summary-score")).to_contain_text(str(total))


def test_a_form_waits_until_its_word_can_be_looked_up(troubled_page: Page) -> None:
    page = troubled_page
    page.route("**/de/forms.txt", lambda route: route.abort())
    page.goto("./de/#play/wurstelan")
    expect(page.locator("#keys button:enabled")).to_have_count(9)
    page.locator("#guess").fill("walte")
    page.locator("#guess").press("Enter")
    expect(page.locator("#waiting")).to_contain_text("WALTE")
    expect(page.locator("#rejected li")).to_have_count(0)
    page.unroute("**/de/forms.txt")
    page.get_by_role("button", name="Noch einmal versuchen").click()
    expect(page.locator("#found li")).to_contain_text(["walten"])


@pytest.mark.service_worker
def test_languages_work_offline_once_they_were_opened(page: Page, host: Host) -> None:
    language = PAGES["fr"]
    page.goto("./fr/")
    until(page, "navigator.serviceWorker.controller?.state === 'activated'")
    names = ["", "words.bee", "calendar.txt", "dialogs.txt", "forms.txt", "manifest.webmanifest"]
    wait_until_kept(page, [f"fr/{name}" for name in names])
    assert not {"likely.bee", "possible.bee"} & set(host.asked)  # English words
    page.goto("./")
    wait_until_kept(page, ["", "likely.bee", "possible.bee", "calendar.txt"])
    page.goto("./de/")
    names = ["", "words.bee", "calendar.txt", "glosses/a.txt"]
    wait_until_kept(page, [f"de/{name}" for name in names])
    host.stop()
    clear_http_cache(page)
    hive = language.catalog.plain("-example")
    page.goto(f"./fr/#solve/{hive.lower()}")
    expect_status(page, hive)
    page.goto("./fr/#play/2026-01-01")
    expect(page.locator("#keys button:enabled")).to_have_count(language.edition.size)


def open_record(page: Page) -> None:
    page.locator("#open-menu").click()
    page.locator("#menu [data-opens=stats]").click()


def test_switching_the_language_and_back_loses_nothing(page: Page) -> None:
    begin(page)
    guess(page, "cave")
    expect_status(page, "Good!")
    page.locator("#guess").fill("cov")
    expect(page.locator("#offer")).not_to_be_visible()  # nothing but the visitor's own language
    choose_language(page, "Français")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#latest-count")).to_contain_text("0")  # of today's hive in French
    open_record(page)
    expect(page.locator("#record [data-if=has-no-games]")).to_be_visible()
    page.keyboard.press("Escape")
    page.goto("./fr/#play/hcraeus")
    expect(page.locator("#keys button:enabled")).to_have_count(7)
    for word in ("ruche", "ruches"):
        page.locator("#guess").fill(word)
        page.locator("#guess").press("Enter")
        expect_announced(page, "+" if word == "ruche" else "ruche")
    expect(page.locator("#found li")).to_have_count(1)  # a form is only explained
    page.goto("./#play/vctaoen")
    expect(page.locator("#latest")).to_contain_text("cave")
    expect(page.locator("#guess")).to_have_value("cov")
    open_record(page)
    page.get_by_role("radio", name="All games").check()
    expect(page.locator("#games li")).to_have_count(1)  # the French game is not among them
    page.goto("./fr/#play/hcraeus")
    expect(page.locator("#latest")).to_contain_text("ruche")


def test_words_are_defined_and_days_named_in_their_language(new_page: Pages) -> None:
    page = new_page(locale="en-US", timezone_id="UTC")
    page.clock.set_fixed_time("2026-11-21T12:00:00Z")
    page.goto("./fr/#play/2026-11-19")
    expect(page.get_by_role("heading", level=1)).to_have_text("Jeudi 19 novembre")
    page.goto("./fr/#solve/hcraeus")
    page.get_by_role("link", name="ruche", exact=True).click()
    expect(page.locator("#meaning-text")).to_contain_text("abeilles")
    expect(page.locator("#meaning-more")).to_have_attribute(
        "href", "https://fr.wiktionary.org/wiki/ruche"
    )


def test_another_language_is_offered_until_dismissed_and_never_forced(new_page: Pages) -> None:
    for locale in ("fr-CA", "es-MX"):
        page = new_page(locale=locale, has_touch=True, viewport=PHONE)
        page.goto("./#play")
        expect_announced(page, "Today, ")
        offer = page.locator("#offer")
        expect(offer).to_be_visible()
        if locale == "fr-CA":
            for role in ("link", "button"):
                expect(offer.get_by_role(role)).to_have_attribute("lang", "fr")
            expect(page.locator("#enter")).to_be_in_viewport(ratio=1)
            offer.get_by_role("button").click()
            expect(page.locator("#enter")).to_be_in_viewport(ratio=1)
        else:
            offer.get_by_role("link").click()
            expect(page.locator("html")).to_have_attribute("lang", "es")
            expect(page.locator("#play")).to_be_visible()
        page.goto("./#solve")
        page.reload()
        expect_status(page, "Ready")
        expect(page.locator("html")).to_have_attribute("lang", "en")
        if locale == "fr-CA":
            expect(offer).not_to_be_visible()
        else:  # chosen once
            expect(offer.get_by_role("link")).to_have_attribute("lang", "es")
