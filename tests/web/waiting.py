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
    for (const end = performance.now() + PATIENCE; !(await look()); ) {
        if (performance.now() > end) throw new Error(`still false: ${look}`);
        await new Promise(requestAnimationFrame);
    }
}"""


def until(page: Page, condition: str, arg: object = None) -> None:
    """Wait until an expression of JavaScript, or a function of `arg`, is true or promises to be."""
    script = LOOK.replace("CONDITION", condition).replace("PATIENCE", str(PATIENCE))
    page.evaluate(script, arg)


LIST = """async ([told, patience]) => {
    const list = LISTING;
    for (const end = performance.now() + patience; ; await new Promise(requestAnimationFrame)) {
        const found = list(told);
        if (!found.length || performance.now() > end) return found;
    }
}"""


def expect_none(page: Page, listing: str, arg: object = None, where: object = "") -> None:
    """Wait until a function of JavaScript lists nothing; if it does not, say what it lists."""
    found = page.evaluate(LIST.replace("LISTING", listing), [arg, PATIENCE])
    assert found == [], (where, found)


def step(page: Page, by: int) -> None:
    """Go so many steps through the history, back with -1, as the browser's buttons do.

    Playwright's own way waits for a page to load, of which Firefox tells only where one does.
    """
    page.evaluate("by => history.go(by)", by)
