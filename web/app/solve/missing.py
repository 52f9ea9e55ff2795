"""Help for who is stuck: what is left of a hive by the words found so far, told by degrees.

The words found are those of the game on the same hive. What was told of a word is forgotten with
the page: it is no part of the game.
"""

from answers import links
from answers.glosses import Glosses
from answers.hint_markup import dotted, grid_of, pairs_of
from answers.words import Words
from browser.area import Area
from browser.dom import by_id
from browser.events import on
from browser.markup import Markup, fill, tag
from browser.ordering import Newest
from browser.status import say
from browser.store import Store
from browser.trouble import TroubleError
from js import Event, document
from saved.games import Games
from saved.lessons import Lessons
from saved.meaning import link

from beecore.errors import BeeError
from beecore.game.clues import ANSWER, DEFINITION, FIRST_LETTER, clue_at
from beecore.game.guess import spaced, words_in
from beecore.game.remaining import Remaining
from beecore.game.state import once
from beecore.game.turn import GUESS, LOOK
from beecore.hive import Hive
from beecore.phrases import counted
from beecore.rules import fits

FOUND = "found/"  # what was typed of a hive, among the drafts
FEW = 60  # words told of one by one that begin alike
PASTED = ("insertFromPaste", "insertFromDrop")


class Missing:
    """Shows what is left, for as long as somebody is stuck on a hive."""

    def __init__(
        self, words: Words, games: Games, glosses: Glosses, lessons: Lessons, drafts: Store
    ) -> None:
        self.words, self.games, self.glosses, self.drafts = words, games, glosses, drafts
        self.lessons, self.newest = lessons, Newest()
        self.area = Area("found-words", self.typed)
        self.hive: Hive | None = None
        self.percent = self.saved = ""
        self.left: Remaining | None = None
        self.entered_words: set[str] = set()  # of what stands there, handed to the game
        self.degrees: dict[str, int] = {}
        on(self.area.field, "change", self.entered)
        on(by_id("missing"), "click", self.pressed)
        on(by_id("clues-part"), "toggle", self.paint_clues)

    def hide(self) -> None:
        self.newest.forget()
        by_id("missing").hidden = True

    def show(self) -> None:
        by_id("missing").hidden = False

    def begin(self, hive: Hive, percent: str) -> None:
        """Take up a hive, with what was typed of it before."""
        if self.hive is None or hive.key != self.hive.key:
            self.area.put(self.drafts.get(FOUND + hive.key))
            self.entered_words, self.degrees, self.left = set(), {}, None
        self.hive, self.percent = hive, percent
        by_id("play-too").href = "#play/" + links.written(hive, percent)

    async def ask(self, text: str) -> Remaining:
        """Enter the words of a text into the game on the hive, and return what is left then."""
        hive, percent, typed = self.hive, self.percent, words_in(self.area.text)
        assert hive
        words = [word for word in once(words_in(text)) if word not in self.entered_words]
        fitting = [word for word in words if fits(hive, word)]
        self.entered_words |= set(fitting)
        playing = self.games.in_order(hive, lambda: self.play(hive, percent, fitting))
        saved = await self.newest.of(playing)
        return await self.newest.of(self.words.remaining(hive, percent, saved, typed))

    async def play(self, hive: Hive, percent: str, words: list[str]) -> str:
        """Return the saved game on a hive, with words entered into it."""
        action = GUESS if words else LOOK
        try:
            return (await self.games.play(hive, action, " ".join(words), percent)).text
        except BeeError:
            self.entered_words -= set(words)  # to be entered the next time
            raise

    async def typed(self, event: Event) -> None:
        """Count what is typed at once; the word at the cursor may still be on its way."""
        text = self.area.text
        if self.hive:
            self.drafts.set(FOUND + self.hive.key, text)
        if event.inputType not in PASTED:
            text = without_word_at(self.area.field.selectionStart, text)
        await self.enter(text)

    async def entered(self, event: Event) -> None:
        await self.enter(self.area.text)

    async def enter(self, text: str) -> None:
        """Have the words of a text found in the game, and show what is left."""
        if self.hive:
            say(self.show_left(await self.ask(text)))

    def show_left(self, left: Remaining) -> str:
        """Show what is left of the hive; return a sentence on it."""
        assert self.hive
        if left != self.left:  # or a button that is being pressed would go from under the pointer
            self.left = left
            self.paint(left)
        number = len(left["words"])
        if not number:
            return f"{self.hive}: every word is found."
        return f"{self.hive}: {counted(number, 'word')} left to find."

    async def pressed(self, event: Event) -> None:
        """Tell more of a word, or of all that begin with some letters; or count a doubted one."""
        button = event.target.closest("button")
        if not button or not self.left:
            return
        if button.hasAttribute("data-word"):
            await self.count(button.getAttribute("data-word"))
        elif button.hasAttribute("data-at"):
            await self.tell_more([int(button.getAttribute("data-at"))])
        elif button.hasAttribute("data-more"):
            start = button.getAttribute("data-more")
            groups = [each for each in _firsts(self.left["words"]) if each.startswith(start)]
            await self.tell_more([at for each in groups for at in self.places(each)])

    async def count(self, word: str) -> None:
        """Have a word count from now on, and found."""
        self.area.field.focus()  # of the button nothing is left
        self.entered_words.discard(word)  # refused before
        await self.lessons.judge(word, True)  # which shows the hive anew, with what stands there

    async def tell_more(self, places: list[int]) -> None:
        """Tell a degree more of words, of those first that less was told of."""
        words = [self.word(at) for at in places]
        degree = min([self.degree(word) for word in words]) + 1
        for word in words:
            self.degrees[word] = min(ANSWER, max(degree, self.degree(word)))
        for at in places:
            self.tell(at)
        for at in places:
            await self.explain(at)

    async def explain(self, at: int) -> None:
        """Show what a word means, if that was asked for, once it is known."""
        left, word = self.left, self.word(at)
        if self.degree(word) < DEFINITION:
            return
        try:
            meaning = await self.glosses.hint(word)
        except TroubleError as trouble:
            meaning = f"{trouble}."
        if left == self.left:  # else there are others in its place
            by_id(f"clue-{at}").textContent = meaning

    def tell(self, at: int) -> None:
        """Show a word in its place as far as it is told; what has the focus there keeps it."""
        place = by_id(f"clue-of-{at}")
        had_focus = place.contains(document.activeElement)
        fill(place, self.inside(at))
        place.className = "told" if self.degree(self.word(at)) >= DEFINITION else ""
        if had_focus:
            place.querySelector("a, button").focus()

    def word(self, at: int) -> str:
        assert self.left
        return self.left["words"][at]

    def degree(self, word: str) -> int:
        """Return how much is told of a word; the list itself tells its first letter and length."""
        return self.degrees.get(word, FIRST_LETTER)

    def paint(self, left: Remaining) -> None:
        found, words = len(left["found"]), left["words"]
        pangrams = (
            f", {counted(left['pangrams'], 'pangram')} among them" if left["pangrams"] else ""
        )
        genius = (
            f"{counted(left['to_genius'], 'point')} to Genius" if left["to_genius"] else "Genius"
        )
        by_id(
            "missing-found"
        ).textContent = f"{found} of {counted(left['of'], 'word')} found. {genius}."
        by_id("missing-left").textContent = (
            f"{counted(len(words), 'word')} left{pangrams}." if words else "Every word is found."
        )
        by_id("doubted-part").hidden = not left["doubted"]
        fill(by_id("doubted"), _doubted(left["doubted"]))
        by_id("missing-more").hidden = not words
        fill(by_id("missing-grid"), grid_of(left["grid"]) if words else "")
        fill(by_id("missing-pairs"), [tag("li", pairs_of(line)) for line in left["pairs"]])
        self.paint_clues()
        fill(by_id("found-list"), [tag("li", link(word)) for word in sorted(left["found"])])
        by_id("found-part").hidden = not found

    def paint_clues(self, event: Event | None = None) -> None:
        """Show a line for each word, once they are asked for."""
        if self.left and by_id("clues-part").open:
            fill(by_id("clues"), [self.group(letter) for letter in _firsts(self.left["words"])])

    def places(self, letter: str) -> list[int]:
        """Return the places of the words shown that begin with a letter."""
        assert self.left
        return [at for at, word in enumerate(self.left["words"]) if word[0] == letter][:FEW]

    def group(self, letter: str) -> Markup:
        """Return the clues of the words that begin with a letter."""
        assert self.left
        number = len([word for word in self.left["words"] if word[0] == letter])
        places, name = self.places(letter), letter.upper()
        first = "" if len(places) == number else f", the first {len(places)} here"
        more = tag("button", f"More of {name}", type="button", data_more=letter)
        counts = tag("span", counted(number, "word") + first, class_="quiet")
        clues = tag("ul", [self.clue(at) for at in places], role="list")
        return tag("li", tag("div", tag("h3", f"{name} ", counts), more, class_="head"), clues)

    def clue(self, at: int) -> Markup:
        is_told = self.degree(self.word(at)) >= DEFINITION
        return tag("li", self.inside(at), id=f"clue-of-{at}", class_="told" * is_told)

    def inside(self, at: int) -> list[Markup]:
        """Return a word as far as it is told."""
        word = self.word(at)
        told = clue_at(self.degree(word), word)
        meaning = self.glosses.hints.get(word, "") if told["word"] else ""
        meant = tag("span", meaning, id=f"clue-{at}", class_="quiet")
        if told["beginning"] == word:
            return [link(word), meant]
        says = tag("span", f" {counted(told['length'], 'letter')}: tell more", class_="spoken")
        dots = tag("b", dotted(told["beginning"], told["length"]))
        mixed = tag("span", " ".join(list(told["letters"].upper())), class_="mixed")
        button = tag("button", dots, says, type="button", data_at=str(at))
        return [button, mixed, meant] if told["letters"] else [button, meant]


def _firsts(words: list[str]) -> list[str]:
    return sorted({word[0] for word in words})


def _doubted(words: list[str]) -> list[Markup]:
    """Return a line with a button for each word, and one for all that are too many."""
    lines = [
        tag("li", word + " ", tag("button", f"Count {word}", type="button", data_word=word))
        for word in words[:FEW]
    ]
    more = len(words) - len(lines)
    return lines + [tag("li", f"and {more} more")] * bool(more)


def without_word_at(caret: int, text: str) -> str:
    """Return a text without the word that the cursor is in or at the end of."""
    before, after = spaced(text[:caret]), spaced(text[caret:])
    end = after.find(" ")
    return before[: before.rfind(" ") + 1] + (after[end:] if end >= 0 else "")
