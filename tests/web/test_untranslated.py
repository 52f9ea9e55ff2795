"""Every text on the page can be translated: each state of it is shown in a pseudo-translation."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests import pseudo
from tests.web.built import BASE
from tests.web.host import Host
from tests.web.screens import PHONE
from tests.web.tours import TOURS

DATA = ", ".join(
    (
        "#lab",  # in English on every page
        "[lang]:not(html)",  # texts of other languages
        ".brand",
        ".hive, #keys, #guess-shown, .tip, svg",  # letters
        ".word-list, #clues, #latest, #found, #missed, #parked, .rows, .pasted",  # words
        "#meaning-word, #meaning-text, #hinted",  # words and definitions
        "#past, #play h1, #best, #games, .earned",  # dates, as `Intl` writes them
        "#edition, pre, [data-content=yesterday-hive]",
    )
)
UNMARKED = """([mark, data]) => {
    const found = new Set();
    const inline = "a, b, code, em, i, kbd, span";
    const note = (text, element, around = text) => {
        const words = text.replace(/\\b[A-Z]+\\b|\\d+/g, "");  // letters of hives, and numbers
        if (/\\p{L}{2}/u.test(words) && !around.includes(mark) && !element.closest(data))
            found.add(text.trim());
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (element.checkVisibility() && !element.closest("script, style, template, [type=json]"))
        {
            const block = element.matches(inline) ? element.parentElement : element;
            note(walker.currentNode.data, element, block.textContent);
        }
    }
    for (const name of ["aria-label", "placeholder", "title", "alt"])
        for (const element of document.querySelectorAll(`[${name}]`))
            if (element.checkVisibility()) note(element.getAttribute(name), element);
    note(document.title, document.body);
    return [...found];
}"""


@pytest.fixture(scope="module")
def marked_url(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site in the pseudo-translation."""
    target = tmp_path_factory.mktemp("pseudo") / "site"
    pseudo.make(dist, target)
    host = Host(target, BASE)
    yield host.url
    host.stop()


@pytest.fixture
def url(marked_url: str) -> str:
    return marked_url


@pytest.mark.parametrize("tour", ["solve", "play"])
def test_no_text_is_left_untranslated_in_any_state(troubled_page: Page, tour: str) -> None:
    troubled_page.set_viewport_size(PHONE)
    found = []
    for state in TOURS[tour](troubled_page):
        unmarked = troubled_page.evaluate(UNMARKED, [pseudo.MARK, DATA])
        found += [f"{state}: {text}" for text in unmarked]
    assert not found, "\n".join(found)
