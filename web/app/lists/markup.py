"""The parts of the dialog for word lists that depend on its state, as markup."""

from answers import links
from answers.word_lists import WordList
from browser.markup import Markup, tag
from browser.texts import text, translated
from lists.packing import Reading, rules_of

from beecore.editions import ORIGINAL, Edition
from beecore.letters import alphabetical


def row(found: WordList, is_doomed: bool) -> Markup:
    """Return a list's title, and what can be done with it; or the question whether to delete it."""
    edition = found.edition
    if is_doomed:
        question = tag("span", text("lists-delete-question", list=edition.title))
        delete = _button(edition, "delete", text("lists-delete"))
        return _item(question, delete, _button(edition, "keep", text("lists-keep")))
    size = tag("span", text("lists-words", words=found.words), class_="quiet")
    label = text("lists-delete-label", list=edition.title)
    return _item(
        tag("span", tag("b", edition.title), " ", size),
        _link("solve/" + links.of_edition(edition), text("lists-solve")),
        _link("play/" + links.of_edition(edition, links.RANDOM), text("lists-play")),
        _button(edition, "export", text("lists-export")),
        _button(edition, "doom", "×", label),
    )


def _item(title: Markup, *controls: Markup) -> Markup:
    return tag("li", title, tag("span", controls, class_="controls"))


def _link(address: str, name: str) -> Markup:
    return tag("a", name, class_="button", href="#" + address)


def _button(edition: Edition, action: str, name: str, label: str = "") -> Markup:
    data = {"data_action": action, "data_name": edition.name}
    return tag("button", name, type="button", aria_label=label, **data)


def option(reading: Reading, number: int) -> Markup:
    """Return an option for a reading, by its number."""
    rules = rules_of(reading)
    if rules != ORIGINAL:
        name = text("lists-as-in", edition=translated(rules.title))
    else:
        name = text("lists-without-accents" if reading["drops_accents"] else "lists-all-letters")
    return tag("option", name, value=str(number))


def effect(reading: Reading) -> list[Markup]:
    """Return the letters of a reading, and what becomes of words with other characters."""
    letters = " ".join(sorted(reading["letters"].upper(), key=alphabetical))
    lines = [letters]
    written, read = reading["example"]
    if written:
        lines.append(text("lists-example", word=written, letters=read.upper()))
    if reading["left_out"]:
        lines.append(text("lists-left-out", words=reading["left_out"]))
    return [tag("p", line, class_="quiet", dir="auto") for line in lines]
