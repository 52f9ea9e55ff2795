"""Waits for conditions in a page.

Playwright's `wait_for_function` evaluates a string as a script, which the page's policy forbids.
"""

from playwright.sync_api import Error, Page

PATIENCE = 90_000  # milliseconds, for a very busy machine
LOOK = """async (arg) => {
    const look = () => {
        const value = (CONDITION);
        return typeof value === "function" ? value(arg) : value;
    };
    for (const end = performance.now() + PATIENCE; !(await look()); ) {
        if (performance.now() > end) {
            const status = document.getElementById("status")?.textContent;
            throw new Error(`still false: ${look} of ${JSON.stringify(arg)}; status: ${status}`);
        }
        await new Promise((done) => setTimeout(done, 40));
    }
}"""


def until(page: Page, condition: str, arg: object = None) -> None:
    """Wait until a JavaScript expression, or a function of `arg`, is true or a promise of true.

    The page may be left meanwhile for another one. It is looked at every 40 ms, while `expect`
    soon looks only twice a second. To look in each frame would let the Lab start a sixth slower.
    """
    script = LOOK.replace("CONDITION", condition).replace("PATIENCE", str(PATIENCE))
    while True:
        try:
            page.evaluate(script, arg)
        except Error as error:
            if "context was destroyed" not in error.message:
                raise
        else:
            return


LIST = """async ([arg, patience]) => {
    const list = LISTING;
    for (const end = performance.now() + patience; ; await new Promise(requestAnimationFrame)) {
        const found = list(arg);
        if (!found.length || performance.now() > end) return found;
    }
}"""


def expect_none(page: Page, listing: str, arg: object = None, where: object = "") -> None:
    """Wait until a JavaScript function of `arg` returns an empty list.

    An error shows the last list and `where`, which describes the state of the page.
    """
    found = page.evaluate(LIST.replace("LISTING", listing), [arg, PATIENCE])
    assert found == [], (where, found)


def step(page: Page, by: int) -> None:
    """Go `by` steps through the history, back if negative, like the browser's buttons.

    Playwright's methods wait until a page loads, even in Firefox if it does not load one.
    """
    page.evaluate("by => history.go(by)", by)
