"""Playing a hive with friends: the links that pass a round on, and what each friend has found.

The records of rounds have what links told about friends, see `beecore.sharing.rounds`. Play itself
knows nothing of them: it sends the event `played` whenever it shows a game that may have changed.
"""

import random
from typing import TYPE_CHECKING, Any

from answers import links
from browser.dom import close_dialog, open_dialog
from browser.events import Newest, on, run_handler
from browser.language import HOME
from browser.rendering import Bindings, Markup, link, put, tag
from browser.status import say
from browser.store import attempted
from browser.texts import listed, text, today
from js import Event, location, navigator, setTimeout, window
from jsffi import to_js
from parts import Site
from play.state import NO_EXTRAS, Extras
from saved.games import MAX_PAUSE
from saved.records import PLAYER, ROUND
from sharing.move import copy_or_select

from beecore.errors import CodeError, GameError
from beecore.game.guess import Game
from beecore.game.record import standing_of
from beecore.game.view import View
from beecore.hive import Hive
from beecore.sharing import codes
from beecore.sharing.codes import decode
from beecore.sharing.rounds import (
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

if TYPE_CHECKING:
    from collections.abc import Callable

    from play.game import Play

CHALLENGE, TOGETHER = "challenge", "together"
MINUTE = 60
NAMELESS = "!"  # sorts before other names, so that joining prefers the one that is entered later


class Friends:
    """The dialog about the game that is open in Play, and what Play shows of friends."""

    def __init__(self, site: Site) -> None:
        self.play: Play = site.made("play")
        self.site, self.words, self.data, self.state = site, site.words, site.data, self.play.state
        self.bindings, self.newest = Bindings("round"), Newest()
        self.mode, self.link = CHALLENGE, ""
        self.game: Any = None  # the open game that the dialog shows, with its view
        self.view: Any = None
        self.found: list[str] = []  # by the visitor
        self.in_time: dict[str, View] = {}  # the latest before the time limit, by the hive's key
        self.over: list[str] = []  # the keys of hives whose time limit is up
        self.followers: list[Callable[[], None]] = []  # called when the open game has changed
        self.greeting = ""  # once the hive of a link is shown
        on("round-form", "submit", self.invite, own=True)
        on("round-form", "change", self.change)
        on("extra-line", "click", lambda event: self.open(""))
        on(window, "played", lambda event: self.newest.of(self.follow()))
        run_handler(self.newest.of(self.render()))

    @property
    def hive(self) -> Hive:
        hive: Hive = self.game.puzzle.hive
        return hive

    @property
    def round(self) -> Round:
        return self.round_on(self.hive)

    def round_on(self, hive: Hive) -> Round:
        """Return what is known of a hive's round; nobody plays it yet if nothing is."""
        try:
            return load(self.data.get(ROUND + hive.key))
        except CodeError:
            return Round(hive, 0, {})

    @property
    def player(self) -> tuple[str, str]:
        """The visitor’s id, which is made when it is first needed or damaged, and name."""
        id, _, name = self.data.get(PLAYER).partition(" ")
        name = name_of(name)
        if not self.data.value(PLAYER):
            id = f"{random.getrandbits(32):08x}"
            self.data.set(PLAYER, f"{id} {name}".rstrip())
        return id, name

    async def join(self, code: str) -> None:
        """Join the round in a code with what is known of it, and open its hive.

        Raises `CodeError` for a code that cannot be read.
        """
        theirs = round_in(decode(code)[1])
        join(self.round_on(theirs.hive), theirs)  # raises `GameError` for too many friends
        self.keep(theirs)
        me, _ = self.player
        names = [friend.name for id, friend in theirs.friends.items() if id != me]
        self.greeting = text("sharing-friends-joined", names=listed(names)) if names else ""
        await self.show(theirs.hive)

    async def show(self, hive: Hive) -> None:
        """Open a hive in Play, then `follow`."""
        letters = window.lettersOf(today())
        is_today = letters and Hive(letters, HOME.minimum, "", HOME).key == hive.key
        before = location.hash
        location.hash = "#play" + ("" if is_today else "/" + links.written(hive))
        if location.hash == before:  # the hive is shown already
            await self.follow()

    async def follow(self) -> None:
        """Show how the friends are doing, then greet whoever has opened their link."""
        await self.render()
        if self.greeting and self.state.extras.line:
            say(self.greeting)
            self.greeting = ""
        for follow in self.followers if self.game else ():
            follow()

    async def open(self, what: str) -> None:
        """Show the dialog, with the form for a challenge or for playing together; or join the
        round in a code.
        """
        if what not in (CHALLENGE, TOGETHER, ""):
            await self.join(what)
            return
        if not (self.state.game and self.state.view):
            return
        self.link = ""
        await self.render()
        has_open = any(friend.words for friend in self.round.friends.values())
        self.mode = what or (TOGETHER if has_open else CHALLENGE)
        put("friend-name", value=self.player[1])
        await self.render()
        open_dialog("round")

    async def ask_name(self) -> None:
        """Let the visitor enter a name before a friend's offer is answered."""
        await self.open(TOGETHER)
        say(text("live-name"))

    async def change(self, event: Event) -> None:
        if event.target.name == "mode":
            self.mode = event.target.value
        self.link = ""
        await self.render()

    async def render(self) -> None:
        """Show how the friends are doing in the open game."""
        if not (self.state.game and self.state.view):
            self.play.add(NO_EXTRAS)
            return
        self.game, self.view = self.state.game, self.state.view  # which another game may replace
        self.found = [word["word"] for word in self.view["found"]]
        self.keep_time()
        is_over = self.state.is_over
        view, round, (me, _) = self.view, self.round, self.player
        by_score = sorted([(-friend.score, id) for id, friend in round.friends.items()])
        ids = [id for _, id in by_score if id != me]
        others = [round.friends[id] for id in ids]
        answers = await self.words.answers(self.hive, self.game.percent)
        seen = [each.word for each in answers.solutions] if is_over else []
        places = [
            text("sharing-friends-place", friend=friend.name, score=friend.score)
            for friend in others
        ]
        places.append(text("sharing-friends-you", score=view["score"]))
        left = max(0, round.minutes - view["seconds"] // MINUTE)
        if round.minutes:
            places.append("⏱ " + text("play-duration", hours=left // 60, minutes=left % 60))
        is_joint = any(friend.words for friend in others)
        union = {*self.found}
        for friend in others:
            union |= {*friend.words}
        joint, finders, only = "", {}, []
        if is_joint:
            for word in union:
                finders[word] = [mark(friend) for friend in others if word in friend.words]
            written, missing = answers.written(union), sorted(union - {*self.found})
            only = [tag("li", link(written.get(word, word)), finders[word]) for word in missing]
            standing = standing_of(Game(self.hive, tuple(sorted(union))), answers)
            rank = text(f"bee-rank-{standing.rank}")
            joint = text(
                "sharing-friends-joint", words=standing.words, score=standing.score, rank=rank
            )
        if self.game is not self.state.game:
            return
        line, title = " · ".join(places) if others else "", text("sharing-friends-theirs")
        self.play.add(Extras(line, finders, title, joint, only))
        self.bindings.show(
            limit=text("sharing-friends-left", minutes=round.minutes, left=left)
            if round.minutes
            else "",
            has_friends=bool(others),
            invite=text("sharing-friends-back" if others else "sharing-friends-invite"),
            friends=[self.line(id, round, seen) for id in ids],
            joint=joint,
            words=[self.word(word, others) for word in sorted(union)] if is_joint else [],
            is_challenge=self.mode == CHALLENGE,
            is_together=self.mode == TOGETHER,
            about=text("sharing-challenge-about" if self.mode == CHALLENGE else "sharing-about"),
            can_share=hasattr(navigator, "share"),
            link=self.link,
        )

    def line(self, id: str, round: Round, answers: list[str]) -> Markup:
        """Return how a friend compares with the visitor; with the words that only the friend has,
        once the answers may be seen.
        """
        friend, result = round.friends[id], compare(id, round, self.found)
        sentence = text(
            "sharing-friends-line",
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
            parts.append(" " + text("sharing-friends-only", friend=friend.name, words=listed(only)))
        return tag("li", *parts)

    def word(self, word: str, others: list[Friend]) -> Markup:
        """Return a word with the names of those who have found it."""
        finders = [
            tag("span", friend.name, class_=f"friend friend-{friend.color}")
            for friend in others
            if word in friend.words
        ]
        if word in self.found:
            finders.insert(0, tag("span", text("sharing-friends-me"), class_="friend friend-me"))
        return tag("li", word, " ", finders)

    async def invite(self, event: Event) -> None:
        """Make a link of the visitor's words, and copy or share it."""
        name = name_of(event.target.elements.friend.value)
        if not name:
            raise GameError(text("sharing-friends-no-name"))
        me, _ = self.player
        self.data.set(PLAYER, f"{me} {name}")
        if self.site.has(event.submitter.value):  # the name of a part
            close_dialog("round")
            await (await self.site.part(event.submitter.value)).open("")
            return
        is_open = self.mode == TOGETHER
        minutes = 0 if is_open else int(event.target.elements.minutes.value)
        mine = self.own(is_open, self.view)
        known = self.round.friends.get(me)
        if known and not is_open and self.hive.key in self.over:
            marks = known.marks or hidden(me, self.hive, known.words)
            mine = Friend(name, known.color, known.score, known.rank, (), marks)
        ours = join(self.round, Round(self.hive, minutes, {me: mine}))
        self.keep(ours)
        sent = ours if is_open else Round(self.hive, minutes, {me: mine})
        self.link = links.to_code(codes.encode(codes.ROUND, fields_of(sent)))
        if event.submitter.value == "share":
            attempted(navigator.share, navigator, to_js({"url": self.link}))
            await self.render()
            return
        self.bindings.show(link=self.link)
        await copy_or_select("friend-link")
        await self.render()

    def own(self, is_open: bool, view: View) -> Friend:
        """Return what friends are told about the visitor, who has what a view of the game shows:
        open words, or their marks.
        """
        (me, name), round = self.player, self.round
        known = round.friends.get(me)
        color = known.color if known else free_color(round)
        words = tuple(sorted([word["word"] for word in view["found"]]))
        marks = () if is_open else hidden(me, self.hive, words)
        words = words if is_open else ()
        return Friend(name or NAMELESS, color, view["score"], view["rank"], words, marks)

    def add_own(self) -> Round:
        """Add the visitor's words to the round, and return it."""
        me, _ = self.player
        ours = join(self.round, Round(self.hive, 0, {me: self.own(True, self.view)}))
        self.keep(ours)
        return ours

    def keep(self, round: Round) -> None:
        self.data.merge(ROUND + round.hive.key, dump(round))

    def keep_time(self, is_up: bool = False) -> None:
        """When the round's time limit is up, save what the visitor has found by then."""
        key, view, round = self.hive.key, self.view, self.round
        left = 0 if is_up else MINUTE * round.minutes - view["seconds"]
        if not round.minutes or key in self.over:
            return
        if left > 0:
            self.in_time[key] = view
            if left <= MAX_PAUSE:  # otherwise the game's clock stops before that
                setTimeout(lambda *_: self.ring(view), 1000 * left)
            return
        self.over.append(key)
        (me, _), in_time = self.player, self.in_time.get(key)
        if in_time or me not in round.friends:  # an earlier visit has not saved it
            own = self.own(False, in_time or view)
            self.keep(join(round, Round(self.hive, 0, {me: own})))
        if in_time:
            say(text("sharing-friends-time-up"))

    def ring(self, view: View) -> None:
        """Let the time be up, unless the game has gone on since it was shown in a view."""
        if self.state.view is view and not self.state.is_over:
            self.keep_time(is_up=True)
            run_handler(self.newest.of(self.render()))


def mark(friend: Friend) -> Markup:
    """Return a small mark for a friend who has found a word, in the friend's color."""
    return tag(
        "small",
        tag("span", friend.name[:2], aria_hidden="true"),
        tag("span", friend.name, class_="spoken"),
        class_=f"mark friend-{friend.color}",
        title=friend.name,
    )
