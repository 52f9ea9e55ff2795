"""How accessible the page is, judged by axe in every state of it; in a real browser."""

from typing import Literal

import pytest
from playwright.sync_api import Page

from build import ROOT
from tests.web.means import emulate
from tests.web.screens import DESK, PHONE
from tests.web.tours import TOURS, Tour

AXE = ROOT / "build" / "lint" / "node_modules" / "axe-core" / "axe.min.js"
RULES: dict[Literal["light", "dark"], list[str]] = {
    "light": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "dark": ["color-contrast"],  # dark mode changes only colors
}

VIOLATIONS = """async runOnly => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(node => `${id}: ${node.target.join(" ")}: ${node.html.slice(0, 120)}`));
}"""


def violations(page: Page, rules: list[str]) -> list[str]:
    """Return the violations that axe finds; `rules` are names or tags of its rules."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    return [str(found) for found in page.evaluate(VIOLATIONS, rules)]


@pytest.mark.parametrize("tour", TOURS.values(), ids=TOURS)
def test_axe_finds_no_violation_in_any_state(troubled_page: Page, tour: Tour) -> None:
    page = troubled_page
    emulate(page, reduced_motion="reduce")  # axe must not see a color during a transition
    page.set_viewport_size(PHONE)
    found = []
    for state in tour(page):
        for size in (DESK, PHONE):
            page.set_viewport_size(size)
            for scheme, rules in RULES.items():
                emulate(page, color_scheme=scheme)
                where = f"{state}, {size['width']} wide, {scheme}"
                found += [f"{where}: {each}" for each in violations(page, rules)]
    assert not found, "\n".join(found)
