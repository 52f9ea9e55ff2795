"""Playing a hive with friends: the links that pass a round on, and what each friend has found.

The records of rounds have what links told about friends, see `beecore.game.together`. Play itself
knows nothing of them: it sends the event `played` whenever it shows a game that may have changed.
"""

import json
import random
from typing import Any

from answers import links
from answers.words import Words
from browser.dom import by_id, open_dialog, select
from browser.events import Newest, on, run_handler
from browser.language import HOME
from browser.rendering import Bindings, Markup, put, tag
from browser.status import say
from browser.store import attempted
from browser.texts import listed, text, today
from browser.window import JOIN, copy_text
from js import Event, location, navigator, window
from jsffi import to_js
from saved.data import SavedData
from saved.records import PLAYER, ROUND

from beecore.errors import CodeError, GameError
from beecore.game import codes
from beecore.game.codes import deflated, sealed, unsealed
from beecore.game.guess import Game
from beecore.game.record import standing_of
from beecore.game.together import (
    Friend,
    Round,
    compare,
    dump,
    fields_of,
    free_color,
    hidden,
    join,
    load,
    name_of,
    round_in,
    words_of,
)
from beecore.hive import Hive

CHALLENGE, TOGETHER = "challenge", "together"
MINUTE = 60


class Together:
    """The dialog, and the button that shows in Play how friends are doing.

    `state` is that of Play: its open game, and the view of it.
    """

    def __init__(self, words: Words, data: SavedData, state: Any) -> None:
        self.words, self.data, self.state = words, data, state
        self.bindings, self.newest = Bindings("round"), Newest()
        self.mode, self.link = CHALLENGE, ""
        self.game: Any = None  # the open game that the dialog shows, with its view
        self.view: Any = None
        self.found: list[str] = []  # by the visitor
        self.greeting = ""  # once the hive of a link is shown
        on("round-form", "submit", self.invite, own=True)
        on("round-form", "change", self.change)
        on("friends", "click", lambda event: self.open(""))
        on(window, "played", lambda event: self.newest.of(self.follow()))
        run_handler(self.newest.of(self.render()))

    @property
    def hive(self) -> Hive:
        hive: Hive = self.game.puzzle.hive
        return hive

    @property
    def round(self) -> Round:
        """What is known of the open hive's round; nobody plays it yet if nothing is."""
        try:
            return load(self.data.get(ROUND + self.hive.key))
        except CodeError:
            return Round(self.hive, 0, {})

    @property
    def player(self) -> tuple[str, str]:
        """The visitor's id, which is made when it is first needed, and name."""
        id, _, name = self.data.get(PLAYER).partition(" ")
        return id or f"{random.getrandbits(32):08x}", name

    async def join(self, code: str) -> None:
        """Join the round in a code with what is known of it, and open its hive.

        Raises `CodeError` for a code that cannot be read.
        """
        theirs = round_in(unsealed(code)[1])
        name = ROUND + theirs.hive.key
        stored = self.data.get(name)
        if stored:
            join(load(stored), theirs)  # raises `GameError` for too many friends
        self.data.merge(name, dump(theirs))
        me, _ = self.player
        names = [friend.name for id, friend in theirs.friends.items() if id != me]
        self.greeting = text("together-friends-joined", names=listed(names)) if names else ""
        letters = window.lettersOf(today())
        is_today = letters and Hive(letters, HOME.minimum, "", HOME).key == theirs.hive.key
        before = location.hash
        location.hash = "#play" + ("" if is_today else "/" + links.written(theirs.hive))
        if location.hash == before:  # the hive is shown already
            await self.follow()

    async def follow(self) -> None:
        """Show how the friends are doing, then greet whoever has opened their link."""
        await self.render()
        if self.greeting and not by_id("friends").hidden:
            say(self.greeting)
            self.greeting = ""

    async def open(self, mode: str) -> None:
        """Show the dialog, with the form for a challenge or for playing together."""
        if not (self.state.game and self.state.view):
            return
        self.link = ""
        await self.render()
        has_open = any(friend.words for friend in self.round.friends.values())
        self.mode = mode or (TOGETHER if has_open else CHALLENGE)
        put("friend-name", value=self.player[1])
        await self.render()
        open_dialog("round")

    async def change(self, event: Event) -> None:
        if event.target.name == "mode":
            self.mode = event.target.value
        self.link = ""
        await self.render()

    async def render(self) -> None:
        """Show how the friends are doing in the open game."""
        if not (self.state.game and self.state.view):
            put("friends", hidden=True)
            return
        self.game, self.view = self.state.game, self.state.view  # which another game may replace
        self.found = [word["word"] for word in self.view["found"]]
        is_over = self.state.is_over
        view, round, (me, _) = self.view, self.round, self.player
        by_score = sorted([(-friend.score, id) for id, friend in round.friends.items()])
        ids = [id for _, id in by_score if id != me]
        others = [round.friends[id] for id in ids]
        answers = await self.words.answers(self.hive, self.game.percent)
        seen = [each.word for each in answers.solutions] if is_over else []
        places = [
            text("together-friends-place", friend=friend.name, score=friend.score)
            for friend in others
        ]
        places.append(text("together-friends-you", score=view["score"]))
        left = max(0, round.minutes - view["seconds"] // MINUTE)
        if round.minutes:
            places.append("⏱ " + text("play-duration", hours=left // 60, minutes=left % 60))
        put("friends", text=" · ".join(places), hidden=not others)
        is_joint = any(friend.words for friend in others)
        union = {*self.found}
        for friend in others:
            union |= {*friend.words}
        joint = ""
        if is_joint:
            standing = standing_of(Game(self.hive, tuple(sorted(union))), answers)
            rank = text(f"bee-rank-{standing.rank}")
            joint = text(
                "together-friends-joint", words=standing.words, score=standing.score, rank=rank
            )
        self.bindings.show(
            limit=text("together-friends-left", minutes=round.minutes, left=left)
            if round.minutes
            else "",
            has_friends=bool(others),
            invite=text("together-friends-back" if others else "together-friends-invite"),
            friends=[self.line(id, round, seen) for id in ids],
            joint=joint,
            words=[self.word(word, others) for word in sorted(union)] if is_joint else [],
            is_challenge=self.mode == CHALLENGE,
            is_together=self.mode == TOGETHER,
            about=text("together-challenge-about" if self.mode == CHALLENGE else "together-about"),
            can_share=hasattr(navigator, "share"),
            link=self.link,
        )

    def line(self, id: str, round: Round, answers: list[str]) -> Markup:
        """Return how a friend compares with the visitor; with the words that only the friend has,
        once the answers may be seen.
        """
        friend, result = round.friends[id], compare(id, round, self.found)
        sentence = text(
            "together-friends-line",
            friend=friend.name,
            theirs=friend.score,
            rank=text(f"bee-rank-{friend.rank}"),
            yours=self.view["score"],
            lacking=result.lacking,
            ahead=result.ahead,
        )
        parts: list[Markup | str] = [
            tag("span", "", class_=f"friend friend-{friend.color}"),
            sentence,
        ]
        only = [word for word in words_of(id, round, answers) if word not in self.found]
        if answers and only:
            parts.append(
                " " + text("together-friends-only", friend=friend.name, words=listed(only))
            )
        return tag("li", *parts)

    def word(self, word: str, others: list[Friend]) -> Markup:
        """Return a word with the names of those who have found it."""
        finders = [
            tag("span", friend.name, class_=f"friend friend-{friend.color}")
            for friend in others
            if word in friend.words
        ]
        if word in self.found:
            finders.insert(0, tag("span", text("together-friends-me"), class_="friend friend-me"))
        return tag("li", word, " ", finders)

    async def invite(self, event: Event) -> None:
        """Make a link of the visitor's words, and copy or share it."""
        name = name_of(event.target.elements.friend.value)
        if not name:
            raise GameError(text("together-friends-no-name"))
        (me, _), round, view = self.player, self.round, self.view
        self.data.set(PLAYER, f"{me} {name}")
        known = round.friends.get(me)
        color = known.color if known else free_color(round)
        is_open = self.mode == TOGETHER
        minutes = 0 if is_open else int(event.target.elements.minutes.value)
        words = tuple(sorted(self.found))
        marks = hidden(me, self.hive, words)
        mine = Friend(
            name,
            color,
            view["score"],
            view["rank"],
            words if is_open else (),
            () if is_open else marks,
        )
        ours = join(round, Round(self.hive, minutes, {me: mine}))
        self.data.merge(ROUND + self.hive.key, dump(ours))
        sent = ours if is_open else Round(self.hive, minutes, {me: mine})
        content = json.dumps(fields_of(sent)).encode()
        self.link = links.absolute(JOIN[1:] + sealed(codes.ROUND, deflated(content)))
        if event.submitter.value == "share":
            attempted(navigator.share, navigator, to_js({"url": self.link}))
            await self.render()
            return
        copying = copy_text(self.link)
        await self.render()
        if await copying:
            say(text("together-move-copied"))
        else:
            select("friend-link")
            say(text("together-move-blocked"), error=True)
