"""Hostile text in every field is shown as text, runs and fetches nothing, and fits the layout.

Texts are sent to the page as JSON within a script, since Playwright cannot send lone surrogates.
"""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Dialog, FilePayload, Page, expect

from tests.web.pages.page import expect_announced, expect_said, expect_status
from tests.web.pages.play import begin, guess
from tests.web.pages.settings import open_settings
from tests.web.pages.solve import solve
from tests.web.pages.storage import KEPT
from tests.web.profiles import Pages
from tests.web.waiting import expect_none, until

MARKUP = (
    "\"'></p><svg/onload=pwned=1><img src=x onerror='pwned=1'><script>window.pwned=1</script>"
    "<iframe src=javascript:pwned=1></iframe>{0}{}%s%00&lt;b&gt;${1}"
)
SHORT = {
    "markup": MARKUP,
    "a link": "javascript:window.pwned=1//https://example.org/x",
    "halves of pairs": "v\ud800c\udc00t\udfff\ud83d",
    "directions": "\u202ecave\u202d\u2066\u2067\u2069\u200f\u200e\u061cvctaoen",
    "look-alikes": "\u0441\u0430v\u0435 \uff43\uff41 \u0131\u017f\ufb00\u00df\u0130",
    "a prototype": "__proto__",
    "methods": "constructor toString hasOwnProperty",
    "controls": "ca\0ve\x1b[31m\x7f\ufeff\ufffe\r\n\u2028\t\x0b",
    "a flood of accents": ("c" + "\u0301\u0489" * 500) * 4,
    "joined pictures": "\U0001f469\u200d" * 700,
    "a long word": "cave" * 250,
}
LONG = {"a megabyte": "caveoctane " * 100_000, "a megabyte of brackets": "[" * 1_000_000}

STRANGE = "[onload], [onerror], img, iframe, :is(main, dialog) script, #x"
DAMAGE = f"""() => {{
    const boxes = [document.scrollingElement, ...document.querySelectorAll("dialog[open]")];
    const wide = boxes.filter((box) => box.scrollWidth > box.clientWidth);
    return [
        ...wide.map((box) => `too wide: ${{box.tagName}} ${{box.id}}`),
        ...[...document.querySelectorAll("{STRANGE}")].map((each) => each.outerHTML),
        ...(window.pwned === undefined ? [] : ["run"]),
    ];
}}"""
ENTER = """(name) => {
    const field = document.getElementById(name);
    field.focus();
    field.select();
    document.execCommand("insertText", false, TEXT);
    field.blur();
}"""


@pytest.fixture
def small(new_page: Pages) -> Iterator[Page]:
    """A page on a small phone that must not open a dialog of the browser, such as an alert."""
    opened: list[str] = []

    def note(dialog: Dialog) -> None:
        opened.append(dialog.message)
        dialog.dismiss()

    page = new_page(viewport={"width": 360, "height": 740})
    page.on("dialog", note)
    yield page
    assert opened == []


def enter(page: Page, field: str, text: str) -> None:
    """Replace the content of a field with a text, as pasting does."""
    page.evaluate(ENTER.replace("TEXT", json.dumps(text)), field)


def expect_sound(page: Page) -> None:
    """Expect an intact layout, and no input to be parsed as HTML or run."""
    page.evaluate("new Promise(requestAnimationFrame)")
    expect_none(page, DAMAGE)


def unfold(page: Page) -> None:
    page.evaluate("document.querySelectorAll('main details').forEach((each) => (each.open = true))")


def test_the_fields_of_the_solver_accept_any_text(small: Page) -> None:
    solve(small)
    unfold(small)
    small.get_by_role("button", name="Filter").click()
    for field in ("require", "minimum", "starts", "contains", "length", "letters"):
        usual = small.locator(f"#{field}").input_value()
        for text in [*SHORT.values(), *LONG.values()]:
            enter(small, field, text)
            expect_sound(small)
        small.locator(f"#{field}").fill(usual)
        expect_status(small, "VCTAOEN: ")


def test_found_words_and_answers_accept_any_text(small: Page) -> None:
    solve(small, "vctaoen?show=missing")
    unfold(small)
    for text in [*SHORT.values(), *LONG.values()]:
        enter(small, "found-words", text)
        expect_sound(small)
    enter(small, "found-words", "cave")
    expect(small.locator("#missing-found")).to_contain_text("1 of ")
    small.get_by_role("button", name="Add an answer list").click()
    expect(small.locator("#teaching")).to_be_visible()
    for field in ("teach-answers", "teach-hive", "verdict-word"):
        if field == "verdict-word":
            small.keyboard.press("Escape")
            open_settings(small)
        for text in [*SHORT.values(), *LONG.values()]:
            enter(small, field, text)
            small.locator(f"#{field}").press("Enter")
            expect_sound(small)
    enter(small, "verdict-word", "cave")
    small.get_by_role("button", name="Never show").click()
    expect_status(small, "“cave” is no longer shown.")


def test_a_guess_can_be_any_text(small: Page) -> None:
    begin(small)
    for text in [*SHORT.values(), *LONG.values()]:
        enter(small, "guess", text)
        small.get_by_label("Guess").press("Enter")
        expect_sound(small)
    guess(small, "coven")
    expect_said(small, "Nice! +5")


def test_a_link_can_contain_anything(small: Page) -> None:
    solve(small)
    names = ("min", "require", "likely", "by", "starts", "contains", "length", "pangrams", "show")
    for text in SHORT.values():
        plain = json.dumps(text)
        for view in ("solve/", "play/", "lab/", ""):
            small.evaluate(f"location.hash = '{view}' + {plain}")
            expect_sound(small)
        asked = f"new URLSearchParams(names.map((name) => [name, {plain}]))"
        small.evaluate(f"(names) => (location.hash = `solve/vctaoen?${{{asked}}}`)", names)
        expect_sound(small)
    small.evaluate("location.hash = 'solve/rtaegin'")
    expect_status(small, "RTAEGIN: ")


def game(text: str, **more: object) -> str:
    """Return a saved game with a text in every field."""
    names = ("found", "bonus", "hints", "off_center", "rejected", "parked")
    lists = {name: [text] for name in names}
    told = {"version": 1, "minimum": 4, "started": text, "revealed": False}
    return json.dumps({"hive": text, "require": text, **lists, **told, **more})


def memory(text: str) -> str:
    """Return a saved memory with a text in every field."""
    lesson = {"minimum": 4, "require": "", "date": text, "answers": text}
    lessons = [{"hive": hive, **lesson} for hive in ("vctaoen", text)]
    return json.dumps({"version": 1, "lessons": lessons, "words": [[text, text, True]]})


def values(text: str) -> dict[str, str]:
    """Return items of local storage that contain a text, in their names, too."""
    fitting = game(text, hive="vctaoen", require="", started="", bonus=[], hints=[], off_center=[])
    return {
        "game/vacenot": fitting,
        f"game/{text}": game(text),
        "game/x": text,
        "taught": memory(text),
        **dict.fromkeys(
            (text, "theme", "boundary", "tells-hints", "found-order", "aside/x/1"), text
        ),
    }


@pytest.mark.parametrize("field", ["import", "teach-load"])
def test_a_file_can_contain_anything(small: Page, field: str) -> None:
    if field == "import":
        begin(small)
        small.evaluate("document.getElementById('record').showModal()")
    else:
        solve(small)
        small.locator("[data-teach]").first.dispatch_event("click")
        expect(small.locator("#teaching")).to_be_visible()
    for text in [*SHORT.values(), *LONG.values()]:
        exported = json.dumps({"format": "open-hive", "version": 1, "values": values(text[:5000])})
        for content in (text, exported, memory(text[:5000])):
            buffer = content.encode("utf-8", "surrogatepass")
            file = FilePayload(name=f"{MARKUP}.json", mimeType="application/json", buffer=buffer)
            small.locator(f"#{field}").set_input_files(file)
            until(small, "name => document.getElementById(name).value === ''", field)
            expect_sound(small)
    small.reload()
    if field == "import":
        expect_announced(small, "Hive VCTAOEN")
        guess(small, "coven")
        expect_said(small, "Nice! +5")
    else:
        expect_status(small, "VCTAOEN: ")


def test_the_browsers_storage_can_contain_anything(small: Page) -> None:
    for text in SHORT.values():
        small.goto("./404.html")
        drafts = dict.fromkeys(("letters", "board/vaceno", "mode", "found/vacenot"), text)
        small.evaluate(
            f"""() => {{
                for (const [store, values] of [
                    [localStorage, {json.dumps(values(text))}],
                    [sessionStorage, {json.dumps(drafts)}],
                ]) {{
                    store.clear();
                    for (const name in values) store.setItem("{KEPT}" + name, values[name]);
                }}
            }}"""
        )
        small.goto("./#play/vctaoen")
        expect(small.get_by_role("heading", name="Hive VCTAOEN")).to_be_visible()  # Python is up
        small.evaluate("document.getElementById('show-record').click()")
        figures_or_none = small.locator("#record :is(dd, [data-if=has-no-games]):visible")
        expect(figures_or_none.first).to_be_visible()
        expect_sound(small)
        small.evaluate("location.hash = 'solve'")
        expect(small.get_by_label("Letters", exact=True)).to_be_visible()
        expect_sound(small)


@pytest.mark.parametrize("text", ["v\ud83d\n", "\ud83d\udc1d", "\udc1dv", "é\ud800"])
def test_a_text_takes_as_many_bytes_in_micropython_as_are_written(small: Page, text: str) -> None:
    solve(small)
    plain = json.dumps(text)
    counts = small.evaluate(f"""() => {{
        const address = Module._malloc(100);
        return [Module.lengthBytesUTF8({plain}), Module.stringToUTF8({plain}, address, 100)];
    }}""")
    assert counts[0] == counts[1]
