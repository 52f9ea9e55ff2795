"""Counts of missing words, and clues to the words of the count that a player chooses.

The counts are a two-letter list, and a table by first letter and length. Each is a button that
lists its words, and each tap on a word reveals a little more of it. While no count is chosen, the
words that clues were given to are listed.
"""

from answers.glosses import dotted, grid_of
from browser.dom import by_id, focus
from browser.rendering import Bindings, Markup, fill, filled, link, put, tag
from browser.texts import text
from js import document
from solve.state import LeftToFind, SolveState

from beecore.game.hints import ANSWER, DEFINITION, FIRST_TWO, SUM, Remaining, clue_at
from beecore.letters import Alphabet

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

    def __init__(self, state: SolveState, bindings: Bindings) -> None:
        self.state, self.bindings = state, bindings
        self.taps: dict[int, str] = {}  # what a tap on a word does, by its length
        self.forget()

    def forget(self) -> None:
        """Hide all words again, for another hive."""
        self.chosen = ""  # the count of missing words whose words are listed: co, 6, or c6
        self.levels: dict[str, int] = {}  # how much is revealed of each word with a clue
        self.meanings: dict[str, str] = {}  # definitions asked for as clues, by word

    @property
    def remaining(self) -> Remaining | None:
        """What is left to find, if it is shown."""
        shown = self.state.shown
        return shown.remaining if isinstance(shown, LeftToFind) else None

    def words(self) -> list[str]:
        """Return the words of the chosen count, or those with clues."""
        words = self.remaining["words"] if self.remaining else []
        if not self.chosen:
            return [word for word in words if word in self.levels]
        start, length = start_and_length(self.chosen)
        return [word for word in words if word.startswith(start) and length in (0, len(word))]

    def level(self, word: str) -> int:
        """Return the step up to which a word is revealed; a line of the list has its beginning."""
        return self.levels.get(word, FIRST_TWO)

    def render(self) -> None:
        """Paint all lines if the words have changed, otherwise the lines that reveal more."""
        differs, words = self.bindings.differs, self.words()[:MAX_LISTED]
        are_others = differs("clues", words)
        for place, word in enumerate(words):
            has_more = differs(f"clue-{place}", word, self.level(word))
            has_meaning = differs(f"meaning-{place}", word, self.meanings.get(word, ""))
            if (has_more or has_meaning) and not are_others:
                self.repaint(place, word, is_same_level=not has_more)
        if are_others:
            longest = max([0, *[len(word) for word in words]])
            put("clues", style={"longest": longest})  # the width of the columns
            fill("clues", [self.line(place, word) for place, word in enumerate(words)])

    def line(self, place: int, word: str) -> Markup:
        if self.level(word) >= DEFINITION:
            return tag("li", self.inside(place, word), class_="told")
        return filled(LINE, [self.fields(place, word)])

    def fields(self, place: int, word: str) -> str:
        """Return the texts of a word for `BUTTON`."""
        return f"{dotted(word[:FIRST_TWO], len(word))}\t{self.tap(len(word))}\t{place}"

    def repaint(self, place: int, word: str, is_same_level: bool) -> None:
        """Paint what is revealed of a word; if its button was focused, focus the new one."""
        element = by_id("clues").children[place]
        if is_same_level:  # only the meaning is new: leave the button alone, it may be pressed
            put(element.querySelector(".quiet"), text=self.meanings[word])
            return
        had_focus = element.contains(document.activeElement)
        fill(element, self.inside(place, word))
        put(element, class_="told")
        if had_focus:
            focus(element, "a, button")

    def inside(self, place: int, word: str) -> list[Markup]:
        """Return what is revealed of a word with a clue."""
        meaning, rules = self.meanings.get(word, ""), self.state.rules
        meant = tag("span", meaning, class_="quiet", lang=rules.language)
        if self.level(word) >= ANSWER:
            answer = self.remaining["written"].get(word, word) if self.remaining else word
            return [link(answer, translate="no"), meant]
        button = filled(BUTTON, [self.fields(place, word)])
        letters = rules.alphabet.capitals(clue_at(self.level(word), word)["letters"])
        mixed = tag("span", " ".join(list(letters)), class_="mixed", translate="no")
        return [button, meant, mixed] if letters else [button, meant]

    def tap(self, length: int) -> str:
        """Return what a tap on a word does."""
        if length not in self.taps:  # a message takes long for hundreds of words
            self.taps[length] = text("solve-next-clue", letters=length)
        return self.taps[length]


# A count is named by the beginning of its words, their length, or both: co, 6, or c6.

COUNT = tag("button", "{3}", type="button", data_count="{0}", aria_pressed="{1}", aria_label="{2}")


def start_and_length(chosen: str) -> tuple[str, int]:
    """Return the beginning and the length that a count is named by; empty and 0 if it is not."""
    start = chosen.rstrip("0123456789")
    return start, int(chosen[len(start) :] or 0)


def counts(alphabet: Alphabet, remains: Remaining, chosen: str) -> tuple[list[Markup], Markup]:
    """Return the two-letter list and the table of word counts, with a button for each count."""
    fold = alphabet.fold
    lengths = remains["grid"][0][1:-1]
    sizes = {length: text("solve-group-letters", letters=int(length)) for length in lengths}

    def button(name: str, shown: str, label: str) -> Markup:
        is_chosen = "true" if name == chosen else "false"
        return filled(COUNT, [f"{name}\t{is_chosen}\t{label}\t{shown}"])

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
