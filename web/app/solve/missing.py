"""Help for players who are stuck: shows how many words are missing, and reveals them step by step.

The words found are those of the saved game on the same hive. The clues revealed are not part of the
game, and are forgotten when the page is closed.
"""

from collections.abc import Awaitable

from answers import links
from answers.glosses import Glosses, dotted, grid_of, pairs_of
from answers.words import Words
from browser.events import Area, Newest, complete, on
from browser.rendering import Bindings, Markup, Renderer, fill, link, tag
from browser.status import TroubleError, say
from browser.store import Store
from browser.texts import text
from js import Element, Event, document, location
from saved.data import Lessons
from saved.games import Games
from solve.state import STUCK, State

from beecore.errors import BeeError
from beecore.game.guess import once
from beecore.game.hints import (
    ANSWER,
    DEFINITION,
    FIRST_LETTER,
    HIDDEN,
    Remaining,
    clue_at,
    remaining,
)
from beecore.game.saving import load
from beecore.game.view import GUESS, LOOK
from beecore.hive import Hive, fits
from beecore.reading import words_in

# Clues to the remaining words, by first letter; each tap on a word reveals a little more of it.

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


FOUND = "found/"  # the name of a draft: the words entered for a hive
CURSOR = "\ue000"  # a letter that no text has
MAX_NAMED = 12  # words named in the sentence about words that do not fit
PASTED = ("insertFromPaste", "insertFromDrop")


class Missing:
    """Enters words into the game on a hive, and shows what is left to find."""

    def __init__(
        self,
        root: Element,
        state: State,
        bindings: Bindings,
        renderer: Renderer,
        words: Words,
        games: Games,
        glosses: Glosses,
        lessons: Lessons,
        drafts: Store,
    ) -> None:
        self.state, self.bindings, self.renderer = state, bindings, renderer
        self.words, self.games, self.glosses, self.drafts = words, games, glosses, drafts
        self.lessons, self.newest = lessons, Newest()
        self.root = root.querySelector("#missing")
        self.clues = Clues(self.root, state)
        self.area = Area("found-words", self.typed)
        self.hive: Hive | None = None
        self.painted: Remaining | None = None
        self.entered_words: set[str] = set()  # words that were already entered into the game
        on(self.area.field, "change", self.entered)
        on(self.root, "click", self.press)

    def forget(self) -> None:
        self.newest.forget()

    def begin(self, hive: Hive) -> None:
        """Switch to a hive, with the words that were entered for it earlier."""
        if self.hive is None or hive.key != self.hive.key:
            words = self.drafts.get(FOUND + hive.key)
            if self.hive is None and self.area.text:  # entered before the letters
                words = f"{words}\n{self.area.text}".strip()
                self.drafts.set(FOUND + hive.key, words)
            self.area.put(words)
            self.entered_words = set()
            self.state.clue_levels, self.state.remaining = {}, None
        self.hive = hive

    def take_found(self) -> None:
        """Add the words of a link to the text, without those that are already in it."""
        there = self.area.text.split()
        words = [word for word in self.state.found.split() if word not in there]
        self.state.found = ""
        if words:
            self.area.put("\n".join([self.area.text, *words]).strip())
        if words and self.hive:
            self.drafts.set(FOUND + self.hive.key, self.area.text)

    def leave(self) -> None:
        """Leave a hive because its letters were changed; its words are saved as a draft."""
        if self.hive:
            self.hive = None
            self.area.put("")

    def show(self, entered: str) -> Awaitable[None]:
        """Enter the words of a text into the game, and show the words that are then left to find.

        A later call overtakes this one: a visitor may type while the first is awaited.
        """
        return self.newest.of(self.enter(entered))

    async def enter(self, entered: str) -> None:
        remains = await self.ask(entered)
        self.state.clear_words()
        self.state.remaining, self.state.is_missing_shown = remains, True
        self.renderer.render_now()
        message, notice = self.summary(), self.games.notice()
        document.title = text("solve-title", subject=message.rstrip("."))
        say(f"{message} {notice}".rstrip(), error=bool(notice))

    async def ask(self, entered: str) -> Remaining:
        """Enter the words of a text into the game; return the words that are then left to find."""
        hive, percent = self.hive, self.state.boundary
        assert hive
        typed, entries = words_in(self.area.text, hive), once(words_in(entered, hive))
        words = [word for word in entries if word not in self.entered_words]
        fitting = [word for word in words if fits(hive, word)]
        self.entered_words |= set(fitting)
        saved = await complete(lambda: self.play(hive, percent, fitting))
        return remaining(load(saved), await self.words.answers(hive, percent), typed)

    async def play(self, hive: Hive, percent: str, words: list[str]) -> str:
        """Return the saved game on a hive with words entered into it."""
        action, detail = GUESS if words else LOOK, " ".join(words)
        try:
            await self.words.load(hive)  # before the turn, so that other actions do not wait
            playing = self.games.in_order(
                hive, lambda: self.games.play(hive, action, detail, percent)
            )
            return (await playing).text
        except BeeError:
            self.entered_words -= set(words)  # so that the next attempt enters them
            raise

    def typed(self, event: Event) -> Awaitable[None] | None:
        """Count words while they are typed, without the unfinished one at the cursor."""
        if self.hive is None:
            if event.inputType in PASTED:
                self.bring()
            return None
        entered = self.area.text
        self.drafts.set(FOUND + self.hive.key, entered)
        if event.inputType not in PASTED:
            entered = without_word_at(self.area.field.selectionStart, entered, self.hive)
        return self.show(entered)

    def entered(self, event: Event) -> Awaitable[None] | None:
        if self.hive:
            return self.show(self.area.text)
        self.bring()
        return None

    def bring(self) -> None:
        """Open the hive that a text names, if it was entered before any letters."""
        if link := links.pasted(self.area.text, self.state.rules):
            self.area.put("")
            location.hash = link

    def summary(self) -> str:
        """Return a sentence for the status line on how many words are left."""
        assert self.state.remaining
        count = len(self.state.remaining["words"])
        if count:
            return text("solve-left-to-find", hive=str(self.hive), words=count)
        return text("solve-all-found", hive=str(self.hive))

    async def press(self, event: Event) -> None:
        """Handle a button: reveal more of a word, or of a letter's words, or count a word."""
        button = event.target.closest("button")
        if not button or not self.state.remaining:
            return
        if button.hasAttribute("data-word"):
            await self.count(button.getAttribute("data-word"))
        elif button.hasAttribute("data-at"):
            await self.reveal([self.state.remaining["words"][int(button.dataset.at)]])
        elif button.hasAttribute("data-more"):
            least = ANSWER if button.hasAttribute("data-answers") else HIDDEN
            await self.reveal(self.clues.words_from(button.getAttribute("data-more")), least)

    async def count(self, word: str) -> None:
        """Count a word as an answer from now on, and as found."""
        self.area.field.focus()  # the button is about to disappear
        self.entered_words.discard(word)  # so that it is entered again: the game refused it before
        await self.lessons.judge(word, True)  # this refreshes the view

    async def reveal(self, words: list[str], least: int = HIDDEN) -> None:
        """Reveal the next clue of the words with the fewest clues, or at least the clue `least`."""
        levels = self.state.clue_levels
        level = max(least, min([level_of(self.state, word) for word in words]) + 1)
        if level == DEFINITION and not self.glosses.has_any(self.state.rules):
            level += 1
        for word in words:
            levels[word] = min(ANSWER, max(level, level_of(self.state, word)))
        self.renderer.render_now()
        for word in words if self.glosses.has_any(self.state.rules) else ():
            if levels[word] >= DEFINITION:
                await self.define(word)

    async def define(self, word: str) -> None:
        """Load the definition of a word and show it, with the word itself hidden."""
        try:
            meaning = await self.glosses.hint(word, self.state.rules)
        except TroubleError as trouble:
            meaning = f"{trouble}."
        if meaning != self.state.meanings.get(word):
            self.state.meanings[word] = meaning
            self.renderer.request()

    def render(self) -> None:
        state = self.state
        self.bindings.show(
            missing=state.mode == STUCK and state.bands is None, counted=state.is_missing_shown
        )
        if not (state.is_missing_shown and state.remaining and self.hive):
            return
        game = "#play/" + links.written(self.hive, state.boundary)
        self.bindings.show(missing_play_link=game)
        if state.remaining != self.painted:  # else a button could disappear while it is pressed
            self.painted = state.remaining
            self.paint(state.remaining)
        self.clues.render()

    def paint(self, remains: Remaining) -> None:
        """Show the figures and lists of the words left to find."""
        words, found, show = remains["words"], remains["found"], self.bindings.show
        unlisted = remains["unlisted"]
        show(
            missing_found=_progress(remains),
            missing_left=text("solve-left", words=len(words), pangrams=remains["pangrams"]),
            points=remains["points"],
            genius_points=max(1, remains["points"] + remains["to_genius"]),
            doubted_part=bool(remains["doubted"]),
            doubted=_offered(remains["doubted"], can_count=True),
            unlisted_part=bool(unlisted),
            unlisted_title=text("solve-unlisted", words=len(unlisted)),
            unlisted=_offered(unlisted, can_count=False),
            misfits=_misfits(remains["misfits"]),
            missing_more=bool(words),
            missing_grid=[grid_of(remains["grid"])] if words else [],
            missing_pairs=[tag("li", pairs_of(line)) for line in remains["pairs"]],
            found_part=bool(found),
            found_list=[
                tag("li", link(remains["written"].get(word, word)))
                for word in sorted(found, key=self.state.rules.alphabet.alphabetical)
            ],
        )


def _progress(remains: Remaining) -> str:
    """Return a sentence about the words found, and the points needed for Genius."""
    found, points = len(remains["found"]), remains["points"]
    if not remains["to_genius"]:
        return text("solve-progress-genius", found=found, words=remains["of"])
    genius = points + remains["to_genius"]
    return text("solve-progress", found=found, words=remains["of"], points=points, genius=genius)


def _misfits(words: list[str]) -> str:
    """Return a sentence that names words that do not fit the hive, the first few only."""
    named, more = ", ".join(words[:MAX_NAMED]), len(words) - MAX_NAMED
    if more > 0:
        return text("solve-misfits-more", words=named, more=more)
    return text("solve-misfits", words=named) if words else ""


def _offered(words: list[str], can_count: bool) -> list[Markup]:
    """Return list items of words, with a button that counts (if `can_count`) or adds the word."""
    lines = []
    for word in words[:MAX_LISTED]:
        label = (
            text("solve-count-word", word=word) if can_count else text("solve-add-word", word=word)
        )
        small = tag("button", label, type="button", class_="small", data_word=word)
        lines.append(tag("li", tag("span", word, translate="no"), " ", small))
    more = len(words) - len(lines)
    return lines + ([tag("li", text("solve-and-more", words=more))] if more else [])


def without_word_at(caret: int, entered: str, hive: Hive) -> str:
    """Return the words of a text without the one that the cursor is in or touches."""
    words = words_in(entered[:caret] + CURSOR + entered[caret:], hive)
    return " ".join([word for word in words if CURSOR not in word])
