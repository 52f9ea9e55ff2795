"""The markup of the panels beside the board: words, hints, ranks and badges."""

from collections.abc import Iterable, Mapping

from answers.glosses import dotted
from browser.rendering import Markup, link, tag
from browser.texts import text
from saved.records import LONGEST, NEWEST

from beecore.game.hints import Clue
from beecore.game.view import Badge, ListedWord, RankStep, View


def words(
    found: Iterable[ListedWord], mark: str = "", marks: Mapping[str, list[Markup]] | None = None
) -> list[Markup]:
    """Return list items of words that link to their meanings; `mark` is a class for all of them,
    and `marks` has what stands beside some words, by word.
    """
    return [
        tag(
            "li",
            link(word["written"]),
            (marks or {}).get(word["word"], []),
            class_="pangram " + mark if word["pangram"] else mark,
            data_points=word["points"],
            data_note=_note(word) if word["pangram"] else "",
        )
        for word in found
    ]


def arranged(view: View, order: str) -> list[ListedWord]:
    """Return the words found in an order of `saved.records`; words of equal length by alphabet."""
    if order == LONGEST:
        found = view["found"]
        places = sorted([(-len(word["word"]), place) for place, word in enumerate(found)])
        return [found[place] for _, place in places]
    if order == NEWEST:
        by_name = {word["word"]: word for word in view["found"]}
        return [by_name[name] for name in view["recent"]]
    return view["found"]


def chips(parked: Iterable[str]) -> list[Markup]:
    """Return buttons that bring parked words back."""
    return [tag("button", word, type="button", class_="chip") for word in parked]


def uncounted(apart: Iterable[str], written: Mapping[str, str]) -> list[Markup]:
    """Return list items of words that score no points; `written` has their written forms."""
    return [tag("li", link(written.get(word, word))) for word in apart]


def ranks(steps: Iterable[RankStep]) -> Markup:
    """Return the table of ranks."""
    rows = [
        tag(
            "tr",
            tag("th", text(f"bee-rank-{step['name']}"), scope="row"),
            tag("td", step["points"]),
            tag("td", text("play-rank-reached") if step["reached"] else step["to_go"]),
            class_="reached" * step["reached"],
        )
        for step in steps
    ]
    heads = (text("play-rank"), text("play-rank-points"), text("play-rank-to-go"))
    head = tag("thead", tag("tr", [tag("th", name, scope="col") for name in heads]))
    return tag("table", head, tag("tbody", rows), class_="ranks")


def badges(offered: Iterable[Badge]) -> Markup:
    """Return a list of badges; the earned ones are marked."""
    items = [
        tag(
            "li",
            tag("b", text(f"bee-badge-{badge['name']}")),
            " ",
            text(f"bee-badge-{badge['name']}-how"),
            tag("span", " " + text("play-badge-earned"), class_="spoken")
            if badge["earned"]
            else "",
            class_="reached" * badge["earned"],
        )
        for badge in offered
    ]
    return tag("ul", items, role="list", class_="badges", aria_label=text("play-badges"))


def hints_left(view: View) -> str:
    """Return a sentence about the number of words left to find."""
    if view["revealed"]:
        return text("play-hints-revealed")
    left = view["hints"]
    if not left["words"]:
        return text("play-hints-none-left")
    return text("play-hints-left", words=left["words"], pangrams=left["pangrams"])


def hinted(
    hints: Iterable[Clue], meanings: Mapping[str, str], trouble: str, language: str
) -> list[Markup]:
    """Return list items of the words with hints; the last one is `trouble`, if there was any.

    `language` is the tag of the language of the words and their meanings.
    """
    items = []
    for hint in hints:
        letters, meaning = hint["length"], meanings.get(hint["word"], "")
        beginning = tag("b", dotted(hint["beginning"], letters), translate="no")
        length = text("play-hint-length", letters=letters)
        known = tag("span", meaning, class_="quiet", lang=language) if meaning else ""
        items.append(tag("li", beginning, f" {length} ", known))
    return [*items, tag("li", trouble)] if trouble else items


def _note(word: ListedWord) -> str:
    return text("play-perfect-pangram") if word["perfect"] else text("play-pangram")
