"""The parts of the dialog for word lists that depend on its state, as markup."""

from answers import links
from answers.word_lists import WordList
from browser.markup import Markup, tag
from browser.texts import edition_title, text
from lists.packing import Reading, alphabet_of, rules_of

from beecore.editions import ORIGINAL, Edition


def row(found: WordList, is_doomed: bool) -> Markup:
    """Return a list's title, and what can be done with it; or the question whether to delete it."""
    edition = found.edition
    if is_doomed:
        question = tag("span", text("lists-delete-question", list=edition.title))
        delete = _button(edition, "delete", text("lists-delete"))
        return _item(edition, question, delete, _button(edition, "keep", text("lists-keep")))
    size = tag("span", text("lists-words", words=found.words), class_="quiet")
    title = edition.title
    return _item(
        edition,
        tag("span", tag("b", title, dir="auto", translate="no"), " ", size),
        _link(
            "solve/" + links.of_edition(edition),
            text("lists-solve"),
            text("lists-solve-label", list=title),
        ),
        _link(
            "play/" + links.of_edition(edition, links.RANDOM),
            text("lists-play"),
            text("lists-play-label", list=title),
        ),
        _button(edition, "export", text("lists-export"), text("lists-export-label", list=title)),
        _button(edition, "doom", "×", text("lists-delete-label", list=title)),
    )


def _item(edition: Edition, title: Markup, *controls: Markup) -> Markup:
    return tag("li", title, tag("span", controls, class_="controls"), data_list=edition.name)


def _link(address: str, name: str, label: str) -> Markup:
    return tag("a", name, class_="button", href="#" + address, aria_label=label)


def _button(edition: Edition, action: str, name: str, label: str = "") -> Markup:
    data = {"data_action": action, "data_name": edition.name}
    return tag("button", name, type="button", aria_label=label, **data)


def option(reading: Reading, number: int) -> Markup:
    """Return an option for a reading, by its number."""
    rules = rules_of(reading)
    if rules != ORIGINAL:
        name = text("lists-as-in", edition=edition_title(rules))
    else:
        name = text("lists-without-accents" if reading["drops_accents"] else "lists-all-letters")
    return tag("option", name, value=str(number))


def effect(reading: Reading) -> list[Markup]:
    """Return the letters of a reading, and what becomes of words with other characters."""
    alphabet = alphabet_of(reading)
    letters = sorted(alphabet.order, key=alphabet.alphabetical)
    lines = []
    written, read = reading["example"]
    if written:
        lines.append(text("lists-example", word=written, letters=alphabet.capitals(read)))
    if reading["left_out"]:
        lines.append(text("lists-left-out", words=reading["left_out"]))
    shown = " ".join(map(alphabet.capitals, letters))
    first = tag("p", shown, class_="quiet", dir="auto", translate="no")
    return [first, *[tag("p", line, class_="quiet", dir="auto") for line in lines]]
