"""Tests of showing, sorting, filtering, copying, and saving the words of a hive."""

import csv
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.expected import likely, possible
from tests.web.means import downloading, emulate
from tests.web.pages.page import expect_address, expect_status
from tests.web.pages.solve import expect_word, expect_words, solve, words_in, words_of
from tests.web.pages.storage import KEPT
from tests.web.waiting import step, until

LARGE = "etaoinsrlducmp"
LIKELY, POSSIBLE = len(likely("rtaegin")), len(possible("rtaegin"))


def heads(page: Page, band: str = "Likely") -> Locator:
    """Return the headings of a band's groups, whether expanded or collapsed."""
    return page.get_by_role("region", name=f"{band} words").locator("h3")


def group(page: Page, head: str) -> Locator:
    named = page.get_by_role("heading", name=re.compile(f"^{head}"))
    return page.locator("#likely .group", has=named)


def test_words_are_grouped_with_the_longest_first(page: Page) -> None:
    solve(page, "vctaoen")
    sizes = (8, 1), (7, 4), (6, 6), (5, 6), (4, 12)
    groups = [f"{size} letters ({count})" for size, count in sizes]
    expect(heads(page)).to_have_text(["Pangrams (2)", *groups])
    expect_words(page, "Likely", likely("vctaoen"))


@pytest.mark.parametrize(
    ("choice", "name", "head"),
    [("By first letter", "letter", r"[A-Z]"), ("By points", "points", r"\d+ points?")],
)
def test_the_way_to_group_is_part_of_the_link(
    page: Page, choice: str, name: str, head: str
) -> None:
    solve(page, "vctaoen")
    steps = page.evaluate("history.length")
    page.get_by_label("Group words").select_option(choice)
    expect(page.locator("#likely summary h3").first).to_have_text(re.compile(rf"^{head} \("))
    expect_address(page, f"#solve/vctaoen?by={name}")
    until(page, "steps => history.length === steps", steps)
    page.reload()
    expect_status(page, "VCTAOEN: ")
    expect(page.get_by_label("Group words")).to_have_value(name)
    names = heads(page).all_text_contents()
    assert all(re.match(rf"{head} \(\d+\)$", each) for each in names[1:])
    assert sorted(words_of(page, "Likely")) == sorted(likely("vctaoen"))


def test_on_a_phone_only_pangrams_and_the_longest_words_are_unfolded(
    phone: Page,
) -> None:
    solve(phone, "rtaegin")
    is_open = phone.locator("#likely details").evaluate_all("all => all.map(each => each.open)")
    assert is_open == sorted(is_open, reverse=True)
    assert 0 < is_open.count(True) < len(is_open)
    expect(group(phone, "Pangrams").get_by_role("listitem")).to_have_count(24)
    expect(group(phone, "Pangrams").get_by_role("listitem").first).to_be_in_viewport()
    until(phone, "document.documentElement.scrollHeight < 4 * 844")
    phone.get_by_role("heading", name="Likely words").evaluate("each => each.scrollIntoView()")
    expect(phone.locator("#likely details li").first).to_be_in_viewport()


def test_unfolded_groups_stay_open_when_words_change(phone: Page) -> None:
    solve(phone, "rtaegin")
    four = group(phone, "4 letters")
    four.locator("summary").click()
    count = four.locator("li").count()
    phone.get_by_label("How strict is your puzzle?").press("End")
    expect(four.locator("li")).not_to_have_count(count)
    expect(four).to_have_attribute("open", "")


def test_the_heading_of_a_group_stays_visible_while_scrolling(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 400})
    solve(page, "rtaegin")
    seven = group(page, "7 letters")
    seven.locator("li").last.evaluate("each => each.scrollIntoView({ block: 'center' })")
    summary = seven.locator("summary").element_handle()
    until(page, "summary => Math.abs(summary.getBoundingClientRect().top) <= 1", summary)


def test_words_are_not_broken_and_columns_read_downward(
    page: Page, subtests: pytest.Subtests
) -> None:
    solve(page, "distner")
    expect_word(page, "Likely", "disinterestedness")
    page.locator("details.group").evaluate_all("all => all.forEach(each => { each.open = true; })")
    for width in (320, 390, 1280):
        with subtests.test(width=width):
            page.set_viewport_size({"width": width, "height": 800})
            links = page.locator("#likely a")
            heights = links.evaluate_all("all => all.map(each => each.offsetHeight)")
            assert max(heights) < 1.5 * min(heights)
            five = group(page, "5 letters").locator("li")
            places = five.evaluate_all("all => all.map(each => [each.offsetLeft, each.offsetTop])")
            assert places == sorted(places)


def test_a_row_responds_to_taps_anywhere(page: Page) -> None:
    solve(page, "vctaoen")
    row = page.locator("#likely li").filter(has_text=re.compile("^cave$"))
    box = row.bounding_box()
    assert box
    for x in (4, box["width"] / 2, box["width"] - 4):
        row.click(position={"x": x, "y": box["height"] / 2})
        expect(page.get_by_role("dialog", name="cave")).to_be_visible()
        page.keyboard.press("Escape")


def test_genius_has_the_same_points_as_in_the_game(page: Page) -> None:
    solve(page, "vctaoen")
    expect(page.locator("#genius")).to_have_text(re.compile("^Genius takes 100 points here,"))
    page.get_by_role("radio", name="What am I missing?").check()
    expect(page.locator("#missing-found")).to_contain_text("0 of the 100 points needed for Genius.")
    expect(page.get_by_role("progressbar", name="Progress to Genius")).to_have_attribute(
        "max", "100"
    )


def test_possible_words_are_folded_and_only_some_have_notes(page: Page) -> None:
    solve(page, "rtaegin")
    region = page.get_by_role("region", name="Possible words")
    expect(region.get_by_role("heading", level=2)).to_have_text(f"Possible words ({POSSIBLE})")
    expect(region.locator("li").first).not_to_be_visible()
    expect_words(page, "Possible", possible("rtaegin"))
    notes = region.locator("li").evaluate_all("all => all.map(each => each.dataset.note)")
    assert {"technical", "British"} <= set(notes)
    assert "rare" not in notes


def test_a_filter_applies_to_both_bands_and_is_part_of_the_link(page: Page) -> None:
    solve(page, "rtaegin")
    page.get_by_text("Filter", exact=True).click()
    page.get_by_label("Starts with").fill("Ga")
    left = page.locator("#filtered")
    expect(left).to_contain_text("25 of 707 words match, 11 of them likely.")
    page.get_by_label("Contains").fill("in")
    page.get_by_label("Length").fill("6")
    expect(left).to_contain_text("1 of 707 words match, 1 of them likely.")
    expect_words(page, "Likely", ["gainer"])
    expect(page.locator("#possible")).to_have_text("No words match the filter.")
    expect_address(page, "#solve/rtaegin?starts=Ga&contains=in&length=6")
    page.reload()
    expect_status(page, f"RTAEGIN: {LIKELY} likely words, {POSSIBLE} possible.")
    expect_words(page, "Likely", ["gainer"])
    expect(page.get_by_label("Starts with")).to_be_visible()
    page.get_by_role("button", name="Clear filter").click()
    expect(left).not_to_be_visible()
    expect_words(page, "Likely", likely("rtaegin"))
    expect_address(page, "#solve/rtaegin")


def test_the_filter_is_cleared_for_the_next_hive(page: Page) -> None:
    solve(page, "rtaegin?pangrams=yes")
    expect(page.get_by_label("Pangrams only")).to_be_checked()
    expect(heads(page)).to_have_text(["Pangrams (24)"])
    page.get_by_label("Letters", exact=True).fill("vctaoen")
    expect_status(page, "VCTAOEN: ")
    expect(page.get_by_label("Pangrams only")).not_to_be_checked()
    expect_words(page, "Likely", likely("vctaoen"))


def test_the_words_shown_are_copied(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    solve(page, "vctaoen")
    page.get_by_role("button", name="Copy").click()
    expect_status(page, "Copied 31 words.")
    pasted = page.evaluate("navigator.clipboard.readText()").split()
    assert pasted == likely("vctaoen")
    page.get_by_role("heading", name="Possible words").click()
    page.get_by_role("button", name="Copy").click()
    expect_status(page, "Copied 58 words.")


def test_blocked_copying_is_reported(page: Page) -> None:
    page.add_init_script(
        "if (navigator.clipboard)"  # about:blank may have none
        " navigator.clipboard.write = () => Promise.reject(new DOMException('no'))"
    )
    solve(page, "vctaoen")
    page.get_by_role("button", name="Copy").click()
    expect_status(page, "Your browser blocked copying.")


def saved(page: Page, form: str) -> tuple[str, str]:
    """Save the words as a file; return its name and text."""
    with downloading(page) as download:
        page.get_by_role("button", name=f"Save as {form}").click()
    return download.value.suggested_filename, Path(download.value.path()).read_text("utf-8")


def test_the_words_shown_are_saved(page: Page) -> None:
    solve(page, "vctaoen?starts=co")
    words = [word for word in likely("vctaoen") if word.startswith("co")]
    name, text = saved(page, "CSV")
    expect_status(page, f"Saved {len(words)} words as vctaoen.csv.")
    mark, table = text[:1], text[1:]
    assert (name, mark) == ("vctaoen.csv", "\ufeff")  # without the mark, Excel misreads accents
    assert [row["word"] for row in csv.DictReader(table.splitlines())] == words
    name, text = saved(page, "JSON")
    assert name == "vctaoen.json"
    assert [row["word"] for row in json.loads(text)["words"]] == words


def test_a_printout_has_every_group(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    solve(page, "rtaegin")
    page.evaluate("window.print = () => dispatchEvent(new Event('beforeprint'))")
    page.get_by_role("button", name="Print").click()
    emulate(page, media="print")
    four = group(page, "4 letters")
    expect(four.locator("li").last).to_be_visible()
    expect(four.get_by_role("heading")).to_be_visible()
    expect(words_in(page, "Possible").first).not_to_be_visible()
    emulate(page, media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(four).not_to_have_attribute("open", "")


@pytest.mark.parametrize("way", ["back", "address"])
def test_returning_from_play_restores_the_scroll_position(phone: Page, way: str) -> None:
    solve(phone, "rtaegin")
    five = group(phone, "5 letters")
    five.locator("summary").click()
    five.locator("li").last.evaluate("each => each.scrollIntoView({ block: 'end' })")
    place = phone.evaluate("scrollY")
    link = phone.url
    phone.get_by_role("link", name="Play this hive").evaluate("each => each.click()")
    expect_status(phone, "Find words that use R.")
    if way == "back":
        step(phone, -1)
    else:
        phone.evaluate("link => { location.href = link; }", link)
    expect_status(phone, "RTAEGIN: ")
    expect(five.locator("li").last).to_be_in_viewport()
    until(phone, "place => Math.abs(scrollY - place) <= 2", place)


def test_the_boundary_explains_itself_and_is_part_of_the_link(page: Page) -> None:
    solve(page, "rtaegin")
    slider = page.get_by_role("slider", name="How strict is your puzzle?")
    expect(slider).to_have_accessible_description("Common words only Rare words too")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^{LIKELY} words"))
    slider.press("End")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^588 words"))
    expect_address(page, "#solve/rtaegin?likely=1")
    slider.press("Home")
    expect(page.locator("#likely-summary")).to_have_text(re.compile("^170 words"))
    expect_address(page, "#solve/rtaegin?likely=99")
    page.get_by_role("button", name="Reset").click()
    expect(page.locator("#likely-summary")).to_have_text(re.compile(f"^{LIKELY} words"))
    expect(slider).to_be_focused()
    expect_address(page, "#solve/rtaegin")


def test_the_boundary_of_a_link_does_not_change_the_visitors_own(page: Page) -> None:
    solve(page, "vctaoen?likely=1")
    expect_word(page, "Likely", "avocet")
    expect(page.get_by_role("link", name="Play this hive")).to_have_attribute(
        "href", "#play/vctaoen?likely=1"
    )
    page.goto("about:blank")
    solve(page, "vctaoen")
    expect_words(page, "Likely", likely("vctaoen"))
    until(page, "name => localStorage.getItem(name) === null", KEPT + "boundary")


def test_every_word_of_a_very_large_hive_can_be_reached(page: Page) -> None:
    solve(page, LARGE)
    ten = group(page, "10 letters")
    expect(ten.get_by_role("listitem")).to_have_count(60)
    words = [word for word in likely(LARGE) if len(word) == 10]
    ten.get_by_role("button", name=f"Show all {len(words)}").click()
    expect(ten.get_by_role("listitem")).to_have_count(len(words))
    expect(ten.get_by_role("listitem").nth(60).get_by_role("link")).to_be_focused()
    expect(ten.get_by_role("button")).to_have_count(0)
    expect(ten.get_by_role("listitem")).to_have_text(words)
    page.get_by_text("Filter", exact=True).click()
    page.get_by_label("Starts with").fill("re")
    expect_words(page, "Likely", [word for word in likely(LARGE) if word.startswith("re")])
