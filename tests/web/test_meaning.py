"""Tests of the dialog with definitions: by taps, by keys, and offline."""

import pytest
from playwright.sync_api import Page, expect

from beecore.gloss import PARTS, form_of
from beecore.words import gloss
from build import data
from tests.web.host import Host
from tests.web.pages.page import NO_MEANINGS, expect_status
from tests.web.pages.play import begin, found, guess
from tests.web.pages.service_worker import (
    clear_http_cache,
    visit_first,
    wait_for_glosses,
    wait_until_kept,
)
from tests.web.pages.solve import solve, words_of
from tests.web.waiting import until


def expect_told(page: Page, word: str) -> None:
    known = gloss(word)
    assert known
    dialog = page.get_by_role("dialog", name=word, exact=True)
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text(PARTS[known.part])
    expect(dialog).to_contain_text(known.text)
    if known.base != word:
        expect(dialog).to_contain_text(f"{form_of(word, known)} of {known.base}")


def word(page: Page, name: str) -> None:
    page.get_by_role("link", name=name, exact=True).click()


def test_a_tap_on_a_word_shows_its_definition(page: Page) -> None:
    solve(page)
    for name in ("cave", "concave", "novae"):  # a noun, an adjective, and a form of a word
        word(page, name)
        expect_told(page, name)
        page.get_by_role("button", name="Close").click()
        expect(page.get_by_role("dialog")).not_to_be_visible()


def test_the_dialog_works_with_keys_and_returns_the_focus(page: Page) -> None:
    begin(page)
    guess(page, "cave")
    link = found(page).get_by_role("link", name="cave")
    link.focus()
    page.keyboard.press("Enter")
    expect_told(page, "cave")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).not_to_be_visible()
    expect(link).to_be_focused()


def test_words_without_a_definition_are_handled(page: Page) -> None:
    solve(page)
    page.get_by_role("heading", name="Possible words").click()
    unknown = next(name for name in words_of(page, "Possible") if gloss(name) is None)
    word(page, unknown)
    dialog = page.get_by_role("dialog", name=unknown, exact=True)
    expect(dialog).to_contain_text("No definition")


@pytest.mark.service_worker
def test_definitions_are_fetched_only_on_request_if_memory_is_low(page: Page, host: Host) -> None:
    visit_first(page)
    solve(page)
    assert [name for name in host.asked if "gloss" in name] == []
    word(page, "cave")
    expect_told(page, "cave")
    assert [name for name in host.asked if "gloss" in name] == ["glosses/c.txt"]


@pytest.mark.service_worker
def test_definitions_are_saved_on_the_second_visit_for_offline_use(page: Page, host: Host) -> None:
    visit_first(page)
    assert [name for name in host.asked if "gloss" in name] == []
    page.reload()
    wait_for_glosses(page)
    asked = [name for name in host.asked if "gloss" in name]
    assert sorted(asked) == sorted(data.FILES)
    first = min(map(host.asked.index, asked))
    for needed in ("possible.bee", "sw.js"):
        assert host.asked.index(needed) < first
    host.stop()
    clear_http_cache(page)
    solve(page)
    word(page, "cave")
    expect_told(page, "cave")


def test_a_missing_file_is_reported_and_can_be_requested_again(troubled_page: Page) -> None:
    page = troubled_page
    page.route("**/glosses/c.txt", lambda route: route.abort())
    solve(page)
    word(page, "cave")
    dialog = page.get_by_role("dialog", name="cave", exact=True)
    expect(dialog).to_contain_text(NO_MEANINGS)
    expect(dialog.get_by_role("link")).to_be_visible()
    page.keyboard.press("Escape")
    page.unroute_all()
    word(page, "cave")
    expect_told(page, "cave")


def test_a_click_with_a_modifier_key_follows_the_link(page: Page) -> None:
    solve(page)
    page.evaluate(
        """() => addEventListener("click", (event) => {
            window.prevented = event.defaultPrevented;
            event.preventDefault();
        })"""
    )
    page.get_by_role("link", name="cave", exact=True).click(modifiers=["Control"])
    until(page, "window.prevented === false")
    expect(page.get_by_role("dialog")).not_to_be_visible()


VOICES = """
    const voices = [
        { lang: "en-US", localService: false, name: "of a server" },
        { lang: "de-DE", localService: true, name: "of another language" },
        { lang: "en-GB", localService: true, name: "of the device" },
        { lang: "fr-FR", localService: true, name: "of another edition" },
    ];
    const speak = ({ text, lang, voice }) => { window.said = [text, lang, voice.name]; };
    Object.defineProperty(window, "speechSynthesis", { value: { getVoices: () => voices, speak } });
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""


def test_only_a_voice_of_the_device_reads_words_aloud(page: Page) -> None:
    page.add_init_script(VOICES)
    solve(page)
    word(page, "cave")
    page.get_by_role("button", name="Listen").click()
    until(page, "window.said?.join() === 'cave,en,of the device'")


def test_words_of_another_edition_are_read_in_its_language_or_not_at_all(page: Page) -> None:
    page.add_init_script(VOICES)
    solve(page, "aeinprt?edition=french")
    word(page, "partie")
    expect(page.locator("#meaning-word")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="Listen").click()
    until(page, "window.said?.join() === 'partie,fr,of another edition'")
    page.keyboard.press("Escape")
    solve(page, "eaklnst?edition=swedish")
    word(page, "sten")
    expect(page.locator("#meaning-word")).to_have_attribute("lang", "sv")
    expect(page.get_by_role("button", name="Listen")).to_be_hidden()


def test_without_a_voice_there_is_no_listen_button(page: Page) -> None:
    page.add_init_script("delete Window.prototype.speechSynthesis; delete window.speechSynthesis;")
    solve(page)
    word(page, "cave")
    expect_told(page, "cave")
    expect(page.get_by_role("button", name="Listen")).to_be_hidden()


LATE = """
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = async (...details) => {
        await new Promise((resolve) => Object.assign(window, { keepSite: resolve }));
        return register(...details);
    };
"""


def expect_meaning(page: Page) -> None:
    page.get_by_role("link", name="cave", exact=True).click()
    known = gloss("cave")
    assert known
    expect(page.get_by_role("dialog", name="cave", exact=True)).to_contain_text(known.text)


@pytest.mark.service_worker
def test_a_definition_read_before_the_site_is_saved_works_offline_later(
    page: Page, host: Host
) -> None:
    page.add_init_script(LATE)
    solve(page)
    expect_meaning(page)
    until(page, "typeof window.keepSite === 'function'")
    page.evaluate("window.keepSite()")
    until(page, "navigator.serviceWorker.controller?.state === 'activated'")
    wait_until_kept(page, ["glosses/c.txt"])
    host.stop()
    clear_http_cache(page)
    page.reload()
    expect_status(page, "VCTAOEN: ")
    expect_meaning(page)
