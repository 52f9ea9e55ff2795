"""Play: whole games by one input method, verdicts, keys, hints, sharing, and the end of a game."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.expected import likely, reaching_genius
from tests.web.means import Held, tap
from tests.web.pages.page import expect_address, expect_announced, expect_said
from tests.web.pages.play import (
    SMALL,
    begin,
    bonus_word,
    choose,
    expect_found,
    found,
    give_up,
    guess,
)
from tests.web.pages.settings import close_settings, open_settings
from tests.web.profiles import Pages
from tests.web.waiting import until

WORDS, GENIUS = likely(SMALL), reaching_genius(SMALL)
STEPS = 60  # more than the page has tab stops


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def expect_all_found(page: Page) -> None:
    card = page.get_by_role("group", name="Queen Bee!")
    expect(card).to_contain_text(f"{len(WORDS)} of {len(WORDS)}")


def expect_a_new_game(page: Page) -> None:
    expect(page).not_to_have_url(re.compile(f"{SMALL}$"))
    expect_announced(page, "Hive ")
    expect_found(page, [])
    expect(page.get_by_label("Guess")).to_have_value("")


def test_a_whole_game_by_touch_on_a_phone_that_is_turned(phone: Page) -> None:
    begin(phone, SMALL)
    size = phone.viewport_size
    assert size
    for word in WORDS:
        for letter in word:
            tap(phone.locator(f"#keys [data-letter={letter}]"))
        if word == WORDS[0]:
            tap(button(phone, "Delete"))
            tap(button(phone, "Shuffle"))
            tap(phone.locator(f"#keys [data-letter={word[-1]}]"))
        tap(button(phone, "Enter"))
        until(phone, "document.getElementById('guess').value === ''")
        if word == GENIUS:
            expect(phone.get_by_label("Guess")).not_to_be_focused()
            genius = phone.get_by_role("dialog", name="Genius!")
            expect(genius).to_contain_text("to reach Queen Bee")
            expect(phone.locator("#to-go")).to_contain_text(re.compile("[0-9] words? to Queen Bee"))
            tap(button(phone, "Keep playing"))
            phone.set_viewport_size({"width": size["height"], "height": size["width"]})
            until(phone, "document.documentElement.scrollWidth <= innerWidth")
    expect_all_found(phone)
    phone.reload()
    expect(phone.get_by_role("status")).to_have_text("You’ve found every word!")
    expect_found(phone, sorted(WORDS))
    tap(phone.locator("#onward").get_by_role("link", name="Random hive"))
    expect_a_new_game(phone)


def test_a_whole_game_by_keyboard(page: Page) -> None:
    begin(page, SMALL)
    expect(page.get_by_label("Guess")).to_be_focused()
    for word in WORDS:  # without waiting for verdicts; the next word closes the card at Genius
        page.keyboard.type(word + "x")
        page.keyboard.press("Backspace")
        page.keyboard.press("Enter")
    expect_all_found(page)
    another = page.locator("#summary").get_by_role("link", name="Random hive")
    for _ in range(STEPS):
        page.keyboard.press("Tab")
        if another.evaluate("link => link === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect_a_new_game(page)


VERDICTS = (
    ("eve", "Too short"),
    ("cover", "Bad letters"),
    ("cane", "Good word, but it needs the center letter"),
    ("vvvv", "Not in word list"),
    ("1. cave", "Good!"),
    ("CoVeN", "Nice!"),
    ("covenant", "Pangram!"),
    ("vote, octave; rate", "2 of 3 words accepted."),
)


def test_each_guess_gets_its_verdict_and_is_listed_in_the_chosen_order(page: Page) -> None:
    begin(page)
    order = page.get_by_label("Sort found words")
    expect(order).not_to_be_visible()
    guess(page, bonus_word("vctaoen"))
    expect_said(page, "Bonus word: no points")
    expect(page.locator("#found-panel").get_by_text("Only bonus words so far")).to_be_visible()
    for word, message in VERDICTS:
        guess(page, word)
        expect_said(page, message)
    expect_found(page, ["cave", "coven", "covenant", "octave", "vote"])
    expect(page.locator("#score")).to_have_text("28 points")
    expect(page.get_by_role("list", name="Bonus words")).to_have_text(bonus_word("vctaoen"))
    expect(page.get_by_role("list", name="Missing the center letter")).to_have_text("cane")
    order.select_option("Newest")
    expect_found(page, ["octave", "vote", "covenant", "coven", "cave"])
    page.evaluate("for (const item of document.querySelectorAll('#found li')) item.stays = true")
    guess(page, "event")
    expect_found(page, ["event", "octave", "vote", "covenant", "coven", "cave"])
    stay = page.evaluate("[...document.querySelectorAll('#found li')].map(({ stays }) => stays)")
    assert stay == [None, *[True] * 5]
    order.select_option("Longest")
    page.reload()
    expect_found(page, ["covenant", "octave", "coven", "event", "cave", "vote"])
    expect(order).to_have_value("longest")
    page.get_by_text("1 guess not in the word list").click()
    expect(page.get_by_role("list", name="Not in the word list")).to_have_text("vvvv")
    guess(page, "vvvv")
    expect_said(page, "Already tried: not in word list")


def test_a_refused_guess_leaves_the_field_and_returns_with_a_tap(page: Page) -> None:
    begin(page)
    field, shadow = page.get_by_label("Guess"), page.locator("#guess-shown")
    for back, value in (("click", "octane"), ("Backspace", "octan"), ("v", "v"), ("Escape", "")):
        guess(page, "octane")
        expect_said(page, "Good word, but it needs the center letter")
        expect(field).to_have_value("")
        expect(shadow).to_have_text("octane")
        if back == "click":
            field.click()
        else:
            page.keyboard.press(back)
        expect(field).to_have_value(value)
        expect(shadow).to_have_text(value)
    page.keyboard.type("kva")
    expect(page.get_by_role("status")).to_have_text("")  # the next guess has begun
    letters = shadow.locator("span")
    expect(letters).to_have_text(["k", "v", "a"])
    expect(letters.nth(0)).to_have_class("foreign")
    expect(letters.nth(1)).to_have_class("center")


def test_keys_type_wherever_the_focus_is_except_in_another_control(page: Page) -> None:
    begin(page)
    field, keys = page.get_by_label("Guess"), page.locator("#keys button")
    menu, opener = page.locator("#menu"), page.get_by_role("button", name="Menu")
    page.get_by_role("button", name="Hints").click()
    page.get_by_role("button", name="First two letters").click()
    page.keyboard.type("cave\n")
    expect_said(page, "Good!")
    page.mouse.click(5, 400)
    page.keyboard.type("cov")
    opener.click()
    entries = menu.locator("a, button:enabled")
    for key, at in (("ArrowDown", 1), ("ArrowUp", 0), ("ArrowUp", -1), ("ArrowDown", 0)):
        page.keyboard.press(key)
        expect(entries.nth(at)).to_be_focused()
    page.keyboard.press("Escape")  # closes the menu, and only then clears the guess
    expect(menu).not_to_be_visible()
    expect(field).to_have_value("cov")
    page.keyboard.type("en\n")
    expect_found(page, ["cave", "coven"])
    opener.click()
    page.mouse.click(5, 400)  # in the margin
    expect(menu).not_to_be_visible()
    keys.nth(1).focus()
    page.keyboard.type("cav")
    page.keyboard.press("Backspace")
    page.keyboard.press("Control+v")
    page.keyboard.press("Alt+e")
    page.get_by_role("button", name="Share").focus()
    page.keyboard.press("Backspace")
    page.keyboard.type("o")
    expect(field).to_be_focused()  # so that Enter enters the guess
    expect(field).to_have_value("co")
    page.get_by_label("Sort found words").focus()
    page.keyboard.press("v")  # which the list of choices may take
    expect(field).to_have_value("co")
    before = keys.all_inner_texts()
    field.press("Space")
    expect(keys).not_to_have_text(before)
    expect(keys.first).to_have_text(before[0])
    assert sorted(keys.all_inner_texts()) == sorted(before)
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    page.keyboard.press("?")
    how = page.get_by_role("dialog", name="How to play")
    expect(how.get_by_role("row", name="? Show this list")).to_be_in_viewport()
    expect(field).to_have_value("")


ALTGR = """(key) => document.body.dispatchEvent(new KeyboardEvent("keydown", {
    key, ctrlKey: true, altKey: true, modifierAltGraph: true, bubbles: true, cancelable: true }))"""
"""Presses a key with AltGr as browsers in Windows report it."""


def test_altgr_types_letters_and_a_shortcut_does_not(page: Page) -> None:
    early = Held(page, "**/app.bin")
    page.goto("./es/#play/aeiñnop")
    page.evaluate("document.activeElement.blur()")
    page.evaluate(ALTGR, "ñ")
    expect(page.locator("#guess")).to_have_value("ñ")
    early.release()
    expect(page.locator("#play[data-ready]")).to_be_visible()
    page.evaluate(ALTGR, "a")
    page.evaluate(ALTGR.replace("modifierAltGraph: true, ", ""), "o")
    page.evaluate(ALTGR, "ñ")
    expect(page.locator("#guess")).to_have_value("ñañ")
    page.goto("./es/#solve")
    expect(page.locator("#solve")).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    page.evaluate(ALTGR, "ñ")
    expect(page.locator("#letters")).to_be_focused()


def test_hints_come_step_by_step_and_follow_the_words_found(page: Page) -> None:
    begin(page)
    total = len(likely("vctaoen"))
    panel, unfold = page.locator("#hints-panel"), page.get_by_role("button", name="Hints")
    expect(page.get_by_role("button", name="Give me a clue")).not_to_be_visible()
    unfold.click()
    expect(unfold).to_have_attribute("aria-expanded", "true")
    expect(panel).to_contain_text(f"{total} words left to find, including 2 pangrams.")
    expect(panel).to_contain_text("Hints are counted.")
    expect(panel.get_by_role("table")).to_have_count(0)
    expect(panel).not_to_contain_text("CA-")
    panel.get_by_role("button", name="Word counts by length").click()
    expect(panel.get_by_role("row", name="Σ").last).to_contain_text(str(total))
    panel.get_by_role("button", name="First two letters").click()
    for left, word in ((3, "cave"), (2, "cava"), (1, "caveat")):
        expect(panel).to_contain_text(f"CA-{left}")
        guess(page, word)
    expect(panel.get_by_text("CA-0")).to_have_class("done")
    page.reload()
    unfold.click()
    expect(panel).to_contain_text("CA-0")
    expect(panel).to_contain_text("2 hints used.")
    for clues in (1, 2):
        panel.get_by_role("button", name="Give me a clue").click()
        expect(panel.locator("#hinted li")).to_have_count(clues)
    newest, older = panel.locator("#hinted li").all()
    expect(newest.get_by_role("button", name="Letter")).to_be_in_viewport(ratio=1)
    kept, letter = newest.inner_text(), older.get_by_role("button", name="Letter")
    while (shown := older.inner_text()).count("·") > 1:
        letter.press("Enter")
        until(page, "shown => hinted.lastElementChild.innerText !== shown", shown)
    expect(letter).not_to_be_visible()  # the last letter is the player's to find
    expect(panel.get_by_role("button", name="Give me a clue")).to_be_focused()
    older.get_by_role("button", name="Meaning").click()
    expect(older.locator("p")).to_be_in_viewport(ratio=1)
    assert newest.inner_text() == kept
    unfold.click()
    expect(panel.get_by_role("button", name="Give me a clue")).not_to_be_visible()


def test_words_are_pasted_and_a_result_copied_without_revealing_them(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("./?fbclid=IwAR0&utm_source=x#play/vctaoen")
    expect_announced(page, "Hive VCTAOEN.")
    for pasted, told in (
        ("Covenant, COVEN\nvote octane", "3 of 4 words accepted."),
        ("cave " * 8_000, "This text is too large (40 KB): the limit is 20 KB."),
    ):
        page.evaluate("text => navigator.clipboard.writeText(text)", pasted)
        page.get_by_label("Guess").press("ControlOrMeta+v")
        expect_said(page, told)
    expect_found(page, ["coven", "covenant", "vote"])
    page.get_by_role("button", name="Hints").click()
    page.get_by_role("button", name="First two letters").click()
    for wanted in (False, True):
        open_settings(page).get_by_label("Include my hint count").set_checked(wanted)
        close_settings(page)
        page.evaluate("navigator.clipboard.writeText('')")
        page.get_by_role("button", name="Share").click()
        until(page, "navigator.clipboard.readText()")
        title, bar, counts, link = page.evaluate("navigator.clipboard.readText()").split("\n")
        assert title == "Open Hive VCTAOEN 🐝 Solid"
        assert bar == 5 * "🟨" + 4 * "⬜"
        assert counts == f"3/{len(likely('vctaoen'))} words · 1 pangram" + wanted * " · 1 hint"
        assert link == page.url.partition("?")[0] + "#play/vctaoen"  # without what others added


SHARING = """
    navigator.share = () => {
        window.shared = true;
        return sheet ? Promise.reject(new DOMException("no", sheet)) : Promise.resolve();
    };
    if (navigator.clipboard)  // not in Firefox’s first, empty page
        navigator.clipboard.write = async ([item]) => {
            window.copied = await (await item.getType("text/plain")).text();
            if (sheet === "NotAllowedError") throw new DOMException("no", sheet);
        };
"""


def test_a_refused_share_sheet_copies_the_result_or_shows_it(new_page: Pages) -> None:
    page = new_page(is_phone=True)
    page.add_init_script(SHARING)
    begin(page)
    guess(page, "cave")
    for word, sheet, told in (
        ("coven", "", "Nice!"),
        ("vote", "AbortError", "Good!"),  # the visitor has closed it
        ("", "DataError", ""),
    ):
        page.evaluate("sheet => Object.assign(window, { sheet, shared: false, copied: '' })", sheet)
        page.get_by_role("button", name="Share").click()
        until(page, "window.shared")
        if word:
            guess(page, word)
            expect_said(page, told)
        else:
            expect_announced(page, "Copied")
        assert page.evaluate("copied").startswith("Open Hive VCTAOEN") is not bool(word)
    page.evaluate("window.sheet = 'NotAllowedError'")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("textbox", name="Copy this yourself")).to_have_value(
        re.compile("^Open Hive VCTAOEN")
    )


def test_letters_are_parked_and_taken_back(page: Page) -> None:
    begin(page)
    field, parked = page.get_by_label("Guess"), page.get_by_role("list", name="Saved for later")
    save = page.get_by_role("button", name="Save for later")
    expect(save).not_to_be_visible()
    page.keyboard.type("coven")
    page.keyboard.press("ArrowDown")
    expect_said(page, "COVEN is saved for later.")
    page.keyboard.type("vot")
    save.click()
    expect(parked.get_by_role("listitem")).to_have_text(["coven", "vot"])
    here = page.get_by_role("group", name="Saved for later")
    here.get_by_role("button", name="coven").click()
    expect(field).to_have_value("coven")
    expect(here).to_have_text("vot")  # which still has room
    page.keyboard.type("ant")
    expect(here).to_be_hidden()
    field.fill("coven")
    save.click()
    page.reload()
    parked.get_by_role("button", name="vot").click()
    page.keyboard.press("ArrowUp")  # the line is not empty
    expect(field).to_have_value("vot")
    expect(parked.get_by_role("listitem")).to_have_text(["coven"])
    parked.get_by_role("button", name="coven").click()
    expect(field).to_have_value("coven")
    page.keyboard.press("Enter")
    expect_found(page, ["coven"])
    page.keyboard.press("ArrowUp")
    expect(field).to_have_value("vot")
    expect(parked).not_to_be_visible()


def test_giving_up_asks_first_and_leaves_only_the_words_to_see(page: Page) -> None:
    begin(page)
    guess(page, "cave")
    expect_said(page, "Good!")
    choose(page, "Give up")
    expect(page.get_by_role("heading", name="Give up")).to_be_visible()
    page.get_by_role("button", name="Keep playing").click()
    missed = page.get_by_role("list", name="Missed")
    expect(missed).not_to_be_visible()
    give_up(page)
    expect(missed.get_by_role("listitem")).to_have_text(sorted({*likely("vctaoen")} - {"cave"}))
    expect(found(page)).to_have_class("hit")
    page.reload()
    expect(page.get_by_role("status")).to_have_text("You gave up on this hive.")
    expect(page.locator("#hints-panel")).not_to_be_visible()
    for name in ("Delete", "Shuffle", "Enter"):
        expect(button(page, name)).not_to_be_visible()
    expect(page.locator("#keys button").first).to_be_disabled()
    page.keyboard.type("coven\n")
    expect_found(page, ["cave"])
    page.locator("#onward").get_by_role("link", name="Random hive").click()
    expect(page.locator("#keys button").first).to_be_enabled()


def test_a_hive_without_words_says_so_and_an_invalid_link_leaves_the_game(page: Page) -> None:
    page.goto("./#play/qzx")
    expect_said(page, "This hive has no words to find.")
    expect(page.locator("#give-up")).to_be_disabled()
    expect(page.locator("#keys button").first).to_be_disabled()
    for name in ("#rank", "#latest", "#found-panel", "#guess", "#controls"):
        expect(page.locator(name)).not_to_be_visible()
    page.get_by_role("link", name="Today", exact=True).click()
    expect(page.locator("#keys button").first).to_be_enabled()
    begin(page)
    page.goto("./#play/garbage")
    expect_said(page, "appears twice")
    expect_address(page, "#play/vctaoen")
    guess(page, "cave")
    expect_said(page, "Good!")


COUNT_WRITES = """
    const { setItem } = Storage.prototype;
    globalThis.writes = [];
    Storage.prototype.setItem = function (name, text) {
        if (!name.endsWith(" rules")) writes.push(name); // explained once
        return setItem.call(this, name, text);
    };
    const held = [];
    const start = setTimeout;
    window.setTimeout = (act, time, ...details) =>
        time === 100 ? held.push(act) : start(act, time, ...details);
    window.storeDraft = () => held.splice(0).forEach((act) => act());
"""  # the page stores a draft 100 milliseconds after a change: here, not before a guess is judged


STORED = "draft => Object.values(sessionStorage).join().includes(draft)"


def test_a_guess_is_stored_in_two_writes(page: Page) -> None:
    page.add_init_script(COUNT_WRITES)
    begin(page)
    for word, verdict in (("cave", "Good!"), ("nova", "Good!"), ("vvvv", "Not in"), ("cov", "Too")):
        page.get_by_label("Guess").fill(word)
        until(page, f"(storeDraft(), {STORED})", f"n {word}")
        page.evaluate("writes.length = 0")
        page.keyboard.press("Enter")
        expect_said(page, verdict)
        page.evaluate("storeDraft()")
        until(page, "number => writes.length === number", 1 if word == "cov" else 2)
        page.evaluate("new Promise((done) => requestIdleCallback(done))")
        assert len(page.evaluate("writes")) == (1 if word == "cov" else 2), page.evaluate("writes")
