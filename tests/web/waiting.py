"""Waiting for what becomes true in a page.

Playwright's own `wait_for_function` makes a program of text there, which the page's policy forbids.
"""

from playwright.sync_api import Page

PATIENCE = 90_000  # milliseconds, for a very busy machine
LOOK = """async (told) => {
    const look = () => {
        const seen = (CONDITION);
        return typeof seen === "function" ? seen(told) : seen;
    };
    for (const end = performance.now() + PATIENCE; !look(); ) {
        if (performance.now() > end) throw new Error(`still false: ${look}`);
        await new Promise(requestAnimationFrame);
    }
}"""


def until(page: Page, condition: str, arg: object = None) -> None:
    """Wait until an expression of JavaScript, or a function of `arg`, is true."""
    script = LOOK.replace("CONDITION", condition).replace("PATIENCE", str(PATIENCE))
    page.evaluate(script, arg)
