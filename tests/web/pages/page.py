"""What every view has: the status line, the address, and the button to try again."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.waiting import until

BROKEN = "Something went wrong. Your progress is saved."
"""The page's sentence for an unexpected error."""
TELLS = """([id, text, isStart]) => {
    const line = document.getElementById(id);
    const last = id === "voice" ? window.heard.at(-1) : line?.textContent;
    const told = last?.replace(/[\\u200b\\u00ad]/g, "").replace(/\\s+/g, " ").trim();
    const busy = document.querySelector("#results[aria-busy=true]");  // maybe of a hidden view
    const isReady = !isStart || !busy?.checkVisibility();
    return line?.checkVisibility() && isReady && told?.[isStart ? "startsWith" : "includes"](text);
}"""


def expect_status(page: Page, start: str) -> None:
    """Expect a sentence that begins with `start` in the status line, and a finished layout."""
    until(page, TELLS, ["status", start, True])


def expect_said(page: Page, text: str) -> None:
    """Expect a text somewhere in the status line."""
    until(page, TELLS, ["status", text, False])


def expect_announced(page: Page, text: str) -> None:
    """Expect a text in the sentence that was last announced to screen readers in this view, even if
    its spoken copy is gone.
    """
    until(page, TELLS, ["voice", text, False])


def expect_address(page: Page, end: str) -> None:
    expect(page).to_have_url(re.compile(re.escape(end) + "$"))


def again(page: Page) -> Locator:
    return page.get_by_role("button", name="Try again")


def expect_trouble(page: Page) -> None:
    """Expect an error message with the button to try again."""
    expect(again(page)).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text(re.compile(r"^[A-Z].*\.$", re.DOTALL))
