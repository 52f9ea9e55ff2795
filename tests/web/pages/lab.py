"""The Lab: its pictures of a hive, and the race of the solvers."""

from playwright.sync_api import Page, expect

from tests.web.means import emulate_nothing
from tests.web.screens import DESK

RACE = 300_000
"""The most milliseconds for a race: the naive solver is slow, above all on a busy machine."""
FORGET = """() => {
    const blocksOf50 = 4;
    for (const [id, value] of [["stride", blocksOf50], ["lab-word", ""]]) {
        const field = document.getElementById(id);
        field.value = value;
        field.dispatchEvent(new Event("input", { bubbles: true }));
    }
}"""


def enter(page: Page, link: str = "#lab/vctaoen") -> None:
    """Open the Lab, and wait for the last of its pictures."""
    page.goto(f"./{link}")
    expect(page.locator("#subset-words")).to_contain_text("in the dictionary")


def start_over(page: Page) -> None:
    """Open the Lab again, as if it had not been used, on a page whose engine may be running."""
    page.set_viewport_size(DESK)
    page.mouse.move(0, 0)
    emulate_nothing(page)
    if "#" in page.url:
        page.goto("./#lab/not")  # an invalid hive, so that all pictures are drawn again
        expect(page.locator("#subset-words")).to_contain_text("of 4 ")
        page.evaluate(FORGET)
    enter(page)
    expect(page.locator("#subset-words")).to_contain_text("of 64 ")


def expect_status(page: Page, text: str) -> None:
    """Expect a text in the status line, and wait long enough for a race to end."""
    expect(page.locator("#status")).to_contain_text(text, timeout=RACE)
