"""Playing in a real browser."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from beecore import Hive, solve
from beecore.words import shipped

SMALL = "wkenorc"  # any hive does; its answers are worked out below


def answers(letters: str) -> list[str]:
    hive = Hive.parse(letters)
    return [found.word for found in solve(hive, shipped.lexicon(hive)) if found.likely]


def bonus_word(letters: str) -> str:
    hive = Hive.parse(letters)
    return next(found.word for found in solve(hive, shipped.lexicon(hive)) if not found.likely)


def status(page: Page, text: str) -> None:
    expect(page.get_by_role("status")).to_have_text(re.compile(re.escape(text)))


def begin(page: Page, letters: str = "vctaoen") -> None:
    page.goto(f"./#play/{letters}")
    status(page, f"The hive {letters.upper()}.")


def guess(page: Page, word: str) -> None:
    page.get_by_label("Guess").fill(word)
    page.keyboard.press("Enter")


def found(page: Page) -> list[str]:
    return page.get_by_role("list", name="Found").get_by_role("listitem").all_inner_texts()


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("eve", "Too short"),
        ("cover", "Bad letters"),
        ("octane", "Missing center letter"),
        ("vvvv", "Not in word list"),
        ("cave", "Good! +1"),
        ("CoVeN", "Nice! +5"),
        ("concave", "Awesome! +7"),
        ("covenant", "Pangram! +15"),
        (bonus_word("vctaoen"), "Bonus word"),
    ],
)
def test_each_guess_gets_its_verdict(page: Page, word: str, message: str) -> None:
    begin(page)
    guess(page, word)
    status(page, message)


def test_a_word_counts_once_and_a_bonus_word_not_at_all(page: Page) -> None:
    begin(page)
    guess(page, "cave")
    status(page, "Good! +1")
    guess(page, "cave")
    status(page, "Already found")
    guess(page, bonus_word("vctaoen"))
    status(page, "Bonus word")
    assert found(page) == ["cave"]
    expect(page.locator("#score")).to_have_text("1 point")
    expect(page.get_by_role("list", name="Bonus words")).to_have_text(bonus_word("vctaoen"))


def test_a_guess_typed_before_the_words_are_there_stays(page: Page) -> None:
    page.route("**/lexicon.bee", lambda route: held.append(route))
    held: list[Route] = []
    with page.expect_request("**/lexicon.bee"):
        page.goto("./#play/vctaoen")
    guess(page, "cave")
    held[0].continue_()
    status(page, "The hive VCTAOEN.")
    page.keyboard.press("Enter")
    status(page, "Good! +1")


def test_typing_goes_on_after_a_click_beside_the_field(page: Page) -> None:
    begin(page)
    page.get_by_role("heading", name="Found").click()
    page.keyboard.type("cave")
    page.keyboard.press("Enter")
    status(page, "Good! +1")


def test_a_refused_guess_stays_until_the_next_letter(page: Page) -> None:
    begin(page)
    guess(page, "octane")
    status(page, "Missing center letter")
    expect(page.get_by_label("Guess")).to_have_value("octane")
    page.keyboard.press("v")
    expect(page.get_by_label("Guess")).to_have_value("v")


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    words = answers(SMALL)
    page.goto("./")
    status(page, "Ready")
    page.goto(f"./#play/{SMALL}")
    status(page, f"The hive {SMALL.upper()}.")
    expect(page.get_by_label("Guess")).to_be_focused()
    for word in words:
        page.keyboard.type(word)
        page.keyboard.press("Enter")
        expect(page.get_by_role("list", name="Found").get_by_text(word, exact=True)).to_be_visible()
    status(page, "Every word is found.")
    expect(page.locator("#rank-name")).to_have_text("Queen Bee")
    expect(page.locator("#found-count")).to_contain_text(f"{len(words)} of {len(words)} words")
    expect(page.get_by_label("Guess")).to_be_focused()


def test_a_game_by_touch(browser: Browser, url: str) -> None:
    context = browser.new_context(base_url=url, has_touch=True, is_mobile=True)
    page = context.new_page()
    begin(page, SMALL)
    for word in answers(SMALL)[:4]:
        for letter in word:
            page.locator(f"#keys [data-letter={letter}]").tap()
        page.get_by_role("button", name="Delete").tap()
        page.locator(f"#keys [data-letter={word[-1]}]").tap()
        page.get_by_role("button", name="Shuffle").tap()
        page.get_by_role("button", name="Enter", exact=True).tap()
        expect(page.get_by_role("list", name="Found").get_by_text(word, exact=True)).to_be_visible()
    expect(page.get_by_label("Guess")).not_to_be_focused()
    context.close()


def test_keys_belong_to_the_game_only_while_it_has_the_focus(page: Page) -> None:
    begin(page)
    field = page.get_by_label("Guess")
    page.locator("#keys button").nth(1).focus()
    page.keyboard.type("cav")
    page.keyboard.press("Backspace")
    expect(field).to_have_value("ca")
    page.keyboard.press("Control+v")
    page.keyboard.press("Alt+e")
    expect(field).to_have_value("ca")
    page.get_by_label("Another day").focus()
    page.keyboard.press("Backspace")
    expect(field).to_have_value("ca")


def test_space_shuffles_the_outer_letters(page: Page) -> None:
    begin(page)
    before = page.locator("#keys button").all_inner_texts()
    page.get_by_label("Guess").press("Space")
    expect(page.get_by_label("Guess")).to_have_value("")
    after = page.locator("#keys button").all_inner_texts()
    assert after != before
    assert (after[0], sorted(after)) == (before[0], sorted(before))


def test_words_found_elsewhere_can_be_pasted(context: BrowserContext, page: Page) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(page)
    page.evaluate("navigator.clipboard.writeText('Cave, COVEN\\nvote octane')")
    page.get_by_label("Guess").press("Control+v")
    status(page, "3 of 4 words taken.")
    assert found(page) == ["cave", "coven", "vote"]


def test_the_hints_follow_what_is_found(page: Page) -> None:
    begin(page)
    expect(page.locator("#hints-body")).not_to_be_visible()
    page.get_by_text("Hints", exact=True).click()
    total = len(answers("vctaoen"))
    expect(page.locator("#hints-body")).to_contain_text(f"WORDS: {total}, POINTS:")
    expect(page.locator("#hints-body")).to_contain_text("CA-2")
    guess(page, "cave")
    expect(page.locator("#hints-body")).to_contain_text(f"WORDS: {total - 1}, POINTS:")
    expect(page.locator("#hints-body")).to_contain_text("CA-1")


def test_giving_up_asks_first_and_shows_all(page: Page) -> None:
    begin(page)
    guess(page, "cave")
    status(page, "Good!")
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Keep playing").click()
    expect(page.get_by_role("list", name="Missed")).not_to_be_visible()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    status(page, "The words are shown.")
    missed = page.get_by_role("list", name="Missed").get_by_role("listitem").all_inner_texts()
    assert sorted([*missed, "cave"]) == sorted(answers("vctaoen"))


def test_letters_typed_while_a_guess_is_judged_stay(page: Page) -> None:
    begin(page)
    page.keyboard.type("cave\ncoven\nevent\nzzzz\nnova\n")
    expect(page.get_by_role("list", name="Found").get_by_role("listitem")).to_have_text(
        ["cave", "coven", "event", "nova"]
    )


@pytest.mark.parametrize("pasted", ["1. octave", "octave,", "OCTAVE (6)"])
def test_a_decorated_word_is_understood(page: Page, pasted: str) -> None:
    begin(page)
    guess(page, pasted)
    status(page, "Nice! +6")


def test_sharing_copies_a_result_without_a_word_of_it(context: BrowserContext, page: Page) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(page)
    guess(page, "covenant")
    status(page, "Pangram!")
    page.get_by_role("button", name="Share").click()
    status(page, "Copied")
    text = page.evaluate("navigator.clipboard.readText()")
    assert "1 of" in text
    assert "15 points" in text
    assert text.endswith("#play/vctaoen")
    assert "covenant" not in text
