"""What stands beside the board: rank, words, hints. It is handed a view and knows no rules."""

from collections.abc import Iterable

from dom import by_id, flash
from markup import Markup, fill, tag

from beecore.game.view import Step, View, Word
from beecore.phrases import counted

WIKTIONARY = "https://en.wiktionary.org/wiki/"


def show(view: View) -> None:
    """Show a game."""
    fill(by_id("rank"), _rank(view))
    pangrams = ", " + counted(view["pangrams"], "pangram") if view["pangrams"] else ""
    by_id(
        "found-count"
    ).textContent = f"{view['count']} of {counted(view['words'], 'word')}{pangrams}"
    fill(by_id("found"), words(view["found"]))
    by_id("bonus-part").hidden = not view["bonus"]
    by_id("missed-part").hidden = not view["missed"]
    fill(by_id("bonus"), [tag("li", _link(word)) for word in view["bonus"]])
    fill(by_id("missed"), words(view["missed"]))
    unfold(view)
    by_id("give-up").hidden = view["revealed"] or view["complete"] or not view["words"]


def light(before: View | None, now: View | None) -> None:
    """Light up the words that are new, and a new rank."""
    if not before or not now or before["key"] != now["key"]:
        return
    known = [each["word"] for each in before["found"]]
    places = [at for at, each in enumerate(now["found"]) if each["word"] not in known]
    for place in places:
        flash(by_id("found").children[place], "new")
    if now["rank"] != before["rank"]:
        flash(by_id("rank"), "risen")


def unfold(view: View) -> None:
    """Show those parts of a game that are open; the others may be, later."""
    if by_id("ranks").open:
        fill(by_id("ranks-body"), _ranks(view["ranks"]))
    if by_id("hints").open:
        fill(by_id("hints-body"), _hints(view))


def words(found: Iterable[Word], mark: str = "") -> list[Markup]:
    """Return list items of words, each a link to its meaning; `mark` is a class for all."""
    return [
        tag(
            "li",
            _link(each["word"]),
            class_="pangram " + mark if each["pangram"] else mark,
            data_points=each["points"],
            data_note="perfect pangram" if each["perfect"] else "pangram" * each["pangram"],
        )
        for each in found
    ]


def _link(word: str) -> Markup:
    return tag("a", word, href=WIKTIONARY + word, target="_blank", rel="noreferrer")


def _rank(view: View) -> list[Markup]:
    coming = view["next"]
    to_go = f", {coming['to_go']} to {coming['name']}" if coming else ""
    steps = [
        tag("li", class_="reached" * step["reached"], title=f"{step['name']}: {step['points']}")
        for step in view["ranks"]
    ]
    name = tag("strong", view["rank"], id="rank-name")
    score = tag("span", counted(view["score"], "point"), id="score")
    return [
        tag("p", name, " ", score, to_go),
        tag("ol", steps, class_="steps", aria_hidden="true"),
    ]


def _ranks(steps: Iterable[Step]) -> Markup:
    rows = [
        tag(
            "tr",
            tag("th", step["name"], scope="row"),
            tag("td", step["points"]),
            tag("td", "reached" if step["reached"] else step["to_go"]),
            class_="reached" * step["reached"],
        )
        for step in steps
    ]
    heads = [tag("th", head) for head in ("Rank", "from", "to go")]
    return tag("table", tag("thead", tag("tr", heads)), tag("tbody", rows))


def _hints(view: View) -> list[Markup]:
    """Return the hints in the order of the official page, for what is still missing."""
    hints = view["hints"]
    if view["revealed"] or not hints["words"]:
        return [tag("p", "The words are shown." if view["revealed"] else "Nothing is missing.")]
    left = counted(hints["words"], "word") + ", " + counted(hints["pangrams"], "pangram")
    if not hints["grid"]:
        return [tag("p", "Still missing: " + left)]
    head, *rows = hints["grid"]
    table = [tag("tr", tag("td"), [tag("th", cell, scope="col") for cell in head[1:]])]
    for first, *cells in rows:
        row = [tag("td", cell) for cell in cells]
        table.append(tag("tr", tag("th", first, scope="row"), row))
    return [
        tag("p", "Still missing:", class_="quiet"),
        tag("p", tag("b", view["center"]), " ", " ".join(list(view["outer"])), class_="letters"),
        tag("p", left),
        tag("table", table, class_="grid", aria_label="Missing words by first letter and length"),
        tag("ul", [tag("li", " ".join(line)) for line in hints["pairs"]], class_="pairs"),
    ]
