"""Solve: entering a hive by typing, tapping, pasting, or a link; announcements; and the history."""

from playwright.sync_api import Locator, Page, expect

from beecore import Hive, solve, summary
from beecore.words import shipped
from tests.web.expected import likely, possible
from tests.web.means import Held, tap, tap_at
from tests.web.pages.page import expect_address, expect_said, expect_status
from tests.web.pages.play import begin, guess
from tests.web.pages.solve import FIELD, expect_fault, expect_word, expect_words, words_in, words_of
from tests.web.pages.solve import solve as solve_on
from tests.web.waiting import step, until

EDITORS_OWN = {"avocet", "cava", "eave", "nova", "novae"}


def test_words_appear_after_the_seventh_letter_typed_anywhere_and_any_cell_can_be_the_center(
    page: Page,
) -> None:
    page.goto("./")
    expect_status(page, "Ready")
    cells = page.locator("#hive .cell")
    for place, letter in enumerate("VCT"):
        expect(cells.nth(place)).to_contain_class("next")
        expect(page.locator("#hive .cell.next")).to_have_count(1)
        page.keyboard.press(letter)
        expect(cells.nth(place)).to_have_text(letter)
    page.locator("h1:visible").click()
    page.keyboard.press("Backspace")
    expect(page.locator(FIELD)).to_have_value("VC")
    page.locator("h1:visible").click()
    page.keyboard.type("taoe")
    expect_status(page, "6 letters so far")
    expect(words_in(page, "Likely")).to_have_count(0)
    page.keyboard.type("n")
    expect_status(page, "VCTAOEN: ")
    assert {*words_of(page, "Likely"), *words_of(page, "Possible")} > EDITORS_OWN
    expect_address(page, "#solve/vctaoen")
    name = "Hive with V in the center, surrounded by C T A O E N"
    expect(page.get_by_role("group", name=name)).to_be_visible()
    page.locator(FIELD).focus()
    page.keyboard.press("Tab")  # the cells are one tab stop
    expect(page.get_by_role("button", name="Make C the center")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Make N the center")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect_status(page, "TCVAOEN: ")
    expect(page.get_by_role("button", name="Make V the center")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.locator(FIELD)).to_be_focused()
    page.get_by_role("button", name="Make A the center").click()
    expect_status(page, "ACVTOEN: ")
    expect_address(page, "#solve/acvtoen")
    page.keyboard.type("b")
    expect(page.locator(FIELD)).to_have_value("ACVTOENb")


def test_the_last_letter_appears_in_its_cell_together_with_its_words(page: Page) -> None:
    solve_on(page, "rtlnaie")
    page.locator(FIELD).fill("vctaoe")
    expect_status(page, "6 letters so far")
    expect(page.locator("#hive .cell").last).to_have_text("")
    page.evaluate("""() => {
        new MutationObserver((_, cell) => {
            cell.disconnect();
            window.hadWords = document.querySelectorAll("#likely li a").length;
        }).observe(document.querySelector("#hive .cell:last-child"), { childList: true });
    }""")
    page.locator(FIELD).press("n")
    expect_status(page, "VCTAOEN: ")
    assert page.evaluate("hadWords") == len(likely("vctaoen"))


def test_a_link_shows_the_same_words_as_the_terminal(page: Page) -> None:
    engine = "pyodide*", "python_stdlib.zip", "beecore.zip", "engine.py"
    for name in engine:  # hives of any size do without it
        page.route(f"**/{name}", lambda route: route.abort())
    for letters, minimum in (("abc", None), ("aeinrstlo", 6)):
        solve_on(page, letters + (f"?min={minimum}" if minimum else ""))
        expect_words(page, "Likely", likely(letters, minimum))
        expect_words(page, "Possible", possible(letters, minimum))
        hive = Hive.parse(letters, minimum)
        solutions = [each for each in solve(hive, shipped.lexicon(hive)) if each.likely]
        expect(page.locator("#likely-summary")).to_have_text(str(summary(hive, solutions)))


def test_a_larger_hive_says_that_its_words_are_looked_up(page: Page) -> None:
    solve_on(page)
    held = Held(page, "**/lexicon-wide.bee")
    page.locator(FIELD).fill("aeinrstlo")
    expect_said(page, "Looking for words in AEINRSTLO…")
    expect(words_in(page, "Likely")).to_have_count(0)
    held.release()
    expect_status(page, "AEINRSTLO: ")
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    bar = page.get_by_role("progressbar", name=f"Looking for words in {letters}")
    page.locator(FIELD).fill(letters)
    expect(bar).to_be_visible()
    page.locator(FIELD).fill("vctaoen")
    expect_status(page, "VCTAOEN: ")
    expect(bar).not_to_be_visible()
    expect_words(page, "Likely", likely("vctaoen"))


def test_the_example_shows_points_and_its_buttons_work(page: Page) -> None:
    page.goto("./")
    covenant = page.locator("#example .word-list li").first
    expect(covenant).to_have_text("covenant")
    expect(covenant).to_have_attribute("data-points", "15")
    page.get_by_role("link", name="Try VCTAOEN").click()
    expect_status(page, "VCTAOEN: ")
    expect(page.get_by_role("link", name="Play today’s hive")).not_to_be_visible()
    step(page, -1)
    expect_status(page, "Ready")
    page.get_by_role("link", name="Play today’s hive").click()
    expect_said(page, "Find words")


def test_each_hive_is_one_step_of_the_history_however_its_letters_are_typed(page: Page) -> None:
    page.goto("./#solve")
    field = page.locator(FIELD)
    start = page.evaluate("history.length")
    for letters, steps in (
        ("vctaoen", 0),
        ("vctaoenr", 0),
        ("vctaoenrs", 0),
        ("vctaoens", 0),
        ("vctaoen", 0),
        ("ctaoenv", 1),  # another center
        ("animlcto", 2),
    ):
        field.fill(letters)
        expect_status(page, letters.upper())
        assert page.evaluate("history.length") == start + steps, letters
    for by, letters in ((-1, "CTAOENV"), (1, "ANIMLCTO"), (-1, "CTAOENV"), (-1, "VCTAOEN")):
        step(page, by)
        expect_status(page, letters)
        expect(field).to_have_value(letters)
    for _ in range(2):
        field.press("Escape")
        expect_status(page, "Letters cleared.")
        expect(field).to_have_value("")
        expect(page.locator("#results")).not_to_be_visible()
    page.keyboard.press("ControlOrMeta+z")
    expect_status(page, "VCTAOEN: ")


def test_invalid_input_is_explained_beside_its_field_and_stays_in_it(page: Page) -> None:
    page.goto("./#solve/" + "v-" * 700)
    expect_fault(page, "letters", "This text is too large (1.4 KB): the limit is 1 KB.")
    page.goto("./#play")
    page.reload()  # unreadable input is not saved
    page.goto("./#solve")
    expect_status(page, "Ready")
    field = page.locator(FIELD)
    field.press_sequentially("no")
    page.keyboard.press("Enter")
    expect_fault(page, "letters", "A hive has 3 to 26 letters, usually 7; this one has 2")
    field.press_sequentially("-t")
    expect_status(page, "3 letters so far")
    page.keyboard.press("Enter")
    expect_status(page, "NOT: ")
    for word in ("noon", "onto"):
        expect_word(page, "Likely", word)
    field.fill("noto")
    expect_fault(page, "letters", "O appears twice")
    expect(field).to_have_value("noto")
    expect_status(page, "NOT: ")
    solve_on(page)
    page.get_by_text("Options", exact=True).click()
    shortest = page.get_by_label("Shortest word")
    retype(shortest, "0")
    expect_fault(page, "minimum", "The shortest word can have 1 to 15 letters (usually 4), not 0")
    expect_fault(page, "letters", "")
    expect_status(page, "VCTAOEN: ")
    expect_word(page, "Likely", "covenant")
    retype(shortest, "5")
    expect_fault(page, "minimum", "")
    page.get_by_label("Other required letters").fill("x")
    expect_fault(page, "require", "“x” is required but isn’t one of the letters in VCTAOEN")
    page.keyboard.press("Escape")
    expect_fault(page, "require", "")
    page.goto("./#solve/vctaoen?min=99")
    expect_fault(page, "minimum", "The shortest word can have 1 to 15 letters (usually 4), not 99")
    expect(page.get_by_role("heading", name="Likely words")).not_to_be_visible()
    expect(page.get_by_role("status")).to_have_text("")


def test_a_wrong_key_leaves_the_words_dimmed_until_the_letters_are_right(page: Page) -> None:
    field = page.locator(FIELD)
    for link, shown in (("vctaoen", "#likely li"), ("vctaoen?show=missing", "#missing-grid td")):
        solve_on(page, link)
        expect(page.locator(shown).first).to_be_visible()
        bright = page.locator("#solve[data-stale]")
        for letters, told in (
            ("AAAA", "A appears twice"),
            ("123", "“1” isn’t a letter"),
            ("é", "“é” isn’t a letter"),
        ):
            expect(bright).to_have_count(0)
            field.fill(letters)
            expect_fault(page, "letters", told)
            expect(bright).to_have_count(1)
            expect(page.locator(shown).first).to_be_visible()
            expect(page.locator("#example")).not_to_be_visible()
            field.fill("vctaoen")
            expect_fault(page, "letters", "")


def test_the_first_screen_of_a_phone_has_the_example_and_todays_hive_but_no_choice_yet(
    phone: Page,
) -> None:
    for language in ("", "de/", "fr/"):
        phone.goto(f"./{language}")
        until(phone, "document.querySelector('#solve').matches('[data-ready]')")
        expect(phone.get_by_role("radio")).to_have_count(0)
        words = phone.locator("#example li")
        heights = words.evaluate_all("all => all.map(each => each.offsetHeight)")
        assert max(heights) == min(heights), "a word is broken"
    phone.goto("./")
    expect_status(phone, "Ready")
    box = phone.get_by_role("link", name="Play today’s hive").bounding_box()
    assert box
    assert box["y"] + box["height"] <= 844
    phone.locator(FIELD).fill("vctaoen")
    expect_status(phone, "VCTAOEN: ")
    expect(phone.get_by_role("radio")).to_have_count(2)


def retype(field: Locator, text: str) -> None:
    """Replace the text of a field by typing, since `fill` only adds to a number in Firefox."""
    field.press("ControlOrMeta+a")
    field.press_sequentially(text)


def test_a_hive_is_solved_on_a_phone_whose_keyboard_opens_with_a_tap(phone: Page) -> None:
    phone.goto("./")
    expect_status(phone, "Ready")
    for place in (0, 5):
        tap(phone.locator("h1:visible"))
        phone.locator(FIELD).evaluate("field => field.blur()")
        box = phone.locator("#hive .cell").nth(place).bounding_box()
        assert box
        tap_at(phone, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(phone.locator(FIELD)).to_be_focused()
    phone.locator(FIELD).press_sequentially("vctaoen")
    expect_status(phone, "VCTAOEN: ")
    expect_word(phone, "Likely", "covenant")
    phone.set_viewport_size({"width": 844, "height": 390})
    until(phone, "document.documentElement.scrollWidth <= innerWidth")
    first = "document.querySelector('#likely li').getBoundingClientRect()"
    until(phone, f"{first}.bottom <= innerHeight / 2")
    phone.reload()
    expect_status(phone, "VCTAOEN: ")


HOLD_TIMERS = """
    const settled = [];
    const start = setTimeout;
    window.setTimeout = (act, time, ...details) =>
        time === 500 ? settled.push(act) : start(act, time, ...details);
    window.settle = () => settled.splice(0).forEach((act) => act());
"""  # the page announces a sentence after 500 milliseconds without a newer one


def expect_heard(page: Page, count: int) -> None:
    """Let the last sentence be announced, and expect it to be the `count`th one."""
    page.evaluate("() => window.settle()")
    last = "heard.at(-1) === document.getElementById('status').textContent"
    until(page, f"count => heard.filter(Boolean).length === count && {last}", count)


SMALL_FIELDS = """() =>
    [...document.querySelectorAll("input, select, textarea, [contenteditable]")]
        .filter((field) => !/checkbox|file|radio|range/.test(field.type))
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.id)
"""


def test_no_field_on_a_phone_is_so_small_that_the_browser_zooms_in(phone: Page) -> None:
    for address in ("vctaoen?by=letter&starts=c", "vctaoen?show=missing"):
        phone.goto("./#solve/" + address)
        expect_status(phone, "VCTAOEN: ")
        expect(phone.locator("#lists")).to_be_attached()  # and with it all other dialogs
        assert phone.evaluate(SMALL_FIELDS) == []


def test_seven_letters_cause_one_announcement_and_none_is_repeated(page: Page) -> None:
    page.add_init_script(HOLD_TIMERS)
    page.goto("./")
    expect_status(page, "Ready")
    expect_heard(page, 1)
    page.keyboard.type("vctaoen")
    expect_status(page, "VCTAOEN: ")
    expect_heard(page, 2)
    page.get_by_role("button", name="Filter").click()
    for boundary in ("30", "20", "10"):
        before = page.locator("#status").inner_text()
        page.locator("#boundary").fill(boundary)
        expect(page.locator("#status")).not_to_have_text(before)
    expect_heard(page, 3)
    page.get_by_role("link", name="Play", exact=True).click()
    expect_said(page, "Find words")
    page.get_by_role("link", name="Solve", exact=True).click()
    expect_status(page, "VCTAOEN: ")
    page.evaluate("() => window.settle()")
    page.keyboard.press("Escape")
    page.locator(FIELD).fill("vctaoev")
    expect_fault(page, "letters", "V appears twice")
    page.evaluate("() => window.settle()")
    until(page, "heard.at(-1).startsWith('V appears twice')")
    page.evaluate("window.heard = heard.filter(Boolean)")
    until(page, "heard.length === 5 && new Set(heard).size === 5")


def test_each_verdict_is_announced_at_once_and_its_spoken_copy_goes(page: Page) -> None:
    begin(page)
    page.clock.install()
    verdicts = "heard.filter(said => said.startsWith('Good word'))"
    for count in (1, 2):
        guess(page, "octane")
        until(page, f"{verdicts}.length === {count}")
    page.clock.fast_forward("00:06")
    expect(page.locator("#voice")).to_have_text("")
    expect_status(page, "Good word")
