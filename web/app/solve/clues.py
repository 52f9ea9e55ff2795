"""Clues to the remaining words, by first letter; each tap on a word reveals a little more of it."""

from answers.glosses import dotted
from browser.markup import Markup, fill, link, tag
from browser.texts import text
from js import Element, document
from solve.state import State

from beecore.game.hints import DEFINITION, FIRST_LETTER, clue_at

MAX_LISTED = 60  # the most words listed with the same first letter


class Clues:
    """Shows a line for each remaining word, once the visitor has unfolded the clues."""

    def __init__(self, root: Element, state: State) -> None:
        self.list, self.state = root.querySelector("#clues"), state
        self.words: list[str] = []  # the remaining words, as painted
        self.places: dict[str, int] = {}  # the index of each word that has a line
        self.painted: dict[
            str, tuple[int, str]
        ] = {}  # by revealed word: its level and meaning, as painted

    def words_from(self, start: str) -> list[str]:
        """Return the words listed that begin with `start`, in order."""
        return sorted([word for word in self.places if word.startswith(start)])

    def render(self) -> None:
        """Paint all lines if the remaining words have changed, otherwise the lines that reveal
        more.
        """
        if not self.state.remaining or "clues" not in self.state.open:
            return
        if self.state.remaining["words"] != self.words:
            self.words, self.places, self.painted = self.state.remaining["words"], {}, {}
            longest = max([0, *[len(word) for word in self.words]])
            self.list.style.setProperty("--longest", str(longest))  # the width of the column
            fill(self.list, [self.group(words) for words in _by_letter(self.words)])
        for word, level in self.state.clue_levels.items():
            now, before = (level, self.state.meanings.get(word, "")), self.painted.get(word)
            if now != before and word in self.places:
                self.painted[word] = now
                self.paint(word, is_same_level=before is not None and before[0] == level)

    def paint(self, word: str, is_same_level: bool) -> None:
        """Paint what is revealed of a word; if its button was focused, focus the new one.

        With `is_same_level`, only the definition is new, and the button stays.
        """
        line = self.list.querySelector(f'[data-clue="{self.places[word]}"]')
        if is_same_level:  # only the meaning is new: leave the button alone
            line.querySelector(".quiet").textContent = self.state.meanings[word]
            return
        had_focus = line.contains(document.activeElement)
        fill(line, self.inside(word))
        line.className = "told" if level_of(self.state, word) >= DEFINITION else ""
        if had_focus:
            line.querySelector("a, button").focus()

    def group(self, words: list[str]) -> Markup:
        """Return the clues of words that have the same first letter."""
        start, listed, letter = self.words.index(words[0]), words[:MAX_LISTED], words[0][0]
        counts = text("solve-clue-words", words=len(words))
        if len(listed) < len(words):
            counts = text("solve-clue-words-first", words=len(words), listed=len(listed))
        capitals = self.state.rules.alphabet.capitals
        label = text("solve-more-of", letter=capitals(letter))
        more = tag("button", label, type="button", class_="small", data_more=letter)
        name = tag("span", capitals(letter), translate="no")
        heading = tag("h3", name, " ", tag("span", counts, class_="quiet"))
        clues = []
        for number, word in enumerate(listed):
            self.places[word] = start + number
            clues.append(tag("li", self.inside(word), data_clue=str(start + number)))
        return tag(
            "li",
            tag("div", heading, more, class_="head"),
            tag("ul", clues, role="list", dir="auto"),
        )

    def inside(self, word: str) -> list[Markup]:
        """Return what is revealed of a word."""
        revealed = clue_at(level_of(self.state, word), word)
        meaning = self.state.meanings.get(word, "") if revealed["word"] else ""
        meant = tag("span", meaning, class_="quiet", lang=self.state.rules.language)
        if revealed["beginning"] == word:
            remains = self.state.remaining
            answer = remains["written"].get(word, word) if remains else word
            return [link(answer, translate="no"), meant]
        label = " " + text("solve-next-clue", letters=revealed["length"])
        hint = tag("span", label, class_="spoken")
        dots = tag("b", dotted(revealed["beginning"], revealed["length"]), translate="no")
        button = tag("button", dots, hint, type="button", data_at=str(self.places[word]))
        letters = " ".join(list(self.state.rules.alphabet.capitals(revealed["letters"])))
        mixed = tag("span", letters, class_="mixed", translate="no")
        return [button, meant, mixed] if revealed["letters"] else [button, meant]


def level_of(state: State, word: str) -> int:
    """Return the step up to which a word is revealed; the list itself shows the first one."""
    return state.clue_levels.get(word, FIRST_LETTER)


def _by_letter(words: list[str]) -> list[list[str]]:
    """Return sorted words in one list for each first letter."""
    lists: list[list[str]] = []
    for word in words:
        if not lists or lists[-1][0][0] != word[0]:
            lists.append([])
        lists[-1].append(word)
    return lists
