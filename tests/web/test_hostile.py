"""Hostile text in any field is shown as text, and the content security policy blocks all else.

Texts are sent to the page as JSON within a script, since Playwright cannot send lone surrogates.
"""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Dialog, FilePayload, Page, expect

from tests.web.browsers import ENGINE
from tests.web.means import skip_in_firefox
from tests.web.pages.page import expect_announced, expect_said, expect_status
from tests.web.pages.play import begin, guess
from tests.web.pages.settings import close_settings, open_settings
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
    "halves of pairs": "v\ud800c\udc00t\udfff\ud83d",
    "directions": "\u202ec\u0430ve\u202d\u2066\u2067\u2069\uff43\ufb00",
    "prototypes": "__proto__ constructor toString hasOwnProperty",
    "accents": ("c" + "\u0301\u0489" * 500) * 4,
    "controls": "ca\0ve\x1b[31m\x7f\ufeff\ufffe\r\n\u2028\t\x0b",
}
LONG = "[caveoctane " * 100_000
ALL = [*SHORT.values(), LONG]

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
    for field in ("require", "minimum", "starts", "letters"):
        usual = small.locator(f"#{field}").input_value()
        for text in ALL if field == "letters" else SHORT.values():
            enter(small, field, text)
            expect_sound(small)
        small.locator(f"#{field}").fill(usual)
        expect_status(small, "VCTAOEN: ")
    for text in ("v\ud83d\n", "\ud83d\udc1d", "\udc1dv", "é\ud800"):
        plain = json.dumps(text)
        counts = small.evaluate(f"""() => {{
            const address = Module._malloc(100);
            return [Module.lengthBytesUTF8({plain}), Module.stringToUTF8({plain}, address, 100)];
        }}""")
        assert counts[0] == counts[1], "MicroPython takes as many bytes as are written"


def test_found_words_and_single_words_accept_any_text(small: Page) -> None:
    solve(small, "vctaoen?show=missing")
    unfold(small)
    for text in SHORT.values():
        enter(small, "found-words", text)
        expect_sound(small)
    enter(small, "found-words", "cave")
    expect(small.locator("#missing-found")).to_contain_text("1 of ")
    open_settings(small)
    for text in SHORT.values():
        enter(small, "verdict-word", text)
        small.locator("#verdict-word").press("Enter")
        expect_sound(small)
    enter(small, "verdict-word", "cave")
    small.get_by_role("button", name="Never show").click()
    expect_status(small, "“cave” is no longer shown.")


def test_a_guess_and_a_link_can_be_any_text(small: Page) -> None:
    begin(small)
    for text in ALL:
        enter(small, "guess", text)
        small.get_by_label("Guess").press("Enter")
        expect_sound(small)
    guess(small, "coven")
    expect_said(small, "Nice!")
    names = ("min", "require", "likely", "by", "starts", "contains", "length", "pangrams", "show")
    for text in SHORT.values():
        plain = json.dumps(text)
        for view in ("solve/", "play/", ""):
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
    names = (text, "theme", "boundary", "tells-hints", "found-order", "aside/x/1", "game/x")
    games = {"game/vacenot": fitting, f"game/{text}": game(text)}
    return {**games, "taught": memory(text), **dict.fromkeys(names, text)}


def test_a_file_can_contain_anything(small: Page) -> None:
    begin(small)
    open_settings(small)
    for text in ALL:
        exported = json.dumps({"format": "open-hive", "version": 1, "values": values(text[:5000])})
        for content in (text, exported):
            buffer = content.encode("utf-8", "surrogatepass")
            file = FilePayload(name=f"{MARKUP}.json", mimeType="application/json", buffer=buffer)
            small.locator("#import").set_input_files(file)
            until(small, "document.getElementById('import').value === ''")
            expect_sound(small)
    close_settings(small)
    small.reload()
    expect_announced(small, "Hive VCTAOEN")
    guess(small, "coven")
    expect_said(small, "Nice!")


STORE = f"""([local, session]) => {{
    for (const [store, values] of [[localStorage, local], [sessionStorage, session]]) {{
        store.clear();
        for (const name in values) store.setItem("{KEPT}" + name, values[name]);
    }}
}}"""


def test_the_browsers_storage_can_contain_anything(small: Page) -> None:
    for text in SHORT.values():
        small.goto("./404.html")
        drafts = dict.fromkeys(("letters", "board/vacenot", "mode", "found/vacenot"), text)
        small.evaluate(f"() => ({STORE})({json.dumps([values(text), drafts])})")
        small.goto("./#play/vctaoen")
        expect(small.get_by_role("heading", name="Hive VCTAOEN")).to_be_visible()  # Python is up
        expect(small.locator("#keys .center")).to_have_text("V")
        assert sorted(small.locator("#keys button").all_inner_texts()) == sorted("VCTAOEN")
        small.evaluate("document.getElementById('show-record').click()")
        figures_or_none = small.locator("#record :is(dd, [data-if=has-no-games]):visible")
        expect(figures_or_none.first).to_be_visible()
        expect_sound(small)
        small.evaluate("location.hash = 'solve'")
        expect(small.get_by_label("Letters", exact=True)).to_be_visible()
        expect_sound(small)


LISTEN = """
    globalThis.refused = [];
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
        refused.push(effectiveDirective));
"""
ELSEWHERE = "https://example.org/x"
TYPES = "require-trusted-types-for"
# Both directives block javascript: links; browsers differ in which they report first.
FIRST_OF_LINKS = TYPES if ENGINE == "firefox" else "script-src-elem"
TRIED = [
    (TYPES, "eval('window.pwned = 1')"),
    (TYPES, "document.body.innerHTML += '<img src=x onerror=pwned=1>'"),
    (TYPES, "make('script', { text: 'window.pwned = 1' })"),
    (TYPES, "make('div').setAttribute('onclick', 'pwned = 1')"),
    (FIRST_OF_LINKS, "make('a', { href: 'javascript:pwned=1' }).click()"),
    (TYPES, "new Worker('ELSEWHERE')"),
    (TYPES, "navigator.serviceWorker.register('./first.js')"),
    ("trusted-types", "trustedTypes.createPolicy('mine', {})"),
    ("script-src-elem", "import('ELSEWHERE')"),
    ("connect-src", "fetch('ELSEWHERE')"),
    ("img-src", "make('img', { src: 'ELSEWHERE' })"),
    ("font-src", "new FontFace('theirs', 'url(ELSEWHERE)').load()"),
    ("media-src", "make('audio', { src: 'ELSEWHERE' })"),
    ("style-src-elem", "make('link', { rel: 'stylesheet', href: 'ELSEWHERE' })"),
    ("style-src-elem", "make('style', { textContent: 'a {}' })"),
    ("style-src-attr", "make('p').setAttribute('style', 'color: red')"),
    ("frame-src", "make('iframe', { src: 'ELSEWHERE' })"),
    ("form-action", "make('form', { action: 'ELSEWHERE' }).submit()"),
    ("base-uri", "make('base', { href: 'ELSEWHERE' })"),
]
TRY = """() => {
    refused.length = 0;
    const make = (name, told) => {
        const element = Object.assign(document.createElement(name), told);
        document.body.append(element);
        return element;
    };
    const act = () => TRIED;
    setTimeout(() => new Promise((done) => done(act())).catch(() => {}));
}"""
"""Runs in a timer, because the browser's debugger may evaluate what a policy forbids."""


@pytest.mark.service_worker
def test_forbidden_actions_are_blocked_and_reported(troubled_page: Page) -> None:
    page, went = troubled_page, list[str]()
    page.add_init_script(LISTEN)
    page.context.route("https://**", lambda route: went.append(route.request.url))
    with page.expect_worker() as worker:
        page.goto("./lab/#vctaoen")
        expect_status(page, "Ready to solve VCTAOEN")
    for refused, tried in TRIED:
        page.evaluate(TRY.replace("TRIED", tried.replace("ELSEWHERE", ELSEWHERE)))
        until(page, "told => refused.includes(told)", refused)
    assert page.evaluate("window.pwned") is None
    assert went == []
    skip_in_firefox("way into the workers")
    for ask in (f"fetch('{ELSEWHERE}')", f"import('{ELSEWHERE}')"):
        assert worker.value.evaluate(f"{ask}.catch(() => 'refused')") == "refused"
    assert page.evaluate("window.pwned") is None
    assert went == []
