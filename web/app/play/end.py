"""The end of a game: the card for Genius, the summary of a finished game, and sharing."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import date
from typing import Any

from answers import links
from browser import files
from browser.dom import close_dialog, open_dialog, pause
from browser.events import on
from browser.rendering import Bindings, Markup, made, moves, tag
from browser.status import say
from browser.texts import day_short, text, today
from browser.window import copy, open_sheet
from js import Date, Element, Event, File, Promise, navigator, performance, window
from jsffi import to_js
from play.player import OpenGame
from play.standings import Count, Standings
from play.state import State
from saved.keeping import games_to_copy

from beecore.editions import GENIUS, HIDDEN_RANK
from beecore.game.guess import Verdict
from beecore.game.record import record_of
from beecore.game.view import View


def is_won(verdict: Verdict) -> bool:
    """Return whether a guess reached Genius or Queen Bee, or found the last word."""
    return verdict.rank in (GENIUS, HIDDEN_RANK) or verdict.complete


class Genius:
    """The card that congratulates a player on Genius, and on going on. A key for the guess closes
    it and calls `type_key`.
    """

    def __init__(self, state: State, type_key: Callable[[str], None]) -> None:
        self.state, self.type_key = state, type_key
        self.bindings = Bindings("end")
        on("end", "keydown", self.press)

    def show(self, view: View) -> None:
        self.bindings.show(
            end_title=text("play-end-title", rank=text(f"bee-rank-{view['rank']}")),
            end_score=_score(view, view["score"]),
            end_badges=_badges(view),
            end_left=text("play-end-left", words=self.state.total(view["words"] - view["count"])),
        )
        open_dialog("end", "#play-on")

    def press(self, event: Event) -> None:
        """Go on with the game if the key is a letter, or is meant for an unfinished guess."""
        key = event.key.lower()
        is_letter = self.state.letters_of(key) and not window.isChord(event)
        is_meant = key == "backspace" or (key == "enter" and event.target.id == "play-on")
        if is_letter or (is_meant and self.state.guess):
            event.preventDefault()
            close_dialog("end")
            self.type_key(key)


MILLISECONDS_A_MINUTE = 60_000
COUNTED_IN = 500  # milliseconds, in which the score is counted up


class Summary:
    """The figures of a finished game that take time: the streak, and the score as it is counted."""

    def __init__(self, state: State, standings: Standings, request: Callable[[], None]) -> None:
        self.state, self.standings, self.request = state, standings, request

    async def count_up(self) -> None:
        """Count the score up to what it is, unless the player prefers less motion."""
        if not moves():
            return
        view, start = self.state.view, int(performance.now())
        while self.state.view is view and (passed := int(performance.now()) - start) < COUNTED_IN:
            self.state.counted = passed / COUNTED_IN
            self.request()
            await pause(40)
        self.state.counted = 1.0
        self.request()

    def remind(self) -> None:
        """Remind of a backup if there are many games that are in none."""
        self.state.games_to_copy = games_to_copy(self.standings.data)
        self.request()

    async def find_streak(self, days: dict[str, date]) -> None:
        """Count the days in a row that were played, of games with a standing."""
        count = Count(self.standings, days)
        await count.add_stored()
        record = record_of(count.entries.values(), date.fromisoformat(today()))
        self.state.streak = record.streak.current
        self.request()


def summary(state: State) -> dict[str, object]:
    """Return what the summary of a game that is over shows, by the names in its HTML."""
    view, game = state.view, state.game
    if not (view and game and state.is_over and view["words"]):
        return {"has_ended": False}
    rank = text(f"bee-rank-{view['rank']}")
    title = text("play-end-title", rank=rank) if view["complete"] else rank
    longest = max([word["written"] for word in view["found"]], key=len, default="")
    streak = state.streak if state.is_todays else 0
    words = text("play-end-share-of", part=view["count"], whole=view["words"])
    facts = (
        (text("play-record-words", words=view["words"]), words),
        (text("play-record-pangrams", pangrams=view["pangrams"]), view["pangrams"]),
        (text("play-end-longest"), tag("span", longest, translate="no") if longest else ""),
        (text("play-end-hints"), view["hints"]["used"]),
        (text("play-end-time"), duration(view["seconds"] // 60) if view["seconds"] else ""),
        (text("play-record-streak"), streak if streak > 1 else ""),
    )
    return {
        "has_ended": True,
        "summary_title": title,
        "summary_score": _score(view, int(view["score"] * state.counted)),
        "summary_facts": [
            tag("div", tag("dt", name), tag("dd", fact)) for name, fact in facts if fact != ""
        ],
        "summary_badges": _badges(view),
        "reminder": text("play-reminder", games=state.games_to_copy) if state.games_to_copy else "",
        "next_hive": text("play-next-hive", time=duration(minutes_left()))
        if state.is_todays
        else "",
    }


def _score(view: View, score: int) -> str:
    return text("play-end-score", score=score, total=view["total"])


def _badges(view: View) -> list[Markup]:
    earned = [badge["name"] for badge in view["badges"] if badge["earned"]]
    return [tag("li", text(f"bee-badge-{name}")) for name in earned]


def duration(minutes: int) -> str:
    """Return a duration as text: 5 h 12 min; at least one minute."""
    return text("play-duration", hours=minutes // 60, minutes=max(1, minutes) % 60)


def minutes_left() -> int:
    """Return the minutes until the next day begins on the player's clock, rounded up."""
    now = Date.new()
    tomorrow = Date.new(now.getFullYear(), now.getMonth(), now.getDate() + 1)  # as the clock shows
    return -int((now.getTime() - tomorrow.getTime()) // MILLISECONDS_A_MINUTE)


# Shares the result of a game without revealing any of its words.

REACHED, AHEAD = "🟨", "⬜"


def text_of(view: View, game: OpenGame, state: State) -> str:
    """Return the text to share: the rank, a bar with a square for each rank, the counts, a link.

    The state says whether to include the number of hints and of all words.
    """
    hive, day = game.puzzle
    return text(
        "play-share",
        puzzle=day_short(day) if day else str(hive),
        rank=text(f"bee-rank-{view['rank']}"),
        state="complete" if view["complete"] else "open",
        bar=bar_of(view),
        found=view["count"],
        words=state.total(view["words"]),
        pangrams=view["pangrams"],
        hints=view["hints"]["used"] if state.shares_hints else "none",
        link=links.absolute("play/" + game.name),
    )


def bar_of(view: View) -> str:
    """Return a square for each rank up to Genius, filled if it is reached."""
    return "".join([REACHED if reached else AHEAD for reached in _reached(view)])


def _reached(view: View) -> list[bool]:
    """Return for each rank up to Genius whether it is reached, the lowest first."""
    return [step["reached"] for step in view["ranks"] if step["name"] != HIDDEN_RANK]


def share(event: Event, result: Callable[[], Awaitable[str]]) -> Awaitable[object]:
    """Open the phone's share sheet with a text, or copy it on devices that have none or refuse it.

    Call this in the handler of a click; see `copy`.
    """
    if has_sheet():
        return _open_sheet(event, result)
    return copy(event, result)


def has_sheet() -> bool:
    """Return whether this is a phone with a share sheet; on desktops, people expect a copy."""
    return bool(window.matchMedia("(pointer: coarse)").matches and hasattr(navigator, "share"))


async def _open_sheet(event: Event, result: Callable[[], Awaitable[str]]) -> None:
    if not await open_sheet(to_js({"text": await result()})):
        await copy(event, result)


# A picture to share: what the text says, and the score, in the light theme's colors. It is 1080
# pixels wide and high.

SIDE, MIDDLE = 1080, 540
PAPER, INK, HONEY, EMPTY = "#fffaf0", "#231b38", "#f6b42c", "#f5ebd7"
CORNERS = (0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5)


async def share_picture(view: View, game: OpenGame, result: str) -> None:
    """Open the phone's share sheet with a picture and the text, or save the picture as a file."""
    picture = await _png(view, result.split("\n"))
    name = f"open-hive-{game.puzzle.day or game.puzzle.hive}.png"
    shared: Any = to_js({"text": result})
    shared.files = to_js([File.new(to_js([picture]), name, to_js({"type": picture.type}))])
    is_possible = has_sheet() and hasattr(navigator, "canShare") and navigator.canShare(shared)
    if is_possible and await open_sheet(shared):
        return
    files.save(name, picture)
    say(text("play-picture-saved", file=name))


async def _png(view: View, lines: Sequence[str]) -> Element:
    """Return a picture with the lines of a shared text; hexagons replace the squares for ranks."""
    bee: Any = made("img", src=files.BASE + "bee.svg" + ("#queen" if view["complete"] else ""))
    await bee.decode()
    canvas: Any = made("canvas", width=SIDE, height=SIDE)
    pen = canvas.getContext("2d")
    pen.fillStyle = PAPER
    pen.fillRect(0, 0, SIDE, SIDE)
    pen.textAlign = "center"
    pen.drawImage(bee, MIDDLE - 200, 60, 400, 400)
    _write(pen, lines[0].replace("👑", "·").replace("🐝", "·"), 560, 56)
    _write(pen, _score(view, view["score"]), 680, 76)
    steps = _reached(view)
    for place, reached in enumerate(steps):
        across = MIDDLE + 96 * (place - (len(steps) - 1) / 2)
        _hexagon(pen, across, 780, 48, HONEY if reached else EMPTY)
    _write(pen, lines[2], 920, 48)
    _write(pen, lines[3].partition("://")[2], 1000, 34)
    picture: Element = await Promise.new(lambda done, _: canvas.toBlob(done, "image/png"))
    return picture


def _hexagon(pen: Any, x: float, y: float, radius: float, color: str) -> None:
    pen.beginPath()
    for right, down in CORNERS:
        pen.lineTo(x + right * radius, y + down * radius)
    pen.closePath()
    pen.fillStyle, pen.strokeStyle, pen.lineWidth = color, INK, 4
    pen.fill()
    pen.stroke()


def _write(pen: Any, line: str, y: int, size: int) -> None:
    """Write a line, centered, and no wider than the picture."""
    pen.fillStyle, pen.font = INK, f"600 {size}px Fredoka, system-ui, sans-serif"
    pen.fillText(line, MIDDLE, y, SIDE - 80)
