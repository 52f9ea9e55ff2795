"""Playing a hive with friends: the links that pass a round on, and what each friend has found.

The records of rounds have what links told about friends, see `beecore.sharing.rounds`. Play itself
knows nothing of them: it sends the event `played` whenever it shows a game that may have changed.
"""

import random
from typing import TYPE_CHECKING, Any

from answers import links
from browser.dom import close_dialog, focus, open_dialog
from browser.events import Newest, on, on_buttons, run_handler, touches
from browser.language import HOME
from browser.rendering import Bindings, Markup, link, put, tag
from browser.status import say
from browser.texts import listed, text, today
from browser.window import copy_from, open_address, open_sheet
from js import Date, Event, navigator, window
from jsffi import to_js
from parts import Site
from play.state import NO_EXTRAS, Extras
from saved.records import PLAYER, ROUND
from settings.transfer import ROUNDS

from beecore.errors import CodeError, GameError
from beecore.game.guess import Game
from beecore.game.record import standing_of
from beecore.hive import Hive
from beecore.sharing import codes
from beecore.sharing.codes import decode
from beecore.sharing.rounds import (
    Friend,
    Round,
    compare,
    fields_of,
    free_color,
    hidden,
    join,
    name_of,
    round_in,
    words_of,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from play.game import Play

NAMELESS = "!"  # in place of the name of a friend who has not entered one yet
MILLISECONDS = 1000  # of a second


class Friends:
    """The dialog about the game that is open in Play, and what Play shows of friends."""

    def __init__(self, site: Site) -> None:
        self.play: Play = site.made("play")
        self.site, self.words, self.data, self.state = site, site.words, site.data, self.play.state
        self.bindings, self.newest = Bindings("round"), Newest()
        self.link, self.hides = "", False
        self.game: Any = None  # the open game that the dialog shows, with its view
        self.view: Any = None
        self.found: list[str] = []  # by the visitor
        self.followers: list[Callable[[], None]] = []  # called when the open game has changed
        self.inviters: list[str] = []  # the names in a link, until its hive is shown
        self.touch = 0  # the number of the visitor's touches when the link was opened
        self.joined: Callable[[], Awaitable[None] | None]  # called once there is a name
        self.check: Callable[[], None] | None = None  # of a click that the game was not here for
        on("round-form", "submit", self.invite, own=True)
        on("round-form", "change", self.change)
        on("invited", "submit", self.accept, own=True)
        on_buttons("invited", how=lambda event: open_dialog("how"))
        on_buttons("round", share=self.play.share)
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
            known: Round = ROUNDS.read(self.data.get(ROUND + hive.key))
            return known
        except CodeError:
            return Round(hive, {})

    def of_others(self, round: Round) -> Round:
        """Return a round without the visitor, of whom only this page can tell anything new."""
        me, _ = self.player
        return Round(round.hive, {id: round.friends[id] for id in round.friends if id != me})

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
        theirs = self.of_others(round_in(decode(code)[1]))
        join(self.round_on(theirs.hive), theirs)  # raises `GameError` for too many friends
        self.keep(theirs)
        self.inviters = sorted([friend.name for friend in theirs.friends.values()])
        self.touch = touches.number
        await self.show(theirs.hive)

    async def show(self, hive: Hive) -> None:
        """Open a hive in Play, then `follow`."""
        letters = window.lettersOf(today())
        is_today = letters and Hive(letters, HOME.minimum, "", HOME).key == hive.key
        if open_address("#play" + ("" if is_today else "/" + links.written(hive))):
            await self.follow()

    async def follow(self) -> None:
        """Show how the friends are doing, then greet whoever has opened their link, and ask for a
        name unless there is one.
        """
        await self.render()
        if self.inviters and self.state.extras.line:
            names, self.inviters = self.inviters, []
            greeting = text("sharing-friends-joined", names=listed(names))
            if self.player[1] or self.touch != touches.number:  # perhaps in the middle of a word
                say(greeting)
            else:
                self.ask_name(names, lambda: say(greeting))
        for follow in self.followers if self.game else ():
            follow()
        if self.check and self.state.view:
            check, self.check = self.check, None
            check()
            await self.open("")

    async def open(self, what: str) -> None:
        """Show the dialog, once the game is there; or join the round in a code."""
        if what:
            await self.join(what)
            return
        if not (self.state.game and self.state.view):
            self.check = touches.check()
            return
        me, name = self.player
        friends = self.round_on(self.state.game.puzzle.hive).friends
        known = friends.get(me)
        shows = known.words or not known.marks if known else any(f.words for f in friends.values())
        self.link, self.hides = "", not shows
        put("friend-name", value=name)
        await self.render()
        open_dialog("round")

    def ask_name(self, names: list[str], joined: "Callable[[], Awaitable[None] | None]") -> None:
        """Say who invites the visitor, and ask for a name; call `joined` once there is one."""
        self.joined = joined
        put(
            "invitation-title",
            text=text("sharing-friends-invites", friends=len(names), names=listed(names)),
        )
        put("invited-name", value=self.player[1])
        open_dialog("invitation", "input")

    async def accept(self, event: Event) -> None:
        """Keep the name of whoever accepts an invitation."""
        self.take_name(event)
        close_dialog("invitation")
        if joining := self.joined():
            await joining

    async def change(self, event: Event) -> None:
        if event.target.name == "hides":
            self.hides = event.target.checked
        self.link = ""
        await self.render()

    async def render(self) -> None:
        """Show how the friends are doing in the open game."""
        if not (self.state.game and self.state.view):
            self.play.add(NO_EXTRAS)
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
            text("sharing-friends-place", friend=friend.name, score=friend.score)
            for friend in others
        ]
        places.append(text("sharing-friends-you", score=view["score"]))
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
            has_friends=bool(others),
            invite=text("sharing-friends-back" if others else "sharing-friends-invite"),
            friends=[self.line(id, round, seen) for id in ids],
            joint=joint,
            words=[self.word(word, others) for word in sorted(union)] if is_joint else [],
            hides=self.hides,
            about=text("sharing-hidden-about" if self.hides else "sharing-about"),
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
        self.take_name(event)
        if self.site.has(event.submitter.value):  # the name of a part
            close_dialog("round")
            await (await self.site.part(event.submitter.value)).open("")
            return
        self.link = links.to_code(codes.encode(codes.ROUND, fields_of(self.add_own())))
        self.bindings.show(link=self.link)
        if event.submitter.value == "copy" or not await open_sheet(to_js({"url": self.link})):
            await copy_from("friend-link", event)
        await self.render()

    def take_name(self, event: Event) -> None:
        """Keep the name in the field of a form; raises `GameError` if it is empty."""
        field = event.target.elements.friend
        name = name_of(field.value)
        put(field, aria_invalid=not name)
        if not name:
            focus(field)
            raise GameError(text("sharing-friends-no-name"))
        me, _ = self.player
        self.data.set(PLAYER, f"{me} {name}")

    def own(self) -> Friend:
        """Return what friends are told about the visitor, with marks in place of hidden words."""
        (me, name), round, view = self.player, self.round, self.view
        known = round.friends.get(me)
        color = known.color if known else free_color(round)
        words = tuple(sorted([word["word"] for word in view["found"]]))
        marks = hidden(me, self.hive, words) if self.hides else ()
        name, words, named = name or NAMELESS, () if self.hides else words, 0
        if name != NAMELESS:
            is_known = bool(known and known.name == name and known.named)
            named = known.named if known and is_known else int(Date.now()) // MILLISECONDS
        return Friend(name, color, view["score"], view["rank"], words, marks, named)

    def add_own(self) -> Round:
        """Add what friends are told about the visitor to the round, and return it."""
        me, _ = self.player
        friends = dict(self.round.friends)
        friends[me] = self.own()
        ours = Round(self.hive, friends)
        self.keep(ours)
        return ours

    def keep(self, round: Round) -> None:
        self.data.merge(ROUND + round.hive.key, ROUNDS.write(round))


def mark(friend: Friend) -> Markup:
    """Return a small mark for a friend who has found a word, in the friend's color."""
    return tag(
        "small",
        tag("span", friend.name[:2], aria_hidden="true"),
        tag("span", friend.name, class_="spoken"),
        class_=f"mark friend-{friend.color}",
        title=friend.name,
    )
