"""What stands beside the board: words, ranks, badges. It is handed a view and knows no rules."""

from collections.abc import Iterable

from browser.dom import by_id, flash
from browser.markup import Markup, fill, tag
from saved.meaning import link

from beecore.game.badges import Badge
from beecore.game.view import Step, View, Word
from beecore.phrases import counted


def show(view: View) -> None:
    """Show a game."""
    latest(view)
    pangrams = ", " + counted(view["pangrams"], "pangram") if view["pangrams"] else ""
    by_id(
        "found-count"
    ).textContent = f"{view['count']} of {counted(view['words'], 'word')}{pangrams}"
    fill(by_id("found"), words(view["found"], "hit" if view["revealed"] else ""))
    for name, apart in (("bonus", view["bonus"]), ("off-center", view["off_center"])):
        by_id(name + "-part").hidden = not apart
        fill(by_id(name), [tag("li", link(word)) for word in apart])
    by_id("missed-part").hidden = not view["missed"]
    fill(by_id("missed"), words(view["missed"], "miss"))
    ranks = _ranks(view["ranks"]) if view["words"] else tag("p", "There is nothing to reach.")
    fill(by_id("ranks-body"), ranks, badges(view["badges"]))
    by_id("give-up").disabled = view["revealed"] or view["complete"] or not view["words"]


def latest(view: View) -> None:
    """Show the words found last in a line."""
    recent = " ".join(view["recent"])
    by_id("latest-words").textContent = recent or "No words found yet"
    by_id("latest-count").textContent = f"{view['count']} of {view['words']}"


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


def words(found: Iterable[Word], mark: str = "") -> list[Markup]:
    """Return list items of words, each a link to its meaning; `mark` is a class for all."""
    return [
        tag(
            "li",
            link(each["word"]),
            class_="pangram " + mark if each["pangram"] else mark,
            data_points=each["points"],
            data_note="perfect pangram" if each["perfect"] else "pangram" * each["pangram"],
        )
        for each in found
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
    heads = [tag("th", head, scope="col") for head in ("Rank", "from", "to go")]
    return tag("table", tag("thead", tag("tr", heads)), tag("tbody", rows), class_="ranks")


def badges(offered: Iterable[Badge]) -> Markup:
    """Return a list of badges, those that are earned marked."""
    items = [
        tag(
            "li",
            tag("b", badge["name"]),
            " ",
            badge["description"],
            tag("span", " Earned.", class_="spoken") if badge["earned"] else "",
            class_="earned" * badge["earned"],
        )
        for badge in offered
    ]
    return tag("ul", items, role="list", class_="badges", aria_label="Badges")
