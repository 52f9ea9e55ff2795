"""Each state of the page that a tour visits is accessible, fits, and can be translated."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

from build import ROOT, languages
from build.languages import Language
from tests import pseudo
from tests.web.built import BASE, once
from tests.web.expected import likely, possible
from tests.web.host import Host
from tests.web.means import emulate
from tests.web.pages.play import SMALL
from tests.web.profiles import Pages
from tests.web.screens import sized
from tests.web.tours import Tour, lab, lost, play, solve, translated
from tests.web.waiting import expect_none

AXE = ROOT / "build" / "lint" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OF_COLORS = {"type": "rule", "values": ["color-contrast"]}
"""What the dark tours look for: all else was found in the light ones, and takes as long."""
VIOLATIONS = """async runOnly => {
    // Looks at the open dialog, or else at the page: nobody can reach what is behind a dialog.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    const options = { runOnly, resultTypes: ["violations"] };
    const { violations } = await axe.run(dialog ?? document, options);
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(node => `${id}: ${node.target.join(" ")}: ${node.html.slice(0, 120)}`));
}"""
OUT_OF_SIGHT = """() => {
    // Returns elements of the open dialog, or else of the page, that extend beyond the window.
    const root = document.querySelector("dialog[open]") ?? document.body;
    const out = [];
    for (const each of root.querySelectorAll("*")) {
        const box = each.getBoundingClientRect();
        const isLeftOut = each.closest(".grid, .figures, .spoken, pre, .cm-editor");
        const isShown = each.checkVisibility() && box.width > 1 && !isLeftOut;
        if (isShown && (box.left < -1 || box.right > innerWidth + 1))
            out.push(each.id || each.className || each.tagName);
    }
    return [...out, ...(document.documentElement.scrollWidth > innerWidth ? ["scrolls"] : [])];
}"""


def expect_to_fit(page: Page, state: str, sizes: list[tuple[int, int]]) -> None:
    """Look at a state in each size, and reverse the sizes: the next state begins with the last."""
    for width, height in sizes:
        if page.viewport_size != (size := ViewportSize(width=width, height=height)):
            page.set_viewport_size(size)
        expect_none(page, OUT_OF_SIGHT, where=(state, width, height))
    sizes.reverse()


@pytest.mark.parametrize("language", languages.read()[1:], ids=lambda language: language.tag)
def test_translations_fit_on_phones(new_page: Pages, language: Language) -> None:
    sizes = [(320, 568), (740, 360)]
    page = new_page(is_quiet=False, has_touch=True, **sized(*sizes[-1]))
    for state in translated(page, language):
        expect_to_fit(page, state, sizes)


DATA = (
    "[lang]:not(html),"  # texts of other languages
    ".brand,"
    ".hive, #keys, #guess-shown, .tip, svg,"  # letters
    ".word-list, #clues, #latest, #found, #missed, .chip, .rows, .pasted, dd span,"  # words
    "#meaning-word, #meaning-text, #hinted, #round-words,"  # words and definitions
    "#past, #play h1, #best, #games, .earned,"  # dates, as `Intl` writes them
    "#edition, pre, [data-content=yesterday-hive]"
)
WORDS = [word for hive in ("vctaoen", SMALL) for word in (*likely(hive), *possible(hive))]
UNMARKED = """([mark, data, words]) => {
    // Returns texts that are not in the catalog, and words and letters that may be translated.
    const found = new Set();
    const inline = "a, b, code, em, i, kbd, span";
    const known = new Set(words);
    const letters = /^\\p{Lu}( ?·)*$|^(\\p{Lu} )+\\p{Lu}$|^\\p{Lu}{2,3}-\\d+$/u;
    const note = (text, element, around = text) => {
        const words = text.replace(/\\b[A-Z]+\\b|\\d+/g, "");  // letters of hives, and numbers
        if (/\\p{L}{2}/u.test(words) && !around.includes(mark) && !element.closest(data))
            found.add(text.trim());
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!element.checkVisibility() || element.closest("script, style, template, [type=json]"))
            continue;
        const block = element.matches(inline) ? element.parentElement : element;
        note(walker.currentNode.data, element, block.textContent);
        const text = walker.currentNode.data.trim();
        const isOfGame = letters.test(text) || known.has(text.toLowerCase().split(" ")[0]);
        if (isOfGame && !element.closest("kbd, [translate=no]")) found.add(`game: ${text}`);
    }
    for (const name of ["aria-label", "placeholder", "title", "alt"])
        for (const element of document.querySelectorAll(`[${name}]`))
            if (element.checkVisibility()) note(element.getAttribute(name), element);
    note(document.title, document.body);
    return [...found];
}"""


@pytest.fixture(scope="session")
def marked_url(dist: Path, shared: Path) -> Iterator[str]:
    """The address of the site in the pseudo-translation, which has marks around its texts."""
    folder = once(shared / "pseudo", lambda folder: pseudo.make(dist, folder / "site"))
    host = Host(folder / "site", BASE)
    yield host.url
    host.stop()


@pytest.mark.parametrize(
    ("tour", "is_touch"),
    [(solve, True), (solve, False), (play, True), (play, False), (lab, True), (lost, True)],
)
def test_every_state_is_accessible_and_fits_and_every_text_is_translated(
    new_page: Pages, request: pytest.FixtureRequest, tour: Tour, is_touch: bool
) -> None:
    """Phones show the light colors here, and larger screens the dark ones.

    Phones show the pseudo-translation, which looks like the English page, of what is translated.
    """
    is_marked = is_touch and tour in (solve, play)
    sizes = [(320, 568), (740, 360), (390, 844)] if is_touch else [(768, 1024), (1280, 800)]
    options = {"base_url": request.getfixturevalue("marked_url")} if is_marked else {}
    page = new_page(is_quiet=False, has_touch=is_touch, **sized(*sizes[-1]), **options)
    scheme = "light" if is_touch else "dark"
    emulate(page, reduced_motion="reduce", color_scheme=scheme)  # axe must see no color fade
    found = []
    for state in tour(page):
        expect_to_fit(page, state, sizes)
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text("utf-8"))
        wrong = page.evaluate(VIOLATIONS, RULES if is_touch else OF_COLORS)
        if is_marked:
            wrong += page.evaluate(UNMARKED, [pseudo.MARK, DATA, [*WORDS, "vanca", "cover"]])
        found += [f"{state}, {scheme}: {each}" for each in wrong]
    assert not found, "\n".join(found)
