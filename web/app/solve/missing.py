"""Help for players who are stuck: shows how many words are missing, and reveals them step by step.

The words found are those of the saved game on the same hive. The clues revealed are not part of the
game, and are forgotten when the page is closed.
"""

from collections.abc import Awaitable, Sequence

from answers import links
from browser.dom import clicked, focus, scroll_to
from browser.events import PASTED, Area, Newest, complete, moved_text, on
from browser.rendering import Bindings, Markup, Renderer, link, put, set_title, tag
from browser.status import TroubleError, say
from browser.texts import listed, text
from js import Event, document, location
from parts import Site
from solve.clues import MAX_LISTED, Clues, counts, start_and_length
from solve.state import LeftToFind, SolveState

from beecore.errors import BeeError
from beecore.game.guess import Game, once
from beecore.game.hints import ANSWER, DEFINITION, HIDDEN, Remaining, remaining
from beecore.game.view import GUESS, LOOK
from beecore.hive import Hive, fits
from beecore.pasted import Pasted, hive_in
from beecore.reading import words_in

FOUND = "found/"  # the name of a draft: the words entered for a hive
CURSOR = "\ue000"  # a letter that no text has
MAX_OFFERED = 60  # words listed that do not count
MAX_NAMED = 12  # words named in the sentence about words that do not fit


class Missing:
    """Enters words into the game on a hive, and shows what is left to find."""

    def __init__(
        self, state: SolveState, bindings: Bindings, renderer: Renderer, site: Site
    ) -> None:
        self.state, self.bindings, self.renderer = state, bindings, renderer
        self.words, self.games, self.glosses = site.words, site.games, site.glosses
        self.decisions, self.drafts, self.newest = site.data.decisions, site.drafts, Newest()
        self.clues = Clues(state, bindings)
        self.area = Area("found-words", self.typed)
        self.hive: Hive | None = None
        self.entered_words: set[str] = set()  # words that were already entered into the game
        on("found-words", "change", self.entered)
        for kind in ("paste", "drop"):
            on("found-words", kind, self.paste)
        on("missing", "click", self.press)

    def forget(self) -> None:
        self.newest.forget()

    def begin(self, hive: Hive) -> None:
        """Switch to a hive, with the words that were entered for it earlier."""
        if self.hive is None or hive.key != self.hive.key:
            words = self.drafts.get(FOUND + hive.key)
            if self.hive is None and self.area.text:  # entered before the letters
                words = _with_words(words, self.area.text)
                self.drafts.set(FOUND + hive.key, words)
            self.area.put(words)
            self.entered_words = set()
            self.clues.forget()
        self.hive = hive

    def take(self, found: str) -> None:
        """Enter the words of a link, for the hive of which `begin` is called next."""
        if found:
            self.leave()
            self.area.put(_with_words(self.area.text, "\n".join(found.split())))

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
        shown = await self.ask(entered)
        self.state.shown = shown
        if not self.clues.words():
            self.clues.chosen = ""  # its last word was found
        self.renderer.render_now()
        message, notice = _summary(shown), self.games.notice()
        set_title(text("solve-title", subject=message.rstrip(".")), "solve")
        say(f"{message} {notice}".rstrip(), error=bool(notice), elsewhere=not notice)

    async def ask(self, entered: str) -> LeftToFind:
        """Enter the words of a text into the game; return the words that are then left to find."""
        hive, percent = self.hive, self.state.percent
        assert hive
        entries = once(words_in(entered, hive))
        words = [word for word in entries if word not in self.entered_words]
        fitting = [word for word in words if fits(hive, word)]
        self.entered_words |= set(fitting)
        game = await complete(lambda: self.play(hive, percent, fitting))
        if not (self.area.text or self.entered_words):  # on return, or from Play
            self.area.put(" ".join(game.found))
            self.entered_words = set(game.found)  # which are not entered again, and can be deleted
        answers = await self.words.answers(hive, percent)
        return LeftToFind(hive, remaining(game, answers, words_in(self.area.text, hive)))

    async def play(self, hive: Hive, percent: str, words: list[str]) -> Game:
        """Return the game on a hive with words entered into it."""
        action, detail = GUESS if words else LOOK, " ".join(words)
        try:
            await self.words.load(hive)  # before the turn, so that other actions do not wait
            playing = self.games.in_order(
                hive, lambda: self.games.play(hive, action, detail, percent)
            )
            return (await playing).game
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

    def paste(self, event: Event) -> Awaitable[None] | None:
        """Open a link that is pasted or dropped; of a page with this hive, enter only the words."""
        text = moved_text(event)
        if link := links.in_text(text):
            event.preventDefault()
            location.hash = link
        elif self.hive and (words := _words_of(text, self.hive)):
            event.preventDefault()
            self.area.put(_with_words(self.area.text, "\n".join(words)))
            self.drafts.set(FOUND + self.hive.key, self.area.text)
            return self.show(self.area.text)
        return None

    def bring(self) -> None:
        """Open the hive that a text names, if it was entered before any letters."""
        link = links.pasted(self.area.text, self.state.rules)
        if link.startswith(links.OF_WORDS):  # which are here, and do not tell the center
            self.renderer.request()
            say(self.invitation())
        elif link:
            self.area.put("")
            location.hash = link

    def unsure(self) -> Pasted | None:
        """Return the hive of the words that were entered, if they do not tell its center."""
        if self.hive or not self.state.is_stuck:
            return None
        brought = hive_in(self.area.text, self.state.rules)
        return brought if brought and len(brought.centers) > 1 else None

    def invitation(self) -> str:
        """Return the sentence to show while there are no letters."""
        if brought := self.unsure():
            centers = list(brought.hive.alphabet.capitals(brought.centers))
            return text("solve-which-center", letters=listed(centers))
        return text("solve-ready-found" if self.state.is_stuck else "solve-ready")

    async def press(self, event: Event) -> None:
        """Handle a button: reveal more of a word, or of a letter's words, or count a word."""
        if not self.clues.remaining:
            return
        if word := clicked(event, "word"):
            await self.count(word)
        elif at := clicked(event, "at"):
            await self.reveal([self.clues.words()[int(at)]])
        elif (count := clicked(event, "count")) is not None:
            self.choose(count)
        elif (more := clicked(event, "more")) is not None:
            words = self.clues.words() if self.clues.chosen else self.clues.remaining["words"]
            await self.reveal(words[:MAX_LISTED], ANSWER if more else HIDDEN)
            scroll_to("listed-clues", "nearest")

    def choose(self, count: str) -> None:
        """List the words of a count, or no longer if it is empty or the chosen one."""
        clues, before = self.clues, self.clues.chosen
        clues.chosen = "" if count == before else count
        for each in filter(None, [before, clues.chosen]):
            button = document.querySelector(f'#missing [data-count="{each}"]')
            put(button, aria_pressed=each == clues.chosen)
            if not clues.chosen:
                focus(button)  # the button that ends the choice is about to disappear
        self.render()  # at once, and nothing else
        if clues.chosen:
            scroll_to("listed-clues", "nearest")

    async def count(self, word: str) -> None:
        """Count a word as an answer from now on, and as found."""
        focus("found-words")  # the button is about to disappear
        self.entered_words.discard(word)  # so that it is entered again: the game refused it before
        await self.decisions.decide(word, True)  # this refreshes the view

    async def reveal(self, words: list[str], least: int = HIDDEN) -> None:
        """Reveal the next clue of the words with the fewest clues, or at least the clue `least`."""
        levels, level_of = self.clues.levels, self.clues.level
        level = max(least, min([level_of(word) for word in words]) + 1)
        if level == DEFINITION and not self.glosses.has_any(self.state.rules):
            level += 1
        for word in words:
            levels[word] = min(ANSWER, max(level, level_of(word)))
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
        self.clues.meanings[word] = meaning
        self.renderer.request()

    def render(self) -> None:
        state, clues, show = self.state, self.clues, self.bindings.show
        shown = state.shown
        if self.bindings.differs("centers", self.hive, state.is_stuck, self.area.text, state.rules):
            brought = self.unsure()
            show(centers=_centers(brought) if brought else [])
        left = shown.remaining["words"] if isinstance(shown, LeftToFind) else []
        show(missing=state.is_stuck, counted=isinstance(shown, LeftToFind), missing_more=bool(left))
        if not isinstance(shown, LeftToFind):
            return
        show(missing_play_link="#play/" + links.written(shown.hive, state.percent))
        if self.bindings.differs("remaining", shown):  # else a button being pressed could disappear
            self.paint(shown.remaining)
        clues.render()
        show(
            is_chosen=clues.chosen,
            chosen=self.title(clues.words()) if clues.chosen else [],
            is_none_chosen=not clues.chosen,
            more_clues=text("solve-more-of-these") if clues.chosen else text("solve-more-of-all"),
            answers=text("solve-answers-these") if clues.chosen else text("solve-answers"),
        )

    def title(self, words: list[str]) -> list[Markup]:
        """Return what the words of the chosen count have in common, and how many there are."""
        start, length = start_and_length(self.clues.chosen)
        count = text("solve-clue-words", words=len(words))
        if len(words) > MAX_LISTED:
            count = text("solve-clue-words-first", words=len(words), listed=MAX_LISTED)
        if length:
            count = text("solve-group-letters", letters=length) + ", " + count
        letters = self.state.rules.alphabet.capitals(start)
        return [tag("span", letters, translate="no"), tag("span", " " + count, class_="quiet")]

    def paint(self, remains: Remaining) -> None:
        """Show the figures and lists of the words left to find."""
        words, found, show = remains["words"], remains["found"], self.bindings.show
        unlisted = remains["unlisted"]
        pairs, grid = counts(self.state.rules.alphabet, remains, self.clues.chosen)
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
            missing_grid=[grid] if words else [],
            missing_pairs=pairs,
            found_part=bool(found),
            found_list=[
                tag("li", link(remains["written"].get(word, word)))
                for word in sorted(found, key=self.state.rules.alphabet.alphabetical)
            ],
        )


def _centers(brought: Pasted) -> list[Markup]:
    """Return a link to the hive with each letter that may be its center."""
    hive, choices = brought.hive, []
    for center in brought.centers:
        letters = center + hive.letters.replace(center, "", 1)
        address = "#solve/" + links.written(
            Hive(letters, hive.minimum, "", hive.edition), is_stuck=True
        )
        label = text("solve-make-center", letter=hive.alphabet.capitals(center))
        choices.append(tag("a", label, href=address, class_="button"))
    return choices


def _words_of(text: str, hive: Hive) -> Sequence[str]:
    """Return the words in a text that shows the letters of a hive, such as a copied page."""
    brought = hive_in(text, hive.edition)
    if (
        brought
        and hive.center in brought.centers
        and set(brought.hive.letters) == set(hive.letters)
    ):
        return brought.words
    return ()


def _with_words(words: str, more: str) -> str:
    """Return a text of words with another one below it, without the words that it has already."""
    if not words:
        return more
    return "\n".join([words, *[word for word in more.split() if word not in words.split()]])


def _summary(shown: LeftToFind) -> str:
    """Return a sentence for the status line on how many words are left."""
    count = len(shown.remaining["words"])
    if count:
        return text("solve-left-to-find", hive=str(shown.hive), words=count)
    return text("solve-all-found", hive=str(shown.hive))


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
    for word in words[:MAX_OFFERED]:
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
