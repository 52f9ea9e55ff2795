"""Tests of texts.js, which makes the page's sentences from the message catalog."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.web.pages.page import expect_said
from tests.web.pages.play import begin, guess

READ_CATALOG = """
    const parse = JSON.parse;
    JSON.parse = (text, ...more) => {
        const value = parse(text, ...more);
        return value?.["page-broken"] ? { ...value, ...TRANSLATIONS } : value;
    };
"""

SAVED = "text('solve-saved', {{ words: {}, file: 'a.csv' }})"


@pytest.mark.parametrize(
    ("language", "count", "sentence"),
    [
        ("en", "1", "Saved 1 word as a.csv."),
        ("en", "1234", "Saved 1,234 words as a.csv."),
        ("de", "1234", "Saved 1.234 words as a.csv."),
        ("fr", "0", "Saved 0 word as a.csv."),  # French uses the singular for 0
    ],
)
def test_numbers_and_plurals_follow_the_pages_language(
    page: Page, language: str, count: str, sentence: str
) -> None:
    page.goto("./")
    page.evaluate(f"document.documentElement.lang = '{language}'")
    assert page.evaluate(SAVED.format(count)) == sentence


def test_exact_numbers_and_texts_take_precedence_over_plurals(page: Page) -> None:
    page.goto("./")
    values = "puzzle: 'ABC', rank: 'Good', state: 'open', bar: '-', found: 1, words: 1, link: '#'"
    for pangrams, hints, tail in [("0", "'none'", ""), ("1", "0", " · 1 pangram · 0 hints")]:
        given = f"{values}, pangrams: {pangrams}, hints: {hints}"
        shared = page.evaluate(f"text('play-share', {{ {given} }})")
        assert shared == f"Open Hive ABC 🐝 Good\n-\n1/1 word{tail}\n#"


def test_a_list_is_joined_for_a_sentence(page: Page) -> None:
    page.goto("./")
    assert page.evaluate("listed(['A', 'B', 'C'])") == "A, B, and C"


def test_sentences_of_beecore_are_translated(page: Page) -> None:
    translations = {
        "bee-error-letter-twice": [["letter"], " steht zweimal"],
        "bee-guess-short": "Zu kurz",
    }
    page.add_init_script(READ_CATALOG.replace("TRANSLATIONS", json.dumps(translations)))
    page.goto("./")
    page.get_by_label("Letters", exact=True).fill("noon")
    page.keyboard.press("Enter")
    expect(page.locator("#letters-error")).to_have_text("O steht zweimal.")
    begin(page)
    guess(page, "cav")
    expect_said(page, "Zu kurz")
