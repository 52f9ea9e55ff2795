"""Letters and words are marked: browsers do not translate them, and know their language."""

import pytest
from playwright.sync_api import Page

from tests.web.expected import likely, possible
from tests.web.pages.play import SMALL, begin, guess
from tests.web.pages.solve import solve
from tests.web.tours import TOURS

HIVES = ("vctaoen", SMALL)
WORDS = [word for hive in HIVES for word in (*likely(hive), *possible(hive), "vanca", "cover")]
UNMARKED = """(words) => {
    const known = new Set(words);
    const letters = /^\\p{Lu}( ?·)*$|^(\\p{Lu} )+\\p{Lu}$|^\\p{Lu}{2,3}-\\d+$/u;
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        const text = data.trim();
        const isOfGame = letters.test(text) || known.has(text.toLowerCase().split(" ")[0]);
        const isShown = parentElement.checkVisibility() && !parentElement.closest("kbd, #lab");
        if (isOfGame && isShown && !parentElement.closest("[translate=no]")) found.add(text);
    }
    return [...found];
}"""
LANGUAGES = """() => {
    const languages = (scope) => {
        const shown = [...document.querySelectorAll(scope)].filter((each) =>
            each.checkVisibility() && each.textContent.trim());
        const of = (each) => each.closest("[lang]").lang;
        return [...new Set(shown.map(of))].sort().join();
    };
    const words = languages("main [translate=no]");
    return [words, languages("main :is(h1, h2, label, summary, #likely h3):not([translate=no] *)")];
}"""


@pytest.mark.parametrize("tour", ["solve", "play"])
def test_letters_and_words_are_never_translated(troubled_page: Page, tour: str) -> None:
    found = []
    for state in TOURS[tour](troubled_page):
        found += [f"{state}: {text}" for text in troubled_page.evaluate(UNMARKED, WORDS)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("view", ["solve", "play"])
def test_words_of_another_edition_are_marked_as_of_its_language(page: Page, view: str) -> None:
    for name, language in (
        ("aeinprt?edition=french", "fr"),
        ("vctaoen", "en"),
        ("eaklnst?edition=swedish", "sv"),
        ("vctaoen?edition=print", "en"),
    ):
        if view == "solve":
            solve(page, name)
        else:
            begin(page, name)
            guess(page, "vent" if language == "en" else "tara")
        assert page.evaluate(LANGUAGES) == [language, "en"], name
