"""The Lab's exhibit of one search, step by step."""

import pytest
from playwright.sync_api import Page, expect

from beecore import Hive, lab
from beecore.solvers import SOLVERS
from beecore.words import shipped
from tests.web.pages.lab import enter, expect_status

HIVE = Hive.parse("vctaoen")
LEXICON = shipped.lexicon(HIVE)


def expect_step(page: Page, solver: str, number: int) -> None:
    """Expect the counts of a step, numbered from 0, beside those of naive."""
    step = lab.step(LEXICON, HIVE, solver, number)
    place = f"Step {step['number'] + 1:,} of {step['steps']:,}"
    expect(page.locator("[for=step-number]")).to_have_text(place)
    figures = [
        (step["masks"], step["naive_looks"]),
        (step["blocks"], 0),
        (step["skipped"], 0),
        (step["found"], step["naive_found"]),
        (step["steps"], step["naive_steps"]),
    ]
    shown = [f"{each:,}" for row in figures for each in row]
    expect(page.locator("#step-counts tbody td")).to_have_text(shown)
    drawn = page.locator("#steps path:not(.mark)").evaluate_all(
        "paths => paths.map((path) => path.getAttribute('d')).join('').split('M').length - 1"
    )
    assert drawn == len(step["fates"])


def test_a_search_is_stepped_with_buttons_and_the_keys_of_a_slider(page: Page) -> None:
    enter(page)
    text, slider = page.locator("#step-text"), page.locator("#step-number")
    tools = page.locator("#step-tools")
    back, forward = [tools.get_by_role("button", name=name) for name in ("Back", "Next")]
    expect(text).to_contain_text("so the search goes into it")
    expect_step(page, "block", 0)
    expect(back).to_be_disabled()
    forward.click()
    expect_step(page, "block", 1)
    expect(page.locator("#voice")).to_have_text(text.inner_text())
    slider.press("ArrowRight")
    expect_step(page, "block", 2)
    back.click()
    expect_step(page, "block", 1)
    slider.press("End")
    expect_step(page, "block", 10**6)
    expect(forward).to_be_disabled()
    expect(slider).to_have_attribute("aria-valuetext", f"{place(page)}: {text.inner_text()}")
    slider.press("Home")
    expect_step(page, "block", 0)
    expect(back).to_be_disabled()


def place(page: Page) -> str:
    return page.locator("[for=step-number]").inner_text()


def test_each_solver_has_its_picture_and_hives_of_few_and_many_steps(page: Page) -> None:
    enter(page)
    own, slider = page.locator("#step-own"), page.locator("#step-number")
    for solver, number, shown in (
        ("trie", 1, own.locator(".bits .on")),
        ("adaptive", 0, own.locator("li code")),
        ("dedup", 0, own.locator("li code")),
        ("hierarchy", 1, own.locator("progress")),
        ("subset", 63, page.locator("#steps .a")),
    ):
        page.get_by_label("Solver", exact=True).select_option(solver)
        expect_step(page, solver, 0)
        expect(page.locator("#step-counts")).to_contain_text(solver)
        slider.fill(str(number))
        expect_step(page, solver, number)
        expect(shown.first).to_be_visible()
    expect(page.get_by_role("button", name="Go to COVENANT")).to_be_visible()
    page.locator("#lab-word").fill("octane")
    page.get_by_role("button", name="Go to OCTANE").click()
    expect(page.get_by_text("subset never looks at OCTANE.")).to_be_visible()
    page.get_by_label("Solver", exact=True).select_option("dedup")
    page.get_by_role("button", name="Go to OCTANE").click()
    number = lab.step_of(LEXICON, HIVE, "dedup", "octane")["number"]
    expect_step(page, "dedup", number)
    expect(page.locator("#step-text")).to_contain_text("skipped, because no word has V.")
    page.get_by_label("Solver", exact=True).select_option("subset")
    hive, reason = SOLVERS["subset"].best
    expect(page.locator("#steps-exhibit")).to_contain_text(reason)
    page.get_by_role("button", name=f"Few steps: {hive.upper()}").click()
    expect_status(page, f"Ready to solve {hive.upper()} ")
    expect(page.locator("[for=step-number]")).to_have_text("Step 1 of 4")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_search_is_played_at_the_chosen_speed(page: Page, motion: str) -> None:
    page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    enter(page)
    page.get_by_label("Solver", exact=True).select_option("subset")
    expect_step(page, "subset", 0)
    play = page.locator("#steps-exhibit [data-action=play]")
    page.locator("#step-speed").press("Home")
    expect(page.locator("#step-speed")).to_have_attribute("aria-valuetext", "1 step per second")
    play.click()
    expect(page.locator("#steps-exhibit [data-action=back]")).to_be_enabled()
    expect(play).to_have_text("Pause")
    play.click()
    expect(play).to_have_text("Play")
    assert place(page) < "Step 9"
    page.locator("#step-speed").press("End")
    play.click()
    expect_step(page, "subset", 63)
    expect(page.locator("#voice")).to_contain_text("The search is over after 64 steps, with ")
    expect(play).to_have_text("Play")
