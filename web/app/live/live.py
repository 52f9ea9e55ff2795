"""Plays live: connects this page and a friend’s directly (WebRTC), so that words show at once.

No server introduces the pages to each other: one shows a code with an offer, the other one a code
with its answer. Then each sends the round whenever it has more. Several friends connect in pairs.
"""

from typing import TYPE_CHECKING, Any

from answers import links
from browser.dom import close_dialog, open_dialog, pause
from browser.events import on, on_buttons, run_handler
from browser.language import ROOT
from browser.rendering import Bindings, put
from browser.status import is_failure, say
from browser.store import attempted
from browser.texts import listed, text
from js import URL, BroadcastChannel, Event, document, performance, setTimeout, window
from jsffi import to_js
from parts import Site
from sharing.move import copy_or_select, draw, pictures

from beecore.errors import KB, BeeError, CodeError, GameError
from beecore.sharing.codes import LIVE, codes_in, decode, encode, kind_of
from beecore.sharing.peers import Party, description_of, fields_of, party_in, party_of
from beecore.sharing.rounds import Round, dump, join, load, news

if TYPE_CHECKING:
    from sharing.friends import Friends

STEP = 50  # milliseconds between two looks at what has no event of its own
GATHERING, HANDING_OVER = 80, 60  # the most steps to find addresses, and to reach another tab
CONNECTING = 20_000  # the most milliseconds
TAKEN = "taken"  # what a tab tells the one that has given it an answer
MAX_MESSAGE_LENGTH = 50 * KB  # a round of 24 friends has 25
MESSAGES_AT_ONCE, MESSAGES_PER_SECOND = 100, 3  # from one friend; a word that is found takes one


class Line:
    """A connection with a friend’s page, or what may become one.

    `theirs` is the friend’s offer, or later the answer to this page’s own.
    """

    def __init__(self, live: "Live", theirs: Party | None) -> None:
        self.live, self.theirs = live, theirs
        self.hive, self.is_answer = live.friends.hive, theirs is not None
        self.user = ""  # by which an answer names this offer
        self.friend = ""  # the name, once a round has come
        self.is_open = False
        self.messages, self.since = 0, 0.0
        self.channel: Any = None
        self.connection = window.RTCPeerConnection.new(to_js({"iceServers": []}))
        on(self.connection, "connectionstatechange", self.watch)
        on(self.connection, "datachannel", lambda event: self.listen(event.channel))

    async def prepare(self, player: str) -> Party:
        """Return this page’s answer to `theirs`, or its offer."""
        connection, theirs = self.connection, self.theirs
        if theirs:
            await self.accept("offer", theirs)
        else:
            self.listen(connection.createDataChannel("round"))
        await connection.setLocalDescription()
        for _ in range(GATHERING):
            if connection.iceGatheringState == "complete":
                break
            await pause(STEP)
        description, user = connection.localDescription.sdp, theirs.user if theirs else ""
        try:
            ours = party_of(description, player, self.hive, user)
        except CodeError:
            raise GameError(text("live-no-network"))
        self.user = ours.user
        return ours

    async def accept(self, kind: str, theirs: Party) -> None:
        """Take the friend’s “offer” or “answer”."""
        self.theirs = theirs
        try:
            description = to_js({"type": kind, "sdp": description_of(theirs)})
            await self.connection.setRemoteDescription(description)
        except Exception:  # of the browser
            raise CodeError("damaged-code")

    def listen(self, channel: Any) -> None:
        if self.channel:  # one is enough
            return
        self.channel = channel
        on(channel, "open", lambda event: self.live.opened(self))
        on(channel, "message", self.hear)
        on(channel, "close", lambda event: self.lose())

    def watch(self, event: Event) -> None:
        if self.is_open and self.connection.connectionState == "failed":
            self.lose()

    def hear(self, event: Event) -> None:
        self.messages += 1
        seconds = (performance.now() - self.since) / 1000
        is_flood = self.messages > MESSAGES_AT_ONCE + MESSAGES_PER_SECOND * seconds
        message = event.data if isinstance(event.data, str) else ""
        try:
            if is_flood or len(message) > MAX_MESSAGE_LENGTH:
                raise CodeError("damaged-code")
            self.live.take(self, load(message))
        except BeeError:
            self.end(text("live-refused"))

    def send(self, round: Round) -> None:
        if self.is_open:
            attempted(self.channel.send, self.channel, dump(round))

    def give_up(self, *_: object) -> None:
        if not self.is_open:
            self.lose()

    def lose(self) -> None:
        lost = text("live-lost", friend=self.friend) if self.friend else ""
        self.end(lost or text("live-failed"))

    def end(self, sentence: str) -> None:
        """Close the connection, unless it is, and say why."""
        if self in self.live.lines:
            self.close()
            say(sentence, error=True)

    def close(self) -> None:
        self.connection.close()
        self.live.forget(self)


class Live:
    """The dialog with this page’s offer or answer, and the connections."""

    def __init__(self, site: Site) -> None:
        self.friends: Friends = site.made("round")
        self.friends.followers.append(self.follow)
        self.lines: list[Line] = []
        self.waiting: Line | None = None  # the one whose offer or answer the dialog shows
        self.offered: Party | None = None  # an offer, until its hive is shown
        self.is_taken = False  # whether another tab has taken an answer
        self.bindings = Bindings("live")
        # The other tabs of this copy of the site, in any language:
        self.tabs = BroadcastChannel.new(f"{URL.new(ROOT, document.baseURI).pathname} live")
        on(self.tabs, "message", self.overhear)
        on_buttons("live", copy=lambda event: copy_or_select("live-link"))
        on("live-form", "submit", self.read_pasted, own=True)
        on(window, "pagehide", lambda event: self.close())

    async def start(self) -> None:
        """Show the answer to the offer that was opened, or else an offer."""
        if not hasattr(window, "RTCPeerConnection"):
            raise GameError(text("live-impossible"))
        theirs, self.offered = self.offered, None
        if self.waiting:
            self.waiting.close()
        line = self.waiting = Line(self, theirs)
        self.lines.append(line)
        step = text("live-second") if theirs else text("live-first")
        put("live-answer", value="")
        self.bindings.show(step=step, is_offer=not theirs, link="", has_picture=False)
        open_dialog("live")
        ours = await line.prepare(self.friends.player[0])
        if line is not self.waiting:
            return
        link = links.to_code(encode(LIVE, fields_of(ours)))
        self.bindings.show(link=link)
        await pictures()
        draw("live", link)
        self.bindings.show(has_picture=True)

    async def read_pasted(self, event: Event) -> None:
        found = [
            code for code in codes_in(event.target.elements.answer.value) if kind_of(code) == LIVE
        ]
        if not found:
            raise GameError(text("live-unexpected"))
        await self.open(found[0])

    async def open(self, code: str) -> None:
        """Connect by the answer in a code, in whichever tab waits for it; or open the hive of the
        offer in it; without a code, show the answer to that offer, or else an offer.

        Raises `CodeError` for a code that cannot be read.
        """
        if not code:
            await self.start()
            return
        theirs = party_in(decode(code)[1])
        if not theirs.answers:
            if theirs.player == self.friends.player[0]:
                raise GameError(text("live-own"))
            self.offered = theirs
            await self.friends.show(theirs.hive)
        elif not await self.connect(theirs):
            self.is_taken = False
            self.tabs.postMessage(code)
            for _ in range(HANDING_OVER):
                if self.is_taken:
                    say(text("live-handed"))
                    return
                await pause(STEP)
            raise GameError(text("live-unexpected"))

    async def overhear(self, event: Event) -> None:
        """Take an answer that another tab was opened with, if this one waits for it."""
        if event.data == TAKEN:
            self.is_taken = True
        elif isinstance(event.data, str) and await self.connect(party_in(decode(event.data)[1])):
            self.tabs.postMessage(TAKEN)

    async def connect(self, answer: Party) -> bool:
        """Connect to a friend’s page, unless the answer is to another offer than that shown."""
        line = self.waiting
        if not line or line.theirs or line.user != answer.answers:
            return False
        await line.accept("answer", answer)
        say(text("live-connecting"))
        setTimeout(line.give_up, CONNECTING)
        return True

    def opened(self, line: Line) -> None:
        line.is_open, line.since = True, performance.now()
        if line is self.waiting:
            self.waiting = None
            close_dialog("live")
        if not line.is_answer:  # otherwise it sends its round when it knows which colors are free
            line.send(self.friends.add_own())

    def follow(self) -> None:
        """Send what the visitor has found; answer an offer for the hive that is shown now.

        The connections for another hive end.
        """
        hive, before = self.friends.hive, self.friends.round
        if any(line.hive.key != hive.key for line in self.lines):
            if any(line.is_open for line in self.lines):
                say(text("live-ended"))
            self.close()
        if self.lines and (after := self.friends.add_own()) != before:
            self.pass_on(after)
        if self.offered and self.offered.hive.key == hive.key:
            has_name = self.friends.player[1]
            run_handler(self.start() if has_name else self.friends.ask_name())

    def take(self, line: Line, theirs: Round) -> None:
        """Join a friend’s round, pass on what is new, and say it.

        Raises `BeeError` for a round on another hive, or without the friend.
        """
        assert line.theirs
        before = self.friends.round_on(line.hive)
        after = join(before, self.friends.of_others(theirs))
        friend = after.friends.get(line.theirs.player)
        if not friend:
            raise CodeError("damaged-code")
        if after != before:
            self.friends.keep(after)
            self.pass_on(after, line)
        sentences = [
            text("live-found", friend=name, words=listed(words))
            for name, words in news(before, after, self.friends.player[0])
        ]
        if not line.friend:
            line.friend, sentences = friend.name, [text("live-on", friend=friend.name)]
            line.send(self.friends.add_own())
        run_handler(self.friends.newest.of(self.friends.follow()))
        if sentences and self.friends.state.is_open and not is_failure():
            say(" ".join(sentences))

    def pass_on(self, round: Round, source: Line | None = None) -> None:
        for line in self.lines:
            if line is not source:
                line.send(round)

    def forget(self, line: Line) -> None:
        self.lines = [each for each in self.lines if each is not line]
        if line is self.waiting:
            self.waiting = None
            close_dialog("live")

    def close(self) -> None:
        for line in list(self.lines):
            line.close()
