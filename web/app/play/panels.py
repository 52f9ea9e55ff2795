"""The markup of the panels beside the board: words, hints, ranks and badges."""

from collections.abc import Iterable, Mapping

from answers.glosses import dotted
from browser.rendering import Markup, link, tag
from browser.texts import text
from play.state import State
from saved.records import LONGEST, NEWEST

from beecore.game.hints import LETTER, MEANING, Clue
from beecore.game.view import Badge, ListedWord, RankStep, View


def words(
    found: Iterable[ListedWord], mark: str = "", marks: Mapping[str, list[Markup]] | None = None
) -> list[Markup]:
    """Return list items of words that link to their meanings; `mark` is a class for all of them,
    and `marks` has what stands beside some words, by word.
    """
    return [_listed(word, mark, (marks or {}).get(word["word"], [])) for word in found]


ITEMS_KEPT = 1000  # list items that are kept
_made: dict[tuple[object, ...], Markup] = {}  # to make them anew for each guess would be slow


def _listed(word: ListedWord, mark: str, marks: list[Markup]) -> Markup:
    name = (word["written"], word["points"], word["pangram"], word["perfect"], mark, *marks)
    if len(_made) > ITEMS_KEPT:
        _made.clear()
    if name not in _made:
        _made[name] = tag(
            "li",
            link(word["written"]),
            marks,
            class_="pangram " + mark if word["pangram"] else mark,
            data_points=word["points"],
            data_note=_note(word) if word["pangram"] else "",
        )
    return _made[name]


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


def hinted(clues: Iterable[Clue], state: State) -> list[Markup]:
    """Return list items of clues, each with buttons for another letter and for the meaning, unless
    these are known; the last item says why a meaning could not be fetched.
    """
    items = []
    for at, clue in enumerate(clues):
        letters, meaning = clue["length"], state.meanings.get(clue["word"], "")
        asks = []
        if len(clue["beginning"]) < letters - 1:
            asks.append(_ask(f"{LETTER} {at}", text("play-hint-letter")))
        if state.has_definitions and not clue["word"]:
            asks.append(_ask(f"{MEANING} {at}", text("play-hint-meaning")))
        beginning = tag("b", dotted(clue["beginning"], letters), translate="no")
        length = tag("span", text("play-hint-length", letters=letters), class_="quiet")
        known = tag("p", meaning, lang=state.rules.language) if meaning else ""
        items.append(tag("li", beginning, length, tag("span", asks, class_="controls"), known))
    return [*items, tag("li", state.hint_trouble)] if state.hint_trouble else items


def _ask(hint: str, name: str) -> Markup:
    """Return a button that asks for a hint, see `beecore.game.hints.ask`."""
    return tag("button", name, type="button", class_="small", data_action="hint", data_hint=hint)


def _note(word: ListedWord) -> str:
    return text("play-perfect-pangram") if word["perfect"] else text("play-pangram")
