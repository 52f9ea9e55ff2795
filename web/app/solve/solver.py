"""The solver: letters typed or linked in, words out."""

from answers import links
from answers.glosses import Glosses
from answers.words import FETCHING, Words, is_large
from browser.dom import by_id, pause
from browser.events import on
from browser.ordering import Newest
from browser.status import say, sentence, show, speak
from browser.store import Store
from browser.texts import reason
from js import Event, document, history, location
from saved.data import MODE, Kept
from saved.games import Games
from saved.lessons import Lessons
from solve.entry import Entry
from solve.missing import Missing
from solve.results import Results

from beecore.errors import BeeError, HiveError
from beecore.hive import Hive
from beecore.phrases import counted

ALL, STUCK = "all", "stuck"


class Solver:
    """What stands in the fields is the state; hive, status, lists and address follow it."""

    def __init__(
        self,
        words: Words,
        games: Games,
        glosses: Glosses,
        lessons: Lessons,
        drafts: Store,
        kept: Kept,
    ) -> None:
        self.words, self.games, self.kept, self.drafts = words, games, kept, drafts
        self.newest = Newest()
        self.missing = Missing(words, games, glosses, lessons, drafts)
        on(by_id("mode"), "change", self.choose)
        self.entry = Entry(drafts, self.refresh)
        self.results = Results(words, kept, self.refresh)
        self.is_opened = self.is_stuck_by_link = False
        self.told = ""  # of the words that stand there

    async def open(self, name: str) -> None:
        """Solve what a link names, however few letters: vctaoen?min=5&require=te.

        Without letters it leaves the fields as they are; Back to the very beginning clears them.
        """
        linked = bool(name) or (self.is_opened and not location.hash)
        self.is_opened = True
        if linked:
            named = links.read(name)
            self.entry.show(named)
            self.results.follow(named)
            self.is_stuck_by_link = named.is_stuck
        await self.refresh(linked)

    def close(self) -> None:
        self.newest.forget()

    async def refresh(self, linked: bool = False) -> None:
        """Bring the page in line with the fields; the address, too, unless it was there first."""
        self.newest.forget()
        self.entry.draw()
        try:
            asked_for(self.entry.is_enough)
            if not self.entry.is_begun:
                self.hide_results()
                self.say_if_fetching()
                await self.newest.of(self.words.ready())
                say("Ready. Type letters or tap the hive.")
                return
            hive = self.entry.hive()
            if self.entry.is_enough:
                await self.answer(hive, linked)
            else:
                self.hide_results()
                so_far = counted(len(self.entry.typed.letters), "letter")
                say(f"{so_far} so far. Enter solves with these.")
        except HiveError as fault:  # told beside its field: words that stand there may stay
            self.missing.hide()
            if linked:
                self.hide_results()
            show(self.told)
            speak(sentence(reason(fault)))
        except BeeError:
            self.hide_results()
            if self.entry.is_enough and not linked:  # to try again is to ask for these
                self.link(self.entry.hive())
            raise

    async def answer(self, hive: Hive, linked: bool) -> None:
        if self.words.is_waiting(hive):
            self.hide_results()  # words of other letters
        if not is_large(hive):
            self.say_if_fetching()
        else:
            show(f"Looking for the words of {hive} …")
        if self.is_stuck(hive):
            self.missing.begin(hive, self.results.boundary)
            left = await self.newest.of(self.missing.ask(self.missing.area.text))
            self.hide_words()
            self.missing.show()
            note = self.missing.show_left(left)
            if not linked:
                self.link(hive)
            document.title = note.rstrip(".") + " · Open Hive"
            notice = self.games.notice()
            say(f"{note} {notice}".rstrip(), error=bool(notice))
            return
        wish = self.results.wish_of(hive)
        bands = await self.newest.of(self.words.solve(hive, self.results.boundary, wish))
        if not linked:
            self.link(hive)
        self.missing.hide()
        self.results.show(bands)
        name = bands["hive"].upper()
        likely, possible = bands["likely"]["count"], bands["possible"]["count"]
        document.title = f"{name}: {counted(likely, 'word')} · Open Hive"
        self.told = f"{name}: {counted(likely, 'likely word')}, {possible} possible."
        say(self.told)
        await self.newest.of(pause())  # nobody waits for the possible words
        self.results.finish(bands)

    def say_if_fetching(self) -> None:
        if self.words.is_fetching:
            say(FETCHING)

    def link(self, hive: Hive) -> None:
        """Let the address name the hive, and what is wanted of it."""
        boundary = self.results.boundary
        if self.is_stuck(hive):
            link_to(links.written(hive, boundary, is_stuck=True))
        else:
            link_to(links.written(hive, boundary, self.results.wish_of(hive)))

    async def renew(self) -> None:
        await self.refresh(linked=True)

    async def choose(self, event: Event) -> None:
        """Show every word, or help with those missing; it is for as long as the window is open."""
        self.is_stuck_by_link = False
        self.drafts.set(MODE, event.target.value)
        await self.refresh()

    def is_stuck(self, hive: Hive) -> bool:
        """Tell whether help is wanted, not every word; in doubt it is on a hive that is played."""
        usual = STUCK if self.kept.is_played(hive) else ALL
        chosen = STUCK if self.is_stuck_by_link else self.drafts.get(MODE)
        if chosen not in (ALL, STUCK):  # nothing yet, or damage
            chosen = usual
        by_id("mode-" + chosen).checked = True
        return chosen == STUCK

    def hide_results(self) -> None:
        self.hide_words()
        self.missing.hide()

    def hide_words(self) -> None:
        self.results.hide()
        self.told = ""
        document.title = "Open Hive: every word of a spelling bee"


def link_to(named: str) -> None:
    """Let the address name the hive, with a step back to the one before."""
    link = "#solve/" + named
    same_hive = location.hash.split("?")[0] == link.split("?")[0]
    if location.hash == "#solve" or (same_hive and location.hash != link):
        history.replaceState(None, "", link)
    elif location.hash != link:
        history.pushState(None, "", link)


def asked_for(is_hive: bool) -> None:
    """Have the page be about a hive, with its words in sight, or about the letters yet to come."""
    if is_hive:
        document.documentElement.setAttribute("data-asked", "")
    else:
        document.documentElement.removeAttribute("data-asked")
