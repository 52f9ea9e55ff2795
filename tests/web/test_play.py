"""Tests of Play: guesses, verdicts, hints, sharing, and parked words."""

import pytest
from playwright.sync_api import Page, expect

from beecore.gloss import masked
from beecore.words import gloss
from tests.web.expected import likely, reaching_genius, saved_game
from tests.web.pages.page import expect_said
from tests.web.pages.play import (
    begin,
    bonus_word,
    choose,
    expect_found,
    give_up,
    guess,
)
from tests.web.pages.storage import GAME, KEPT
from tests.web.profiles import Pages
from tests.web.waiting import until

VERDICTS = (
    ("eve", "Too short"),
    ("cover", "Bad letters"),
    ("cane", "Good word, but it needs the center letter"),
    ("tnoc", "Missing center letter"),
    ("vvvv", "Not in word list"),
    ("vvvv", "Already tried: not in word list"),
    ("1. cave", "Good! +1"),
    ("Cave", "Already found"),
    ("CoVeN", "Nice! +5"),
    ("concave (7)", "Awesome! +7"),
    ("covenant", "Pangram! +15"),
    (bonus_word("vctaoen"), "Bonus word!"),
    ("vote, octave; rate", "2 of 3 words accepted."),
)


def test_each_guess_gets_its_verdict_and_is_listed(page: Page, subtests: pytest.Subtests) -> None:
    begin(page)
    for word, message in VERDICTS:
        with subtests.test(word):
            guess(page, word)
            expect_said(page, message)
    expect_found(page, ["cave", "concave", "coven", "covenant", "octave", "vote"])
    expect(page.locator("#score")).to_have_text("35 points")
    expect(page.get_by_role("list", name="Bonus words")).to_have_text(bonus_word("vctaoen"))
    expect(page.get_by_role("list", name="Missing the center letter")).to_have_text("cane")


def test_a_refused_guess_leaves_the_field_and_returns_with_a_tap(page: Page) -> None:
    begin(page)
    field, shadow = page.get_by_label("Guess"), page.locator("#guess-shown")
    for back in ("click", "Backspace"):
        guess(page, "octane")
        expect_said(page, "Good word, but it needs the center letter")
        expect(field).to_have_value("")
        expect(shadow).to_have_text("octane")
        if back == "click":
            field.click()
            expect(field).to_have_value("octane")
        else:
            page.keyboard.press(back)
            expect(field).to_have_value("octan")
    guess(page, "octane")
    expect(field).to_have_value("")
    expect(shadow).to_have_text("octane")
    page.keyboard.press("v")
    expect(field).to_have_value("v")
    expect(shadow).to_have_text("v")


def test_letters_are_colored_by_whether_they_fit(page: Page) -> None:
    begin(page)
    page.keyboard.type("kva")
    letters = page.locator("#guess-shown span")
    expect(letters).to_have_text(["k", "v", "a"])
    expect(letters.nth(0)).to_have_class("foreign")
    expect(letters.nth(1)).to_have_class("center")


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
    page.get_by_role("button", name="Share").focus()
    page.keyboard.press("Backspace")
    expect(field).to_have_value("ca")


def test_space_shuffles_the_outer_letters(page: Page) -> None:
    begin(page)
    keys = page.locator("#keys button")
    before = keys.all_inner_texts()
    page.get_by_label("Guess").press("Space")
    expect(page.get_by_label("Guess")).to_have_value("")
    expect(keys).not_to_have_text(before)
    expect(keys.first).to_have_text(before[0])
    for letter in before:
        expect(keys.get_by_text(letter, exact=True)).to_have_count(1)


def test_words_can_be_pasted_as_guesses(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(page)
    page.evaluate("navigator.clipboard.writeText('Cave, COVEN\\nvote octane')")
    page.get_by_label("Guess").press("Control+v")
    expect_said(page, "3 of 4 words accepted.")
    expect_found(page, ["cave", "coven", "vote"])


def test_hints_come_step_by_step_and_follow_the_words_found(page: Page) -> None:
    begin(page)
    total = len(likely("vctaoen"))
    panel = page.get_by_role("tabpanel", name="Hints")
    expect(panel).to_contain_text(f"{total} words left to find, including 2 pangrams.")
    expect(panel.get_by_role("table")).to_have_count(0)
    expect(panel).not_to_contain_text("CA-")
    panel.get_by_role("button", name="Word counts by length").click()
    expect(panel.get_by_role("row", name="Σ").last).to_contain_text(str(total))
    panel.get_by_role("button", name="First two letters").click()
    expect(panel).to_contain_text("CA-3")
    guess(page, "cave")
    expect(panel).to_contain_text("CA-2")
    guess(page, "cava")
    guess(page, "caveat")
    expect(panel.get_by_text("CA-0")).to_have_class("done")
    expect(panel).to_contain_text("2 hints used.")
    page.reload()
    expect(panel).to_contain_text("CA-0")
    expect(panel).to_contain_text("2 hints used.")


def test_a_word_is_revealed_by_letters_and_disappears_once_found(new_page: Pages) -> None:
    words = likely("vctaoen")
    page = new_page(storage={KEPT + GAME: saved_game("vctaoen", words[:-1])})
    begin(page)
    panel = page.get_by_role("tabpanel", name="Hints")
    expect(panel).to_contain_text("1 word left to find.")
    panel.get_by_role("button", name="Give me a clue").click()
    left = words[-1].upper()
    hinted = panel.get_by_role("list", name="Words with hints")
    expect(hinted).to_have_text(f"{left[:2]} · · {len(left)} letters")
    panel.get_by_role("button", name="Next letter").click()
    expect(hinted).to_have_text(f"{left[:3]} · {len(left)} letters")
    meant = gloss(words[-1])
    assert meant
    panel.get_by_role("button", name="Definition").click()
    expect(hinted).to_contain_text(masked(meant, words[-1]))
    guess(page, words[-1])
    expect(page.get_by_role("group", name="Queen Bee!")).to_be_visible()


def test_hints_are_shared_only_on_request(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(page)
    page.get_by_role("button", name="First two letters").click()
    for wanted in (False, True):
        page.get_by_label("Include my hint count when I share").set_checked(wanted)
        page.evaluate("document.getElementById('status').textContent = ''")
        page.get_by_role("button", name="Share").click()
        expect_said(page, "Copied")
        assert ("1 hint" in page.evaluate("navigator.clipboard.readText()")) is wanted


def test_genius_shows_a_card_and_the_game_continues(new_page: Pages) -> None:
    words, last = likely("vctaoen"), reaching_genius("vctaoen")
    game = saved_game("vctaoen", words[: words.index(last)])
    page = new_page(storage={KEPT + GAME: game})
    begin(page)
    guess(page, last)
    card = page.get_by_role("dialog", name="Genius!")
    expect(card).to_contain_text("to reach Queen Bee")
    page.keyboard.type("ve")
    expect(card).not_to_be_visible()
    expect(page.get_by_label("Guess")).to_have_value("ve")


def test_giving_up_asks_first_and_shows_all_words(page: Page) -> None:
    begin(page)
    guess(page, "cave")
    expect_said(page, "Good!")
    choose(page, "Give up")
    page.get_by_role("button", name="Keep playing").click()
    expect(page.get_by_role("list", name="Missed")).not_to_be_visible()
    give_up(page)
    missed = page.get_by_role("list", name="Missed").get_by_role("listitem")
    expect(missed).to_have_text(sorted({*likely("vctaoen")} - {"cave"}))


def test_letters_typed_while_a_guess_is_judged_remain(page: Page) -> None:
    begin(page)
    page.keyboard.type("cave\ncoven\nevent\nzzzz\nnova\n")
    expect_found(page, ["cave", "coven", "event", "nova"])


def test_sharing_copies_a_result_without_revealing_words(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(page)
    guess(page, "covenant")
    expect_said(page, "Pangram!")
    page.get_by_role("button", name="Share").click()
    expect_said(page, "Copied")
    text = page.evaluate("navigator.clipboard.readText()")
    title, bar, counts, link = text.split("\n")
    assert title == "Open Hive VCTAOEN 🐝 Good"
    assert bar == 4 * "🟨" + 5 * "⬜"
    assert counts == f"1/{len(likely('vctaoen'))} words · 1 pangram"
    assert link.endswith("#play/vctaoen")
    assert "covenant" not in text


SHARING = """
    const refused = (name) => Promise.reject(new DOMException("refused", name));
    navigator.share = () => { window.shared = true; return OUTCOME; };
    navigator.clipboard.write = async ([item]) => {
        window.copied = await (await item.getType("text/plain")).text();
        return COPYING;
    };
"""


@pytest.mark.parametrize(
    ("outcome", "copying"),
    [
        ("refused('DataError')", "Promise.resolve()"),
        ("Promise.reject('no reason')", "refused('NotAllowedError')"),
    ],
)
def test_a_refused_share_sheet_copies_the_result_or_shows_it(
    new_page: Pages, outcome: str, copying: str
) -> None:
    page = new_page(is_phone=True)
    page.add_init_script(SHARING.replace("OUTCOME", outcome).replace("COPYING", copying))
    begin(page)
    page.get_by_role("button", name="Share").click()
    expect_said(page, "Copied" if "resolve" in copying else "Copy your result here: Open Hive")
    assert page.evaluate("copied").startswith("Open Hive VCTAOEN")


@pytest.mark.parametrize("outcome", ["refused('AbortError')", "Promise.resolve()"])
def test_nothing_is_copied_after_the_share_sheet_was_used_or_closed(
    new_page: Pages, outcome: str
) -> None:
    page = new_page(is_phone=True)
    page.add_init_script(
        SHARING.replace("OUTCOME", outcome).replace("COPYING", "Promise.resolve()")
    )
    begin(page)
    page.get_by_role("button", name="Share").click()
    until(page, "window.shared")
    guess(page, "cave")
    expect_said(page, "Good! +1")
    assert page.evaluate("window.copied") is None


def test_found_words_are_sorted_in_the_chosen_order(page: Page) -> None:
    begin(page)
    expect(page.get_by_role("radio", name="A–Z")).not_to_be_visible()
    for word in ("vote", "covenant", "cave", "coven"):
        guess(page, word)
    expect_found(page, ["cave", "coven", "covenant", "vote"])
    page.get_by_role("radio", name="Newest").check()
    expect_found(page, ["coven", "cave", "covenant", "vote"])
    guess(page, "octave")
    expect_found(page, ["octave", "coven", "cave", "covenant", "vote"])
    page.get_by_role("radio", name="Longest").check()
    expect_found(page, ["covenant", "octave", "coven", "cave", "vote"])
    page.reload()
    expect(page.get_by_role("radio", name="Longest")).to_be_checked()
    expect_found(page, ["covenant", "octave", "coven", "cave", "vote"])
    page.get_by_role("radio", name="A–Z").check()
    expect_found(page, ["cave", "coven", "covenant", "octave", "vote"])


def test_a_rejected_guess_is_listed_and_recognized(page: Page) -> None:
    begin(page)
    for word in ("vvvv", "eve", "cover", "avocat"):
        guess(page, word)
    folded = page.get_by_text("2 guesses not in the word list")
    expect(folded).to_be_visible()
    folded.click()
    expect(page.get_by_role("list", name="Not in the word list")).to_contain_text("avocatvvvv")
    page.reload()
    expect(folded).to_be_visible()
    guess(page, "vvvv")
    expect_said(page, "Already tried: not in word list")


def test_letters_are_parked_and_taken_back(page: Page) -> None:
    begin(page)
    field, parked = page.get_by_label("Guess"), page.get_by_role("list", name="Saved for later")
    save = page.get_by_role("button", name="Save for later")
    expect(save).not_to_be_visible()
    page.keyboard.type("coven")
    page.keyboard.press("ArrowDown")
    expect_said(page, "COVEN is saved for later.")
    expect(field).to_have_value("")
    page.keyboard.type("vot")
    save.click()
    expect(parked.get_by_role("listitem")).to_have_text(["coven", "vot"])
    page.reload()
    parked.get_by_role("button", name="vot").click()
    expect(field).to_have_value("vot")
    expect(parked.get_by_role("listitem")).to_have_text(["coven"])
    page.keyboard.press("ArrowUp")  # the line is not empty
    expect(field).to_have_value("vot")
    parked.get_by_role("button", name="coven").click()
    expect(field).to_have_value("coven")
    expect(parked.get_by_role("listitem")).to_have_text(["vot"])
    page.keyboard.press("Enter")
    expect_found(page, ["coven"])
    page.keyboard.press("ArrowUp")
    expect(field).to_have_value("vot")
    expect(parked).not_to_be_visible()


def test_options_of_a_hive_are_always_in_view(page: Page) -> None:
    page.goto("./#play/vctaoen?min=5&require=t")
    options = page.locator("#hive-options")
    expect(options).to_have_text("5 letters or more · needs T")
    guess(page, "coven")
    expect_said(page, "Also needs T")
    page.goto("./#play/vctaoen?require=tn")
    expect(options).to_have_text("Needs T and N")
    page.goto("./#play/vctaoen?min=3")
    expect(options).to_have_text("3 letters or more")
    begin(page)
    expect(options).not_to_be_visible()
