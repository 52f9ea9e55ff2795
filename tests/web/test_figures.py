"""Tests of the Lab's tables, source code, and growth chart of its solvers."""

import csv
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from beecore.solvers import SOLVERS
from build import ROOT
from tests.web.means import downloading
from tests.web.pages.lab import RACE, enter, expect_status
from tests.web.waiting import until

RACED = ["block", "dedup", "hierarchy", "subset"]


def test_figures_can_be_sorted_charted_and_saved(page: Page) -> None:
    enter(page)
    for name in SOLVERS:
        if name not in RACED:
            page.get_by_role("checkbox", name=name).uncheck()
    page.get_by_role("button", name="Run").press("Enter")
    expect_status(page, "Done: 4 solvers found the same")
    names = page.locator("#figures-body th")
    expect(names).to_have_text(RACED)

    page.get_by_role("button", name="Masks", exact=True).click()
    expect(names).to_have_text(["subset", "hierarchy", "dedup", "block"])
    expect(page.get_by_role("columnheader", name="Masks")).to_have_attribute(
        "aria-sort", "ascending"
    )
    until(
        page,
        """names => {
            const lanes = [...document.querySelectorAll("#race li")];
            return lanes.slice(0, 4).map(lane => lane.dataset.name).join(" ") === names;
        }""",
        "subset hierarchy dedup block",
    )
    expect(page.get_by_role("button", name="Masks", exact=True)).to_be_focused()

    with downloading(page) as saved:
        page.get_by_role("button", name="Save as CSV").click()
    assert saved.value.suggested_filename == "race-vctaoen.csv"
    rows = list(csv.DictReader(Path(saved.value.path()).read_text("utf-8-sig").splitlines()))
    assert [row["solver"] for row in rows] == ["subset", "hierarchy", "dedup", "block"]
    assert all(float(row[column]) > 0 for row in rows for column in ("find", "words", "memory"))
    assert rows[0]["masks"] == "64"

    page.get_by_label("one-time setup").check()
    built = page.locator("#figures-body tr").last.locator("td").nth(2).inner_text()
    expect(page.locator("#race [data-name=block] b")).to_have_text(built)
    page.get_by_role("button", name="Solver", exact=True).click()
    expect(names).to_have_text(RACED)


def test_each_solver_shows_its_own_source(lab_page: Page) -> None:
    page = lab_page
    for name in ("naive", "hierarchy"):
        page.get_by_role("button", name=f"Code for {name}").press("Enter")
        dialog = page.get_by_role("dialog", name=name)
        source = (ROOT / "beecore" / "solvers" / f"{name}.py").read_text("utf-8")
        _, docstring, code = source.split('"""', 2)
        expect(dialog.locator("#source-code")).to_have_text(code.strip(), use_inner_text=True)
        paragraphs = [" ".join(each.split()) for each in docstring.split("\n\n")]
        expect(dialog.locator("#source-docstring p")).to_have_text(paragraphs)
        expect(dialog.locator(".tok-keyword").first).to_have_text("from")
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name=f"Code for {name}")).to_be_focused()
    page.get_by_role("button", name="Code for naive").click()
    page.get_by_role("button", name="The solver interface").click()
    expect(page.locator("#source-code")).to_contain_text("class Solver(ABC):")


def test_the_chart_has_a_line_for_each_solver(page: Page) -> None:
    enter(page)
    page.get_by_role("button", name="Measure").click()
    expect(page.locator("#growth .line")).to_have_count(len(SOLVERS), timeout=RACE)
    expect(page.locator("#growth .name")).to_have_text(list(SOLVERS))
    page.locator("#growth-run").click()
    expect(page.locator("#growth-message")).to_have_text(re.compile("^Stopped"))
    expect(page.get_by_role("button", name="Measure")).to_be_visible()
