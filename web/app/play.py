"""A game on the page: what is saved, what was guessed, and the view that follows from both."""

import asyncio
import json

import panels
from bee import BASE
from board import Board
from clock import today
from dom import by_id, say
from js import document, history, location, window
from record import ASIDE, GAME, Recorder, put_aside
from share import share

from beecore.phrases import counted

CELEBRATED = ("Genius", "Queen Bee")
SECONDS_BETWEEN_CLOCK_LOOKS = 15


class Play:
    """The game in view; every change goes through the engine, one at a time."""

    def __init__(self, bee, store):
        self.bee, self.store = bee, store
        self.board = Board(self.guess)
        self.recorder = Recorder(bee, store, self.reread)
        self.turn = asyncio.Lock()
        self.letters = self.day = self.key = self.saved = ""
        self.view = None
        self.told_unread = False
        by_id("give-up").addEventListener("click", lambda event: by_id("ask").showModal())
        by_id("ask").addEventListener("close", self.asked)
        by_id("share").addEventListener("click", self.shared)
        by_id("play-day").addEventListener("change", self.picked)
        by_id("yesterday").addEventListener("toggle", self.show_yesterday)
        window.addEventListener("storage", self.stored_elsewhere)
        asyncio.create_task(self.watch_the_clock())

    async def open(self, name):
        """Show the game of a name: today (or nothing), a day, random, or letters."""
        by_id("status").classList.remove("error")
        puzzle = await self.bee.ask("puzzle", name, today(), BASE)
        if puzzle is None:
            await self.fall_back(name)
            return
        if name == "random":  # so that a reload finds the same hive again
            history.replaceState(None, "", "#play/" + puzzle["letters"])
        if puzzle["key"] != self.key:
            self.saved = ""
        self.letters, self.day, self.key = puzzle["letters"], puzzle["day"], puzzle["key"]
        by_id("play-title").textContent = title(self.day, self.letters)
        document.title = title(self.day, self.letters) + " · Open Hive"
        if by_id("play-day").value != self.day:
            by_id("play-day").value = self.day
        by_id("play-day").max = today()
        by_id("yesterday").open = False
        self.board.show(self.letters)
        await self.act()
        if document.activeElement.id != "play-day":  # where a date may still be being typed
            self.board.focus()
        if not by_id("status").classList.contains("error"):
            say(
                f"{by_id('play-title').textContent}. Find words that use {self.letters[0].upper()}."
            )

    async def fall_back(self, name):
        """Show today's game, with the error still told, where a link names none."""
        sentence = by_id("status").textContent
        if name and not self.key:
            await self.open("")
            say(sentence, error=True)

    async def guess(self, text):
        """Have a guess judged, and say how it went."""
        if not text.strip() or self.view is None:
            self.board.put_back(text)
            return
        rank = self.view["rank"]
        verdict = await self.act("guess", text)
        if not verdict:
            self.board.put_back(text)
            return
        if "taken" in verdict:
            say(f"{verdict['taken']} of {counted(verdict['words'], 'word')} taken.")
            return
        sentence = verdict["message"]
        if verdict["points"]:
            sentence += f" +{verdict['points']}"
        if self.view["rank"] != rank:
            sentence += f" You are {self.view['rank']} now."
        if self.view["complete"] and verdict["accepted"]:
            sentence += " Every word is found."
        say(sentence, error=not verdict["accepted"])
        if not verdict["accepted"]:
            self.board.put_back(text)
        risen = self.view["rank"] != rank
        if verdict["kind"] == "pangram" or (risen and self.view["rank"] in CELEBRATED):
            celebrate()

    async def asked(self, event):
        if by_id("ask").returnValue == "yes" and self.key:
            await self.act("give up")
            say(f"The words are shown. You found {self.view['count']} of {self.view['words']}.")
        self.board.focus()

    async def act(self, action="", guess=""):
        """Join what is saved, here and by other tabs, with one action; show and keep the result."""
        async with self.turn:
            key = self.key
            names = [GAME + key] + self.store.names(ASIDE + key + "/")
            stored = [self.store.get(name) for name in names]
            texts = [text for text in [self.saved] + stored if text]
            reply = await self.bee.ask(
                "game", self.letters, today(), json.dumps(texts), action, guess, BASE
            )
            if reply is None:
                return None
            view, saved = reply["view"], reply["save"]
            self.set_aside(key, [texts[place] for place in reply["unread"]])
            begun = view["found"] or view["bonus"] or view["revealed"]
            if begun and saved != stored[0]:
                self.store.set(GAME + key, saved)
            if key != self.key:
                return None  # another hive was opened meanwhile
            self.saved, self.view = saved, view
            panels.show(view)
            return reply["verdict"]

    def set_aside(self, key, unread):
        """Put aside what is kept of a game if it cannot be read, and tell of it once."""
        text = self.store.get(GAME + key)
        if text in unread:
            put_aside(self.store, key, text)
        if unread and not self.told_unread:
            self.told_unread = True
            say("An earlier saved game of this hive cannot be read. It is kept aside.", error=True)

    async def shared(self, event):
        await share(self.view, self.day)

    async def picked(self, event):
        if by_id("play-day").value and by_id("play-day").checkValidity():
            location.hash = "#play/" + by_id("play-day").value

    async def show_yesterday(self, event):
        """Show yesterday's words, found and missed ones marked; nothing of it is saved."""
        if not by_id("yesterday").open:
            return
        puzzle = await self.bee.ask("puzzle", "yesterday", today(), BASE)
        if puzzle is None:
            return
        saved = self.store.get(GAME + puzzle["key"])
        texts = json.dumps([saved] if saved else [])
        reply = await self.bee.ask("game", puzzle["letters"], today(), texts, "give up", "", BASE)
        if reply is None:
            return
        view = reply["view"]
        by_id("yesterday-body").innerHTML = (
            "<p><b>{}</b>: you found {} of {} words. <a href='#play/{}'>Play it</a></p>"
            "<ul aria-label='Yesterday’s words' class='word-list'>{}{}</ul>"
        ).format(
            view["hive"].upper(),
            view["count"],
            view["words"],
            puzzle["day"],
            panels.words(view["found"], "hit"),
            panels.words(view["missed"], "miss"),
        )

    async def stored_elsewhere(self, event):
        """Take in what another tab has found."""
        if self.key and event.key and event.key.endswith("/" + GAME + self.key):
            await self.act()

    async def reread(self):
        """Show what an import has brought."""
        if self.key:
            await self.act()

    async def watch_the_clock(self):
        """At the player's midnight go on to the new day's hive, once no guess is under way."""
        shown = today()
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_CLOCK_LOOKS)
            if today() == shown or by_id("guess").value:
                continue
            was_daily, shown = self.day == shown, today()
            if was_daily and location.hash in ("#play", "#play/"):
                await self.open("")


def title(day, letters):
    if not day:
        return "The hive " + letters.upper()
    return "Today’s hive" if day == today() else "The hive of " + day


def celebrate():
    """Let the hive glow once; the style sheet keeps still for who prefers it."""
    keys = by_id("keys")
    keys.classList.remove("won")
    _ = keys.offsetWidth  # reading it lets the animation start over
    keys.classList.add("won")
