"""The hints asked for, by degrees: what is left, the grid, beginnings, one word after the other."""

from answers.glosses import Glosses
from answers.hint_markup import dotted, grid_of, pairs_of
from browser.dom import by_id
from browser.markup import Markup, fill, tag
from browser.trouble import TroubleError

from beecore.game.clues import Clue
from beecore.game.view import View
from beecore.phrases import counted


class Hints:
    """Shows them for the words that are still missing."""

    def __init__(self, glosses: Glosses) -> None:
        self.glosses = glosses

    def show(self, view: View, trouble: str = "") -> None:
        """Show the hints of a game, and what went wrong with a meaning."""
        given = view["hints"]
        is_over = view["revealed"] or not given["words"]
        pangrams = f" and {counted(given['pangrams'], 'pangram')}" if given["pangrams"] else ""
        left = f"{counted(given['words'], 'word')}{pangrams} left to find."
        over = "The words are shown." if view["revealed"] else "Nothing is left to find."
        by_id("hints-left").textContent = over if is_over else left
        by_id("hints-more").hidden = is_over
        by_id("ask-grid").hidden = bool(given["grid"])
        fill(by_id("grid"), grid_of(given["grid"]) if given["grid"] else "")
        by_id("ask-beginnings").hidden = bool(given["pairs"])
        fill(by_id("beginnings"), [tag("li", pairs_of(line)) for line in given["pairs"]])
        lines = [self.hinted(hint) for hint in given["shown"]]
        fill(by_id("hinted"), lines, tag("li", trouble) if trouble else "")
        in_hand = given["shown"][0] if given["shown"] else None
        by_id("ask-letter").hidden = by_id("ask-meaning").hidden = not in_hand
        if in_hand:
            by_id("ask-letter").disabled = len(in_hand["beginning"]) >= in_hand["length"] - 1
            by_id("ask-meaning").disabled = bool(in_hand["word"])
        used = given["used"]
        by_id("hints-told").hidden = not used
        by_id("hints-used").textContent = counted(used, "hint") + " used."

    async def fetch_meanings(self, view: View) -> str:
        """Fetch the meanings that were asked for; return what went wrong, empty if nothing did."""
        for hint in view["hints"]["shown"]:
            if hint["word"]:
                try:
                    await self.glosses.hint(hint["word"])
                except TroubleError as trouble:
                    return f"{trouble}."
        return ""

    def has_meanings(self, view: View) -> bool:
        """Tell whether the meanings that were asked for are all there."""
        asked = [hint["word"] for hint in view["hints"]["shown"] if hint["word"]]
        return all(word in self.glosses.hints for word in asked)

    def hinted(self, hint: Clue) -> Markup:
        """Return a word as far as it is told."""
        beginning, length = hint["beginning"], hint["length"]
        meaning = self.glosses.hints.get(hint["word"], "")
        told = tag("span", meaning, class_="quiet") if meaning else ""
        return tag("li", tag("b", dotted(beginning, length)), f" {length} letters ", told)
