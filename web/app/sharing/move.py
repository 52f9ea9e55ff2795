"""Moves what is saved to another device, as a link and as pictures for its camera (QR codes), and
adds what a link from another device holds.
"""

from datetime import date

from answers import links
from answers.words import Words
from browser import files
from browser.dom import Slices, close_dialog, open_dialog, pause
from browser.events import Newest, on, on_buttons, run_handler, visits
from browser.language import HOME, in_folder
from browser.rendering import Bindings, put
from browser.status import TroubleError, say, show
from browser.texts import day_short, listed, text, today
from browser.window import copy_from, open_address
from js import Event, StorageEvent, window
from parts import Site
from saved.keeping import note_copy
from saved.records import CODES, GAME, GAMES, LISTS, kind_of
from settings.transfer import Import

from beecore.editions import Edition, edition_of
from beecore.errors import BeeError, CodeError, GameError
from beecore.game.guess import Game, merge
from beecore.game.puzzles import FIRST_DAY, Calendar, days_by_key, read
from beecore.game.saving import load, save
from beecore.hive import Hive
from beecore.pack import PackedWords
from beecore.sharing import codes
from beecore.sharing.days import Daily, daily_of
from beecore.sharing.games import carried, decode_games, encode_game, encode_games, games_in

MILLISECONDS_TO_SHOW = 100  # the views what was added, before the sentence about it
PICTURES = "runtime/lean-qr/qr.js"
CARRIED_ELSEWHERE = GAMES, LISTS, CODES  # the kinds of records that are not in a code as texts


class Dailies:
    """The daily hives of all languages, with their answers."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.known: dict[str, tuple[Calendar, PackedWords]] = {}  # by the names of editions

    async def source(self, edition: Edition) -> tuple[Calendar, PackedWords]:
        """Return the calendar and the words of an edition."""
        if edition.name not in self.known:
            calendar = read(await files.text(in_folder("calendar.txt", edition.language)), edition)
            words = await self.words.load(Hive(calendar[0], edition.minimum, "", edition))
            self.known[edition.name] = calendar, words
        return self.known[edition.name]

    async def of(self, edition: Edition, number: int) -> Daily:
        return daily_of(number, *await self.source(edition), edition)

    async def numbers(self) -> dict[str, int]:
        """Return the numbers of the days of the page's own language so far, by the keys of their
        hives. After its last day, the calendar begins again.
        """
        calendar, _ = await self.source(HOME)
        days = days_by_key(calendar, date.fromisoformat(today()), HOME)
        return {key: (days[key] - FIRST_DAY).days % len(calendar) for key in days}


class Move:
    """The dialog that shows a link and pictures, and the one that asks before it adds a link's
    games.
    """

    def __init__(self, site: Site) -> None:
        self.site, self.data, self.dailies = site, site.data, Dailies(site.words)
        self.newest = Newest()
        self.bindings, self.asking = Bindings("move-dialog"), Bindings("join-dialog")
        self.link, self.row, self.place = "", [""], 0  # the pictures' codes, and which is shown
        self.games: list[Game] = []  # to be added once that is confirmed
        self.records: dict[str, str] = {}
        self.latest = ""  # of the games just added: the key of its hive, until Play shows it
        self.added = "", False  # the sentence about what was added, and whether that is an error
        on_buttons(
            "move-dialog",
            copy=self.copy,
            previous=lambda event: self.turn(-1),
            next=lambda event: self.turn(1),
        )
        on("move-form", "submit", self.read_pasted, own=True)
        on("move-dialog", "close", lambda event: self.newest.forget())
        on("join-dialog", "close", lambda event: run_handler(self.answer(event)))
        on(window, "played", self.follow)

    # From this device

    async def open(self, what: str) -> None:
        """Show the dialog, then a link with everything, and the pictures; or what an address
        holds.
        """
        if what:
            await self.read(what)
            return
        self.link, self.row, self.place = "", [], 0
        put("move-text", value="")
        self.render("")
        open_dialog("move-dialog")
        show(text("sharing-move-reading"))
        await self.newest.of(self.make())

    async def make(self) -> None:
        numbers = await self.dailies.numbers()
        named, pictured, slices = [], [], Slices()
        for key in self.data.games():
            try:
                game = load(self.data.get(GAME + key))
            except GameError:
                continue  # it cannot be played here, either
            if not carried(game).touched:
                continue
            named.append(encode_game(game))
            daily = await self.dailies.of(HOME, numbers[key]) if key in numbers else None
            pictured.append(encode_game(game, daily))
            await slices.rest()
        records = {
            name: saved
            for name in self.data.names()
            if kind_of(name) not in CARRIED_ELSEWHERE
            and is_readable(name, saved := self.data.get(name))
        }

        everything = encode_games(named, records)
        if len(everything) > codes.MAX_CODE_LENGTH:
            raise CodeError(text("sharing-move-too-much"))
        self.link, self.row = links.to_code(everything), []
        waiting = [(pictured, records)]
        while waiting:
            games, others = waiting.pop()
            code = encode_games(games, others, codes.DAYS)
            if filled(code) <= 1 or len(games) + bool(others) <= 1:
                self.row.append(code)
            elif others:
                waiting += [([], others), (games, {})]
            else:
                size = -(-len(games) // (int(filled(code)) + 1))
                waiting += [(games[at : at + size], {}) for at in range(0, len(games), size)]
            await slices.rest()
        fitting = [each for each in self.row if filled(each) <= 1]
        remark = text("sharing-move-rest") if fitting != self.row else ""
        self.row = fitting
        try:
            await pictures()
        except GameError as error:
            self.row, remark = [], str(error)
        self.render(remark)
        say(text("sharing-move-ready", games=len(named)))

    def render(self, remark: str) -> None:
        self.bindings.show(
            has_picture=bool(self.row),
            is_row=len(self.row) > 1,
            link=self.link,
            is_reading=not self.link,
            remark=remark,
        )
        self.turn(0)

    def turn(self, step: int) -> None:
        """Show the next picture, or the one before it."""
        if not self.row:
            return
        self.place = (self.place + step) % len(self.row)
        draw("move", links.to_code(self.row[self.place]))
        place = text("sharing-move-place", place=self.place + 1, count=len(self.row))
        self.bindings.show(place=place)

    async def copy(self, event: Event) -> None:
        if await copy_from("move-link", event):
            note_copy(self.data)

    # To this device

    async def read_pasted(self, event: Event) -> None:
        await self.read(event.target.elements.text.value)

    async def read(self, pasted: str) -> None:
        """Ask whether to add what the codes in a text hold; nothing is added before.

        Raises `CodeError` for a text without codes, and for a code that cannot be read.
        """
        found = codes.codes_in(pasted)
        for code in found:
            kind = codes.kind_of(code)
            if kind not in (codes.GAMES, codes.DAYS):  # it is the name of the part that opens them
                if not self.site.has(kind):
                    raise CodeError("newer-code")
                close_dialog("move-dialog")
                await (await self.site.part(kind)).open(code)
                return
        self.games, self.records = [], {}
        unread, changed, slices = 0, [], Slices()
        for code in found:
            content, dailies = decode_games(code), []
            for name, number in content.days:
                dailies.append(await self.dailies.of(edition_of(name), number))
                await slices.rest()
            for each in games_in(content, dailies):
                if each is None:
                    unread += 1
                elif isinstance(each, Daily):
                    changed.append(day_short(date.fromisoformat(each.day)))
                else:
                    self.games.append(each)
                await slices.rest()
            for name, record in content.records.items():
                if is_readable(name, record):
                    self.records[name] = record
                else:
                    unread += 1
        self.ask(unread, changed)

    def ask(self, unread: int, changed: list[str]) -> None:
        """Show what would be added, with a button that adds it; and the days that are left out,
        since their words have changed.
        """
        words = new = 0
        for game in self.games:
            stored = self.data.get(GAME + game.hive.key)
            try:
                before = load(stored)
            except GameError:
                before = Game(game.hive)
            after = merge(before, game)
            words += len(after.found + after.bonus) - len(before.found + before.bonus)
            new += not stored
        others = [name for name in self.records if not self.data.get(name)]
        parts = []
        if self.games or not others:
            parts.append(text("sharing-join-games", games=len(self.games), new=new, words=words))
        if others:
            parts.append(text("sharing-join-others", items=len(others)))
        if changed:
            parts.append(text("sharing-join-changed", days=listed(changed)))
        if unread:
            parts.append(text("saved-import-unreadable", items=unread))
        self.asking.show(content=" ".join(parts), is_new=bool(self.games or self.records))
        open_dialog("join-dialog")

    async def answer(self, event: Event) -> None:
        """Add what was asked about, and open its latest game, unless the visitor has gone on."""
        if event.target.returnValue != "yes":
            return
        pairs = [(GAME, save(game)) for game in self.games] + list(self.records.items())
        intake, visit = Import(self.data), visits.number
        await intake.add_all(pairs, lambda done: None)
        self.added = intake.summary(), not intake.is_complete
        window.dispatchEvent(StorageEvent.new("storage"))
        await pause(MILLISECONDS_TO_SHOW)
        if self.games and visit == visits.number:
            await visits.guarded(self.open_latest())
        else:
            say(*self.added)

    async def open_latest(self) -> None:
        """Open the latest of the added games in Play, or today's if it is one of them."""
        close_dialog("move-dialog")
        days = await (await self.site.part("play")).days.by_key()

        def name(game: Game) -> str:
            day = str(days.get(game.hive.key, ""))
            return "" if day == today() else "/" + (day or links.written(game.hive))

        latest = max(self.games, key=lambda game: (not name(game), game.started))
        self.latest = latest.hive.key
        if open_address("#play" + name(latest)):
            self.follow()

    def follow(self, *_: Event) -> None:
        """Say what was added once Play shows the latest game of it."""
        if self.latest and self.site.made("play").state.game.puzzle.hive.key == self.latest:
            self.latest = ""
            say(*self.added)


def is_readable(name: str, record: str) -> bool:
    """Return whether the text of a record with a name is one that this version can read."""
    try:
        kind = kind_of(name)
        return bool(kind and (kind.read(record) or True))
    except BeeError:
        return False


def filled(code: str) -> float:
    """Return how much of the largest picture a link with a code for pictures fills."""
    return codes.share_of_picture(links.to_code(code))


def draw(dialog: str, link: str) -> None:
    """Draw the picture of a link in the dialog “move” or “live”, once `pictures` has loaded the
    script.
    """
    drawn = window.qr.draw(link)
    put(f"{dialog}-picture", viewBox=f"-4 -4 {drawn.size + 8} {drawn.size + 8}")
    put(f"{dialog}-path", d=drawn.path)


async def pictures() -> None:
    """Load the script that draws QR codes; raises `GameError` if that fails."""
    try:
        if not hasattr(window, "qr"):
            await files.script(PICTURES)
    except TroubleError:
        raise GameError(text("sharing-move-no-picture"))
