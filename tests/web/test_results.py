"""The words of a hive: groups, filter, boundary, files, printing, definitions, and late words."""

import csv
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from beecore.gloss import PARTS, form_of
from beecore.words import gloss
from tests.web.expected import likely, possible
from tests.web.host import Host
from tests.web.means import Held, downloading, emulate
from tests.web.pages.page import again, expect_address, expect_announced, expect_said, expect_status
from tests.web.pages.service_worker import clear_http_cache, wait_until_kept
from tests.web.pages.solve import expect_word, expect_words, solve, words_in, words_of
from tests.web.pages.storage import KEPT
from tests.web.screens import PHONE
from tests.web.waiting import step, until

LARGE = "etaoinsrldu"
LIKELY, POSSIBLE = len(likely("rtaegin")), len(possible("rtaegin"))


def group(page: Page, head: str) -> Locator:
    named = page.get_by_role("heading", name=re.compile(f"^{head}"))
    return page.locator("#likely .word-group", has=named)


def test_words_are_grouped_as_the_link_says(page: Page) -> None:
    solve(page, "vctaoen")
    heads = page.get_by_role("region", name="Likely words").locator("h3")
    sizes = (8, 1), (7, 4), (6, 6), (5, 6), (4, 12)
    groups = [f"{size} letters ({count})" for size, count in sizes]
    expect(heads).to_have_text(["Pangrams (2)", *groups])
    pangrams = group(page, r"Pangrams \(2\)").get_by_role("listitem")
    expect(pangrams).to_have_text(["covenant", "centavo"])
    expect(pangrams.first).to_have_attribute("data-points", "15")
    steps = page.evaluate("history.length")
    for choice, name, head in (
        ("By points", "points", r"\d+ points?"),
        ("By first letter", "letter", r"[A-Z]"),
    ):
        page.get_by_label("Group words").select_option(choice)
        expect(page.locator("#likely summary h3").nth(1)).to_have_text(re.compile(rf"^{head} \("))
        expect_address(page, f"#solve/vctaoen?by={name}")
        names = heads.all_text_contents()
        assert all(re.match(rf"{head} \(\d+\)$", each) for each in names[1:])
        assert sorted(words_of(page, "Likely")) == sorted(likely("vctaoen"))
    until(page, "steps => history.length === steps", steps)
    page.reload()
    expect_status(page, "VCTAOEN: ")
    expect(page.get_by_label("Group words")).to_have_value("letter")


def test_on_a_phone_the_groups_unfolded_stay_open_and_all_are_printed(phone: Page) -> None:
    solve(phone, "rtaegin")
    is_open = phone.locator("#likely details").evaluate_all("all => all.map(each => each.open)")
    assert is_open == sorted(is_open, reverse=True)
    assert 0 < is_open.count(True) < len(is_open)
    box = group(phone, "Pangrams").get_by_role("listitem").first.bounding_box()
    assert box
    assert box["y"] + box["height"] <= 400, "behind a phone's keyboard"
    until(phone, "document.documentElement.scrollHeight < 4 * 844")
    five = group(phone, "5 letters")
    five.locator("summary").click()
    five.locator("li").last.evaluate("each => each.scrollIntoView({ block: 'end' })")
    place, link = phone.evaluate("scrollY"), phone.url
    for way in ("back", "address"):
        phone.get_by_role("link", name="Play this hive").evaluate("each => each.click()")
        expect_status(phone, "Find words that use R.")
        if way == "back":
            step(phone, -1)
        else:
            phone.evaluate("link => { location.href = link; }", link)
        expect_status(phone, "RTAEGIN: ")
        expect(five.locator("li").last).to_be_in_viewport()
        until(phone, "place => Math.abs(scrollY - place) <= 2", place)
    count = five.locator("li").count()
    expect(phone.get_by_role("slider")).not_to_be_visible()
    phone.get_by_role("button", name="Filter").click()
    phone.get_by_role("slider", name="How strict is your puzzle?").press("End")
    expect(five.locator("li")).not_to_have_count(count)
    expect(five).to_have_attribute("open", "")
    phone.evaluate("window.print = () => dispatchEvent(new Event('beforeprint'))")
    phone.get_by_role("button", name="Share or save").click()
    phone.get_by_role("button", name="Print").click()
    emulate(phone, media="print")
    four = group(phone, "4 letters")
    expect(four.locator("li").last).to_be_visible()
    expect(words_in(phone, "Possible").first).not_to_be_visible()
    emulate(phone, media="screen")
    phone.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(four).not_to_have_attribute("open", "")


def test_words_are_not_broken_columns_read_downward_and_headings_stay(page: Page) -> None:
    solve(page, "distner")
    expect_word(page, "Likely", "disinterestedness")
    page.locator("details.word-group").evaluate_all(
        "all => all.forEach(each => { each.open = true; })"
    )
    five = group(page, "5 letters")
    for width in (320, 1280):
        page.set_viewport_size({"width": width, "height": 400})
        heights = page.locator("#likely a").evaluate_all(
            "all => all.map(each => each.offsetHeight)"
        )
        assert max(heights) < 1.5 * min(heights)
        places = five.locator("li").evaluate_all(
            "all => all.map(each => [each.offsetLeft, each.offsetTop])"
        )
        assert places == sorted(places)
    five.locator("li").last.evaluate("each => each.scrollIntoView({ block: 'center' })")
    summary = five.locator("summary").element_handle()
    until(page, "summary => Math.abs(summary.getBoundingClientRect().top) <= 1", summary)
    page.set_viewport_size(PHONE)
    page.goto("./fr/")
    rows = page.locator("#example .word-list li")
    heights = rows.evaluate_all("all => all.map(each => each.offsetHeight)")
    assert max(heights) < 1.5 * min(heights), "the hexagon of a long pangram has its own line"


def test_a_filter_and_the_boundary_apply_and_are_part_of_the_link_of_one_hive(page: Page) -> None:
    solve(page, "rtaegin")
    opener, starts = page.get_by_role("button", name="Filter"), page.get_by_label("Starts with")
    opener.click()
    expect(starts).to_be_focused()
    starts.press("Escape")
    expect(starts).not_to_be_visible()
    expect(opener).to_be_focused()
    opener.click()
    slider = page.get_by_role("slider", name="How strict is your puzzle?")
    expect(slider).to_have_accessible_description("Common words only Rare words too")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^{LIKELY} words"))
    expect(page.locator("#genius")).to_contain_text("in a published puzzle")
    slider.press("Home")
    expect(page.locator("#genius")).not_to_contain_text("in a published puzzle")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^170 words"))
    expect_address(page, "#solve/rtaegin?likely=99")
    page.get_by_role("button", name="Reset").click()
    expect(page.locator("#likely-summary")).to_have_text(re.compile(f"^{LIKELY} words"))
    expect(slider).to_be_focused()
    expect_address(page, "#solve/rtaegin")
    page.get_by_label("Starts with").fill("Ga")
    left = page.locator("#filtered")
    expect(left).to_contain_text("25 of 707 words match, 11 of them likely.")
    page.get_by_label("Contains").fill("in")
    page.get_by_label("Length").fill("6")
    expect(left).to_contain_text("1 of 707 words match, 1 of them likely.")
    expect(page.locator("#possible")).to_have_text("No words match the filter.")
    expect_address(page, "#solve/rtaegin?starts=ga&contains=in&length=6")
    page.reload()
    expect_status(page, f"RTAEGIN: {LIKELY} likely words, {POSSIBLE} possible.")
    expect_words(page, "Likely", ["gainer"])
    page.get_by_role("button", name="Clear filter").click()
    expect(left).not_to_be_visible()
    expect_address(page, "#solve/rtaegin")
    page.get_by_label("Pangrams only").check()
    pangrams = [word for word in likely("rtaegin") if len(set(word)) == len("rtaegin")]
    expect(words_in(page, "Likely")).to_have_count(len(pangrams))
    page.get_by_label("Letters", exact=True).fill("vctaoen")
    expect_status(page, "VCTAOEN: ")
    expect(page.get_by_label("Pangrams only")).not_to_be_checked()
    expect_words(page, "Likely", likely("vctaoen"))
    own = page.evaluate("name => localStorage.getItem(name)", KEPT + "boundary")
    solve(page, "vctaoen?likely=1")  # which is not the visitor's own
    expect_word(page, "Likely", "avocet")
    expect(page.get_by_role("link", name="Play this hive")).to_have_attribute(
        "href", "#play/vctaoen?likely=1"
    )
    assert page.evaluate("name => localStorage.getItem(name)", KEPT + "boundary") == own


def saved(page: Page, form: str) -> tuple[str, str]:
    """Save the words as a file; return its name and text."""
    with downloading(page) as download:
        page.get_by_role("button", name=f"Save as {form}").click()
    return download.value.suggested_filename, Path(download.value.path()).read_text("utf-8")


def test_the_words_shown_are_saved_and_copied_unless_the_browser_blocks_it(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    solve(page, "vctaoen?starts=co")
    words = [word for word in likely("vctaoen") if word.startswith("co")]
    page.get_by_role("button", name="Share or save").click()
    name, text = saved(page, "CSV")
    expect_status(page, f"Saved {len(words)} words as vctaoen.csv.")
    mark, table = text[:1], text[1:]
    assert (name, mark) == ("vctaoen.csv", "\ufeff")  # without the mark, Excel misreads accents
    assert [row["word"] for row in csv.DictReader(table.splitlines())] == words
    name, text = saved(page, "JSON")
    assert name == "vctaoen.json"
    assert [row["word"] for row in json.loads(text)["words"]] == words
    page.get_by_role("button", name="Copy a link to this").click()
    told = page.locator("#handout-forms").get_by_role("button", name="Copied")
    expect(told).to_be_visible()
    expect_announced(page, "Copied")
    expect(told).to_have_count(0)  # after two seconds
    expect(page.get_by_role("button", name="Copy a link to this").first).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith("#solve/vctaoen?starts=co")
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(told).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").split() == words


def test_nothing_is_offered_for_a_hive_without_words(page: Page) -> None:
    solve(page, "qzxjkwv")
    expect(page.get_by_text("No likely words.")).to_be_visible()
    results = page.locator("#results")
    for role in ("button", "combobox", "link", "heading"):
        expect(results.get_by_role(role)).to_have_count(1 if role == "heading" else 0)


def test_every_word_of_a_very_large_hive_can_be_reached(page: Page) -> None:
    solve(page, LARGE)
    ten = group(page, "10 letters")
    expect(ten.get_by_role("listitem")).to_have_count(60)
    words = [word for word in likely(LARGE) if len(word) == 10]
    ten.get_by_role("button", name=f"Show all {len(words)}").click()
    expect(ten.get_by_role("listitem")).to_have_text(words)
    expect(ten.get_by_role("listitem").nth(60).get_by_role("link")).to_be_focused()
    expect(ten.get_by_role("button")).to_have_count(0)
    page.get_by_text("Filter", exact=True).click()
    page.get_by_label("Starts with").fill("re")
    expect_words(page, "Likely", [word for word in likely(LARGE) if word.startswith("re")])


def test_likely_words_are_shown_while_the_possible_ones_are_loading(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 800})
    held = Held(page, "**/possible.bee")
    page.goto("./#solve/vctaoen")
    expect_said(page, f"VCTAOEN: {len(likely('vctaoen'))} likely words. Loading…")
    expect_words(page, "Likely", likely("vctaoen"))
    expect(page.locator("#possible-count")).to_have_text("")
    expect(page.locator("#genius")).to_have_class("quiet pending")
    expect(page.locator("#results")).to_have_attribute("aria-busy", "true")
    before = page.locator("#likely").bounding_box()
    held.release()
    expect_said(page, f", {len(possible('vctaoen'))} possible.")
    expect_words(page, "Likely", likely("vctaoen"))
    expect_words(page, "Possible", possible("vctaoen"))
    expect(page.locator("#possible-count")).to_have_text(f"({len(possible('vctaoen'))})")
    expect(page.locator("#genius")).to_have_class("quiet")
    expect(page.locator("#results")).to_have_attribute("aria-busy", "false")
    assert page.locator("#likely").bounding_box() == before


def test_likely_words_stay_if_the_possible_ones_cannot_be_loaded(troubled_page: Page) -> None:
    page = troubled_page
    page.route("**/possible.bee", lambda route: route.abort())
    page.goto("./#solve/vctaoen")
    expect_words(page, "Likely", likely("vctaoen"))
    expect_status(page, "The possible words couldn’t be loaded.")
    expect(page.locator("#possible-count")).to_have_text("")
    expect(page.locator("#genius")).to_contain_text("Genius takes ")
    expect(page.locator("#results")).to_have_attribute("aria-busy", "false")
    page.unroute_all()
    again(page).click()
    expect_said(page, "possible.")
    expect_words(page, "Possible", possible("vctaoen"))


def click(page: Page, word: str) -> None:
    page.get_by_role("link", name=word, exact=True).click()


def expect_told(page: Page, word: str) -> None:
    """Expect the dialog with a word's definition."""
    known = gloss(word)
    assert known
    dialog = page.get_by_role("dialog", name=word, exact=True)
    expect(dialog).to_contain_text(PARTS[known.part])
    expect(dialog).to_contain_text(known.text)
    if known.base != word:
        expect(dialog).to_contain_text(f"{form_of(word, known)} of {known.base}")


VOICES = """
    const voices = [
        { lang: "en-US", localService: false, name: "of a server" },
        { lang: "en-GB", localService: true, name: "of the device" },
        { lang: "fr-FR", localService: true, name: "of another edition" },
    ];
    const speak = ({ text, lang, voice }) => { window.said = [text, lang, voice.name]; };
    Object.defineProperty(window, "speechSynthesis", { value: { getVoices: () => voices, speak } });
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""


def test_a_tap_anywhere_on_a_word_shows_its_definition_and_a_voice_of_the_device_reads_it(
    page: Page,
) -> None:
    page.add_init_script(VOICES)
    listen = page.get_by_role("button", name="Listen")
    solve(page)
    row = page.locator("#likely li").filter(has_text=re.compile("^cave$"))
    box = row.bounding_box()
    assert box
    row.click(position={"x": box["width"] - 4, "y": box["height"] / 2})
    expect_told(page, "cave")
    expect(listen).to_be_visible()
    listen.click()
    until(page, "said?.join() === 'cave,en,of the device'")
    page.keyboard.press("Escape")
    page.get_by_role("heading", name="Possible words").click()
    click(page, "novae")  # a form of a word
    expect_told(page, "novae")
    page.get_by_role("button", name="Close").click()
    unknown = next(name for name in words_of(page, "Possible") if gloss(name) is None)
    click(page, unknown)
    dialog = page.get_by_role("dialog", name=unknown, exact=True)
    expect(dialog).to_contain_text("No definition")
    page.keyboard.press("Escape")
    page.evaluate(
        """() => addEventListener("click", (event) => {
            window.prevented = event.defaultPrevented;
            event.preventDefault();
        })"""
    )
    page.get_by_role("link", name="cave", exact=True).click(modifiers=["Control"])
    until(page, "window.prevented === false")
    expect(page.get_by_role("dialog")).not_to_be_visible()
    solve(page, "eaklnst?edition=swedish")
    click(page, "sten")
    expect(page.locator("#meaning-word")).to_have_attribute("lang", "sv")
    expect(listen).not_to_be_visible()


LATE = """
    const { serviceWorker = {} } = navigator; // an empty page has none in Firefox
    const register = serviceWorker.register?.bind(serviceWorker);
    serviceWorker.register = async (...details) => {
        await new Promise((resolve) => Object.assign(window, { keepSite: resolve }));
        return register(...details);
    };
"""


@pytest.mark.service_worker
def test_a_definition_read_before_the_site_is_saved_works_offline_later(
    page: Page, host: Host
) -> None:
    page.add_init_script(LATE)
    solve(page)
    click(page, "cave")
    expect_told(page, "cave")
    until(page, "typeof window.keepSite === 'function'")
    page.evaluate("window.keepSite()")
    until(page, "navigator.serviceWorker.controller?.state === 'activated'")
    wait_until_kept(page, ["glosses/c.txt"])
    assert {name for name in host.asked if "gloss" in name} == {"glosses/c.txt"}
    host.stop()
    clear_http_cache(page)
    page.reload()
    expect_status(page, "VCTAOEN: ")
    click(page, "cave")
    expect_told(page, "cave")
