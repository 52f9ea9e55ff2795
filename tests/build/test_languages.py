"""The messages of the page: used as they are, translated, and true to the word lists."""

import re

import pytest

from beecore import Hive, solve
from beecore.hive import fits
from beecore.words import shipped
from build import WEB, languages
from build.languages import Language, in_python, in_script
from build.runtime import BuildError
from build.texts import Use, parsed

PAGES = languages.read()
ENGLISH = PAGES[0]


@pytest.fixture(params=PAGES, ids=lambda page: page.tag)
def page(request: pytest.FixtureRequest) -> Language:
    """Return each page: the English one, and each translation."""
    language: Language = request.param
    return language


def example(page: Language, id: str) -> str:
    return page.catalog.plain(f"solve-example-{id}")


def test_the_counts_of_the_example_are_those_of_the_word_list(page: Language) -> None:
    edition = page.edition
    hive = Hive.parse(page.catalog.plain("-example"), edition=edition)
    likely = [found.word for found in solve(hive, shipped.lexicon(hive)) if found.likely]
    shown = [edition.alphabet.fold(word) for word in example(page, "words").split()]
    assert set(shown) <= set(likely)
    assert numbers(example(page, "more")) == [len(likely) - len(shown)]


def numbers(text: str) -> list[int]:
    return list(map(int, re.findall(r"\d+", text)))


def test_there_are_daily_hives_for_ten_years_from_2027_on(page: Language) -> None:
    hives = shipped.calendar(page.edition)
    assert len(hives) >= 366 + 3652  # 2026 to 2036
    assert all(Hive(letters, edition=page.edition) for letters in hives[:: len(hives) // 50])


def test_the_word_of_the_rules_can_be_a_word(page: Language) -> None:
    word, others = map(page.catalog.plain, ("play-how-word", "play-how-others"))
    hive = Hive.parse(word[2] + word[:2] + word[3] + others, edition=page.edition)
    assert fits(hive, page.edition.alphabet.fold(word))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("\npage-later = .*", ""), "has no message page-later"),
        (("page-later = .*", "page-later = { $x }"), "the variables of page-later are none"),
        ((r"\Z", "\npage-latest = Soon\n"), "page-latest is unknown"),
        (("\nbee-part-n = .*", ""), "has no message bee-part-n"),
        ((r"{ \$mark }", "{ $x }"), "the variables of bee-error-no-letter"),
    ],
)
def test_an_incomplete_translation_is_refused(change: tuple[str, str], fault: str) -> None:
    source = (WEB / "texts" / "fr.ftl").read_text("utf-8")
    with pytest.raises(BuildError, match=fault):
        languages.translated(parsed(re.sub(*change, source), "fr.ftl"), ENGLISH.catalog)


def test_sentences_of_beecore_have_ids_that_code_can_compute() -> None:
    messages = parsed(languages.source()).messages
    assert messages["bee-guess-incomplete"].pattern == ["Also needs ", ["letters"]]
    assert messages["bee-error-too-many-words"].variables == {"words", "limit"}
    say = f'say(text(f"{"bee-rank-{name}"}", **values))'
    assert [*in_python(f"from texts import text\n{say}", "copy.py")] == []


@pytest.mark.parametrize("module", ["texts", ".texts", "browser.texts", "..browser.texts"])
def test_python_calls_are_found_whichever_module_they_import_the_function_from(module: str) -> None:
    source = f'from {module} import text\nsay(text("a" if is_one else "b", n=1, link=link))'
    values = frozenset({"n", "link"})
    found = [Use(id, values, "copy.py:2") for id in ("a", "b")]
    assert [*in_python(source, "copy.py")] == found


def test_another_function_of_the_same_name_does_not_count() -> None:
    assert [*in_python("from files import text\nawait_(text('calendar.txt'))", "days.py")] == []
    assert [*in_script('response.text("a"); textOf(2); context("b")', "guard.js")] == []


@pytest.mark.parametrize("call", ["text(name)", 'text("a", **values)', "text()", 'text("a", 1)'])
def test_a_python_call_without_literals_is_refused(call: str) -> None:
    with pytest.raises(BuildError, match=r"copy\.py:2: write literals"):
        list(in_python(f"from texts import text\n{call}", "copy.py"))


@pytest.mark.parametrize("call", ["text(name)", 'text("a", values)', 'text("a" + b)'])
def test_a_script_call_without_literals_is_refused(call: str) -> None:
    with pytest.raises(BuildError, match=r"guard\.js:1: write a literal id"):
        list(in_script(call, "guard.js"))
