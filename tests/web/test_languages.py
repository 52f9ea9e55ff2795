"""The page in other languages: whole games, what is saved of them, and use offline."""

import pytest
from playwright.sync_api import Page, expect

from beecore import Solution, solve
from beecore.editions import genius
from beecore.game import puzzles
from beecore.words import shipped
from build import languages
from build.languages import Language
from tests.web.host import Host
from tests.web.means import tap
from tests.web.pages.page import expect_status
from tests.web.pages.service_worker import clear_http_cache, wait_until_kept
from tests.web.profiles import Pages
from tests.web.screens import PHONE
from tests.web.waiting import until

PAGES = {page.tag: page for page in languages.read()[1:]}
DAYS = [f"2026-01-{day:02}" for day in range(1, 32)]


@pytest.fixture(params=["ca", "de", "fr"])
def language(request: pytest.FixtureRequest) -> Language:
    """Languages that differ in the size of their hives and in how letters count."""
    return PAGES[request.param]


def smallest_day(language: Language) -> tuple[str, list[Solution]]:
    """Return a day whose hive has few likely words, and these words."""
    edition, calendar, found = language.edition, shipped.calendar(language.edition), {}
    for day in DAYS:
        hive = puzzles.daily(calendar, puzzles.day_of(day), edition).hive
        found[day] = [each for each in solve(hive, shipped.lexicon(hive)) if each.likely]
    day = min(found, key=lambda each: len(found[each]))
    return day, found[day]


def guess(page: Page, word: str) -> None:
    """Type a guess and enter it; the field has another label in each language."""
    page.locator("#guess").fill(word)
    page.locator("#guess").press("Enter")


def rank(language: Language, name: str) -> str:
    return language.catalog.plain(f"bee-rank-{name}")


def test_a_day_is_played_to_the_highest_rank_by_touch(new_page: Pages, language: Language) -> None:
    page = new_page(is_phone=True, viewport=PHONE)
    day, words = smallest_day(language)
    total = sum(word.points for word in words)
    page.goto(f"./{language.address}#play/{day}")
    expect(page.locator("#keys button:enabled")).to_have_count(language.edition.size)
    score = 0
    for word in words:
        for letter in word.word:
            tap(page.locator(f'#keys [data-letter="{letter}"]').first)
        tap(page.locator("#enter"))
        before, score = score, score + word.points
        if before < genius(total, language.edition) <= score < total:
            expect(page.locator("#end-title")).to_contain_text(rank(language, "genius"))
            tap(page.locator("#play-on"))
    expect(page.locator("#summary-title")).to_contain_text(rank(language, "queen-bee"))
    expect(page.locator("#summary-score")).to_contain_text(str(total))


@pytest.mark.service_worker
def test_a_language_works_offline_once_it_was_opened(
    page: Page, host: Host, language: Language
) -> None:
    page.goto(f"./{language.address}")
    until(page, "navigator.serviceWorker.controller?.state === 'activated'")
    names = ["", "words.bee", "calendar.txt", "forms.txt", "manifest.webmanifest"]
    wait_until_kept(page, [language.root + language.address + name for name in names])
    assert not {"likely.bee", "possible.bee"} & set(host.asked)  # English words
    host.stop()
    clear_http_cache(page)
    hive = language.catalog.plain("-example")
    page.goto(f"./{language.address}#solve/{hive.lower()}")
    expect_status(page, hive)
    page.goto(f"./{language.address}#play/{DAYS[0]}")
    expect(page.locator("#keys button:enabled")).to_have_count(language.edition.size)


@pytest.mark.service_worker
def test_a_language_opened_later_is_cached_as_well(page: Page, host: Host) -> None:
    page.goto("./fr/")
    until(page, "navigator.serviceWorker.controller?.state === 'activated'")
    page.goto("./")
    expect_status(page, "Ready")
    wait_until_kept(page, ["", "likely.bee", "possible.bee", "calendar.txt"])
    page.goto("./de/")
    wait_until_kept(
        page, ["../de/", "../de/words.bee", "../de/calendar.txt", "../de/glosses/a.txt"]
    )


def test_switching_the_language_and_back_loses_nothing(page: Page) -> None:
    page.goto("./#play/vctaoen")
    expect_status(page, "Find words that use V.")
    guess(page, "cave")
    expect_status(page, "Good! +1")
    page.locator("#guess").fill("cov")
    page.locator("#language").get_by_role("link", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#latest-count")).to_contain_text("0")  # of today's hive in French
    page.locator("#menu summary").click()
    page.locator("[data-action=record]").click()
    expect(page.locator("#record [data-if=has-no-games]")).to_be_visible()
    page.keyboard.press("Escape")
    page.goto("./fr/#play/hcraeus")
    expect(page.locator("#keys button:enabled")).to_have_count(7)
    guess(page, "ruche")
    expect(page.locator("#found li")).to_have_count(1)
    page.goto("./#play/vctaoen")
    expect(page.locator("#latest")).to_contain_text("cave")
    expect(page.locator("#guess")).to_have_value("cov")
    page.locator("#menu summary").click()
    page.locator("[data-action=record]").click()
    expect(page.locator("#record dl.tiles").last).to_contain_text("1")
    page.get_by_role("radio", name="All games").check()
    expect(page.locator("#games li")).to_have_count(1)  # the French game is not among them
    page.goto("./fr/#play/hcraeus")
    expect(page.locator("#latest")).to_contain_text("ruche")


def test_a_guess_that_is_a_form_is_explained(page: Page) -> None:
    page.goto("./fr/#play/hcraeus")
    expect(page.locator("#keys button:enabled")).to_have_count(7)
    guess(page, "ruches")
    expect(page.locator("#status")).to_contain_text("ruche")
    expect(page.locator("#found li")).to_have_count(0)


def test_in_german_a_form_counts_as_its_word(page: Page) -> None:
    page.goto("./de/#play/ewürstchn")
    expect(page.locator("#keys button:enabled")).to_have_count(9)
    guess(page, "sterne")  # which needs an E twice
    expect(page.locator("#found li")).to_have_count(0)
    guess(page, "schürte")
    expect(page.locator("#found li")).to_have_text(["schüren"])


def test_words_are_defined_in_their_language(page: Page) -> None:
    page.goto("./fr/#solve/hcraeus")
    expect_status(page, "HCRAEUS")
    page.get_by_role("link", name="ruche", exact=True).click()
    expect(page.locator("#meaning-text")).to_contain_text("abeilles")
    assert "fr.wiktionary.org/wiki/ruche" in str(
        page.locator("#meaning-more").get_attribute("href")
    )


def test_another_language_is_offered_once_to_visitors_who_prefer_it(new_page: Pages) -> None:
    page = new_page(locale="fr-CA")
    page.goto("./")
    offer = page.locator("#offer")
    expect(offer.get_by_role("link")).to_have_attribute("lang", "fr")
    offer.get_by_role("button").click()
    expect(offer).not_to_be_visible()
    page.reload()
    expect_status(page, "Ready")
    expect(offer).not_to_be_visible()


def test_the_offered_language_is_remembered_and_never_forced(new_page: Pages) -> None:
    page = new_page(locale="es-MX")
    page.goto("./#play")
    page.locator("#offer").get_by_role("link").click()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator("#play")).to_be_visible()
    page.goto("./")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("#offer")).not_to_be_visible()


def test_dates_are_in_the_pages_language(new_page: Pages) -> None:
    page = new_page(locale="en-US", timezone_id="UTC")
    page.clock.set_fixed_time("2026-11-21T12:00:00Z")
    for address, title in (
        ("./fr/#play/2026-11-19", "Jeudi 19 novembre"),
        ("./de/#play", "Heute, Samstag, 21. November"),
    ):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)


def test_visitors_who_read_english_are_offered_nothing(page: Page) -> None:
    page.goto("./")
    expect_status(page, "Ready")
    expect(page.locator("#offer")).not_to_be_visible()
