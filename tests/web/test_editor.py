"""The editor for the visitor's own solver: writing, running, saving, sharing, and containing it."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from beecore.solvers import SOLVERS
from build import ROOT
from tests.web.means import Held, downloading, hold_engine
from tests.web.pages.editor import EDIT, SMALLEST, editor, open_editor, run, write
from tests.web.pages.lab import expect_told
from tests.web.pages.page import BROKEN, expect_announced, expect_status
from tests.web.pages.storage import KEPT
from tests.web.waiting import until


def expect_code(page: Page, code: str) -> None:
    """Expect exactly this code in the editor, its spaces included."""
    lines = [re.compile(f"^{re.escape(line)}$") for line in code.split("\n")]
    expect(page.locator(".cm-line")).to_have_text(lines)


def test_a_solver_is_opened_and_run_by_keyboard_and_meets_challenges(page: Page) -> None:
    page.goto("./lab/#vctaoen")
    page.get_by_role("link", name="write your own solver", exact=True).press("Enter")
    expect(page.get_by_role("heading", name="Write your own solver")).to_be_focused()
    page.get_by_label("Start from").select_option("bitmask")
    page.get_by_role("button", name="Open").press("Enter")
    expect(page.locator(".cm-content")).to_contain_text("A scan over masks")
    page.get_by_role("button", name="Open").focus()
    for _ in ("the code", "to run it"):
        page.keyboard.press("Tab")
    expect(page.locator("#yours-run")).to_be_focused()
    page.keyboard.press("Enter")
    told = page.locator("#trial")
    expect(told).to_contain_text("Correct for all 30 hives. It solves VCTAOEN in")
    expect(told).to_contain_text("Challenges completed: Eight lines and Two required letters.")
    expect(page.locator("#yours-run")).to_be_focused()
    own = page.locator("#race .yours")
    expect(own.locator("b")).to_have_text(re.compile(r"^[\d.]+ (µs|ms)$"))
    expect(page.locator("#race b:not(:empty)")).to_have_count(1)
    alone = re.compile(r"^My solver of VCTAOEN takes [\d.]+ (µs|ms)\.$")
    expect(page.locator("#card b")).to_have_text(alone)
    for box in page.locator("#race input").all()[:-1]:
        box.uncheck()
    page.get_by_role("link", name="Race the others").click()
    expect(page.locator("#race-run")).to_be_in_viewport()
    page.locator("#race-run").click()
    expect_told(page, "Done: subset found")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy this result").click()
    expect_announced(page, "Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    card, link = copied.rsplit(" ", 1)
    assert re.fullmatch(r"My solver of VCTAOEN takes [\d.]+ (µs|ms): place 2 of 2\.", card)
    assert "lab/#edit/link?hive=vctaoen&code=" in link
    expect(page.locator("#challenges")).to_contain_text("masks per hive; block checks ")
    hold_engine(page)
    page.reload()
    expect(page.locator("#challenges .won h4")).to_have_text(
        ["Two required letters", "Eight lines"]
    )


HOOKLESS = "import sys\nsys.meta_path.pop(0)\nimport js\n"
FORBIDDEN = (
    HOOKLESS
    + """
def send():
    asked = js.XMLHttpRequest.new()
    asked.open('GET', 'URL', False)
    asked.send()
for act in (send, lambda: js.indexedDB.open('mine')):
    try:
        act()
    except BaseException as error:
        print('refused 🐝')
x = []
while True:
    x.append(bytearray(10**7))"""
)
MOST_MEMORY = (
    HOOKLESS
    + """
options = js.Object.fromEntries([["initial", 8192], ["maximum", 65536]])
memory = js.WebAssembly.Memory.new(options)
print(memory.buffer.byteLength >> 20, 'megabytes')
memory.grow(1)"""
)  # pages of 64 KB up to MAX_MEMORY of worker.js, and one more
CONTAINED = (
    (
        SMALLEST.replace("return found", "return found[:-1]"),
        "Not yet. VCTAOEN: missing: centavo, covenant, convocate, covenantee",
        "",
    ),
    (
        SMALLEST.replace("return found", "return found[10**6]"),
        "Error on line 18: IndexError: list index out of range",
        "return found[10**6]",
    ),
    ("import js", "Error on line 1: ImportError: “js” isn’t available here", "import js"),
    (MOST_MEMORY, "JsException: RangeError", "memory.grow(1)"),
    (FORBIDDEN, "MemoryError", "x.append(bytearray(10**7))"),
)
"""Code, what the page says about it, and the line that it marks."""
HOLD_DEADLINES = """
    const wait = setTimeout;
    window.setTimeout = (act, delay, ...rest) =>
        delay === 120_000 ? (window.endTime = act) : wait(act, delay, ...rest);
"""
REACH = """async (what) => {
    try {
        await eval(what);
        return "reached";
    } catch (error) {
        return error.name;
    }
}"""


def test_whatever_code_does_is_contained_and_reported(troubled_page: Page, url: str) -> None:
    page = troubled_page
    Held(page, "**/engine.py")  # which the sandbox does not need
    page.add_init_script(HOLD_DEADLINES)
    open_editor(page)
    for code, told, line in CONTAINED:
        write(page, code.replace("URL", url))
        run(page, told)
        expect(page.locator(".cm-fault")).to_have_text([line] if line else [])
        if line:
            expect(page.locator("#trial-lines")).to_contain_text("yours.py")
        if code == MOST_MEMORY:
            expect(page.locator("#trial-lines")).to_contain_text("512 megabytes")
    expect(page.locator("#trial-lines")).to_contain_text("refused 🐝\nrefused 🐝\n")
    until(page, "name => Object.keys(localStorage).join() === name", KEPT + "lab/code")

    frame = page.frames[1]
    assert frame.evaluate("origin") == "null"
    for reach in ("localStorage", "parent.document.body", "caches.keys()"):
        assert frame.evaluate(REACH, reach) == "SecurityError"
    assert frame.evaluate(REACH, f"fetch('{url}')") == "TypeError"

    write(page, "while True:\n    pass")
    run(page, "Reading your code.")
    page.locator("#yours-run").click()
    expect_ended(page, "Stopped.")
    run(page, "Reading your code.")
    page.evaluate("endTime()")
    expect_ended(page, "Stopped after 120 seconds.")


def expect_ended(page: Page, message: str) -> None:
    """Expect that a run has ended with a message, and that another can be started."""
    expect(page.locator("#trial")).to_have_text(message)
    expect(page.locator("iframe")).to_have_count(0)
    expect(page.locator("#yours-run")).to_have_text("Run")


def test_files_of_a_run_may_be_missing_and_messages_of_its_own_only_end_it(
    troubled_page: Page,
) -> None:
    page = troubled_page
    Held(page, "**/engine.py")
    editor_held, held = Held(page, "**/lab/editor.js"), Held(page, "**/lab/tools.zip")
    with page.expect_request("**/lab/editor.js"):
        page.goto(f"./{EDIT}")
    expect(page.locator("#yours-run")).to_be_disabled()
    expect(page.locator("#trial")).to_have_text("Run works once Python has started.")
    editor_held.release()
    expect(page.locator("#trial")).to_be_empty()
    with page.expect_request("**/lab/tools.zip"):
        page.locator("#yours-run").click()
    page.locator("#yours-run").click()
    expect_ended(page, "Stopped.")
    held.release()
    page.unroute_all()
    page.route("**/lab/tools.zip", lambda route: route.abort())
    page.locator("#yours-run").click()
    expect_ended(page, "The Lab couldn’t be loaded. Check your connection, then try again.")
    page.locator("#trial-report summary").click()
    expect(page.locator("#trial-report pre")).to_contain_text("lab/tools.zip could not be")
    page.unroute("**/lab/tools.zip")
    flood = f"while True: js.postMessage({json.dumps({'message': '…' * 100_000})!r})"
    for forged in ("js.postMessage('[1]')", flood):
        write(page, HOOKLESS + forged)
        page.locator("#yours-run").click()
        expect_ended(page, "Your code sent unexpected data to the page.")
    write(page, HOOKLESS + "js.setInterval(js.postMessage.bind(js.self, '{}'), 1)\n1 / 0")
    page.locator("#yours-run").click()
    expect_ended(page, "Error on line 5: ZeroDivisionError: division by zero")
    expect(page.locator("#trial-report")).not_to_be_visible()
    expect(page.locator("#status")).not_to_have_text(BROKEN)


def test_a_link_contains_code_and_does_not_run_it_or_is_reported_as_damaged(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_editor(page)
    code = SMALLEST.replace("Yours", "Übung")
    write(page, code)
    page.get_by_role("button", name="Copy a link to this code").click()
    expect_announced(page, "Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(page.url.split("#")[0] + "#edit/link?hive=vctaoen&code=")
    write(page, "my = 'own'")
    page.goto("about:blank")
    for packed in ("!!", "A" * 50_000):
        page.goto(f"./lab/#edit/link?hive=vctaoen&code={packed}")
        expect(page.locator("#status")).to_contain_text("damaged or too long")
        expect(page.locator("#desk")).not_to_be_visible()
        page.goto("./#solve/vctaoen")
        expect_status(page, "VCTAOEN: ")
    page.goto(link)
    expect(page.locator("#link-note")).to_contain_text("It hasn’t been run.")
    expect(page.locator(".cm-line").first).to_be_visible()
    expect_code(page, code)
    expect(page.locator("#subset-words")).to_contain_text("in the dictionary")
    expect(page.locator("iframe")).to_have_count(0)
    expect(page.locator("#trial")).to_be_empty()
    until(page, "name => localStorage.getItem(name) === `my = 'own'`", KEPT + "lab/code")
    expect(page.get_by_label("Start from")).to_have_value("link")
    page.get_by_role("button", name="Open").click()
    expect_code(page, code)
    editor(page).press("ControlOrMeta+Home")
    page.keyboard.type("# mine now\n")
    expect(page).to_have_url(re.compile(r"lab/#edit/mine\?hive=vctaoen$"))
    expect(page.get_by_label("Start from")).to_have_value("mine")
    hold_engine(page)
    page.reload()
    expect(page.locator(".cm-line").first).to_have_text("# mine now")
    page.get_by_label("Start from").select_option("My previous solver")
    page.get_by_role("button", name="Open").click()
    expect(page.locator(".cm-line")).to_have_text(["my = 'own'"])


def test_a_copy_of_any_solver_can_be_saved_and_tab_leaves_the_editor_unless_it_is_set_to_indent(
    page: Page,
) -> None:
    hold_engine(page)
    open_editor(page, "lab/#edit/block?hive=animlct")
    expect(page.get_by_label("Hive", exact=True)).to_have_value("ANIMLCT")
    expect(page.locator("#begin option")).to_have_count(len(SOLVERS) + 4)
    expect(page.get_by_label("Start from")).to_have_value("block")
    with downloading(page) as saved:
        page.get_by_role("button", name="Save as a file").click()
    source = ROOT / "beecore" / "solvers" / "block.py"
    assert Path(saved.value.path()).read_text("utf-8") == source.read_text("utf-8")
    write(page, "x")
    page.keyboard.press("Tab")
    expect(page.locator("#yours-run")).to_be_focused()
    page.get_by_label("The Tab key indents code").check()
    editor(page).press("Tab")
    expect_code(page, "    x")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(page.locator("#yours-run")).to_be_focused()
