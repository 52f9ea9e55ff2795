"""Help for who is stuck: what is left of a hive by the words found so far, told by degrees.

The words found are those of the game on the same hive. What was told of a word is forgotten with
the page: it is no part of the game.
"""

import links
from dom import by_id
from events import Newest, TroubleError, on
from games import Games
from glosses import Glosses
from hinting import dotted, grid_of, pairs_of
from js import Event
from lessons import Lessons
from markup import Markup, fill, tag
from meaning import link
from status import say
from store import Store
from words import Words

from beecore.game.clues import LETTER, MEANING, WORD, clue
from beecore.game.guess import misfit, words_in
from beecore.game.remaining import Remaining
from beecore.game.turn import GUESS
from beecore.gloss import masked
from beecore.hive import Hive
from beecore.phrases import counted

FOUND = "found/"  # what was typed of a hive, among the drafts
PASTED = ("insertFromPaste", "insertFromDrop")


class Missing:
    """Shows what is left, for as long as somebody is stuck on a hive."""

    def __init__(
        self, words: Words, games: Games, glosses: Glosses, lessons: Lessons, drafts: Store
    ) -> None:
        self.words, self.games, self.glosses, self.drafts = words, games, glosses, drafts
        self.lessons, self.newest = lessons, Newest()
        self.field = by_id("found-words")
        self.hive: Hive | None = None
        self.percent = self.saved = ""
        self.left: Remaining | None = None
        self.taken: list[str] = []  # of what stands there, handed to the game
        self.degrees: dict[str, int] = {}
        self.meanings: dict[str, str] = {}
        on(self.field, "input", self.typed)
        on(self.field, "change", self.entered)
        on(by_id("missing"), "click", self.pressed)

    def hide(self) -> None:
        by_id("missing").hidden = True

    async def show(self, hive: Hive, percent: str) -> str:
        """Show what is left of a hive, and return a sentence on it."""
        if self.hive is None or hive.key != self.hive.key:
            self.field.value = self.drafts.get(FOUND + hive.key)
            self.taken, self.degrees = [], {}
        self.hive, self.percent = hive, percent
        by_id("play-too").href = "#play/" + links.written(hive, percent)
        await self.take()
        note = await self.look()
        by_id("missing").hidden = False
        return note

    async def typed(self, event: Event) -> None:
        """Count what is typed at once; a word at the end may still be on its way."""
        text = self.field.value
        if self.hive:
            self.drafts.set(FOUND + self.hive.key, text)
        if event.inputType in PASTED or not text[-1:].isalpha():
            await self.enter()
        else:
            say(await self.look())

    async def entered(self, event: Event) -> None:
        await self.enter()

    async def enter(self) -> None:
        """Have the words that stand there found in the game, and show what is left."""
        hive = self.hive
        words = [word for word in words_in(self.field.value) if word not in self.taken]
        fitting = [word for word in words if hive and misfit(hive, word) is None]
        self.taken += fitting
        if fitting:
            await self.take(GUESS, " ".join(fitting))
        say(await self.look())

    async def take(self, action: str = "", guess: str = "") -> None:
        """Take a turn in the game on the hive."""
        hive, percent = self.hive, self.percent
        assert hive

        async def take() -> None:
            self.saved = (await self.games.turn(hive, action, guess, percent))["save"]

        await self.games.order.do(take)

    async def look(self) -> str:
        """Show what is left by the game and by what stands there; return a sentence on it."""
        assert self.hive
        words = words_in(self.field.value)
        asked = self.words.remaining(self.hive, self.percent, self.saved, words)
        left = await self.newest.of(asked)
        if left != self.left:  # or a button that is being pressed would go from under the pointer
            self.left = left
            self.paint(left)
        number = len(left["words"])
        if not number:
            return f"{self.hive}: every word is found."
        return f"{self.hive}: {counted(number, 'word')} left to find."

    async def pressed(self, event: Event) -> None:
        """Tell more of a word, or of all that begin with some letters; or count an unlisted one."""
        button = event.target.closest("button")
        if not button or not self.left:
            return
        if button.hasAttribute("data-word"):
            await self.lessons.judge(button.getAttribute("data-word"), True)
            return
        words = self.left["words"]
        if button.hasAttribute("data-at"):
            at = int(button.getAttribute("data-at"))
            words, again = [words[at]], f"#clue-of-{at} > :first-child"
        elif button.hasAttribute("data-more"):
            start = button.getAttribute("data-more")
            words = [word for word in words if word.startswith(start)]
            again = f'#missing [data-more="{start}"]'
        else:
            return
        self.tell_more(words)
        by_id("missing").querySelector(again).focus()  # it was made anew
        await self.explain(words)

    def tell_more(self, words: list[str]) -> None:
        """Tell a degree more of words, of those first that less was told of."""
        degree = min([self.degrees.get(word, LETTER) for word in words]) + 1
        for word in words:
            self.degrees[word] = min(WORD, max(degree, self.degrees.get(word, LETTER)))
        if self.left:
            self.paint(self.left)

    async def explain(self, words: list[str]) -> None:
        """Show the meanings that were asked for, once they are there."""
        wanted = [word for word in words if self.degrees.get(word, LETTER) >= MEANING]
        for word in [word for word in wanted if word not in self.meanings]:
            try:
                gloss = await self.glosses.of(word)
            except TroubleError as trouble:
                self.tell(word, f"{trouble}.")
                continue
            self.meanings[word] = masked(gloss, word) if gloss else "No short definition is here."
            self.tell(word, self.meanings[word])

    def tell(self, word: str, meaning: str) -> None:
        """Show a meaning in its place, if the word still has one."""
        if self.left and word in self.left["words"]:
            place = self.left["words"].index(word)
            by_id(f"clue-{place}").textContent = meaning

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
        by_id("unlisted-part").hidden = not left["unlisted"]
        fill(by_id("unlisted"), [_unlisted(word) for word in left["unlisted"]])
        by_id("missing-more").hidden = not words
        fill(by_id("missing-grid"), grid_of(left["grid"]) if words else "")
        fill(by_id("missing-pairs"), [tag("li", pairs_of(line)) for line in left["pairs"]])
        fill(by_id("clues"), [self.group(letter) for letter in _firsts(words)])
        fill(by_id("found-list"), [tag("li", link(word)) for word in sorted(left["found"])])
        by_id("found-part").hidden = not found

    def group(self, letter: str) -> Markup:
        """Return the clues of the words that begin with a letter."""
        assert self.left
        places = [at for at, word in enumerate(self.left["words"]) if word[0] == letter]
        name = letter.upper()
        more = tag("button", f"More of {name}", type="button", data_more=letter)
        head = tag("h3", f"{name} ", tag("span", counted(len(places), "word"), class_="quiet"))
        clues = tag("ul", [self.clue(at) for at in places], role="list")
        return tag("li", tag("div", head, more, class_="head"), clues)

    def clue(self, at: int) -> Markup:
        """Return a word as far as it is told."""
        assert self.left
        word = self.left["words"][at]
        told = clue(word, self.degrees.get(word, LETTER))
        if told["beginning"] == word:
            shown = link(word)
        else:
            letters = counted(told["length"], "letter")
            shown = tag(
                "button",
                tag("b", dotted(told["beginning"], told["length"])),
                tag("span", f" {letters}: tell more", class_="spoken"),
                type="button",
                data_at=str(at),
            )
        mixed = tag("span", " ".join(list(told["letters"].upper())), class_="mixed")
        meaning = self.meanings.get(word, "") if told["is_defined"] else ""
        return tag(
            "li",
            shown,
            mixed if told["letters"] and told["beginning"] != word else "",
            tag("span", meaning, id=f"clue-{at}", class_="quiet"),
            id=f"clue-of-{at}",
            class_="told" * told["is_defined"],
        )


def _firsts(words: list[str]) -> list[str]:
    return sorted({word[0] for word in words})


def _unlisted(word: str) -> Markup:
    return tag("li", word + " ", tag("button", f"Count {word}", type="button", data_word=word))
