"""Hints as markup: a word with dots for hidden letters, the grid of counts, two-letter counts."""

from browser.markup import Markup, tag
from browser.texts import text

from beecore.game.hints import NONE, SUM
from beecore.letters import capitals


def dotted(beginning: str, length: int) -> str:
    """Return the revealed beginning of a word, with a dot for each hidden letter."""
    return capitals(beginning) + " ·" * (length - len(beginning))


def grid_of(rows: list[list[str]], center: str = "") -> Markup:
    """Return the table of word counts.

    Cells for which there are no words are empty. Classes mark rows and columns without words left,
    the totals, and the row of the letter `center`.
    """
    head, *rest = rows
    done = [cell == "0" for cell in rest[-1]]
    shown = [tag("tr", tag("td"), [tag("th", cell, scope="col") for cell in head[1:]])]
    for first, *cells in rest:
        row = [
            tag("td", cell if cell != NONE else "", class_="done" * (cell == "0" or column_is_done))
            for cell, column_is_done in zip(cells, done[1:], strict=True)
        ]
        name = tag("th", first, scope="row")
        marks = ["done"] if cells[-1] == "0" else []
        marks += ["center"] if first.lower() == center else []
        marks += ["total"] if first == SUM else []
        shown.append(tag("tr", name, row, class_=" ".join(marks)))
    return tag("table", shown, class_="grid", translate="no", aria_label=text("words-grid"))


def pairs_of(line: list[str]) -> list[Markup]:
    """Return a line of the two-letter list; a class marks beginnings without words left."""
    return [tag("span", pair, class_="done" * pair.endswith("-0")) for pair in line]
