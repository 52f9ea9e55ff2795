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
BLOCK_SIZES = [5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000]
RACED = ["naive", "block", "subset"]
LISTED = {51: 130_000, 40: 10_000, 30: 1_000}
"""The words that a slider stands for."""


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


def test_solvers_are_listed_without_times_and_python_comes_once_they_are_seen(
    page: Page, host: Host
) -> None:
    page.goto("./lab/")
    lanes, code = page.locator("#race li:visible"), page.get_by_role("link", name="Code for trie")
    expect(lanes).to_have_text([re.compile(rf"^\s*{name}\s+[A-Z]") for name in SOLVERS])
    expect(page.locator("#race .bar:visible")).to_have_count(0)
    waiting = "This picture is drawn once Python has started."
    expect(page.get_by_text(waiting)).to_have_count(3)
    assert "engine.py" not in host.asked
    code.click()
    expect(page.locator(".cm-content")).to_contain_text("class TrieSolver")
    expect_told(page, "Ready to race.")
    expect_address(page, "lab/#edit/trie?hive=vctaoen")
    expect(page.get_by_text(waiting)).to_have_count(0)


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
    for link in page.get_by_role("link", name="Race the solvers").all():  # also in the contents
        link.click()
        expect_address(page, "lab/#race")
        page.goto("./lab/#animlct")


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
    page.get_by_label("Word", exact=True).fill("caf3!")
    expect(page.locator("#word-fault")).to_have_text("Use only letters of the hive’s alphabet.")
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


def test_a_race_can_be_interrupted_repeated_and_stopped_then_shown_and_saved(page: Page) -> None:
    page.goto("./#solve/vctaoen")
    page.get_by_role("link", name="Lab").click()
    page.locator("#race").scroll_into_view_if_needed()
    expect_status(page, "Ready to solve VCTAOEN")  # the hive of Solve
    expect(page.locator("#race li:visible")).to_have_count(len(SOLVERS))
    run, times = page.get_by_role("button", name="Run"), page.locator("#race b:not(:empty)")
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
    expect(times.first).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect_told(page, "Stopped.")
    expect(page.locator("#race .running")).to_have_count(0)
    page.get_by_label("Hive", exact=True).fill("ñaeinpt")
    page.keyboard.press("Enter")  # the worker handles it after its current task
    expect_status(page, "Ready to solve ÑAEINPT")
    expect(times).to_have_count(0)
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
    lanes, done = page.locator("#gap li"), int(told.split(" had made ")[1].split(" ")[0])
    expect(lanes.first).to_contain_text("subset64 of 64")
    expect(lanes.last).to_contain_text(f"naive{done} of 136,934")
    expect(lanes.last).to_contain_text(
        sorted(shipped.lexicon(HIVE).words_of(shipped.lexicon(HIVE).masks))[done - 1]
    )
    expect(page.get_by_text("At this pace, naive goes on for ")).to_be_visible()
    watch = page.get_by_role("button", name="Watch again")
    watch.click()
    expect(page.get_by_text("At this pace, ")).to_be_hidden()
    emulate(page, reduced_motion="reduce")
    expect(lanes.first).to_contain_text("64 of 64")
    expect(watch).to_be_hidden()
    expect(times).to_have_text([re.compile(r"^[\d.]+ (s|ms|µs)$")] * len(RACED))
    looks = SOLVERS["subset"](shipped.lexicon(HIVE)).visited(HIVE)
    for shown, of_subset in (("masks", looks.masks), ("blocks", looks.blocks)):
        page.get_by_label("Bars show").select_option(shown)
        expect(times.last).to_have_text(str(of_subset))
    page.get_by_label("Bars show").select_option("find")
    with downloading(page) as saved:
        page.get_by_role("button", name="Save as CSV").click()
    assert saved.value.suggested_filename == "race-vctaoen.csv"
    rows = list(csv.DictReader(Path(saved.value.path()).read_text("utf-8-sig").splitlines()))
    assert [row["solver"] for row in rows] == RACED
    assert all(float(row[column]) > 0 for row in rows for column in ("find", "words", "memory"))
    assert all(float(row["find"]) <= float(row["words"]) for row in rows)
    assert {row["answers"] for row in rows} == {str(len(solve(HIVE, shipped.lexicon(HIVE))))}
    assert 100 == width(page, "naive") > width(page, "block") > width(page, "subset") > 10
    page.get_by_label("True scale").check()
    until(
        page,
        "() => parseFloat(document.getElementById('race-subset-bar').getAttribute('width')) < 5",
    )
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
    expect(page.get_by_role("radio", name="VCTAOE:")).to_be_checked()
    page.get_by_label("Look inside block").press("End")
    last = lab.block(lexicon, HIVE, 50, len(lab.strip(lexicon, HIVE, 50)["blocks"]) - 1)
    expect(page.locator("#block-text")).to_contain_text(f"“{last['first']}” to “{last['last']}”")
    page.locator("#strip").hover(position={"x": 1, "y": 1})
    first = lab.block(lexicon, HIVE, 50, 0)
    expect(page.locator("#block-text")).to_contain_text(f"“{first['first']}” to “{first['last']}”")
    expect(page.locator("#block-number")).to_have_text("1")
    stride = page.get_by_label("Words per block")
    for key, at in (("ArrowRight", 7), ("Home", 0)):
        stride.press(key)
        size, costs = BLOCK_SIZES[at], lab.curve(lexicon, HIVE, BLOCK_SIZES)
        blocks, words = costs[at]
        fewest, best = min((sum(cost), size) for cost, size in zip(costs, BLOCK_SIZES, strict=True))
        expect(page.locator("#curve-text")).to_have_text(
            f"{blocks:,} blocks and {words:,} words make {blocks + words:,} checks."
        )
        expect(page.locator("#curve-best")).to_have_text(f"fewest: {fewest:,}, with {best} words")
        expect(page.locator("#curve-mark")).to_have_attribute("x1", str(at))
        shown = lab.strip(lexicon, HIVE, size)
        answers, total = shown["blocks"].count("a"), len(shown["blocks"])
        expect(page.locator("#strip-text")).to_contain_text(
            f"Matches in {answers:,} of {total:,} blocks: "
        )
        expect(stride).to_have_attribute("aria-valuetext", f"{size:,} words")
        until(page, DRAWN, total)

    subsets = lab.subsets(lexicon, HIVE)["subsets"]
    cells = page.locator("#subsets label")
    expect(cells).to_have_count(64)
    shining = [subset["letters"].upper() for subset in subsets if subset["words"]]
    expect(page.locator("#subsets .lit")).to_have_text(shining)
    cells.last.hover()
    told = f"VCTAOEN: {', '.join(subsets[-1]['words'])}."
    expect(page.locator("#subset-words")).to_have_text(told)
    page.get_by_role("radio", name="VCTAOE:").press("ArrowRight")
    after = subsets[[subset["letters"] for subset in subsets].index("vctaoe") + 1]["letters"]
    expect(page.get_by_role("radio", checked=True)).to_be_focused()
    expect(page.locator("#subset-words")).to_contain_text(f"{after.upper()}: ")

    letters, listed = [page.get_by_label(name) for name in ("Letters of a", "Words of a")]
    figures, bars = [page.locator(f"#lookup-exhibit li {each}") for each in ("b", ".bar rect")]
    for number, power, is_longer in (
        (17, 51, False),
        (18, 51, True),
        (12, 40, False),
        (12, 30, True),
    ):
        letters.fill(str(number))
        listed.fill(str(power))
        expect(figures).to_have_text([f"{2 ** (number - 1):,}", f"{LISTED[power]:,}"])
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
