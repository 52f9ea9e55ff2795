"""Waiting for what becomes true in a page.

Playwright's own `wait_for_function` makes a program of text there, which the page's policy forbids.
"""

from playwright.sync_api import Page

PATIENCE = 90_000  # milliseconds, for a very busy machine
LOOK = """async (told) => {
    const look = () => {
        const value = (CONDITION);
        return typeof value === "function" ? value(told) : value;
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


def step(page: Page, by: int) -> None:
    """Go so many steps through the history, back with -1, as the browser's buttons do.

    Playwright's own way waits for a page to load, of which Firefox tells only where one does.
    """
    page.evaluate("by => history.go(by)", by)
