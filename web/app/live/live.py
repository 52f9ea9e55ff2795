"""Plays live: connects this page and a friend’s directly (WebRTC), so that words show at once.

No server introduces the pages to each other: one shows a code with an offer, and the other one,
once its visitor has joined, a code with the answer. Then each sends the round whenever it has more.
"""

from answers import links
from browser.dom import close_dialog, open_dialog, pause
from browser.events import on, on_buttons, run_handler
from browser.language import ROOT
from browser.rendering import Bindings
from browser.status import is_failure, say
from browser.store import attempted
from browser.texts import listed, text
from browser.window import copy_from
from js import URL, BroadcastChannel, Event, document, window
from jsffi import to_js
from parts import Site
from sharing.friends import Friends
from sharing.move import draw, pictures

from beecore.errors import BeeError, CodeError, GameError
from beecore.sharing.codes import LIVE, decode, encode
from beecore.sharing.peers import Party, description_of, fields_of, party_in, party_of
from beecore.sharing.rounds import dump, join, load, news

STEP, STEPS = 50, 80  # milliseconds between two looks for addresses, and the most looks
CONNECTING = 20_000  # the most milliseconds


class Line:
    """A connection with a friend’s page, whose offer, or answer to this page’s, is `theirs`."""

    def __init__(self, friends: Friends, theirs: Party | None) -> None:
        self.friends, self.hive, self.theirs = friends, friends.hive, theirs
        self.answers = theirs.lines[0] if theirs else ""
        self.user = self.name = self.sent = ""  # of this offer, the friend, and the latest round
        self.connection = window.RTCPeerConnection.new(to_js({"iceServers": []}))
        agreed = to_js({"negotiated": True, "id": 0})
        self.channel = self.connection.createDataChannel("round", agreed)
        on(self.channel, "open", lambda event: self.send())
        on(self.channel, "message", self.hear)
        on(self.channel, "close", lambda event: self.lose())
        on(self.connection, "connectionstatechange", self.watch)
        on(window, "pagehide", lambda event: self.connection.close())

    async def code(self) -> str:
        """Return the code with this page’s answer to `theirs`, or its offer."""
        if self.theirs:
            await self.accept(self.theirs)
        await self.connection.setLocalDescription()
        for _ in range(STEPS):
            if self.connection.iceGatheringState == "complete":
                break
            await pause(STEP)
        description = self.connection.localDescription.sdp
        try:
            ours = party_of(description, *self.friends.player, self.hive, self.answers)
        except CodeError:
            raise GameError(text("live-impossible"))
        self.user = ours.lines[0]
        return encode(LIVE, fields_of(ours))

    async def accept(self, theirs: Party) -> None:
        """Take the friend’s offer or answer."""
        self.theirs, kind = theirs, "offer" if self.answers else "answer"
        try:
            description = to_js({"type": kind, "sdp": description_of(theirs)})
            await self.connection.setRemoteDescription(description)
        except Exception:  # of the browser
            raise CodeError("damaged-code")

    def send(self) -> None:
        """Send what has changed, once the friend’s round tells what color is free."""
        if self.name and self.hive.key != self.friends.hive.key:
            self.lose()
        elif self.channel.readyState == "open" and (self.name or not self.answers):
            before, self.sent = self.sent, dump(self.friends.add_own())
            if self.sent != before:
                attempted(self.channel.send, self.channel, self.sent)

    def hear(self, event: Event) -> None:
        """Join the friend’s round, and say what is new; end the connection if that cannot be."""
        friends = self.friends
        before = friends.round_on(self.hive)
        try:
            message = event.data if isinstance(event.data, str) else ""
            after = join(before, friends.of_others(load(message)))
            name = after.friends[self.theirs.player if self.theirs else ""].name
        except (BeeError, LookupError):
            self.lose()
            return
        friends.keep(after)
        found = news(before, after, friends.player[0])
        told = [text("live-found", friend=who, words=listed(words)) for who, words in found]
        if not self.name:
            self.name, told = name, [text("live-on", friend=name)]
            close_dialog("live")
        run_handler(friends.newest.of(friends.follow()))
        if told and friends.state.is_open and not is_failure():
            say(" ".join(told))

    def watch(self, event: Event) -> None:
        if self.name and self.connection.connectionState == "failed":
            self.lose()

    def lose(self) -> None:
        """Close the connection, unless it is closed, and say so."""
        if self.connection.connectionState != "closed":
            self.connection.close()
            lost = text("live-lost", friend=self.name) if self.name else ""
            say(lost or text("live-failed"), error=True)


class Live:
    """The dialog with this page’s offer, or its answer to a friend’s; the connections."""

    def __init__(self, site: Site) -> None:
        self.friends: Friends = site.made("round")
        self.friends.followers.append(self.follow)
        self.lines: list[Line] = []  # the dialog shows the last one
        self.offered: Party | None = None  # until its hive is shown
        self.bindings = Bindings("live")
        # The other tabs of this copy of the site, in any language:
        self.tabs = BroadcastChannel.new(f"{URL.new(ROOT, document.baseURI).pathname} live")
        on(self.tabs, "message", lambda event: self.connect(event.data))
        on_buttons("live", copy=lambda event: copy_from("live-link", event))

    async def open(self, code: str) -> None:
        """Show an offer, open the hive of the offer in a code, or connect by the answer in it."""
        theirs = party_in(decode(code)[1]) if code else None
        if not theirs:
            await self.show_code(text("live-first"), None)
        elif not theirs.answers:
            self.offered = theirs
            await self.friends.show(theirs.hive)
        elif not await self.connect(code):
            self.tabs.postMessage(code)
            say(text("live-handed"))

    async def connect(self, code: str) -> bool:
        """Connect to a friend’s page if the answer in its code is to an offer of this one."""
        answer = party_in(decode(code)[1])
        waiting = [each for each in self.lines if each.user == answer.answers and not each.theirs]
        for line in waiting:
            await line.accept(answer)
            say(text("live-connecting"))
            await pause(CONNECTING)
            if not line.name:
                line.lose()
        return bool(waiting)

    async def show_code(self, step: str, theirs: Party | None) -> None:
        """Show an offer of this page, or its answer to the offer of a friend."""
        if not hasattr(window, "RTCPeerConnection"):
            raise GameError(text("live-impossible"))
        line = Line(self.friends, theirs)
        self.lines.append(line)
        self.bindings.show(step=step, link="", has_picture=False)
        open_dialog("live")
        link = links.to_code(await line.code())
        if line is self.lines[-1]:
            self.bindings.show(link=link)
            await pictures()
            draw("live", link)
            self.bindings.show(has_picture=True)

    def follow(self) -> None:
        """Send what has changed; show the invitation to the hive that is shown now."""
        for line in self.lines:
            line.send()
        theirs = self.offered
        if theirs and theirs.hive.key == self.friends.hive.key:
            self.offered = None
            joined = text("live-second"), theirs
            self.friends.ask_name([theirs.name], lambda: self.show_code(*joined))
