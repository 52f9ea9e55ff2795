"""The Lab: its pictures of a hive, the race of the solvers, and the engine that it starts."""

import csv
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from beecore import Hive, lab, solve
from beecore.solvers import SOLVERS
from beecore.words import shipped
from build import WEB
from tests.web.host import Host
from tests.web.means import Held, accept_any, downloading, emulate, hold_engine
from tests.web.pages.lab import enter, expect_status, expect_told
from tests.web.pages.page import BROKEN, again, expect_address, expect_said
from tests.web.waiting import step, until

HIVE = Hive.parse("vctaoen")
BLOCK_SIZES = [7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300]
RACED = ["naive", "block", "subset"]


DRAWN = """count => {
    const paths = [...strip.querySelectorAll("path")].map((path) => path.getAttribute("d"));
    return paths.join("").split("M").length - 1 === count;
}"""
"""Whether so many blocks are drawn in the strip."""


def lit(page: Page, row: int) -> Locator:
    """Return the filled cells in a row of the mask's picture."""
    return page.locator("#mask .bits").nth(row).locator(".on")


def test_a_race_cannot_begin_before_there_are_solvers(page: Page) -> None:
    held = Held(page, "**/engine.py")
    with page.expect_request("**/engine.py"):
        page.goto("./lab/#vctaoen")
    run = page.get_by_role("button", name="Run")
    expect(run).to_be_disabled()
    expect(page.locator("#race-told")).to_have_text("Run works once Python has started.")
    held.release()
    expect_told(page, "Ready to race.")
    expect(run).to_be_enabled()


def test_bars_of_another_computer_stand_there_and_python_comes_once_they_are_seen(
    page: Page, host: Host
) -> None:
    page.goto("./lab/")
    lanes, code = page.locator("#race li:visible"), page.get_by_role("button", name="Code for trie")
    expect(lanes).to_have_text([re.compile(rf"{name}\s+[\d.]+ (ms|µs)") for name in SOLVERS])
    expect(code).to_be_enabled()
    assert width(page, "naive") > width(page, "block") > width(page, "subset") > 0
    expect(page.get_by_text("these are the times of another computer")).to_be_visible()
    assert "engine.py" not in host.asked
    code.click()
    expect(page.locator("#source-docstring")).to_be_visible()
    page.keyboard.press("Escape")
    expect_told(page, "Ready to race.")
    expect_address(page, "lab/#vctaoen")


def width(page: Page, solver: str) -> float:
    """Return how much of its lane the bar of a solver fills, in percent."""
    return float(str(page.locator(f"#race-{solver}-bar").get_attribute("width")).rstrip("%"))


def test_each_section_has_an_address_which_opens_there_with_its_hive(page: Page) -> None:
    hold_engine(page)
    for name in ("switches", "race", "blocks", "lookup", "steps", "edit", "teach"):
        page.goto(f"./lab/#{name}?hive=animlct")
        expect(page.locator(f"#{name}-exhibit h2")).to_be_in_viewport()
        expect(page.get_by_label("Hive", exact=True)).to_have_value("ANIMLCT")
        page.goto("about:blank")
    page.goto("./lab/#animlct")
    page.get_by_role("link", name="Race the solvers").click()
    expect_address(page, "lab/#race")


def test_only_the_questions_are_printed_with_the_answers_that_are_open(page: Page) -> None:
    hold_engine(page)
    page.goto("./lab/#teach")
    questions = page.locator("#questions li")
    expect(questions).to_have_count(10)
    questions.first.get_by_text("Answer").click()
    emulate(page, media="print")
    expect(page.get_by_text("A mask says which letters a word has")).to_be_visible()
    expect(page.locator("#questions details:visible")).to_have_count(1)
    expect(questions.last).to_be_visible()
    for hidden in ("#switches-exhibit", "#race-exhibit", "#lab-title"):
        expect(page.locator(hidden)).to_be_hidden()


def test_switches_make_a_number_and_its_two_tests_before_there_is_python(
    troubled_page: Page,
) -> None:
    page = troubled_page
    page.route("**/lab.bin", lambda route: route.abort())
    page.goto("./lab/")
    total, told = page.locator("#mask-sum"), page.locator("#mask-verdict")
    expect(total).to_contain_text(" = 16,788,896")
    expect(told).to_have_text("COVENANT fits.")
    page.get_by_role("checkbox", name="Z", exact=False).first.focus()
    page.keyboard.press("Space")
    expect(told).to_contain_text("the hive has no Z.")
    expect(lit(page, 4)).to_have_count(1)
    page.get_by_label("from Z to A").check()
    letters = page.locator("#switches b")
    expect(letters.first).to_have_text("z")
    mask = sum(1 << "abcdefghijklmnopqrstuvwxyz".index(each) for each in {*"covenantz"})
    expect(total).to_contain_text(f" = {mask:,}")
    page.get_by_label("Word", exact=True).fill("pizza")
    expect(told).to_have_text("PIZZA doesn’t fit: it needs V, and the hive has no Z, P, I.")
    page.get_by_label("Word", exact=True).fill("")
    expect(told).to_have_text("All switches are off: flip one.")


OLD = {
    "./#lab": "lab/#",
    "./fr/#lab/ANIMLCT": "lab/#ANIMLCT",
    "./de/#lab/edit/trie?hive=animlct": "lab/#edit/trie?hive=animlct",
    "./#lab/edit/link?hive=animlct&code=eJyrULBVMOQCAAU2ATE": (
        "lab/#edit/link?hive=animlct&code=eJyrULBVMOQCAAU2ATE"
    ),
}
"""Addresses of the Lab when it was a view of the page, and those that they lead to."""


def test_old_addresses_lead_to_the_page_with_all_that_they_carry_and_it_leads_back(
    page: Page,
) -> None:
    hold_engine(page)
    for old, new in OLD.items():
        page.goto(old)
        expect_address(page, new)
        page.goto("about:blank")
    page.goto("./#solve/animlct")
    expect_status(page, "ANIMLCT: ")
    page.evaluate("location.hash = '#lab/vctaoen'")
    expect_address(page, "lab/#vctaoen")
    page.goto("./fr/")
    page.get_by_role("link", name="Labo").click()
    expect_address(page, "/lab/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("link", name="Play", exact=True).click()
    expect_address(page, "fr/#play")


def test_a_race_can_be_interrupted_repeated_and_stopped_then_sorted_and_saved(page: Page) -> None:
    page.goto("./#solve/vctaoen")
    page.get_by_role("link", name="Lab").click()
    page.locator("#race").scroll_into_view_if_needed()
    expect_status(page, "Ready to solve VCTAOEN")  # the hive of Solve
    expect(page.locator("#race li:visible")).to_have_count(len(SOLVERS))
    run, names = page.get_by_role("button", name="Run"), page.locator("#figures-body th")
    for name in {*SOLVERS} - {*RACED}:
        page.get_by_role("checkbox", name=name).uncheck()
    run.click()
    expect(page.locator("#race .running")).to_have_count(1)
    page.goto("./lab/#animlct")
    expect_status(page, "Ready to solve ANIMLCT")
    expect(page.locator("#race .running")).to_have_count(0)
    page.goto("./lab/#vctaoen")
    expect_status(page, "Ready to solve VCTAOEN")
    run.click()
    expect(names.first).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect_told(page, "Stopped.")
    expect(page.locator("#race .running")).to_have_count(0)
    page.get_by_label("Hive", exact=True).fill("ñaeinpt")
    page.keyboard.press("Enter")  # the worker handles it after its current task
    expect_status(page, "Ready to solve ÑAEINPT")
    expect(names.first).not_to_be_visible()
    page.locator("#lab-word").fill("piña")
    expect(page.locator("#mask-verdict")).to_have_text("PIÑA fits.")
    expect(page.locator("#mask-alike")).to_have_text("It isn’t in the word list.")
    expect(page.locator("#mask .bits").first.locator("i")).to_have_count(27)
    page.get_by_label("Hive", exact=True).fill("vctaoen")
    page.keyboard.press("Enter")
    expect(page).to_have_title(re.compile("VCTAOEN"))
    page.get_by_label("How many times as fast").select_option("10 times")
    run.press("Enter")  # for the solvers that are still checked
    expect_told(page, "Done: 3 solvers found the same")
    told = page.locator("#race-told").inner_text()
    assert re.search(r"While subset finished, naive had made \d+ of its 136,934 checks", told)
    assert told.endswith("You guessed 10.")
    expect(page.get_by_text("these are the times of another computer")).to_be_hidden()
    figures = [
        row.locator("th, td").all_inner_texts() for row in page.locator("#figures-body tr").all()
    ]
    assert [row[0] for row in figures] == RACED
    lexicon = shipped.lexicon(HIVE)
    assert {row[-1] for row in figures} == {str(len(solve(HIVE, lexicon)))}
    looks = SOLVERS["subset"](lexicon).visited(HIVE)
    assert figures[-1][5:7] == [str(looks.masks), str(looks.blocks)]
    assert all(re.fullmatch(r"[\d.]+ (s|ms|µs)", time) for row in figures for time in row[1:3])
    masks = page.get_by_role("button", name="Masks", exact=True)
    ordered = ["subset", "block", "naive"]
    masks.click()
    expect(names).to_have_text(ordered)
    expect(page.locator("#race li").first).to_have_attribute("data-name", "subset")
    head = page.get_by_role("columnheader", name="Masks")
    expect(head).to_have_attribute("aria-sort", "ascending")
    expect(masks).to_be_focused()
    with downloading(page) as saved:
        page.get_by_role("button", name="Save as CSV").click()
    assert saved.value.suggested_filename == "race-vctaoen.csv"
    rows = list(csv.DictReader(Path(saved.value.path()).read_text("utf-8-sig").splitlines()))
    assert [row["solver"] for row in rows] == ordered
    assert all(float(row[column]) > 0 for row in rows for column in ("find", "words", "memory"))
    assert all(float(row["find"]) <= float(row["words"]) for row in rows)
    of_naive = page.locator("#figures-body tr").filter(has_text="naive").locator("td")
    for column, at in (("Setup", 2), ("Find", 0)):
        page.get_by_role("button", name=column, exact=True).click()
        expect(page.locator("#race-naive-time")).to_have_text(of_naive.nth(at).inner_text())
    page.get_by_label("True scale").check()
    expect(page.locator("#race-exhibit .axis")).to_be_hidden()
    raced = {name: width(page, name) for name in SOLVERS if width(page, name)}
    assert {*raced} == {*RACED}
    assert max(raced.values()) == 100
    assert raced["subset"] < 0.5 * raced["block"]


def test_the_pictures_show_a_word_the_blocks_and_the_subsets_of_a_hive(page: Page) -> None:
    page.goto("./#solve/animlct")
    expect_status(page, "ANIMLCT: ")
    for link, hive in (("lab/#ENTIVCZ", "ENTIVCZ"), ("lab/#vctaoen", "VCTAOEN")):
        enter(page, link)
        expect(page.get_by_label("Hive", exact=True)).to_have_value(hive)
        expect_status(page, f"Ready to solve {hive} ")
        expect_address(page, f"lab/#{hive.lower()}")

    word = page.locator("#lab-word")
    expect(page.locator("#mask-verdict")).to_have_text("COVENANT fits.")
    word.fill("octanes")
    verdict = "OCTANES doesn’t fit: it needs V, and the hive has no S."
    expect(page.locator("#mask-verdict")).to_have_text(verdict)
    for row, count in enumerate((7, 1, 0, 19, 1)):
        expect(lit(page, row)).to_have_count(count)
    word.fill("eve")
    expect(page.locator("#mask-verdict")).to_contain_text("too short")
    word.fill("naïve")
    expect(page.locator("#word-fault")).to_have_text("Use only letters of the hive’s alphabet.")
    expect(word).to_have_attribute("aria-invalid", "true")
    word.fill("octave")
    expect(page.locator("#mask-verdict")).to_have_text("OCTAVE fits.")

    lexicon = shipped.lexicon(HIVE)
    place = lab.word(lexicon, HIVE, "octave")["place"]
    expect(page.locator("#block-number")).to_have_text(f"{place // 50 + 1:,}")
    expect(page.locator("#block-words")).to_contain_text(" octave")
    expect(page.locator("#subsets .at")).to_have_text("VCTAOE")
    page.get_by_label("Look inside block").press("End")
    last = lab.block(lexicon, HIVE, 50, len(lab.strip(lexicon, HIVE, 50)["blocks"]) - 1)
    expect(page.locator("#block-text")).to_contain_text(f"“{last['first']}” to “{last['last']}”")
    page.locator("#strip").hover(position={"x": 1, "y": 1})
    first = lab.block(lexicon, HIVE, 50, 0)
    expect(page.locator("#block-text")).to_contain_text(f"“{first['first']}” to “{first['last']}”")
    expect(page.locator("#block-number")).to_have_text("1")
    stride = page.get_by_label("Words per block")
    for key, at in (("ArrowRight", 6), ("Home", 0)):
        stride.press(key)
        size, costs = BLOCK_SIZES[at], lab.curve(lexicon, HIVE, BLOCK_SIZES)
        blocks, words = costs[at]
        fewest, best = min((sum(cost), size) for cost, size in zip(costs, BLOCK_SIZES, strict=True))
        expect(page.locator("#curve-text")).to_have_text(
            f"{blocks:,} blocks and {words:,} words make {blocks + words:,} checks. "
            f"For this hive, blocks of {best} words need the fewest, {fewest:,}."
        )
        expect(page.locator("#curve-mark")).to_have_attribute("x1", str(at))
        shown = lab.strip(lexicon, HIVE, size)
        answers, total = shown["blocks"].count("a"), len(shown["blocks"])
        expect(page.locator("#strip-text")).to_contain_text(
            f"Matches in {answers:,} of {total:,} blocks: "
        )
        expect(stride).to_have_attribute("aria-valuetext", f"{size:,} words")
        until(page, DRAWN, total)

    subsets = lab.subsets(lexicon, HIVE)["subsets"]
    buttons = page.locator("#subsets button")
    expect(buttons).to_have_count(64)
    shining = [subset["letters"].upper() for subset in subsets if subset["words"]]
    expect(page.locator("#subsets .lit")).to_have_text(shining)
    buttons.last.hover()
    told = f"VCTAOEN: {', '.join(subsets[-1]['words'])}."
    expect(page.locator("#subset-words")).to_have_text(told)
    page.get_by_role("link", name="Look it up").focus()
    for key, place in (("Tab", 0), ("ArrowRight", 1), ("ArrowDown", 9)):
        page.keyboard.press(key)
        expect(buttons.nth(place)).to_be_focused()
    expect(page.locator("#subset-words")).to_contain_text(buttons.nth(9).inner_text() + ":")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(buttons.nth(9)).to_be_focused()

    letters = page.get_by_label("Letters of a hive")
    bars = page.locator("#lookup-exhibit .bar rect")
    for number, is_longer in ((18, False), (19, True)):
        letters.fill(str(number))
        expect(page.locator("#lookup-exhibit li b").first).to_have_text(f"{2 ** (number - 1):,}")
        looks, scan = [float(str(bar.get_attribute("width")).rstrip("%")) for bar in bars.all()]
        assert (looks > scan) is is_longer

    page.get_by_label("Hive", exact=True).fill("n, o-t")
    page.get_by_role("button", name="Show").click()
    for hive in ("Ready to solve NOT", "Ready to solve VCTAOEN", "Ready to solve ENTIVCZ"):
        expect_status(page, hive)
        if hive != "Ready to solve ENTIVCZ":
            step(page, -1)
    page.go_back()  # to another page, not to an address of the Lab that leads here again
    expect_status(page, "ANIMLCT: ")
    page.goto("./lab/#aeinrstlodu")
    expect(page.locator("#subset-words")).to_contain_text("too many to draw")
    expect(page.locator("#subsets-count")).to_contain_text("1,024 combinations")


ENDED = "() => document.querySelector('script[type=py]').xworker.terminate()"
STEP = "    lexicon = await _lexicon(site, hive)\n"
ENDLESS = """
    if letters == "nioatuc":
        def down():
            down()
        down()
"""


def test_the_bar_counts_bytes_and_after_a_minute_the_page_offers_to_try_again(
    page: Page, dist: Path
) -> None:
    page.clock.install()
    held = Held(page, "**/beecore.zip")
    with page.expect_request("**/beecore.zip"):
        page.goto("./lab/#vctaoen")
    rest = (dist / "beecore.zip").stat().st_size
    until(page, "rest => Math.abs(progress.value - 1 + rest / progress.dataset.size) < 1e-6", rest)
    expect_status(page, "Starting the solver. Your words will appear when it’s ready.")
    page.clock.fast_forward("01:00")
    expect_said(page, "The solver is slow to load. You can wait or try again.")
    expect(again(page)).to_be_visible()
    held.release()
    expect_status(page, "Ready to solve VCTAOEN")
    expect(again(page)).not_to_be_visible()
    page.evaluate(ENDED)
    page.goto("./lab/#nioatuc")
    page.clock.fast_forward(61_000)  # a little more than the page waits for an answer
    expect_status(page, "Ready to solve NIOATUC")  # an engine that ended was started again
    expect(again(page)).not_to_be_visible()


def test_an_engine_that_breaks_is_restarted_once_and_then_reported(page: Page) -> None:
    text = (WEB / "engine.py").read_text("utf-8")
    assert STEP in text
    accept_any(page, "engine.py")
    body = text.replace(STEP, ENDLESS + STEP, 1)
    page.route("**/engine.py", lambda route: route.fulfill(body=body))
    page.goto("./lab/#vctaoen")
    expect_status(page, "Ready to solve VCTAOEN")
    page.goto("./lab/#nioatuc")
    expect_status(page, BROKEN)
    page.unroute("**/engine.py")
    again(page).click()
    expect_status(page, "Ready to solve NIOATUC")
    expect(again(page)).not_to_be_visible()
