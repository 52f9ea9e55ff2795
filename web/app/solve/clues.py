"""Counts of missing words, and clues to the words of the count that a player chooses.

The counts are a two-letter list, and a table by first letter and length. Each is a button that
lists its words, and each tap on a word reveals a little more of it. While no count is chosen, the
words that clues were given to are listed.
"""

from answers.glosses import dotted, grid_of
from browser.dom import by_id, focus
from browser.rendering import Markup, fill, filled, link, put, tag
from browser.texts import text
from js import document
from solve.state import State

from beecore.game.hints import ANSWER, DEFINITION, FIRST_TWO, SUM, Remaining, clue_at

MAX_LISTED = 300  # the most words listed at once
BUTTON = tag(
    "button",
    tag("b", "{0}", translate="no"),
    tag("span", " {1}", class_="spoken"),
    type="button",
    data_at="{2}",
)
"""A word to reveal: how it begins, what a tap on it does, and its place in the list."""
LINE = tag("li", BUTTON)
"""A word without a clue."""


class Clues:
    """Shows a line for each word that is listed."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.painted: list[tuple[str, int, str]] = []  # the word, step, and meaning of each line
        self.taps: dict[int, str] = {}  # what a tap on a word does, by its length

    def words(self) -> list[str]:
        """Return the words of the chosen count, or those with clues."""
        state, words = self.state, self.state.remaining["words"] if self.state.remaining else []
        if not state.chosen:
            return [word for word in words if word in state.clue_levels]
        start, length = start_and_length(state.chosen)
        return [word for word in words if word.startswith(start) and length in (0, len(word))]

    def render(self, words: list[str]) -> None:
        """Paint all lines if the words have changed, otherwise the lines that reveal more."""
        state = self.state
        lines = [(word, level_of(state, word), state.meanings.get(word, "")) for word in words]
        if words == [word for word, _, _ in self.painted]:
            for place, (line, before) in enumerate(zip(lines, self.painted, strict=True)):
                if line != before:
                    self.repaint(place, line, is_same_level=line[1] == before[1])
        else:
            longest = max([0, *[len(word) for word in words]])
            put("clues", style={"longest": longest})  # the width of the columns
            fill("clues", [self.line(place, *line) for place, line in enumerate(lines)])
        self.painted = lines

    def line(self, place: int, word: str, level: int, meaning: str) -> Markup:
        if level >= DEFINITION:
            return tag("li", self.inside(place, word, level, meaning), class_="told")
        return filled(LINE, dotted(word[:FIRST_TWO], len(word)), self.tap(len(word)), place)

    def repaint(self, place: int, line: tuple[str, int, str], is_same_level: bool) -> None:
        """Paint what is revealed of a word; if its button was focused, focus the new one."""
        element = by_id("clues").children[place]
        if is_same_level:  # only the meaning is new: leave the button alone, it may be pressed
            put(element.querySelector(".quiet"), text=line[2])
            return
        had_focus = element.contains(document.activeElement)
        fill(element, self.inside(place, *line))
        put(element, class_="told")
        if had_focus:
            focus(element, "a, button")

    def inside(self, place: int, word: str, level: int, meaning: str) -> list[Markup]:
        """Return what is revealed of a word with a clue."""
        meant = tag("span", meaning, class_="quiet", lang=self.state.rules.language)
        if level >= ANSWER:
            remains = self.state.remaining
            answer = remains["written"].get(word, word) if remains else word
            return [link(answer, translate="no"), meant]
        button = filled(BUTTON, dotted(word[:FIRST_TWO], len(word)), self.tap(len(word)), place)
        letters = self.state.rules.alphabet.capitals(clue_at(level, word)["letters"])
        mixed = tag("span", " ".join(list(letters)), class_="mixed", translate="no")
        return [button, meant, mixed] if letters else [button, meant]

    def tap(self, length: int) -> str:
        """Return what a tap on a word does."""
        if length not in self.taps:  # a message takes long for hundreds of words
            self.taps[length] = text("solve-next-clue", letters=length)
        return self.taps[length]


def level_of(state: State, word: str) -> int:
    """Return the step up to which a word is revealed; a line of the list has its first letters."""
    return state.clue_levels.get(word, FIRST_TWO)


# A count is named by the beginning of its words, their length, or both: co, 6, or c6.

COUNT = tag("button", "{3}", type="button", data_count="{0}", aria_pressed="{1}", aria_label="{2}")


def start_and_length(chosen: str) -> tuple[str, int]:
    """Return the beginning and the length that a count is named by; empty and 0 if it is not."""
    start = chosen.rstrip("0123456789")
    return start, int(chosen[len(start) :] or 0)


def counts(state: State, remains: Remaining) -> tuple[list[Markup], Markup]:
    """Return the two-letter list and the table of word counts, with a button for each count."""
    fold = state.rules.alphabet.fold
    lengths = remains["grid"][0][1:-1]
    sizes = {length: text("solve-group-letters", letters=int(length)) for length in lengths}

    def button(name: str, shown: str, label: str) -> Markup:
        return filled(COUNT, name, "true" if name == state.chosen else "false", label, shown)

    def pair(shown: str) -> Markup:
        letters, count = shown.rsplit("-", 1)
        if count == "0":
            return tag("span", shown, class_="done")
        return button(fold(letters), shown, shown)

    def cell(letter: str, length: str, count: str) -> str | Markup:
        if count == "0" or letter == length:  # nothing, or everything
            return count
        start, size = [each if each != SUM else "" for each in (letter, length)]
        parts = start, sizes.get(size, ""), text("solve-clue-words", words=int(count))
        label = ", ".join([part for part in parts if part])
        return button(fold(start) + size, count, label)

    pairs = [tag("li", [pair(each) for each in line]) for line in remains["pairs"]]
    return pairs, grid_of(remains["grid"], cell_of=cell)
