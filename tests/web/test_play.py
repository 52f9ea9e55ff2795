"""Playing in a real browser."""

import json
import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from beecore import Hive, shipped, solve

SMALL = "wkenorc"  # any hive does; its answers are worked out below
KEPT = "open-hive/game/"
KEPT_NAME = "game/vacenot"


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


def test_a_guess_typed_before_the_engine_is_up_stays(page: Page) -> None:
    page.route("**/beecore.zip", lambda route: held.append(route))
    held: list[Route] = []
    with page.expect_request("**/beecore.zip"):
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


def test_found_words_outlive_a_reload(page: Page) -> None:
    begin(page)
    for word, message in (("cave", "Good!"), ("covenant", "Pangram!")):
        guess(page, word)
        status(page, message)
    page.reload()
    expect(page.get_by_role("list", name="Found").get_by_role("listitem")).to_have_text(
        ["cave", "covenant"]
    )
    page.goto("./#play/vneoatc")  # the same hive, written otherwise
    status(page, "The hive VNEOATC")
    assert found(page) == ["cave", "covenant"]


def test_two_tabs_find_together(context: BrowserContext, page: Page) -> None:
    other = context.new_page()
    for tab in (page, other):
        begin(tab)
    guess(page, "cave")
    expect(other.get_by_role("list", name="Found")).to_have_text("cave")
    guess(other, "coven")
    expect(page.get_by_role("list", name="Found").get_by_role("listitem")).to_have_text(
        ["cave", "coven"]
    )


def test_quick_guesses_are_all_kept(page: Page) -> None:
    begin(page)
    words = ["cave", "coven", "vote", "vent", "oven"]
    page.evaluate(
        """words => {
            const field = document.getElementById("guess");
            for (const word of words) {
                field.value = word;
                field.form.requestSubmit();
            }
        }""",
        words,
    )
    expect(page.get_by_role("list", name="Found").get_by_role("listitem")).to_have_text(
        sorted(words)
    )


def test_words_found_elsewhere_can_be_pasted(context: BrowserContext, page: Page) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(page)
    page.evaluate("navigator.clipboard.writeText('Cave, COVEN\\nvote octane')")
    page.get_by_label("Guess").press("Control+v")
    status(page, "3 of 4 words taken.")
    assert found(page) == ["cave", "coven", "vote"]


def test_a_browser_that_keeps_nothing_is_told_once(context: BrowserContext, page: Page) -> None:
    context.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
    )
    begin(page)
    guess(page, "cave")
    status(page, "This browser keeps nothing")
    guess(page, "coven")
    status(page, "Nice! +5")
    assert found(page) == ["cave", "coven"]


def test_forbidden_storage_is_no_obstacle(context: BrowserContext, page: Page) -> None:
    context.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name,"
        " { get() { throw new DOMException('denied', 'SecurityError') } })"
    )
    begin(page)
    guess(page, "cave")
    expect(page.get_by_role("list", name="Found")).to_have_text("cave")


@pytest.mark.parametrize(
    "broken", ["{", '"cave"', json.dumps({"version": 99, "found": ["cave"]}), "[]"]
)
def test_what_cannot_be_read_is_kept_aside(
    context: BrowserContext, page: Page, broken: str
) -> None:
    name = KEPT + "vacenot"
    page.goto("./")
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [name, broken])
    begin_anyway = "An earlier saved game of this hive cannot be read."
    page.goto("./#play/vctaoen")
    status(page, begin_anyway)
    guess(page, "cave")
    expect(page.get_by_role("list", name="Found")).to_have_text("cave")
    kept = page.evaluate("Object.values(localStorage)")
    assert broken in kept
    assert any('"found": ["cave"]' in text for text in kept)


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


@pytest.mark.parametrize(
    ("zone", "before", "after"),
    [
        ("Pacific/Auckland", "2026-11-21T10:59:30Z", ("2026-11-21", "2026-11-22")),
        ("America/Los_Angeles", "2026-11-22T07:59:30Z", ("2026-11-21", "2026-11-22")),
    ],
)
def test_the_day_turns_at_the_players_midnight(
    browser: Browser, url: str, zone: str, before: str, after: tuple[str, str]
) -> None:
    context = browser.new_context(base_url=url, timezone_id=zone)
    page = context.new_page()
    page.clock.install(time=before)
    page.goto("./#play")
    page.clock.resume()
    status(page, "Today’s hive.")
    first = page.locator("#keys").inner_text()
    expect(page.locator("#play-day")).to_have_value(after[0])
    page.clock.fast_forward("01:00")
    expect(page.locator("#play-day")).to_have_value(after[1])
    assert page.locator("#keys").inner_text() != first
    page.goto(f"./#play/{after[0]}")
    status(page, f"The hive of {after[0]}.")
    assert sorted(page.locator("#keys").inner_text()) == sorted(first)
    context.close()


def test_yesterdays_words_are_marked_found_and_missed(browser: Browser, url: str) -> None:
    context = browser.new_context(base_url=url, timezone_id="UTC")
    page = context.new_page()
    page.clock.set_fixed_time("2026-11-21T12:00:00Z")
    page.goto("./#play/2026-11-20")
    status(page, "The hive of 2026-11-20.")
    letters = page.locator("#keys").inner_text().replace("\n", "").lower()
    words = answers(letters)
    guess(page, words[0])
    status(page, "Pangram!")
    page.goto("./#play")
    status(page, "Today’s hive.")
    page.get_by_text("Yesterday’s words").click()
    shown = page.get_by_role("list", name="Yesterday’s words").get_by_role("listitem")
    expect(shown).to_have_count(len(words))
    hit = page.locator("#yesterday li.hit")
    expect(hit).to_have_text([words[0]])
    context.close()


def test_a_random_game_is_found_again(page: Page) -> None:
    page.goto("./#play/random")
    status(page, "The hive ")
    assert re.search(r"#play/[a-z]{7}$", page.url)
    letters = page.locator("#keys").inner_text()
    page.reload()
    status(page, "The hive ")
    assert page.locator("#keys").inner_text() == letters


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("2025-12-31", "has no hive"),
        ("2026-02-30", "is no day"),
        ("vctaoev", "V is there twice"),
    ],
)
def test_a_link_to_no_game_says_why(page: Page, name: str, sentence: str) -> None:
    page.goto(f"./#play/{name}")
    status(page, sentence)


def test_a_wrong_link_leaves_todays_game_and_says_why(page: Page) -> None:
    page.goto("./#play/2025-01-01")
    status(page, "has no hive")
    expect(page.locator("#keys button")).to_have_count(7)


def test_a_date_can_be_typed(page: Page) -> None:
    begin(page)
    page.get_by_label("Another day").focus()
    page.keyboard.type("01152026")
    status(page, "The hive of 2026-01-15.")
    expect(page.get_by_label("Guess")).to_have_value("")


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


def test_everything_travels_as_one_file(page: Page, browser: Browser, url: str) -> None:
    begin(page)
    guess(page, "cave")
    status(page, "Good!")
    page.get_by_text("Statistics and saved games").click()
    expect(page.locator("#record-body")).to_contain_text("Words")
    with page.expect_download() as download:
        page.get_by_role("button", name="Export everything").click()
    elsewhere = browser.new_context(base_url=url).new_page()
    begin(elsewhere)
    guess(elsewhere, "coven")
    status(elsewhere, "Nice!")
    elsewhere.get_by_text("Statistics and saved games").click()
    elsewhere.locator("#import").set_input_files(download.value.path())
    status(elsewhere, "Imported 1 game.")
    assert found(elsewhere) == ["cave", "coven"]
    game = json.loads(download.value.path().read_text())["values"][KEPT_NAME]
    for values, told in (
        ({"game/zz": "broken", "game/q": game}, "Imported 1 game. 1 could not be read."),
        ({"game/vacenot": None, "game/x": ""}, "Imported 0 games. 2 could not be read."),
    ):
        text = json.dumps({"format": "open-hive", "version": 1, "values": values})
        elsewhere.locator("#import").set_input_files(
            {"name": "x.json", "mimeType": "application/json", "buffer": text.encode()}
        )
        status(elsewhere, told)
    elsewhere.locator("#import").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    status(elsewhere, "This is no file that Open Hive exported.")
    assert found(elsewhere) == ["cave", "coven"]
    elsewhere.context.close()
